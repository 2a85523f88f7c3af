"""What Pirate King!'s board can look ahead to: the next card of a deck, or a card on its way into a row."""

from dataclasses import dataclass
from typing import Any

from rules.pirate_king.choices import PlaceAt, Recall, Show
from rules.pirate_king.view import View


@dataclass(frozen=True, slots=True)
class Outlook:
    """The next card of the seat that votes."""

    seat: int
    cards_left: int
    """Cards from which the next one comes."""
    chance: float | None
    """The chance to bust with it, from 0 to 1; None if it is not to be shown."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """A card that a choice would bring into a play area, for certain."""

    host: int
    """Whose play area."""
    card: str
    owner: int


def arrival_of(view: View, choice: Any) -> Arrival | None:
    """The card that a choice of the acting seat would bring into a play area; None for any other choice.

    The card that SHOW names is its owner's secret until it lies in the row.
    """
    seat = view.acting
    if seat is None:
        return None
    match choice:
        case PlaceAt(seat=host):
            entry = view.rows[seat][int(view.agenda[-1][2])]
            return Arrival(host, entry.face or entry.card, seat)
        case Recall(card=card) | Show(card=card):
            return Arrival(seat, card, seat)
    return None
