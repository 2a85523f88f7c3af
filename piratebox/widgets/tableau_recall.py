"""A discard pile to choose from, in the place of the displays while its owner takes a card back."""

from piratebox.language import t
from piratebox.wording.pirate_king.names import effect_word, short_name

from .canvas import fit
from .tableau_cards import shortened, symbol_spans
from .tableau_sketch import Sketch


def recalling(sketch: Sketch) -> bool:
    """Whether a card of a discard pile is being chosen."""
    return sketch.step == "from_discard"


def draw_recall(sketch: Sketch) -> None:
    """Every different card of the acting seat's discard pile, with its key."""
    view, canvas, grid = sketch.view, sketch.canvas, sketch.grid
    seat = view.acting
    if seat is None:
        return
    pile = view.discards[seat]
    cards = list(dict.fromkeys(sketch.box.in_order(pile)))
    rows, top = 3, grid.top
    if grid.wide:
        rows, top = 4, grid.top + 1
        words = t("{name}'s discard pile, {n} cards", name=sketch.scene.names[seat], n=len(pile))
        canvas.put(grid.left + 2, grid.top, words, "ink bold")
    columns = max(3, -(-len(cards) // rows))
    pitch = (grid.width - (3 if grid.wide else 1)) // columns
    rows = -(-len(cards) // columns)
    for number, card in enumerate(cards):
        column, row = divmod(number, max(1, rows))
        x = grid.left + (2 if grid.wide else 1) + column * pitch
        _draw_line(sketch, x, top + row, pitch - 1, card, pile.count(card))


def _draw_line(sketch: Sketch, x: int, y: int, width: int, card: str, count: int) -> None:
    """A card in a line: key, name, symbols, effect."""
    canvas, box = sketch.canvas, sketch.box
    mark, target = sketch.mark(f"discard:{card}"), f"discard:{card}"
    focused = mark.kind == "focused"
    ground = "lantern" if focused else None
    if focused:
        canvas.fill(x - 1, y, width + 1, 1, "lantern")
    canvas.put(x, y, mark.key, "ground bold" if focused else "lantern bold", ground)
    name = short_name(box, card, min(16, width - 2))
    if count > 1 and width > 16:
        name = t("{card} x{n}", card=short_name(box, card, 13), n=count)
    end = canvas.put(x + 2, y, name, "ground bold" if focused else "ink", ground)
    room = x + width - end - 1
    spans = symbol_spans(box.faces[card], max(0, room), gap="")
    if room > 2:
        end = canvas.spans(end + 1, y, [(text, "ground" if focused else paint) for text, paint in spans])
    word = effect_word(box, card)
    room = x + width - end - 1
    if word and room > 3:
        canvas.put(end + 1, y, fit(shortened(word, room), room), "ground" if focused else "soft")
    canvas.hit(x - 1, y, width + 1, 1, target)
