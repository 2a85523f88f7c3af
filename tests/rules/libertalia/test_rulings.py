"""The dossier's rulings, section 7, by number."""

import pytest

from rules.libertalia import LIBERTALIA
from rules.libertalia.choices import Keep, KeepMaps, Play, Recruit, Sell, SellMap, Shoot, Strike, Take
from rules.libertalia.components import CHARACTERS, KIND
from rules.libertalia.scoring import wealth
from rules.libertalia.state import Options, Result

from .position import YELLOW_RED_BLUE, asked, choices, counts, go, points, position, rest, sunrise, told


def three_campaigns(*scores: tuple[int, int, int], **options):
    """The end of a match with these points of each seat by campaign."""
    results = [tuple(Result(amount, 0, 0, 0, 0, 0, 0) for amount in row) for row in zip(*scores, strict=True)]
    state = position(*YELLOW_RED_BLUE[: len(scores)], campaign=3, day=6, results=results, **options)
    state.agenda.clear()
    return LIBERTALIA.standings(state)


def test_ruling_01_a_tie_is_a_shared_victory():
    level = three_campaigns((20, 20, 10), (10, 20, 20), (9, 20, 20))
    assert level.scores == (50, 50, 49)
    assert (level.places, level.winners, level.tie_breaks) == ((1, 1, 3), (0, 1), ())


def test_ruling_01_the_last_campaign_may_decide():
    decided = three_campaigns((20, 20, 10), (10, 20, 20), (9, 10, 30), final_campaign_tiebreak=True)
    assert decided.places == (2, 1, 3)
    (tie_break,) = decided.tie_breaks
    assert (tie_break.kind, tie_break.seats, tie_break.values, tie_break.kept) == (
        "final_campaign",
        (0, 1),
        (10, 20),
        (1,),
    )
    shared = three_campaigns((20, 20, 10), (15, 25, 10), final_campaign_tiebreak=True)
    assert shared.places == (1, 1)


def test_ruling_02_the_cook_takes_two_and_others_may_get_none():
    state = position("yellow", "red", today=("chest", "jewel"))
    events = sunrise(state, yellow=18, red=16)
    assert asked(state) == ("yellow", "booty")
    events = go(state, Take("jewel"))
    assert [data["token"] for data in told(events, "booty")] == ["jewel", "chest"]
    assert told(events, "no_booty") == [{"rank": 16, "why": "nothing_left"}]
    assert state.dens == [[18], [16]]


def test_ruling_03_an_officer_does_not_end_the_cooks_turn():
    state = position("yellow", "red", today=("officer", "jewel", "relic"))
    sunrise(state, yellow=18, red=16)
    go(state, Take("officer"))
    assert asked(state) == ("yellow", "booty")
    go(state, Take("jewel"))
    assert state.tokens[0] == counts({"officer": 1, "jewel": 1})
    assert (state.dens[0], state.graveyards[0]) == ([], [18])


def test_ruling_03_the_cooks_saber_strikes_before_his_second_pick():
    state = position("yellow", "red", dens={"red": (7, 8)}, today=("saber", "jewel", "relic"))
    sunrise(state, yellow=18, red=16)
    go(state, Take("saber"))
    assert asked(state) == ("yellow", "saber")
    go(state, Strike(1, 8))
    assert asked(state) == ("yellow", "booty")


def test_ruling_04_who_cannot_pay_pays_what_he_has():
    state = position(
        "yellow",
        "red",
        dens={"red": (7, 8)},
        coins={"yellow": 2, "red": 1},
        tokens={"red": {"goods": 3}},
    )
    events = sunrise(state, yellow=15, red=24)
    assert asked(state) == ("yellow", "gunner")
    events += go(state, Shoot(1, 7))
    assert told(events, "gunner") == [{"phase": "day", "lost": 2, "victim": 1, "rank": 7}]
    assert told(events, "gambler") == [{"phase": "day", "lost": 1}]
    assert state.coins == [0, 0]


def test_ruling_05_the_merchant_must_trade_at_a_loss():
    state = position("yellow", "red", tokens={"yellow": {"chest": 2, "jewel": 1}})
    events = sunrise(state, yellow=21, red=16)
    assert told(events, "merchant") == [{"phase": "day", "token": "chest", "count": 2, "gained": 3}]
    assert (state.coins[0], state.tokens[0]) == (13, counts({"jewel": 1}))


def test_ruling_05_the_waitress_may_decline():
    for choice, coins, maps in ((SellMap(), 13, 1), (KeepMaps(), 10, 2)):
        state = position("yellow", "red", dens={"yellow": (8,)}, tokens={"yellow": {"map": 2}})
        sunrise(state, yellow=5, red=16)
        assert choices(state) == (SellMap(), KeepMaps())
        go(state, choice)
        assert (state.coins[0], state.tokens[0][KIND["map"]]) == (coins, maps)


def test_ruling_06_the_brute_discards_himself():
    state = position("yellow", "red", today=("chest", "jewel"))
    events = sunrise(state, yellow=14, red=7)
    assert told(events, "brute") == [{"phase": "day", "victim": 0, "rank": 14}]
    assert (state.dens[0], state.graveyards[0]) == ([], [14])


def test_ruling_07_a_character_arrives_before_the_next_picks():
    state = position(*YELLOW_RED_BLUE, today=("chest", "jewel", "goods"))
    sunrise(state, yellow=28, red=20, blue=7)
    go(state, Take("chest"))
    assert [aboard.rank for aboard in state.ship] == [7, 20]
    assert state.dens[0] == [28]


def test_ruling_08_the_victim_pays_the_beggar_what_it_has():
    for coins, paid in ((0, 0), (1, 1), (2, 2), (3, 3), (9, 3)):
        state = position("yellow", "red", coins={"red": coins})
        sunrise(state, yellow=3, red=16)
        assert state.coins == [10 + paid, coins - paid]


def test_ruling_08_the_beggar_takes_nothing_from_himself():
    state = position("yellow", "red", hands={"red": (1, 2)})
    sunrise(state, yellow=3, red=1)
    assert state.coins == [10, 10]


def test_ruling_09_the_gunner_pays_without_a_target():
    state = position("yellow", "red")
    events = sunrise(state, yellow=15, red=16)
    assert told(events, "gunner") == [{"phase": "day", "lost": 3, "victim": None, "rank": None}]
    assert state.coins[0] == 7
    spared = position("yellow", "red", gunner_pays_without_target=False)
    sunrise(spared, yellow=15, red=16)
    assert spared.coins[0] == 10


def test_ruling_09_he_pays_for_a_target_either_way():
    state = position("yellow", "red", dens={"red": (7,)}, gunner_pays_without_target=False)
    sunrise(state, yellow=15, red=16)
    assert (state.coins[0], state.graveyards[1]) == (7, [7])


def test_ruling_10_the_carpenters_loss_rounds_down():
    state = position("yellow", "red", coins={"yellow": 9})
    events = sunrise(state, yellow=9, red=16)
    assert told(events, "carpenter") == [{"phase": "day", "lost": 4}]
    assert state.coins[0] == 5


@pytest.mark.parametrize(("coins", "gained"), [(0, 5), (8, 5), (9, 0), (10, 0)])
def test_ruling_11_french_officer_with_fewer_than_nine(coins, gained):
    state = position("yellow", "red", coins={"yellow": coins})
    sunrise(state, yellow=10, red=16)
    assert state.coins[0] == coins + gained


@pytest.mark.parametrize(
    ("other", "ties", "gained"), [(1, True, 0), (2, True, 5), (3, True, 5), (2, False, 0), (3, False, 5)]
)
def test_ruling_12_topman_tied_for_fewest(other, ties, gained):
    state = position(
        *YELLOW_RED_BLUE,
        dens={"yellow": (16, 17), "red": (2, 3, 4)[:other], "blue": (2, 3, 4, 5)},
        topman_ties=ties,
    )
    rest(state)
    assert points(state)[0] == 10 + gained


def test_ruling_13_who_is_discarded_earlier_in_the_night_does_not_act():
    state = position("yellow", "red", dens={"yellow": (13, 12, 20), "red": (13, 7)})
    events = sunrise(state, yellow=29, red=5)
    assert not told(events, "freed_slave")
    assert told(events, "mutineer") == [
        {"phase": "night", "rank": 5, "gained": 2},
        {"phase": "night", "rank": 12, "gained": 2},
    ]
    assert told(events, "barkeep") == [{"phase": "night", "gained": 1}]


def test_ruling_14_grannies_are_gone_before_the_freed_slave_counts():
    state = position("yellow", "red", dens={"yellow": (12, 27), "red": (27,)})
    events = sunrise(state, yellow=5, red=6)
    assert told(events, "granny_watas") == [{"phase": "night", "seats": [1, 0]}]
    assert told(events, "freed_slave") == [{"phase": "night", "gained": 0}]
    assert state.dens == [[5, 12], [6]]


def test_ruling_15_tokens_drawn_by_the_spy_count_but_do_nothing():
    full = {"chest": 4, "jewel": 6, "goods": 10, "map": 8, "relic": 10, "officer": 4}
    state = position(
        "yellow",
        "red",
        dens={"yellow": (20,), "red": (7,)},
        tokens={"yellow": {"officer": 2}, "red": full},
    )
    drawn = {}
    while drawn != {"saber": 2}:
        state.chance += 1
        attempt = state.copy()
        events = sunrise(attempt, yellow=17, red=16)
        drawn = told(events, "spanish_spy")[0]["drawn"]
    assert not told(events, "saber")
    assert told(events, "armorer") == [{"phase": "night", "gained": 2}]
    assert attempt.dens == [[17, 20], [7, 16]]


def test_ruling_15_a_spy_without_officers_draws_nothing():
    state = position("yellow", "red", tokens={"yellow": {"saber": 2}})
    before = state.chance
    events = sunrise(state, yellow=17, red=16)
    assert told(events, "spanish_spy") == [{"phase": "day", "returned": 0, "drawn": {}}]
    assert (state.tokens[0], state.chance) == (counts({"saber": 2}), before)


def test_ruling_16_all_seven_kinds_are_booty():
    each = dict.fromkeys(KIND, 1)
    for rank, coins in ((24, 3), (26, 17)):
        state = position("yellow", "red", tokens={"yellow": each})
        sunrise(state, yellow=rank, red=16)
        assert state.coins[0] == coins
    state = position("yellow", "red", tokens={"yellow": each})
    sunrise(state, yellow=6, red=16)
    assert choices(state) == tuple(map(Keep, KIND))
    for kind in ("relic", "officer", "saber", "map"):
        state = position("yellow", "red", tokens={"yellow": {kind: 2, "goods": 2}})
        sunrise(state, yellow=21, red=16)
        assert Sell(kind, 2) in choices(state)


def test_ruling_17_the_recruiter_is_no_candidate():
    state = position("yellow", "red", dens={"yellow": (7, 12)}, today=("chest", "jewel"))
    sunrise(state, yellow=4, red=16)
    assert choices(state) == (Recruit(7), Recruit(12))
    go(state, Recruit(12))
    assert 12 in state.hands[0]
    assert state.dens[0] == [7]


def test_ruling_17_with_an_empty_den_nobody_is_recruited():
    state = position("yellow", "red")
    events = sunrise(state, yellow=4, red=16)
    assert told(events, "recruiter") == [{"phase": "day", "rank": None}]
    assert (state.day, state.dens[0]) == (2, [4])


def test_ruling_18_the_replacement_acts_today():
    state = position("yellow", "red", hands={"yellow": (1, 29, 30)})
    sunrise(state, yellow=1, red=3)
    events = go(state, Play(29))
    assert told(events, "beggar") == [{"phase": "day", "victim": 0, "rank": 29, "gained": 3}]
    assert told(events, "captain") == [{"phase": "day", "gained": 3}]
    assert (state.coins, state.dens[0]) == ([10, 13], [29])


def test_ruling_18_the_replacement_can_be_thrown_out():
    state = position("yellow", "red", hands={"yellow": (1, 29, 30)})
    sunrise(state, yellow=1, red=14)
    events = go(state, Play(29))
    assert told(events, "brute") == [{"phase": "day", "victim": 0, "rank": 29}]
    assert not told(events, "captain")
    assert state.graveyards[0] == [1, 29]


def test_ruling_18_a_low_replacement_still_acts_in_its_place():
    state = position("yellow", "red", tokens={"yellow": {"relic": 1}}, hands={"yellow": (1, 2, 30)})
    sunrise(state, yellow=1, red=3)
    events = go(state, Play(2))
    assert [event.kind for event in events][:3] == ["parrot", "monkey", "beggar"]
    assert state.tokens[1] == counts({"relic": 1})


def test_ruling_19_no_booty_and_no_action_after_the_brute():
    state = position(*YELLOW_RED_BLUE, today=("chest", "jewel", "goods"))
    events = sunrise(state, yellow=14, red=30, blue=7)
    events += go(state, Take("chest"), Take("goods"))
    assert not told(events, "spanish_governor")
    assert [event.seat for event in events if event.kind == "booty"] == [0, 2]
    assert state.board[0] == counts({"jewel": 1})


def test_ruling_20_nobody_refuses_what_is_left():
    state = position("yellow", "red", today=("relic", "relic"))
    events = sunrise(state, yellow=16, red=7)
    assert [data["token"] for data in told(events, "booty")] == ["relic", "relic"]
    assert state.tokens == [counts({"relic": 1})] * 2


def test_ruling_20_the_cabin_boy_cannot_take_any():
    state = position("yellow", "red", today=("relic", "chest"))
    events = sunrise(state, yellow=5, red=7)
    assert asked(state) == ("red", "booty")
    events += go(state, Take("chest"))
    assert told(events, "no_booty") == [{"rank": 5, "why": "cabin_boy"}]
    assert state.dens[0] == [5]


def test_ruling_21_leftovers_stay_on_their_day():
    state = position("yellow", "red", today=("chest", "jewel"))
    sunrise(state, yellow=5, red=7)
    go(state, Take("jewel"))
    assert (state.day, state.board[0]) == (2, counts({"chest": 1}))
    sunrise(state, yellow=16, red=8)
    assert (state.day, state.board[0]) == (3, counts({"chest": 1}))


def test_ruling_22_the_bag_never_runs_out():
    state = LIBERTALIA.new(6, Options(), 1)
    assert sum(state.bag) == 14
    officers = {colour: {"officer": 1} for colour in ("yellow", "red", "blue", "green", "black", "white")}
    state = position(*officers, tokens=officers)
    state.tokens[0] = [total + left for total, left in zip(state.tokens[0], state.bag, strict=True)]
    state.bag = [0] * 7
    sunrise(state, **dict.fromkeys(officers, 17))
    LIBERTALIA.check_conservation(state)
    assert sum(state.bag) == 0


@pytest.mark.parametrize("tokens", [{}, {"relic": 1}])
def test_ruling_23_a_preacher_with_at_most_one_token(tokens):
    state = position("yellow", "red", tokens={"yellow": tokens})
    events = sunrise(state, yellow=6, red=16)
    assert told(events, "preacher") == [{"phase": "day", "kept": None, "discarded": {}}]
    assert state.tokens[0] == counts(tokens)
    rest(state)
    assert state.results[0][0].doubloons == 15


def test_ruling_24_three_daughters_lose_three_each():
    state = position(*YELLOW_RED_BLUE, dens=dict.fromkeys(YELLOW_RED_BLUE, (25,)))
    rest(state)
    assert points(state) == [7, 7, 7]


def test_ruling_25_each_loss_is_capped_on_the_spot():
    state = position("yellow", "red", dens={"yellow": (26, 9)}, coins={"yellow": 2})
    rest(state)
    assert points(state)[0] == 10
    state = position(
        "yellow", "red", dens={"yellow": (26, 9)}, coins={"yellow": 2}, rest_order="sum_then_floor"
    )
    rest(state)
    assert points(state)[0] == 4


def test_ruling_25_all_added_up_may_end_below_nothing():
    state = position(
        "yellow", "red", dens={"yellow": (26, 6)}, coins={"yellow": 1}, rest_order="sum_then_floor"
    )
    rest(state)
    assert points(state)[0] == 0


def test_ruling_26_no_campaign_scores_below_nothing():
    result = wealth(1, counts({"relic": 4}))
    assert (result.doubloons, result.relic, result.floor) == (1, -12, 11)
    assert sum(result) == 0


def test_ruling_27_both_neighbours_are_the_same_with_two():
    state = position("yellow", "red", dens={"yellow": (8,), "red": (7, 12)}, today=("saber", "saber"))
    events = sunrise(state, yellow=16, red=5)
    assert asked(state) == ("yellow", "saber")
    assert choices(state) == (Strike(1, 7), Strike(1, 12))
    assert [data["token"] for data in told(events, "booty")] == ["saber"]


def test_ruling_27_left_and_right_with_more():
    state = position(
        "yellow",
        "red",
        "blue",
        "green",
        dens={"yellow": (8,), "red": (7,), "blue": (12,), "green": (13, 2)},
        today=("saber",),
    )
    sunrise(state, yellow=28, red=5, blue=5, green=5)
    assert choices(state) == (Strike(1, 7), Strike(3, 2), Strike(3, 13))


def test_ruling_28_the_gunner_may_shoot_into_his_own_den():
    state = position("yellow", "red", dens={"yellow": (26, 7), "red": (8,)})
    sunrise(state, yellow=15, red=16)
    assert choices(state) == (Shoot(0, 7), Shoot(0, 26), Shoot(1, 8))
    go(state, Shoot(0, 26))
    assert state.graveyards[0] == [26]


def test_ruling_29_a_lone_mutineer_gains_nothing():
    state = position("yellow", "red")
    events = sunrise(state, yellow=13, red=16)
    assert told(events, "mutineer") == [{"phase": "night", "rank": None, "gained": 0}]
    assert (state.coins[0], state.dens[0]) == (10, [13])


def test_ruling_30_graveyards_of_earlier_campaigns_are_gone():
    state = position("yellow", "red", hands={"yellow": (11, 22, 5), "red": (6, 8, 9)}, day=6)
    state.dens[0], state.removed[0] = [7, 12], state.removed[0] - 2
    state.undealt = [2, 10, 16, 20, 24, 29]
    state.removed = [count - 6 for count in state.removed]
    sunrise(state, yellow=5, red=6)
    assert state.campaign == 2
    assert state.graveyards == state.dens == state.buried == [[], []]
    assert set(state.hands[0]) == {2, 10, 11, 16, 20, 22, 24, 29}
    events = sunrise(state, yellow=11, red=8)
    assert told(events, "voodoo_witch") == [{"phase": "day", "gained": 0}]


def test_ruling_31_hands_are_worth_nothing():
    state = position("yellow", "red", hands={"yellow": (30, 29, 28), "red": (5, 6)}, day=6)
    rest(state)
    assert points(state) == [10, 10]


def test_ruling_32_the_captain_doubles_the_relics_loss():
    state = position(
        "yellow", "red", dens={"yellow": (29,)}, coins={"yellow": 20}, tokens={"yellow": {"relic": 2}}
    )
    rest(state)
    assert state.results[0][0][:6] == (14, 0, 0, 0, 0, -6)


# --- conflicts, section 8 --------------------------------------------------------------------------------


def test_conflict_01_freed_slave_gains_one_each():
    state = position("yellow", "red", dens={"yellow": (12, 20, 29, 7)})
    events = sunrise(state, yellow=5, red=16)
    assert told(events, "freed_slave") == [{"phase": "night", "gained": 2}]


def test_conflict_04_voodoo_witch_gains_two_each():
    state = position("yellow", "red", graveyards={"yellow": (1, 2, 3)})
    sunrise(state, yellow=11, red=16)
    assert state.coins[0] == 16


def test_conflict_05_influence_of_cabin_boy_and_barkeep():
    assert tuple(CHARACTERS[5].influence.model_dump().values()) == (5, 6, 1, 2, 3, 4)
    assert tuple(CHARACTERS[7].influence.model_dump().values()) == (6, 1, 2, 3, 4, 5)


def test_conflict_09_three_identical_tokens_pay_five():
    state = position("yellow", "red", tokens={"yellow": {"chest": 3}})
    sunrise(state, yellow=21, red=16)
    go(state, Sell("chest", 3))
    assert state.coins[0] == 15


def test_conflict_12_a_recruited_character_acts_again():
    state = position("yellow", "red", dens={"yellow": (29,)})
    sunrise(state, yellow=4, red=16)
    sunrise(state, yellow=29, red=7)
    assert (state.coins[0], state.dens[0]) == (13, [4, 29])
