"""Where the parts of Libertalia's board lie, and how its targets are marked."""

from dataclasses import dataclass

from rules.libertalia.foresight import Foresight
from rules.libertalia.view import View

from .board import Scene
from .canvas import Canvas
from .ship_slots_past import Past, remember
from .ship_slots_words import crew_paint

WIDE_SIZE = (88, 29)
"""Columns and rows that the wide drawing needs; every smaller board gets the narrow one."""
NARROW_SIZE = (80, 15)
CARD = 13
"""Columns of a character slot."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Columns and rows of a drawing, in cells of the canvas."""

    wide: bool
    left: int
    """The drawing's own left edge."""
    width: int
    path: int
    """The row of the sun path, the drawing's first."""
    cards: int
    """The first row of the slots."""
    hull: int
    """The first row of the ship's profile."""
    keel: bool
    """Whether the hull's lowest row is drawn in the narrow drawing."""
    booty: int
    """The row of the booty columns' headings."""
    dens: int
    """The row of the dens' headings; the wide drawing has a rule above it."""
    end: int
    """The row after the last one."""

    def column(self, day: int) -> int:
        """The column of a day's tokens."""
        return self.left + (3 + 14 * (day - 1) if self.wide else 2 + 13 * (day - 1))

    def slots(self, count: int) -> list[int]:
        """The columns of so many slots, centred over the hull."""
        pitch = 14 if self.wide or count < 6 else 13
        span = pitch * (count - 1) + CARD
        start = self.left + (self.width + (0 if self.wide else 1) - span) // 2
        return [start + pitch * place for place in range(count)]

    def den(self, seat: int, seats: int) -> tuple[int, int]:
        """The first column of a den's text and the column after its last."""
        low, high = self.width * seat // seats, self.width * (seat + 1) // seats
        margin = 2 if self.wide else 1
        start = low + 1 if self.wide else low + 2
        end = high - 1 if seat < seats - 1 else self.width - margin
        return self.left + (margin if not seat else start), self.left + end

    def separator(self, seat: int, seats: int) -> int:
        """The column of the line before a den other than the first."""
        return self.left + self.width * seat // seats - (1 if self.wide else 0)


def grid_for(width: int, height: int, seats: int) -> Grid:
    """The drawing for a board of that size; it is centred if there is more room."""
    if width >= WIDE_SIZE[0] and height >= WIDE_SIZE[1]:
        left, top = (width - WIDE_SIZE[0]) // 2, (height - WIDE_SIZE[1]) // 2
        return Grid(
            wide=True, left=left, width=88, path=top, cards=top + 3, hull=top + 6, keel=True,
            booty=top + 14, dens=top + 17 + seats, end=top + 29,
        )  # fmt: skip
    left = max(0, (width - NARROW_SIZE[0]) // 2)
    spare = max(0, height - NARROW_SIZE[1])
    gaps = [min(1, spare // 3), min(1, (spare + 1) // 3), min(1, (spare + 2) // 3)]
    top = max(0, spare - 8) // 2
    cards = top + 1 + gaps[0]
    keel = seats < 6 or spare > 3
    booty = cards + (5 if keel else 4) + gaps[1]
    dens = booty + 1 + seats + (1 if seats < 5 else 0) + gaps[2]
    return Grid(
        wide=False, left=left, width=80, path=top, cards=cards, hull=cards + 2, keel=keel,
        booty=booty, dens=dens, end=height - top,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mark:
    """How a target is marked: ``focused``, ``legal``, ``barred`` or ``plain``, and its key."""

    kind: str
    key: str = ""


class Sketch:
    """One drawing of a scene: canvas, grid, what is remembered, what a choice would do."""

    def __init__(self, canvas: Canvas, scene: Scene) -> None:
        self.canvas = canvas
        self.scene = scene
        self.view: View = scene.view
        self.private: View | None = scene.private
        self.grid = grid_for(canvas.width, canvas.height, self.view.seats)
        self.past: Past = remember(scene.history, self.view)
        foreseen: Foresight | None = scene.foresight
        self.after: View | None = foreseen.after if foreseen is not None else None

    def mark(self, target: str) -> Mark:
        """How to mark a target."""
        key = self.scene.keys.get(target) or self.scene.barred.get(target, "")
        if target == self.scene.focused or target in self.scene.chosen:
            return Mark("focused", key)
        if target in self.scene.keys:
            return Mark("legal", key)
        return Mark("barred", key) if target in self.scene.barred else Mark("plain")

    def paint(self, seat: int) -> str:
        """A seat's ink: that of its crew, once it has one."""
        return crew_paint(self.view, seat, self.scene.colours[seat])

    def tokens(self, seat: int) -> tuple[int, ...] | None:
        """A den's tokens as far as they may be shown; None if they lie face down."""
        if self.private is not None and self.private.seat == seat:
            return self.private.tokens[seat]
        return self.view.tokens[seat]
