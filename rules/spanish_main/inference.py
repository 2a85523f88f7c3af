"""Who may own what, from what everybody has seen each seat do (dossier 11).

A memory holds, for each seat and each set of ships it might have been dealt, the logarithm of how well that
set explains the seat's public actions. It depends on public facts alone, so every seat comes to the same one.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import exp, log

from rules.core.events import Event

from .choices import Accuse, Choice, Move, Pass, Repair
from .components import PIRATES_EACH, SHIP_IDS
from .outlook import Outlook, Worth
from .view import Owners, View, hypotheses

KEENNESS = 2.0
"""How sharply a player is taken to prefer the more useful action, per fame."""
SLIP = 0.08
"""How often a player is taken to act without regard to his ships."""
RIVALRY = 0.25
"""How much a player is taken to mind fame of ships that are not his."""
BLUFF = 0.15
"""How likely an accuser is, next to others, to hold the pirate he names."""

Holding = tuple[int, ...]
"""The ships a seat may hold, as rising places in ``SHIP_IDS``."""
Memory = tuple[tuple[float, ...], ...]
"""Per seat, per set of :func:`holdings`: log likelihood, the best being 0."""


@cache
def holdings(seats: int) -> tuple[Holding, ...]:
    """Every set of ships a seat may be dealt."""
    return tuple(combinations(range(len(SHIP_IDS)), PIRATES_EACH[seats]))


@cache
def _place_of_holding(seats: int) -> dict[Holding, int]:
    return {ships: place for place, ships in enumerate(holdings(seats))}


def blank(seats: int) -> Memory:
    """A memory of nothing."""
    return ((0.0,) * len(holdings(seats)),) * seats


class Tastes:
    """How likely the holder of any set of ships is to choose each of some actions, by their worths."""

    def __init__(self, worths: Sequence[Worth]) -> None:
        self._rest = [-KEENNESS * RIVALRY * sum(worth) for worth in worths]
        self._by_ship = [
            [KEENNESS * (1 + RIVALRY) * fame for fame in fames] for fames in zip(*worths, strict=True)
        ]

    def likelihoods(self, holding: Holding) -> list[float]:
        """The probability of each action, in the order of the worths."""
        liking = list(map(sum, zip(self._rest, *[self._by_ship[ship] for ship in holding], strict=True)))
        best = max(liking)
        eager = [exp(value - best) for value in liking]
        scale = (1 - SLIP) / sum(eager)
        slip = SLIP / len(eager)
        return [scale * value + slip for value in eager]


def observed(seen: View, events: Sequence[Event]) -> tuple[int, Choice] | None:
    """The seat and the action that some events tell of; None if they tell of no action."""
    for event in events:
        if event.seat is None:
            continue
        match event.kind:
            case "move":
                ships = event.data["ships"]
                space = seen.row.index(ships[0]) + 1 if ships else None
                return event.seat, Move(event.data["card"], space)
            case "repair":
                return event.seat, Repair()
            case "pass":
                return event.seat, Pass(event.data["swap"])
            case "accuse":
                return event.seat, Accuse(event.data["accused"], event.data["pirate"])
    return None


def could_have(outlook: Outlook, seen: View, played: Choice) -> list[Choice]:
    """What a player seen to do one thing to the row could have done to it.

    From the movement row, everything; from a hidden hand, the same card elsewhere.
    """
    if not seen.options.hand:
        return outlook.actions(seen.movement)
    return outlook.actions((played.card,) if isinstance(played, Move) else ())


def remember(memory: Memory | None, seen: View, events: Sequence[Event]) -> Memory:
    """The memory after one more choice, told by the events a viewer knows and the view before it."""
    if memory is None:
        memory = blank(seen.seats)
    known = observed(seen, events)
    if known is None:
        return memory
    seat, choice = known
    if isinstance(choice, Accuse):
        named = SHIP_IDS.index(choice.pirate)
        gains = [log(BLUFF) if named in ships else 0.0 for ships in holdings(seen.seats)]
    else:
        outlook = Outlook(seen)
        actions = could_have(outlook, seen, choice)
        at = actions.index(Pass() if isinstance(choice, Pass) else choice)
        tastes = Tastes([outlook.worth(action) for action in actions])
        gains = [log(tastes.likelihoods(ships)[at]) for ships in holdings(seen.seats)]
    marks = [old + gain for old, gain in zip(memory[seat], gains, strict=True)]
    best = max(marks)
    return (*memory[:seat], tuple(mark - best for mark in marks), *memory[seat + 1 :])


def public_holdings(seen: View, seat: int, memory: Memory | None) -> list[tuple[Holding, float]]:
    """The sets of ships that a stranger thinks a seat may hold, with their relative weights."""
    barred = seen.denied(seat)
    found = []
    for place, ships in enumerate(holdings(seen.seats)):
        for ship, name in enumerate(SHIP_IDS):
            held = ship in ships
            if held and (name in seen.ownerless or name in barred):
                break
            if seen.is_revealed(name) and held != (seen.owner_of(name) == seat):
                break
        else:
            found.append((ships, exp(memory[seat][place]) if memory else 1.0))
    return found


def exposure(
    seen: View, memory: Memory | None, outlook: Outlook, choices: Sequence[Choice]
) -> tuple[list[float], dict[Choice, list[float]]]:
    """How likely a stranger thinks each ship to be the viewer's: now, and after each of some actions.

    Args:
        seen: the viewer's view.
        memory: what the stranger saw so far, or None.
        outlook: of that view.
        choices: moves, a repair or a plain pass, all of them open to the viewer.
    """
    assert seen.seat is not None
    me = seen.seat
    possible = public_holdings(seen, me, memory)
    chances: dict[Choice, list[float]] = {choice: [0.0] * len(SHIP_IDS) for choice in choices}
    totals = dict.fromkeys(choices, 0.0)
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        group = choice.card if seen.options.hand and isinstance(choice, Move) else ""
        groups.setdefault(group, []).append(choice)
    for alike in groups.values():
        actions = could_have(outlook, seen, alike[0])
        tastes = Tastes([outlook.worth(action) for action in actions])
        places = [(choice, actions.index(choice)) for choice in alike]
        for ships, weight in possible:
            likely = tastes.likelihoods(ships)
            for choice, at in places:
                part = weight * likely[at]
                totals[choice] += part
                for ship in ships:
                    chances[choice][ship] += part
    after = {choice: [part / totals[choice] for part in chances[choice]] for choice in choices}
    total = sum(weight for _, weight in possible)
    before = [
        sum(weight for ships, weight in possible if ship in ships) / total for ship in range(len(SHIP_IDS))
    ]
    return before, after


class Belief:
    """How likely each ship is to belong to each seat, as a viewer should think.

    ``chance[seat][ship]`` is a probability, the ship a place in ``SHIP_IDS``.
    """

    def __init__(self, seen: View, memory: Memory | None) -> None:
        seats = seen.seats
        deals = hypotheses(seen)
        weights = deal_weights(deals, seats, memory, seen.seat)
        total = sum(weights)
        self.chance = [[0.0] * len(SHIP_IDS) for _ in range(seats)]
        for deal, weight in zip(deals, weights, strict=True):
            part = weight / total
            for ship, holder in enumerate(deal):
                if holder is not None:
                    self.chance[holder][ship] += part

    def of(self, seat: int, ship: str) -> float:
        """How likely a ship is to be a seat's."""
        return self.chance[seat][SHIP_IDS.index(ship)]


def deal_weights(
    deals: Sequence[Owners], seats: int, memory: Memory | None, viewer: int | None
) -> list[float]:
    """The relative weights of dealings of the pirates; equal ones without a memory."""
    if memory is None:
        return [1.0] * len(deals)
    place = _place_of_holding(seats)
    logs = []
    for deal in deals:
        held: list[list[int]] = [[] for _ in range(seats)]
        for ship, holder in enumerate(deal):
            if holder is not None:
                held[holder].append(ship)
        logs.append(sum(memory[seat][place[tuple(held[seat])]] for seat in range(seats) if seat != viewer))
    best = max(logs)
    return [exp(value - best) for value in logs]
