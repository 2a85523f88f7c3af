"""The environment a clone makes for itself."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from piratebox import own_environment
from piratebox.own_environment import CannotPrepare

ROOT = Path(__file__).resolve().parent.parent.parent
BEFORE = (
    "piratebox/__init__.py",
    "piratebox/__main__.py",
    "piratebox/own_environment.py",
    "tests/__init__.py",
    "tests/__main__.py",
    "tests/wheel_check.py",
)


@pytest.mark.parametrize("name", BEFORE)
def test_what_runs_before_parses_on_python_3_8(name):
    ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 8))


@pytest.mark.parametrize("name", BEFORE)
def test_what_runs_before_needs_only_python(name):
    for node in ast.parse((ROOT / name).read_text(encoding="utf-8")).body:
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module] if isinstance(node, ast.ImportFrom) else []
        for module in names:
            assert module.partition(".")[0] in {*sys.stdlib_module_names, "piratebox", "tests"}


def test_too_old():
    said = own_environment.too_old((3, 8))
    assert "3.11" in said
    assert "3.8" in said
    assert own_environment.too_old((3, 11)) is None
    assert own_environment.too_old() is None


def project(folder, *requirements):
    lines = "".join(f'  "{requirement}",\n' for requirement in requirements)
    (folder / "pyproject.toml").write_text(f'[project]\ndependencies = [\n{lines}]\nother = [\n "none",\n]\n')
    return folder


def test_unmet_requirements(tmp_path):
    unmet = own_environment.unmet
    assert unmet(project(tmp_path, "pytest", "pytest>=1", "rich>=1.2.3,<999")) == []
    wrong = ["no-such-thing-at-all>=1", "rich>=999", "pytest<1", "pytest>=1,<2"]
    assert unmet(project(tmp_path, *wrong)) == wrong
    assert unmet(ROOT) == []


def test_this_is_a_clone():
    assert own_environment.clone() == ROOT


def test_an_environment_is_made_installed_and_reused(tmp_path, monkeypatch):
    installed = []
    monkeypatch.setattr(own_environment, "install", lambda python, what: installed.append((python, what)))
    root, folder = project(tmp_path), tmp_path / "own"
    python = own_environment.prepare(folder, root, "dev")
    assert installed == [(python, ["--editable", f"{root}[dev]"])]
    assert (
        subprocess.run([str(python), "-m", "pip", "--version"], check=False, capture_output=True).returncode
        == 0
    )
    assert own_environment.prepare(folder, root, "dev") == python
    assert len(installed) == 1
    project(tmp_path, "rich")
    own_environment.prepare(folder, root, "dev")
    assert len(installed) == 2


def test_a_broken_environment_is_made_again(tmp_path, monkeypatch):
    made = []
    monkeypatch.setattr(
        own_environment, "make_environment", lambda folder, clear: made.append((folder, clear))
    )
    monkeypatch.setattr(own_environment, "install", lambda *_: None)
    folder = tmp_path / "own"
    (folder / "bin").mkdir(parents=True)
    own_environment.python_of(folder).symlink_to(tmp_path / "gone")
    own_environment.prepare(folder, project(tmp_path))
    assert made == [(folder, True)]


def test_a_failed_install_is_tried_again(tmp_path, monkeypatch):
    monkeypatch.setattr(own_environment, "make_environment", lambda folder, clear: folder.mkdir())
    monkeypatch.setattr(
        own_environment, "install", lambda *_: (_ for _ in ()).throw(CannotPrepare("no network"))
    )
    for _ in range(2):
        with pytest.raises(CannotPrepare, match="no network"):
            own_environment.prepare(tmp_path / "own", project(tmp_path))
        (tmp_path / "own").rmdir()


def test_a_python_without_venv(tmp_path, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(CannotPrepare, match="python3-venv"):
        own_environment.make_environment(tmp_path / "own")


def test_something_else_in_the_way_stays(tmp_path):
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "diary").write_text("dear diary")
    with pytest.raises(CannotPrepare, match="in the way"):
        own_environment.make_environment(tmp_path / "own")
    assert (tmp_path / "own" / "diary").read_text() == "dear diary"


def test_a_second_start_never_loops(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv(own_environment.STARTED_THERE, "1")
    assert own_environment.start_there(project(tmp_path, "no-such-thing-at-all"), []) == 1
    assert "no-such-thing-at-all" in capsys.readouterr().err


def test_the_clones_environment_runs_the_same_words(tmp_path, monkeypatch):
    monkeypatch.delenv(own_environment.STARTED_THERE, raising=False)
    started = []
    monkeypatch.setattr(own_environment, "prepare", lambda folder, root: folder / "bin" / "python")
    monkeypatch.setattr(os, "execv", lambda program, words: started.append(words))
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 3))
    own_environment.start_there(project(tmp_path, "no-such-thing-at-all"), ["saves", "--ascii"])
    python = str(tmp_path / ".venv" / "bin" / "python")
    assert started == [[python, "-m", "piratebox", "saves", "--ascii"]]
    monkeypatch.delenv(own_environment.STARTED_THERE)


def test_the_gate_starts_from_the_root():
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert "exec python3 -m tests" in script.read_text()
