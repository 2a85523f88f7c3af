"""How offered goods can be split over the open islands (dossier 4, S5b)."""

from collections.abc import Iterator, Sequence
from functools import cache

from .components import ANY, GOODS
from .state import NOTHING, Lot

CLOSED = -2
"""Stands for an open island that buys nothing this round."""


def accepts(buys: int, lot: Lot, kind: int) -> bool:
    """Whether an island takes one more card of a kind from a player who sells ``lot`` there."""
    if buys == ANY:
        return lot == NOTHING or lot[0] == kind
    return buys == kind


def sellable(offered: Sequence[int]) -> tuple[int, ...]:
    """Face-up cards as counts of each kind of goods; weapons and pirates are left out."""
    return tuple([offered.count(kind) for kind in range(GOODS)])


def left_over(goods: Sequence[int], lots: Sequence[Lot]) -> list[int]:
    """What of some goods no island gets; below 0 where the lots hold more than there is."""
    rest = list(goods)
    for kind, count in lots:
        if count:
            rest[kind] -= count
    return rest


def is_maximal(goods: Sequence[int], buys: Sequence[int], lots: Sequence[Lot]) -> bool:
    """Whether no card left out could still be added somewhere (ruling 24)."""
    return not any(
        count and accepts(buyer, lot, kind)
        for kind, count in enumerate(left_over(goods, lots))
        for buyer, lot in zip(buys, lots, strict=True)
    )


def _lots(goods: Sequence[int], buys: int) -> Iterator[Lot]:
    """Everything a player may sell on one island: by kind, most first, then nothing."""
    for kind, count in enumerate(goods):
        if accepts(buys, NOTHING, kind):
            for sold in range(count, 0, -1):
                yield kind, sold
    yield NOTHING


@cache
def allocations(goods: tuple[int, ...], buys: tuple[int, ...]) -> tuple[tuple[Lot, ...], ...]:
    """Every maximal allocation of some goods to islands, each giving one lot per island.

    Args:
        goods: counts of the five kinds.
        buys: what each island buys: a kind, ``ANY`` or ``CLOSED``.
    """
    found: list[tuple[Lot, ...]] = []

    def fill(at: int, lots: tuple[Lot, ...]) -> None:
        if at == len(buys):
            if is_maximal(goods, buys, lots):
                found.append(lots)
            return
        for lot in _lots(left_over(goods, lots), buys[at]):
            fill(at + 1, (*lots, lot))

    fill(0, ())
    return tuple(found)


def prices(counts: Sequence[int], values: Sequence[int], merchant: int | None) -> list[int]:
    """The points each seat gets on an island (dossier 5, ``sale``).

    Args:
        counts: how many cards each seat sells there; on a "?" island the kinds do not matter.
        values: points of each of 1, 2, 3, 4 players level for the most.
        merchant: the seat that is Merchant.
    """
    most = max(counts)
    level = counts.count(most)
    return [
        0 if not most or count < most else values[0] if seat == merchant else values[level - 1]
        for seat, count in enumerate(counts)
    ]
