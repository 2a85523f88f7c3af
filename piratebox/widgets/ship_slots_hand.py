"""Cards that only their owner may see, in place of the board: the hand, or a Surgeon's graveyard."""

from dataclasses import dataclass

from rich.cells import cell_len

from piratebox.language import t, tn
from piratebox.wording.libertalia.names import token_word
from rules.libertalia.components import INFLUENCE, KINDS
from rules.libertalia.foresight import clashes
from rules.libertalia.view import View

from .board import Scene
from .canvas import Canvas, fit
from .glyphs import SEAT_SHAPES
from .ship_slots_art import draw_digits
from .ship_slots_cards import card_line, card_lines
from .ship_slots_grid import NARROW_SIZE, WIDE_SIZE, Mark
from .ship_slots_ruler import draw_ruler
from .ship_slots_words import acts_at_night, card_phases, crew_paint, name_in, sign, token_paint

PRIVATE_TARGETS = ("hand:", "graveyard:")
"""The targets that stand for cards only their owner may see."""
CARD = 42
"""Columns of a card in the wide drawing."""


def shows_hand(scene: Scene) -> bool:
    """Whether the scene asks its owner for one of the cards that only the owner may see."""
    targets = [*scene.keys, *scene.barred, *scene.chosen, scene.focused or ""]
    return scene.private is not None and any(target.startswith(PRIVATE_TARGETS) for target in targets)


@dataclass(frozen=True, slots=True)
class HandSketch:
    """One drawing of the cards: canvas, scene, the owner's view."""

    canvas: Canvas
    scene: Scene
    view: View
    seat: int
    prefix: str
    """``hand:`` or ``graveyard:``."""
    cards: tuple[int, ...]

    @property
    def focused(self) -> int | None:
        """The rank of the highlighted card."""
        focus = self.scene.focused or ""
        return int(focus.removeprefix(self.prefix)) if focus.startswith(self.prefix) else None

    def mark(self, rank: int) -> Mark:
        """How a card is marked."""
        target = f"{self.prefix}{rank}"
        key = self.scene.keys.get(target) or self.scene.barred.get(target, "")
        if target == self.scene.focused or target in self.scene.chosen:
            return Mark("focused", key)
        return Mark("legal" if target in self.scene.keys else "plain", key)

    def ties(self, rank: int) -> list[tuple[int, int]]:
        """Pairs of seat and influence of everybody who may show this rank too, low to high; the own one too.

        Empty when nobody else can.
        """
        view = self.view
        if view.agenda and view.agenda[-1][0] == "parrot":
            found = [(aboard.seat, aboard.influence) for aboard in view.ship if aboard.rank == rank]
            waiting = {aboard.seat for aboard in view.ship if aboard.rank == 1}
            found += [(c.seat, c.influence) for c in clashes(view, self.seat, rank) if c.seat in waiting]
        else:
            found = [(clash.seat, clash.influence) for clash in clashes(view, self.seat, rank)]
        if not found:
            return []
        own = (self.seat, INFLUENCE[view.colours[self.seat]][rank])
        return sorted([*found, own], key=lambda pair: pair[1])


def draw_hand(canvas: Canvas, scene: Scene) -> None:
    """Draw the cards and the ruler on a canvas of at least 80 by 15 cells."""
    view: View = scene.private
    seat = view.seat if view.seat is not None else 0
    targets = [*scene.keys, *scene.barred, *scene.chosen, scene.focused or ""]
    dead = any(target.startswith("graveyard:") for target in targets)
    sketch = HandSketch(
        canvas, scene, view, seat, "graveyard:" if dead else "hand:", view.graveyard if dead else view.hand
    )
    wide = canvas.width >= WIDE_SIZE[0] and canvas.height >= WIDE_SIZE[1]
    if wide and len(sketch.cards) <= 10:
        _draw_wide(sketch)
    else:
        _draw_narrow(sketch, wide=wide)


def _spans(sketch: HandSketch, rank: int) -> list[tuple[str, str]]:
    """The tie order of a rank as pieces of text and paint."""
    spans = []
    for seat, influence in sketch.ties(rank):
        paint = crew_paint(sketch.view, seat)
        spans.append((f"{SEAT_SHAPES[seat]}{influence}", f"{paint} bold" if seat == sketch.seat else paint))
    return spans


def _width(spans: list[tuple[str, str]]) -> int:
    return sum(cell_len(text) + 1 for text, _ in spans) - 1 if spans else 0


def _put_spans(canvas: Canvas, x: int, y: int, spans: list[tuple[str, str]]) -> int:
    for number, (text, paint) in enumerate(spans):
        x = canvas.put(canvas.put(x, y, " ") if number else x, y, text, paint)
    return x


def _influence(sketch: HandSketch, rank: int) -> str:
    number = INFLUENCE[sketch.view.colours[sketch.seat]][rank]
    return f"({number})" if sketch.canvas.ascii else f"○{number}"


# --- the wide drawing -----------------------------------------------------------------------------------


def _draw_wide(sketch: HandSketch) -> None:
    canvas = sketch.canvas
    left, top = (canvas.width - WIDE_SIZE[0]) // 2, (canvas.height - WIDE_SIZE[1]) // 2
    count = len(sketch.cards)
    words = (
        tn("{n} card, low to high", "{n} cards, low to high", count)
        if sketch.prefix == "hand:"
        else tn("{n} card in the graveyard", "{n} cards in the graveyard", count)
    )
    x = canvas.put(left + 2, top, words, "soft")
    mark = "( )" if canvas.ascii else "○"
    hint = t("ties: left gives way to right, {mark} is the influence mark", mark=mark)
    canvas.right(left + 86, top, fit(hint, left + 84 - x), "faint")
    pitch = 4 if count > 8 else 5
    places = [
        (rank, left + 2 + 43 * (number % 2), top + 1 + pitch * (number // 2))
        for number, rank in enumerate(sketch.cards)
    ]
    for rank, x, y in places:
        if sketch.mark(rank).kind != "focused":
            canvas.box(x, y, CARD, 5, "round", "legal", "raised")
    if pitch == 4:
        for rank, x, y in places[2:]:
            if sketch.mark(rank).kind != "focused":
                canvas.put(x, y, "├", "legal")
                canvas.put(x + CARD - 1, y, "┤", "legal")
    for rank, x, y in places:
        if sketch.mark(rank).kind == "focused":
            canvas.box(x, y, CARD, 5, "heavy", "lantern", "raised")
    for rank, x, y in places:
        _draw_card(sketch, x, y, rank)
    rows = (count + 1) // 2
    below = top + 1 + pitch * rows + (1 if pitch == 4 else 0)
    draw_ruler(canvas, sketch.scene, sketch.focused, left, below, top + WIDE_SIZE[1] - below, wide=True)


def _draw_card(sketch: HandSketch, x: int, y: int, rank: int) -> None:
    canvas = sketch.canvas
    mark = sketch.mark(rank)
    crew = crew_paint(sketch.view, sketch.seat)
    if mark.key:
        canvas.put(x + 2, y, f" {mark.key} ", "lantern bold")
    draw_digits(canvas, x + 2, y + 1, rank, "ink")
    influence = _influence(sketch, rank)
    canvas.right(x + CARD - 2, y + 1, influence, f"{crew} bold")
    phases = card_phases(rank)
    if acts_at_night(rank):
        phases = f"{'n' if canvas.ascii else '◐'} {phases}"
    end = x + CARD - 6
    canvas.right(end, y + 1, phases, "soft")
    name = name_in(rank, end - x - 13 - cell_len(phases))
    canvas.put(x + 11, y + 1, name, "ink bold")
    paint = "ink" if mark.kind == "focused" else "soft"
    for row, line in enumerate(card_lines(rank)):
        canvas.put(x + 11, y + 2 + row, line, paint)
    spans = _spans(sketch, rank)
    if spans:
        at = canvas.put(x + 11, y + 4, " " + t("ties") + " ", "faint")
        canvas.put(_put_spans(canvas, at, y + 4, spans), y + 4, " ")
    else:
        canvas.put(x + 11, y + 4, " " + t("no ties possible") + " ", "faint")
    canvas.hit(x, y, CARD, 5, f"{sketch.prefix}{rank}")


# --- the narrow drawing -----------------------------------------------------------------------------------


def _draw_narrow(sketch: HandSketch, *, wide: bool) -> None:
    """Two columns of cards in two lines each, or in one where there are too many."""
    canvas, count = sketch.canvas, len(sketch.cards)
    size = WIDE_SIZE if wide else NARROW_SIZE
    left = max(0, (canvas.width - size[0]) // 2)
    pitch = 44 if wide else 40
    rivals = sketch.view.seats - 1
    rows, odd = (count + 1) // 2, count % 2
    lines = 2
    info = 0 if odd else 1
    if canvas.height - 2 * rows - info < rivals + 2:
        info = 1 if canvas.height - rows - 1 >= rivals + 2 else 0
        lines = 1
    spare = canvas.height - lines * rows - info - (rivals + 3)
    y = 1 if spare > 3 else 0
    for number, rank in enumerate(sketch.cards):
        _draw_line(
            sketch, left + 1 + pitch * (number % 2), y + lines * (number // 2), rank, pitch, both=lines == 2
        )
    after = y + lines * rows
    if info:
        _draw_today(sketch, left + 1, after, pitch - 2)
        _draw_own(sketch, left + 1 + pitch, after, pitch - 2)
        after += 1
    elif odd and lines == 2:
        _draw_today(sketch, left + 1 + pitch, after - 2, pitch - 2)
        _draw_own(sketch, left + 1 + pitch, after - 1, pitch - 2)
    gap = 1 if spare > 0 else 0
    draw_ruler(
        canvas, sketch.scene, sketch.focused, left, after + gap, canvas.height - after - gap, wide=False
    )


def _draw_line(sketch: HandSketch, x: int, y: int, rank: int, pitch: int, *, both: bool) -> None:
    """A card in one or two lines: key, rank, name, ties, influence; what it does."""
    canvas = sketch.canvas
    mark = sketch.mark(rank)
    crew = crew_paint(sketch.view, sketch.seat)
    end = x + pitch - 3
    canvas.right(end, y, _influence(sketch, rank), f"{crew} bold")
    spans = _spans(sketch, rank)
    ties = end - 4 - _width(spans)
    _put_spans(canvas, ties, y, spans)
    name = name_in(rank, ties - x - 7)
    if mark.kind == "focused":
        canvas.chip(x - 1, y, f"{mark.key or ' '} {rank:>2} {name}")
    else:
        canvas.put(x, y, mark.key, "lantern bold")
        canvas.put(x + 2, y, f"{rank:>2}", "ink bold")
        canvas.put(x + 5, y, name, "ink")
    if both:
        canvas.put(x + 5, y + 1, fit(card_line(rank), pitch - 6), "ink" if mark.kind == "focused" else "soft")
    canvas.hit(x - 1, y, pitch - 1, 2 if both else 1, f"{sketch.prefix}{rank}")


def _draw_today(sketch: HandSketch, x: int, y: int, width: int) -> None:
    """Today's booty in a line."""
    canvas, view = sketch.canvas, sketch.view
    at = canvas.put(x, y, t("Day {day}", day=view.day), "ink bold") + 1
    lying = [(kind, count) for kind, count in zip(KINDS, view.space, strict=True) if count]
    end = x + width
    texts = [f"{token_word(kind)}{f' x{count}' if count > 1 else ''}" for kind, count in lying]
    words = sum(cell_len(text) + 4 for text in texts) - 2 <= end - at
    for (kind, count), text in zip(lying, texts, strict=True):
        at = canvas.put(at, y, sign(kind, ascii=canvas.ascii), token_paint(kind))
        at = canvas.put(at + (1 if words else 0), y, text if words else str(count), "ink") + (
            2 if words else 1
        )


def _draw_own(sketch: HandSketch, x: int, y: int, width: int) -> None:
    """The own den in a line."""
    canvas, view, seat = sketch.canvas, sketch.view, sketch.seat
    end = x + width
    at = max(canvas.put(x, y, t("own"), "soft") + 1, x + 6)
    at = canvas.put(at, y, t("{n} coins", n=view.coins[seat]), "gold") + 2
    for kind, count in zip(KINDS, view.tokens[seat] or (), strict=False):
        if count and at + 3 <= end:
            at = canvas.put(at, y, sign(kind, ascii=canvas.ascii), token_paint(kind))
            at = canvas.put(at, y, str(count), "ink") + 1
    den = [
        f"{rank}{('n' if canvas.ascii else '◐') if acts_at_night(rank) else ''}" for rank in view.dens[seat]
    ]
    word = t("den")
    if den and at + 2 + cell_len(word) + 1 + sum(map(len, den)) + len(den) - 1 <= end:
        at = canvas.put(at + 2, y, word, "soft") + 1
        canvas.put(at, y, " ".join(den), "ink")
