"""Rules of thumb for every choice (dossier 11): quick enough to play imagined rounds out with."""

from functools import lru_cache
from itertools import product
from operator import add, sub

from .allocation import prices
from .choices import AddWeapon, Allocate, Bottom, Choice, Offer, Pass, SetSalary, Stop, TakeRole
from .components import GOODS, KINDS, MERCHANT, VALUES, WEAPON
from .decisions import allocate, open_allocations
from .effects import captains_side, mutiny_side, strengths
from .state import State
from .worth import (
    Fair,
    Market,
    at_least,
    density,
    fair,
    hand_worth,
    next_market,
    role_worth,
    shown,
    split,
)

Plan = tuple[int, ...]
"""Cards as counts by kind."""

HASTE = 0.1
"""What it costs to let others choose a role first, for each card still to be offered."""
LEADING = 0.5
"""How much of a destination's points counts for the captain, who may lose the command."""
THRIFT = 0.5
"""How much each card offered must bring, for a seat that looks no further than this round."""
DARING = 0.3
"""How much of a destination's points counts for a seat that may still become Mutineer."""
WORTH_A_WEAPON = 0.15
"""How likely a side must be to lose its lead for another weapon."""


def instinct(state: State, seat: int) -> Choice:
    """What a seat chooses at first sight, from its own cards and what lies open."""
    step = state.agenda[-1]
    match step[0]:
        case "salary":
            return salary(state, seat)
        case "offer":
            return offering(state, seat)
        case "take_role":
            return role(state, seat)
        case "weapon":
            return weapon(state, seat)
        case "allocate":
            return allocation(state, seat)
    return bottom(state, seat)


def salary(state: State, seat: int) -> SetSalary:
    """1 to a captain without weapons, who needs a Mate; nothing otherwise."""
    return SetSalary(0 if state.hands[seat][WEAPON] else 1)


# --- offering --------------------------------------------------------------------------------------------


def offering(state: State, seat: int) -> Choice:
    """The next card of the best plan."""
    return first_of(best_plan(state, seat))


def first_of(cards: Plan) -> Choice:
    """An offer of the first card of a plan, goods before weapons; a pass if there is none."""
    for kind, count in enumerate(cards):
        if count:
            return Offer(KINDS[kind])
    return Pass()


def best_plan(state: State, seat: int) -> Plan:
    """The cards a seat would best offer until it passes, as counts by kind."""
    hand = tuple(state.hands[seat])
    captain = seat == state.captain
    rivals = [other for other in range(state.seats) if other not in (seat, state.captain)]
    waiting = any(other not in state.passed for other in rivals)
    share = LEADING if captain else DARING if waiting else DARING / 2
    return plan(
        hand,
        shown(state.offered[seat]),
        fair(state, seat),
        tuple([share * state.arrival(state.ahead(cards)) for cards in range(sum(hand) + 1)]),
        None
        if state.last_round
        else tuple(
            [
                next_market(state, state.ahead(cards) if captain else state.light)
                for cards in range(sum(hand) + 1)
            ]
        ),
        HASTE if waiting and not captain else 0.0,
        captain or state.last_round,
    )


def plain_plan(state: State, seat: int) -> Plan:
    """The cards that bring something this round; a captain also minds where the ship goes."""
    hand = tuple(state.hands[seat])
    share = LEADING if seat == state.captain else 0.0
    leads = tuple([share * state.arrival(state.ahead(cards)) for cards in range(sum(hand) + 1)])
    goods = shown(state.offered[seat])
    return plan(hand, goods, fair(state, seat), leads, None, THRIFT, state.last_round)


@lru_cache(maxsize=1 << 15)
def plan(
    hand: Plan,
    goods: Plan,
    market: Fair,
    leads: tuple[float, ...],
    later: tuple[Market, ...] | None,
    haste: float,
    armed: bool,
) -> Plan:
    """The best cards of a hand to offer.

    Each plan is judged by what the goods may fetch, what the cards kept promise, the destination of a hand of
    that size, and how long it takes.

    Args:
        hand: counts by kind.
        goods: what the seat has offered so far.
        market: the open islands.
        leads: what a destination promises, by cards kept.
        later: the islands open in the next round, by cards kept; None if there is none.
        haste: what each card offered costs.
        armed: whether weapons may be offered.
    """
    best, found = -1e9, (0,) * len(hand)
    holds = sum(hand)
    weapons = range(hand[WEAPON] + 1 if armed else 1)
    for cards in product(*[range(count + 1) for count in hand[:GOODS]]):
        sold = market.sale(tuple(map(add, goods, cards)))
        size = holds - sum(cards)
        left = tuple(map(sub, hand, cards))
        for thrown in weapons:
            kept = size - thrown
            value = sold + leads[kept] - haste * (holds - kept)
            if later:
                value += hand_worth((*left, hand[WEAPON] - thrown), later[kept])
            if value > best + 1e-9:
                best, found = value, (*cards, thrown, 0)
    return found


# --- roles and mutiny ------------------------------------------------------------------------------------


def role(state: State, seat: int) -> TakeRole:
    """The role that promises most."""
    return TakeRole(max(state.middle(), key=lambda name: role_worth(state, seat, name)))


def weapon(state: State, seat: int) -> Choice:
    """Another weapon only if it can tip the mutiny, or may be needed to keep a lead."""
    own = state.hands[seat][WEAPON]
    if not own:
        return Stop()
    captains, mutiny = strengths(state)
    sides = captains_side(state), mutiny_side(state)
    mine, theirs = sides if seat in sides[0] else sides[::-1]
    lead = captains - mutiny - 1 if seat in sides[0] else mutiny - captains
    share = density(state, seat, WEAPON)
    enemies = sum([sum(state.hands[other]) for other in theirs if other not in state.stopped])
    if lead < 0:
        friends = sum(
            [sum(state.hands[other]) for other in mine if other != seat and other not in state.stopped]
        )
        missing = -lead - own
        possible = missing <= 0 or (missing <= 3 and at_least(share, friends)[missing - 1] > 0.3)
        return AddWeapon() if possible else Stop()
    if lead >= 3 or not enemies:
        return Stop()
    danger = at_least(share, enemies)[lead]
    return AddWeapon() if danger > (0.0 if state.last_round else WORTH_A_WEAPON) else Stop()


# --- selling and loading ---------------------------------------------------------------------------------


def allocation(state: State, seat: int) -> Allocate:
    """The split that pays best against what the others have declared, or would declare."""
    islands = [state.ring[place] for place in state.open]
    counts = [
        [lot[1] for lot in lots] if lots else list(split(shown(state.offered[other]), tuple(islands)))
        for other, lots in enumerate(state.lots)
    ]
    merchant = state.holder(MERCHANT)
    found = open_allocations(state, seat)
    margins = []
    for lots in found:
        counts[seat] = [lot[1] for lot in lots]
        margin = 0.0
        for at, island in enumerate(islands):
            points = prices([sold[at] for sold in counts], VALUES[island], merchant)
            margin += points[seat] - 0.2 * (sum(points) - points[seat])
        margins.append(margin)
    return allocate(found[margins.index(max(margins))])


def bottom(state: State, seat: int) -> Bottom:
    """The card that will be missed least."""
    market = tuple([state.ring[place] for place in state.open])
    hand = state.hands[seat]
    best, card = -1e9, 0
    for kind, count in enumerate(hand):
        if count:
            left = (*hand[:kind], count - 1, *hand[kind + 1 :])
            worth = hand_worth(left, market)
            if worth > best + 1e-9:
                best, card = worth, kind
    return Bottom(KINDS[card])
