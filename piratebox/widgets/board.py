"""What every game's board is given to draw."""

from dataclasses import dataclass, field
from typing import Any

from rules.core.events import Event

from .canvas_widget import CanvasWidget


@dataclass(frozen=True, slots=True)
class Scene:
    """What a board shows; it holds nothing that the people before the screen may not see.

    ``view`` is the stranger's view of the position; ``private`` the acting seat's own view while its secrets
    lie open, otherwise None. ``colours`` are role names by seat.
    """

    view: Any
    names: tuple[str, ...]
    colours: tuple[str, ...]
    private: Any = None
    keys: dict[str, str] = field(default_factory=dict)
    """The legal targets of the current part of the choice and the key of each."""
    barred: dict[str, str] = field(default_factory=dict)
    """Targets that look possible but are illegal, and their keys."""
    focused: str | None = None
    chosen: tuple[str, ...] = ()
    """Targets taken in earlier parts of this choice."""
    foresight: Any = None
    """What the highlighted choice would do, or None."""
    history: tuple[Event, ...] = ()
    """What everybody saw happen, oldest first; empty where a match's history is not known."""


class Board(CanvasWidget):
    """A game's board: it draws its scene, and marks every target with ``canvas.hit``."""

    scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Draw another scene."""
        self.scene = scene
        self.redraw()
