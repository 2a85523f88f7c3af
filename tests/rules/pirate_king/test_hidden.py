"""Who may know what, row by row of the dossier's table (section 6)."""

import pytest

from rules.core.chance import Chance
from rules.core.events import known_events
from rules.pirate_king import PIRATE_KING
from rules.pirate_king.choices import Continue, PutBack, Show, Stop
from rules.pirate_king.state import Options
from rules.pirate_king.view import SEALED, as_stranger

from .position import P, choose, position, row, step

EVERYBODY = (0, 1, 2, None)


def looking(**setting):
    """Seat 0 has flipped a Spyglass and looks at three cards of four."""
    state = position(P("A", "", "LO14 ST1 ST2 ST3 ST6"), P("A"), P("A"), **setting)
    told = [event for seat in range(3) for event in PIRATE_KING.apply(state, seat, Continue())]
    return state, told


def test_the_order_of_a_deck_is_known_to_nobody():
    state = position(P("A", "", "ST1 ST2 ST3"), P("A", "", "ST4 ST5"), P())
    other = position(P("A", "", "ST3 ST1 ST2"), P("A", "", "ST5 ST4"), P())
    for seat in EVERYBODY:
        assert PIRATE_KING.view(state, seat) == PIRATE_KING.view(other, seat)


def test_what_a_deck_holds_is_public():
    state = position(P("A", "", "LO01 ST1 ST3"), P())
    for seat in (0, 1, None):
        assert PIRATE_KING.view(state, seat).decks[0] == ("ST1", "ST3", "LO01")


def test_looked_at_cards_are_their_owners_alone():
    state, told = looking()
    for seat in EVERYBODY:
        view = PIRATE_KING.view(state, seat)
        assert view.top == (("ST1", "ST2", "ST3") if seat == 0 else ())
        assert view.known == (3, 0, 0)
        kinds = {event.kind for event in known_events(told, seat)}
        assert ("looked" in kinds) == (seat == 0)
        assert "look" in kinds
    (decision,) = PIRATE_KING.decisions(state)
    assert decision.private


def test_the_order_put_back_is_its_owners_alone():
    state, _ = looking()
    choose(state, PutBack("ST3"))
    told = choose(state, PutBack("ST1"))
    assert told["order"][0].audience == (0,)
    assert told["put_back"][0].audience is None
    assert PIRATE_KING.view(state, 0).top == ("ST3", "ST1", "ST2")
    other, _ = looking()
    choose(other, PutBack("ST1"))
    choose(other, PutBack("ST2"))
    for seat in (1, 2, None):
        assert PIRATE_KING.view(state, seat) == PIRATE_KING.view(other, seat)


def test_looked_at_cards_stay_known_until_they_leave():
    state, _ = looking()
    choose(state, PutBack("ST3"))
    choose(state, PutBack("ST1"))
    step(state)
    assert row(state, 0) == "LO14 ST3"
    assert PIRATE_KING.view(state, 0).top == ("ST1", "ST2")
    step(state)
    step(state)
    assert PIRATE_KING.view(state, 0).top == ()


def test_known_cards_are_known_in_the_next_round_too():
    state = position(P("A", "", "ST1 ST2 ST3"), P(), known=(2, 0))
    PIRATE_KING.apply(state, 0, Stop())
    while state.round == 1:
        decision = PIRATE_KING.decisions(state)[0]
        PIRATE_KING.apply(state, decision.seat, decision.choices[0])
    assert state.known[0] == 1
    assert PIRATE_KING.view(state, 0).top == ("ST2",)


def test_cards_shuffled_under_a_deck_leave_its_top_known():
    state = position(P("A", "", "LO28 ST1", "ST2 ST3"), P(), known=(2, 0))
    step(state)
    assert PIRATE_KING.view(state, 0).top[0] == "ST1"
    assert PIRATE_KING.view(state, 1).among[0] == ("ST1",)


def test_the_two_cards_of_a_choice_are_their_owners_alone():
    state = position(P("A", "", "LO28 ST1 ST2 ST3"), P("A"), P("A"))
    other = position(P("A", "", "LO28 ST3 ST2 ST1"), P("A"), P("A"))
    for table in (state, other):
        step(table)
        assert PIRATE_KING.decisions(table)[0].private
    assert PIRATE_KING.view(state, 0).top == ("ST1", "ST2")
    for seat in (1, 2, None):
        assert PIRATE_KING.view(state, seat) == PIRATE_KING.view(other, seat)
    told = choose(state, Show("ST2"))
    assert told["reject"][0].audience is None
    assert told["reveal"][0].audience is None
    assert state.known[0] == 0


def test_a_stopped_player_is_asked_in_the_middle_of_anothers_chain():
    state = position(P("A", "", "MO04 ST1"), P("S", "", "LO14 ST1 ST2 ST3"), P("S", "", "LO28 ST5 ST6 ST3"))
    step(state)
    (decision,) = PIRATE_KING.decisions(state)
    assert (decision.seat, decision.kind, decision.private) == (1, "look", True)
    assert PIRATE_KING.view(state, 0).top == PIRATE_KING.view(state, 2).top == ()
    choose(state, PutBack("ST3"))
    choose(state, PutBack("ST2"))
    (decision,) = PIRATE_KING.decisions(state)
    assert (decision.seat, decision.kind, decision.private) == (2, "choose", True)
    assert PIRATE_KING.view(state, 2).top == ("ST5", "ST6")
    choose(state, Show("ST6"))
    assert PIRATE_KING.decisions(state)[0].kind == "ballot"
    assert row(state, 2) == "LO28 ST6"


def test_play_areas_are_public_with_cards_face_down():
    state = position(P("A", "ST1 (ST3)"), P(), visitors={0: [(1, "LO31")]})
    for seat in (0, 1, None):
        view = PIRATE_KING.view(state, seat)
        assert [(entry.card, entry.up) for entry in view.rows[0]] == [("ST1", True), ("ST3", False)]
        assert view.visitors[0][0].card == "LO31"


def test_piles_are_hidden_and_their_counts_public():
    state = position(P("A"), P(), loot_pile="LO09 LO02", monster_pile="MO02 MO01")
    other = position(P("A"), P(), loot_pile="LO02 LO09", monster_pile="MO01 MO02")
    for seat in (0, 1, None):
        assert PIRATE_KING.view(state, seat) == PIRATE_KING.view(other, seat)
        assert len(PIRATE_KING.view(state, seat).loot_pile) == 2


@pytest.mark.parametrize("seat", [1, 2, None])
def test_ballots_are_nobodys_until_all_are_in(seat):
    state, other = (position(P("A"), P("A"), P("A")) for _ in range(2))
    assert PIRATE_KING.apply(state, 0, Stop()) == PIRATE_KING.apply(other, 0, Continue()) == []
    assert PIRATE_KING.view(state, seat) == PIRATE_KING.view(other, seat)
    assert PIRATE_KING.view(state, seat).ballots[0] == SEALED
    assert PIRATE_KING.view(state, 0).ballots == (2, 0, 0)
    assert PIRATE_KING.view(state, seat).waiting() == (1, 2)


def test_a_ballot_is_private_only_with_private_knowledge_of_the_deck():
    def private(*players, **setting):
        state = position(*players, **setting)
        return [decision.private for decision in PIRATE_KING.decisions(state)]

    assert private(P("A"), P("A")) == [False, False]
    assert private(P("A", "", "ST1 ST2 ST1"), P("A"), known=(1, 0)) == [True, False]
    assert private(P("A", "", "ST1"), P("A"), known=(1, 0)) == [False, False]
    assert private(P("A", "", "ST1 ST1"), P("A"), known=(2, 0)) == [False, False]


def test_a_known_card_that_everybody_can_work_out_is_no_secret():
    state = position(P("A", "", "ST1 ST2 ST3"), P("A"), known=(1, 0))
    state.among[0] = ["ST1"]
    assert not PIRATE_KING.decisions(state)[0].private
    assert PIRATE_KING.imagine(PIRATE_KING.view(state, 1), Chance.seeded(3)).decks[0][-1] == "ST1"


def test_what_went_under_a_deck_is_known_to_lie_below():
    """A deck of one card is topped up for a look at three: that card is known to be among the three."""
    state = position(P("A", "", "LO14 LO02", "ST1 ST2 ST5 ST6"), P("A"))
    step(state)
    chance = Chance.seeded(5)
    view = PIRATE_KING.view(state, 1)
    tops = set()
    for _ in range(40):
        imagined = PIRATE_KING.imagine(view, chance)
        assert "LO02" in imagined.decks[0][-3:]
        tops.add(imagined.decks[0][-1])
    assert len(tops) > 2


def test_one_known_card_of_several_leaves_the_rest_known_to_be_there():
    state = position(P("A", "", "LO14 LO02", "ST1 ST2 ST5 ST6"), P("A"))
    step(state)
    first = next(choice for choice in PIRATE_KING.decisions(state)[0].choices if choice.card != "LO02")
    choose(state, first)
    choose(state, PIRATE_KING.decisions(state)[0].choices[0])
    step(state)
    assert state.rows[0][-1].card == first.card
    assert (state.known[0], state.among[0]) == (2, ["LO02"])
    view = PIRATE_KING.view(state, 1)
    for seed in range(20):
        assert "LO02" in PIRATE_KING.imagine(view, Chance.seeded(seed)).decks[0][-2:]


def test_a_strangers_view_can_be_made_from_anybodys():
    state, _ = looking()
    assert as_stranger(PIRATE_KING.view(state, 0)) == PIRATE_KING.view(state, None)
    state = position(P("A"), P("A"))
    PIRATE_KING.apply(state, 0, Stop())
    assert as_stranger(PIRATE_KING.view(state, 0)) == PIRATE_KING.view(state, None)


def test_events_show_no_card_of_a_deck_before_it_is_turned_up():
    for seed in range(4):
        state = PIRATE_KING.new(3, Options(), seed)
        chance = Chance.seeded(seed)
        while decisions := PIRATE_KING.decisions(state):
            decision = decisions[chance.below(len(decisions))]
            choice = decision.choices[chance.below(len(decision.choices))]
            for event in PIRATE_KING.apply(state, decision.seat, choice):
                assert (event.audience is None) == (event.kind not in ("looked", "order"))
                if event.audience is not None:
                    assert event.audience == (event.seat,)
