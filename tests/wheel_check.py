"""What is installed from the wheel must be whole and work away from the clone."""

from __future__ import annotations

import json
import os
import subprocess
import zipfile
from pathlib import Path

from piratebox import own_environment

PACKAGES = ("piratebox", "rules")
DATA = (".tcss", ".toml", ".mo")
"""What the packages hold besides Python."""


class WheelFault(Exception):  # noqa: N818
    """The wheel is not whole, or does not work; the message says what is wrong."""


def check_wheel(root: Path, python: Path, folder: Path) -> str:
    """Build, look into, install and use the wheel.

    ``python`` builds it; everything is made in ``folder``. Returns a remark.
    """
    call([str(python), "-m", "pip", "wheel", str(root), "--no-deps", "-q", "-w", str(folder)], folder)
    wheels = list(folder.glob("piratebox-*.whl"))
    if len(wheels) != 1:
        raise WheelFault("no wheel was built")
    look_into(wheels[0], root)
    fresh = own_environment.make_environment(folder / "fresh")
    own_environment.install(fresh, [str(wheels[0])])
    use(fresh, folder)
    return wheels[0].name


def look_into(wheel: Path, root: Path) -> None:
    """Every data file of the source must be there, and every kind of it."""
    with zipfile.ZipFile(str(wheel)) as archive:
        held = set(archive.namelist())
    wanted = {
        path.relative_to(root).as_posix()
        for package in PACKAGES
        for path in (root / package).rglob("*")
        if path.suffix in DATA
    }
    lost = sorted(wanted - held)
    if lost:
        raise WheelFault("missing from the wheel: {}".format(", ".join(lost)))
    for kind in DATA:
        if not any(name.endswith(kind) for name in held):
            raise WheelFault(f"no {kind} file is in the wheel")


def use(python: Path, folder: Path) -> None:
    """Run the installed command from another folder, on every game."""
    command = str(python.parent / "piratebox")
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    if "piratebox" not in call([command, "--version"], elsewhere):
        raise WheelFault("--version says nothing")
    games = call([str(python), "-c", "from rules import GAMES; print(*GAMES)"], elsewhere).split()
    for game in games:
        cards = json.loads(call([command, "cards", game, "--json"], elsewhere))
        report = json.loads(call([command, "simulate", game, "--games", "2", "--json"], elsewhere))
        if not cards or report["games"] != 2 or not report["decisions"]:
            raise WheelFault(f"{game}: cards or simulate gave nothing")
        for language in ("en", "zh_Hant"):
            if len(call([command, "rules", game, "--lang", language], elsewhere)) < 1000:
                raise WheelFault(f"{game}: hardly any rules in {language}")
    print("used {}: version, cards, simulate and rules of {}".format(command, ", ".join(games)), flush=True)


def call(command: list, folder: Path) -> str:
    """The standard output of a command that must succeed."""
    surroundings = dict(os.environ, PIRATEBOX_HOME=str(folder / "home"), PYTHONIOENCODING="utf-8")
    surroundings.pop("PYTHONPATH", None)
    done = subprocess.run(
        command,
        cwd=str(folder),
        env=surroundings,
        check=False,
        capture_output=True,
    )
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace")
        raise WheelFault("{} failed with {}:\n{}".format(" ".join(command), done.returncode, said))
    return done.stdout.decode("utf-8", "replace")
