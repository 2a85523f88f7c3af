"""The dens: coins, booty, characters and graveyard of every player, and what a choice would change there."""

from typing import NamedTuple

from rich.cells import cell_len

from piratebox.language import t
from rules.libertalia.components import KINDS

from .canvas import fit
from .furniture import draw_rule
from .glyphs import SEAT_LETTERS, SEAT_SHAPES
from .ship_slots_grid import Mark, Sketch
from .ship_slots_words import acts_at_night, name_in, sign, token_paint


class Resident(NamedTuple):
    """A character in a den.

    ``change`` says what the highlighted choice does: ``then`` it is here, ``out`` it is discarded or taken
    back, ``?`` it may be the one that a saber discards.
    """

    rank: int
    change: str = ""


def residents(sketch: Sketch, seat: int) -> list[Resident]:
    """A den's characters in order of rank, with what would change."""
    here = sketch.view.dens[seat]
    after = sketch.after
    if after is None:
        return [Resident(rank) for rank in here]
    then = after.dens[seat]
    in_danger: tuple[int, ...] = ()
    if after.agenda and after.agenda[-1][0] == "saber" and sketch.view.agenda[-1][0] == "booty":
        striker = int(after.agenda[-1][1])
        if seat in ((striker + 1) % after.seats, (striker - 1) % after.seats):
            in_danger = then
        if seat == striker and (after.agenda[-2] == ("plunder", 0, 0)):
            then = (*then, after.ship[-1].rank)
    found = []
    for rank in sorted({*here, *then}):
        change = "then" if rank not in here else "out" if rank not in then else ""
        found.append(Resident(rank, change or ("?" if rank in in_danger else "")))
    return found


def draw_dens(sketch: Sketch) -> None:
    """All dens, side by side."""
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    if grid.wide:
        night = "n" if canvas.ascii else "◐"
        draw_rule(canvas, grid.dens - 1, grid.left, grid.width, t("dens"))
        words = f" {night} {t('acts at night')} "
        canvas.put(grid.left + 1, grid.dens - 1, f"─ {t('dens')} ", "ink bold")
        canvas.put(grid.left + 1, grid.dens - 1, "─", "line")
        canvas.right(grid.left + grid.width - 2, grid.dens - 1, words, "faint")
    for seat in range(view.seats):
        if seat:
            canvas.column(grid.separator(seat, view.seats), grid.dens, grid.end - grid.dens, "line")
        x, end = grid.den(seat, view.seats)
        _draw_head(sketch, seat, x, end)
        if grid.wide:
            _draw_wide_den(sketch, seat, x, end)
        else:
            _draw_narrow_den(sketch, seat, x, end)


def _draw_head(sketch: Sketch, seat: int, x: int, end: int) -> None:
    """Mark, name, coins."""
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    y = grid.dens
    now = view.coins[seat]
    then = sketch.after.coins[seat] if sketch.after is not None else now
    number = str(now) if then == now else f"{now}►{then}"
    coins = t("{n} coins", n=number)
    mark = f"{SEAT_SHAPES[seat]} {SEAT_LETTERS[seat]}"
    room = end - x - cell_len(mark) - 1
    named = cell_len(sketch.scene.names[seat])
    unit = named + 1 + cell_len(coins) <= room
    text = coins if unit else number
    label = f"{mark} {fit(sketch.scene.names[seat], max(0, room - cell_len(text) - 1))}"
    canvas.put(x, y, label.rstrip(), f"{sketch.paint(seat)} bold")
    at = end - cell_len(text)
    canvas.put(at, y, text, "soft")
    before = text.index(number)
    at += cell_len(text[:before])
    at = canvas.put(at, y, str(now), "gold bold")
    if then != now:
        canvas.put(canvas.put(at, y, "►", "soft"), y, str(then), "preview bold")
    canvas.hit(x, y, end - x, 1, f"seat:{seat}")


def _draw_wide_den(sketch: Sketch, seat: int, x: int, end: int) -> None:
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    draw_tokens(sketch, seat, x, grid.dens + 1, end)
    people = residents(sketch, seat)
    first, last = grid.dens + 2, grid.end - 1
    graves, words = _graves(sketch, seat)
    if graves:
        changed = sketch.after is not None and sketch.after.graveyards[seat] != view.graveyards[seat]
        canvas.put(x, last, fit(words, end - x), "preview" if changed else "faint")
        canvas.hit(x, last, end - x, 1, f"seat:{seat}")
    rows = last - first + (0 if graves else 1)
    if len(people) <= rows:
        asked = any(sketch.mark(f"den:{seat}:{person.rank}").key for person in people)
        for row, person in enumerate(people):
            _draw_resident(sketch, seat, x, first + row, end, person, asked=asked)
    else:
        _draw_ranks(sketch, seat, people, x, first, end, rows)


def _graves(sketch: Sketch, seat: int) -> tuple[bool, str]:
    """Whether a graveyard is to be mentioned, and how."""
    now = sketch.view.graveyards[seat]
    then = sketch.after.graveyards[seat] if sketch.after is not None else now
    number = str(now) if now == then else f"{now}►{then}"
    words = t("graveyard {n}", n=number) if sketch.grid.wide else t("grave {n}", n=number)
    return bool(now or then), words


def _draw_resident(
    sketch: Sketch, seat: int, x: int, y: int, end: int, person: Resident, *, asked: bool
) -> None:
    """A character's row: rank, whether it acts at night, name."""
    canvas = sketch.canvas
    target = f"den:{seat}:{person.rank}"
    mark = sketch.mark(target)
    night = ("n" if canvas.ascii else "◐") if acts_at_night(person.rank) else " "
    canvas.hit(x - 1, y, end - x + 1, 1, target)
    start = x + 1 if asked else x
    note = {"then": t("then"), "out": t("out")}.get(person.change, person.change)
    room = end - start - 4 - (cell_len(note) + 1 if note else 0)
    name = name_in(person.rank, max(0, room))
    if mark.kind == "focused":
        text = f"{mark.key or ' '} {person.rank:>2}{night} {name}"
        canvas.chip(x - 2 if asked else x - 1, y, text + " " * max(0, end - x - cell_len(text)), "lantern")
        if note:
            canvas.right(end - 1, y, note, "ground", "lantern")
        return
    paint = "preview" if person.change else "ink"
    if person.change:
        canvas.put(x - 1, y, "┆", "preview")
    if mark.key:
        canvas.put(x - 1, y, mark.key, "lantern bold")
    canvas.put(start, y, f"{person.rank:>2}", f"{paint} bold")
    canvas.put(start + 2, y, night, "soft")
    canvas.put(start + 4, y, name, paint)
    canvas.right(end, y, note, "preview")


# --- the narrow drawing -------------------------------------------------------------------------------------


def _draw_narrow_den(sketch: Sketch, seat: int, x: int, end: int) -> None:
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    graves, words = _graves(sketch, seat)
    room = end
    if graves and end - x - cell_len(words) >= 9:
        room = end - cell_len(words) - 1
        changed = sketch.after is not None and sketch.after.graveyards[seat] != view.graveyards[seat]
        canvas.right(end, grid.dens + 1, words, "preview" if changed else "faint")
    draw_tokens(sketch, seat, x, grid.dens + 1, room)
    people = residents(sketch, seat)
    first = grid.dens + 2
    _draw_ranks(sketch, seat, people, x, first, end, grid.end - first)


def _piece(sketch: Sketch, seat: int, person: Resident) -> tuple[str, Mark]:
    """A character in a few cells: its rank, a key before it, a change after it."""
    mark = sketch.mark(f"den:{seat}:{person.rank}")
    night = ("n" if sketch.canvas.ascii else "◐") if acts_at_night(person.rank) else ""
    text = f"{person.rank}{night}"
    if person.change == "then":
        text = f"┆{text}"
    elif person.change:
        text += "?" if person.change == "?" else "-"
    if mark.key:
        text = f"{mark.key}:{text}"
    return text, mark


def _draw_ranks(
    sketch: Sketch, seat: int, people: list[Resident], x: int, y: int, end: int, rows: int
) -> None:
    """Characters by rank alone, as many to a row as fit; what fits nowhere is counted."""
    canvas = sketch.canvas
    pieces = [(person, *_piece(sketch, seat, person)) for person in people]
    wanted = sum(cell_len(text) + 1 for _, text, _ in pieces) - 1
    gap = 1 if wanted <= (end - x) * rows - 4 * (rows - 1) else 0
    at, row = x, 0
    for number, (person, text, mark) in enumerate(pieces):
        width = cell_len(text)
        left = len(pieces) - number
        last_row = row == rows - 1
        needed = width if not last_row or left == 1 else width + gap + 2
        if at > x and at + needed > end:
            if last_row:
                canvas.put(at, y + row, f"+{left}", "soft")
                return
            at, row = x, row + 1
        if row >= rows:
            return
        if mark.kind == "focused":
            canvas.put(at, y + row, text, "ground bold", "lantern")
        else:
            paint = "preview" if person.change else "ink"
            canvas.put(at, y + row, text, paint)
            if mark.key:
                canvas.put(at, y + row, mark.key, "lantern bold")
            for offset, cell in enumerate(text):
                if cell in "◐n" and not person.change:
                    canvas.put(at + offset, y + row, cell, "soft")
        canvas.hit(at, y + row, width, 1, f"den:{seat}:{person.rank}")
        at += width + gap


# --- tokens -------------------------------------------------------------------------------------------------


def draw_tokens(sketch: Sketch, seat: int, x: int, y: int, end: int) -> None:
    """A den's booty, sign and number, and what a choice would add or take."""
    canvas, view = sketch.canvas, sketch.view
    counts = sketch.tokens(seat)
    change = _token_change(sketch, seat)
    if counts is None:
        total = view.token_counts[seat]
        if total:
            told = t("{n} face down", n=total)
            x = canvas.put(x, y, fit(told, end - x), "faint") + 1
    else:
        private = view.tokens[seat] is None
        if private and any(counts):
            x = canvas.put(x, y, "▌", "private")
        x = _draw_counts(sketch, seat, counts, x, y, end - (4 * len(change)))
    for kind, amount in change.items():
        glyph = sign(kind, ascii=canvas.ascii)
        text = f"{'+' if amount > 0 else '-'}{glyph}{abs(amount)}"
        if x + cell_len(text) <= end:
            x = canvas.put(x, y, text, "preview bold") + 1


def _token_change(sketch: Sketch, seat: int) -> dict[str, int]:
    """What a choice would change in a den's booty, by kind."""
    after = sketch.after
    before = sketch.view.tokens[seat]
    if after is None or before is None or after.tokens[seat] is None:
        return {}
    then = after.tokens[seat] or ()
    return {kind: now - was for kind, was, now in zip(KINDS, before, then, strict=True) if now != was}


def _draw_counts(sketch: Sketch, seat: int, counts: tuple[int, ...], x: int, y: int, end: int) -> int:
    """Sign and number of each kind owned; closer together, and without ones, where room is short."""
    canvas, view = sketch.canvas, sketch.view
    asked = view.acting == seat
    kinds = [(kind, count) for kind, count in zip(KINDS, counts, strict=True) if count]
    marks = {kind: sketch.mark(f"token:{kind}") if asked else Mark("plain") for kind, _ in kinds}
    wanted = sum(2 + len(str(count)) + len(marks[kind].key) for kind, count in kinds) - 1
    gap = 1 if wanted <= end - x else 0
    ones = wanted - (len(kinds) - 1 if not gap else 0) <= end - x
    for kind, count in kinds:
        mark = marks[kind]
        number = str(count) if count > 1 or ones else ""
        glyph = sign(kind, ascii=canvas.ascii)
        start = x
        if mark.kind == "focused":
            x = canvas.put(x, y, f"{mark.key}{glyph}{number}", "ground bold", "lantern")
        else:
            if mark.key:
                x = canvas.put(x, y, mark.key, "lantern bold")
            x = canvas.put(x, y, glyph, token_paint(kind))
            x = canvas.put(x, y, number, "ink")
        canvas.hit(start, y, x - start, 1, f"token:{kind}")
        x += gap
    return x if gap else x + 1
