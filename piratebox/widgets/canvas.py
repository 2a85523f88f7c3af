"""A grid of terminal cells to draw on, measured in cells, with CJK text as wide as it is."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from .glyphs import ASCII, BOXES


class Hit(NamedTuple):
    """A rectangle of cells that stands for ``target`` when it is pointed at."""

    x: int
    y: int
    width: int
    height: int
    target: str


class Palette:
    """Turns paint such as ``"lantern bold"`` on a ground such as ``"raised"`` into terminal styles.

    A paint is a role (theme variable) and any of ``bold``, ``italic``, ``underline``, ``reverse``.
    """

    def __init__(self, variables: Mapping[str, str]) -> None:
        self.variables = variables
        self._styles: dict[tuple[str, str], Style] = {}

    def style(self, paint: str, ground: str) -> Style:
        """The style of a paint on a ground (both role names).

        Raises:
            KeyError: no such role.
        """
        key = (paint, ground)
        if key not in self._styles:
            role, *traits = paint.split()
            self._styles[key] = Style(
                color=Color.parse(self.variables[role][:7]),
                bgcolor=Color.parse(self.variables[ground][:7]),
                bold="bold" in traits or None,
                italic="italic" in traits or None,
                underline="underline" in traits or None,
                reverse="reverse" in traits or None,
            )
        return self._styles[key]


class Canvas:
    """``width`` by ``height`` cells, each with a character, a paint and a ground.

    Everything drawn outside is clipped. A wide character fills two cells. With ``ascii`` sprites are left out
    and ornaments become ASCII when the canvas is read.
    """

    def __init__(self, width: int, height: int, ground: str = "panel", *, ascii: bool = False) -> None:
        self.width = width
        self.height = height
        self.ascii = ascii
        self._chars = [[" "] * width for _ in range(height)]
        self._paints = [["ink"] * width for _ in range(height)]
        self._grounds = [[ground] * width for _ in range(height)]
        self.hits: list[Hit] = []

    # --- text ---------------------------------------------------------------------------------------------

    def put(self, x: int, y: int, text: str, paint: str = "ink", ground: str | None = None) -> int:
        """Write text from ``x`` on; without ``ground`` the cells keep theirs.

        Returns:
            The column after the text, whether or not it was clipped.
        """
        if not 0 <= y < self.height:
            return x + cell_len(text)
        for char in text:
            width = 1 if char < "\u0300" else cell_len(char)
            if width == 0:
                if 0 < x <= self.width and self._chars[y][x - 1]:
                    self._chars[y][x - 1] += char
                continue
            if x >= 0 and x + width <= self.width:
                self._set(x, y, char, width, paint, ground)
            x += width
        return x

    def _set(self, x: int, y: int, char: str, width: int, paint: str, ground: str | None) -> None:
        chars = self._chars[y]
        if chars[x] == "" and x:
            chars[x - 1] = " "
        end = x + width
        if end < self.width and chars[end] == "":
            chars[end] = " "
        chars[x] = char if char >= " " else " "
        for cell in range(x, end):
            self._paints[y][cell] = paint
            if ground is not None:
                self._grounds[y][cell] = ground
            if cell > x:
                chars[cell] = ""

    def right(self, x: int, y: int, text: str, paint: str = "ink", ground: str | None = None) -> None:
        """Write text so that it ends before column ``x``."""
        self.put(x - cell_len(text), y, text, paint, ground)

    def centre(
        self, x: int, y: int, width: int, text: str, paint: str = "ink", ground: str | None = None
    ) -> None:
        """Write text in the middle of ``width`` cells."""
        self.put(x + (width - cell_len(text)) // 2, y, text, paint, ground)

    def spans(self, x: int, y: int, spans: Iterable[tuple[str, str]], ground: str | None = None) -> int:
        """Write pairs of text and paint one after the other; returns the column after them."""
        for text, paint in spans:
            x = self.put(x, y, text, paint, ground)
        return x

    def paragraph(
        self, x: int, y: int, width: int, text: str, paint: str = "ink", *, hang: int = 0, rows: int = 99
    ) -> int:
        """Write text wrapped to ``width`` cells, later lines ``hang`` cells further in.

        Returns:
            The number of rows used.
        """
        lines = wrap(text, width, hang=hang)[:rows]
        for row, line in enumerate(lines):
            self.put(x + (hang if row else 0), y + row, line, paint)
        return len(lines)

    # --- shapes -------------------------------------------------------------------------------------------

    def fill(
        self, x: int, y: int, width: int, height: int, ground: str, char: str = " ", paint: str = "ink"
    ) -> None:
        """Fill a rectangle with a ground and a one-cell character."""
        for row in range(y, y + height):
            self.put(x, row, char * width, paint, ground)

    def line(self, x: int, y: int, width: int, paint: str = "line", char: str = "─") -> None:
        """A horizontal line."""
        self.put(x, y, char * max(0, width), paint)

    def column(self, x: int, y: int, height: int, paint: str = "line", char: str = "│") -> None:
        """A vertical line."""
        for row in range(y, y + height):
            self.put(x, row, char, paint)

    def box(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        kind: str = "plain",
        paint: str = "line2",
        ground: str | None = None,
    ) -> None:
        """The outline of a rectangle; with ``ground`` its inside is filled as well."""
        left_top, across, right_top, down, left_bottom, right_bottom = tuple(BOXES[kind])
        if ground is not None:
            self.fill(x, y, width, height, ground)
        middle = across * (width - 2)
        self.put(x, y, left_top + middle + right_top, paint)
        self.put(x, y + height - 1, left_bottom + middle + right_bottom, paint)
        self.column(x, y + 1, height - 2, paint, down)
        self.column(x + width - 1, y + 1, height - 2, paint, down)

    def chip(self, x: int, y: int, text: str, paint: str = "lantern", ink: str = "ground") -> int:
        """A filled label with half-block ends, ``▐text▌``; returns the column after it."""
        x = self.put(x, y, "▐", paint)
        x = self.put(x, y, text, f"{ink} bold", paint)
        return self.put(x, y, "▌", paint)

    def sprite(self, x: int, y: int, rows: Sequence[str], inks: Mapping[str, str]) -> None:
        """Pixel art, two pixels a cell one above the other; characters missing from ``inks`` are clear."""
        if self.ascii:
            return
        for top in range(0, len(rows), 2):
            upper = rows[top]
            lower = rows[top + 1] if top + 1 < len(rows) else ""
            for at in range(max(len(upper), len(lower))):
                above = inks.get(upper[at]) if at < len(upper) else None
                below = inks.get(lower[at]) if at < len(lower) else None
                cell = (x + at, y + top // 2)
                if above and below:
                    self.put(*cell, "█" if above == below else "▀", above, below)
                elif above:
                    self.put(*cell, "▀", above)
                elif below:
                    self.put(*cell, "▄", below)

    def blit(self, x: int, y: int, other: "Canvas") -> None:
        """Copy another canvas onto this one, its hits included."""
        for row in range(other.height):
            for cell in range(other.width):
                if 0 <= y + row < self.height and 0 <= x + cell < self.width:
                    self._chars[y + row][x + cell] = other._chars[row][cell]
                    self._paints[y + row][x + cell] = other._paints[row][cell]
                    self._grounds[y + row][x + cell] = other._grounds[row][cell]
        self.hits += [hit._replace(x=hit.x + x, y=hit.y + y) for hit in other.hits]

    # --- pointing and reading -----------------------------------------------------------------------------

    def hit(self, x: int, y: int, width: int, height: int, target: str) -> None:
        """Let a rectangle stand for a target; later rectangles lie on top."""
        self.hits.append(Hit(x, y, width, height, target))

    def target_at(self, x: int, y: int) -> str | None:
        """The target that a cell stands for."""
        for hit in reversed(self.hits):
            if hit.x <= x < hit.x + hit.width and hit.y <= y < hit.y + hit.height:
                return hit.target
        return None

    def fade(self, keep: Callable[[int, int], bool], paint: str = "faint") -> None:
        """Repaint every cell except those that ``keep(x, y)`` names; filled ones lose their colour."""
        for y in range(self.height):
            for x in range(self.width):
                if not keep(x, y):
                    self._paints[y][x] = paint
                    if self._grounds[y][x] not in _QUIET:
                        self._grounds[y][x] = "raised"

    def text(self) -> list[str]:
        """The rows as plain text."""
        rows = ["".join(chars) for chars in self._chars]
        return [row.translate(ASCII) for row in rows] if self.ascii else rows

    def rules_at(self, column: int) -> list[int]:
        """The rows whose cell in a column belongs to a horizontal rule; column -1 is the last one."""
        return [y for y, row in enumerate(self._chars) if row and row[column] == "─"]

    def strips(self, palette: Palette) -> list[Strip]:
        """The rows as Textual strips."""
        strips = []
        for chars, paints, grounds in zip(self._chars, self._paints, self._grounds, strict=True):
            segments: list[Segment] = []
            run: list[str] = []
            key: tuple[str, str] | None = None
            for char, paint, ground in zip(chars, paints, grounds, strict=True):
                if (paint, ground) != key:
                    if key is not None:
                        segments.append(self._segment(run, palette.style(*key)))
                    run, key = [], (paint, ground)
                run.append(char)
            if key is not None:
                segments.append(self._segment(run, palette.style(*key)))
            strips.append(Strip(segments, self.width))
        return strips

    def _segment(self, run: list[str], style: Style) -> Segment:
        text = "".join(run)
        return Segment(text.translate(ASCII) if self.ascii else text, style)


_QUIET = ("ground", "panel", "raised", "reef", "closed")
"""Grounds dark enough to stay as they are when all else goes faint."""
_OPENING = "（「『(["
_CLOSING = "，。、；：！？）」』,.;:!?)"


def wrap(text: str, width: int, *, hang: int = 0) -> list[str]:
    """Break text into lines of at most ``width`` cells, later ones shorter by ``hang``.

    Words break at spaces, CJK text between any two characters but before closing punctuation. However narrow
    it is, every line holds a character.
    """
    first, later = max(1, width), max(1, width - hang)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for piece in _pieces(paragraph):
            room = later if lines else first
            if cell_len(line + piece.rstrip()) <= room:
                line += piece
                continue
            if line.strip():
                lines.append(line.rstrip())
                room = later
            line = piece.lstrip() if line.strip() else piece
            while cell_len(line.rstrip()) > room:
                cut = len(line)
                while cell_len(line[:cut]) > room and cut > 1:
                    cut -= 1
                lines.append(line[:cut])
                line = line[cut:]
                room = later
        lines.append(line.rstrip())
    return lines


def _pieces(text: str) -> list[str]:
    """The smallest parts a line may be broken into, spaces kept at their ends."""
    pieces: list[str] = []
    word = ""
    for char in text:
        wide = char >= "\u2e80" and cell_len(char) == 2
        if char == " ":
            word += char
            pieces.append(word)
            word = ""
        elif wide and char not in _CLOSING:
            if word and word[-1] not in _OPENING:
                pieces.append(word)
                word = ""
            word += char
        elif word and char not in _CLOSING and word[0] >= "\u2e80":
            pieces.append(word)
            word = char
        else:
            word += char
    if word:
        pieces.append(word)
    return pieces


def fit(text: str, width: int) -> str:
    """Text cut to ``width`` cells, the last three cells being dots if it was cut."""
    if cell_len(text) <= width:
        return text
    dots = "..." if width > 6 else ""
    cut = len(text)
    while cut and cell_len(text[:cut]) > width - len(dots):
        cut -= 1
    return text[:cut] + dots


def pad(text: str, width: int) -> str:
    """Text cut or filled with blanks to exactly ``width`` cells."""
    text = fit(text, width)
    return text + " " * (width - cell_len(text))
