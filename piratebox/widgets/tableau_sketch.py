"""One drawing of Pirate King!'s board: canvas, grid, what has happened, who votes, who picks when."""

from rules.pirate_king.area import Entry
from rules.pirate_king.cards import MONSTERS
from rules.pirate_king.foresight import order_now
from rules.pirate_king.state import BUST
from rules.pirate_king.view import View

from .board import Scene
from .canvas import Canvas
from .tableau_cards import Mark
from .tableau_grid import grid_for
from .tableau_outlook import Arrival, Outlook
from .tableau_past import past_of

PICKS = ("monster", "loot", "remove")
"""The steps in which cards of the displays are taken, by the decision's kind."""


def step_of(view: View) -> str:
    """What is being asked for; "" when the match is over."""
    return str(view.agenda[-1][0]) if view.agenda else ""


class Sketch:
    """A scene and what follows from it; nothing in it goes beyond what the scene holds."""

    def __init__(self, canvas: Canvas, scene: Scene) -> None:
        self.canvas = canvas
        self.scene = scene
        self.view: View = scene.view
        self.box = self.view.box
        self.grid = grid_for(canvas.width, canvas.height, self.view.seats)
        self.past = past_of(self.view, scene.history)
        self.step = step_of(self.view)
        self.outlook: Outlook | None = scene.foresight if isinstance(scene.foresight, Outlook) else None
        self.arrival: Arrival | None = scene.foresight if isinstance(scene.foresight, Arrival) else None
        self.chooser = self.outlook.seat if self.outlook is not None else self.view.acting
        """The seat at the keyboard, as far as everybody knows it."""
        self.swords = order_now(self.view, "sword")
        self.gold = order_now(self.view, "gold")
        self.turns = _turns(self.view)

    def mark(self, target: str) -> Mark:
        """How to mark something that stands for a target."""
        scene = self.scene
        key = scene.keys.get(target) or scene.barred.get(target, "")
        if target == scene.focused:
            return Mark("focused", key)
        if target in scene.keys:
            return Mark("legal", key)
        return Mark("barred", key) if target in scene.barred else Mark()

    @property
    def picking(self) -> bool:
        """Whether cards of the displays are being taken."""
        return self.step in PICKS

    def busted(self, seat: int) -> bool:
        """Whether a seat is bust."""
        return self.view.status[seat] == BUST

    def fights(self, seat: int) -> bool:
        """Whether a seat's swords would bring it a monster."""
        return seat in self.swords[: MONSTERS if self.view.seats > 2 else 1]

    def turn(self, seat: int) -> int | None:
        """How many picks come before a seat's next one; None if it has none left."""
        return self.turns.index(seat) if seat in self.turns else None

    def taken(self, seat: int) -> str | None:
        """The card that a seat has taken in the step being played."""
        slots = self.past.monsters if self.step == "monster" else self.past.loot
        return next((slot.card for slot in slots if slot.taker == seat), None)

    def is_new(self, host: int, place: int, entry: Entry) -> bool:
        """Whether a card has come into a play area in the step just resolved.

        Args:
            host: whose play area.
            place: counted in its row, or in its visitors for a card of somebody else.
            entry: the card.
        """
        if entry.owner == host:
            return place >= len(self.view.rows[host]) - self.past.entered[host]
        return place >= len(self.view.visitors[host]) - self.past.placed[host]

    def just_turned(self, host: int, entry: Entry) -> bool:
        """Whether a card was turned over in the step just resolved."""
        return not entry.up and self.past.turned[host, entry.card] > 0


def _turns(view: View) -> list[int]:
    """Who picks in the step being played, in order, each once."""
    pending = [int(step[1]) for step in reversed(view.agenda) if step[0] in PICKS]
    return list(dict.fromkeys(pending))
