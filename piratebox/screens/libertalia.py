"""Libertalia's screen: the ship and its booty, and the hand in the board's place while a card is chosen."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.binding import Binding

from piratebox.language import pick, t
from piratebox.table.asking import Item
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.furniture import Key, Seat
from piratebox.widgets.ship_slots import ShipSlots
from piratebox.widgets.ship_slots_aside import draw_aside
from piratebox.widgets.ship_slots_hand import PRIVATE_TARGETS
from piratebox.widgets.ship_slots_panels import (
    crewed,
    draw_all_dens,
    draw_crews,
    draw_own_hand,
    draw_score,
    standing,
)
from piratebox.wording.libertalia import secrets_title
from rules.core.events import Event
from rules.libertalia.components import CHARACTERS
from rules.libertalia.foresight import Foresight, foresee
from rules.libertalia.view import View

from .game_screen import GameScreen

_PAUSES = ("sunrise", "phase", "campaign", "scoring")
"""Events after which the table stops until everybody has read what happened."""


class LibertaliaScreen(GameScreen):
    """The same characters for everybody; the sunrise is chosen behind the curtain."""

    board_type = ShipSlots
    tells = True
    BINDINGS: ClassVar = [Binding("d", "slide('dens')", id="dens", show=False)]

    def _public(self) -> View:
        view: View = self.session.view(None)
        return view

    @property
    def seats(self) -> list[Seat]:
        """Every seat in the ink of its crew."""
        return crewed(super().seats, self._public())

    # --- what is asked --------------------------------------------------------------------------------------

    def private_board(self) -> bool:
        """While a card is chosen that only its owner may see."""
        if self.choosing is None:
            return False
        return self.choosing.item.target.startswith(PRIVATE_TARGETS)

    def board_title(self) -> str:
        """The ship, or whose cards these are."""
        private = self.private()
        if private is None or not self.private_board():
            return t("ship and booty")
        name = self.session.names[private.seat]
        if self.choosing is not None and self.choosing.item.target.startswith("graveyard:"):
            return t("{name}'s graveyard: only {name} may look", name=name)
        return t("{name}'s hand: only {name} may look", name=name)

    def foresee(self, choice: Any) -> Foresight | None:
        """What a choice would do, by public facts."""
        return foresee(self._public(), choice)

    def explain(self, item: Item) -> str:
        """The whole text of a card."""
        if not item.target.startswith(PRIVATE_TARGETS):
            return ""
        rank = int(item.target.split(":")[1])
        card = CHARACTERS[rank]
        return t("{card} ({rank}): {text}", card=pick(card.name), rank=rank, text=pick(card.text))

    def reads(self, happened: Sequence[Event]) -> bool:
        """When a phase, a day or a campaign has ended, or the ship was revealed."""
        return any(event.kind in _PAUSES for event in happened)

    def where(self, view: Any) -> str:
        """Campaign, day and phase."""
        return t(", ").join(self.wording.phase(view))

    def standing(self, seat: int) -> str:
        """At sunrise, whether a seat is still choosing."""
        return standing(self._public(), seat)

    # --- panels ---------------------------------------------------------------------------------------------

    def side_title(self) -> str:
        """The crews; beside a hand, today's booty."""
        if self.private() is not None and self.private_board():
            return t("day {day} booty", day=self._public().day)
        return super().side_title()

    def tabs(self) -> tuple[tuple[str, str], ...]:
        """Crews and log; behind the curtain all dens and the log."""
        if self.private_board():
            return (("d", t("dens")), ("l", t("log")))
        return super().tabs()

    def footer_keys(self) -> list[Key]:
        """The table's keys; behind the curtain those that help to choose a card."""
        if not self.private_board():
            return super().footer_keys()
        return [
            Key("?", t("help")),
            Key("h", t("fold")),
            Key("i", t("inspect")),
            Key("d", t("dens")),
            Key("l", t("log")),
            Key("s", t("score")),
            Key("enter", t("seal") if self._public().acting is None else t("take")),
        ]

    def paint_crews(self, canvas: Canvas) -> int:
        """Score, hand and den of every seat."""
        return draw_crews(canvas, self.seats, self._public(), self.acting)

    def paint_beside(self, canvas: Canvas, private: Any) -> None:
        """Today's booty, the own den, the neighbours."""
        rank = int(self.choosing.item.target.split(":")[1]) if self.choosing else None
        draw_aside(canvas, private, self.session.names, rank)

    def paint_secrets(self, canvas: Canvas, private: Any) -> None:
        """The own hand."""
        draw_own_hand(canvas, private, self.session.names[private.seat])

    def paint_score(self, canvas: Canvas) -> None:
        """The campaigns so far, and what the dens hold now."""
        draw_score(canvas, self.seats, self._public(), self.private())

    def paint_slide(self, canvas: Canvas, name: str) -> None:
        """All dens."""
        draw_all_dens(canvas, self.seats, self._public())

    def secrets_words(self, name: str) -> str:
        """The hand."""
        return secrets_title(name)

    def hover_text(self, target: str) -> str:
        """What the mouse is over: its name and what it does."""
        told = self.inspection.about(target)
        return t("{name}: {text}", name=told.name, text=told.prints) if told and told.prints else ""
