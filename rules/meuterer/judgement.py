"""How a computer player thinks, from views only (dossier 11).

The deckhand plays by instinct, and offers goods for this round alone. The bosun imagines what the others may
hold, plays the round out with each of its own choices, and compares what that brings.
"""

from collections.abc import Sequence
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Event
from rules.core.game import Decision

from . import flow
from .instinct import first_of, instinct, plain_plan
from .playout import play_out, suppose
from .state import State
from .view import View
from .worth import estimate

SIFTING = 5
"""Of the imagined positions, one in this many is looked at before the worse half of the choices goes."""
TRUST = 0.2
"""How many points better another choice must look than the one at first sight."""


class MeutererJudgement:
    """A cheap policy, a considered choice and a value of the position; nothing needs remembering."""

    def policy(self, view: View, decision: Decision, chance: Chance) -> Any:
        """What looks best at first sight; in offering goods, for this round alone."""
        state = suppose(view, chance)
        if decision.kind == "offer":
            return first_of(plain_plan(state, decision.seat))
        return instinct(state, decision.seat)

    def consider(
        self, view: View, decision: Decision, chance: Chance, effort: int, memory: Any = None
    ) -> Any:
        """The choice the round ends best with, on average over up to ``effort`` imagined positions.

        Choices that do badly in the first positions are not looked at in the later ones.
        """
        if len(decision.choices) == 1 or decision.kind == "bottom":
            return self.policy(view, decision, chance)
        totals = dict.fromkeys(decision.choices, 0.0)
        totals[instinct(suppose(view, chance), decision.seat)] += TRUST * effort
        for number in range(1, effort + 1):
            state = suppose(view, chance)
            for choice in totals:
                after = state.copy()
                flow.make_choice(after, decision.seat, choice, None)
                play_out(after, decision.seat)
                totals[choice] += margin(after, decision.seat)
            if number % max(1, effort // SIFTING) == 0 and len(totals) > 2:
                best = sorted(totals, key=totals.__getitem__, reverse=True)
                totals = {choice: totals[choice] for choice in best[: max(2, (len(best) + 1) // 2)]}
        return max(totals, key=totals.__getitem__)

    def remember(self, memory: Any, view: View, events: Sequence[Event]) -> None:
        """Nothing: what can be deduced stands in the view."""

    def value(self, view: View, seat: int) -> float:
        """How many points a seat is ahead, outlook included, in a position imagined from the view."""
        return margin(suppose(view, Chance(0)), seat)


def margin(state: State, seat: int) -> float:
    """How many points a seat is ahead of its rivals, the best of them counting most."""
    rivals = [estimate(state, other) for other in range(state.seats) if other != seat]
    return estimate(state, seat) - (max(rivals) + sum(rivals) / len(rivals)) / 2


JUDGEMENT = MeutererJudgement()
