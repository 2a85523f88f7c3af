"""What is in the box (dossier 2)."""

from collections import Counter
from itertools import combinations

import pytest

from rules.core.data import DataError, parse_rows
from rules.libertalia import LIBERTALIA
from rules.libertalia.components import (
    BOOTY,
    CHARACTERS,
    COLOURS,
    INFLUENCE,
    RANKS,
    TOKENS,
    Character,
)
from rules.libertalia.effects import DAY_ACTIONS
from rules.libertalia.nights import REST_ACTIONS

NAMES = (
    *("Parrot", "Monkey", "Beggar", "Recruiter", "Cabin Boy", "Preacher", "Barkeep", "Waitress", "Carpenter"),
    *("French Officer", "Voodoo Witch", "Freed Slave", "Mutineer", "Brute", "Gunner", "Topman"),
    *("Spanish Spy", "Cook", "Bosun", "Armorer", "Merchant", "Surgeon", "Treasurer", "Gambler"),
    *("Governor's Daughter", "Quartermaster", "Granny Wata", "First Mate", "Captain", "Spanish Governor"),
)


def test_thirty_characters_in_order_of_rank():
    assert tuple(card.name.en for card in CHARACTERS.values()) == NAMES
    assert tuple(RANKS) == tuple(range(1, 31))
    assert CHARACTERS[1].name.zh_Hant == "鸚鵡"
    assert CHARACTERS[30].name.zh_Hant == "西班牙總督"


def test_when_the_characters_act():
    phases = Counter(card.phases for card in CHARACTERS.values())
    assert phases == {("day",): 13, ("day", "rest"): 5, ("dusk",): 2, ("night",): 6, ("rest",): 4}
    by_phase = {
        phase: [rank for rank, card in CHARACTERS.items() if phase in card.phases]
        for phase in ("day", "rest")
    }
    assert sorted(DAY_ACTIONS) == by_phase["day"]
    assert sorted(REST_ACTIONS) == by_phase["rest"]


def test_all_180_influence_numbers():
    for place, colour in enumerate(COLOURS):
        for rank in RANKS:
            assert INFLUENCE[colour][rank] == ((rank - 1) - (rank - 1) // 6 + place) % 6 + 1


def test_every_colour_holds_each_influence_five_times():
    for colour in COLOURS:
        assert Counter(INFLUENCE[colour][1:]) == dict.fromkeys(range(1, 7), 5)


def test_ties_won_depend_on_the_distance_in_the_cycle():
    won = {1: 25, 2: 20, 3: 15, 4: 10, 5: 5}
    for (low, one), (high, other) in combinations(enumerate(COLOURS), 2):
        wins = sum(INFLUENCE[other][rank] > INFLUENCE[one][rank] for rank in RANKS)
        assert wins == won[high - low]


def test_fifty_booty_tokens():
    assert {token.id: token.count for token in BOOTY} == {
        "chest": 4,
        "jewel": 6,
        "goods": 10,
        "map": 8,
        "relic": 10,
        "officer": 6,
        "saber": 6,
    }
    assert sum(TOKENS) == 50


def test_component_list():
    counts = Counter()
    for row in LIBERTALIA.cards():
        counts[row.group] += row.count
        for words in (row.names, row.texts, row.notes):
            assert set(words) in ({"en", "zh_Hant"}, set())
            assert all(text.strip() for text in words.values())
        assert row.names
        assert row.provenance in {"printed", "printed_one_source"}
    assert counts["character"] == 180
    assert counts["booty"] == 50
    rows = {row.key: row.count for row in LIBERTALIA.cards()}
    assert 10 * rows["doubloon_10"] + 5 * rows["doubloon_5"] + rows["doubloon_1"] == 250
    assert rows["den"] == rows["score_token"] == rows["crew_marker"] == 6


def test_what_one_source_alone_tells():
    lone = [card.rank for card in CHARACTERS.values() if card.provenance.effect == "printed_one_source"]
    assert lone == [25]
    lone = [card.rank for card in CHARACTERS.values() if card.provenance.influence == "printed_one_source"]
    assert lone == [5, 7]
    printed = [card.rank for card in CHARACTERS.values() if card.provenance.zh_Hant == "printed"]
    assert printed == [1, 30]


def test_a_wrong_influence_is_refused():
    row = CHARACTERS[3].model_dump()
    row["influence"]["red"] = row["influence"]["blue"]
    text = "[[character]]\nrank = 3\n" + "".join(
        f"{key} = {_toml(value)}\n" for key, value in row.items() if key != "rank" and value is not None
    )
    with pytest.raises(DataError, match=r"row 1 \(beggar\), field influence: .*1 to 6"):
        parse_rows(text, "characters.toml", "character", Character)


def _toml(value) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, tuple | list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
