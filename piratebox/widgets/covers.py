"""The games' covers in pixels."""

from collections.abc import Mapping
from dataclasses import dataclass

from .art import libertalia, meuterer, pirate_king, spanish_main, vasco_da_gama
from .canvas import Canvas


@dataclass(frozen=True, slots=True)
class Cover:
    """A game's cover, drawn twice: 20 by 18 and 13 by 10 pixels; ``inks`` is the role of each pixel.

    The plain ones are lines of ASCII of the same widths.
    """

    large: tuple[str, ...]
    small: tuple[str, ...]
    inks: Mapping[str, str]
    plain: tuple[str, ...]
    small_plain: tuple[str, ...]


COVERS: dict[str, Cover] = {
    "spanish_main": Cover(
        spanish_main.LARGE,
        spanish_main.SMALL,
        spanish_main.INKS,
        spanish_main.PLAIN,
        spanish_main.SMALL_PLAIN,
    ),
    "libertalia": Cover(
        libertalia.LARGE,
        libertalia.SMALL,
        libertalia.INKS,
        libertalia.PLAIN,
        libertalia.SMALL_PLAIN,
    ),
    "meuterer": Cover(
        meuterer.LARGE,
        meuterer.SMALL,
        meuterer.INKS,
        meuterer.PLAIN,
        meuterer.SMALL_PLAIN,
    ),
    "vasco_da_gama": Cover(
        vasco_da_gama.LARGE,
        vasco_da_gama.SMALL,
        vasco_da_gama.INKS,
        vasco_da_gama.PLAIN,
        vasco_da_gama.SMALL_PLAIN,
    ),
    "pirate_king": Cover(
        pirate_king.LARGE,
        pirate_king.SMALL,
        pirate_king.INKS,
        pirate_king.PLAIN,
        pirate_king.SMALL_PLAIN,
    ),
}
"""By game key."""


def draw_cover(
    canvas: Canvas, x: int, y: int, game: str, *, small: bool = False, paint: str = "line"
) -> None:
    """A game's cover and the line it stands on: 20 by 10 cells, or 13 by 6."""
    cover = COVERS[game]
    if canvas.ascii:
        for row, line in enumerate(cover.small_plain if small else cover.plain):
            canvas.put(x, y + row, line, "sail")
        return
    canvas.sprite(x, y, cover.small if small else cover.large, cover.inks)
    canvas.line(x, y + (5 if small else 9), 13 if small else 20, paint, "▔")
