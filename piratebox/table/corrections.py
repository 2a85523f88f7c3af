"""Corrected values of a game's components, in a file that somebody who owns the game has written."""

from pathlib import Path
from typing import Any, NamedTuple

from pydantic import ValidationError

from rules import GAMES
from rules.core.game import Game, Options

from .places import config_folder

CORRECTIONS = "corrections"
"""The option of a game whose values can be corrected: the text of such a file."""
MOST = 200_000
"""Bytes of the longest file that is read."""


class Corrections(NamedTuple):
    """What a game's corrections file says; both empty if there is no such file."""

    text: str = ""
    problem: str = ""
    """Why the file cannot be used: the file, and if they are known row, field and reason."""


def corrections_file(game_key: str) -> Path:
    """The file of a game's corrected values; it need not exist."""
    return config_folder() / CORRECTIONS / f"{game_key}.toml"


def read_corrections(game_key: str) -> Corrections:
    """Read a game's corrections file, if the game can be corrected and there is one."""
    game = GAMES[game_key]
    if CORRECTIONS not in game.options.model_fields:
        return Corrections()
    path = corrections_file(game_key)
    try:
        if path.stat().st_size > MOST:
            return Corrections(problem=f"{path}: more than {MOST} bytes")
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Corrections()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return Corrections(problem=f"{path}: {reason}")
    try:
        game.options.model_validate({CORRECTIONS: text})
    except ValidationError as error:
        reason = str(error.errors()[0].get("ctx", {}).get("error", error.errors()[0]["msg"]))
        return Corrections(problem=f"{path}: {reason.removeprefix(f'{CORRECTIONS}: ')}")
    return Corrections(text)


def with_corrections(game: Game[Any, Any], options: Options, text: str) -> Options:
    """Options with corrected values, unless they bring their own."""
    if not text or getattr(options, CORRECTIONS, None) != "":
        return options
    return game.options.model_validate({**options.model_dump(), CORRECTIONS: text})
