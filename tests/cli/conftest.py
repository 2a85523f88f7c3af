"""The command line run in this process, with a home and an environment of its own."""

import sys
from types import ModuleType
from typing import NamedTuple

import pytest

from piratebox.cli import main
from piratebox.language import set_language
from piratebox.table.saves import Shelf


class Result(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("PIRATEBOX_HOME", str(tmp_path / "box"))
    for name in (
        "PIRATEBOX_LANG",
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
        "NO_COLOR",
        "COLUMNS",
        "LINES",
        "FORCE_COLOR",
    ):
        monkeypatch.delenv(name, raising=False)
    yield tmp_path / "box"
    set_language("en")


@pytest.fixture
def shelf(home):
    return Shelf()


@pytest.fixture
def run(capsys):
    """Runs a command: its exit code, standard output and standard error."""

    def run_words(*words):
        code = main([str(word) for word in words])
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return Result(code, said.out, said.err)

    return run_words


@pytest.fixture
def refused(run):
    """Runs a command that must be refused in one clear line; returns the line."""

    def run_words(code, *words):
        result = run(*words)
        assert result.code == code, result
        assert result.out == ""
        assert result.err.startswith("piratebox: ")
        assert result.err.count("\n") == 1
        return result.err

    return run_words


@pytest.fixture
def opened(monkeypatch):
    """A terminal, and an app that only notes what it was started with."""
    starts = []
    app = ModuleType("piratebox.app")
    app.run = lambda start: starts.append(start) or 0
    monkeypatch.setitem(sys.modules, "piratebox.app", app)
    monkeypatch.setattr("piratebox.commands.play._need_terminal", lambda _command: None)
    return starts
