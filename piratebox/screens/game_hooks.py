"""What a game adds to the shared table; every hook has a default."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from piratebox.language import t
from piratebox.table.asking import Item
from piratebox.widgets.board import Board
from piratebox.widgets.canvas import Canvas
from rules.core.events import Event
from rules.core.game import Decision

if TYPE_CHECKING:
    from piratebox.table.session import Session


class GameHooks:
    """The table's hooks, asked by :class:`GameScreen` and what draws it."""

    board_type: ClassVar[type[Board]] = Board
    tells: ClassVar[bool] = False
    """Whether the prompt of the next choice tells what the last one led to."""

    session: "Session"
    wording: Any

    # --- the board and its panels ---------------------------------------------------------------------------

    def board_title(self) -> str:
        """The board's title in the rule above it."""
        return str(self.wording.title())

    def foresee(self, choice: Any) -> Any:
        """What the board needs to preview a choice."""
        return None

    def paint_crews(self, canvas: Canvas) -> int:
        """Draw every seat's public counters; returns the row after them."""
        return 0

    def paint_secrets(self, canvas: Canvas, private: Any) -> None:
        """Draw the acting seat's secrets from its own view."""

    def paint_score(self, canvas: Canvas) -> None:
        """Draw the public score."""

    def paint_slide(self, canvas: Canvas, name: str) -> None:
        """Draw a panel of the game's own."""

    def side_title(self) -> str:
        """The side column's title."""
        return t("crews")

    def tabs(self) -> tuple[tuple[str, str], ...]:
        """Keys and words of what slides over the board where there is no side column."""
        return (("c", t("crews")), ("l", t("log")))

    def private_board(self) -> bool:
        """Whether the board's place now holds what only the seat at the keyboard may see."""
        return False

    def paint_beside(self, canvas: Canvas, private: Any) -> None:
        """Draw the side column of such a private board."""

    def standing(self, seat: int) -> str:
        """A word behind a seat's name in the banner while several choose at the same time."""
        return ""

    def explain(self, item: Item) -> str:
        """All about an item of the menu, if all items stand on the board."""
        return ""

    def where(self, view: Any) -> str:
        """Where the match stands, for the curtain."""
        return str(self.wording.phase(view)[0])

    def reads(self, happened: Sequence[Event]) -> bool:
        """Whether so much happened that the table stops until it has been read."""
        return False

    def secrets_words(self, name: str) -> str:
        """What a seat's secrets are called."""
        return name

    def no_secrets(self) -> str:
        """What the rule above the prompt says while there are no secrets that could be opened."""
        return ""

    # --- ways of asking -------------------------------------------------------------------------------------

    def curtained(self, decision: Decision) -> bool:
        """Whether the keyboard is handed over behind a curtain before a decision."""
        return self.session.needs_curtain(decision)

    def sealed(self, decision: Decision) -> bool:
        """Whether a decision is made before everybody's eyes, and yet nobody may see which way it goes."""
        return False

    def outlook(self) -> Any:
        """What the board needs to look ahead while nothing is highlighted."""
        return None

    def outlook_words(self) -> list[str]:
        """What lies ahead, in sentences, while nothing may be highlighted."""
        return []

    def ordered(self, decision: Decision) -> Any:
        """The choice that a player has ordered in advance, None if he must be asked."""
        return None

    def takes_aside(self, choice: Any) -> bool:
        """Take what is no choice of the rules but an order to the table; returns whether it was one."""
        return False
