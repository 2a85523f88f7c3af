"""The board of Pirate King!: monsters and loot above, a row of flipped cards for every seat."""

from .board import Board, Scene
from .canvas import Canvas
from .tableau_draft import draw_draft
from .tableau_market import draw_market
from .tableau_recall import draw_recall, recalling
from .tableau_rows import draw_rows
from .tableau_sketch import Sketch


class Tableau(Board):
    """The rows; its targets are named in :mod:`piratebox.wording.pirate_king.menu`."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the whole canvas."""
        if self.scene is not None:
            draw_tableau(canvas, self.scene)


def draw_tableau(canvas: Canvas, scene: Scene) -> None:
    """Draw a scene of Pirate King! on a canvas of at least 80 by 15 cells."""
    sketch = Sketch(canvas, scene)
    if sketch.step == "pirate":
        draw_draft(sketch)
        return
    if recalling(sketch):
        draw_recall(sketch)
    else:
        draw_market(sketch)
    draw_rows(sketch)
