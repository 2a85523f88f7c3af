"""What a seat may know (dossier 6), and full positions consistent with it."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache

from rules.core.chance import Chance

from .components import ADVENTURE_CARDS, MOVEMENT_CARDS, PIRATES_EACH, SHIP_IDS
from .state import Accusation, Options, State, Step

Owners = tuple[int | None, ...]
"""Who holds each pirate, in ``SHIP_IDS`` order."""


@dataclass(frozen=True, slots=True)
class View:
    """All that ``seat`` may know of a position; ``seat`` None is a stranger at the table.

    Ships map to values in ``SHIP_IDS`` order. Card piles list kinds of cards, uppermost last.
    """

    seat: int | None
    options: Options
    seats: int
    agenda: tuple[Step, ...]
    turn: int
    row: tuple[str, ...]
    damaged: tuple[bool, ...]
    fame: tuple[int, ...]
    cargo: tuple[tuple[str | None, ...], ...]
    """The real cards under each ship, None where the front is unknown."""
    stash: tuple[int, ...]
    kept: tuple[str | None, ...]
    """The real cards in front of all players together."""
    owner: Owners
    """Known holders: own pirates, revealed ones, and all of them once the match is over."""
    revealed: tuple[bool, ...]
    line: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    movement: tuple[str, ...]
    hand: tuple[str, ...]
    """The viewer's own movement cards."""
    hands: tuple[int, ...]
    """How many movement cards each seat holds."""
    limits: tuple[int, ...]
    movement_deck: int
    movement_discard: tuple[str, ...]
    reshuffled: tuple[str, ...]
    accusations: tuple[Accusation, ...]
    ownerless: tuple[str, ...]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.agenda

    @property
    def acting(self) -> int | None:
        """The seat on turn, None when the match is over."""
        return int(self.agenda[-1][1]) if self.agenda else None

    def fame_of(self, ship: str) -> int:
        """The fame under a ship."""
        return self.fame[SHIP_IDS.index(ship)]

    def is_damaged(self, ship: str) -> bool:
        """Whether a ship is damaged."""
        return self.damaged[SHIP_IDS.index(ship)]

    def is_revealed(self, ship: str) -> bool:
        """Whether a ship's pirate lies face-up."""
        return self.revealed[SHIP_IDS.index(ship)]

    def owner_of(self, ship: str) -> int | None:
        """The known holder of a ship's pirate."""
        return self.owner[SHIP_IDS.index(ship)]

    def public_owner_of(self, ship: str) -> int | None:
        """The holder everybody knows: None unless the pirate is face-up or the match is over."""
        return self.owner_of(ship) if self.over or self.is_revealed(ship) else None

    def own_ships(self) -> tuple[str, ...]:
        """The viewer's ships; none for a stranger."""
        if self.seat is None:
            return ()
        return tuple(ship for ship, holder in zip(SHIP_IDS, self.owner, strict=True) if holder == self.seat)

    def known_fame(self, seat: int) -> int:
        """A seat's public score: its stash and the fame under its revealed ships."""
        ships = (ship for ship in SHIP_IDS if self.public_owner_of(ship) == seat)
        return self.stash[seat] + sum(self.fame_of(ship) for ship in ships)

    def denied(self, seat: int) -> tuple[str, ...]:
        """Pirates that a wrong accusation has shown the seat not to hold."""
        return tuple(
            ship
            for ship in SHIP_IDS
            if any(a.accused == seat and a.pirate == ship and not a.right for a in self.accusations)
        )


def view(state: State, seat: int | None) -> View:
    """Build a seat's view from the facts it may know."""
    over = state.over

    def front(card: int) -> str | None:
        return ADVENTURE_CARDS[card] if state.seen >> card & 1 else None

    def known_owner(ship: str) -> int | None:
        holder = state.owner[ship]
        return holder if over or state.revealed[ship] or (seat is not None and holder == seat) else None

    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        agenda=tuple(state.agenda),
        turn=state.turn,
        row=tuple(state.row),
        damaged=tuple(state.damaged.values()),
        fame=tuple(state.fame.values()),
        cargo=tuple(tuple(map(front, cards)) for cards in state.cargo.values()),
        stash=tuple(state.stash),
        kept=tuple(map(front, state.kept)),
        owner=tuple(map(known_owner, SHIP_IDS)),
        revealed=tuple(state.revealed.values()),
        line=tuple(ADVENTURE_CARDS[card] for card in state.line),
        deck=len(state.deck),
        discard=tuple(ADVENTURE_CARDS[card] for card in state.discard),
        movement=tuple(state.movement),
        hand=() if seat is None else tuple(state.hands[seat]),
        hands=tuple(map(len, state.hands)),
        limits=tuple(state.limits),
        movement_deck=len(state.movement_deck),
        movement_discard=tuple(state.movement_discard),
        reshuffled=tuple(state.reshuffled),
        accusations=tuple(state.accusations),
        ownerless=tuple(state.ownerless),
    )


# --- ownership hypotheses ----------------------------------------------------------------------------------


def hypotheses(seen: View) -> tuple[Owners, ...]:
    """Every dealing of the pirates that fits what the viewer knows (dossier 11).

    At most 20, 210 or 630 for a seat at a table of 2, 3 or 4; more for a stranger.
    """
    if seen.over:
        return (seen.owner,)
    barred = tuple(
        tuple(ship in seen.ownerless or ship in seen.denied(seat) for ship in SHIP_IDS)
        for seat in range(seen.seats)
    )
    return _hypotheses(seen.seats, seen.seat, seen.owner, barred)


@lru_cache(maxsize=256)
def _hypotheses(
    seats: int, viewer: int | None, known: Owners, barred: tuple[tuple[bool, ...], ...]
) -> tuple[Owners, ...]:
    missing = [PIRATES_EACH[seats] - known.count(seat) for seat in range(seats)]
    if viewer is not None:
        missing[viewer] = 0
    free = [place for place, holder in enumerate(known) if holder is None]
    found: list[Owners] = []
    holders = list(known)

    def deal(at: int, spare: int) -> None:
        if at == len(free):
            found.append(tuple(holders))
            return
        place = free[at]
        if spare:
            deal(at + 1, spare - 1)
        for seat in range(seats):
            if missing[seat] and not barred[seat][place]:
                missing[seat] -= 1
                holders[place] = seat
                deal(at + 1, spare)
                holders[place] = None
                missing[seat] += 1

    deal(0, len(free) - sum(missing))
    return tuple(found)


# --- imagining a full position ----------------------------------------------------------------------------


def imagine(seen: View, chance: Chance) -> State:
    """A random position that looks exactly like this view to its seat.

    Everything unknown is sorted before it is shuffled, so that positions the seat cannot tell apart give the
    same imagined ones.
    """
    deals = hypotheses(seen)
    owner = deals[chance.below(len(deals))]
    hidden = [holder for holder, shown in zip(owner, seen.revealed, strict=True) if not shown]
    cargo, kept, line, deck, discard, known = _deal_adventures(seen, chance)
    hands, movement_deck = _deal_movement(seen, chance)
    return State(
        options=seen.options,
        seats=seen.seats,
        chance=Chance.seeded(chance.word(), chance.word()).state,
        agenda=list(seen.agenda),
        turn=seen.turn,
        row=list(seen.row),
        damaged=dict(zip(SHIP_IDS, seen.damaged, strict=True)),
        fame=dict(zip(SHIP_IDS, seen.fame, strict=True)),
        cargo=dict(zip(SHIP_IDS, cargo, strict=True)),
        stash=list(seen.stash),
        kept=kept,
        owner=dict(zip(SHIP_IDS, owner, strict=True)),
        revealed=dict(zip(SHIP_IDS, seen.revealed, strict=True)),
        face_down=[hidden.count(seat) for seat in range(seen.seats)],
        line=line,
        deck=deck,
        discard=discard,
        seen=known,
        movement=list(seen.movement),
        hands=hands,
        limits=list(seen.limits),
        movement_deck=movement_deck,
        movement_discard=list(seen.movement_discard),
        reshuffled=list(seen.reshuffled),
        accusations=list(seen.accusations),
        ownerless=list(seen.ownerless),
    )


def _deal_adventures(
    seen: View, chance: Chance
) -> tuple[list[list[int]], list[int], list[int], list[int], list[int], int]:
    """Cargo, kept, line, deck, discard, and the bit set of known fronts."""
    unused: dict[str, list[int]] = {}
    for card in reversed(range(len(ADVENTURE_CARDS))):
        unused.setdefault(ADVENTURE_CARDS[card], []).append(card)
    known = 0

    def place(kinds: tuple[str | None, ...]) -> list[int]:
        nonlocal known
        cards = []
        for kind in kinds:
            card = -1 if kind is None else unused[kind].pop()
            if card >= 0:
                known |= 1 << card
            cards.append(card)
        return cards

    line = place(seen.line)
    discard = place(seen.discard)
    kept = place(seen.kept)
    cargo = [place(kinds) for kinds in seen.cargo]
    rest = sorted(card for cards in unused.values() for card in cards)
    chance.shuffle(rest)
    for pile in (kept, *cargo):
        for at, card in enumerate(pile):
            if card < 0:
                pile[at] = rest.pop()
    return cargo, kept, line, rest, discard, known


def _deal_movement(seen: View, chance: Chance) -> tuple[list[list[str]], list[str]]:
    """Hands and movement deck; a reshuffled deck holds only what was shuffled into it."""
    unknown = Counter(MOVEMENT_CARDS)
    unknown.subtract(seen.movement + seen.hand + seen.movement_discard)
    rest = sorted(unknown.elements())
    chance.shuffle(rest)
    if seen.reshuffled:
        allowed = Counter(seen.reshuffled)
        deck: list[str] = []
        others: list[str] = []
        for card in rest:
            if len(deck) < seen.movement_deck and allowed[card] > 0:
                allowed[card] -= 1
                deck.append(card)
            else:
                others.append(card)
    else:
        deck, others = rest[: seen.movement_deck], rest[seen.movement_deck :]
    hands: list[list[str]] = []
    for seat, size in enumerate(seen.hands):
        if seat == seen.seat:
            hands.append(list(seen.hand))
        else:
            hands.append(sorted(others.pop() for _ in range(size)))
    return hands, deck


def as_stranger(seen: View) -> View:
    """The same position as a stranger at the table sees it."""
    owner = tuple(
        holder if seen.over or shown else None
        for holder, shown in zip(seen.owner, seen.revealed, strict=True)
    )
    return replace(seen, seat=None, owner=owner, hand=())
