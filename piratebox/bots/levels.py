"""How strong a computer player is, and its choices at each level."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Event, known_events
from rules.core.game import Decision, Game
from rules.core.match import Match, replay

EFFORT = 24
"""Imagined positions a bosun may look at for one choice."""

_STREAM = 0xB07
"""Keeps a bot's draws apart from those of a deal with the same seed."""


@dataclass(frozen=True, slots=True)
class Level:
    """A strength of play."""

    key: str
    selectable: bool
    """Whether people may sit down with it; the others serve to measure."""
    remembers: bool
    """Whether it keeps a memory of what it saw the others do."""
    choose: Callable[[Game[Any, Any], Any, Decision, Chance, Any], Any]
    """The choice, from game, view, decision, chance and memory."""


def _random(_game: Game[Any, Any], _view: Any, decision: Decision, chance: Chance, _memory: Any) -> Any:
    return decision.choices[chance.below(len(decision.choices))]


def _deckhand(game: Game[Any, Any], view: Any, decision: Decision, chance: Chance, _memory: Any) -> Any:
    return game.judgement.policy(view, decision, chance)


def _bosun(game: Game[Any, Any], view: Any, decision: Decision, chance: Chance, memory: Any) -> Any:
    return game.judgement.consider(view, decision, chance, EFFORT, memory)


LEVELS: dict[str, Level] = {
    level.key: level
    for level in (
        Level("random", selectable=False, remembers=False, choose=_random),
        Level("deckhand", selectable=True, remembers=False, choose=_deckhand),
        Level("bosun", selectable=True, remembers=True, choose=_bosun),
    )
}
"""The levels by name, weakest first."""
SELECTABLE: tuple[str, ...] = tuple(level.key for level in LEVELS.values() if level.selectable)
"""The levels a player can pick, weakest first."""


def find_level(name: str) -> Level:
    """A level by name.

    Raises:
        ValueError: there is no such level; the message names those there are.
    """
    if name not in LEVELS:
        raise ValueError(f"unknown bot level {name!r}; known: {', '.join(LEVELS)}")
    return LEVELS[name]


def bot_words(bot_seed: int, place: int, seat: int) -> tuple[int, ...]:
    """The words that seed one bot choice: its own seed, the number of choices made in the match, its seat.

    Nothing hidden takes part, so what the bot does is the same in all positions that look the same.
    """
    return _STREAM, bot_seed, place, seat


def bot_chance(bot_seed: int, place: int, seat: int) -> Chance:
    """The chance of one bot choice, seeded with :func:`bot_words`."""
    return Chance.seeded(*bot_words(bot_seed, place, seat))


def choose(
    game: Game[Any, Any], level: str, view: Any, decision: Decision, chance: Chance, memory: Any = None
) -> Any:
    """A bot's choice.

    Args:
        game: the game's rules.
        level: one of :data:`LEVELS`.
        view: what the deciding seat knows.
        decision: what it must decide.
        chance: from :func:`bot_chance`.
        memory: what :func:`remember` made of the match so far, or None.

    Raises:
        ValueError: there is no such level.
    """
    return find_level(level).choose(game, view, decision, chance, memory)


def remember(game: Game[Any, Any], memory: Any, view: Any, seat: int, events: Sequence[Event]) -> Any:
    """A seat's memory after a choice, from its view before that choice and the events of it.

    Events the seat may not know are left out here, so all of them can be passed.
    """
    return game.judgement.remember(memory, view, known_events(events, seat))


def recall(game: Game[Any, Any], match: Match, seats: Sequence[int]) -> dict[int, Any]:
    """The memories of some seats, rebuilt by playing a match's history again.

    Raises:
        MatchError: the match cannot be replayed.
    """
    memories: dict[int, Any] = dict.fromkeys(seats)
    views: dict[int, Any] = {}
    for state, _, choice, events in replay(game, match):
        if choice is not None:
            for seat in seats:
                memories[seat] = remember(game, memories[seat], views[seat], seat, events)
        views = {seat: game.view(state, seat) for seat in seats}
    return memories
