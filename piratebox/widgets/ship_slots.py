"""The board of Libertalia: the ship and its booty, or the hand from which a character is chosen."""

from .board import Board, Scene
from .canvas import Canvas
from .ship_slots_booty import draw_booty
from .ship_slots_deck import draw_deck, draw_path
from .ship_slots_dens import draw_dens
from .ship_slots_grid import Sketch
from .ship_slots_hand import draw_hand, shows_hand


class ShipSlots(Board):
    """Ship, booty and dens; its targets are named in :mod:`piratebox.wording.libertalia.menu`.

    While a character is chosen from cards that only one seat may see, these take the board's place.
    """

    def draw(self, canvas: Canvas) -> None:
        """Paint the whole canvas."""
        if self.scene is not None:
            draw_ship_slots(canvas, self.scene)


def draw_ship_slots(canvas: Canvas, scene: Scene) -> None:
    """Draw a scene of Libertalia on a canvas of at least 80 by 15 cells."""
    if shows_hand(scene):
        draw_hand(canvas, scene)
        return
    sketch = Sketch(canvas, scene)
    draw_path(sketch)
    draw_deck(sketch)
    draw_booty(sketch)
    draw_dens(sketch)
