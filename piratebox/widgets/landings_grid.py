"""Where the parts of the board of Vasco da Gama lie, and how its targets are marked."""

from dataclasses import dataclass
from functools import cached_property

from rules.core.events import Event
from rules.vasco_da_gama.components import Box
from rules.vasco_da_gama.foresight import phase_three
from rules.vasco_da_gama.view import View

from .board import Scene
from .canvas import Canvas

WIDE_SIZE = (88, 29)
"""Columns and rows that the wide drawing needs; every smaller board gets a narrow page."""
NARROW_SIZE = (80, 15)
SEA, CITY = "sea", "city"
"""The pages of a narrow board."""
MEDIUM_SPARE = 6
"""Rows more than the narrow drawing needs with which the sea page also shows the numbers."""

NOWHERE = (-1, -1)


@dataclass(frozen=True, slots=True)
class Grid:
    """Places of a drawing's parts, in cells of the canvas; a part that is not shown is nowhere."""

    wide: bool
    page: str
    """The page of a narrow drawing, empty for the wide one."""
    left: int
    stairs: int = -1
    """The row of Calicut's upper edge."""
    rise: int = 3
    """Rows of a landing, its upper edge included."""
    marker: int = -1
    numbers: int = -1
    """The row of the numbers; discs, costs and decline money follow below."""
    projects: int = -1
    """The row of the projects' heading."""
    characters: tuple[int, int] = NOWHERE
    sections: tuple[int, int] = NOWHERE
    sailing: tuple[int, int] = NOWHERE
    queue: tuple[int, int] = NOWHERE
    """The discs still to be executed, in a narrow drawing."""
    hand: tuple[int, int] = NOWHERE
    """What the acting seat has ready to launch or to sail."""
    note: tuple[int, int] = NOWHERE
    """What projects cost, in a narrow drawing."""
    divider: int = -1
    """The column of the line between crew sections and characters."""


def grid_for(width: int, height: int, page: str, seats: int) -> Grid:
    """The drawing for a board of that size; it is centred if there is more room."""
    if width >= WIDE_SIZE[0] and height >= WIDE_SIZE[1]:
        left, top = (width - WIDE_SIZE[0]) // 2, (height - WIDE_SIZE[1]) // 2
        return Grid(
            wide=True, page="", left=left, stairs=top, marker=top + 19, numbers=top + 20, projects=top + 24,
            characters=(left + 49, top), sections=(left + 62, top + (6 if seats == 4 else 7)),
            sailing=(left + 77, top + 13), hand=(left + 42, top + 24),
        )  # fmt: skip
    left = max(0, (width - NARROW_SIZE[0]) // 2)
    spare = height - NARROW_SIZE[1]
    roomy = spare >= MEDIUM_SPARE
    top = max(0, spare - MEDIUM_SPARE) // 2
    if page == SEA:
        return Grid(
            wide=False, page=page, left=left, stairs=top, rise=2, queue=(left + 51, top),
            marker=top + 14 if roomy else -1, numbers=top + 15 if roomy else -1,
            hand=(left + 1, top + (20 if roomy else 14)),
        )  # fmt: skip
    start = top + (1 if roomy else 0)
    projects = start + (5 if roomy else 4)
    lists = projects + (6 if roomy else 5)
    return Grid(
        wide=False, page=page, left=left, marker=top if roomy else -1, numbers=start, projects=projects,
        sections=(left + 1, lists), characters=(left + 40, lists), sailing=(left + 41, projects),
        note=(left + 45, projects), divider=left + 37,
        hand=(left + 1, top + 20) if roomy else (left + 41, projects),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mark:
    """How a target is marked: ``focused``, ``chosen``, ``legal``, ``barred`` or ``plain``, and its key."""

    kind: str
    key: str = ""

    @property
    def label(self) -> str:
        """The key, in round brackets if it takes nothing."""
        return f"({self.key})" if self.kind == "barred" else self.key

    @property
    def paint(self) -> str:
        """The paint of the key."""
        return "faint" if self.kind == "barred" else "lantern bold"


BOX_KINDS = {"focused": "heavy", "chosen": "double"}
"""The box round a target that is focused or chosen."""


class Sketch:
    """One drawing of a scene: canvas, grid, and the position as the highlighted choice would leave it."""

    def __init__(self, canvas: Canvas, scene: Scene, page: str) -> None:
        self.canvas = canvas
        self.scene = scene
        self.view: View = scene.view
        self.box: Box = self.view.box
        self.after: View | None = scene.foresight
        self.grid = grid_for(canvas.width, canvas.height, page, self.view.seats)

    @property
    def step(self) -> str:
        """The step that waits for a choice, empty when the match is over."""
        return str(self.view.agenda[-1][0]) if self.view.agenda else ""

    def mark(self, target: str) -> Mark:
        """How to mark a target."""
        key = self.scene.keys.get(target) or self.scene.barred.get(target, "")
        if target == self.scene.focused:
            return Mark("focused", key)
        if target in self.scene.chosen:
            return Mark("chosen", key)
        if target in self.scene.keys:
            return Mark("legal", key)
        return Mark("barred", key) if target in self.scene.barred else Mark("plain")

    def asks_for(self, *kinds: str) -> bool:
        """Whether the current part of the choice has targets of these kinds."""
        named = (*self.scene.keys, *self.scene.barred, *self.scene.chosen, self.scene.focused or "")
        return any(target.startswith(kinds) for target in named)

    def waits(self, number: int) -> bool:
        """Whether the disc with a number has still to be executed, or is being executed."""
        if self.view.phase < 2 and number in dict(self.view.discs):
            return True
        return number in self.view.queue or number == self.view.resolving

    @cached_property
    def sailing_on(self) -> dict[str, Event]:
        """What phase three does to the ships of full landings as things stand, by landing space.

        Things stand as the highlighted choice leaves them.
        """
        seen = self.after or self.view
        if seen.over:
            return {}
        events = phase_three(seen).events
        return {str(event.data["start"]): event for event in events if event.kind == "advance"}
