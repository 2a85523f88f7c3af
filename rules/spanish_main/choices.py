"""The choices a seat can make (dossier 4)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Move:
    """Play a movement card; ``space`` is the target's, a pair's front one, or None without a target."""

    card: str
    space: int | None = None


@dataclass(frozen=True, slots=True)
class Repair:
    """Turn all nine ships undamaged."""


@dataclass(frozen=True, slots=True)
class Accuse:
    """Name a player (``accused``, a seat) and the pirate (a ship id) he is said to hold."""

    accused: int
    pirate: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, or swap one movement card for a new one."""

    swap: str | None = None


@dataclass(frozen=True, slots=True)
class PayForAccusation:
    """The hand card an accusation costs, when movement cards are held in hand (dossier 9.2)."""

    card: str


Choice = Move | Repair | Accuse | Pass | PayForAccusation
CHOICE_TYPES = (Move, Repair, Accuse, Pass, PayForAccusation)
