"""Where fame comes from and goes to (dossier 5.1), and the movement supply (dossier 5.3)."""

import pytest

from rules.spanish_main import SPANISH_MAIN
from rules.spanish_main.choices import Accuse, Move, Pass
from rules.spanish_main.components import ADVENTURE_CARDS
from rules.spanish_main.state import draw

from .position import B, after_adventure, play, position, written


def names(cards: list[int]) -> list[str]:
    return [ADVENTURE_CARDS[card] for card in cards]


def test_an_adventure_that_awards_nothing_is_discarded():
    state = after_adventure(B, "maelstrom", discard=3)
    assert len(state.discard) == 4
    assert names(state.discard)[-1] == "maelstrom"


def test_a_single_award_is_the_card_itself():
    state = position("E1* S1* D1* E2* S2* D2* E3* S3* D3", line=("secret_charts",), discard=3)
    deck = len(state.deck)
    play(state, Pass())
    assert state.fame["D3"] == 1
    assert names(state.cargo["D3"]) == ["secret_charts"]
    assert (len(state.discard), len(state.deck)) == (3, deck - 1)


def test_award_order_front_first_and_the_active_card_last():
    top = ("kraken", "parley", "mermaids")
    state = after_adventure(B, "legendary_treasure", top=top)
    assert names(state.cargo["E1"]) == ["kraken", "parley"]
    assert names(state.cargo["S1"]) == ["mermaids", "legendary_treasure"]


def test_a_shortfall_is_virtual_at_the_end_of_the_order():
    state = position(line=("legendary_treasure",), top=("kraken",), deck=1)
    events = play(state, Pass())
    assert events["adventure"]["from_deck"] == 1
    assert names(state.cargo["E1"]) == ["kraken", "legendary_treasure"]
    assert (state.cargo["S1"], state.fame["S1"]) == ([], 2)


def test_fame_leaves_last_placed_first():
    state = position("E1(2) S1", line=("cursed_ship",))
    first, last = state.cargo["E1"]
    play(state, Pass())
    assert state.cargo["E1"] == [first]
    assert state.discard[-2:] == [last, state.discard[-1]]
    assert names(state.discard)[-1] == "cursed_ship"


def test_real_fame_leaves_before_virtual():
    state = position("E1(2) S1", line=("cursed_ship", "volcano", "kraken"), upcoming=True)
    state.fame["E1"] = 3
    real = state.cargo["E1"][-1]
    play(state, Pass())
    assert state.fame["E1"] == 2
    assert real in state.discard
    assert len(state.cargo["E1"]) == 1


def test_virtual_fame_moves_with_an_accusation_and_vanishes_when_lost():
    state = position("E1 S1 D1 E2 S2 D2 E3 S3 D3", line=("cursed_ship",), owner={"E1": 1})
    state.fame["E1"] = 3
    discard = len(state.discard)
    play(state, Accuse(1, "E1"))
    assert state.stash == [2, 0, 0]
    assert state.kept == []
    assert state.fame["E1"] == 0
    assert len(state.discard) == discard + 1
    SPANISH_MAIN.check_conservation(state)


def test_fame_lost_to_one_card_is_discarded_in_order_of_spaces_before_it():
    state = position("E1 E2 E3 S1 S2 D1 D2(1) S3(1) D3(1)", line=("ghost_ship",))
    expected = [state.cargo[ship][0] for ship in ("D2", "S3", "D3")] + state.line
    play(state, Pass())
    assert state.discard[-4:] == expected


def test_looted_fame_moves_to_the_looter_with_its_card():
    state = position("E1 S1(1)", line=("loot_english",))
    (card,) = state.cargo["S1"]
    play(state, Pass())
    assert (state.cargo["E1"], state.cargo["S1"]) == ([card], [])
    assert (state.fame["E1"], state.fame["S1"]) == (1, 0)


def test_fame_from_discards_takes_the_uppermost_discard_first():
    state = position(line=("legendary_treasure",), discard=2, fame_from_discard=True)
    below, upper = state.discard
    deck = state.deck[:]
    events = play(state, Pass())
    assert state.cargo["E1"] == [upper, below]
    assert state.cargo["S1"][0] == deck[-1]
    assert events["adventure"]["from_deck"] == 1
    assert state.discard == []
    assert len(state.deck) == len(deck) - 2


def test_discards_are_left_alone_without_the_option():
    state = position(line=("legendary_treasure",), discard=5)
    discard = state.discard[:]
    play(state, Pass())
    assert state.discard == discard


def test_a_fame_shortage_alone_ends_nothing_conflict_c9():
    state = position(line=("legendary_treasure", "volcano", "kraken"), deck=0, upcoming=True)
    play(state, Pass())
    assert not state.over


@pytest.mark.parametrize(
    ("count", "drawn", "left"), [(0, [], [1, 2, 3]), (2, [3, 2], [1]), (3, [3, 2, 1], []), (5, [3, 2, 1], [])]
)
def test_cards_are_drawn_from_the_top_as_far_as_a_pile_goes(count, drawn, left):
    pile = [1, 2, 3]
    assert draw(pile, count) == drawn
    assert pile == left


def test_the_refill_precedes_the_adventure():
    state = position(movement=("sabotage", "full_speed", "fog"))
    drawn = state.movement_deck[-1]
    events = play(state, Move("sabotage", 3))
    assert list(events) == ["move", "refill", "adventure", "next_adventure"]
    assert events["refill"]["card"] == drawn
    assert state.movement == [drawn, "full_speed", "fog"]


def test_the_reshuffle_includes_the_card_just_played():
    state = position(movement=("sabotage", "full_speed", "fog"), movement_deck=0)
    pile = sorted([*state.movement_discard, "sabotage"])
    events = play(state, Move("sabotage", 3))
    assert list(events)[:3] == ["move", "reshuffle", "refill"]
    assert sorted([*state.movement_deck, state.movement[0]]) == pile
    assert state.movement_discard == []


def test_a_swap_also_reshuffles_when_the_deck_is_empty():
    state = position(movement=("sabotage", "full_speed", "fog"), movement_deck=0)
    events = play(state, Pass("sabotage"))
    assert list(events)[:3] == ["pass", "reshuffle", "refill"]


def test_damaged_ships_never_gain():
    row = "E1* S1* D1 E2 S2* D2* E3 S3* D3"
    for card in ("ancient_relics", "parley", "neptunes_favor", "mermaids", "treasure_map", "secret_charts"):
        state = after_adventure(row, card)
        assert not any(state.fame[ship] for ship in ("E1", "S1", "S2", "D2", "S3"))
        assert any(state.fame.values())
    looted = after_adventure("E1* S1(1) E2 D1(1)", "loot_english")
    assert written(looted).startswith("E1* S1(1) E2(1) D1 ")
