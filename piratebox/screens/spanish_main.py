"""The Spanish Main's screen: the ship row, crews with pirates, the deduction sheet."""

from typing import Any, ClassVar

from textual.binding import Binding

from piratebox.language import t
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.ship_row import ShipRow
from piratebox.widgets.spanish_main_panels import (
    NOTE_MARKS,
    draw_crews,
    draw_deduction,
    draw_own_pirates,
    draw_score,
)
from piratebox.wording.spanish_main import secrets_title
from rules.spanish_main.components import SHIP_IDS
from rules.spanish_main.foresight import Foresight, foresee

from .game_screen import GameScreen


class SpanishMainScreen(GameScreen):
    """Nine ships in a row, secret owners."""

    board_type = ShipRow
    BINDINGS: ClassVar = [Binding("d", "slide('deduction')", id="deduction", show=False)]

    cursor = (0, 0)
    """The note of the deduction sheet that is written next: row and seat."""

    def board_title(self) -> str:
        """The ship row."""
        return t("the ship row")

    def foresee(self, choice: Any) -> Foresight:
        """What a choice would do, by public facts."""
        return foresee(self.session.view(None), choice)

    def paint_crews(self, canvas: Canvas) -> int:
        """Known fame, stash and pirates of every seat."""
        return draw_crews(canvas, self.seats, self.session.view(None), self.acting)

    def paint_secrets(self, canvas: Canvas, private: Any) -> None:
        """The own pirates."""
        draw_own_pirates(canvas, private, self.session.names[private.seat])

    def paint_score(self, canvas: Canvas) -> None:
        """Known fame with its sources."""
        draw_score(canvas, self.seats, self.session.view(None))

    def secrets_words(self, name: str) -> str:
        """Pirates, and cards in the hand variant."""
        return secrets_title(name, hand=self.session.view(None).options.hand)

    # --- the deduction sheet --------------------------------------------------------------------------------

    def _notes(self) -> dict[str, int] | None:
        """The notes of the seat at the keyboard, while its secrets are open."""
        private = self.private()
        return None if private is None else self.session.notes(private.seat)

    def paint_slide(self, canvas: Canvas, name: str) -> None:
        """The deduction sheet."""
        notes = self._notes()
        cursor = self.cursor if notes is not None else None
        draw_deduction(canvas, self.seats, self.session.view(None), notes, cursor)

    def action_walk(self, direction: str) -> None:
        """Walk the notes while the sheet is open, otherwise the choices."""
        if self.sliding != "deduction" or self._notes() is None:
            super().action_walk(direction)
            return
        down, across = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}[direction]
        row, seat = self.cursor
        self.cursor = ((row + down) % len(SHIP_IDS), (seat + across) % len(self.seats))
        self.update()

    def action_take(self) -> None:
        """Write the next mark while the sheet is open, otherwise take the choice."""
        notes = self._notes()
        if self.sliding != "deduction" or notes is None:
            super().action_take()
            return
        row, seat = self.cursor
        key = f"{SHIP_IDS[row]}:{seat}"
        notes[key] = (notes.get(key, 0) + 1) % len(NOTE_MARKS)
        self.session.write()
        self.update()
