"""Where the parts of Meuterer's board lie: twelve islands in a ring, the sea lane, the middle."""

from dataclasses import dataclass

from rules.meuterer.components import PLACES

WIDE_SIZE = (88, 29)
"""Columns and rows that the wide drawing needs; every smaller board gets the narrow one."""
NARROW_SIZE = (80, 15)
TILE_ROWS = 5
LINES = 3
"""Lines above and below the matrix, where there is room for them."""

_WIDE_TILES = (
    (35, 0), (53, 1), (65, 6), (70, 12), (65, 18), (53, 23),
    (35, 24), (17, 23), (5, 18), (0, 12), (5, 6), (17, 1),
)  # fmt: skip
_NARROW_TILES = (
    (32, 0), (48, 0), (64, 0), (64, 1), (64, 2), (48, 2),
    (32, 2), (16, 2), (0, 2), (0, 1), (0, 0), (16, 0),
)  # fmt: skip
"""Column and tier of each island in the narrow drawing."""

_CORNERS = (
    (18, 14), (18, 11), (23, 11), (23, 6), (64, 6), (64, 11), (69, 11), (69, 17),
    (64, 17), (64, 22), (23, 22), (23, 17), (18, 17),
)  # fmt: skip
"""The sea lane, clockwise from the stop of the ninth island; it is closed."""
_STOPS = (
    (43, 6), (61, 6), (64, 8), (69, 14), (64, 20), (61, 22),
    (43, 22), (25, 22), (23, 20), (18, 14), (23, 8), (25, 6),
)  # fmt: skip
"""Where the lane passes each island."""
_ARROWS = (
    (43, 5, "▴"), (61, 6, "▴"), (64, 8, "►"), (69, 14, "►"), (64, 20, "►"), (61, 22, "▾"),
    (43, 23, "▾"), (25, 22, "▾"), (23, 20, "◄"), (18, 14, "◄"), (23, 8, "◄"), (25, 6, "▴"),
)  # fmt: skip
"""What points at each island at the end of a course."""

Cell = tuple[int, int, str]
"""Column, row and glyph."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Columns and rows of a drawing, in cells of the canvas."""

    wide: bool
    left: int
    top: int
    tile: int
    """Columns of an island."""
    gap: int
    """Blank rows between the tiers of the narrow drawing."""

    def island(self, place: int) -> tuple[int, int]:
        """The upper left cell of an island."""
        if self.wide:
            x, y = _WIDE_TILES[place]
            return self.left + x, self.top + y
        x, tier = _NARROW_TILES[place]
        return self.left + x, self.top + tier * (TILE_ROWS + self.gap)

    @property
    def head(self) -> int:
        """The row of the matrix's headings; the seats follow."""
        return self.top + (12 if self.wide else TILE_ROWS + self.gap)

    @property
    def matrix(self) -> int:
        """The column of the seats' marks."""
        return self.left + (20 if self.wide else 17)

    @property
    def digits(self) -> tuple[int, ...]:
        """The columns of the numbers of goods and weapons, and of the hand, from the marks on."""
        return (12, 17, 22, 28, 34, 41, 46) if self.wide else (11, 16, 21, 27, 33, 40, 45)

    @property
    def lines(self) -> tuple[int, int]:
        """First column and width of the lines above and below the matrix."""
        return (self.left + 26, 37) if self.wide else (self.left + 18, 45)

    @property
    def above(self) -> tuple[int, ...]:
        """The rows of the lines above the matrix; none without room."""
        if self.wide:
            return tuple(range(self.top + 7, self.top + 11))
        return tuple(self.head - self.gap + row for row in range(min(self.gap, LINES)))

    @property
    def below(self) -> tuple[int, ...]:
        """The rows of the lines below the matrix, a heading first in the wide drawing."""
        if self.wide:
            return tuple(range(self.top + 18, self.top + 22))
        return tuple(self.head + TILE_ROWS + row for row in range(min(self.gap, LINES)))

    def lane(self) -> list[Cell]:
        """The sea lane cell by cell, clockwise."""
        return [(self.left + x, self.top + y, glyph) for x, y, glyph in _LANE]

    def stop(self, place: int) -> int:
        """The index in the lane of the cell beside an island."""
        x, y = _STOPS[place]
        return next(at for at, cell in enumerate(_LANE) if cell[:2] == (x, y))

    def arrow(self, place: int) -> Cell:
        """What points at an island."""
        x, y, glyph = _ARROWS[place]
        return self.left + x, self.top + y, glyph

    def course(self, start: int, steps: int) -> list[int]:
        """The indices in the lane of a course, from an island so many steps clockwise."""
        if not steps:
            return []
        first, last = self.stop(start), self.stop((start + steps) % PLACES)
        length = (last - first) % len(_LANE)
        return [(first + at) % len(_LANE) for at in range(length + 1)]


def grid_for(width: int, height: int) -> Grid:
    """The drawing for a board of that size; it is centred if there is more room."""
    if width >= WIDE_SIZE[0] and height >= WIDE_SIZE[1]:
        left, top = (width - WIDE_SIZE[0]) // 2, (height - WIDE_SIZE[1]) // 2
        return Grid(wide=True, left=left, top=top, tile=18, gap=0)
    left, spare = max(0, (width - NARROW_SIZE[0]) // 2), max(0, height - NARROW_SIZE[1])
    gap = min(LINES, spare // 2)
    return Grid(wide=False, left=left, top=(spare - 2 * gap) // 2, tile=16, gap=gap)


_TURNS = {
    ((0, -1), (1, 0)): "╭", ((-1, 0), (0, 1)): "╭",
    ((1, 0), (0, 1)): "╮", ((0, -1), (-1, 0)): "╮",
    ((0, 1), (-1, 0)): "╯", ((1, 0), (0, -1)): "╯",
    ((-1, 0), (0, -1)): "╰", ((0, 1), (1, 0)): "╰",
}  # fmt: skip


def _walk() -> list[Cell]:
    """Every cell of the lane with its glyph."""
    steps: list[tuple[int, int, tuple[int, int]]] = []
    for (x, y), (to_x, to_y) in zip(_CORNERS, (*_CORNERS[1:], _CORNERS[0]), strict=True):
        way = ((to_x > x) - (to_x < x), (to_y > y) - (to_y < y))
        while (x, y) != (to_x, to_y):
            steps.append((x, y, way))
            x, y = x + way[0], y + way[1]
    cells: list[Cell] = []
    for at, (x, y, way) in enumerate(steps):
        before = steps[at - 1][2]
        straight = "─" if way[0] else "│"
        cells.append((x, y, straight if before == way else _TURNS[before, way]))
    return cells


_LANE = _walk()
