"""The hidden cards, dealt again so that everything a seat has seen could have happened.

The past is played again with unknown cards: whoever showed a card must have held it by then. What the viewer
drew, and what he put under the draw pile, is known to him for good.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rules.core.chance import Chance

from .components import KINDS, spread
from .past import UNKNOWN, Counts, Draw, Flow, Span
from .state import PastRound

SWAPS = 150
"""Exchanges tried to share out cards in keeping with what is shown later."""
PATIENCE = 30
"""Exchanges tried to mend a guess before another one is made."""
NOISE = 40
"""One in so many other cards is let in among the best for an exchange, so as not to go in circles."""


class Known(NamedTuple):
    """What a seat (None: a stranger) has seen of the cards beyond what everybody has."""

    seat: int | None
    drawn: tuple[int, ...]
    returned: tuple[int, ...]


class Deal(NamedTuple):
    """Hidden cards in their places: hands as counts, everything else as kinds in order."""

    hands: list[list[int]]
    deck: list[int]
    drawn: list[tuple[int, ...]]
    returned: list[tuple[int, ...]]


def deal_again(
    flow: Flow, past: Sequence[PastRound], shown: Sequence[Counts], known: Known, chance: Chance
) -> Deal:
    """A random deal in which all that was seen could have happened.

    Args:
        flow: how the cards moved.
        past: the rounds that have been cleared up.
        shown: what each seat has face up in the round being played.
        known: what the viewer knows.
        chance: makes the guesses.
    """
    while True:
        guess = _Guess(flow, known, chance)
        if guess.play(past, shown):
            mended = _Mending(guess, past, shown)
            if mended.mend():
                return mended.deal(past)


class _Guess:
    """Plays the past again: cards get their kinds when they are shown, or shared out, or at the end.

    Where a player has no card left that can be what he showed, any card goes instead: see :class:`_Mending`.
    """

    def __init__(self, flow: Flow, known: Known, chance: Chance) -> None:
        self.flow = flow
        self.known = known
        self.chance = chance
        self.kinds = [UNKNOWN] * len(flow.pile_of)
        self.certain = [False] * len(flow.pile_of)
        """Whether the viewer knows what a card is."""
        self.real = list(range(len(flow.pile_of)))
        """The card behind each number: itself, or the one that was put in that place."""
        self.rest = [list(counts) for counts in flow.piles]
        """What each pile's cards of unknown kind can be."""
        self.pile = 0
        """The pile being drawn from; older ones hold no unknown cards."""
        self.hands: list[list[int]] = [[] for _ in flow.deal]
        draws = [draw for refill in (flow.deal, *flow.refills) for draw in refill]
        own = [card for draw in draws if draw.seat == known.seat for card in draw.cards]
        for card, kind in zip(own, known.drawn, strict=True):
            self.settle(card, kind)
            self.certain[card] = True

    def settle(self, card: int, kind: int) -> None:
        """Fix the kind of a card, or what must have been put in a place."""
        self.kinds[card] = kind
        pile = self.flow.pile_of[card]
        if pile != UNKNOWN:
            self.rest[pile][kind] -= 1

    def play(self, past: Sequence[PastRound], shown: Sequence[Counts]) -> bool:
        """Go through the past and this round's face-up cards.

        Returns:
            Whether what the viewer drew from under the pile can have been put there.
        """
        returns = iter(self.known.returned)
        self.receive(self.flow.deal)
        for last, refill, places in zip(past, self.flow.refills, self.flow.returns, strict=True):
            self.show(last.shown)
            self.receive(refill)
            if last.loader is not None and not self.put_back(last.loader, places, returns):
                return False
        self.show(shown)
        left = list(map(spread, self.rest))
        for cards in left:
            self.chance.shuffle(cards)
        for card, pile in enumerate(self.flow.pile_of):
            if pile != UNKNOWN and self.kinds[card] == UNKNOWN:
                self.kinds[card] = left[pile].pop()
        return True

    def receive(self, draws: Iterable[Draw]) -> None:
        """Cards go from the draw pile to hands."""
        for draw in draws:
            for card in draw.cards:
                if self.flow.pile_of[card] > self.pile:
                    self.share_out()
                    self.pile += 1
                self.hands[draw.seat].append(self.real[card])

    def show(self, shown: Sequence[Counts]) -> None:
        """Everybody shows cards."""
        for seat, counts in enumerate(shown):
            for kind in spread(counts):
                card = self.pick(seat, kind)
                if card == UNKNOWN:
                    card = self.any_card(seat)
                    if self.kinds[card] == UNKNOWN:
                        left = spread(self.rest[self.pile])
                        self.settle(card, left[self.chance.below(len(left))])
                self.hands[seat].remove(card)

    def put_back(self, seat: int, places: Sequence[int], returns: Iterator[int]) -> bool:
        """The Loader fills places under the pile; what lies there is known if the viewer put or drew it."""
        for place in places:
            if seat == self.known.seat:
                card = self.pick(seat, next(returns))
            elif self.kinds[place] == UNKNOWN:
                card = self.any_card(seat)
            else:
                card = self.pick(seat, self.kinds[place])
                if card == UNKNOWN:
                    return False
                self.certain[card] = True
            self.hands[seat].remove(card)
            self.real[place] = card
        return True

    def any_card(self, seat: int) -> int:
        """Any card from a seat's hand."""
        return self.hands[seat][self.chance.below(len(self.hands[seat]))]

    def pick(self, seat: int, kind: int) -> int:
        """A card of a kind from a seat's hand: one known to be that, or one that can be; else ``UNKNOWN``."""
        found = UNKNOWN
        for card in self.hands[seat]:
            if self.kinds[card] == kind:
                return card
            if self.kinds[card] == UNKNOWN:
                found = card
        if found == UNKNOWN or not self.rest[self.pile][kind]:
            return UNKNOWN
        self.settle(found, kind)
        return found

    def share_out(self) -> None:
        """The draw pile is used up: its unknown cards are all in hands, and together they are known.

        They are dealt at random, then exchanged until what everybody shows later agrees with it.
        """
        cards = [(seat, card) for seat, hand in enumerate(self.hands) for card in hand]
        unknown = [(seat, card) for seat, card in cards if self.kinds[card] == UNKNOWN]
        kinds = spread(self.rest[self.pile])
        self.chance.shuffle(kinds)
        held = [[0] * len(KINDS) for _ in self.hands]
        for seat, card in cards:
            if self.kinds[card] != UNKNOWN:
                held[seat][self.kinds[card]] += 1
        for (seat, _), kind in zip(unknown, kinds, strict=True):
            held[seat][kind] += 1
        ahead = _Ahead(self.flow.spans[self.pile + 1], self.known.seat, held)
        for _ in range(SWAPS if len(unknown) > 1 and ahead.amiss() else 0):
            one, other = self.chance.below(len(unknown)), self.chance.below(len(unknown))
            seat, neighbour = unknown[one][0], unknown[other][0]
            given, taken = kinds[one], kinds[other]
            if seat != neighbour and given != taken and ahead.exchange(seat, neighbour, given, taken):
                kinds[one], kinds[other] = taken, given
                if not ahead.amiss():
                    break
        for (_, card), kind in zip(unknown, kinds, strict=True):
            self.settle(card, kind)


class _Ahead:
    """How well hands, at the making of a pile, agree with what is known of later."""

    def __init__(self, span: Span, viewer: int | None, held: list[list[int]]) -> None:
        self.span = span
        self.viewer = viewer
        self.held = held
        self.kinds = [self.surplus(kind) for kind in range(len(KINDS))]
        self.seats = [self.shortage(seat) for seat in range(len(held))]

    def amiss(self) -> int:
        """How many cards are in a wrong hand, 0 if all agrees."""
        return sum(self.kinds) + sum(self.seats)

    def surplus(self, kind: int) -> int:
        """How many cards of a kind would still be in hands later on, beyond those that were."""
        total = 0
        for shown, held in self.span.horizons:
            kept = 0
            for hand, gone in zip(self.held, shown, strict=True):
                if hand[kind] > gone[kind]:
                    kept += hand[kind] - gone[kind]
            if kept > held[kind]:
                total += kept - held[kind]
        return total

    def shortage(self, seat: int) -> int:
        """How many cards a seat is short of what it shows before the next pile, beyond those it draws."""
        worst = 0
        if seat != self.viewer:
            hand = self.held[seat]
            for drawn, shown in self.span.showings[seat]:
                short = -drawn
                for count, held in zip(shown, hand, strict=True):
                    if count > held:
                        short += count - held
                worst = max(worst, short)
        return worst

    def exchange(self, seat: int, neighbour: int, given: int, taken: int) -> bool:
        """Two seats exchange a card, unless that makes things worse; whether they did."""
        before = self.kinds[given], self.kinds[taken], self.seats[seat], self.seats[neighbour]
        self._move(seat, neighbour, given, taken)
        after = self.surplus(given), self.surplus(taken), self.shortage(seat), self.shortage(neighbour)
        if sum(after) > sum(before):
            self._move(neighbour, seat, given, taken)
            return False
        self.kinds[given], self.kinds[taken], self.seats[seat], self.seats[neighbour] = after
        return True

    def _move(self, seat: int, neighbour: int, given: int, taken: int) -> None:
        self.held[seat][given] -= 1
        self.held[neighbour][given] += 1
        self.held[neighbour][taken] -= 1
        self.held[seat][taken] += 1


class _Mending:
    """Exchanges kinds between cards of one pile until everybody had what he showed when he showed it.

    By seat, kind and round: how many cards it had got by then, without those it returned, and how many it had
    shown by the end of that round.
    """

    def __init__(self, guess: _Guess, past: Sequence[PastRound], shown: Sequence[Counts]) -> None:
        self.guess = guess
        self.flow, self.kinds, self.chance = guess.flow, guess.kinds, guess.chance
        self.rounds = len(past) + 1
        seats = range(len(shown))
        self.got = [[[0] * self.rounds for _ in KINDS] for _ in seats]
        self.shown = [[[0] * self.rounds for _ in KINDS] for _ in seats]
        self.stays: list[list[tuple[int, int, int]]] = [[] for _ in guess.kinds]
        """Where each card was: in whose hand, from which round until before which."""
        for number, draws in enumerate((self.flow.deal, *self.flow.refills)):
            for draw in draws:
                for place in draw.cards:
                    self.stays[guess.real[place]].append((draw.seat, number, self.rounds))
            for place in self.flow.returns[number - 1] if number else ():
                card = guess.real[place]
                seat, since, _ = self.stays[card][-1]
                self.stays[card][-1] = (seat, since, number)
        for card, kind in enumerate(self.kinds):
            self.count(card, kind, 1)
        for number, by_seat in enumerate((*(last.shown for last in past), shown)):
            for seat, counts in enumerate(by_seat):
                for kind, count in enumerate(counts):
                    if count:
                        line = self.shown[seat][kind]
                        line[number:] = [before + count for before in line[number:]]

    def count(self, card: int, kind: int, change: int) -> None:
        """A card counts, or no longer counts, as being of a kind."""
        for seat, since, until in self.stays[card]:
            line = self.got[seat][kind]
            for number in range(since, until):
                line[number] += change

    def missing(self, seat: int, kind: int) -> int:
        """How much of a kind a seat has shown without having it, added up over the rounds."""
        lines = zip(self.shown[seat][kind], self.got[seat][kind], strict=True)
        return sum([shown - got for shown, got in lines if shown > got])

    def mend(self) -> bool:
        """Exchange kinds until nothing is missing; False if that does not come about soon."""
        seats, kinds = range(len(self.got)), range(len(KINDS))
        lacking = [(seat, kind) for seat in seats for kind in kinds if self.missing(seat, kind)]
        for _ in range(PATIENCE):
            if not lacking:
                return True
            seat, kind = lacking[self.chance.below(len(lacking))]
            touched = self.exchange(seat, kind)
            lacking = [place for place in lacking if place not in touched]
            lacking += [place for place in touched if self.missing(*place)]
        return not lacking

    def exchange(self, seat: int, kind: int) -> list[tuple[int, int]]:
        """Give a seat a card of a kind in place of another one from the same pile, with the least harm.

        Returns:
            The seats and kinds this may have changed.
        """
        certain, pile_of, kinds = self.guess.certain, self.flow.pile_of, self.kinds
        offers: list[list[tuple[int, int]]] = [[] for _ in self.flow.piles]
        for other, pile in enumerate(pile_of):
            if kinds[other] == kind and pile != UNKNOWN and not certain[other]:
                offers[pile].append((self.harm(other, kind, UNKNOWN), other))
        best = [min(offer, default=(0, UNKNOWN))[0] for offer in offers]
        own = [
            (self.harm(card, kinds[card], kind) + best[pile_of[card]], card)
            for card, stays in enumerate(self.stays)
            if stays
            and kinds[card] != kind
            and not certain[card]
            and offers[pile_of[card]]
            and seat in [stay[0] for stay in stays]
        ]
        if not own:
            return []
        card = self.draw_least(own)
        other = self.draw_least(offers[pile_of[card]])
        given = kinds[card]
        self.swap(card, other)
        seats = sorted({stay[0] for stay in self.stays[card] + self.stays[other]})
        return [(one, moved) for one in seats for moved in (given, kind)]

    def draw_least(self, cards: list[tuple[int, int]]) -> int:
        """One of the cards that come with the least number, now and then any other."""
        least = min(cards)[0]
        level = [card for harm, card in cards if harm == least or not self.chance.below(NOISE)]
        return level[self.chance.below(len(level))]

    def harm(self, card: int, old: int, new: int) -> int:
        """How much more would be missing if a card were of another kind, or of none."""
        more = 0
        for seat, since, until in self.stays[card]:
            shown, got = self.shown[seat], self.got[seat]
            for number in range(since, until):
                more += shown[old][number] >= got[old][number]
                if new != UNKNOWN:
                    more -= shown[new][number] > got[new][number]
        return more

    def swap(self, card: int, other: int) -> None:
        """Exchange the kinds of two cards."""
        one, two = self.kinds[card], self.kinds[other]
        for moved, old, new in ((card, one, two), (other, two, one)):
            self.count(moved, old, -1)
            self.count(moved, new, 1)
            self.kinds[moved] = new

    def deal(self, past: Sequence[PastRound]) -> Deal:
        """Put all cards in their places."""
        real, kinds = self.guess.real, self.kinds
        seats = range(len(self.got))
        drawn: list[list[int]] = [[] for _ in seats]
        for draws in (self.flow.deal, *self.flow.refills):
            for draw in draws:
                drawn[draw.seat] += [kinds[real[card]] for card in draw.cards]
        returned: list[list[int]] = [[] for _ in seats]
        for last, places in zip(past, self.flow.returns, strict=True):
            if last.loader is not None:
                returned[last.loader] += [kinds[real[place]] for place in places]
        return Deal(
            [
                [got[-1] - shown[-1] for got, shown in zip(self.got[seat], self.shown[seat], strict=True)]
                for seat in seats
            ],
            [kinds[real[card]] for card in self.flow.deck],
            list(map(tuple, drawn)),
            list(map(tuple, returned)),
        )
