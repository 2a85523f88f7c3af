"""Every table the box can lay: each game, each seat count, each set of options worth trying."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from pydantic import ValidationError

from rules import GAMES
from rules.core.chance import Chance
from rules.core.events import Event
from rules.core.game import Decision, Game, Options

LONGEST = 5000
"""Choices after which a random match is held to be endless."""
POSITIONS = 6
"""Positions looked at closely in each random match."""


@dataclass(frozen=True)
class Table:
    """A game, a seat count and options."""

    key: str
    seats: int
    name: str
    options: Options

    def __str__(self) -> str:
        return f"{self.key}-{self.seats}-{self.name}"

    @property
    def game(self) -> Game[Any, Any]:
        return GAMES[self.key]


def _other_values(annotation: Any, default: Any) -> list[Any]:
    """Values of an option other than its default, the furthest last."""
    if annotation is bool:
        return [not default]
    if get_origin(annotation) is Literal:
        return [value for value in get_args(annotation) if value != default]
    if get_origin(annotation) in (Union, UnionType):
        return [value for part in get_args(annotation) for value in _other_values(part, default)]
    return []


def option_sets(options: type[Options]) -> dict[str, Options]:
    """The defaults, every other value of one option alone, and all options changed together."""
    others = {
        name: _other_values(field.annotation, field.default) for name, field in options.model_fields.items()
    }
    wanted = {"default": {}}
    for name, values in others.items():
        for value in values:
            wanted[name if value is True else f"{name}={value}"] = {name: value}
    wanted["all"] = {name: values[-1] for name, values in others.items() if values}
    found = {}
    for name, values in wanted.items():
        try:
            found[name] = options(**values)
        except ValidationError:
            continue
    return found


def tables() -> Iterator[Table]:
    """Every table that can be laid; options a game refuses for a seat count are left out."""
    for key, game in GAMES.items():
        for seats in game.seats:
            for name, options in option_sets(game.options).items():
                try:
                    game.new(seats, options, 0)
                except ValueError:
                    assert name != "default", f"{key} cannot be played by {seats}"
                    continue
                yield Table(key, seats, name, options)


TABLES = tuple(tables())


class Step(NamedTuple):
    """One choice of a random match; ``before`` must not be changed."""

    before: Any
    decisions: tuple[Decision, ...]
    seat: int
    choice: Any
    events: list[Event]


@cache
def random_match(table: Table, seed: int) -> tuple[tuple[Step, ...], Any]:
    """A match of random choices and its last position."""
    game, chance = table.game, Chance.seeded(seed, table.seats)
    state = game.new(table.seats, table.options, seed)
    steps: list[Step] = []
    while decisions := game.decisions(state):
        assert len(steps) < LONGEST, "the match does not end"
        decision = decisions[chance.below(len(decisions))]
        choice = decision.choices[chance.below(len(decision.choices))]
        before = state.copy()
        steps.append(Step(before, decisions, decision.seat, choice, game.apply(state, decision.seat, choice)))
    return tuple(steps), state


def some_steps(table: Table, seed: int) -> list[Step]:
    """A few steps spread over a random match, early ones as well as the last."""
    steps, _ = random_match(table, seed)
    places = {round(part * (len(steps) - 1) / (POSITIONS - 1)) for part in range(POSITIONS)}
    return [steps[place] for place in sorted(places)]


@cache
def choices_of(table: Table) -> tuple[Any, ...]:
    """Choices that were open at some time at any table of this game: material for unlisted ones."""
    found = {}
    for other in TABLES:
        if other.key == table.key and other.name in ("default", "all"):
            for step in random_match(other, 1)[0]:
                for decision in step.decisions:
                    found.update(dict.fromkeys(decision.choices))
    return tuple(found)
