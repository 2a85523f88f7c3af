"""How each decision is asked: one part each, goods for two open islands in two.

Targets on the board: ``hand:<card>``, ``role:<role>``, ``salary:<n>``, ``goods:<place in the ring>``,
``pass``, ``weapon`` and ``stop``.
"""

from collections.abc import Callable, Sequence

from piratebox.language import listed, t, tn, tp
from piratebox.table.asking import Item, Menu
from rules.core.game import Decision
from rules.meuterer.choices import AddWeapon, Allocate, Bottom, Offer, Pass, SetSalary, Stop, TakeRole
from rules.meuterer.components import KIND, MATES_SHARE, ROLES, SALARIES, WEAPON
from rules.meuterer.foresight import strengths
from rules.meuterer.view import View

from .names import Names, card_name, counted, island_name, role_name
from .reasons import reason

KEYS = "1234567890"
"""The keys of items in turn."""


def menu(seen: View, decision: Decision, names: Names) -> Menu:
    """The decision as a menu; ``seen`` is the acting seat's own view."""
    return _ASKED[decision.kind](seen, decision, names)


# --- salary and offering ----------------------------------------------------------------------------------


def _salary(_seen: View, _decision: Decision, _names: Names) -> Menu:
    items = tuple(
        Item(
            str(amount),
            t("{n} VP", n=amount),
            t("Mate: {n} in all", n=amount + MATES_SHARE),
            f"salary:{amount}",
            SetSalary(amount),
        )
        for amount in SALARIES
    )
    return Menu(t("Promise a salary to whoever is the Mate."), items, short=t("Promise the Mate a salary."))


def _offer(seen: View, decision: Decision, _names: Names) -> Menu:
    """Nothing here may hang on the roles in the middle."""
    cards = [choice.card for choice in decision.choices if isinstance(choice, Offer)]
    items = [
        Item(key, _held(seen, card), "", f"hand:{card}", Offer(card))
        for key, card in zip(KEYS, cards, strict=False)
    ]
    items.append(Item("p", tp("offering", "Pass"), t("keeping {n}", n=sum(seen.hand)), "pass", Pass()))
    if decision.seat == seen.captain:
        question = t("Offer one card, or pass and set the course.")
    else:
        question = t("Offer one card, or pass and take a role.")
    return Menu(question, tuple(items), short=t("Offer a card, or pass."))


def _held(seen: View, card: str) -> str:
    """A kind of card in hand, with its number if there are several."""
    count = seen.hand[KIND[card]]
    return t("{card} x{n}", card=card_name(card), n=count) if count > 1 else card_name(card)


# --- roles ------------------------------------------------------------------------------------------------


def _take_role(seen: View, decision: Decision, names: Names) -> Menu:
    """The roles in the middle, then those that are gone, with what this seat may conclude."""
    left = [choice.role for choice in decision.choices]
    gone = [role for role in ROLES if role not in left]
    items = [
        Item(key, role_name(role), _brief(seen, role), f"role:{role}", TakeRole(role))
        for key, role in zip(KEYS, left, strict=False)
    ]
    earlier = [seat for seat in seen.passed if seen.taken[seat]]
    for role in gone:
        fields = {"role": role_name(role), "names": listed([names[seat] for seat in earlier])}
        if len(earlier) == 1:
            note, why = t("{names} has it", **fields), t("{role} is gone: {names} has it.", **fields)
        else:
            note, why = t("gone"), t("{role} is gone: one of {names} has it.", **fields)
        items.append(Item(KEYS[len(items)], role_name(role), note, f"role:{role}", reason=why))
    return Menu(t("Keep one role, face down."), tuple(items))


def _brief(seen: View, role: str) -> str:
    """What a role is for, in a few words."""
    words = {
        "mate": t("{n} if command holds", n=MATES_SHARE + (seen.salary or 0)),
        "mutineer": t("own course"),
        "boy": t("+2 if mutiny wins"),
        "merchant": t("full price when level"),
        "loader": t("nothing any more") if seen.last_round else t("draws 3 more"),
    }
    return words[role]


# --- mutiny -----------------------------------------------------------------------------------------------


def _weapon(seen: View, decision: Decision, _names: Names) -> Menu:
    captains, mutiny = strengths(seen)
    held = seen.hand[WEAPON]
    if AddWeapon() in decision.choices:
        add = Item("1", t("Add a weapon"), t("{n} in hand", n=held), "weapon", AddWeapon())
    else:
        add = Item("1", t("Add a weapon"), t("none in hand"), "weapon", reason=reason("no_weapon"))
    question = t(
        "Captain's side {captains}, mutiny {mutiny}: add a weapon?", captains=captains, mutiny=mutiny
    )
    short = t("Captain {captains}, mutiny {mutiny}: more?", captains=captains, mutiny=mutiny)
    return Menu(question, (add, Item("p", t("Add no more"), "", "stop", Stop())), short=short)


# --- selling ----------------------------------------------------------------------------------------------


def _allocate(seen: View, decision: Decision, names: Names) -> Menu:
    """Island by island; where only one thing is left for the second, it is not asked."""
    if len(seen.open) == 1:
        return Menu(_sold_at(seen, 0, decision, names), _at_island(seen, 0, decision.choices))
    groups: dict[tuple[str | None, int], list[Allocate]] = {}
    for choice in decision.choices:
        groups.setdefault((choice.first, choice.first_count), []).append(choice)
    if len(groups) == 1:
        return Menu(_sold_at(seen, 1, decision, names), _at_island(seen, 1, decision.choices))
    items = []
    target = f"goods:{seen.open[0]}"
    for key, (lot, choices) in zip(KEYS, groups.items(), strict=False):
        label = _lot(*lot)
        if len(choices) == 1:
            only = choices[0]
            note = t("{island}: {goods}", island=_island(seen, 1), goods=_lot(only.second, only.second_count))
            items.append(Item(key, label, note, target, only))
            continue
        inside = Menu(
            t("And at {island}?", island=_island(seen, 1)),
            _at_island(seen, 1, choices),
            back=t("the other island"),
        )
        note = tn("{n} way to go on", "{n} ways to go on", len(choices))
        items.append(Item(key, label, note, target, menu=inside))
    return Menu(_sold_at(seen, 0, decision, names), tuple(items))


def _sold_at(seen: View, at: int, decision: Decision, names: Names) -> str:
    return t("What does {name} sell at {island}?", name=names[decision.seat], island=_island(seen, at))


def _at_island(seen: View, at: int, choices: Sequence[Allocate]) -> tuple[Item, ...]:
    """What can be sold at one of the open islands, if that is all the choices differ in."""
    items = []
    for key, choice in zip(KEYS, choices, strict=False):
        first, second = (choice.first, choice.first_count), (choice.second, choice.second_count)
        items.append(Item(key, _lot(*(second if at else first)), "", f"goods:{seen.open[at]}", choice))
    return tuple(items)


def _island(seen: View, at: int) -> str:
    return island_name(seen.ring[seen.open[at]])


def _lot(card: str | None, count: int) -> str:
    return t("nothing") if card is None else counted(card, count)


# --- the Loader -------------------------------------------------------------------------------------------


def _bottom(seen: View, decision: Decision, _names: Names) -> Menu:
    items = tuple(
        Item(key, _held(seen, choice.card), "", f"hand:{choice.card}", Bottom(choice.card))
        for key, choice in zip(KEYS, decision.choices, strict=False)
    )
    questions = (
        t("Which card goes under the draw pile first? It will lie lowest."),
        t("Which card goes under the draw pile second?"),
        t("Which card goes under the draw pile third?"),
    )
    brief = (t("Which goes lowest?"), t("Which goes second?"), t("Which goes third?"))
    place = int(seen.agenda[-1][2])
    return Menu(questions[place], items, short=brief[place])


_ASKED: dict[str, Callable[[View, Decision, Names], Menu]] = {
    "salary": _salary,
    "offer": _offer,
    "take_role": _take_role,
    "weapon": _weapon,
    "allocate": _allocate,
    "bottom": _bottom,
}
