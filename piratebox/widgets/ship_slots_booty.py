"""The booty under the hull: six columns, today's lit, what was taken with its taker, what was left behind."""

from typing import NamedTuple

from rich.cells import cell_len

from piratebox.language import t
from piratebox.wording.libertalia.names import token_word
from rules.libertalia.components import DAYS, KINDS
from rules.libertalia.view import View

from .canvas import fit, pad
from .glyphs import SEAT_SHAPES
from .ship_slots_grid import Sketch
from .ship_slots_past import Past
from .ship_slots_words import sign, token_paint, token_value

WORD = 8
"""Cells of a token's word."""


class Lying(NamedTuple):
    """A token of a column: its kind, and who took it."""

    kind: str
    taker: int | None = None


def column_of(view: View, past: Past, day: int) -> list[Lying]:
    """A day's tokens: what lies there in the order of kinds, then what was taken, as it was taken."""
    lying = [
        Lying(kind) for kind, count in zip(KINDS, view.board[day - 1], strict=True) for _ in range(count)
    ]
    return lying + [Lying(kind, seat) for kind, seat in past.taken.get(day, ())]


def draw_booty(sketch: Sketch) -> None:
    """All six columns."""
    for day in range(1, DAYS + 1):
        if day != sketch.view.day:
            _draw_column(sketch, day)
    _draw_column(sketch, sketch.view.day)


def _draw_column(sketch: Sketch, day: int) -> None:
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    x, y = grid.column(day), grid.booty
    today = day == view.day and not view.over and any(map(any, view.board))
    header = t("day {day}", day=day)
    if not today:
        canvas.put(x, y, fit(header, 12), "faint" if day < view.day or view.over else "soft")
    elif grid.wide:
        canvas.box(x - 1, y, 14, view.seats + 2, "round", "legal")
        canvas.put(x + 1, y, f" {header} ", "ink bold")
    else:
        canvas.put(x, y, "━ ", "lantern")
        end = canvas.put(x + 2, y, header, "ink bold")
        canvas.put(end, y, " " + "━" * max(0, x + 10 - end), "lantern")
    for row, token in enumerate(column_of(view, sketch.past, day)):
        _draw_token(sketch, x, y + 1 + row, token, f"booty:{day}:{row}", today=today)
        canvas.hit(x - 1, y + 1 + row, 13, 1, f"booty:{day}:{row}")


def _draw_token(sketch: Sketch, x: int, y: int, token: Lying, target: str, *, today: bool) -> None:
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    mark = sketch.mark(target)
    glyph, word, value = sign(token.kind, ascii=canvas.ascii), token_word(token.kind), token_value(token.kind)
    edge = x + (12 if grid.wide else 11)
    if mark.kind == "focused":
        inner = 14 if grid.wide else 11
        canvas.chip(x - 2, y, pad(f"{mark.key or ' '}{glyph} {word}", inner))
        if value:
            canvas.right(edge if grid.wide else edge - 1, y, value, "ground bold", "lantern")
        return
    if mark.key:
        canvas.put(x - 1, y, mark.key, "lantern bold")
    past = token.taker is not None or view.over or (not today and int(target.split(":")[1]) < view.day)
    if past:
        paints = ("faint", "faint", "faint")
    elif today:
        paints = (token_paint(token.kind), "ink", token_paint(token.kind))
    else:
        tint = "bad" if token_paint(token.kind) == "bad" else "soft"
        paints = (tint, "soft", "faint")
    canvas.put(x, y, glyph, paints[0])
    canvas.put(x + 2, y, fit(word, WORD), paints[1])
    if token.taker is not None:
        canvas.put(x + 10, y, SEAT_SHAPES[token.taker], sketch.paint(token.taker))
    elif not past and value and cell_len(word) + 2 <= edge - x - cell_len(value):
        canvas.right(edge, y, value, paints[2])
