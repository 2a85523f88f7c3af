"""The scores turn by turn: one strip of bars a seat, all on the same scale."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from piratebox.language import t

from .canvas import Canvas, fit
from .furniture import Seat

EIGHTHS = " ▁▂▃▄▅▆▇█"
"""A cell filled from below by so many eighths."""
WIDEST_BAR = 4
"""Cells a turn takes at most."""


@dataclass(frozen=True, slots=True)
class ChartMark:
    """A turn to mark below the chart, in words if ``text`` is not empty."""

    turn: int
    text: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """Scores at the end of every turn, seat by seat in ``seats`` order, from turn 1."""

    seats: tuple[Seat, ...]
    series: tuple[tuple[int, ...], ...]
    marks: tuple[ChartMark, ...] = ()

    @property
    def top(self) -> int:
        """The highest score of all, at least 1: the height of a whole strip."""
        return max(1, *(max(values, default=0) for values in self.series))

    @property
    def turns(self) -> int:
        """The number of turns."""
        return max(1, *map(len, self.series))


def eighths(value: int, top: int, rows: int) -> int:
    """How many eighths of a cell a score fills in a strip of ``rows`` rows; a score is never invisible."""
    if value <= 0:
        return 0
    return max(1, min(8 * rows, round(value * 8 * rows / top)))


def columns(turns: int, room: int) -> list[int]:
    """The turn (from 0) shown in each column: as many columns a turn as there is room for.

    Where turns do not divide the room their widths differ by one; with more turns than columns some are left
    out, never the last.
    """
    each = room // turns
    if each >= 2:
        return [column // min(each, WIDEST_BAR) for column in range(turns * min(each, WIDEST_BAR))]
    return [((column + 1) * turns - 1) // room for column in range(room)]


def draw_chart(
    canvas: Canvas, x: int, y: int, width: int, chart: Chart, *, rows: int, axis: bool, peaks: bool
) -> None:
    """Draw the strips one below the other.

    Args:
        canvas: what to draw on.
        x: the left edge of the seats' names.
        y: the uppermost row.
        width: cells in all.
        chart: what to show.
        rows: the height of one strip.
        axis: whether the marked turns are numbered below.
        peaks: whether each seat's highest score stands beside its last one.
    """
    left = x + max(12 if peaks else 10, 2 + max(cell_len(seat.label) for seat in chart.seats))
    highest = max((value for line in chart.series for value in line), key=lambda value: len(str(value)))
    beside = cell_len(t("peak {score}", score=highest)) if peaks else len(str(highest))
    shown = columns(chart.turns, max(1, x + width - left - 1 - beside))
    for number, (seat, line) in enumerate(zip(chart.seats, chart.series, strict=True)):
        bottom = y + (number + 1) * rows - 1
        canvas.put(x, bottom, fit(seat.label, left - x - 1), f"{seat.colour} bold")
        for column, turn in enumerate(shown):
            filled = eighths(line[min(turn, len(line) - 1)], chart.top, rows)
            for row in range(rows):
                cell = max(0, min(8, filled - 8 * row))
                if cell:
                    canvas.put(left + column, bottom - row, EIGHTHS[cell], seat.colour)
        score_x = left + len(shown) + 1
        canvas.put(score_x, bottom, str(line[-1]), "gold bold")
        if peaks and rows > 1:
            canvas.put(score_x, bottom - 1, t("peak {score}", score=max(line)), "faint")
    if axis:
        draw_axis(canvas, left, y + rows * len(chart.seats), x + width, shown, chart.marks)


def draw_axis(
    canvas: Canvas, left: int, y: int, end: int, shown: list[int], marks: Sequence[ChartMark]
) -> None:
    """The numbers of turn 1 and of the marked turns below their bars; marks in words go first."""
    free = [True] * end

    def place(x: int, parts: list[tuple[str, str]]) -> None:
        length = sum(cell_len(text) for text, _ in parts)
        if x < left or x + length > end or not all(free[max(0, x - 1) : x + length + 1]):
            return
        canvas.spans(x, y, parts)
        free[x : x + length] = [False] * length

    def column(turn: int) -> int:
        return left + next((at for at, number in enumerate(shown) if number >= turn - 1), len(shown) - 1)

    for mark in marks:
        if mark.text:
            parts = [(str(mark.turn), "bad bold"), (f" {mark.text}", "bad")]
            length = sum(cell_len(text) for text, _ in parts)
            place(min(column(mark.turn), end - length), parts)
    for turn in (1, *(mark.turn for mark in marks if not mark.text)):
        place(column(turn), [(str(turn), "faint")])
