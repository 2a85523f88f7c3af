"""The dossier's rulings (section 7), by number."""

import pytest

from rules.core.standings import Standings
from rules.meuterer import MEUTERER
from rules.meuterer.allocation import prices
from rules.meuterer.choices import CHOICE_TYPES, AddWeapon, Allocate, Bottom, Offer, Pass, Stop, TakeRole
from rules.meuterer.components import ROLES, ROUNDS, VALUES, WEAPON

from .position import asked, choices, crew, island_names, kinds, letters, place, play, position, scores, told

PLAIN = ("GGSCR", "GCWSR", "GGCWS", "WWSCG")
ARMED = ("XXGSC", "XGCWS", "XGGWS", "XWSCG")


def test_ruling_1_the_captain_may_pass_first():
    state = position(*PLAIN)
    play(state, "P0 p0")
    assert Pass() in choices(state)
    play(state, "P0 PASS")
    assert state.light == 5


def test_ruling_2_any_card_may_be_offered():
    state = position("XXGSC", *PLAIN[1:], ship="fingerhut")
    play(state, "P0 p0")
    assert choices(state) == (*map(Offer, ("salt", "cloth", "grain", "weapon")), Pass())
    play(state, "P0 X")
    assert state.offered[0] == [WEAPON]


def test_ruling_3_unsold_goods_are_discarded():
    state = position(*PLAIN, ship="fingerhut")
    play(state, "P0 p0", "P0 G", *crew("mate", "boy", "loader"), "P0 GS", "P0 PASS")
    assert letters(state.discard) == "SGG"
    assert state.offered == [[], [], [], []]


def test_ruling_4_a_role_must_be_taken():
    state = position(*PLAIN)
    play(state, "P0 p0", "P0 G", "P1 PASS")
    assert choices(state) == tuple(map(TakeRole, ROLES))
    assert MEUTERER.why_not(state, 1, Pass()) == "take_a_role"


def test_ruling_5_the_salary_is_paid_without_a_mutiny():
    state = position(*PLAIN)
    events = play(state, "P0 p3", "P0 G", *crew("mate", "boy", "loader"), "P0 PASS")
    assert told(events, "mutiny") == []
    assert scores(state)[:2] == (5 - 3 + 4, 4)


def test_ruling_6_no_mate_no_salary():
    state = position(*PLAIN)
    play(state, "P0 p3", "P0 PASS", *crew("merchant", "boy", "loader"))
    assert scores(state) == (2, 0, 0, 0)


@pytest.mark.parametrize(("second", "succeeds"), [("boy", True), ("loader", True), ("mate", False)])
def test_ruling_7_no_weapons_is_a_tie(second, succeeds):
    state = position(*PLAIN)
    play(state, "P0 p0", "P0 PASS", *crew("mutineer", second, "merchant"))
    events = []
    while asked(state)[1] == "weapon":
        events += MEUTERER.apply(state, asked(state)[0], Stop())
    assert told(events, "outcome")[0]["succeeds"] == succeeds
    assert state.captain == (1 if succeeds else 0)


def test_ruling_8_the_boy_adds_no_strength():
    state = position(*PLAIN)
    play(state, "P0 p0", "P0 PASS", "P1 PASS mutineer", "P2 PASS boy")
    (mutiny,) = told(play(state, "P3 PASS mate"), "mutiny")
    assert (mutiny["captains"], mutiny["mutiny"]) == (1, 0)
    assert mutiny["mutiny_side"] == [1, 2]


def test_ruling_9_the_merchant_is_neutral():
    state = position(*ARMED)
    events = play(state, "P0 p0", "P0 PASS", *crew("mutineer", "merchant", "mate"))
    (mutiny,) = told(events, "mutiny")
    assert (mutiny["captains_side"], mutiny["mutiny_side"]) == ([0, 3], [1])
    turns = []
    while asked(state)[1] == "weapon":
        turns.append(asked(state)[0])
        MEUTERER.apply(state, turns[-1], Stop())
    assert turns == [0, 1, 3]


def test_ruling_10_the_merchant_needs_to_be_level_for_the_most():
    values = VALUES["hochland"]
    assert prices((2, 1, 0), values, 1) == [4, 0, 0]
    assert prices((2, 2, 0), values, 1) == [3, 4, 0]
    assert prices((1, 2, 0), values, 1) == [0, 4, 0]


def test_ruling_11_the_others_are_paid_for_the_real_number():
    assert prices((1, 1, 1, 1), VALUES["eisfelsen"], 2) == [0, 0, 6, 0]
    assert prices((1, 1, 0, 0), VALUES["eisfelsen"], 1) == [4, 6, 0, 0]


def test_ruling_12_added_weapons_do_not_shorten_the_route():
    state = position(*ARMED)
    play(state, "P0 p0", "P0 PASS", *crew("mutineer", "boy", "merchant"))
    assert state.dark == 5
    play(state, "P0 STOP", "P1 ADD")
    assert sum(state.hands[1]) == 4
    assert state.dark == 5


def test_ruling_13_one_weapon_a_turn_and_stopping_is_final():
    state = position(*ARMED)
    play(state, "P0 p0", "P0 PASS", *crew("mutineer", "boy", "merchant"), "P0 ADD")
    assert asked(state) == (1, "weapon")
    play(state, "P1 STOP", "P2 STOP")
    assert asked(state) == (0, "weapon")
    play(state, "P0 ADD")
    assert asked(state) == (0, "weapon")
    assert choices(state) == (Stop(),)
    assert MEUTERER.why_not(state, 0, AddWeapon()) == "no_weapon"


def test_ruling_14_neutral_players_take_no_part():
    state = position(*ARMED)
    play(state, "P0 p0", "P0 PASS", *crew("loader", "mutineer", "merchant"))
    assert MEUTERER.why_not(state, 1, AddWeapon()) == "not_your_turn"
    play(state, "P0 STOP", "P2 STOP")
    assert state.past[-1].shown == ((0,) * 7,) * 4


def test_ruling_15_weapons_are_not_sold_on_any_kind_islands():
    state = position("XXGSC", *PLAIN[1:])
    events = play(state, "P0 p0", "P0 X", *crew("loader", "boy", "merchant"), "P0 X", "P0 PASS")
    assert told(events, "sale")[0]["points"] == [0, 0, 0, 0]


def test_ruling_16_a_card_is_sold_once():
    state = position("GGSCX", *PLAIN[1:], ship="karge_zunge", open=("hochland", "karge_zunge"))
    play(state, "P0 p0", "P0 G", *crew("loader", "boy", "merchant"), "P0 G", "P0 PASS")
    assert asked(state) == (0, "allocate")
    assert MEUTERER.why_not(state, 0, Allocate("grain", 2, "grain", 1)) == "too_few_cards"
    assert choices(state) == (
        Allocate("grain", 2, None, 0),
        Allocate("grain", 1, "grain", 1),
        Allocate(None, 0, "grain", 2),
    )


def test_ruling_17_one_kind_an_island():
    state = position("RCGSX", *PLAIN[1:])
    play(state, "P0 p0", "P0 R", *crew("loader", "boy", "merchant"), "P0 C", "P0 PASS")
    assert choices(state) == (Allocate("ruby", 1, None, 0), Allocate("cloth", 1, None, 0))
    events = play(state, "P0 SELLS R")
    assert told(events, "sale")[0]["counts"] == [1, 0, 0, 0]


def test_ruling_18_a_ship_that_stays_scores():
    state = position("GCSRX", *PLAIN[1:], ship="affeninsel")
    events = play(state, "P0 p0", "P0 G", *crew("loader", "boy", "merchant"), "P0 CSRX")
    (command,) = told(events, "command")
    assert (command["island"], command["points"]) == ("affeninsel", 2)


def test_ruling_19_only_the_ships_island_is_open_after_a_stay():
    state = position("GCSRX", *PLAIN[1:], ship="affeninsel", open=("hochland", "affeninsel"))
    play(state, "P0 p0", "P0 G", *crew("loader", "boy", "merchant"), "P0 CSRX")
    while asked(state)[1] == "allocate":
        MEUTERER.apply(state, asked(state)[0], choices(state)[0])
    assert island_names(state) == ["affeninsel"]


def loading():
    """P1 is Loader, holds eight cards and must return three."""
    state = position(*PLAIN, pile="XXXXX" + "WWCCGGSS", ship="fingerhut")
    events = play(state, "P0 p0", "P0 G", "P1 PASS loader", "P2 PASS boy", "P3 PASS mate", "P0 PASS")
    assert asked(state) == (1, "bottom")
    return state, events


def test_ruling_20_the_loaders_cards_go_under_the_draw_pile():
    state, _ = loading()
    discard = state.discard[:]
    pile = state.deck[:]
    play(state, "P1 BOTTOM GXC")
    assert state.deck == kinds("GXC") + pile
    assert state.discard == discard


def test_ruling_21_any_three_of_the_eight():
    state, _ = loading()
    assert letters(state.hands[1]) == "RSWCGXXX"
    assert choices(state) == tuple(map(Bottom, ("ruby", "salt", "wine", "cloth", "grain", "weapon")))
    play(state, "P1 BOTTOM RSW")
    assert letters(state.hands[1]) == "CGXXX"


def test_ruling_22_unchosen_roles_are_known_by_elimination():
    state = position(*PLAIN)
    (reveal,) = told(play(state, "P0 p0", "P0 PASS", *crew("loader", "boy", "merchant")), "reveal")
    assert reveal["roles"] == [None, "loader", "boy", "merchant"]


def test_ruling_23_the_mutiny_cannot_be_called_off():
    state = position(*PLAIN)
    events = play(state, "P0 p0", "P0 PASS", *crew("mutineer", "boy", "merchant"))
    assert told(events, "mutiny")
    assert state.dark is not None
    assert asked(state) == (0, "weapon")


def test_ruling_24_nothing_sellable_is_withheld():
    state = position("GGSCX", *PLAIN[1:], ship="karge_zunge", open=("hochland", "karge_zunge"))
    play(state, "P0 p0", "P0 G", *crew("loader", "boy", "merchant"), "P0 GS", "P0 PASS")
    assert MEUTERER.why_not(state, 0, Allocate("salt", 1, "grain", 1)) == "goods_left_out"
    assert MEUTERER.why_not(state, 0, Allocate(None, 0, "grain", 2)) == "goods_left_out"
    assert choices(state) == (
        Allocate("salt", 1, "grain", 2),
        Allocate("grain", 2, None, 0),
        Allocate("grain", 1, "grain", 1),
    )


def test_ruling_25_three_players():
    assert ROUNDS == {3: 9, 4: 8}
    state = position(*PLAIN[:3])
    play(state, "P0 p0", "P0 PASS", "P1 PASS")
    assert choices(state) == tuple(map(TakeRole, ROLES))
    play(state, "P1 TAKES mate", "P2 PASS")
    assert len(choices(state)) == 4


@pytest.mark.parametrize("cards", range(6))
def test_ruling_26_clockwise_only(cards):
    state = position("GCSRW", *PLAIN[1:], ship="sandkap")
    others = crew("loader", "boy", "merchant")
    if cards == 5:
        events = play(state, "P0 p0", "P0 PASS")
    else:
        events = play(state, "P0 p0", "P0 G", *others)
        events += play(state, *(f"P0 {card}" for card in "CSRW"[: 4 - cards]), *["P0 PASS"] * (cards > 0))
    (light,) = told(events, "light")
    assert (light["steps"], light["place"]) == (cards, (place("sandkap") + cards) % 12)


def test_ruling_27_cards_are_never_shown_or_traded():
    names = {choice_type.__name__ for choice_type in CHOICE_TYPES}
    assert names == {"SetSalary", "Offer", "Pass", "TakeRole", "AddWeapon", "Stop", "Allocate", "Bottom"}


def test_ruling_28_a_tie_is_shared():
    state = position(*PLAIN, scores=(7, 9, 9, 2))
    standings = MEUTERER.standings(state)
    assert isinstance(standings, Standings)
    assert standings.places == (3, 1, 1, 4)
    assert standings.winners == (1, 2)
    assert standings.tie_breaks == ()


def test_ruling_29_looking_is_part_of_passing():
    state = position(*PLAIN)
    play(state, "P0 p0", "P0 G", "P1 PASS")
    assert MEUTERER.view(state, 1).looked == ROLES
    assert MEUTERER.why_not(state, 1, Offer("grain")) == "take_a_role"
    play(state, "P1 TAKES boy", "P2 G", "P3 G", "P0 G")
    assert asked(state)[0] == 2
