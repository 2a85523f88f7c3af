"""The curtain between two players: nothing of the game lies behind it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from textual.binding import Binding, BindingType
from textual.timer import Timer

from piratebox.language import t, tn
from piratebox.widgets.canvas import Canvas, fit, wrap
from piratebox.widgets.drapes import draw_drapes, draw_lantern
from piratebox.widgets.furniture import Seat
from piratebox.widgets.glyphs import SEAT_SHAPES

from .sheet import Sheet

_STEPS = 6
_STEP_SECONDS = 0.04


@dataclass(frozen=True, slots=True)
class _Places:
    """Rows of the curtain's parts, and how wide its recap is."""

    lantern: int
    call: int
    chip: int
    phase: int
    rule: int
    lines: int
    foot: int
    press: int
    enter: int
    width: int
    inset: int


_WIDE = _Places(1, 15, 17, 21, 24, 26, 31, 34, 36, 66, 2)
_NARROW = _Places(0, 6, 8, 12, 14, 15, 19, 21, 23, 56, 1)


class Curtain(Sheet):
    """Passes the keyboard to a seat: it is dismissed with True by Space, and by nothing else.

    Args:
        seat: who is to take the keyboard.
        game: the game's title.
        phase: where the game stands, in words.
        recap: what happened since that seat last chose, oldest first, each with the seat it is about;
            it must hold nothing that is not public.
        first_look: whether that seat has not seen its secrets yet.
        chosen: whether that seat has chosen before; otherwise the recap goes back to the deal.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "lift", show=False, id="curtain.lift"),
        Binding("ctrl+q", "leave", show=False, priority=True, id="curtain.leave"),
    ]

    def __init__(
        self,
        seat: Seat,
        game: str,
        phase: str,
        recap: Sequence[tuple[Seat | None, str]] = (),
        *,
        first_look: bool = False,
        chosen: bool = True,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.game_title = game
        self.phase = phase
        self.recap = tuple(recap)
        self.first_look = first_look
        self.chosen = chosen
        self.opened = 1.0
        self._motion: Timer | None = None

    def on_mount(self) -> None:
        """Draw the drapes aside, if things may move."""
        if getattr(self.app, "motion", False) and not getattr(self.app, "ascii", False):
            self.opened = 0.0
            self._motion = self.set_interval(_STEP_SECONDS, self.open_further)

    def open_further(self) -> None:
        """One step of the motion, until the drapes are open, even if a slow machine leaves steps out."""
        self.opened = min(1.0, self.opened + 1 / _STEPS + 0.001)
        if self.opened >= 1 and self._motion is not None:
            self._motion.stop()
        self.redraw()

    def action_lift(self) -> None:
        """Space: the named player is alone with the screen."""
        self.dismiss(True)

    def action_leave(self) -> None:
        """Save and leave the table."""
        self.host.quit_table()

    def draw(self, canvas: Canvas) -> None:
        """The lantern, who is called, the recap, and the one key."""
        wide = canvas.width >= 120 and canvas.height >= 40
        at = _WIDE if wide else _NARROW
        top = (canvas.height - (40 if wide else 24)) // 2
        if canvas.ascii and top == 0:
            top = -2
        draw_lantern(canvas, top + at.lantern, large=wide)
        self._draw_call(canvas, top, at)
        self._draw_recap(canvas, top, at)
        self._draw_keys(canvas, top, at)
        draw_drapes(canvas, wide=wide, opened=self.opened)

    def _draw_call(self, canvas: Canvas, top: int, at: _Places) -> None:
        _centre(canvas, top + at.call, t("Pass the keyboard to"), "soft")
        label = self.seat.label
        width = cell_len(label) + 8
        x = (canvas.width - width + 1) // 2
        for row in range(3):
            text = f"   {label}   " if row == 1 else " " * (width - 2)
            canvas.chip(x, top + at.chip + row, text, self.seat.colour)
        _centre(
            canvas,
            top + at.phase,
            fit(t("{game}, {phase}", game=self.game_title, phase=self.phase), 70),
            "soft",
        )

    def _draw_recap(self, canvas: Canvas, top: int, at: _Places) -> None:
        lines = self._lines(at.width - 2 * at.inset)
        if not lines:
            return
        room = at.foot - at.lines - (1 if at is _WIDE else 0)
        left_out = len(lines) - room
        x = (canvas.width - at.width + 1) // 2
        words = t("since {name} last chose", name=self.seat.name) if self.chosen else t("since the deal")
        if self.first_look:
            words = t("{name}'s first look", name=self.seat.name)
        canvas.line(x, top + at.rule, at.width)
        _centre(canvas, top + at.rule, f" {words} ", "soft")
        for row, (seat, text) in enumerate(lines[-room:]):
            if seat is not None:
                canvas.put(x + at.inset, top + at.lines + row, SEAT_SHAPES[seat.number], seat.colour)
            canvas.put(x + at.inset + 2, top + at.lines + row, text, "ink")
        canvas.line(x, top + at.foot, at.width)
        if left_out > 0:
            words = tn("{n} earlier line is in the log", "{n} earlier lines are in the log", left_out)
            _centre(canvas, top + at.foot, f" {words} ", "faint")

    def _lines(self, width: int) -> list[tuple[Seat | None, str]]:
        recap = list(self.recap)
        if self.first_look:
            recap.append((None, t("Each player looks once, alone, at what the deal brought.")))
        return [
            (seat if row == 0 else None, line)
            for seat, text in recap
            for row, line in enumerate(wrap(text, width - 2))
        ]

    def _draw_keys(self, canvas: Canvas, top: int, at: _Places) -> None:
        words = t("press {key} when only {name} is looking", key="\0", name=self.seat.name)
        before, _, after = words.partition("\0")
        space = t("Space")
        x = (canvas.width - cell_len(before + space + after) - 3) // 2
        x = canvas.put(x, top + at.press, before, "soft")
        x = canvas.chip(x, top + at.press, f" {space} ")
        canvas.put(x, top + at.press, after, "ink bold")
        hints = t("Enter does nothing here.") + "   " + t("ctrl+q saves and quits.")
        _centre(canvas, top + at.enter, hints, "faint")


def _centre(canvas: Canvas, y: int, text: str, paint: str) -> None:
    canvas.put((canvas.width - cell_len(text) + 1) // 2, y, text, paint)
