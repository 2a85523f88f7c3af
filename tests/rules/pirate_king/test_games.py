"""Whole random games at every table: nothing gets lost, leaks or depends on how it was played."""

from itertools import permutations

import pytest

from rules.core.chance import Chance
from rules.core.events import known_events
from rules.core.match import Match, decode_position, digest, encode_position, play, replay, start
from rules.pirate_king import PIRATE_KING
from rules.pirate_king.cards import BURST, ROUNDS
from rules.pirate_king.effects import EFFECTS
from rules.pirate_king.state import ACTIVE, BUST, Options

OWN = """
[[card]]
id = "PI03"
effects = [{ op = "look", n = 5 }, { op = "reveal", n = 1, who = "others" }, { op = "place" }]
brief = "b"
text = "t"

[[card]]
id = "LO02"
effects = [{ op = "choose" }, { op = "turn_over", symbol = "gold" }, { op = "look", n = 2 }]
brief = "b"
text = "t"

[[card]]
id = "LO01"
effects = [{ op = "from_discard" }, { op = "reveal", n = 2, who = "others" }]
brief = "b"
text = "t"
"""
TABLES = {
    "plain": {},
    "random_pirates": {"random_pirates": True},
    "house": {"reverse_draft": True, "open_ballots": True, "no_win_cards": True},
    "own_cards": {"corrections": OWN},
}
every_table = pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(seats, Options(**options), id=f"{seats}-{name}")
        for seats in range(2, 6)
        for name, options in TABLES.items()
    ],
)
PRIVATE = ("look", "choose")


def random_game(seats: int, options: Options, seed: int, each=lambda state, decisions: None):
    """Play at random, looking at each position before its choice; the match and the final position."""
    match, state, _ = start(PIRATE_KING, seats, options, seed)
    chance = Chance.seeded(seed, seats)
    while decisions := PIRATE_KING.decisions(state):
        each(state, decisions)
        decision = decisions[chance.below(len(decisions))]
        goes_on = decision.kind == "ballot" and chance.below(3) > 0
        choice = decision.choices[0 if goes_on else chance.below(len(decision.choices))]
        play(PIRATE_KING, match, state, decision.seat, choice)
    return match, state


def some(every: int, check):
    """Look at one position in so many."""
    count = iter(range(10**6))
    return lambda state, decisions: None if next(count) % every else check(state, decisions)


@every_table
def test_nothing_gets_lost_and_every_decision_is_whole(seats, options):
    def check(state, decisions):
        PIRATE_KING.check_conservation(state)
        kinds = {decision.kind for decision in decisions}
        assert len(kinds) == 1
        assert len(decisions) == 1 or kinds == {"ballot"}
        for decision in decisions:
            fewest = 1 if decision.kind in PRIVATE else 2
            assert len(set(decision.choices)) == len(decision.choices) >= fewest
            for choice in decision.choices:
                assert PIRATE_KING.why_not(state, decision.seat, choice) is None

    for seed in range(3):
        _, state = random_game(seats, options, seed, check)
        PIRATE_KING.check_conservation(state)
        assert state.over
        assert state.round == ROUNDS
        assert not state.monster_pile
        assert not any(state.rows)
        assert not any(state.visitors)


@every_table
def test_busting_is_checked_for_all_after_every_step(seats, options):
    def check(state, decisions):
        if decisions[0].kind == "ballot":
            for seat in range(seats):
                if state.status[seat] != BUST:
                    assert state.totals(seat).curse < BURST
                if state.status[seat] == ACTIVE:
                    assert state.decks[seat] or state.discards[seat]

    for seed in range(3):
        random_game(seats, options, seed, check)


@every_table
def test_swords_and_gold_of_the_whole_table_are_those_of_each_seat(seats, options):
    busts = set()

    def check(state, decisions):
        totals = [state.totals(seat) for seat in range(seats)]
        assert state.amounts("sword") == tuple(total.sword for total in totals)
        assert state.amounts("gold") == tuple(total.gold for total in totals)
        busts.update(status == BUST for status in state.status)

    for seed in range(2):
        random_game(seats, options, seed, check)
    assert busts == {True, False}


@every_table
def test_what_looks_the_same_gives_the_same_view_and_decisions(seats, options):
    chance = Chance.seeded(11)

    def check(state, decisions):
        for seat in (*range(seats), None):
            view = PIRATE_KING.view(state, seat)
            other = PIRATE_KING.imagine(view, chance)
            PIRATE_KING.check_conservation(other)
            assert PIRATE_KING.view(other, seat) == view
            elsewhere = PIRATE_KING.decisions(other)
            assert [(d.seat, d.kind, d.private) for d in elsewhere] == [
                (d.seat, d.kind, d.private) for d in decisions
            ]
            assert [d for d in elsewhere if d.seat == seat] == [d for d in decisions if d.seat == seat]

    for seed in range(2):
        random_game(seats, options, seed, some(3, check))


@every_table
def test_ballots_may_be_given_in_any_order(seats, options):
    def check(state, decisions):
        chance = Chance.seeded(len(state.agenda), state.round)
        chosen = {d.seat: d.choices[chance.below(len(d.choices))] for d in decisions}
        if len(chosen) > 1:
            results = set()
            for order in list(permutations(chosen))[:6]:
                table = state.copy()
                events = [event for seat in order for event in PIRATE_KING.apply(table, seat, chosen[seat])]
                results.add((digest(table), repr(events)))
            assert len(results) == 1

    random_game(seats, options, 4, some(4, check))


@every_table
def test_a_match_can_be_played_again(seats, options):
    match, state = random_game(seats, options, 3)
    match = Match.model_validate_json(match.model_dump_json())
    positions = [digest(position) for position, *_ in replay(PIRATE_KING, match)]
    assert positions[-1] == digest(state)


def test_a_position_resumes_in_the_middle_of_any_chain():
    seen = set()

    def check(state, decisions):
        seen.update(decision.kind for decision in decisions)
        resumed = decode_position(PIRATE_KING, encode_position(state))
        assert resumed == state
        assert digest(resumed) == digest(state)
        last = decisions[-1]
        assert PIRATE_KING.apply(resumed, last.seat, last.choices[-1]) == PIRATE_KING.apply(
            state.copy(), last.seat, last.choices[-1]
        )

    for seed in range(5):
        random_game(4, Options(), seed, check)
    assert seen == {"pirate", "ballot", "look", "choose", "from_discard", "place", "monster", "loot"}


def test_copies_are_independent():
    def check(state, decisions):
        before = digest(state)
        copy = state.copy()
        for decision in decisions:
            PIRATE_KING.apply(copy, decision.seat, decision.choices[0])
        assert digest(state) == before

    random_game(5, Options(), 5, check)


def test_events_change_nothing():
    def check(state, decisions):
        told, silent = state.copy(), state.copy()
        for decision in decisions:
            PIRATE_KING.apply(told, decision.seat, decision.choices[0])
            assert PIRATE_KING.apply(silent, decision.seat, decision.choices[0], record=False) == []
        assert told == silent

    random_game(4, Options(), 6, check)


@every_table
def test_hidden_facts_change_nothing_a_seat_sees_before_they_come_out(seats, options):
    chance = Chance.seeded(2)

    def before_chance(events, seat):
        told = []
        for event in events:
            if event.final:
                break
            told.append(event)
        return known_events(told, seat)

    def check(state, decisions):
        for decision in decisions:
            other = PIRATE_KING.imagine(PIRATE_KING.view(state, decision.seat), chance)
            for choice in decision.choices:
                here = PIRATE_KING.apply(state.copy(), decision.seat, choice)
                there = PIRATE_KING.apply(other.copy(), decision.seat, choice)
                assert before_chance(here, decision.seat) == before_chance(there, decision.seat)

    random_game(seats, options, 7, some(5, check))


def test_a_deck_can_be_followed_from_public_events_alone():
    """Everything that enters or leaves a deck is public, so its contents always are (dossier 6)."""
    for seed in range(3):
        match, _ = random_game(3, Options(), seed)
        owned = None
        for state, _, _, events in replay(PIRATE_KING, match):
            if owned is None:
                owned = [list(state.decks[seat]) for seat in range(3)]
            for event in known_events(events, None):
                if event.kind in ("pirate", "monster", "loot") or event.data.get("by") == "draw_loot":
                    owned[event.seat].append(event.data["card"])
            for seat in range(3):
                assert sorted(owned[seat]) == sorted(state.owned(seat))


def test_every_effect_and_event_occurs_in_play():
    ops, kinds = set(), set()
    for seed in range(12, 24):
        match, _ = random_game(5, Options(), seed)
        for _, _, _, events in replay(PIRATE_KING, match):
            ops.update(event.data["op"] for event in events if event.kind == "effect")
            kinds.update(event.kind for event in events)
    assert ops == set(EFFECTS)
    assert kinds == {
        *("pirate", "round", "flip", "effect", "unresolved", "nothing", "reveal", "reshuffle", "turned"),
        *("look", "looked", "put_back", "order", "reject", "place", "captain", "bust", "out_of_cards"),
        *("ballots", "battle", "monster", "loot_order", "loot", "game_end"),
    }
