"""How computer players choose."""

import pytest

from rules.core.chance import Chance
from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.choices import (
    Berth,
    Buy,
    Decline,
    Execute,
    Launch,
    PayCrew,
    Place,
    Send,
    TakeCharacter,
    TakeMoney,
)
from rules.vasco_da_gama.components import AREAS
from rules.vasco_da_gama.outlook import FILLING, worth
from rules.vasco_da_gama.state import Options

from .position import A, B, go, position
from .test_corrections import WILD

JUDGEMENT = VASCO_DA_GAMA.judgement
LATER = {15: (B, "recruiting")}


def chosen(state, effort: int = 24, seed: int = 1):
    """The bosun's choice."""
    (decision,) = VASCO_DA_GAMA.decisions(state)
    seen = VASCO_DA_GAMA.view(state, decision.seat)
    return JUDGEMENT.consider(seen, decision, Chance.seeded(seed), effort)


def deckhands(state):
    """The deckhand's choice."""
    (decision,) = VASCO_DA_GAMA.decisions(state)
    return JUDGEMENT.policy(VASCO_DA_GAMA.view(state, decision.seat), decision, Chance.seeded(1))


def played(seats: int, seed: int, options: Options, considers: tuple[int, ...] = (), effort: int = 6):
    """A match of deckhands, and bosuns in some seats."""
    state, place = VASCO_DA_GAMA.new(seats, options, seed), 0
    while decisions := VASCO_DA_GAMA.decisions(state):
        (decision,) = decisions
        seen, chance = VASCO_DA_GAMA.view(state, decision.seat), Chance.seeded(seed, place)
        if decision.seat in considers:
            choice = JUDGEMENT.consider(seen, decision, chance, effort)
        else:
            choice = JUDGEMENT.policy(seen, decision, chance)
        assert choice in decision.choices
        VASCO_DA_GAMA.apply(state, decision.seat, choice, record=False)
        place += 1
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [Options(), Options(space_reopens=True), Options(corrections=WILD)])
def test_deckhands_finish_what_they_begin(seats, options):
    for seed in range(4):
        assert played(seats, seed, options).round == 5


def test_deckhands_are_not_silly():
    scores = [score for seed in range(12) for score in scores_of(played(4, seed, Options()))]
    assert sum(scores) / len(scores) > 30


def scores_of(state):
    return VASCO_DA_GAMA.standings(state).scores


def test_a_bosun_beats_deckhands():
    own, others = [], []
    for deal, seat in ((5, A), (6, B)):
        scores = list(scores_of(played(3, deal, Options(), considers=(seat,), effort=12)))
        own.append(scores.pop(seat))
        others += scores
    assert sum(own) / len(own) > sum(others) / len(others) + 5


def test_a_bosun_copes_with_other_values():
    assert played(2, 5, Options(corrections=WILD), considers=(A,)).over


def test_the_same_choice_in_positions_that_look_the_same():
    state = position(phase=1, ships=("5",), hands=("TV",))
    other = state.copy()
    other.tiles.reverse()
    other.merchants.reverse()
    other.chance = Chance.seeded(77).state
    assert chosen(state, effort=8) == chosen(other, effort=8)
    assert deckhands(state) == deckhands(other)


def test_thinking_changes_nothing():
    state = position(discs={8: (A, "sailing")} | LATER, ships=("5 5",), captains=(2,))
    before = state.copy()
    chosen(state)
    assert state == before


def test_both_sail_to_the_best_space():
    state = position(round=5, discs={8: (A, "sailing")} | LATER, ships=("6",), captains=(1,))
    for choose in (chosen, deckhands):
        ahead = state.copy()
        assert choose(ahead) == Execute()
        go(ahead, Execute())
        berth = choose(ahead)
        assert berth in (Berth("L3.4"), Berth("L4.2"))


def test_a_ship_completes_a_landing_rather_than_score_one_more():
    state = position(
        round=5,
        discs={8: (A, "sailing")},
        ships=("9",),
        landings={"L5": "A7 -", "L4": "M6 - -"},
    )
    go(state, Execute())
    assert chosen(state) == Berth("L5.2")


def test_a_deckhand_launches_when_it_can():
    state = position(phase=1, hands=("TVG",), projects=("I-01",))
    assert deckhands(state) == Launch("I-01")
    go(state, Launch("I-01"))
    assert isinstance(deckhands(state), PayCrew)


def test_money_in_the_last_round_is_only_worth_a_third():
    state = position(
        round=5, discs={8: (A, "characters")}, stacks=(5, 4), holders={"dias": B}, taken={"manuel": 1}
    )
    go(state, Execute())
    assert chosen(state) == TakeCharacter("dias")
    assert deckhands(state) == TakeCharacter("dias")


def test_a_poor_seat_takes_the_greater_stack():
    state = position(
        round=2,
        discs={8: (A, "characters")} | LATER,
        money=(0,),
        stacks=(9, 5),
        taken={"dias": 1, "francisco": 2, "manuel": 3, "girolamo": 4},
    )
    go(state, Execute())
    assert chosen(state) == deckhands(state) == TakeMoney(1)


def test_a_bosun_does_not_pay_for_nothing_in_the_last_round():
    state = position(round=5, discs={1: (A, "projects")}, marker=8)
    assert chosen(state) == Decline()


def test_a_bosun_launches_before_it_sails():
    state = position(round=5, discs={8: (A, "sailing")}, hands=("TVG",), projects=("II-05",), captains=(1,))
    assert chosen(state) == Launch("II-05")


def test_a_bosun_places_in_an_open_area():
    state = position(phase=1, seats=2)
    choice = chosen(state, effort=8)
    assert isinstance(choice, Place)
    assert choice.area in AREAS


def test_the_weaker_of_two_ships_stays_at_home_if_one_captain_is_left():
    full = {"L3": "M10 M9 B6 C7"}
    state = position(round=5, discs={8: (A, "sailing")}, ships=("I-01 II-05",), captains=(1,), landings=full)
    go(state, Execute())
    assert chosen(state) == deckhands(state) == Send("II-05")


def test_sao_gabriel_is_bought_if_it_is_the_best_ship():
    state = position(discs={8: (A, "projects")} | LATER, gabriel="III-11", display="I-01 I-02")
    go(state, Execute())
    assert deckhands(state) == Buy("III-11")


def test_the_value_of_a_position():
    poor = position(phase=1)
    for better in (
        {"money": (15,)},
        {"vp": (3,)},
        {"ships": ("5",)},
        {"hands": ("TVG",)},
        {"captains": (3,)},
        {"landings": {"L3": "A5 - - -"}},
        {"holders": {"manuel": A}},
        {"hands": ("TVG",), "projects": ("I-06",)},
    ):
        rich = position(phase=1, **better)
        assert JUDGEMENT.value(VASCO_DA_GAMA.view(rich, A), A) > JUDGEMENT.value(
            VASCO_DA_GAMA.view(poor, A), A
        )


def test_the_value_at_the_end_is_the_score():
    state = played(3, 1, Options())
    for seat in range(3):
        assert worth(state, state.box, seat) == scores_of(state)[seat]


def test_a_fuller_landing_is_likelier_to_be_completed():
    assert list(FILLING) == sorted(FILLING, reverse=True)
    near = position(phase=1, landings={"L4": "A6 B6 -"})
    far = position(phase=1, landings={"L4": "A6 - -"})
    assert worth(near, near.box, A) > worth(far, far.box, A)


def test_nothing_needs_to_be_remembered():
    seen = VASCO_DA_GAMA.view(position(phase=1), A)
    assert JUDGEMENT.remember(None, seen, []) is None
