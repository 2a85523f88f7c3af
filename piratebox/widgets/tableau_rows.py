"""The rows of cards: a row for every seat, torn when it is bust, and the next card in a dashed slot."""

from collections.abc import Sequence

from rich.cells import cell_len

from piratebox.language import t, tp
from piratebox.wording.pirate_king.names import GLYPHS, copy_label, short_name
from rules.pirate_king.area import Entry
from rules.pirate_king.cards import SYMBOLS

from .canvas import fit
from .glyphs import seat_mark
from .tableau_cards import (
    Picture,
    Spans,
    draw_card,
    draw_slip,
    earned_by,
    edge_word,
    halves,
    name_lines,
    symbol_spans,
)
from .tableau_grid import Strip
from .tableau_labels import draw_label, status_of
from .tableau_outlook import Outlook
from .tableau_sketch import Sketch


def draw_rows(sketch: Sketch) -> None:
    """Every seat's label and cards."""
    for seat in range(sketch.view.seats):
        _draw_row(sketch, seat)


def _draw_row(sketch: Sketch, seat: int) -> None:
    grid, canvas = sketch.grid, sketch.canvas
    y, rows = grid.row(seat), grid.tall
    if seat == sketch.chooser and not sketch.view.over:
        canvas.column(grid.left, y, rows, sketch.scene.colours[seat], "▌")
    draw_label(sketch, seat, rows)
    torn = sketch.past.torn.get(seat, ()) if sketch.busted(seat) else ()
    area = sketch.view.area(seat)
    reserved = sketch.outlook is not None and sketch.outlook.seat == seat
    arriving = 1 if sketch.arrival is not None and sketch.arrival.host == seat else 0
    count = len(torn) + len(area)
    strip = grid.strip(count + arriving, reserved=reserved)
    end = grid.cards
    if sketch.busted(seat):
        end = _draw_torn(sketch, strip, y, torn)
    if strip.folded > len(torn):
        _draw_stub(sketch, y, strip.folded, area[: strip.folded - len(torn)])
    for at in range(max(0, strip.folded - len(torn)), len(area)):
        x = strip.column(len(torn) + at)
        last = at == len(area) - 1 and not arriving
        end = _draw_entry(sketch, seat, at, area, x, strip.pitch, last=last)
    if arriving:
        end = _draw_arrival(sketch, strip.column(count), y)
    if reserved and sketch.outlook is not None:
        end = _draw_next(sketch, grid.slot_column(strip, count), y, sketch.outlook)
    elif not grid.wide and (rows < 3 or sketch.busted(seat)):
        _draw_word(sketch, seat, end + (1 if torn else 2), y + 1)


def _draw_word(sketch: Sketch, seat: int, x: int, y: int) -> None:
    """What a seat is doing, after its cards, where its label has no room for it."""
    word, paint = status_of(sketch, seat)
    room = sketch.grid.left + sketch.grid.width - x
    if word and seat != sketch.chooser and cell_len(word) <= room:
        sketch.canvas.put(x, y, word, paint)


# --- cards ------------------------------------------------------------------------------------------------


def _draw_entry(
    sketch: Sketch, host: int, at: int, area: Sequence[Entry], x: int, pitch: int, *, last: bool
) -> int:
    """A card of a play area; returns the column after it."""
    grid, canvas, entry = sketch.grid, sketch.canvas, area[at]
    y, visiting = grid.row(host), entry.owner != host
    place = at - len(sketch.view.rows[host]) if visiting else at
    full = 11 if grid.wide else 9
    seen = full - 2 if last and grid.wide else pitch - 1
    picture = _picture(sketch, host, at, area, seen, fresh=_is_fresh(sketch, host, place, entry))
    if grid.wide:
        draw_card(canvas, x, y, full, grid.tall, picture)
    else:
        draw_slip(canvas, x, y, min(full, pitch), grid.tall, picture)
    target = f"visitor:{host}:{place}" if visiting else f"row:{host}:{place}"
    canvas.hit(x, y, full if last else pitch, grid.tall, target)
    return x + full


def _is_fresh(sketch: Sketch, host: int, place: int, entry: Entry) -> bool:
    return not sketch.scene.history or sketch.is_new(host, place, entry)


def _picture(
    sketch: Sketch, host: int, at: int, area: Sequence[Entry], width: int, *, fresh: bool
) -> Picture:
    box, entry, one_line = sketch.box, area[at], sketch.grid.tall < 5
    lines = [short_name(box, entry.card, width)] if one_line else name_lines(box, entry.card, width)
    copied = copy_label(box, entry, width)
    word = edge_word(box, entry, host)
    second = None
    if copied and not one_line:
        lines, second = [short_name(box, entry.card, width), copied], "soft"
    elif copied and sketch.grid.wide:
        word = copied
    elif copied:
        lines = [f"{short_name(box, entry.card, width - 1)}="]
        word = copied if sketch.grid.tall > 2 else ""
    gap = " " if sketch.grid.wide else ""
    spans = symbol_spans(box.faces[entry.face], width, earned=earned_by(area, at, box), gap=gap)
    visiting = entry.owner != host
    if sketch.grid.tall < 3 and spans:
        word = ""
    hit = sketch.just_turned(host, entry) or (visiting and fresh and bool(sketch.scene.history))
    colour = sketch.scene.colours[entry.owner]
    return Picture(
        lines,
        spans,
        word,
        word_paint="bad" if hit else "soft",
        paint="ink bold" if fresh else "ink",
        second=second,
        edge=colour if visiting else "soft" if fresh and sketch.scene.history else "line2",
        turned=not entry.up,
        owner=(seat_mark(entry.owner), colour) if visiting else None,
    )


def _draw_stub(sketch: Sketch, y: int, folded: int, entries: Sequence[Entry]) -> None:
    """The oldest cards of a long row: how many, and what they add up to."""
    grid, canvas, x = sketch.grid, sketch.canvas, sketch.grid.cards
    faces = [sketch.box.faces[entry.face] for entry in entries]
    sums = [(symbol, sum(face.shows(symbol) for face in faces)) for symbol in SYMBOLS]
    spans: Spans = [(f"{GLYPHS[symbol]}{count}", symbol) for symbol, count in sums if count]
    told = t("+{n}", n=folded)
    if not grid.wide:
        draw_slip(canvas, x, y, 9, grid.tall, Picture([told], spans[:4], "", paint="soft bold"))
        return
    draw_card(canvas, x, y, 11, grid.tall, Picture([told], [], "", paint="soft bold"))
    rows = grid.tall - 3
    for at, span in enumerate(spans):
        row, column = divmod(at, 2)
        if row < rows:
            canvas.put(x + 1 + 3 * column, y + 2 + row, *span)


# --- bust -------------------------------------------------------------------------------------------------


def _draw_torn(sketch: Sketch, strip: Strip, y: int, torn: Sequence[str]) -> int:
    """A bust row, torn across; returns the column after it."""
    canvas, grid, seat_row = sketch.canvas, sketch.grid, range(strip.folded, len(torn))
    if not torn:
        width = 11 if grid.wide else 9
        canvas.put(grid.cards, y + grid.tall // 2, ("╲╱" * width)[:width], "bad")
        return grid.cards + width
    first = grid.cards if not strip.folded else strip.first
    full = 11 if grid.wide else 9
    end = strip.column(len(torn) - 1) + full if seat_row else first
    if strip.folded:
        canvas.put(grid.cards, y + grid.tall // 2, fit(t("+{n}", n=min(strip.folded, len(torn))), 6), "faint")
    for place in seat_row:
        last = place == len(torn) - 1
        seen = full - 2 if last and grid.wide else strip.pitch - 1
        _draw_halves(sketch, strip.column(place), y, torn[place], seen, last=last)
    tear = y + (1 if not grid.wide else grid.tall // 2)
    width = end - first - (0 if grid.wide else (end - first) % 2)
    canvas.put(first, tear, ("╲╱" * width)[:width], "bad")
    return first + width


def _draw_halves(sketch: Sketch, x: int, y: int, card: str, width: int, *, last: bool) -> None:
    """The upper half of a torn card, and the lower one a cell to the right."""
    canvas, grid = sketch.canvas, sketch.grid
    if not grid.wide:
        canvas.put(x, y, short_name(sketch.box, card, width), "faint")
        return
    tall = grid.tall
    lines = name_lines(sketch.box, card, width) if tall > 4 else [short_name(sketch.box, card, width)]
    full = 9 if last else width
    ends = ("╮", "│", "╯") if last else ("", "", "")
    canvas.put(x, y, "╭" + "─" * full + ends[0], "faint")
    upper, lower = halves(lines) if tall > 4 else (lines[0], "")
    canvas.put(x, y + 1, "│" + upper + " " * (full - cell_len(upper)) + ends[1], "faint")
    if tall > 4:
        canvas.put(x + 1, y + 3, "│" + lower + " " * (full - cell_len(lower)) + ends[1], "faint")
    canvas.put(x + 1, y + tall - 1, "╰" + "─" * full + ends[2], "faint")


# --- what is not there yet --------------------------------------------------------------------------------


def percent(chance: float) -> str:
    """A chance in hundredths; only what is certain is 0 or 100."""
    hundredths = round(chance * 100)
    if hundredths == 0 and chance > 1e-9:
        return t("<1 %")
    if hundredths == 100 and chance < 1 - 1e-9:
        return t(">99 %")
    return t("{n} %", n=hundredths)


def _draw_next(sketch: Sketch, x: int, y: int, outlook: Outlook) -> int:
    """The next card of the deck: how many there are, and the chance to bust with it."""
    canvas, grid = sketch.canvas, sketch.grid
    then, bust = t("then"), tp("risk", "bust")
    left = t("{n} left", n=outlook.cards_left)
    if cell_len(left) > 6:
        left = t("of {n}", n=outlook.cards_left)
    risk = "" if outlook.chance is None else percent(outlook.chance)
    paint = "good" if outlook.chance is not None and outlook.chance < 1e-9 else "bad"
    if not grid.wide:
        canvas.put(x, y, "┆", "preview")
        canvas.put(x, y + 1, "┆", "preview")
        after = canvas.put(x + 1, y, then, "preview bold")
        canvas.put(after, y, fit(t(" 1/{n}", n=outlook.cards_left), x + 11 - after), "preview")
        canvas.put(x + 1, y + 1, risk, f"{paint} bold")
        if grid.tall > 2 and risk:
            canvas.put(x, y + 2, "┆", "preview")
            canvas.put(x + 1, y + 2, bust, paint)
        canvas.hit(x, y, 11, grid.tall, f"deck:{outlook.seat}")
        return x + 11
    canvas.box(x, y, 8, grid.tall, "dashed", "preview", "panel")
    canvas.put(x + 1, y, "──────", "preview")
    canvas.centre(x + 1, y, 6, f" {then} ", "preview bold")
    canvas.put(x + 1, y + 1, fit(left, 6), "preview")
    canvas.put(x + 1, y + 2, risk, f"{paint} bold")
    if risk and grid.tall > 4:
        canvas.put(x + 1, y + 3, bust, paint)
    elif risk:
        canvas.centre(x + 1, y + 3, 6, f" {bust} ", paint)
    canvas.hit(x, y, 8, grid.tall, f"deck:{outlook.seat}")
    return x + 8


def _draw_arrival(sketch: Sketch, x: int, y: int) -> int:
    """A card that the highlighted choice would bring here."""
    arrival, grid, box = sketch.arrival, sketch.grid, sketch.box
    assert arrival is not None
    width = 9 if grid.wide else 8
    face = box.faces[arrival.card]
    spans = [(text, "preview") for text, _ in symbol_spans(face, width, gap=" " if grid.wide else "")]
    one_line = grid.tall < 5
    name = short_name(box, arrival.card, width)
    lines = [name] if one_line else name_lines(box, arrival.card, width)
    picture = Picture(
        lines, spans, t("then"), word_paint="preview bold", paint="preview bold", edge="preview", box="dashed"
    )
    if grid.wide:
        draw_card(sketch.canvas, x, y, 11, grid.tall, picture)
        return x + 11
    draw_slip(sketch.canvas, x, y, 9, grid.tall, picture)
    for row in range(grid.tall):
        sketch.canvas.put(x, y + row, "┆", "preview")
    return x + 9
