"""How likely a player is to bust with his next flip (dossier 11.1).

The flip and the chain it sets off are followed card by card over everything the deck may hold. Cards that
cannot be told apart by what they do to one's own curses are taken together, so few cases remain.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import permutations
from typing import Any, NamedTuple

from .cards import BURST, Box, DrawLoot, Face, Look, Place, Reveal, TurnOver

LONGEST = 5
"""Cards into a chain after which what is still to be revealed is left out of account."""


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


BLANK = Sort(0, (), (), False)
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
    return tuple(
        act for act in face.acts if act.op != "captain" and getattr(act, "who", "self") == "self"
    )


@lru_cache(maxsize=4096)
def bust_chance(hand: Hand, box: Box) -> float:
    """The chance that a hand's next flip, taken by itself, ends in a bust."""
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
    marks = sorted(
        places[face] for face in (*hand.row, *hand.visiting) if sorts[places[face]].curse
    )
    table = Table(top, tuple(deck), counted(hand.discard), counted(hand.loot), tuple(marks), places[hand.last])
    symbols = tuple(
        dict.fromkeys(
            act.symbol for sort in sorts for act in sort.acts if isinstance(act, TurnOver)
        )
    )
    return Chain(sorts, symbols, hand.rivals).risk(table, ((1, -1, -1),), LONGEST)


class Table(NamedTuple):
    """Where a chain stands: known top cards, the rest of the deck, discards, loot, own curse cards, last card."""

    top: tuple[int, ...]
    deck: Counts
    discard: Counts
    loot: Counts
    marks: tuple[int, ...]
    last: int


Task = tuple[int, int, int]
"""Reveals still to make (and -1, -1); or 0, an effect's number on the last card's sort, the card before it."""
Tasks = tuple[tuple[int, int, int], ...]


def less(counts: Counts, sort: int) -> Counts:
    """One card of a sort fewer."""
    return counts[:sort] + (counts[sort] - 1,) + counts[sort + 1 :]


def more(counts: Counts, sort: int) -> Counts:
    """One card of a sort more."""
    return counts[:sort] + (counts[sort] + 1,) + counts[sort + 1 :]


class Chain:
    """Follows what a flip sets off."""

    def __init__(self, sorts: tuple[Sort, ...], symbols: tuple[str, ...], rivals: bool) -> None:
        self.sorts = sorts
        self.symbols = symbols
        self.rivals = rivals
        self.memo: dict[tuple[Table, Tasks, int], float] = {}

    def risk(self, table: Table, tasks: Tasks, left: int) -> float:
        """The chance to bust once all tasks, the last one first, are done."""
        if not tasks or not left:
            return float(sum(self.sorts[mark].curse for mark in table.marks) >= BURST)
        key = (table, tasks, left)
        known = self.memo.get(key)
        if known is None:
            known = self.memo[key] = self._risk(table, tasks, left)
        return known

    def _risk(self, table: Table, tasks: Tasks, left: int) -> float:
        number, act, _ = tasks[-1]
        rest = tasks[:-1]
        if act >= 0:
            return self._act(table, tasks[-1], rest, left)
        if number > 1:
            rest = (*rest, (number - 1, -1, -1))
        total = 0.0
        for chance, sort, after in self.drawn(table):
            total += chance * self.enter(after, sort, rest, left - 1)
        return total if self.can_draw(table) else self.risk(table, tasks[:-1], left)

    @staticmethod
    def can_draw(table: Table) -> bool:
        """Whether there is a card to reveal."""
        return bool(table.top) or any(table.deck) or any(table.discard)

    @staticmethod
    def drawn(table: Table) -> Iterator[tuple[float, int, Table]]:
        """The next card, with its chance and what is left."""
        if table.top:
            yield 1.0, table.top[0], table._replace(top=table.top[1:])
            return
        deck, discard = table.deck, table.discard
        if not any(deck):
            deck, discard = discard, (0,) * len(discard)
        size = sum(deck)
        for sort, count in enumerate(deck):
            if count:
                yield count / size, sort, table._replace(deck=less(deck, sort), discard=discard)

    def enter(self, table: Table, card: int, tasks: Tasks, left: int) -> float:
        """A card comes into the row."""
        sort = table.last if self.sorts[card].copies else card
        if self.sorts[sort].curse:
            table = table._replace(marks=tuple(sorted((*table.marks, sort))))
        if self.sorts[sort].acts:
            tasks = (*tasks, (sort, 0, table.last))
        return self.risk(table._replace(last=sort), tasks, left)

    def _act(self, table: Table, task: Task, rest: Tasks, left: int) -> float:
        sort, number, before = task
        acts = self.sorts[sort].acts
        if number + 1 < len(acts):
            rest = (*rest, (sort, number + 1, before))
        act = acts[number]
        if isinstance(act, Reveal):
            return self.risk(table, (*rest, (act.n, -1, -1)), left)
        if isinstance(act, TurnOver):
            return self.risk(self.turned(table, sort, act.symbol), rest, left)
        if isinstance(act, Place):
            if not self.rivals:
                return self.risk(table, rest, left)
            return self.risk(table._replace(marks=self.taken(table.marks, sort), last=before), rest, left)
        if isinstance(act, DrawLoot):
            return self._draw_loot(table, rest, left)
        if isinstance(act, Look):
            return self._look(table, act.n, rest, left)
        if act.op == "choose":
            return self._choose(table, rest, left)
        return self._from_discard(table, rest, left)

    def taken(self, marks: tuple[int, ...], sort: int) -> tuple[int, ...]:
        """The curse cards without one of a sort, if it is one."""
        if sort not in marks:
            return marks
        place = marks.index(sort)
        return marks[:place] + marks[place + 1 :]

    def turned(self, table: Table, source: int, symbol: str) -> Table:
        """What stays up when a symbol is turned over; the source is spared."""
        flag = self.symbols.index(symbol)
        others = self.taken(table.marks, source)
        spared = [source] if len(others) < len(table.marks) else []
        up = [mark for mark in others if not self.sorts[mark].flags[flag]]
        return table._replace(marks=tuple(sorted([*up, *spared])))

    def _draw_loot(self, table: Table, rest: Tasks, left: int) -> float:
        size = sum(table.loot)
        if not size:
            return self.risk(table, rest, left)
        return sum(
            count / size * self.enter(table._replace(loot=less(table.loot, sort)), sort, rest, left - 1)
            for sort, count in enumerate(table.loot)
            if count
        )

    def _look(self, table: Table, cards: int, rest: Tasks, left: int) -> float:
        """The order matters only to reveals still to come."""
        if not any(act < 0 for _, act, _ in rest):
            return self.risk(table, rest, left)
        total = 0.0
        for chance, seen, after in self.several(table, cards):
            orders = sorted(dict.fromkeys(permutations(seen)))
            total += chance * min(
                self.risk(after._replace(top=order + after.top), rest, left) for order in orders
            )
        return total

    def _choose(self, table: Table, rest: Tasks, left: int) -> float:
        total = 0.0
        for chance, seen, after in self.several(table, 2):
            if len(seen) < 2:
                total += chance * (self.enter(after, seen[0], rest, left - 1) if seen else self.risk(after, rest, left))
                continue
            total += chance * min(
                self.enter(after._replace(discard=more(after.discard, other)), own, rest, left - 1)
                for own, other in (seen, seen[::-1])
            )
        return total

    def several(self, table: Table, cards: int) -> list[tuple[float, tuple[int, ...], Table]]:
        """The next cards, as many as there are, with their chance."""
        found: list[tuple[float, tuple[int, ...], Table]] = [(1.0, (), table)]
        for _ in range(cards):
            found = [
                (chance * part, (*seen, sort), after)
                for chance, seen, before in found
                for part, sort, after in (self.drawn(before) if self.can_draw(before) else ())
            ] or found
        return found

    def _from_discard(self, table: Table, rest: Tasks, left: int) -> float:
        if not any(table.discard):
            return self.risk(table, (*rest, (1, -1, -1)), left)
        return min(
            self.enter(table._replace(discard=less(table.discard, sort)), sort, rest, left - 1)
            for sort, count in enumerate(table.discard)
            if count
        )
