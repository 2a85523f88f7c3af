"""What a replay draws of each game: its board and its crews."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from piratebox.language import t
from piratebox.widgets.board import Scene
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.furniture import Seat
from piratebox.widgets.ship_row import draw_ship_row, present
from piratebox.widgets.spanish_main_panels import draw_crews
from rules.spanish_main.choices import PayForAccusation
from rules.spanish_main.foresight import Foresight, foresee


class ReplayBoard(NamedTuple):
    """How a game is drawn when it is watched again."""

    title: Callable[[], str]
    """The board's title."""
    draw: Callable[[Canvas, Scene], None]
    crews: Callable[[Canvas, Sequence[Seat], Any, int | None], int]
    """Draws every seat's counters from a view; returns the row after them."""
    foresee: Callable[[Any, Any], Any]
    """What the board needs to preview a choice, from a stranger's view."""


def _title() -> str:
    return t("the ship row")


def _draw(canvas: Canvas, scene: Scene) -> None:
    draw_ship_row(canvas, scene, present(scene.view))


def _crews(canvas: Canvas, seats: Sequence[Seat], view: Any, acting: int | None) -> int:
    return draw_crews(canvas, seats, view, acting)


def _foresee(view: Any, choice: Any) -> Foresight | None:
    return None if isinstance(choice, PayForAccusation) else foresee(view, choice)


REPLAY_BOARDS = {"spanish_main": ReplayBoard(_title, _draw, _crews, _foresee)}
"""Each game's by its key."""
