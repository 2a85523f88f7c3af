"""What stands round a page of help: contents, margin, tabs, search."""

from typing import NamedTuple

from rich.cells import cell_len

from piratebox.language import t, tn
from piratebox.wording.keys import table_keys

from .canvas import Canvas, fit
from .furniture import draw_frame, draw_rule
from .help_lines import draw_line
from .help_reader import HelpReader

SIDE = 27
"""Cells between the frame and the page, for the contents."""
WIDEST = 110
"""No line of text is longer than this."""
_MARGIN_KEYS = ("walk", "take", "direct", "back", "secrets", "inspect", "sheet")


class Window(NamedTuple):
    """Where the text stands: column, row, cells and rows."""

    x: int
    y: int
    width: int
    rows: int


def is_wide(canvas: Canvas) -> bool:
    """Whether there is room for the contents beside the page."""
    return canvas.width >= 120 and canvas.height >= 30


def window(canvas: Canvas) -> Window:
    """Where the text of a page stands."""
    if not is_wide(canvas):
        width = min(canvas.width - 2, WIDEST)
        return Window(1 + (canvas.width - 2 - width) // 2, 2, width, canvas.height - 4)
    room = canvas.width - SIDE - 7
    width = min(room, WIDEST)
    return Window(SIDE + 4 + (room - width) // 2, 3, width, canvas.height - 6)


def draw_wide(canvas: Canvas, reader: HelpReader, waits: str, *, game: str, typing: bool) -> None:
    """Frame, contents and margin, with a game's most used keys."""
    bottom = canvas.height - 2
    divider = SIDE + 1
    draw_frame(canvas, 1, bottom)
    draw_rule(canvas, 1, 0, divider + 1, t("contents"), left="┌")
    draw_rule(canvas, 1, divider, canvas.width - divider, reader.page.title, left="┬", right="┐")
    count = t("{number} of {pages}", number=reader.number + 1, pages=len(reader.pages))
    canvas.right(canvas.width - 3, 1, f" {count} ", "soft")
    canvas.column(divider, 2, bottom - 2)
    canvas.put(divider, bottom, "┴", "line")
    _draw_more(canvas, reader, bottom, canvas.width - 3)
    pitch = 2 if bottom >= 2 * len(reader.pages) + 22 else 1
    y = _draw_contents(canvas, reader, pitch)
    draw_rule(canvas, y, 1, SIDE, t("keys of the table"))
    y += pitch
    for key in table_keys(game):
        if key.id in _MARGIN_KEYS:
            canvas.put(3, y, fit(key.label.split(" ")[0], 7), "lantern bold")
            canvas.put(11, y, fit(key.short, SIDE - 10), "soft")
            y += 1
    y += pitch - 1
    draw_rule(canvas, y, 1, SIDE, t("find"))
    y += pitch
    _draw_search(canvas, reader, 3, y, SIDE - 3, typing=typing)
    y += 2
    canvas.paragraph(3, y, SIDE - 3, waits, "soft", rows=bottom - y)


def _draw_contents(canvas: Canvas, reader: HelpReader, pitch: int) -> int:
    """The pages, the open one as a filled chip; returns the row after them."""
    y = 3
    for number, page in enumerate(reader.pages):
        name = fit(page.short, SIDE - 7)
        if number == reader.number:
            canvas.fill(3, y, SIDE - 4, 1, "lantern")
            canvas.put(2, y, "▐", "lantern")
            canvas.put(3, y, f"{number + 1}  {name}", "ground bold", "lantern")
            canvas.put(SIDE - 1, y, "▌", "lantern")
        else:
            canvas.put(3, y, str(number + 1), "lantern bold")
            canvas.put(6, y, name, "ink")
        canvas.hit(1, y, SIDE, 1, f"page:{number}")
        y += pitch
    return y


def _draw_search(canvas: Canvas, reader: HelpReader, x: int, y: int, width: int, *, typing: bool) -> None:
    """What is searched for, and how often it was found."""
    canvas.put(x, y, "/", "lantern bold")
    if not typing and not reader.needle:
        canvas.put(x + 2, y, fit(t("a card or any word"), width - 2), "faint")
        return
    count = _count_words(reader)
    shown = reader.needle
    while cell_len(shown) > width - 4 - cell_len(count):
        shown = shown[1:]
    after = canvas.put(x + 2, y, shown, "ink bold")
    if typing:
        canvas.put(after, y, "█", "lantern")
    canvas.right(x + width, y, count, "soft" if reader.found else "bad")


def _count_words(reader: HelpReader) -> str:
    if not reader.needle:
        return ""
    places = reader.places()
    if reader.found not in places:
        return t("not found")
    return t("{at} of {n}", at=places.index(reader.found) + 1, n=len(places))


def draw_narrow(canvas: Canvas, reader: HelpReader, waits: str, *, typing: bool) -> None:
    """Tabs in the upper rule, the search or who is to act in the lower one."""
    bottom = canvas.height - 2
    canvas.line(0, 1, canvas.width)
    canvas.line(0, bottom, canvas.width)
    _draw_tabs(canvas, reader)
    if typing or reader.needle:
        canvas.fill(1, bottom, 46, 1, "panel")
        _draw_search(canvas, reader, 2, bottom, 44, typing=typing)
    elif waits:
        canvas.put(2, bottom, f" {fit(waits, canvas.width - 22)} ", "soft")
    _draw_more(canvas, reader, bottom, canvas.width - 1)


def _draw_tabs(canvas: Canvas, reader: HelpReader) -> None:
    """The pages by number and word; far ones lose their word if there is too little room."""
    words = [page.tab for page in reader.pages]
    far = sorted(range(len(words)), key=lambda number: -abs(number - reader.number))
    while far and sum(5 + cell_len(word) if word else 4 for word in words) > canvas.width:
        words[far.pop(0)] = ""
    x = 1
    for number, word in enumerate(words):
        start = x
        if number == reader.number:
            x = canvas.chip(x, 1, f"{number + 1} {word}")
        else:
            x = canvas.put(x, 1, " ")
            x = canvas.put(x, 1, str(number + 1), "lantern bold")
            x = canvas.put(x, 1, f" {word} " if word else " ", "soft")
        canvas.hit(start, 1, x - start, 1, f"page:{number}")
        x += 1


def _draw_more(canvas: Canvas, reader: HelpReader, y: int, end: int) -> None:
    """How many lines lie below the window."""
    if reader.below:
        words = tn("{n} more line", "{n} more lines", reader.below)
        canvas.right(end, y, f" ▾ {words} ", "soft")


def draw_text(canvas: Canvas, reader: HelpReader, place: Window) -> None:
    """The lines in the window; the focused row and the found entry are marked in the margin."""
    marked: set[int | None] = set()
    for row, line in enumerate(reader.in_window()):
        y = place.y + row
        draw_line(canvas, place.x, y, line, reader.needle.lower())
        found = reader.found == (reader.number, line.entry)
        focused = bool(line.target) and line.target == reader.here
        if (found or focused) and line.entry not in marked:
            canvas.put(place.x - 1, y, "▸", "lantern bold")
            marked.add(line.entry)
        if line.target:
            canvas.hit(place.x, y, place.width, 1, line.target)
