"""How a computer player thinks, from views only (dossier 11).

The deckhand's way (:meth:`SpanishMainJudgement.policy`) is to grab what lies open. The bosun's
(:meth:`SpanishMainJudgement.consider`) weighs who may own what, hides its own ships and picks the time to
accuse.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Event
from rules.core.game import Decision

from . import inference
from .choices import Accuse, Choice, Move, Pass, PayForAccusation, Repair
from .components import HAND_SIZE, SHIP_IDS
from .effects import half_up
from .inference import Belief, Memory
from .outlook import Outlook, Worth
from .view import View

GRUDGE = 0.15
"""How much a deckhand minds the fame of ships that are not its own."""
DARING = 3
"""A deckhand thinks of accusing somebody one turn in this many."""
RIVALS = {2: 1.0, 3: 0.5, 4: 0.35}
"""How much a bosun minds a rival's fame, by seat count."""
PATIENCE = {2: 2.5, 3: 1.4, 4: 1.3}
"""Fame that a right accusation must take for a bosun to make it early, by seat count.

Later there is more to take, but the more rivals, the sooner one of them takes it.
"""
HURRY = 2.0
"""Own turns left at which that patience begins to run out."""
DISCRETION = 0.1
"""How much of the fame at stake a bosun gives up to keep its ships from being guessed."""
DENIAL = 0.1
"""How much of a card's use to the next player counts for taking it away."""
CARD_PRICE = 0.6
"""What the card an accusation costs is worth early in the match (hand variant)."""
IDLE = 0.01
"""What doing nothing is worth less than doing as good as nothing."""

Liking = tuple[float, ...]
"""How much each ship's fame is to somebody's liking, in ``SHIP_IDS`` order."""


class SpanishMainJudgement:
    """A cheap policy, a considered choice, a memory and a value of the position."""

    def policy(self, view: View, decision: Decision, chance: Chance) -> Any:
        """The action that pays most at once, with an accusation now and then."""
        own = view.own_ships()
        liking = tuple(1.0 if ship in own else -GRUDGE for ship in SHIP_IDS)
        outlook = Outlook(view)
        if decision.kind == "pay_for_accusation":
            return least_useful(decision.choices, outlook, liking, chance)
        daring = chance.below(DARING) == 0
        belief = Belief(view, None) if daring else None
        values: dict[Choice, float] = {}
        for choice in decision.choices:
            value = like(liking, outlook.worth(choice))
            if isinstance(choice, Accuse):
                if belief is None:
                    continue
                value += belief.of(choice.accused, choice.pirate) * half_up(view.fame_of(choice.pirate))
            elif isinstance(choice, Pass):
                value -= IDLE
            values[choice] = value
        return best_of(values, chance)

    def consider(
        self, view: View, decision: Decision, chance: Chance, effort: int, memory: Memory | None = None
    ) -> Any:
        """The action that leaves the viewer best off by all that is known.

        Beliefs are computed exactly, so nothing needs to be imagined and ``effort`` does not matter.
        """
        assert view.seat is not None
        outlook, belief = Outlook(view), Belief(view, memory)
        liking = bosuns_liking(view, belief)
        if decision.kind == "pay_for_accusation":
            return least_useful(decision.choices, outlook, liking, chance)
        values: dict[Choice, float] = {}
        for choice in decision.choices:
            value = like(liking, outlook.worth(choice))
            if isinstance(choice, Accuse):
                odds = belief.of(choice.accused, choice.pirate)
                if not odds:
                    continue
                value += accusation_value(view, outlook, choice, odds)
            elif isinstance(choice, Pass):
                value -= IDLE
            values[choice] = value
        if view.options.hand:
            renew_hand(view, outlook, liking, values)
        else:
            deny(view, outlook, belief, values)
        keep_hidden(view, memory, outlook, values)
        return best_of(values, chance)

    def remember(self, memory: Memory | None, view: View, events: Sequence[Event]) -> Memory:
        """What the table has shown so far of who may own what."""
        return inference.remember(memory, view, events)

    def value(self, view: View, seat: int) -> float:
        """The fame a seat holds and may expect, averaged over who may own what."""
        belief, worth = Belief(view, None), Outlook(view).worth(None)
        return view.stash[seat] + like(belief.chance[seat], worth)


def like(liking: Sequence[float], worth: Worth) -> float:
    """How good some ships' worths are to somebody."""
    total = 0.0
    for part, fame in zip(liking, worth, strict=True):
        total += part * fame
    return total


def best_of(values: Mapping[Choice, float], chance: Chance) -> Choice:
    """A choice of the highest value, any of them if several are level."""
    best = max(values.values())
    level = [choice for choice, value in values.items() if value > best - 1e-9]
    return level[chance.below(len(level))]


def bosuns_liking(view: View, belief: Belief) -> Liking:
    """Own ships' fame for, rivals' against, by how likely they are to be theirs."""
    rivalry = RIVALS[view.seats]
    return tuple(
        sum(odds if seat == view.seat else -rivalry * odds for seat, odds in enumerate(by_seat))
        for by_seat in zip(*belief.chance, strict=True)
    )


def accusation_value(view: View, outlook: Outlook, choice: Accuse, odds: float) -> float:
    """What an accusation is worth beyond doing nothing, waiting for more fame being the other way."""
    rounds = outlook.turns_left / view.seats
    patience = PATIENCE[view.seats] * min(1.0, rounds / HURRY)
    value = odds * (1 + RIVALS[view.seats]) * (half_up(view.fame_of(choice.pirate)) - patience)
    if view.options.hand:
        value -= CARD_PRICE * min(1.0, rounds / HAND_SIZE[view.seats])
    return value


def use_of_cards(cards: Iterable[str], outlook: Outlook, liking: Liking) -> dict[str, float]:
    """The most that each movement card can do now for somebody's liking, against doing nothing."""
    nothing = like(liking, outlook.worth(None))
    best: dict[str, float] = {}
    for action in outlook.actions(tuple(dict.fromkeys(cards))):
        if isinstance(action, Move):
            use = like(liking, outlook.worth(action)) - nothing
            best[action.card] = max(use, best.get(action.card, use))
    return best


def least_useful(
    payments: Sequence[PayForAccusation], outlook: Outlook, liking: Liking, chance: Chance
) -> Choice:
    """The payment that gives up the card of least use."""
    uses = use_of_cards((payment.card for payment in payments), outlook, liking)
    return best_of({payment: -uses.get(payment.card, 0.0) for payment in payments}, chance)


def renew_hand(view: View, outlook: Outlook, liking: Liking, values: dict[Choice, float]) -> None:
    """Make passing swap the hand card of least use."""
    uses = use_of_cards(view.hand, outlook, liking)
    for choice in values:
        if isinstance(choice, Pass) and choice.swap is not None:
            values[choice] += 2 * IDLE - DENIAL * max(0.0, uses.get(choice.swap, 0.0))


def deny(view: View, outlook: Outlook, belief: Belief, values: dict[Choice, float]) -> None:
    """Raise the value of actions by what the card they take away would do for the next player."""
    assert view.seat is not None
    rival = (view.seat + 1) % view.seats
    uses = use_of_cards(view.movement, outlook, tuple(belief.chance[rival]))
    ranked = [*sorted(uses.values(), reverse=True), 0.0, 0.0]
    for choice in values:
        card = choice.card if isinstance(choice, Move) else choice.swap if isinstance(choice, Pass) else None
        if card is not None and view.movement.count(card) == 1 and uses.get(card, 0.0) == ranked[0]:
            values[choice] += DENIAL * RIVALS[view.seats] * max(0.0, ranked[0] - max(0.0, ranked[1]))


def keep_hidden(view: View, memory: Memory | None, outlook: Outlook, values: dict[Choice, float]) -> None:
    """Lower the value of actions by how much they give away who owns the viewer's ships."""
    hidden = [SHIP_IDS.index(ship) for ship in view.own_ships() if not view.is_revealed(ship)]
    if not hidden or outlook.turns_left < 1:
        return
    telling = [choice for choice in values if isinstance(choice, Move | Repair)]
    before, after = inference.exposure(view, memory, outlook, [*telling, Pass()])
    for choice in values:
        chances = before if isinstance(choice, Accuse) else after.get(choice, after[Pass()])
        worth = outlook.worth(choice)
        values[choice] -= DISCRETION * sum(chances[ship] * worth[ship] for ship in hidden)


JUDGEMENT = SpanishMainJudgement()
