"""Who may know what, row by row of the dossier's table (section 6)."""

from dataclasses import replace

import pytest

from rules.core.chance import Chance
from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.choices import Decline
from rules.vasco_da_gama.components import BASE
from rules.vasco_da_gama.state import Options

from .position import A, B, asked, choices, go, position, told

EVERYBODY = (None, 0, 1, 2)


def random_states(seats: int = 3, seed: int = 2):
    """Some positions of a random match."""
    state, chance = VASCO_DA_GAMA.new(seats, Options(), seed), Chance.seeded(seed)
    while not state.over:
        (decision,) = VASCO_DA_GAMA.decisions(state)
        if chance.below(8) == 0:
            yield state.copy()
        VASCO_DA_GAMA.apply(state, decision.seat, decision.choices[chance.below(len(decision.choices))])


def test_everybody_sees_the_same():
    for state in random_states():
        views = [replace(VASCO_DA_GAMA.view(state, seat), seat=None) for seat in EVERYBODY]
        assert all(view == views[0] for view in views)


def test_no_decision_is_private():
    for state in random_states():
        assert not any(decision.private for decision in VASCO_DA_GAMA.decisions(state))


def test_no_event_is_private():
    state, chance = VASCO_DA_GAMA.new(3, Options(), 1), Chance.seeded(1)
    while not state.over:
        (decision,) = VASCO_DA_GAMA.decisions(state)
        events = VASCO_DA_GAMA.apply(
            state, decision.seat, decision.choices[chance.below(len(decision.choices))]
        )
        assert all(event.audience is None for event in events)


@pytest.mark.parametrize("pile", ["tiles", "deck", "merchants"])
def test_the_order_of_a_pile_is_hidden_and_its_contents_known(pile):
    state = VASCO_DA_GAMA.new(3, Options(), 1)
    other = state.copy()
    for kind in ("I", "II", "III") if pile == "deck" else ("",):
        places = [
            place
            for place, tile in enumerate(getattr(other, pile))
            if not kind or BASE.projects[tile].type == kind
        ]
        values = [getattr(other, pile)[place] for place in places]
        for place, value in zip(places, reversed(values), strict=True):
            getattr(other, pile)[place] = value
    assert getattr(other, pile) != getattr(state, pile)
    for seat in EVERYBODY:
        seen = VASCO_DA_GAMA.view(state, seat)
        assert seen == VASCO_DA_GAMA.view(other, seat)
        assert sorted(getattr(seen, pile)) == sorted(getattr(state, pile))


def test_what_comes_out_of_the_bag_is_hidden():
    state = position(discs={8: (A, "sailing")}, ships=("3",))
    drawn = set()
    for seed in range(12):
        other = state.copy()
        other.chance = Chance.seeded(seed).state
        assert VASCO_DA_GAMA.view(other, A) == VASCO_DA_GAMA.view(state, A)
        drawn.add(repr(told(go(other, Decline()), "refill")))
    assert len(drawn) > 6


def test_the_bag_is_deducible():
    for state in random_states():
        seen = VASCO_DA_GAMA.view(state, None)
        for colour in range(4):
            visible = sum(crew[colour] for crew in (*seen.sections, *seen.crew))
            assert seen.bag[colour] == 8 - visible


def test_imagined_piles_keep_their_contents_and_types():
    for state in random_states():
        seen = VASCO_DA_GAMA.view(state, A)
        imagined = VASCO_DA_GAMA.imagine(seen, Chance.seeded(5))
        assert sorted(imagined.deck) == sorted(state.deck)
        assert [BASE.projects[tile].type for tile in imagined.deck] == [
            BASE.projects[tile].type for tile in state.deck
        ]
        assert sorted(imagined.tiles) == sorted(state.tiles)
        assert sorted(imagined.merchants) == sorted(state.merchants)
        VASCO_DA_GAMA.check_conservation(imagined)


def test_imagined_orders_differ_and_depend_on_the_view_alone():
    state = VASCO_DA_GAMA.new(3, Options(), 1)
    seen = VASCO_DA_GAMA.view(state, A)
    decks = {tuple(VASCO_DA_GAMA.imagine(seen, Chance.seeded(seed)).deck) for seed in range(8)}
    assert len(decks) == 8
    first = VASCO_DA_GAMA.imagine(seen, Chance.seeded(3))
    again = VASCO_DA_GAMA.imagine(VASCO_DA_GAMA.view(first, A), Chance.seeded(3))
    assert first == again


def test_what_turns_something_up_is_final():
    finals = {"next_merchant", "reveal", "refill", "projects"}
    state, chance = VASCO_DA_GAMA.new(3, Options(), 1), Chance.seeded(1)
    starts = []
    while not state.over:
        (decision,) = VASCO_DA_GAMA.decisions(state)
        events = VASCO_DA_GAMA.apply(
            state, decision.seat, decision.choices[chance.below(len(decision.choices))]
        )
        for event in events:
            if event.kind == "start_round":
                starts.append(event.final)
            else:
                assert event.final == (event.kind in finals)
    assert starts == [True, False, False, False, False], "later tiles were turned up in phase two"


def test_the_tile_turned_up_is_public_with_number_and_money():
    state = position(discs={8: (A, "sailing"), 9: (B, "recruiting")}, top=("V4", "V5"), tile="V1")
    for seat in EVERYBODY:
        assert VASCO_DA_GAMA.view(state, seat).turned == "V4"


def test_what_a_view_tells():
    state = position(
        phase=1,
        holders={"manuel": B},
        hands=("TVW",),
        vp=(4,),
        landings={"L3": "A5 - - -"},
    )
    seen = VASCO_DA_GAMA.view(state, A)
    assert (seen.acting, seen.phase, seen.score(A), seen.holder("manuel")) == (A, 1, 4, B)
    assert [seen.discs_left(seat) for seat in range(3)] == [4, 5, 4]
    assert seen.extra_numbers() == (21, 22)
    assert [seen.cost(number) for number in (1, 8, 9)] == [7, 0, 0]
    assert seen.box is BASE
    go(state, choices(state)[0])
    seen = VASCO_DA_GAMA.view(state, A)
    assert seen.area("projects") == ((1, (A, "projects")),)
    assert [seen.discs_left(seat) for seat in range(3)] == [3, 5, 4]


def test_the_phase_of_a_view():
    state = VASCO_DA_GAMA.new(3, Options(), 1)
    assert VASCO_DA_GAMA.view(state, None).phase == 0
    assert VASCO_DA_GAMA.view(position(discs={8: (A, "characters")}), None).phase == 2
    state = position(phase=3, held="M8")
    assert (asked(state)[1], VASCO_DA_GAMA.view(state, None).phase) == ("merchant", 3)
    state = position(round=5, discs={8: (A, "characters")})
    go(state, Decline())
    assert VASCO_DA_GAMA.view(state, None).phase == 4
    assert VASCO_DA_GAMA.view(state, None).acting is None
