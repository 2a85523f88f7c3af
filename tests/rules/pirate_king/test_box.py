"""What is in the box (dossier 2), and boxes with an owner's rows laid over it."""

from collections import Counter

import pytest

from rules.core.data import DataError
from rules.pirate_king import PIRATE_KING
from rules.pirate_king.cards import SYMBOLS
from rules.pirate_king.components import BASE, BASE_CARDS, build_box, card_rows

WORDS = 'brief = "b"\ntext = "t"\n'


def sums(kind: str) -> tuple[int, ...]:
    """Cards, then swords, gold, curses and crowns on all cards of a kind."""
    cards = [card for card in BASE_CARDS.values() if card.kind == kind]
    return (
        sum(card.count for card in cards),
        *(sum(card.count * getattr(card, symbol) for card in cards) for symbol in SYMBOLS),
    )


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("starter", (8, 5, 5, 4, 0)),
        ("pirate", (10, 7, 7, 2, 2)),
        ("monster", (14, 8, 4, 7, 33)),
        ("loot", (45, 28, 39, 10, 30)),
    ],
)
def test_the_sums_of_the_tables(kind, expected):
    assert sums(kind) == expected


def test_the_census():
    assert len(BASE_CARDS) == 68
    counts = Counter()
    for row in card_rows():
        counts[row.group] += row.count
    assert counts == {"starter": 40, "pirate": 10, "monster": 14, "loot": 45, "token": 1}
    assert sum(counts.values()) == 109 + 1


def test_all_cards_are_marked_reconstructed_in_both_languages():
    for row in PIRATE_KING.cards():
        assert row.provenance == ("printed_one_source" if row.group == "token" else "reconstructed")
        assert set(row.names) == set(row.texts) == {"en", "zh_Hant"}
        assert all(words.strip() for words in (*row.names.values(), *row.texts.values()))


def test_how_often_each_effect_occurs():
    found = Counter()
    for card in BASE_CARDS.values():
        for effect in card.effects:
            others = " others" if getattr(effect, "who", "self") == "others" else ""
            found[effect.op + others] += card.count
        if card.end:
            found["end " + card.end.op] += card.count
    assert found == {
        "reveal": 4,
        "reveal others": 3,
        "copy": 4,
        "look": 2,
        "turn_over": 3,
        "turn_over others": 3,
        "earn": 6,
        "captain": 3,
        "draw_loot": 4,
        "choose": 3,
        "from_discard": 3,
        "place": 4,
        "end crowns": 6,
        "end win": 2,
    }


def test_seven_loot_cards_occur_twice():
    twice = [card for card, count in Counter(BASE.loot).items() if count == 2]
    assert twice == ["LO01", "LO03", "LO05", "LO06", "LO09", "LO13", "LO15"]


def test_one_pirate_for_each_effect():
    assert len({BASE_CARDS[pirate].effects[0].op for pirate in BASE.pirates}) == 10


# --- an owner's rows ---------------------------------------------------------------------------------------


def test_an_empty_text_is_the_box_as_it_comes():
    assert build_box("# nothing\n" * 0).cards == BASE_CARDS


def test_a_row_replaces_the_fields_it_gives():
    box = build_box(f'[[card]]\nid = "MO01"\nname = "Great Kraken"\ncrown = 6\n{WORDS}')
    card = box.cards["MO01"]
    assert (card.crown, card.curse, card.count) == (6, 2, 1)
    assert card.name.as_dict() == {"en": "Great Kraken", "zh_Hant": "Great Kraken"}
    assert card.provenance == "printed_one_source"
    assert box.cards["MO02"].provenance == "reconstructed"
    assert box.faces["MO01"].crown == 6
    assert BASE.faces["MO01"].crown == 5


def test_cards_can_be_exchanged():
    box = build_box(
        f"""
[[card]]
id = "LO01"
count = 0

[[card]]
id = "new"
kind = "loot"
name = {{ en = "New", zh_Hant = "新" }}
count = 2
sword = 1
effects = [{{ op = "reveal", n = 2 }}, {{ op = "place" }}]
{WORDS}"""
    )
    assert "LO01" not in box.cards
    assert len(box.loot) == 45
    assert box.loot.count("new") == 2
    assert [act.op for act in box.faces["new"].acts] == ["reveal", "place"]
    assert [row.key for row in card_rows(box)].count("new") == 1


def test_a_name_or_count_alone_needs_no_new_words():
    box = build_box('[[card]]\nid = "LO01"\ncount = 1\n[[card]]\nid = "LO06"\ncount = 3\nname = "Ruby"')
    assert box.loot.count("LO06") == 3


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[card", "own.toml: not valid TOML"),
        ('[[cards]]\nid = "x"', "own.toml: expected only [[card]] rows, found cards"),
        ('[[card]]\nname = "x"', "own.toml: row 1 (without id), field id: Field required"),
        ('[[card]]\nid = "MO01"\ncrown = 10', "own.toml: row 1 (MO01), field crown: Input should be less"),
        ('[[card]]\nid = "MO01"\ncrown = -1', "own.toml: row 1 (MO01), field crown: Input should be greater"),
        (
            '[[card]]\nid = "MO01"\ncrown = "4"',
            "own.toml: row 1 (MO01), field crown: Input should be a valid",
        ),
        ('[[card]]\nid = "MO01"\ncrowns = 4', "own.toml: row 1 (MO01), field crowns: Extra inputs"),
        (
            '[[card]]\nid = "MO08"\neffects = [{ op = "reveal", n = 0 }]',
            "own.toml: row 1 (MO08), field effects.0.reveal.n: Input should be greater",
        ),
        (
            '[[card]]\nid = "MO08"\neffects = [{ op = "fly" }]',
            "own.toml: row 1 (MO08), field effects.0: Input tag 'fly'",
        ),
        (
            '[[card]]\nid = "MO01"\ncrown = 6',
            "own.toml: row 1 (MO01), field brief: the card shows something new",
        ),
        (
            '[[card]]\nid = "MO01"\ncrown = 6\nbrief = "b"',
            "own.toml: row 1 (MO01), field text: the card shows something new",
        ),
        ('[[card]]\nid = "MO01"\nkind = "loot"', "own.toml: row 1 (MO01), field kind: this card is monster"),
        (
            '[[card]]\nid = "new"\nname = "x"',
            "own.toml: row 1 (new), field kind: a card that is new needs it",
        ),
        (
            f'[[card]]\nid = "PI10"\neffects = [{{ op = "place" }}, {{ op = "captain" }}]\n{WORDS}',
            "own.toml: row 1 (PI10), field effects: Value error, PLACE is always the last",
        ),
        (
            f'[[card]]\nid = "PI02"\neffects = [{{ op = "copy" }}, {{ op = "captain" }}]\n{WORDS}',
            "own.toml: row 1 (PI02), field effects: Value error, a COPY has no other effect",
        ),
        (
            '[[card]]\nid = "MO01"\nname = "a"\n[[card]]\nid = "MO01"\nname = "b"',
            "own.toml: row 2 (MO01), field id: already in row 1",
        ),
        ('[[card]]\nid = "ST1"\ncount = 3', "own.toml: kind starter, field count: 8 cards in all, not 9"),
        ('[[card]]\nid = "MO01"\ncount = 2', "own.toml: kind monster, field count: 14 cards in all, not 15"),
        ('[[card]]\nid = "LO01"\ncount = 0', "own.toml: kind loot, field count: 45 cards in all, not 43"),
        ('[[card]]\nid = "PI01"\ncount = 2', "own.toml: PI01, field count: a pirate occurs only once"),
        (
            "".join(f'[[card]]\nid = "PI0{number}"\ncount = 0\n' for number in range(1, 7)),
            "own.toml: kind pirate, field count: 5 to 20 cards in all, not 4",
        ),
    ],
)
def test_a_wrong_file_is_explained(text, message):
    with pytest.raises(DataError) as refused:
        build_box(text, "own.toml")
    assert str(refused.value).startswith(message)


def test_an_end_condition_can_be_changed_for_another():
    box = build_box(f'[[card]]\nid = "LO37"\nend = {{ op = "win", at_least = 9, symbol = "gold" }}\n{WORDS}')
    assert box.faces["LO37"].end.at_least == 9
