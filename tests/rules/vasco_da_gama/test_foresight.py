"""What is certain to happen, for previews."""

import pytest

from rules.core.game import IllegalChoice
from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.choices import Berth, Decline, Execute, Hold, Place, TakeCharacter
from rules.vasco_da_gama.foresight import cost_range, foresee, phase_three, possible_markers

from .position import A, B, afloat, choices, go, position


def seen(state):
    return VASCO_DA_GAMA.view(state, A)


def test_what_a_berth_does():
    state = position(discs={8: (A, "sailing"), 9: (B, "recruiting")}, ships=("6",))
    go(state, Execute())
    before = state.copy()
    ahead = foresee(seen(state), Berth("L3.4"))
    assert [event.kind for event in ahead.events] == ["execute", "send", "reward"]
    assert ahead.after.score(A) == 6
    assert (ahead.after.captains[A], ahead.after.resolving) == (1, 9)
    assert state == before
    go(state, Berth("L3.4"))
    assert seen(state) == ahead.after


def test_it_stops_where_something_is_turned_up():
    state = position(discs={8: (A, "characters"), 9: (B, "recruiting")})
    go(state, Execute(), TakeCharacter("girolamo"))
    ahead = foresee(seen(state), Hold())
    assert [event.kind for event in ahead.events] == ["execute", "take_character", "hold"]
    assert ahead.after is None
    state = position(discs={9: (B, "recruiting")}, landings={"L5": "A7 B9"})
    ahead = foresee(seen(state), Decline())
    kinds = [event.kind for event in ahead.events]
    assert kinds == ["decline", "complete", "advance", "advance"]
    assert ahead.after is None


def test_hidden_orders_play_no_part():
    state = position(discs={9: (B, "recruiting")})
    other = state.copy()
    other.tiles.reverse()
    other.merchants.reverse()
    for choice in choices(state):
        assert foresee(seen(state), choice) == foresee(seen(other), choice)


def test_an_illegal_choice_is_refused():
    state = position(discs={9: (B, "recruiting")})
    with pytest.raises(IllegalChoice):
        foresee(seen(state), Hold())


def test_phase_three_as_things_stand():
    state = position(phase=1, landings={"L3": "A4 M11 B5 A7", "L4": "M7 - -"})
    before = state.copy()
    ahead = phase_three(seen(state))
    assert [event.kind for event in ahead.events][-5:] == ["complete", *["advance"] * 4]
    assert [earned.completion for earned in ahead.after.earned] == [4, 2, 0]
    assert state == before
    assert afloat(state, "L3") == "A4 M11 B5 A7"


def test_the_costs_a_number_may_have():
    state = position(phase=1, tile="V5", marker=9, round=1)
    assert sorted(possible_markers(seen(state))) == [6, 7, 8, 8, 10, 10, 11, 12]
    assert cost_range(seen(state), 8) == (0, 4)
    assert cost_range(seen(state), 12) == (0, 0)
    while any(isinstance(choice, Place) for choice in choices(state)):
        go(state, choices(state)[-1])
    assert possible_markers(seen(state)) == (state.marker,)
