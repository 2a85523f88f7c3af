"""Where the parts of the ship row lie, and how its targets are marked."""

from dataclasses import dataclass

from rules.spanish_main.foresight import Foresight
from rules.spanish_main.view import View

from .board import Scene
from .canvas import Canvas

WIDE_SIZE = (88, 29)
"""Columns and rows that the wide drawing needs; every smaller board gets the narrow one."""
NARROW_SIZE = (80, 15)


@dataclass(frozen=True, slots=True)
class Grid:
    """Columns and rows of a drawing, in cells of the canvas."""

    wide: bool
    left: int
    """The drawing's own left edge."""
    pitch: int
    """Columns from one ship to the next."""
    ship: int
    """Columns of a ship."""
    margin: int
    """The column of space 9 from ``left``."""
    side: int
    """The column of the adventure and of the remarks beside the rows."""
    side_width: int
    cards: int
    """The first row of the movement cards' part."""
    numbers: int
    """The row of the space numbers; flag and art follow."""
    water: int
    fame: int
    now: int
    """The row that says what the active adventure does now."""
    bottom: int
    """The bottom edge of the box round a focused ship."""
    link: int
    """The row of the line that leads to the row below; it may be ``rule`` itself."""
    rule: int
    then: int
    """The row of the flags as they would lie; fame and effect follow."""
    later: int
    """The row of the later adventures, or the last of them in the wide drawing."""

    def x(self, space: int) -> int:
        """The first column of a space; space 9 is at the left."""
        return self.left + self.margin + self.pitch * (9 - space)

    @property
    def rule_end(self) -> int:
        """The column after the rule over the row of what would be."""
        return self.side - 1


def grid_for(width: int, height: int) -> Grid:
    """The drawing for a board of that size; it is centred if there is more room."""
    if width >= WIDE_SIZE[0] and height >= WIDE_SIZE[1]:
        left = (width - WIDE_SIZE[0]) // 2
        top = (height - WIDE_SIZE[1]) // 2
        return Grid(
            wide=True, left=left, pitch=8, ship=7, margin=2, side=left + 75, side_width=13, cards=top,
            numbers=top + 7, water=top + 15, fame=top + 18, now=top + 19, bottom=top + 20, link=top + 21,
            rule=top + 22, then=top + 24, later=top + 6,
        )  # fmt: skip
    left = max(0, (width - NARROW_SIZE[0]) // 2)
    spare = max(0, height - NARROW_SIZE[1])
    before_then, before_ships = min(2, (spare + 2) // 3), min(2, (spare + 1) // 3)
    top = min(1, spare // 3) + max(0, spare - 6) // 2
    numbers = top + 2 + before_ships
    now = numbers + 7
    rule = now + 1 + before_then
    return Grid(
        wide=False, left=left, pitch=7, ship=6, margin=1, side=left + 65, side_width=15, cards=top,
        numbers=numbers, water=numbers + 5, fame=numbers + 6, now=now, bottom=now + (1 if before_then else 0),
        link=rule - (1 if before_then == 2 else 0), rule=rule, then=rule + 1,
        later=rule + 4 + (1 if spare >= 6 else 0),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mark:
    """How a target is marked: ``focused``, ``chosen``, ``legal``, ``barred`` or ``plain``, and its key."""

    kind: str
    key: str = ""

    @property
    def boxed(self) -> bool:
        """Whether it gets a box of its own."""
        return self.kind in ("focused", "chosen")


BOX_KINDS = {"focused": "heavy", "chosen": "double"}
"""The box round a target that is focused or chosen."""


class Sketch:
    """One drawing of a scene: canvas, grid, and the scene's targets with ships named by their space."""

    def __init__(self, canvas: Canvas, scene: Scene, now: Foresight | None) -> None:
        self.canvas = canvas
        self.scene = scene
        self.view: View = scene.view
        self.now = now
        self.then: Foresight | None = scene.foresight
        self.grid = grid_for(canvas.width, canvas.height)
        self.keys = {self._named(target): key for target, key in scene.keys.items()}
        self.barred = {self._named(target): key for target, key in scene.barred.items()}
        self.focused = self._named(scene.focused or "")
        self.chosen = tuple(self._named(target) for target in scene.chosen)
        self._called = {self._named(target): target for target in (*scene.keys, *scene.barred)}
        self.in_pairs = any(
            target.startswith("pair:") for target in (*self.keys, *self.barred, self.focused, *self.chosen)
        )

    def _named(self, target: str) -> str:
        kind, _, rest = target.partition(":")
        if kind in ("ship", "pirate") and rest in self.view.row:
            return f"space:{self.view.row.index(rest) + 1}"
        return target

    def called(self, target: str) -> str:
        """A target by the name that the scene's menu has for it, such as ``ship:D3`` for ``space:7``."""
        return self._called.get(target, target)

    def mark(self, target: str) -> Mark:
        """How to mark a target."""
        key = self.keys.get(target) or self.barred.get(target, "")
        if target == self.focused:
            return Mark("focused", key)
        if target in self.chosen:
            return Mark("chosen", key)
        if target in self.keys:
            return Mark("legal", key)
        return Mark("barred", key) if target in self.barred else Mark("plain")

    def chosen_card(self) -> str | None:
        """The movement card taken in an earlier part of the choice."""
        return next((target[5:] for target in self.chosen if target.startswith("card:")), None)

    def focused_spaces(self) -> tuple[int, ...]:
        """The spaces of the focused ship or pair, the front one first."""
        return spaces_of(self.focused)


def spaces_of(target: str) -> tuple[int, ...]:
    """The spaces that a target such as ``space:7`` or ``pair:3`` covers."""
    kind, _, rest = target.partition(":")
    if kind not in ("space", "pair") or not rest.isdecimal():
        return ()
    return (int(rest),) if kind == "space" else (int(rest), int(rest) + 1)
