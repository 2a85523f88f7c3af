"""Pages of help as data: what they say, not how they look.

A page is made of blocks. Every block gives itself as plain ``lines`` of cells as well, for a search and for
whoever prints it.
"""

from collections.abc import Callable
from dataclasses import dataclass

from piratebox.language import t

Cells = tuple[str, ...]
"""One entry of a block as the texts that stand in it, from left to right."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading with a remark beside it."""

    text: str
    remark: str = ""

    def lines(self) -> tuple[Cells, ...]:
        """The heading and its remark."""
        return ((self.text, self.remark),) if self.remark else ((self.text,),)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text."""

    text: str

    def lines(self) -> tuple[Cells, ...]:
        """The text."""
        return ((self.text,),)


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the turn; ``keys`` are the decisions that are asked in it."""

    number: str
    word: str
    text: str
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Steps:
    """Numbered steps; ``now`` is the decision that the game waits for, if it is known."""

    steps: tuple[Step, ...]
    now: str | None = None

    def is_now(self, step: Step) -> bool:
        """Whether the game is in this step."""
        return self.now is not None and self.now in step.keys

    @property
    def shows_now(self) -> bool:
        """Whether one of these steps is the one the game is in."""
        return any(map(self.is_now, self.steps))

    def lines(self) -> tuple[Cells, ...]:
        """Number, word and text of each step."""
        return tuple((step.number, step.word, step.text) for step in self.steps)


@dataclass(frozen=True, slots=True)
class Terms:
    """Words and what they mean; with ``keys`` the words are keys to press."""

    terms: tuple[tuple[str, str], ...]
    keys: bool = False

    def lines(self) -> tuple[Cells, ...]:
        """Term and meaning."""
        return self.terms


@dataclass(frozen=True, slots=True)
class Row:
    """A component: some short cells, one long text, and where it comes from.

    ``target`` is what inspecting it shows, such as ``card:fog``; ``provenance`` a code of the data files.
    """

    cells: Cells
    text: str
    provenance: str
    target: str = ""


@dataclass(frozen=True, slots=True)
class Rows:
    """Components, one below the other, with the same number of cells each."""

    rows: tuple[Row, ...]

    def lines(self) -> tuple[Cells, ...]:
        """The cells, the text and the word for the provenance of each row."""
        return tuple((*row.cells, row.text, provenance_word(row.provenance)) for row in self.rows)


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question about the rules and its answer, which can be understood without the question.

    ``source`` is ``printed``, ``derived`` or ``ours``; ``about`` lists components it matters to, by id.
    """

    number: int
    title: str
    text: str
    source: str
    about: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rulings:
    """Rulings on one subject."""

    rulings: tuple[Ruling, ...]

    def lines(self) -> tuple[Cells, ...]:
        """Number, question, answer and source of each ruling."""
        return tuple(
            (str(ruling.number), ruling.title, ruling.text, ruling_source(ruling.source))
            for ruling in self.rulings
        )


RulingGroup = tuple[str, tuple[Ruling, ...]]
"""A heading and its rulings."""
Block = Heading | Paragraph | Steps | Terms | Rows | Rulings


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A page; ``short`` is its name in the contents, ``tab`` the one word of a narrow screen."""

    title: str
    short: str
    tab: str
    blocks: tuple[Block, ...]


_PROVENANCE: dict[str, tuple[Callable[[], str], Callable[[], str]]] = {
    "printed": (lambda: t("printed"), lambda: t("printed")),
    "printed_one_source": (lambda: t("one source"), lambda: t("printed, one source")),
    "derived": (lambda: t("derived"), lambda: t("derived from the printed totals")),
    "reconstructed": (lambda: t("reconstructed"), lambda: t("reconstructed for this edition")),
}
_SOURCES: dict[str, Callable[[], str]] = {
    "printed": lambda: t("printed"),
    "derived": lambda: t("follows"),
    "ours": lambda: t("our ruling"),
}


def provenance_word(code: str, *, full: bool = False) -> str:
    """Where a component comes from, in one word or, if ``full``, in a few."""
    return _PROVENANCE[code][full]()


def ruling_source(code: str) -> str:
    """Where a ruling comes from, in a word or two."""
    return _SOURCES[code]()
