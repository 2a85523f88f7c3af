"""The table's furniture as widgets: banner, rules, side column, footer."""

from collections.abc import Callable, Sequence

from rich.cells import cell_len

from .canvas import Canvas, wrap
from .canvas_widget import CanvasWidget
from .furniture import Key, Seat, draw_banner, draw_footer, draw_rule, too_small
from .glyphs import SEAT_SHAPES


class Banner(CanvasWidget):
    """The top line."""

    ground = "raised"
    game = ""
    parts: Sequence[str] = ()
    seats: Sequence[Seat] = ()
    acting: int | None = None

    def show(self, game: str, parts: Sequence[str], seats: Sequence[Seat], acting: int | None) -> None:
        """Show where the match stands."""
        self.game, self.parts, self.seats, self.acting = game, parts, seats, acting
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Game, phase, seats."""
        draw_banner(canvas, self.game, self.parts, self.seats, self.acting)


class Footer(CanvasWidget):
    """The bottom line."""

    ground = "ground"
    keys: Sequence[Key] = ()

    def show(self, keys: Sequence[Key]) -> None:
        """Show other keys."""
        self.keys = keys
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """At most seven keys."""
        draw_footer(canvas, self.keys)


class TopRule(CanvasWidget):
    """The rule under the banner, with the titles of board and side; in a narrow terminal, with the tabs."""

    board_title = ""
    side_title = ""
    side_width = 0
    """The side column's inner width; 0 in a narrow terminal."""
    tabs: Sequence[tuple[str, str]] = ()
    """The keys and words of the panels that slide over the board."""
    private = False
    """Whether the board's place holds what only one seat may see."""

    def show(
        self,
        board_title: str,
        side_title: str,
        side_width: int,
        tabs: Sequence[tuple[str, str]],
        *,
        private: bool = False,
    ) -> None:
        """Show other titles."""
        self.board_title, self.side_title, self.side_width = board_title, side_title, side_width
        self.tabs, self.private = tabs, private
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Titles set into the rule."""
        paint = "private" if self.private else "line"
        ink = "private bold" if self.private else "ink bold"
        if not self.side_width:
            draw_rule(canvas, 0, 0, canvas.width, self.board_title, paint=paint, title_paint=ink)
            x = canvas.width - 1
            for key, word in reversed(self.tabs):
                x -= cell_len(word) + 4
                canvas.put(x, 0, f" {key} ", "lantern bold")
                canvas.put(x + 3, 0, f"{word} ", "soft")
                canvas.hit(x, 0, cell_len(word) + 3, 1, f"key:{key}")
                x -= 1
            return
        divider = canvas.width - self.side_width - 2
        draw_rule(canvas, 0, 0, divider + 1, self.board_title, left="┌", paint=paint, title_paint=ink)
        draw_rule(canvas, 0, divider, self.side_width + 2, self.side_title, left="┬", right="┐", paint=paint)


class SecretsRule(CanvasWidget):
    """The rule above the prompt: whose secrets lie folded or open, and the key; folded it holds no data."""

    text = ""
    open = False
    side_width = 0

    def show(self, text: str, *, open: bool, side_width: int) -> None:
        """Say something else."""
        self.text, self.open, self.side_width = text, open, side_width
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """The words set into the rule."""
        framed = self.side_width > 0
        paint = "private" if self.open else "line"
        ends = ("├", "┤") if framed else ("", "")
        draw_rule(canvas, 0, 0, canvas.width, left=ends[0], right=ends[1], paint=paint)
        if framed:
            canvas.put(canvas.width - self.side_width - 2, 0, "┴", paint)
        if self.text:
            mark = "▾" if self.open else "▸"
            canvas.put(
                2 if framed else 1, 0, f" {mark} {self.text} ", "private bold" if self.open else "soft"
            )


class BottomRule(CanvasWidget):
    """The rule under the prompt."""

    framed = True
    private = False

    def draw(self, canvas: Canvas) -> None:
        """A line, with corners if framed."""
        ends = ("└", "┘") if self.framed else ("", "")
        paint = "private" if self.private else "line"
        draw_rule(canvas, 0, 0, canvas.width, left=ends[0], right=ends[1], paint=paint)


class Bar(CanvasWidget):
    """A vertical line of the frame; the rules of the panel before or after it run into it."""

    private = False

    def __init__(self, *, before: CanvasWidget | None = None, after: CanvasWidget | None = None) -> None:
        super().__init__()
        self._before, self._after = before, after

    def draw(self, canvas: Canvas) -> None:
        """The line and its joints."""
        paint = "private" if self.private else "line"
        canvas.column(0, 0, canvas.height, paint)
        for panel, edge, joint in ((self._before, 0, "├"), (self._after, -1, "┤")):
            for y in panel.canvas.rules_at(edge) if panel is not None else ():
                canvas.put(0, y, joint, paint)


class TooSmall(CanvasWidget):
    """What a terminal below the minimum shows instead of everything else."""

    ground = "ground"

    def draw(self, canvas: Canvas) -> None:
        """The needed and the present size."""
        too_small(canvas)


class Painted(CanvasWidget):
    """A panel whose owner paints it."""

    painter: Callable[[Canvas], None] | None = None

    def show(self, painter: Callable[[Canvas], None] | None) -> None:
        """Paint something else; None empties the panel."""
        self.painter = painter
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Whatever the owner paints."""
        if self.painter is not None:
            self.painter(canvas)


def draw_log(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    lines: Sequence[tuple[str, Seat | None, str, bool]],
    scroll: int = 0,
) -> int:
    """Draw the log's end: turn numbers, seat shapes, sentences hanging at column 5; newest last.

    Args:
        canvas: where to.
        x: left column.
        y: top row.
        width: columns.
        height: rows.
        lines: turn label, the seat it is about, the sentence, whether it is new.
        scroll: rows to look back from the end.

    Returns:
        How far one can scroll back, in rows.
    """
    rows: list[tuple[str, Seat | None, str, bool]] = []
    last = None
    for label, seat, sentence, new in lines:
        for number, text in enumerate(wrap(sentence, max(8, width - 6))):
            first = number == 0
            rows.append((label if first and label != last else "", seat if first else None, text, new))
        last = label
    most = max(0, len(rows) - height)
    end = len(rows) - min(scroll, most)
    for row, (label, seat, text, new) in enumerate(rows[max(0, end - height) : end]):
        canvas.right(x + 3, y + row, label, "faint")
        if seat is not None:
            canvas.put(x + 4, y + row, SEAT_SHAPES[seat.number], seat.colour)
        canvas.put(x + 6, y + row, text, "ink" if new else "soft")
    return most
