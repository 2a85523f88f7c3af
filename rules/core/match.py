"""A match is its history: seed, seats, options and choices give every position again."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from .events import Event, Recorder
from .game import Game, IllegalChoice

FORMAT = 1
"""The shape of :class:`Match` itself."""
MARK_EVERY = 20
"""Choices between two position digests."""


class MatchError(Exception):
    """A match that cannot be replayed.

    ``place`` counts choices from 1; 0 means before the first. ``code`` is a short name for the app to word.
    """

    def __init__(self, code: str, place: int, detail: str = "") -> None:
        super().__init__(f"{code} at choice {place}: {detail}" if detail else f"{code} at choice {place}")
        self.code = code
        self.place = place
        self.detail = detail


class Match(BaseModel):
    """The history of one match, finished or not.

    ``choices`` holds ``[seat, tag, *fields]``; ``marks`` the position's digest after every
    :data:`MARK_EVERY` choices.
    """

    model_config = ConfigDict(extra="forbid", strict=True)

    format: int = FORMAT
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: int
    choices: list[list[int | str | None]] = []
    marks: list[str] = []


_adapters: dict[type, TypeAdapter[Any]] = {}


def _adapter(state_type: type) -> TypeAdapter[Any]:
    if state_type not in _adapters:
        _adapters[state_type] = TypeAdapter(state_type)
    return _adapters[state_type]


def encode_position(state: Any) -> dict[str, Any]:
    """A position as plain JSON data."""
    data: dict[str, Any] = _adapter(type(state)).dump_python(state, mode="json")
    return data


def decode_position(game: Game[Any, Any], data: Any) -> Any:
    """The position that :func:`encode_position` wrote.

    Raises:
        MatchError: the data is not a position of this game.
    """
    try:
        return _adapter(game.state_type).validate_python(data)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise MatchError("bad_snapshot", 0, f"{place}: {first['msg']}") from error


def digest(state: Any) -> str:
    """Sixteen hexadecimal digits that tell positions apart."""
    return hashlib.sha256(_adapter(type(state)).dump_json(state)).hexdigest()[:16]


@cache
def _tag(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


def _fields(choice_type: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(choice_type))


def encode_choice(choice: Any) -> list[int | str | None]:
    """A choice as ``[tag, *fields]``, the tag being its type's name in snake case."""
    return [_tag(type(choice).__name__), *(getattr(choice, name) for name in _fields(type(choice)))]


def decode_choice(game: Game[Any, Any], data: Sequence[int | str | None]) -> Any:
    """The choice that :func:`encode_choice` wrote.

    Raises:
        ValueError: no choice of this game looks like that.
    """
    for choice_type in game.choice_types:
        if data and data[0] == _tag(choice_type.__name__) and len(data) == 1 + len(_fields(choice_type)):
            return choice_type(*data[1:])
    raise ValueError(f"not a choice of {game.key}: {list(data)!r}")


def start(game: Game[Any, Any], seats: int, options: Any, seed: int) -> tuple[Match, Any, list[Event]]:
    """A new match, its first position, and what happened on the way there.

    Raises:
        ValueError: the game cannot be played by that many.
    """
    recorder = Recorder()
    state = game.new(seats, options, seed, recorder)
    match = Match(
        game=game.key, rules=game.rules, seats=seats, options=options.model_dump(mode="json"), seed=seed
    )
    return match, state, recorder.events


def play(game: Game[Any, Any], match: Match, state: Any, seat: int, choice: Any) -> list[Event]:
    """Apply a choice to the position and write it into the match.

    Raises:
        IllegalChoice: the choice is not open to that seat; nothing has changed.
    """
    events = game.apply(state, seat, choice)
    match.choices.append([seat, *encode_choice(choice)])
    if len(match.choices) % MARK_EVERY == 0:
        match.marks.append(digest(state))
    return events


def take_back(match: Match) -> None:
    """Forget the last choice of a match's history."""
    match.choices.pop()
    del match.marks[len(match.choices) // MARK_EVERY :]


def replay(game: Game[Any, Any], match: Match) -> Iterator[tuple[Any, int | None, Any, list[Event]]]:
    """Yield ``(position, seat, choice, events)`` for the deal and after every choice.

    The deal comes with seat and choice ``None``. The position yielded is one object that changes in place.

    Raises:
        MatchError: the match is not of this game and rules, or a choice or digest does not fit.
    """
    if match.format != FORMAT:
        raise MatchError("newer_format", 0, str(match.format))
    if match.game != game.key:
        raise MatchError("other_game", 0, match.game)
    if match.rules != game.rules:
        raise MatchError("other_rules", 0, f"{match.rules}, not {game.rules}")
    try:
        options = game.options.model_validate(match.options)
        recorder = Recorder()
        state = game.new(match.seats, options, match.seed, recorder)
    except ValidationError as error:
        first = error.errors()[0]
        option = ".".join(str(part) for part in first["loc"])
        raise MatchError("bad_table", 0, f"option {option}: {first['msg']}") from error
    except ValueError as error:
        raise MatchError("bad_table", 0, str(error)) from error
    yield state, None, None, recorder.events
    for place, (seat, *data) in enumerate((row or [None] for row in match.choices), start=1):
        try:
            choice = decode_choice(game, data)
        except (TypeError, ValueError) as error:
            raise MatchError("unknown_choice", place, str(error)) from error
        if not isinstance(seat, int):
            raise MatchError("unknown_choice", place, f"seat {seat!r}")
        try:
            events = game.apply(state, seat, choice)
        except IllegalChoice as error:
            raise MatchError("illegal_choice", place, error.reason) from error
        if place % MARK_EVERY == 0:
            mark = place // MARK_EVERY - 1
            if mark >= len(match.marks) or match.marks[mark] != digest(state):
                raise MatchError("digest_differs", place)
        yield state, seat, choice, events
