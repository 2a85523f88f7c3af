"""The menu's game boxes, and what is told about the focused one beside them."""

from rich.cells import cell_len

from piratebox.language import t
from piratebox.wording.blurbs import blurb
from rules import GAMES

from .canvas import Canvas, fit, wrap
from .covers import draw_cover

WIDE_TILE = (22, 16)
"""Width and height of a tile in a wide menu."""
COMPACT_HEIGHT = 11
"""Height of a tile in a compact menu; its width follows from the screen's."""


def seat_range(game: str) -> str:
    """How many can play, such as ``2-4``."""
    seats = GAMES[game].seats
    return f"{seats[0]}-{seats[-1]}"


def draw_tile(canvas: Canvas, x: int, y: int, game: str, key: str, *, focused: bool) -> None:
    """A game's box, 22 by 16 cells."""
    width, height = WIDE_TILE
    words = blurb(game)
    _draw_box(canvas, x, y, width, height, f" {key} ", 2, focused)
    draw_cover(canvas, x + 1, y + 1, game, paint="line2" if focused else "line")
    canvas.put(x + 2, y + 11, fit(words.title, 18), "ink bold")
    for row, line in enumerate(wrap(words.hook, 18)[:2]):
        canvas.put(x + 2, y + 12 + row, line, "soft")
    canvas.put(x + 2, y + 14, t("{range} players", range=seat_range(game)), "soft")
    canvas.right(x + 20, y + 14, t("{n} min", n=words.minutes), "soft")
    canvas.hit(x, y, width, height, f"tile:{game}")


def draw_small_tile(
    canvas: Canvas, x: int, y: int, width: int, game: str, key: str, *, focused: bool
) -> None:
    """A game's box of 11 rows, at least 15 cells wide."""
    words = blurb(game)
    _draw_box(canvas, x, y, width, COMPACT_HEIGHT, f" {key} ", 1, focused)
    draw_cover(canvas, x + (width - 13) // 2, y + 1, game, small=True, paint="line2" if focused else "line")
    inner = width - 2
    for row, line in enumerate(wrap(words.title, inner)[:2]):
        canvas.put(x + 1, y + 7 + row, line, "ink bold")
    canvas.put(x + 1, y + 9, seat_range(game), "soft")
    canvas.right(x + width - 1, y + 9, t("{n} min", n=words.minutes), "soft")
    canvas.hit(x, y, width, COMPACT_HEIGHT, f"tile:{game}")


def _draw_box(
    canvas: Canvas, x: int, y: int, width: int, height: int, label: str, indent: int, focused: bool
) -> None:
    kind, paint = ("heavy", "lantern") if focused else ("round", "legal")
    canvas.box(x, y, width, height, kind, paint, "raised" if focused else "panel")
    canvas.put(x + indent, y, label, "lantern bold")


def draw_story(canvas: Canvas, x: int, y: int, width: int, height: int, game: str) -> None:
    """How a game is played, what its box holds and who made it, in a rectangle beside the tiles."""
    words = blurb(game)
    story = wrap(words.story, width)
    contents = words.contents
    two_columns = len(contents) > 1 and width >= 54
    rows = (len(contents) + 1) // 2 if two_columns else len(contents)
    spare = height - len(story) - rows - 1
    gap = 1 if spare >= 1 else 0
    top = y
    if height >= 13 and spare >= 5:
        canvas.put(x, top, words.title, "lantern bold")
        canvas.put(
            x + cell_len(words.title) + 2, top, fit(words.hook, width - cell_len(words.title) - 2), "soft"
        )
        top += 2
    for line in story[: height - rows - 1]:
        canvas.put(x, top, line, "ink")
        top += 1
    top += gap
    for place, (count, text) in enumerate(contents):
        column, row = (place // rows, place % rows) if two_columns else (0, place)
        left = x + column * (width // 2)
        canvas.right(left + 2, top + row, str(count), "gold bold")
        canvas.put(left + 3, top + row, fit(text, width // 2 - 4 if two_columns else width - 3), "soft")
    top += rows + (1 if spare >= 2 else 0)
    for line in wrap(words.credits, width)[: max(0, y + height - top)]:
        canvas.put(x, top, line, "faint")
        top += 1
