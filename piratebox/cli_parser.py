"""The words of the command line: commands, their arguments and their help."""

import argparse
import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, NoReturn

from piratebox import __version__
from piratebox.cli_problems import UsageProblem, unknown
from piratebox.language import LANGUAGES, t

Group = Any
"""An argument group of argparse."""


class Command(NamedTuple):
    """A command: its module in ``piratebox.commands``, one line about it, and what adds its arguments."""

    module: str
    about: Callable[[], str]
    add: Callable[[Group, Group], None]


class _Formatter(argparse.HelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, t("Usage: ") if prefix is None else prefix)


class _TopFormatter(_Formatter, argparse.RawDescriptionHelpFormatter):
    """Keeps the line breaks of the list of commands."""


class _Parser(argparse.ArgumentParser):
    """A parser that raises instead of leaving the process."""

    def error(self, message: str) -> NoReturn:
        raise UsageProblem(t("{problem}. See {program} --help.", problem=message, program=self.prog))


def whole_number(smallest: int | None = None) -> Callable[[str], int]:
    """An argument type: an integer, perhaps not below a smallest one."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(
                t("{text} is not a whole number", text=repr(text[:40]))
            ) from None
        if smallest is not None and number < smallest:
            raise argparse.ArgumentTypeError(
                t("{number} is less than {smallest}", number=number, smallest=smallest)
            )
        return number

    return read


def _game(arguments: Group, _options: Group) -> None:
    arguments.add_argument(
        "game", metavar="GAME", nargs="?", help=t("a game of the box, such as spanish_main")
    )


def _file(arguments: Group, _options: Group) -> None:
    arguments.add_argument(
        "file", metavar="FILE", nargs="?", help=t("a saved game, or the JSON of a bare match")
    )


def _json(_arguments: Group, options: Group) -> None:
    options.add_argument("--json", action="store_true", help=t("print JSON for programs"))


def _table(_arguments: Group, options: Group) -> None:
    options.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help=t("an option of the game; may be given several times"),
    )
    options.add_argument(
        "--seed", metavar="N", type=whole_number(), help=t("the same seed gives the same deal")
    )


def _play(arguments: Group, options: Group) -> None:
    _game(arguments, options)
    options.add_argument(
        "--seats",
        metavar="NAMES",
        help=t('who plays, in seat order: "Ana,Ben,bot:bosun"'),
    )
    _table(arguments, options)


def _resume(arguments: Group, _options: Group) -> None:
    arguments.add_argument("id", metavar="ID", nargs="?", help=t("a saved game's id; by default the newest"))


def _replay(arguments: Group, _options: Group) -> None:
    arguments.add_argument(
        "file",
        metavar="ID|FILE",
        nargs="?",
        help=t("a finished game's id, or a saved game's or match's file"),
    )


def _simulate(arguments: Group, options: Group) -> None:
    _game(arguments, options)
    options.add_argument("--seats", metavar="N", type=whole_number(1), help=t("how many sit at the table"))
    options.add_argument(
        "--bots",
        metavar="A,B",
        default="deckhand",
        help=t("the levels to compare; the last is repeated to fill the table"),
    )
    options.add_argument(
        "--games", metavar="K", type=whole_number(1), default=100, help=t("how many games; 100 by default")
    )
    _table(arguments, options)
    _json(arguments, options)


def _both(*adders: Callable[[Group, Group], None]) -> Callable[[Group, Group], None]:
    def add(arguments: Group, options: Group) -> None:
        for adder in adders:
            adder(arguments, options)

    return add


COMMANDS: dict[str, Command] = {
    "menu": Command("play", lambda: t("open the menu; the same as no command"), _both()),
    "play": Command("play", lambda: t("set up a table and play"), _play),
    "resume": Command("play", lambda: t("go on with a saved game"), _resume),
    "saves": Command("saves", lambda: t("list the saved and finished games"), _both()),
    "replay": Command("play", lambda: t("watch a finished game again"), _replay),
    "rules": Command("rules", lambda: t("print the rules of a game"), _game),
    "cards": Command("cards", lambda: t("list everything in a game's box"), _both(_game, _json)),
    "check": Command("check", lambda: t("replay a saved game and verify it"), _both(_file, _json)),
    "simulate": Command("simulate", lambda: t("let computer players meet, without a screen"), _simulate),
    "bench": Command("bench", lambda: t("measure the speed of a game's rules"), _both(_game, _json)),
    "doctor": Command("doctor", lambda: t("see whether this terminal and disk will do"), _both()),
}
"""Every command, in the order of the help."""


def parse(words: Sequence[str]) -> argparse.Namespace:
    """The command line as values; ``command`` is a key of :data:`COMMANDS`.

    Raises:
        UsageProblem: it makes no sense.
        SystemExit: help or version was asked for and has been printed.
    """
    top = _top_parser()
    before = _global_part(words)
    values, left = top.parse_known_args(before)
    _refuse(left, top)
    rest = words[len(before) :]
    values.command = rest[0] if rest else "menu"
    if values.command not in COMMANDS:
        raise unknown(t("Unknown command {word}.", word=repr(values.command)), values.command, COMMANDS)
    parser = _command_parser(values.command)
    values, left = parser.parse_known_args(rest[1:], values)
    _refuse(left, parser)
    return values


def _global_part(words: Sequence[str]) -> Sequence[str]:
    """The words before the command: options and the values of those that take one."""
    place = 0
    while place < len(words) and words[place].startswith("-"):
        place += 2 if words[place] in ("--lang", "--theme") else 1
    return words[:place]


def _refuse(words: Sequence[str], parser: argparse.ArgumentParser) -> None:
    if words and words[0].startswith("-"):
        options = dict.fromkeys(re.findall(r"--[a-z-]+", parser.format_help()))
        raise unknown(t("Unknown option {word}.", word=words[0]), words[0].partition("=")[0], options)
    if words:
        word = repr(words[0])
        raise UsageProblem(
            t("One word too many: {word}. See {program} --help.", word=word, program=parser.prog)
        )


def _add_looks(group: Group, default: Any) -> None:
    """The options that may stand before or after the command."""
    group.add_argument("-h", "--help", action="help", help=t("show this help"))
    group.add_argument(
        "--version", action="version", version=f"piratebox {__version__}", help=t("show the version")
    )
    group.add_argument("--lang", metavar="CODE", default=default, help=", ".join(LANGUAGES))
    group.add_argument("--theme", metavar="NAME", default=default, help=t("lantern, parchment, signal, ..."))
    for name, about in (("ascii", t("ASCII characters only")), ("no-motion", t("nothing moves by itself"))):
        group.add_argument(
            f"--{name}",
            action="store_true",
            default=False if default is None else default,
            help=about,
        )


def _top_parser() -> argparse.ArgumentParser:
    lines = [f"  {name:<10} {command.about()}" for name, command in COMMANDS.items()]
    parser = _Parser(
        prog="piratebox",
        usage=t("piratebox [OPTIONS] [COMMAND] [...]"),
        description=t("Published pirate table games for people who share one keyboard."),
        epilog="\n".join([t("Commands:"), *lines, "", t("piratebox COMMAND --help says more about one.")]),
        formatter_class=_TopFormatter,
        add_help=False,
        allow_abbrev=False,
    )
    _add_looks(parser.add_argument_group(t("Options")), None)
    return parser


def _command_parser(name: str) -> argparse.ArgumentParser:
    command = COMMANDS[name]
    parser = _Parser(
        prog=f"piratebox {name}",
        description=command.about(),
        formatter_class=_Formatter,
        add_help=False,
        allow_abbrev=False,
    )
    arguments = parser.add_argument_group(t("Arguments"))
    options = parser.add_argument_group(t("Options"))
    command.add(arguments, options)
    _add_looks(options, argparse.SUPPRESS)
    return parser
