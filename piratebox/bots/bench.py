"""How fast a game is: random play, copies, views, choices, saves."""

import gc
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from statistics import median, quantiles
from typing import Any

from rules.core.chance import Chance
from rules.core.game import Game
from rules.core.match import Match, decode_position, encode_position, play, replay, start

_RANDOM_SECONDS = 0.5
_RANDOM_RUNS = 5
_REPEATS = 5
_SAMPLES = 60


def nearest_seats(game: Game[Any, Any], wanted: int = 3) -> int:
    """The seat count a game is measured at: three, or the nearest it can be played by."""
    return min(game.seats, key=lambda seats: abs(seats - wanted))


def bench(game: Game[Any, Any], seats: int | None = None) -> dict[str, Any]:
    """Measure a game; takes a few seconds.

    Returns:
        ``random_decisions_per_second`` and ``games_per_second`` for random play without events, of the
        fastest of several short runs, which whatever else the machine does has disturbed least;
        ``copy_us`` and ``view_us``, microseconds for a copy and a view, medians over positions of a match;
        ``apply_p99_us``, the slowest hundredth of choices; ``policy_us`` for a deckhand's choice;
        ``save_ms``, milliseconds to write and read a finished match with its snapshot as JSON text;
        ``replay_ms``, to play that match again.

    Raises:
        ValueError: the game cannot be played by that many.
    """
    seats = nearest_seats(game) if seats is None else seats
    with _imports_out_of_the_way():
        runs = [_random_play(game, seats, _RANDOM_SECONDS) for _ in range(_RANDOM_RUNS)]
    decisions, games, seconds = max(runs, key=lambda run: run[0] / run[2])
    match, states = _sample_match(game, seats)
    final = states[-1]
    spots = [state for state in states if game.decisions(state)]
    spots = spots[:: max(1, len(spots) // _SAMPLES)]
    return {
        "game": game.key,
        "seats": seats,
        "random_decisions_per_second": round(decisions / seconds),
        "games_per_second": round(games / seconds, 1),
        "copy_us": _micros([_timed(state.copy, 20) for state in spots]),
        "view_us": _micros([_timed(partial(game.view, state, 0), 20) for state in spots]),
        "apply_p99_us": round(1e6 * quantiles(_apply_times(game, seats), n=100)[98], 1),
        "policy_us": _micros([_policy_time(game, state) for state in spots]),
        "save_ms": round(1e3 * median(_timed(lambda: _save(game, match, final)) for _ in range(_REPEATS)), 3),
        "replay_ms": round(1e3 * median(_timed(lambda: _replay(game, match)) for _ in range(_REPEATS)), 3),
    }


def _micros(times: list[float]) -> float:
    return round(1e6 * median(times), 1)


def _timed(work: Callable[[], object], repeats: int = 1) -> float:
    """Seconds for one run of some work, averaged over repeats."""
    started = time.perf_counter()
    for _ in range(repeats):
        work()
    return (time.perf_counter() - started) / repeats


@contextmanager
def _imports_out_of_the_way() -> Iterator[None]:
    """Spare the garbage collector what starting the app has made, which is no work of the rules."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def _random_play(game: Game[Any, Any], seats: int, seconds: float) -> tuple[int, int, float]:
    """Decisions, games and seconds of random play, whole games until the time is up.

    The library's generator chooses: the figure is for the rules, and ours takes longer than some choices do.
    """
    pick, options = Random(1).random, game.options()
    decide, apply = game.decisions, game.apply
    decisions = games = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        state = game.new(seats, options, games)
        while open_now := decide(state):
            seat, _, choices, _ = open_now[0]
            apply(state, seat, choices[int(pick() * len(choices))], False)
            decisions += 1
        games += 1
    return decisions, games, spent


def _apply_times(game: Game[Any, Any], seats: int) -> list[float]:
    """Seconds of each choice of some random matches, with events."""
    chance, options = Chance.seeded(2), game.options()
    times = []
    for deal in range(_SAMPLES):
        state = game.new(seats, options, deal)
        while open_now := game.decisions(state):
            decision = open_now[0]
            choice = decision.choices[chance.below(len(decision.choices))]
            started = time.perf_counter()
            game.apply(state, decision.seat, choice)
            times.append(time.perf_counter() - started)
    return times


def _sample_match(game: Game[Any, Any], seats: int) -> tuple[Match, list[Any]]:
    """A match between deckhands, with a copy of every position."""
    match, state, _ = start(game, seats, game.options(), 1)
    states = [state.copy()]
    chance = Chance.seeded(3)
    while open_now := game.decisions(state):
        decision = open_now[0]
        choice = game.judgement.policy(game.view(state, decision.seat), decision, chance)
        play(game, match, state, decision.seat, choice)
        states.append(state.copy())
    return match, states


def _policy_time(game: Game[Any, Any], state: Any) -> float:
    decision = game.decisions(state)[0]
    view, chance = game.view(state, decision.seat), Chance.seeded(4)
    return _timed(lambda: game.judgement.policy(view, decision, chance))


def _save(game: Game[Any, Any], match: Match, state: Any) -> None:
    text = json.dumps({"match": match.model_dump(mode="json"), "snapshot": encode_position(state)})
    data = json.loads(text)
    Match.model_validate(data["match"])
    decode_position(game, data["snapshot"])


def _replay(game: Game[Any, Any], match: Match) -> None:
    for _ in replay(game, match):
        pass
