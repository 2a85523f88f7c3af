"""The board of The Spanish Main: nine ships in a row, and the row as a choice would leave it."""

from rich.cells import cell_len

from piratebox.language import pick, t
from rules.spanish_main.components import ADVENTURES, SHIPS
from rules.spanish_main.foresight import Foresight, foresee
from rules.spanish_main.view import View

from .board import Board, Scene
from .canvas import Canvas, fit
from .glyphs import SEAT_LETTERS, SEAT_SHAPES
from .ship_adventures import draw_adventures
from .ship_art import draw_flag, draw_ship
from .ship_cards import draw_movement
from .ship_grid import BOX_KINDS, Sketch, spaces_of
from .ship_words import (
    NOTHING,
    Caption,
    Word,
    adventure_paint,
    aftermath,
    caption,
    effects,
    now_label,
    then_label,
)


class ShipRow(Board):
    """The ship row; its targets are ``card:<id>``, ``space:<n>``, ``pair:<n>`` and ``adventure:<i>``."""

    _now: Foresight | None = None

    def show(self, scene: Scene) -> None:
        """Draw another scene."""
        if self.scene is None or scene.view != self.scene.view:
            self._now = present(scene.view)
        super().show(scene)

    def draw(self, canvas: Canvas) -> None:
        """Paint the whole canvas."""
        if self.scene is not None:
            draw_ship_row(canvas, self.scene, self._now)


def present(view: View) -> Foresight | None:
    """What the active adventure does to the row as it lies; None once there is none."""
    return None if view.over or not view.line else foresee(view, None)


def draw_ship_row(canvas: Canvas, scene: Scene, now: Foresight | None) -> None:
    """Draw a scene of The Spanish Main on a canvas of at least 80 by 15 cells.

    ``now`` is :func:`present` of the scene's view.
    """
    sketch = Sketch(canvas, scene, now)
    draw_movement(sketch)
    draw_adventures(sketch)
    _draw_row(sketch)
    seen, told = sketch.then, caption(sketch)
    if seen is not None and told is not None:
        _draw_link(sketch, told)
        _draw_then(sketch, seen, told)


# --- the row as it lies ----------------------------------------------------------------------------------


def _draw_row(sketch: Sketch) -> None:
    canvas, grid, view, now = sketch.canvas, sketch.grid, sketch.view, sketch.now
    words = effects(now, wide_broadsides=view.options.broadside == "wide") if now is not None else {}
    inside = {space: target for target in (*sketch.chosen, sketch.focused) for space in _box_spaces(target)}
    for target in (*sketch.chosen, sketch.focused):
        _draw_target_box(sketch, target)
    for space in range(9, 0, -1):
        _draw_number(sketch, space, space in inside)
        _draw_ship_at(sketch, space)
        if now is not None:
            word = words.get(view.row[space - 1], NOTHING)
            on_edge = space in inside and grid.now == grid.bottom
            if not (on_edge and word is NOTHING):
                _draw_word(sketch, grid.x(space), grid.now, word)
    if now is not None:
        card = ADVENTURES[now.adventure]
        paint = adventure_paint(card)
        canvas.put(grid.side, grid.now, "◂", "soft" if paint == "ink" else paint)
        canvas.put(grid.side + 2, grid.now, fit(now_label(card), grid.side_width - 2), "soft")


def _box_spaces(target: str) -> tuple[int, ...]:
    return tuple(space for space in spaces_of(target) if 1 <= space <= 9)


def _draw_target_box(sketch: Sketch, target: str) -> None:
    """A box round the focused or chosen ship or pair, with a joint for the line that leads down."""
    canvas, grid = sketch.canvas, sketch.grid
    spaces = _box_spaces(target)
    if not spaces:
        return
    x, end = grid.x(spaces[-1]) - 1, grid.x(spaces[0]) + grid.ship + 1
    kind = BOX_KINDS[sketch.mark(target).kind]
    canvas.box(x, grid.numbers, end - x, grid.bottom - grid.numbers + 1, kind, "lantern", "raised")
    told = caption(sketch)
    if told is not None and told.source == spaces:
        canvas.put(_middle(sketch, spaces), grid.bottom, "┯", "lantern")


def _middle(sketch: Sketch, spaces: tuple[int, ...]) -> int:
    """The column below the middle of a ship, or between the two of a pair."""
    x = sketch.grid.x(spaces[0])
    return x - 1 if len(spaces) == 2 else x + (3 if sketch.grid.wide else 2)


def _draw_number(sketch: Sketch, space: int, inside: bool) -> None:
    """A space's number, or the key that takes it."""
    canvas, grid = sketch.canvas, sketch.grid
    x, y = grid.x(space), grid.numbers
    mark = sketch.mark(f"pair:{space}" if sketch.in_pairs else f"space:{space}")
    label = mark.key or str(space)
    if inside:
        canvas.put(x + (2 if grid.wide else 1), y, f" {label} ", "lantern bold")
    elif mark.kind == "legal":
        canvas.put(x + 1, y, "╶   ╴", "legal")
        canvas.put(x + 3, y, label, "lantern bold")
    elif mark.kind == "barred":
        canvas.put(x + 2, y, f"({label})", "faint")
    else:
        canvas.put(x + 3, y, label, "soft")


def _draw_ship_at(sketch: Sketch, space: int) -> None:
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    ship, x = view.row[space - 1], grid.x(space)
    damaged, fame = view.is_damaged(ship), view.fame_of(ship)
    _draw_flag_at(sketch, x, grid.numbers + 1, ship)
    draw_ship(canvas, x, grid.numbers + 2, wide=grid.wide, damaged=damaged)
    if damaged:
        _draw_word(sketch, x, grid.water, Word(t("damaged"), "bad", t("dmg")))
    else:
        canvas.put(x, grid.water, "▔" * grid.ship, "sea")
    if grid.wide:
        for row, line in enumerate(pick(SHIPS[ship].lines)):
            _draw_word(sketch, x, grid.water + 1 + row, Word(line, "soft" if damaged else "ink"))
    pips = 5 if grid.wide else 4
    room = grid.ship - 1 - len(str(fame))
    bar = "▮" * fame if fame <= min(pips, room) else "▮" * (min(pips, room) - 1) + "+"
    if not fame:
        _draw_word(sketch, x, grid.fame, Word("0", "faint"))
    else:
        start = x + (grid.ship - len(str(fame)) - 1 - len(bar)) // 2 if grid.wide else x
        canvas.spans(start, grid.fame, [(str(fame), "gold bold"), (f" {bar}", "gold")])
    targets = [f"space:{space}", *([f"pair:{min(space, 8)}"] if sketch.in_pairs else [])]
    for target in targets:
        canvas.hit(x, grid.numbers, grid.ship, grid.now - grid.numbers + 1, sketch.called(target))


def _draw_flag_at(sketch: Sketch, x: int, y: int, ship: str) -> None:
    """A ship's flag; a captain everybody knows stands beside it."""
    canvas, grid = sketch.canvas, sketch.grid
    seat = sketch.view.public_owner_of(ship)
    if seat is None:
        draw_flag(canvas, x + (1 if grid.wide else 0), y, ship)
        return
    width = 5 if grid.wide else 4
    draw_flag(canvas, x, y, ship, width)
    canvas.put(x + width, y, SEAT_SHAPES[seat] + SEAT_LETTERS[seat], f"{sketch.scene.colours[seat]} bold")


def _draw_word(sketch: Sketch, x: int, y: int, word: Word) -> None:
    """A word under a ship: centred in the wide drawing, at the left in the narrow one."""
    grid = sketch.grid
    text = word.fitted(grid.ship)
    indent = (grid.ship - cell_len(text)) // 2 if grid.wide else 0
    sketch.canvas.put(x + indent, y, text, word.paint)


# --- the row as it would be --------------------------------------------------------------------------------


def _draw_link(sketch: Sketch, told: Caption) -> None:
    """The rule over the row that would be, and the line that leads there with what happens on it."""
    canvas, grid = sketch.canvas, sketch.grid
    left, right = grid.left + 1, grid.rule_end
    inline = grid.link == grid.rule
    start = end = -1
    if told.source:
        start, end = _middle(sketch, told.source), _middle(sketch, told.goal)
    canvas.line(left, grid.rule, right - left, "preview", "╌")
    word = " " + t("then") + " "
    at = left + 1
    for column in sorted((start, end) if inline else (end,)):
        if at <= column < at + cell_len(word):
            at = column + 1
    after = canvas.put(at, grid.rule, word, "preview bold") + 1
    whole = (after, right - 1) if inline else (grid.left + 2, grid.left + 87)
    spans = [whole]
    if told.source:
        down = (grid.rule if inline else grid.link) - grid.bottom - 1
        canvas.column(start, grid.bottom + 1, down, "preview", "┆")
        spans = [
            (max(after, low), high) if inline else (low, high) for low, high in _around(start, end, whole)
        ]
        if not inline:
            _draw_turn(sketch, start, end)
        elif start != end:
            canvas.put(start, grid.rule, "╰" if end > start else "╯", "preview")
        canvas.put(end, grid.rule, "▾", "preview")
    _draw_caption(sketch, told, spans)


def _draw_turn(sketch: Sketch, start: int, end: int) -> None:
    """The line from a ship to where it goes, in a row of its own."""
    canvas, row = sketch.canvas, sketch.grid.link
    if start == end:
        canvas.put(start, row, "┆", "preview")
        return
    low, high = min(start, end), max(start, end)
    canvas.line(low, row, high - low, "preview", "╌")
    canvas.put(start, row, "╰" if end > start else "╯", "preview")
    canvas.put(end, row, "╮" if end > start else "╭", "preview")


def _around(start: int, end: int, whole: tuple[int, int]) -> list[tuple[int, int]]:
    """The columns between, right of, and left of the two ends of a line."""
    low, high = min(start, end), max(start, end)
    return [(low + 1, high), (high + 1, whole[1]), (whole[0], low)]


def _draw_caption(sketch: Sketch, told: Caption, spans: list[tuple[int, int]]) -> None:
    """Write the longest text that fits into one of the spans, in their order."""
    grid = sketch.grid
    texts = told.texts if grid.wide or not told.source else told.texts[1:]
    for text in texts:
        width = cell_len(text) + 2
        for place, (start, end) in enumerate(spans):
            if width <= end - start:
                _write_caption(sketch, text, start, end, place, alone=len(spans) == 1)
                return
    start, end = max(spans, key=lambda span: span[1] - span[0])
    _write_caption(sketch, fit(texts[-1], end - start - 2), start, end, 0, alone=False)


def _write_caption(sketch: Sketch, text: str, start: int, end: int, place: int, *, alone: bool) -> None:
    grid, room = sketch.grid, end - start - cell_len(text) - 2
    if place == 2:
        x = end - cell_len(text) - 2
    elif place == 1:
        x = start
    else:
        x = start + (room // 2 if alone else min(room // 2, 3 if grid.wide else 8))
    sketch.canvas.put(x, grid.link, f" {text} ", "preview")


def _draw_then(sketch: Sketch, seen: Foresight, told: Caption) -> None:
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    words = effects(seen, wide_broadsides=view.options.broadside == "wide")
    boxed = tuple(space for space, ship in enumerate(seen.row, start=1) if ship in told.boxed)
    for front, back in _runs(boxed) if grid.wide else []:
        x = grid.x(back) - 1
        width = grid.x(front) + grid.ship + 1 - x
        canvas.box(x, grid.rule + 1, width, 5, "heavy-dashed", "preview")
    for space, ship in enumerate(seen.row, start=1):
        x, before = grid.x(space), view.row.index(ship) + 1
        if grid.wide and space in boxed:
            canvas.put(x + 2, grid.rule + 1, f" {space} ", "preview bold")
        elif grid.wide:
            canvas.put(x + 3, grid.rule + 1, str(space), "faint")
        if before != space and not (grid.wide and told.source and space in boxed):
            canvas.put(x - 1, grid.then, "►" if before > space else "◂", "preview")
        _draw_flag_at(sketch, x, grid.then, ship)
        _draw_fame_change(sketch, x, view.fame_of(ship), seen.fame[ship])
        _draw_word(sketch, x, grid.then + 2, aftermath(view, seen, words, ship))
        canvas.hit(
            x, grid.rule + 1, grid.ship, grid.then + 3 - grid.rule - 1, sketch.called(f"space:{before}")
        )
    for row, label in ((grid.then + 1, t("fame")), (grid.then + 2, then_label(seen))):
        canvas.put(grid.side, row, "◂", "preview")
        canvas.put(grid.side + 2, row, fit(label, grid.side_width - 2), "soft")
    _draw_deck_change(sketch, seen)


def _runs(spaces: tuple[int, ...]) -> list[tuple[int, int]]:
    """Neighbouring spaces taken together, as pairs of front and back."""
    runs: list[tuple[int, int]] = []
    for space in spaces:
        if runs and runs[-1][1] == space - 1:
            runs[-1] = (runs[-1][0], space)
        else:
            runs.append((space, space))
    return runs


def _draw_fame_change(sketch: Sketch, x: int, before: int, after: int) -> None:
    canvas, grid = sketch.canvas, sketch.grid
    y = grid.then + 1
    if before == after:
        _draw_word(sketch, x, y, Word(str(after), "soft" if after else "faint"))
        return
    arrow = " ► " if grid.wide else "►"
    width = len(str(before)) + len(arrow) + len(str(after))
    start = x + (grid.ship - width) // 2 if grid.wide else x
    canvas.spans(start, y, [(str(before), "soft"), (arrow, "soft"), (str(after), "preview bold")])


def _draw_deck_change(sketch: Sketch, seen: Foresight) -> None:
    """How many adventures stay in the deck, and whether the match would end."""
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    row = grid.rule if grid.wide else grid.then
    words = t("deck {n}", n=view.deck)
    x = canvas.put(grid.side, row, words, "soft")
    if seen.deck != view.deck:
        x = canvas.put(x, row, " ► ", "soft")
        canvas.put(x, row, str(seen.deck), "preview bold")
    if seen.last:
        row = grid.rule + 1 if grid.wide else grid.rule
        canvas.put(grid.side, row, fit(t("ends the game"), grid.side_width), "preview bold")
