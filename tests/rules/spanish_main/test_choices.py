"""What a seat may choose, and why not (dossier 4.1)."""

from dataclasses import dataclass

import pytest

from rules.core.game import IllegalChoice
from rules.spanish_main import SPANISH_MAIN
from rules.spanish_main.choices import Accuse, Move, Pass, PayForAccusation, Repair
from rules.spanish_main.components import MOVEMENTS, SHIP_IDS

from .position import B, choices, play, position, written

ALL_DAMAGED = "E1* S1* D1* E2* S2* D2* E3* S3* D3*"
HANDS = (("sabotage", "sabotage", "fog"), ("full_speed",) * 2 + ("lost_at_sea",), ("temporary_alliance",) * 3)


@dataclass(frozen=True)
class Foreign:
    """A choice of no game."""


def test_the_largest_turn_has_59_choices():
    state = position(seats=4, movement=("full_speed", "lost_at_sea", "sabotage"))
    found = choices(state)
    kinds = [type(choice).__name__ for choice in found]
    assert {kind: kinds.count(kind) for kind in kinds} == {"Move": 27, "Repair": 1, "Accuse": 27, "Pass": 4}
    assert len(set(found)) == 59


def test_equal_cards_are_offered_once():
    state = position(movement=("sabotage", "sabotage", "fog"))
    moves = [choice for choice in choices(state) if isinstance(choice, Move)]
    assert moves == [*(Move("sabotage", space) for space in range(1, 10)), Move("fog")]


@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("full_speed", range(1, 10)),
        ("lost_at_sea", range(1, 10)),
        ("temporary_alliance", range(1, 9)),
        ("caught_in_a_rip", range(1, 9)),
        ("advance_english", [None]),
        ("retreat_dutch", [None]),
        ("fog", [None]),
        ("sabotage", [1, 3, 4, 5, 6, 7, 8, 9]),
    ],
)
def test_targets(card, spaces):
    others = ("advance_spanish", "retreat_spanish")
    state = position("E1 S1* D1 E2 S2 D2 E3 S3 D3", movement=(card, *others))
    found = [choice.space for choice in choices(state) if isinstance(choice, Move) and choice.card == card]
    assert found == list(spaces)


def test_repair_and_pass_are_always_there():
    for row in (B, ALL_DAMAGED):
        found = choices(position(row))
        assert Repair() in found
        assert Pass() in found


def test_accusations_name_every_unrevealed_pirate_of_every_seat_with_one_face_down():
    owner = {"E1": 0, "E2": 0, "S1": 1, "S2": 1, "D1": 2, "D2": 2}
    state = position(owner=owner, revealed=("S1", "S2", "D1"))
    found = [choice for choice in choices(state) if isinstance(choice, Accuse)]
    hidden = [ship for ship in SHIP_IDS if ship not in ("S1", "S2", "D1")]
    assert found == [Accuse(2, ship) for ship in hidden]
    assert SPANISH_MAIN.why_not(state, 0, Accuse(1, "E1")) == "no_hidden_pirates"


def test_what_was_said_before_makes_no_accusation_illegal():
    state = position(owner={"D3": None}, line=("mutiny",))
    state.row = ["D3", *[ship for ship in SHIP_IDS if ship != "D3"]]
    play(state, Accuse(1, "D3"))
    assert state.ownerless == ["D3"]
    for _ in range(2):
        play(state, Pass())
    assert Accuse(1, "D3") in choices(state)


def test_accusations_do_not_depend_on_hidden_facts():
    mine = position(owner={"E1": 0, "E2": 0, "E3": 1, "S1": 1, "S2": 2, "S3": 2})
    other = position(owner={"D1": 0, "D2": 0, "E1": 1, "D3": 1, "E2": 2, "E3": 2})
    assert choices(mine) == choices(other)


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        (Move("fog"), "card_not_there"),
        (Move("full_speed"), "target_needed"),
        (Move("full_speed", 0), "no_such_space"),
        (Move("full_speed", 10), "no_such_space"),
        (Move("temporary_alliance", 9), "no_such_space"),
        (Move("sabotage", 1), "already_damaged"),
        (Accuse(0, "E1"), "accuse_yourself"),
        (Accuse(3, "E1"), "no_such_seat"),
        (Accuse(-1, "E1"), "no_such_seat"),
        (Accuse(1, "F1"), "no_such_pirate"),
        (Pass("fog"), "card_not_there"),
        (PayForAccusation("sabotage"), "not_asked"),
        (Foreign(), "not_asked"),
    ],
)
def test_why_not(choice, reason):
    state = position("E1* S1 D1 E2 S2 D2 E3 S3 D3", movement=("full_speed", "temporary_alliance", "sabotage"))
    before = state.copy()
    assert SPANISH_MAIN.why_not(state, 0, choice) == reason
    with pytest.raises(IllegalChoice) as refusal:
        SPANISH_MAIN.apply(state, 0, choice)
    assert refusal.value.reason == reason
    assert state == before


def test_why_not_a_target_for_a_card_without_one():
    state = position(movement=("advance_english", "fog", "sabotage"))
    assert SPANISH_MAIN.why_not(state, 0, Move("advance_english", 1)) == "no_target_needed"
    assert SPANISH_MAIN.why_not(state, 0, Move("fog", 1)) == "no_target_needed"


def test_why_not_out_of_turn_and_after_the_end():
    state = position(deck=0)
    assert SPANISH_MAIN.why_not(state, 1, Pass()) == "not_your_turn"
    play(state, Pass())
    assert SPANISH_MAIN.decisions(state) == ()
    assert SPANISH_MAIN.why_not(state, 0, Pass()) == "game_over"
    assert SPANISH_MAIN.why_not(state, 1, Pass()) == "game_over"


def test_why_not_while_an_accusation_is_to_be_paid():
    state = position(hands=HANDS, hand=True)
    play(state, Accuse(1, "E1"))
    assert choices(state) == (PayForAccusation("sabotage"), PayForAccusation("fog"))
    assert SPANISH_MAIN.why_not(state, 0, Pass()) == "pay_first"
    assert SPANISH_MAIN.why_not(state, 0, PayForAccusation("full_speed")) == "card_not_there"
    assert SPANISH_MAIN.why_not(state, 1, PayForAccusation("full_speed")) == "not_your_turn"
    assert SPANISH_MAIN.why_not(state, 0, PayForAccusation("fog")) is None


def test_choices_come_in_the_box_order():
    state = position(movement=("fog", "sabotage", "full_speed"))
    order = list(MOVEMENTS)
    cards = [choice.card for choice in choices(state) if isinstance(choice, Move)]
    assert cards == sorted(cards, key=order.index)
    assert choices(position(movement=("sabotage", "full_speed", "fog"))) == choices(state)


def test_sabotage_comes_between_the_cards_before_and_behind_it_in_the_box():
    state = position("E1* S1 D1* E2 S2 D2 E3 S3 D3*", movement=("fog", "sabotage", "retreat_dutch"))
    actions = [choice for choice in choices(state) if isinstance(choice, Move | Repair)]
    sabotages = [Move("sabotage", space) for space in (2, 4, 5, 6, 7, 8)]
    assert actions == [Move("retreat_dutch"), *sabotages, Move("fog"), Repair()]


def test_a_last_hand_card_leaves_all_but_accusing():
    state = position(hands=(("fog",), *HANDS[1:]), hand=True)
    assert choices(state) == (Move("fog"), Repair(), Pass(), Pass("fog"))


def test_the_base_turn_is_public_and_the_hand_turn_private():
    (open_turn,) = SPANISH_MAIN.decisions(position())
    (secret_turn,) = SPANISH_MAIN.decisions(position(hands=HANDS, hand=True))
    assert (open_turn.private, secret_turn.private) == (False, True)


def test_pass_without_a_swap_only_lets_the_adventure_happen():
    state = position(line=("maelstrom",))
    movement, deck = state.movement[:], state.movement_deck[:]
    play(state, Pass())
    assert written(state) == "E1 S1 D1 E2 S2 D2 E3 S3 D3*"
    assert (state.movement, state.movement_deck) == (movement, deck)
