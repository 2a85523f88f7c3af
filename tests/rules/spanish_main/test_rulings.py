"""The dossier's rulings, section 7, by number."""

import pytest

from rules.core.events import known_events
from rules.core.game import IllegalChoice
from rules.spanish_main import SPANISH_MAIN
from rules.spanish_main.choices import Accuse, Move, Pass, PayForAccusation, Repair
from rules.spanish_main.components import NATION, SHIP_IDS

from .position import B, acting, after_adventure, choices, play, position, sailed, written

HANDS = (("sabotage",) * 3, ("full_speed", "lost_at_sea", "fog"), ("temporary_alliance",) * 3)


def test_ruling_01_any_ship_may_be_moved():
    state = position("E1* S1 D1* E2 S2 D2 E3 S3 D3", owner={"E1": 1, "S1": None})
    assert {Move("lost_at_sea", space) for space in range(1, 10)} <= set(choices(state))
    play(state, Move("lost_at_sea", 1))
    assert written(state) == "S1 D1* E2 S2 D2 E3 E1* S3 D3"


def test_ruling_02_full_speed_goes_as_far_as_it_can():
    assert sailed(B, "full_speed", 3) == "D1 E1 S1 E2 S2 D2 E3 S3 D3"


def test_ruling_03_a_ship_that_cannot_move_may_be_picked():
    state = position(movement=("full_speed", "sabotage", "fog"))
    refill = state.movement_deck[-1]
    play(state, Move("full_speed", 1))
    assert written(state) == B
    assert state.movement_discard == ["full_speed"]
    assert state.movement == [refill, "sabotage", "fog"]


def test_ruling_04_a_pair_is_a_block():
    assert sailed(B, "temporary_alliance", 2) == "S1 D1 E1 E2 S2 D2 E3 S3 D3"
    assert sailed(B, "caught_in_a_rip", 8) == B


def test_ruling_05_advance_with_a_ship_in_space_1():
    alone = "E1 S1 D1 S2 D2 S3 D3 E2 E3"
    assert sailed(alone, "advance_english").startswith("E1 ")
    passed_once = "E1 S1 E2 S2 D2 S3 D3 D1 E3"
    assert sailed(passed_once, "advance_english").startswith("E2 E1 ")
    passed_twice = "E1 S1 E2 E3 S2 D1 D2 S3 D3"
    assert sailed(passed_twice, "advance_english").startswith("E2 E3 E1 ")


def test_ruling_06_a_mate_does_not_pass_the_shot_on():
    state = after_adventure("S1 E1* E2 D1 S2 D2 E3 S3 D3", "attack_english")
    assert written(state) == "S1 E1* E2 D1 S2 D2* E3 S3 D3"


def test_ruling_07_nothing_to_hit_ahead_nor_to_take_behind():
    state = after_adventure("E1 S1 D1 S2 D2 S3 D3 E2* E3*", "attack_english")
    assert written(state) == "E1 S1 D1 S2 D2 S3 D3 E2* E3*"
    state = after_adventure("E1* E2* S1(1) D1 S2 D2 S3 D3(2) E3", "loot_english")
    assert written(state) == "E1* E2* S1(1) D1 S2 D2 S3 D3(2) E3"


@pytest.mark.parametrize("broadside", ["adjacent", "wide"])
@pytest.mark.parametrize("nation", ["english", "spanish", "dutch"])
def test_ruling_08_victims_are_of_another_nation(nation, broadside):
    for row in (B, "E1 E2 S1 S2 D1 D2 E3 S3 D3", "D3 S3 E3 D2 S2 E2 D1 S1 E1"):
        state = after_adventure(row, f"attack_{nation}", broadside=broadside)
        hit = [ship for ship in SHIP_IDS if state.damaged[ship]]
        assert hit
        assert nation not in {NATION[ship] for ship in hit}


def test_ruling_09_fog_leaves_the_adventure_to_the_next_player():
    state = position(line=("maelstrom",), movement=("fog", "sabotage", "full_speed"))
    line, deck = state.line[:], state.deck[:]
    play(state, Move("fog"))
    assert (state.line, state.deck, acting(state)) == (line, deck, 1)
    play(state, Pass())
    assert state.damaged["D3"]


def test_ruling_10_a_lost_space_award_is_not_passed_on():
    state = after_adventure("E1 S1* D1 E2 S2 D2 E3 S3 D3", "ancient_relics")
    assert written(state) == "E1(1) S1* D1(1) E2 S2 D2 E3 S3 D3"


@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("treasure_map", "E1* S1* D1* E2* S2(1) D2* E3* S3* D3*"),
        ("legendary_treasure", "E1* S1* D1* E2* S2(2) D2* E3* S3* D3*"),
        ("storm_ahead", "E1* S1* D1* E2* S2* D2* E3* S3* D3*"),
        ("volcano", "E1* S1* D1* E2* S2* D2* E3* S3* D3*"),
    ],
)
def test_ruling_11_fewer_undamaged_ships_than_the_card_names(card, after):
    row = "E1* S1* D1* E2* S2 D2* E3* S3* D3*"
    assert written(after_adventure(row, card)) == after
    nothing = row.replace("S2", "S2*")
    assert written(after_adventure(nothing, card)) == nothing


def test_ruling_12_missing_fame_counts_as_if_it_were_there():
    state = position(line=("cursed_treasure",), deck=0, owner={"E1": 0, "S1": 1})
    play(state, Pass())
    assert state.over
    assert SPANISH_MAIN.standings(state).scores == (2, 2, 0)
    SPANISH_MAIN.check_conservation(state)


def test_ruling_13_sabotage_needs_an_undamaged_ship():
    state = position("E1* S1* D1* E2* S2* D2* E3* S3* D3*", movement=("sabotage", "fog", "full_speed"))
    assert not any(choice.card == "sabotage" for choice in choices(state) if isinstance(choice, Move))
    assert SPANISH_MAIN.why_not(state, 0, Move("sabotage", 4)) == "all_damaged"


def test_ruling_14_repair_is_for_all_nine():
    state = position("E1* S1* D1* E2* S2* D2* E3* S3* D3*")
    play(state, Repair())
    assert written(state) == B


def test_ruling_15_a_bluff_is_legal_and_costs_the_action():
    state = position(owner={"E1": 0, "E2": 0})
    assert Accuse(1, "E1") in choices(state)
    events = play(state, Accuse(1, "E1"))
    assert events["accuse"]["right"] is False
    assert acting(state) == 1


def test_ruling_16_one_action_a_turn():
    for choice in (Accuse(1, "E1"), Accuse(1, "S3"), Repair(), Pass(), Move("full_speed", 5)):
        state = position()
        play(state, choice)
        assert acting(state) == 1


def test_ruling_17_a_revealed_ship_is_immune_to_accusation_and_mutiny_only():
    shown = {"owner": {"S1": 1}, "revealed": ("S1",)}
    assert after_adventure("E1 S1(2)", "loot_english", **shown).fame["S1"] == 1
    assert after_adventure("E1 S1(2)", "cursed_ship", **shown).fame["S1"] == 1
    ghost = after_adventure("E1 E2 E3 S2 S3 D1 D2 D3 S1(2)", "ghost_ship", **shown)
    assert (ghost.fame["S1"], ghost.damaged["S1"]) == (1, True)
    mutiny = after_adventure("S1(4) D3(4)", "mutiny", owner={"S1": 1, "D3": 2}, revealed=("S1",))
    assert (mutiny.fame["S1"], mutiny.fame["D3"]) == (4, 2)
    assert SPANISH_MAIN.why_not(position(**shown), 0, Accuse(1, "S1")) == "already_revealed"


@pytest.mark.parametrize("card", ["mutiny", "ghost_ship", "cursed_ship", "loot_dutch", "kraken"])
def test_ruling_18_fame_in_front_of_a_player_is_never_lost(card):
    state = after_adventure("E1(1) D1(2) S1(3)", card, stash=(4, 2, 0))
    assert state.stash == [4, 2, 0]
    assert len(state.kept) == 6


@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_ruling_19_mutiny_and_accusations_round_up(before, after):
    mutiny = after_adventure(f"E1({before})", "mutiny", owner={"E1": 1})
    assert mutiny.fame["E1"] == after
    accused = position(f"S1 E2 S2 D2 E3 S3 D3 D1 E1({before})", owner={"E1": 1})
    play(accused, Accuse(1, "E1"))
    assert (accused.fame["E1"], accused.stash[0]) == (after, before - after)


def test_ruling_20_mutiny_skips_damaged_and_revealed_ships():
    state = after_adventure(
        "E1*(2) S1(2) D1(2) E2(2)", "mutiny", owner={"E1": 0, "S1": 1, "D1": 2}, revealed=("S1",)
    )
    assert written(state).startswith("E1*(2) S1(2) D1(1) E2(2)")
    assert state.revealed["D1"]


def test_ruling_20_mutiny_without_a_target():
    state = after_adventure("E1* S1* D1* E2* S2* D2* E3* S3* D3*", "mutiny")
    assert not any(state.revealed.values())
    assert state.ownerless == []


def test_ruling_21_mutiny_reveals_a_ship_without_fame():
    state = after_adventure("E1", "mutiny", owner={"E1": 1})
    assert state.revealed["E1"]
    assert state.fame["E1"] == 0


def test_ruling_22_unowned_fame_only_counts_once_looted():
    owner = {"E1": 0, "S1": None}
    state = position("E1 S1(3)", owner=owner, line=("loot_english",))
    assert SPANISH_MAIN.standings(state).scores == (0, 0, 0)
    play(state, Pass())
    assert SPANISH_MAIN.standings(state).scores == (1, 0, 0)


def test_ruling_23_fame_is_public_its_fronts_are_not():
    state = position(line=("legendary_treasure",))
    play(state, Pass())
    seen = SPANISH_MAIN.view(state, None)
    assert (seen.fame_of("E1"), seen.fame_of("S1")) == (2, 2)
    assert [front for cards in seen.cargo for front in cards if front] == ["legendary_treasure"]


def test_ruling_24_the_discard_is_reshuffled_when_a_card_must_be_drawn():
    state = position(movement=("sabotage", "full_speed", "fog"), movement_deck=1)
    events = play(state, Move("sabotage", 9))
    assert "reshuffle" not in events
    assert state.movement_deck == []
    events = play(state, Move("full_speed", 9))
    assert events["reshuffle"]["cards"] == 22
    assert (len(state.movement_deck), state.movement_discard) == (21, [])


def test_ruling_25_pass_swaps_at_most_one_card():
    state = position(movement=("fog", "sabotage", "full_speed"))
    passes = [choice for choice in choices(state) if isinstance(choice, Pass)]
    assert passes == [Pass(), Pass("full_speed"), Pass("sabotage"), Pass("fog")]
    play(state, Pass("sabotage"))
    assert state.movement_discard == ["sabotage"]
    assert (state.movement[0], state.movement[2]) == ("fog", "full_speed")


def test_ruling_26_the_match_stops_at_once():
    state = position(deck=0, seat=1)
    events = play(state, Pass())
    assert state.over
    assert "game_end" in events


def test_ruling_27_fame_never_comes_from_the_line():
    state = position(line=("legendary_treasure", "volcano", "kraken"), deck=0, upcoming=True)
    _, volcano, kraken = state.line
    play(state, Pass())
    assert sum(state.fame.values()) == 4
    assert sum(map(len, state.cargo.values())) == 1
    assert state.line == [volcano, kraken]
    assert not state.over


def test_ruling_28_the_card_is_paid_before_the_answer():
    state = position(hands=HANDS, hand=True, owner={"E1": 1})
    declared = play(state, Accuse(1, "E1"))
    assert list(declared) == ["declare"]
    (decision,) = SPANISH_MAIN.decisions(state)
    assert (decision.seat, decision.kind) == (0, "pay_for_accusation")
    assert decision.choices == (PayForAccusation("sabotage"),)
    events = play(state, PayForAccusation("sabotage"))
    assert list(events)[:2] == ["pay_for_accusation", "accuse"]
    assert events["accuse"]["right"]
    assert state.hands[0] == ["sabotage", "sabotage"]
    assert state.movement_discard == ["sabotage"]


def test_ruling_29_the_hand_never_empties():
    state = position(hands=(("fog",), *HANDS[1:]), hand=True)
    assert not any(isinstance(choice, Accuse) for choice in choices(state))
    with pytest.raises(IllegalChoice, match="last_hand_card"):
        play(state, Accuse(1, "E1"))
    swapped, played = state.copy(), state.copy()
    play(swapped, Pass("fog"))
    play(played, Move("fog"))
    assert (len(swapped.hands[0]), len(played.hands[0])) == (1, 1)


@pytest.mark.parametrize("pirate", SHIP_IDS)
def test_ruling_30_the_answer_is_the_truth(pirate):
    for accused in (1, 2):
        state = position(B)
        events = SPANISH_MAIN.apply(state, 0, Accuse(accused, pirate))
        (answer,) = [event for event in known_events(events, None) if event.kind == "accuse"]
        assert answer.data["right"] == (state.owner[pirate] == accused)
