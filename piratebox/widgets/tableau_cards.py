"""One card of Pirate King! on screen: name, symbols, effect word, and how it is marked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from piratebox.wording.pirate_king.names import (
    GLYPHS,
    bare_name,
    card_name,
    effect_word,
    placed_word,
    short_name,
    turned_word,
)
from rules.pirate_king.area import Entry
from rules.pirate_king.cards import SYMBOLS, Box, Face

from .canvas import Canvas, fit, wrap

Spans = list[tuple[str, str]]
"""Pairs of text and paint."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How a target is marked: ``focused``, ``legal``, ``barred`` or ``plain``, and its key."""

    kind: str = "plain"
    key: str = ""

    @property
    def box(self) -> str | None:
        """The outline it calls for, if any."""
        return "heavy" if self.kind == "focused" else None

    @property
    def edge(self) -> str | None:
        """The paint of the outline, if it calls for one."""
        return {"focused": "lantern", "legal": "legal"}.get(self.kind)

    @property
    def label(self) -> tuple[str, str]:
        """The key as it is shown, and its paint."""
        if self.kind == "barred":
            return f"({self.key})", "faint"
        return self.key, "lantern bold"


# --- words ------------------------------------------------------------------------------------------------


def name_lines(box: Box, card: str, width: int) -> list[str]:
    """A card's name, its words shared out over two lines; leading ones are left out if they must be."""
    for name in (card_name(box, card), bare_name(box, card)):
        if lines := _two_lines(name, width):
            return lines
    words = bare_name(box, card).split()
    for at in range(1, len(words)):
        if lines := _two_lines(" ".join(words[at:]), width):
            return lines
    return [short_name(box, card, width)]


def _two_lines(name: str, width: int) -> list[str]:
    """A name on two lines, as even as can be; on one if it is one word; empty if it does not fit."""
    words = name.split()
    if len(words) == 1:
        lines = wrap(name, width)
        return lines if len(lines) == 1 or (len(lines) == 2 and cell_len(name) > len(name)) else []
    breaks = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    best = min(breaks, key=lambda parts: max(map(cell_len, parts)))
    return list(best) if max(map(cell_len, best)) <= width else []


def edge_word(box: Box, entry: Entry, host: int) -> str:
    """What stands in the lower edge of a card in a play area."""
    if not entry.up:
        return turned_word()
    if entry.owner != host:
        return placed_word()
    return effect_word(box, entry.card)


# --- symbols ----------------------------------------------------------------------------------------------


def symbol_spans(face: Face, width: int, *, earned: Mapping[str, int] | None = None, gap: str = " ") -> Spans:
    """A card's symbols in at most ``width`` cells; those that it earns stand after a plus.

    Where the pictures do not fit they are counted, such as ``╱6``.
    """
    more = {symbol: (earned or {}).get(symbol, 0) for symbol in SYMBOLS}
    drawn: list[Spans] = []
    counted: list[Spans] = []
    for symbol in SYMBOLS:
        count, extra, glyph = face.shows(symbol), more[symbol], GLYPHS[symbol]
        plus: Spans = [("+", "good bold")]
        if count or extra:
            drawn.append(
                ([(glyph * count, symbol)] if count else [])
                + ([*plus, (glyph * extra, "good")] if extra else [])
            )
            counted.append(
                ([(f"{glyph}{count}", symbol)] if count else [])
                + ([*plus, (str(extra) if count else f"{glyph}{extra}", "good")] if extra else [])
            )
    for groups in (drawn, counted):
        for between in (gap, ""):
            told = _joined(groups, between)
            if _cells(told) <= width:
                return told
    while counted and _cells(_joined(counted, "")) > width:
        counted.pop()
    return _joined(counted, "")


def _joined(groups: Sequence[Spans], gap: str) -> Spans:
    told: Spans = []
    for number, spans in enumerate(groups):
        if number and gap:
            told.append((gap, "ink"))
        told += spans
    return told


def _cells(spans: Spans) -> int:
    return sum(cell_len(text) for text, _ in spans)


def earned_by(entries: Sequence[Entry], at: int, box: Box) -> dict[str, int]:
    """What a card of a play area adds by its EARN, by symbol."""
    earned: dict[str, int] = {}
    for earn in box.faces[entries[at].face].earns:
        shown = sum(int(getattr(box.faces[entry.face], earn.per)) for entry in entries)
        earned[earn.gain] = earned.get(earn.gain, 0) + shown
    return earned


# --- drawing ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Picture:
    """A card as it is drawn; ``lines`` is its name, ``spans`` what it shows, ``word`` its lower edge."""

    lines: Sequence[str]
    spans: Spans
    word: str
    word_paint: str = "soft"
    paint: str = "ink bold"
    second: str | None = None
    """The paint of the second line, if it is no part of the name."""
    edge: str = "line2"
    box: str = "round"
    turned: bool = False
    owner: tuple[str, str] | None = None
    """Whose card it is, as mark and paint, if it lies with somebody else."""
    mark: Mark = Mark()


def draw_card(canvas: Canvas, x: int, y: int, width: int, height: int, picture: Picture) -> None:
    """A card of five rows, or of four with its name on one line."""
    mark = picture.mark
    box = mark.box or picture.box
    edge = mark.edge or picture.edge
    inner = width - 2
    canvas.box(x, y, width, height, box, edge, "raised")
    if picture.owner is not None:
        canvas.put(x + 1, y, f" {picture.owner[0]} ", f"{picture.owner[1]} bold")
    if mark.key:
        canvas.put(x + 1, y, *mark.label)
    names = height - 3
    for row in range(names + 1 if picture.turned else names):
        text = picture.lines[row] if row < min(names, len(picture.lines)) else ""
        paint = picture.second if row and picture.second else picture.paint
        if picture.turned:
            text = fit(text, inner)
            canvas.put(x + 1, y + 1 + row, text, "faint")
            canvas.put(x + 1 + cell_len(text), y + 1 + row, "░" * (inner - cell_len(text)), "line")
        else:
            canvas.put(x + 1, y + 1 + row, fit(text, inner), paint)
    if not picture.turned:
        canvas.spans(x + 1, y + height - 2, picture.spans)
    word = picture.word
    if word:
        told = f" {word} " if cell_len(word) + 2 <= inner else fit(word, inner)
        canvas.put(x + 1, y + height - 1, told, picture.word_paint)


def draw_slip(canvas: Canvas, x: int, y: int, width: int, height: int, picture: Picture) -> None:
    """A card in lines without a frame: a bar, the name, what it shows, and its effect if there is room."""
    mark, inner = picture.mark, width - 1
    focused = mark.kind == "focused"
    ground = "lantern" if focused else None
    if focused:
        canvas.fill(x, y, width, 1, "lantern")
    bar, paint = ("░", "line") if picture.turned else ("▏", mark.edge or picture.edge)
    for row in range(height):
        if not (focused and row == 0):
            canvas.put(x, y + row, bar, paint)
    at = x + 1
    name = picture.lines[0] if picture.lines else ""
    if mark.key:
        at = canvas.put(x, y, mark.key, "ground bold" if focused else mark.label[1], ground)
        if mark.kind == "barred":
            canvas.put(x, y, mark.key, "faint")
        at += 1 if cell_len(name) + 2 <= width else 0
    name = fit(name, x + width - at)
    canvas.put(
        at, y, name, "ground bold" if focused else "faint" if picture.turned else picture.paint, ground
    )
    if picture.turned:
        canvas.put(at + cell_len(name), y, "░" * (x + width - at - cell_len(name)), "line")
        word = fit(picture.word, inner)
        canvas.put(x + 1, y + 1, word, picture.word_paint)
        canvas.put(x + 1 + cell_len(word), y + 1, "░" * (inner - cell_len(word)), "line")
        return
    end = canvas.spans(x + 1, y + 1, picture.spans)
    if height > 2:
        canvas.put(x + 1, y + 2, clipped(picture.word, inner), picture.word_paint)
    elif picture.word and not picture.owner:
        gap = 1 if picture.spans else 0
        canvas.put(end + gap, y + 1, shortened(picture.word, x + width - end - gap), picture.word_paint)
    if picture.owner is not None:
        owner = picture.owner[0].replace(" ", "")
        canvas.put(x + width - 1 - cell_len(owner), y + 1, owner, f"{picture.owner[1]} bold")


def clipped(word: str, width: int) -> str:
    """A word cut with a dot at its end if it is too long."""
    if cell_len(word) <= width:
        return word
    while word and cell_len(word) > width - 1:
        word = word[:-1]
    return f"{word}."


def halves(lines: Sequence[str]) -> tuple[str, str]:
    """A name in two parts, of which one stands above and one below a tear."""
    if len(lines) > 1:
        return lines[0], lines[1]
    name = lines[0]
    if cell_len(name) > len(name) > 3:
        return name[: len(name) // 2], name[len(name) // 2 :]
    return name, ""


def shortened(words: str, width: int) -> str:
    """As many whole words as there is room for."""
    kept = words.split(" ")
    while kept and cell_len(" ".join(kept)) > width:
        kept.pop()
    return " ".join(kept)
