"""How a computer player thinks, from views only (dossier 11).

A deckhand (:meth:`VascoJudgement.policy`) plays by rule of thumb. A bosun (:meth:`VascoJudgement.consider`)
tries its choices, plays each out to the end of the round by rule of thumb, for everybody, on piles it can
only imagine, and weighs what comes of it.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Event
from rules.core.game import Decision

from .choices import Back, Place, Refuse
from .components import AREAS, ROUNDS, Box
from .decisions import choices
from .flow import proceed
from .instinct import LEAD, area_needs, instinct
from .outlook import worth
from .state import State
from .view import View, imagine

LOOKS = 120
"""Positions within an own action that a bosun looks at, at most."""
CANDIDATES = 8
"""Lines that it plays out, for an effort of three times as many."""
NUMBERS = 3
"""Numbers that it tries in each area, when placing."""
FORESIGHT = 4
"""The round from which on it plays out the rest of the match, not just of the round."""
RIVALRY = {2: 0.6, 3: 0.3, 4: 0.2}
"""How much a bosun minds a rival's VP, by seat count."""


def play_out(state: State, box: Box, horizon: int) -> None:
    """Everybody plays by instinct until a round after ``horizon`` begins, or to the end."""
    while state.agenda and state.round <= horizon:
        step = state.agenda[-1]
        proceed(state, box, int(step[1]), instinct(state, box, step, choices(state, box, step)), None)


def standing(state: State, box: Box, seat: int) -> float:
    """How well a seat stands against the others."""
    values = [worth(state, box, other) for other in range(state.seats)]
    own = values[seat]
    return own - RIVALRY[state.seats] * (sum(values) - own)


class VascoJudgement:
    """A cheap policy, a considered choice and a value of the position; nothing needs to be remembered."""

    def policy(self, view: View, decision: Decision, chance: Chance) -> Any:
        """What a deckhand does by rule of thumb."""
        state = imagine(view, chance)
        return instinct(state, state.box, state.agenda[-1], decision.choices)

    def consider(
        self, view: View, decision: Decision, chance: Chance, effort: int, memory: Any = None
    ) -> Any:
        """The choice whose lines come out best; ``effort`` bounds how often one is played out."""
        base = imagine(view, Chance(0))
        box, seat = base.box, decision.seat
        if decision.kind == "place":
            lines = placements(base, box, seat, decision.choices)
        else:
            lines = own_lines(base, box, seat)
        lines = lines[: max(2, effort * CANDIDATES // 24)]
        if len({line[0] for line in lines}) == 1:
            return lines[0][0]
        return best_line(view, box, seat, lines, chance, effort)[0]

    def remember(self, memory: Any, view: View, events: Sequence[Event]) -> Any:
        """Nothing: all that matters lies open."""
        return None

    def value(self, view: View, seat: int) -> float:
        """The VP a seat has and may expect."""
        state = imagine(view, Chance(0))
        return worth(state, state.box, seat)


Line = tuple[Any, ...]
"""Choices that a seat makes one after the other."""


def placements(base: State, box: Box, seat: int, options: Sequence[Any]) -> list[Line]:
    """Some numbers in each area, those in the areas that are needed most first."""
    needs = area_needs(base, box, seat)
    found: list[tuple[float, Line]] = []
    for area in AREAS:
        placed = [choice for choice in options if type(choice) is Place and choice.area == area]
        if not placed:
            continue
        wish = base.marker + LEAD * (AREAS.index(area) - 1) if area != "characters" else base.marker - 1
        for rank, target in enumerate((wish, wish + 4, wish - 3)[:NUMBERS]):
            choice = min(placed, key=lambda other: abs(other.number - target))
            if (choice,) not in [line for _, line in found]:
                found.append((needs[area] - 0.9 * rank, (choice,)))
    found.sort(key=lambda pair: -pair[0])
    return [line for _, line in found]


def own_lines(base: State, box: Box, seat: int) -> list[Line]:
    """The ways a seat can finish what it is doing, the most promising first."""
    number, turn = base.resolving, base.round
    found: list[tuple[float, int, Line]] = []
    frontier: list[tuple[float, int, State, Line]] = [(0.0, 0, base, ())]
    looks = 0
    while frontier and looks < LOOKS:
        _, _, state, line = heappop(frontier)
        for choice in choices(state, box, state.agenda[-1]):
            if type(choice) in (Back, Refuse):
                continue
            looks += 1
            after = state.copy()
            proceed(after, box, seat, choice, None)
            way = (*line, choice)
            going_on = (
                after.agenda
                and after.agenda[-1][1] == seat
                and after.resolving == number
                and after.round == turn
                and number > 0
            )
            value = worth(after, box, seat)
            if going_on:
                heappush(frontier, (-value, looks, after, way))
            else:
                found.append((-value, looks, way))
    found += [(value, place, way) for value, place, _, way in frontier]
    found.sort(key=lambda entry: entry[:2])
    return [way for _, _, way in found]


def best_line(view: View, box: Box, seat: int, lines: list[Line], chance: Chance, effort: int) -> Line:
    """The line that comes out best when played out; the better half gets the next tries."""
    horizon = ROUNDS if view.round >= FORESIGHT else view.round
    totals = [0.0] * len(lines)
    tries = [0] * len(lines)
    alive = list(range(len(lines)))
    samples, spent = 1, 0
    while len(alive) > 1 and spent + samples * len(alive) <= effort:
        for _ in range(samples):
            start = imagine(view, chance)
            for line in alive:
                state = start.copy()
                for choice in lines[line]:
                    proceed(state, box, seat, choice, None)
                play_out(state, box, horizon)
                totals[line] += standing(state, box, seat)
                tries[line] += 1
                spent += 1
        alive.sort(key=lambda line: -totals[line] / tries[line])
        alive = alive[: (len(alive) + 1) // 2]
        samples *= 2
    return lines[max(alive, key=lambda line: totals[line] / tries[line] if tries[line] else 0.0)]


JUDGEMENT = VascoJudgement()
