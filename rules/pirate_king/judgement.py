"""How a computer player thinks, from views only (dossier 11).

The deckhand (:meth:`PirateKingJudgement.policy`) flips until it gets dangerous and takes what shows most. The
bosun (:meth:`PirateKingJudgement.consider`) weighs what the round may still bring against what it has.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Event
from rules.core.game import Decision

from .choices import Choice, Continue, PlaceAt, Stop
from .flow import answer
from .odds import bust_chance
from .prospects import Prospects, settle
from .view import View, imagine
from .worth import worths

DARING = 0.4
"""The chance to bust that a deckhand still takes."""
GLANCE = 2
"""How many cards into a chain it looks."""
BOLDNESS = 0.15
"""How much better than stopping going on is taken to be."""
TRIALS = 6
"""Positions imagined for each answer to a question in a chain."""


class PirateKingJudgement:
    """A cheap policy, a considered choice and a value of the position; nothing needs to be remembered."""

    def policy(self, view: View, decision: Decision, chance: Chance) -> Any:
        """Flip while it is not too dangerous, take what shows most."""
        if decision.kind == "ballot":
            hand = view.hand(decision.seat, view.deck_known_to(decision.seat))
            return Continue() if bust_chance(hand, view.box, GLANCE) <= DARING else Stop()
        return best_of(decision.choices, [showing(view, choice) for choice in decision.choices], chance)

    def consider(
        self, view: View, decision: Decision, chance: Chance, effort: int, memory: Any = None
    ) -> Any:
        """What leaves the seat best off by all it knows."""
        seat, choices = decision.seat, decision.choices
        match decision.kind:
            case "ballot":
                prospects = Prospects(view, seat)
                return Continue() if prospects.go_on() + BOLDNESS > prospects.stop() else Stop()
            case "remove":
                rival = 1 - seat
                found = worths(view, rival, tuple(choice.card for choice in choices))
                return best_of(choices, [found[choice.card] for choice in choices], chance)
            case "pirate" | "monster" | "loot":
                found = worths(view, seat, tuple(choice.card for choice in choices))
                return best_of(choices, [found[choice.card] for choice in choices], chance)
            case "look":
                return best_of(choices, [welcome(view, choice.card) for choice in choices], chance)
        return best_of(choices, tried(view, seat, choices, min(effort, TRIALS), chance), chance)

    def remember(self, memory: Any, view: View, events: Sequence[Event]) -> Any:
        """Nothing: all that counts lies on the table."""
        return None

    def value(self, view: View, seat: int) -> float:
        """The crowns a seat has and may expect from its cards."""
        return sum(worths(view, seat, (card,))[card] for card in view.owned(seat))


def best_of(choices: Sequence[Choice], values: Iterable[float], chance: Chance) -> Choice:
    """A choice of the highest value, any of them if several are level."""
    rated = list(zip(values, choices, strict=True))
    best = max(value for value, _ in rated)
    level = [choice for value, choice in rated if value > best - 1e-9]
    return level[chance.below(len(level))]


def showing(view: View, choice: Choice) -> float:
    """What a deckhand sees in a choice: crowns, swords and gold, less curses."""
    if isinstance(choice, PlaceAt):
        there = view.totals(choice.seat)
        return there.curse + 0.1 * (there.sword + there.gold)
    face = view.box.faces[getattr(choice, "card", "")]
    return 2 * face.crown + face.sword + face.gold - 2 * face.curse


def welcome(view: View, card: str) -> float:
    """How soon a card should come up again."""
    face = view.box.faces[card]
    return face.sword + face.gold - 3 * face.curse


def tried(view: View, seat: int, choices: Sequence[Choice], trials: int, chance: Chance) -> list[float]:
    """What each answer to a question in a chain leads to, averaged over imagined positions."""
    totals = [0.0] * len(choices)
    prospects = Prospects(view, seat)
    for _ in range(trials):
        base = imagine(view, chance)
        step = base.agenda.pop()
        for place, choice in enumerate(choices):
            state = base.copy()
            answer(state, step, seat, choice, None)
            settle(state)
            table = [state.totals(other) for other in range(view.seats)]
            totals[place] += prospects.pay(table[seat], table, state.status)
    return totals


JUDGEMENT = PirateKingJudgement()
