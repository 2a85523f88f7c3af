"""How offered goods can be split over the open islands (dossier 4, S5b)."""

from collections.abc import Iterator, Sequence
from functools import cache

from .components import ANY, GOODS, counted
from .state import NOTHING, Lot

CLOSED = -2
"""Stands for an open island that buys nothing this round."""


_BOUGHT = {CLOSED: (), ANY: tuple(range(GOODS)), **{kind: (kind,) for kind in range(GOODS)}}
"""The kinds that an island may take, by what it buys."""


def accepts(buys: int, lot: Lot, kind: int) -> bool:
    """Whether an island takes one more card of a kind from a player who sells ``lot`` there."""
    if buys == ANY:
        return lot == NOTHING or lot[0] == kind
    return buys == kind


def sellable(offered: Sequence[int]) -> tuple[int, ...]:
    """Face-up cards as counts of each kind of goods; weapons and pirates are left out."""
    return tuple(counted(offered)[:GOODS])


def in_demand(offered: Sequence[int], buys: Sequence[int]) -> tuple[int, ...]:
    """The same without the kinds that none of some islands buys."""
    if ANY in buys:
        return sellable(offered)
    goods = [0] * GOODS
    for kind in buys:
        if kind != CLOSED:
            goods[kind] = offered.count(kind)
    return tuple(goods)


def left_over(goods: Sequence[int], lots: Sequence[Lot]) -> list[int]:
    """What of some goods no island gets; below 0 where the lots hold more than there is."""
    rest = list(goods)
    for kind, count in lots:
        if count:
            rest[kind] -= count
    return rest


def is_maximal(rest: Sequence[int], buys: Sequence[int], lots: Sequence[Lot]) -> bool:
    """Whether no card left out could still be added somewhere (ruling 24)."""
    for buyer, (kind, count) in zip(buys, lots, strict=True):
        wanted = kind if buyer == ANY and count else buyer
        if any(rest) if wanted == ANY else wanted != CLOSED and rest[wanted]:
            return False
    return True


def _lots(goods: Sequence[int], buys: int, later: Sequence[int]) -> Iterator[Lot]:
    """What a player may sell on one island: by kind, most first, then nothing.

    A part of what he could sell is no use unless one of the later islands may take the rest.
    """
    possible = [kind for kind in _BOUGHT[buys] if goods[kind]]
    only_here = [] if ANY in later else [kind for kind in possible if kind not in later]
    for kind in possible:
        count = goods[kind]
        for sold in range(count, count - 1 if kind in only_here else 0, -1):
            yield kind, sold
    if not only_here:
        yield NOTHING


@cache
def allocations(goods: tuple[int, ...], buys: tuple[int, ...]) -> tuple[tuple[Lot, ...], ...]:
    """Every maximal allocation of some goods to islands, each giving one lot per island.

    Args:
        goods: counts of the five kinds.
        buys: what each island buys: a kind, ``ANY`` or ``CLOSED``.
    """
    found: list[tuple[Lot, ...]] = []

    def fill(rest: Sequence[int], lots: tuple[Lot, ...]) -> None:
        at = len(lots)
        if at == len(buys):
            if is_maximal(rest, buys, lots):
                found.append(lots)
            return
        for lot in _lots(rest, buys[at], buys[at + 1 :]):
            fill(left_over(rest, (lot,)), (*lots, lot))

    fill(goods, ())
    return tuple(found)


def prices(counts: Sequence[int], values: Sequence[int], merchant: int | None) -> list[int]:
    """The points each seat gets on an island (dossier 5, ``sale``).

    Args:
        counts: how many cards each seat sells there; on a "?" island the kinds do not matter.
        values: points of each of 1, 2, 3, 4 players level for the most.
        merchant: the seat that is Merchant.
    """
    most = max(counts)
    if not most:
        return [0] * len(counts)
    share = values[counts.count(most) - 1]
    points = [share if count == most else 0 for count in counts]
    if merchant is not None and counts[merchant] == most:
        points[merchant] = values[0]
    return points
