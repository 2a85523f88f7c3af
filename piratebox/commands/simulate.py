"""``piratebox simulate GAME``: computer players meet without a screen."""

import json
from argparse import Namespace
from contextlib import ExitStack

from rich.progress import Progress

from piratebox.bots.arena import SimulationReport, simulate
from piratebox.cli_problems import UsageProblem
from piratebox.commands.inputs import find_bots, find_game, find_options, find_seats
from piratebox.commands.tables import console, print_table
from piratebox.language import t


def run(values: Namespace) -> int:
    """Play the games and print the report.

    Raises:
        UsageProblem: an unknown game, seat count, level or option.
    """
    game = find_game(values.game)
    named = len(values.bots.split(","))
    seats = find_seats(game, max(named, game.seats[0]) if values.seats is None else values.seats)
    bots = find_bots(values.bots, seats)
    options = find_options(game, values.option)
    seed = 1 if values.seed is None else values.seed
    with ExitStack() as stack:
        screen = console(error=True)
        update = None
        if screen.is_terminal and not values.json:
            progress = stack.enter_context(Progress(console=screen, transient=True))
            task = progress.add_task(game.key, total=values.games)

            def update(done: int, total: int) -> None:
                progress.update(task, completed=done, total=total)

        try:
            report = simulate(game, seats, bots, values.games, seed, options, update)
        except ValueError as error:
            raise UsageProblem(str(error)) from error
    if values.json:
        print(json.dumps(report.to_json()))
    else:
        _print(report, values.ascii)
    return 0


def _print(report: SimulationReport, ascii_only: bool) -> None:
    facts = report.to_json()
    title = t(
        "{game}, {seats} seats, {games} games, seed {seed}: {seconds:.1f} s, {turns:.1f} turns a game",
        game=facts["game"],
        seats=facts["seats"],
        games=facts["games"],
        seed=facts["seed"],
        seconds=facts["seconds"],
        turns=facts["mean_turns"],
    )
    heads = (
        t("bot"),
        t("seatings"),
        t("wins"),
        t("share"),
        t("95 % interval"),
        t("mean score"),
        t("ms a decision"),
    )
    rows = (
        (
            bot["bot"],
            str(bot["seatings"]),
            f"{bot['wins']:g}",
            f"{bot['win_share']:.1%}",
            f"{bot['low95']:.1%} - {bot['high95']:.1%}",
            f"{bot['mean_score']:.2f}",
            f"{bot['ms_per_decision']:.2f}",
        )
        for bot in facts["bots"]
    )
    print_table(title, heads, rows, ascii_only, right=range(1, 7))
