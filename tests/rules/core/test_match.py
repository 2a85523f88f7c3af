"""A match as its history: writing, reading, replaying, taking back, and every way it can be wrong."""

import pytest
from pydantic import ValidationError

from rules import GAMES
from rules.core.chance import Chance
from rules.core.game import IllegalChoice
from rules.core.match import (
    MARK_EVERY,
    Match,
    MatchError,
    decode_choice,
    decode_position,
    digest,
    encode_choice,
    encode_position,
    play,
    replay,
    start,
    take_back,
)
from rules.spanish_main.choices import Accuse, Move, Pass, PayForAccusation, Repair

GAME = GAMES["spanish_main"]


def played(choices: int, seed: int = 4):
    """A match after some random choices, with its position."""
    match, state, _ = start(GAME, 3, GAME.options(), seed)
    chance = Chance.seeded(seed)
    for _ in range(choices):
        (decision,) = GAME.decisions(state)
        play(GAME, match, state, decision.seat, decision.choices[chance.below(len(decision.choices))])
    return match, state


def last(match: Match):
    """The position at the end of a match's history."""
    for state, *_ in replay(GAME, match):
        position = state
    return position


def refusal(match: Match) -> MatchError:
    """Why a match cannot be replayed."""
    with pytest.raises(MatchError) as error:
        list(replay(GAME, match))
    return error.value


@pytest.mark.parametrize(
    ("choice", "data"),
    [
        (Move("full_speed", 3), ["move", "full_speed", 3]),
        (Move("fog"), ["move", "fog", None]),
        (Repair(), ["repair"]),
        (Accuse(2, "E1"), ["accuse", 2, "E1"]),
        (Pass(), ["pass", None]),
        (Pass("fog"), ["pass", "fog"]),
        (PayForAccusation("fog"), ["pay_for_accusation", "fog"]),
    ],
)
def test_choices_as_plain_data(choice, data):
    assert encode_choice(choice) == data
    assert decode_choice(GAME, data) == choice


@pytest.mark.parametrize("data", [[], ["sing"], ["repair", 1], ["move", "fog"], [3], [None, "fog"]])
def test_data_that_is_no_choice(data):
    with pytest.raises(ValueError, match="not a choice of spanish_main"):
        decode_choice(GAME, data)


def test_history_and_marks():
    match, state = played(MARK_EVERY + 1)
    assert len(match.choices) == MARK_EVERY + 1
    assert len(match.marks) == 1
    assert (match.game, match.rules, match.seats, match.seed) == ("spanish_main", GAME.rules, 3, 4)
    assert last(match) == state


def test_the_start_comes_first():
    match, state = played(0)
    ((first, seat, choice, events),) = replay(GAME, match)
    assert (first, seat, choice, events) == (state, None, None, [])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_the_deal_brought_is_told_at_the_start_and_in_every_replay(game):
    match, state, events = start(game, game.seats[-1], game.options(), 4)
    assert state == game.new(game.seats[-1], game.options(), 4)
    assert [moment[3] for moment in replay(game, match)] == [events]
    first = {"libertalia": ["campaign"], "meuterer": ["round"]}
    assert [event.kind for event in events] == first.get(game.key, [])


def test_an_illegal_choice_is_not_written():
    match, state = played(3)
    before = digest(state)
    with pytest.raises(IllegalChoice):
        play(GAME, match, state, 0, Move("nothing", 1))
    assert (len(match.choices), digest(state)) == (3, before)


def test_take_back():
    match, _ = played(5)
    _, earlier = played(4)
    take_back(match)
    assert last(match) == earlier


def test_take_back_over_a_mark():
    match, _ = played(MARK_EVERY)
    assert len(match.marks) == 1
    take_back(match)
    assert match.marks == []
    assert len(match.choices) == MARK_EVERY - 1
    assert last(match) == played(MARK_EVERY - 1)[1]
    match, _ = played(MARK_EVERY + 1)
    take_back(match)
    assert len(match.marks) == 1


def test_a_match_survives_json():
    match, state = played(30)
    again = Match.model_validate_json(match.model_dump_json())
    assert again == match
    assert last(again) == state


@pytest.mark.parametrize(
    "change",
    [
        {"extra": 1},
        {"seed": "4"},
        {"choices": [[0, 1.5]]},
        {"choices": "none"},
        {"options": 3},
        {"game": None},
    ],
)
def test_a_match_of_another_shape_is_refused(change):
    match, _ = played(1)
    with pytest.raises(ValidationError):
        Match.model_validate({**match.model_dump(), **change})


@pytest.mark.parametrize(
    ("change", "code", "place", "detail"),
    [
        ({"format": 2}, "newer_format", 0, "2"),
        ({"game": "chess"}, "other_game", 0, "chess"),
        ({"rules": 99}, "other_rules", 0, "99"),
        ({"seats": 9}, "bad_table", 0, "2 to 4"),
        ({"options": {"hand": "maybe"}}, "bad_table", 0, "hand"),
        ({"options": {"gold": True}}, "bad_table", 0, "gold"),
        ({"marks": ["0" * 16]}, "digest_differs", MARK_EVERY, ""),
        ({"marks": []}, "digest_differs", MARK_EVERY, ""),
    ],
)
def test_a_match_that_does_not_fit(change, code, place, detail):
    match, _ = played(MARK_EVERY + 2)
    error = refusal(match.model_copy(update=change))
    assert (error.code, error.place) == (code, place)
    assert detail in error.detail


@pytest.mark.parametrize(
    ("choice", "code", "detail"),
    [
        ([0, "sing"], "unknown_choice", "sing"),
        ([0, "move", "fog", 1, 2], "unknown_choice", "fog"),
        (["0", "repair"], "unknown_choice", "seat '0'"),
        ([None, "repair"], "unknown_choice", "seat None"),
        ([0], "unknown_choice", ""),
        ([], "unknown_choice", ""),
        ([7, "repair"], "illegal_choice", "not_your_turn"),
    ],
)
def test_a_choice_that_does_not_fit(choice, code, detail):
    match, _ = played(4)
    match.choices[2] = choice
    error = refusal(match)
    assert (error.code, error.place) == (code, 3)
    assert detail in error.detail
    assert code in str(error)


def test_a_changed_choice_shows_in_the_digest():
    match, _ = played(MARK_EVERY)
    for place, (seat, *data) in enumerate(match.choices):
        other = match.model_copy(deep=True)
        other.choices[place] = [seat, "pass", None]
        if data != ["pass", None]:
            assert refusal(other).code in ("digest_differs", "illegal_choice")


def test_positions_as_plain_data():
    _, state = played(25)
    again = decode_position(GAME, encode_position(state))
    assert again == state
    assert digest(again) == digest(state)


@pytest.mark.parametrize("change", [{"turn": "soon"}, {"row": None}, {"options": {"hand": 3}}])
def test_a_snapshot_that_is_no_position(change):
    _, state = played(2)
    with pytest.raises(MatchError) as error:
        decode_position(GAME, {**encode_position(state), **change})
    assert error.value.code == "bad_snapshot"
    assert next(iter(change)) in error.value.detail


def test_digests_tell_positions_apart():
    digests = [digest(played(count)[1]) for count in range(30)]
    assert len(set(digests)) == 30
    assert all(len(text) == 16 and int(text, 16) >= 0 for text in digests)
