"""Inspecting things on the board: which there are, which is shown, and the panel over the table."""

from typing import Any

from piratebox.table.session import Session
from piratebox.widgets.canvas import Canvas, Hit
from piratebox.widgets.inspect_panel import draw_inspection
from piratebox.widgets.table import Painted
from piratebox.widgets.table_view import TableView
from piratebox.wording import WORDINGS


class InspectionPanel(Painted):
    """Covers the table with a faint picture of it and all that everybody may know about one thing."""

    target = ""
    """What is being inspected; empty while the panel is closed."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="inspection")
        self._session = session

    def about(self, target: str) -> Any:
        """The inspection of a target, None if there is nothing to say about it."""
        wording = WORDINGS[self._session.game.key]
        return wording.inspection(self._session.view(None), target, self._session.names)

    def targets(self) -> list[str]:
        """Everything on the board that can be inspected, in the order in which it is drawn."""
        hits = self._table.board.canvas.hits
        return [target for target in dict.fromkeys(hit.target for hit in hits) if self.about(target)]

    def open(self, wanted: str) -> None:
        """Show a thing, or the first one on the board if that cannot be inspected."""
        targets = self.targets()
        if targets:
            self._show(wanted if wanted in targets else targets[0])

    def walk(self, step: int) -> None:
        """Show the next or the previous thing."""
        targets = self.targets()
        self._show(targets[(targets.index(self.target) + step) % len(targets)])

    def close(self) -> None:
        """Empty the panel."""
        if self.target:
            self._show("")

    def _show(self, target: str) -> None:
        self.target = target
        self.screen.set_class(bool(target), "-inspecting")
        self.show(self._paint if target else None)

    @property
    def _table(self) -> TableView:
        return self.screen.query_one(TableView)

    def _paint(self, canvas: Canvas) -> None:
        canvas.blit(0, 0, self._table.photograph())
        inspection = self.about(self.target)
        if inspection is None:
            return
        anchor = next((hit for hit in canvas.hits if hit.target == self.target), None)
        region = self._table.board.region
        area = Hit(region.x, region.y, region.width, region.height, "board")
        draw_inspection(canvas, inspection, anchor, area)
