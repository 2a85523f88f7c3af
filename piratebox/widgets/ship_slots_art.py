"""How the ship of Libertalia looks, and the large digits of the ranks."""

from .canvas import Canvas

DIGITS = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": ("▄█ ", " █ ", "▀▀▀"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", "▀▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", " ▄▀", " ▀ "),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
}
"""3 by 3 cells each."""

WIDE_HULL = (
    "    █▀██▀█▀",
    "    █▀██▀█▀▄▄▄",
    "    ████████▄█▄",
    "   ▄███████████",
    "   ███████████████████████████████████████████████████████████████████████████▀",
    "   ▀█████████▄▄█████▄▄█████▄▄█████▄▄█████▄▄█████▄▄█████▄▄█████▄▄███████████▀▀",
    "     ▀▀█████████████████████████████████████████████████████████████▀▀▀▀",
)
"""Stern castle and hull of the wide drawing; the last row is the keel."""
WIDE_BOW = ((85, "▄"), (81, "▄▄█▀▀"), (72, "▄   ▄▄▄██▀"), (72, "███████"))
"""The bowsprit beside the first four rows: column and cells."""

NARROW_HULL = (
    "    █▀██▀█▄▄",
    "  ▄▄██████▄█▄",
    "  ▀████▀▀████▀▀████▀▀████▀▀████▀▀████▀▀████▀▀████▀▀████▀▀████▀▀████▀▀██▀▀▀▀",
)
NARROW_BOW = ((75, "▄▄▄█"), (69, "▄▄▄███▀"))

_PLAIN_WIDE = "    \\" + "_" * 72 + "/"
_PLAIN_NARROW = "  \\" + "_" * 70 + "/"


def draw_digits(canvas: Canvas, x: int, y: int, rank: int, paint: str) -> None:
    """A rank in large digits, 7 by 3 cells; one digit stands in the middle."""
    text = str(rank)
    if canvas.ascii:
        canvas.centre(x, y + 1, 7, text, paint)
        return
    at = x if len(text) == 2 else x + 2
    for digit in text:
        for row, cells in enumerate(DIGITS[digit]):
            for column, cell in enumerate(cells):
                if cell != " ":
                    canvas.put(at + column, y + row, cell, paint)
        at += 4


def draw_hull(canvas: Canvas, x: int, y: int, *, wide: bool) -> None:
    """The ship's profile: 7 rows, or 3 in the narrow drawing."""
    if canvas.ascii:
        canvas.put(x, y + (4 if wide else 2), _PLAIN_WIDE if wide else _PLAIN_NARROW, "hull")
        return
    rows, bow = (WIDE_HULL, WIDE_BOW) if wide else (NARROW_HULL, NARROW_BOW)
    for row, cells in enumerate(rows):
        paint = "hull2" if wide and row == len(rows) - 1 else "hull"
        _put_cells(canvas, x, y + row, cells, paint)
    for row, (column, cells) in enumerate(bow):
        _put_cells(canvas, x + column, y + row, cells, "hull")


def _put_cells(canvas: Canvas, x: int, y: int, cells: str, paint: str) -> None:
    for at, cell in enumerate(cells):
        if cell != " ":
            canvas.put(x + at, y, cell, paint)
