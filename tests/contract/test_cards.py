"""Names, numbers and component lists of every game."""

import pytest

from rules import GAMES


@pytest.mark.parametrize("key", GAMES)
def test_identity(key):
    game = GAMES[key]
    assert game.key == key
    assert game.rules >= 1
    assert list(game.seats)
    assert game.options() == game.options()


@pytest.mark.parametrize("key", GAMES)
def test_the_component_list_is_whole(key):
    rows = GAMES[key].cards()
    assert rows
    assert len({(row.group, row.key) for row in rows}) == len(rows)
    for row in rows:
        assert row.count >= 1
        assert set(row.names) == {"en", "zh_Hant"}
        assert set(row.texts) in ({"en", "zh_Hant"}, set())
        assert row.provenance in {"printed", "printed_one_source", "derived", "reconstructed"}


@pytest.mark.parametrize("key", GAMES)
def test_every_option_has_words(key):
    for field in GAMES[key].options.model_fields.values():
        assert field.title
        assert field.description


@pytest.mark.parametrize("key", GAMES)
def test_seat_counts_outside_the_range_are_refused(key):
    game = GAMES[key]
    for seats in (min(game.seats) - 1, max(game.seats) + 1):
        with pytest.raises(ValueError, match="seats"):
            game.new(seats, game.options(), 1)
