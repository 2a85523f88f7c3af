import json

import pytest

from piratebox.table.players import Player
from piratebox.table.record import RecordFile, Tally
from rules.core.standings import Standings

PLAYERS = (Player(name="Ana"), Player(name="Bea"), Player(name="Cass", kind="bot", level="bosun"))


def standings(*scores):
    best = max(scores)
    return Standings(scores, ((),) * len(scores), tuple(1 if score == best else 2 for score in scores))


@pytest.fixture
def record():
    return RecordFile()


def test_what_is_counted(record, home):
    record.count("one", "spanish_main", PLAYERS, standings(12, 9, 15))
    record.count("two", "spanish_main", PLAYERS, standings(10, 10, 3))
    names = record.read()[0].names
    assert names == {
        "Ana": {"spanish_main": Tally(played=2, won=1, best=12)},
        "Bea": {"spanish_main": Tally(played=2, won=1, best=10)},
    }
    assert record.path == home / "data" / "record.json"


def test_a_game_counts_once(record):
    for _ in range(3):
        record.count("one", "spanish_main", PLAYERS, standings(12, 9, 15))
    assert record.read()[0].names["Ana"]["spanish_main"].played == 1


def test_nothing_yet(record):
    read, problem = record.read()
    assert (read.names, problem) == ({}, None)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"names": {"Ana": 3}}', '{"pirates": 1}', "\x00"])
def test_a_damaged_record_is_put_aside(record, text):
    record.path.parent.mkdir(parents=True)
    record.path.write_text(text)
    assert record.read()[1]
    aside = record.count("one", "spanish_main", PLAYERS, standings(1, 2, 3))
    assert aside.read_text() == text
    assert aside.name == "record.json.damaged"
    assert json.loads(record.path.read_text())["counted"] == ["one"]
    assert record.count("two", "spanish_main", PLAYERS, standings(1, 2, 3)) is None


def test_every_damaged_record_is_kept(record):
    record.path.parent.mkdir(parents=True)
    for text in ("first", "second"):
        record.path.write_text(text)
        record.count(text, "spanish_main", PLAYERS, standings(1, 2, 3))
    kept = sorted(path.read_text() for path in record.path.parent.glob("*.damaged*"))
    assert kept == ["first", "second"]
