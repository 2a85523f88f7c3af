"""The score in full: every source of every seat, the tie-breaks, and the score turn by turn in numbers."""

from collections.abc import Sequence

from rich.cells import cell_len

from piratebox.language import t, tn
from piratebox.table.chronicle import Chronicle
from piratebox.widgets.breakdown import ordinal
from piratebox.widgets.canvas import Canvas, fit
from piratebox.widgets.glyphs import seat_mark
from piratebox.wording.results import result_words

from .result_page import ResultPage

Row = list[tuple[str, str, int]]
"""Pieces of text with their paint and column; a negative column is where the text ends."""
AMOUNT = 42
"""The column where amounts end."""


def score_rows(page: ResultPage, story: Chronicle) -> list[Row]:
    """The page as rows, in finishing order."""
    rows: list[Row] = []
    words = result_words(story.game.key)
    for score in page.scores:
        seat = score.seat
        rows.append(
            [
                (ordinal(score.place), "ink bold", 0),
                (seat.label, f"{seat.colour} bold", 6),
                (score.amount, "gold bold", -AMOUNT),
            ]
        )
        for source in story.standings.sources[seat.number]:
            label = words.source(story, source)
            rows.append([(label, "soft", 8), (str(source.amount), "soft", -AMOUNT)])
        rows.append([])
    if page.tie is not None:
        rows.append([(page.tie.title, "ink bold", 0)])
        for line in page.tie.rows:
            rows.append([(line.number, "soft", 0), (line.label, "soft", 3), (line.note, "ink", 30)])
            for seat, cell in zip(page.tie.seats, line.cells, strict=True):
                if cell is not None:
                    rows.append([(seat.label, seat.colour, 8), (cell[0], "soft", -AMOUNT)])
        rows.append([])
    rows += _turn_rows(page, story)
    return rows


def _turn_rows(page: ResultPage, story: Chronicle) -> list[Row]:
    seats = page.chart.seats
    rows: list[Row] = [[(page.chart_title, "ink bold", 0)]]
    rows.append(
        [(t("turn"), "faint", 0)]
        + [(seat_mark(seat.number), f"{seat.colour} bold", -(14 + 7 * at)) for at, seat in enumerate(seats)]
    )
    spoken = {mark.turn: mark.text for mark in page.chart.marks if mark.text}
    spoken |= dict(page.highlights.rows)
    note = 14 + 7 * len(seats) - 4
    for turn in range(1, story.turns + 1):
        row: Row = [(str(turn), "faint", -4)]
        for at, line in enumerate(page.chart.series):
            before = line[turn - 2] if turn > 1 else 0
            change = line[turn - 1] - before
            paint = "good" if change > 0 else "bad" if change < 0 else "soft"
            row.append((str(line[turn - 1]), paint, -(14 + 7 * at)))
        if turn in spoken:
            row.append((spoken[turn], "soft", note))
        rows.append(row)
    rows.append([(tn("{n} turn", "{n} turns", story.turns), "faint", 0)])
    return rows


def draw_score_page(
    canvas: Canvas, x: int, y: int, width: int, height: int, rows: Sequence[Row], skip: int
) -> None:
    """Draw rows from ``skip`` on."""
    for at, row in enumerate(rows[skip : skip + height]):
        for text, paint, column in row:
            if column >= 0:
                canvas.put(x + column, y + at, fit(text, width - column), paint)
            else:
                canvas.put(x - column - cell_len(text), y + at, text, paint)
