"""A terminal screen as an SVG picture, cell by cell, with CJK text as wide as it is."""

from collections.abc import Iterator, Sequence
from html import escape

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

WIDTH, HEIGHT = 9, 18
"""A cell in pixels."""
FONTS = "'Fira Code','DejaVu Sans Mono','Noto Sans Mono CJK TC','Noto Sans CJK TC',monospace"

_BLOCKS = {
    "█": [(0, 0, 8, 8)], "▀": [(0, 0, 8, 4)], "▄": [(0, 4, 8, 4)], "▌": [(0, 0, 4, 8)], "▐": [(4, 0, 4, 8)],
    "▔": [(0, 0, 8, 1)], "▁": [(0, 7, 8, 1)], "▂": [(0, 6, 8, 2)], "▃": [(0, 5, 8, 3)], "▅": [(0, 3, 8, 5)],
    "▆": [(0, 2, 8, 6)], "▇": [(0, 1, 8, 7)],
    "▖": [(0, 4, 4, 4)], "▗": [(4, 4, 4, 4)], "▘": [(0, 0, 4, 4)], "▝": [(4, 0, 4, 4)],
    "▙": [(0, 0, 4, 8), (4, 4, 4, 4)], "▛": [(0, 0, 8, 4), (0, 4, 4, 4)],
    "▜": [(0, 0, 8, 4), (4, 4, 4, 4)], "▟": [(4, 0, 4, 8), (0, 4, 4, 4)],
    "▚": [(0, 0, 4, 4), (4, 4, 4, 4)], "▞": [(4, 0, 4, 4), (0, 4, 4, 4)],
}  # fmt: skip
"""Block elements as rectangles in eighths of a cell."""
_SHADES = {"░": 0.25, "▒": 0.5, "▓": 0.75}


def _colour(style: Style | None, *, ground: bool) -> str:
    colour = style and (style.bgcolor if ground else style.color)
    if not colour or colour.is_default:
        return "#0d1319" if ground else "#eae2d0"
    red, green, blue = colour.get_truecolor()
    return f"#{red:02x}{green:02x}{blue:02x}"


def _runs(text: str) -> Iterator[str]:
    """Pieces of text that can be drawn from their left edge: wide characters and blocks stand alone."""
    run = ""
    for char in text:
        alone = cell_len(char) == 2 or char in _BLOCKS
        if run and (alone or (char in _SHADES) != (run[-1] in _SHADES)):
            yield run
            run = ""
        run += char
        if alone:
            yield run
            run = ""
    if run:
        yield run


def _piece(run: str, x: float, y: float, style: Style | None) -> str:
    fill = _colour(style, ground=False)
    if run in _BLOCKS:
        return "".join(
            f'<rect x="{x + left * WIDTH / 8:g}" y="{y + top * HEIGHT / 8:g}" '
            f'width="{width * WIDTH / 8:g}" height="{height * HEIGHT / 8:g}" fill="{fill}"/>'
            for left, top, width, height in _BLOCKS[run]
        )
    if run[0] in _SHADES:
        shade = _SHADES[run[0]]
        return (
            f'<rect x="{x:g}" y="{y}" width="{WIDTH * len(run)}" height="{HEIGHT}" fill="{fill}" '
            f'fill-opacity="{shade}"/>'
        )
    if not run.strip():
        return ""
    bold = ' font-weight="bold"' if style and style.bold else ""
    length = f' textLength="{cell_len(run) * WIDTH}"' if len(run) > 1 else ""
    place = f'x="{x:g}" y="{y + 13.5:g}"{length}'
    return f'<text {place} fill="{fill}"{bold} xml:space="preserve">{escape(run)}</text>'


def _row(segments: Sequence[Segment], y: int) -> Iterator[str]:
    x = 0
    for segment in segments:
        width = cell_len(segment.text) * WIDTH
        ground = _colour(segment.style, ground=True)
        yield f'<rect x="{x}" y="{y}" width="{width}" height="{HEIGHT}" fill="{ground}"/>'
        at = x
        for run in _runs(segment.text):
            yield _piece(run, at, y, segment.style)
            at += cell_len(run) * WIDTH
        x += width


def picture(strips: Sequence[Strip]) -> str:
    """The SVG text of a screen."""
    width = max(strip.cell_length for strip in strips) * WIDTH
    height = len(strips) * HEIGHT
    body = "\n".join("".join(_row(list(strip), y * HEIGHT)) for y, strip in enumerate(strips))
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    look = f'font-family="{FONTS}" font-size="15" shape-rendering="crispEdges"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {look}>\n{body}\n</svg>\n'
