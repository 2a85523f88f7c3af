"""Asking the terminal where its cursor is, to learn how wide it draws a text."""

import os
import re
import select
import sys
import time

try:
    import termios
    import tty
except ImportError:  # Windows
    termios = tty = None  # type: ignore[assignment]

PATIENCE = 0.5
"""Seconds to wait for the terminal's answer."""

_ANSWER = re.compile(rb"\x1b\[\d+;(\d+)R")


class Unanswered(Exception):  # noqa: N818
    """There is no terminal, or it does not say where its cursor is."""


def printed_width(text: str, patience: float = PATIENCE) -> int:
    """The cells a text takes when it is printed here; the line is wiped afterwards.

    Args:
        text: printed at the left edge.
        patience: seconds to wait.

    Raises:
        Unanswered: it cannot be told.
    """
    if termios is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Unanswered
    source, target = sys.stdin.fileno(), sys.stdout.fileno()
    sys.stdout.flush()
    before = termios.tcgetattr(source)
    try:
        tty.setcbreak(source)
        os.write(target, b"\r" + text.encode(sys.stdout.encoding, "replace") + b"\x1b[6n")
        return _answered_column(source, patience) - 1
    finally:
        os.write(target, b"\r\x1b[K")
        termios.tcsetattr(source, termios.TCSADRAIN, before)


def _answered_column(source: int, patience: float) -> int:
    answer, end = b"", time.monotonic() + patience
    while (left := end - time.monotonic()) > 0:
        if select.select([source], [], [], left)[0]:
            answer += os.read(source, 64)
            found = _ANSWER.search(answer)
            if found:
                return int(found[1])
    raise Unanswered
