"""Mends a guess at hidden cards until everybody had what he showed when he showed it."""

from collections.abc import Callable, Sequence
from functools import partial

from rules.core.chance import Chance

from .components import KINDS
from .past import PLACE, UNKNOWN, Counts, Flow

PATIENCE = 40
"""Changes made before another guess is."""
NOISE = 40
"""One in so many other changes is let in among the best, so as not to go in circles."""

Stay = tuple[int, int, int]
"""A card in a seat's hand: the seat, from which round on, and before which it was gone."""
Change = tuple[int, Callable[[], None]]
"""How much more is missing after a change, and what makes it."""


class Mending:
    """Exchanges the kinds of two cards of one origin, or a card the Loader returned with one that he kept.

    By seat, kind and round: how many cards it had got by then, without those it returned, and how many it had
    shown by the end of that round.
    """

    def __init__(
        self,
        flow: Flow,
        kinds: list[int],
        certain: Sequence[bool],
        real: list[int],
        showings: Sequence[Sequence[Counts]],
        chance: Chance,
    ) -> None:
        self.flow = flow
        self.kinds = kinds
        self.certain = certain
        self.real = real
        self.chance = chance
        seats = range(len(flow.hands))
        self.got = [[[0] * len(showings) for _ in KINDS] for _ in seats]
        self.shown = [[[0] * len(showings) for _ in KINDS] for _ in seats]
        self.stays: list[list[Stay]] = [[] for _ in kinds]
        """Where each card was, in order."""
        self.returns: list[tuple[int, int]] = []
        """Places whose cards are unknown to the viewer, and after which refill they were filled."""
        for seat, cards in flow.hands:
            for card in cards:
                self.stays[card].append((seat, 0, len(showings)))
        for number, (refill, places) in enumerate(zip(flow.refills, flow.returns, strict=True)):
            for draw in refill:
                for place in draw.cards:
                    self.stays[real[place]].append((draw.seat, number, len(showings)))
            for place in places:
                seat, since, _ = self.stays[real[place]].pop()
                self.stays[real[place]].append((seat, since, number))
                if kinds[place] == UNKNOWN:
                    self.returns.append((place, number))
        for card, kind in enumerate(kinds):
            self.count(self.stays[card], kind, 1)
        for number, by_seat in enumerate(showings):
            for seat, counts in enumerate(by_seat):
                for kind, count in enumerate(counts):
                    if count:
                        line = self.shown[seat][kind]
                        line[number:] = [before + count for before in line[number:]]

    def hands(self) -> list[list[int]]:
        """What everybody holds now, as counts by kind."""
        return [
            [got[-1] - shown[-1] for got, shown in zip(self.got[seat], self.shown[seat], strict=True)]
            for seat in range(len(self.got))
        ]

    def count(self, stays: Sequence[Stay], kind: int, change: int) -> None:
        """A card of a kind counts, or no longer counts, for those in whose hands it was."""
        for seat, since, until in stays:
            line = self.got[seat][kind]
            for number in range(since, until):
                line[number] += change

    def lacking(self) -> list[tuple[int, int]]:
        """Seats and kinds of which they have shown more than they had."""
        return [
            (seat, kind)
            for seat, lines in enumerate(self.shown)
            for kind, line in enumerate(lines)
            if any(shown > got for shown, got in zip(line, self.got[seat][kind], strict=True))
        ]

    def mend(self) -> bool:
        """Make changes until nothing is missing; False if that does not come about soon."""
        for _ in range(PATIENCE):
            lacking = self.lacking()
            if not lacking:
                return True
            seat, kind = lacking[self.chance.below(len(lacking))]
            changes = self.exchanges(seat, kind) + self.other_returns(kind)
            if not changes:
                return False
            least = min([harm for harm, _ in changes])
            level = [make for harm, make in changes if harm == least or not self.chance.below(NOISE)]
            level[self.chance.below(len(level))]()
        return not self.lacking()

    def harm(self, stays: Sequence[Stay], old: int, new: int | None) -> int:
        """How much more would be missing if a card, in these hands, were of another kind, or of none."""
        more = 0
        for seat, since, until in stays:
            shown, got = self.shown[seat], self.got[seat]
            for number in range(since, until):
                more += shown[old][number] >= got[old][number]
                if new is not None:
                    more -= shown[new][number] > got[new][number]
        return more

    # --- two cards of one origin ----------------------------------------------------------------------------

    def exchanges(self, seat: int, kind: int) -> list[Change]:
        """Ways to give a seat a card of a kind in place of another one of the same origin."""
        kinds, origin = self.kinds, self.flow.origin
        offers: list[list[tuple[int, int]]] = [[] for _ in self.flow.supply]
        for other, place in enumerate(origin):
            if kinds[other] == kind and place != PLACE and not self.certain[other]:
                offers[place].append((self.harm(self.stays[other], kind, None), other))
        changes: list[Change] = []
        for card, stays in enumerate(self.stays):
            if kinds[card] != kind and not self.certain[card] and seat in [stay[0] for stay in stays]:
                harm = self.harm(stays, kinds[card], kind)
                least = min(offers[origin[card]], default=(0, 0))[0]
                changes += [
                    (harm + more, partial(self.swap_kinds, card, other))
                    for more, other in offers[origin[card]]
                    if more == least
                ]
        return changes

    def swap_kinds(self, card: int, other: int) -> None:
        """Exchange the kinds of two cards."""
        one, two = self.kinds[card], self.kinds[other]
        for moved, old, new in ((card, one, two), (other, two, one)):
            self.count(self.stays[moved], old, -1)
            self.count(self.stays[moved], new, 1)
            self.kinds[moved] = new

    # --- a card that was returned and one that was kept -----------------------------------------------------

    def other_returns(self, kind: int) -> list[Change]:
        """Ways in which a Loader may have returned another card, one of the two being of a kind."""
        changes: list[Change] = []
        for place, number in self.returns:
            card = self.real[place]
            at = next(at for at, stay in enumerate(self.stays[card]) if stay[2] == number)
            loader = self.stays[card][at][0]
            gone = self.kinds[card]
            for other, stays in enumerate(self.stays):
                kept = self.kinds[other]
                if gone == kept or kind not in (gone, kept):
                    continue
                for there, (seat, since, until) in enumerate(stays):
                    if seat == loader and since <= number < until:
                        after = [(seat, number, until), *stays[there + 1 :]]
                        harm = self.harm(after, kept, gone)
                        harm += self.harm(self.stays[card][at + 1 :], gone, kept)
                        gone_at, kept_at = (card, at), (other, there)
                        changes.append((harm, partial(self.swap_return, gone_at, kept_at, number)))
        return changes

    def swap_return(self, gone: tuple[int, int], kept: tuple[int, int], number: int) -> None:
        """After a refill, one card is returned in place of another: from then on they change places."""
        (card, at), (other, there) = gone, kept
        for moved in (card, other):
            self.count(self.stays[moved], self.kinds[moved], -1)
        seat, since, _ = self.stays[card][at]
        _, since_other, until = self.stays[other][there]
        tail, tail_other = self.stays[card][at + 1 :], self.stays[other][there + 1 :]
        self.stays[card][at:] = [(seat, since, until), *tail_other]
        self.stays[other][there:] = [(seat, since_other, number), *tail]
        for later, places in enumerate(self.flow.returns):
            for place in places if later >= number else ():
                if self.real[place] in (card, other):
                    self.real[place] = other if self.real[place] == card else card
        for moved in (card, other):
            self.count(self.stays[moved], self.kinds[moved], 1)
