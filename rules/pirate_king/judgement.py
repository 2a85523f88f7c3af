"""How a computer player thinks, from views only (dossier 11)."""

from collections.abc import Sequence
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Event
from rules.core.game import Decision

from .view import View


class PirateKingJudgement:
    def policy(self, view: View, decision: Decision, chance: Chance) -> Any:
        return decision.choices[chance.below(len(decision.choices))]

    def consider(
        self, view: View, decision: Decision, chance: Chance, effort: int, memory: Any = None
    ) -> Any:
        return self.policy(view, decision, chance)

    def remember(self, memory: Any, view: View, events: Sequence[Event]) -> Any:
        return None

    def value(self, view: View, seat: int) -> float:
        return 0.0


JUDGEMENT = PirateKingJudgement()
