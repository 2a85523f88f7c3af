"""What the app is started with."""

import pytest

from piratebox.start import OpenMenu, OpenPlay, OpenReplay, OpenResume
from piratebox.table.saves import encode_save
from tests.table.played import GAME, saved_game


def test_no_command_is_the_menu(run, opened):
    assert run().code == 0
    assert run("menu").code == 0
    assert [start.open for start in opened] == [OpenMenu(), OpenMenu()]
    assert (opened[0].language, opened[0].ascii, opened[0].motion, opened[0].theme) == (
        "en",
        None,
        None,
        None,
    )


@pytest.mark.parametrize("before", [True, False])
def test_looks_stand_before_or_after_the_command(run, opened, before):
    looks = ("--lang", "en_PIRATE", "--ascii", "--no-motion", "--theme", "signal")
    assert run(*looks, "menu").code == 0 if before else run("menu", *looks).code == 0
    start = opened[0]
    assert (start.language, start.ascii, start.motion, start.theme) == ("en_PIRATE", True, False, "signal")


def test_play(run, opened):
    words = (
        "--seats",
        "Ana, 船長 ,bot:bosun,bot:deckhand",
        "--option",
        "hand=on",
        "--option",
        "broadside=wide",
    )
    assert run("play", "Spanish-Main", *words, "--seed", "2446").code == 0
    table = opened[0].open
    assert isinstance(table, OpenPlay)
    assert (table.game, table.seed) == ("spanish_main", 2446)
    assert table.options == GAME.options(hand=True, broadside="wide")
    assert [player.name for player in table.players] == ["Ana", "船長", "Cass", "Dai"]
    assert [player.level for player in table.players] == [None, None, "bosun", "deckhand"]
    assert len({player.colour for player in table.players}) == 4


def test_a_bot_never_takes_a_players_name(run, opened):
    run("play", "spanish_main", "--seats", "cass,bot:bosun,Dai")
    assert [player.name for player in opened[0].open.players] == ["cass", "Edda", "Dai"]


def test_without_a_seed_every_deal_is_another(run, opened):
    for _ in range(4):
        run("play", "spanish_main", "--seats", "Ana,Bea")
    assert len({start.open.seed for start in opened}) > 1


@pytest.mark.parametrize("name", ["[/", "[red]", "{}", "%s", "{0}", "עוגן", "海盜王"])
def test_odd_names_are_names(run, opened, name):
    assert run("play", "spanish_main", "--seats", f"{name},Bea").code == 0
    assert opened[0].open.players[0].name == name


def test_resume_takes_the_newest(run, opened, shelf):
    import os

    games = [saved_game(4)[0], saved_game(5)[0], saved_game(1000)[0]]
    for saved, time in zip(games, (300, 200, 400), strict=True):
        shelf.save(saved)
        os.utime(shelf.path(saved.id), (time, time))
    assert run("resume").code == 0
    assert run("resume", games[1].id).code == 0
    assert [start.open for start in opened] == [OpenResume(games[0].id), OpenResume(games[1].id)]


def test_resume_passes_by_a_damaged_save_and_says_so(run, opened, shelf):
    saved, _ = saved_game(4)
    shelf.save(saved)
    (shelf.folder / "99999999-000000-aaaa.save").write_text("piratebox save 1 x")
    result = run("resume")
    assert result.code == 0
    assert "99999999-000000-aaaa.save: the saved game is damaged" in result.err
    assert opened[0].open == OpenResume(saved.id)


def test_replay_by_id_and_file_and_bare_match(run, opened, shelf, tmp_path):
    saved, _ = saved_game(1000)
    shelf.save(saved)
    (tmp_path / "x.save").write_bytes(encode_save(saved))
    (tmp_path / "x.json").write_text(saved.match.model_dump_json())
    for word in (saved.id, tmp_path / "x.save", tmp_path / "x.json"):
        assert run("replay", word).code == 0
    assert opened[0].open == opened[1].open == OpenReplay(saved)
    assert opened[2].open.saved.match == saved.match


def test_an_unfinished_game_is_not_shown(refused, opened, shelf):
    saved, _ = saved_game(4)
    shelf.save(saved)
    assert "not finished" in refused(1, "replay", saved.id)
    assert opened == []


def test_a_finished_game_is_not_resumed(refused, opened, shelf):
    saved, _ = saved_game(1000)
    shelf.save(saved)
    assert f"piratebox replay {saved.id}" in refused(1, "resume", saved.id)
    assert opened == []


def test_a_game_that_is_being_played_elsewhere(refused, opened, shelf):
    saved, _ = saved_game(4)
    shelf.save(saved)
    with shelf.hold(saved.id):
        assert "another piratebox" in refused(1, "resume", saved.id)
    assert opened == []


def test_a_history_that_does_not_fit(refused, opened, shelf):
    saved, _ = saved_game(6)
    saved.match.choices.pop()
    shelf.save(saved)
    assert "does not lead to its position" in refused(1, "resume", saved.id)
    assert opened == []
