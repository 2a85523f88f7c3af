"""The movement cards above the ship row: the open row, an open hand, or how many cards each seat holds."""

from rich.cells import cell_len

from piratebox.language import pick, t, tn
from rules.spanish_main.components import MOVEMENTS, Movement

from .canvas import fit, wrap
from .glyphs import seat_mark
from .ship_grid import BOX_KINDS, Mark, Sketch
from .ship_words import brief_movement


def draw_movement(sketch: Sketch) -> None:
    """The movement row; with movement cards in hand, the open hand or how many cards each seat holds."""
    view, private = sketch.view, sketch.scene.private
    cards = view.movement
    if view.options.hand:
        if private is None or private.seat is None or view.over:
            _draw_hand_sizes(sketch)
            return
        cards = private.hand
    if sketch.grid.wide:
        _draw_wide_cards(sketch, cards)
    else:
        _draw_card_line(sketch, cards)


def _hidden(sketch: Sketch) -> bool:
    return bool(sketch.view.options.hand)


def _owner_name(sketch: Sketch) -> str:
    return str(sketch.scene.names[sketch.scene.private.seat])


def _numbered(sketch: Sketch, cards: tuple[str, ...]) -> list[tuple[Movement, Mark, bool]]:
    """Each card with its mark, and whether it lies aside because another card was chosen.

    Cards set aside keep the number of their place, as keys now mean spaces.
    """
    chosen = sketch.chosen_card()
    found = []
    for card in cards:
        mark = sketch.mark(f"card:{card}")
        aside = chosen is not None and mark.kind in ("plain", "barred")
        if not mark.key and (aside or mark.kind == "chosen"):
            mark = Mark(mark.kind, str(cards.index(card) + 1))
        found.append((MOVEMENTS[card], mark, aside))
    return found


def wide_card_rows(sketch: Sketch) -> tuple[int, int]:
    """The row of the heading in the wide drawing, and the rows of a card below it."""
    private = sketch.scene.private
    height = 5 if _hidden(sketch) and private is not None and len(private.hand) > 3 else 4
    band = min(2, max(0, len(sketch.view.line) - 1))
    return sketch.grid.cards + (1 if 2 + height + band <= 7 else 0), height


def _draw_piles(sketch: Sketch, row: int) -> None:
    left = t("deck {n}", n=sketch.view.movement_deck)
    right = t("discards {n}", n=len(sketch.view.movement_discard))
    start = sketch.grid.left + 86 - cell_len(left) - cell_len(right) - 3
    sketch.canvas.spans(start, row, [(left, "soft"), (" │ ", "line2"), (right, "soft")])


def _draw_wide_cards(sketch: Sketch, cards: tuple[str, ...]) -> None:
    canvas, left = sketch.canvas, sketch.grid.left
    row, height = wide_card_rows(sketch)
    if _hidden(sketch):
        name = _owner_name(sketch)
        heading = t("{name}'s hand: only {name} may look", name=name)
        canvas.column(left, row, height + 1, "private", "▌")
        canvas.put(left + 2, row, fit(heading, 60), "private")
    else:
        canvas.put(left + 2, row, t("movement row"), "soft")
    _draw_piles(sketch, row)
    slots = max(3, len(cards))
    x, total = left + (2 if slots == 3 else 1), (85 if slots == 3 else 87) - (slots - 1)
    for place, (card, mark, aside) in enumerate(_numbered(sketch, cards)):
        width = total // slots + (1 if place < total % slots else 0)
        _draw_wide_card(sketch, x, row + 1, width, height, card, mark, aside)
        x += width + 1


def _draw_wide_card(
    sketch: Sketch, x: int, y: int, width: int, height: int, card: Movement, mark: Mark, aside: bool
) -> None:
    canvas = sketch.canvas
    faint = aside or mark.kind == "barred"
    edge = "line" if faint else "private" if _hidden(sketch) else "legal" if mark.kind == "legal" else "line2"
    if mark.boxed:
        canvas.box(x, y, width, height, BOX_KINDS[mark.kind], "lantern", "raised")
    else:
        canvas.box(x, y, width, height, "round", edge)
    if mark.key:
        label = f" ({mark.key}) " if mark.kind == "barred" and not aside else f" {mark.key} "
        canvas.put(x + 2, y, label, "faint bold" if faint else "lantern bold")
    if mark.kind == "chosen":
        canvas.right(x + width - 2, y, " " + t("chosen") + " ", "lantern")
    inset = 2 if height == 4 else 1
    room = width - 1 - inset
    rows = wrap(pick(card.name), room)[: height - 3]
    name_paint = "faint" if faint else "ink" if mark.kind == "plain" else "ink bold"
    for at, line in enumerate(rows):
        canvas.put(x + inset, y + 1 + at, fit(line, room), name_paint)
    left = height - 2 - len(rows)
    for at, line in enumerate(_shortened(card, room, left)):
        canvas.put(x + inset, y + 1 + len(rows) + at, line, "faint" if faint else "soft")
    canvas.hit(x, y, width, height, f"card:{card.id}")


def _shortened(card: Movement, width: int, rows: int) -> list[str]:
    """A card's brief text in so many rows."""
    lines = wrap(pick(card.brief), width)
    if len(lines) > rows:
        lines = wrap(brief_movement(card, width), width)
    if len(lines) > rows:
        lines = [*lines[: rows - 1], fit(" ".join(lines[rows - 1 :]), width)]
    return lines


def _draw_card_line(sketch: Sketch, cards: tuple[str, ...]) -> None:
    """The cards of the narrow drawing: names only, one line of them, two if there are four."""
    canvas, grid = sketch.canvas, sketch.grid
    entries = _numbered(sketch, cards)
    left, row = grid.left + 1, grid.cards
    if len(entries) > 3:
        end = _draw_line_part(sketch, entries[:2], row, 47, pitch=24)
        _draw_line_part(sketch, entries[2:], row + 1, 47, pitch=24)
        remark = (left + 48, row)
    else:
        end = _draw_line_part(sketch, entries, row, 67)
        remark = (left, row + 1)
    piles = max(left + 68, end + 1)
    if _hidden(sketch):
        words = t("only {name} may look", name=_owner_name(sketch))
        canvas.put(*remark, fit(f"▌{words}", left + 67 - remark[0]), "private")
    _draw_narrow_piles(sketch, piles)


def _draw_line_part(
    sketch: Sketch, entries: list[tuple[Movement, Mark, bool]], row: int, room: int, pitch: int = 0
) -> int:
    """Spread cards over ``room`` cells, or one every ``pitch``; returns the column after the last one."""
    names = [pick(card.name) for card, _, _ in entries]
    gaps = max(1, len(names) - 1)
    while sum(map(cell_len, names)) + 5 * len(names) - 1 > room + (0 if pitch else 3):
        longest = max(range(len(names)), key=lambda at: cell_len(names[at]))
        names[longest] = fit(names[longest], cell_len(names[longest]) - 1)
    slack = max(gaps, room - sum(map(cell_len, names)) - 4 * len(names))
    x = end = sketch.grid.left + 1
    for place, (name, (card, mark, aside)) in enumerate(zip(names, entries, strict=True)):
        end = _draw_card_name(sketch, x, row, name, mark, aside)
        sketch.canvas.hit(x, row, end - x, 1, f"card:{card.id}")
        step = min(16, slack // gaps + (1 if place >= gaps - slack % gaps else 0))
        x = x + pitch if pitch else end + step
    return end


def _draw_card_name(sketch: Sketch, x: int, row: int, name: str, mark: Mark, aside: bool) -> int:
    canvas = sketch.canvas
    if mark.kind == "focused":
        return canvas.chip(x, row, f"{mark.key} {name}" if mark.key else f" {name} ")
    if mark.kind == "chosen":
        canvas.put(x, row, f"║{mark.key} ", "lantern bold", "raised")
        canvas.put(x + 3, row, name, "ink bold", "raised")
        return canvas.put(x + 3 + cell_len(name), row, "║", "lantern", "raised")
    if aside or mark.kind == "barred":
        return canvas.put(x, row, f"({mark.key}) {name}" if mark.key else f"  {name}  ", "faint")
    if _hidden(sketch):
        canvas.put(x, row, "▌", "private")
    canvas.put(x + 1, row, mark.key, "lantern bold")
    canvas.put(x + 3, row, name, "ink bold" if mark.kind == "legal" else "ink")
    return x + 4 + cell_len(name)


def _draw_hand_sizes(sketch: Sketch) -> None:
    """Closed hands: how many movement cards each seat holds."""
    canvas, grid, scene, sizes = sketch.canvas, sketch.grid, sketch.scene, sketch.view.hands
    if not grid.wide:
        x = canvas.put(grid.left + 1, grid.cards, t("hands"), "soft") + 2
        for seat, size in enumerate(sizes):
            x = canvas.put(x, grid.cards, seat_mark(seat), f"{scene.colours[seat]} bold")
            x = canvas.put(x + 1, grid.cards, "▒" * size, "faint")
            x = canvas.put(x + 1, grid.cards, str(size), "ink") + 2
        _draw_narrow_piles(sketch, grid.left + 69)
        return
    row, _ = wide_card_rows(sketch)
    canvas.put(grid.left + 2, row, t("movement cards in hand"), "soft")
    _draw_piles(sketch, row)
    for seat, size in enumerate(sizes):
        y = row + 1 + seat
        canvas.put(grid.left + 4, y, seat_mark(seat), f"{scene.colours[seat]} bold")
        canvas.put(grid.left + 8, y, fit(scene.names[seat], 24), f"{scene.colours[seat]} bold")
        canvas.put(grid.left + 34, y, " ".join(["▒▒"] * size), "faint")
        canvas.put(grid.left + 48, y, tn("{n} card", "{n} cards", size), "soft")


def _draw_narrow_piles(sketch: Sketch, x: int) -> None:
    canvas, row, end = sketch.canvas, sketch.grid.cards, sketch.grid.left + 80
    deck, discards = sketch.view.movement_deck, len(sketch.view.movement_discard)
    canvas.put(x, row, fit(t("deck {n}", n=deck), end - x), "soft")
    canvas.put(end - 11, row + 1, fit(t("discards {n}", n=discards), 11), "soft")
