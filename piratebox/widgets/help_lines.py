"""A page of help set into lines of a given width, measured in cells."""

from dataclasses import dataclass, field

from rich.cells import cell_len

from piratebox.wording.help_page import (
    Block,
    Heading,
    HelpPage,
    Paragraph,
    Row,
    Rows,
    Ruling,
    Rulings,
    Steps,
    Terms,
    provenance_word,
    ruling_source,
)

from .canvas import Canvas, fit, wrap

INDENT = 14
"""Where the second column of steps and terms begins, if the first one leaves room."""


@dataclass(slots=True)
class Line:
    """One line: spans of column, text and paint.

    ``entry`` numbers what it belongs to on its page, as in :func:`entries`; a blank line has none. ``chip``
    is the end of a filled chip that begins one cell before the line.
    """

    spans: list[tuple[int, str, str]] = field(default_factory=list)
    entry: int | None = None
    target: str = ""
    chip: int = 0


def entries(page: HelpPage) -> list[str]:
    """The texts of a page's entries, for a search."""
    return [" ".join(cells) for block in page.blocks for cells in block.lines()]


def lay_out(page: HelpPage, width: int) -> list[Line]:
    """The lines of a page; none is wider than ``width`` cells."""
    lines: list[Line] = []
    entry = 0
    for number, block in enumerate(page.blocks):
        if lines and (isinstance(block, Heading) or _apart(page.blocks[number - 1], block)):
            lines.append(Line())
        following = page.blocks[number + 1] if number + 1 < len(page.blocks) else None
        for laid in _block(block, following, width):
            for line in laid:
                line.entry = entry
            lines += laid
            entry += 1
    return lines


def _apart(before: Block, block: Block) -> bool:
    """Whether a blank line stands between two blocks."""
    return not isinstance(before, Heading) and not (isinstance(before, Rows) and isinstance(block, Paragraph))


def _block(block: Block, following: Block | None, width: int) -> list[list[Line]]:
    """The lines of each entry of a block."""
    match block:
        case Heading():
            now = isinstance(following, Steps)
            if isinstance(following, Steps) and not following.shows_now:
                return [_heading(Heading(block.text), width, right=False)]
            return [_heading(block, width, right=now)]
        case Paragraph(text=text):
            return [[Line([(0, line, "ink")]) for line in wrap(text, width)]]
        case Steps():
            return _steps(block, width)
        case Terms():
            return _terms(block, width)
        case Rows(rows=rows):
            return _rows(rows, width)
        case Rulings(rulings=rulings):
            return [_ruling(ruling, width) for ruling in rulings]


def _heading(heading: Heading, width: int, *, right: bool) -> list[Line]:
    spans = [(0, fit(heading.text, width), "ink bold")]
    start = max(INDENT, cell_len(heading.text) + 2)
    remark = cell_len(heading.remark)
    if remark and start + remark <= width:
        spans.append((width - remark if right else start, heading.remark, "faint"))
        return [Line(spans)]
    lines = [Line(spans)]
    if remark:
        lines += [Line([(2, text, "faint")]) for text in wrap(heading.remark, width - 2)]
    return lines


def _steps(block: Steps, width: int) -> list[list[Line]]:
    column = max(INDENT, 3 + max(cell_len(step.word) for step in block.steps) + 3)
    laid = []
    for step in block.steps:
        now = block.is_now(step)
        lines = [Line([(column, text, "ink" if now else "soft")]) for text in wrap(step.text, width - column)]
        number = step.number.rjust(2)
        lines[0].spans[:0] = (
            [(0, number, "ground bold"), (3, step.word, "ground bold")]
            if now
            else [(0, number, "faint"), (3, step.word, "ink bold")]
        )
        if now:
            lines[0].chip = column - 2
        laid.append(lines)
    return laid


def _terms(block: Terms, width: int) -> list[list[Line]]:
    longest = max(cell_len(term) for term, _ in block.terms)
    column = min(max(INDENT if not block.keys else 0, longest + 3), width // 3)
    laid = []
    for term, text in block.terms:
        lines = [Line([(column, line, "soft")]) for line in wrap(text, width - column)]
        lines[0].spans.insert(0, (0, fit(term, column - 2), "lantern bold" if block.keys else "ink bold"))
        laid.append(lines)
    return laid


def _rows(rows: tuple[Row, ...], width: int) -> list[list[Line]]:
    columns = []
    start = 0
    for cell in range(len(rows[0].cells)):
        columns.append(start)
        start += max(cell_len(row.cells[cell]) for row in rows) + 2
    last = max(cell_len(provenance_word(row.provenance)) for row in rows)
    laid = []
    for row in rows:
        room = width - start - last - 2
        lines = [Line([(start, text, "ink")]) for text in wrap(row.text, room)]
        cells = [
            (column, cell, "soft" if at else "ink bold")
            for at, (column, cell) in enumerate(zip(columns, row.cells, strict=True))
        ]
        word = provenance_word(row.provenance)
        paint = "soft" if row.provenance.startswith("printed") else "legal bold"
        lines[0].spans = [*cells, *lines[0].spans, (width - cell_len(word), word, paint)]
        for line in lines:
            line.target = row.target
        laid.append(lines)
    return laid


def _ruling(ruling: Ruling, width: int) -> list[Line]:
    source = ruling_source(ruling.source)
    title = wrap(ruling.title, width - 4 - cell_len(source) - 2)
    lines = [Line([(4, text, "ink bold")]) for text in title]
    lines[0].spans.insert(0, (0, str(ruling.number).rjust(2), "faint"))
    paint = "legal" if ruling.source == "ours" else "soft"
    lines[0].spans.append((width - cell_len(source), source, paint))
    return lines + [Line([(4, text, "soft")]) for text in wrap(ruling.text, width - 4)]


def draw_line(canvas: Canvas, x: int, y: int, line: Line, needle: str = "") -> None:
    """Draw a line; what is searched for is marked in it."""
    if line.chip:
        canvas.put(x - 1, y, "▐" + " " * line.chip + "▌", "ink")
        canvas.put(x, y, " " * line.chip, "ground", "ink")
    for column, text, paint in line.spans:
        ground = "ink" if line.chip and column < line.chip else None
        canvas.put(x + column, y, text, paint, ground)
        lowered = text.lower()
        at = lowered.find(needle) if needle and len(lowered) == len(text) else -1
        while at >= 0:
            found = text[at : at + len(needle)]
            canvas.put(x + column + cell_len(text[:at]), y, found, "ground bold", "lantern")
            at = lowered.find(needle, at + len(needle))
