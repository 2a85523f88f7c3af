"""``piratebox saves``: the shelf."""

from argparse import Namespace
from collections.abc import Iterable
from datetime import datetime

from piratebox.commands.tables import console, print_table
from piratebox.language import t
from piratebox.table.saves import Entry, SavedGame, Shelf
from piratebox.wording.problems import save_problem
from rules import GAMES
from rules.core.match import MatchError, decode_position


def run(values: Namespace) -> int:
    """List unfinished and finished games, and the files that have a problem."""
    shelf = Shelf()
    unfinished, finished = shelf.list(), shelf.finished()
    if not unfinished and not finished:
        print(t("No saved games in {path}.", path=shelf.folder))
    for title, entries in ((t("To resume"), unfinished), (t("Finished"), finished)):
        games = [entry.saved for entry in entries if entry.saved is not None]
        if games:
            heads = (t("id"), t("game"), t("turn"), t("players"), t("last played"))
            print_table(title, heads, _rows(games), values.ascii, right=(2,), wraps=3)
    for entry in unfinished:
        if entry.problem is not None:
            console().print(_told(entry), soft_wrap=True)
    return 0


def _rows(games: Iterable[SavedGame]) -> Iterable[tuple[str, ...]]:
    for saved in games:
        when = datetime.fromisoformat(saved.updated).astimezone()
        players = ", ".join(
            f"{player.name} ({player.level})" if player.level else player.name for player in saved.players
        )
        yield saved.id, saved.match.game, _turn(saved), players, f"{when:%Y-%m-%d %H:%M}"


def _turn(saved: SavedGame) -> str:
    game = GAMES[saved.match.game]
    try:
        return str(game.turn(decode_position(game, saved.snapshot)))
    except MatchError:
        return "?"


def _told(entry: Entry) -> str:
    assert entry.problem is not None
    backup = " " + t("The version before is there; the menu offers it.") if entry.has_backup else ""
    return save_problem(entry.problem) + backup
