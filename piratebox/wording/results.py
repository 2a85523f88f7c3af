"""What a game says after its end: the words and panels of the result and replay screens."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from piratebox.language import t
from piratebox.table.chronicle import Chronicle
from rules.core.match import MatchError
from rules.core.standings import Source

from .problems import match_problem

Names = tuple[str, ...]
"""The players' names by seat."""


class Span(NamedTuple):
    """A piece of text with its paint (role and traits) and its ground (role, empty for the one below)."""

    text: str
    paint: str = "soft"
    ground: str = ""


class Mark(NamedTuple):
    """A turn marked below the score chart; ``text`` says what happened, if it is worth the room."""

    turn: int
    text: str = ""


@dataclass(frozen=True, slots=True)
class PanelRow:
    """One row of the panel beside a result: ``number tag label`` at the left, owner and amount at the right.

    ``seat`` None means nobody's. ``dim`` rows are drawn softer.
    """

    number: str
    tag: Span
    label: str
    seat: int | None
    amount: int
    dim: bool = False


@dataclass(frozen=True, slots=True)
class Panel:
    """What lay on the table at the end, row by row, with notes below."""

    title: str
    rows: tuple[PanelRow, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Highlights:
    """Remarkable turns in a few words each: pairs of turn and text."""

    title: str
    rows: tuple[tuple[int, str], ...]


class ResultWords(Protocol):
    """What a game's result screen and replay need; everything in the language at the time of the call."""

    def reasons(self, story: Chronicle, names: Names) -> list[str]:
        """Why the winner won, in a sentence, the longest version first."""
        ...

    def amount(self, score: int) -> str:
        """A score with its unit."""
        ...

    def total(self) -> str:
        """What the whole score is called in the tie table."""
        ...

    def parts(self, story: Chronicle, seat: int) -> Sequence[Source]:
        """The parts of a seat's score as its bar shows them: few, and none below 0 if it can be helped."""
        ...

    def source(self, story: Chronicle, source: Source, *, short: bool = False) -> str:
        """What one part of a score is called."""
        ...

    def tie_rule(self, kind: str) -> str:
        """What a tie-break rule compares."""
        ...

    def tie_value(self, kind: str, value: int) -> str:
        """A seat's value in a tie-break rule."""
        ...

    def chart(self) -> tuple[str, str]:
        """The score chart's title, and a remark (or an empty text)."""
        ...

    def marks(self, story: Chronicle, names: Names) -> Sequence[Mark]:
        """The turns to mark below the chart."""
        ...

    def highlights(self, story: Chronicle, names: Names) -> Highlights:
        """The turns to list beside the result."""
        ...

    def panel(self, story: Chronicle) -> Panel:
        """The table at the end."""
        ...

    def open_view(self, story: Chronicle, place: int) -> Any:
        """A view of a moment of a finished match with every secret shown."""
        ...

    def on_board(self, view: Any) -> Any:
        """The view as a replay's board shows it: whatever the viewer knows lies face-up."""
        ...


def result_words(game: str) -> ResultWords:
    """The words for a game by its key.

    Raises:
        KeyError: no such game.
    """
    from .libertalia.result import LibertaliaResult
    from .meuterer.result import MeutererResult
    from .pirate_king.result import PirateKingResult
    from .spanish_main.result import SpanishMainResult
    from .vasco_da_gama.result import VascoDaGamaResult

    words: dict[str, type[ResultWords]] = {
        "spanish_main": SpanishMainResult,
        "libertalia": LibertaliaResult,
        "meuterer": MeutererResult,
        "vasco_da_gama": VascoDaGamaResult,
        "pirate_king": PirateKingResult,
    }
    return words[game]()


def why_no_replay(error: MatchError) -> str:
    """Why a match cannot be told from its beginning, in a sentence."""
    if error.code == "unfinished":
        return t("This game is not finished: watching it would show what is still hidden.")
    return t("This game cannot be told again: {reason}", reason=match_problem(error))
