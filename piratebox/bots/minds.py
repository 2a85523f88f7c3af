"""The computer players of one match: what each remembers, and how they are asked."""

from typing import Any

from piratebox.table.session import Session
from rules.core.game import Decision

from .levels import bot_words, remember
from .worker import Worker


class Minds:
    """Asks a worker for each bot's choice, with that seat's view and memory and nothing else."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._memories: dict[int, tuple[int, Any]] = {}

    async def choose(self, session: Session, decision: Decision) -> Any:
        """A bot's choice for its open decision.

        Raises:
            ThinkingError: the bot failed.
        """
        seat = decision.seat
        level = session.players[seat].level or "deckhand"
        return await self._worker.think(
            session.game.key,
            level,
            session.view(seat),
            decision,
            bot_words(session.saved.match.seed, session.place, seat),
            self._memory(session, seat),
        )

    def _memory(self, session: Session, seat: int) -> Any:
        """What a seat remembers of the match so far, brought up to date."""
        place, memory = self._memories.get(seat, (0, None))
        if place > session.place:
            place, memory = 0, None
        for view, events in session.seen_steps(seat, place):
            memory = remember(session.game, memory, view, seat, events)
        self._memories[seat] = (session.place, memory)
        return memory
