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
        title, words = t("dens"), t("acts at night")
        draw_rule(canvas, grid.dens - 1, grid.left, grid.width)
        canvas.put(grid.left + 2, grid.dens - 1, f" {title} ", "ink bold")
        canvas.right(grid.left + grid.width - 2, grid.dens - 1, f" {night} {words} ", "faint")
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
    chosen = sketch.mark(f"seat:{seat}")
    if chosen.kind == "focused":
        canvas.chip(x - 2, y, f"{chosen.key or ' '}{label.rstrip()}")
    else:
        canvas.put(x, y, label.rstrip(), f"{sketch.paint(seat)} bold")
        canvas.put(x - 1, y, chosen.key, "faint" if chosen.kind == "barred" else "lantern bold")
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
        _draw_ranks(sketch, seat, people, [Line(x, first + row, end) for row in range(rows)])


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
    """Booty and graveyard in a row, ranks below; too many of them go on behind the booty."""
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    graves, words = _graves(sketch, seat)
    room = end
    if graves and end - x - cell_len(words) >= 9:
        room = end - cell_len(words) - 1
        changed = sketch.after is not None and sketch.after.graveyards[seat] != view.graveyards[seat]
        canvas.right(end, grid.dens + 1, words, "preview" if changed else "faint")
    after = draw_tokens(sketch, seat, x, grid.dens + 1, room)
    lines = [Line(x, y, end) for y in range(grid.dens + 2, grid.end)]
    if after > x:
        after += 1
    _draw_ranks(sketch, seat, residents(sketch, seat), [*lines, Line(after, grid.dens + 1, room)])


class Line(NamedTuple):
    """A row to write ranks in: first column, row, the column after its last."""

    x: int
    y: int
    end: int


def _piece(sketch: Sketch, seat: int, person: Resident, *, nights: bool) -> str:
    """A character in a few cells: its rank, a key before it, a change after it."""
    mark = sketch.mark(f"den:{seat}:{person.rank}")
    text = str(person.rank)
    if nights and acts_at_night(person.rank):
        text += "n" if sketch.canvas.ascii else "◐"
    if person.change == "then":
        text = f"┆{text}"
    elif person.change:
        text += "?" if person.change == "?" else "-"
    return f"{mark.key}:{text}" if mark.key else text


def _places(texts: list[str], lines: list[Line]) -> list[tuple[int, int]]:
    """Where texts stand, one after the other with a blank between; as many as there is room for."""
    places: list[tuple[int, int]] = []
    rest = iter(lines)
    line = next(rest, None)
    at = line.x if line else 0
    for text in texts:
        while line is not None and at + cell_len(text) > line.end:
            line = next(rest, None)
            at = line.x if line else 0
        if line is None:
            break
        places.append((at, line.y))
        at += cell_len(text) + 1
    return places


def _draw_ranks(sketch: Sketch, seat: int, people: list[Resident], lines: list[Line]) -> None:
    """Characters by rank alone; those that find no room are counted."""
    canvas = sketch.canvas
    texts = [_piece(sketch, seat, person, nights=True) for person in people]
    places = _places(texts, lines)
    if len(places) < len(texts):
        texts = [_piece(sketch, seat, person, nights=False) for person in people]
        places = _places(texts, lines)
    if len(places) < len(texts):
        places = _places([*texts[:-1], "+9"], lines)
        while len(places) < len(texts) and texts:
            texts = [*texts[:-2], "+9"] if len(texts) > 1 else []
            places = _places(texts, lines)
        if texts:
            x, y = places.pop()
            canvas.put(x, y, f"+{len(people) - len(places)}", "soft")
    for (x, y), text, person in zip(places, texts, people, strict=False):
        mark = sketch.mark(f"den:{seat}:{person.rank}")
        if mark.kind == "focused":
            canvas.put(x, y, text, "ground bold", "lantern")
        else:
            canvas.put(x, y, text, "preview" if person.change else "ink")
            canvas.put(x, y, mark.key, "lantern bold")
            if not person.change and text[-1] in "◐n":
                canvas.put(x + cell_len(text) - 1, y, text[-1], "soft")
        canvas.hit(x, y, cell_len(text), 1, f"den:{seat}:{person.rank}")


# --- tokens -------------------------------------------------------------------------------------------------


def draw_tokens(sketch: Sketch, seat: int, x: int, y: int, end: int) -> int:
    """A den's booty, sign and number, and what a choice would add or take; returns the column after it."""
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
    return x


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
    keys = {kind: f"({mark.key})" if mark.kind == "barred" else mark.key for kind, mark in marks.items()}
    wanted = sum(2 + len(str(count)) + len(keys[kind]) for kind, count in kinds) - 1
    gap = 1 if wanted <= end - x else 0
    ones = wanted - (len(kinds) - 1 if not gap else 0) <= end - x
    for kind, count in kinds:
        mark = marks[kind]
        number = str(count) if count > 1 or ones else ""
        glyph = sign(kind, ascii=canvas.ascii)
        start = x
        if mark.kind == "focused":
            x = canvas.put(x, y, f"{keys[kind]}{glyph}{number}", "ground bold", "lantern")
        else:
            if mark.key:
                x = canvas.put(x, y, keys[kind], "faint" if mark.kind == "barred" else "lantern bold")
            x = canvas.put(x, y, glyph, token_paint(kind))
            x = canvas.put(x, y, number, "ink")
        canvas.hit(start, y, x - start, 1, f"token:{kind}")
        x += gap
    return x if gap else x + 1
