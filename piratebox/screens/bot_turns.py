"""Computer players at the table: they think elsewhere, and their moves stand for a moment."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from piratebox.bots.minds import Minds
from piratebox.bots.worker import ThinkingError
from piratebox.language import t
from rules.core.game import Decision

from .reading import tell

if TYPE_CHECKING:
    from .game_screen import GameScreen

PACES = {"slow": 3.0, "normal": 1.5, "fast": 0.5, "instant": 0.0}
"""Seconds a bot's move stands before play goes on, by the setting."""


class BotTurns:
    """Takes the bots' turns at one table."""

    def __init__(self) -> None:
        self.fast = False
        """Whether moves are not paced until a human is asked again."""
        self._minds: Minds | None = None
        self._pause: asyncio.Event | None = None

    def forget(self) -> None:
        """The history has been changed: what the bots remember of it is made again."""
        self._minds = None

    async def take_turn(self, screen: "GameScreen", decision: Decision) -> None:
        """Let a bot choose, tell what it did, and let that stand for a moment."""
        session = screen.session
        name = session.names[decision.seat]
        screen.tell(t("{name} is thinking.", name=name))
        if self._minds is None:
            self._minds = Minds(screen.host.worker)
        place = session.place
        try:
            choice = await self._minds.choose(session, decision)
        except ThinkingError as error:
            screen.tell(t("{name} cannot think: {error}", name=name, error=str(error)), alarm=True)
            choice = decision.choices[0]
        if session.place != place:
            return
        await self.carry_out(screen, decision.seat, choice)

    async def carry_out(self, screen: "GameScreen", seat: int, choice: Any) -> None:
        """Make a choice of somebody who was not asked, tell it, and let that stand for a moment."""
        happened = screen.session.choose(seat, choice)
        screen.decision = None
        told = tell(screen, happened)
        seconds = 0.0 if self.fast or not told else PACES[screen.host.settings.bot_pace]
        if screen.reads(happened) and (seconds or (screen.lone_human is None and not self.fast)):
            await screen.reading.read(screen, happened)
            return
        screen.tell(told)
        await self._stand(seconds)

    async def _stand(self, seconds: float) -> None:
        if not seconds:
            return
        self._pause = asyncio.Event()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._pause.wait(), seconds)
        self._pause = None

    def go_on(self) -> bool:
        """End the pause after a move; returns whether there was one."""
        if self._pause is None:
            return False
        self._pause.set()
        return True
