"""The contract between a game's rules and whoever plays it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict

from .chance import Chance
from .events import Event, Recorder
from .standings import Standings


class IllegalChoice(Exception):  # noqa: N818
    """A choice the rules do not allow; nothing has changed.

    ``reason`` is a short code, such as ``"all_damaged"``, that the app words in the player's language.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Options(BaseModel):
    """What a table fixes before the first turn; each game has its own subclass.

    Every field's ``title`` and ``description`` are message ids of the app's catalogue.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Decision(NamedTuple):
    """A choice some seat must make now."""

    seat: int
    kind: str
    """Names the prompt and the screen's way of asking."""
    choices: tuple[Any, ...]
    """Every legal choice, in a canonical order, never empty: small frozen hashable values."""
    private: bool
    """Whether choosing needs this seat's hidden information on screen."""


S = TypeVar("S")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """One published game: its parts are plain functions, each from the module of the game named after it.

    It keeps nothing; it reads and changes positions of type ``S``, which have a ``copy()`` and say whether
    they are ``over``. A view ``V`` holds all that one seat may know, and nothing else; screens and bots get
    views only.
    """

    key: str
    """The name used in saves and on the command line."""
    rules: int
    """Raised by any change that alters the replay of an older match."""
    seats: range
    """Seat counts that can be played."""
    options: type[Options]
    """The options this game knows."""
    choice_types: tuple[type, ...]
    """Every kind of choice, for reading saved matches."""
    state_type: type[S]
    """The position: a slotted dataclass."""
    first_look: bool
    """Whether each seat holds secrets from the deal that it should see before the first turn."""
    judgement: "Judgement[V]"
    """How a computer player thinks about this game."""
    set_up: Callable[[int, Any, int, Recorder | None], S]
    """The position at the first decision, for a number of seats, options and a seed.

    What the deal brings to light, and any step before the first decision, is told to the recorder if any.
    """
    decisions: Callable[[S], tuple[Decision, ...]]
    """Who must choose now, and among what: several seats when simultaneous, none when it is over."""
    why_not: Callable[[S, int, Any], str | None]
    """The code of the specific reason why a seat's choice is illegal, or None if it is legal."""
    make_choice: Callable[[S, int, Any, Recorder | None], None]
    """Makes a seat's choice in place and runs on to the next open decision, telling the recorder if any."""
    view: Callable[[S, int | None], V]
    """All that a seat may know; None is a stranger at the table."""
    imagine: Callable[[V, Chance], S]
    """A random full position that gives the viewing seat exactly this view.

    It is made from the view alone, so nothing hidden can reach it.
    """
    standings: Callable[[S], Standings]
    """Scores, places and tie-breaks; before the end, as if the game ended now."""
    turn: Callable[[S], int]
    """The number of the turn (round, day) being played, from 1."""
    cards: Callable[[], Sequence["CardRow"]]
    """Every component of the box, with count and provenance, in the box's order."""
    check_conservation: Callable[[S], None]
    """Accounts for every card and coin; raises AssertionError if one was lost or made from nothing."""

    def new(self, seats: int, options: Options, seed: int, record: Recorder | None = None) -> S:
        """The position at the first decision; a recorder, if any, is told what led to it.

        Raises:
            ValueError: the game is not for that many, or the options are another game's.
        """
        if not isinstance(options, self.options):
            raise ValueError(f"not options of {self.key}: {options!r}")
        if seats not in self.seats:
            raise ValueError(f"{self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        return self.set_up(seats, options, seed, record)

    def apply(self, state: S, seat: int, choice: Any, record: bool = True) -> list[Event]:
        """Make a choice, in place, and run on to the next open decision.

        Returns:
            The events in order; none if ``record`` is false.

        Raises:
            IllegalChoice: the choice is not open to that seat; the position is unchanged.
        """
        if not record:
            self.make_choice(state, seat, choice, None)
            return []
        recorder = Recorder()
        self.make_choice(state, seat, choice, recorder)
        return recorder.events


class Judgement(Protocol[V_contra]):
    """How a computer player thinks about one game, from views only."""

    def policy(self, view: V_contra, decision: Decision, chance: Chance) -> Any:
        """A cheap choice: legal, not silly."""
        ...

    def consider(
        self, view: V_contra, decision: Decision, chance: Chance, effort: int, memory: Any = None
    ) -> Any:
        """A considered choice; ``effort`` bounds the number of imagined positions looked at.

        ``memory`` is what :meth:`remember` made of the match so far; None stands for no memory of it.
        """
        ...

    def remember(self, memory: Any, view: V_contra, events: Sequence[Event]) -> Any:
        """A seat's memory after one more choice, by whichever seat; the memory handed in is unchanged.

        Args:
            memory: what it was, None at the start.
            view: what the seat knew before the choice.
            events: what it may know of what happened, from ``known_events``.
        """
        ...

    def value(self, view: V_contra, seat: int) -> float:
        """How well a seat stands, by what the viewer knows; higher is better."""
        ...


@dataclass(frozen=True, slots=True)
class CardRow:
    """One row of a game's component list.

    ``names`` and ``texts`` map a language code (``en``, ``zh_Hant``) to words; ``provenance`` is ``printed``,
    ``printed_one_source``, ``derived`` or ``reconstructed``.
    """

    group: str
    key: str
    count: int
    names: dict[str, str]
    texts: dict[str, str]
    provenance: str
    notes: dict[str, str]
