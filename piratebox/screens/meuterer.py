"""Meuterer's screen: the island ring, the hand or the roles in the middle beside the prompt."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.binding import Binding

from piratebox.language import t, tp
from piratebox.widgets.canvas import Canvas, fit
from piratebox.widgets.island_ring import IslandRing
from piratebox.widgets.island_ring_hand import Keys, draw_secrets
from piratebox.widgets.island_ring_middle import command_words
from piratebox.widgets.island_ring_panels import draw_crews, draw_discards, draw_score
from piratebox.widgets.island_ring_sums import step_of
from piratebox.widgets.island_ring_words import role_name
from rules.core.events import Event
from rules.meuterer.foresight import Foresight, foresee
from rules.meuterer.view import View

from .game_screen import GameScreen

_PAUSES = ("reveal", "outcome", "command", "sale", "move_ship")
"""Events after which the table stops until everybody has read what happened."""


class MeutererScreen(GameScreen):
    """Twelve islands and one captain; hands and roles are chosen behind the curtain."""

    board_type = IslandRing
    BINDINGS: ClassVar = [Binding("d", "slide('discards')", id="discards", show=False)]

    def _public(self) -> View:
        view: View = self.session.view(None)
        return view

    def board_title(self) -> str:
        """The island ring; in a narrow terminal with who commands, or how the mutiny stands."""
        title = t("the island ring")
        if not self.table.narrow:
            return title
        words = command_words(self._public(), self.session.names)
        return fit(f"{title} ─ {words}", self.size.width - 36)

    def foresee(self, choice: Any) -> Foresight | None:
        """What a choice would do, by public facts."""
        return foresee(self._public(), choice)

    def tabs(self) -> tuple[tuple[str, str], ...]:
        """Crews, discards and log."""
        return (("c", t("crews")), ("d", tp("tab", "cards")), ("l", t("log")))

    def where(self, view: Any) -> str:
        """Round and step."""
        return t(", ").join(self.wording.phase(view))

    def reads(self, happened: Sequence[Event]) -> bool:
        """When roles are shown, a mutiny ends, or goods are sold and the ship sails."""
        return any(event.kind in _PAUSES for event in happened)

    # --- panels ---------------------------------------------------------------------------------------------

    def paint_crews(self, canvas: Canvas) -> int:
        """Points, hand, standing and offered goods of every seat."""
        return draw_crews(canvas, self.seats, self._public(), self.acting, self.private())

    def paint_secrets(self, canvas: Canvas, private: Any) -> None:
        """The own hand, or the roles in the middle."""
        choosing = self.choosing
        keys = Keys(choosing.keys(), choosing.item.target) if choosing is not None else Keys()
        draw_secrets(canvas, private, keys)

    def paint_score(self, canvas: Canvas) -> None:
        """Points by source."""
        draw_score(canvas, self.seats, self._public())

    def paint_slide(self, canvas: Canvas, name: str) -> None:
        """The cards seen so far."""
        draw_discards(canvas, self._public(), self.private())

    def secrets_words(self, name: str) -> str:
        """The roles while one of them is picked, otherwise the hand, and an own role while it lies open."""
        view = self._public()
        if step_of(view) == "take_role" and view.acting == self.secrets_seat:
            return str(self.wording.secrets_title(name, roles=True))
        own = self.private()
        role = own.roles[own.seat] if own is not None and not view.revealed else None
        if role is not None:
            return t("{name}'s hand, and {role}", name=name, role=role_name(role))
        return str(self.wording.secrets_title(name))

    def action_inspect(self) -> None:
        """Show all about the highlighted thing; a card in hand stands for its kind on the board."""
        target = self.choosing.item.target if self.choosing else ""
        kind, _, value = target.partition(":")
        if kind == "hand":
            target = f"good:{value}"
        elif target == "pass":
            view = self._public()
            seat = view.acting
            target = f"island:{view.ahead(view.hands[seat])}" if seat is not None else ""
        self.inspection.open(target)
