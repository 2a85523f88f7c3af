"""Who scored what: places with one stacked bar a seat, and the table of what decided a tie."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from rich.cells import cell_len

from piratebox.language import t

from .canvas import Canvas, fit
from .furniture import Seat
from .glyphs import seat_mark

SHADES = "█▓▒░"
"""The parts of a bar, the first part darkest; they repeat after four."""
CELLS_EACH = 4
"""Cells a point takes at most."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a score, with its full and its short name."""

    label: str
    short: str
    amount: int


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's place, its score part by part, and the whole in words."""

    seat: Seat
    place: int
    parts: tuple[Part, ...]
    total: int
    amount: str


@dataclass(frozen=True, slots=True)
class TieRow:
    """A row of the tie table: per column a value and whether its seat stayed in; None where it was out."""

    number: str
    label: str
    cells: tuple[tuple[str, bool | None] | None, ...]
    note: str


@dataclass(frozen=True, slots=True)
class TieTable:
    """What decided a tie, or before the score: the seats in finishing order, and the rules in turn."""

    title: str
    seats: tuple[Seat, ...]
    rows: tuple[TieRow, ...]


def ordinal(place: int) -> str:
    """A finishing place such as "1st"."""
    words = (t("1st"), t("2nd"), t("3rd"), t("4th"), t("5th"), t("6th"))
    return words[place - 1]


def bar(amounts: Sequence[int], room: int, most: int) -> list[int]:
    """The cells each part of a bar takes, when the highest score of all is ``most``.

    Every point takes the same whole number of cells, if there is room; else cells are shared out so that the
    bar as a whole is as long as it should be.
    """
    each = min(CELLS_EACH, room // max(1, most))
    if each:
        return [max(0, amount) * each for amount in amounts]
    ends, total = [0], 0
    for amount in amounts:
        total += max(0, amount)
        ends.append(round(total * room / most))
    return [end - start for start, end in pairwise(ends)]


def source_lines(score: Score, width: int) -> list[list[tuple[str, str]]]:
    """The parts in words, as lines of pairs of text and paint that fit ``width``."""
    lines: list[list[tuple[str, str]]] = [[]]
    used = 0
    for part in score.parts:
        label = fit(part.label, width - 5)
        length = cell_len(label) + 1 + len(str(part.amount))
        if used and used + 3 + length > width:
            lines.append([])
            used = 0
        if used:
            lines[-1].append(("   ", "soft"))
            used += 3
        lines[-1] += [(f"{label} ", "soft"), (str(part.amount), "ink bold")]
        used += length
    return lines


def put_amount(canvas: Canvas, x: int, y: int, score: int, words: str) -> None:
    """A score with its unit, ending before column ``x``, the number in gold."""
    start = x - cell_len(words)
    canvas.put(start, y, words, "soft")
    number = str(score)
    if number in words:
        canvas.put(start + cell_len(words[: words.index(number)]), y, number, "gold bold")


class Breakdown:
    """The places from the first to the last, laid out for a width.

    Its three kinds need a known number of rows: ``airy`` has the parts below every bar and blank rows
    between, ``close`` has no blank rows, and ``tight`` has one row a seat with the parts' short names.
    """

    def __init__(self, scores: Sequence[Score], width: int, *, wide: bool) -> None:
        self.scores = scores
        self.width = width
        self.wide = wide
        label = max(cell_len(score.seat.label) for score in scores)
        self.seat_x = 5 if wide else 2
        if wide:
            self.seat_x = max(5, 2 + max(cell_len(ordinal(score.place)) for score in scores))
        self.bar_x = max(17 if wide else 12, self.seat_x + label + 2)
        self.amount = max(cell_len(score.amount) for score in scores)
        self.most = max(1, *(score.total for score in scores))
        self.lines = [source_lines(score, width - self.bar_x) for score in scores]

    def rows(self, kind: str) -> int:
        """The rows that a kind needs."""
        if kind == "tight":
            return len(self.scores)
        rows = sum(1 + len(lines) for lines in self.lines)
        return rows + len(self.scores) - 1 if kind == "airy" else rows

    def draw(self, canvas: Canvas, x: int, y: int, kind: str) -> None:
        """Draw one kind, its upper left corner at a cell."""
        room = self.width - self.bar_x - self.amount - 1
        for score, lines in zip(self.scores, self.lines, strict=True):
            first = score.place == 1
            place = ordinal(score.place) if self.wide else str(score.place)
            canvas.put(x, y, place, "ink bold" if first else "soft")
            canvas.put(x + self.seat_x, y, score.seat.label, f"{score.seat.colour} bold")
            put_amount(canvas, x + self.width, y, score.total, score.amount)
            if kind == "tight":
                limit = min(20, room // 3)
                self._bar(canvas, x + self.bar_x, y, score, limit)
                self._shorts(canvas, x + self.bar_x + limit + 2, y, score, x + self.width - self.amount - 1)
                y += 1
                continue
            self._bar(canvas, x + self.bar_x, y, score, room)
            for row, line in enumerate(lines, start=1):
                canvas.spans(x + self.bar_x, y + row, line)
            y += 1 + len(lines) + (1 if kind == "airy" else 0)

    def _bar(self, canvas: Canvas, x: int, y: int, score: Score, room: int) -> None:
        for number, cells in enumerate(bar([part.amount for part in score.parts], room, self.most)):
            x = canvas.put(x, y, SHADES[number % len(SHADES)] * cells, score.seat.colour)

    def _shorts(self, canvas: Canvas, x: int, y: int, score: Score, end: int) -> None:
        for part in score.parts:
            length = cell_len(part.short) + 1 + len(str(part.amount))
            if x + length > end:
                return
            canvas.spans(x, y, [(f"{part.short} ", "soft"), (str(part.amount), "ink bold")])
            x += length + 2


def draw_tie_table(canvas: Canvas, x: int, y: int, width: int, table: TieTable, *, wide: bool) -> None:
    """The table's heads and rows, its upper left corner at a cell; ``width`` includes the notes."""
    count = len(table.seats)
    pitch = (12 if wide else 11) if count <= 3 else 9
    note_x = x + (70 if wide else 62)
    first = x + (35 if wide else 29) if count <= 3 else note_x - count * pitch
    for column, seat in enumerate(table.seats):
        canvas.put(first + column * pitch, y, seat_mark(seat.number), f"{seat.colour} bold")
    for row, line in enumerate(table.rows, start=y + 1):
        head = not line.number
        if line.number:
            canvas.put(x, row, line.number, "soft")
        canvas.put(x + (0 if head else 3), row, fit(line.label, first - x - 4), "soft" if head else "ink")
        for column, cell in enumerate(line.cells):
            if cell is None:
                continue
            text, kept = cell
            paint = "soft" if kept is None else "good bold" if kept else "bad"
            canvas.put(first + column * pitch, row, fit(text, pitch - 1), paint)
        canvas.put(note_x, row, fit(line.note, x + width - note_x), "soft" if head else "ink")
