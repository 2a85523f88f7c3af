"""What happened, told in the prompt: in a line, or page by page until everybody has read it."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from piratebox.language import sentences
from piratebox.widgets.prompt import Prompt, pages
from piratebox.wording import teller
from rules.core.events import Event

if TYPE_CHECKING:
    from .game_screen import GameScreen


def tell(screen: "GameScreen", happened: Sequence[Event]) -> str:
    """What happened in sentences, as far as everybody before the screen may know it."""
    names, reader = screen.session.names, screen.lone_human
    sentence = teller(screen.session.saved.match)
    told = [sentence(event, names) for event in happened if event.known_to(reader)]
    return sentences(text for text in told if text)


class Reading:
    """Stops the table while people read."""

    def __init__(self) -> None:
        self.text = ""
        """What is being read; empty while play goes on."""
        self.page = 0
        self._done: asyncio.Event | None = None

    async def read(self, screen: "GameScreen", happened: Sequence[Event]) -> None:
        """Show what happened until somebody has turned the last page."""
        self.text, self.page = tell(screen, happened), 0
        if not self.text:
            return
        self._done = asyncio.Event()
        screen.update()
        try:
            await self._done.wait()
        finally:
            self.text, self._done = "", None

    def go_on(self, screen: "GameScreen") -> bool:
        """Turn the page; returns whether there was one."""
        if self._done is None:
            return False
        size = screen.query_one(Prompt).size
        if self.page + 1 < len(pages(self.text, size.width, size.height)):
            self.page += 1
            screen.update()
        else:
            self._done.set()
        return True
