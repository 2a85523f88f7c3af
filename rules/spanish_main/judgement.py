"""How a computer player thinks, from views only (dossier 11)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Event
from rules.core.game import Decision

from . import inference
from .choices import Accuse, Choice, Pass, PayForAccusation
from .components import SHIP_IDS
from .effects import half_up
from .inference import Belief, Memory
from .outlook import Outlook
from .view import View


@dataclass
class P:
    rival = {2: 1.0, 3: 0.5, 4: 0.35}
    wait = 0.5
    hand_cost = 0.6


class SpanishMainJudgement:
    def policy(self, view: View, decision: Decision, chance: Chance) -> Any:
        """Greedy on the visible board, without inference."""
        if decision.kind == "pay_for_accusation":
            return decision.choices[chance.below(len(decision.choices))]
        own = [SHIP_IDS.index(ship) for ship in view.own_ships()]
        outlook = Outlook(view)
        belief = Belief(view, None)
        daring = chance.below(3) == 0
        best, found = -1e9, []
        for choice in decision.choices:
            worth = outlook.worth(choice)
            value = sum(worth[s] for s in own) * 1.15 - 0.15 * sum(worth)
            if isinstance(choice, Accuse):
                if not daring:
                    continue
                ship = SHIP_IDS.index(choice.pirate)
                value += belief.chance[choice.accused][ship] * half_up(view.fame[ship])
            elif isinstance(choice, Pass):
                value -= 0.01
            if value > best + 1e-6:
                best, found = value, [choice]
            elif value > best - 1e-6:
                found.append(choice)
        return found[chance.below(len(found))]

    def remember(self, memory, view: View, events):
        return inference.remember(memory, view, events)

    def consider(self, view: View, decision: Decision, chance: Chance, effort: int, memory=None) -> Any:
        if decision.kind == "pay_for_accusation":
            return decision.choices[chance.below(len(decision.choices))]
        outlook = Outlook(view)
        belief = Belief(view, memory)
        me = view.seat
        k = P.rival[view.seats]
        coef = [
            belief.chance[me][s] - k * sum(belief.chance[q][s] for q in range(view.seats) if q != me)
            for s in range(9)
        ]
        best, found = -1e9, []
        late = outlook.turns_left < view.seats
        for choice in decision.choices:
            worth = outlook.worth(choice)
            value = sum(c * w for c, w in zip(coef, worth))
            if isinstance(choice, Accuse):
                ship = SHIP_IDS.index(choice.pirate)
                p = belief.chance[choice.accused][ship]
                if p == 0:
                    continue
                value += p * (1 + k) * (half_up(view.fame[ship]) - (0 if late else P.wait))
                if view.options.hand:
                    value -= P.hand_cost * min(1, outlook.turns_left / 15)
            elif isinstance(choice, Pass):
                value -= 0.01
            if value > best + 1e-6:
                best, found = value, [choice]
            elif value > best - 1e-6:
                found.append(choice)
        return found[chance.below(len(found))]

    def value(self, view: View, seat: int) -> float:
        return float(view.known_fame(seat))


JUDGEMENT = SpanishMainJudgement()
