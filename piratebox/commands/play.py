"""The commands that open the app: ``menu``, ``play``, ``resume``, ``replay``."""

import secrets
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from piratebox.cli_problems import Failure, UsageProblem
from piratebox.commands.inputs import find_file, find_game, find_options, find_players
from piratebox.commands.match_file import read_match_file
from piratebox.commands.saved import open_saved
from piratebox.language import language, t
from piratebox.start import OpenMenu, OpenPlay, OpenReplay, OpenResume, Start
from piratebox.table.corrections import read_corrections, with_corrections
from piratebox.table.saved_game import SavedGame, resumed
from piratebox.table.saves import SaveError, Shelf
from piratebox.wording.problems import match_problem, save_problem
from rules import GAMES
from rules.core.match import MatchError

SEEDS = 1_000_000_000
"""Seeds picked by chance are below this."""


def run(values: Namespace) -> int:
    """Open the app.

    Raises:
        UsageProblem: no terminal, or nothing that could be opened.
        Failure: the saved game cannot be read.
    """
    opened = _OPENERS[values.command](values)
    _need_terminal(values.command)
    from piratebox.app import run as run_app

    return run_app(
        Start(
            opened,
            language=language(),
            ascii=True if values.ascii else None,
            motion=False if values.no_motion else None,
            theme=values.theme,
        )
    )


def _menu(_values: Namespace) -> OpenMenu:
    return OpenMenu()


def _play(values: Namespace) -> OpenPlay:
    game = find_game(values.game)
    players = find_players(game, values.seats)
    corrections = read_corrections(game.key)
    if corrections.problem:
        raise UsageProblem(t("The corrected values cannot be used. {problem}", problem=corrections.problem))
    options = with_corrections(game, find_options(game, values.option), corrections.text)
    seed = secrets.randbelow(SEEDS) if values.seed is None else values.seed
    return OpenPlay(game.key, players, options, seed)


def _resume(values: Namespace) -> OpenResume:
    shelf = Shelf()
    game_id = _newest(shelf) if values.id is None else values.id
    saved = open_saved(shelf, game_id)
    if saved.finished:
        raise Failure(t("{id} is finished; see piratebox replay {id}.", id=game_id))
    try:
        shelf.resume(saved)
        with shelf.hold(game_id):
            return OpenResume(game_id)
    except SaveError as error:
        raise Failure(save_problem(error)) from error


def _newest(shelf: Shelf) -> str:
    entries = shelf.list()
    for entry in entries:
        if entry.problem is not None:
            print(f"piratebox: {save_problem(entry.problem)}", file=sys.stderr)
    newest = next((entry.id for entry in entries if entry.saved is not None), None)
    if newest is None:
        raise Failure(t("There is no saved game to resume in {path}.", path=shelf.folder))
    return newest


def _replay(values: Namespace) -> OpenReplay:
    word = values.file
    if word is None:
        raise UsageProblem(
            t("Replay which game? Name the id of a finished game (see piratebox saves) or a file.")
        )
    from_file = Path(word).suffix or "/" in word
    saved = _of_file(find_file(word)) if from_file else open_saved(Shelf(), word)
    if not saved.finished:
        raise Failure(t("{word} is not finished: watching it would show what is still hidden.", word=word))
    game = GAMES[saved.match.game]
    try:
        limited = resumed(game, saved).limited
    except MatchError as error:
        raise Failure(f"{word}: {match_problem(error)}") from error
    if limited:
        raise Failure(t("{word} was played by older rules and cannot be watched.", word=word))
    return OpenReplay(saved)


def _of_file(path: Path) -> SavedGame:
    try:
        file = read_match_file(path)
        return file.saved or SavedGame.of_match(GAMES[file.match.game], file.match)
    except SaveError as error:
        raise Failure(save_problem(error)) from error
    except MatchError as error:
        raise Failure(f"{path}: {match_problem(error)}") from error


def _need_terminal(command: str) -> None:
    for stream, name in ((sys.stdin, t("input")), (sys.stdout, t("output"))):
        if not stream.isatty():
            raise UsageProblem(
                t("{command} needs a terminal, and its {stream} is none.", command=command, stream=name)
            )


_OPENERS: dict[str, Callable[[Namespace], OpenMenu | OpenPlay | OpenResume | OpenReplay]] = {
    "menu": _menu,
    "play": _play,
    "resume": _resume,
    "replay": _replay,
}
