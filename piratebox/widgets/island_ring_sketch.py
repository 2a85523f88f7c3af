"""One drawing of Meuterer's board: canvas, grid, and what the highlighted choice would do."""

from dataclasses import dataclass

from piratebox.language import t
from rules.meuterer.components import MUTINEER
from rules.meuterer.foresight import Foresight
from rules.meuterer.view import View

from .board import Scene
from .canvas import Canvas
from .island_ring_grid import grid_for
from .island_ring_sums import step_of, steps_to


@dataclass(frozen=True, slots=True)
class Course:
    """A course that is not yet true: where it leads and the words on that island."""

    place: int
    steps: int
    words: str


@dataclass(frozen=True, slots=True)
class Mark:
    """How a target is marked: ``focused``, ``chosen``, ``legal``, ``barred`` or ``plain``, and its key."""

    kind: str
    key: str = ""


class Sketch:
    """A scene and what follows from it; nothing in it goes beyond what the scene holds."""

    def __init__(self, canvas: Canvas, scene: Scene) -> None:
        self.canvas = canvas
        self.scene = scene
        self.view: View = scene.view
        self.private: View | None = scene.private
        self.grid = grid_for(canvas.width, canvas.height)
        self.seat = self.view.acting
        """The seat that must choose."""
        self.step = step_of(self.view)
        foreseen: Foresight | None = scene.foresight
        self.after: View | None = None if foreseen is None else foreseen.after
        """The position after the highlighted choice."""
        self.focus, _, self.value = (scene.focused or "").partition(":")
        """What kind of target is highlighted, and which."""

    def mark(self, *targets: str) -> Mark:
        """How to mark something that stands for some targets."""
        scene = self.scene
        for target in targets:
            key = scene.keys.get(target) or scene.barred.get(target, "")
            if target == scene.focused:
                return Mark("focused", key)
            if target in scene.chosen:
                return Mark("chosen", key)
        for target in targets:
            if target in scene.keys:
                return Mark("legal", scene.keys[target])
        for target in targets:
            if target in scene.barred:
                return Mark("barred", scene.barred[target])
        return Mark("plain")

    @property
    def offering(self) -> bool:
        """Whether somebody offers a card or passes."""
        return self.step == "offer"

    @property
    def pass_place(self) -> int | None:
        """The island to which the acting seat's pass would lead, while it is being asked."""
        asked = {*self.scene.keys, *self.scene.barred}
        if not self.offering or self.seat is None or "pass" not in asked:
            return None
        return self.view.ahead(self.view.hands[self.seat])

    def course(self) -> Course | None:
        """The course that the highlighted choice leads to."""
        seat = self.seat
        if seat is None:
            return None
        steps = self.view.hands[seat]
        captain = seat == self.view.captain
        words = ""
        if self.offering and self.focus == "pass":
            words = t("then captain") if captain else t("then Mutineer?")
        elif self.offering and self.focus == "hand":
            steps -= 1
            words = t("then captain?") if captain else t("then Mutineer?")
        elif self.step == "take_role" and self.scene.focused == f"role:{MUTINEER}":
            words = t("then Mutineer")
        return Course(self.view.ahead(steps), steps, words) if words else None

    def offered(self, seat: int, kind: int) -> tuple[int, bool]:
        """How many of a kind a seat has face up, and whether that is a preview."""
        now = self.view.offered[seat].count(kind)
        then = self._after_offer(seat).offered[seat].count(kind)
        return then, then != now

    def hand(self, seat: int) -> tuple[int, bool]:
        """How many cards a seat holds, and whether that is a preview."""
        now, then = self.view.hands[seat], self._after_offer(seat).hands[seat]
        return then, then != now

    def _after_offer(self, seat: int) -> View:
        """The position after a card was put face up, if that is the highlighted choice."""
        shows = self.step in ("offer", "weapon") and self.after is not None and seat == self.seat
        return self.after if shows and self.after is not None else self.view

    def salary(self) -> tuple[int | None, bool]:
        """The salary, and whether it is a preview."""
        if self.view.salary is None and self.focus == "salary":
            return int(self.value), True
        return self.view.salary, False

    def known_courses(self) -> list[tuple[int, str]]:
        """Destinations on the board, and whose: ``light`` or ``dark``."""
        places = ((self.view.light, "light"), (self.view.dark, "dark"))
        return [(place, whose) for place, whose in places if place is not None]

    def steps(self, place: int) -> int:
        """How far ahead an island lies."""
        return steps_to(self.view, place)
