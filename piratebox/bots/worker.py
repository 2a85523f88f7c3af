"""Thinking in another process, so that the screen never stutters.

What crosses over is a game's key, a level, a view, a decision, a memory and a seed: never a position.
"""

import asyncio
import contextlib
import multiprocessing
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from rules import GAMES
from rules.core.chance import Chance
from rules.core.game import Decision

from .levels import choose, find_level

PATIENCE = 30.0
"""Seconds after which a worker process is taken for dead."""
FAREWELL = 1.0
"""Seconds a worker process is given to end by itself."""


class Task(NamedTuple):
    """One choice to think about."""

    game: str
    level: str
    view: Any
    decision: Decision
    seed: tuple[int, ...]
    """The words the bot's chance is seeded with."""
    memory: Any = None


class ThinkingError(Exception):
    """A bot failed to make a choice; the message says how."""


def carry_out(task: Task) -> Any:
    """The choice a task asks for, here and now."""
    return choose(
        GAMES[task.game], task.level, task.view, task.decision, Chance.seeded(*task.seed), task.memory
    )


def _serve(connection: Connection) -> None:
    """A worker process: answer tasks with ``(choice, error)`` until told to stop by None."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while (task := connection.recv()) is not None:
            answer: tuple[Any, str | None]
            try:
                answer = (carry_out(task), None)
            except Exception as error:
                answer = (None, f"{type(error).__name__}: {error}")
            connection.send(answer)


@contextlib.contextmanager
def _plain_stderr() -> Iterator[None]:
    """A terminal app may have put an object without a file under stderr, which starting a process needs."""
    with contextlib.redirect_stderr(sys.__stderr__):
        yield


class Worker:
    """One process that thinks for all bots, started when first needed.

    If it cannot be started or dies, thinking goes on in a thread and ``trouble`` says why.
    """

    def __init__(self) -> None:
        self.trouble: str | None = None
        """Why thinking moved to a thread; None as long as it did not."""
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bot")
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None

    async def think(
        self,
        game: str,
        level: str,
        view: Any,
        decision: Decision,
        seed: tuple[int, ...],
        memory: Any = None,
    ) -> Any:
        """A bot's choice, made without blocking the event loop.

        Args:
            game: a key of ``rules.GAMES``.
            level: one of ``levels.LEVELS``.
            view: what the deciding seat knows.
            decision: what it must decide.
            seed: the words to seed the bot's chance with.
            memory: what the bot remembers of the match, or None.

        Raises:
            ValueError: there is no such level.
            ThinkingError: the bot failed.
        """
        find_level(level)
        task = Task(game, level, view, decision, seed, memory)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, task)

    @property
    def process_id(self) -> int | None:
        """The worker process, None while there is none."""
        return self._process.pid if self._process else None

    def close(self) -> None:
        """End the process; a choice still being thought about is finished first."""
        self._thread.shutdown(wait=True, cancel_futures=True)
        if self._connection is not None:
            with contextlib.suppress(OSError):
                self._connection.send(None)
        self._end_process()

    def _ask(self, task: Task) -> Any:
        if self.trouble is None:
            try:
                choice, error = self._ask_process(task)
            except (OSError, EOFError, RuntimeError, ValueError) as problem:
                self.trouble = f"{type(problem).__name__}: {problem}"
                self._end_process()
            else:
                if error is not None:
                    raise ThinkingError(error)
                return choice
        try:
            return carry_out(task)
        except Exception as problem:
            raise ThinkingError(f"{type(problem).__name__}: {problem}") from problem

    def _ask_process(self, task: Task) -> tuple[Any, str | None]:
        connection = self._connection or self._start_process()
        connection.send(task)
        if not connection.poll(PATIENCE):
            raise TimeoutError("no answer from the bot process")
        answer: tuple[Any, str | None] = connection.recv()
        return answer

    def _start_process(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        near, far = context.Pipe()
        process = context.Process(target=_serve, args=(far,), name="piratebox-bot", daemon=True)
        try:
            with _plain_stderr():
                process.start()
        finally:
            far.close()
        self._process, self._connection = process, near
        return near

    def _end_process(self) -> None:
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.join(FAREWELL)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
            self._process.close()
        self._process = self._connection = None
