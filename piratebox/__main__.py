"""``python3 -m piratebox``: see that this Python can run it, then hand over to the command line.

This file must parse on Python 3.8, so that an old Python gets an answer instead of a traceback.
"""

from __future__ import annotations

import sys

from piratebox import own_environment


def main(arguments: list[str] | None = None) -> int:
    """Run piratebox.

    Args:
        arguments: the command line without the program's name; by default this process's.

    Returns:
        The exit code: 0 well, 1 what was asked for failed, 2 bad usage.
    """
    words = sys.argv[1:] if arguments is None else arguments
    old = own_environment.too_old()
    if old:
        print(old, file=sys.stderr)
        return 2
    root = own_environment.clone()
    asks_only = any(word in ("--version", "--help", "-h") for word in words)
    if root is not None and not asks_only and own_environment.unmet(root):
        return own_environment.start_there(root, words)
    from piratebox.cli import main as run

    return run(words)


if __name__ == "__main__":
    raise SystemExit(main())
