"""The dossier's test vectors, section 10, by number."""

from rules.spanish_main import SPANISH_MAIN
from rules.spanish_main.choices import Accuse, Move, Pass, PayForAccusation
from rules.spanish_main.components import ADVENTURE_CARDS, SHIP_IDS

from .position import B, acting, after_adventure, choices, play, position, sailed, written


def test_t01_full_speed_from_space_4():
    assert sailed(B, "full_speed", 4) == "E2 E1 S1 D1 S2 D2 E3 S3 D3"


def test_t02_full_speed_from_space_9():
    assert sailed(B, "full_speed", 9) == "E1 S1 D3 D1 E2 S2 D2 E3 S3"


def test_t03_lost_at_sea_from_space_5():
    assert sailed(B, "lost_at_sea", 5) == "E1 S1 D1 E2 D2 E3 S3 D3 S2"


def test_t04_temporary_alliance_stops_as_a_block():
    assert sailed(B, "temporary_alliance", 3) == "D1 E2 E1 S1 S2 D2 E3 S3 D3"


def test_t05_caught_in_a_rip_in_full_and_cut_short():
    assert sailed(B, "caught_in_a_rip", 5) == "E1 S1 D1 E2 E3 S3 D3 S2 D2"
    assert sailed(B, "caught_in_a_rip", 7) == "E1 S1 D1 E2 S2 D2 D3 E3 S3"


def test_t06_english_advance_from_1_4_7():
    assert sailed(B, "advance_english") == "E1 E2 S1 D1 E3 S2 D2 S3 D3"


def test_t07_english_advance_drops_the_leader():
    row = "E1 E2 E3 S1 S2 S3 D1 D2 D3"
    assert sailed(row, "advance_english") == "E3 E2 E1 S1 S2 S3 D1 D2 D3"


def test_t08_english_advance_from_2_4_8():
    row = "S1 E1 D1 E2 S2 D2 S3 E3 D3"
    assert sailed(row, "advance_english") == "E1 E2 S1 D1 S2 E3 D2 S3 D3"


def test_t09_dutch_retreat_from_3_6_9():
    assert sailed(B, "retreat_dutch") == "E1 S1 E2 S2 D1 E3 S3 D2 D3"


def test_t10_treasure_map_skips_damaged_ships():
    state = position("E1* S1 D1* E2 S2 D2 E3 S3 D3", line=("treasure_map",), deck=30)
    discard = state.discard[:]
    next_up = state.deck[-3]
    events = play(state, Pass())
    assert written(state) == "E1* S1(1) D1* E2(1) S2(1) D2 E3 S3 D3"
    assert events["adventure"]["from_deck"] == 2
    assert (len(state.deck), state.line) == (27, [next_up])
    assert state.discard == discard


def test_t11_neptunes_favor_is_lost_on_a_damaged_ship():
    state = position("E1 S1 D1* E2 S2 D2 E3 S3 D3", line=("neptunes_favor",), deck=30)
    events = play(state, Pass())
    assert written(state) == "E1(1) S1 D1* E2 S2(1) D2 E3 S3 D3"
    assert events["adventure"]["from_deck"] == 1
    assert len(state.deck) == 28


def test_t12_cursed_treasure_with_one_undamaged_ship():
    state = position("E1* S1* D1* E2* S2 D2* E3* S3* D3*", line=("cursed_treasure",), deck=12)
    events = play(state, Pass())
    assert written(state) == "E1* S1* D1* E2* S2*(2) D2* E3* S3* D3*"
    assert events["adventure"]["from_deck"] == 1
    assert len(state.deck) == 10


def test_t13_ghost_ship():
    state = after_adventure("E1 S1 D1 E2 S2 D2 E3 S3*(2) D3(1)", "ghost_ship", discard=4)
    assert written(state) == "E1 S1 D1 E2 S2 D2 E3* S3*(1) D3*"
    assert len(state.discard) == 7
    assert ADVENTURE_CARDS[state.discard[-1]] == "ghost_ship"


def test_t14_english_attack():
    state = after_adventure("S1 E1 D1 D2 E2 E3 S2 D3 S3", "attack_english")
    assert written(state) == "S1* E1 D1 D2* E2 E3 S2 D3 S3"


def test_t15_a_damaged_attacker_does_nothing():
    state = after_adventure("S1 E1 D1 D2 E2* E3 S2 D3 S3", "attack_english")
    assert written(state) == "S1* E1 D1 D2 E2* E3 S2 D3 S3"


def test_t16_dutch_loot():
    state = after_adventure("D1 S1*(2) E1(1) D2* D3(1) E2(3) S2(4) E3 S3", "loot_dutch")
    assert written(state) == "D1(1) S1*(1) E1(1) D2* D3(2) E2(2) S2(4) E3 S3"


def test_t17_a_right_accusation():
    state = position("S1 D1 E2 S2 D2 E3 S3 D3 E1(5)", seat=1, owner={"E1": 0}, line=("maelstrom",))
    play(state, Accuse(0, "E1"))
    assert (state.fame["E1"], state.stash) == (2, [0, 3, 0])
    assert state.revealed["E1"]
    assert state.owner["E1"] == 0
    assert state.damaged["E1"], "the adventure follows"


def test_t18_mutiny_skips_a_damaged_ship():
    state = position("S1*(4) E1(3) D1", line=("mutiny",), discard=7, owner={"S1": 0, "E1": 1})
    play(state, Pass())
    assert state.revealed == {ship: ship == "E1" for ship in SHIP_IDS}
    assert (state.fame["S1"], state.fame["E1"]) == (4, 1)
    assert len(state.discard) == 10


def test_t19_mutiny_on_a_ship_nobody_owns():
    state = position("D2(4) E1(5)", line=("mutiny",), discard=7, owner={"D2": None, "E1": 1})
    events = play(state, Pass())
    assert (state.fame["D2"], state.fame["E1"]) == (4, 5)
    assert not any(state.revealed.values())
    assert state.ownerless == ["D2"]
    assert (events["adventure"]["mutiny"], events["adventure"]["owner"]) == ("D2", None)
    assert len(state.discard) == 8


def test_t20_virtual_fame_when_the_deck_runs_out():
    state = position(B, line=("legendary_treasure",), deck=1, owner={"E1": 0, "S1": 1})
    play(state, Pass())
    assert written(state) == "E1(2) S1(2) D1 E2 S2 D2 E3 S3 D3"
    assert sum(map(len, state.cargo.values())) == 2
    assert state.deck == []
    assert state.over
    assert SPANISH_MAIN.standings(state).scores == (2, 2, 0)


def test_t21_fog():
    state = position(line=("cursed_treasure",), deck=20, movement=("fog", "sabotage", "full_speed"))
    refill = state.movement_deck[-1]
    play(state, Move("fog"))
    assert state.movement_discard[-1] == "fog"
    assert state.movement == [refill, "sabotage", "full_speed"]
    assert written(state) == B
    assert len(state.deck) == 20
    assert acting(state) == 1
    assert [ADVENTURE_CARDS[card] for card in state.line] == ["cursed_treasure"]


def test_t22_a_wrong_accusation():
    state = position("S1 D1 E2 S2 D2 E3 S3 D3 E1(5)", seat=1, owner={"E1": 2}, line=("maelstrom",))
    play(state, Accuse(0, "E1"))
    assert not any(state.revealed.values())
    assert (state.fame["E1"], state.stash) == (5, [0, 0, 0])
    assert SPANISH_MAIN.view(state, None).denied(0) == ("E1",)
    assert state.damaged["E1"], "the adventure follows"


def test_t23_cursed_ship():
    state = after_adventure("E1(2) S1*", "cursed_ship", discard=0)
    assert (state.fame["E1"], state.fame["S1"], state.damaged["S1"]) == (1, 0, True)
    assert len(state.discard) == 2


def test_t24_scoring_with_both_tie_breaks():
    state = position(
        "S2*(3) D1(5) E3(1) S1(4) E2(7) D2(4) E1(6) S3 D3",
        owner={"E1": 0, "S2": 0, "D1": 1, "E3": 1, "S1": 2, "D2": 2, "E2": None},
        stash=(0, 3, 1),
    )
    result = SPANISH_MAIN.standings(state)
    assert result.scores == (9, 9, 9)
    undamaged, foremost = result.tie_breaks
    assert (undamaged.kind, undamaged.values, undamaged.kept) == ("undamaged_ships", (1, 2, 2), (1, 2))
    assert (foremost.kind, foremost.values, foremost.kept) == ("foremost_ship", (2, 4), (1,))
    assert result.winners == (1,)
    assert result.places == (3, 1, 2)


def test_t25_upcoming_line():
    state = position(line=("maelstrom", "treasure_map", "volcano"), deck=4, upcoming=True)
    _, treasure_map, volcano = state.line
    x, y = state.deck[3], state.deck[0]
    discards = len(state.discard)
    play(state, Pass())
    assert (len(state.discard), state.line, len(state.deck)) == (discards + 1, [treasure_map, volcano, x], 3)
    play(state, Pass())
    assert (sum(state.fame.values()), state.line, state.deck) == (3, [volcano, x, y], [])
    play(state, Pass())
    assert state.line == [x, y]
    play(state, Pass())
    assert not state.over
    play(state, Pass())
    assert state.over


def test_t26_accusations_cost_hand_cards_for_good():
    hands = (("sabotage",) * 3, ("full_speed", "lost_at_sea", "fog"), ("temporary_alliance",) * 3)
    state = position(hands=hands, hand=True, owner={"E1": 1, "E2": 2})
    play(state, Accuse(1, "E2"))
    play(state, PayForAccusation("sabotage"))
    assert (len(state.hands[0]), state.limits[0]) == (2, 2)
    play(state, Pass())
    play(state, Pass())
    play(state, Move("sabotage", 9))
    assert (len(state.hands[0]), state.limits[0]) == (2, 2)
    play(state, Pass())
    play(state, Pass())
    play(state, Accuse(1, "E1"))
    play(state, PayForAccusation(state.hands[0][0]))
    assert (len(state.hands[0]), state.limits[0]) == (1, 1)
    assert state.revealed["E1"]
    play(state, Pass())
    play(state, Pass())
    assert not any(isinstance(choice, Accuse) for choice in choices(state))
    assert SPANISH_MAIN.why_not(state, 0, Accuse(2, "E2")) == "last_hand_card"
    (last,) = state.hands[0]
    assert Pass(last) in choices(state)


def test_t27_bounce_at_the_end_of_the_row():
    assert sailed(B, "advance_english", advance_edge="bounce") == "S1 E2 D1 E1 E3 S2 D2 S3 D3"
    assert sailed(B, "retreat_dutch", advance_edge="bounce") == "E1 S1 E2 S2 D1 D3 E3 D2 S3"


def test_t28_bounce_with_three_mates_in_front():
    row = "E1 E2 E3 S1 S2 S3 D1 D2 D3"
    assert sailed(row, "advance_english", advance_edge="bounce") == "E3 E2 E1 S1 S2 S3 D1 D2 D3"


def test_t29_wide_attack():
    state = after_adventure(B, "attack_english", broadside="wide")
    assert written(state) == "E1 S1* D1* E2 S2* D2* E3 S3 D3"
    state = after_adventure("E1 S1 D1 E2 S2 D2 E3* S3 D3", "attack_english", broadside="wide")
    assert written(state) == "E1 S1* D1* E2 S2 D2 E3* S3 D3"


def test_t30_wide_loot():
    state = after_adventure("E1* S1(1) D1 E2 S2(1) D2 E3 S3*(2) D3(1)", "loot_english", broadside="wide")
    assert written(state) == "E1* S1(1) D1 E2(3) S2 D2 E3 S3*(1) D3"


def test_t31_advance_passes_the_leader_twice():
    row = "E1 S1 E2 E3 S2 D1 D2 S3 D3"
    assert sailed(row, "advance_english") == "E2 E3 E1 S1 S2 D1 D2 S3 D3"
