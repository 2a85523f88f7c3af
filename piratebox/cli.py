"""The command line: language, words, command, and one clear line for whatever goes wrong."""

import importlib
import os
import sys
from collections.abc import Sequence
from typing import TextIO

from piratebox.cli_language import choose_language
from piratebox.cli_parser import COMMANDS, parse
from piratebox.cli_problems import Failure, UsageProblem

INTERRUPTED = 130
"""The exit code after Ctrl+C, as shells have it."""


def main(words: Sequence[str]) -> int:
    """Run one command.

    Args:
        words: the command line without the program's name.

    Returns:
        The exit code: 0 well, 1 what was asked for failed, 2 bad usage or input.
    """
    for stream in (sys.stdout, sys.stderr):
        _show_what_can_be_shown(stream)
    try:
        choose_language(words)
        values = parse(words)
        module = importlib.import_module(f"piratebox.commands.{COMMANDS[values.command].module}")
        code: int = module.run(values)
        sys.stdout.flush()
    except SystemExit as answered:
        return int(answered.code or 0)
    except UsageProblem as problem:
        return _complain(problem, 2)
    except Failure as failure:
        return _complain(failure, 1)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _complain(f"{where}{error.strerror or error}", 1)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _complain(what: object, code: int) -> int:
    print(f"piratebox: {what}", file=sys.stderr)
    return code


def _show_what_can_be_shown(stream: TextIO) -> None:
    """Print a question mark for a character the terminal's encoding lacks, instead of failing."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
