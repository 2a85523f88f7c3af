"""``piratebox doctor``: whether this terminal and this disk will do."""

import os
import shutil
import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.cells import cell_len

from piratebox.commands.cursor import Unanswered, printed_width
from piratebox.commands.tables import console, print_table
from piratebox.language import language, t
from piratebox.table.files import write_safely
from piratebox.table.places import config_folder, data_folder, saves_folder
from piratebox.table.record import RecordFile
from piratebox.table.settings import SettingsFile

NEEDED = (80, 24)
"""The smallest terminal, in columns and rows."""
SAMPLES = ("│▲◆●■▼◤▐▌", "西班牙大陸")
"""What must be as wide as we think: the ornaments, and Chinese."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at; ``good`` is None if it could not be told."""

    what: str
    found: str
    good: bool | None


def run(values: Namespace) -> int:
    """Look at everything and print it; the exit code is 1 if something is wrong."""
    findings = list(examine())
    words = {True: t("good"), False: t("WRONG"), None: t("unknown")}
    rows = ((finding.what, finding.found, words[finding.good]) for finding in findings)
    heads = (t("what"), t("found"), t("verdict"))
    print_table(t("piratebox on this computer"), heads, rows, values.ascii, wraps=1)
    return 1 if any(finding.good is False for finding in findings) else 0


def examine() -> Iterator[Finding]:
    """Everything worth knowing, in the order of the report."""
    yield Finding("Python", f"{sys.version.split()[0]}, {sys.platform}", True)
    yield _size()
    yield _colours()
    yield _encoding()
    for sample in SAMPLES:
        yield _width(sample)
    yield Finding(t("language"), language(), True)
    for what, folder in ((t("saves, record"), data_folder()), (t("settings"), config_folder())):
        yield _writable(what, folder)
    _, problem = SettingsFile().read()
    yield Finding(t("settings file"), str(problem) if problem else t("can be read"), problem is None)
    record = RecordFile()
    _, reason = record.read()
    yield Finding(
        t("record file"), f"{record.path}: {reason}" if reason else t("can be read"), reason is None
    )
    yield Finding(t("saved games"), str(len(list(saves_folder().glob("*.save")))), True)


def _size() -> Finding:
    columns, rows = shutil.get_terminal_size()
    needed = t("{columns}x{rows} needed", columns=NEEDED[0], rows=NEEDED[1])
    good = columns >= NEEDED[0] and rows >= NEEDED[1] if sys.stdout.isatty() else None
    return Finding(t("terminal size"), f"{columns}x{rows}, {needed}", good)


def _colours() -> Finding:
    term, colorterm = os.environ.get("TERM", ""), os.environ.get("COLORTERM", "")
    system = console().color_system or t("no colours")
    facts = f"{system} (TERM={term} COLORTERM={colorterm})"
    if os.environ.get("NO_COLOR"):
        facts += ", NO_COLOR"
    good = None if not sys.stdout.isatty() else term not in ("", "dumb")
    return Finding(t("colours"), facts, good)


def _encoding() -> Finding:
    encoding = sys.stdout.encoding or "?"
    try:
        "".join(SAMPLES).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return Finding(t("encoding"), t("{encoding}: use UTF-8, or --ascii", encoding=encoding), False)
    return Finding(t("encoding"), encoding, True)


def _width(sample: str) -> Finding:
    what = t("width of {sample}", sample=sample)
    expected = cell_len(sample)
    try:
        width = printed_width(sample)
    except Unanswered:
        return Finding(what, t("cannot be measured: no terminal answered"), None)
    if width == expected:
        return Finding(what, t("{width} cells", width=width), True)
    return Finding(
        what, t("{width} cells, not {expected}: try --ascii", width=width, expected=expected), False
    )


def _writable(what: str, folder: Path) -> Finding:
    probe = folder / ".doctor"
    try:
        write_safely(probe, b"")
        probe.unlink()
    except OSError as error:
        return Finding(what, f"{folder}: {error.strerror or error}", False)
    return Finding(what, t("{folder}, writable", folder=folder), True)
