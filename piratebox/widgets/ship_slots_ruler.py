"""The ruler of ranks: what the others may still hold by what everybody knows, or what lies on the ship."""

from rich.cells import cell_len

from piratebox.language import pick, t
from rules.libertalia.components import CHARACTERS, RANKS
from rules.libertalia.view import View

from .board import Scene
from .canvas import Canvas, fit
from .glyphs import SEAT_SHAPES, seat_mark
from .ship_slots_words import crew_paint, name_in

FIRST = 14
"""The column of rank 1; each rank takes two."""
UNCERTAIN = "?"
"""Stands for a card that a rival may hold since a Surgeon took one of several."""


def draw_ruler(
    canvas: Canvas, scene: Scene, focused: int | None, left: int, y: int, rows: int, *, wide: bool
) -> None:
    """Draw the ruler.

    Args:
        canvas: where to.
        scene: its ``private`` is the owner's view.
        focused: the rank of the highlighted card, None if there is none.
        left: the drawing's left edge.
        y: the first row.
        rows: how many there are: the rivals' lines come first, then the heading, the scale, the remarks.
        wide: whether the drawing is 88 columns wide, not 80.
    """
    view: View = scene.private
    width = 88 if wide else 80
    rivals = [(view.seat or 0) + step for step in range(1, view.seats)]
    rivals = sorted(seat % view.seats for seat in rivals)
    if rows < len(rivals) + 1:
        return
    margin = 2 if wide else 4
    start = left + FIRST + (0 if wide else 2)
    _draw_heading(canvas, view, focused, left, y, width)
    y += 1
    if rows >= len(rivals) + 2:
        for rank in (1, 5, 10, 15, 20, 25, 30):
            canvas.right(start + 2 * (rank - 1) + 1, y, str(rank), "faint")
        if focused is not None and wide:
            canvas.put(start + 2 * (focused - 1), y, "|" if canvas.ascii else "╻", "preview")
        y += 1
    for seat in rivals:
        _draw_rival(canvas, scene, seat, focused, left + margin, start, y)
        y += 1
    if rows >= len(rivals) + 3:
        _draw_foot(canvas, focused, left, start, y, rows - len(rivals) - 3, wide=wide)


def _draw_heading(canvas: Canvas, view: View, focused: int | None, left: int, y: int, width: int) -> None:
    canvas.line(left, y, width, "preview", "╌")
    on_ship = bool(view.agenda) and view.agenda[-1][0] == "parrot"
    if focused is None:
        return
    fields = {"card": pick(CHARACTERS[focused].name), "rank": focused}
    words = (
        t("{card} ({rank}) among the characters on the ship", **fields)
        if on_ship
        else t("{card} ({rank}) among the cards the others may still hold", **fields)
    )
    x = canvas.put(left + (2 if width == 88 else 1), y, " " + t("then") + " ", "preview bold")
    canvas.put(x, y, fit(words, left + width - x - 3) + " ", "preview")


def held(view: View, seat: int) -> dict[int, bool]:
    """The ranks that a rival may show, and whether that is certain to be in its hand.

    Once the ship is revealed, that is what lies there; a Parrot there may still become any card of the hand.
    """
    if view.agenda and view.agenda[-1][0] == "parrot":
        aboard = {card.rank: True for card in view.ship if card.seat == seat}
        if 1 not in aboard:
            return aboard
        return aboard | dict.fromkeys(view.possible_hand(seat), False)
    known = view.known_hand(seat)
    return {rank: rank in known for rank in view.possible_hand(seat)}


def _draw_rival(
    canvas: Canvas, scene: Scene, seat: int, focused: int | None, x: int, start: int, y: int
) -> None:
    view: View = scene.private
    paint = crew_paint(view, seat)
    label = f"{seat_mark(seat)} {scene.names[seat]}"
    canvas.put(x, y, fit(label, start - x - 1), f"{paint} bold")
    canvas.line(start, y, 2 * len(RANKS) - 1, "line2")
    if focused is not None:
        canvas.put(start + 2 * (focused - 1), y, "|" if canvas.ascii else "┃", "preview")
    for rank, certain in held(view, seat).items():
        canvas.put(start + 2 * (rank - 1), y, SEAT_SHAPES[seat] if certain else UNCERTAIN, paint)
    canvas.hit(x, y, start + 60 - x, 1, f"seat:{seat}")


def _draw_foot(
    canvas: Canvas, focused: int | None, left: int, start: int, y: int, more: int, *, wide: bool
) -> None:
    """The focused rank below the lines, and what left and right of it mean."""
    low = t("left of it: acts earlier by day") if wide else t("acts earlier")
    high = t("right of it: takes booty earlier at dusk") if wide else t("takes booty earlier")
    if focused is not None:
        at = start + 2 * (focused - 1)
        canvas.right(at, y, str(focused), "preview bold")
        canvas.put(at, y, "'" if canvas.ascii else "╹", "preview")
        if wide:
            canvas.put(at + 2, y, name_in(focused, max(0, left + 86 - at - 2)), "preview")
    row = y + 1 if wide else y
    if wide and more < 1:
        return
    low_x, high_end = left + (2 if wide else 4), left + (86 if wide else 78)
    mark = None if focused is None or wide else start + 2 * (focused - 1)
    if mark is None or low_x + cell_len(low) < mark - 3:
        canvas.put(low_x, row, low, "soft")
    if mark is None or high_end - cell_len(high) > mark + 1:
        canvas.right(high_end, row, high, "soft")
