"""Vasco da Gama in words: menus, sentences, previews, refusals."""

import ast
from collections import Counter
from pathlib import Path

import pytest
from rich.cells import cell_len

import rules.vasco_da_gama
from piratebox.language import OFFERED, set_language
from piratebox.wording.vasco_da_gama import targets
from piratebox.wording.vasco_da_gama.placing import NUMBER_KEYS
from rules.core.events import Event
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
    PayCrew,
    Place,
    Send,
    TakeCaptain,
    TakeCharacter,
    TakeMoney,
    TakeSailor,
)
from rules.vasco_da_gama.state import Options
from tests.rules.vasco_da_gama.position import A, B, C, go, position

from .games import menus
from .vasco_da_gama_games import KINDS, NAMES, WORDS, asked, every_table, random_game, stranger, then


def labels(menu):
    return [(item.key, item.label, item.note) for item in menu.items]


# --- menus ------------------------------------------------------------------------------------------------


def test_the_random_games_ask_everything():
    kinds = {
        decision.kind
        for seats in (2, 3, 4)
        for seed in (1, 2, 3)
        for _, decision, *_ in random_game(seats, Options(), seed)
    }
    assert kinds == KINDS


@every_table
def test_targets_name_what_lies_on_the_board(seats, options):
    for state, decision, *_ in random_game(seats, options, seed=2):
        view = stranger(state)
        root = WORDS.menu(VASCO_DA_GAMA.view(state, decision.seat), decision, NAMES)
        for menu in menus(root):
            for item in menu.items:
                kind, *parts = item.target.split(":")
                match item.choice:
                    case Berth(space=space):
                        landing, index = map(int, parts)
                        assert kind == "berth"
                        assert view.box.spaces[view.box.reach[landing][index]].id == space
                    case Buy(project=tile):
                        assert kind == "project" and targets.displayed(view, int(parts[0])) == tile
                    case Send(ship=tile):
                        assert kind == "ship" and view.ships[int(parts[0])][int(parts[1])] == tile
                    case Launch(project=tile):
                        assert kind == "plan" and view.projects[int(parts[0])][int(parts[1])] == tile
                    case TakeSailor(section=section, colour=colour):
                        assert item.target == f"crew:{section}:{colour}"
                    case TakeMoney(stack=stack):
                        assert item.target == f"money:{stack}"
                    case Place(number=number) if kind == "number":
                        assert parts == [str(number)]


def test_a_disc_is_placed_by_area_and_then_by_number():
    state = position(seats=3, phase=1, marker=8, discs={3: (A, "sailing"), 7: (B, "sailing")})
    menu = asked(state)
    assert menu.question == "4 discs to place: one to which area?"
    assert labels(menu)[2:] == [
        ("3", "Sailing", "2 of 4 spaces free"),
        ("4", "Characters", "4 of 4 spaces free"),
    ]
    assert [item.target for item in menu.items][2:] == ["space:sailing:2", "space:characters:0"]
    numbers = menu.items[0].menu
    assert [int(item.target.split(":")[1]) for item in numbers.items] == [
        number for number in range(1, 21) if number not in (3, 7)
    ]
    assert all(item.key == NUMBER_KEYS[item.choice.number] for item in numbers.items)
    assert numbers.back == "another area"


def test_a_full_area_says_so():
    discs = {1: (A, "sailing"), 2: (B, "sailing"), 3: (A, "sailing")}
    menu = asked(position(seats=2, phase=1, discs=discs))
    assert menu.items[2].reason == WORDS.reason("area_full")


def test_a_berth_as_in_the_mockup():
    state = position(
        seats=3,
        marker=8,
        discs={11: (B, "sailing"), 12: (C, "sailing")},
        landings={
            "L4": "M7 - -", "L3": "M6 - B:II-03 -", "L2": "- - A:I-07 B:I-05 C:I-08",
            "L1": "- - A:I-01 - C:I-03 -",
        },
        vp=(13, 14, 12),
        money=(5, 3, 6),
        captains=(1, 2, 1),
        hands=("VG", "TOW", "VGG"),
        ships=("", "II-04", ""),
        projects=("", "I-06", ""),
    )  # fmt: skip
    go(state, Execute(), Send("II-04"))
    menu = asked(state)
    assert menu.question == "Sailing with disc 11: which space for the ship of level 6?"
    assert WORDS.phase(stranger(state)) == ["round 3 of 5", "executing, disc 11"]
    assert WORDS.phase(stranger(state), short=True) == ["3/5", "disc 11"]
    assert [(item.key, item.label, item.note) for item in menu.items[:4]] == [
        ("1", "Mombasa 6+", "+6, 3 Reals"),
        ("2", "Mozambique 4+", "+4, captain"),
        ("3", "Mozambique 6+", "+6, captain"),
        ("4", "Terra 2+", "+2, sailor"),
    ]
    assert ("n", "Launch level 4", "pays T O W") in labels(menu)
    told = then(state, menu.items[2].choice)
    assert told == [
        "Mozambique is 3 of 4 full.",
        "Full, it pays its ships +2 each in phase three and sends them on.",
        "Bea has 20 VP.",
    ]
    assert then(state, menu.items[2].choice, short=True) == [told[0], told[2]]


def test_a_second_project_as_in_the_mockup():
    state = position(
        seats=3,
        discs={9: (C, "projects")},
        money=(5, 3, 10),
        display="II-05 II-06 II-01 II-11 II-02 II-09",
        gabriel="II-10",
    )
    go(state, Execute(), Buy("II-01"))
    menu = asked(state)
    assert menu.question == "Projects: level 5 for 1 Real. A second one, or done?"
    assert [item.key for item in menu.items] == ["0", "1", "2", "4", "5", "6", "d", "b"]
    assert menu.items[0].reason == WORDS.reason("sao_gabriel_comes_alone")
    assert then(state, Buy("II-09"))[:3] == [
        "level 7, crew 4, +2 VP; Cass lacks 4 colours for it.",
        "Both for 4 Reals.",
        "Cass has 6 Reals.",
    ]


def test_what_cannot_be_done_says_why():
    state = position(seats=2, discs={1: (A, "projects"), 2: (B, "sailing")}, marker=12, money=(12, 20))
    go(state, Execute())
    prices = {item.target: item.reason for item in asked(state).items}
    assert prices["project:0"] == WORDS.reason("cannot_afford_it")
    assert not prices["project:1"]


# --- sentences --------------------------------------------------------------------------------------------


def test_every_event_of_the_rules_has_words():
    folder = Path(rules.vasco_da_gama.__file__).parent
    kinds = {
        call.args[0].value
        for file in folder.glob("*.py")
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        and getattr(call.func, "attr", "") == "tell"
        and call.args
        and isinstance(call.args[0], ast.Constant)
    }
    met = Counter()
    for seats in (2, 3, 4):
        for seed in range(6):
            for _, _, _, events in random_game(seats, Options(), seed):
                met.update(event.kind for event in events if WORDS.sentence(event, NAMES))
    assert kinds - set(met) <= {"hold", "merchant_lost"}
    for kind in ("hold", "merchant_lost"):
        assert "level 6" in WORDS.sentence(Event(kind, 0, {"ship": "M1", "levels": [6]}), NAMES)


def test_the_log_knows_corrected_levels():
    text = '[[project]]\nid = "I-04"\nlevel = 9\ncrew = 2\ntype = "I"\nincome = { vp = 1 }\n'
    state = position(
        corrections=text,
        seats=2,
        discs={8: (A, "projects")},
        display="I-04 I-02",
        money=(12, 0),
    )
    events = go(state, Execute(), Buy("I-04"), Done())
    assert any("level 9" in (WORDS.sentence(event, NAMES) or "") for event in events)


def test_a_round_in_sentences():
    state = position(
        seats=3,
        round=2,
        marker=10,
        discs={4: (A, "recruiting"), 12: (B, "characters"), 20: (C, "projects")},
        sections=("TTV", "G", "O"),
        money=(12, 0, 0),
        holders={"francisco": A},
        tile="V4",
        top=("V5",),
    )
    told = [WORDS.sentence(event, NAMES) for event in go(state, Execute(), *hire(1, "turquoise", 2))]
    assert told == [
        "Ana pays 6 Reals for disc 4: Recruiting.",
        "Ana hires 2 turquoise for 1 Real, and a captain for 2 Reals.",
    ]
    told = [WORDS.sentence(event, NAMES) for event in go(state, Execute(), TakeCharacter("francisco"))]
    assert told[:3] == [
        "Bea's disc 12 is free: Characters.",
        "Bea takes Francisco from Ana.",
        "Francisco gives Bea 1 missionary.",
    ]
    assert told[3] == "Cass declines disc 20: +4 Reals."
    assert told[-1].startswith("Round 3: the marker stands on ")


def hire(section, colour, count):
    return ChooseSection(section), Hire(colour, count), Done(), TakeCaptain()


# --- previews ---------------------------------------------------------------------------------------------


@every_table
def test_a_preview_never_changes_the_table_and_its_money_comes_true(seats, options):
    for state, decision, choice, _ in random_game(seats, options, seed=6):
        before = state.copy()
        told = WORDS.consequence(stranger(state), choice, ("Zed",) * seats)
        assert state == before
        if not isinstance(choice, (TakeMoney, Decline)):
            continue
        after = state.money[decision.seat] + (
            state.stacks[choice.stack - 1]
            if isinstance(choice, TakeMoney)
            else state.box.decline[state.resolving]
        )
        if after != state.money[decision.seat]:
            assert f"Zed has {after} Real{'s' if after != 1 else ''}." in told


def test_placing_tells_the_range_of_the_cost():
    state = position(seats=2, phase=1, round=1, tile="V6", marker=10)
    told = then(state, Place(8, "sailing"))
    assert told[0] == "8 costs 2 as the marker stands, 0 to 5 Reals by the tile to come."
    assert told[1] == "Declined it brings 2 Reals."
    assert told[-1] == "Bea places next."
    assert then(state, Place(14, "sailing"), short=True)[0] == "14 is free, whatever tile is turned up."


def test_a_merchant_tells_what_a_full_landing_pays():
    state = position(seats=2, phase=3, landings={"L5": "A9 -"}, held="M9", holders={"girolamo": A})
    assert then(state, Berth("L5.2"))[:2] == [
        "Malindi is full: phase three pays Ana +4.",
        "Ana has 12 Reals.",
    ]


def test_holding_a_merchant_counts_the_spaces_that_fit():
    state = position(seats=2, discs={9: (A, "characters")}, merchant="M6")
    go(state, Execute(), TakeCharacter("girolamo"))
    (told, following) = then(state, Hold())[:2]
    assert told == "The merchant, level 6, sails in phase three; 17 empty spaces fit it now."
    assert following == "Then the next merchant is turned up."


def test_launching_tells_the_crew_that_is_left():
    state = position(
        seats=2, discs={9: (A, "sailing")}, hands=("TVG", ""), projects=("I-04", ""), captains=(0, 1)
    )
    told = then(state, Launch("I-04"))
    assert told[0] == "level 4, +1 Real is launched; the crew that pays is chosen next."
    go(state, Launch("I-04"))
    assert then(state, PayCrew("TG"))[:2] == [
        "level 4, +1 Real is launched for turquoise and grey; Ana keeps V.",
        "There is no captain in hand to sail it yet.",
    ]


# --- refusals ---------------------------------------------------------------------------------------------


def test_every_refusal_has_words():
    for state, decision, *_ in random_game(3, Options(), seed=1):
        for choice in (Place(22, "sailing"), Buy("I-01"), Launch("I-01"), Berth("L1.1"), Hire("grey", 9)):
            code = VASCO_DA_GAMA.why_not(state, decision.seat, choice)
            assert code is None or WORDS.reason(code)


@pytest.mark.parametrize("code", OFFERED)
def test_questions_fit_a_wide_line(code):
    set_language(code)
    for state, decision, *_ in random_game(4, Options(), seed=8):
        root = WORDS.menu(VASCO_DA_GAMA.view(state, decision.seat), decision, NAMES)
        assert all(cell_len(menu.question) <= 100 for menu in menus(root))
