import json

from piratebox.bots import bench as module
from piratebox.bots.bench import bench, nearest_seats


def test_the_figures_have_the_documented_names(game, monkeypatch):
    monkeypatch.setattr(module, "_RANDOM_SECONDS", 0.05)
    monkeypatch.setattr(module, "_SAMPLES", 4)
    figures = bench(game)
    assert list(figures) == [
        "game",
        "seats",
        "random_decisions_per_second",
        "games_per_second",
        "copy_us",
        "view_us",
        "apply_p99_us",
        "policy_us",
        "save_ms",
        "replay_ms",
    ]
    assert (figures["game"], figures["seats"]) == ("spanish_main", 3)
    assert all(value > 0 for key, value in figures.items() if key != "game")
    assert json.loads(json.dumps(figures)) == figures


def test_a_game_that_cannot_be_played_by_three_is_measured_at_the_nearest_count(game):
    class Crowd:
        seats = range(4, 7)

    assert nearest_seats(Crowd()) == 4
    assert nearest_seats(game) == 3
