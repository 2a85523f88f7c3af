"""The choices a seat can make (dossier 4.2 to 5.5).

Number discs are named by number, areas, tiles, landing spaces, characters and colours by id, crew sections
from 1. :class:`Back` takes back the last part of an action that is chosen in parts.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """Put a number disc with an action disc onto a free space of an area (phase one, or Manuel I)."""

    number: int
    area: str


@dataclass(frozen=True, slots=True)
class Execute:
    """Pay for the disc's action and perform it."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Take the row's money instead of the action."""


@dataclass(frozen=True, slots=True)
class Buy:
    """Projects: buy this tile; the São Gabriel one comes launched."""

    project: str


@dataclass(frozen=True, slots=True)
class ChooseSection:
    """Recruiting: hire from this crew section; None hires nobody, for a captain alone."""

    section: int | None


@dataclass(frozen=True, slots=True)
class Hire:
    """Recruiting: so many sailors of a colour, colours in their order."""

    colour: str
    count: int


@dataclass(frozen=True, slots=True)
class TakeCaptain:
    """Recruiting: a captain for as many Reals as sailors are hired."""


@dataclass(frozen=True, slots=True)
class LeaveCaptain:
    """Recruiting: no captain."""


@dataclass(frozen=True, slots=True)
class Send:
    """Sailing: the ship to send next."""

    ship: str


@dataclass(frozen=True, slots=True)
class Berth:
    """The landing space for a ship or merchant; a ship's first one fixes the landing of the action."""

    space: str


@dataclass(frozen=True, slots=True)
class TakeProject:
    """Landing reward: an ordinary project from the display."""

    project: str


@dataclass(frozen=True, slots=True)
class TakeSailor:
    """Landing reward: a sailor from a crew section."""

    section: int
    colour: str


@dataclass(frozen=True, slots=True)
class Refuse:
    """Landing reward: nothing."""


@dataclass(frozen=True, slots=True)
class TakeMoney:
    """Characters: money stack 1 or 2."""

    stack: int


@dataclass(frozen=True, slots=True)
class TakeCharacter:
    """Characters: a character tile."""

    character: str


@dataclass(frozen=True, slots=True)
class Hold:
    """Girolamo: keep the merchant for phase three."""


@dataclass(frozen=True, slots=True)
class Launch:
    """Turn an own project to its ship side, a free action."""

    project: str


@dataclass(frozen=True, slots=True)
class PayCrew:
    """The crew paid for launching: one of each colour, by letters in the colours' order."""

    colours: str


@dataclass(frozen=True, slots=True)
class Done:
    """No more of what is being chosen."""


@dataclass(frozen=True, slots=True)
class Back:
    """Take back the last part."""


Choice = (
    Place
    | Execute
    | Decline
    | Buy
    | ChooseSection
    | Hire
    | TakeCaptain
    | LeaveCaptain
    | Send
    | Berth
    | TakeProject
    | TakeSailor
    | Refuse
    | TakeMoney
    | TakeCharacter
    | Hold
    | Launch
    | PayCrew
    | Done
    | Back
)
CHOICE_TYPES: tuple[type, ...] = (
    Place,
    Execute,
    Decline,
    Buy,
    ChooseSection,
    Hire,
    TakeCaptain,
    LeaveCaptain,
    Send,
    Berth,
    TakeProject,
    TakeSailor,
    Refuse,
    TakeMoney,
    TakeCharacter,
    Hold,
    Launch,
    PayCrew,
    Done,
    Back,
)
