"""The numbers of Vasco da Gama: marker, discs, what they cost now, and the money for declining."""

from rich.cells import cell_len

from piratebox.language import t
from rules.vasco_da_gama.components import EXTRA, ORDINARY
from rules.vasco_da_gama.foresight import cost_range
from rules.vasco_da_gama.view import View

from .canvas import fit
from .landings_grid import Sketch
from .landings_spaces import new_disc
from .landings_words import mark_of, reals

FIRST = 11
"""The column of number 1; the others follow at a pitch of 3, the extra ones set apart."""
_PITCH = 3
_NUMBERS = (*range(1, ORDINARY + 1), *EXTRA)


def column(sketch: Sketch, number: int) -> int:
    """The last column of a number."""
    return sketch.grid.left + FIRST + _PITCH * (number - 1) + (2 if number > ORDINARY else 0)


def focused_number(sketch: Sketch) -> int | None:
    """The number that the choice is about: focused, or chosen in an earlier part."""
    for target in (sketch.scene.focused or "", *sketch.scene.chosen):
        kind, _, rest = target.partition(":")
        if kind == "number" and rest.isdecimal():
            return int(rest)
    return None


def draw_numbers(sketch: Sketch) -> None:
    """Draw the four or five rows of the numbers."""
    canvas, x, y = sketch.canvas, sketch.grid.left + 1, sketch.grid.numbers
    labels = (t("number"), t("disc"), t("costs"), t("decline"))
    for row, label in enumerate(labels):
        canvas.put(x, y + row, fit(label, 9), "faint")
    if sketch.grid.marker >= 0:
        canvas.put(x, sketch.grid.marker, fit(t("marker"), 9), "faint")
        _draw_marker(sketch)
    for number in _NUMBERS:
        _draw_number(sketch, number)
    _draw_decline(sketch, y + 3)


# --- the marker -------------------------------------------------------------------------------------------


def _draw_marker(sketch: Sketch) -> None:
    """The marker over its number, and why it stands there."""
    canvas, seen, y = sketch.canvas, sketch.view, sketch.grid.marker
    if not seen.marker:
        words = t("set when the first Vasco da Gama tile is turned up")
        canvas.put(sketch.grid.left + FIRST, y, words, "soft")
        return
    x = canvas.put(column(sketch, seen.marker), y, "▾", "missionary")
    canvas.hit(x - 1, y, 40, 1, "marker")
    x = canvas.put(x + 1, y, str(seen.marker), "ink bold") + 1
    tile = sketch.box.tiles[seen.tile]
    if seen.turned:
        moved = f"{sketch.box.tiles[seen.turned].modifier:+d}"
        words = t("from tile {number}, then {modifier}", number=tile.number, modifier=moved)
        canvas.put(x, y, words, "soft")
        return
    x = canvas.put(x, y, t("from tile {number}", number=tile.number), "soft")
    modifiers = sorted(sketch.box.tiles[other].modifier for other in seen.tiles)
    if seen.phase == 1 and modifiers:
        low, high = f"{modifiers[0]:+d}", f"{modifiers[-1]:+d}"
        x = canvas.put(x, y, t(", then {low} to {high}", low=low, high=high), "preview")
        _draw_range(sketch, x, y)


def _draw_range(sketch: Sketch, x: int, y: int) -> None:
    """What the number being chosen may cost, over every tile that may be turned up."""
    number = focused_number(sketch)
    if number is None:
        return
    low, high = cost_range(sketch.view, number)
    if low == high:
        words = t("{number} costs {cost}", number=number, cost=low)
    else:
        words = t("{number} costs {low} to {high}", number=number, low=low, high=high)
    x += 3
    if x + cell_len(words) <= sketch.grid.left + (88 if sketch.grid.wide else 80):
        sketch.canvas.put(x, y, words, "preview bold")
    else:
        marker = column(sketch, sketch.view.marker)
        sketch.canvas.right(marker - 1, y, words, "preview bold")


# --- numbers, discs, costs --------------------------------------------------------------------------------


def _draw_number(sketch: Sketch, number: int) -> None:
    canvas, seen, y = sketch.canvas, sketch.view, sketch.grid.numbers
    last = column(sketch, number)
    target = f"number:{number}"
    mark, disc, new = sketch.mark(target), dict(seen.discs).get(number), new_disc(sketch)
    waits = sketch.waits(number)
    label = f"{number:>2}"
    canvas.hit(last - 2, y, _PITCH, 3, target)
    if mark.kind in ("focused", "chosen"):
        canvas.put(last - 1, y, label, "ground bold", "lantern")
        canvas.put(last - 2 if number > 9 else last - 1, y, "▸", "lantern bold", "panel")
        if number < 10:
            canvas.put(last, y, str(number), "ground bold", "lantern")
    elif number == seen.marker:
        canvas.put(last + 1 - len(str(number)), y, str(number), "ground bold", "missionary")
    else:
        free = seen.phase == 1 and disc is None and _may_be_free(seen, number)
        paint = (
            "lantern bold" if mark.kind == "legal" else "ink bold" if waits else "soft" if free else "faint"
        )
        canvas.put(last - 1, y, label, paint)
    if new is not None and new[0] == number:
        canvas.put(last - 1, y + 1, mark_of(new[1].seat), "preview bold")
    elif disc is None:
        paint = mark.paint if mark.key else "line"
        canvas.right(last + 1, y + 1, mark.key or ".", paint)
    elif number == seen.resolving:
        canvas.put(last - 1, y + 1, mark_of(disc.seat), "ground bold", sketch.scene.colours[disc.seat])
    else:
        canvas.put(last - 1, y + 1, mark_of(disc.seat), sketch.scene.colours[disc.seat] if waits else "faint")
    if not seen.marker:
        canvas.put(last, y + 2, ".", "line")
        return
    cost = seen.cost(number)
    paint = "ink bold" if mark.kind in ("focused", "chosen") else "soft" if waits or cost else "faint"
    canvas.right(last + 1, y + 2, str(cost), paint)


def _may_be_free(seen: View, number: int) -> bool:
    """Whether a number may be placed in this phase one."""
    return number <= ORDINARY or (seen.holder("manuel") is not None and number in seen.extra_numbers())


def _draw_decline(sketch: Sketch, y: int) -> None:
    """The money for declining, under the numbers that it is paid for."""
    for row in sketch.box.rows["row"].values():
        start, end = column(sketch, row.first) - 1, column(sketch, row.last) + 1
        words = t("none") if not row.money else t("+{amount}", amount=_money(row.money, end - start - 5))
        canvas = sketch.canvas
        if row.first > ORDINARY:
            canvas.put(start, y, fit(words, max(end - start, 4)), "faint" if not row.money else "soft")
            continue
        canvas.line(start, y, end - start, "line")
        canvas.put(start, y, "╶", "line")
        canvas.put(end - 1, y, "╴", "line")
        if cell_len(words) + 5 <= end - start:
            canvas.put(start + 2, y, f" {words} ", "soft")
        else:
            canvas.right(end, y, fit(words, end - start), "soft")


def _money(amount: int, room: int) -> str:
    """An amount of money, as a bare number where there is no room for more."""
    words = reals(amount)
    return words if cell_len(words) < room else str(amount)
