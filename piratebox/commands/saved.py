"""Saved games as the command line finds and describes them."""

from pathlib import Path

from piratebox.cli_problems import Failure, UsageProblem
from piratebox.language import t
from piratebox.table.saves import SavedGame, SaveError, Shelf


def describe(error: SaveError) -> str:
    """What is wrong with a saved game, in a sentence that names the file."""
    sentences = {
        "missing": t("There is no such saved game"),
        "unreadable": t("The file cannot be read"),
        "damaged": t("The saved game is damaged"),
        "foreign": t("This is not a saved game of piratebox"),
        "newer": t("This was saved by a newer piratebox"),
        "invalid": t("The saved game holds something impossible"),
        "differs": t("The saved game's history does not lead to its position"),
        "unwritable": t("The file cannot be written"),
        "locked": t("Another piratebox is playing this game"),
    }
    detail = f" ({error.detail})" if error.detail else ""
    return f"{error.path}: {sentences[error.code]}{detail}."


def open_saved(shelf: Shelf, game_id: str) -> SavedGame:
    """A game of the shelf.

    Raises:
        UsageProblem: there is none of that id; those there are get listed.
        Failure: it cannot be read.
    """
    try:
        return shelf.load(game_id)
    except SaveError as error:
        if error.code == "missing" and not shelf.has_backup(game_id):
            ids = [entry.id for entry in (*shelf.list(), *shelf.finished())]
            known = t("There are: {names}.", names=", ".join(ids)) if ids else t("The shelf is empty.")
            raise UsageProblem(f"{t('No saved game {word}.', word=repr(game_id))} {known}") from error
        raise Failure(describe(error) + _backup(shelf, game_id)) from error


def _backup(shelf: Shelf, game_id: str) -> str:
    if not shelf.has_backup(game_id):
        return ""
    path: Path = shelf.backup_path(game_id)
    return " " + t("The version before is kept in {path}; the menu offers to go on from it.", path=path)
