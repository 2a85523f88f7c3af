"""Choosing in parts, taking parts back, and why not (dossier 4.2 to 5.5)."""

from dataclasses import dataclass

import pytest

from rules.core.game import IllegalChoice
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
    TakeMoney,
    TakeProject,
    TakeSailor,
)

from .position import A, B, asked, choices, go, position, told, why_not

LATER = {15: (B, "recruiting")}


@dataclass(frozen=True)
class Foreign:
    """A choice of no game."""


def executing(area: str, number: int = 5, **setting):
    """A has paid 3 Reals for a disc on an area."""
    state = position(discs={number: (A, area)} | LATER, **setting)
    go(state, Execute())
    return state


def test_placements_come_by_number_then_area():
    state = position(phase=1, seats=4)
    offered = choices(state)
    assert len(offered) == 80
    assert offered[:5] == (
        Place(1, "projects"),
        Place(1, "recruiting"),
        Place(1, "sailing"),
        Place(1, "characters"),
        Place(2, "projects"),
    )
    go(state, Place(1, "sailing"))
    assert not any(choice.number == 1 for choice in choices(state))


def test_an_area_is_closed_when_its_spaces_are_taken():
    state = position(phase=1, seats=2)
    for number in (1, 2, 3):
        go(state, Place(number, "sailing"))
    assert why_not(state, Place(4, "sailing")) == "area_full"
    assert not any(choice.area == "sailing" for choice in choices(state))


# --- back --------------------------------------------------------------------------------------------------

PATHS = {
    "projects": [Buy("I-02")],
    "recruiting": [ChooseSection(1), Hire("turquoise", 1), Hire("grey", 1), Done()],
    "sailing": [Send("I-08"), Berth("L1.1")],
    "characters girolamo": [TakeCharacter("girolamo")],
    "characters manuel": [TakeCharacter("manuel")],
}


@pytest.mark.parametrize("path", PATHS)
def test_every_part_but_the_last_can_be_taken_back(path):
    state = position(
        discs={5: (A, path.split()[0])} | LATER,
        ships=("I-08 I-10",),
        captains=(2,),
        display="I-02 I-03 I-04",
        gabriel="I-01",
    )
    trail = [state.copy()]
    go(state, Execute())
    for choice in PATHS[path]:
        if isinstance(choice, Berth):
            break
        trail.append(state.copy())
        events = go(state, choice)
        assert events == [], "nothing is told before the last part"
    while len(trail) > 1:
        assert Back() in choices(state)
        go(state, Back())
        assert state == trail.pop()
    go(state, Back())
    assert state == trail.pop()


def test_executing_can_be_taken_back_and_declined():
    state = executing("recruiting")
    assert state.money[A] == 7
    go(state, Back())
    assert state.money[A] == 10
    assert told(go(state, Decline()), "decline") == [{"number": 5, "money": 1}]


def test_a_crew_being_chosen_can_be_taken_back():
    state = position(phase=1, hands=("TVG",), projects=("I-01",))
    before = state.copy()
    go(state, Launch("I-01"))
    assert asked(state) == (A, "crew")
    assert choices(state) == (PayCrew("TV"), PayCrew("TG"), PayCrew("VG"), Back())
    go(state, Back())
    assert state == before


def test_a_single_ship_is_not_asked_and_going_back_is_not_lost():
    state = executing("sailing", ships=("I-08",))
    assert asked(state) == (A, "berth")
    go(state, Back())
    assert (asked(state), state.money[A]) == ((A, "resolve"), 10)


def test_no_way_back_once_a_ship_has_sailed():
    state = executing("sailing", ships=("I-08 I-10",), captains=(2,))
    go(state, Send("I-08"), Berth("L3.1"))
    assert asked(state) == (A, "ship")
    assert Back() not in choices(state)
    assert why_not(state, Back()) == "no_way_back"
    go(state, Send("I-10"))
    assert Back() in choices(state)


def test_the_next_merchant_is_turned_up_only_after_the_last_part():
    state = executing("characters")
    face_up, pile = state.merchant, state.merchants[:]
    go(state, TakeCharacter("girolamo"))
    assert (state.merchant, state.merchants) == (face_up, pile)
    events = go(state, Hold())
    assert [event.kind for event in events][:3] == ["execute", "take_character", "hold"]
    assert [event.kind for event in events if event.final] == ["next_merchant"]


# --- hiring ------------------------------------------------------------------------------------------------


def test_colours_are_hired_in_their_order():
    state = executing("recruiting", sections=("TTVG", "", ""))
    go(state, ChooseSection(1))
    assert choices(state) == (
        Hire("turquoise", 1),
        Hire("turquoise", 2),
        Hire("violet", 1),
        Hire("grey", 1),
        Back(),
    )
    go(state, Hire("violet", 1))
    assert choices(state) == (Hire("grey", 1), Done(), Back())
    assert why_not(state, Hire("turquoise", 1)) == "colours_in_order"


def test_a_further_colour_must_be_affordable():
    state = executing("recruiting", money=(5,), sections=("TVG", "", ""))
    go(state, ChooseSection(1), Hire("turquoise", 1))
    assert why_not(state, Hire("violet", 1)) == "cannot_afford_another_colour"
    assert choices(state) == (Done(), Back())


# --- why not -----------------------------------------------------------------------------------------------

REFUSALS = [
    ("place", Place(0, "sailing"), "no_such_number"),
    ("place", Place(23, "sailing"), "no_such_number"),
    ("place", Place(21, "sailing"), "extra_numbers_are_manuels"),
    ("place", Place(1, "harbour"), "no_such_area"),
    ("place", Place(5, "sailing"), "number_taken"),
    ("place", Launch("I-01"), "not_your_project"),
    ("place", Launch("I-06"), "too_few_colours"),
    ("place", Execute(), "not_asked"),
    ("place", Back(), "no_way_back"),
    ("place", Foreign(), "not_asked"),
    ("projects", Buy("I-12"), "not_on_display"),
    ("projects", Buy(""), "not_on_display"),
    ("projects", Done(), "not_asked"),
    ("recruiting", ChooseSection(0), "no_such_section"),
    ("recruiting", ChooseSection(4), "no_such_section"),
    ("recruiting", ChooseSection(3), "section_empty"),
    ("hire", Hire("white", 1), "no_such_colour"),
    ("hire", Hire("turquoise", 3), "not_that_many"),
    ("hire", Hire("orange", 1), "not_that_many"),
    ("hire", Hire("turquoise", 0), "not_that_many"),
    ("hire", Done(), "hire_somebody_first"),
    ("hire", TakeCaptain(), "not_asked"),
    ("sailing", Send("I-06"), "not_ready_to_sail"),
    ("sailing", Done(), "send_a_ship_first"),
    ("sailing", Berth("L1.1"), "not_asked"),
    ("berth", Berth("L7.1"), "no_such_space"),
    ("berth", Berth("L4.1"), "space_occupied"),
    ("berth", Berth("L4.2"), "level_too_low"),
    ("characters", TakeMoney(3), "no_such_stack"),
    ("characters", TakeMoney(1), "stack_taken"),
    ("characters", TakeCharacter("vasco"), "no_such_character"),
    ("characters", Hold(), "not_asked"),
    ("manuel", Place(4, "sailing"), "needs_an_extra_number"),
    ("manuel", Place(21, "harbour"), "no_such_area"),
    ("girolamo", Berth("L6.1"), "level_too_low"),
    ("girolamo", Berth("L4.1"), "space_occupied"),
    ("crew", PayCrew("TW"), "not_a_crew_you_have"),
    ("crew", PayCrew("T"), "not_a_crew_you_have"),
    ("crew", Launch("I-06"), "pay_the_crew_first"),
    ("reward project", TakeProject(""), "not_on_display"),
    ("reward project", TakeSailor(1, "grey"), "other_reward"),
    ("reward sailor", TakeProject("I-02"), "other_reward"),
    ("reward sailor", TakeSailor(4, "grey"), "no_such_section"),
    ("reward sailor", TakeSailor(1, "white"), "no_such_colour"),
    ("reward sailor", TakeSailor(1, "orange"), "not_in_that_section"),
]


def at(step: str):
    """A position where A is asked that."""
    setting = {
        "hands": ("TVG",),
        "projects": ("I-06 I-05",),
        "ships": ("I-08 I-10",),
        "captains": (3,),
        "sections": ("TTVG", "G", ""),
        "landings": {"L4": "M7 - -"},
        "display": "I-02 I-03",
        "gabriel": "I-07",
        "stacks": (0, 8),
        "merchant": "M8",
    }
    if step == "place":
        setting["hands"] = ("TV",)
        state = position(phase=1, **setting)
        go(state, Place(1, "projects"), Place(5, "projects"), Place(3, "projects"))
        return state
    area, *more = {
        "hire": ("recruiting", ChooseSection(1)),
        "berth": ("sailing", Send("I-08")),
        "manuel": ("characters", TakeCharacter("manuel")),
        "girolamo": ("characters", TakeCharacter("girolamo")),
        "crew": ("sailing", Launch("I-05")),
        "reward project": ("sailing", Send("I-08"), Berth("L1.1")),
        "reward sailor": ("sailing", Send("I-08"), Berth("L2.1")),
    }.get(step, (step,))
    state = position(discs={8: (A, area)} | LATER, **setting)
    go(state, Execute(), *more)
    return state


@pytest.mark.parametrize(("step", "choice", "reason"), REFUSALS)
def test_why_not(step, choice, reason):
    state = at(step)
    before = state.copy()
    assert VASCO_DA_GAMA.why_not(state, A, choice) == reason
    with pytest.raises(IllegalChoice) as refusal:
        VASCO_DA_GAMA.apply(state, A, choice)
    assert refusal.value.reason == reason
    assert state == before


@pytest.mark.parametrize(
    ("area", "setting", "reason"),
    [
        ("projects", {"money": (2,)}, "cannot_pay"),
        ("projects", {"money": (3,)}, "cannot_afford_a_project"),
        ("projects", {"display": "", "gabriel": ""}, "no_project_left"),
        ("recruiting", {"money": (3,), "captains": (7,)}, "cannot_afford_sailors"),
        ("recruiting", {"sections": ("", "", ""), "captains": (7,)}, "nobody_to_recruit"),
        ("sailing", {}, "no_launched_ship"),
        ("sailing", {"ships": ("4",), "captains": (0,)}, "no_captain"),
        (
            "sailing",
            {
                "ships": ("4",),
                "landings": {"L1": "M9 M11 M7 B7 B7 B7", "L2": "C5 C5 C5 C5 C5", "L3": "M10 M6 - -"},
            },
            "no_space_fits",
        ),
    ],
)
def test_why_not_execute(area, setting, reason):
    setting = {"hands": ("TV",), "projects": ("I-02",)} | setting
    state = position(discs={5: (A, area)} | LATER, round=4, **setting)
    assert asked(state) == (A, "resolve")
    assert why_not(state, Execute()) == reason
    assert choices(state)[0] == Decline()


def test_why_not_a_dearer_purchase():
    state = executing("projects", money=(5,), gabriel="I-12", display="I-02 I-03")
    assert why_not(state, Buy("I-12")) == "cannot_afford_it"
    state = executing("projects", money=(7,), gabriel="I-12", display="I-02 I-03")
    go(state, Buy("I-02"))
    assert asked(state) == (A, "buy_second")
    assert why_not(state, Buy("I-02")) == "already_chosen"
    assert choices(state) == (Buy("I-03"), Done(), Back())
    go(state, Buy("I-03"))
    assert (state.money[A], state.projects[A]) == (0, ["I-02", "I-03"])


def test_two_projects_cost_four():
    state = executing("projects", number=8, display="I-02 I-03 I-04", gabriel="I-01")
    events = go(state, Buy("I-04"), Buy("I-02"))
    assert told(events, "buy") == [{"projects": ["I-04", "I-02"], "levels": [4, 3], "price": 4}]
    assert state.money[A] == 6
    assert state.display[:3] == ["", "I-03", ""]


def test_why_not_a_ship_that_is_too_weak_for_the_landing():
    state = executing("sailing", ships=("I-11 I-08",), captains=(3,))
    go(state, Send("I-11"), Berth("L4.1"))
    assert asked(state) == (B, "resolve"), "no other ship can follow"
    state = executing("sailing", ships=("I-11 II-04 I-08",), captains=(3,))
    go(state, Send("I-11"), Berth("L4.1"))
    assert why_not(state, Send("I-08")) == "no_space_fits"


def test_why_not_without_another_captain():
    state = executing("sailing", ships=("I-11 I-08",), captains=(1,), projects=("I-01",), hands=("TV",))
    go(state, Send("I-11"), Berth("L2.3"), Refuse())
    assert why_not(state, Send("I-08")) == "no_captain"
    assert choices(state) == (Done(), Launch("I-01"))


def test_why_not_out_of_turn_and_after_the_end():
    state = position(round=5, discs={8: (A, "characters")})
    assert VASCO_DA_GAMA.why_not(state, B, Execute()) == "not_your_turn"
    go(state, Decline())
    assert VASCO_DA_GAMA.decisions(state) == ()
    assert VASCO_DA_GAMA.why_not(state, A, Decline()) == "game_over"


def test_captain_and_no_captain_close_a_recruiting():
    for choice, captains in ((TakeCaptain(), 2), (LeaveCaptain(), 1)):
        state = executing("recruiting", number=8, sections=("T", "", ""))
        events = go(state, ChooseSection(1), Hire("turquoise", 1), Done(), choice)
        assert state.captains[A] == captains
        (told_of,) = told(events, "recruit")
        assert told_of["sailors"] == {"turquoise": 1}
        assert (told_of["captain"], told_of["captain_price"]) == (captains == 2, captains - 1)
