"""How the goods cards moved since the draw pile was last made, as everybody saw it, whatever is on them.

Who drew how many cards, and when the discards were shuffled, is public. Cards are numbered: first those in
hands at that moment, then the pile. A card the Loader put under the draw pile goes by the number of its place
there, since nobody else knows which of his it is.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import sub
from typing import NamedTuple

from .components import HAND_SIZE, KINDS, LOADED_HAND, RETURNED
from .state import PastRound, Start

HELD, PILE, PLACE = range(3)
"""Where a number's card comes from: a hand at the start, the pile, or it is a place under the pile."""
UNKNOWN = -1
Counts = tuple[int, ...]
"""Cards by place in ``KINDS``."""


class Draw(NamedTuple):
    """The cards a seat took, by number, first drawn first."""

    seat: int
    cards: tuple[int, ...]


class Flow(NamedTuple):
    """The moves of all cards since the draw pile was made."""

    origin: tuple[int, ...]
    """Where each number's card comes from."""
    supply: tuple[Counts, Counts]
    """What the hands at the start, and the pile, were made of."""
    hands: tuple[Draw, ...]
    """The hands at the start."""
    refills: tuple[tuple[Draw, ...], ...]
    """The refill at the start, and that of each past round."""
    returns: tuple[tuple[int, ...], ...]
    """After each of these, the places the Loader filled, in order."""
    deck: tuple[int, ...]
    """The draw pile, bottom first."""


@lru_cache(maxsize=64)
def trace(cards: Counts, start: Start, past: tuple[PastRound, ...], returned: int) -> Flow:
    """Follow the cards, until the pile is used up if that is what happens.

    Args:
        cards: all goods cards in play.
        start: the making of the draw pile.
        past: the rounds cleared up since.
        returned: how many cards the last Loader of these has returned so far.
    """
    origin: list[int] = []

    def numbers(place: int, count: int) -> list[int]:
        origin.extend([place] * count)
        return list(range(len(origin) - count, len(origin)))

    hands = tuple(Draw(seat, tuple(numbers(HELD, size))) for seat, size in enumerate(start.held))
    deck = numbers(PILE, sum(start.pile))
    held = list(start.held)
    refills: list[tuple[Draw, ...]] = []
    returns: list[tuple[int, ...]] = []

    def refill(draws: Iterable[tuple[int, int]], loader: int | None, count: int) -> None:
        refills.append(
            tuple(
                Draw(seat, tuple([deck.pop() for _ in range(min(drawn, len(deck)))])) for seat, drawn in draws
            )
        )
        for seat, taken in refills[-1]:
            held[seat] += len(taken)
        places = [] if loader is None else numbers(PLACE, count)
        deck[:0] = places
        returns.append(tuple(places))
        if loader is not None:
            held[loader] -= count

    refill(start.draws, start.loaded_by, RETURNED if past else returned)
    for number, last in enumerate(past, start=1):
        for seat, counts in enumerate(last.shown):
            held[seat] -= sum(counts)
        draws = [
            (seat, (LOADED_HAND if seat == last.loaded_by else HAND_SIZE) - held[seat])
            for seat in last.order()
        ]
        refill(draws, last.loaded_by, RETURNED if number < len(past) else returned)
    supply = tuple(map(sub, cards, start.pile)), start.pile
    return Flow(tuple(origin), supply, hands, tuple(refills), tuple(returns), tuple(deck))


def sure_cards(
    flow: Flow,
    past: Sequence[PastRound],
    start: Start,
    viewer: int,
    returned: Sequence[int],
    before: Sequence[Counts],
) -> tuple[Counts, ...]:
    """The cards a seat knows others to hold, because it once put them under the draw pile.

    Args:
        flow: how the cards moved, up to now.
        past: the rounds cleared up since the start.
        start: the making of the draw pile.
        viewer: the seat that remembers.
        returned: the cards it has put under the pile since the start, as far as they are known.
        before: what it knew at the start, by seat; empty if nothing.

    Returns:
        What it knows now, by seat; empty if nothing.
    """
    if not returned and not before:
        return ()
    loaders = [start.loaded_by, *(last.loaded_by for last in past)]
    places = [
        place
        for filled, loader in zip(flow.returns, loaders, strict=True)
        for place in filled
        if loader == viewer
    ]
    known = dict(zip(places, returned, strict=False))
    sure = [list(counts) for counts in before] if before else [[0] * len(KINDS) for _ in flow.hands]
    for number, (refill, loader) in enumerate(zip(flow.refills, loaders, strict=True)):
        for seat, counts in enumerate(past[number - 1].shown if number else ()):
            if any(sure[seat]):
                sure[seat] = [max(0, had - gone) for had, gone in zip(sure[seat], counts, strict=True)]
        for seat, cards in refill:
            for card in cards:
                if card in known and seat != viewer:
                    sure[seat][known[card]] += 1
        if loader is not None and any(sure[loader]):
            sure[loader] = [max(0, had - len(flow.returns[number])) for had in sure[loader]]
    return tuple(map(tuple, sure)) if any(map(any, sure)) else ()
