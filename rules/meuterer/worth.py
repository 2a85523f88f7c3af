"""What cards, sales, roles and command are worth to a seat, in points (dossier 11).

Everything here looks at whole positions, but of hidden things only at the seat's own: a player hands it
imagined positions, in which the others may not know more than they would at the table.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from .components import (
    ANY,
    BOY,
    BOYS_SHARE,
    BUYS,
    GOODS,
    HAND_SIZE,
    KINDS,
    LOADER,
    MATE,
    MATES_SHARE,
    MERCHANT,
    MUTINEER,
    ROLES,
    VALUES,
    WEAPON,
    deck,
)
from .state import State

Market = tuple[str, ...]
"""Some islands that buy."""

WILLING = 0.7
"""How likely a rival who can add a card to a sale does so."""
MATCHING = (0.6, 0.25, 0.05)
"""How likely a rival adds 1, 2 or 3 cards and more where any goods are bought."""
KEPT = (0.0, 0.3, 0.6, 0.8, 0.95, 1.0)
"""The share of an island's best price that so many cards in hand promise for the next round."""
FRESH = 0.55
"""What a card still to be drawn promises."""
WEAPONS = (0.0, 0.6, 1.1, 1.4, 1.5, 1.5, 1.5)
"""What so many weapons in hand promise."""
CAPTAINCY = 1.6
"""What it promises to be captain in the next round."""
LOADING = 1.3
"""What the Loader's choice of cards promises."""
FINENESS = 20
"""Densities of a kind among unknown cards are rounded to one in this many."""


# --- hidden cards ----------------------------------------------------------------------------------------


def density(state: State, seat: int, kind: int) -> int:
    """How many in :data:`FINENESS` of the cards a seat cannot place are of a kind."""
    count = deck(state.options.pirates)[kind] - state.discard[kind] - state.hands[seat][kind]
    for cards in state.offered:
        count -= cards.count(kind)
    total = len(state.deck) - sum(state.hands[seat])
    for hand in state.hands:
        total += sum(hand)
    return round(FINENESS * count / total) if total else 0


@lru_cache(maxsize=4096)
def at_least(density: int, cards: int) -> tuple[float, float, float]:
    """How likely a hand of some cards holds 1, 2 or 3 of a kind and more.

    Args:
        density: how many in :data:`FINENESS` unknown cards are of that kind.
        cards: the size of the hand.
    """
    share = density / FINENESS
    likely = [0.0, 0.0, 0.0]
    ways = 1.0
    for count in range(cards + 1):
        chance = ways * share**count * (1 - share) ** (cards - count)
        for least in range(min(count, 3)):
            likely[least] += chance
        ways = ways * (cards - count) / (count + 1)
    return likely[0], likely[1], likely[2]


# --- sales -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def hope(
    island: str, own: int, rivals: tuple[tuple[int, int], ...], density: int, merchant: bool = False
) -> float:
    """The points a seat may expect on an island.

    Args:
        island: where it sells.
        own: how many cards it will sell there.
        rivals: of each rival, how many cards lie face up for it, and how many may follow.
        density: of the goods bought, among unknown cards.
        merchant: whether the seat is Merchant.
    """
    if not own:
        return 0.0
    level = [1.0]
    for count, cards in rivals:
        short = own - count
        if short < 0:
            return 0.0
        adds = _added(BUYS[island] == ANY, density, cards)
        passes, reaches = adds[min(short + 1, 4)], adds[min(short, 4)]
        level = [
            (level[tied] * (1 - reaches) if tied < len(level) else 0.0)
            + (level[tied - 1] * (reaches - passes) if tied else 0.0)
            for tied in range(len(level) + 1)
        ]
    values = VALUES[island]
    return sum([share * values[0 if merchant else tied] for tied, share in enumerate(level)])


@lru_cache(maxsize=4096)
def _added(anything: bool, density: int, cards: int) -> tuple[float, ...]:
    """How likely a rival still adds 0, 1, 2, 3, 4 cards or more."""
    if not cards:
        return 1.0, 0.0, 0.0, 0.0, 0.0
    if anything:
        return (1.0, *[share if count < cards else 0.0 for count, share in enumerate(MATCHING)], 0.0)
    return (1.0, *[WILLING * share for share in at_least(density, cards)], 0.0)


@lru_cache(maxsize=1 << 14)
def split(goods: tuple[int, ...], market: Market) -> tuple[int, ...]:
    """How many cards a seat would sell on each island, the dearer of two alike first."""
    left = list(goods)
    sold = [0] * len(market)
    order = sorted(range(len(market)), key=lambda at: (BUYS[market[at]] == ANY, -VALUES[market[at]][0]))
    for at in order:
        buys = BUYS[market[at]]
        kind = left.index(max(left)) if buys == ANY else buys
        sold[at], left[kind] = left[kind], 0
    return tuple(sold)


class Fair(NamedTuple):
    """The open islands as one seat sees them during the offering."""

    islands: Market
    rivals: tuple[tuple[tuple[int, int], ...], ...]
    """On each island, how many cards of each rival lie face up for it, and how many may follow."""
    density: tuple[int, ...]
    """Of what each island buys, among unknown cards."""

    def sale(self, goods: tuple[int, ...], merchant: bool = False) -> float:
        """The points some goods may fetch in all."""
        total = 0.0
        for at, count in enumerate(split(goods, self.islands)):
            if count:
                total += hope(self.islands[at], count, self.rivals[at], self.density[at], merchant)
        return total


def fair(state: State, seat: int) -> Fair:
    """What lies on the open islands for a seat."""
    islands = tuple([state.ring[place] for place in state.open])
    found: list[list[tuple[int, int]]] = []
    for other in range(state.seats):
        if other != seat:
            cards = 0 if other in state.passed else sum(state.hands[other])
            found.append([(count, cards) for count in split(shown(state.offered[other]), islands)])
    return Fair(
        islands,
        tuple([tuple(sorted(rivals)) for rivals in zip(*found, strict=True)]),
        tuple([0 if BUYS[name] == ANY else density(state, seat, BUYS[name]) for name in islands]),
    )


def shown(offered: Sequence[int]) -> tuple[int, ...]:
    """Face-up goods as counts of the five kinds."""
    goods = [0] * len(KINDS)
    for kind in offered:
        goods[kind] += 1
    return tuple(goods[:GOODS])


# --- what is kept ----------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 16)
def hand_worth(hand: tuple[int, ...], market: Market) -> float:
    """What a hand promises for a round in which some islands buy, cards to be drawn included."""
    worth = WEAPONS[hand[WEAPON]] + FRESH * max(0, HAND_SIZE - sum(hand))
    for island, count in zip(market, split(hand[:GOODS], market), strict=True):
        worth += KEPT[min(count, len(KEPT) - 1)] * 0.8 * VALUES[island][0]
    return worth


def next_market(state: State, destination: int | None) -> Market:
    """The islands that buy in the next round; the destination may be unknown."""
    if destination is None or destination == state.ship:
        return (state.ring[state.ship],)
    return state.ring[state.ship], state.ring[destination]


# --- mutiny ----------------------------------------------------------------------------------------------


def likely(lead: float) -> float:
    """How likely a side wins that is expected to be so much stronger, level being a coin's toss."""
    return 1 / (1 + exp(-1.3 * lead))


def armed(state: State, seat: int) -> float:
    """The weapons a seat has face up or in hand."""
    return float(state.offered[seat].count(WEAPON) + state.hands[seat][WEAPON])


def expected_arms(state: State, seat: int, viewer: int) -> float:
    """The weapons a seat may muster as far as another one can tell."""
    if seat == viewer:
        return armed(state, seat)
    share = density(state, viewer, WEAPON) / FINENESS
    return state.offered[seat].count(WEAPON) + 0.8 * share * sum(state.hands[seat])


def role_worth(state: State, seat: int, role: str) -> float:
    """What a role promises to a seat that finds it in the middle, and those beside it (dossier 11)."""
    middle = state.looked[seat]
    own = armed(state, seat)
    captains = expected_arms(state, state.captain, seat)
    to_come = state.seats - 2 - (len(ROLES) - len(middle))
    mate, mutineer, boy = [name not in middle for name in (MATE, MUTINEER, BOY)]
    if role == LOADER:
        return 0.0 if state.last_round else LOADING
    if role == MERCHANT:
        market, goods = fair(state, seat), shown(state.offered[seat])
        return market.sale(goods, True) - market.sale(goods)
    if role == MUTINEER:
        help_of_mate = 1.4 if mate else 0.8 * min(1, to_come)
        lead = own + 0.5 * boy + 0.4 + 0.2 * min(1, to_come) - captains - help_of_mate
        prize = state.arrival(state.ahead(sum(state.hands[seat])))
        return likely(lead) * (prize + (0.0 if state.last_round else CAPTAINCY))
    if role == MATE:
        kept = likely(captains + own - 0.4 - 0.6 * boy) if mutineer else 1.0 - 0.12 * to_come
        return kept * (MATES_SHARE + (state.salary or 0))
    won = likely(own + 0.6 - captains - 1.2 * (mate or to_come > 0)) if mutineer else 0.2 * min(1, to_come)
    return BOYS_SHARE * won


# --- the end of a round ----------------------------------------------------------------------------------


def estimate(state: State, seat: int) -> float:
    """A seat's points, and what its hand and office promise for the rounds to come."""
    points = float(state.score(seat))
    if state.last_round:
        return points
    market = tuple([state.ring[place] for place in state.open])
    worth = points + hand_worth(tuple(state.hands[seat]), market)
    worth += CAPTAINCY * (seat == state.captain)
    return worth + LOADING * (state.roles[seat] == LOADER)
