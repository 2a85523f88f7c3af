"""What a seat may know, and positions imagined from it alone."""

from rules.core.chance import Chance
from rules.core.events import known_events
from rules.core.match import digest

from .tables import choices_of, random_match, some_steps

SEEDS = (1, 2)
IMAGINED = 2
"""Positions imagined for a seat in a position."""
SOME_CHOICES = 12


def imagined(table, view, count=IMAGINED):
    """Some imagined positions behind a view."""
    return [table.game.imagine(view, Chance.seeded(number)) for number in range(count)]


def own(decisions, seat):
    """A seat's own open decisions."""
    return [decision for decision in decisions if decision.seat == seat]


def before_chance(events, seat):
    """The events a seat knows, up to the first that turns up something hidden."""
    known = []
    for event in events:
        if event.final:
            break
        known.append(event)
    return known_events(known, seat)


def test_an_imagined_position_gives_the_same_view(table):
    for seed in SEEDS:
        for step in some_steps(table, seed):
            for seat in range(table.seats):
                view = table.game.view(step.before, seat)
                for position in imagined(table, view):
                    assert table.game.view(position, seat) == view


def test_a_stranger_can_imagine_too(table):
    step = some_steps(table, 1)[2]
    view = table.game.view(step.before, None)
    for position in imagined(table, view):
        assert table.game.view(position, None) == view


def test_an_imagined_position_is_sound(table):
    game = table.game
    for step in some_steps(table, 2):
        for seat in range(table.seats):
            (position,) = imagined(table, game.view(step.before, seat), 1)
            game.check_conservation(position)
            assert {(d.seat, d.kind) for d in game.decisions(position)} == {
                (d.seat, d.kind) for d in step.decisions
            }
            chance = Chance.seeded(seat)
            for _ in range(10):
                for decision in game.decisions(position)[:1]:
                    choice = decision.choices[chance.below(len(decision.choices))]
                    game.apply(position, decision.seat, choice)
                    game.check_conservation(position)


def test_hidden_facts_do_not_change_what_a_seat_may_choose(table):
    game, pool = table.game, choices_of(table)
    for step in some_steps(table, 1):
        for seat in range(table.seats):
            for position in imagined(table, game.view(step.before, seat)):
                assert own(game.decisions(position), seat) == own(step.decisions, seat)
                for choice in pool[:: max(1, len(pool) // SOME_CHOICES)]:
                    assert game.why_not(position, seat, choice) == game.why_not(step.before, seat, choice)


def test_hidden_facts_do_not_change_what_a_seat_sees_happen(table):
    game = table.game
    compared = 0
    for step in some_steps(table, 1):
        for decision in step.decisions:
            seat = decision.seat
            for choice in decision.choices[:: max(1, len(decision.choices) // SOME_CHOICES)]:
                state = step.before.copy()
                told = before_chance(game.apply(state, seat, choice), seat)
                for position in imagined(table, game.view(step.before, seat)):
                    assert before_chance(game.apply(position, seat, choice), seat) == told
                    compared += len(told)
    assert compared


def test_imagining_depends_on_the_view_and_the_chance_alone(table):
    game = table.game
    for step in some_steps(table, 1)[1:4]:
        for seat in range(table.seats):
            view = game.view(step.before, seat)
            first, second = imagined(table, view)
            for source in (step.before, first, second):
                again = game.imagine(game.view(source, seat), Chance.seeded(0))
                assert digest(again) == digest(first)


def test_imagined_positions_differ(table):
    game = table.game
    view = game.view(random_match(table, 1)[0][0].before, 0)
    assert len({digest(position) for position in imagined(table, view, 8)}) > 1


def test_a_view_is_cut_off_from_the_position(table):
    game = table.game
    for step in some_steps(table, 1):
        state = step.before.copy()
        views = [game.view(state, seat) for seat in (None, *range(table.seats))]
        before = [repr(view) for view in views]
        game.apply(state, step.seat, step.choice)
        assert [repr(view) for view in views] == before


def test_an_imagined_position_is_cut_off_from_the_view(table):
    game = table.game
    for step in some_steps(table, 1):
        view = game.view(step.before, step.seat)
        before = repr(view)
        (position,) = imagined(table, view, 1)
        game.apply(position, step.seat, step.choice)
        assert repr(view) == before


def test_the_end_is_seen_by_all(table):
    _, last = random_match(table, 1)
    assert all(table.game.view(last, seat).over for seat in (None, *range(table.seats)))
    assert not table.game.view(random_match(table, 1)[0][0].before, None).over
