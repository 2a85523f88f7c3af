"""The choices a seat can make (dossier 4.11).

Characters are named by rank, dens by seat, tokens by kind.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChooseColour:
    """Take a colour before the first deal (option ``colours``)."""

    colour: str


@dataclass(frozen=True, slots=True)
class Play:
    """Play a character from hand: sealed at sunrise, at once in a Parrot's place."""

    rank: int


@dataclass(frozen=True, slots=True)
class Recruit:
    """Recruiter: take a character from the own den into hand."""

    rank: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Preacher: keep one token of this kind, discard all others."""

    token: str


@dataclass(frozen=True, slots=True)
class Shoot:
    """Gunner: discard a character from any den."""

    seat: int
    rank: int


@dataclass(frozen=True, slots=True)
class Sell:
    """Merchant: discard 2 or 3 tokens of a kind."""

    token: str
    count: int


@dataclass(frozen=True, slots=True)
class Revive:
    """Surgeon: take a character from the own graveyard into hand, unseen."""

    rank: int


@dataclass(frozen=True, slots=True)
class Take:
    """Dusk: take a token of this kind from today's space."""

    token: str


@dataclass(frozen=True, slots=True)
class Strike:
    """Saber: discard a character from a neighbour's den."""

    seat: int
    rank: int


@dataclass(frozen=True, slots=True)
class SellMap:
    """Waitress: discard a treasure map for doubloons."""


@dataclass(frozen=True, slots=True)
class KeepMaps:
    """Waitress: sell nothing tonight."""


Choice = ChooseColour | Play | Recruit | Keep | Shoot | Sell | Revive | Take | Strike | SellMap | KeepMaps
CHOICE_TYPES = (
    ChooseColour,
    Play,
    Recruit,
    Keep,
    Shoot,
    Sell,
    Revive,
    Take,
    Strike,
    SellMap,
    KeepMaps,
)
