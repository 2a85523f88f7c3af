"""What may be chosen, and why something may not (dossier 4.11)."""

import pytest

from rules.core.chance import Chance
from rules.core.game import Decision, IllegalChoice
from rules.core.match import digest
from rules.libertalia import LIBERTALIA
from rules.libertalia.choices import (
    ChooseColour,
    Keep,
    KeepMaps,
    Play,
    Recruit,
    Revive,
    Sell,
    SellMap,
    Shoot,
    Strike,
    Take,
)
from rules.libertalia.components import COLOURS, KINDS
from rules.libertalia.state import Options

from .position import YELLOW_RED_BLUE, acting, choices, go, position, sunrise, told


def refused(state, choice, seat: int | None = None) -> str:
    """The reason a choice is refused; the position must stay as it is."""
    seat = acting(state) if seat is None else seat
    before = digest(state)
    reason = LIBERTALIA.why_not(state, seat, choice)
    with pytest.raises(IllegalChoice) as caught:
        LIBERTALIA.apply(state, seat, choice)
    assert caught.value.reason == reason
    assert digest(state) == before
    return reason


def test_sunrise():
    state = position("yellow", "red", hands={"yellow": (5, 6), "red": (7, 8)})
    first, second = LIBERTALIA.decisions(state)
    assert (first.seat, first.kind, first.choices, first.private) == (0, "play", (Play(5), Play(6)), True)
    assert second.choices == (Play(7), Play(8))
    assert refused(state, Play(7), 0) == "not_in_hand"
    assert refused(state, Take("chest"), 0) == "not_asked"
    assert refused(state, Play(5), 2) == "no_such_seat"
    LIBERTALIA.apply(state, 0, Play(5))
    (left,) = LIBERTALIA.decisions(state)
    assert left.seat == 1
    assert refused(state, Play(6), 0) == "already_chosen"


def test_a_single_character_is_asked_for_at_sunrise_like_several():
    state = position("yellow", "red", hands={"yellow": (5,), "red": (7, 8)})
    alone, others = LIBERTALIA.decisions(state)
    assert alone == Decision(0, "play", (Play(5),), True)
    assert others == Decision(1, "play", (Play(7), Play(8)), True)
    assert {type(alone), type(others)} == {Decision}


def test_a_space_with_one_kind_left_is_emptied_without_asking():
    state = position(*YELLOW_RED_BLUE, dens={"blue": (7,)}, today=("saber", "saber"))
    events = sunrise(state, yellow=29, red=28, blue=5)
    assert told(events, "booty") == [{"rank": 29, "token": "saber"}, {"rank": 28, "token": "saber"}]
    assert [(strike["victim"], strike["rank"]) for strike in told(events, "saber")] == [(2, 7), (0, 29)]
    assert state.dens == [[], [28], [5]]
    assert [decision.kind for decision in LIBERTALIA.decisions(state)] == ["play"] * 3


def test_parrot():
    state = position("yellow", "red", hands={"yellow": (1, 6, 7), "red": (7, 8)})
    sunrise(state, yellow=1, red=8)
    assert choices(state) == (Play(6), Play(7))
    assert refused(state, Play(1)) == "not_in_hand"
    assert refused(state, Play(7), 1) == "not_your_turn"


def test_booty_has_one_choice_for_each_kind():
    state = position(*YELLOW_RED_BLUE, today=("relic", "chest", "relic"))
    sunrise(state, yellow=29, red=28, blue=16)
    assert choices(state) == (Take("chest"), Take("relic"))
    assert refused(state, Take("jewel")) == "no_such_token_today"
    assert refused(state, Take("gold")) == "no_such_token_today"
    assert refused(state, Play(5)) == "not_asked"


def test_recruiter_and_surgeon():
    state = position("yellow", "red", dens={"yellow": (7, 8)}, graveyards={"yellow": (9, 10)})
    again = state.copy()
    sunrise(state, yellow=4, red=16)
    assert choices(state) == (Recruit(7), Recruit(8))
    assert refused(state, Recruit(9)) == "not_in_your_den"
    sunrise(again, yellow=22, red=16)
    assert choices(again) == (Revive(9), Revive(10))
    assert refused(again, Revive(7)) == "not_in_your_graveyard"
    assert refused(again, Recruit(7)) == "not_asked"


def test_preacher_and_merchant():
    state = position("yellow", "red", tokens={"yellow": {"chest": 2, "goods": 3}})
    again = state.copy()
    sunrise(state, yellow=6, red=16)
    assert choices(state) == (Keep("chest"), Keep("goods"))
    assert refused(state, Keep("map")) == "too_few_tokens"
    sunrise(again, yellow=21, red=16)
    assert choices(again) == (Sell("chest", 2), Sell("goods", 2), Sell("goods", 3))
    assert refused(again, Sell("chest", 3)) == "too_few_tokens"
    assert refused(again, Sell("goods", 1)) == "sell_two_or_three"


def test_gunner_and_saber():
    state = position("yellow", "red", "blue", "green", dens={"red": (7,), "blue": (8, 12)}, today=("saber",))
    again = state.copy()
    sunrise(state, yellow=15, red=5, blue=5, green=5)
    assert choices(state) == (Shoot(1, 7), Shoot(2, 8), Shoot(2, 12))
    assert refused(state, Shoot(0, 7)) == "not_in_that_den"
    sunrise(again, yellow=5, red=29, blue=5, green=5)
    assert choices(again) == (Strike(2, 8), Strike(2, 12))
    assert refused(again, Strike(3, 7)) == "not_a_neighbour"
    assert refused(again, Strike(2, 7)) == "not_in_that_den"


def test_waitress():
    state = position("yellow", "red", dens={"yellow": (8,)}, tokens={"yellow": {"map": 1}})
    sunrise(state, yellow=16, red=5)
    assert choices(state) == (SellMap(), KeepMaps())
    assert refused(state, Take("map")) == "not_asked"


def test_no_waitress_without_a_map():
    state = position("yellow", "red", dens={"yellow": (8,)}, tokens={"yellow": {"chest": 1}})
    sunrise(state, yellow=16, red=5)
    assert state.day == 2


def test_colours():
    state = LIBERTALIA.new(2, Options(colours="chosen"), 1)
    go(state, ChooseColour("red"))
    assert refused(state, ChooseColour("red")) == "colour_taken"
    assert refused(state, ChooseColour("mauve")) == "no_such_colour"


def test_after_the_end():
    state = position("yellow", "red")
    state.agenda.clear()
    assert refused(state, Play(5), 0) == "game_over"


def test_a_single_possibility_is_told_like_a_choice():
    asked = position("yellow", "red", dens={"yellow": (7, 8)})
    single = position("yellow", "red", dens={"yellow": (7,)})
    sunrise(asked, yellow=4, red=16)
    events = sunrise(single, yellow=4, red=16)
    assert told(go(asked, Recruit(7)), "recruiter") == told(events, "recruiter")


@pytest.mark.parametrize("memory", [False, True])
def test_what_needs_the_curtain(memory):
    settings = {
        "parrot": (1, False, {}),
        "recruit": (4, True, {}),
        "keep": (6, False, {"chest": 1, "map": 2}),
        "gunner": (15, True, {}),
        "sell": (21, False, {"map": 2, "goods": 2}),
        "revive": (22, False, {}),
    }
    private = {}
    for kind, (rank, crew, tokens) in settings.items():
        state = position(
            "yellow",
            "red",
            dens={"yellow": (7, 12)} if crew else {},
            graveyards={"yellow": (9, 10)},
            tokens={"yellow": tokens},
            memory=memory,
        )
        sunrise(state, yellow=rank, red=16)
        (decision,) = LIBERTALIA.decisions(state)
        assert decision.kind == kind
        private[kind] = decision.private
    assert private == {
        "parrot": True,
        "recruit": False,
        "keep": memory,
        "gunner": False,
        "sell": memory,
        "revive": True,
    }


def conceivable():
    """Every choice that could be written down, and some that make no sense."""
    ranks, seats, tokens = range(32), (None, *range(-1, 7)), (*KINDS, "gold", None)
    yield from (kind(rank) for kind in (Play, Recruit, Revive) for rank in (None, *ranks))
    yield from (kind(seat, rank) for kind in (Shoot, Strike) for seat in seats for rank in ranks)
    yield from (kind(token) for kind in (Keep, Take) for token in tokens)
    yield from (Sell(token, count) for token in tokens for count in (None, *range(-1, 5)))
    yield from map(ChooseColour, (*COLOURS, "mauve"))
    yield from (SellMap(), KeepMaps(), None, "play")


@pytest.mark.parametrize("seats", LIBERTALIA.seats)
def test_what_is_listed_and_nothing_else_is_legal(seats):
    everything, chance = tuple(conceivable()), Chance.seeded(seats)
    state = LIBERTALIA.new(seats, Options(colours="chosen", memory=seats % 2 == 0), seats)
    while open_now := LIBERTALIA.decisions(state):
        for seat, _, listed, _ in open_now:
            legal = [choice for choice in everything if LIBERTALIA.why_not(state, seat, choice) is None]
            assert len(legal) == len(listed)
            assert set(legal) == set(listed)
        decision = open_now[chance.below(len(open_now))]
        choice = decision.choices[chance.below(len(decision.choices))]
        LIBERTALIA.apply(state, decision.seat, choice)
