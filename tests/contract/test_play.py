"""What every game keeps to while it is played."""

from itertools import permutations

import pytest

from rules.core.chance import Chance
from rules.core.game import IllegalChoice
from rules.core.match import digest

from .tables import choices_of, random_match, some_steps

SEEDS = (1, 2)
UNLISTED = 25
"""Unlisted choices tried in a position."""
ORDERS = 6
"""Orders tried in which simultaneous choices are made."""


def test_random_matches_end(table):
    for seed in SEEDS:
        steps, last = random_match(table, seed)
        assert steps
        assert last.over
        assert table.game.decisions(last) == ()
        standings = table.game.standings(last)
        assert len(standings.scores) == len(standings.sources) == len(standings.places) == table.seats
        assert min(standings.places) == 1
        assert standings.winners


def test_there_is_a_decision_until_the_end(table):
    for seed in SEEDS:
        for step in random_match(table, seed)[0]:
            assert not step.before.over
            assert step.decisions


def test_every_listed_choice_applies(table):
    game = table.game
    for step in some_steps(table, 1):
        for decision in step.decisions:
            for choice in decision.choices:
                assert game.why_not(step.before, decision.seat, choice) is None
                state = step.before.copy()
                game.apply(state, decision.seat, choice)
                assert state != step.before


def test_an_unlisted_choice_is_refused_and_changes_nothing(table):
    game, pool = table.game, choices_of(table)
    tried = 0
    for step in some_steps(table, 1):
        listed = {decision.seat: decision.choices for decision in step.decisions}
        before = digest(step.before)
        chance = Chance.seeded(len(pool), tried)
        state = step.before.copy()
        for _ in range(UNLISTED):
            seat, choice = chance.below(table.seats), pool[chance.below(len(pool))]
            if choice in listed.get(seat, ()):
                continue
            reason = game.why_not(state, seat, choice)
            with pytest.raises(IllegalChoice) as refusal:
                game.apply(state, seat, choice)
            assert reason
            assert refusal.value.reason == reason
            tried += 1
        assert digest(state) == before
        assert state == step.before
    assert tried > UNLISTED


def test_why_not_agrees_with_the_decisions(table):
    game, pool = table.game, choices_of(table)
    for step in some_steps(table, 2):
        listed = {decision.seat: set(decision.choices) for decision in step.decisions}
        for seat in range(table.seats):
            for choice in pool:
                legal = choice in listed.get(seat, ())
                assert (game.why_not(step.before, seat, choice) is None) == legal, (seat, choice)


def test_nothing_can_be_chosen_after_the_end(table):
    game, pool = table.game, choices_of(table)
    _, last = random_match(table, 1)
    for seat in range(table.seats):
        for choice in pool[:UNLISTED]:
            assert game.why_not(last, seat, choice) is not None


def test_every_card_and_coin_is_accounted_for(table):
    for seed in SEEDS:
        steps, last = random_match(table, seed)
        for state in [step.before for step in steps] + [last]:
            table.game.check_conservation(state)


def test_decisions_are_canonical(table):
    game = table.game
    for seed in SEEDS:
        for step in random_match(table, seed)[0]:
            again = game.decisions(step.before.copy())
            assert again == step.decisions == game.decisions(step.before)
            seats = [decision.seat for decision in again]
            assert len(set(seats)) == len(seats)
            for decision in again:
                assert decision.seat in range(table.seats)
                assert decision.choices
                assert len(set(decision.choices)) == len(decision.choices)
                assert all(type(choice) in game.choice_types for choice in decision.choices)


def test_looking_changes_nothing(table):
    game = table.game
    for step in some_steps(table, 1):
        before = digest(step.before)
        game.decisions(step.before)
        game.standings(step.before)
        game.check_conservation(step.before)
        game.why_not(step.before, step.seat, step.choice)
        for seat in (None, *range(table.seats)):
            game.view(step.before, seat)
        assert digest(step.before) == before
        assert game.turn(step.before) >= 1


def test_turns_count_up(table):
    for seed in SEEDS:
        turns = [table.game.turn(step.before) for step in random_match(table, seed)[0]]
        assert turns[0] == 1
        assert turns == sorted(turns)


def test_a_copy_is_independent(table):
    game = table.game
    steps, _ = random_match(table, 1)
    for step in some_steps(table, 1):
        original = step.before.copy()
        copy = original.copy()
        before = digest(original)
        assert copy == original
        assert digest(copy) == before
        for later in steps[steps.index(step) : steps.index(step) + 8]:
            game.apply(copy, later.seat, later.choice)
        assert digest(original) == before
        assert copy != original


def test_events_off_gives_the_same_position(table):
    game = table.game
    steps, last = random_match(table, 2)
    state = steps[0].before.copy()
    for step in steps:
        assert game.apply(state, step.seat, step.choice, record=False) == []
    assert state == last
    assert any(step.events for step in steps)


def test_simultaneous_choices_may_come_in_any_order(table):
    game = table.game
    for step in random_match(table, 1)[0]:
        decisions = step.decisions
        chance = Chance.seeded(len(decisions))
        chosen = {d.seat: d.choices[chance.below(len(d.choices))] for d in decisions}
        results = set()
        for order in list(permutations(chosen))[:ORDERS]:
            state = step.before.copy()
            for place, seat in enumerate(order):
                open_now = {decision.seat: decision for decision in game.decisions(state)}
                assert [seat for seat in chosen if seat in open_now] == [
                    seat for seat in chosen if seat in order[place:]
                ]
                assert all(decision in decisions for decision in open_now.values())
                game.apply(state, seat, chosen[seat], record=False)
            results.add(digest(state))
        assert len(results) == 1
