"""The story of a finished match, its log as a file, and the names of the record."""

import pytest

from piratebox.table.chronicle import chronicle, rotated
from piratebox.table.locks import FileLock, Locked
from piratebox.table.log_file import logs_folder, write_log
from piratebox.table.record import Record, RecordFile, Tally
from piratebox.table.record_names import forget, rename
from piratebox.wording.log_text import log_text, told, told_whole
from rules import GAMES
from rules.core.match import MatchError, digest, replay
from tests.app.finished import GAME, played

OPTION_SETS = ({}, {"upcoming": True}, {"hand": True}, {"hand": True, "upcoming": True, "broadside": "wide"})


@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize("options", OPTION_SETS, ids=lambda options: "+".join(options) or "plain")
def test_holds_every_position_event_and_score(seats, options):
    match = played(seats, 11, **options).match
    story = chronicle(GAME, match)
    assert story.last == len(match.choices)
    replayed = [
        (digest(state), seat, choice, tuple(events)) for state, seat, choice, events in replay(GAME, match)
    ]
    assert [(digest(m.position), m.seat, m.choice, m.events) for m in story.moments] == replayed
    assert story.standings == GAME.standings(story.moments[-1].position)
    assert [line[-1] for line in story.series] == list(story.standings.scores)
    assert {len(line) for line in story.series} == {story.turns}


def test_scores_by_turn_are_those_after_its_last_choice():
    story = chronicle(GAME, played(3, 11, hand=True).match)
    for turn in range(1, story.turns + 1):
        last = [moment for moment in story.moments[1:] if moment.turn == turn][-1]
        assert tuple(line[turn - 1] for line in story.series) == last.scores


def test_positions_are_independent_copies():
    story = chronicle(GAME, played().match)
    before = [digest(moment.position) for moment in story.moments]
    story.moments[3].position.fame["E1"] += 5
    after = [digest(moment.position) for moment in story.moments]
    assert [at for at, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]] == [3]


@pytest.mark.parametrize("options", ({}, {"hand": True}), ids=("one choice a turn", "paid accusations"))
def test_turns_begin_where_their_first_choice_is_made(options):
    story = chronicle(GAME, played(3, 2, **options).match)
    for turn in range(1, story.turns + 1):
        start = story.start_of(turn)
        assert story.moments[start + 1].turn == turn
        assert start == 0 or story.moments[start].turn == turn - 1
        assert story.turn_at(start) == turn
    assert story.start_of(-3) == 0
    assert story.start_of(story.turns + 9) == story.start_of(story.turns)
    assert story.turn_at(story.last) == story.turns


def test_a_paid_accusation_makes_two_moments_of_one_turn():
    story = chronicle(GAME, played(3, 2, hand=True).match)
    by_turn = [moment.turn for moment in story.moments[1:]]
    assert len(by_turn) > len(set(by_turn))


def test_views_and_lines_are_those_of_the_seat():
    story = chronicle(GAME, played(3, 4, hand=True).match)
    for seat in (None, 0, 1, 2):
        assert story.view(9, seat) == GAME.view(story.moments[9].position, seat)
        drawn = [event.seat for _, event in story.lines(seat) if event.kind == "draw"]
        assert set(drawn) == (set() if seat is None else {seat})
    assert {event.seat for _, event in story.events() if event.kind == "draw"} == {0, 1, 2}
    assert story.lines(0, upto=5) == story.lines(0)[: len(story.lines(0, upto=5))]
    assert story.events(upto=0) == []


def test_an_unfinished_match_is_not_told():
    with pytest.raises(MatchError) as error:
        chronicle(GAME, played(choices=12).match)
    assert (error.value.code, error.value.place) == ("unfinished", 12)


def test_a_damaged_match_or_one_of_other_rules_is_not_told():
    match = played().match
    with pytest.raises(MatchError) as error:
        chronicle(GAME, match.model_copy(update={"rules": match.rules + 1}))
    assert error.value.code == "other_rules"
    choices = [*match.choices[:7], [0, "accuse", 0, "E1"], *match.choices[8:]]
    with pytest.raises(MatchError) as error:
        chronicle(GAME, match.model_copy(update={"choices": choices}))
    assert (error.value.code, error.value.place) == ("illegal_choice", 8)


def test_rotated_seats():
    assert rotated(["Ana", "Bea", "Cass"]) == ["Bea", "Cass", "Ana"]


# --- the log ----------------------------------------------------------------------------------------------


def test_the_whole_log_names_everybody_every_turn_and_the_result():
    saved = played(3, 4, hand=True)
    saved.rewinds = [(3, 9, 4)]
    story = chronicle(GAME, saved.match)
    text = log_text(saved, told_whole(saved, story), "The whole log, with everything open.", story)
    rows = text.splitlines()
    assert rows[0] == "The Spanish Main"
    assert "options: Movement cards in hand" in rows
    numbers = [int(row[:3]) for row in rows if row[:3].strip().isdigit() and row[3:5] == "  "]
    assert set(range(1, story.turns + 1)) <= set(numbers)
    assert text.count("The table goes back to turn 3.") == 1
    for seat, name in enumerate(("Ana", "Bea", "Cass")):
        assert f"{name} draws" in text
        assert any(row.endswith(f"stash {story.moments[-1].position.stash[seat]}") for row in rows)


def test_a_seats_log_has_only_its_own_draws():
    saved = played(3, 4, hand=True)
    story = chronicle(GAME, saved.match)
    text = log_text(saved, told(saved, story.lines(1)), "Bea's log")
    assert "Bea draws" in text
    assert "Ana draws" not in text and "Cass draws" not in text


def test_a_log_is_written_once_and_never_over_another(home):
    first = write_log("game", "one ▲\n")
    assert first == logs_folder() / "game.txt" and first.read_text(encoding="utf-8") == "one ▲\n"
    assert write_log("game", "one ▲\n") == first
    second = write_log("game", "two\n")
    assert second.name == "game-2.txt" and first.read_text(encoding="utf-8") == "one ▲\n"
    assert home in second.parents


def test_a_log_that_cannot_be_written_raises(home):
    home.mkdir()
    (home / "data").write_text("in the way")
    with pytest.raises(OSError):
        write_log("game", "one\n")


# --- the record's names -----------------------------------------------------------------------------------


def record_with(**names):
    file = RecordFile()
    file.path.parent.mkdir(parents=True)
    record = Record(names={name: {"spanish_main": tally} for name, tally in names.items()}, counted=["x"])
    file.path.write_text(record.model_dump_json())
    return file


def test_a_renamed_name_keeps_its_games():
    file = record_with(Ana=Tally(played=3, won=1, best=9))
    rename(file, "Ana", "Anna")
    record, problem = file.read()
    assert problem is None and record.counted == ["x"]
    assert record.names == {"Anna": {"spanish_main": Tally(played=3, won=1, best=9)}}


def test_renaming_to_a_known_name_joins_the_games():
    file = record_with(Ana=Tally(played=3, won=1, best=9), Bea=Tally(played=2, won=2, best=12))
    rename(file, "Ana", "Bea")
    assert file.read()[0].names == {"Bea": {"spanish_main": Tally(played=5, won=3, best=12)}}


def test_a_forgotten_name_is_gone_and_its_games_stay_counted():
    file = record_with(Ana=Tally(played=3, won=1, best=9), Bea=Tally(played=2, won=2, best=12))
    forget(file, "Ana")
    record = file.read()[0]
    assert list(record.names) == ["Bea"] and record.counted == ["x"]
    with pytest.raises(KeyError):
        forget(file, "Ana")


def test_the_record_is_not_changed_while_another_process_writes_it(monkeypatch):
    file = record_with(Ana=Tally(played=3, won=1, best=9))

    def held(path):
        raise Locked(path, 4711)

    monkeypatch.setattr(FileLock, "__init__", lambda self, path: held(path))
    with pytest.raises(Locked):
        rename(file, "Ana", "Bea")
    assert list(file.read()[0].names) == ["Ana"]


def test_every_game_of_the_box_has_words_for_its_result():
    from piratebox.wording.results import result_words

    for key in GAMES:
        assert result_words(key).amount(7)
