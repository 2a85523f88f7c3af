"""Every wrong word gets one clear line that says what is wrong and what there is."""

import errno

import pytest

from tests.table.played import saved_game

PLAY = ("play", "spanish_main", "--seats", "Ana,Bea")


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (("ply",), ("'ply'", "Did you mean play?", "simulate")),
        (("",), ("Unknown command ''", "doctor")),
        (("--wrong",), ("Unknown option --wrong", "--ascii")),
        (("saves", "--asci"), ("--asci", "Did you mean --ascii?")),
        (("saves", "more"), ("'more'", "piratebox saves --help")),
        (("saves", "--lang", "fr"), ("--lang", "fr", "zh_Hant")),
        (("--lang=", "saves"), ("--lang", "zh_Hant")),
        (("saves", "--lang"), ("--lang", "expected one argument")),
        (("play",), ("Which game?", "spanish_main")),
        (("cards",), ("Which game?", "spanish_main")),
        (("play", "spanish-man"), ("'spanish-man'", "Did you mean spanish_main?")),
        (("rules", "chess"), ("'chess'", "There are: spanish_main")),
        (("bench", "../x"), ("'../x'", "spanish_main")),
        (("play", "spanish_main"), ("--seats",)),
        (("play", "spanish_main", "--seats", "Ana"), ("The Spanish Main", "2 to 4", "not by 1")),
        (("play", "spanish_main", "--seats", "A,B,C,D,E"), ("2 to 4", "not by 5")),
        (("play", "spanish_main", "--seats", ""), ("2 to 4", "not by 1")),
        (("play", "spanish_main", "--seats", "Ana,"), ("Seat B has no name",)),
        (("play", "spanish_main", "--seats", "\u202e,Bea"), ("Seat A has no name",)),
        (("play", "spanish_main", "--seats", "Ana," + "x" * 200), ("Seat B", "too long", "16 cells")),
        (("play", "spanish_main", "--seats", "Ana," + "船" * 9), ("Seat B", "too long")),
        (("play", "spanish_main", "--seats", "Ana,Bea, ana"), ("Seats A and C", "ana")),
        (("play", "spanish_main", "--seats", "Ana,bot:bosn"), ("'bosn'", "Did you mean bosun?", "deckhand")),
        (("play", "spanish_main", "--seats", "Ana,bot:"), ("''", "deckhand, bosun")),
        (("play", "spanish_main", "--seats", "Ana,bot:random"), ("'random'", "deckhand, bosun")),
        ((*PLAY, "--option", "hnd=on"), ("'hnd'", "Did you mean hand?", "upcoming")),
        ((*PLAY, "--option", "hand"), ("hand=VALUE",)),
        ((*PLAY, "--option", "hand=perhaps"), ("hand", "'perhaps'", "on or off")),
        ((*PLAY, "--option", "hand=on", "--option", "hand=off"), ("hand", "twice")),
        ((*PLAY, "--option", "=on"), ("''", "upcoming")),
        ((*PLAY, "--seed", "x"), ("--seed", "'x'", "whole number")),
        ((*PLAY, "--seed", "1.5"), ("--seed", "'1.5'")),
        ((*PLAY, "--seed", "9" * 5000), ("--seed", "whole number")),
        (("simulate", "spanish_main", "--seats", "9"), ("2 to 4", "not by 9")),
        (("simulate", "spanish_main", "--seats", "0"), ("--seats", "less than 1")),
        (("simulate", "spanish_main", "--games", "0"), ("--games", "less than 1")),
        (("simulate", "spanish_main", "--games", "-3"), ("--games", "less than 1")),
        (("simulate", "spanish_main", "--bots", "kraken"), ("'kraken'", "random, deckhand, bosun")),
        (("simulate", "spanish_main", "--seats", "2", "--bots", "bosun,bosun,bosun"), ("3 bots", "2 seats")),
        (("simulate", "spanish_main", "--bots", "bosun,bosun,bosun,bosun,bosun"), ("not by 5",)),
        (("check",), ("Which file?",)),
        (("check", "nothing.save"), ("nothing.save", "no such file")),
        (("check", "."), ("no such file",)),
        (("check", "a\x00b"), ("no such file",)),
        (("replay",), ("Replay which game?", "piratebox saves")),
        (("replay", "nothing.save"), ("nothing.save", "no such file")),
        (("replay", "nothing"), ("'nothing'", "The shelf is empty")),
        (("resume", "nothing"), ("'nothing'", "The shelf is empty")),
        (("resume", "../../etc/passwd"), ("No saved game", "The shelf is empty")),
    ],
)
def test_usage(refused, words, parts):
    line = refused(2, *words)
    for part in parts:
        assert part in line


def test_an_unknown_id_lists_those_there_are(refused, shelf):
    saved, _ = saved_game(3)
    shelf.save(saved)
    assert saved.id in refused(2, "resume", "nothing")


def test_nothing_to_resume(refused):
    assert "no saved game to resume" in refused(1, "resume")


@pytest.mark.parametrize(
    ("contents", "said"),
    [
        (b"", "damaged"),
        (b"GIF89a", "not a saved game"),
        (b"piratebox save 7 sha256:" + b"0" * 64 + b"\n", "newer"),
    ],
)
def test_a_bad_save_fails_with_its_path(refused, shelf, contents, said):
    shelf.folder.mkdir(parents=True)
    path = shelf.path("bad")
    path.write_bytes(contents)
    line = refused(1, "resume", "bad")
    assert said in line
    assert str(path) in line


def test_a_damaged_save_with_a_backup_says_where_it_is(refused, shelf):
    saved, _ = saved_game(3)
    shelf.save(saved)
    shelf.save(saved)
    shelf.path(saved.id).write_bytes(b"")
    assert str(shelf.backup_path(saved.id)) in refused(1, "resume", saved.id)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS])
def test_a_disk_that_cannot_be_written(refused, shelf, monkeypatch, number):
    saved, _ = saved_game(3)
    shelf.save(saved)

    def refuse(*_arguments, **_named):
        raise OSError(number, "refused by the disk")

    monkeypatch.setattr("os.open", refuse)
    assert "refused by the disk" in refused(1, "resume", saved.id)


@pytest.mark.parametrize("text", ["{", "[]", '{"language": 3}', '{"language": "fr"}', "\x00"])
def test_broken_settings_do_not_stop_a_command(run, home, text):
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text(text)
    result = run("saves")
    assert result.code == 0
    assert result.out.startswith("No saved games")


def test_a_wrong_language_in_the_environment(refused, monkeypatch):
    monkeypatch.setenv("PIRATEBOX_LANG", "fr")
    assert "PIRATEBOX_LANG" in refused(2, "saves")
