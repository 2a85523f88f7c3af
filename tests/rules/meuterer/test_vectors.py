"""The dossier's test vectors (section 10), in the introductory ring."""

import pytest

from rules.meuterer import MEUTERER
from rules.meuterer.allocation import allocations, prices
from rules.meuterer.choices import Allocate, Offer, Pass, TakeRole
from rules.meuterer.components import BUYS, ROLES, VALUES

from .position import asked, choices, counts, crew, island_names, kinds, letters, play, position, scores, told

PLAIN = ("GGSCR", "GCWSR", "GGCWS", "WWSCG")
"""Hands without a weapon."""


def test_tv1_rulebook_example():
    state = position("GGSCX", *PLAIN[1:])
    events = play(state, "P0 p0", "P0 PASS", "P1 G", "P2 PASS boy", "P3 PASS loader", "P1 PASS mutineer")
    assert told(events, "dark")[0]["island"] == "eisfelsen"
    play(state, "P0 STOP", "P1 STOP", "P2 STOP")
    assert state.ring[state.ship] == "eisfelsen"
    assert island_names(state) == ["hochland", "eisfelsen"]
    assert state.light is None
    assert state.captain == 1


def test_tv2_wrap():
    state = position(*PLAIN, ship="fingerhut")
    play(state, "P0 p0", "P0 G", *crew("mate", "merchant", "loader"))
    (light,) = told(play(state, "P0 PASS"), "light")
    assert (light["steps"], light["place"], light["island"]) == (4, 2, "gruenland")
    assert state.ledger[0][0] == 4


def test_tv3_plain_command():
    state = position(*PLAIN)
    events = play(state, "P0 p2", "P0 G", *crew("mate", "merchant", "loader"), "P0 PASS")
    (command,) = told(events, "command")
    (mate,) = told(events, "mate")
    assert (command["island"], command["points"]) == ("eisfelsen", 5)
    assert (mate["bank"], mate["salary"]) == (1, 2)
    assert state.ledger[0][:4] == [5, -2, 0, 0]
    assert state.ledger[1][:4] == [0, 2, 1, 0]
    assert state.ledger[2][:4] == state.ledger[3][:4] == [0, 0, 0, 0]


def test_tv4_no_mate():
    state = position(*PLAIN)
    events = play(state, "P0 p2", "P0 G", *crew("loader", "merchant", "boy"), "P0 PASS")
    assert told(events, "mate") == told(events, "boy") == []
    assert [points[:5] for points in state.ledger] == [[5, 0, 0, 0, 0]] + [[0, 0, 0, 0, 0]] * 3


def test_tv5_negative():
    state = position(*PLAIN)
    play(state, "P0 p3", "P0 PASS", *crew("loader", "mate", "boy"))
    assert scores(state) == (-1, 0, 4, 0)


def test_tv6_tie_with_added_weapon():
    state = position("GSCXR", "GCWSR", "XXGGC", "WWSCG")
    play(state, "P0 p3", "P0 X", "P1 PASS mate", "P2 X", "P3 PASS boy", "P0 G", "P2 G")
    events = play(state, "P0 PASS", "P2 PASS mutineer")
    (mutiny,) = told(events, "mutiny")
    assert (mutiny["captains"], mutiny["mutiny"]) == (2, 1)
    assert told(events, "dark")[0]["island"] == "karge_zunge"
    events = play(state, "P0 STOP", "P1 STOP", "P2 ADD")
    (weapon,) = told(events, "weapon")
    assert (weapon["captains"], weapon["mutiny"]) == (2, 2)
    events = play(state, "P3 STOP", "P2 STOP")
    assert told(events, "outcome")[0]["succeeds"]
    (command,) = told(events, "command")
    assert (command["island"], command["points"]) == ("karge_zunge", 4)
    assert [sum(points[:5]) for points in state.ledger] == [0, 0, 4, 2]
    assert state.captain == 2
    assert state.ring[state.ship] == "karge_zunge"


def test_tv7_suppressed_by_the_mate_alone():
    state = position(*PLAIN)
    events = play(state, "P0 p1", "P0 G", *crew("mate", "loader", "mutineer"), "P0 PASS")
    events = play(state, "P0 STOP", "P1 STOP", "P3 STOP")
    (outcome,) = told(events, "outcome")
    assert (outcome["captains"], outcome["mutiny"], outcome["succeeds"]) == (1, 0, False)
    assert [sum(points[:5]) for points in state.ledger] == [5 - 1, 1 + 1, 0, 0]


def test_tv8_neutral_weapons():
    state = position("XXGSC", "XXXGS", "XGGWS", "WWSCG")
    play(state, "P0 p0", "P0 X", "P1 X", "P2 X", "P3 PASS loader", "P0 X", "P1 X", "P2 PASS mutineer")
    events = play(state, "P0 PASS", "P1 X", "P1 PASS merchant")
    events += play(state, "P0 STOP", "P2 STOP")
    (outcome,) = told(events, "outcome")
    assert (outcome["captains"], outcome["mutiny"], outcome["succeeds"]) == (2, 1, False)


@pytest.mark.parametrize(
    ("rubies", "points"),
    [
        ((2, 1, 0, 0), [6, 0, 0, 0]),
        ((1, 1, 0, 0), [4, 4, 0, 0]),
        ((1, 1, 1, 0), [3, 3, 3, 0]),
        ((1, 1, 1, 1), [0, 0, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
def test_tv9_price_ladder_at_eisfelsen(rubies, points):
    assert VALUES["eisfelsen"][:3] == (6, 4, 3)
    assert prices(rubies, VALUES["eisfelsen"], None) == points


def test_tv10_merchant_in_a_three_way_tie():
    assert prices((2, 2, 2, 1), VALUES["karge_zunge"], 1) == [2, 6, 2, 0]


def test_tv11_merchant_not_on_top():
    assert prices((3, 2, 0, 0), VALUES["karge_zunge"], 1) == [6, 0, 0, 0]


def test_tv12_zero_cell():
    assert prices((1, 1, 1, 0), VALUES["fingerhut"], None) == [0, 0, 0, 0]
    assert prices((1, 1, 1, 0), VALUES["fingerhut"], 2) == [0, 0, 2, 0]


def test_tv13_any_with_different_kinds():
    state = position("RRXXG", "CCXGG", "GSWXX", "CCCCX")
    play(state, "P0 p0", "P0 R", "P1 C", "P2 G", "P3 PASS loader", "P0 R", "P1 C", "P2 S")
    play(state, "P0 PASS", "P1 PASS mate", "P2 W", "P2 PASS boy")
    assert asked(state) == (2, "allocate")
    events = play(state, "P2 SELLS G")
    (sale,) = told(events, "sale")
    assert sale["island"] == "hochland"
    assert sale["counts"] == [2, 2, 1, 0]
    assert sale["points"] == [3, 3, 0, 0]


def test_tv14_legal_allocations_fixed_and_any():
    state = position("WWCXG", *PLAIN[1:], ship="piratennest", open=("rotes_riff", "piratennest"))
    play(state, "P0 p0", "P0 W", *crew("loader", "merchant", "boy"), "P0 WCX", "P0 PASS")
    assert asked(state) == (0, "allocate")
    assert choices(state) == (
        Allocate("wine", 2, "cloth", 1),
        Allocate("wine", 1, "wine", 1),
        Allocate(None, 0, "wine", 2),
    )
    assert MEUTERER.why_not(state, 0, Allocate("wine", 2, None, 0)) == "goods_left_out"
    assert MEUTERER.why_not(state, 0, Allocate("wine", 2, "weapon", 1)) == "not_goods"


def test_tv15_legal_allocations_same_good_twice():
    grain = counts("GGG")[:5]
    buys = (BUYS["karge_zunge"], BUYS["affeninsel"])
    found = [(first[1], second[1]) for first, second in allocations(grain, buys)]
    assert found == [(3, 0), (2, 1), (1, 2), (0, 3)]


def test_tv16_open_islands():
    state = position(*PLAIN, ship="eisfelsen", open=("hochland", "eisfelsen"))
    play(state, "P0 p0", "P0 G", *crew("loader", "merchant", "mate"), "P0 GS", "P0 PASS")
    while asked(state)[1] == "allocate":
        MEUTERER.apply(state, asked(state)[0], choices(state)[0])
    assert state.ring[state.ship] == "kalte_klippe"
    assert island_names(state) == ["eisfelsen", "kalte_klippe"]


def test_tv17_stay():
    state = position(*PLAIN, ship="eisfelsen", open=("hochland", "eisfelsen"))
    play(state, "P0 p0", "P0 G", *crew("loader", "merchant", "boy"))
    events = play(state, "P0 GSCR")
    assert told(events, "light")[0]["steps"] == 0
    assert told(events, "command")[0]["points"] == 5
    events = play(state, "P0 SELLS GG R")
    (move,) = told(events, "move_ship")
    assert move["stays"]
    assert (state.ring[state.ship], island_names(state)) == ("eisfelsen", ["eisfelsen"])


def test_tv18_loader():
    hands, past = ("GGSCX", "GCXWS", "GWSSR", "WCGGR"), ("WC", "X", "G", "S")
    state = position(*hands, past=past)
    assert (len(state.deck), sum(state.discard)) == (11, 5)
    play(state, "P0 p0", "P0 G", "P1 G", "P2 G", "P3 W", "P0 G", "P1 C", "P2 W", "P3 PASS boy")
    play(state, "P0 S", "P1 PASS mate", "P2 S", "P0 C", "P2 PASS loader")
    events = play(state, "P0 PASS")
    while asked(state)[1] == "allocate":
        events += MEUTERER.apply(state, asked(state)[0], choices(state)[0])
    assert [(event["cards"]) for event in told(events, "refill")] == [4, 2, 6, 1]
    (reshuffle,) = told(events, "reshuffle")
    assert reshuffle["cards"] == 15
    order = [event.kind for event in events if event.kind in ("refill", "reshuffle")]
    assert order == ["refill", "refill", "reshuffle", "refill", "refill"]
    assert asked(state) == (2, "bottom")
    assert sum(state.hands[2]) == 8
    assert (len(state.deck), sum(state.discard)) == (13, 0)
    lowest = letters(state.hands[2])[:3]
    play(state, f"P2 BOTTOM {lowest}")
    assert len(state.deck) == 16
    assert state.deck[:3] == kinds(lowest)
    assert [sum(hand) for hand in state.hands] == [5, 5, 5, 5]
    MEUTERER.check_conservation(state)


@pytest.mark.parametrize("pirates", [False, True])
def test_tv19_order_of_refill_and_card_conservation(pirates):
    state = MEUTERER.new(4, MEUTERER.options(pirates=pirates), 3)
    for number in range(1, 8):
        events = []
        while state.round == number:
            seat, _ = asked(state)
            events += MEUTERER.apply(state, seat, choices(state)[0])
        refills = [event.seat for event in events if event.kind == "refill"]
        order = state.clockwise(state.captain)
        assert refills == [seat for seat in order if seat in refills]
        assert sum(map(sum, state.hands)) + len(state.deck) + sum(state.discard) == 36 + pirates


def test_tv20_last_round():
    state = position(*PLAIN, round=8)
    events = play(
        state, "P0 p0", "P0 G", "P1 PASS loader", "P2 G", "P3 PASS mutineer", "P0 PASS", "P2 PASS boy"
    )
    events = play(state, "P0 STOP", "P2 STOP", "P3 STOP")
    kinds_told = [event.kind for event in events]
    assert "new_captain" in kinds_told
    assert kinds_told[-2:] == ["sale", "game_end"]
    assert not {"move_ship", "clean_up", "refill", "loaded"} & set(kinds_told)
    assert state.over
    assert MEUTERER.decisions(state) == ()
    assert sum(state.hands[1]) == 5


def test_tv20_the_last_round_of_three():
    for number, over in ((8, False), (9, True)):
        state = position(*PLAIN[:3], round=number)
        play(state, "P0 p0", "P0 G", *crew("mate", "boy"), "P0 PASS")
        assert state.over == over


TV21 = ("GGSCX", "RCCXW", "GGGWS", "XXSSR")


def tv21_offering(state):
    """Up to P3's pass and the others' offers."""
    play(state, "P0 p1", "P0 G", "P1 C", "P2 G", "P3 PASS mutineer")


def test_tv21_complete_round():
    state = position(*TV21)
    tv21_offering(state)
    play(state, "P0 G", "P1 C", "P2 G")
    assert told(play(state, "P0 PASS"), "light")[0]["island"] == "karge_zunge"
    play(state, "P1 PASS mate", "P2 G")
    events = play(state, "P2 PASS merchant")
    assert told(events, "dark")[0]["island"] == "affeninsel"
    assert [told(events, "mutiny")[0][side] for side in ("captains", "mutiny")] == [1, 0]
    play(state, "P0 ADD", "P1 ADD", "P3 ADD", "P0 STOP", "P1 STOP", "P3 ADD")
    events = play(state, "P3 STOP")
    (outcome,) = told(events, "outcome")
    assert (outcome["captains"], outcome["mutiny"], outcome["succeeds"]) == (3, 2, False)
    assert [sum(points[:5]) for points in state.ledger] == [3, 2, 0, 0]
    (sale,) = told(events, "sale")
    assert (sale["counts"], sale["points"]) == ([2, 2, 3, 0], [0, 0, 4, 0])
    assert scores(state) == (3, 2, 4, 0)
    assert (state.ring[state.ship], island_names(state)) == ("karge_zunge", ["hochland", "karge_zunge"])
    assert [letters(cards) for cards in state.past[-1].shown] == ["GGX", "CCX", "GGG", "XX"]
    assert [event["cards"] for event in told(events, "refill")] == [3, 3, 3, 2]
    assert (len(state.deck), state.captain, state.round) == (5, 0, 2)


@pytest.mark.parametrize("role", ROLES)
def test_tv22_pass_then_look(role):
    state = position(*TV21)
    play(state, "P0 p1", "P0 G", "P1 C", "P2 G", f"P3 PASS {role}", "P0 G")
    assert asked(state) == (1, "offer")
    assert choices(state) == (Offer("ruby"), Offer("wine"), Offer("cloth"), Offer("weapon"), Pass())
    assert MEUTERER.view(state, 1).middle == 4
    assert MEUTERER.view(state, 1).looked == ()
    play(state, "P1 PASS")
    assert asked(state) == (1, "take_role")
    assert choices(state) == tuple(TakeRole(left) for left in ROLES if left != role)
    assert MEUTERER.why_not(state, 1, Offer("ruby")) == "take_a_role"


# --- the pirate variant (house reconstruction) -------------------------------------------------------------


def raid(*second: str):
    """P0 passes with 4 to Eisfelsen, P2 offers Pirates and perhaps more."""
    state = position("GGSCR", "GCWSR", "PGGCW", "WWSCG", pirates=True)
    play(state, "P0 p1", "P0 G", "P1 PASS mate", "P2 P", "P3 PASS loader", "P0 PASS", *second)
    events = play(state, "P2 PASS boy")
    return state, events


def test_tvp1_raid_on_the_captain():
    state, events = raid()
    assert told(events, "pirate_ship")[0]["island"] == "eisfelsen"
    assert told(events, "command") == []
    assert told(events, "raid")[0]["points"] == 5
    assert [sum(points[:5]) for points in state.ledger] == [-1, 2, 5, 0]
    assert state.captain == 0


def test_tvp2_miss():
    state, events = raid("P2 C")
    assert told(events, "pirate_ship")[0]["island"] == "karge_zunge"
    assert told(events, "raid") == []
    assert [sum(points[:5]) for points in state.ledger] == [4, 2, 0, 0]


def test_tvp3_blockade():
    state = position(
        "RGSCC",
        "GCWSX",
        "WWSXC",
        "PRRGG",
        pirates=True,
        ship="eisfelsen",
        open=("hochland", "eisfelsen"),
    )
    play(state, "P0 p0", "P0 R", "P1 PASS mate", "P2 PASS boy", "P3 P", "P0 PASS", "P3 RRGG")
    events = play(state, "P3 TAKES loader")
    assert told(events, "pirate_ship")[0]["island"] == "eisfelsen"
    assert asked(state) == (3, "allocate")
    assert choices(state) == (Allocate("ruby", 2, None, 0), Allocate("grain", 2, None, 0))
    events = play(state, "P3 SELLS RR -")
    highland, ice_rock = told(events, "sale")
    assert (highland["counts"], highland["points"]) == ([1, 0, 0, 2], [0, 0, 0, 4])
    assert (ice_rock["counts"], ice_rock["points"]) == ([0, 0, 0, 0], [0, 0, 0, 0])
    assert state.pirate_ship is None
