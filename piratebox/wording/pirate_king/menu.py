"""How each decision is asked; every question has one part.

Targets on the board: ``pirate:<card>``, ``monster:<card>``, ``loot:<card>``, ``top:<card>``,
``discard:<card>``, ``seat:<seat>``, ``vote:flip`` and ``vote:stop``.
"""

from collections.abc import Callable
from typing import Any

from piratebox.language import t
from piratebox.table.asking import Item, Menu
from rules.core.game import Decision
from rules.pirate_king.cards import BURST
from rules.pirate_king.choices import (
    ChoosePirate,
    PlaceAt,
    PutBack,
    Recall,
    RemoveLoot,
    Show,
    TakeLoot,
    TakeMonster,
)
from rules.pirate_king.state import BUST
from rules.pirate_king.view import View

from .ballot import ballot_menu
from .names import Names, bare_name, card_note, several, symbols
from .reasons import reason

KEYS = "1234567890abefmnpqrtvwyzABEFMNPQRTVWYZ"
"""The keys of items in turn: digits, then those letters that do nothing else at the table."""


def menu(seen: View, decision: Decision, names: Names, *, odds: bool = True, short: bool = False) -> Menu:
    """The decision as a menu; ``seen`` is the acting seat's own view.

    Args:
        seen: what the acting seat knows.
        decision: what is asked.
        names: the players' names by seat.
        odds: whether a vote tells what each card would do.
        short: whether the notes of a vote keep to 48 cells.
    """
    if decision.kind == "ballot":
        return ballot_menu(seen, decision.seat, names, odds=odds, short=short)
    return _ASKED[decision.kind](seen, decision, names)


def _items(seen: View, decision: Decision, kind: str, make: Callable[[str], Any]) -> tuple[Item, ...]:
    """One item a card, in the order of the choices, which is that of the board."""
    return tuple(
        Item(
            key,
            bare_name(seen, choice.card),
            card_note(seen, choice.card),
            f"{kind}:{choice.card}",
            make(choice.card),
        )
        for key, choice in zip(KEYS, decision.choices, strict=False)
    )


def _pirate(seen: View, decision: Decision, names: Names) -> Menu:
    """All pirates in the box's order, those already taken with who has them."""
    items = []
    for key, card in zip(KEYS, seen.box.pirates, strict=False):
        label, target = bare_name(seen, card), f"pirate:{card}"
        if ChoosePirate(card) in decision.choices:
            items.append(Item(key, label, card_note(seen, card), target, ChoosePirate(card)))
            continue
        owner = names[seen.pirates.index(card)]
        why = t("{card} is in {name}'s deck.", card=label, name=owner)
        items.append(Item(key, label, t("{name} has it", name=owner), target, reason=why))
    return Menu(t("Which pirate joins {name}'s deck?", name=names[decision.seat]), tuple(items))


def _look(seen: View, decision: Decision, _names: Names) -> Menu:
    done = int(seen.agenda[-1][3])
    items = _items(seen, decision, "top", PutBack)
    if done:
        return Menu(
            t("Which card comes next, under those already put back?"), items, short=t("Which one under it?")
        )
    question = t("Which card goes back uppermost? It is the next to be flipped.")
    return Menu(question, items, short=t("Which one goes uppermost?"))


def _choose(seen: View, decision: Decision, _names: Names) -> Menu:
    cards = [choice.card for choice in decision.choices]
    items = []
    for key, card in zip(KEYS, cards, strict=False):
        other = next((other for other in cards if other != card), card)
        note = t("discards {card}", card=bare_name(seen, other))
        items.append(Item(key, bare_name(seen, card), note, f"top:{card}", Show(card)))
    question = t("Which of the two is revealed? The other one is discarded.")
    return Menu(question, tuple(items), short=t("Which one is revealed?"))


def _from_discard(seen: View, decision: Decision, _names: Names) -> Menu:
    pile = seen.discards[decision.seat]
    items = tuple(
        Item(
            key,
            several(seen, choice.card, pile.count(choice.card)),
            card_note(seen, choice.card),
            f"discard:{choice.card}",
            Recall(choice.card),
        )
        for key, choice in zip(KEYS, decision.choices, strict=False)
    )
    return Menu(t("Which card comes back from the discard pile?"), items)


def _place(seen: View, decision: Decision, names: Names) -> Menu:
    """The other players in the order of their rows; whoever is bust can have no card."""
    entry = seen.rows[decision.seat][int(seen.agenda[-1][2])]
    added = seen.box.faces[entry.face].curse
    hosts = [seat for seat in range(seen.seats) if seat != decision.seat]
    items = []
    for key, host in zip(KEYS, hosts, strict=False):
        label, target = names[host], f"seat:{host}"
        if seen.status[host] == BUST:
            items.append(Item(key, label, t("bust"), target, reason=reason("host_is_bust")))
            continue
        curses = seen.totals(host).curse + added
        if curses >= BURST:
            note = t("then {curses}, bust if that stays", curses=symbols("curse", curses))
        else:
            note = t("then {curses}", curses=symbols("curse", curses))
        items.append(Item(key, label, note, target, PlaceAt(host)))
    return Menu(t("With whom is {card} placed?", card=bare_name(seen, entry.card)), tuple(items))


def _monster(seen: View, decision: Decision, _names: Names) -> Menu:
    return Menu(t("Which monster is taken?"), _items(seen, decision, "monster", TakeMonster))


def _loot(seen: View, decision: Decision, _names: Names) -> Menu:
    return Menu(t("Which loot is taken?"), _items(seen, decision, "loot", TakeLoot))


def _remove(seen: View, decision: Decision, _names: Names) -> Menu:
    return Menu(t("Which loot is removed from the game?"), _items(seen, decision, "loot", RemoveLoot))


_ASKED: dict[str, Callable[[View, Decision, Names], Menu]] = {
    "pirate": _pirate,
    "look": _look,
    "choose": _choose,
    "from_discard": _from_discard,
    "place": _place,
    "monster": _monster,
    "loot": _loot,
    "remove": _remove,
}
