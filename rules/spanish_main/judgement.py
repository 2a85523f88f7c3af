"""How a computer player thinks, from views only (dossier 11)."""

from typing import Any

from rules.core.chance import Chance
from rules.core.game import Decision

from .view import View


class SpanishMainJudgement:
    """A cheap policy, a considered choice and a value of the position."""

    def policy(self, view: View, decision: Decision, chance: Chance) -> Any:
        """A legal choice."""
        return decision.choices[chance.below(len(decision.choices))]

    def consider(self, view: View, decision: Decision, chance: Chance, effort: int) -> Any:
        """A considered choice."""
        return self.policy(view, decision, chance)

    def value(self, view: View, seat: int) -> float:
        """A seat's known fame."""
        return float(view.known_fame(seat))


JUDGEMENT = SpanishMainJudgement()
