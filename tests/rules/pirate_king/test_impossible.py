"""What happens when something is impossible or empty (dossier 4.8), and other corners of the effects."""

from rules.pirate_king import PIRATE_KING
from rules.pirate_king.choices import PlaceAt, TakeMonster

from .position import P, all_stop, asked, choose, counts, curses, deck, letter, position, row, step


def reasons(told) -> list[str]:
    """The effects that came to nothing."""
    return [event.data["op"] for event in told.get("nothing", [])]


def test_look_with_no_card_at_all():
    told = step(position(P("A", "", "LO14"), P("A")))
    assert told["look"][0].data == {"cards": 0}
    assert told["looked"][0].data == {"cards": []}


def test_choose_with_no_card_at_all():
    state = position(P("A", "ST1", "LO28"), P("A"))
    assert reasons(step(state)) == ["reveal"]
    assert row(state, 0) == "ST1 LO28"


def test_from_discard_and_an_empty_deck():
    state = position(P("A", "ST1", "LO29"), P("A"))
    assert reasons(step(state)) == ["reveal"]


def test_draw_loot_and_an_empty_pile():
    assert reasons(step(position(P("A", "", "LO25 ST1"), P()))) == ["draw_loot"]


def test_turn_over_without_a_matching_card():
    assert reasons(step(position(P("A", "ST1", "LO15 ST1"), P()))) == ["turn_over"]
    assert reasons(step(position(P("A", "ST1", "LO16 ST1"), P("S", "ST1")))) == ["turn_over"]


def test_the_captain_takes_no_token_from_himself():
    told = step(position(P("A", "", "LO23 ST1"), P()))
    assert reasons(told) == ["captain"]
    assert "captain" not in told


def test_place_with_nobody_left():
    assert reasons(step(position(P("A", "", "LO31 ST1"), P("B")))) == ["place"]


def test_a_copy_behind_a_card_that_was_placed_copies_the_one_before():
    state = position(P("A", "LO03", "LO31 LO13 ST1"), P(), P())
    step(state)
    choose(state, PlaceAt(1))
    step(state)
    assert state.rows[0][-1].face == "LO03"


def test_a_copy_keeps_what_it_became():
    state = position(P("A", "ST3", "LO13 LO15 ST1"), P())
    step(state)
    assert counts(state, 0) == (4, 0)
    step(state)
    assert row(state, 0) == "(ST3) (LO13) LO15"
    state = position(P("A", "LO03", "LO13 ST1"), P("A", "", "ST1 LO17"))
    step(state)
    assert state.rows[0][-1].face == "LO03"


def test_a_copied_earn_counts_a_second_time():
    assert counts(position(P("A", "ST3 LO18 LO13=LO18"), P()), 0) == (2, 8)


def test_a_copied_effect_is_carried_out():
    state = position(P("A", "PI01", "LO13 ST1 ST2"), P())
    step(state)
    assert row(state, 0) == "PI01 LO13 ST1"


def test_end_effects_are_not_copied():
    state = position(P("S", "MO11 LO13=MO11 LO03 ST1 ST1"), P(), captain=1, agenda=())
    found = {(source.kind, source.key): source.amount for source in PIRATE_KING.standings(state).sources[0]}
    assert found == {("card", "MO11"): 1, ("card", "LO13"): 1, ("end_crowns", "MO11"): 1}


def test_two_end_cards_alike_count_twice():
    state = position(P("S", "", "LO34 LO34 ST1 ST1"), P(), captain=1, agenda=())
    assert PIRATE_KING.standings(state).scores[0] == 2


def test_a_chain_goes_all_the_way_down_before_the_next_reveal():
    state = position(P("A", "", "MO08 LO10 ST1 ST2 ST6"), P())
    step(state)
    assert row(state, 0) == "MO08 LO10 ST1 ST2"
    assert deck(state, 0) == "ST6"


def test_an_effect_that_has_begun_is_finished_though_its_card_is_turned_over():
    state = position(P("A", "", "LO11 MO04 ST1"), P("S", "", "LO17 ST2"), agenda=(("ballot",),))
    step(state)
    assert row(state, 0) == "(LO11) MO04 ST1"
    assert counts(state, 0) == (1, 1)


def test_all_players_can_bust_in_one_step():
    state = position(P("A", "ST3 ST4", "ST6 ST1"), P("A", "ST3 ST4", "ST6 ST1"), captain=1)
    told = step(state)
    assert [event.seat for event in told["bust"]] == [1, 0]
    assert asked(state) == (1, "monster")
    told = choose(state, TakeMonster("MO03"))
    assert told["captain"][0].seat == 0


def test_a_visitor_counts_for_its_host_until_the_round_ends():
    state = position(
        P("A", "ST1"), P("S", "ST1"), visitors={1: [(0, "LO31")]}, loot_pile="LO09 LO09 LO05 LO05"
    )
    assert (curses(state, 0), curses(state, 1)) == (0, 1)
    all_stop(state)
    while state.round == 1:
        choose(state, PIRATE_KING.decisions(state)[0].choices[0])
    assert curses(state, 1) == 0
    assert letter(state, 1) == "A"
