"""The choices a seat can make (dossier 4); cards are named by id."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChoosePirate:
    """Take this pirate into the own deck."""

    card: str


@dataclass(frozen=True, slots=True)
class Continue:
    """Vote to flip on."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Vote to stop for this round."""


@dataclass(frozen=True, slots=True)
class PutBack:
    """LOOK: of the cards seen, the next to be put back; the first lies uppermost."""

    card: str


@dataclass(frozen=True, slots=True)
class Show:
    """CHOOSE: reveal this one of the two cards seen, discard the other."""

    card: str


@dataclass(frozen=True, slots=True)
class Recall:
    """FROM_DISCARD: put this card of the own discard pile into the row."""

    card: str


@dataclass(frozen=True, slots=True)
class PlaceAt:
    """PLACE: move the card to this seat's play area."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakeMonster:
    """Take this monster."""

    card: str


@dataclass(frozen=True, slots=True)
class TakeLoot:
    """Take this loot card."""

    card: str


@dataclass(frozen=True, slots=True)
class RemoveLoot:
    """Remove this loot card from the game (two players)."""

    card: str


Choice = (
    ChoosePirate | Continue | Stop | PutBack | Show | Recall | PlaceAt | TakeMonster | TakeLoot | RemoveLoot
)
CHOICE_TYPES = (
    ChoosePirate,
    Continue,
    Stop,
    PutBack,
    Show,
    Recall,
    PlaceAt,
    TakeMonster,
    TakeLoot,
    RemoveLoot,
)
