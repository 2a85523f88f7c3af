"""The chance to bust that a view offers."""

from itertools import permutations

import pytest

from rules.pirate_king import PIRATE_KING
from rules.pirate_king.choices import Continue, PlaceAt
from rules.pirate_king.state import BUST, Options

from .position import P, position, step


def chance(*players: P, seat: int = 0, **setting) -> float:
    """What seat 0 is told of another seat's next flip."""
    return PIRATE_KING.view(position(*players, **setting), 0).bust_chance(seat)


def played_out(row: str, deck: str, discard: str = "", loot_pile: str = "") -> float:
    """The share of all orders of deck and loot pile in which the next flip busts, by playing them."""
    busts = orders = 0
    for cards in permutations(deck.split()):
        for pile in permutations(loot_pile.split()):
            state = position(P("A", row, " ".join(cards), discard), P("S", "ST1"), loot_pile=" ".join(pile))
            PIRATE_KING.apply(state, 0, Continue())
            orders += 1
            busts += state.status[0] == BUST
    return busts / orders


@pytest.mark.parametrize(
    ("row", "deck"),
    [
        ("", "ST1 ST2 ST3"),
        ("ST3 ST4", "ST1 ST2 ST3 ST6"),
        ("ST3", "LO32 MO01 LO13 ST1"),
        ("ST3 MO01=", "ST1 ST5"),
        ("ST3 ST4", "LO10 ST1 ST6 LO15 ST5"),
        ("ST3 ST4", "LO11 ST6 LO15 ST1"),
        ("ST3 ST4", "MO08 ST6 PI04 ST2 LO07 ST5"),
        ("ST1 MO01", "LO13 PI02 ST1 LO10"),
        ("LO07 LO31", "PI10 ST1 LO13 LO10 ST6"),
        ("(ST3) ST4 ST6", "ST1 ST5 LO23 MO04"),
    ],
)
def test_it_is_the_share_of_all_orders_that_bust(row, deck):
    assert chance(P("A", row, deck), P("S", "ST1")) == pytest.approx(played_out(row, deck))


def test_drawn_loot_counts():
    row, deck, pile = "ST3 ST4", "LO25 MO10 ST1 ST6", "LO02 LO03 LO26 LO15"
    expected = played_out(row, deck, loot_pile=pile)
    assert chance(P("A", row, deck), P("S", "ST1"), loot_pile=pile) == pytest.approx(expected)


def test_an_empty_deck_is_reshuffled():
    assert chance(P("A", "ST3 ST4", "", "ST6 ST1 ST1 ST2"), P()) == pytest.approx(1 / 4)
    assert chance(P("A", "ST3 ST4", "LO11", "ST6 ST1 ST1"), P()) == pytest.approx(2 / 3)


def test_the_safer_of_two_is_chosen():
    assert chance(P("A", "ST3 ST4", "LO28 ST6 ST5 ST1"), P(), known=(1, 0)) == pytest.approx(1 / 3)


def test_the_safest_discard_is_recalled():
    assert chance(P("A", "ST3 ST4", "LO29", "ST6 ST1"), P()) == 0
    assert chance(P("A", "ST3 ST4", "LO29", "ST6 ST5"), P()) == 1


def test_cards_looked_at_are_put_back_as_safely_as_can_be():
    hand = P("A", "ST3 ST4", "MO08 LO14 ST6 ST1 LO01")
    assert chance(hand, P(), known=(2, 0)) == 0
    assert chance(P("A", "ST3 ST4", "MO08 LO14 ST6 ST5 ST3"), P(), known=(2, 0)) == 1


def test_a_curse_that_can_be_placed_is_none_unless_there_is_nobody_left():
    assert chance(P("A", "ST3 ST4", "LO31"), P()) == 0
    assert chance(P("A", "ST3 ST4", "LO31"), P("B")) == 1


def test_visitors_count():
    assert chance(P("A", "ST3", "ST6 ST1"), P(), visitors={0: [(1, "LO31")]}) == pytest.approx(1 / 2)


def test_known_cards_are_for_their_owner_alone():
    state = position(P("A", "ST3 ST4", "ST6 ST1 ST1 ST2"), P("A"), known=(1, 0))
    own, other = PIRATE_KING.view(state, 0), PIRATE_KING.view(state, 1)
    assert own.bust_chance() == 1
    assert own.public_bust_chance(0) == other.bust_chance(0) == pytest.approx(1 / 4)
    assert PIRATE_KING.view(state, None).bust_chance() == 0


def test_a_card_that_everybody_knows_to_be_next_counts_for_everybody():
    state = position(P("A", "ST3 ST4", "ST6 ST1 ST1 ST2"), P("A"), known=(1, 0))
    state.among[0] = ["ST6"]
    assert PIRATE_KING.view(state, 1).bust_chance(0) == 1
    assert PIRATE_KING.view(state, 0).public_bust_chance(0) == 1


def test_who_is_out_of_the_round_cannot_bust_by_flipping():
    assert chance(P("S", "ST3 ST4", "ST6"), P("A")) == 0
    assert chance(P("B", "", "ST6"), P("A")) == 0


def test_an_owners_cards_are_reckoned_with():
    text = (
        '[[card]]\nid = "LO14"\neffects = [{ op = "turn_over", symbol = "gold" }, { op = "reveal", n = 1 }]\n'
        'brief = "b"\ntext = "t"\n'
    )
    setting = {"corrections": text}
    assert chance(P("A", "ST4 ST5", "LO14 ST3 ST3"), P(), known=(1, 0), **setting) == 0
    assert chance(P("A", "ST3 ST6", "LO14 ST3 ST3"), P(), known=(1, 0), **setting) == 1


def test_no_flip_of_the_first_step_of_a_match_looks_dangerous():
    state = PIRATE_KING.new(4, Options(random_pirates=True), 2)
    for seat in range(4):
        view = PIRATE_KING.view(state, seat)
        assert 0 <= view.bust_chance() <= 1


def test_a_placed_curse_changes_the_hosts_chance():
    state = position(P("A", "", "LO31 ST1"), P("A", "ST3", "ST1 ST6 ST1"), P())
    before = PIRATE_KING.view(state, 1).bust_chance()
    step(state)
    PIRATE_KING.apply(state, 0, PlaceAt(1))
    assert PIRATE_KING.view(state, 1).bust_chance() > before == 0
