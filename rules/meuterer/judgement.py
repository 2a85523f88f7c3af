"""stub."""

from typing import Any


class J:
    def policy(self, view: Any, decision: Any, chance: Any) -> Any:
        return decision.choices[chance.below(len(decision.choices))]

    def consider(self, view: Any, decision: Any, chance: Any, effort: int, memory: Any = None) -> Any:
        return self.policy(view, decision, chance)

    def remember(self, memory: Any, view: Any, events: Any) -> Any:
        return None

    def value(self, view: Any, seat: int) -> float:
        return 0.0


JUDGEMENT = J()
