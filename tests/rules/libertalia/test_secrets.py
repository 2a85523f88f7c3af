"""What a seat may know (dossier 6): hands, sealed choices, graveyards, the Surgeon's card, memory mode."""

from dataclasses import replace
from itertools import permutations

import pytest

from rules.core.chance import Chance
from rules.core.events import known_events
from rules.core.match import digest
from rules.libertalia import LIBERTALIA
from rules.libertalia.choices import Keep, KeepMaps, Play, Revive, Sell, Take
from rules.libertalia.components import KIND, ranks_of
from rules.libertalia.state import Options

from .position import YELLOW_RED_BLUE, asked, choices, counts, go, position, sunrise, told

YELLOW, RED, STRANGER = 0, 1, None


def surgery(graveyard=(9, 10), hand=(5, 6, 22), **more):
    """Yellow's Surgeon at work."""
    return position(
        "yellow",
        "red",
        hands={"yellow": hand, "red": (2, 5, 7, 8, 12)},
        graveyards={"yellow": graveyard},
        **more,
    )


def hands(view, seat: int) -> set[tuple[int, ...]]:
    """The hands a seat may hold by what everybody knows."""
    return {ranks_of(world) for world in view.worlds[seat]}


# --- sunrise ---------------------------------------------------------------------------------------------


def test_a_sealed_choice_shows_only_that_it_was_made():
    state = position(*YELLOW_RED_BLUE)
    views = []
    for rank in (7, 30):
        sealed = state.copy()
        assert LIBERTALIA.apply(sealed, YELLOW, Play(rank)) == []
        assert LIBERTALIA.view(sealed, YELLOW).sealed == rank
        views.append([LIBERTALIA.view(sealed, seat) for seat in (RED, 2, STRANGER)])
        assert LIBERTALIA.decisions(sealed) == LIBERTALIA.decisions(state)[1:]
    assert views[0] == views[1]
    assert all(view.chosen == (True, False, False) and view.sealed == 0 for view in views[0])


def test_the_order_of_choosing_leaks_nothing():
    state = position(*YELLOW_RED_BLUE, today=("chest", "saber", "relic"))
    ends = set()
    stories = []
    for order in permutations(enumerate((1, 29, 14))):
        table = state.copy()
        events = [event for seat, rank in order for event in LIBERTALIA.apply(table, seat, Play(rank))]
        ends.add(digest(table))
        stories.append(events)
    assert len(ends) == 1
    assert all(story == stories[0] for story in stories)


def test_nobody_sees_another_hand_that_is_not_deducible():
    state = LIBERTALIA.new(3, Options(), 1)
    view = LIBERTALIA.view(state, RED)
    assert view.hand == tuple(state.hands[RED])
    assert view.hands == (9, 9, 9)
    assert view.known_hand(YELLOW) == view.possible_hand(YELLOW) == view.hand


def test_plays_and_recruits_are_followed():
    state = position("yellow", "red", hands={"yellow": (4, 7, 8), "red": (2, 5, 6)}, dens={"yellow": (12,)})
    sunrise(state, yellow=4, red=2)
    view = LIBERTALIA.view(state, RED)
    assert view.known_hand(YELLOW) == (7, 8, 12)
    assert view.known_hand(RED) == (5, 6)


# --- the Surgeon's card ----------------------------------------------------------------------------------


def test_what_the_surgeon_takes_is_secret_from_all_others():
    seen = []
    for rank in (9, 10):
        state = surgery()
        sunrise(state, yellow=22, red=5)
        events = LIBERTALIA.apply(state, YELLOW, Revive(rank))
        assert told(known_events(events, YELLOW), "revived") == [{"rank": rank}]
        assert rank in LIBERTALIA.view(state, YELLOW).hand
        seen.append([(known_events(events, seat), LIBERTALIA.view(state, seat)) for seat in (RED, STRANGER)])
    assert seen[0] == seen[1]
    for events, view in seen[0]:
        assert told(events, "surgeon") == [{"phase": "day", "taken": 1}]
        assert not told(events, "revived")
        assert hands(view, YELLOW) == {(5, 6, 9), (5, 6, 10)}
        assert view.in_graveyard(YELLOW) == ((9, False), (10, False))
        assert view.known_hand(YELLOW) == (5, 6)
        assert view.possible_hand(YELLOW) == (5, 6, 9, 10)


def test_bots_imagine_every_card_the_surgeon_may_have_taken():
    state = surgery(graveyard=(8, 9, 10))
    sunrise(state, yellow=22, red=5)
    go(state, Revive(9))
    view, chance = LIBERTALIA.view(state, RED), Chance.seeded(1)
    found = {tuple(LIBERTALIA.imagine(view, chance).hands[YELLOW]) for _ in range(60)}
    assert found == {(5, 6, 8), (5, 6, 9), (5, 6, 10)}
    own = LIBERTALIA.view(state, YELLOW)
    assert {tuple(LIBERTALIA.imagine(own, chance).hands[YELLOW]) for _ in range(20)} == {(5, 6, 9)}


@pytest.mark.parametrize(("played", "left"), [(9, (10, True)), (10, (9, True))])
def test_the_card_is_known_again_when_it_is_played(played, left):
    state = surgery()
    sunrise(state, yellow=22, red=5)
    go(state, Revive(played))
    sunrise(state, yellow=played, red=7)
    view = LIBERTALIA.view(state, RED)
    assert hands(view, YELLOW) == {(5, 6)}
    assert view.in_graveyard(YELLOW) == (left,)


def test_playing_something_else_settles_nothing():
    state = surgery()
    sunrise(state, yellow=22, red=5)
    go(state, Revive(9))
    sunrise(state, yellow=6, red=7)
    assert hands(LIBERTALIA.view(state, RED), YELLOW) == {(5, 9), (5, 10)}


def test_a_single_card_is_known_at_once_and_told_in_the_same_words():
    state = surgery(graveyard=(9,))
    events = sunrise(state, yellow=22, red=5)
    assert told(known_events(events, RED), "surgeon") == [{"phase": "day", "taken": 1}]
    assert not told(known_events(events, RED), "revived")
    view = LIBERTALIA.view(state, RED)
    assert view.known_hand(YELLOW) == (5, 6, 9)
    assert view.in_graveyard(YELLOW) == ()


def test_a_second_surgery_settles_it_by_elimination():
    state = surgery(hand=(4, 5, 6, 22))
    sunrise(state, yellow=22, red=5)
    go(state, Revive(9))
    sunrise(state, yellow=4, red=7)
    sunrise(state, yellow=22, red=8)
    view = LIBERTALIA.view(state, RED)
    assert hands(view, YELLOW) == {(5, 6, 9, 10)}
    assert view.in_graveyard(YELLOW) == ()


def test_a_second_surgery_among_more_leaves_every_pair_possible():
    state = surgery(hand=(4, 5, 6, 22), dens={"red": (27,)})
    state.dens[YELLOW] = [27]
    state.removed[YELLOW] -= 1
    sunrise(state, yellow=22, red=5)
    assert state.graveyards[YELLOW] == [9, 10]
    go(state, Revive(9))
    assert state.graveyards[YELLOW] == [10, 27]
    sunrise(state, yellow=4, red=7)
    assert 22 in state.hands[YELLOW]
    sunrise(state, yellow=22, red=8)
    go(state, Revive(27))
    view = LIBERTALIA.view(state, RED)
    assert hands(view, YELLOW) == {(5, 6, 9, 10), (5, 6, 9, 27), (5, 6, 10, 27)}
    assert view.in_graveyard(YELLOW) == ((9, False), (10, False), (27, False))


def test_hands_stay_uncertain_over_the_end_of_a_campaign():
    state = surgery(day=6)
    state.undealt = [1, 2, 11, 13, 14, 15]
    state.hands[RED].remove(2)
    state.worlds[RED] = (state.worlds[RED][0] ^ 4,)
    for seat in (YELLOW, RED):
        state.removed[seat] = 30 - 6 - len(state.hands[seat] + state.graveyards[seat])
    sunrise(state, yellow=22, red=5)
    go(state, Revive(9))
    LIBERTALIA.check_conservation(state)
    assert state.campaign == 2
    view = LIBERTALIA.view(state, RED)
    dealt = (1, 2, 11, 13, 14, 15)
    assert hands(view, YELLOW) == {tuple(sorted((5, 6, taken, *dealt))) for taken in (9, 10)}
    assert view.in_graveyard(YELLOW) == ()


def test_graveyards_leave_unnamed():
    state = surgery(day=6)
    state.undealt = [1, 2, 11, 13, 14, 15]
    state.hands[RED].remove(2)
    state.removed = [0, 0]
    events = sunrise(state, yellow=22, red=5) + LIBERTALIA.apply(state, YELLOW, Revive(10))
    kinds = {event.kind for event in known_events(events, RED)}
    assert kinds <= {"sunrise", "surgeon", "phase", "no_booty", "arrive", "scoring", "campaign"}


def test_own_graveyard_is_seen():
    state = surgery()
    sunrise(state, yellow=22, red=5)
    go(state, Revive(9))
    assert LIBERTALIA.view(state, YELLOW).graveyard == (10,)
    assert LIBERTALIA.view(state, RED).graveyard == ()
    assert LIBERTALIA.view(state, RED).graveyards == (1, 0)


# --- memory mode -----------------------------------------------------------------------------------------


def test_memory_mode_shows_own_tokens_and_how_many_others_have():
    state = position("yellow", "red", tokens={"yellow": {"chest": 2}, "red": {"map": 3}}, memory=True)
    view = LIBERTALIA.view(state, YELLOW)
    assert view.tokens == (tuple(counts({"chest": 2})), None)
    assert (view.token_counts, view.bag) == ((2, 3), None)
    assert LIBERTALIA.view(state, STRANGER).tokens == (None, None)
    opened = LIBERTALIA.view(position("yellow", "red", tokens={"red": {"map": 3}}), YELLOW)
    assert opened.tokens[RED] == tuple(counts({"map": 3}))
    assert sum(opened.bag) == 47


def test_memory_mode_imagines_other_tokens():
    state = position("yellow", "red", tokens={"yellow": {"chest": 4}, "red": {"map": 3}}, memory=True)
    view, chance = LIBERTALIA.view(state, YELLOW), Chance.seeded(2)
    found = set()
    for _ in range(40):
        imagined = LIBERTALIA.imagine(view, chance)
        LIBERTALIA.check_conservation(imagined)
        assert imagined.tokens[RED][KIND["chest"]] == 0
        found.add(tuple(imagined.tokens[RED]))
    assert len(found) > 10


@pytest.mark.parametrize(
    ("rank", "owned"), [(6, {"relic": 1, "map": 2}), (21, {"map": 2, "goods": 2}), (21, {"map": 3})]
)
def test_memory_mode_imagines_tokens_that_fit_what_is_asked(rank, owned):
    state = position("yellow", "red", tokens={"red": owned}, memory=True)
    sunrise(state, yellow=5, red=rank)
    chance = Chance.seeded(3)
    for seat in (YELLOW, STRANGER):
        view = LIBERTALIA.view(state, seat)
        for _ in range(40):
            imagined = LIBERTALIA.imagine(view, chance)
            assert len(choices(imagined)) > 1
            assert LIBERTALIA.view(imagined, seat) == view


def test_memory_mode_asks_a_waitress_whether_or_not_she_has_a_map():
    seen = []
    for kind in ("map", "chest"):
        state = position("yellow", "red", dens={"yellow": (8,)}, tokens={"yellow": {kind: 1}}, memory=True)
        sunrise(state, yellow=16, red=5)
        assert asked(state) == ("yellow", "waitress")
        before = LIBERTALIA.view(state, RED)
        events = go(state, KeepMaps())
        seen.append((before, known_events(events, RED), LIBERTALIA.view(state, RED)))
    assert seen[0] == seen[1]


def test_memory_mode_lays_all_open_at_the_end():
    state = position("yellow", "red", tokens={"red": {"map": 3}}, memory=True)
    state.agenda.clear()
    assert LIBERTALIA.view(state, YELLOW).tokens[RED] == tuple(counts({"map": 3}))


def test_results_of_token_choices_are_public():
    state = position("yellow", "red", tokens={"yellow": {"relic": 3, "map": 2}}, memory=True)
    sunrise(state, yellow=21, red=16)
    events = go(state, Sell("relic", 3))
    assert told(known_events(events, RED), "merchant")[0]["token"] == "relic"
    state = position("yellow", "red", tokens={"yellow": {"relic": 3, "map": 2}}, memory=True)
    sunrise(state, yellow=6, red=16)
    events = go(state, Keep("map"))
    assert told(known_events(events, RED), "preacher") == [
        {"phase": "day", "kept": "map", "discarded": {"map": 1, "relic": 3}}
    ]


# --- what may not be taken back --------------------------------------------------------------------------


def test_what_was_turned_up_is_final():
    state = position("yellow", "red", hands={"yellow": (1, 6, 7), "red": (5, 8)}, today=("chest", "map"))
    events = sunrise(state, yellow=1, red=8)
    assert [event.kind for event in events if event.final] == ["sunrise"]
    events = go(state, Play(6))
    assert [event.kind for event in events if event.final] == ["parrot"]
    events = go(state, Take("map"))
    assert not any(event.final for event in events)


def test_views_are_made_of_values():
    state = LIBERTALIA.new(3, Options(), 1)
    view = LIBERTALIA.view(state, RED)
    sunrise_hand = state.hands[RED][:]
    for seat in range(3):
        LIBERTALIA.apply(state, seat, Play(sunrise_hand[seat]))
    assert view.hand == tuple(sunrise_hand)
    assert replace(view) == view
