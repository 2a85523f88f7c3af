"""The board of Meuterer: twelve islands in a ring, and what is offered in its middle."""

from piratebox.language import t

from .board import Board, Scene
from .canvas import Canvas
from .island_ring_matrix import draw_matrix
from .island_ring_middle import draw_lines
from .island_ring_sketch import Sketch
from .island_ring_tiles import draw_islands, draw_lane


class IslandRing(Board):
    """The ring; its targets are named in :mod:`piratebox.wording.meuterer.menu`."""

    ground = "reef"

    def draw(self, canvas: Canvas) -> None:
        """Paint the whole canvas."""
        if self.scene is not None:
            draw_island_ring(canvas, self.scene)


def draw_island_ring(canvas: Canvas, scene: Scene) -> None:
    """Draw a scene of Meuterer on a canvas of at least 80 by 15 cells."""
    canvas.fill(0, 0, canvas.width, canvas.height, "reef")
    sketch = Sketch(canvas, scene)
    course = sketch.course()
    draw_lane(sketch, course)
    draw_islands(sketch, course)
    draw_lines(sketch, course)
    draw_matrix(sketch)
    if sketch.grid.wide:
        _draw_legend(sketch)


def _draw_legend(sketch: Sketch) -> None:
    """Which way the ship sails, and what the numbers on the islands mean."""
    canvas, grid = sketch.canvas, sketch.grid
    canvas.right(grid.left + 88, grid.top, t("sails clockwise ►"), "soft")
    rows = (t("4 3 2  VP each"), t("for 1, 2, 3 top"), t("sellers"))
    for row, words in enumerate(rows):
        canvas.put(grid.left + 1, grid.top + 25 + row, words, "faint")
    for row, words in enumerate((t("arrive  VP for"), t("whoever commands"))):
        canvas.put(grid.left + 72, grid.top + 26 + row, words, "faint")
