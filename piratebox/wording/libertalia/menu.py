"""How each decision is asked. Items stand in the order of the board, from left to right.

Targets: ``hand:<rank>``, ``graveyard:<rank>`` (the own one), ``booty:<day>:<n>`` (see ``names.lying``),
``den:<seat>:<rank>``, ``seat:<seat>``, ``token:<kind>`` (an own one), ``colour:<id>``.
"""

from collections.abc import Callable, Sequence
from typing import Any

from piratebox.language import pick, t
from piratebox.table.asking import Item, Menu
from rules.core.game import Decision
from rules.libertalia.choices import (
    ChooseColour,
    KeepMaps,
    Sell,
    SellMap,
    Shoot,
    Strike,
)
from rules.libertalia.components import BOOTY, COLOURS, DAYS, KIND, KINDS, MAP, RANK_OF
from rules.libertalia.effects import MERCHANT_PAYS
from rules.libertalia.view import View

from .crews import ties_won
from .names import (
    Names,
    a_token,
    character,
    colour,
    lying,
    owned,
    phases,
    ranked,
    token_word,
    tokens,
)
from .reasons import reason

KEYS = "1234567890abefmnopqrtvwyz"
"""The keys of items in turn: those letters that do nothing else at the table."""
AT_ONCE = 9
"""So many characters of dens are listed at once; of more the den is asked first."""

Found = Sequence[tuple[int, int]]
"""Characters in dens: seat and rank."""


def menu(seen: View, decision: Decision, names: Names) -> Menu:
    """The decision as a menu; ``seen`` is the acting seat's own view."""
    return _ASKED[decision.kind](seen, decision, names)


# --- hands ------------------------------------------------------------------------------------------------


def _play(seen: View, decision: Decision, _names: Names) -> Menu:
    question = t("Choose the character for day {day}. Enter seals it for good.", day=seen.day)
    return Menu(question, _from_hand(decision))


def _parrot(_seen: View, decision: Decision, _names: Names) -> Menu:
    return Menu(t("Which character takes the Parrot's place on the ship?"), _from_hand(decision))


def _from_hand(decision: Decision) -> tuple[Item, ...]:
    return tuple(
        Item(key, ranked(choice.rank), phases(choice.rank), f"hand:{choice.rank}", choice)
        for key, choice in zip(KEYS, decision.choices, strict=False)
    )


def _revive(_seen: View, decision: Decision, _names: Names) -> Menu:
    items = tuple(
        Item(key, ranked(choice.rank), phases(choice.rank), f"graveyard:{choice.rank}", choice)
        for key, choice in zip(KEYS, decision.choices, strict=False)
    )
    return Menu(t("Surgeon: which character comes back from the graveyard, unseen?"), items)


# --- dens -------------------------------------------------------------------------------------------------


def _recruit(_seen: View, decision: Decision, _names: Names) -> Menu:
    items = tuple(
        Item(key, ranked(choice.rank), phases(choice.rank), f"den:{decision.seat}:{choice.rank}", choice)
        for key, choice in zip(KEYS, decision.choices, strict=False)
    )
    return Menu(t("Recruiter: which character comes back from the den into hand?"), items)


def _gunner(seen: View, decision: Decision, names: Names) -> Menu:
    question = t("The Gunner has paid {amount}. Which character does he shoot?", amount=seen.agenda[-1][2])
    found = [(choice.seat, choice.rank) for choice in decision.choices]
    return Menu(question, tuple(_in_dens(found, Shoot, names, own=decision.seat)))


def _saber(seen: View, decision: Decision, names: Names) -> Menu:
    found = [(choice.seat, choice.rank) for choice in decision.choices]
    items = _in_dens(found, Strike, names)
    reachable = {decision.seat, (decision.seat + 1) % seen.seats, (decision.seat - 1) % seen.seats}
    for seat, den in enumerate(seen.dens):
        if den and seat not in reachable:
            items.append(
                Item(
                    KEYS[len(items)],
                    t("{name}'s den", name=names[seat]),
                    t("out of reach"),
                    f"seat:{seat}",
                    reason=reason("not_a_neighbour"),
                )
            )
    return Menu(t("The saber strikes. Which character of a neighbour is discarded?"), tuple(items))


def _in_dens(
    found: Found, choice: type[Shoot] | type[Strike], names: Names, *, own: int | None = None
) -> list[Item]:
    """Characters in dens: all at once, or den by den if there are many."""
    seats = list(dict.fromkeys(seat for seat, _ in found))
    if len(found) <= AT_ONCE or len(seats) == 1:
        return [
            Item(
                key,
                owned(rank, names[seat]),
                t("own den") if seat == own else phases(rank),
                f"den:{seat}:{rank}",
                choice(seat, rank),
            )
            for key, (seat, rank) in zip(KEYS, found, strict=False)
        ]
    items = []
    for key, seat in zip(KEYS, seats, strict=False):
        den = [rank for other, rank in found if other == seat]
        inside = tuple(
            Item(inner, ranked(rank), phases(rank), f"den:{seat}:{rank}", choice(seat, rank))
            for inner, rank in zip(KEYS, den, strict=False)
        )
        question = t("Which character of {name}'s den?", name=names[seat])
        items.append(
            Item(
                key,
                t("{name}'s den", name=names[seat]),
                t("own den") if seat == own else t(", ").join(map(str, den)),
                f"seat:{seat}",
                menu=Menu(question, inside, back=t("another den")),
            )
        )
    return items


# --- booty ------------------------------------------------------------------------------------------------


def _booty(seen: View, decision: Decision, _names: Names) -> Menu:
    rank = seen.ship[-1].rank
    fields = {"card": character(rank), "rank": rank}
    if rank != RANK_OF["cook"]:
        question = t("{card} ({rank}) takes one booty token.", **fields)
    elif seen.agenda[-1][2] == 2:
        question = t("{card} ({rank}) takes the first of two booty tokens.", **fields)
    else:
        question = t("{card} ({rank}) takes the second of two booty tokens.", **fields)
    row = lying(seen.space)
    items = tuple(
        Item(
            key,
            token_word(choice.token),
            _worth(seen, decision.seat, choice.token),
            f"booty:{seen.day}:{row.index(choice.token)}",
            choice,
        )
        for key, choice in zip(KEYS, decision.choices, strict=False)
    )
    return Menu(question, items)


def _worth(seen: View, seat: int, kind: str) -> str:
    """What a token is good for, in at most 24 cells, and by what everybody may know."""
    token = BOOTY[KIND[kind]]
    if kind == "map" and not seen.options.memory:
        held = (seen.tokens[seat] or ())[MAP] % token.set_size + 1
        return t("{n} of {size}, a set is +{worth}", n=held, size=token.set_size, worth=token.per_set)
    if kind == "saber":
        left, right = (seat + 1) % seen.seats, (seat - 1) % seen.seats
        if seen.dens[left] or seen.dens[right]:
            return t("strikes a neighbour")
        return t("nobody to strike")
    if token.each > 0:
        return t("+{worth} at the end", worth=token.each)
    if token.each < 0:
        return t("-{worth} at the end", worth=-token.each)
    return str(pick(token.brief))


def _keep(seen: View, decision: Decision, _names: Names) -> Menu:
    items = tuple(
        Item(
            key,
            token_word(choice.token),
            t("1 of {n}", n=_own(seen, decision.seat, choice.token)),
            f"token:{choice.token}",
            choice,
        )
        for key, choice in zip(KEYS, decision.choices, strict=False)
    )
    return Menu(t("Preacher: which token is kept? All others go back to the bag."), items)


def _own(seen: View, seat: int, kind: str) -> int:
    """How many tokens of a kind the acting seat owns."""
    counts = seen.tokens[seat]
    return counts[KIND[kind]] if counts else 0


def _sell(seen: View, decision: Decision, _names: Names) -> Menu:
    """Kind by kind; of three and more alike the number is asked then."""
    legal = frozenset(decision.choices)
    items = []
    held = [kind for kind in KINDS if _own(seen, decision.seat, kind)]
    for key, kind in zip(KEYS, held, strict=False):
        label, target = tokens(kind, _own(seen, decision.seat, kind)), f"token:{kind}"
        pair, three = Sell(kind, 2), Sell(kind, 3)
        if three in legal:
            inside = tuple(
                Item(number, tokens(kind, int(number)), _price(int(number)), target, choice)
                for number, choice in (("2", pair), ("3", three))
            )
            question = t(
                "Two for {two} doubloons, or three for {three}?", two=MERCHANT_PAYS[2], three=MERCHANT_PAYS[3]
            )
            items.append(
                Item(
                    key, label, t("two or three"), target, menu=Menu(question, inside, back=t("another kind"))
                )
            )
        elif pair in legal:
            items.append(Item(key, label, _price(2), target, pair))
        else:
            items.append(Item(key, label, "", target, reason=reason("too_few_tokens")))
    return Menu(t("Merchant: which tokens alike are sold?"), tuple(items))


def _price(count: int) -> str:
    return t("+{amount}", amount=MERCHANT_PAYS[count])


def _waitress(seen: View, decision: Decision, _names: Names) -> Menu:
    maps = _own(seen, decision.seat, "map")
    note = t("+3, {n} held", n=maps)
    if SellMap() in decision.choices:
        sell = Item("1", t("Sell {token}", token=a_token("map")), note, "token:map", SellMap())
    else:
        sell = Item("1", t("Sell {token}", token=a_token("map")), note, "token:map", reason=reason("no_map"))
    keep = Item("2", t("Sell nothing"), choice=KeepMaps())
    nights = DAYS - seen.day
    question = (
        t("Waitress: sell a treasure map? {n} more nights follow.", n=nights)
        if nights > 1
        else t("Waitress: sell a treasure map?")
    )
    return Menu(question, (sell, keep))


# --- colours ----------------------------------------------------------------------------------------------


def _colour(seen: View, decision: Decision, names: Names) -> Menu:
    items = []
    for key, id in zip(KEYS, COLOURS, strict=False):
        base: dict[str, Any] = {"key": key, "label": colour(id), "target": f"colour:{id}"}
        choice = ChooseColour(id)
        if choice in decision.choices:
            items.append(Item(**base, note=_against(seen, id, names), choice=choice))
        else:
            holder = names[seen.colours.index(id)]
            items.append(Item(**base, note=holder, reason=reason("colour_taken")))
    return Menu(t("Which crew does {name} sail with?", name=names[decision.seat]), tuple(items))


def _against(seen: View, id: str, names: Names) -> str:
    """How often the colour wins a tie against the one chosen last."""
    if not seen.colours:
        return ""
    won = ties_won(id, seen.colours[-1])
    return t("{won}:{lost} against {name}", won=won, lost=30 - won, name=names[len(seen.colours) - 1])


_ASKED: dict[str, Callable[[View, Decision, Names], Menu]] = {
    "play": _play,
    "parrot": _parrot,
    "recruit": _recruit,
    "keep": _keep,
    "gunner": _gunner,
    "sell": _sell,
    "revive": _revive,
    "booty": _booty,
    "saber": _saber,
    "waitress": _waitress,
    "colour": _colour,
}
