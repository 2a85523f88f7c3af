"""Setting up, and from one campaign to the next (dossier 3, 4.8, 9.3)."""

from collections import Counter

import pytest

from rules.core.chance import Chance
from rules.core.game import Options as CoreOptions
from rules.libertalia import LIBERTALIA
from rules.libertalia.choices import ChooseColour
from rules.libertalia.components import COLOURS, INFLUENCE, RANKS, TOKENS
from rules.libertalia.state import Options

from .position import choices, go, told

ALL = tuple(COLOURS)


def new(seats: int = 4, seed: int = 1, **options):
    return LIBERTALIA.new(seats, Options(**options), seed)


def play_to(state, campaign: int) -> list:
    """Random play until a campaign begins, or the match is over; the events of the last choice."""
    chance, events = Chance.seeded(9), []
    while state.campaign < campaign and (decisions := LIBERTALIA.decisions(state)):
        decision = decisions[0]
        choice = decision.choices[chance.below(len(decision.choices))]
        events = LIBERTALIA.apply(state, decision.seat, choice)
    return events


@pytest.mark.parametrize("seats", range(2, 7))
def test_tokens_by_day(seats):
    state = new(seats)
    assert [sum(space) for space in state.board] == [seats] * 6
    assert sum(state.bag) == 50 - 6 * seats
    assert tuple(map(sum, zip(*state.board, state.bag, strict=True))) == TOKENS


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_holds_the_same_nine(seats):
    state = new(seats)
    assert state.hands == [state.hands[0]] * seats
    assert len(state.hands[0]) == 9
    assert sorted(state.hands[0] + state.undealt) == list(RANKS)
    assert state.coins == [10] * seats
    assert (state.campaign, state.day, LIBERTALIA.turn(state)) == (1, 1, 1)


@pytest.mark.parametrize("seats", range(2, 7))
def test_colours_are_drawn_and_distinct(seats):
    drawn = [new(seats, seed).colours for seed in range(100)]
    assert all(len(set(colours)) == seats for colours in drawn)
    assert {colour for colours in drawn for colour in colours} == set(ALL)
    assert len(set(drawn)) > 20


@pytest.mark.parametrize(("seats", "ties_won"), [(2, {15}), (3, {30}), (4, {40, 50})])
def test_even_spread(seats, ties_won):
    for seed in range(30):
        colours = new(seats, seed, colours="even").colours
        won = {
            sum(INFLUENCE[own][rank] > INFLUENCE[rival][rank] for rank in RANKS for rival in colours)
            for own in colours
        }
        assert won == ties_won
    assert len({new(seats, seed, colours="even").colours for seed in range(100)}) > 5


def test_colours_chosen_seat_by_seat_before_the_deal():
    state = new(3, colours="chosen")
    assert choices(state) == tuple(map(ChooseColour, ALL))
    assert state.hands == [[], [], []]
    assert sum(state.bag) == 50
    go(state, ChooseColour("blue"))
    assert "blue" not in {choice.colour for choice in choices(state)}
    events = go(state, ChooseColour("white"), ChooseColour("yellow"))
    assert state.colours == ("blue", "white", "yellow")
    assert [len(hand) for hand in state.hands] == [9, 9, 9]
    (campaign,) = told(events, "campaign")
    assert campaign["ranks"] == state.hands[0]


def test_the_sixth_colour_is_left_over():
    state = new(6, colours="chosen")
    for colour in ALL[:5]:
        assert state.colours == ALL[: ALL.index(colour)]
        go(state, ChooseColour(colour))
    assert state.colours == ALL
    assert state.agenda == [("play",)]


def test_chosen_colours_do_not_depend_on_the_deal():
    first, other = new(2, 1, colours="chosen"), new(2, 2, colours="chosen")
    for seat in (0, 1, None):
        assert LIBERTALIA.view(first, seat) == LIBERTALIA.view(other, seat)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_next_campaign(seats):
    state = new(seats, 5)
    events = play_to(state, 2)
    (campaign,) = told(events, "campaign")
    assert (campaign["campaign"], len(campaign["ranks"])) == (2, 6)
    assert all(set(campaign["ranks"]) <= set(hand) for hand in state.hands)
    assert state.coins == [10] * seats
    assert state.dens == state.graveyards == state.buried == [[] for _ in range(seats)]
    assert [sum(space) for space in state.board] == [seats] * 6
    assert state.tokens == [[0] * 7] * seats
    assert (state.day, LIBERTALIA.turn(state), len(state.results)) == (1, 7, 1)
    assert all(2 <= len(hand) - 6 <= 7 for hand in state.hands)


@pytest.mark.parametrize("seats", [2, 6])
def test_after_the_third_campaign_it_is_over(seats):
    state = new(seats, 5)
    events = play_to(state, 4)
    assert told(events, "game_end") == [{}]
    assert state.over
    assert LIBERTALIA.decisions(state) == ()
    assert (len(state.undealt), len(state.results), LIBERTALIA.turn(state)) == (9, 3, 18)
    standings = LIBERTALIA.standings(state)
    assert list(standings.scores) == [
        sum(sum(campaign[seat]) for campaign in state.results) for seat in range(seats)
    ]
    for seat, parts in enumerate(standings.sources):
        assert sum(part.amount for part in parts) == standings.scores[seat]
    assert [data["total"] for data in told(events, "scoring")] == list(standings.scores)


def test_standings_before_the_end_count_what_the_dens_hold():
    state = new(3)
    assert LIBERTALIA.standings(state).scores == (10, 10, 10)
    state.tokens[1][0] += 2
    assert LIBERTALIA.standings(state).scores == (10, 20, 10)
    assert LIBERTALIA.standings(state).winners == (1,)


def test_the_same_seed_gives_the_same_table():
    assert new(3, 5) == new(3, 5)
    assert new(3, 5) != new(3, 6)


def test_chance_deals_every_rank_alike():
    dealt = Counter(rank for seed in range(300) for rank in new(2, seed).hands[0])
    assert set(dealt) == set(RANKS)
    assert min(dealt.values()) > 50


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_players(seats):
    with pytest.raises(ValueError, match="2 to 6"):
        new(seats)


def test_options_of_another_game():
    with pytest.raises(ValueError, match="not options"):
        LIBERTALIA.new(3, CoreOptions(), 1)


def test_every_option_is_explained_in_one_line():
    assert Options().model_dump() == {
        "colours": "drawn",
        "memory": False,
        "gunner_pays_without_target": True,
        "topman_ties": True,
        "rest_order": "descending",
        "final_campaign_tiebreak": False,
    }
    for field in Options.model_fields.values():
        assert field.title
        assert field.description
        assert "\n" not in field.description
        assert len(field.description) < 90
