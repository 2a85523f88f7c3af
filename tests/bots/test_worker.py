import io
import os
import pickle
import signal

import pytest

from piratebox.bots import worker as module
from piratebox.bots.worker import Task, ThinkingError, Worker, carry_out

from .positions import position, walk


@pytest.fixture
def worker():
    worker = Worker()
    yield worker
    worker.close()


@pytest.fixture
def task(game):
    state, decision = position(game)
    return Task("spanish_main", "bosun", game.view(state, decision.seat), decision, (1, 2, 3))


def test_views_and_decisions_survive_pickling(game):
    for state, decision, place in walk(game, 2, game.options(hand=True), 3):
        if place % 5 == 0:
            view = game.view(state, decision.seat)
            assert pickle.loads(pickle.dumps((view, decision))) == (view, decision)


async def test_a_choice_made_in_the_process_is_the_one_made_here(worker, task):
    for level in ("random", "deckhand", "bosun"):
        asked = task._replace(level=level)
        assert await worker.think(*asked) == carry_out(asked)
    assert worker.trouble is None
    assert worker.process_id not in (None, os.getpid())


async def test_no_process_is_left_after_closing(task):
    worker = Worker()
    assert worker.process_id is None
    await worker.think(*task)
    process = worker.process_id
    worker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    worker.close()


async def test_an_interrupt_does_not_reach_the_process(worker, task):
    await worker.think(*task)
    os.kill(worker.process_id, signal.SIGINT)
    assert await worker.think(*task) == carry_out(task)
    assert worker.trouble is None


async def test_thinking_goes_on_in_a_thread_when_the_process_dies(worker, task):
    await worker.think(*task)
    os.kill(worker.process_id, signal.SIGKILL)
    assert await worker.think(*task) == carry_out(task)
    assert worker.trouble
    assert worker.process_id is None


async def test_thinking_works_in_a_thread_when_no_process_can_be_started(worker, task, monkeypatch):
    def refuse(_method):
        raise OSError("no processes here")

    monkeypatch.setattr(module.multiprocessing, "get_context", refuse)
    assert await worker.think(*task) == carry_out(task)
    assert "no processes here" in worker.trouble
    with pytest.raises(ThinkingError):
        await worker.think(*task._replace(view=None))


async def test_a_silent_process_is_given_up(worker, task, monkeypatch):
    monkeypatch.setattr(module, "PATIENCE", 0.0)
    monkeypatch.setattr(module, "FAREWELL", 0.0)
    assert await worker.think(*task) == carry_out(task)
    assert "no answer" in worker.trouble


async def test_the_process_starts_under_a_captured_stderr(worker, task, monkeypatch):
    class Captured(io.StringIO):
        def fileno(self):
            return -1

    monkeypatch.setattr("sys.stderr", Captured())
    assert await worker.think(*task) == carry_out(task)
    assert worker.trouble is None


async def test_a_failing_bot_is_reported_and_the_process_goes_on(worker, task):
    with pytest.raises(ThinkingError, match="AttributeError"):
        await worker.think(*task._replace(view=None))
    assert await worker.think(*task) == carry_out(task)
    assert worker.trouble is None


async def test_an_unknown_level_is_refused(worker, task):
    with pytest.raises(ValueError, match="admiral"):
        await worker.think(*task._replace(level="admiral"))
