"""The dossier's test vectors, section 10, by number."""

from rules.core.events import known_events
from rules.pirate_king import PIRATE_KING
from rules.pirate_king.choices import (
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
from rules.pirate_king.scoring import sources

from .position import (
    P,
    all_stop,
    asked,
    choose,
    counts,
    curses,
    deck,
    discard,
    letter,
    options_of,
    position,
    row,
    step,
)

STARTERS = "ST1 ST1 ST2 ST2 ST3 ST4 ST5 ST6"


def test_tv1_a_chain_ends_in_a_bust_before_help_is_reached():
    state = position(P("A", "ST3 ST4", "PI01 ST6 LO15 ST1"), P("S", "ST1"), P("S", "ST2"))
    step(state)
    assert letter(state, 0) == "B"
    assert discard(state, 0) == "ST3 ST4 PI01 ST6"
    assert deck(state, 0) == "LO15 ST1"
    assert counts(state, 0) == (-1, -1)


def test_tv2_the_third_curse_is_turned_over_in_time():
    state = position(P("A", "ST3 ST4", "LO11 ST6 LO15 ST1"), P("S", "ST1"), P("S", "ST2"))
    step(state)
    assert letter(state, 0) == "A"
    assert row(state, 0) == "(ST3) (ST4) LO11 (ST6) LO15"
    assert curses(state, 0) == 0
    assert counts(state, 0) == (4, 4)
    assert deck(state, 0) == "ST1"


def test_tv3_a_copy_of_a_copy():
    state = position(P("A", "LO09", "LO13 PI02 ST1"), P(), P())
    step(state)
    step(state)
    assert [(entry.card, entry.face) for entry in state.rows[0]] == [
        ("LO09", "LO09"),
        ("LO13", "LO09"),
        ("PI02", "LO09"),
    ]
    assert counts(state, 0) == (3, 0)
    assert state.totals(0).crown == 3
    crowns = {source.key: source.amount for source in sources(state, 0) if source.kind == "card"}
    assert crowns == {"LO09": 1, "LO13": 1, "PI02": 2}


def test_tv4_copied_curses_count():
    state = position(P("A", "ST3", "LO13 LO13"), P(), P())
    step(state)
    assert (counts(state, 0), curses(state, 0), letter(state, 0)) == ((4, 0), 2, "A")
    step(state)
    assert letter(state, 0) == "B"
    assert discard(state, 0) == "ST3 LO13 LO13"


def tv5(captain: int):
    return position(P("A", "LO03", "ST1"), P("A", "ST2", "MO07"), P("A", "ST2", "PI01 ST6"), captain=captain)


def test_tv5a_a_card_turned_over_before_its_turn_is_not_resolved():
    state = tv5(captain=1)
    step(state)
    assert [counts(state, seat) for seat in range(3)] == [(0, 0), (0, 1), (0, 1)]
    assert row(state, 0) == "(LO03) (ST1)"
    assert row(state, 2) == "ST2 (PI01)"
    assert deck(state, 2) == "ST6"


def test_tv5b_the_seat_order_decides():
    state = tv5(captain=2)
    step(state)
    assert row(state, 2) == "ST2 (PI01) ST6"
    assert curses(state, 2) == 1
    assert counts(state, 2) == (0, 1)
    assert row(state, 0) == "(LO03) (ST1)"


def test_tv6_a_placed_curse_busts_a_stopped_player():
    state = position(
        P("A", "ST1 ST2", "LO31 ST1"), P("S", "ST3 ST4 LO01"), P("S", "ST1"), loot_pile="LO09 LO05 LO01"
    )
    step(state)
    assert asked(state) == (0, "place")
    assert options_of(state) == (1, 2)
    choose(state, PlaceAt(1))
    assert letter(state, 1) == "B"
    assert discard(state, 1) == "ST3 ST4 LO01"
    assert [(entry.card, entry.owner) for entry in state.visitors[1]] == [("LO31", 0)]
    assert (counts(state, 0), curses(state, 0)) == ((1, 1), 0)
    all_stop(state)
    while state.round == 1:
        choose(state, PIRATE_KING.decisions(state)[0].choices[0])
    assert state.visitors[1] == []
    assert discard(state, 0).endswith("ST1 ST2 LO31")


def test_tv7_others_reveal_reaches_stopped_but_not_bust_players():
    state = position(
        P("A", "ST1", "ST1 ST6"),
        P("S", "ST3 ST4", "ST2 ST5"),
        P("A", "ST2", "LO12 ST1"),
        P("B", "", "ST6 ST3"),
        captain=2,
    )
    told = step(state)
    assert [event.seat for event in told["reveal"]] == [0, 1]
    assert row(state, 0) == "ST1 ST1 ST6"
    assert (counts(state, 0), curses(state, 0)) == ((2, 0), 1)
    assert (counts(state, 1), curses(state, 1), letter(state, 1)) == ((2, 3), 2, "S")
    assert counts(state, 2) == (0, 3)
    assert deck(state, 3) == "ST6 ST3"


def test_tv8a_look_tops_the_deck_up():
    state = position(P("A", "ST2", "LO14 ST6", "ST1 ST3"), P(), P())
    told = step(state)
    assert asked(state) == (0, "look")
    assert set(options_of(state)) == {"ST6", "ST1", "ST3"}
    assert discard(state, 0) == ""
    assert counts(state, 0) == (1, 2)
    assert told["reshuffle"][0].data == {"cards": 2, "under": 1}
    (looked,) = told["looked"]
    assert looked.audience == (0,)
    assert looked.data["cards"][0] == "ST6"
    choose(state, PutBack("ST3"))
    choose(state, PutBack("ST6"))
    assert deck(state, 0) == "ST3 ST6 ST1"
    assert PIRATE_KING.view(state, 0).top == ("ST3", "ST6", "ST1")


def test_tv8b_look_with_two_cards():
    state = position(P("A", "ST2", "LO14 ST6 ST1"), P(), P())
    step(state)
    assert set(options_of(state)) == {"ST6", "ST1"}
    choose(state, PutBack("ST1"))
    assert deck(state, 0) == "ST1 ST6"
    assert asked(state) == (0, "ballot")


def test_tv9a_choose_one_of_two():
    state = position(P("A", "ST4 ST5", "LO28 ST3 LO01"), P(), P())
    step(state)
    assert asked(state) == (0, "choose")
    choose(state, Show("LO01"))
    assert discard(state, 0) == "ST3"
    assert row(state, 0) == "ST4 ST5 LO28 LO01"
    assert (counts(state, 0), curses(state, 0), letter(state, 0)) == ((3, 7), 2, "A")


def test_tv9b_choose_tops_the_deck_up():
    state = position(P("A", "ST4 ST5", "LO28 ST3", "LO06"), P(), P())
    step(state)
    assert deck(state, 0) == "ST3 LO06"
    assert PIRATE_KING.view(state, 0).top == ("ST3", "LO06")
    choose(state, Show("LO06"))
    assert discard(state, 0) == "ST3"
    assert (counts(state, 0), curses(state, 0)) == ((3, 3), 2)


def test_tv9c_choose_with_a_single_card():
    state = position(P("A", "ST4 ST5", "LO28 ST3"), P(), P())
    step(state)
    assert letter(state, 0) == "B"
    assert discard(state, 0) == "ST4 ST5 LO28 ST3"


def test_tv10a_from_the_discard_pile():
    state = position(P("A", "ST4", "LO29 ST1", "LO07 LO03"), P(), P())
    told = step(state)
    assert asked(state) == (0, "from_discard")
    choose(state, Recall("LO03"))
    assert row(state, 0) == "ST4 LO29 LO03"
    assert counts(state, 0) == (5, 2)
    assert discard(state, 0) == "LO07"
    assert deck(state, 0) == "ST1"
    assert "reshuffle" not in told


def test_tv10b_an_empty_discard_pile_reveals_instead():
    state = position(P("A", "ST4", "LO29 ST1"), P(), P())
    step(state)
    assert row(state, 0) == "ST4 LO29 ST1"
    assert counts(state, 0) == (3, 2)
    state = position(P("A", "ST4", "LO29"), P(), P())
    step(state)
    assert row(state, 0) == "ST4 LO29"
    assert counts(state, 0) == (2, 2)


def test_tv11_earn_is_live_and_turning_over_takes_it_away():
    before = P("A", "LO03 ST5 LO20", "LO19")
    assert counts(position(before, P()), 0) == (5, 1)
    alone = position(before, P(), P())
    step(alone)
    assert counts(alone, 0) == (8, 8)
    state = position(before, P("A", "ST1", "LO16"), P("A", "LO05", "ST1"))
    step(state)
    assert row(state, 0) == "LO03 (ST5) LO20 (LO19)"
    assert (counts(state, 0), curses(state, 0)) == ((3, 0), 0)
    assert counts(state, 1) == (1, 1)
    assert counts(state, 2) == (1, 0)


def test_tv12_draw_loot_chains_and_is_kept_for_good():
    state = position(P("A", "ST3", "LO25 ST1"), P(), P(), loot_pile="LO26 LO02 LO06")
    step(state)
    assert letter(state, 0) == "B"
    assert discard(state, 0) == "ST3 LO25 LO26 LO02"
    assert state.loot_pile == ["LO06"]
    state = position(P("A", "ST3", "LO25 ST1"), P(), P())
    step(state)
    assert (counts(state, 0), curses(state, 0), letter(state, 0)) == ((2, 0), 1, "A")


def test_tv13_the_token_moves_but_the_order_stays():
    state = position(P("A", "ST2", "ST2 MO07"), P("A", "ST1", "LO23 LO03"), P("A", "ST1", "MO04 ST1"))
    told = step(state)
    assert [event.data["card"] for event in told["reveal"]] == ["MO07", "LO03"]
    assert row(state, 1) == "(ST1) (LO23) LO03"
    assert row(state, 2) == "(ST1) MO04"
    assert [counts(state, seat) for seat in range(3)] == [(0, 2), (3, 0), (0, 1)]
    assert state.captain == 1


def test_tv14_ties_with_four_players():
    state = position(
        P("S", "LO03 ST1 ST1 LO01"),
        P("S", "LO03 LO01"),
        P("S", "LO03 ST2"),
        P("A", "LO03 ST2"),
        captain=2,
        loot="LO02 LO05 LO06 LO07",
    )
    assert [counts(state, seat) for seat in range(4)] == [(5, 4), (3, 4), (3, 1), (3, 1)]
    told = all_stop(state)
    assert told["battle"][0].data["order"] == [0, 2, 3, 1]
    assert asked(state) == (0, "monster")
    told = choose(state, TakeMonster("MO03"))
    assert discard(state, 0) == "MO03"
    assert discard(state, 2) == "MO06"
    assert told["captain"][0].seat == 1
    assert told["loot_order"][0].data["order"] == [1, 0, 2, 3]
    choose(state, TakeLoot("LO02"))
    choose(state, TakeLoot("LO05"))
    told = choose(state, TakeLoot("LO06"))
    assert told["captain"][0].seat == 3
    assert state.captain == 3


def test_tv15_bust_players_rank_below_zero():
    state = position(P("B"), P("B"), P("A"), captain=1, loot="LO01 LO03 LO05")
    told = all_stop(state)
    assert told["battle"][0].data == {"order": [2, 1, 0], "swords": [0, -1, -1]}
    told = choose(state, TakeMonster("MO03"))
    assert [event.seat for event in told["monster"]] == [2, 1]
    assert told["captain"][0].seat == 0
    assert told["loot_order"][0].data["order"] == [2, 0, 1]
    choose(state, TakeLoot("LO01"))
    told = choose(state, TakeLoot("LO03"))
    assert told["captain"][0].seat == 1


def test_tv16_two_players():
    state = position(P("S", "LO03 ST1 LO05"), P("A", "LO03 ST1 LO05"), loot="LO01 LO02 LO03 LO07")
    all_stop(state)
    assert asked(state) == (0, "monster")
    told = choose(state, TakeMonster("MO06"))
    assert state.removed == ["MO03"]
    assert told["captain"][0].seat == 1
    choose(state, TakeLoot("LO07"))
    assert asked(state) == (1, "remove")
    choose(state, RemoveLoot("LO01"))
    assert asked(state) == (0, "loot")
    told = choose(state, TakeLoot("LO03"))
    assert state.removed == ["MO03", "LO01", "LO02"]
    assert told["captain"][0].seat == 0
    assert discard(state, 0).split()[:2] == ["MO06", "LO03"]


def test_tv17_end_crowns():
    state = position(P("S", "", STARTERS, "PI02 MO03 MO11 LO05 LO34 LO36"), P("S", "", ""), agenda=())
    standings = PIRATE_KING.standings(state)
    assert standings.scores[0] == 11
    found = {(source.kind, source.key): source.amount for source in standings.sources[0]}
    assert found == {
        ("card", "PI02"): 2,
        ("card", "MO03"): 3,
        ("card", "MO11"): 1,
        ("card", "LO05"): 1,
        ("end_crowns", "MO11"): 1,
        ("end_crowns", "LO34"): 1,
        ("end_crowns", "LO36"): 1,
        ("token", "captain"): 1,
    }


def test_tv18_end_win():
    cards = "PI02 MO03 MO06 MO08 MO13 LO05 LO06 LO09 LO13 LO16 LO21 LO37"
    rich = P("S", "", "MO01 MO01 MO01 MO01 MO03")
    state = position(rich, P("S", "", STARTERS, cards), agenda=())
    standings = PIRATE_KING.standings(state)
    assert standings.scores == (24, 20)
    assert standings.winners == (1,)
    assert standings.tie_breaks[0].kind == "end_win"
    state = position(rich, P("S", "", STARTERS, cards.replace("LO16 ", "")), agenda=())
    standings = PIRATE_KING.standings(state)
    assert standings.scores == (24, 19)
    assert standings.winners == (0,)
    assert standings.tie_breaks == ()


def test_tv19_the_last_player_goes_on_alone():
    state = position(P("S"), P("B"), P("A", "ST4 ST1", "LO10 ST3 ST1"))
    step(state)
    assert row(state, 2) == "ST4 ST1 LO10 ST3"
    assert (counts(state, 2), curses(state, 2), letter(state, 2)) == ((5, 4), 2, "A")
    assert asked(state) == (2, "ballot")


def test_tv20_without_a_card_left_a_player_stops_unasked():
    first = "ST1 ST1 ST2 ST2 (ST3) (ST4) PI04 ST5"
    state = position(P("A", first, "ST6"), P("A"), P("S"))
    told = step(state)
    assert curses(state, 0) == 2
    assert letter(state, 0) == "S"
    assert told["out_of_cards"][0].seat == 0
    assert asked(state) == (1, "ballot")


def test_tv21_a_chain_goes_on_with_the_reshuffled_discard_pile():
    state = position(P("A", "ST3", "MO08 ST1", "ST2"), P(), P())
    step(state)
    assert row(state, 0) == "ST3 MO08 ST1 ST2"
    assert counts(state, 0) == (3, 1)
    state = position(P("A", "ST3", "MO08 ST1"), P(), P())
    told = step(state)
    assert row(state, 0) == "ST3 MO08 ST1"
    assert counts(state, 0) == (3, 0)
    assert told["nothing"][0].data == {"op": "reveal"}


def test_tv22_two_others_effects_in_one_step():
    state = position(
        P("A", "ST3", "MO02 ST1 ST2 ST6"),
        P("A", "ST3 ST2", "ST1 ST5 ST2"),
        P("A", "ST4 ST6", "MO04 LO15 ST6"),
        captain=2,
    )
    told = step(state)
    assert [(event.seat, event.data["card"]) for event in told["reveal"]] == [
        (0, "ST1"),
        (1, "ST5"),
        (2, "LO15"),
        (1, "ST2"),
    ]
    assert [(*counts(state, seat), curses(state, seat)) for seat in range(3)] == [
        (3, 0, 2),
        (4, 3, 2),
        (0, 1, 0),
    ]
    assert row(state, 2) == "(ST4) (ST6) MO04 LO15"
    assert "bust" not in told
    assert [letter(state, seat) for seat in range(3)] == ["A", "S", "A"]
    assert told["out_of_cards"][0].seat == 1


def test_tv23_a_ballot_is_sealed():
    state = position(P("A"), P("S"), P("A"))
    before = PIRATE_KING.view(state, 2)
    assert PIRATE_KING.apply(state, 0, Stop()) == []
    other = position(P("A"), P("S"), P("A"))
    PIRATE_KING.apply(other, 0, Continue())
    assert PIRATE_KING.view(state, 2) == PIRATE_KING.view(other, 2)
    assert before.ballots == (0, 0, 0)
    told = PIRATE_KING.apply(state, 2, Continue())
    assert known_events(told, 1)[0].data["ballots"] == [(0, False), (2, True)]
    assert letter(state, 0) == "S"
    (flipped,) = [event for event in told if event.kind == "flip"]
    assert [seat for seat, _, _ in flipped.data["cards"]] == [2]
