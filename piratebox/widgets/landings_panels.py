"""Vasco da Gama's side panels: crews, and the score with what phase three brings."""

from collections.abc import Callable, Sequence

from rich.cells import cell_len, set_cell_size

from piratebox.language import t, tp
from piratebox.wording.vasco_da_gama.names import character as character_name
from rules.vasco_da_gama.components import CHARACTERS
from rules.vasco_da_gama.foresight import phase_three
from rules.vasco_da_gama.view import View

from .canvas import Canvas, fit
from .furniture import Seat, draw_seat
from .landings_words import draw_crew, plan_words, tile_income

Part = Callable[["Block", int, int], int]
"""Draws a part of a seat's block from a column on, in a row; returns the column after it."""


class Block:
    """A seat's counters, with what the highlighted choice would make of them.

    ``rows`` is how many the block has; with fewer than six everything is written shorter.
    """

    def __init__(self, canvas: Canvas, seat: Seat, seen: View, after: View | None, rows: int) -> None:
        self.canvas = canvas
        self.seat = seat
        self.seen = seen
        self.after = after
        self.rows = rows
        self.slim = canvas.width < 26
        self.short = self.slim or rows < 6

    def change(self, x: int, y: int, before: int, then: int, paint: str, *, slim: bool = False) -> int:
        """A number, and what it would be, which alone is shown if ``slim``; returns the column after it."""
        if before == then:
            return self.canvas.put(x, y, str(before), paint)
        slim = slim or self.slim
        if not slim:
            x = self.canvas.put(x, y, str(before), "soft")
        x = self.canvas.put(x, y, "►" if slim else " ► ", "soft")
        return self.canvas.put(x, y, str(then), "preview bold")

    def words(self, x: int, y: int, text: str, paint: str = "ink") -> int:
        """Text as far as there is room; returns the column after it."""
        return self.canvas.put(x, y, fit(text, max(0, self.canvas.width - x)), paint)


def _money(block: Block, x: int, y: int) -> int:
    number, seen = block.seat.number, block.seen
    after = block.after or seen
    if block.slim:
        x = block.change(x, y, seen.money[number], after.money[number], "gold bold")
        return block.canvas.put(x, y, tp("beside a number", "R"), "soft")
    x = block.canvas.put(x, y, t("Reals"), "soft") + 1
    return block.change(x, y, seen.money[number], after.money[number], "gold bold")


def _captains(block: Block, x: int, y: int) -> int:
    number, seen, canvas = block.seat.number, block.seen, block.canvas
    after = block.after or seen
    total = seen.captains[number] + seen.reserve[number]
    x = canvas.put(x, y, t("capt.") if block.slim else tp("own pieces", "captains"), "soft") + 1
    tight = x + len("1 ► 1/7") > canvas.width
    x = block.change(x, y, seen.captains[number], after.captains[number], "ink bold", slim=tight)
    of = t("of {n}", n=total)
    if block.slim or block.rows < 5 or x + 1 + cell_len(of) >= canvas.width:
        return canvas.put(x, y, f"/{total}", "faint")
    return canvas.put(x + 1, y, of, "faint")


def _crew(block: Block, x: int, y: int) -> int:
    crew = block.seen.crew[block.seat.number]
    label = block.canvas.put(x, y, t("crew"), "soft")
    if not any(crew):
        return block.canvas.put(label + 1, y, t("none"), "faint")
    gap = "" if block.rows < 5 else " "
    return draw_crew(block.canvas, label + (1 if block.short else 2), y, crew, gap=gap)


def _ready(block: Block, x: int, y: int) -> int:
    ships = block.seen.ships[block.seat.number]
    if not ships:
        return block.words(block.canvas.put(x, y, t("ready"), "soft") + 1, y, t("none"), "faint")
    x = block.canvas.put(x, y, t("ready") if block.short else t("ready level"), "soft") + 1
    box = block.seen.box
    if len(ships) > 2 or block.short:
        return block.words(x, y, " ".join(str(box.level[ship]) for ship in ships), "ink bold")
    for place, ship in enumerate(ships):
        level, income = str(box.level[ship]), tile_income(box, ship)
        x = block.words(block.canvas.put(x, y, t(", ") if place else "", "soft"), y, level, "ink bold")
        if income:
            x = block.words(x, y, t(", {income}", income=income), "soft")
    return x


def _project(block: Block, x: int, y: int) -> int:
    projects = block.seen.projects[block.seat.number]
    if not block.slim or x <= 2:
        x = block.canvas.put(x, y, t("project"), "soft") + 1
    if not projects:
        return block.words(x, y, "-" if block.slim and x > 2 else t("none"), "faint")
    box = block.seen.box
    whole = t(", ").join(plan_words(box, ship) for ship in projects)
    if block.short or x + cell_len(whole) > block.canvas.width:
        whole = " ".join(f"{box.level[ship]}/{box.crew[ship]}" for ship in projects)
    return block.words(x, y, whole)


def _held(seen: View, seat: int) -> str:
    """The characters a seat holds, empty if there are none."""
    return t(", ").join(character_name(name) for name in CHARACTERS if seen.holder(name) == seat)


def _holds(block: Block, x: int, y: int) -> int:
    held = _held(block.seen, block.seat.number)
    label = t("holds")
    if x + cell_len(label) + 1 + cell_len(held) <= block.canvas.width:
        x = block.canvas.put(x, y, label, "soft") + 1
    elif x + cell_len(held) > block.canvas.width:
        held = _cut(held.split(t(", ")), block.canvas.width - x)
    return block.words(x, y, held or t("nobody"), "ink" if held else "faint")


def _cut(names: Sequence[str], room: int) -> str:
    """Names cut to the same length, so that all of them have room."""
    comma = t(", ")
    each = max(2, (room - cell_len(comma) * (len(names) - 1)) // len(names))
    return comma.join(set_cell_size(name, each).strip() for name in names)


_ROWS: dict[int, tuple[tuple[Part, ...], ...]] = {
    6: ((_money, _captains), (_crew,), (_ready,), (_project,), (_holds,)),
    5: ((_money, _captains), (_crew,), (_ready, _project), (_holds,)),
    4: ((_money, _captains), (_crew,), (_ready, _project)),
    3: ((_money, _captains, _crew), (_ready, _project)),
}
"""What stands in the rows below a seat's name, by how many rows a seat has; with fewer than five the
characters stand beside the name."""


def draw_crews(
    canvas: Canvas, seats: Sequence[Seat], seen: View, acting: int | None, after: View | None = None
) -> int:
    """Every seat's counters, with what the highlighted choice would make of them.

    Returns:
        The row after them.
    """
    log = 6 if canvas.width >= 29 and canvas.height >= 25 else 0
    room = canvas.height - log
    rows = max(3, min(6, room // len(seats)))
    gap = 1 if (rows + 1) * len(seats) - 1 <= room else 0
    y = 1 if (rows + gap) * len(seats) < room else 0
    for seat in seats:
        then = after if seat.number == acting else None
        _draw_block(Block(canvas, seat, seen, then, rows), y, acting=seat.number == acting)
        y += rows + gap
    return y - gap


def _draw_block(block: Block, y: int, *, acting: bool) -> None:
    canvas, seat = block.canvas, block.seat
    if acting:
        canvas.column(0, y, block.rows, seat.colour, "▌")
        x = draw_seat(canvas, 1, y, seat, acting=True)
    else:
        x = draw_seat(canvas, 2, y, seat)
    start = _draw_score(block, y)
    remark = _held(block.seen, seat.number) if block.rows < 5 else seat.remark
    if remark and (block.rows < 5 or x + 1 + cell_len(remark) < start):
        canvas.put(x + 1, y, fit(remark, max(0, start - x - 2)), "soft" if block.rows < 5 else "faint")
    for row, parts in enumerate(_ROWS[block.rows], start=1):
        x = 2
        for part in parts:
            x = part(block, x, y + row) + (1 if block.slim else 3 if block.rows == 6 else 2)


def _draw_score(block: Block, y: int) -> int:
    """The VP at the right of a seat's name; returns the column they start in."""
    canvas, number = block.canvas, block.seat.number
    before = block.seen.score(number)
    then = block.after.score(number) if block.after is not None else before
    unit = " " + tp("beside a number", "VP")
    start = canvas.width - (0 if block.slim else 1) - cell_len(unit)
    canvas.put(start, y, unit, "soft")
    start -= len(str(then))
    canvas.put(start, y, str(then), "ink bold" if then == before else "preview bold")
    if then != before:
        arrow = "►" if block.slim else f"{before} ► "
        start -= cell_len(arrow)
        canvas.put(start, y, arrow, "soft")
    return start


# --- score ------------------------------------------------------------------------------------------------


def draw_score(canvas: Canvas, seats: Sequence[Seat], seen: View) -> None:
    """The VP if the match ended now, where they come from, and what phase three would bring as things stand.

    Args:
        canvas: at least 38 by 13.
        seats: all seats.
        seen: a stranger's view.
    """
    canvas.put(1, 0, t("score"), "ink bold")
    canvas.right(canvas.width - 1, 0, t("if the game ended now") if not seen.over else "", "soft")
    future = None if seen.over else phase_three(seen).after
    words = (t("sent"), t("income"), t("full"), t("characters"), t("at the end"))
    y = 1
    gap = 1 if canvas.height >= 4 * len(seats) + 5 else 0
    for seat in seats:
        number = seat.number
        y += gap
        amounts = (*seen.earned[number], at_the_end(seen, number))
        canvas.put(1, y, fit(seat.label, canvas.width - 10), f"{seat.colour} bold")
        canvas.right(canvas.width - 1, y, t("{n} VP", n=sum(amounts)), "gold bold")
        parts = [
            t("{source} {n}", source=word, n=amount)
            for word, amount in zip(words, amounts, strict=True)
            if amount
        ]
        canvas.put(3, y + 1, fit(t(", ").join(parts) or t("nothing yet"), canvas.width - 4), "soft")
        y += 2
        if future is not None:
            vp = future.score(number) - seen.score(number)
            money = future.money[number] - seen.money[number]
            line = t("phase three now: +{vp} VP, Reals +{money}", vp=vp, money=money)
            canvas.put(3, y, fit(line, canvas.width - 4), "preview" if vp or money else "faint")
            y += 1
    if canvas.height - y < 4:
        return
    amount = seen.box.amount
    line = t(
        "At the end: 1 VP for {reals} Reals, {ready} VP for a launched ship with a captain in hand.",
        reals=amount["reals_per_vp"],
        ready=amount["ready_ship"],
    )
    canvas.paragraph(1, y + 1, canvas.width - 2, line, "faint", rows=3)


def at_the_end(seen: View, seat: int) -> int:
    """The VP for Reals and launched ships if the match ended now (dossier 4.6)."""
    amount = seen.box.amount
    ready = min(len(seen.ships[seat]), seen.captains[seat])
    return int(seen.money[seat] // amount["reals_per_vp"] + ready * amount["ready_ship"])
