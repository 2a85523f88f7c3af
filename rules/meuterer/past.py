"""How the goods cards moved since the deal, as everybody saw it, whatever is on them.

Who drew how many cards, and when the discards were shuffled, is public. Cards are numbered as piles are made:
the first deck, then each reshuffled one. A card the Loader put under the draw pile goes by the number of its
place there, since nobody else knows which of his it is.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import add, sub
from typing import NamedTuple

from .components import HAND_SIZE, KINDS, LOADED_HAND, RETURNED
from .state import PastRound

UNKNOWN = -1
Counts = tuple[int, ...]
"""Cards by place in ``KINDS``."""


class Draw(NamedTuple):
    """A seat's refill: the cards it took, by number, first drawn first."""

    seat: int
    cards: tuple[int, ...]


class Showing(NamedTuple):
    """What a seat has drawn and shown since a pile was made, up to the end of some round's step 4."""

    drawn: int
    shown: Counts


class Horizon(NamedTuple):
    """A later moment when the cards in all hands together are known, or can be no more than these."""

    shown: tuple[Counts, ...]
    """What each seat shows until then."""
    held: Counts


class Span(NamedTuple):
    """What follows on the making of a pile."""

    showings: tuple[tuple[Showing, ...], ...]
    """By seat: one for each round until the next pile is made."""
    horizons: tuple[Horizon, ...]
    """The making of each later pile, and now."""


class Flow(NamedTuple):
    """The moves of all cards up to now."""

    pile_of: tuple[int, ...]
    """The pile each number belongs to, ``UNKNOWN`` for places under the draw pile."""
    piles: tuple[Counts, ...]
    """What each pile was made of."""
    deal: tuple[Draw, ...]
    refills: tuple[tuple[Draw, ...], ...]
    """The refills of each past round, in order."""
    returns: tuple[tuple[int, ...], ...]
    """The places the Loader filled after each past round, in order."""
    spans: tuple[Span, ...]
    """What follows on each pile."""
    deck: tuple[int, ...]
    """The draw pile, bottom first."""


@lru_cache(maxsize=64)
def trace(first_deck: Counts, past: tuple[PastRound, ...], returned: int, shown: tuple[Counts, ...]) -> Flow:
    """Follow the cards through the rounds.

    Args:
        first_deck: what the goods deck is made of.
        past: the rounds that have been cleared up.
        returned: how many cards the last of their Loaders has returned so far.
        shown: what each seat has face up in the round being played.
    """
    tracer = _Tracer(first_deck, len(shown))
    for number, last in enumerate(past, start=1):
        tracer.show(last.shown)
        tracer.refill(last, RETURNED if number < len(past) else returned)
    tracer.show(shown)
    return tracer.flow()


class _Tracer:
    """Moves numbered cards about."""

    def __init__(self, first_deck: Counts, seats: int) -> None:
        self.pile_of: list[int] = []
        self.piles: list[Counts] = []
        self.deck: list[int] = []
        self.discard = [0] * len(KINDS)
        self.held = [0] * seats
        self.drawn = [0] * seats
        """Cards drawn since the last pile was made."""
        self.shown: list[Counts] = []
        """Cards shown since then."""
        self.showings: list[list[list[Showing]]] = []
        """By pile and seat."""
        self.refills: list[tuple[Draw, ...]] = []
        self.returns: list[tuple[int, ...]] = []
        self.make_pile(first_deck)
        self.deal = tuple(self.take(seat, HAND_SIZE) for seat in range(seats))

    def flow(self) -> Flow:
        """All moves up to now."""
        return Flow(
            tuple(self.pile_of),
            tuple(self.piles),
            self.deal,
            tuple(self.refills),
            tuple(self.returns),
            tuple(map(self.span, range(len(self.piles)))),
            tuple(self.deck),
        )

    def numbers(self, pile: int, count: int) -> list[int]:
        """New numbers of a pile."""
        self.pile_of += [pile] * count
        return list(range(len(self.pile_of) - count, len(self.pile_of)))

    def make_pile(self, counts: Sequence[int]) -> None:
        """Some cards are shuffled into a new draw pile."""
        self.deck += self.numbers(len(self.piles), sum(counts))
        self.piles.append(tuple(counts))
        self.drawn = [0] * len(self.held)
        self.shown = [(0,) * len(KINDS)] * len(self.held)
        self.showings.append([[] for _ in self.held])

    def take(self, seat: int, count: int) -> Draw:
        """The top cards go to a seat; the discards become a new pile when one is missing."""
        cards = []
        for _ in range(count):
            if not self.deck:
                self.make_pile(self.discard)
                self.discard = [0] * len(KINDS)
            cards.append(self.deck.pop())
            self.drawn[seat] += 1
        self.held[seat] += count
        return Draw(seat, tuple(cards))

    def show(self, shown: Sequence[Counts]) -> None:
        """Everybody shows cards; they are discarded before the next refill."""
        for seat, counts in enumerate(shown):
            self.held[seat] -= sum(counts)
            self.discard = list(map(add, self.discard, counts))
            self.shown[seat] = tuple(map(add, self.shown[seat], counts))
            self.showings[-1][seat].append(Showing(self.drawn[seat], self.shown[seat]))

    def refill(self, last: PastRound, returned: int) -> None:
        """Everybody draws, then the Loader returns cards."""
        refill = []
        for turn in range(len(self.held)):
            seat = (last.captain + turn) % len(self.held)
            wanted = LOADED_HAND if seat == last.loader else HAND_SIZE
            refill.append(self.take(seat, wanted - self.held[seat]))
        self.refills.append(tuple(refill))
        places: list[int] = []
        if last.loader is not None:
            places = self.numbers(UNKNOWN, returned)
            self.deck[:0] = places
            self.held[last.loader] -= returned
        self.returns.append(tuple(places))

    def span(self, pile: int) -> Span:
        """What follows on the making of a pile."""
        horizons = []
        shown = [(0,) * len(KINDS)] * len(self.held)
        for later, by_seat in enumerate(self.showings[pile:], start=pile + 1):
            shown = [
                tuple(map(add, counts, seats[-1].shown)) if seats else counts
                for counts, seats in zip(shown, by_seat, strict=True)
            ]
            elsewhere = self.piles[later] if later < len(self.piles) else self.discard
            horizons.append(Horizon(tuple(shown), tuple(map(sub, self.piles[0], elsewhere))))
        return Span(tuple(map(tuple, self.showings[pile])), tuple(horizons))
