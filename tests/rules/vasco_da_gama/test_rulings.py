"""The dossier's rulings, section 7, by number."""

import pytest

from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.choices import (
    Back,
    Berth,
    Buy,
    ChooseSection,
    Decline,
    Done,
    Execute,
    Hire,
    Hold,
    Launch,
    LeaveCaptain,
    PayCrew,
    Place,
    Refuse,
    Send,
    TakeCaptain,
    TakeCharacter,
    TakeSailor,
)
from rules.vasco_da_gama.components import BASE
from rules.vasco_da_gama.state import Options

from .position import A, B, C, afloat, asked, choices, crew, go, phase_three, position, scores, told, why_not

LATER = {15: (B, "recruiting")}
"""A disc to stop at once A's is resolved."""


def executing(area: str, number: int = 8, **setting):
    """A has paid for a disc on an area."""
    state = position(discs={number: (A, area)} | LATER, **setting)
    go(state, Execute())
    return state


def test_ruling_01_a_higher_marker_makes_actions_dearer():
    state = position(phase=1, tile="V1", marker=5, top=("V2",))
    while asked(state)[1] == "place":
        go(state, choices(state)[0])
    assert state.marker == 7
    assert [state.cost(number) for number in (4, 6, 7, 8)] == [3, 1, 0, 0]


def test_ruling_02_a_free_action_may_be_declined():
    state = position(discs={20: (A, "characters"), 21: (B, "recruiting")})
    assert state.cost(20) == 0
    assert choices(state) == (Execute(), Decline())
    go(state, Decline())
    assert state.money[A] == 14


def test_ruling_03_the_money_or_the_action():
    state = executing("recruiting", 9)
    go(state, ChooseSection(None))
    assert (state.money[A], state.captains[A]) == (10, 2)
    state = position(discs={9: (A, "recruiting")} | LATER)
    go(state, Decline())
    assert (state.money[A], state.captains[A]) == (12, 1)


def test_ruling_04_sailors_are_priced_by_colour():
    state = executing("recruiting", sections=("GGGGG", "", ""))
    go(state, ChooseSection(1), Hire("grey", 5), Done(), LeaveCaptain())
    assert (state.money[A], state.crew[A]) == (9, crew("GGGGG"))


@pytest.mark.parametrize(("colours", "price"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_ruling_04_the_price_list(colours, price):
    state = executing("recruiting", sections=("TVGO", "", ""))
    go(state, ChooseSection(1))
    for colour in ("turquoise", "violet", "grey", "orange")[:colours]:
        go(state, Hire(colour, 1))
    go(state, Done())
    if asked(state)[1] == "captain":
        go(state, LeaveCaptain())
    assert state.money[A] == 10 - price


def test_ruling_05_fewer_sailors_make_the_captain_cheaper():
    for count in (1, 2, 3):
        state = executing("recruiting", sections=("GGG", "", ""))
        go(state, ChooseSection(1), Hire("grey", count), Done(), TakeCaptain())
        assert state.money[A] == 10 - 1 - count
        assert state.sections[0][2] == 3 - count


def test_ruling_06_one_captain_an_action():
    state = executing("recruiting")
    go(state, ChooseSection(None))
    assert state.captains[A] == 2
    assert asked(state) == (B, "resolve")


def test_ruling_07_one_section_an_action():
    state = executing("recruiting", sections=("T", "V", "G"))
    go(state, ChooseSection(2))
    assert [choice for choice in choices(state) if isinstance(choice, Hire)] == [Hire("violet", 1)]
    go(state, Hire("violet", 1))
    assert not any(isinstance(choice, Hire | ChooseSection) for choice in choices(state))


def test_ruling_08_any_different_colours_launch_a_ship():
    state = position(phase=1, hands=("TVGO",), projects=("I-03",))
    go(state, Launch("I-03"))
    crews = [choice.colours for choice in choices(state) if isinstance(choice, PayCrew)]
    assert crews == ["TVG", "TVO", "TGO", "VGO"]
    go(state, PayCrew("TGO"))
    assert state.crew[A] == crew("V")


def test_ruling_09_white_is_a_colour_of_its_own():
    state = position(phase=1, hands=("WWT",), projects=("I-01 I-03",))
    assert Launch("I-01") in choices(state)
    assert why_not(state, Launch("I-03")) == "too_few_colours"
    go(state, Launch("I-01"))
    assert state.crew[A] == crew("W")


def test_ruling_10_the_sao_gabriel_ship_needs_captain_and_sailing_action():
    state = executing("projects", captains=(0,), gabriel="I-01", phase=2)
    go(state, Buy("I-01"))
    assert state.ships[A] == ["I-01"]
    assert "I-01" not in state.berths
    state = position(discs={8: (A, "sailing")} | LATER, captains=(0,), ships=("I-01",))
    assert asked(state) == (B, "resolve")


def test_ruling_11_sao_gabriel_comes_alone():
    state = executing("projects", gabriel="I-01")
    go(state, Buy(state.display[0]))
    assert why_not(state, Buy("I-01")) == "sao_gabriel_comes_alone"
    state = executing("projects", gabriel="I-01")
    go(state, Buy("I-01"))
    assert asked(state) == (B, "resolve")


def test_ruling_12_one_landing_an_action():
    state = executing("sailing", ships=("5 5",), captains=(2,))
    first, second = state.ships[A]
    go(state, Send(first), Berth("L1.6"), Refuse())
    go(state, Send(second))
    assert why_not(state, Berth("L2.1")) == "one_landing_an_action"
    spaces = [choice.space for choice in choices(state) if isinstance(choice, Berth)]
    assert spaces == ["L1.1", "L1.2", "L1.3", "L1.4", "L1.5"]


def test_ruling_13_any_fitting_space():
    state = executing("sailing", ships=("5",))
    numbers = {
        BASE.number[BASE.place[choice.space]] for choice in choices(state) if isinstance(choice, Berth)
    }
    assert numbers == {1, 2, 3, 4, 5}
    assert why_not(state, Berth("L3.4")) == "level_too_low"


def test_ruling_14_mozambiques_captain_commands_the_next_ship():
    state = executing("sailing", ships=("5 5",), captains=(1,))
    first, second = state.ships[A]
    go(state, Send(first), Berth("L3.2"), Send(second), Berth("L3.3"))
    assert afloat(state, "L3") == "- A5 A5 -"
    assert state.captains[A] == 1


def test_ruling_15_merchants_count_for_completing():
    state = position(phase=1, landings={"L5": "A7 M11"})
    assert told(phase_three(state), "complete") == [{"landing": "L5", "vp": [4, 0, 0]}]


def test_ruling_16_nobody_scores_for_a_merchant():
    state = position(phase=3, landings={"L5": "M7 -"}, held="M9", holders={"girolamo": A})
    go(state, Berth("L5.2"))
    assert scores(state) == [2, 0, 0], "two VP for holding Dias"


def test_ruling_17_merchants_advance():
    state = position(phase=1, landings={"L5": "M7 M10"})
    phase_three(state)
    assert (afloat(state, "L5"), afloat(state, "L6")) == ("- -", "M10")
    assert state.gone[-1] == "M2"


def test_ruling_18_advancing_earns_neither_number_nor_reward():
    state = position(phase=1, landings={"L3": "A6 A7 B7 A8"})
    phase_three(state)
    assert afloat(state, "L4") == "A6 A7 A8"
    assert (state.earned[A].sent, state.earned[A].completion) == (0, 6)
    assert state.money[A] == 10


def test_ruling_19_advancing_is_forced_and_leftmost():
    state = position(phase=1, landings={"L2": "A9 A3 A3 A3 B4"})
    phase_three(state)
    assert afloat(state, "L2") == "- - - - -"
    assert afloat(state, "L3") == "A9 B4 - -"


def test_ruling_20_from_top_to_bottom():
    state = position(phase=1, landings={"L6": "A10", "L5": "B10 C7"})
    phase_three(state)
    assert (afloat(state, "L6"), afloat(state, "L5")) == ("B10", "- -")


def test_ruling_21_an_empty_bag_stops_the_refill():
    state = position(discs={8: (A, "sailing")}, ships=("3",), sections=("", "", "T"), bag=4)
    go(state, Decline())
    assert list(map(sum, state.sections)) == [3, 1, 1]
    assert sum(state.bag) == 0


def test_ruling_22_money_is_open():
    state = position(money=(7, 0, 12), discs={8: (A, "characters")})
    for seat in (None, A, B, C):
        assert VASCO_DA_GAMA.view(state, seat).money == (7, 0, 12)


def test_ruling_23_the_starting_player_changes_at_the_end_of_a_round():
    discs = {8: (C, "characters"), 9: (B, "recruiting")}
    state = position(discs=discs)
    go(state, Execute(), TakeCharacter("dias"))
    assert state.starter == A
    go(state, Decline())
    assert state.starter == C


def test_ruling_24_the_holder_at_the_end_of_the_round_scores():
    discs = {8: (C, "characters"), 9: (B, "recruiting")}
    state = position(discs=discs)
    go(state, Execute(), TakeCharacter("dias"), Decline())
    assert scores(state) == [0, 0, 4]


def test_ruling_25_girolamos_holder_gets_no_second_merchant():
    state = position(discs={9: (B, "recruiting")}, holders={"girolamo": A})
    merchant = state.merchant
    go(state, Decline())
    assert (state.round, state.merchant, state.held) == (4, merchant, "")


def test_ruling_26_manuels_disc_is_placed_last():
    state = position(phase=1, holders={"manuel": A})
    for turn in range(12):
        assert asked(state) == (turn % 3, "place")
        assert why_not(state, Place(21, "sailing")) == "extra_numbers_are_manuels"
        go(state, choices(state)[-1])
    assert asked(state) == (A, "extra")
    assert {choice.number for choice in choices(state)} == {21, 22}
    go(state, choices(state)[0])
    assert asked(state)[1] == "resolve"


def test_ruling_27_the_marker_never_reaches_21():
    highest = max(tile.number for tile in BASE.tiles.values()) + max(
        tile.modifier for tile in BASE.tiles.values()
    )
    assert highest <= 16
    for marker in range(1, 21):
        state = position(marker=marker, discs={21: (A, "characters")}, money=(0,))
        assert Execute() in choices(state)
        assert state.cost(21) == state.cost(22) == 0


def test_ruling_28_more_than_one_disc_in_an_area():
    state = position(phase=1, seats=2)
    go(state, Place(1, "sailing"), Place(2, "projects"), Place(3, "sailing"))
    assert [state.discs[number].area for number in (1, 3)] == ["sailing", "sailing"]
    assert state.discs[1].seat == state.discs[3].seat


def test_ruling_29_no_limit_on_what_is_in_hand():
    every = " ".join(project for project in list(BASE.projects)[:12])
    state = position(
        phase=2,
        discs={8: (A, "projects")} | LATER,
        projects=(every,),
        money=(500,),
        hands=("TTTTVVVV",),
        captains=(7,),
    )
    project = next(name for name in state.display if name)
    go(state, Execute(), Buy(project), Done())
    assert len(state.projects[A]) == 13


def test_ruling_30_launching_in_phase_one():
    state = position(phase=1, hands=("TV", "TV"), projects=("I-01", "I-02"))
    assert why_not(state, Launch("I-02")) == "not_your_project"
    go(state, Launch("I-01"))
    assert asked(state) == (A, "place")
    go(state, choices(state)[0])
    assert asked(state) == (B, "place")
    assert why_not(state, Launch("I-02")) is None


# --- launch windows (dossier 4) --------------------------------------------------------------------------


def test_a_window_before_an_action():
    state = position(
        discs={8: (A, "sailing")} | LATER, hands=("TV",), projects=("I-01",), captains=(1,), ships=("",)
    )
    assert choices(state) == (Decline(), Launch("I-01"))
    go(state, Launch("I-01"))
    assert choices(state) == (Execute(), Decline())


def test_a_window_while_declining_the_last_disc():
    state = position(round=5, discs={8: (A, "sailing")}, hands=("TV",), projects=("I-01",))
    go(state, Launch("I-01"))
    assert state.agenda[-1][0] == "resolve"
    go(state, Decline())
    assert state.over
    assert VASCO_DA_GAMA.standings(state).sources[A][-1].amount == 3


def test_a_window_after_an_action_that_brought_a_project_or_crew():
    state = executing("projects", hands=("TVGOW",))
    first = state.display[0]
    go(state, Buy(first), Done())
    assert asked(state) == (A, "window")
    assert choices(state) == (Done(), Launch(first))
    go(state, Done())
    assert asked(state) == (B, "resolve")

    state = executing("recruiting", hands=("T",), projects=("I-01",), sections=("V", "", ""))
    go(state, ChooseSection(1), Hire("violet", 1), Done(), LeaveCaptain(), Launch("I-01"))
    assert asked(state) == (B, "resolve")
    assert state.ships[A] == ["I-01"]

    state = executing("characters", hands=("T",), projects=("I-01",))
    go(state, TakeCharacter("francisco"))
    assert choices(state) == (Done(), Launch("I-01"))


def test_no_window_when_nothing_can_be_launched():
    state = executing("characters", hands=("T",), projects=("I-03",))
    go(state, TakeCharacter("francisco"))
    assert asked(state) == (B, "resolve")


def test_windows_round_a_merchant_in_phase_three():
    state = position(
        phase=3,
        held="M8",
        holders={"girolamo": A},
        hands=("TV",),
        projects=("I-01 I-02",),
        sections=("G", "", ""),
    )
    assert Launch("I-01") in choices(state)
    go(state, Launch("I-01"), Berth("L2.1"))
    assert asked(state) == (A, "reward")
    go(state, TakeSailor(1, "grey"))
    assert asked(state)[1] == "place"


def test_a_window_after_a_merchants_reward_in_phase_three():
    state = position(
        phase=3, held="M8", holders={"girolamo": A}, hands=("T",), projects=("I-01",), sections=("V", "", "")
    )
    go(state, Berth("L2.1"), TakeSailor(1, "violet"))
    assert choices(state) == (Done(), Launch("I-01"))


def test_no_window_during_setup():
    state = VASCO_DA_GAMA.new(3, Options(), 1)
    assert asked(state)[1] == "merchant"
    assert all(isinstance(choice, Berth) for choice in choices(state))
    assert why_not(state, Launch("I-01")) == "not_during_setup"


def test_launching_in_the_middle_of_an_action_and_taking_back():
    state = executing("recruiting", 5, hands=("TV",), projects=("I-01",))
    money = state.money[A]
    go(state, ChooseSection(1), Launch("I-01"), Back(), Back())
    assert (asked(state), state.money[A]) == ((A, "resolve"), money + 3)
    assert state.ships[A] == ["I-01"]


def test_a_held_merchant_waits_for_phase_three():
    state = position(discs={8: (A, "characters"), 9: (B, "recruiting")})
    merchant, coming = state.merchant, state.merchants[-1]
    go(state, Execute(), TakeCharacter("girolamo"), Hold())
    assert (state.held, state.merchant) == (merchant, coming)
    go(state, Decline())
    assert asked(state) == (A, "merchant")
