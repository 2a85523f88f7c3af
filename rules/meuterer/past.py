"""The hidden cards, dealt again so that everything a seat has seen could have happened.

Who drew how many cards, and when the discards were shuffled, is public. So a deal is made by playing the past
again with unknown cards: each unknown card belongs to the pile it was drawn from, whose make-up is public too,
and a player who showed a card must have held it. What the viewer drew, and put under the draw pile, is known.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.core.chance import Chance

from .components import HAND_SIZE, KINDS, LOADED_HAND, RETURNED
from .state import PastRound

UNKNOWN = -1
THRIFT = 0.1
"""How much less readily a card is picked each time it was missing later."""


class Draw(NamedTuple):
    """A seat's refill: the cards it took, by number, first drawn first."""

    seat: int
    cards: tuple[int, ...]


class Flow(NamedTuple):
    """How cards moved since the deal, whatever is on them.

    Cards are numbered as piles are made: the first deck, then each reshuffled one. A card the Loader put under
    the draw pile goes by the number of its place there, since nobody else knows which of his it is.
    """

    pile_of: tuple[int, ...]
    """The pile each number belongs to, ``UNKNOWN`` for places under the draw pile."""
    piles: tuple[tuple[int, ...], ...]
    """What each pile was made of, by kind."""
    deal: tuple[Draw, ...]
    refills: tuple[tuple[Draw, ...], ...]
    """The refills of each past round, in order."""
    returns: tuple[tuple[int, ...], ...]
    """The places the Loader filled after each past round, in order."""
    deck: tuple[int, ...]
    """The draw pile, bottom first."""


@lru_cache(maxsize=64)
def trace(seats: int, first_deck: tuple[int, ...], past: tuple[PastRound, ...], returned: int) -> Flow:
    """Follow the cards through the past rounds.

    Args:
        seats: how many play.
        first_deck: what the goods deck is made of, by kind.
        past: the rounds that have been cleared up.
        returned: how many cards the last of their Loaders has returned so far.
    """
    pile_of: list[int] = []
    piles: list[tuple[int, ...]] = []
    deck: list[int] = []
    discard = [0] * len(KINDS)

    def numbers(pile: int, count: int) -> list[int]:
        pile_of.extend([pile] * count)
        return list(range(len(pile_of) - count, len(pile_of)))

    def make_pile(counts: Sequence[int]) -> None:
        deck.extend(numbers(len(piles), sum(counts)))
        piles.append(tuple(counts))

    def take(seat: int, count: int) -> Draw:
        cards = []
        for _ in range(count):
            if not deck:
                make_pile(discard)
                discard[:] = [0] * len(KINDS)
            cards.append(deck.pop())
        return Draw(seat, tuple(cards))

    make_pile(first_deck)
    deal = tuple(take(seat, HAND_SIZE) for seat in range(seats))
    refills, returns = [], []
    for number, last in enumerate(past, start=1):
        for counts in last.shown:
            discard[:] = [old + new for old, new in zip(discard, counts, strict=True)]
        order = [(last.captain + turn) % seats for turn in range(seats)]
        extra = LOADED_HAND - HAND_SIZE
        refills.append(
            tuple(take(seat, sum(last.shown[seat]) + extra * (seat == last.loader)) for seat in order)
        )
        count = 0 if last.loader is None else RETURNED if number < len(past) else returned
        places = numbers(UNKNOWN, count)
        deck[:0] = places
        returns.append(tuple(places))
    return Flow(tuple(pile_of), tuple(piles), deal, tuple(refills), tuple(returns), tuple(deck))


class Deal(NamedTuple):
    """Hidden cards in their places: hands as counts, everything else as kinds in order."""

    hands: list[list[int]]
    deck: list[int]
    drawn: list[tuple[int, ...]]
    returned: list[tuple[int, ...]]


class Known(NamedTuple):
    """What a seat (None: a stranger) has seen of the cards beyond what everybody has."""

    seat: int | None
    drawn: tuple[int, ...]
    returned: tuple[int, ...]


def deal_again(
    flow: Flow,
    past: Sequence[PastRound],
    offered: Sequence[Sequence[int]],
    known: Known,
    chance: Chance,
) -> Deal:
    """A random deal in which all that was seen could have happened.

    A guess can lead to a card its owner cannot have held; then it starts anew, sparing such cards.
    """
    spared = [[1.0] * len(KINDS) for _ in flow.piles]
    while True:
        deal = _Guess(flow, known, chance, spared).play(past, offered)
        if deal is not None:
            return deal


class _DeadEndError(Exception):
    """A card was shown that its owner cannot have held by the guesses so far."""


class _Guess:
    """One attempt: cards get their kinds when they have to be known, the others at the end."""

    def __init__(self, flow: Flow, known: Known, chance: Chance, spared: list[list[float]]) -> None:
        self.flow = flow
        self.known = known
        self.chance = chance
        self.spared = spared
        """How readily each pile's cards of each kind are picked where others would do."""
        self.kinds = [UNKNOWN] * len(flow.pile_of)
        self.real = list(range(len(flow.pile_of)))
        """The card behind each number: itself, or the one that was put in that place."""
        self.rest = [list(counts) for counts in flow.piles]
        """What each pile's cards of unknown kind can be."""
        self.unknown = [sum(counts) for counts in flow.piles]
        self.hands: list[list[int]] = [[] for _ in flow.deal]
        draws = [draw for refill in (flow.deal, *flow.refills) for draw in refill]
        own = [card for draw in draws if draw.seat == known.seat for card in draw.cards]
        for card, kind in zip(own, known.drawn, strict=True):
            self.settle(card, kind)

    def settle(self, card: int, kind: int) -> None:
        """Fix the kind of a card, or what must have been put in a place."""
        self.kinds[card] = kind
        pile = self.flow.pile_of[card]
        if pile != UNKNOWN:
            self.rest[pile][kind] -= 1
            self.unknown[pile] -= 1

    def play(self, past: Sequence[PastRound], offered: Sequence[Sequence[int]]) -> Deal | None:
        """Go through the past and this round's face-up cards; None at a dead end."""
        returns = list(self.known.returned)
        self.receive(self.flow.deal)
        try:
            for last, refill, places in zip(past, self.flow.refills, self.flow.returns, strict=True):
                for seat, counts in enumerate(last.shown):
                    self.show(seat, (kind for kind, count in enumerate(counts) for _ in range(count)))
                self.receive(refill)
                if last.loader is not None:
                    self.put_back(last.loader, places, returns)
            for seat, cards in enumerate(offered):
                self.show(seat, cards)
        except _DeadEndError:
            return None
        return self.finish(past)

    def receive(self, draws: Iterable[Draw]) -> None:
        """Cards go from the draw pile to hands."""
        for draw in draws:
            self.hands[draw.seat] += [self.real[card] for card in draw.cards]

    def show(self, seat: int, kinds: Iterable[int]) -> None:
        """A seat shows cards."""
        for kind in kinds:
            self.hands[seat].remove(self.pick(seat, kind))

    def put_back(self, seat: int, places: Sequence[int], returns: list[int]) -> None:
        """The Loader fills places under the draw pile; what lies there is known if the viewer put or drew it."""
        hand = self.hands[seat]
        for place in places:
            if seat == self.known.seat:
                card = self.pick(seat, returns.pop(0))
            elif self.kinds[place] != UNKNOWN:
                card = self.pick(seat, self.kinds[place])
            else:
                card = hand[self.chance.below(len(hand))]
            hand.remove(card)
            self.real[place] = card

    def pick(self, seat: int, kind: int) -> int:
        """A card of a kind from a seat's hand: one known to be that, or one that can be.

        Raises:
            _DeadEndError: there is none.
        """
        kinds, pile_of = self.kinds, self.flow.pile_of
        weights: list[float] = []
        hand = self.hands[seat]
        for card in hand:
            if kinds[card] == kind:
                return card
            pile = pile_of[card]
            odds = 0.0 if kinds[card] != UNKNOWN else self.rest[pile][kind] / self.unknown[pile]
            weights.append(odds * self.spared[pile][kind])
        total = sum(weights)
        if not total:
            for card in hand:
                if kinds[card] == UNKNOWN:
                    self.spared[pile_of[card]][kind] *= THRIFT
            raise _DeadEndError
        at = self.chance.share() * total
        chosen = UNKNOWN
        for card, weight in zip(hand, weights, strict=True):
            if weight:
                chosen = card
                at -= weight
                if at < 0:
                    break
        self.settle(chosen, kind)
        return chosen

    def finish(self, past: Sequence[PastRound]) -> Deal:
        """Give every card that is still unknown a kind, and put all of them in their places."""
        flow, kinds = self.flow, self.kinds
        left = []
        for counts in self.rest:
            cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
            self.chance.shuffle(cards)
            left.append(cards)
        for card, pile in enumerate(flow.pile_of):
            if pile != UNKNOWN and kinds[card] == UNKNOWN:
                kinds[card] = left[pile].pop()
        seats = range(len(self.hands))
        drawn: list[list[int]] = [[] for _ in seats]
        for draws in (flow.deal, *flow.refills):
            for draw in draws:
                drawn[draw.seat] += [kinds[self.real[card]] for card in draw.cards]
        returned: list[list[int]] = [[] for _ in seats]
        for last, places in zip(past, flow.returns, strict=True):
            if last.loader is not None:
                returned[last.loader] += [kinds[self.real[place]] for place in places]
        hands = [[kinds[card] for card in hand] for hand in self.hands]
        return Deal(
            [[hand.count(kind) for kind in range(len(KINDS))] for hand in hands],
            [kinds[self.real[card]] for card in flow.deck],
            list(map(tuple, drawn)),
            list(map(tuple, returned)),
        )
