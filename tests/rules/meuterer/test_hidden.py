"""Who may know what, row by row of the dossier's table (section 6)."""

from dataclasses import fields

import pytest

from rules.core.chance import Chance
from rules.core.events import known_events
from rules.meuterer import MEUTERER
from rules.meuterer.choices import AddWeapon, Offer, Pass, Stop, TakeRole
from rules.meuterer.components import ROLES
from rules.meuterer.view import View

from .position import asked, choices, counts, crew, letters, play, position, told

HANDS = ("GGSCX", "RCCXW", "GGGWS", "XXSSR")
EVERYBODY = (None, 0, 1, 2, 3)


def views(state) -> list[View]:
    return [MEUTERER.view(state, seat) for seat in EVERYBODY]


def passed():
    """P3 has taken the Mutineer, P1 the Mate; P0 and P2 are still offering."""
    state = position(*HANDS)
    play(state, "P0 p1", "P0 G", "P1 C", "P2 G", "P3 PASS mutineer", "P0 G", "P1 PASS mate", "P2 G")
    return state


def test_hands_are_their_owners_and_their_sizes_everybodys():
    state = position(*HANDS)
    for seen in views(state):
        assert seen.hands == (5, 5, 5, 5)
        assert seen.hand == ((0,) * 7 if seen.seat is None else counts(HANDS[seen.seat]))


def test_public_facts():
    state = passed()
    for seen in views(state):
        assert (seen.captain, seen.salary, seen.round, seen.rounds) == (0, 1, 1, 8)
        assert (seen.ship, seen.open, seen.ring) == (state.ship, state.open, state.ring)
        assert seen.passed == (3, 1)
        assert seen.offered == ((4, 4), (3,), (4, 4), ())
        assert (seen.deck, seen.middle) == (16, 3)
        assert seen.taken == (False, True, False, True)
        assert seen.scores() == (0, 0, 0, 0)


def test_the_light_destination_is_everybodys_from_the_captains_pass():
    state = passed()
    assert {seen.light for seen in views(state)} == {None}
    play(state, "P0 PASS")
    assert {seen.light for seen in views(state)} == {3}


def test_a_role_is_its_owners_until_the_reveal():
    state = passed()
    assert MEUTERER.view(state, 3).roles == (None, None, None, "mutineer")
    assert MEUTERER.view(state, 1).roles == (None, "mate", None, None)
    for seat in (None, 0, 2):
        assert MEUTERER.view(state, seat).roles == (None,) * 4
    play(state, "P0 PASS", "P2 PASS loader")
    for seen in views(state):
        assert seen.roles == (None, "mate", "loader", "mutineer")


def test_the_roles_in_the_middle_are_seen_by_those_who_passed_alone():
    state = passed()
    assert MEUTERER.view(state, 3).looked == ROLES
    assert MEUTERER.view(state, 1).looked == ("mate", "boy", "merchant", "loader")
    for seat in (None, 0, 2):
        assert MEUTERER.view(state, seat).looked == ()
    play(state, "P0 PASS", "P2 PASS")
    assert MEUTERER.view(state, 2).looked == ("boy", "merchant", "loader")
    for seat in (None, 0):
        assert MEUTERER.view(state, seat).looked == ()


def test_before_its_pass_no_view_of_a_seat_names_a_role_left():
    state = passed()
    for seat in (None, 0, 2):
        assert not any(role in repr(MEUTERER.view(state, seat)) for role in ROLES)


@pytest.mark.parametrize(("first", "second"), [("mate", "boy"), ("loader", "mutineer")])
def test_refusals_before_the_pass_do_not_depend_on_the_roles_left(first, second):
    state = position(*HANDS)
    play(state, "P0 p1", "P0 G", "P1 C", f"P2 PASS {first}", f"P3 PASS {second}", "P0 G")
    assert asked(state) == (1, "offer")
    assert {MEUTERER.why_not(state, 1, TakeRole(role)) for role in ROLES} == {"offer_or_pass"}


def test_the_second_picker_knows_the_first_ones_role():
    state = passed()
    seen = MEUTERER.view(state, 1)
    for number in range(20):
        imagined = MEUTERER.imagine(seen, Chance.seeded(number))
        assert imagined.roles == [None, "mate", None, "mutineer"]
        assert imagined.looked[3] == ROLES


def test_the_first_picker_knows_what_he_left_and_the_third_which_two_are_gone():
    state = passed()
    firsts = {
        MEUTERER.imagine(MEUTERER.view(state, 3), Chance.seeded(number)).roles[1] for number in range(40)
    }
    assert firsts == {"mate", "boy", "merchant", "loader"}
    play(state, "P0 PASS", "P2 PASS")
    pairs = {
        tuple(MEUTERER.imagine(MEUTERER.view(state, 2), Chance.seeded(number)).roles[1::2])
        for number in range(40)
    }
    assert pairs == {("mate", "mutineer"), ("mutineer", "mate")}
    captains = {
        tuple(MEUTERER.imagine(MEUTERER.view(state, 0), Chance.seeded(number)).roles[1::2])
        for number in range(200)
    }
    assert len(captains) == 20


def test_the_dark_destination_is_everybodys_from_the_reveal():
    state = passed()
    play(state, "P0 PASS")
    assert {seen.dark for seen in views(state)} == {None}
    play(state, "P2 PASS boy")
    assert {seen.dark for seen in views(state)} == {5}


def loaded():
    """P1 is Loader and returns three cards."""
    state = position("GGSCR", "GCWSR", "GGCWS", "WWSCG", ship="fingerhut")
    play(state, "P0 p0", "P0 G", *crew("loader", "boy", "mate"))
    return state, play(state, "P0 PASS")


def test_the_loaders_cards_are_his_alone():
    state, events = loaded()
    (decision,) = MEUTERER.decisions(state)
    assert decision.private
    held = letters(state.hands[1])
    events += play(state, f"P1 BOTTOM {held[:3]}")
    bottom = [event for event in events if event.kind in ("bottom", "draw")]
    assert len(bottom) == 3 + 2
    assert all(event.audience == (event.seat,) for event in bottom)
    assert {event.kind for event in known_events(events, 2)} & {"bottom", "draw"} == set()
    assert told(events, "loaded") == [{"cards": 3}]
    assert MEUTERER.view(state, 1).returned == tuple(state.deck[:3])
    for seat in (None, 0, 2, 3):
        assert MEUTERER.view(state, seat).returned == ()


def test_the_loader_knows_the_bottom_of_the_pile():
    state, _ = loaded()
    play(state, "P1 BOTTOM GCW")
    bottoms = {
        tuple(MEUTERER.imagine(MEUTERER.view(state, 1), Chance(number)).deck[:3]) for number in range(9)
    }
    assert bottoms == {tuple(state.deck[:3])}
    others = {
        tuple(MEUTERER.imagine(MEUTERER.view(state, 0), Chance(number)).deck[:3]) for number in range(9)
    }
    assert len(others) > 1


def test_every_offering_turn_is_private_and_selling_is_not():
    state = position(*HANDS)
    kinds = {}
    chance = Chance.seeded(4)
    state = MEUTERER.new(4, MEUTERER.options(), 4)
    while not state.over:
        (decision,) = MEUTERER.decisions(state)
        kinds.setdefault(decision.kind, set()).add(decision.private)
        MEUTERER.apply(state, decision.seat, decision.choices[chance.below(len(decision.choices))])
    assert kinds == {
        "salary": {True},
        "offer": {True},
        "take_role": {True},
        "weapon": {True},
        "bottom": {True},
        "allocate": {False},
    }


def test_a_pass_is_told_with_its_cards_and_without_roles():
    state = position(*HANDS)
    events = play(state, "P0 p1", "P0 G", "P1 C", "P2 G", "P3 PASS mutineer")
    for seat in (None, 0, 1, 2):
        known = known_events(events, seat)
        (passing,) = [event for event in known if event.kind == "pass"]
        assert passing.data == {"cards": 5, "takes_role": True}
        assert not any(role in repr(known) for role in ROLES)
    assert any(event.kind == "take_role" for event in known_events(events, 3))


def test_a_pass_that_shows_roles_is_final_and_the_captains_is_not():
    state = position(*HANDS)
    play(state, "P0 p1")
    (captains,) = [event for event in MEUTERER.apply(state, 0, Pass()) if event.kind == "pass"]
    (others,) = [event for event in MEUTERER.apply(state, 1, Pass()) if event.kind == "pass"]
    assert (captains.final, others.final) == (False, True)


def armed(hand: str):
    """P0 at his weapon turn, holding some cards."""
    state = position(hand, *PLAIN)
    play(state, "P0 p0", "P0 PASS", *crew("mutineer", "boy", "merchant"))
    return state


PLAIN = ("GCWSR", "GGCWS", "WWSCG")


def test_a_weapon_turn_is_asked_whether_or_not_there_is_a_weapon():
    with_weapon, without = armed("GGSCX"), armed("GGSCR")
    assert asked(with_weapon) == asked(without) == (0, "weapon")
    assert choices(with_weapon) == (AddWeapon(), Stop())
    assert choices(without) == (Stop(),)
    for seat in (None, 1, 2, 3):
        seen, other = MEUTERER.view(with_weapon, seat), MEUTERER.view(without, seat)
        assert [getattr(seen, field.name) for field in fields(seen)] == [
            getattr(other, field.name) for field in fields(other)
        ]
    assert known_events(play(with_weapon, "P0 STOP"), None) == known_events(play(without, "P0 STOP"), None)


def test_an_empty_hand_stops_by_itself():
    state = position("GGSCR", *PLAIN)
    play(state, "P0 p0", "P0 G", *crew("mutineer", "boy", "merchant"))
    events = play(state, "P0 GSCR")
    assert [event.seat for event in events if event.kind == "stop"] == [0]
    assert asked(state) == (1, "weapon")


def test_an_empty_handed_player_passes_by_himself_and_is_asked_for_a_role():
    state = position("GGSCR", *PLAIN)
    play(state, "P0 p0", "P0 PASS", "P1 G", "P2 PASS boy", "P3 PASS mate", "P1 CWS")
    events = play(state, "P1 R")
    assert told(events, "pass") == [{"cards": 0, "takes_role": True}]
    assert asked(state) == (1, "take_role")
    assert MEUTERER.why_not(state, 1, Offer("grain")) == "take_a_role"


def test_the_discard_pile_is_everybodys():
    state = position(*HANDS, past=("W", "C", "", ""))
    for seen in views(state):
        assert letters(seen.discard) == "WC"
    unseen = MEUTERER.view(state, 0).unseen()
    assert sum(unseen) == 36 - 5 - 2
    assert sum(MEUTERER.view(state, None).unseen()) == 34
