"""The contract between a game's rules and whoever plays it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from pydantic import BaseModel, ConfigDict

from .chance import Chance
from .events import Event
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


class Game(Protocol[S, V]):
    """One published game; a stateless object that reads and changes positions of type ``S``.

    A view ``V`` holds all that one seat may know, and nothing else; screens and bots get views only.
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

    def new(self, seats: int, options: Options, seed: int) -> S:
        """The position at the first decision.

        Raises:
            ValueError: if the game cannot be played by that many.
        """
        ...

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Who must choose now, and among what: several seats when simultaneous, none when it is over."""
        ...

    def apply(self, state: S, seat: int, choice: Any, record: bool = True) -> list[Event]:
        """Make a choice, in place, and run on to the next open decision.

        Returns the events in order; an empty list if ``record`` is false.

        Raises:
            IllegalChoice: the choice is not open to that seat; the position is unchanged.
        """
        ...

    def why_not(self, state: S, seat: int, choice: Any) -> str | None:
        """The code of the specific reason a choice is illegal, or None if it is legal."""
        ...

    def view(self, state: S, seat: int | None) -> V:
        """All that a seat may know; ``None`` is a stranger at the table."""
        ...

    def imagine(self, view: V, chance: Chance) -> S:
        """A random full position that gives the viewing seat exactly this view.

        It is made from the view alone, so nothing hidden can reach it.
        """
        ...

    def standings(self, state: S) -> Standings:
        """Scores, places and tie-breaks; before the end, as if the game ended now."""
        ...

    def turn(self, state: S) -> int:
        """The number of the turn (round, day) being played, from 1."""
        ...

    def cards(self) -> Sequence["CardRow"]:
        """Every component of the box, with count and provenance, in the box's order."""
        ...

    def check_conservation(self, state: S) -> None:
        """Account for every card and coin.

        Raises:
            AssertionError: something was lost or made from nothing.
        """
        ...


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
