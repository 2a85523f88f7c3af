"""Vasco da Gama's screen: the sea and the city, and nothing hidden from anybody."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual.binding import Binding

from piratebox.language import sentences, t
from piratebox.table.asking import Item
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.landings import Landings, page_of
from piratebox.widgets.landings_grid import SEA, WIDE_SIZE
from piratebox.widgets.landings_outlook import right_after
from piratebox.widgets.landings_panels import draw_crews, draw_score
from piratebox.wording.vasco_da_gama import secrets_title
from rules.core.events import Event
from rules.vasco_da_gama.view import View

from .game_screen import GameScreen

_PAUSES = ("reveal", "benefits")
"""Events after which the table stops until everybody has read what happened."""
_LISTED = 8
"""So many berths a low prompt lists with their needed levels."""


class VascoDaGamaScreen(GameScreen):
    """Discs, ships and landings; a small terminal shows the sea or the city."""

    board_type = Landings
    tells = True
    BINDINGS: ClassVar = [Binding("t", "turn_page", id="turn-page", show=False)]

    _turned_at = -1
    """How many choices had been made when the page was last turned by hand."""

    def _public(self) -> View:
        view: View = self.session.view(None)
        return view

    # --- the page -------------------------------------------------------------------------------------------

    @property
    def paged(self) -> bool:
        """Whether the board has room for one of its two pages only."""
        width, height = self.table.board.size
        return width < WIDE_SIZE[0] or height < WIDE_SIZE[1]

    @property
    def turned(self) -> bool:
        """Whether the page is the other one than the decision is about; a new decision opens its own."""
        return self._turned_at == self.session.place

    @property
    def page(self) -> str:
        """The page that a board with pages shows."""
        return page_of(self._public(), turned=self.turned)

    def action_turn_page(self) -> None:
        """Show the sea instead of the city, or the city instead of the sea."""
        self._turned_at = -1 if self.turned else self.session.place
        self.update()

    def board_title(self) -> str:
        """The sea and the city, or the page that is shown."""
        if not self.paged:
            return t("the sea and the city")
        if self.table.narrow:
            return t("the sea") if self.page == SEA else t("the city")
        return t("the sea: t shows the city") if self.page == SEA else t("the city: t shows the sea")

    def tabs(self) -> tuple[tuple[str, str], ...]:
        """The other page, crews and log."""
        return (("t", t("city") if self.page == SEA else t("sea")), *super().tabs())

    def update(self) -> None:
        """Draw everything, the page that has been turned to."""
        if self.is_mounted and self.table.is_mounted:
            board = self.table.board
            assert isinstance(board, Landings)
            board.turned = self.turned
            super().update()

    # --- nothing is hidden ----------------------------------------------------------------------------------

    @property
    def secrets_seat(self) -> int | None:
        """Nobody has secrets."""
        return None

    async def _curtain(self, seat: int, *, first: bool = False) -> None:
        """The keyboard changes hands without a curtain, after a saved match is opened too."""

    def no_secrets(self) -> str:
        """The rule above the prompt says that nothing is hidden."""
        return secrets_title("")

    # --- what is shown --------------------------------------------------------------------------------------

    def foresee(self, choice: Any) -> View | None:
        """The position right after a choice."""
        return right_after(self._public(), choice)

    def reads(self, happened: Sequence[Event]) -> bool:
        """When the marker has moved, or a round has ended."""
        return any(event.kind in _PAUSES for event in happened)

    def explain(self, item: Item) -> str:
        """A berth in words, where so many can be taken that a low prompt has no room for all their names."""
        items = self.choosing.menu.items if self.choosing is not None else ()
        if len(items) <= _LISTED or not any(one.target.startswith("berth:") for one in items):
            return ""
        others = [one for one in items if one is not item and not one.target.startswith("berth:")]
        told = t("{key} {label}: {note}.", key=item.key, label=item.label, note=item.note)
        if not item.note:
            told = t("{key} {label}.", key=item.key, label=item.label)
        also = [t("{key} {label}", key=one.key, label=one.label) for one in others]
        return sentences((told, t("Also: {choices}.", choices=t(", ").join(also)) if also else ""))

    def where(self, view: Any) -> str:
        """Round and phase."""
        return t(", ").join(self.wording.phase(view))

    def paint_crews(self, canvas: Canvas) -> int:
        """Everything every seat has, and what the highlighted choice would make of it."""
        item = self.choosing.item if self.choosing is not None else None
        after = self.foresee(item.choice) if item is not None and item.choice is not None else None
        return draw_crews(canvas, self.seats, self._public(), self.acting, after)

    def paint_score(self, canvas: Canvas) -> None:
        """The VP by source, and what phase three would bring."""
        draw_score(canvas, self.seats, self._public())
