"""x."""

from typing import Any


class J:
    """x."""

    def policy(self, view: Any, decision: Any, chance: Any) -> Any:
        """x."""
        return decision.choices[chance.below(len(decision.choices))]

    def consider(self, view: Any, decision: Any, chance: Any, effort: int, memory: Any = None) -> Any:
        """x."""
        return self.policy(view, decision, chance)

    def remember(self, memory: Any, view: Any, events: Any) -> Any:
        """x."""
        return None

    def value(self, view: Any, seat: int) -> float:
        """x."""
        return 0.0


JUDGEMENT = J()
