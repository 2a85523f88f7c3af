"""The choice of pirates: all of them in the board's place, who has which, and who takes one next."""

from piratebox.language import pick, t
from piratebox.wording.pirate_king.names import (
    bare_name,
    captain_word,
    card_of,
    effect_word,
    rank_word,
    short_name,
)

from .canvas import fit, wrap
from .furniture import Seat, draw_seat
from .glyphs import seat_mark
from .tableau_cards import Mark, Picture, draw_card, draw_slip, symbol_spans
from .tableau_sketch import Sketch

COLUMNS = 5
FEW = 10
"""Pirates up to which each has room for its effect in words."""


def draw_draft(sketch: Sketch) -> None:
    """Every pirate of the box as a card, and under them the seats in the order in which they choose."""
    grid, pirates = sketch.grid, sketch.box.pirates
    few = len(pirates) <= FEW
    rows = -(-len(pirates) // COLUMNS)
    if grid.wide:
        width, pitch, height, down = 16, 17, 7 if few else 5, 8 if few else 5
        left, top = grid.left + 2, grid.top + 1
    else:
        width, pitch, height, down = 16, 16, 3 if few else 2, 3 if few else 2
        left, top = grid.left, 1
    sketch.canvas.put(left, top - 1, t("One pirate joins every deck, for the whole game."), "soft")
    for number, card in enumerate(pirates):
        row, column = divmod(number, COLUMNS)
        _draw_pirate(sketch, left + column * pitch, top + row * down, width, height, card)
    y = top + rows * down
    y = _draw_order(sketch, left, y + (1 if grid.wide and few else 0))
    if grid.wide:
        _draw_text(sketch, left, y + 1)


def _draw_pirate(sketch: Sketch, x: int, y: int, width: int, height: int, card: str) -> None:
    canvas, box, view = sketch.canvas, sketch.box, sketch.view
    owner = view.pirates.index(card) if card in view.pirates else None
    target, wide = f"pirate:{card}", sketch.grid.wide
    inner = width - (2 if wide else 1)
    row = card_of(box, card)
    lines = [short_name(box, card, inner - (0 if wide else 2))]
    if wide and height > 5 and row is not None:
        lines += ["", *wrap(str(pick(row.brief)), inner)[:2]]
    spans = symbol_spans(box.faces[card], inner, gap=" " if wide else "")
    picture = Picture(
        lines,
        spans,
        effect_word(box, card) if not (wide and height > 5) else "",
        second="soft",
        mark=sketch.mark(target),
    )
    if owner is not None:
        colour = sketch.scene.colours[owner]
        picture = Picture(
            lines[:1],
            [(fit(f"{seat_mark(owner)} {sketch.scene.names[owner]}", inner), f"{colour} bold")],
            "",
            paint="faint",
            edge="line",
            box="dashed",
            mark=Mark("focused") if target == sketch.scene.focused else Mark(),
        )
    draw = draw_card if wide else draw_slip
    draw(canvas, x, y, width - (0 if wide else 1), height, picture)
    canvas.hit(x, y, width, height, target)


def _draw_order(sketch: Sketch, x: int, y: int) -> int:
    """A line for every seat: its pirate, or when it takes one; returns the row after them."""
    view, canvas, scene = sketch.view, sketch.canvas, sketch.scene
    waiting = [int(step[1]) for step in reversed(view.agenda) if step[0] == "pirate"]
    done = [seat for seat in range(view.seats) if seat not in waiting]
    for seat in done + waiting:
        if y >= canvas.height:
            break
        acting = seat == sketch.chooser
        name = Seat(seat, fit(scene.names[seat], 12), scene.colours[seat])
        draw_seat(canvas, x - 1 if acting and x else x, y, name, acting=acting)
        if seat in waiting:
            turn = waiting.index(seat) + len(done) + 1
            words = t("takes now") if acting else t("takes {rank}", rank=rank_word(turn))
        else:
            words = bare_name(sketch.box, view.pirates[seat])
        end = canvas.put(x + 20, y, fit(words, 26), "ink bold" if acting else "soft")
        if seat == view.captain:
            canvas.put(max(end + 2, x + 48), y, captain_word(), "ink")
        canvas.hit(x, y, 46, 1, f"seat:{seat}")
        y += 1
    return y


def _draw_text(sketch: Sketch, x: int, y: int) -> None:
    """All about the highlighted pirate."""
    kind, _, card = (sketch.scene.focused or "").partition(":")
    row = card_of(sketch.box, card)
    canvas = sketch.canvas
    if kind != "pirate" or row is None or y >= canvas.height:
        return
    words = t("{card}: {text}", card=bare_name(sketch.box, card), text=str(pick(row.text)))
    canvas.paragraph(x, y, sketch.grid.width - 4, words, "preview", rows=canvas.height - y)
