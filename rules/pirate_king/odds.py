"""How likely a player is to bust with his next flip (dossier 11.1).

The flip and the chain it sets off are followed card by card over everything the deck may hold. Cards that
cannot be told apart by what they do to one's own curses are taken together, so few cases remain.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import permutations
from typing import Any, NamedTuple

from .cards import BURST, Box, Face, TurnOver

LONGEST = 4
"""Cards into a chain after which it is taken to end."""


class Hand(NamedTuple):
    """One player's cards, by what they count as."""

    row: tuple[str, ...]
    visiting: tuple[str, ...]
    last: str
    """What a COPY would become; empty for nothing."""
    deck: tuple[str, ...]
    top: tuple[str, ...]
    """Cards of the deck known to lie on top, uppermost first."""
    discard: tuple[str, ...]
    loot: tuple[str, ...]
    rivals: bool
    """Whether there is somebody to place a card with."""


class Sort(NamedTuple):
    """What a card does to its owner's curses; cards of a sort are alike."""

    curse: int
    flags: tuple[bool, ...]
    """Whether it shows each symbol that some card of the box turns over for its owner."""
    acts: tuple[Any, ...]
    copies: bool


Counts = tuple[int, ...]
"""How many cards of each sort."""


@lru_cache(maxsize=16)
def sorts_of(box: Box) -> tuple[tuple[Sort, ...], dict[str, int]]:
    """The sorts of cards in a box, and every card's place among them."""
    turned = tuple(
        dict.fromkeys(
            act.symbol
            for face in box.faces.values()
            for act in face.acts
            if isinstance(act, TurnOver) and act.who == "self"
        )
    )
    sorts: dict[Sort, int] = {}
    places: dict[str, int] = {}
    for card, face in box.faces.items():
        flags = tuple(face.curse > 0 and face.shows(symbol) > 0 for symbol in turned)
        sort = Sort(face.curse, flags, own_acts(face), face.copies)
        places[card] = sorts.setdefault(sort, len(sorts))
    return tuple(sorts), places


def own_acts(face: Face) -> tuple[Any, ...]:
    """A card's effects that can touch its owner's curses."""
    return tuple(act for act in face.acts if act.op != "captain" and getattr(act, "who", "self") == "self")


@lru_cache(maxsize=4096)
def bust_chance(hand: Hand, box: Box, longest: int = LONGEST) -> float:
    """The chance that a hand's next flip, taken by itself, ends in a bust.

    Args:
        hand: the player's cards.
        box: what the cards mean.
        longest: cards into a chain after which it is taken to end.
    """
    sorts, places = sorts_of(box)

    def counted(cards: Iterable[str]) -> Counts:
        counts = [0] * len(sorts)
        for card in cards:
            counts[places[card]] += 1
        return tuple(counts)

    deck = list(counted(hand.deck))
    top = tuple(places[card] for card in hand.top)
    for sort in top:
        deck[sort] -= 1
    marks = sorted(places[face] for face in (*hand.row, *hand.visiting) if sorts[places[face]].curse)
    table = Table(
        top, tuple(deck), counted(hand.discard), counted(hand.loot), tuple(marks), places[hand.last]
    )
    symbols = tuple(
        dict.fromkeys(act.symbol for sort in sorts for act in sort.acts if isinstance(act, TurnOver))
    )
    return Chain(sorts, symbols, hand.rivals).risk(table, (Task(1),), longest)


class Table(NamedTuple):
    """Where a chain stands; cards are named by their sort."""

    top: tuple[int, ...]
    """Known cards on top of the deck, uppermost first."""
    deck: Counts
    """The rest of the deck."""
    discard: Counts
    loot: Counts
    marks: tuple[int, ...]
    """The face-up cards with curses in the play area."""
    last: int
    """The last card of the row."""


class Task(NamedTuple):
    """Something still to do: reveal ``cards``; or, if that is 0, effect ``act`` of a card of ``sort``."""

    cards: int
    sort: int = -1
    act: int = 0
    before: int = -1
    """The card before it in the row."""


Tasks = tuple[Task, ...]


def changed(counts: Counts, sort: int, by: int) -> Counts:
    """More or fewer cards of a sort."""
    return (*counts[:sort], counts[sort] + by, *counts[sort + 1 :])


class Chain:
    """Follows what a flip sets off."""

    def __init__(self, sorts: tuple[Sort, ...], symbols: tuple[str, ...], rivals: bool) -> None:
        self.sorts = sorts
        self.curse = [sort.curse for sort in sorts]
        self.symbols = symbols
        self.rivals = rivals
        self.memo: dict[tuple[Table, Tasks, int], float] = {}

    def risk(self, table: Table, tasks: Tasks, left: int) -> float:
        """The chance to bust once all tasks, the last one first, are done; ``left`` bounds the chain."""
        if not tasks or not left:
            return float(self.curses(table) >= BURST)
        key = (table, tasks, left)
        known = self.memo.get(key)
        if known is None:
            follow = self.reveal if tasks[-1].cards else self.act
            known = follow(table, tasks[-1], tasks[:-1], left)
            self.memo[key] = known
        return known

    def curses(self, table: Table) -> int:
        """The curses in the play area."""
        return sum([self.curse[mark] for mark in table.marks])

    # --- cards coming into the row -----------------------------------------------------------------------

    def reveal(self, table: Table, task: Task, rest: Tasks, left: int) -> float:
        """Reveal some cards of the deck."""
        if task.cards > 1:
            rest = (*rest, Task(task.cards - 1))
        if table.top:
            return self.enter(table._replace(top=table.top[1:]), table.top[0], rest, left)
        if not any(table.deck):
            if not any(table.discard):
                return self.risk(table, rest, left)
            table = table._replace(deck=table.discard, discard=(0,) * len(self.sorts))
        return self.any_of(table, "deck", rest, left)

    def any_of(self, table: Table, pile: str, rest: Tasks, left: int) -> float:
        """A random card of a pile comes into the row."""
        counts: Counts = getattr(table, pile)
        curses = self.curses(table)
        total = 0.0
        for card, count in enumerate(counts):
            if not count:
                continue
            sort = table.last if self.sorts[card].copies else card
            if rest or self.sorts[sort].acts:
                less_one = changed(counts, card, -1)
                after = table._replace(deck=less_one) if pile == "deck" else table._replace(loot=less_one)
                total += count * self.enter(after, card, rest, left)
            else:
                total += count * (curses + self.curse[sort] >= BURST)
        return total / sum(counts)

    def enter(self, table: Table, card: int, tasks: Tasks, left: int) -> float:
        """A card comes into the row and is resolved."""
        sort = table.last if self.sorts[card].copies else card
        marks = tuple(sorted((*table.marks, sort))) if self.curse[sort] else table.marks
        if self.sorts[sort].acts:
            tasks = (*tasks, Task(0, sort, 0, table.last))
        return self.risk(table._replace(marks=marks, last=sort), tasks, left - 1)

    # --- effects -----------------------------------------------------------------------------------------

    def act(self, table: Table, task: Task, rest: Tasks, left: int) -> float:
        """Carry out one effect."""
        acts = self.sorts[task.sort].acts
        if task.act + 1 < len(acts):
            rest = (*rest, task._replace(act=task.act + 1))
        act = acts[task.act]
        match act.op:
            case "reveal":
                return self.risk(table, (*rest, Task(act.n)), left)
            case "turn_over":
                return self.risk(table._replace(marks=self.up(table, task.sort, act.symbol)), rest, left)
            case "place":
                if self.rivals:
                    table = table._replace(marks=less(table.marks, task.sort), last=task.before)
                return self.risk(table, rest, left)
            case "draw_loot":
                return (
                    self.any_of(table, "loot", rest, left)
                    if any(table.loot)
                    else self.risk(table, rest, left)
                )
            case "look":
                return self.look(table, act.n, rest, left)
            case "choose":
                return self.choose(table, rest, left)
        return self.from_discard(table, rest, left)

    def up(self, table: Table, source: int, symbol: str) -> tuple[int, ...]:
        """What stays face up when a symbol is turned over; the source is spared."""
        flag = self.symbols.index(symbol)
        others = less(table.marks, source)
        spared = (source,) if len(others) < len(table.marks) else ()
        return tuple(sorted([*(mark for mark in others if not self.sorts[mark].flags[flag]), *spared]))

    def look(self, table: Table, cards: int, rest: Tasks, left: int) -> float:
        """The order put back matters only to reveals still to come."""
        if not any(task.cards for task in rest):
            return self.risk(table, rest, left)
        total = 0.0
        for chance, seen, after in self.seen(table, cards):
            orders = sorted(dict.fromkeys(permutations(seen)))
            total += chance * min(
                [self.risk(after._replace(top=order + after.top), rest, left) for order in orders]
            )
        return total

    def choose(self, table: Table, rest: Tasks, left: int) -> float:
        """The safer of two cards, the other being discarded."""
        total = 0.0
        for chance, seen, after in self.seen(table, 2):
            if len(seen) == 2:
                total += chance * min(
                    self.enter(after._replace(discard=changed(after.discard, other, 1)), own, rest, left)
                    for own, other in (seen, seen[::-1])
                )
            elif seen:
                total += chance * self.enter(after, seen[0], rest, left)
            else:
                total += chance * self.risk(after, rest, left)
        return total

    def from_discard(self, table: Table, rest: Tasks, left: int) -> float:
        """The safest card of the discard pile, or one off the deck."""
        if not any(table.discard):
            return self.risk(table, (*rest, Task(1)), left)
        return min(
            self.enter(table._replace(discard=changed(table.discard, card, -1)), card, rest, left)
            for card, count in enumerate(table.discard)
            if count
        )

    def seen(self, table: Table, cards: int) -> list[tuple[float, tuple[int, ...], Table]]:
        """The next cards of the deck, as many as there are, with the chance of each order."""
        found: list[tuple[float, tuple[int, ...], Table]] = [(1.0, (), table)]
        for _ in range(cards):
            found = [
                (chance * part, (*before, card), after)
                for chance, before, here in found
                for part, card, after in self.next_card(here)
            ] or found
        return found

    def next_card(self, table: Table) -> Iterator[tuple[float, int, Table]]:
        """The next card of the deck, with its chance and what is left; nothing without cards."""
        if table.top:
            yield 1.0, table.top[0], table._replace(top=table.top[1:])
            return
        deck, discard = table.deck, table.discard
        if not any(deck):
            deck, discard = discard, (0,) * len(discard)
        size = sum(deck)
        for card, count in enumerate(deck):
            if count:
                yield count / size, card, table._replace(deck=changed(deck, card, -1), discard=discard)


def less(marks: tuple[int, ...], mark: int) -> tuple[int, ...]:
    """Some cards without one of a sort, if it is among them."""
    if mark not in marks:
        return marks
    place = marks.index(mark)
    return (*marks[:place], *marks[place + 1 :])
