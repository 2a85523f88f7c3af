"""Each level beats the one below; the samples are seeded, so the outcome is always the same."""

import pytest

from piratebox.bots.arena import simulate


@pytest.mark.parametrize(
    ("seats", "bots", "games", "share"),
    [
        (2, ["deckhand", "random"], 40, 0.85),
        (2, ["bosun", "deckhand"], 30, 0.6),
        (3, ["bosun", "deckhand"], 24, 0.45),
        (4, ["bosun", "deckhand"], 24, 0.35),
    ],
)
def test_a_level_beats_the_one_below(game, seats, bots, games, share):
    report = simulate(game, seats, bots, games, 100, game.options())
    assert report.bots[0].win_share >= share
