"""Standings."""

from rules.core.standings import Standings


def test_a_shared_first_place_is_a_shared_victory():
    shared = Standings((5, 7, 7), ((), (), ()), (3, 1, 1))
    assert shared.winners == (1, 2)
    assert Standings((5, 7), ((), ()), (2, 1)).winners == (1,)
