"""The panel that shows everything about one thing on the board, joined to it by a line."""

import re
from typing import NamedTuple

from rich.cells import cell_len

from piratebox.language import t, tn
from piratebox.wording.help_page import provenance_word
from piratebox.wording.inspection import Inspection

from .canvas import Canvas, Hit, fit, wrap
from .ship_art import FLAG_SIGNS, draw_flag, draw_ship

WIDE = (62, 20)
"""The largest panel of a screen of at least 100x30."""
NARROW = (64, 12)
"""The largest panel of a smaller screen."""
_LEAST = (56, 7)
"""A panel is not made narrower or lower than this."""
_SEAT_CHIP = re.compile(r"▐[▲◆●■▼◤] [A-F] [^▐▌]*▌|\[[\^#o=v/] [A-F] [^\[\]]*\]")


class _Line(NamedTuple):
    """A line of the panel: a label at its left, and a text from a column on."""

    label: str
    text: str
    column: int
    label_column: int
    paint: str = "ink"


_BLANK = _Line("", "", 0, 0)


class _Place(NamedTuple):
    """Where the panel may lie; ``side`` says on which side of the thing."""

    x: int
    y: int
    width: int
    height: int
    side: str


def draw_inspection(
    canvas: Canvas, inspection: Inspection, anchor: Hit | None, area: Hit | None = None
) -> Hit:
    """Draw the panel over what is on the canvas; all but the panel and the inspected thing goes faint.

    Args:
        canvas: the whole screen, already drawn.
        inspection: what to show.
        anchor: the inspected thing, which stays visible; None centres the panel.
        area: the columns that the panel keeps to if it can, such as the board; None is the whole canvas.

    Returns:
        The panel's rectangle.
    """
    wide = canvas.width >= 100 and canvas.height >= 30
    anchor = None if anchor is None else _with_edge(canvas, anchor)
    width, most = WIDE if wide else NARROW
    lines, _ = _compose(inspection, width, most, wide=wide)
    place = _place(canvas, anchor, area, width, len(lines) + 2)
    most = most if place.width < width else place.height
    lines, left_out = _compose(inspection, place.width, most, wide=wide)
    panel = Hit(place.x, place.y, place.width, len(lines) + 2, inspection.target)
    if place.side == "above" and anchor is not None:
        panel = panel._replace(y=anchor.y - 1 - panel.height)
    _fade(canvas, panel, anchor)
    _frame(canvas, inspection, panel, anchor, left_out)
    _write(canvas, inspection, panel, lines, wide=wide)
    if anchor is not None:
        _join(canvas, panel, anchor, place.side)
    canvas.hit(*panel[:4], "inspection")
    return panel


# --- what the lines are -------------------------------------------------------------------------------------


def _compose(inspection: Inspection, width: int, most: int, *, wide: bool) -> tuple[list[_Line], int]:
    """The panel's lines, as many as ``most`` rows hold with its edges, and the rulings left out.

    Blank rows give way first, then rulings, the note, and what is printed; provenance never does.
    """
    room = most - 2
    face_rows = (7 if inspection.ship else 6) if wide else 0
    prints = ((t("prints"), inspection.prints),) if inspection.prints else ()
    for first, note in ((prints, True), (prints, False), ((), False)):
        facts = (*first, *inspection.facts)
        tail = _tail(inspection, width, wide=wide, note=note)
        sections = _facts(facts, width, wide=wide)
        used = max(face_rows, sum(map(len, sections[:2]))) + sum(map(len, sections[2:])) + len(tail)
        if used <= room:
            break
    rulings, left_out = _rulings(inspection, width, room - used, wide=wide)
    roomy = room - used - len(rulings) if wide else 0
    head = [line for section in sections[:2] for line in section]
    if wide:
        if len(sections) > 1 and len(head) < face_rows:
            head.insert(len(sections[0]), _BLANK)
        head += [_BLANK] * (face_rows - len(head))
    lines: list[_Line] = []
    if roomy > 0:
        lines.append(_BLANK)
        roomy -= 1
    lines += head
    fresh = True
    for block in (*sections[2:], rulings, tail):
        if not block:
            continue
        apart = block is rulings or block is tail or fresh
        if roomy > 0 and apart and lines[-1] != _BLANK:
            lines.append(_BLANK)
            roomy -= 1
        fresh = False
        lines += block
    if len(lines) > room:
        lines = [*lines[: room - len(tail)], *tail]
    return lines, left_out


def _facts(facts: tuple[tuple[str, str], ...], width: int, *, wide: bool) -> list[list[_Line]]:
    """The lines of each fact; on a wide panel the first two stand beside the picture."""
    sections = []
    for number, (label, text) in enumerate(facts):
        beside = wide and number < 2
        label_column = 17 if beside else (3 if wide else 2)
        column = label_column + 9
        rows = wrap(text, width - column - 2)
        sections.append(
            [_Line("" if row else label, line, column, label_column) for row, line in enumerate(rows)]
        )
    return sections


def _rulings(inspection: Inspection, width: int, room: int, *, wide: bool) -> tuple[list[_Line], int]:
    """As many whole rulings as fit into some rows, and how many do not."""
    label_column = 3 if wide else 2
    column = label_column + 9
    lines: list[_Line] = []
    left_out = 0
    for ruling in inspection.rulings:
        rows = wrap(ruling, width - column - 2)
        if len(lines) + len(rows) > room:
            left_out += 1
            continue
        lines += [
            _Line("" if lines or row else t("rulings"), text, column, label_column)
            for row, text in enumerate(rows)
        ]
    return lines, left_out


def _tail(inspection: Inspection, width: int, *, wide: bool, note: bool) -> list[_Line]:
    """How many were seen, and where the card comes from, with or without the remark on that."""
    label_column = 3 if wide else 2
    lines = []
    if inspection.seen:
        column = label_column + 9
        rows = wrap(inspection.seen, width - column - 2)
        lines += [
            _Line("" if row else t("seen"), text, column, label_column, "seen")
            for row, text in enumerate(rows)
        ]
    if wide:
        lines.append(_Line("", "", 0, 0, "rule"))
    words = provenance_word(inspection.provenance, full=True)
    paint = "soft" if inspection.provenance.startswith("printed") else "legal bold"
    column = label_column + cell_len(words) + 2
    rest = wrap(inspection.note, width - column - 2) if note and inspection.note else [""]
    if len(rest) > 2 or (len(rest) > 1 and column > 16):
        column = label_column
        rest = ["", *wrap(inspection.note, width - column - 2)]
    lines.append(_Line(words, rest[0], column, label_column, paint))
    lines += [_Line("", text, column, label_column, "soft") for text in rest[1:]]
    return lines


# --- where it lies ------------------------------------------------------------------------------------------


def _place(canvas: Canvas, anchor: Hit | None, area: Hit | None, width: int, height: int) -> _Place:
    """The first of above, below, right and left with room enough, else the one with most rows."""
    top, bottom = 1, canvas.height - 1
    left = area.x if area else 0
    right = area.x + area.width if area else canvas.width
    if right - left < width or (anchor and not left <= anchor.x + anchor.width // 2 < right):
        left, right = 0, canvas.width
    if anchor is None:
        y = top + max(0, bottom - top - height) // 2
        return _Place(left + (right - left - width) // 2, y, width, height, "")
    middle = anchor.x + anchor.width // 2
    x = max(left, min(middle - width // 2, right - width))
    above, below = anchor.y - 1 - top, bottom - (anchor.y + anchor.height + 1)
    if above >= height:
        return _Place(x, anchor.y - 1 - height, width, height, "above")
    if below >= height:
        return _Place(x, anchor.y + anchor.height + 1, width, height, "below")
    y = max(top, min(anchor.y + anchor.height // 2 - height // 2, bottom - height))
    beside = min(width, canvas.width - anchor.x - anchor.width - 1)
    if beside >= _LEAST[0]:
        return _Place(anchor.x + anchor.width + 1, y, beside, height, "right")
    beside = min(width, anchor.x - 1)
    if beside >= _LEAST[0]:
        return _Place(anchor.x - 1 - beside, y, beside, height, "left")
    if max(above, below) < _LEAST[1]:
        return _Place(x, y, width, min(height, bottom - top), "")
    if above > below:
        return _Place(x, top, width, above, "above")
    return _Place(x, anchor.y + anchor.height + 1, width, below, "below")


# --- painting -----------------------------------------------------------------------------------------------


def _with_edge(canvas: Canvas, box: Hit) -> Hit:
    """A thing together with the heavy or double box that stands round it, if one does."""
    x, y, width, height, target = box
    rows = canvas.text()
    if x and _cell(rows, x - 1, y + height // 2) in "┃║#":
        x, width = x - 1, width + 1
    if _cell(rows, x + width, y + height // 2) in "┃║#":
        width += 1
    if _cell(rows, x + width // 2, y + height) in "━┯═":
        height += 1
    return Hit(x, y, width, height, target)


def _fade(canvas: Canvas, panel: Hit, anchor: Hit | None) -> None:
    """Everything but banner, seat chips, footer and the thing itself goes faint."""
    kept: set[tuple[int, int]] = set()
    for y, row in enumerate(canvas.text()):
        for chip in _SEAT_CHIP.finditer(row):
            start = cell_len(row[: chip.start()])
            kept.update((x, y) for x in range(start, start + cell_len(chip.group())))
    for box in (anchor, panel):
        if box is not None:
            kept.update(
                (x, y) for y in range(box.y, box.y + box.height) for x in range(box.x, box.x + box.width)
            )
    last = canvas.height - 1
    canvas.fade(lambda x, y: y == 0 or y == last or (x, y) in kept)


def _frame(canvas: Canvas, inspection: Inspection, panel: Hit, anchor: Hit | None, left_out: int) -> None:
    """The panel's ground, edge, title, and its shadow."""
    x, y, width, height, _ = panel
    for column in (x + width, x + width + 1):
        if anchor is None or not anchor.x <= column < anchor.x + anchor.width:
            canvas.fill(column, y + 1, 1, height - 1, "ground")
    canvas.box(x, y, width, height, "plain", "lantern", "raised")
    kind = f" {fit(inspection.kind, width - 10)} "
    name = fit(inspection.name, max(6, width - 8 - cell_len(kind)))
    canvas.put(x + 2, y, f" {name} ", "ink bold", "raised")
    canvas.right(x + width - 2, y, kind, "soft", "raised")
    if left_out:
        words = tn("{n} more ruling: ?", "{n} more rulings: ?", left_out)
        canvas.right(x + width - 2, y + height - 1, f" {words} ", "soft", "raised")


def _write(canvas: Canvas, inspection: Inspection, panel: Hit, lines: list[_Line], *, wide: bool) -> None:
    """The panel's inside."""
    for row, line in enumerate(lines, start=1):
        x, y = panel.x, panel.y + row
        if line.paint == "rule":
            canvas.line(x + 1, y, panel.width - 2, "line2")
            continue
        plain = line.paint in ("ink", "seen")
        canvas.put(x + line.label_column, y, line.label, "soft" if plain else line.paint, "raised")
        text_paint = "ink" if plain else "soft"
        if line.paint == "seen" and line.label:
            head, _, rest = line.text.partition(":")
            after = canvas.put(x + line.column, y, head, "ink bold", "raised")
            canvas.put(after, y, f":{rest}" if rest else "", text_paint, "raised")
        else:
            canvas.put(x + line.column, y, line.text, text_paint, "raised")
    if wide and len(lines) >= 6:
        top = panel.y + (2 if lines[0] == _BLANK else 1)
        _picture(canvas, inspection, panel.x + 3, top)


def _picture(canvas: Canvas, inspection: Inspection, x: int, y: int) -> None:
    """The thing itself in small: a ship with its flag, or a card of 13 by 5."""
    if inspection.ship:
        draw_ship(canvas, x + 3, y, wide=True, damaged=inspection.damaged)
        draw_flag(canvas, x + 4, y + 6, inspection.ship)
        return
    canvas.box(x, y, 13, 5, "round", "line2", "raised")
    rows: list[str] = []
    for part in inspection.face:
        rows += wrap(part, 11)
    for row, text in enumerate(rows[:3], start=1):
        canvas.put(x + 1, y + row, fit(text, 11), "ink bold" if row == 1 else "soft", "raised")
    if inspection.flag:
        tag = f"{FLAG_SIGNS[inspection.flag]}{inspection.flag[0].upper()}"
        canvas.put(x + 9, y + 4, f" {tag}", f"on-flag-{inspection.flag}", f"flag-{inspection.flag}")


def _join(canvas: Canvas, panel: Hit, anchor: Hit, side: str) -> None:
    """The line from the panel to the thing."""
    if side in ("above", "below"):
        edge = panel.y + panel.height - 1 if side == "above" else panel.y
        middle = anchor.x + anchor.width // 2
        columns = range(max(panel.x + 1, anchor.x), min(panel.x + panel.width - 1, anchor.x + anchor.width))
        if not columns:
            return
        rows = canvas.text()
        free = [x for x in columns if _cell(rows, x, edge) in "─-"]
        x = min(free or columns, key=lambda column: abs(column - middle))
        if free:
            canvas.put(x, edge, "┬" if side == "above" else "┴", "lantern")
        start, end = (edge + 1, anchor.y) if side == "above" else (anchor.y + anchor.height, edge)
        canvas.column(x, start, end - start, "lantern")
        near = anchor.y if side == "above" else anchor.y + anchor.height - 1
        joints = {"━": "┷", "─": "┴"} if side == "above" else {"━": "┯", "─": "┬"}
        joint = joints.get(_cell(rows, x, near))
        if joint:
            canvas.put(x, near, joint, "lantern")
        return
    y = max(panel.y + 1, min(anchor.y + anchor.height // 2, panel.y + panel.height - 2))
    if side == "right":
        canvas.put(panel.x, y, "┤", "lantern")
        canvas.line(anchor.x + anchor.width, y, panel.x - anchor.x - anchor.width, "lantern")
    elif side == "left":
        canvas.put(panel.x + panel.width - 1, y, "├", "lantern")
        canvas.line(panel.x + panel.width, y, anchor.x - panel.x - panel.width, "lantern")


def _cell(rows: list[str], x: int, y: int) -> str:
    """The character that begins in a cell; blank inside a wide one and outside the canvas."""
    if not 0 <= y < len(rows):
        return " "
    cell = 0
    for char in rows[y]:
        if cell == x:
            return char
        cell += cell_len(char)
    return " "
