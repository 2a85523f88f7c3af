"""What is in the box (dossier 2) and which source is followed where they differ (dossier 8)."""

from collections import Counter

import pytest

from rules.core.data import DataError, parse_rows
from rules.meuterer import MEUTERER
from rules.meuterer.allocation import prices
from rules.meuterer.components import (
    ARRIVAL,
    BUYS,
    DECK,
    DECK_WITH_PIRATES,
    ISLANDS,
    KINDS,
    LOADED_HAND,
    RETURNED,
    RING,
    ROLE_CARDS,
    ROLES,
    VALUES,
    Island,
)

from .position import choices, crew, play, position, told

PLAIN = ("GGSCR", "GCWSR", "GGCWS", "WWSCG")
PRINTED = {
    "hochland": ("any", 4, 3, 2, 5),
    "frosthoehle": ("cloth", 3, 2, 1, 3),
    "gruenland": ("salt", 5, 3, 2, 4),
    "karge_zunge": ("grain", 6, 3, 2, 4),
    "eisfelsen": ("ruby", 6, 4, 3, 5),
    "affeninsel": ("grain", 2, 1, 1, 2),
    "kalte_klippe": ("cloth", 5, 2, 2, 4),
    "sommerland": ("salt", 3, 1, 1, 2),
    "rotes_riff": ("wine", 4, 2, 2, 3),
    "piratennest": ("any", 4, 3, 2, 5),
    "fingerhut": ("ruby", 2, 1, 0, 2),
    "sandkap": ("wine", 4, 2, 1, 3),
}


def test_the_island_table():
    found = {island.id: (island.buys, *island.values, island.arrival) for island in ISLANDS.values()}
    assert found == PRINTED
    assert list(found) == list(PRINTED)


def test_island_sums():
    assert sum(ARRIVAL.values()) == 42
    assert [sum(values[level] for values in VALUES.values()) for level in range(4)] == [48, 27, 19, 0]
    assert set(Counter(BUYS.values()).values()) == {2}


def test_only_eisfelsen_is_verified():
    assert [island.id for island in ISLANDS.values() if island.verified] == ["eisfelsen"]
    notes = {row.key: row.notes["en"] for row in MEUTERER.cards() if row.group == "island"}
    assert "single source" not in notes["eisfelsen"]
    assert all("single source" in note for key, note in notes.items() if key != "eisfelsen")


def test_the_goods_deck():
    assert dict(zip(KINDS, DECK_WITH_PIRATES, strict=True)) == {
        "ruby": 4,
        "salt": 5,
        "wine": 6,
        "cloth": 7,
        "grain": 8,
        "weapon": 6,
        "pirates": 1,
    }
    assert (sum(DECK), sum(DECK_WITH_PIRATES)) == (36, 37)


def test_roles_and_their_sides():
    assert {role.id: role.side for role in ROLE_CARDS.values()} == {
        "mate": "captain",
        "mutineer": "mutiny",
        "boy": "mutiny",
        "merchant": "neutral",
        "loader": "neutral",
    }
    assert tuple(ROLE_CARDS) == ROLES


def test_a_wrong_island_is_reported_with_file_row_and_field():
    text = """
[[island]]
id = "nowhere"
german = "Nirgends"
name = { en = "Nowhere", zh_Hant = "無處" }
buys = "grain"
values = [1, 2, 3]
arrival = 1
verified = false
brief = { en = "x", zh_Hant = "x" }
text = { en = "x", zh_Hant = "x" }
provenance = { name = "printed", buys = "printed", values = "printed_one_source", arrival = "printed" }
"""
    with pytest.raises(DataError, match=r"islands\.toml: row 1 \(nowhere\).*values must not rise"):
        parse_rows(text, "islands.toml", "island", Island)


def test_every_row_has_both_languages():
    for row in MEUTERER.cards():
        for words in (row.names, row.texts, row.notes):
            assert set(words) in ({"en", "zh_Hant"}, set())
            assert all(text.strip() for text in words.values())


def test_what_the_pirates_do_is_marked_as_a_reconstruction():
    rows = [row for row in MEUTERER.cards() if row.key in ("pirates", "pirate_ship")]
    assert len(rows) == 2
    for row in rows:
        assert row.provenance == "reconstructed"
        for words in (row.texts, row.notes):
            assert "house reconstruction" in words["en"].lower()
            assert "自訂重構" in words["zh_Hant"]
    assert "house reconstruction" in MEUTERER.options.model_fields["pirates"].title
    assert "reconstructed" not in [row.provenance for row in MEUTERER.cards() if row not in rows]


def test_conflict_1_ring_order():
    rings = {MEUTERER.new(4, MEUTERER.options(), seed).ring for seed in range(5)}
    assert len(rings) == 5
    assert all(ring[0] == "hochland" and sorted(ring) == sorted(RING) for ring in rings)
    assert MEUTERER.new(4, MEUTERER.options(layout="introductory"), 1).ring == RING


def test_conflict_2_the_first_captain_is_random():
    assert {MEUTERER.new(4, MEUTERER.options(), seed).captain for seed in range(30)} == {0, 1, 2, 3}


def test_conflict_3_the_merchant_needs_a_tie():
    assert prices((3, 1, 0, 0), VALUES["hochland"], 1) == [4, 0, 0, 0]


def test_conflicts_4_and_5_strength_of_boy_and_merchant():
    state = position("GGSCR", "XGCWS", "GGCWS", "XWSCG")
    play(state, "P0 p0", "P0 G", "P1 X", "P2 PASS mutineer", "P3 X", "P0 PASS", "P1 PASS boy")
    (mutiny,) = told(play(state, "P3 PASS merchant"), "mutiny")
    assert (mutiny["captains"], mutiny["mutiny"]) == (0, 1)


def test_conflict_6_the_loader_returns_under_the_pile():
    assert (LOADED_HAND, RETURNED) == (8, 3)
    state = position(*PLAIN, ship="fingerhut")
    play(state, "P0 p0", "P0 G", *crew("loader", "boy", "mate"), "P0 PASS", "P1 BOTTOM GCW")
    assert sum(state.discard) == 1
    assert len(state.deck) == 16 - 4 + 3


def test_conflict_7_weapons_may_be_offered_and_are_added_only_by_choice():
    state = position("XXGSC", "XGCWS", "GGCWS", "WWSCG")
    events = play(state, "P0 p0", "P0 X", *crew("mate", "mutineer", "boy"), "P0 PASS")
    (mutiny,) = told(events, "mutiny")
    assert (mutiny["captains"], mutiny["mutiny"]) == (1 + 1, 0)


def test_conflict_9_the_last_round_ends_after_the_sales():
    state = position(*PLAIN, round=8)
    play(state, "P0 p0", "P0 PASS", *crew("loader", "boy", "mate"))
    assert state.over
    assert state.ship == 0


def test_conflict_10_the_new_captain_sells_first():
    state = position("GCSWR", "GCWSR", "GGCWS", "WWSCG")
    play(state, "P0 p0", "P0 G", "P1 G", "P2 G", "P3 W", "P0 C", "P1 C", "P2 PASS mutineer", "P3 S")
    play(state, "P0 PASS", "P1 PASS boy", "P3 PASS loader")
    events = play(state, "P0 STOP", "P1 STOP", "P2 STOP")
    assert told(events, "new_captain") == [{"deposed": 0}]
    assert [event.seat for event in events if event.kind == "allocate"] == [2]
    (decision,) = MEUTERER.decisions(state)
    assert decision.seat == 3


def test_conflict_11_a_sole_leader_takes_the_first_value():
    assert prices((0, 2, 0, 1), VALUES["karge_zunge"], None) == [0, 6, 0, 0]


def test_conflict_12_sixty_six_cards():
    counts = Counter()
    for row in MEUTERER.cards():
        counts[row.group] += row.count
    assert counts == {"island": 12, "card": 37, "role": 5, "piece": 12}
    assert sum(counts.values()) == 66


def test_conflict_14_passing_comes_before_looking():
    state = position(*PLAIN)
    play(state, "P0 p0", "P0 G")
    assert [type(choice).__name__ for choice in choices(state)].count("Pass") == 1
    assert not any(type(choice).__name__ == "TakeRole" for choice in choices(state))
