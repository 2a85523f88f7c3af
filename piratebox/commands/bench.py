"""``piratebox bench [GAME]``: how fast the rules are here."""

import json
from argparse import Namespace
from typing import Any

from piratebox.bots.bench import bench
from piratebox.commands.inputs import find_game
from piratebox.commands.tables import console, print_table
from piratebox.language import t
from rules import GAMES


def run(values: Namespace) -> int:
    """Measure one game, or all, and print the figures.

    Raises:
        UsageProblem: there is no such game.
    """
    games = list(GAMES.values()) if values.game is None else [find_game(values.game)]
    screen = console(error=True)
    results: list[dict[str, Any]] = []
    for game in games:
        if screen.is_terminal and not values.json:
            with screen.status(t("measuring {game} ...", game=game.key)):
                results.append(bench(game))
        else:
            results.append(bench(game))
    if values.json:
        print(json.dumps(results if values.game is None else results[0]))
    else:
        for result in results:
            _print(result, values.ascii)
    return 0


def _print(result: dict[str, Any], ascii_only: bool) -> None:
    figures = {
        "random_decisions_per_second": t("random decisions per second"),
        "games_per_second": t("whole games per second"),
        "copy_us": t("microseconds to copy a position"),
        "view_us": t("microseconds to make a view"),
        "apply_p99_us": t("microseconds, slowest hundredth of choices"),
        "policy_us": t("microseconds for a deckhand to choose"),
        "save_ms": t("milliseconds to write and read a save"),
        "replay_ms": t("milliseconds to replay a game"),
    }
    title = t("{game}, {seats} seats", game=result["game"], seats=result["seats"])
    rows = [(name, f"{result[key]:,}") for key, name in figures.items()]
    print_table(title, (t("figure"), t("value")), rows, ascii_only, right=(1,))
