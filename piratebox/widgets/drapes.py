"""The drapes and the lantern of the curtain screen, for any size."""

from collections.abc import Sequence

from .art.curtain import DRAPE, LANTERN, LANTERN_INKS, NARROW_DRAPE, SMALL_LANTERN
from .canvas import Canvas

_GLOW = ((2.65, 10.05), (2.7, 7.8), (2.65, 5.5), (2.7, 3.5))
"""Each step of the light, outer first: cells across per row, and radius in rows."""


def draw_drapes(canvas: Canvas, *, wide: bool, opened: float = 1.0) -> None:
    """Both drapes, drawn aside (``opened`` 1) or still meeting in the middle (0)."""
    if canvas.ascii:
        return
    art, drawn_for = (DRAPE, 120) if wide else (NARROW_DRAPE, 80)
    half = canvas.width // 2
    for y in range(canvas.height):
        folds = art[y * len(art) // canvas.height]
        width = len(folds) * canvas.width // drawn_for
        width += round((half - width) * (1 - opened))
        row = "".join(folds[x * len(folds) // width] for x in range(width))
        canvas.put(0, y, row, "drape", "drape2")
        canvas.put(canvas.width - width, y, row[::-1], "drape", "drape2")
        if width < half:
            canvas.put(width, y, "▌", "drape-edge")
            canvas.put(canvas.width - width - 1, y, "▐", "drape-edge")


def draw_lantern(canvas: Canvas, y: int, *, large: bool) -> None:
    """A lantern in the middle, its top at row ``y``, and its light around it."""
    if canvas.ascii:
        return
    art: Sequence[str] = LANTERN if large else SMALL_LANTERN
    middle = canvas.width // 2
    _draw_glow(canvas, middle, y + (7 if large else 2), 1.0 if large else 0.55)
    canvas.sprite(middle - (7 if large else 4), y, art, LANTERN_INKS)


def _draw_glow(canvas: Canvas, x: int, y: int, scale: float) -> None:
    for step, (across, radius) in enumerate(_GLOW, start=1):
        radius *= scale
        for row in range(int(y - radius), int(y + radius) + 1):
            rest = radius**2 - (row - y) ** 2
            if rest >= 0:
                reach = int(rest**0.5 * across)
                canvas.fill(x - reach, row, 2 * reach + 1, 1, f"glow{step}")
