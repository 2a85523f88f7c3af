"""What is in the box (dossier 2)."""

from collections import Counter

import pytest

from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.catalogue import card_rows
from rules.vasco_da_gama.components import BASE, CHARACTERS, COLOURS, check_corrections

PROJECTS = """
I-01 3 2 2R, I-02 3 2 1V, I-03 3 3 2V, I-04 4 2 1R, I-05 4 2 1V, I-06 4 3 3R, I-07 4 3 2V, I-08 5 2 -,
I-09 5 3 2R, I-10 5 3 1V, I-11 6 3 -, I-12 6 4 1V,
II-01 5 2 1R, II-02 5 3 2V, II-03 5 3 3R, II-04 6 2 -, II-05 6 3 2R, II-06 6 3 1V, II-07 7 3 -, II-08 7 3 1R,
II-09 7 4 2V, II-10 8 4 -, II-11 8 4 2R, II-12 9 5 1V,
III-01 7 3 1V, III-02 7 4 2V, III-03 8 3 -, III-04 8 4 3R, III-05 8 4 1V, III-06 9 4 -, III-07 9 4 1R,
III-08 9 5 2V, III-09 10 4 -, III-10 10 5 1V, III-11 11 5 -
"""


def income(tile: str) -> str:
    reals, vp = BASE.reals[tile], BASE.vp[tile]
    return f"{reals}R" if reals else f"{vp}V" if vp else "-"


def test_the_35_project_tiles():
    rows = [tuple(row.split()) for row in PROJECTS.replace("\n", " ").split(",")]
    assert [
        (tile, str(BASE.level[tile]), str(BASE.crew[tile]), income(tile)) for tile in BASE.projects
    ] == rows
    assert all(BASE.projects[tile].type == tile.split("-")[0] for tile in BASE.projects)


@pytest.mark.parametrize(
    ("place", "tiles", "levels", "crew", "reals", "vp"),
    [(0, 12, 52, 32, 8, 8), (1, 12, 79, 39, 9, 6), (2, 11, 96, 45, 4, 7)],
)
def test_sums_of_the_project_types(place, tiles, levels, crew, reals, vp):
    deck = BASE.decks[place]
    assert len(deck) == tiles
    assert sum(map(BASE.level.__getitem__, deck)) == levels
    assert sum(map(BASE.crew.__getitem__, deck)) == crew
    assert sum(map(BASE.reals.__getitem__, deck)) == reals
    assert sum(map(BASE.vp.__getitem__, deck)) == vp


def test_levels_and_crews_of_all_projects():
    levels = Counter(BASE.level[tile] for tile in BASE.projects)
    assert levels == {3: 3, 4: 4, 5: 6, 6: 5, 7: 5, 8: 5, 9: 4, 10: 2, 11: 1}
    assert Counter(BASE.crew.values()) == {2: 7, 3: 14, 4: 10, 5: 4}


def test_the_six_merchants():
    assert [BASE.level[tile] for tile in BASE.merchants] == [6, 7, 8, 9, 10, 11]


def test_the_nine_vasco_da_gama_tiles():
    rows = [(tile.number, tile.modifier, *tile.stacks) for tile in BASE.tiles.values()]
    assert rows == [
        (5, 3, 4, 6),
        (6, 2, 5, 6),
        (7, 1, 5, 7),
        (8, -1, 6, 7),
        (9, 0, 6, 8),
        (10, 1, 6, 8),
        (11, -1, 7, 8),
        (12, -2, 7, 9),
        (13, -3, 8, 10),
    ]
    assert sum(modifier for _, modifier, _, _ in rows) == 0


def test_landings_from_the_nearest():
    found = [
        (landing.name.en, landing.spaces, landing.bonus, landing.reward.kind, landing.reward.amount)
        for landing in BASE.landings
    ]
    assert found == [
        ("Natal", (1, 1, 2, 2, 3, 4), 0, "project", 1),
        ("Terra de Boa Gente", (2, 2, 3, 4, 5), 1, "sailor", 1),
        ("Mozambique", (3, 4, 5, 6), 2, "captain", 1),
        ("Mombasa", (5, 6, 8), 3, "money", 3),
        ("Malindi", (7, 9), 4, "money", 2),
        ("Calicut", (10,), 5, "money", 1),
    ]
    assert [space.id for space in BASE.spaces][:7] == [*(f"L1.{place}" for place in range(1, 7)), "L2.1"]
    assert (len(BASE.spaces), sum(BASE.number)) == (21, 92)


def test_action_spaces_by_seat_count():
    assert BASE.capacity == {2: (3,) * 4, 3: (4,) * 4, 4: (5,) * 4}


def test_decline_money():
    assert BASE.decline[1:] == (*[1] * 5, *[2] * 5, *[3] * 5, *[4] * 5, 0, 0)
    assert all(BASE.decline[number] == (number - 1) // 5 + 1 for number in range(1, 21))


def test_prices():
    assert BASE.sailor_price == (0, 1, 3, 6, 10)
    assert (BASE.amount["project_one"], BASE.amount["project_two"]) == (1, 4)
    assert (BASE.amount["start_money"], BASE.amount["reals_per_vp"], BASE.amount["ready_ship"]) == (10, 3, 3)


def test_pieces():
    counts = {row.key: row.count for row in card_rows() if row.group == "piece"}
    assert counts["captain"] == 4 * 7
    assert counts["sailor"] == 4 * 8
    assert counts["missionary"] == 6
    assert counts["action_disc"] + counts["additional_disc"] == 20
    assert counts["coin_1"] + 5 * counts["coin_5"] == 104
    assert (BASE.captains, BASE.sailors_each, BASE.missionaries) == (7, 8, 6)


def test_colours_and_letters():
    assert "".join(colour.letter for colour in COLOURS) == "TVGOW"


def test_the_component_list_has_words_and_provenance():
    rows = VASCO_DA_GAMA.cards()
    groups = Counter()
    for row in rows:
        groups[row.group] += row.count
        for words in (row.names, row.texts):
            assert set(words) in ({"en", "zh_Hant"}, set())
            assert all(text.strip() and "{" not in text for text in words.values())
        assert row.names
    assert (groups["project"], groups["merchant"], groups["tile"], groups["character"]) == (35, 6, 9, 4)
    assert (groups["landing"], groups["area"], groups["row"]) == (6, 4, 5)
    assert [row.key for row in rows if row.group == "character"] == list(CHARACTERS)


def test_what_is_reconstructed_is_marked():
    provenance = {(row.group, row.key): row.provenance for row in VASCO_DA_GAMA.cards()}
    made_up = {key for key, mark in provenance.items() if mark == "reconstructed"}
    counts = Counter(group for group, _ in made_up)
    assert counts == {"project": 35, "tile": 9, "merchant": 4, "landing": 6, "area": 4, "row": 5}
    assert provenance["merchant", "M2"] == provenance["merchant", "M6"] == "printed_one_source"
    mozambique = BASE.rows["landing"]["L3"].provenance
    assert (mozambique.reward, mozambique.bonus, mozambique.spaces) == (
        "printed_one_source",
        "printed_one_source",
        "reconstructed",
    )


def test_texts_quote_their_values():
    texts = {(row.group, row.key): row.texts["en"] for row in card_rows() if row.texts}
    assert "level 6" in texts["project", "II-05"]
    assert "2 Reals" in texts["project", "II-05"]
    assert "earns" not in texts["project", "II-04"]
    assert "+3" in texts["tile", "V1"]
    assert "1 captain" in texts["landing", "L3"]
    assert "2 VP" in texts["character", "dias"]
    corrected = check_corrections('[[project]]\nid = "II-05"\nlevel = 9\n')
    texts = {(row.group, row.key): row.texts["en"] for row in card_rows(corrected) if row.texts}
    assert "level 9" in texts["project", "II-05"]
