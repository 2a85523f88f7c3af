"""The dossier's rulings R1 to R29 and its decisions on doubtful wording C1 to C11 (sections 7 and 8)."""

import pytest

from rules.core.game import IllegalChoice
from rules.pirate_king import PIRATE_KING
from rules.pirate_king.choices import Continue, PlaceAt, Recall, Show, TakeLoot, TakeMonster
from rules.pirate_king.components import BASE, BASE_CARDS
from rules.pirate_king.state import Options

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


def finish_round(state):
    """Stop, take the first of everything, and begin the next round."""
    number = state.round
    if asked_kind(state) == "ballot":
        all_stop(state)
    while not state.over and state.round == number:
        choose(state, PIRATE_KING.decisions(state)[0].choices[0])


def asked_kind(state):
    return PIRATE_KING.decisions(state)[0].kind


def test_r1_a_row_is_in_the_order_of_revealing():
    state = position(P("A", "ST1", "LO10 ST2 ST6"), P())
    step(state)
    assert row(state, 0) == "ST1 LO10 ST2"


def test_r2_who_stopped_flips_no_more():
    state = position(P("S", "ST1"), P("A", "ST1"))
    with pytest.raises(IllegalChoice) as refused:
        PIRATE_KING.apply(state, 0, Continue())
    assert refused.value.reason == "out_of_the_round"
    step(state)
    assert row(state, 0) == "ST1"
    assert asked(state) == (1, "ballot")


def test_r3_effects_save_a_player_or_sink_a_safe_rival():
    saved = position(P("A", "ST3 ST4", "LO11 ST6 LO15 ST1"), P())
    step(saved)
    assert (letter(saved, 0), curses(saved, 0)) == ("A", 0)
    sunk = position(P("A", "ST1", "MO04 ST1"), P("S", "ST3 ST4", "ST6 ST1"))
    step(sunk)
    assert letter(sunk, 1) == "B"


def test_r4_the_own_discard_pile_is_open_and_decks_are_not():
    state = position(P("A", "", "ST1 ST2", "ST3 ST4"), P("A"))
    view = PIRATE_KING.view(state, 0)
    assert view.discards[0] == ("ST3", "ST4")
    state.decks[0].reverse()
    assert PIRATE_KING.view(state, 0) == view


def test_r5_the_first_flip_is_compulsory():
    state = PIRATE_KING.new(3, Options(random_pirates=True), 5)
    assert asked_kind(state) == "ballot"
    assert all(state.rows)


def test_r6_effects_pass_a_bust_player_by():
    state = position(P("A", "ST1", "LO31 ST1"), P("B", "", "ST6"), P("S", "ST1"), P("S", "ST2"))
    step(state)
    assert options_of(state) == (2, 3)
    state = position(P("A", "ST1", "LO12 ST1"), P("B", "", "ST6"), P("S", "ST1", "ST2"))
    step(state)
    assert deck(state, 1) == "ST6"
    assert row(state, 2) == "ST1 ST2"


def test_r6_in_the_step_of_his_third_curse_he_is_still_fully_in():
    state = position(P("A", "ST3 ST4", "ST6 ST1"), P("A", "ST1", "LO12 ST2"), P())
    step(state)
    assert discard(state, 0) == "ST3 ST4 ST6 ST1"
    assert letter(state, 0) == "B"


def test_r7_a_bust_player_takes_loot_last_and_a_monster_only_if_needed():
    state = position(P("B"), P("S", "ST1"), P("A", "ST2"), loot="LO01 LO03 LO05")
    told = all_stop(state)
    assert told["battle"][0].data["order"] == [1, 2, 0]
    told = choose(state, TakeMonster("MO03"))
    assert [event.seat for event in told["monster"]] == [1, 2]
    assert told["loot_order"][0].data["order"] == [2, 1, 0]
    choose(state, TakeLoot("LO01"))
    told = choose(state, TakeLoot("LO03"))
    assert [(event.seat, event.data["card"]) for event in told["loot"]] == [(1, "LO03"), (0, "LO05")]
    state = position(P("B"), P("S", "ST1"), P("B"), P("A", "ST3 ST4", "ST6 ST1"))
    step(state)
    told = choose(state, TakeMonster("MO03"))
    assert [(event.seat, event.data["card"]) for event in told["monster"]] == [(1, "MO03"), (0, "MO06")]


def test_r8_only_ties_that_decide_something_move_the_token_in_battle():
    state = position(P("S", "LO03"), P("S", "LO09 ST1"), P("S", "ST1"), P("A", "ST1"))
    all_stop(state)
    told = choose(state, TakeMonster("MO03"))
    assert not [event for event in told.get("captain", []) if event.data["why"] == "battle"]


def test_r8_the_lowest_of_several_loot_ties_moves_the_token():
    state = position(
        P("S", "LO03 LO01"), P("S", "ST3 LO01"), P("S", "ST1 ST2"), P("A", "ST2"), loot="LO02 LO05 LO06 LO07"
    )
    all_stop(state)
    choose(state, TakeMonster("MO03"))
    choose(state, TakeLoot("LO02"))
    choose(state, TakeLoot("LO05"))
    told = choose(state, TakeLoot("LO06"))
    assert [event.seat for event in told["captain"]] == [3]


def test_r9_a_tie_for_first_moves_the_token_though_both_get_a_monster():
    state = position(P("S", "LO03"), P("S", "LO03"), P("A", "ST1"), captain=2)
    all_stop(state)
    told = choose(state, TakeMonster("MO06"))
    assert [event.seat for event in told["monster"]] == [0, 1]
    assert told["captain"][0].seat == 1


def test_r10_a_deck_is_topped_up_only_when_needed_and_from_below():
    state = position(P("A", "ST1", "ST2", "ST3"), P())
    step(state)
    assert (deck(state, 0), discard(state, 0)) == ("", "ST3")
    step(state)
    assert (row(state, 0), discard(state, 0)) == ("ST1 ST2 ST3", "")
    state = position(P("A", "ST1", "LO14 ST2", "ST3 ST4"), P())
    step(state)
    assert deck(state, 0).startswith("ST2 ")


def test_r11_others_means_everybody_else():
    state = position(P("A", "", "LO12 ST1"), P("S", "", "ST1 ST1"), P("S", "", "ST2 ST2"))
    step(state)
    assert (row(state, 1), row(state, 2)) == ("ST1", "ST2")


def test_r12_turn_over_hits_all_matching_cards_and_visitors_but_not_itself():
    state = position(P("A", "ST3 LO07 ST1", "LO15 ST2"), P(), visitors={0: [(1, "LO31")]})
    step(state)
    assert row(state, 0) == "(ST3) (LO07) ST1 LO15"
    assert not state.visitors[0][0].up
    cards = '[[card]]\nid = "PI04"\ncurse = 1\nbrief = "turn over curses"\ntext = "1 curse. Turn over."\n'
    cursed = position(P("A", "ST3", "PI04 ST1"), P(), corrections=cards)
    step(cursed)
    assert (row(cursed, 0), curses(cursed, 0)) == ("(ST3) PI04", 1)


def test_r13_earn_is_live():
    state = position(P("A", "LO18 ST3", "ST6 ST1"), P())
    assert counts(state, 0) == (2, 4)
    step(state)
    assert counts(state, 0) == (2, 5)


def test_r14_earn_counts_its_own_symbols():
    assert counts(position(P("A", "LO21"), P()), 0) == (0, 1)


def test_r15_a_copied_crown_counts_for_earn_only():
    state = position(P("A", "MO01 LO13=MO01 LO21"), P("A"), agenda=())
    assert counts(state, 0) == (0, 11)
    assert PIRATE_KING.standings(state).scores[0] == 5 + 1 + 1 + 1


def test_r16_a_forced_reveal_is_resolved_at_once_and_the_older_card_in_its_turn():
    state = position(P("A", "", "LO12 ST1"), P("A", "", "LO25 LO10 ST2 ST1"), loot_pile="LO03")
    told = step(state)
    assert row(state, 1) == "LO25 LO10 ST2 LO03"
    assert [event.data["by"] for event in told["reveal"]] == ["reveal", "reveal", "draw_loot"]


def test_r17_the_seat_order_is_kept_when_the_token_moves():
    state = position(P("A", "", "LO12 ST1"), P("A", "", "LO23 ST2 ST1"), P("A", "", "LO12 ST1 ST1"))
    told = step(state)
    assert [event.seat for event in told["effect"]] == [0, 1, 2]
    assert state.captain == 1
    assert [event.seat for event in told["reveal"]] == [1, 2, 0, 1]


def test_r18_a_card_from_the_discard_pile_is_resolved():
    state = position(P("A", "ST3", "LO29 ST1", "LO15 ST1"), P())
    step(state)
    choose(state, Recall("LO15"))
    assert row(state, 0) == "(ST3) LO29 LO15"


def test_r19_choose_and_from_discard_cannot_be_declined():
    state = position(P("A", "", "LO27 ST1 ST2"), P())
    step(state)
    assert PIRATE_KING.decisions(state)[0].choices == (Show("ST1"), Show("ST2"))
    assert PIRATE_KING.why_not(state, 0, Continue()) == "not_asked"


def test_r20_loot_drawn_in_a_bust_round_is_kept():
    state = position(P("A", "ST3 ST4", "LO25"), P(), loot_pile="LO07 LO09 LO01 LO03 LO06")
    step(state)
    assert discard(state, 0) == "ST3 ST4 LO25 LO07"


def test_r21_taking_is_compulsory():
    state = position(P("S", "ST1"), P("A"), monsters="MO01 MO12", loot="LO02 LO07 LO35 LO38")
    all_stop(state)
    assert options_of(state) == ("MO01", "MO12")
    choose(state, TakeMonster("MO01"))
    assert options_of(state) == ("LO02", "LO07", "LO35", "LO38")


def test_r22_cards_taken_lie_on_the_discard_pile_at_once():
    state = position(P("S", "ST1", "ST2", "ST3"), P("A"))
    all_stop(state)
    choose(state, TakeMonster("MO03"))
    assert discard(state, 0) == "ST3 MO03"


def test_r23_cards_are_face_up_again_next_round():
    state = position(P("A", "(ST3) ST1"), P(), loot_pile="LO09 LO05 LO01 LO03")
    finish_round(state)
    assert "ST3 ST1" in discard(state, 0)
    assert all(entry.up for entry in state.rows[0])


def test_r24_swords_and_gold_are_not_used_up():
    state = position(P("S", "LO03"), P("A", "ST2"))
    all_stop(state)
    before = counts(state, 0)
    choose(state, TakeMonster("MO03"))
    assert counts(state, 0) == before == (3, 0)


def test_r25_nothing_is_ever_thrown_away_by_three_or_more():
    state = PIRATE_KING.new(3, Options(), 1)
    sizes = []
    while decisions := PIRATE_KING.decisions(state):
        PIRATE_KING.apply(state, decisions[0].seat, decisions[0].choices[-1])
        sizes.append(sum(len(state.owned(seat)) for seat in range(3)))
    assert sizes == sorted(sizes)
    assert state.removed == []


def test_r26_the_token_is_a_crown_and_the_first_tie_break():
    state = position(P("S", "", "LO07"), P("S", "", "MO01"), captain=0, agenda=())
    standings = PIRATE_KING.standings(state)
    assert standings.scores == (5, 5)
    assert standings.winners == (0,)
    assert [broken.kind for broken in standings.tie_breaks] == ["captain"]


def test_r26_it_also_breaks_ties_among_those_who_win_at_the_end():
    crowns = " ".join(["LO06"] * 10)
    state = position(
        P("S", "", "MO01 MO01 MO01 MO01 MO01 MO01"),
        P("S", "", f"{crowns} LO06 LO37"),
        P("S", "", f"{crowns} LO05 LO37"),
        captain=2,
        agenda=(),
    )
    standings = PIRATE_KING.standings(state)
    assert standings.scores == (30, 23, 23)
    assert standings.places == (3, 2, 1)
    assert [broken.kind for broken in standings.tie_breaks] == ["end_win", "captain"]


def test_r27_the_end_win_condition_is_tested_only_at_the_end():
    crowns = " ".join(["LO06"] * 11)
    state = position(P("A", "ST1", f"{crowns} LO37"), P("A"))
    step(state)
    assert not state.over
    assert PIRATE_KING.standings(state).winners == (0,)


def test_r28_a_victory_is_shared_when_none_of_the_tied_is_captain():
    state = position(P("S", "", "LO07"), P("S", "", "LO07"), P("S", "", "ST1"), captain=2, agenda=())
    standings = PIRATE_KING.standings(state)
    assert standings.winners == (0, 1)
    assert standings.places == (1, 1, 3)


def test_r29_a_copy_with_nothing_to_copy_is_blank():
    state = position(P("A", "", "PI02 ST1"), P("A", "(LO03)", "LO13 ST1"))
    step(state)
    for seat in (0, 1):
        assert state.totals(seat) == (0, 0, 0, 0)
        assert state.rows[seat][-1].up


def test_c1_captain_is_only_the_token_holder():
    assert {row.group for row in PIRATE_KING.cards()} == {"starter", "pirate", "monster", "loot", "token"}


def test_c2_the_second_cards_are_called_loot():
    assert BASE_CARDS["LO01"].kind == "loot"


def test_c3_the_tie_rules_are_always_on():
    assert not [name for name in Options.model_fields if "tie" in name]
    test_r9_a_tie_for_first_moves_the_token_though_both_get_a_monster()


def test_c4_the_seventh_round_is_played_in_full():
    state = position(P("A"), P("A"), round_number=7, monster_pile="")
    assert not state.over
    finish_round(state)
    assert state.over
    assert state.round == 7
    assert len(BASE.monsters) == 7 * 2


def test_c5_bust_and_reshuffling_belong_to_the_flip_step():
    state = position(P("A", "ST3 ST4", "", "ST6"), P("A", "ST1"))
    told = step(state)
    assert list(told)[:4] == ["ballots", "reshuffle", "flip", "bust"]


@pytest.mark.parametrize("seats", [1, 6])
def test_c6_two_to_five_players(seats):
    with pytest.raises(ValueError, match="seats"):
        PIRATE_KING.new(seats, Options(), 1)


def test_c7_a_placed_card_stays_where_it_is_when_its_host_or_its_owner_busts():
    state = position(
        P("A", "ST3 ST4", "ST6 ST1"), P("A", "ST3 ST4", "ST6 ST1"), P("A"), visitors={1: [(0, "LO31")]}
    )
    step(state)
    assert (letter(state, 0), letter(state, 1)) == ("B", "B")
    assert [entry.card for entry in state.visitors[1]] == ["LO31"]
    finish_round(state)
    assert "LO31" in state.discards[0]


def test_c8_earn_counts_symbols_in_the_play_area():
    assert counts(position(P("A", "LO20 LO01"), P()), 0) == (4, 4)
    assert counts(position(P("A", "PI05 ST3 ST6"), P()), 0) == (3, 3)


def test_c9_reveal_names_the_number_of_cards():
    state = position(P("A", "", "MO08 ST1 ST2 ST5"), P())
    step(state)
    assert row(state, 0) == "MO08 ST1 ST2"


def test_c10_bust_is_below_a_player_with_nothing():
    state = position(P("B"), P("A"), captain=0)
    told = all_stop(state)
    assert told["battle"][0].data["order"] == [1, 0]


def test_c11_the_reject_is_discarded_before_the_chosen_card_is_resolved():
    state = position(P("A", "", "LO28 LO29 ST3"), P())
    step(state)
    choose(state, Show("LO29"))
    assert row(state, 0) == "LO28 LO29 ST3"
    assert discard(state, 0) == ""


def test_place_without_anybody_to_place_with_stays():
    state = position(P("A", "ST1", "LO31 ST1"), P("B"), P("B"))
    step(state)
    assert row(state, 0) == "ST1 LO31"
    assert curses(state, 0) == 1


def test_place_with_a_single_rival_is_not_asked():
    state = position(P("A", "ST1", "LO31 ST1"), P("S", "ST3 ST6"))
    step(state)
    assert letter(state, 1) == "B"


def test_a_copied_place_moves_the_copy():
    state = position(P("A", "MO05", "LO13 ST1"), P("S", "ST1"))
    step(state)
    assert row(state, 0) == "MO05"
    assert [(entry.card, entry.face) for entry in state.visitors[1]] == [("LO13", "MO05")]
    assert state.totals(1) == (1, 0, 1, 2)


def test_a_host_of_a_placed_card_may_be_asked_for_nothing():
    state = position(P("A", "", "LO31 ST1"), P("S"), P("S"))
    step(state)
    assert asked(state) == (0, "place")
    choose(state, PlaceAt(2))
    assert asked(state) == (0, "ballot")


def test_an_earn_counts_for_its_host():
    state = position(P("A"), P("S", "ST3"), visitors={1: [(0, "LO18")]})
    assert counts(state, 1) == (2, 4)
    assert counts(state, 0) == (0, 0)


def test_draw_loot_takes_from_the_pile_and_not_from_the_display():
    state = position(P("A", "", "LO25 ST1"), P(), loot="LO01 LO03 LO05 LO06", loot_pile="LO09 LO02")
    step(state)
    assert row(state, 0) == "LO25 LO09"
    assert state.loot == ["LO01", "LO03", "LO05", "LO06"]


def test_a_short_loot_display_leaves_the_last_with_nothing():
    state = position(P("S", "LO01"), P("A", "ST2"), P("S"), loot="LO03 LO05")
    all_stop(state)
    choose(state, TakeMonster("MO03"))
    choose(state, TakeLoot("LO03"))
    assert "LO05" in state.discards[1]
    assert not [card for card in state.discards[2] if card.startswith("LO")]


def test_a_short_loot_display_with_two_players():
    state = position(P("S", "LO01"), P("A", "ST2"), loot="LO03 LO05")
    all_stop(state)
    choose(state, TakeMonster("MO03"))
    choose(state, TakeLoot("LO05"))
    assert state.removed == ["MO06", "LO03"]
    assert not [card for card in state.discards[1] if card.startswith("LO")]
