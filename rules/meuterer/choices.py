"""The choices a seat can make (dossier 4.1).

Cards and roles are named by id, islands by their place among the open ones.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SetSalary:
    """Step 1: the captain promises the Mate a salary, 0 to 3."""

    amount: int


@dataclass(frozen=True, slots=True)
class Offer:
    """Step 2: put a hand card face up in front of oneself."""

    card: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Step 2: offer nothing more this round."""


@dataclass(frozen=True, slots=True)
class TakeRole:
    """Step 2, after passing: keep one of the roles still in the middle."""

    role: str


@dataclass(frozen=True, slots=True)
class AddWeapon:
    """Step 4: add a weapon from hand to one's side."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Step 4: add no more weapons."""


@dataclass(frozen=True, slots=True)
class Allocate:
    """Step 5: what of the offered goods is for the first open island and what for the second.

    The islands are those of ``State.open``, in that order; None and 0 where an island gets nothing.
    """

    first: str | None
    first_count: int
    second: str | None
    second_count: int


@dataclass(frozen=True, slots=True)
class Bottom:
    """Step 8: the Loader puts a card under the draw pile; the first of the three lies lowest."""

    card: str


Choice = SetSalary | Offer | Pass | TakeRole | AddWeapon | Stop | Allocate | Bottom
CHOICE_TYPES = (SetSalary, Offer, Pass, TakeRole, AddWeapon, Stop, Allocate, Bottom)
