"""The hidden cards, dealt again so that everything a seat has seen could have happened.

Who drew how many cards, and when the discards were shuffled, is public. So a deal is made by playing the past
again with unknown cards: each unknown card belongs to the pile it was drawn from, whose make-up is public too,
and a player who showed a card must have held it. What the viewer drew, and put under the draw pile, is known.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rules.core.chance import Chance

from .components import HAND_SIZE, KINDS, LOADED_HAND, RETURNED, spread
from .state import PastRound

UNKNOWN = -1
PERSISTENCE = 2
"""How often a round is guessed before the one before it is guessed again."""
Counts = tuple[int, ...]
"""Cards by place in ``KINDS``."""


class Draw(NamedTuple):
    """A seat's refill: the cards it took, by number, first drawn first."""

    seat: int
    cards: tuple[int, ...]


class Need(NamedTuple):
    """Cards of a kind that a seat must have shown from one pile, since it held too few others."""

    pile: int
    kind: int
    count: int


class Flow(NamedTuple):
    """How cards moved since the deal, whatever is on them.

    Cards are numbered as piles are made: the first deck, then each reshuffled one. A card the Loader put under
    the draw pile goes by the number of its place there, since nobody else knows which of his it is.
    """

    pile_of: tuple[int, ...]
    """The pile each number belongs to, ``UNKNOWN`` for places under the draw pile."""
    piles: tuple[Counts, ...]
    """What each pile was made of."""
    deal: tuple[Draw, ...]
    refills: tuple[tuple[Draw, ...], ...]
    """The refills of each past round, in order."""
    returns: tuple[tuple[int, ...], ...]
    """The places the Loader filled after each past round, in order."""
    needs: tuple[tuple[tuple[Need, ...], ...], ...]
    """What each seat must have shown, in each past round and in this one."""
    deck: tuple[int, ...]
    """The draw pile, bottom first."""


@lru_cache(maxsize=64)
def trace(
    first_deck: Counts, past: tuple[PastRound, ...], returned: int, shown: tuple[Counts, ...]
) -> Flow:
    """Follow the cards through the past rounds.

    Args:
        first_deck: what the goods deck is made of.
        past: the rounds that have been cleared up.
        returned: how many cards the last of their Loaders has returned so far.
        shown: what each seat has face up in this round.
    """
    tracer = _Tracer(first_deck, len(shown))
    for number, last in enumerate(past, start=1):
        tracer.round(last, RETURNED if number < len(past) else returned)
    tracer.needs.append(tuple(map(tracer.need, range(len(shown)), shown)))
    return tracer.flow()


class _Tracer:
    """Moves numbered cards about as everybody saw them move."""

    def __init__(self, first_deck: Counts, seats: int) -> None:
        self.pile_of: list[int] = []
        self.piles: list[Counts] = []
        self.deck: list[int] = []
        self.discard = [0] * len(KINDS)
        self.held = [0] * seats
        self.others: list[list[int]] = [[] for _ in range(seats)]
        """By seat and pile: at most how many cards in hand are from other piles."""
        self.needs: list[tuple[tuple[Need, ...], ...]] = []
        self.refills: list[tuple[Draw, ...]] = []
        self.returns: list[tuple[int, ...]] = []
        self.make_pile(first_deck)
        self.deal = tuple(self.take(seat, HAND_SIZE) for seat in range(seats))

    def flow(self) -> Flow:
        """Where everything lies now."""
        return Flow(
            tuple(self.pile_of),
            tuple(self.piles),
            self.deal,
            tuple(self.refills),
            tuple(self.returns),
            tuple(self.needs),
            tuple(self.deck),
        )

    def numbers(self, pile: int, count: int) -> list[int]:
        self.pile_of += [pile] * count
        return list(range(len(self.pile_of) - count, len(self.pile_of)))

    def make_pile(self, counts: Sequence[int]) -> None:
        for held, others in zip(self.held, self.others, strict=True):
            others.append(held)
        self.deck += self.numbers(len(self.piles), sum(counts))
        self.piles.append(tuple(counts))

    def take(self, seat: int, count: int) -> Draw:
        """The top cards go to a seat; the discards become a new pile when one is missing."""
        cards = []
        for _ in range(count):
            if not self.deck:
                self.make_pile(self.discard)
                self.discard = [0] * len(KINDS)
            cards.append(self.deck.pop())
            self.held[seat] += 1
            pile = self.pile_of[cards[-1]]
            self.others[seat] = [
                others + (other != pile) for other, others in enumerate(self.others[seat])
            ]
        return Draw(seat, tuple(cards))

    def keep(self, seat: int, count: int) -> None:
        """A seat's hand shrinks."""
        self.held[seat] = count
        self.others[seat] = [min(count, others) for others in self.others[seat]]

    def need(self, seat: int, shown: Counts) -> tuple[Need, ...]:
        """What a seat must have shown from each pile, before its hand shrinks by that."""
        return tuple(
            Need(pile, kind, count - others)
            for pile, others in enumerate(self.others[seat])
            for kind, count in enumerate(shown)
            if count > others
        )

    def round(self, last: PastRound, returned: int) -> None:
        """A round from the first card shown to the Loader's last."""
        seats = len(self.held)
        self.needs.append(tuple(map(self.need, range(seats), last.shown)))
        for seat, counts in enumerate(last.shown):
            self.keep(seat, self.held[seat] - sum(counts))
            self.discard = [old + new for old, new in zip(self.discard, counts, strict=True)]
        refill = []
        for turn in range(seats):
            seat = (last.captain + turn) % seats
            wanted = LOADED_HAND if seat == last.loader else HAND_SIZE
            refill.append(self.take(seat, wanted - self.held[seat]))
        self.refills.append(tuple(refill))
        places: list[int] = []
        if last.loader is not None:
            places = self.numbers(UNKNOWN, returned)
            self.deck[:0] = places
            self.keep(last.loader, LOADED_HAND - returned)
        self.returns.append(tuple(places))


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
    shown: Sequence[Counts],
    known: Known,
    chance: Chance,
) -> Deal:
    """A random deal in which all that was seen could have happened.

    Guesses are made round by round. When they lead to a card its owner cannot have held, the round is guessed
    again, and after some more failures the one before it.
    """
    guesses = [_Guess.at_the_deal(flow, known, chance)]
    failures = [0] * (len(past) + 1)
    while len(guesses) <= len(past) + 1:
        number = len(guesses) - 1
        guess = guesses[-1].copy()
        try:
            if number < len(past):
                guess.play(number, past[number])
            else:
                guess.show(shown, flow.needs[-1])
        except _DeadEndError:
            failures[number] += 1
            if failures[number] % PERSISTENCE == 0 and number:
                guesses.pop()
        else:
            guesses.append(guess)
    return guesses[-1].finish(past)


class _DeadEndError(Exception):
    """A card was shown that its owner cannot have held by the guesses so far."""


@dataclass(slots=True)
class _Guess:
    """Cards get their kinds when they have to be known, the others at the end."""

    flow: Flow
    known: Known
    chance: Chance
    kinds: list[int]
    real: list[int]
    """The card behind each number: itself, or the one that was put in that place."""
    rest: list[list[int]]
    """What each pile's cards of unknown kind can be."""
    due: list[list[int]]
    """What of that must be kept for cards shown later."""
    unknown: list[int]
    """How many cards of unknown kind each pile has."""
    hands: list[list[int]]
    returned: int
    """How many cards the viewer has put under the draw pile."""

    @classmethod
    def at_the_deal(cls, flow: Flow, known: Known, chance: Chance) -> "_Guess":
        """What is certain from the start: the viewer's draws, and what others must show."""
        cards = len(flow.pile_of)
        guess = cls(
            flow,
            known,
            chance,
            [UNKNOWN] * cards,
            list(range(cards)),
            [list(counts) for counts in flow.piles],
            [[0] * len(KINDS) for _ in flow.piles],
            [sum(counts) for counts in flow.piles],
            [[] for _ in flow.deal],
            0,
        )
        draws = [draw for refill in (flow.deal, *flow.refills) for draw in refill]
        own = [card for draw in draws if draw.seat == known.seat for card in draw.cards]
        for card, kind in zip(own, known.drawn, strict=True):
            guess.settle(card, kind)
        for by_seat in flow.needs:
            for seat, needs in enumerate(by_seat):
                if seat != known.seat:
                    for pile, kind, count in needs:
                        guess.due[pile][kind] += count
        guess.receive(flow.deal)
        return guess

    def copy(self) -> "_Guess":
        """An independent copy."""
        return _Guess(
            self.flow,
            self.known,
            self.chance,
            self.kinds[:],
            self.real[:],
            [counts[:] for counts in self.rest],
            [counts[:] for counts in self.due],
            self.unknown[:],
            [hand[:] for hand in self.hands],
            self.returned,
        )

    def settle(self, card: int, kind: int) -> None:
        """Fix the kind of a card, or what must have been put in a place."""
        self.kinds[card] = kind
        pile = self.flow.pile_of[card]
        if pile != UNKNOWN:
            self.rest[pile][kind] -= 1
            self.unknown[pile] -= 1

    def play(self, number: int, last: PastRound) -> None:
        """A past round: cards are shown, hands refilled, and the Loader returns some.

        Raises:
            _DeadEndError: a card cannot have been shown.
        """
        self.show(last.shown, self.flow.needs[number])
        self.receive(self.flow.refills[number])
        if last.loader is not None:
            self.put_back(last.loader, self.flow.returns[number])

    def receive(self, draws: Iterable[Draw]) -> None:
        """Cards go from the draw pile to hands."""
        for draw in draws:
            self.hands[draw.seat] += [self.real[card] for card in draw.cards]

    def show(self, shown: Sequence[Counts], needs: Sequence[Sequence[Need]]) -> None:
        """Everybody shows cards."""
        for seat, counts in enumerate(shown):
            if seat != self.known.seat:
                for pile, kind, count in needs[seat]:
                    self.due[pile][kind] -= count
            for kind in spread(counts):
                self.hands[seat].remove(self.pick(seat, kind))

    def put_back(self, seat: int, places: Sequence[int]) -> None:
        """The Loader fills places under the draw pile; what lies there is known if the viewer put or drew it."""
        hand = self.hands[seat]
        for place in places:
            if seat == self.known.seat:
                card = self.pick(seat, self.known.returned[self.returned])
                self.returned += 1
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
            free = 0 if kinds[card] != UNKNOWN else self.rest[pile][kind] - self.due[pile][kind]
            weights.append(free / self.unknown[pile] if free > 0 else 0.0)
        total = sum(weights)
        if not total:
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
            cards = spread(counts)
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
