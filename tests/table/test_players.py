import pytest
from pydantic import ValidationError
from rich.cells import cell_len

from piratebox.table.players import NAME_CELLS, NameProblem, Player, bot_name, check_table, clean_name


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "[/",
        "[red]",
        "{}",
        "%s",
        "{0.__class__}",
        "西班牙女王",
        "נועה",
        "عائشة",
        "O'Malley",
        "é",
        "a" * 16,
    ],
)
def test_a_good_name_stays_as_it_is(name):
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("  Ana  ", "Ana"),
        ("Ana\nBea", "Ana Bea"),
        ("Ana \t\r\n Bea", "Ana Bea"),
        ("\x1b[31mAna", "[31mAna"),
        ("A\x00n\x07a", "Ana"),
        ("\u202eAna\u202c", "Ana"),
        ("\u2066Ana\u2069\u200b", "Ana"),
        ("A\u200dna\ufe0f", "Ana"),
        ("e\u0301", "é"),
        ("Ana\ud800", "Ana"),
        ("A \u200b b", "A b"),
    ],
)
def test_control_and_direction_characters_go(name, clean):
    assert clean_name(name) == clean


@pytest.mark.parametrize(
    "name", ["", "   ", "\n\t", "\u200b", "\u202e", "\u3164", "\u2800", "\u0301", "\ufe0f"]
)
def test_nothing_visible_is_empty(name):
    with pytest.raises(NameProblem) as caught:
        clean_name(name)
    assert caught.value.code == "empty"


@pytest.mark.parametrize("name", ["a" * 17, "a" * 200, "船" * 9, "a" + "\u0316" * 60])
def test_too_long_a_name(name):
    with pytest.raises(NameProblem) as caught:
        clean_name(name)
    assert caught.value.code == "too_long"


def test_width_is_measured_in_cells():
    assert cell_len(clean_name("船" * 8)) == NAME_CELLS


def test_two_alike_name_both_seats():
    players = [Player(name="Ana"), Player(name="Bea"), Player(name=" ANA ")]
    with pytest.raises(NameProblem) as caught:
        check_table(players)
    assert (caught.value.code, caught.value.seats) == ("duplicate", (0, 2))
    assert "seat A" in str(caught.value)
    assert "seat C" in str(caught.value)


def test_names_that_differ_are_good():
    check_table([Player(name="Ana"), Player(name="Anna")])


def test_a_player_is_cleaned_and_checked():
    assert Player(name=" Ana\n").name == "Ana"
    for wrong in (
        {"name": ""},
        {"name": "Ana", "kind": "bot"},
        {"name": "Ana", "level": "bosun"},
        {"nme": "Ana"},
    ):
        with pytest.raises(ValidationError):
            Player(**wrong)


def test_bot_names_are_free_ones():
    taken = []
    for _ in range(6):
        taken.append(bot_name(["cass", *taken]))
    assert len(set(taken)) == 6
    assert "Cass" not in taken
