"""How the goods cards moved since the draw pile was last made, as everybody saw it, whatever is on them.

Who drew how many cards, and when the discards were shuffled, is public. Cards are numbered: first those in
hands at that moment, then the pile. A card the Loader put under the draw pile goes by the number of its place
there, since nobody else knows which of his it is.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import sub
from typing import NamedTuple

from .components import KINDS, RETURNED
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


def wanted(start: Start, past: Sequence[PastRound]) -> list[Sequence[tuple[int, int]]]:
    """Who wanted how many cards, in order: in the refill at the start, then in that of each past round.

    Everybody begins a round with five cards, and so refills what he has shown; the Loader takes three more.
    """
    draws: list[Sequence[tuple[int, int]]] = [start.draws]
    for last in past:
        counts = list(map(sum, last.shown))
        if last.loaded_by is not None:
            counts[last.loaded_by] += RETURNED
        draws.append([(seat, counts[seat]) for seat in last.order()])
    return draws


def loaders(start: Start, past: Sequence[PastRound]) -> list[int | None]:
    """Who returned cards after each of those refills."""
    return [start.loaded_by, *[last.loaded_by for last in past]]


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
    refills: list[tuple[Draw, ...]] = []
    returns: list[tuple[int, ...]] = []
    for draws, loader in zip(wanted(start, past), loaders(start, past), strict=True):
        refills.append(
            tuple(
                [
                    Draw(seat, tuple([deck.pop() for _ in range(min(count, len(deck)))]))
                    for seat, count in draws
                ]
            )
        )
        placed = RETURNED if len(refills) <= len(past) else returned
        places = [] if loader is None else numbers(PLACE, placed)
        deck[:0] = places
        returns.append(tuple(places))
    supply = tuple(map(sub, cards, start.pile)), start.pile
    return Flow(tuple(origin), supply, hands, tuple(refills), tuple(returns), tuple(deck))


def sure_cards(
    start: Start,
    past: Sequence[PastRound],
    returned: Sequence[Sequence[int]],
    before: Sequence[Sequence[Counts]],
) -> list[tuple[Counts, ...]]:
    """The cards each seat knows others to hold, because it once put them under the draw pile now used up.

    Args:
        start: the making of the draw pile.
        past: the rounds cleared up since, the last one just now: its Loader has not returned any cards yet.
        returned: by seat, the cards it has put under the pile, as far as they are known.
        before: what each seat knew at the start, by seat; empty if nothing.

    Returns:
        What each seat knows now, by seat; empty if nothing.
    """
    if not any(returned) and not any(before):
        return [()] * len(start.held)
    sure = [[list(counts) for counts in known or ((0,) * len(KINDS),) * len(start.held)] for known in before]
    under: list[tuple[int, int]] = []
    at = -sum(start.pile)
    unseen = list(map(iter, returned))
    any_sure = any(before)
    for number, (draws, loader) in enumerate(zip(wanted(start, past), loaders(start, past), strict=True)):
        if number and any_sure:
            for seat, counts in enumerate(past[number - 1].shown):
                _forget(sure, seat, counts)
        for seat, count in draws:
            at += count
            if at > 0:
                for owner, kind in under[max(0, at - count) : at]:
                    if owner != seat and kind != UNKNOWN:
                        sure[owner][seat][kind] += 1
                        any_sure = True
        if loader is not None and number < len(past):
            if any_sure:
                _forget(sure, loader, (RETURNED,) * len(KINDS))
            placed = [(loader, next(unseen[loader], UNKNOWN)) for _ in range(RETURNED)]
            under += reversed(placed)
    return [tuple(map(tuple, known)) if any(map(any, known)) else () for known in sure]


def _forget(sure: Sequence[Sequence[list[int]]], seat: int, gone: Counts) -> None:
    """A seat has shown or returned up to so many cards of each kind: nobody is sure of these any more."""
    for known in sure:
        if any(known[seat]):
            known[seat][:] = [max(0, had - count) for had, count in zip(known[seat], gone, strict=True)]
