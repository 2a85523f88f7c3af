"""What happened, told in the prompt: in a line, or page by page until everybody has read it."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from piratebox.language import sentences
from piratebox.widgets.canvas import wrap
from piratebox.widgets.prompt import Prompt
from rules.core.events import Event

if TYPE_CHECKING:
    from .game_screen import GameScreen


def tell(screen: "GameScreen", happened: Sequence[Event]) -> str:
    """What happened in sentences, as far as everybody before the screen may know it."""
    names, reader = screen.session.names, screen.lone_human
    told = [screen.wording.sentence(event, names) for event in happened if event.known_to(reader)]
    return sentences(text for text in told if text)


def pages(text: str, width: int, height: int) -> list[tuple[str, ...]]:
    """A text as pages of lines, for a prompt of that many cells; its first row holds the heading."""
    if not text:
        return []
    rows = max(1, height - 1)
    lines = wrap(text, max(20, width - 3))
    return [tuple(lines[at : at + rows]) for at in range(0, len(lines), rows)]


class Reading:
    """Stops the table while people read."""

    def __init__(self) -> None:
        self.page: tuple[str, ...] = ()
        """The lines being read; none while play goes on."""
        self._turned: asyncio.Event | None = None

    async def read(self, screen: "GameScreen", happened: Sequence[Event]) -> None:
        """Show what happened, each page until somebody goes on."""
        size = screen.query_one(Prompt).size
        try:
            for page in pages(tell(screen, happened), size.width or 80, size.height or 4):
                self.page, self._turned = page, asyncio.Event()
                screen.update()
                await self._turned.wait()
        finally:
            self.page, self._turned = (), None

    def go_on(self) -> bool:
        """Turn the page; returns whether there was one."""
        if self._turned is None:
            return False
        self._turned.set()
        return True
