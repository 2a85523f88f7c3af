"""What a round may still bring a seat, and whether another flip pays (dossier 11.2)."""

from collections import Counter
from collections.abc import Sequence
from math import exp

from rules.core.chance import Chance

from .area import BUSTED, Totals
from .cards import BURST
from .choices import Choice, PlaceAt, PutBack, Recall, Show
from .decisions import choices
from .flow import STEPS, answer, bust, turn_up
from .state import ACTIVE, BUST, State, Step
from .view import View, imagine
from .worth import worths

FLIPS = (3.2, 2.0, 0.6)
"""How many more cards an active rival may be expected to reveal, by the curses he shows."""
FALLS = (0.14, 0.18, 0.2)
"""How likely he is to bust yet."""
SOFT = 1.1
"""How surely a lead over a rival who goes on will hold, per sword or gold."""
HARD = 4.0
"""The same for a rival who has stopped."""
DEPTH = 2
"""Flips looked ahead after the next one."""
DRAWN = 1.0
"""What a drawn loot card is worth."""
CHAIN = 3
"""Forced reveals followed when looking further ahead."""

Rival = tuple[float, float]
"""What a rival is reckoned to end with, and how firmly."""
Prizes = Sequence[float]
"""What the first, second ... rank brings."""


def settle(state: State) -> None:
    """Carry a step on to its end, who is bust included, answering all questions offhand."""
    agenda = state.agenda
    while (step := agenda.pop())[0] != "bust_check":
        if step[0] in STEPS:
            STEPS[step[0]](state, step, None)
        else:
            seat = int(step[1])
            answer(state, step, seat, offhand(state, step, seat), None)
    bust(state, state.seat_order(state.leader), None)


def offhand(state: State, step: Step, seat: int) -> Choice:
    """An answer to a question in the middle of a chain, without much thought."""
    faces = state.box.faces
    open_now = choices(state, step)
    room = BURST - 1 - state.totals(seat).curse

    def liking(choice: Choice) -> float:
        match choice:
            case PlaceAt(seat=host):
                there = state.totals(host)
                return 10 * (there.curse == BURST - 1) + there.sword + there.gold
            case Recall(card=card) | Show(card=card) | PutBack(card=card):
                face = faces[card]
                return face.sword + face.gold - (1 if face.curse <= room else 20) * face.curse
        return 0.0

    return max(open_now, key=liking)


class Prospects:
    """One seat's chances in the round that is being played."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.faces = view.box.faces
        self.monsters = self._monster_prizes()
        self.loot = self._loot_prizes()
        self._cards = [self._average_card(other) for other in range(view.seats)]
        self._near = [(other - view.captain) % view.seats for other in range(view.seats)]

    def _monster_prizes(self) -> Prizes:
        found = sorted(worths(self.view, self.seat, self.view.monsters).values(), reverse=True)
        return found[:1] if self.view.seats == 2 else found

    def _loot_prizes(self) -> Prizes:
        by_card = worths(self.view, self.seat, self.view.loot)
        found = sorted((by_card[card] for card in self.view.loot), reverse=True)
        return found[0:3:2] if self.view.seats == 2 else found

    def _average_card(self, other: int) -> tuple[float, float]:
        cards = self.view.decks[other] or self.view.discards[other]
        if not cards:
            return 0.0, 0.0
        swords = sum(self.faces[card].sword for card in cards)
        gold = sum(self.faces[card].gold for card in cards)
        return swords / len(cards), gold / len(cards)

    # --- ranks -------------------------------------------------------------------------------------------

    def pay(self, own: Totals, table: Sequence[Totals], status: Sequence[str]) -> float:
        """What stopping with some totals may be expected to bring, the others standing as given."""
        return self.battle(own.sword, table, status) + self.plunder(own.gold, table, status)

    def battle(self, swords: int, table: Sequence[Totals], status: Sequence[str]) -> float:
        """What so many swords may be expected to bring."""
        return spoils(self._ahead(swords, 0, table, status), self.monsters)

    def plunder(self, gold: int, table: Sequence[Totals], status: Sequence[str]) -> float:
        """What so much gold may be expected to bring."""
        return spoils(self._ahead(gold, 1, table, status), self.loot)

    def _ahead(self, amount: int, symbol: int, table: Sequence[Totals], status: Sequence[str]) -> list[float]:
        """How likely each rival is to rank ahead."""
        found = []
        for other in range(self.view.seats):
            if other == self.seat:
                continue
            nearer = 0.3 if self._near[other] < self._near[self.seat] else -0.3
            if status[other] == ACTIVE:
                curses = min(table[other].curse, BURST - 1)
                likely = table[other][symbol] + FLIPS[curses] * self._cards[other][symbol]
                odds = (1 - FALLS[curses]) * logistic(SOFT * (likely - amount + nearer))
                found.append(odds + FALLS[curses] * (amount < 0) * 0.5)
            else:
                here = -1 if status[other] == BUST else table[other][symbol]
                found.append(logistic(HARD * (here - amount + nearer)))
        return found

    # --- another flip --------------------------------------------------------------------------------------

    def stop(self) -> float:
        """What stopping now may be expected to bring."""
        view = self.view
        table = [view.totals(other) for other in range(view.seats)]
        return self.pay(table[self.seat], table, view.status)

    def go_on(self) -> float:
        """What flipping on may be expected to bring: the next flip by the rules, the rest by reckoning."""
        view, seat = self.view, self.seat
        base = imagine(view, Chance(0))
        base.agenda = [("bust_check",)]
        deck = base.decks[seat]
        if not deck:
            deck += base.discards[seat]
            base.discards[seat].clear()
        following = Counter(deck[-1:] if base.known[seat] else view.box.in_order(deck))
        total = 0.0
        plans: dict[tuple[Totals, ...], Plan] = {}
        for card, count in following.items():
            state = base.copy()
            after = state.decks[seat]
            after.append(after.pop(len(after) - 1 - after[::-1].index(card)))
            state.agenda += turn_up(state, (seat,), None)[0]
            settle(state)
            total += count * self._after(state, plans)
        return total / following.total()

    def _after(self, state: State, plans: dict[tuple[Totals, ...], "Plan"]) -> float:
        view, seat = self.view, self.seat
        table = tuple(state.totals(other) for other in range(view.seats))
        status = tuple(
            now if now == BUST else before for now, before in zip(state.status, view.status, strict=True)
        )
        rivals = (*table[:seat], *table[seat + 1 :])
        if rivals not in plans:
            plans[rivals] = Plan(self, table, status)
        plan = plans[rivals]
        drawn = DRAWN * (len(view.loot_pile) - len(state.loot_pile))
        own = table[seat]
        if state.status[seat] == BUST:
            return drawn + plan.worth(-1, -1)
        return drawn + plan.keep_on(own.sword, own.gold, own.curse, DEPTH)


class Plan:
    """How far to go on with one's own deck, the others standing as they do.

    Cards flipped are put back before the next flip, so every flip is from the same deck.
    """

    def __init__(self, prospects: Prospects, table: Sequence[Totals], status: Sequence[str]) -> None:
        view, seat, faces = prospects.view, prospects.seat, prospects.faces
        self._prospects = prospects
        self._table = table
        self._status = status
        cards = view.decks[seat] if len(view.decks[seat]) > 2 else view.decks[seat] + view.discards[seat]
        kinds: Counter[tuple[int, int, int, int, bool]] = Counter()
        for card in cards:
            face = faces[card]
            forced, clears, placed = 0, False, False
            for act in face.acts:
                if act.op in ("reveal", "choose", "from_discard") and getattr(act, "who", "self") == "self":
                    forced += getattr(act, "n", 1)
                clears |= act.op == "turn_over" and act.who == "self" and act.symbol == "curse"
                placed |= act.op == "place"
            kinds[face.sword, face.gold, 0 if placed else face.curse, forced, clears] += 1
        size = max(1, len(cards))
        self._cards = [(count / size, *kind) for kind, count in kinds.items()]
        self._battle: dict[int, float] = {}
        self._plunder: dict[int, float] = {}
        self._kept: dict[tuple[int, int, int, int], float] = {}
        self._flipped: dict[tuple[int, int, int, int, int], float] = {}

    def worth(self, sword: int, gold: int) -> float:
        """What stopping with these totals brings."""
        if sword not in self._battle:
            self._battle[sword] = self._prospects.battle(sword, self._table, self._status)
        if gold not in self._plunder:
            self._plunder[gold] = self._prospects.plunder(gold, self._table, self._status)
        return self._battle[sword] + self._plunder[gold]

    def keep_on(self, sword: int, gold: int, curse: int, depth: int) -> float:
        """The better of stopping and flipping."""
        key = (sword, gold, curse, depth)
        found = self._kept.get(key)
        if found is None:
            found = self.worth(sword, gold)
            if depth and self._cards:
                found = max(found, self._flip(sword, gold, curse, 1, depth))
            self._kept[key] = found
        return found

    def _flip(self, sword: int, gold: int, curse: int, forced: int, depth: int) -> float:
        key = (sword, gold, curse, forced, depth)
        found = self._flipped.get(key)
        if found is None:
            found = 0.0
            for odds, swords, golds, curses, more, clears in self._cards:
                here = 0 if clears else curse + curses
                left = forced - 1 + more
                if 0 < left <= CHAIN and depth > 1:
                    found += odds * self._flip(sword + swords, gold + golds, here, left, depth - 1)
                elif here >= BURST:
                    found += odds * self.worth(BUSTED.sword, BUSTED.gold)
                else:
                    found += odds * self.keep_on(sword + swords, gold + golds, here, depth - 1)
            self._flipped[key] = found
        return found


def logistic(value: float) -> float:
    """From 0 to 1, one half at 0."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, value))))


def spoils(ahead: Sequence[float], prizes: Prizes) -> float:
    """The prize to be expected when each rival is ahead with some likelihood."""
    ranks = [1.0]
    for odds in ahead:
        ranks = [
            (ranks[place] * (1 - odds) if place < len(ranks) else 0.0)
            + (ranks[place - 1] * odds if place else 0.0)
            for place in range(len(ranks) + 1)
        ]
    return sum(part * prize for part, prize in zip(ranks, prizes, strict=False))
