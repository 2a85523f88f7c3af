"""When something is impossible or empty (dossier 4.7), and the points the seed leaves open (dossier 4.8)."""

import pytest

from rules.core.chance import Chance
from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.choices import (
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
    Place,
    Refuse,
    Send,
    TakeCaptain,
    TakeCharacter,
    TakeMoney,
    TakeProject,
    TakeSailor,
)
from rules.vasco_da_gama.components import BASE
from rules.vasco_da_gama.state import Options

from .position import A, B, C, W, afloat, asked, choices, crew, go, phase_three, position, told, why_not

LATER = {15: (B, "recruiting")}


def resolving(area: str, number: int = 8, **setting):
    """A may resolve a disc on an area."""
    return position(discs={number: (A, area)} | LATER, **setting)


def declined(area: str, number: int = 8, **setting) -> bool:
    """Whether A's disc was declined without asking, since nothing else was possible."""
    state = resolving(area, number, **setting)
    return asked(state) == (B, "resolve") and state.money[A] > (setting.get("money") or (10,))[0]


# --- 4.7 --------------------------------------------------------------------------------------------------


def test_cost_cannot_be_paid():
    assert declined("recruiting", 3, marker=8, money=(4,))
    assert not declined("recruiting", 3, marker=8, money=(5,))


@pytest.mark.parametrize(
    "setting",
    [{"ships": ("",)}, {"ships": ("5",), "captains": (0,)}, {"ships": ("3",), "landings": {}}],
    ids=["no ship", "no captain", "no space"],
)
def test_no_effect_possible_in_sailing(setting):
    if "landings" in setting:
        setting = {
            **setting,
            "round": 4,
            "landings": {"L1": "B3 B3 B4 B4 B4 B4", "L2": "C5 C5 C5 C5 C5", "L3": "M6 - - -"},
        }
    assert declined("sailing", **setting)


def test_no_effect_possible_in_projects():
    assert declined("projects", money=(0,))
    assert declined("projects", display="", gabriel="I-12", money=(3,))
    assert not declined("projects", display="", gabriel="I-12", money=(4,))
    assert declined("projects", display="", gabriel="")


def test_no_effect_possible_in_recruiting():
    assert not declined("recruiting", money=(0,))
    assert declined("recruiting", money=(0,), captains=(7,))
    assert declined("recruiting", sections=("", "", ""), captains=(7,))
    assert not declined("recruiting", money=(1,), captains=(7,))


def test_something_is_always_left_to_take_in_characters():
    state = resolving(
        "characters",
        stacks=(0, 0),
        taken={"dias": 1, "francisco": 2, "girolamo": 3},
    )
    assert choices(state) == (Execute(), Decline())
    go(state, Execute())
    assert TakeCharacter("manuel") in choices(state)
    assert not any(isinstance(choice, TakeMoney) for choice in choices(state))


def test_the_bank_is_unlimited():
    state = resolving("characters", money=(500,), stacks=(6, 8))
    go(state, Execute(), TakeMoney(2))
    assert state.money[A] == 508


def test_captain_reward_without_a_captain_left():
    state = resolving("sailing", ships=("5",), captains=(7,))
    events = go(state, Execute(), Berth("L3.2"))
    assert told(events, "reward") == [{"landing": "L3", "reward": "captain", "amount": 0}]
    assert (state.captains[A], state.earned[A].sent) == (6, 4)


def test_captain_purchase_without_a_captain_left():
    state = resolving("recruiting", captains=(7,), sections=("G", "", ""))
    go(state, Execute())
    assert why_not(state, ChooseSection(None)) == "no_captain_left"
    go(state, ChooseSection(1), Hire("grey", 1), Done())
    assert asked(state) == (B, "resolve")


def test_sailor_reward_with_all_sections_empty():
    state = resolving("sailing", ships=("5",), sections=("", "", ""))
    bag = sum(state.bag)
    go(state, Execute(), Berth("L2.5"))
    assert asked(state) == (B, "resolve")
    assert (sum(state.bag), sum(state.crew[A])) == (bag, 0)


def test_project_reward_with_only_sao_gabriel_left():
    state = resolving("sailing", ships=("5",), display="", gabriel="I-01")
    go(state, Execute(), Berth("L1.6"))
    assert asked(state) == (B, "resolve")
    assert state.projects[A] == []
    assert state.gabriel == "I-01"


def test_missionary_due_and_none_left():
    state = resolving("characters", hands=("", "", "WWWWWW"))
    go(state, Execute(), TakeCharacter("francisco"))
    assert state.holders["francisco"] == A
    assert state.crew[A][W] == 0
    go(state, Decline())
    assert (state.round, state.crew[A][W]) == (4, 0)


def test_two_projects_with_one_left():
    state = resolving("projects", display="I-01", gabriel="")
    go(state, Execute())
    assert Buy("I-01") in choices(state)
    go(state, Buy("I-01"))
    assert (state.projects[A], state.money[A]) == (["I-01"], 9)


def test_numbers_are_never_short():
    state = position(phase=1, seats=4)
    for _ in range(16):
        assert asked(state)[1] == "place"
        go(state, choices(state)[0])
    assert asked(state)[1] != "place"
    assert len(state.discs) == 16


def test_the_merchant_pile_runs_out_after_the_last_taking():
    state = resolving("characters")
    state.merchants, state.gone = [], state.gone + state.merchants
    go(state, Execute(), TakeCharacter("girolamo"), Hold())
    assert (state.merchant, state.merchants) == ("", [])
    assert state.held


# --- 4.8 --------------------------------------------------------------------------------------------------


def test_advancing_takes_the_leftmost_space():
    state = position(phase=1, landings={"L4": "A9 M9 B8", "L5": "- -"})
    phase_three(state)
    assert afloat(state, "L5") == "A9 M9"


def test_a_landing_filled_by_arrivals_waits_for_the_next_phase_three():
    state = position(phase=1, round=4, landings={"L5": "C7 -", "L4": "A9 B9 C6"})
    events = phase_three(state)
    assert told(events, "complete") == [{"landing": "L4", "vp": [3, 3, 3]}]
    assert afloat(state, "L5") == "C7 A9"
    events = phase_three(state)
    assert [event["landing"] for event in told(events, "complete")] == ["L5"]
    assert state.earned[C].completion == 7


def test_executing_needs_an_effect():
    state = resolving("sailing", projects=("I-01",), hands=("TV",))
    assert why_not(state, Execute()) == "no_launched_ship"
    assert Decline() in choices(state)


def test_all_discs_must_be_placed():
    state = position(phase=1)
    assert all(isinstance(choice, Place) for choice in choices(state))


def test_used_action_spaces_stay_closed():
    discs = dict.fromkeys((1, 2, 3, 16), (C, "recruiting")) | {9: (A, "characters")}
    state = position(discs=discs, taken={"dias": 1}, marker=4)
    go(state, Decline(), Decline())
    assert state.resolving == 9
    go(state, Execute(), TakeCharacter("manuel"))
    assert {choice.area for choice in choices(state) if isinstance(choice, Place)} == {
        "projects",
        "sailing",
        "characters",
    }
    assert why_not(state, Place(21, "recruiting")) == "area_full"


def test_a_character_discs_space_stays_closed_conflict_13():
    discs = {1: (B, "characters"), 2: (B, "characters"), 3: (C, "characters"), 9: (A, "characters")}
    discs |= {16: (A, "recruiting")}
    for reopens in (False, True):
        state = position(discs=discs, taken={"dias": 1, "girolamo": 2, "francisco": 3}, space_reopens=reopens)
        go(state, Execute(), TakeCharacter("manuel"))
        assert (Place(21, "characters") in choices(state)) == reopens
    go(state, Place(21, "characters"))
    assert [state.resolving, *state.queue] == [16, 21]


def test_paid_crew_goes_back_to_bag_and_francisco():
    state = position(phase=1, hands=("TVW",), projects=("I-03",))
    bag, missionaries = state.bag[:], state.missionaries
    go(state, Launch("I-03"))
    assert [now - then for now, then in zip(state.bag, bag, strict=True)] == [1, 1, 0, 0]
    assert state.missionaries == missionaries + 1


def test_projects_and_sailors_as_rewards_may_be_refused():
    for space in ("L1.6", "L2.5"):
        state = resolving("sailing", ships=("5",))
        go(state, Execute(), Berth(space))
        assert asked(state) == (A, "reward")
        go(state, Refuse())
        assert (state.projects[A], sum(state.crew[A])) == ([], 0)
        assert asked(state) == (B, "resolve")


def test_the_project_reward_comes_from_the_display_free():
    state = resolving("sailing", ships=("5",), gabriel="I-01")
    go(state, Execute(), Berth("L1.6"))
    assert why_not(state, TakeProject("I-01")) == "not_on_display"
    assert why_not(state, TakeSailor(1, "grey")) == "other_reward"
    project = state.display[5]
    go(state, TakeProject(project))
    assert (state.projects[A], state.money[A], state.display[5]) == ([project], 10, "")


def test_the_sailor_reward_comes_from_any_section_free():
    state = resolving("sailing", ships=("5",), sections=("T", "", "GO"))
    go(state, Execute(), Berth("L2.5"))
    offered = [choice for choice in choices(state) if isinstance(choice, TakeSailor)]
    assert offered == [TakeSailor(1, "turquoise"), TakeSailor(3, "grey"), TakeSailor(3, "orange")]
    go(state, TakeSailor(3, "orange"))
    assert (state.crew[A], state.sections[2]) == (crew("O"), crew("G")[:W])


def test_a_character_one_already_holds_may_be_taken_again():
    state = resolving("characters", holders={"dias": A})
    go(state, Execute(), TakeCharacter("dias"))
    assert (state.holders["dias"], state.earned[A].characters) == (A, 2)


def test_a_character_is_taken_once_a_round():
    state = resolving("characters", taken={"dias": 1})
    go(state, Execute())
    assert why_not(state, TakeCharacter("dias")) == "character_taken"


def test_manuel_without_a_usable_disc():
    discs = {8: (A, "characters"), 21: (A, "sailing")} | LATER
    state = position(discs=discs, holders={"manuel": A})
    go(state, Execute(), TakeCharacter("manuel"))
    assert asked(state) == (B, "resolve")
    assert state.holders["manuel"] == A
    discs = {8: (A, "characters"), 21: (B, "sailing"), 22: (C, "sailing")} | LATER
    state = position(discs=discs)
    go(state, Execute(), TakeCharacter("manuel"))
    assert asked(state) == (B, "resolve")
    assert (state.holders["manuel"], state.taken["manuel"]) == (A, 8)


def test_manuels_number_is_chosen_if_both_are_free():
    state = resolving("characters")
    go(state, Execute(), TakeCharacter("manuel"))
    assert {choice.number for choice in choices(state) if isinstance(choice, Place)} == {21, 22}


def test_missionaries_count_for_the_second_tie_break():
    state = position(seats=2, phase=1, hands=("W", ""))
    standings = VASCO_DA_GAMA.standings(state)
    assert standings.tie_breaks[-1].values == (1, 0)
    assert standings.winners == (A,)


def test_a_victory_is_shared():
    state = position(seats=3, phase=1, vp=(5, 9, 9))
    standings = VASCO_DA_GAMA.standings(state)
    assert standings.places == (3, 1, 1)
    assert standings.winners == (B, C)


def test_ships_on_landings_break_ties_first():
    state = position(seats=2, phase=1, landings={"L1": "B3 - - - - -"}, hands=("TTTT", ""))
    standings = VASCO_DA_GAMA.standings(state)
    assert (standings.places, len(standings.tie_breaks)) == ((2, 1), 1)


def test_nothing_for_declining_21_and_22():
    state = position(discs={21: (A, "characters"), 22: (B, "characters")})
    go(state, Decline())
    assert state.money[A] == 10
    assert BASE.decline[21] == BASE.decline[22] == 0


def test_the_turned_up_tile_is_carried_over():
    state = position(phase=1, tile="V1", marker=5, top=("V2", "V3"))
    while asked(state)[1] == "place":
        go(state, choices(state)[0])
    assert (state.tile, state.turned, state.marker) == ("V1", "V2", 7)
    while state.round == 3:
        decline = Decline() if Decline() in choices(state) else choices(state)[0]
        go(state, decline)
    assert (state.tile, state.turned) == ("V2", "")
    assert state.marker == 6
    assert state.stacks == [5, 6]
    assert "V1" in state.gone


def test_a_game_uses_six_tiles():
    state = VASCO_DA_GAMA.new(3, Options(), 4)
    chance = Chance.seeded(4)
    while decisions := VASCO_DA_GAMA.decisions(state):
        offered = decisions[0].choices
        VASCO_DA_GAMA.apply(state, decisions[0].seat, offered[chance.below(len(offered))])
    assert len(state.tiles) == 3


# --- phase three without room ---------------------------------------------------------------------------


def test_a_merchant_without_a_space_leaves_the_game():
    full = {"L1": "B3 B3 B3 B4 B4 B4", "L2": "A4 A5 A5 A5 A5", "L3": "C5 C6 C6 C6", "L4": "C5 C6 -"}
    full["L5"] = "M9 -"
    state = position(phase=3, round=5, landings=full, held="M7", holders={"girolamo": A}, captains=(0, 0, 0))
    assert state.over
    assert state.held == ""
    assert "M2" in state.gone
    assert state.money[A] >= 10


def test_a_single_space_for_a_merchant_is_not_asked():
    full = {"L1": "B3 B3 B3 B4 B4 B4", "L2": "A4 A5 A5 A5 A5", "L3": "C5 C6 C6 C6"}
    state = position(phase=2, round=5, landings=full, discs={8: (A, "characters")}, merchant="M6")
    assert BASE.level["M1"] == 6
    events = go(state, Execute(), TakeCharacter("girolamo"), Hold())
    assert "send_merchant" not in [event.kind for event in events]
    assert asked(state) == (A, "merchant")
    assert choices(state) == (Berth("L4.1"), Berth("L4.2"))


def test_a_held_merchant_may_be_the_only_way():
    full = {"L1": "B3 B3 B3 B4 B4 B4", "L2": "A4 A5 A5 A5 A5", "L3": "C5 C6 C6 C6", "L4": "C5 C6 -"}
    state = position(phase=2, round=5, landings=full, discs={8: (A, "characters")}, merchant="M6")
    go(state, Execute(), TakeCharacter("girolamo"))
    assert [choice for choice in choices(state) if isinstance(choice, Berth)] == []
    assert Hold() in choices(state)
    go(state, Hold())
    assert state.over


# --- sailing goes on as long as it can ------------------------------------------------------------------


def test_sailing_stops_by_choice():
    state = resolving("sailing", ships=("5 5",), captains=(2,))
    first, second = state.ships[A]
    go(state, Execute(), Send(first), Berth("L3.3"), Done())
    assert state.ships[A] == [second]
    assert asked(state) == (B, "resolve")


def test_one_captain_sends_one_ship():
    state = resolving("sailing", ships=("8 8",), captains=(1,))
    go(state, Execute(), Send(state.ships[A][0]), Berth("L4.3"))
    assert asked(state) == (B, "resolve")


def test_no_captain_is_left_out_of_recruiting_if_it_is_too_dear():
    state = resolving("recruiting", money=(3,), sections=("GGG", "", ""))
    go(state, Execute(), ChooseSection(1), Hire("grey", 3), Done())
    assert asked(state) == (B, "resolve")
    assert (state.money[A], state.captains[A]) == (2, 1)
    state = resolving("recruiting", money=(4,), sections=("GGG", "", ""))
    go(state, Execute(), ChooseSection(1), Hire("grey", 3), Done())
    assert {TakeCaptain(), LeaveCaptain()} <= set(choices(state))
