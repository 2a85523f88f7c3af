"""How a computer player thinks, from views only (dossier 11).

The deckhand plays what promises most by experience, and takes what looks best at first sight. The bosun
imagines what the others may hold and play, plays the day out with each of its own choices, and compares.
"""

from collections.abc import Sequence
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Event
from rules.core.game import Decision

from . import flow
from .playout import WHIM, appeal, likely_play, play_day, play_out
from .state import State
from .view import View, imagine
from .worth import estimate

OPEN = 3
"""Once all lies open, one position in this many is imagined: little is left to chance."""


class LibertaliaJudgement:
    """A cheap policy, a considered choice and a value of the position; nothing needs remembering."""

    def policy(self, view: View, decision: Decision, chance: Chance) -> Any:
        """What looks best at first sight; in playing characters there is some whim."""
        state = imagine(view, chance)
        values = [appeal(state, decision.seat, choice) for choice in decision.choices]
        if decision.kind == "play":
            values = [value + WHIM * chance.share() for value in values]
        return best_of(decision.choices, values, chance)

    def consider(
        self, view: View, decision: Decision, chance: Chance, effort: int, memory: Any = None
    ) -> Any:
        """The choice that the day ends best with, on average over up to ``effort`` imagined positions."""
        if len(decision.choices) == 1 or decision.kind == "colour":
            return self.policy(view, decision, chance)
        totals = [0.0] * len(decision.choices)
        for _ in range(effort if decision.kind == "play" else max(1, effort // OPEN)):
            state = imagine(view, chance)
            plays = [likely_play(state, seat, chance) for seat in range(state.seats)]
            for place, choice in enumerate(decision.choices):
                after = state.copy()
                if decision.kind == "play":
                    plays[decision.seat] = choice.rank
                    play_day(after, plays)
                else:
                    flow.make_choice(after, decision.seat, choice, None)
                    play_out(after)
                totals[place] += margin(after, decision.seat)
        return best_of(decision.choices, totals, chance)

    def remember(self, memory: Any, view: View, events: Sequence[Event]) -> None:
        """Nothing: what can be deduced stands in the view."""

    def value(self, view: View, seat: int) -> float:
        """How many doubloons a seat is ahead, in a position imagined from the view."""
        return margin(imagine(view, Chance(0)), seat)


def margin(state: State, seat: int) -> float:
    """How many doubloons a seat is ahead of its rivals, the best of them counting most."""
    rivals = [estimate(state, other) for other in range(state.seats) if other != seat]
    return estimate(state, seat) - (max(rivals) + sum(rivals) / len(rivals)) / 2


def best_of(choices: Sequence[Any], values: Sequence[float], chance: Chance) -> Any:
    """A choice of the highest value, any of them if several are level."""
    best = max(values)
    level = [choice for choice, value in zip(choices, values, strict=True) if value > best - 1e-9]
    return level[chance.below(len(level))]


JUDGEMENT = LibertaliaJudgement()
