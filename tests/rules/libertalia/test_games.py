"""Whole random games at every table: nothing gets lost, leaks or depends on how it was played."""

import pytest

from rules.core.chance import Chance
from rules.core.events import known_events
from rules.core.game import IllegalChoice
from rules.core.match import Match, decode_position, digest, encode_position, play, replay, start
from rules.libertalia import LIBERTALIA
from rules.libertalia.choices import Play
from rules.libertalia.components import RANKS
from rules.libertalia.state import Options

TABLES = {
    "plain": {},
    "memory": {"memory": True, "colours": "even"},
    "house": {
        "colours": "chosen",
        "gunner_pays_without_target": False,
        "topman_ties": False,
        "rest_order": "sum_then_floor",
        "final_campaign_tiebreak": True,
    },
}
EVERY_TABLE = [
    pytest.param(seats, Options(**options), id=f"{seats}-{name}")
    for seats in range(2, 7)
    for name, options in TABLES.items()
]
every_table = pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)


def random_game(seats: int, options: Options, seed: int, each=lambda state, decisions: None):
    """Play at random, looking at each position before its choice; the match and the final position."""
    match, state, _ = start(LIBERTALIA, seats, options, seed)
    chance = Chance.seeded(seed, seats)
    while decisions := LIBERTALIA.decisions(state):
        each(state, decisions)
        decision = decisions[chance.below(len(decisions))]
        play(
            LIBERTALIA,
            match,
            state,
            decision.seat,
            decision.choices[chance.below(len(decision.choices))],
        )
    return match, state


@every_table
def test_nothing_gets_lost_and_every_decision_is_whole(seats, options):
    def check(state, decisions):
        LIBERTALIA.check_conservation(state)
        kinds = {decision.kind for decision in decisions}
        assert len(decisions) == 1 or kinds == {"play"}
        for decision in decisions:
            fewest = 1 if decision.kind == "waitress" and options.memory else 2
            assert len(set(decision.choices)) == len(decision.choices) >= fewest
            for choice in decision.choices:
                assert LIBERTALIA.why_not(state, decision.seat, choice) is None

    for seed in range(3):
        _, state = random_game(seats, options, seed, check)
        LIBERTALIA.check_conservation(state)
        assert state.over
        assert len(state.results) == 3
        assert min(LIBERTALIA.standings(state).scores) >= 0


@every_table
def test_every_listed_choice_applies_and_no_other(seats, options):
    def check(state, decisions):
        for decision in decisions:
            for choice in decision.choices:
                LIBERTALIA.apply(state.copy(), decision.seat, choice)
        before = digest(state)
        listed = {decision.seat: decision.choices for decision in decisions}
        for seat in range(seats):
            for choice in map(Play, RANKS):
                if choice not in listed.get(seat, ()):
                    with pytest.raises(IllegalChoice) as caught:
                        LIBERTALIA.apply(state, seat, choice)
                    assert caught.value.reason == LIBERTALIA.why_not(state, seat, choice)
        assert digest(state) == before

    seldom = iter(range(10_000))
    random_game(seats, options, 7, lambda *position: None if next(seldom) % 5 else check(*position))


@every_table
def test_what_looks_the_same_gives_the_same_view_and_decisions(seats, options):
    chance = Chance.seeded(11)

    def check(state, decisions):
        for seat in (*range(seats), None):
            view = LIBERTALIA.view(state, seat)
            other = LIBERTALIA.imagine(view, chance)
            LIBERTALIA.check_conservation(other)
            assert LIBERTALIA.view(other, seat) == view
            elsewhere = LIBERTALIA.decisions(other)
            assert [(d.seat, d.kind, d.private) for d in elsewhere] == [
                (d.seat, d.kind, d.private) for d in decisions
            ]
            assert [d for d in elsewhere if d.seat == seat] == [d for d in decisions if d.seat == seat]

    for seed in range(2):
        random_game(seats, options, seed, check)


@every_table
def test_a_match_can_be_played_again(seats, options):
    match, state = random_game(seats, options, 3)
    match = Match.model_validate_json(match.model_dump_json())
    positions = [digest(position) for position, *_ in replay(LIBERTALIA, match)]
    assert positions[-1] == digest(state)
    assert decode_position(LIBERTALIA, encode_position(state)) == state


def test_a_position_resumes_in_the_middle_of_anything():
    def check(state, decisions):
        resumed = decode_position(LIBERTALIA, encode_position(state))
        assert resumed == state
        assert LIBERTALIA.decisions(resumed) == decisions
        choice = decisions[-1].choices[-1]
        assert LIBERTALIA.apply(resumed, decisions[-1].seat, choice) == LIBERTALIA.apply(
            state.copy(), decisions[-1].seat, choice
        )

    random_game(3, Options(), 5, check)


def test_copies_are_independent():
    def check(state, decisions):
        before = digest(state)
        LIBERTALIA.apply(state.copy(), decisions[0].seat, decisions[0].choices[0])
        assert digest(state) == before

    random_game(4, Options(), 5, check)


def test_events_change_nothing():
    def check(state, decisions):
        told, silent = state.copy(), state.copy()
        seat, choice = decisions[0].seat, decisions[0].choices[0]
        LIBERTALIA.apply(told, seat, choice)
        assert LIBERTALIA.apply(silent, seat, choice, record=False) == []
        assert told == silent

    random_game(4, Options(), 6, check)


def test_private_events_have_one_owner():
    match, _ = random_game(4, Options(), 8)
    private = 0
    for _, _, _, events in replay(LIBERTALIA, match):
        for event in events:
            if event.audience is not None:
                assert event.kind == "revived"
                assert event.audience == (event.seat,)
                assert known_events([event], None) == []
                private += 1
    assert private


def test_every_seat_follows_every_hand_from_public_events_alone():
    """A hand is deduced as the dossier says: dealt, less played, plus recruited; a Surgeon adds doubt."""
    for seed in range(6):
        match, _ = random_game(3, Options(), seed)
        hands, doubtful = [set(), set(), set()], [False] * 3
        for state, _, _, events in replay(LIBERTALIA, match):
            if not events and not any(hands):
                hands = [set(hand) for hand in state.hands]
            for event in known_events(events, None):
                match event.kind:
                    case "sunrise":
                        for rank, _, seat in event.data["ship"]:
                            hands[seat].discard(rank)
                    case "parrot":
                        hands[event.seat].discard(event.data["rank"])
                    case "recruiter" if event.data["rank"]:
                        hands[event.seat].add(event.data["rank"])
                    case "surgeon" if event.data["taken"]:
                        doubtful[event.seat] = True
                    case "campaign":
                        for hand in hands:
                            hand.update(event.data["ranks"])
            view = LIBERTALIA.view(state, None)
            for seat in range(3):
                if not doubtful[seat]:
                    assert view.known_hand(seat) == view.possible_hand(seat) == tuple(sorted(hands[seat]))
                else:
                    assert set(view.known_hand(seat)) <= set(state.hands[seat])
                    assert set(state.hands[seat]) <= set(view.possible_hand(seat))
