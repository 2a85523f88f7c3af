"""``python3 -m tests``: every check of the project, in environments of its own.

It starts from a bare Python 3.11 or later and leaves that as it is. This file must parse on Python 3.8, so
that an old Python gets an answer instead of a traceback.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from piratebox import own_environment
from tests.wheel_check import WheelFault, check_wheel

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv-check"


def main() -> int:
    old = own_environment.too_old()
    if old:
        print(old, file=sys.stderr)
        return 2
    started = time.monotonic()
    os.chdir(str(ROOT))
    heading("environment")
    try:
        python = own_environment.prepare(ENVIRONMENT, ROOT, "dev")
    except own_environment.CannotPrepare as error:
        print(f"tests: {error}", file=sys.stderr)
        return 1
    results = [(name, *timed(lambda step=step: run(step))) for name, step in steps(python)]
    heading("wheel")
    results.append(("wheel", *timed(wheel)))
    heading("summary")
    for name, good, seconds, remark in results:
        print("{:<8}{:<14}{:>6.0f} s  {}".format("good" if good else "FAILED", name, seconds, remark))
    print("{:<22}{:>6.0f} s".format("altogether", time.monotonic() - started))
    return 0 if all(good for _, good, _, _ in results) else 1


def steps(python: Path) -> list:
    """Names and commands, in order."""
    here = str(python)
    return [
        ("format", [here, "-m", "ruff", "format", "--check", "."]),
        ("lint", [here, "-m", "ruff", "check", "."]),
        ("types", [here, "-m", "mypy"]),
        ("imports", [str(python.parent / "lint-imports")]),
        ("tests", [here, "-m", "pytest", "-n", "auto"]),
    ]


def run(command: list) -> tuple:
    """Run a check where its output can be seen; whether it passed, and its last line."""
    heading(" ".join([Path(command[0]).name, *command[1:]]))
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("PIRATEBOX_")}
    process = subprocess.Popen(
        command, cwd=str(ROOT), env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    tail = b""
    for piece in iter(lambda: os.read(process.stdout.fileno(), 65536), b""):
        sys.stdout.buffer.write(piece)
        sys.stdout.buffer.flush()
        tail = (tail + piece)[-2000:]
    good = process.wait() == 0
    lines = tail.decode("utf-8", "replace").split("\n")
    return good, next((line.strip("= ") for line in reversed(lines) if line.strip()), "")


def wheel() -> tuple:
    """Build the wheel, install it into a fresh environment and use it from elsewhere."""
    folder = Path(tempfile.mkdtemp(prefix="piratebox-wheel-"))
    try:
        return True, check_wheel(ROOT, own_environment.python_of(ENVIRONMENT), folder)
    except (WheelFault, own_environment.CannotPrepare) as fault:
        print(fault)
        return False, str(fault).split("\n")[0]
    finally:
        shutil.rmtree(str(folder), ignore_errors=True)


def timed(work) -> tuple:
    """Whether some work went well, the seconds it took, and its remark."""
    started = time.monotonic()
    good, remark = work()
    return good, time.monotonic() - started, remark


def heading(words: str) -> None:
    print(f"\n=== {words} ===", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
