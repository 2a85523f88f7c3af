"""The parts of the set-up screen: fields, steppers, and the prompt that explains the focused one."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rich.cells import cell_len

from piratebox.bots.levels import SELECTABLE
from piratebox.language import t, tp
from piratebox.themes import SEAT_COLOURS
from piratebox.wording.blurbs import colour_name, level_name, level_words

from .canvas import Canvas, fit, pad, wrap
from .glyphs import SEAT_LETTERS

NAME_WIDTH = 16
"""Cells of a name field."""


@dataclass(frozen=True, slots=True)
class SetupScene:
    """What the set-up shows: the form, the focused field, and what went wrong or happened."""

    game: str
    form: Any
    here: str
    message: str = ""
    alarm: bool = True
    """Whether the message is about something wrong."""

    def focused(self, field: str) -> bool:
        """Whether a field has the focus."""
        return field == self.here


class Explanation(NamedTuple):
    """The prompt of a field: a question, the values with the chosen one, and a few lines."""

    question: str
    values: tuple[str, ...] = ()
    chosen: int = 0
    lines: tuple[str, ...] = ()


def player_kind(level: str | None) -> str:
    """Who plays a seat, as its field says it."""
    return t("human") if level is None else t("bot: {level}", level=level_name(level))


def draw_text_field(
    canvas: Canvas, x: int, y: int, width: int, text: str, field: str, paint: str, *, focused: bool
) -> None:
    """A line to write on; where it lies is told by its hit."""
    after = canvas.put(x, y, fit(text, width), paint)
    canvas.put(after, y, "_" * (x + width - after), "lantern" if focused else "line2")
    canvas.hit(x, y, width, 1, field)


def draw_stepper(
    canvas: Canvas, x: int, y: int, width: int, text: str, field: str, *, focused: bool, swatch: str = ""
) -> None:
    """``◂ value ▸``, ``width`` cells from arrow to arrow; the focused value is a chip."""
    canvas.put(x, y, "◂", "lantern" if focused else "legal")
    canvas.put(x + width - 1, y, "▸", "lantern" if focused else "legal")
    indent = "    " if swatch else ""
    if focused:
        canvas.chip(x + 1, y, pad((" " if not swatch else "") + indent + text, width - 4))
    else:
        canvas.put(x + (2 if swatch else 3), y, indent + text, "ink")
    if swatch:
        canvas.put(x + 2, y, "███", swatch)
    canvas.hit(x, y, width, 1, field)
    canvas.hit(x - 1, y, 2, 1, f"back:{field}")
    canvas.hit(x + width - 1, y, 2, 1, f"on:{field}")


def draw_deed(
    canvas: Canvas, x: int, y: int, key: str, word: str, field: str, *, focused: bool, enabled: bool = True
) -> int:
    """A key and what it does, as a field that can be focused; returns the column after it."""
    label = f"{key} {word}"
    if not enabled and not focused:
        after = canvas.put(x - 1, y, f"({label})", "faint")
    elif focused:
        after = canvas.chip(x - 1, y, label)
    else:
        after = canvas.put(x, y, key, "lantern bold")
        after = canvas.put(after + 1, y, word, "soft")
    canvas.hit(x, y, cell_len(label), 1, field)
    return after


def draw_option(
    canvas: Canvas,
    x: int,
    title_x: int,
    y: int,
    number: int,
    scene: SetupScene,
    key: str,
    width: int,
    rows: int,
) -> None:
    """An option's number, box and title, the title in ``width`` cells and at most ``rows`` rows."""
    title = t(scene.form.game.options.model_fields[key].title)
    canvas.put(x, y, str(number), "lantern bold")
    on = scene.form.options[key] != scene.form.values[key][0]
    canvas.put(
        x + 2 if title_x - x < 8 else x + 3, y, "[x]" if on else "[ ]", "lantern bold" if on else "ink"
    )
    lines = wrap(title, width) if rows > 1 else [fit(title, width)]
    focused = scene.focused(f"option:{key}")
    for row, line in enumerate(lines[:rows]):
        if focused:
            canvas.chip(title_x - 1, y + row, line)
        else:
            canvas.put(title_x, y + row, line, "ink bold")


def option_lines(description: str, width: int, *, hidden: bool) -> list[tuple[str, str]]:
    """An option's description in lines and paints; what it says of the curtain is violet."""
    if not hidden:
        return [(line, "soft") for line in wrap(description, width)]
    first, *others = re.split(r"(?<=[;；])\s*", description)
    if not others:
        return [(line, "private") for line in wrap(first, width)]
    lines = [(line, "soft") for line in wrap(first, width)]
    return lines + [(line, "private") for part in others for line in wrap(part, width)]


def value_name(value: Any) -> str:
    """An option's value in a word."""
    if isinstance(value, bool):
        return t("on") if value else t("off")
    return tp("option", str(value))


def explain(scene: SetupScene) -> Explanation:
    """What the prompt says about the focused field."""
    kind, _, rest = scene.here.partition(":")
    form = scene.form
    if kind == "option":
        field = form.game.options.model_fields[rest]
        values = form.values[rest]
        words = tuple(value_name(value) for value in values)
        return Explanation(t(field.title), words, values.index(form.options[rest]), (t(field.description),))
    if kind in ("name", "kind", "colour", "leave"):
        return _explain_seat(scene, kind, int(rest))
    if kind == "add":
        return Explanation(
            t("Who else sits down?"),
            lines=(t("Enter adds a bot with a name of its own; it can be made a human."),),
        )
    if kind == "seed":
        return Explanation(t("Which deal?"), lines=(t("Write down a seed to play the same deal again."),))
    if kind == "new":
        return Explanation(t("Another deal?"), lines=(t("Enter draws a new seed by lot."),))
    return Explanation(
        t("Sit down and deal?"), lines=(t("Every choice is saved; this table is offered again next time."),)
    )


def _explain_seat(scene: SetupScene, kind: str, seat: int) -> Explanation:
    form, letter = scene.form, SEAT_LETTERS[seat]
    if kind == "name":
        return Explanation(
            t("What is the player in seat {letter} called?", letter=letter),
            lines=(
                t("Up to {n} cells in any script; no two names alike. Enter goes on.", n=NAME_WIDTH),
                t("Records are kept by name."),
            ),
        )
    if kind == "kind":
        level = form.seats[seat].level
        values = (t("human"), *(level_name(key) for key in SELECTABLE))
        if level is None:
            lines = (
                t("A human at this keyboard."),
                t("What only that player may see stays behind the curtain."),
            )
        else:
            lines = (level_words(level), t("Bots know only what a player in that seat would know."))
        chosen = 0 if level is None else 1 + SELECTABLE.index(level)
        return Explanation(t("Who plays {letter}?", letter=letter), values, chosen, lines)
    if kind == "colour":
        chosen = SEAT_COLOURS.index(form.seats[seat].colour)
        return Explanation(
            t("Which colour has the mark of {letter}?", letter=letter),
            tuple(colour_name(colour) for colour in SEAT_COLOURS),
            chosen,
            (
                t("A colour that somebody has is swapped."),
                t("Shape and letter always stand beside it."),
            ),
        )
    if not form.may_leave:
        return Explanation(
            t("Does {letter} leave the table?", letter=letter),
            lines=(t("No: the game needs at least {n} players.", n=form.game.seats[0]),),
        )
    return Explanation(
        t("Does {letter} leave the table?", letter=letter), lines=(t("Enter takes the seat away."),)
    )


def draw_values(canvas: Canvas, x: int, y: int, values: Sequence[str], chosen: int, gap: int) -> None:
    """The values of a field in a row, the chosen one as a chip."""
    for place, value in enumerate(values):
        is_chosen = place == chosen
        x = canvas.chip(x - 1, y, value) - 1 if is_chosen else canvas.put(x, y, value, "ink")
        x += gap
