"""Processes that die or meet while saving."""

import os
import signal
import subprocess
import sys

import pytest

from piratebox.table import locks
from piratebox.table.locks import FileLock, Locked
from piratebox.table.saves import SaveError, Shelf

from .played import GAME, play_on, saved_game


class Killed(BaseException):
    """Stands for the end of the process."""


def count_steps(monkeypatch, die_at):
    """Make the system call number ``die_at`` of a save the last one; returns the list of calls made."""
    calls = []
    for name in ("fsync", "link", "replace", "close"):
        real = getattr(os, name)

        def step(*arguments, name=name, real=real, **named):
            calls.append(name)
            if len(calls) == die_at:
                raise Killed
            return real(*arguments, **named)

        monkeypatch.setattr(os, name, step)
    return calls


def test_death_at_every_step_leaves_the_old_or_the_new_version(shelf, monkeypatch):
    deaths, found = 0, set()
    while True:
        saved, state = saved_game(5, seed=deaths)
        shelf.save(saved)
        shelf.save(saved)
        play_on(saved.match, state, 1)
        saved.keep(GAME, state)
        with monkeypatch.context() as patch:
            calls = count_steps(patch, deaths + 1)
            try:
                shelf.save(saved)
                died = False
            except Killed:
                died = True
        reopened = Shelf(shelf.folder)
        found.add(len(reopened.load(saved.id).match.choices))
        assert len(reopened.load_backup(saved.id).match.choices) in (5, 6)
        assert all(entry.problem is None for entry in reopened.list())
        reopened.save(saved)
        assert len(reopened.load(saved.id).match.choices) == 6
        if not died:
            break
        deaths += 1
    assert {"fsync", "link", "replace"} <= set(calls)
    assert deaths >= 5
    assert found == {5, 6}


CHILD = """
import sys
from tests.table.played import GAME, play_on, saved_game
from piratebox.table.saves import Shelf
saved, state = saved_game(1)
saved.id = "crash"
shelf = Shelf()
with shelf.hold("crash"):
    shelf.save(saved)
    print("held", flush=True)
    while "loop" in sys.argv:
        play_on(saved.match, state, 1)
        saved.keep(GAME, state)
        shelf.save(saved)
        print(len(saved.match.choices), flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def child(request):
    """A process that holds the game "crash"; with the parameter "loop" it saves again and again."""
    words = [getattr(request, "param", "wait")]
    process = subprocess.Popen(
        [sys.executable, "-c", CHILD, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "held\n"
    yield process
    process.kill()
    process.communicate()


@pytest.mark.parametrize("child", ["loop"], indirect=True)
@pytest.mark.parametrize("lines", [1, 4, 9])
def test_a_killed_process_leaves_a_readable_save_and_no_lock(child, shelf, lines):
    for _ in range(lines):
        written = int(child.stdout.readline())
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    saved = shelf.load("crash")
    assert len(saved.match.choices) >= written
    shelf.resume(saved)
    with shelf.hold("crash"):
        shelf.save(saved)


def test_two_processes_on_one_save(child, shelf):
    saved = shelf.load("crash")
    for attempt in (
        lambda: shelf.save(saved),
        lambda: shelf.remove("crash"),
        lambda: shelf.hold("crash").__enter__(),
    ):
        with pytest.raises(SaveError) as caught:
            attempt()
        assert caught.value.code == "locked"
        assert str(child.pid) in caught.value.detail
    child.communicate("")
    shelf.save(saved)
    shelf.remove("crash")


def test_two_shelves_of_one_process(shelf):
    saved, _ = saved_game(1)
    shelf.save(saved)
    with shelf.hold(saved.id):
        shelf.save(saved)
        with pytest.raises(SaveError, match="locked"):
            Shelf().save(saved)
    Shelf().save(saved)


def test_locks_without_flock(tmp_path, monkeypatch):
    monkeypatch.setattr(locks, "fcntl", None)
    path = tmp_path / "x.lock"
    with FileLock(path):
        with pytest.raises(Locked) as caught:
            FileLock(path)
        assert caught.value.process == os.getpid()
    assert not path.exists()
    with FileLock(path):
        assert path.exists()


def test_a_dead_processes_lock_file_is_taken_over(tmp_path, monkeypatch):
    monkeypatch.setattr(locks, "fcntl", None)
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    path = tmp_path / "x.lock"
    for left in (str(process.pid), "", "junk"):
        path.write_text(left)
        with FileLock(path):
            assert path.read_text() == str(os.getpid())
