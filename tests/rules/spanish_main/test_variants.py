"""The advanced rules and the rejected literal readings (dossier 9)."""

import pytest

from rules.spanish_main import SPANISH_MAIN
from rules.spanish_main.choices import Accuse, Move, Pass, PayForAccusation, Repair

from .position import B, after_adventure, choices, play, position, sailed, written

HANDS = (("sabotage",) * 3, ("full_speed", "lost_at_sea", "fog"), ("temporary_alliance",) * 3)


def test_upcoming_fog_neither_shifts_nor_draws():
    state = position(line=("maelstrom", "volcano", "kraken"), upcoming=True)
    line, deck = state.line[:], len(state.deck)
    play(state, Move("fog"))
    assert (state.line, len(state.deck)) == (line, deck)


def test_upcoming_shifts_left_and_adds_on_the_right():
    state = position(line=("maelstrom", "volcano", "kraken"), top=("parley",), upcoming=True)
    play(state, Pass())
    assert SPANISH_MAIN.view(state, None).line == ("volcano", "kraken", "parley")


def test_upcoming_line_shrinks_and_the_match_ends_with_it():
    state = position(line=("maelstrom", "volcano", "kraken"), deck=0, upcoming=True)
    sizes = []
    while not state.over:
        play(state, Pass())
        sizes.append(len(state.line))
    assert sizes == [2, 1, 0]


def test_hand_move_is_replaced_from_the_deck():
    state = position(hands=HANDS, hand=True)
    drawn = state.movement_deck[-1]
    events = play(state, Move("sabotage", 1))
    assert state.hands[0] == sorted(["sabotage", "sabotage", drawn])
    assert list(events)[:2] == ["move", "draw"]


def test_hand_is_unchanged_by_repair_and_plain_pass():
    for choice in (Repair(), Pass()):
        state = position(hands=HANDS, hand=True)
        play(state, choice)
        assert state.hands[0] == ["sabotage"] * 3


def test_hand_pass_may_swap_one():
    state = position(hands=HANDS, hand=True)
    drawn = state.movement_deck[-1]
    play(state, Pass("sabotage"))
    assert state.hands[0] == sorted(["sabotage", "sabotage", drawn])
    assert state.limits == [3, 3, 3]


def test_hand_cards_of_others_cannot_be_played():
    state = position(hands=HANDS, hand=True)
    assert SPANISH_MAIN.why_not(state, 0, Move("fog")) == "card_not_there"
    assert SPANISH_MAIN.why_not(state, 0, Pass("fog")) == "card_not_there"


@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 2), (4, 2)])
def test_hand_limits_the_accusations_of_a_match(seats, most):
    state = SPANISH_MAIN.new(seats, SPANISH_MAIN.options(hand=True), 3)
    made = [0] * seats
    while not state.over:
        (decision,) = SPANISH_MAIN.decisions(state)
        accusations = [choice for choice in decision.choices if isinstance(choice, Accuse)]
        made[decision.seat] += bool(accusations)
        SPANISH_MAIN.apply(state, decision.seat, accusations[0] if accusations else decision.choices[0])
        if accusations:
            SPANISH_MAIN.apply(state, decision.seat, SPANISH_MAIN.decisions(state)[0].choices[0])
    assert made == [most] * seats
    assert state.limits == [1] * seats


def test_hand_limit_falls_for_a_right_accusation_too():
    state = position(hands=HANDS, hand=True, owner={"E1": 1})
    play(state, Accuse(1, "E1"))
    play(state, PayForAccusation("sabotage"))
    assert (state.limits, state.accusations[0].right) == ([2, 3, 3], True)


def test_an_unpaid_accusation_has_no_answer_yet():
    state = position(hands=HANDS, hand=True, owner={"E1": 1})
    play(state, Accuse(1, "E1"))
    assert state.accusations == []
    assert not state.revealed["E1"]
    assert state.limits == [3, 3, 3]
    assert all(isinstance(choice, PayForAccusation) for choice in choices(state))


def test_both_advanced_rules_together():
    state = SPANISH_MAIN.new(4, SPANISH_MAIN.options(upcoming=True, hand=True), 1)
    assert (len(state.line), list(map(len, state.hands))) == (4, [3, 3, 3, 3])


def test_bounce_turns_back_only_the_ship_at_the_end():
    assert sailed("S1 E1 D1 E2 S2 D2 S3 E3 D3", "advance_english", advance_edge="bounce") == (
        sailed("S1 E1 D1 E2 S2 D2 S3 E3 D3", "advance_english")
    )
    assert sailed("E1 S1 D1 S2 D2 S3 D3 E2 E3", "advance_english", advance_edge="bounce").startswith(
        "S1 D1 E1 "
    )


def test_bounce_leaves_single_ships_and_pairs_alone():
    for card, space in (("full_speed", 1), ("lost_at_sea", 9), ("temporary_alliance", 1)):
        assert sailed(B, card, space, advance_edge="bounce") == B


def test_wide_attack_needs_an_undamaged_attacker():
    row = "S1 D1 E1* E2* E3* S2 S3 D2 D3"
    assert written(after_adventure(row, "attack_english", broadside="wide")) == row


def test_wide_loot_goes_to_the_foremost_undamaged_looter():
    state = after_adventure("S1(1) E1 E2 S2(1) E3 D1(2)", "loot_english", broadside="wide")
    assert written(state).startswith("S1(1) E1(2) E2 S2 E3 D1(1)")


def test_wide_loot_without_a_looter():
    row = "E1* E2* E3* S1(1) S2 S3 D1(1) D2 D3"
    assert written(after_adventure(row, "loot_english", broadside="wide")) == row


def test_other_cards_are_not_wide():
    for card in ("maelstrom", "storm_ahead", "kraken", "ghost_ship", "treasure_map"):
        assert written(after_adventure(B, card, broadside="wide")) == written(after_adventure(B, card))
