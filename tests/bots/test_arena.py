import json
from dataclasses import replace

import pytest

from piratebox.bots.arena import seating, simulate, wilson
from rules.spanish_main import SPANISH_MAIN


def test_every_bot_sits_in_every_seat():
    assert [seating(3, 3, number) for number in range(4)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_the_last_bot_takes_the_seats_left_over():
    assert [seating(2, 3, number) for number in range(3)] == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]


def test_each_deal_is_played_once_in_every_rotation():
    seeds = []

    def noting(seats, options, seed, record):
        seeds.append(seed)
        return SPANISH_MAIN.set_up(seats, options, seed, record)

    game = replace(SPANISH_MAIN, set_up=noting)
    simulate(game, 3, ["random"], 7, 50, game.options())
    assert seeds == [50, 50, 50, 51, 51, 51, 52]


def test_the_report_has_the_documented_keys(game):
    steps = []
    report = simulate(
        game, 3, ["deckhand", "random"], 3, 9, game.options(), lambda done, of: steps.append((done, of))
    )
    data = json.loads(json.dumps(report.to_json()))
    assert list(data) == [
        "game",
        "seats",
        "games",
        "seed",
        "seconds",
        "decisions",
        "decisions_per_second",
        "mean_turns",
        "bots",
    ]
    for bot in data["bots"]:
        assert list(bot) == [
            "bot",
            "seatings",
            "wins",
            "win_share",
            "low95",
            "high95",
            "mean_score",
            "ms_per_decision",
        ]
    assert [bot["bot"] for bot in data["bots"]] == ["deckhand", "random"]
    assert [bot["seatings"] for bot in data["bots"]] == [3, 6]
    assert sum(bot["wins"] for bot in data["bots"]) == pytest.approx(3)
    assert steps == [(1, 3), (2, 3), (3, 3)]
    assert data["mean_turns"] > 10
    assert data["decisions"] >= 3 * 10


def test_the_same_seed_gives_the_same_outcome(game):
    def outcome(seed):
        report = simulate(game, 2, ["bosun", "deckhand"], 2, seed, game.options())
        return report.decisions, [(bot.wins, bot.mean_score) for bot in report.bots]

    assert outcome(3) == outcome(3)
    assert outcome(3) != outcome(4)


def test_wilson_interval():
    low, high = wilson(50, 100)
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0, 1)


@pytest.mark.parametrize(
    ("bots", "games", "words"),
    [
        (["admiral"], 1, "admiral"),
        ([], 1, "1 to 2 bots"),
        (["random"] * 3, 1, "1 to 2 bots"),
        (["random"], 0, "at least 1 game"),
    ],
)
def test_bad_arguments_are_refused(game, bots, games, words):
    with pytest.raises(ValueError, match=words):
        simulate(game, 2, bots, games, 1, game.options())
