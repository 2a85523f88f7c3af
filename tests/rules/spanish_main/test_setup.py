"""Setting up (dossier 3, 9.1, 9.2)."""

from collections import Counter

import pytest

from rules.core.game import Options as CoreOptions
from rules.spanish_main import SPANISH_MAIN
from rules.spanish_main.components import SHIP_IDS
from rules.spanish_main.state import Options

SEEDS = 200


def new(seats: int = 3, seed: int = 1, **options: bool):
    return SPANISH_MAIN.new(seats, Options(**options), seed)


@pytest.mark.parametrize(("seats", "each", "away"), [(2, 3, 3), (3, 2, 3), (4, 2, 1)])
def test_pirates_dealt_and_put_away(seats, each, away):
    held = Counter(new(seats).owner.values())
    assert held == {**dict.fromkeys(range(seats), each), None: away}


def test_ships_start_undamaged_and_without_fame():
    state = new()
    assert sorted(state.row) == sorted(SHIP_IDS)
    assert not any(state.damaged.values())
    assert not any(state.fame.values())
    assert not any(state.revealed.values())
    assert state.stash == [0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_active_adventure(seats):
    state = new(seats)
    assert (len(state.line), len(state.deck), state.discard) == (1, 57, [])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_upcoming_adventures_as_players(seats):
    state = new(seats, upcoming=True)
    assert (len(state.line), len(state.deck)) == (seats, 58 - seats)


def test_movement_row():
    state = new()
    assert (len(state.movement), len(state.movement_deck)) == (3, 21)
    assert state.hands == [[], [], []]
    assert state.limits == [0, 0, 0]


@pytest.mark.parametrize(("seats", "hand", "deck"), [(2, 4, 16), (3, 3, 15), (4, 3, 12)])
def test_movement_hands(seats, hand, deck):
    state = new(seats, hand=True)
    assert [len(cards) for cards in state.hands] == [hand] * seats == state.limits
    assert (state.movement, len(state.movement_deck)) == ([], deck)


def test_all_options_are_off_by_default():
    assert all(value in (False, "slide", "adjacent") for value in Options().model_dump().values())
    assert set(Options().model_dump()) == {
        "upcoming",
        "hand",
        "fame_from_discard",
        "advance_edge",
        "broadside",
    }


def test_chance_decides_row_pirates_cards_and_starter():
    states = [new(4, seed) for seed in range(SEEDS)]
    assert len({tuple(state.row) for state in states}) == SEEDS
    assert len({tuple(state.deck) for state in states}) == SEEDS
    assert len({tuple(state.owner.values()) for state in states}) > SEEDS * 0.9
    starters = Counter(state.agenda[-1][1] for state in states)
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > SEEDS / 8


def test_the_same_seed_gives_the_same_table():
    assert new(3, 5) == new(3, 5)
    assert new(3, 5) != new(3, 6)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_players(seats):
    with pytest.raises(ValueError, match="2 to 4"):
        new(seats)


def test_options_of_another_game():
    with pytest.raises(ValueError, match="not options"):
        SPANISH_MAIN.new(3, CoreOptions(), 1)


def test_play_goes_clockwise():
    state = new(3)
    order = []
    for _ in range(6):
        (decision,) = SPANISH_MAIN.decisions(state)
        order.append(decision.seat)
        SPANISH_MAIN.apply(state, decision.seat, decision.choices[-1])
    assert order == [(order[0] + turn) % 3 for turn in range(6)]
