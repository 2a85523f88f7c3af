"""The commands that need no terminal."""

import json
import re

import pytest

from piratebox.screens.setup_form import option_values
from piratebox.table.record import RecordFile
from piratebox.table.saves import encode_save
from rules import GAMES
from tests.table.played import GAME, saved_game


def test_saves(run, shelf):
    assert run("saves").out == f"No saved games in {shelf.folder}.\n"
    going, _ = saved_game(6)
    over, _ = saved_game(1000, seats=2)
    for saved in (going, over):
        shelf.save(saved)
    (shelf.folder / "20200101-000000-aaaa.save").write_text("hello")
    result = run("saves")
    assert result.code == 0
    assert result.out.index("To resume") < result.out.index(going.id) < result.out.index("Finished")
    assert result.out.index("Finished") < result.out.index(over.id)
    assert "Ana, Bea, Cass" in result.out
    assert "aaaa.save: this is not a saved game of piratebox" in result.out


def test_saves_in_ascii(run, shelf):
    shelf.save(saved_game(6)[0])
    assert run("saves", "--ascii").out.isascii()


@pytest.mark.parametrize("game", GAMES)
def test_cards_as_json(run, game):
    rows = json.loads(run("cards", game, "--json").out)
    expected = GAMES[game].cards()
    assert len(rows) == len(expected)
    assert set(rows[0]) == {"group", "key", "count", "names", "texts", "provenance", "notes"}
    for row, card in zip(rows, expected, strict=True):
        assert (row["group"], row["key"], row["count"]) == (card.group, card.key, card.count)
        assert (row["names"], row["texts"], row["notes"]) == (card.names, card.texts, card.notes)
        assert row["provenance"] == card.provenance


@pytest.mark.parametrize("game", GAMES)
def test_cards_for_people(run, game):
    out = run("cards", game).out
    for card in GAMES[game].cards():
        assert card.names["en"] in out
    assert "printed" in out
    assert re.search("[\u2500-\u257f]", out)
    assert not re.search("[\u2500-\u257f]", run("cards", game, "--ascii").out)


@pytest.mark.parametrize("game", GAMES)
def test_rules(run, game):
    result = run("rules", game)
    assert result.code == 0
    assert len(result.out.splitlines()) > 60
    assert max(len(line.rstrip()) for line in result.out.splitlines()) <= 100


@pytest.mark.parametrize("game", GAMES)
def test_simulate_as_json(run, game):
    words = ("--seats", 3, "--bots", "deckhand,random", "--games", 3, "--seed", 5, "--json")
    report = json.loads(run("simulate", game, *words).out)
    assert (report["game"], report["seats"], report["games"], report["seed"]) == (game, 3, 3, 5)
    assert [bot["bot"] for bot in report["bots"]] == ["deckhand", "random"]
    assert sum(bot["wins"] for bot in report["bots"]) == pytest.approx(3)


def test_simulate_for_people(run):
    result = run(
        "simulate", "spanish_main", "--games", "2", "--bots", "random", "--option", "hand=on", "--ascii"
    )
    assert (result.code, result.err) == (0, "")
    assert "random" in result.out
    assert "2 games, seed 1" in result.out
    assert result.out.isascii()


FIGURES = {
    "game": "spanish_main",
    "seats": 3,
    "random_decisions_per_second": 41234,
    "games_per_second": 500.5,
    "copy_us": 5.1,
    "view_us": 30.2,
    "apply_p99_us": 80.0,
    "policy_us": 1500.0,
    "save_ms": 0.4,
    "replay_ms": 1.2,
}


def test_bench(run, monkeypatch):
    monkeypatch.setattr("piratebox.commands.bench.bench", lambda game: {**FIGURES, "game": game.key})
    assert json.loads(run("bench", "spanish_main", "--json").out) == FIGURES
    assert [entry["game"] for entry in json.loads(run("bench", "--json").out)] == list(GAMES)
    assert "41,234" in run("bench").out


@pytest.fixture
def check(run, tmp_path):
    """Checks a file of given contents; the exit code and what --json says."""

    def check_data(data):
        path = tmp_path / "some.file"
        path.write_bytes(data)
        told = run("check", path)
        result = run("check", path, "--json")
        verdict = json.loads(result.out)
        assert told.code == result.code == (0 if verdict["ok"] else 1)
        assert set(verdict) == {"ok", "game", "choices", "digest", "error"}
        assert str(path) in (told.out if verdict["ok"] else told.err)
        return verdict

    return check_data


@pytest.mark.parametrize("choices", [0, 7, 20, 1000])
def test_check_a_good_file(check, choices):
    saved, _ = saved_game(choices, hand=True)
    facts = {"ok": True, "game": "spanish_main", "choices": len(saved.match.choices)}
    facts |= {"digest": saved.position_digest, "error": None}
    assert check(encode_save(saved)) == facts
    assert check(saved.match.model_dump_json().encode()) == facts


def bare(**fields):
    saved, _ = saved_game(21)
    return json.dumps(json.loads(saved.match.model_dump_json()) | fields).encode()


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"", "damaged: empty"),
        (b"GIF89a", "foreign"),
        (b"{", "damaged: not JSON"),
        (b"{}", "foreign: JSON, but no match"),
        (b'{"game": ' + b"[" * 100_000, "damaged: not JSON"),
        (bare(format=2), "newer: format 2"),
        (bare(rules=99), "newer: rules 99"),
        (bare(rules=0), "other_rules"),
        (bare(game="chess"), "no game 'chess'"),
        (bare(game=3), "invalid: game"),
        (bare(seats=7), "bad_table"),
        (bare(options={"hnd": True}), "option hnd"),
        (bare(choices=[[0, "fly"]]), "unknown_choice at choice 1"),
        (bare(choices=[[]]), "unknown_choice at choice 1"),
        (bare(choices=[[9, "repair"]]), "illegal_choice at choice 1"),
        (bare(choices=[["x", "repair"]]), "unknown_choice at choice 1"),
        (bare(choices=[[0, "accuse", 0, "kraken"]]), "illegal_choice at choice 1"),
        (bare(marks=["0" * 16]), "digest_differs at choice 20"),
        (bare(extra=1), "invalid: extra"),
    ],
)
def test_check_finds_the_fault(check, data, error):
    verdict = check(data)
    assert not verdict["ok"]
    assert error in verdict["error"]


def test_check_finds_a_wrong_snapshot(check):
    saved, _ = saved_game(9)
    other, _ = saved_game(9, seed=8)
    for field in ("snapshot", "position_digest"):
        wrong = saved.model_copy(update={field: getattr(other, field)})
        assert "digest_differs at choice 9" in check(encode_save(wrong))["error"]
    assert "finished" in check(encode_save(saved.model_copy(update={"finished": True})))["error"]


def test_check_says_the_choice_to_people(run, tmp_path):
    path = tmp_path / "x.json"
    path.write_bytes(bare(choices=[[0, "fly"]]))
    assert f"{path}: Choice 1: there is no such choice" in run("check", path).err


def test_doctor_is_content(run, home):
    result = run("doctor")
    assert result.code == 0
    assert "WRONG" not in result.out
    assert str(home / "data") in result.out
    assert "no terminal answered" in result.out
    assert [path.name for path in home.rglob("*") if path.is_file()] == []


def test_doctor_finds_what_is_wrong(run, home):
    RecordFile().path.parent.mkdir(parents=True)
    RecordFile().path.write_text("junk")
    assert run("doctor").code == 1
    RecordFile().path.unlink()
    (home / "config").rmdir()
    (home / "config").write_text("a file in the way")
    result = run("doctor")
    assert result.code == 1
    assert "WRONG" in result.out


def test_every_language_speaks(run):
    assert run("--lang", "en_PIRATE", "saves").out.startswith("Nö sàvëd gàmës")
    assert run("saves", "--lang=en_PIRATE").out.startswith("Nö sàvëd gàmës")


def test_where_the_language_comes_from(run, home, monkeypatch):
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text('{"language": "en_PIRATE"}')
    assert run("saves").out.startswith("Nö")
    monkeypatch.setenv("PIRATEBOX_LANG", "en")
    assert run("saves").out.startswith("No")
    assert run("saves", "--lang", "en_PIRATE").out.startswith("Nö")


def test_options_of_every_game_can_be_set(run, opened):
    for name in GAME.options.model_fields:
        value = option_values(GAME.options)[name][-1]
        word = "on" if value is True else value
        run("play", "spanish_main", "--seats", "Ana,Bea", "--option", f"{name}={word}")
        assert getattr(opened[-1].open.options, name) == value
