"""The furniture that every screen shares: banner, rules, frame and footer, drawn on a canvas."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from piratebox.language import t

from .canvas import Canvas
from .glyphs import seat_mark


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as it is named on screen; ``colour`` is a role, ``remark`` a word such as "choosing"."""

    number: int
    name: str
    colour: str
    remark: str = ""

    @property
    def label(self) -> str:
        """Shape, letter and name."""
        return f"{seat_mark(self.number)} {self.name}"


@dataclass(frozen=True, slots=True)
class Key:
    """A key in the footer; one that does nothing now is faint and in round brackets."""

    key: str
    word: str
    enabled: bool = True


def draw_seat(canvas: Canvas, x: int, y: int, seat: Seat, *, acting: bool = False) -> int:
    """A seat's mark and name, as a filled chip if it must act; returns the column after it."""
    if acting:
        return canvas.chip(x, y, seat.label, seat.colour)
    return canvas.put(x, y, seat.label, f"{seat.colour} bold")


def draw_banner(
    canvas: Canvas,
    game: str,
    parts: Sequence[str],
    seats: Sequence[Seat] = (),
    acting: int | None = None,
    *,
    y: int = 0,
) -> None:
    """The top line: game in capitals, where it stands, and every seat at the right.

    The seats' remarks are left out where they would crowd out where the match stands.
    """
    canvas.fill(0, y, canvas.width, 1, "raised")
    x = canvas.put(1, y, game, "lantern bold")
    narrow = canvas.width < 100
    gap = 2 if narrow else 4
    least = x + 3 + (cell_len(parts[0]) if parts else 0) + 2
    remarks = sum(cell_len(seat.remark) + 1 for seat in seats if seat.remark)
    width = sum(cell_len(seat.label) for seat in seats) + gap * max(0, len(seats) - 1) + 4
    remarked = remarks > 0 and least + width + remarks <= canvas.width
    width = sum(cell_len(seat.label) for seat in seats) + (remarks if remarked else 0)
    width += gap * max(0, len(seats) - 1)
    start = canvas.width - 2 - width
    x += 3
    for number, part in enumerate(parts):
        if x + cell_len(part) + (3 if number else 0) >= start > 0 and seats:
            break
        if number:
            x = canvas.put(x, y, " │ ", "line2")
        x = canvas.put(x, y, part, "soft")
    x = start
    for seat in seats:
        if seat.number == acting:
            x = draw_seat(canvas, x - 1, y, seat, acting=True) - 1
        else:
            x = draw_seat(canvas, x, y, seat)
        if seat.remark and remarked:
            x = canvas.put(x, y, f" {seat.remark}", "soft")
        x += gap


def draw_rule(
    canvas: Canvas,
    y: int,
    x: int,
    width: int,
    title: str = "",
    *,
    left: str = "",
    right: str = "",
    remark: str = "",
    paint: str = "line",
    title_paint: str = "ink bold",
) -> None:
    """A horizontal rule with a title set into it at the left and a remark at the right.

    ``left`` and ``right`` are the corner or joint glyphs at its ends, empty for none.
    """
    canvas.line(x, y, width, paint)
    if left:
        canvas.put(x, y, left, paint)
    if right:
        canvas.put(x + width - 1, y, right, paint)
    if title:
        start = x + (2 if left else 1)
        canvas.put(start, y, f" {title} ", title_paint)
    if remark:
        canvas.right(x + width - (2 if right else 1), y, f" {remark} ", "soft")


def draw_frame(canvas: Canvas, top: int, bottom: int, paint: str = "line") -> None:
    """The left, right and bottom lines of a framed screen."""
    canvas.column(0, top + 1, bottom - top - 1, paint)
    canvas.column(canvas.width - 1, top + 1, bottom - top - 1, paint)
    canvas.put(0, bottom, "└" + "─" * (canvas.width - 2) + "┘", paint)


def draw_footer(canvas: Canvas, keys: Sequence[Key], *, y: int | None = None) -> None:
    """The bottom line: at most seven keys and what they do."""
    y = canvas.height - 1 if y is None else y
    canvas.fill(0, y, canvas.width, 1, "ground")
    gap = 3 if canvas.width >= 100 else 2
    while sum(cell_len(f"{key.key} {key.word}") + gap for key in keys) > canvas.width and gap > 1:
        gap -= 1
    x = 1
    for key in keys:
        label = f"{key.key} {key.word}"
        if x + cell_len(label) + (0 if key.enabled else 2) > canvas.width:
            break
        start = x
        if key.enabled:
            x = canvas.put(x, y, key.key, "lantern bold", "ground")
            x = canvas.put(x + 1, y, key.word, "soft", "ground")
        else:
            x = canvas.put(x, y, f"({label})", "faint", "ground")
        canvas.hit(start, y, x - start, 1, f"key:{key.key}")
        x += gap


def too_small(canvas: Canvas, width: int = 80, height: int = 24) -> bool:
    """Say that the terminal is too small, if it is; nothing else may then be drawn."""
    if canvas.width >= width and canvas.height >= height:
        return False
    canvas.fill(0, 0, canvas.width, canvas.height, "ground")
    words = t(
        "The terminal is {width}x{height}; piratebox needs {needed_width}x{needed_height}.",
        width=canvas.width,
        height=canvas.height,
        needed_width=width,
        needed_height=height,
    )
    canvas.paragraph(1, max(0, canvas.height // 2 - 1), max(1, canvas.width - 2), words, "lantern")
    return True
