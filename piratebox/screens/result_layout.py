"""The result drawn at every size: winner, places, tie, chart; captains and record beside them."""

from dataclasses import dataclass

from rich.cells import cell_len

from piratebox.language import t, tp
from piratebox.widgets.breakdown import Breakdown, draw_tie_table
from piratebox.widgets.canvas import Canvas, fit
from piratebox.widgets.furniture import draw_banner, draw_seat
from piratebox.widgets.glyphs import SEAT_SHAPES, seat_mark
from piratebox.widgets.score_chart import draw_chart

from .after_frame import Frame
from .result_page import ResultPage

TALLEST_STRIP = 12
SLIDE = 34
"""The columns that slide over the right of a narrow board."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How the rows of the board are shared out."""

    airy: bool
    """Blank rows around the winner and before the rules."""
    places: str
    """The kind of the breakdown."""
    strip: int
    """Rows of one seat's strip in the chart; 0 for no chart."""
    axis: bool
    spare: int
    """Rows left over."""


def plan(page: ResultPage, breakdown: Breakdown, rows: int) -> Plan:
    """The richest plan that fits."""
    seats = len(page.scores)
    tie = len(page.tie.rows) + 2 if page.tie else 0
    gaps = 3 + (1 if page.tie else 0)
    kinds = [
        (True, "airy", range(TALLEST_STRIP, 2, -1), True),
        (True, "airy", range(2, 1, -1), True),
        (True, "close", range(3, 1, -1), True),
        (False, "airy", range(3, 1, -1), True),
        (False, "close", range(3, 0, -1), True),
        (False, "close", range(1, 0, -1), False),
        (False, "tight", range(2, 0, -1), True),
        (False, "tight", range(1, 0, -1), False),
    ]
    for airy, places, strips, axis in kinds:
        base = 1 + (gaps if airy else 0) + breakdown.rows(places) + tie + 1 + (1 if axis else 0)
        for strip in strips:
            if base + seats * strip <= rows:
                return Plan(airy, places, strip, axis, rows - base - seats * strip)
    return Plan(False, "tight", 0, False, max(0, rows - 1 - seats - tie))


def draw_result(canvas: Canvas, frame: Frame, page: ResultPage) -> None:
    """Banner, frame, board and side; prompt and footer are the screen's."""
    parts = page.phase[:1] if frame.narrow else page.phase
    acting = page.winners[0].number if len(page.winners) == 1 else None
    tabs = [("c", page.panel.title), ("l", t("log"))]
    frame.draw(canvas, t("result"), page.panel.title, tabs)
    draw_banner(canvas, page.title, parts, page.seats, acting)
    rules = draw_board(canvas, frame, page)
    if frame.side:
        draw_side(canvas, frame, page, rules)


# --- the board --------------------------------------------------------------------------------------------


def draw_board(canvas: Canvas, frame: Frame, page: ResultPage) -> list[int]:
    """Winner, places, tie and chart, as far as there is room; returns the rows of its rules."""
    rules: list[int] = []
    _, top, _, rows = frame.board
    x, width = frame.inner
    breakdown = Breakdown(page.scores, width, wide=frame.wide)
    planned = plan(page, breakdown, rows)
    gap = 1 if planned.airy else 0
    y = top + gap
    draw_winner(canvas, x, y, width, page, wide=frame.wide)
    y += 1 + gap
    breakdown.draw(canvas, x, y, planned.places)
    y += breakdown.rows(planned.places) + gap
    if page.tie:
        y += planned.spare // 2
        frame.board_rule(canvas, y, page.tie.title)
        rules.append(y)
        draw_tie_table(canvas, x, y + 1, width, page.tie, wide=frame.wide)
        y += len(page.tie.rows) + 2 + gap
        y += planned.spare - planned.spare // 2
    else:
        y += planned.spare
    if not planned.strip:
        return rules
    remark, paint = page.chart_remark, "faint"
    if not planned.axis:
        spoken = [mark for mark in page.chart.marks if mark.text]
        remark = f"{spoken[0].turn} {spoken[0].text}" if spoken else remark
        paint = "bad" if spoken else paint
    frame.board_rule(canvas, y, page.chart_title, remark, paint)
    draw_chart(
        canvas, x, y + 1, width, page.chart, rows=planned.strip, axis=planned.axis, peaks=not frame.narrow
    )
    return [*rules, y]


def draw_winner(canvas: Canvas, x: int, y: int, width: int, page: ResultPage, *, wide: bool) -> None:
    """The winners' chips, and the longest reason that fits."""
    end = x + width
    at = x if wide else x - 1
    for seat in page.winners:
        at = draw_seat(canvas, at, y, seat, acting=True) + 1
    word = tp("the winner", "wins.") if len(page.winners) == 1 else t("share the victory.")
    at = canvas.put(at, y, word, "ink bold") + (2 if wide else 1)
    reason = next((text for text in page.reasons if at + cell_len(text) <= end + 1), page.reasons[-1])
    canvas.put(at, y, fit(reason, max(0, end + 1 - at)), "ink" if wide else "soft")


# --- the side ---------------------------------------------------------------------------------------------


def draw_side(canvas: Canvas, frame: Frame, page: ResultPage, rules: list[int]) -> None:
    """The panel, the record, and the highlights if there is room; ``rules`` are the rows of the board's."""
    x, width = frame.divider + 1, frame.side
    top, bottom = frame.board[1], frame.low_rule
    y = draw_panel(canvas, x, top + 1, width, page, bottom - len(page.record) - 4)
    y = max(y + 1, top + 15) if frame.wide else y
    if y + 2 + len(page.record) > bottom:
        return
    frame.side_rule(canvas, y, t("record"), crossing=y in rules)
    y = draw_record(canvas, x, y + (2 if frame.wide else 1), width, page)
    if frame.wide:
        draw_highlights(canvas, x + 1, y + 2, width - 2, page, bottom)


def draw_panel(canvas: Canvas, x: int, y: int, width: int, page: ResultPage, bottom: int) -> int:
    """The table at the end, row by row, with its notes; returns the row after it.

    Args:
        canvas: what to draw on.
        x: left column.
        y: first row.
        width: columns; under 24 the names go.
        page: what to show.
        bottom: the row before which the notes must end.
    """
    panel = page.panel
    digits = max((len(str(row.amount)) for row in panel.rows), default=1)
    left = x + 1 if digits == 1 or width < 24 else x
    end = x + width - 1
    mark_x = end - digits - 4
    for row in panel.rows:
        canvas.put(left, y, row.number, "faint")
        tag = row.tag
        at = canvas.put(left + len(row.number) + 1, y, tag.text, tag.paint, tag.ground or None) + 1
        if width >= 24:
            canvas.put(at, y, fit(row.label, mark_x - at - 1), "soft" if row.dim else "ink")
        if row.seat is None:
            canvas.put(mark_x, y, "---", "faint")
        else:
            seat = page.seats[row.seat]
            canvas.put(mark_x, y, seat_mark(seat.number), f"{seat.colour} bold")
        canvas.right(end, y, str(row.amount), "faint" if row.seat is None else "gold bold")
        y += 1
    y += 1
    for note in panel.notes:
        y += canvas.paragraph(x + 1, y, width - 2, note, "faint", rows=max(0, bottom - y))
    return y


def draw_record(canvas: Canvas, x: int, y: int, width: int, page: ResultPage) -> int:
    """Each seat's games in the local record; returns the row after them."""
    roomy = width >= 24
    won, best = (x + 13, x + 23) if roomy else (x + 8, x + 13)
    canvas.put(won, y, t("won"), "faint")
    canvas.put(best, y, t("best"), "faint")
    for row in page.record:
        y += 1
        seat = row.seat
        canvas.put(x + 1, y, f"{SEAT_SHAPES[seat.number]} {fit(seat.name, won - x - 4)}", seat.colour)
        if row.tally is None:
            canvas.put(won, y, t("computer") if row.bot and roomy else "-", "faint")
            continue
        played = row.tally.played
        words = t("{won} of {played}", won=row.tally.won, played=played)
        canvas.put(won, y, words if roomy else f"{row.tally.won}/{played}", "soft")
        canvas.put(best, y, str(row.tally.best), "soft")
    return y + 1


def draw_highlights(canvas: Canvas, x: int, y: int, width: int, page: ResultPage, bottom: int) -> None:
    """Remarkable turns, as many as fit above ``bottom``."""
    if y + 1 >= bottom:
        return
    canvas.put(x, y, page.highlights.title, "faint")
    y += 1
    if not page.highlights.rows:
        canvas.put(x, y, t("none"), "faint")
    for turn, text in page.highlights.rows:
        if y >= bottom:
            return
        canvas.put(x, y, str(turn), "faint")
        y += canvas.paragraph(x + 3, y, width - 3, text, "soft", rows=bottom - y)


def draw_slide(canvas: Canvas, frame: Frame, page: ResultPage) -> None:
    """In a narrow terminal: the side column over the right of the board."""
    x, top = frame.width - SLIDE, frame.board[1]
    canvas.fill(x, top, SLIDE, frame.board[3], "raised")
    canvas.column(x, top, frame.board[3], "line2")
    y = draw_panel(canvas, x + 1, top, SLIDE - 1, page, frame.low_rule)
    if y + 1 + len(page.record) < frame.low_rule:
        draw_record(canvas, x + 1, y, SLIDE - 1, page)
