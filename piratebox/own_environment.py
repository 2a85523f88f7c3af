"""A clone's own virtual environment, made when it is needed; the Python that starts it is left as it is.

This runs before anything is installed, perhaps on an old Python: standard library only, syntax of Python 3.8.
It is imported at every start, so what only the making of an environment needs is imported there.
"""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from pathlib import Path

OLDEST = (3, 11)
"""The oldest Python that runs piratebox."""
STARTED_THERE = "PIRATEBOX_STARTED_THERE"
"""Set for a process that was started in the clone's environment, so that it is not started again."""

_STAMP = "piratebox-installed"
_INSTALL_HINT = "Debian and Ubuntu: sudo apt install python3-venv.  macOS: brew install python"


class CannotPrepare(Exception):  # noqa: N818
    """The environment cannot be made; the message says what to do."""


def too_old(version: tuple[int, int] = sys.version_info[:2]) -> str | None:
    """What to say to a Python that is too old; None if it is not."""
    if version >= OLDEST:
        return None
    return (
        "piratebox needs Python {}.{} or later; this is Python {}.{} ({}).\n"
        "Debian 12, Ubuntu 24.04 and later bring one that is new enough; on macOS: brew install python"
    ).format(*OLDEST, version[0], version[1], sys.executable)


def clone() -> Path | None:
    """The folder of the clone this module lies in; None if it was installed."""
    root = Path(__file__).resolve().parent.parent
    return root if (root / "pyproject.toml").is_file() and (root / "rules").is_dir() else None


def unmet(root: Path) -> list[str]:
    """The project's requirements that this Python does not meet, such as ``rich>=15,<16``."""
    from importlib.metadata import PackageNotFoundError, version

    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    block = re.search(r"^dependencies = \[(.*?)^\]", text, re.MULTILINE | re.DOTALL)
    missing = []
    for requirement in re.findall(r'"([^"]+)"', block.group(1) if block else ""):
        try:
            found = version(re.split(r"[<>=!~ \[]", requirement)[0])
        except PackageNotFoundError:
            missing.append(requirement)
            continue
        low = re.search(r">=([\d.]+)", requirement)
        high = re.search(r"<([\d.]+)", requirement)
        if (low and _numbers(found) < _numbers(low.group(1))) or (
            high and _numbers(found) >= _numbers(high.group(1))
        ):
            missing.append(requirement)
    return missing


def python_of(folder: Path) -> Path:
    """The Python of a virtual environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare(folder: Path, root: Path, extra: str = "") -> Path:
    """Make a virtual environment, or bring it up to date, and install the clone into it, editable.

    An environment that was completed for the same ``pyproject.toml`` and a working Python is used as it is.

    Args:
        folder: the environment.
        root: the clone.
        extra: an extra of the project to install too, such as ``dev``.

    Returns:
        The environment's Python.

    Raises:
        CannotPrepare: it cannot be made.
    """
    import hashlib

    python = python_of(folder)
    stamp = folder / _STAMP
    wanted = "{} {}".format(hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest(), extra)
    works = _works(python)
    if works and stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    if not works or not _runs(python, "import pip"):
        make_environment(folder, clear=not works)
    print(f"piratebox: installing what it needs into {folder} ...", flush=True)
    install(python, ["--editable", "{}{}".format(root, "[" + extra + "]" if extra else "")])
    stamp.write_text(wanted, encoding="utf-8")
    return python


def make_environment(folder: Path, clear: bool = True) -> Path:
    """Make a virtual environment.

    Args:
        folder: the environment.
        clear: replace one that is there, instead of mending it.

    Returns:
        The environment's Python.

    Raises:
        CannotPrepare: venv is missing or fails, or something else lies there.
    """
    import subprocess

    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise CannotPrepare(
            f"this Python ({sys.executable}) cannot make virtual environments.\n{_INSTALL_HINT}"
        )
    if folder.exists() and not (folder / "pyvenv.cfg").is_file():
        raise CannotPrepare(f"{folder} is in the way: it is no virtual environment. Move it and try again.")
    print(f"piratebox: making a virtual environment in {folder} ...", flush=True)
    command = [sys.executable, "-m", "venv", *(["--clear"] if clear else []), str(folder)]
    if subprocess.run(command, check=False).returncode:
        raise CannotPrepare(f"making {folder} failed.\n{_INSTALL_HINT}")
    return python_of(folder)


def install(python: Path, what: list[str]) -> None:
    """Install with an environment's own pip.

    Raises:
        CannotPrepare: pip fails; it has said why.
    """
    import subprocess

    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what]
    if subprocess.run(command, check=False, env=dict(os.environ, PIP_USER="0")).returncode:
        raise CannotPrepare("installing failed; pip's own words are above. Is there a network?")


def start_there(root: Path, arguments: list[str]) -> int:
    """Run piratebox again in the clone's own environment ``.venv``, made if need be.

    Returns:
        The exit code; where a process can turn into another program, it comes back only if that failed.
    """
    import subprocess

    lacking = unmet(root)
    if os.environ.get(STARTED_THERE):
        print("piratebox: still missing here: {}".format(", ".join(lacking)), file=sys.stderr)
        return 1
    folder = root / ".venv"
    try:
        python = python_of(folder)
        if not (_works(python) and _complete(python, root)):
            print("piratebox: not installed here: {}.".format(", ".join(lacking)))
            python = prepare(folder, root)
    except CannotPrepare as error:
        print(f"piratebox: {error}", file=sys.stderr)
        return 1
    os.environ[STARTED_THERE] = "1"
    sys.stdout.flush()
    command = [str(python), "-m", "piratebox", *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", re.split(r"[^\d.]", version)[0]))


def _works(python: Path) -> bool:
    """Whether an environment's Python starts and is new enough."""
    return _runs(python, f"import sys; raise SystemExit(sys.version_info < {OLDEST})")


def _complete(python: Path, root: Path) -> bool:
    """Whether an environment meets the clone's requirements."""
    code = "from piratebox import own_environment as own; raise SystemExit(bool(own.unmet(own.clone())))"
    return _runs(python, code, root)


def _runs(python: Path, code: str, folder: Path | None = None) -> bool:
    """Whether a Python runs some code without failing."""
    import subprocess

    try:
        done = subprocess.run([str(python), "-c", code], check=False, cwd=folder, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return done.returncode == 0
