"""Component files: what is wrong is named by file, row, field and reason."""

import pytest
from pydantic import Field

from rules.core.data import Component, DataError, Words, load_rows, parse_rows
from rules.spanish_main.components import Adventure, Movement


class Coin(Component):
    """A row to read."""

    id: str
    count: int = Field(ge=1)
    name: Words


GOOD = """
[[coin]]
id = "ducat"
count = 2
name = { en = "Ducat", zh_Hant = "金幣" }
"""


def test_rows_in_file_order():
    rows = parse_rows(GOOD + GOOD.replace("ducat", "real"), "coins.toml", "coin", Coin)
    assert [row.id for row in rows] == ["ducat", "real"]
    assert rows[0].name.as_dict() == {"en": "Ducat", "zh_Hant": "金幣"}


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[[coin]", ["coins.toml", "not valid TOML"]),
        ("", ["coins.toml", "expected only [[coin]] rows", "none"]),
        (GOOD + "[[note]]\nid = 1\n", ["coins.toml", "coin, note"]),
        ("coin = 3", ["coins.toml", "expected only [[coin]] rows"]),
        ("coin = [3]", ["coins.toml", "row 1 (not a table)"]),
        (GOOD.replace('id = "ducat"', ""), ["row 1 (without id)", "field id", "required"]),
        (GOOD.replace("count = 2", "count = 0"), ["row 1 (ducat)", "field count", "greater than or equal"]),
        (GOOD.replace("count = 2", 'count = "many"'), ["row 1 (ducat)", "field count", "valid integer"]),
        (GOOD + "value = 3\n", ["row 1 (ducat)", "field value", "not permitted"]),
        (GOOD.replace(', zh_Hant = "金幣"', ""), ["row 1 (ducat)", "field name.zh_Hant", "required"]),
        (GOOD + GOOD.replace("count = 2", "count = -1"), ["row 2 (ducat)", "field count"]),
    ],
)
def test_what_is_wrong_is_named(text, named):
    with pytest.raises(DataError) as refusal:
        parse_rows(text, "coins.toml", "coin", Coin)
    message = str(refusal.value)
    assert all(part in message for part in ["coins.toml", *named]), message


def test_a_missing_file_is_named():
    with pytest.raises(DataError, match=r"nothing\.toml"):
        load_rows("rules.spanish_main", "nothing.toml", "coin", Coin)


WORDS = {"en": "x", "zh_Hant": "x"}
CARD = {"id": "x", "name": WORDS, "count": 1, "brief": WORDS, "text": WORDS, "provenance": "printed"}


@pytest.mark.parametrize(
    ("model", "row", "reason"),
    [
        (Movement, {"kind": "nation", "distance": 2}, "a nation belongs"),
        (Movement, {"kind": "fog", "nation": "dutch"}, "a nation belongs"),
        (Movement, {"kind": "ship"}, "a distance belongs"),
        (Movement, {"kind": "sabotage", "distance": 1}, "a distance belongs"),
        (Adventure, {"kind": "attack"}, "a nation belongs"),
        (Adventure, {"kind": "hit_spaces"}, "spaces belong"),
        (Adventure, {"kind": "hit_first", "spaces": (1,)}, "spaces belong"),
        (Adventure, {"kind": "hit_spaces", "spaces": (1, 10)}, "spaces run from 1 to 9"),
    ],
)
def test_cards_that_make_no_sense_are_refused(model, row, reason):
    with pytest.raises(ValueError, match=reason):
        model(**{**CARD, **row})
