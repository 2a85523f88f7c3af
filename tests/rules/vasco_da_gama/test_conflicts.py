"""Which reading is followed where the seed and other sources differ (dossier 8), by row."""

from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.choices import (
    Berth,
    ChooseSection,
    Decline,
    Done,
    Execute,
    Hire,
    Hold,
    Launch,
    LeaveCaptain,
    TakeCharacter,
)
from rules.vasco_da_gama.components import BASE
from rules.vasco_da_gama.state import Options

from .position import A, B, C, W, asked, choices, crew, go, position, scores, told, why_not

LATER = {15: (B, "recruiting")}


def test_conflict_01_a_launched_ship_may_lack_a_captain():
    state = position(phase=1, hands=("TV",), projects=("I-01",), captains=(0,), money=(0,))
    go(state, Launch("I-01"))
    assert state.ships[A] == ["I-01"]
    assert VASCO_DA_GAMA.standings(state).scores[A] == 0


def test_conflict_02_character_income_at_the_end_of_every_round_also_the_fifth():
    state = position(round=5, discs={8: (A, "characters")}, holders={"dias": B, "francisco": C})
    go(state, Decline())
    assert state.over
    assert scores(state) == [0, 2, 0]
    assert state.crew[C][W] == 1


def test_conflict_03_at_most_one_missionary_a_ship():
    state = position(phase=1, hands=("WWWT",), projects=("I-03 I-01",))
    assert why_not(state, Launch("I-03")) == "too_few_colours"
    go(state, Launch("I-01"))
    assert state.crew[A] == crew("WW")


def test_conflict_04_francisco_gives_one_when_taken_and_one_a_round():
    state = position(discs={8: (A, "characters"), 9: (B, "recruiting")})
    go(state, Execute(), TakeCharacter("francisco"))
    assert state.crew[A][W] == 1
    go(state, Decline())
    assert (state.round, state.crew[A][W]) == (4, 2)


def test_conflict_05_any_quantity_of_a_colour_for_one_price():
    state = position(discs={8: (A, "recruiting")} | LATER, sections=("TTTVV", "", ""))
    go(state, Execute(), ChooseSection(1), Hire("turquoise", 3), Hire("violet", 2), Done(), LeaveCaptain())
    assert (state.money[A], sum(state.crew[A])) == (7, 5)


def test_conflict_06_what_each_character_does():
    kinds = {}
    for character in ("dias", "francisco", "girolamo", "manuel"):
        state = position(discs={8: (A, "characters")} | LATER)
        events = go(state, Execute(), TakeCharacter(character))
        if asked(state) == (A, "girolamo"):
            events += go(state, Hold())
        elif asked(state) == (A, "manuel"):
            events += go(state, choices(state)[0])
        kinds[character] = {event.kind for event in events} - {"execute", "take_character"}
    assert kinds == {
        "dias": {"dias"},
        "francisco": {"francisco"},
        "girolamo": {"hold", "next_merchant"},
        "manuel": {"place"},
    }


def test_conflict_07_order_of_the_landings():
    names = [landing.name.en for landing in BASE.landings]
    assert names == ["Natal", "Terra de Boa Gente", "Mozambique", "Mombasa", "Malindi", "Calicut"]


def test_conflict_08_the_tile_of_phase_two_is_next_rounds_tile():
    state = position(discs={8: (A, "characters")}, tile="V5", top=("V7", "V2"))
    go(state, Decline())
    assert (state.round, state.tile, state.marker, state.stacks) == (4, "V7", 11, [7, 8])


def test_conflict_09_three_sailors_at_most_and_never_above_five():
    state = position(discs={8: (A, "characters")}, sections=("", "TTT", "TVGOO"))
    go(state, Decline())
    assert list(map(sum, state.sections)) == [3, 5, 5]


def test_conflict_10_the_setup_merchant_sails_before_the_first_tile_is_seen():
    state = VASCO_DA_GAMA.new(3, Options(), 1)
    assert (asked(state)[1], state.tile) == ("merchant", "")


def test_conflict_11_as_many_crew_sections_as_players():
    assert [len(VASCO_DA_GAMA.new(seats, Options(), 1).sections) for seats in (2, 3, 4)] == [2, 3, 4]


def test_conflict_12_the_next_merchant_is_turned_up_last():
    state = position(discs={8: (A, "characters")} | LATER)
    events = go(state, Execute(), TakeCharacter("girolamo"), Berth("L4.1"))
    assert [event.kind for event in events][-2:] == ["reward", "next_merchant"]
    assert told(events, "next_merchant") == [
        {"ship": state.merchant, "levels": [state.box.level[state.merchant]]}
    ]


def test_conflict_12_also_after_a_reward_to_be_chosen():
    state = position(discs={8: (A, "characters")} | LATER)
    go(state, Execute(), TakeCharacter("girolamo"))
    events = go(state, Berth("L2.1"))
    assert (asked(state), state.merchant) == ((A, "reward"), "")
    assert "next_merchant" not in {event.kind for event in events}
    events = go(state, choices(state)[0])
    assert [event.kind for event in events][:2] == ["reward_sailor", "next_merchant"]
