"""Matches between computer players without a screen, to measure them."""

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from rules.core.game import Game, Options

from .levels import bot_chance, choose, find_level, remember

_NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True)
class BotResult:
    """How one listed bot did; ``low95`` and ``high95`` bound its win share (Wilson)."""

    bot: str
    seatings: int
    wins: float
    win_share: float
    low95: float
    high95: float
    mean_score: float
    ms_per_decision: float


@dataclass(frozen=True, slots=True)
class SimulationReport:
    """The outcome of some simulated matches; ``seconds`` is the time they took."""

    game: str
    seats: int
    games: int
    seed: int
    seconds: float
    decisions: int
    decisions_per_second: float
    mean_turns: float
    bots: tuple[BotResult, ...]

    def to_json(self) -> dict[str, Any]:
        """The report as JSON data."""
        data = asdict(self)
        data["bots"] = list(data["bots"])
        return data


@dataclass(slots=True)
class _Tally:
    """What one listed bot has gathered so far; ``seconds`` is its own thinking time."""

    seatings: int = 0
    wins: float = 0.0
    score: float = 0.0
    decisions: int = 0
    seconds: float = 0.0


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """The 95% interval of a share after some trials; all from 0 to 1 after none."""
    if trials == 0:
        return 0.0, 1.0
    share, square = wins / trials, _NORMAL_95**2
    centre = share + square / (2 * trials)
    spread = _NORMAL_95 * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    scale = 1 + square / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def seating(bots: int, seats: int, game_number: int) -> tuple[int, ...]:
    """Which listed bot sits in each seat: one place further round from game to game.

    With fewer bots than seats the last takes the seats left over.
    """
    return tuple(min((seat + game_number) % seats, bots - 1) for seat in range(seats))


def simulate(
    game: Game[Any, Any],
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Options,
    progress: Callable[[int, int], None] | None = None,
) -> SimulationReport:
    """Play some matches between bots.

    Deals are paired: each is played once in every rotation of the bots before the next one.

    Args:
        game: the game to play.
        seats: how many play.
        bots: levels, one for each seat; the last stands for those not named.
        games: how many matches.
        seed: fixes deals and bots.
        options: the game's options.
        progress: called with games played and games in all after each one.

    Raises:
        ValueError: a level is unknown, there are no bots or more than seats, ``games`` is below 1, or the
            game cannot be played by that many.
    """
    for bot in bots:
        find_level(bot)
    if not 1 <= len(bots) <= seats:
        raise ValueError(f"1 to {seats} bots, not {len(bots)}")
    if games < 1:
        raise ValueError(f"at least 1 game, not {games}")
    tallies = [_Tally() for _ in bots]
    started = time.perf_counter()
    turns = 0
    for number in range(games):
        places = seating(len(bots), seats, number)
        deal = seed + number // seats
        turns += _play(game, [bots[place] for place in places], places, tallies, deal, options, seed + number)
        if progress is not None:
            progress(number + 1, games)
    seconds = time.perf_counter() - started
    decisions = sum(tally.decisions for tally in tallies)
    return SimulationReport(
        game=game.key,
        seats=seats,
        games=games,
        seed=seed,
        seconds=round(seconds, 3),
        decisions=decisions,
        decisions_per_second=round(decisions / seconds, 1),
        mean_turns=round(turns / games, 2),
        bots=tuple(_result(bot, tally) for bot, tally in zip(bots, tallies, strict=True)),
    )


def _play(
    game: Game[Any, Any],
    levels: Sequence[str],
    places: Sequence[int],
    tallies: Sequence[_Tally],
    deal: int,
    options: Options,
    bot_seed: int,
) -> int:
    """Play one match, add it to the tallies and return its number of turns."""
    seats = range(len(levels))
    state = game.new(len(levels), options, deal)
    memories: dict[int, Any] = {seat: None for seat in seats if find_level(levels[seat]).remembers}
    place = 0
    while decisions := game.decisions(state):
        decision = decisions[0]
        seat = decision.seat
        views = {other: game.view(state, other) for other in {seat, *memories}}
        tally = tallies[places[seat]]
        started = time.perf_counter()
        chance = bot_chance(bot_seed, place, seat)
        choice = choose(game, levels[seat], views[seat], decision, chance, memories.get(seat))
        tally.seconds += time.perf_counter() - started
        tally.decisions += 1
        events = game.apply(state, seat, choice, record=bool(memories))
        for other, memory in memories.items():
            started = time.perf_counter()
            memories[other] = remember(game, memory, views[other], other, events)
            tallies[places[other]].seconds += time.perf_counter() - started
        place += 1
    standings = game.standings(state)
    for seat in seats:
        tally = tallies[places[seat]]
        tally.seatings += 1
        tally.score += standings.scores[seat]
        if seat in standings.winners:
            tally.wins += 1 / len(standings.winners)
    return game.turn(state)


def _result(bot: str, tally: _Tally) -> BotResult:
    low, high = wilson(tally.wins, tally.seatings)
    return BotResult(
        bot=bot,
        seatings=tally.seatings,
        wins=round(tally.wins, 4),
        win_share=round(tally.wins / max(1, tally.seatings), 4),
        low95=round(low, 4),
        high95=round(high, 4),
        mean_score=round(tally.score / max(1, tally.seatings), 3),
        ms_per_decision=round(1000 * tally.seconds / max(1, tally.decisions), 3),
    )
