"""The label at the left of a row: who, what he is doing, swords, gold and curses with their ranks."""

from rich.cells import cell_len

from piratebox.language import t
from piratebox.wording.pirate_king.names import (
    GLYPHS,
    captain_word,
    curse_row,
    rank_word,
    short_name,
    status_word,
)
from rules.pirate_king.cards import BURST

from .canvas import fit
from .furniture import Seat, draw_seat
from .tableau_cards import Mark
from .tableau_sketch import Sketch

WIDTH = 18
"""Columns of a label of the wide drawing."""


def status_of(sketch: Sketch, seat: int) -> tuple[str, str]:
    """What a seat is doing in a word or two, and its paint."""
    if sketch.picking:
        return _pick_words(sketch, seat)
    word = status_word(sketch.view, seat, sketch.chooser)
    if sketch.busted(seat):
        return word, "bad bold" if seat in sketch.past.fallen or not sketch.scene.history else "bad"
    return word, "ink bold" if seat == sketch.chooser else "soft"


def _pick_words(sketch: Sketch, seat: int) -> tuple[str, str]:
    """When a seat takes a card, or which one it has taken."""
    turn = sketch.turn(seat)
    if turn == 0:
        return (t("removes now") if sketch.step == "remove" else t("takes now")), "ink bold"
    if (card := sketch.taken(seat)) is not None:
        return t("took {card}", card=short_name(sketch.box, card, 12)), "soft"
    if turn is None:
        return (t("no monster") if sketch.step == "monster" else ""), "faint"
    return t("takes {rank}", rank=rank_word(turn + 1 + _done(sketch))), "soft"


def _done(sketch: Sketch) -> int:
    """How many seats have taken a card in this step and have no pick left."""
    return sum(
        sketch.taken(seat) is not None and sketch.turn(seat) is None for seat in range(sketch.view.seats)
    )


def draw_label(sketch: Sketch, seat: int, rows: int) -> None:
    """A seat's label, as high as its row."""
    if sketch.grid.wide:
        _draw_wide(sketch, seat, rows)
    else:
        _draw_narrow(sketch, seat, rows)


# --- wide -------------------------------------------------------------------------------------------------


def _draw_wide(sketch: Sketch, seat: int, rows: int) -> None:
    canvas, view = sketch.canvas, sketch.view
    x, y = sketch.grid.left + 2, sketch.grid.row(seat)
    _draw_name(sketch, seat, y, WIDTH)
    totals, bust = view.totals(seat), sketch.busted(seat)
    word, paint = status_of(sketch, seat)
    tight = rows < 5
    canvas.put(x, y + 1, fit(word, 11 if tight else WIDTH - 1), paint)
    lines = (
        (t("swords"), totals.sword, sketch.swords, sketch.fights(seat)),
        (t("gold"), totals.gold, sketch.gold, sketch.gold[0] == seat),
    )
    for row, (name, amount, order, ahead) in enumerate(lines, start=y + 2):
        canvas.put(x, row, fit(name, 6), "faint" if bust else "soft")
        canvas.right(x + 9, row, str(amount), "faint" if bust else "ink bold")
        rank = rank_word(order.index(seat) + 1)
        canvas.put(x + 12, row, rank, "faint" if bust else "ink" if ahead else "soft")
    if tight:
        _draw_curses(sketch, seat, x + 12, y + 1)
    else:
        canvas.put(x, y + 4, fit(t("curses"), 6), "faint" if bust else "soft")
        _draw_curses(sketch, seat, x + 7, y + 4)
    canvas.hit(sketch.grid.left, y, 19, 2, f"seat:{seat}")
    canvas.hit(sketch.grid.left, y + 2, 19, 2 if not tight else 1, f"deck:{seat}")
    canvas.hit(sketch.grid.left, y + (3 if tight else 4), 19, 1, f"discards:{seat}")


def _draw_curses(sketch: Sketch, seat: int, x: int, y: int) -> None:
    count = sketch.view.totals(seat).curse
    if sketch.busted(seat):
        count = sketch.past.curses.get(seat, BURST)
    row = curse_row(min(count, 5))
    canvas = sketch.canvas
    x = canvas.put(x, y, row.rstrip("."), "curse bold" if count >= BURST - 1 else "curse")
    canvas.put(x, y, row[len(row.rstrip(".")) :], "soft")


def _draw_name(sketch: Sketch, seat: int, y: int, width: int) -> None:
    """Mark and name, as a chip if the seat must act or is highlighted, and the captain's word."""
    canvas, view, scene = sketch.canvas, sketch.view, sketch.scene
    wide = sketch.grid.wide
    x = sketch.grid.left + (2 if wide else 1)
    mark = sketch.mark(f"seat:{seat}")
    acting = seat == sketch.chooser and not view.over
    captain = captain_word(short=not wide) if seat == view.captain else ""
    room = width - 4 - (cell_len(captain) + 1 if captain else 0) - (2 if mark.kind == "focused" else acting)
    shown = Seat(seat, fit(scene.names[seat], max(4, room)), scene.colours[seat])
    end = _draw_mark(sketch, x, y, shown, mark, acting=acting)
    if captain and end + 1 + cell_len(captain) <= x + width:
        canvas.put(end + 1, y, captain, "ink")
        canvas.hit(end + 1, y, cell_len(captain), 1, "token:captain")


def _draw_mark(sketch: Sketch, x: int, y: int, seat: Seat, mark: Mark, *, acting: bool) -> int:
    """The key of a player to be chosen stands before the mark; one who cannot be chosen has none."""
    canvas = sketch.canvas
    if mark.kind == "focused":
        return canvas.chip(x - 1, y, f"{mark.key} {seat.label}", "lantern")
    if mark.kind == "legal":
        canvas.put(max(0, x - 2), y, *mark.label)
    if acting:
        return draw_seat(canvas, x - 1, y, seat, acting=True)
    paint = "faint bold" if sketch.busted(seat.number) else f"{seat.colour} bold"
    return canvas.put(x, y, seat.label, paint)


# --- narrow -----------------------------------------------------------------------------------------------


def _draw_narrow(sketch: Sketch, seat: int, rows: int) -> None:
    canvas, totals, bust = sketch.canvas, sketch.view.totals(seat), sketch.busted(seat)
    left, y = sketch.grid.left, sketch.grid.row(seat)
    _draw_name(sketch, seat, y, 14)
    for x, symbol, amount in ((1, "sword", totals.sword), (5, "gold", totals.gold)):
        after = canvas.put(left + x, y + 1, GLYPHS["sword" if symbol == "sword" else "gold"], symbol)
        canvas.put(after, y + 1, str(amount), "faint" if bust else "ink bold")
    _draw_curses(sketch, seat, left + 9, y + 1)
    canvas.hit(left, y, 14, 1, f"seat:{seat}")
    canvas.hit(left, y + 1, 9, 1, f"deck:{seat}")
    canvas.hit(left + 9, y + 1, 5, 1, f"discards:{seat}")
    if rows > 2 and not bust:
        word, paint = status_of(sketch, seat)
        canvas.put(left + 1, y + 2, fit(word, 13), paint)
