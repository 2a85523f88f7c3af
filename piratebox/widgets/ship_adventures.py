"""The adventures beside the ship row: the active one as a card, later ones in a line."""

from rich.cells import cell_len

from piratebox.language import pick, t, tn
from rules.spanish_main.components import ADVENTURES, Adventure

from .canvas import fit, wrap
from .ship_grid import Sketch
from .ship_words import adventure_paint, brief_adventure

NEARLY_EMPTY = 6
"""An adventure deck of at most so many cards is called out."""


def draw_adventures(sketch: Sketch) -> None:
    """The active adventure in full, later ones in a line, and a word when few are left."""
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    height = 12 if grid.wide else 7
    mark = sketch.mark("adventure:0")
    kind, paint = ("heavy", "lantern") if mark.kind == "focused" else ("round", "line2")
    canvas.box(grid.side, grid.numbers, grid.side_width, height, kind, paint, "raised")
    title = t("active") if view.line else t("end")
    canvas.put(grid.side + 2, grid.numbers, f" {fit(title, grid.side_width - 5)} ", "soft")
    if not view.line:
        canvas.paragraph(
            grid.side + 2, grid.numbers + 1, grid.side_width - 3, t("no adventure is left"), "soft", rows=5
        )
        return
    canvas.hit(grid.side, grid.numbers, grid.side_width, height, "adventure:0")
    _draw_active(sketch, ADVENTURES[view.line[0]], height - 2)
    _draw_what_is_left(sketch)
    if len(view.line) > 1:
        (_draw_wide_line if grid.wide else _draw_narrow_line)(sketch)


def _draw_active(sketch: Sketch, card: Adventure, rows: int) -> None:
    canvas, grid = sketch.canvas, sketch.grid
    x, y, room = grid.side + 2, grid.numbers + 1, grid.side_width - 3
    bottom = y + rows
    if card.spaces:
        bottom -= 2 if grid.wide else 1
        _draw_strip(sketch, x, bottom, card)
        if grid.wide:
            canvas.put(x, bottom + 1, "9       1", "faint")
    for line in wrap(pick(card.name), room)[:2]:
        canvas.put(x, y, fit(line, room), "ink bold")
        y += 1
    if grid.wide:
        y += 1
    lines = wrap(pick(card.brief), room)
    if len(lines) > bottom - y:
        lines = wrap(brief_adventure(card), room)
    for at, line in enumerate(lines[: bottom - y]):
        paint = adventure_paint(card)
        canvas.put(x, y + at, line, "soft" if at or paint == "ink" else f"{paint} bold")


def _draw_strip(sketch: Sketch, x: int, y: int, card: Adventure) -> None:
    """The nine spaces from 9 to 1, those of the card filled."""
    paint = "gold" if adventure_paint(card) == "good" else "bad"
    strip = "".join("█" if space in card.spaces else "░" for space in range(9, 0, -1))
    sketch.canvas.put(x, y, strip, paint)


def _draw_what_is_left(sketch: Sketch) -> None:
    """Call out the last adventures."""
    view, grid = sketch.view, sketch.grid
    if view.deck > NEARLY_EMPTY:
        return
    if view.deck:
        words = tn("{n} card left", "{n} cards left", view.deck)
    else:
        words = t("the last one") if len(view.line) == 1 else t("the last {n}", n=len(view.line))
    sketch.canvas.put(grid.side, grid.now + 1, fit(words, grid.side_width), "bad bold")


def _draw_wide_line(sketch: Sketch) -> None:
    """The later adventures above the row: one with its text in a line, two or three in columns."""
    canvas, grid, line = sketch.canvas, sketch.grid, sketch.view.line
    if len(line) == 2:
        card = ADVENTURES[line[1]]
        x = canvas.put(grid.left + 2, grid.later, t("coming up"), "soft") + 2
        start = x
        x = _draw_later(sketch, x, grid.later, 1, card, 24) + 2
        canvas.put(x, grid.later, fit(pick(card.brief), grid.left + 87 - x), "soft")
        canvas.hit(start, grid.later, grid.left + 87 - start, 1, "adventure:1")
        return
    for place, key in enumerate(line[1:4], start=1):
        card, x = ADVENTURES[key], grid.left + 2 + 29 * (place - 1)
        _draw_later(sketch, x, grid.later - 1, place, card, 16 if card.spaces else 26)
        brief = str(pick(card.brief))
        brief = brief if cell_len(brief) <= 26 else brief_adventure(card)
        canvas.put(x, grid.later, fit(brief, 28), "soft")
        canvas.hit(x, grid.later - 1, 28, 2, f"adventure:{place}")


def _draw_later(
    sketch: Sketch, x: int, y: int, place: int, card: Adventure, room: int, *, strip: bool = True
) -> int:
    """A later adventure's name in ``room`` cells, and its strip; returns the column after it."""
    canvas = sketch.canvas
    focused = sketch.mark(f"adventure:{place}").kind == "focused"
    name = fit(pick(card.name), room)
    if focused:
        x = canvas.chip(x, y, f" {name}")
    else:
        canvas.put(x, y, "►", "faint")
        x = canvas.put(x + 2, y, name, "ink") + 1
    if strip and card.spaces:
        _draw_strip(sketch, x, y, card)
        x += 9
    return x


def _draw_narrow_line(sketch: Sketch) -> None:
    """The later adventures below everything: names, and their strips if there is room."""
    canvas, grid, line = sketch.canvas, sketch.grid, sketch.view.line
    cards = [ADVENTURES[key] for key in line[1:4]]
    start = canvas.put(grid.left + 1, grid.later, t("coming up"), "soft") + 2
    whole = grid.left + 80 - start
    strips = sum(map(_later_width, cards)) <= whole
    room = 24 if strips else whole // len(cards) - 4
    x = start
    for place, card in enumerate(cards, start=1):
        begin = x
        x = _draw_later(sketch, x, grid.later, place, card, room, strip=strips) + 1
        canvas.hit(begin, grid.later, x - begin, 1, f"adventure:{place}")


def _later_width(card: Adventure) -> int:
    """Columns of a later adventure with its strip, and a blank after it."""
    return cell_len(pick(card.name)) + (13 if card.spaces else 4)
