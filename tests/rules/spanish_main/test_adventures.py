"""Every adventure card on a plain row (dossier 5.6), accusations (5.4) and passes (5.5)."""

import pytest

from rules.spanish_main import SPANISH_MAIN
from rules.spanish_main.choices import Accuse, Pass
from rules.spanish_main.components import ADVENTURES

from .position import B, acting, after_adventure, play, position, written

HURT = "E1* S1(1) D1 E2(2) S2* D2(1) E3*(1) S3(1) D3(2)"

ON_B = {
    "ancient_relics": "E1(1) S1(1) D1(1) E2 S2 D2 E3 S3 D3",
    "native_alliance": "E1(1) S1(1) D1(1) E2 S2 D2 E3 S3 D3",
    "island_discovery": "E1(1) S1(1) D1(1) E2(1) S2 D2 E3 S3 D3",
    "parley": "E1(1) S1(1) D1(1) E2(1) S2 D2 E3 S3 D3",
    "neptunes_favor": "E1(1) S1 D1(1) E2 S2(1) D2 E3 S3 D3",
    "mermaids": "E1(1) S1(1) D1 E2(1) S2 D2(1) E3 S3 D3",
    "treasure_map": "E1(1) S1(1) D1(1) E2 S2 D2 E3 S3 D3",
    "secret_charts": "E1(1) S1(1) D1 E2 S2 D2 E3 S3 D3",
    "legendary_treasure": "E1(2) S1(2) D1 E2 S2 D2 E3 S3 D3",
    "cursed_treasure": "E1*(2) S1*(2) D1 E2 S2 D2 E3 S3 D3",
    "storm_ahead": "E1 S1 D1 E2 S2 D2 E3 S3* D3*",
    "maelstrom": "E1 S1 D1 E2 S2 D2 E3 S3 D3*",
    "volcano": "E1* S1 D1 E2 S2 D2 E3 S3 D3",
    "kraken": "E1 S1 D1 E2* S2 D2* E3 S3* D3",
    "cursed_water": "E1 S1 D1 E2 S2* D2 E3* S3 D3*",
    "ghost_ship": "E1 S1 D1 E2 S2 D2 E3* S3* D3*",
    "cursed_ship": B,
    "mutiny": B,
    "attack_english": "E1 S1 D1* E2 S2 D2* E3 S3 D3",
    "attack_spanish": "E1* S1 D1 E2* S2 D2 E3* S3 D3",
    "attack_dutch": "E1 S1* D1 E2 S2* D2 E3 S3* D3",
    "loot_english": B,
    "loot_spanish": B,
    "loot_dutch": B,
}

ON_HURT = {
    "ancient_relics": "E1* S1(2) D1(1) E2(2) S2* D2(1) E3*(1) S3(1) D3(2)",
    "mermaids": "E1* S1(2) D1 E2(3) S2* D2(2) E3*(1) S3(1) D3(2)",
    "treasure_map": "E1* S1(2) D1(1) E2(3) S2* D2(1) E3*(1) S3(1) D3(2)",
    "cursed_treasure": "E1* S1*(3) D1*(2) E2(2) S2* D2(1) E3*(1) S3(1) D3(2)",
    "storm_ahead": "E1* S1(1) D1 E2(2) S2* D2(1) E3*(1) S3*(1) D3*(2)",
    "maelstrom": "E1* S1(1) D1 E2(2) S2* D2(1) E3*(1) S3(1) D3*(2)",
    "volcano": "E1* S1*(1) D1 E2(2) S2* D2(1) E3*(1) S3(1) D3(2)",
    "kraken": "E1* S1(1) D1 E2*(2) S2* D2*(1) E3*(1) S3*(1) D3(2)",
    "ghost_ship": "E1* S1(1) D1 E2(2) S2* D2(1) E3* S3* D3*(1)",
    "cursed_ship": "E1* S1 D1 E2(2) S2* D2(1) E3*(1) S3(1) D3(2)",
    "attack_english": "E1* S1(1) D1* E2(2) S2* D2(1) E3*(1) S3(1) D3(2)",
    "attack_spanish": "E1* S1(1) D1 E2(2) S2* D2(1) E3*(1) S3(1) D3(2)",
    "loot_english": "E1* S1(1) D1 E2(2) S2* D2(1) E3*(1) S3(1) D3(2)",
    "loot_spanish": "E1* S1(1) D1 E2(2) S2* D2(1) E3*(1) S3(2) D3(1)",
    "loot_dutch": "E1* S1(1) D1(1) E2(1) S2* D2(2) E3* S3(1) D3(2)",
}


def test_every_card_is_covered():
    assert set(ON_B) == set(ADVENTURES)


@pytest.mark.parametrize("card", ON_B)
def test_on_the_base_row(card):
    state = after_adventure(B, card, owner={"E1": None})
    assert written(state) == ON_B[card]
    SPANISH_MAIN.check_conservation(state)


@pytest.mark.parametrize("card", ON_HURT)
def test_on_a_damaged_row_with_fame(card):
    state = after_adventure(HURT, card)
    assert written(state) == ON_HURT[card]
    SPANISH_MAIN.check_conservation(state)


def test_the_event_tells_what_the_card_did():
    state = position("E1(1) S1* D1", line=("ancient_relics",))
    told = play(state, Pass())["adventure"]
    assert (told["card"], told["gained"], told["missed"]) == ("ancient_relics", ["E1", "D1"], ["S1"])
    told = play(position("E1 E2 E3 S1 S2 S3 D1 D2*(2) D3", line=("ghost_ship",)), Pass())["adventure"]
    assert (told["hit"], told["lost"]) == (["D1", "D3"], [("D2", 1)])
    told = play(position("E1 S1(1)", line=("loot_english",)), Pass())["adventure"]
    assert told["looted"] == [("E1", "S1")]


def test_a_right_accusation_takes_the_pirate_off_the_list():
    state = position("S1 D1 E2 S2 D2 E3 S3 D3 E1", owner={"E1": 1})
    play(state, Accuse(1, "E1"))
    assert SPANISH_MAIN.why_not(state, acting(state), Accuse(2, "E1")) == "already_revealed"
    assert state.owner["E1"] == 1


def test_a_revealed_ship_sails_on_and_may_gain_again():
    state = position("E1(3)", owner={"E1": 1}, line=("legendary_treasure",))
    play(state, Accuse(1, "E1"))
    assert (state.fame["E1"], state.stash) == (3, [2, 0, 0])
    assert SPANISH_MAIN.standings(state).scores[1] >= 3


def test_accusations_are_logged_for_everyone():
    state = position(owner={"E1": 1, "E2": 2})
    play(state, Accuse(1, "E2"))
    play(state, Accuse(2, "E2"))
    assert [(a.accuser, a.accused, a.pirate, a.right) for a in state.accusations] == [
        (0, 1, "E2", False),
        (1, 2, "E2", True),
    ]
