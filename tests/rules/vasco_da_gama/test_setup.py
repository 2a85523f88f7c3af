"""Setting up (dossier 3)."""

from collections import Counter

import pytest

from rules.core.game import Options as CoreOptions
from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.choices import Berth, Refuse, TakeProject, TakeSailor
from rules.vasco_da_gama.components import BASE
from rules.vasco_da_gama.state import Options

from .position import W, asked, choices, go, scores, told

SEEDS = range(40)


def new(seats: int = 3, seed: int = 1, **options):
    return VASCO_DA_GAMA.new(seats, Options(**options), seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_crew_sections_and_bag(seats):
    state = new(seats)
    assert [sum(crew) for crew in state.sections] == [5] * seats
    assert sum(state.bag) == {2: 22, 3: 17, 4: 12}[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everybody_starts_with(seats):
    state = new(seats)
    assert state.money == [10] * seats
    assert state.captains == [1] * seats
    assert state.reserve == [6] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_projects_of_type_one(seats):
    state = new(seats)
    shown = [state.gabriel, *state.display]
    assert len(set(shown)) == 7
    assert {BASE.projects[project].type for project in shown} == {"I"}
    types = [BASE.projects[project].type for project in reversed(state.deck)]
    assert types == ["I"] * 5 + ["II"] * 12 + ["III"] * 11


@pytest.mark.parametrize(
    ("seats", "dealt"),
    [(2, "dias girolamo"), (3, "dias francisco girolamo"), (4, "dias francisco girolamo manuel")],
)
def test_characters_from_the_starting_player_on(seats, dealt):
    for seed in SEEDS:
        state = new(seats, seed)
        held = {character: seat for character, seat in state.holders.items() if seat is not None}
        assert set(held) == set(dealt.split())
        for place, character in enumerate(dealt.split()):
            assert held[character] == (state.starter + place) % seats


def test_setup_benefits():
    state = new(4)
    start = state.starter
    assert scores(state)[start] == 2
    assert sum(scores(state)) == 2
    assert state.crew[(start + 1) % 4][W] == 1
    assert state.missionaries == 5
    assert asked(state) == ((start + 2) % 4, "merchant")
    assert (len(state.merchants), state.merchant) == (5, "")


def test_the_starting_player_is_drawn():
    assert {new(4, seed).starter for seed in range(60)} == {0, 1, 2, 3}


def test_the_first_merchant_sails_at_once_and_the_next_is_turned_up():
    state = new(3)
    holder = state.holders["girolamo"]
    level = BASE.level[state.held]
    offered = {BASE.number[BASE.place[choice.space]] for choice in choices(state)}
    assert offered == {number for number in BASE.number if number <= level}
    coming = state.merchants[-1]
    events = go(state, Berth("L4.1"))
    assert state.money[holder] == 13
    assert scores(state)[holder] == 0
    assert state.merchant == coming
    assert [event.kind for event in events] == ["send_merchant", "reward", "next_merchant", "start_round"]
    assert asked(state) == (state.starter, "place")


def test_the_setup_merchants_project_and_sailor():
    state = new(3)
    holder = state.holders["girolamo"]
    go(state, Berth("L1.1"))
    project = state.display[2]
    assert choices(state) == (*map(TakeProject, state.display), Refuse())
    go(state, TakeProject(project))
    assert state.projects[holder] == [project]
    assert state.display[2] == ""
    assert asked(state)[1] == "place"

    state = new(3)
    go(state, Berth("L2.1"))
    sailor = choices(state)[0]
    assert isinstance(sailor, TakeSailor)
    go(state, sailor)
    assert sum(state.crew[holder]) == 1
    assert sum(state.sections[sailor.section - 1]) == 4


def test_the_first_tile_is_turned_up_after_setup():
    state = new(3)
    assert (state.tile, state.marker, len(state.tiles)) == ("", 0, 9)
    (start,) = told(go(state, Berth("L4.1")), "start_round")
    tile = BASE.tiles[state.tile]
    assert (start["marker"], tuple(start["stacks"])) == (tile.number, tile.stacks)
    assert (state.marker, tuple(state.stacks), len(state.tiles)) == (tile.number, tile.stacks, 8)


def test_deals_differ():
    assert len({tuple(new(3, seed).display) for seed in SEEDS}) > 30
    assert len({tuple(new(3, seed).tiles) for seed in SEEDS}) > 30
    drawn = Counter(tuple(new(3, seed).sections[0]) for seed in SEEDS)
    assert len(drawn) > 10


def test_other_tables_are_refused():
    for seats in (1, 5):
        with pytest.raises(ValueError, match="seats"):
            new(seats)
    with pytest.raises(ValueError, match="options"):
        VASCO_DA_GAMA.new(3, CoreOptions(), 1)


def test_every_option_has_words():
    for field in Options.model_fields.values():
        assert field.title
        assert field.description
        assert "\n" not in field.description
