"""The displays of Pirate King!: the monsters and the loot of the round, and who has taken what."""

from collections.abc import Sequence

from rich.cells import cell_len

from piratebox.language import t, tp
from piratebox.wording.pirate_king.names import GLYPHS, effect_word, short_name, symbol_word
from rules.pirate_king.cards import SYMBOLS

from .canvas import fit
from .glyphs import seat_mark
from .tableau_cards import Picture, draw_card, draw_slip, name_lines, symbol_spans
from .tableau_past import REMOVED, Slot
from .tableau_sketch import Sketch


def draw_market(sketch: Sketch) -> None:
    """Both displays, and how many cards their piles still hold."""
    grid, past = sketch.grid, sketch.past
    first, loot, pitch, width = grid.market(max(1, len(past.monsters)), max(1, len(past.loot)))
    if not grid.wide:
        _draw_heads(sketch, first, loot)
    y = grid.top + (0 if grid.wide else 1)
    for kind, x, slots in (("monster", first, past.monsters), ("loot", loot, past.loot)):
        for place, slot in enumerate(slots):
            _draw_slot(sketch, x + place * pitch, y, width, kind, slot)
    if grid.wide:
        _draw_piles(sketch, first, loot)


def _draw_slot(sketch: Sketch, x: int, y: int, width: int, kind: str, slot: Slot) -> None:
    grid, canvas, box = sketch.grid, sketch.canvas, sketch.box
    target = f"{kind}:{slot.card}"
    height = 5 if grid.wide else 2
    if slot.taker is not None:
        _draw_gone(sketch, x, y, width, height, slot)
    else:
        inner = width - (2 if grid.wide else 1)
        mark = sketch.mark(target)
        lines = name_lines(box, slot.card, inner)
        if not grid.wide:
            lines = [short_name(box, slot.card, inner - (1 if mark.key else 0))]
        spans = symbol_spans(box.faces[slot.card], inner, gap=" " if grid.wide else "")
        picture = Picture(lines, spans, effect_word(box, slot.card), mark=mark)
        draw = draw_card if grid.wide else draw_slip
        draw(canvas, x, y, width, height, picture)
    canvas.hit(x, y, width, height, target)


def _draw_gone(sketch: Sketch, x: int, y: int, width: int, height: int, slot: Slot) -> None:
    """Where a card lay: its name, and who has it."""
    canvas, grid = sketch.canvas, sketch.grid
    seat = slot.taker if slot.taker is not None and slot.taker != REMOVED else None
    word = tp("card", "removed") if seat is None else seat_mark(seat)
    paint = "faint" if seat is None else f"{sketch.scene.colours[seat]} bold"
    if not grid.wide:
        canvas.put(x, y, "░", "line")
        canvas.put(x, y + 1, "░", "line")
        canvas.put(x + 1, y, short_name(sketch.box, slot.card, width - 1), "faint")
        canvas.put(x + 1, y + 1, fit(word, width - 1), paint)
        return
    canvas.box(x, y, width, height, "dashed", "line")
    for row, line in enumerate(name_lines(sketch.box, slot.card, width - 2)[:2]):
        canvas.put(x + 1, y + 1 + row, fit(line, width - 2), "faint")
    canvas.put(x + 1, y + 3, fit(word, width - 2), paint)


# --- words round the displays -----------------------------------------------------------------------------


def pile_words(sketch: Sketch) -> tuple[str, str]:
    """How many monsters and how much loot is still to come."""
    view = sketch.view
    return t("pile {n}", n=len(view.monster_pile)), t("pile {n}", n=len(view.loot_pile))


def _draw_piles(sketch: Sketch, first: int, loot: int) -> None:
    """Under the displays; between them where the rows of cards leave no room."""
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    if grid.first > 5:
        for x, words, target in zip((first, loot), pile_words(sketch), _PILES, strict=True):
            canvas.put(x + 1, grid.top + 5, words, "faint")
            canvas.hit(x, grid.top + 5, cell_len(words) + 2, 1, target)
        return
    x = loot - 3
    canvas.right(x + 3, grid.top + 1, f"◂{len(view.monster_pile)}", "faint")
    canvas.put(x, grid.top + 3, f"{len(view.loot_pile)}▸", "faint")
    canvas.hit(x, grid.top, 3, 2, _PILES[0])
    canvas.hit(x, grid.top + 2, 3, 3, _PILES[1])


_PILES = ("pile:monsters", "pile:loot")


def _draw_heads(sketch: Sketch, first: int, loot: int) -> None:
    """The headings of the narrow drawing: displays with their piles, and what the symbols mean."""
    canvas, grid = sketch.canvas, sketch.grid
    heads = (t("Monsters"), t("Loot"))
    rows = zip((first, loot), heads, pile_words(sketch), _PILES, strict=True)
    for x, head, pile, target in rows:
        end = canvas.put(x + 1, grid.top, head, "ink bold")
        end = canvas.put(end + 1, grid.top, pile, "faint")
        canvas.hit(x, grid.top, end - x, 1, target)
    canvas.spans(grid.left + 49, grid.top, legend())


def legend() -> Sequence[tuple[str, str]]:
    """What the symbols mean."""
    spans: list[tuple[str, str]] = []
    for symbol in SYMBOLS:
        spans += [(GLYPHS[symbol], symbol), (f" {symbol_word(symbol)} ", "soft")]
    return spans
