"""What a seat may know (dossier 6), and full positions consistent with it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rules.core.chance import Chance

from .area import BUSTED, Entry, Totals, totals
from .cards import Box
from .decisions import holds_secret
from .odds import Hand, bust_chance
from .state import ACTIVE, BUST, GO_ON, UNGIVEN, Options, State, Step

SEALED = 3
"""A ballot that has been given and not been opened."""


@dataclass(frozen=True, slots=True)
class View:
    """All that ``seat`` may know of a position; ``seat`` None is a stranger at the table.

    What lies in hidden piles is known, as everything that went into them was public; its order is not. Such
    lists are in the box's order.
    """

    seat: int | None
    options: Options
    seats: int
    agenda: tuple[Step, ...]
    round: int
    captain: int
    leader: int
    pirates: tuple[str, ...]
    status: tuple[str, ...]
    ballots: tuple[int, ...]
    """Ballots given; other seats' are :data:`SEALED` unless they are open."""
    decks: tuple[tuple[str, ...], ...]
    """What each deck holds, in the box's order."""
    known: tuple[int, ...]
    """How many cards on top of its deck each seat knows."""
    among: tuple[tuple[str, ...], ...]
    """Cards that everybody knows to be among those."""
    secret: tuple[bool, ...]
    """Which seats know something of their deck that not everybody can work out."""
    top: tuple[str, ...]
    """The cards that the viewer knows on top of its own deck, uppermost first."""
    discards: tuple[tuple[str, ...], ...]
    rows: tuple[tuple[Entry, ...], ...]
    visitors: tuple[tuple[Entry, ...], ...]
    monster_pile: tuple[str, ...]
    loot_pile: tuple[str, ...]
    monsters: tuple[str, ...]
    loot: tuple[str, ...]
    removed: tuple[str, ...]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.agenda

    @property
    def acting(self) -> int | None:
        """The seat that must choose; None in a sealed vote and when the match is over."""
        if not self.agenda:
            return None
        if self.agenda[-1][0] == "ballot":
            return self.waiting()[0] if self.options.open_ballots else None
        return int(self.agenda[-1][1])

    @property
    def box(self) -> Box:
        """The cards this table plays with."""
        return self.options.box

    def waiting(self) -> tuple[int, ...]:
        """The seats that still have to give a ballot, from the captain on; empty outside a vote."""
        if not self.agenda or self.agenda[-1][0] != "ballot":
            return ()
        order = ((self.captain + step) % self.seats for step in range(self.seats))
        return tuple(seat for seat in order if self.status[seat] == ACTIVE and self.ballots[seat] == UNGIVEN)

    def area(self, seat: int) -> tuple[Entry, ...]:
        """A seat's play area: its row, then its visitors."""
        return self.rows[seat] + self.visitors[seat]

    def totals(self, seat: int) -> Totals:
        """What a seat's play area amounts to; -1 sword and -1 gold if it is bust."""
        if self.status[seat] == BUST:
            return BUSTED
        return totals(self.area(seat), self.box)

    def owned(self, seat: int) -> list[str]:
        """All cards a seat owns, in the box's order."""
        cards = [*self.decks[seat], *self.discards[seat], *(entry.card for entry in self.rows[seat])]
        cards += [entry.card for host in self.visitors for entry in host if entry.owner == seat]
        return self.box.in_order(cards)

    def public_top(self, seat: int) -> tuple[str, ...]:
        """The cards that everybody knows to lie on top of a seat's deck, all alike if there are several."""
        among = self.among[seat]
        return among if len(among) == self.known[seat] and len(dict.fromkeys(among)) == 1 else ()

    def deck_known_to(self, seat: int) -> tuple[str, ...]:
        """The cards the viewer knows to lie on top of a seat's deck, uppermost first."""
        return self.top if seat == self.seat else self.public_top(seat)

    def bust_chance(self, seat: int | None = None) -> float:
        """A seat's chance to bust with its next flip, by what the viewer knows; by default its own.

        Only that seat's own cards count, with its choices made as safely as can be; what the flips of others
        may do to it is left out. A seat that is out of the round has none.
        """
        who = self.seat if seat is None else seat
        if who is None or self.status[who] != ACTIVE:
            return 0.0
        return bust_chance(self.hand(who, self.deck_known_to(who)), self.box)

    def public_bust_chance(self, seat: int) -> float:
        """The same by what is public, without what its owner has looked at."""
        if self.status[seat] != ACTIVE:
            return 0.0
        return bust_chance(self.hand(seat, self.public_top(seat)), self.box)

    def hand(self, seat: int, top: tuple[str, ...]) -> Hand:
        """A seat's cards as the odds see them, with some cards known on top of the deck."""
        last = self.rows[seat][-1].face if self.rows[seat] else ""
        rivals = any(status != BUST for other, status in enumerate(self.status) if other != seat)
        row = tuple(entry.face for entry in self.rows[seat])
        visiting = tuple(entry.face for entry in self.visitors[seat])
        return Hand(row, visiting, last, self.decks[seat], top, self.discards[seat], self.loot_pile, rivals)


def view(state: State, seat: int | None) -> View:
    """Build a seat's view from the facts it may know."""
    in_order = state.box.in_order
    open_ballots = state.options.open_ballots
    seats = range(state.seats)
    top: tuple[str, ...] = ()
    if seat is not None and state.known[seat]:
        top = tuple(state.decks[seat][: -state.known[seat] - 1 : -1])
    return View(
        seat,
        state.options,
        state.seats,
        tuple(state.agenda),
        state.round,
        state.captain,
        state.leader,
        tuple(state.pirates),
        tuple(state.status),
        tuple(
            [
                ballot if other == seat or open_ballots or ballot == UNGIVEN else SEALED
                for other, ballot in enumerate(state.ballots)
            ]
        ),
        tuple([tuple(in_order(deck)) for deck in state.decks]),
        tuple(state.known),
        tuple(map(tuple, state.among)),
        tuple([holds_secret(state, other) for other in seats]),
        top,
        tuple(map(tuple, state.discards)),
        tuple(map(tuple, state.rows)),
        tuple(map(tuple, state.visitors)),
        tuple(in_order(state.monster_pile)),
        tuple(in_order(state.loot_pile)),
        tuple(state.monsters),
        tuple(state.loot),
        tuple(state.removed),
    )


def as_stranger(seen: View) -> View:
    """What a stranger at the table knows of the same position."""
    ballots = seen.ballots
    if not seen.options.open_ballots:
        ballots = tuple(SEALED if ballot != UNGIVEN else UNGIVEN for ballot in ballots)
    return replace(seen, seat=None, top=(), ballots=ballots)


# --- imagining a full position ---------------------------------------------------------------------------


def imagine(seen: View, chance: Chance) -> State:
    """A random position that looks exactly like this view to its seat.

    Hidden are the order of the decks and piles, and ballots that are sealed.
    """
    return State(
        seen.options,
        seen.seats,
        Chance.seeded(chance.word(), chance.word()).state,
        list(seen.agenda),
        seen.round,
        seen.captain,
        seen.leader,
        list(seen.pirates),
        list(seen.status),
        [GO_ON + chance.below(2) if ballot == SEALED else ballot for ballot in seen.ballots],
        [imagine_deck(seen, seat, chance) for seat in range(seen.seats)],
        list(seen.known),
        [list(cards) for cards in seen.among],
        [list(cards) for cards in seen.discards],
        [list(entries) for entries in seen.rows],
        [list(entries) for entries in seen.visitors],
        shuffled(seen.monster_pile, chance),
        shuffled(seen.loot_pile, chance),
        list(seen.monsters),
        list(seen.loot),
        list(seen.removed),
    )


def shuffled(cards: Iterable[str], chance: Chance) -> list[str]:
    """Some cards in random order."""
    pile = list(cards)
    chance.shuffle(pile)
    return pile


def without(cards: Sequence[str], taken: Iterable[str]) -> list[str]:
    """Some cards, in their order, less some of them."""
    left = Counter(taken)
    rest = []
    for card in cards:
        if left[card] > 0:
            left[card] -= 1
        else:
            rest.append(card)
    return rest


def imagine_deck(seen: View, seat: int, chance: Chance) -> list[str]:
    """A deck: the viewer's own known cards on top, or what a rival may have looked at."""
    if seat == seen.seat:
        return shuffled(without(seen.decks[seat], seen.top), chance) + list(seen.top[::-1])
    rest = shuffled(without(seen.decks[seat], seen.among[seat]), chance)
    upper = list(seen.among[seat])
    while len(upper) < seen.known[seat]:
        upper.append(rest.pop())
    chance.shuffle(upper)
    return rest + upper
