"""The middle of Meuterer's board: what every seat has face up, by kind of card."""

from rich.cells import cell_len

from piratebox.language import t, tp
from rules.meuterer.components import ANY, GOODS, KINDS, PIRATES, ROLES, WEAPON

from .canvas import fit
from .glyphs import seat_mark
from .island_ring_sketch import Sketch
from .island_ring_sums import demand
from .island_ring_words import INKS, column_word, role_name

COLUMNS = GOODS + 1
"""Columns of goods, and of weapons."""
BARS = (3, 3, 3, 4, 4, 5)
"""Cells for the bars of each column."""


def draw_matrix(sketch: Sketch) -> None:
    """The offered goods, one row a seat; from the reveal on with the roles in place of the names."""
    _Matrix(sketch).draw()


class _Matrix:
    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch
        grid = sketch.grid
        self.roles = sketch.view.revealed
        shift = 0 if not self.roles else 2 if grid.wide else 1
        self.x = grid.matrix - (1 if self.roles else 0)
        self.digits = [grid.matrix + shift + digit for digit in grid.digits]

    def draw(self) -> None:
        """Headings, then the seats."""
        sketch, y = self.sketch, self.sketch.grid.head
        canvas = sketch.canvas
        paints = self._paints()
        for kind in range(COLUMNS):
            word = column_word(KINDS[kind])
            start = self.digits[kind] + 1 - cell_len(word)
            canvas.put(start, y, word, paints[kind])
            canvas.hit(start, y, cell_len(word), 1, f"good:{KINDS[kind]}")
        canvas.right(self.digits[COLUMNS] + 1, y, tp("column", "hand"), "soft")
        for seat in range(sketch.view.seats):
            self._row(seat, y + 1 + seat, paints)
        canvas.hit(self.x, y, 0, 0, "good:pirates" if sketch.view.options.pirates else "good:weapon")
        for role in ROLES:
            canvas.hit(self.x, y, 0, 0, f"role:{role}")

    def _paints(self) -> list[str]:
        """Bold what an island buys now by name, soft what can be sold as any kind, faint the rest."""
        buys = demand(self.sketch.view)
        rest = "soft" if ANY in buys else "faint"
        return ["ink bold" if kind in buys else rest for kind in range(GOODS)] + ["faint"]

    def _row(self, seat: int, y: int, paints: list[str]) -> None:
        sketch = self.sketch
        canvas, view = sketch.canvas, sketch.view
        mark = seat_mark(seat)
        x = canvas.put(self.x, y, mark, f"{sketch.scene.colours[seat]} bold") + 1
        words = self._role(seat) if self.roles else fit(sketch.scene.names[seat], 8)
        free = x + cell_len(words) + 1
        room = self._cell(seat, 0, y, free if self.roles else x + 4) - 1 - x
        for kind in range(1, COLUMNS):
            self._cell(seat, kind, y, 0)
        if self.roles:
            role = view.roles[seat]
            paint = "ink bold" if role is not None or seat == view.captain else "faint"
            canvas.put(x, y, fit(words, room), paint)
        else:
            paint = "ink bold" if seat == sketch.seat else "ink"
            canvas.put(x, y, fit(words, room), paint)
        hand, preview = sketch.hand(seat)
        done = seat in view.passed
        paint = "preview bold" if preview else "soft" if done else "ink bold"
        canvas.right(self.digits[COLUMNS] + 1, y, str(hand), paint)
        canvas.hit(self.x, y, self.digits[COLUMNS] - self.x + 1, 1, f"seat:{seat}")
        if self.roles and view.roles[seat] is not None:
            canvas.hit(x, y, room, 1, f"role:{view.roles[seat]}")

    def _role(self, seat: int) -> str:
        view = self.sketch.view
        role = view.roles[seat]
        if role is not None:
            return role_name(role, 8)
        return t("Captain") if seat == view.captain else tp("role", "deposed")

    def _cell(self, seat: int, kind: int, y: int, free: int) -> int:
        """A number, with a bar for each card if they end right of ``free``; returns the first column used."""
        canvas, at = self.sketch.canvas, self.digits[kind]
        count, preview = self.sketch.offered(seat, kind)
        if kind == WEAPON and PIRATES in self.sketch.view.offered[seat]:
            canvas.put(at - 5, y, tp("pirates in a cell", "P"), "bad bold")
        if not count:
            canvas.put(at, y, ".", "faint")
            return at
        canvas.put(at, y, str(count), "preview bold" if preview else "ink bold")
        room = BARS[kind]
        bar = "▌" * count if count <= room else "█" * (count // 2) + "▌" * (count % 2)
        if canvas.ascii:
            bar = "|" * min(count, room)
        start = at - 1 - len(bar)
        if start < free:
            return at
        canvas.put(start, y, bar, "preview" if preview else INKS[kind])
        return start
