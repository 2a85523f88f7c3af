"""Words of the command line turned into games, players and options, with an answer for each wrong one."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

from pydantic import TypeAdapter, ValidationError

from piratebox.bots.levels import LEVELS, SELECTABLE
from piratebox.cli_problems import UsageProblem, unknown
from piratebox.language import t
from piratebox.table.players import COLOURS, LETTERS, NameProblem, Player, bot_name, check_table, clean_name
from piratebox.wording import WORDINGS
from rules import GAMES
from rules.core.game import Game, Options

_BOT = "bot"


def find_game(word: str | None) -> Game[Any, Any]:
    """A game by its key; case and hyphens do not matter.

    Raises:
        UsageProblem: none was named, or there is no such game.
    """
    if word is None:
        raise UsageProblem(t("Which game? There are: {names}.", names=", ".join(GAMES)))
    key = word.casefold().replace("-", "_")
    if key not in GAMES:
        raise unknown(t("Unknown game {word}.", word=repr(word)), word, GAMES)
    return GAMES[key]


def title(game: Game[Any, Any]) -> str:
    """A game's name in the current language."""
    name: str = WORDINGS[game.key].title()
    return name


def find_seats(game: Game[Any, Any], seats: int) -> int:
    """A seat count the game can be played by.

    Raises:
        UsageProblem: it cannot.
    """
    if seats not in game.seats:
        raise UsageProblem(
            t(
                "{game} is played by {fewest} to {most}, not by {seats}.",
                game=title(game),
                fewest=game.seats[0],
                most=game.seats[-1],
                seats=seats,
            )
        )
    return seats


def find_options(game: Game[Any, Any], pairs: Sequence[str]) -> Options:
    """Options from words such as ``hand=on``; what is not named keeps its default.

    Raises:
        UsageProblem: not NAME=VALUE, no such option, an option named twice, or no such value.
    """
    fields = game.options.model_fields
    values: dict[str, Any] = {}
    for pair in pairs:
        name, equals, word = pair.partition("=")
        name = name.strip().casefold().replace("-", "_")
        if name not in fields:
            raise unknown(t("{game} has no option {word}.", game=title(game), word=repr(name)), name, fields)
        if not equals:
            raise UsageProblem(t("Option {name} needs a value: {name}=VALUE.", name=name))
        if name in values:
            raise UsageProblem(t("Option {name} is given twice.", name=name))
        kind: Any = fields[name].annotation
        try:
            values[name] = TypeAdapter(kind).validate_python(_value(kind, word.strip()))
        except ValidationError as error:
            raise UsageProblem(_wrong_value(name, kind, word, error)) from error
    try:
        return game.options(**values)
    except ValidationError as error:
        reason = error.errors()[0]["msg"]
        raise UsageProblem(t("These options do not go together: {reason}.", reason=reason)) from error


def find_level(word: str, among: Sequence[str] = SELECTABLE) -> str:
    """A computer player's level.

    Raises:
        UsageProblem: there is no such level.
    """
    level = word.strip().casefold()
    if level not in among:
        raise unknown(t("Unknown level {word}.", word=repr(word)), level, among)
    return level


def find_bots(word: str, seats: int) -> list[str]:
    """Levels from a list such as ``bosun,deckhand``, at most one a seat; all levels may be measured.

    Raises:
        UsageProblem: an unknown level, or more than seats.
    """
    bots = [find_level(part, tuple(LEVELS)) for part in word.split(",")]
    if len(bots) > seats:
        raise UsageProblem(t("{bots} bots are too many for {seats} seats.", bots=len(bots), seats=seats))
    return bots


def find_players(game: Game[Any, Any], word: str | None) -> tuple[Player, ...]:
    """Players from a list such as ``Ana,Ben,bot:bosun``; a bare ``bot`` is one of the weakest level.

    Raises:
        UsageProblem: the wrong number, a bad name, two alike, or an unknown level.
    """
    if word is None:
        raise UsageProblem(t('Who plays? Name them in seat order: --seats "Ana,Ben,bot:bosun".'))
    parts = word.split(",")
    find_seats(game, len(parts))
    levels = [_bot_level(part) for part in parts]
    names = [_human(seat, part) if level is None else "" for seat, (part, level) in _numbered(parts, levels)]
    for seat, level in enumerate(levels):
        if level is not None:
            names[seat] = bot_name(names)
    players = tuple(
        Player(name=name, kind="human" if level is None else "bot", level=level, colour=COLOURS[seat])
        for seat, (name, level) in _numbered(names, levels)
    )
    try:
        check_table(players)
    except NameProblem as problem:
        first, second = (LETTERS[seat] for seat in problem.seats)
        raise UsageProblem(
            t(
                "Seats {first} and {second} are both called {name}.",
                first=first,
                second=second,
                name=problem.name,
            )
        ) from problem
    return players


def find_file(word: str | None) -> Path:
    """A file that is there.

    Raises:
        UsageProblem: none was named, or there is none.
    """
    if word is None:
        raise UsageProblem(t("Which file?"))
    path = Path(word)
    try:
        found = path.is_file()
    except (OSError, ValueError):
        found = False
    if not found:
        raise UsageProblem(t("{path}: there is no such file.", path=word))
    return path


def _numbered(first: Sequence[str], second: Sequence[str | None]) -> enumerate[tuple[str, str | None]]:
    return enumerate(zip(first, second, strict=True))


def _bot_level(part: str) -> str | None:
    """The level that a seat's word gives, None if it is a human's name."""
    word, colon, level = part.strip().partition(":")
    if word.casefold() != _BOT:
        return None
    return find_level(level) if colon else SELECTABLE[0]


def _human(seat: int, part: str) -> str:
    try:
        return clean_name(part)
    except NameProblem as problem:
        letter = LETTERS[seat]
        if problem.code == "empty":
            raise UsageProblem(t("Seat {seat} has no name.", seat=letter)) from problem
        raise UsageProblem(
            t(
                "Seat {seat}: the name {name} is too long; 16 cells at most.",
                seat=letter,
                name=repr(problem.name[:24]),
            )
        ) from problem


def _value(kind: Any, word: str) -> Any:
    """A word as one of a list of allowed values that are not all texts."""
    return next((value for value in get_args(kind) if str(value) == word), word)


def _wrong_value(name: str, kind: Any, word: str, error: ValidationError) -> str:
    if kind is bool:
        reason = t("on or off")
    elif get_args(kind):
        reason = ", ".join(str(value) for value in get_args(kind))
    else:
        reason = error.errors()[0]["msg"]
    return t("Option {name} cannot be {word}: {reason}.", name=name, word=repr(word), reason=reason)
