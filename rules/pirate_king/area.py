"""What lies in a play area, and what it amounts to: always counted from the face-up cards (dossier 4.0)."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from .cards import Box, Gain, Symbol


class Entry(NamedTuple):
    """A card in a play area.

    ``face`` is the card it counts as: itself, what a COPY has become, or empty while it shows nothing (a
    blank COPY, or face down).
    """

    card: str
    face: str
    up: bool
    owner: int


class Totals(NamedTuple):
    """The symbols in a play area; ``sword`` and ``gold`` with live EARN bonuses."""

    sword: int
    gold: int
    curse: int
    crown: int


BUSTED = Totals(-1, -1, 0, 0)
"""What a bust player counts (dossier 4.0)."""


@cache
def face_up(card: str, face: str, owner: int) -> Entry:
    """A card that lies face up; of entries that are equal only one is made."""
    return Entry(card, face, True, owner)


@lru_cache(maxsize=8192)
def totals(entries: tuple[Entry, ...], box: Box) -> Totals:
    """Add up a play area: own row and visitors."""
    (sword,), (gold,) = amounts((entries,), "sword", box), amounts((entries,), "gold", box)
    return Totals(sword, gold, count(entries, "curse", box), count(entries, "crown", box))


def amounts(areas: Iterable[Sequence[Entry]], gain: Gain, box: Box) -> list[int]:
    """The swords or gold in play areas with live EARN bonuses, which count symbols only (dossier 5)."""
    printed, earns = box.printed[gain], box.earns[gain]
    found = []
    for entries in areas:
        amount = 0
        for entry in entries:
            face = entry.face
            amount += printed[face]
            if face in earns:
                for symbol in earns[face]:
                    amount += count(entries, symbol, box)
        found.append(amount)
    return found


def count(entries: Iterable[Entry], symbol: Symbol, box: Box) -> int:
    """How many of a symbol the cards in a play area show."""
    printed = box.printed[symbol]
    found = 0
    for entry in entries:
        found += printed[entry.face]
    return found


def turned_over(entry: Entry) -> Entry:
    """The card face down: no symbols, no effects, not to be copied."""
    return Entry(entry.card, "", False, entry.owner)
