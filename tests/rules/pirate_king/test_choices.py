"""Which choices are open, and why others are refused."""

import pytest

from rules.core.game import IllegalChoice
from rules.core.match import decode_choice, digest, encode_choice
from rules.pirate_king import PIRATE_KING
from rules.pirate_king.choices import (
    ChoosePirate,
    Continue,
    PlaceAt,
    PutBack,
    Recall,
    RemoveLoot,
    Show,
    Stop,
    TakeLoot,
    TakeMonster,
)
from rules.pirate_king.state import Options

from .position import P, all_stop, choose, position, step


def refused(state, seat, choice) -> str:
    """The reason for which a choice is refused; nothing changes."""
    before = digest(state)
    with pytest.raises(IllegalChoice) as caught:
        PIRATE_KING.apply(state, seat, choice)
    assert digest(state) == before
    assert PIRATE_KING.why_not(state, seat, choice) == caught.value.reason
    return caught.value.reason


def test_refused_pirates():
    state = PIRATE_KING.new(3, Options(), 1)
    seat = PIRATE_KING.decisions(state)[0].seat
    assert refused(state, seat, ChoosePirate("PI99")) == "no_such_pirate"
    assert refused(state, seat, Continue()) == "not_asked"
    assert refused(state, (seat + 1) % 3, ChoosePirate("PI01")) == "not_your_turn"
    PIRATE_KING.apply(state, seat, ChoosePirate("PI01"))
    assert refused(state, (seat + 1) % 3, ChoosePirate("PI01")) == "pirate_taken"


def test_refused_ballots():
    state = position(P("A"), P("S"), P("B"), P("A"))
    assert refused(state, 1, Continue()) == "out_of_the_round"
    assert refused(state, 2, Stop()) == "out_of_the_round"
    assert refused(state, 9, Stop()) == "no_such_seat"
    assert refused(state, 0, TakeLoot("LO01")) == "not_asked"
    PIRATE_KING.apply(state, 0, Stop())
    assert refused(state, 0, Continue()) == "already_voted"


def test_refused_monsters_and_loot():
    state = position(P("S", "ST1"), P("A", "ST2"))
    all_stop(state)
    assert refused(state, 0, TakeMonster("MO01")) == "no_such_monster"
    assert refused(state, 1, TakeMonster("MO03")) == "not_your_turn"
    choose(state, TakeMonster("MO03"))
    assert refused(state, 1, TakeLoot("LO09")) == "no_such_loot"
    assert refused(state, 1, RemoveLoot("LO01")) == "not_asked"
    choose(state, TakeLoot("LO01"))
    assert refused(state, 1, RemoveLoot("LO01")) == "no_such_loot"


def test_refused_orders():
    state = position(P("A", "", "LO14 ST1 ST2 ST3 LO01"), P())
    step(state)
    assert refused(state, 0, PutBack("LO01")) == "not_seen"
    choose(state, PutBack("ST2"))
    assert refused(state, 0, PutBack("ST2")) == "not_seen"


def test_refused_pairs():
    state = position(P("A", "", "LO28 ST1 ST2 ST3"), P())
    step(state)
    assert refused(state, 0, Show("ST3")) == "not_seen"


def test_refused_recalls():
    state = position(P("A", "", "LO29 ST1", "ST2 ST3"), P())
    step(state)
    assert refused(state, 0, Recall("ST1")) == "not_in_your_discard"


def test_refused_hosts():
    state = position(P("A", "", "LO31 ST1"), P("B"), P(), P())
    step(state)
    assert refused(state, 0, PlaceAt(0)) == "place_with_yourself"
    assert refused(state, 0, PlaceAt(1)) == "host_is_bust"
    assert refused(state, 0, PlaceAt(4)) == "no_such_seat"


def test_nothing_can_be_chosen_after_the_end():
    state = position(P(), P(), agenda=())
    assert refused(state, 0, Stop()) == "game_over"
    assert PIRATE_KING.decisions(state) == ()


def test_equal_cards_are_offered_once():
    state = position(P("A", "", "LO29 LO01", "ST1 ST1 ST2"), P())
    step(state)
    (decision,) = PIRATE_KING.decisions(state)
    assert decision.choices == (Recall("ST1"), Recall("ST2"))
    choose(state, Recall("ST1"))
    assert state.discards[0] == ["ST1", "ST2"]


def test_a_single_kind_of_discard_is_not_asked():
    state = position(P("A", "", "LO29 LO01", "ST1 ST1"), P())
    told = step(state)
    assert told["reveal"][0].data["by"] == "from_discard"


def test_what_was_seen_is_asked_for_even_with_one_legal_choice():
    state = position(P("A", "", "LO28 ST1 ST1 ST2"), P())
    step(state)
    assert PIRATE_KING.decisions(state)[0].choices == (Show("ST1"),)
    state = position(P("A", "", "LO14 ST1 ST1 ST1 ST2"), P())
    step(state)
    assert PIRATE_KING.decisions(state)[0].choices == (PutBack("ST1"),)


def test_a_single_card_looked_at_is_not_asked_about():
    state = position(P("A", "", "LO14 ST1"), P())
    told = step(state)
    assert told["looked"][0].data == {"cards": ["ST1"]}
    assert PIRATE_KING.decisions(state)[0].kind == "ballot"


@pytest.mark.parametrize(
    "choice",
    [
        ChoosePirate("PI01"),
        Continue(),
        Stop(),
        PutBack("ST1"),
        Show("ST1"),
        Recall("ST1"),
        PlaceAt(2),
        TakeMonster("MO01"),
        TakeLoot("LO01"),
        RemoveLoot("LO01"),
    ],
)
def test_choices_survive_being_written(choice):
    assert decode_choice(PIRATE_KING, encode_choice(choice)) == choice
