"""How a ship on a landing space looks: a sail with its level over a hull with its owner and income."""

from rich.cells import cell_len

from piratebox.language import t, tp
from rules.vasco_da_gama.components import Box

from .canvas import Canvas, fit, pad
from .landings_words import hull_income, mark_of

FULL = 8
"""Columns of a whole ship; in fewer only level and owner are written."""


def hull_words(box: Box, ship: str, owner: int | None, room: int, *, then: bool, short: bool = False) -> str:
    """What stands on a hull: whose it is and what it earns, or that it would stand there."""
    if then:
        word = tp("on a hull", "then")
        return pad(word + (mark_of(owner) if owner is not None else ""), room)
    if owner is None:
        return pad(tp("on a hull", "merch."), room)
    income = hull_income(box, ship, short=short)
    return pad(mark_of(owner), room - cell_len(income)) + income


def draw_ship(
    canvas: Canvas,
    x: int,
    y: int,
    room: int,
    box: Box,
    ship: str,
    owner: int | None,
    paint: str,
    *,
    then: bool,
) -> None:
    """Draw a ship in two rows of ``room`` columns; ``paint`` fills its hull."""
    level = str(box.level[ship])
    sail = "preview" if then else "sail"
    if room < FULL:
        mark = t("m") if owner is None else mark_of(owner)
        canvas.centre(x, y, room, level, f"{sail} bold")
        canvas.centre(x, y + 1, room, fit(mark, room), f"{paint} bold")
        return
    words = hull_words(box, ship, owner, 6, then=then)
    if canvas.ascii:
        canvas.centre(x, y, FULL, f"/{level}\\", f"{sail} bold")
        canvas.put(x, y + 1, "[", paint)
        canvas.put(x + 1, y + 1, words, "ground bold", paint)
        canvas.put(x + 7, y + 1, "]", paint)
        return
    canvas.put(x + 1, y, "▗▟", sail)
    canvas.put(x + 3, y, f"{level:>2} " if len(level) > 1 else f" {level} ", "ground bold", sail)
    canvas.put(x + 6, y, "▙", sail)
    canvas.put(x, y + 1, "▜", paint)
    canvas.put(x + 1, y + 1, words, "ground bold", paint)
    canvas.put(x + 7, y + 1, "▛", paint)


def draw_flat_ship(
    canvas: Canvas,
    x: int,
    y: int,
    room: int,
    box: Box,
    ship: str,
    owner: int | None,
    paint: str,
    *,
    then: bool,
) -> None:
    """Draw a ship in one row of ``room`` columns: whose it is, its level, what it earns."""
    level = str(box.level[ship])
    if room < FULL:
        mark = t("m") if owner is None else mark_of(owner)
        canvas.put(x, y, pad(level + (mark if room > 3 else mark[:1]), room), "ground bold", paint)
        return
    if then:
        head = tp("on a hull", "then") + (mark_of(owner) if owner is not None else "")
        text = pad(head, room - cell_len(level)) + level
    elif owner is None:
        text = pad(tp("on a hull", "merch."), room - cell_len(level)) + level
    else:
        income = hull_income(box, ship, short=True)
        gap = " " if cell_len(income) + cell_len(level) < room - 3 else ""
        text = pad(f"{mark_of(owner)} {level}{gap}{income}", room)
    canvas.put(x, y, text, "ground bold", paint)
