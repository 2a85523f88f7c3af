"""The board of Vasco da Gama: landings, numbers and the city's four areas."""

from rules.vasco_da_gama.view import View

from .board import Board, Scene
from .canvas import Canvas
from .landings_city import draw_characters, draw_hand, draw_sailing, draw_sections, draw_waiting
from .landings_grid import CITY, NOWHERE, SEA, Sketch
from .landings_numbers import draw_numbers
from .landings_projects import draw_price_note, draw_projects
from .landings_sea import draw_sea

_AT_SEA = ("ship", "berth", "girolamo", "merchant", "crew", "window")
"""The steps that the sea page is about; the city page is about the others."""


class Landings(Board):
    """The sea and the city; its targets are named in :mod:`piratebox.wording.vasco_da_gama.targets`.

    A narrow board shows one of two pages, the one that the decision is about unless ``turned``.
    """

    turned = False

    def draw(self, canvas: Canvas) -> None:
        """Paint the whole canvas."""
        if self.scene is not None:
            draw_landings(canvas, self.scene, page_of(self.scene.view, turned=self.turned))


def page_of(seen: View, *, turned: bool = False) -> str:
    """The page of a narrow board that a position is about, or the other one."""
    if not seen.agenda:
        at_sea = True
    elif seen.agenda[-1][0] == "resolve":
        at_sea = dict(seen.discs)[seen.resolving].area == "sailing"
    else:
        at_sea = seen.agenda[-1][0] in _AT_SEA
    return SEA if at_sea != turned else CITY


def draw_landings(canvas: Canvas, scene: Scene, page: str = "") -> None:
    """Draw a scene of Vasco da Gama on a canvas of at least 80 by 15 cells.

    ``page`` is the page of a narrow drawing; by default the one that the scene is about.
    """
    sketch = Sketch(canvas, scene, page or page_of(scene.view))
    grid = sketch.grid
    if grid.stairs >= 0:
        draw_sea(sketch)
    if grid.numbers >= 0:
        draw_numbers(sketch)
    if grid.characters != NOWHERE:
        draw_characters(sketch)
        draw_sections(sketch)
        draw_projects(sketch)
    if grid.divider >= 0:
        canvas.column(grid.divider, grid.sections[1], 6, "line")
    if grid.queue != NOWHERE:
        draw_waiting(sketch)
    in_the_way = grid.hand[1] == grid.projects
    asks = sketch.asks_for("ship:", "plan:")
    buying = grid.note != NOWHERE and sketch.step in ("buy", "buy_second")
    if buying and not asks:
        draw_price_note(sketch)
    elif grid.sailing != NOWHERE and not (in_the_way and not grid.wide and _looks_at_hand(scene)):
        draw_sailing(sketch)
    if not in_the_way or (asks if grid.wide else _looks_at_hand(scene)):
        draw_hand(sketch)


def _looks_at_hand(scene: Scene) -> bool:
    """Whether the highlighted item is a ship or a project in hand."""
    return (scene.focused or "").startswith(("ship:", "plan:"))
