"""The hidden cards, dealt again so that everything a seat has seen could have happened.

What happened since the draw pile was last made is played again with unknown cards: whoever showed a card must
have held it by then. What lay in all hands together at that moment is known, and so is what the pile was made
of. The viewer also knows what he drew, and where cards went that he put under the pile.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rules.core.chance import Chance

from .components import spread
from .mending import Mending
from .past import PLACE, UNKNOWN, Counts, Draw, Flow
from .state import PastRound, Start


class Known(NamedTuple):
    """What a seat (None: a stranger) has seen of the cards beyond what everybody has."""

    seat: int | None
    drawn: tuple[int, ...]
    returned: tuple[int, ...]
    sure: tuple[Counts, ...]


class Deal(NamedTuple):
    """Hidden cards in their places: hands as counts, everything else as kinds in order."""

    hands: list[list[int]]
    deck: list[int]
    drawn: list[tuple[int, ...]]
    returned: list[tuple[int, ...]]


def deal_again(
    flow: Flow,
    start: Start,
    past: Sequence[PastRound],
    shown: Sequence[Counts],
    known: Known,
    chance: Chance,
) -> Deal:
    """A random deal in which all that was seen could have happened.

    Args:
        flow: how the cards moved.
        start: the making of the draw pile.
        past: the rounds that have been cleared up since.
        shown: what each seat has face up in the round being played.
        known: what the viewer knows.
        chance: makes the guesses.
    """
    loaders = [start.loaded_by, *(last.loaded_by for last in past)]
    showings = [*(last.shown for last in past), shown]
    while True:
        guess = _Guess(flow, known, chance)
        if guess.play(showings, loaders):
            mending = Mending(flow, guess.kinds, guess.certain, guess.real, showings, chance)
            if mending.mend():
                return _deal(flow, loaders, guess, mending.hands())


class _Guess:
    """Plays the past again: cards get their kinds when they are shown, the others at the end.

    Where a player has no card left that can be what he showed, any card goes instead: that is to be mended.
    """

    def __init__(self, flow: Flow, known: Known, chance: Chance) -> None:
        self.flow = flow
        self.known = known
        self.chance = chance
        self.kinds = [UNKNOWN] * len(flow.origin)
        self.certain = [False] * len(flow.origin)
        """Whether the viewer knows what a card is."""
        self.real = list(range(len(flow.origin)))
        """The card behind each number: itself, or the one that was put in that place."""
        self.rest = [list(counts) for counts in flow.supply]
        """What the cards of unknown kind can be, by origin."""
        self.hands: list[list[int]] = [[] for _ in flow.hands]
        draws = [draw for refill in (flow.hands, *flow.refills) for draw in refill]
        own = [card for draw in draws if draw.seat == known.seat for card in draw.cards]
        for card, kind in zip(own, known.drawn, strict=True):
            self.know(card, kind)
        for (_, cards), sure in zip(flow.hands, known.sure, strict=False):
            for card, kind in zip(cards, spread(sure), strict=False):
                self.know(card, kind)

    def know(self, card: int, kind: int) -> None:
        """The viewer knows the kind of a card, or what was put in a place."""
        self.settle(card, kind)
        self.certain[card] = True

    def settle(self, card: int, kind: int) -> None:
        """Fix the kind of a card."""
        self.kinds[card] = kind
        if self.flow.origin[card] != PLACE:
            self.rest[self.flow.origin[card]][kind] -= 1

    def play(self, showings: Sequence[Sequence[Counts]], loaders: Sequence[int | None]) -> bool:
        """Go through refills and face-up cards, round by round.

        Returns:
            Whether what the viewer drew from under the pile can have been put there.
        """
        returns = iter(self.known.returned)
        self.receive(self.flow.hands)
        for shown, loader, refill, places in zip(
            showings, loaders, self.flow.refills, self.flow.returns, strict=True
        ):
            self.receive(refill)
            if loader is not None and not self.put_back(loader, places, returns, shown[loader]):
                return False
            self.show(shown)
        left = list(map(spread, self.rest))
        for cards in left:
            self.chance.shuffle(cards)
        for card, origin in enumerate(self.flow.origin):
            if origin != PLACE and self.kinds[card] == UNKNOWN:
                self.kinds[card] = left[origin].pop()
        return True

    def receive(self, draws: Iterable[Draw]) -> None:
        """Cards go to hands."""
        for draw in draws:
            self.hands[draw.seat] += [self.real[card] for card in draw.cards]

    def show(self, shown: Sequence[Counts]) -> None:
        """Everybody shows cards."""
        for seat, counts in enumerate(shown):
            for kind in spread(counts):
                card = self.pick(seat, kind)
                self.hands[seat].remove(self.any_card(seat) if card == UNKNOWN else card)

    def put_back(self, seat: int, places: Sequence[int], returns: Iterator[int], shown: Counts) -> bool:
        """The Loader fills places under the pile, but with nothing that he shows in the next round.

        What lies in a place is known if the viewer put it there or drew it.
        """
        hand = self.hands[seat]
        spared = []
        for kind in spread(shown) if seat != self.known.seat else ():
            card = self.pick(seat, kind)
            if card != UNKNOWN:
                hand.remove(card)
                spared.append(card)
        for place in places:
            if seat == self.known.seat:
                self.know(place, next(returns))
                card = self.pick(seat, self.kinds[place])
            elif self.kinds[place] == UNKNOWN:
                card = self.any_card(seat)
            else:
                card = self.pick(seat, self.kinds[place])
                if card == UNKNOWN:
                    return False
                self.certain[card] = True
            hand.remove(card)
            self.real[place] = card
        hand += spared
        return True

    def any_card(self, seat: int) -> int:
        """Any card from a seat's hand."""
        return self.hands[seat][self.chance.below(len(self.hands[seat]))]

    def pick(self, seat: int, kind: int) -> int:
        """A card of a kind from a seat's hand: one known to be that, or one that can be; else ``UNKNOWN``."""
        possible: list[int] = []
        for card in self.hands[seat]:
            if self.kinds[card] == kind:
                return card
            if self.kinds[card] == UNKNOWN and self.rest[self.flow.origin[card]][kind]:
                possible.append(card)
        if not possible:
            return UNKNOWN
        card = possible[self.chance.below(len(possible))]
        self.settle(card, kind)
        return card


def _deal(flow: Flow, loaders: Sequence[int | None], guess: _Guess, hands: list[list[int]]) -> Deal:
    """Put all cards in their places."""
    kinds = [guess.kinds[card] for card in guess.real]
    drawn: list[list[int]] = [[] for _ in hands]
    for draws in (flow.hands, *flow.refills):
        for draw in draws:
            drawn[draw.seat] += [kinds[card] for card in draw.cards]
    returned: list[list[int]] = [[] for _ in hands]
    for loader, places in zip(loaders, flow.returns, strict=True):
        if loader is not None:
            returned[loader] += [kinds[place] for place in places]
    deck = [kinds[card] for card in flow.deck]
    return Deal(hands, deck, list(map(tuple, drawn)), list(map(tuple, returned)))
