"""What lies in a play area, and what it amounts to: always counted from the face-up cards (dossier 4.0)."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .cards import Face


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


def totals(entries: Iterable[Entry], faces: Mapping[str, Face]) -> Totals:
    """Add up a play area: own row and visitors."""
    sword = gold = curse = crown = 0
    earns: list[Face] = []
    for _, shown, _, _ in entries:
        face = faces[shown]
        sword += face.sword
        gold += face.gold
        curse += face.curse
        crown += face.crown
        if face.earns:
            earns.append(face)
    if not earns:
        return Totals(sword, gold, curse, crown)
    symbols = {"sword": sword, "gold": gold, "curse": curse, "crown": crown}
    for face in earns:
        for earn in face.earns:
            if earn.gain == "sword":
                sword += symbols[earn.per]
            else:
                gold += symbols[earn.per]
    return Totals(sword, gold, curse, crown)


def turned_over(entry: Entry) -> Entry:
    """The card face down: no symbols, no effects, not to be copied."""
    return Entry(entry.card, "", False, entry.owner)
