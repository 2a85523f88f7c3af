"""Saved games as the command line finds them."""

from pathlib import Path

from piratebox.cli_problems import Failure, UsageProblem
from piratebox.language import t
from piratebox.table.saves import SavedGame, SaveError, Shelf
from piratebox.wording.problems import save_problem


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
            raise UsageProblem(t("No saved game {word}.", word=repr(game_id)) + " " + known) from error
        raise Failure(save_problem(error) + _backup(shelf, game_id)) from error


def _backup(shelf: Shelf, game_id: str) -> str:
    if not shelf.has_backup(game_id):
        return ""
    path: Path = shelf.backup_path(game_id)
    return " " + t("The version before is kept in {path}; the menu offers to go on from it.", path=path)
