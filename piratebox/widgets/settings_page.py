"""The settings screen on a canvas."""

from collections.abc import Sequence
from dataclasses import dataclass

from piratebox.language import t
from piratebox.themes import SEAT_COLOURS

from .canvas import Canvas, fit, wrap
from .covers import COVERS, draw_cover
from .furniture import Key, draw_footer, draw_rule
from .glyphs import seat_mark
from .layout import is_wide
from .setup_parts import draw_stepper, draw_values


@dataclass(frozen=True, slots=True)
class SettingRow:
    """A setting: its name, every value in words, the chosen one, and what it does."""

    key: str
    title: str
    values: tuple[str, ...]
    chosen: int
    words: str


def draw_settings(
    canvas: Canvas, rows: Sequence[SettingRow], here: str, files: Sequence[tuple[str, str]], problem: str
) -> None:
    """Settings as steppers, where files are, and the prompt of the focused setting.

    Args:
        canvas: 80 by 24 cells at least.
        rows: the settings.
        here: the key of the focused one.
        files: what lies where: a word and a path.
        problem: what is wrong with the settings file, or nothing.
    """
    width, height = canvas.width, canvas.height
    wide = is_wide(width, height)
    x = max(1, (width - 110) // 2) if wide else 1
    column = x + (36 if wide else 26)
    canvas.fill(0, 0, width, 1, "raised")
    after = canvas.put(1, 0, "PIRATEBOX", "lantern bold")
    canvas.put(after + 2, 0, t("settings"), "soft")
    draw_rule(canvas, 1, 0, width, t("looks and pace"))
    y, pitch = (3, 2) if height >= 30 else (3, 1)
    for row in rows:
        focused = row.key == here
        canvas.put(x, y, fit(row.title, column - x - 2), "ink bold")
        draw_stepper(canvas, column, y, 28, fit(row.values[row.chosen], 23), row.key, focused=focused)
        y += pitch
    y = max(y, 12)
    _draw_sample(canvas, column + 30, 3, min(width - 2, column + 78), y - 3)
    draw_rule(canvas, y, 0, width, t("files"))
    y += 2 if pitch == 2 else 1
    foot = height - 7
    for title, path in files:
        lines = wrap(path, width - column - 1)
        canvas.put(x, y, fit(title, column - x - 2), "soft")
        for line in lines[: max(1, foot - y)]:
            canvas.put(column, y, line, "ink")
            y += 1
    canvas.line(0, foot, width)
    _draw_prompt(canvas, x, foot + 1, width - x - 2, next(row for row in rows if row.key == here), problem)
    canvas.line(0, height - 2, width)
    keys = [
        Key("?", t("help")),
        Key("F2", t("language")),
        Key("esc", t("menu")),
    ]
    draw_footer(canvas, keys)


def _draw_sample(canvas: Canvas, x: int, y: int, right: int, rows: int) -> None:
    """What the theme's colours mean, and a picture where there is room for one."""
    marks = [(seat_mark(seat), f"{colour} bold") for seat, colour in enumerate(SEAT_COLOURS)]
    if right - x >= 44 and rows >= 10:
        draw_cover(canvas, right - 20, y, next(iter(COVERS)), paint="line2")
    else:
        right = x + 22
    for place, (mark, paint) in enumerate(marks):
        canvas.put(x + 5 * (place % 3), y + place // 3, mark, paint)
    words = (
        (t("focus"), "lantern bold"),
        (t("possible"), "legal"),
        (t("not yet true"), "preview"),
        (t("gain +1"), "good"),
        (t("loss -1"), "bad"),
        (t("only one may look"), "private"),
        (t("past or disabled"), "faint"),
    )
    for place, (word, paint) in enumerate(words[: rows - 2]):
        canvas.put(x, y + 2 + place + (1 if rows > 9 else 0), fit(word, 22), paint)


def _draw_prompt(canvas: Canvas, x: int, y: int, width: int, row: SettingRow, problem: str) -> None:
    canvas.put(x, y, row.title, "ink bold")
    if len(row.values) <= 4:
        draw_values(canvas, x, y + 1, row.values, row.chosen, 4)
    else:
        canvas.put(x, y + 1, f"{row.chosen + 1}/{len(row.values)}", "soft")
    if problem:
        canvas.put(x, y + 2, fit(f"! {problem}", width), "bad")
    else:
        canvas.put(x, y + 2, fit(row.words, width), "soft")
    after = canvas.put(x, y + 3, t("left, right"), "lantern bold")
    after = canvas.put(after + 1, y + 3, t("change"), "soft")
    after = canvas.put(after + 3, y + 3, t("up, down"), "lantern bold")
    canvas.put(after + 1, y + 3, t("next field"), "soft")
