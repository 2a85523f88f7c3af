"""Who may know what, row by row of the dossier's table (section 6)."""

import pytest

from rules.core.chance import Chance
from rules.core.events import known_events
from rules.spanish_main import SPANISH_MAIN
from rules.spanish_main.choices import Accuse, Move, Pass, PayForAccusation
from rules.spanish_main.components import ADVENTURE_CARDS, SHIP_IDS

from .position import play, position

HANDS = (("fog", "sabotage", "sabotage"), ("full_speed", "full_speed", "lost_at_sea"), ("sabotage",) * 3)
EVERYBODY = (None, 0, 1, 2)


def views(state) -> list:
    return [SPANISH_MAIN.view(state, seat) for seat in EVERYBODY]


def test_row_damage_fame_and_stash_are_public():
    state = position("E1*(2) S1 D1(1)", stash=(0, 3, 1))
    for seen in views(state):
        assert seen.row == tuple(state.row)
        assert [seen.is_damaged(ship) for ship in SHIP_IDS] == list(state.damaged.values())
        assert [seen.fame_of(ship) for ship in SHIP_IDS] == list(state.fame.values())
        assert seen.stash == (0, 3, 1)


def test_the_adventure_line_is_public():
    line = ("maelstrom", "volcano", "kraken")
    for seen in views(position(line=line, upcoming=True)):
        assert seen.line == line


def test_the_movement_row_and_both_discard_piles_are_public():
    state = position(discard=4, movement_deck=15)
    for seen in views(state):
        assert seen.movement == tuple(state.movement)
        assert seen.movement_discard == tuple(state.movement_discard)
        assert seen.discard == tuple(ADVENTURE_CARDS[card] for card in state.discard)


def test_deck_and_hand_sizes_and_limits_are_public():
    state = position(hands=HANDS, hand=True, deck=20, movement_deck=10)
    for seen in views(state):
        assert (seen.deck, seen.movement_deck) == (20, 10)
        assert (seen.hands, seen.limits) == ((3, 3, 3), (3, 3, 3))


def test_own_pirates_are_known_from_the_deal():
    state = position(owner={"E1": 0, "S1": 0, "D1": 1, "D2": 1, "E2": 2, "S2": 2})
    assert SPANISH_MAIN.view(state, 0).own_ships() == ("E1", "S1")
    assert SPANISH_MAIN.view(state, 1).own_ships() == ("D1", "D2")
    assert SPANISH_MAIN.view(state, None).own_ships() == ()
    assert SPANISH_MAIN.view(state, 0).owner.count(None) == 7
    assert set(SPANISH_MAIN.view(state, None).owner) == {None}


@pytest.mark.parametrize("way", ["accusation", "mutiny"])
def test_a_pirate_turned_up_is_public(way):
    state = position(owner={"E1": 1}, line=("mutiny" if way == "mutiny" else "cursed_ship",))
    play(state, Accuse(1, "E1") if way == "accusation" else Pass())
    for seen in views(state):
        assert seen.owner_of("E1") == 1
        assert seen.is_revealed("E1")


def test_pirates_put_away_are_known_to_nobody():
    known = position(owner={"E1": 0, "E2": 0, "S1": 1, "S2": 1, "D1": 2, "D2": 2})
    other = position(owner={"E1": 0, "E2": 0, "S1": 1, "S2": 1, "D3": 2, "S3": 2})
    for seat in (None, 0, 1):
        assert SPANISH_MAIN.view(known, seat) == SPANISH_MAIN.view(other, seat)


def test_a_movement_hand_is_known_to_its_holder_only():
    state = position(hands=HANDS, hand=True)
    swapped = position(hands=(HANDS[0], HANDS[2], HANDS[1]), hand=True)
    assert SPANISH_MAIN.view(state, 1).hand == HANDS[1]
    assert SPANISH_MAIN.view(state, None).hand == ()
    for seat in (None, 0):
        assert SPANISH_MAIN.view(state, seat) == SPANISH_MAIN.view(swapped, seat)
    assert SPANISH_MAIN.view(state, 1) != SPANISH_MAIN.view(swapped, 1)


def test_a_drawn_hand_card_is_private_and_a_discarded_one_public():
    state = position(hands=HANDS, hand=True)
    events = SPANISH_MAIN.apply(state, 0, Pass("sabotage"))
    told = {seat: [event.kind for event in known_events(events, seat)] for seat in EVERYBODY}
    assert "draw" in told[0]
    assert "draw" not in told[1] + told[2] + told[None]
    for seen in views(state):
        assert seen.movement_discard == ("sabotage",)


def test_the_payment_for_an_accusation_is_public():
    state = position(hands=HANDS, hand=True)
    play(state, Accuse(1, "E1"))
    events = SPANISH_MAIN.apply(state, 0, PayForAccusation("fog"))
    assert known_events(events, None)[0].data == {"card": "fog", "limit": 2}


def test_deck_orders_are_known_to_nobody():
    state = position(hands=HANDS, hand=True)
    other = state.copy()
    other.deck.reverse()
    other.movement_deck.reverse()
    assert views(state) == views(other)


def test_the_front_of_an_executed_adventure_stays_known():
    state = position(line=("secret_charts",), top=("kraken",))
    play(state, Pass())
    for seen in views(state):
        assert seen.cargo[SHIP_IDS.index("E1")] == (None,)
        assert seen.cargo[SHIP_IDS.index("S1")] == ("secret_charts",)


def test_a_front_drawn_blind_becomes_public_when_lost():
    state = position("E1 S1", line=("secret_charts",), top=("kraken", "cursed_ship"))
    play(state, Pass())
    play(state, Pass())
    for seen in views(state):
        assert seen.discard[-3:] == ("kraken", "secret_charts", "cursed_ship")


def test_blind_fame_looks_the_same_whatever_its_front():
    one = position(line=("secret_charts",), top=("kraken", "volcano"))
    two = position(line=("secret_charts",), top=("parley", "volcano"))
    play(one, Pass())
    play(two, Pass())
    assert views(one) == views(two)


def test_accusations_and_an_ownerless_mutiny_are_public():
    state = position(owner={"E1": None}, line=("mutiny",))
    play(state, Accuse(1, "E1"))
    for seen in views(state):
        assert seen.denied(1) == ("E1",)
        assert seen.ownerless == ("E1",)


def test_the_running_score_counts_the_stash_and_revealed_ships_only():
    state = position("E1(3) S1(2)", owner={"E1": 0, "S1": 0}, revealed=("S1",), stash=(1, 0, 0))
    for seen in views(state):
        assert seen.known_fame(0) == 3


def test_no_event_marks_a_bluff():
    owner = {"E1": 0, "E2": 0, "S1": 1, "S2": 1, "D1": 2, "D2": 2}
    bluff, guess = position(owner=owner), position(owner=owner)
    first = known_events(SPANISH_MAIN.apply(bluff, 0, Accuse(1, "E1")), 2)[0]
    second = known_events(SPANISH_MAIN.apply(guess, 0, Accuse(1, "D3")), 2)[0]
    assert first._replace(data={}) == second._replace(data={})
    assert {**first.data, "pirate": None} == {**second.data, "pirate": None}


def test_accusations_and_adventures_cannot_be_taken_back():
    state = position()
    told = {event.kind: event.final for event in SPANISH_MAIN.apply(state, 0, Accuse(1, "E1"))}
    assert told["accuse"]
    assert told["adventure"]
    told = {event.kind: event.final for event in SPANISH_MAIN.apply(state, 1, Move("fog"))}
    assert told == {"move": False, "refill": True}


def test_imagined_owners_respect_denials_and_ownerless_ships():
    state = position(owner={"E1": None, "E2": 1, "S1": 2}, line=("mutiny",))
    play(state, Accuse(1, "S1"))
    seen = SPANISH_MAIN.view(state, 0)
    chance = Chance.seeded(3)
    for _ in range(50):
        imagined = SPANISH_MAIN.imagine(seen, chance)
        assert imagined.owner["S1"] != 1
        assert imagined.owner["E1"] is None
        SPANISH_MAIN.check_conservation(imagined)
