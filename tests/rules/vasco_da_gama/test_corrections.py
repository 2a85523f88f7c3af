"""Values that an owner of the game corrects."""

import pytest
from pydantic import ValidationError

from rules.core.chance import Chance
from rules.core.data import DataError
from rules.core.match import play, replay, start
from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.choices import Berth, Decline, Execute, TakeSailor
from rules.vasco_da_gama.components import BASE, box_with, check_corrections
from rules.vasco_da_gama.state import Options

from .position import A, B, afloat, go, phase_three, position

SOME = """
[[project]]
id = "II-03"
level = 6
income = { vp = 1 }

[[landing]]
id = "L4"
spaces = [5, 6, 7]
bonus = 6
reward = { kind = "sailor", amount = 2 }

[[tile]]
id = "V1"
number = 6
stacks = [3, 9]

[[merchant]]
id = "M1"
level = 5

[[area]]
id = "sailing"
spaces = 4

[[row]]
id = "1"
money = 2

[[number]]
id = "start_money"
amount = 12
"""


def test_without_corrections_it_is_the_box_of_the_program():
    assert check_corrections("").rows == BASE.rows
    assert box_with("") is BASE


def test_corrected_values():
    box = check_corrections(SOME)
    assert (box.level["II-03"], box.crew["II-03"], box.reals["II-03"], box.vp["II-03"]) == (6, 3, 0, 1)
    assert (box.landings[3].spaces, box.landings[3].bonus) == ((5, 6, 7), 6)
    assert (box.landings[3].reward.kind, box.landings[3].reward.amount) == ("sailor", 2)
    assert (box.tiles["V1"].number, box.tiles["V1"].modifier, box.tiles["V1"].stacks) == (6, 3, (3, 9))
    assert box.level["M1"] == 5
    assert box.capacity[2] == (3, 3, 4, 3)
    assert box.decline[1:7] == (2, 2, 2, 2, 2, 2)
    assert box.amount["start_money"] == 12
    assert BASE.level["II-03"] == 5


def test_corrected_values_count_as_printed():
    rows = check_corrections(SOME).rows
    assert rows["project"]["II-03"].provenance.model_dump() == {
        "type": "reconstructed",
        "level": "printed",
        "crew": "reconstructed",
        "income": "printed",
    }
    assert rows["landing"]["L4"].provenance.spaces == "printed"
    assert rows["number"]["start_money"].provenance == "printed"
    assert rows["row"]["1"].provenance.row == "reconstructed"
    assert rows["project"]["I-01"].provenance == BASE.rows["project"]["I-01"].provenance


def test_counts_may_be_corrected_as_long_as_the_deck_lasts():
    box = check_corrections('[[project]]\nid = "II-01"\ncount = 2\n[[project]]\nid = "II-02"\ncount = 0\n')
    assert [tile for tile in box.projects if tile.startswith("II-0")][:2] == ["II-01", "II-01/2"]
    assert "II-02" not in box.projects
    assert box.level["II-01/2"] == 5
    assert len(box.projects) == 35


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[project", "mine.toml: not valid TOML: "),
        ("[[ship]]\nid = 'x'", "mine.toml: no table [[ship]]; there are project, merchant, "),
        ("[project]\nid = 'I-01'", "mine.toml: project must be rows, each headed [[project]]"),
        ("project = [1]", "mine.toml: project must be rows, each headed [[project]]"),
        ("[[project]]\nlevel = 4", "mine.toml: project row 1 (without id), field id: must be one of I-01, "),
        ("[[project]]\nid = 'IV-01'", "mine.toml: project row 1 (IV-01), field id: must be one of I-01, "),
        (
            "[[tile]]\nid = 'V1'\n[[tile]]\nid = 'V1'",
            "mine.toml: tile row 2 (V1), field id: corrected twice",
        ),
        (
            "[[project]]\nid = 'I-01'\n[[project]]\nid = 'I-02'\nlevel = 21",
            "mine.toml: project row 2 (I-02), field level: Input should be less than or equal to 20",
        ),
        (
            "[[project]]\nid = 'I-01'\nlevel = '4'",
            "project row 1 (I-01), field level: Input should be a valid",
        ),
        (
            "[[project]]\nid = 'I-01'\nlevel = true",
            "project row 1 (I-01), field level: Input should be a valid",
        ),
        ("[[project]]\nid = 'I-01'\ncrew = 6", "project row 1 (I-01), field crew: Input should be less than"),
        ("[[project]]\nid = 'I-01'\ncrew = 0", "project row 1 (I-01), field crew: Input should be greater"),
        (
            "[[project]]\nid = 'I-01'\ntype = 'IV'",
            "project row 1 (I-01), field type: Input should be 'I', 'II'",
        ),
        ("[[project]]\nid = 'I-01'\nlevle = 4", "project row 1 (I-01), field levle: Extra inputs"),
        ("[[project]]\nid = 'I-01'\nincome = { gold = 4 }", "row 1 (I-01), field income.gold: Extra inputs"),
        ("[[project]]\nid = 'I-01'\nprovenance = 'printed'", "row 1 (I-01), field provenance: follows from"),
        ("[[tile]]\nid = 'V3'\nmodifier = 4", "tile row 1 (V3), field modifier: Input should be less than"),
        ("[[tile]]\nid = 'V3'\nstacks = [4]", "tile row 1 (V3), field stacks"),
        (
            "[[landing]]\nid = 'L6'\nspaces = []",
            "landing row 1 (L6), field spaces: Tuple should have at least 1",
        ),
        ("[[landing]]\nid = 'L2'\nreward = { kind = 'ship', amount = 1 }", "(L2), field reward.kind: Input"),
        (
            "[[area]]\nid = 'sailing'\nheads = [2]",
            "area row 1 (sailing), field heads.0: Input should be greater",
        ),
        ("[[row]]\nid = '2'\nlast = 3", "row row 1 (2), field first, last: Value error, a row runs upwards"),
    ],
)
def test_a_wrong_row_is_named(text, message):
    with pytest.raises(DataError) as error:
        check_corrections(text, "mine.toml")
    assert message in str(error.value)
    assert str(error.value).startswith("mine.toml: ")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "[[project]]\nid = 'II-01'\ncount = 0",
            "all project rows, field count: 34 tiles, but 7 are laid out in each of 5 rounds: 35 needed",
        ),
        (
            "\n".join(f"[[project]]\nid = 'I-{n:02}'\ntype = 'II'" for n in range(1, 7)),
            "mine.toml: all project rows, field type: 6 tiles of type I, but the first round lays out 7",
        ),
        (
            "\n".join(f"[[tile]]\nid = 'V{n}'\ncount = 0" for n in range(1, 5)),
            "mine.toml: all tile rows, field count: 5 tiles, but one is turned up at the start",
        ),
        (
            "[[merchant]]\nid = 'M1'\ncount = 0",
            "mine.toml: all merchant rows, field count: 5 tiles, but one may be taken at the start",
        ),
        (
            "[[row]]\nid = '1'\nlast = 6",
            "mine.toml: row rows 1 and 2, fields first, last: number 6 stands in 2 rows, not in one",
        ),
        (
            "[[row]]\nid = '1'\nlast = 4",
            "all row rows, fields first, last: number 5 stands in no row, not in one",
        ),
        (
            "[[area]]\nid = 'sailing'\nspaces = 0",
            "all area rows, fields spaces, heads: 9 action spaces for 2 players, but they may place 10 discs",
        ),
        (
            "[[number]]\nid = 'reals_per_vp'\namount = 0",
            "row (reals_per_vp), field amount: must be at least 1",
        ),
        (
            "[[number]]\nid = 'project_two'\namount = 0",
            "row (project_two), field amount: two projects cannot",
        ),
        (
            "[[number]]\nid = 'section_size'\namount = 0",
            "row (section_size), field amount: must be at least 1",
        ),
        ("[[piece]]\nid = 'sailor'\ncount = 33", "piece row (sailor), field count: must be the same for 4"),
        ("[[piece]]\nid = 'sailor'\ncount = 16", "piece row (sailor), field count: too few to fill 4 crew"),
        ("[[piece]]\nid = 'captain'\ncount = 27", "piece row (captain), field count: must be the same for 4"),
        ("[[piece]]\nid = 'captain'\ncount = 0", "piece row (captain), field count: too few to start with 1"),
    ],
)
def test_values_that_do_not_go_together_are_named(text, message):
    with pytest.raises(DataError) as error:
        check_corrections(text, "mine.toml")
    assert message in str(error.value)
    assert str(error.value).startswith("mine.toml: ")


def test_wrong_corrections_make_no_options():
    with pytest.raises(ValidationError, match=r"corrections: project row 1 \(I-01\), field level"):
        Options(corrections="[[project]]\nid = 'I-01'\nlevel = 0")


def test_a_match_is_played_with_the_corrected_values():
    state = position(phase=1, round=4, landings={"L4": "A5 A6 A7"}, corrections=SOME)
    assert state.box.level["M1"] == 5
    phase_three(state)
    assert state.earned[A].completion == 18
    assert afloat(state, "L5") == "A7 -"
    state = position(discs={3: (A, "characters"), 9: (B, "recruiting")}, corrections=SOME, marker=12)
    go(state, Decline())
    assert state.money[A] == 12
    assert VASCO_DA_GAMA.new(2, Options(corrections=SOME), 1).money == [12, 12]


def test_a_reward_of_several_is_taken_one_by_one():
    state = position(
        discs={8: (A, "sailing"), 9: (B, "recruiting")},
        ships=("III-01",),
        sections=("T", "G", ""),
        corrections=SOME,
    )
    go(state, Execute(), Berth("L4.3"), TakeSailor(2, "grey"), TakeSailor(1, "turquoise"))
    assert state.crew[A] == [1, 0, 1, 0, 0]


WILD = """
[[landing]]
id = "L1"
spaces = [9, 1]
reward = { kind = "captain", amount = 3 }

[[landing]]
id = "L3"
spaces = [20]
reward = { kind = "project", amount = 2 }

[[landing]]
id = "L6"
spaces = [2, 1, 3]
bonus = 0

[[project]]
id = "I-01"
crew = 1
income = { reals = 3, vp = 4 }

[[area]]
id = "characters"
spaces = 9
heads = []

[[number]]
id = "sailors_2"
amount = 0

[[number]]
id = "section_refill"
amount = 9

[[number]]
id = "start_captains"
amount = 0

[[merchant]]
id = "M6"
level = 1

[[tile]]
id = "V1"
number = 20
modifier = 3
stacks = [0, 0]
"""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("reopens", [False, True])
def test_no_rule_depends_on_a_value(seats, reopens):
    options = Options(corrections=WILD, space_reopens=reopens)
    for seed in range(5):
        match, state, _ = start(VASCO_DA_GAMA, seats, options, seed)
        chance = Chance.seeded(seed)
        while decisions := VASCO_DA_GAMA.decisions(state):
            (decision,) = decisions
            play(
                VASCO_DA_GAMA,
                match,
                state,
                decision.seat,
                decision.choices[chance.below(len(decision.choices))],
            )
            VASCO_DA_GAMA.check_conservation(state)
        assert state.round == 5
        *_, (last, _, _, _) = replay(VASCO_DA_GAMA, match)
        assert last == state
