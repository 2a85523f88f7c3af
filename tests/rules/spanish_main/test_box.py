"""What is in the box (dossier 2) and which reading of the sources it follows (dossier 8)."""

from collections import Counter

import pytest

from rules.spanish_main import SPANISH_MAIN
from rules.spanish_main.components import ADVENTURE_CARDS, ADVENTURES, FLEET, MOVEMENT_CARDS, MOVEMENTS, SHIPS

MOVEMENT_COUNTS = {
    "full_speed": 2,
    "lost_at_sea": 3,
    "temporary_alliance": 4,
    "caught_in_a_rip": 3,
    "advance_english": 1,
    "advance_spanish": 1,
    "advance_dutch": 1,
    "retreat_english": 1,
    "retreat_spanish": 1,
    "retreat_dutch": 1,
    "sabotage": 5,
    "fog": 1,
}
ADVENTURE_COUNTS = {
    "ancient_relics": 2,
    "native_alliance": 2,
    "island_discovery": 2,
    "parley": 2,
    "neptunes_favor": 4,
    "mermaids": 4,
    "treasure_map": 6,
    "secret_charts": 3,
    "legendary_treasure": 2,
    "cursed_treasure": 2,
    "storm_ahead": 2,
    "maelstrom": 5,
    "volcano": 2,
    "kraken": 2,
    "cursed_water": 2,
    "ghost_ship": 2,
    "cursed_ship": 1,
    "mutiny": 1,
    "attack_english": 2,
    "attack_spanish": 2,
    "attack_dutch": 2,
    "loot_english": 2,
    "loot_spanish": 2,
    "loot_dutch": 2,
}


def test_movement_cards():
    assert Counter(MOVEMENT_CARDS) == MOVEMENT_COUNTS
    assert len(MOVEMENT_CARDS) == 24


def test_adventure_cards():
    assert Counter(ADVENTURE_CARDS) == ADVENTURE_COUNTS
    assert len(ADVENTURE_CARDS) == 58


def test_half_of_the_adventures_pay():
    paying = [card for card in ADVENTURE_CARDS if ADVENTURES[card].kind.endswith("award")]
    assert len(paying) == 29


def test_ships_and_pirates():
    assert list(SHIPS) == ["E1", "E2", "E3", "S1", "S2", "S3", "D1", "D2", "D3"]
    assert {nation: len(ships) for nation, ships in FLEET.items()} == {"english": 3, "spanish": 3, "dutch": 3}
    assert SHIPS["E1"].pirate.en == "Captain Blackheart"


def test_a_hundred_cards_in_the_component_list_conflict_c2():
    counts = Counter()
    for row in SPANISH_MAIN.cards():
        counts[row.group] += row.count
    assert counts == {"movement": 24, "adventure": 58, "ship": 9, "pirate": 9}
    assert sum(counts.values()) == 100


def test_every_row_has_both_languages():
    for row in SPANISH_MAIN.cards():
        for words in (row.names, row.texts, row.notes):
            assert set(words) in ({"en", "zh_Hant"}, set())
            assert all(text.strip() for text in words.values())
        assert row.names
        assert row.provenance in {"printed", "printed_one_source", "derived", "reconstructed"}


def test_no_rule_bearing_row_is_reconstructed():
    rows = {row.key: row.provenance for row in SPANISH_MAIN.cards() if row.group in ("movement", "adventure")}
    assert "reconstructed" not in rows.values()
    assert rows["fog"] == "derived"


def test_cursed_treasure_conflict_c3():
    assert ADVENTURES["cursed_treasure"].name.en == "Cursed Treasure"
    assert not any(card.name.en == "Secret Treasure" for card in ADVENTURES.values())


def test_cursed_treasure_takes_two_ships_conflict_c7():
    card = ADVENTURES["cursed_treasure"]
    assert (card.ships, card.amount) == (2, 2)


@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("ancient_relics", (1, 2, 3)),
        ("native_alliance", (1, 2, 3)),
        ("island_discovery", (1, 2, 3, 4)),
        ("parley", (1, 2, 3, 4)),
        ("neptunes_favor", (1, 3, 5)),
        ("mermaids", (1, 2, 4, 6)),
        ("kraken", (4, 6, 8)),
        ("cursed_water", (5, 7, 9)),
        ("ghost_ship", (7, 8, 9)),
        ("cursed_ship", (1, 2)),
    ],
)
def test_spaces_named(card, spaces):
    assert ADVENTURES[card].spaces == spaces


@pytest.mark.parametrize(
    ("card", "distance"),
    [
        ("full_speed", 6),
        ("lost_at_sea", -6),
        ("temporary_alliance", 3),
        ("caught_in_a_rip", -3),
        ("advance_dutch", 2),
        ("retreat_dutch", -2),
        ("sabotage", 0),
        ("fog", 0),
    ],
)
def test_distances(card, distance):
    assert MOVEMENTS[card].distance == distance
