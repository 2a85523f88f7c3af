"""What a replay draws of each game: its board and its crews."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from piratebox.language import t
from piratebox.widgets import (
    island_ring_panels,
    landings_panels,
    ship_slots_panels,
    spanish_main_panels,
    tableau_panels,
)
from piratebox.widgets.board import Scene
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.furniture import Seat
from piratebox.widgets.island_ring import draw_island_ring
from piratebox.widgets.landings import draw_landings
from piratebox.widgets.landings_outlook import right_after
from piratebox.widgets.ship_row import draw_ship_row, present
from piratebox.widgets.ship_slots import draw_ship_slots
from piratebox.widgets.tableau import draw_tableau
from piratebox.widgets.tableau_outlook import Arrival, arrival_of
from rules.libertalia import foresight as libertalia
from rules.meuterer import foresight as meuterer
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
    seats: Callable[[Sequence[Seat], Any], Sequence[Seat]] = lambda seats, view: seats
    """The seats in the inks that this game gives them."""


def _row_title() -> str:
    return t("the ship row")


def _draw_row(canvas: Canvas, scene: Scene) -> None:
    draw_ship_row(canvas, scene, present(scene.view))


def _row_crews(canvas: Canvas, seats: Sequence[Seat], view: Any, acting: int | None) -> int:
    return spanish_main_panels.draw_crews(canvas, seats, view, acting)


def _foresee_row(view: Any, choice: Any) -> Foresight | None:
    return None if isinstance(choice, PayForAccusation) else foresee(view, choice)


def _slots_title() -> str:
    return t("ship and booty")


def _slots_crews(canvas: Canvas, seats: Sequence[Seat], view: Any, acting: int | None) -> int:
    return ship_slots_panels.draw_crews(canvas, seats, view, acting)


def _ring_title() -> str:
    return t("the island ring")


def _ring_crews(canvas: Canvas, seats: Sequence[Seat], view: Any, acting: int | None) -> int:
    return island_ring_panels.draw_crews(canvas, seats, view, acting)


def _landings_title() -> str:
    return t("the sea and the city")


def _draw_landings(canvas: Canvas, scene: Scene) -> None:
    draw_landings(canvas, scene)


def _landings_crews(canvas: Canvas, seats: Sequence[Seat], view: Any, acting: int | None) -> int:
    return landings_panels.draw_crews(canvas, seats, view, acting)


def _tableau_title() -> str:
    return t("tableaux")


def _tableau_crews(canvas: Canvas, seats: Sequence[Seat], view: Any, acting: int | None) -> int:
    return tableau_panels.draw_crews(canvas, seats, view, acting)


def _foresee_tableau(view: Any, choice: Any) -> Arrival | None:
    return arrival_of(view, choice)


REPLAY_BOARDS = {
    "spanish_main": ReplayBoard(_row_title, _draw_row, _row_crews, _foresee_row),
    "libertalia": ReplayBoard(
        _slots_title, draw_ship_slots, _slots_crews, libertalia.foresee, ship_slots_panels.crewed
    ),
    "meuterer": ReplayBoard(_ring_title, draw_island_ring, _ring_crews, meuterer.foresee),
    "vasco_da_gama": ReplayBoard(_landings_title, _draw_landings, _landings_crews, right_after),
    "pirate_king": ReplayBoard(_tableau_title, draw_tableau, _tableau_crews, _foresee_tableau),
}
"""Each game's by its key."""
