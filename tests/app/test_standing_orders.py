"""Standing orders of Pirate King!: what they say, and when they may be given."""

from dataclasses import replace

import pytest

from piratebox.screens.standing_orders import (
    LIMITS,
    Order,
    StandingOrders,
    limit_words,
    may_order,
    orders_menu,
)
from rules.pirate_king.area import Entry
from rules.pirate_king.choices import ChoosePirate, Continue, Stop
from rules.pirate_king.game import PIRATE_KING as GAME
from rules.pirate_king.state import STOPPED, Options

NAMES = ("Ana", "Bea", "Cass")


@pytest.fixture
def state():
    """Three seats before the first vote."""
    state = GAME.new(3, Options(), 4)
    while (decision := GAME.decisions(state)[0]).kind != "ballot":
        GAME.apply(state, decision.seat, decision.choices[0])
    assert {decision.kind for decision in GAME.decisions(state)} == {"ballot"}
    return state


def ordered(view, *orders):
    given = StandingOrders()
    for order in orders:
        given.give(view, order)
    return given


def with_curses(view, seat, curses):
    curse = next(
        id for id, face in view.box.faces.items() if (face.curse, face.sword) == (1, 0) and not face.acts
    )
    row = tuple(Entry(curse, curse, True, seat) for _ in range(curses))
    return replace(view, rows=tuple(row if other == seat else cards for other, cards in enumerate(view.rows)))


def test_an_order_flips_until_two_curses_show(state):
    view = GAME.view(state, None)
    orders = ordered(view, Order(0, LIMITS[-1]))
    assert orders.says_flip(with_curses(view, 0, 1), 0)
    assert not orders.says_flip(with_curses(view, 0, 2), 0)


def test_an_order_goes_by_the_public_risk(state):
    view = with_curses(GAME.view(state, None), 0, 1)
    heavy = next(id for id in view.box.monsters if view.box.faces[id].curse == 2)
    view = replace(view, decks=((*view.decks[0], heavy), *view.decks[1:]))
    risk = view.public_bust_chance(0)
    assert 0 < risk < 0.4
    for limit in LIMITS:
        assert ordered(view, Order(0, limit)).says_flip(view, 0) == (risk * 100 <= limit)


def test_nobody_is_passed_over_unless_all_humans_flip_by_order(state):
    view = GAME.view(state, None)
    one = ordered(view, Order(0, 100))
    assert one.ordered(view, [0, 1]) is None
    assert one.ordered(view, [0]) == Continue()
    both = ordered(view, Order(0, 100), Order(1, 100))
    assert both.ordered(view, [0, 1]) == Continue()
    stopped = replace(view, status=(view.status[0], STOPPED, view.status[2]))
    assert one.ordered(stopped, [0, 1]) == Continue()


def test_orders_end_with_the_round_and_can_be_withdrawn(state):
    view = GAME.view(state, None)
    orders = ordered(view, Order(0, 100))
    assert orders.of(view, 0) == 100
    assert orders.of(replace(view, round=view.round + 1), 0) is None
    orders.give(view, Order(0, None))
    assert orders.of(view, 0) is None


def test_orders_are_given_before_the_first_human_ballot_of_a_round(state):
    view = GAME.view(state, None)
    assert may_order(view, [0, 1], voted=False)
    assert not may_order(view, [0, 1], voted=True)
    GAME.apply(state, 0, Stop())
    assert not may_order(GAME.view(state, None), [0, 1], voted=False)
    assert may_order(GAME.view(state, None), [1], voted=True)


def test_no_orders_outside_a_vote():
    state = GAME.new(3, Options(), 4)
    assert isinstance(GAME.decisions(state)[0].choices[0], ChoosePirate)
    assert not may_order(GAME.view(state, None), [0], voted=False)


def test_the_menu_asks_whose_order_and_how_far(state):
    view = GAME.view(state, None)
    orders = ordered(view, Order(1, 20))
    menu = orders_menu(view, orders, [0, 1], NAMES)
    assert [item.label for item in menu.items] == ["Ana", "Bea"]
    assert [item.note for item in menu.items] == [limit_words(None), limit_words(20)]
    assert set(menu.choices()) == {Order(seat, limit) for seat in (0, 1) for limit in (*LIMITS, None)}
    alone = orders_menu(view, orders, [2], NAMES)
    assert set(alone.choices()) == {Order(2, limit) for limit in (*LIMITS, None)}
    for found in (menu, *(item.menu for item in menu.items), alone):
        keys = [item.key for item in found.items]
        assert len(set(keys)) == len(keys)
