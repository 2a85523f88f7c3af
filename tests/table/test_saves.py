import errno
import hashlib
import json

import pytest

from piratebox.table.players import Player
from piratebox.table.saves import SavedGame, SaveError, Shelf, decode_save, encode_save, load_file
from rules.core.match import digest

from .played import GAME, play_on, saved_game


def problem(function, *arguments):
    with pytest.raises(SaveError) as caught:
        function(*arguments)
    return caught.value


def with_checksum(body):
    return b"piratebox save 1 sha256:" + hashlib.sha256(body).hexdigest().encode() + b"\n" + body


def changed(saved, **fields):
    """The file of a saved game with other raw fields; ``match__rules`` means that of the match."""
    raw = json.loads(saved.model_dump_json())
    for name, value in fields.items():
        *outer, last = name.split("__")
        place = raw
        for key in outer:
            place = place[key]
        place[last] = value
    return with_checksum(json.dumps(raw).encode())


def test_a_save_comes_back_and_resumes(shelf):
    saved, state = saved_game(hand=True)
    saved.looked, saved.notes, saved.rewinds = [0, 2], {"1": {"mark": ["x"]}}, [(3, 9, 4)]
    shelf.save(saved)
    loaded = shelf.load(saved.id)
    assert loaded == saved
    again = shelf.resume(loaded)
    assert digest(again.state) == digest(state)
    assert not again.limited


def test_the_file_says_what_it_is(shelf):
    saved, _ = saved_game()
    shelf.save(saved)
    head, _, body = shelf.path(saved.id).read_bytes().partition(b"\n")
    assert head == b"piratebox save 1 sha256:" + hashlib.sha256(body).hexdigest().encode()
    assert json.loads(body)["id"] == saved.id


def test_the_version_before_is_kept(shelf):
    saved, state = saved_game(10)
    shelf.save(saved)
    play_on(saved.match, state, 1)
    saved.keep(GAME, state)
    shelf.save(saved)
    assert len(shelf.load(saved.id).match.choices) == 11
    assert len(shelf.load_backup(saved.id).match.choices) == 10
    assert sorted(path.suffix for path in shelf.folder.iterdir()) == [".bak", ".save"]


def test_keep_notices_the_end():
    saved, state = saved_game(10)
    assert not saved.finished
    play_on(saved.match, state, 1000)
    saved.keep(GAME, state)
    assert saved.finished
    assert saved.position_digest == digest(state)


def test_lists(shelf, home):
    assert shelf.list() == shelf.finished() == ()
    first, _ = saved_game(3)
    over, _ = saved_game(1000)
    for saved in (first, over):
        shelf.save(saved)
    (shelf.folder / "20200101-000000-aaaa.save").write_text("hello")
    unfinished = {entry.id: entry for entry in shelf.list()}
    assert set(unfinished) == {first.id, "20200101-000000-aaaa"}
    assert unfinished[first.id].saved == first
    assert unfinished["20200101-000000-aaaa"].problem.code == "foreign"
    assert [entry.id for entry in shelf.finished()] == [over.id]
    assert shelf.folder == home / "data" / "saves"


def test_the_newest_comes_first(shelf):
    import os

    games = [saved_game(3)[0] for _ in range(3)]
    for saved, time in zip(games, (200, 300, 100), strict=True):
        shelf.save(saved)
        os.utime(shelf.path(saved.id), (time, time))
    assert [entry.id for entry in shelf.list()] == [games[1].id, games[0].id, games[2].id]


def test_remove(shelf):
    saved, _ = saved_game(3)
    shelf.save(saved)
    shelf.save(saved)
    shelf.remove(saved.id)
    assert list(shelf.folder.iterdir()) == []
    assert problem(shelf.remove, saved.id).code == "missing"


@pytest.mark.parametrize("game_id", ["", "..", "../x", "a/b", "A", "x" * 65, "-a", "a.save", "a\n", "a\x00"])
def test_an_id_is_never_a_path(shelf, game_id):
    assert problem(shelf.load, game_id).code == "missing"
    assert not shelf.has_backup(game_id)


def test_missing(shelf, tmp_path):
    assert problem(shelf.load, "nothing").code == "missing"
    assert problem(load_file, tmp_path / "nothing").code == "missing"
    assert problem(load_file, tmp_path).code == "unreadable"


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda data: b"", "damaged"),
        (lambda data: data[:9], "damaged"),
        (lambda data: data[:70], "damaged"),
        (lambda data: data[: len(data) // 2], "damaged"),
        (lambda data: data[:-1], "damaged"),
        (lambda data: data + b" ", "damaged"),
        (lambda data: data.replace(b'"seed"', b'"sead"'), "damaged"),
        (lambda data: data.replace(b"sha256:", b"sha1:"), "damaged"),
        (lambda data: with_checksum(b"{"), "damaged"),
        (lambda data: with_checksum(b"\xff\xfe"), "damaged"),
        (lambda data: with_checksum(b"[" * 100_000), "damaged"),
        (lambda data: b"GIF89a", "foreign"),
        (lambda data: b"\x00" * 100, "foreign"),
        (lambda data: data.split(b"\n", 1)[1], "foreign"),
        (lambda data: data.replace(b"save 1 ", b"save 2 ", 1), "newer"),
        (lambda data: with_checksum(b"[]"), "invalid"),
        (lambda data: with_checksum(b"{}"), "invalid"),
    ],
)
def test_a_bad_file_is_explained_and_stays(shelf, spoil, code):
    saved, _ = saved_game(5)
    shelf.save(saved)
    path = shelf.path(saved.id)
    spoilt = spoil(path.read_bytes())
    path.write_bytes(spoilt)
    error = problem(shelf.load, saved.id)
    assert (error.code, error.path) == (code, path)
    assert problem(shelf.save, saved).code == code
    assert path.read_bytes() == spoilt


@pytest.mark.parametrize(
    ("fields", "code", "named"),
    [
        ({"match__format": 2}, "newer", "format 2"),
        ({"match__rules": 99}, "newer", "rules 99"),
        ({"match__game": "chess"}, "invalid", "match.game"),
        ({"match__seats": 9}, "invalid", "players"),
        ({"match__seed": "x"}, "invalid", "match.seed"),
        ({"match__extra": 1}, "invalid", "match.extra"),
        ({"extra": 1}, "invalid", "extra"),
        ({"started": "yesterday"}, "invalid", "started"),
        ({"looked": [3]}, "invalid", "looked"),
        ({"notes": {"7": ""}}, "invalid", "notes"),
        ({"players": []}, "invalid", "players"),
        ({"players": [{"name": "A"}, {"name": "a"}, {"name": "B"}]}, "invalid", "duplicate"),
        ({"players": [{"name": ""}, {"name": "a"}, {"name": "B"}]}, "invalid", "players.0.name"),
        ({"id": "../x"}, "invalid", "id"),
        ({"rewinds": [[1, 2]]}, "invalid", "rewinds"),
    ],
)
def test_a_wrong_field_is_named(tmp_path, fields, code, named):
    saved, _ = saved_game(5)
    error = problem(decode_save, changed(saved, **fields), tmp_path / "x.save")
    assert error.code == code
    assert named in error.detail


def test_a_file_under_another_games_name(shelf):
    saved, _ = saved_game(5)
    shelf.save(saved)
    shelf.path("other").write_bytes(shelf.path(saved.id).read_bytes())
    assert problem(shelf.load, "other").code == "invalid"


def test_too_large_a_file_is_not_read_whole(tmp_path):
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(1 << 26)
    assert problem(load_file, path).code == "foreign"


def test_the_backup_replaces_a_damaged_file_that_is_kept(shelf):
    saved, state = saved_game(10)
    shelf.save(saved)
    play_on(saved.match, state, 1)
    saved.keep(GAME, state)
    shelf.save(saved)
    path = shelf.path(saved.id)
    path.write_bytes(b"piratebox save 1 garbage")
    entry = shelf.list()[0]
    assert (entry.problem.code, entry.has_backup) == ("damaged", True)
    restored = shelf.restore_backup(saved.id)
    assert len(restored.match.choices) == 10
    assert shelf.load(saved.id) == restored
    assert path.with_name(path.name + ".damaged").read_bytes() == b"piratebox save 1 garbage"


def test_no_backup_to_restore(shelf):
    saved, _ = saved_game(10)
    shelf.save(saved)
    assert problem(shelf.load_backup, saved.id).code == "missing"
    assert problem(shelf.restore_backup, saved.id).code == "missing"


def test_older_rules_resume_from_the_snapshot(shelf):
    saved, state = saved_game(12)
    saved = decode_save(changed(saved, match__rules=GAME.rules - 1), shelf.folder / "x.save")
    again = shelf.resume(saved)
    assert again.limited
    assert digest(again.state) == digest(state)


def test_older_rules_with_an_unreadable_snapshot(shelf):
    saved, _ = saved_game(12)
    saved = decode_save(
        changed(saved, match__rules=GAME.rules - 1, snapshot={"ships": 9}), shelf.folder / "x.save"
    )
    error = problem(shelf.resume, saved)
    assert error.code == "differs"
    assert "bad_snapshot" in error.detail


def test_a_history_that_leads_elsewhere(shelf):
    saved, _ = saved_game(12)
    saved.match.choices.pop()
    error = problem(shelf.resume, saved)
    assert error.code == "differs"
    assert "choice 11" in error.detail


def test_an_illegal_history_names_the_choice(shelf):
    saved, _ = saved_game(12)
    saved.match.choices[4] = [0, "move", "kraken", 3]
    assert "choice 5" in problem(shelf.resume, saved).detail


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES])
@pytest.mark.parametrize(
    "step", ["os.fsync", "os.replace", "os.open", "pathlib.Path.open", "pathlib.Path.mkdir"]
)
def test_a_full_or_read_only_disk(shelf, monkeypatch, step, number):
    saved, state = saved_game(5)
    shelf.save(saved)
    play_on(saved.match, state, 1)
    saved.keep(GAME, state)

    def refuse(*_arguments, **_named):
        raise OSError(number, "refused")

    with monkeypatch.context() as patch:
        patch.setattr(step, refuse)
        error = problem(shelf.save, saved)
    assert error.code in ("unwritable", "unreadable")
    assert "refused" in error.detail
    assert len(shelf.load(saved.id).match.choices) == 5
    shelf.save(saved)
    assert len(shelf.load(saved.id).match.choices) == 6


def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("in the way")
    saved, _ = saved_game(1)
    assert problem(Shelf(tmp_path / "file" / "saves").save, saved).code == "unwritable"


def test_a_disk_without_links_keeps_a_backup_too(shelf, monkeypatch):
    def refuse(*_arguments):
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr("os.link", refuse)
    saved, _ = saved_game(5)
    shelf.save(saved)
    shelf.save(saved)
    assert shelf.load_backup(saved.id) == saved


def test_players_must_fit_the_match():
    saved, state = saved_game(1)
    with pytest.raises(ValueError, match="2 players for 3 seats"):
        SavedGame.begin(GAME, [Player(name="Ana"), Player(name="Bea")], saved.match, state)


def test_a_bare_match_gets_players():
    saved, _ = saved_game(1000)
    made = SavedGame.of_match(GAME, saved.match)
    assert [player.name for player in made.players] == ["A", "B", "C"]
    assert made.finished
    assert made.position_digest == saved.position_digest


def test_encoding_is_stable(tmp_path):
    saved, _ = saved_game(5)
    data = encode_save(saved)
    assert encode_save(decode_save(data, tmp_path)) == data
