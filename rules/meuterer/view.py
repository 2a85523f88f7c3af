"""What a seat may know (dossier 6), and full positions consistent with it."""

from dataclasses import dataclass

from rules.core.chance import Chance

from .components import ARRIVAL, KINDS, PLACES, RETURNED, ROLES, ROUNDS, deck
from .past import trace
from .redeal import Known, deal_again
from .state import Lot, Options, PastRound, Start, State, Step

Counts = tuple[int, ...]
"""Cards by place in ``KINDS``."""


@dataclass(frozen=True, slots=True)
class View:
    """All that ``seat`` may know of a position; ``seat`` None is a stranger at the table."""

    seat: int | None
    options: Options
    seats: int
    agenda: tuple[Step, ...]
    round: int
    ring: tuple[str, ...]
    ship: int
    open: tuple[int, ...]
    captain: int
    salary: int | None
    light: int | None
    dark: int | None
    pirate_ship: int | None
    ledger: tuple[tuple[int, ...], ...]
    hand: Counts
    """The viewer's own hand; nothing for a stranger."""
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    offered: tuple[tuple[int, ...], ...]
    roles: tuple[str | None, ...]
    """The roles the viewer knows: his own, and all of them once they are revealed."""
    looked: tuple[str, ...]
    """The roles the viewer found in the middle when he passed; empty before that."""
    passed: tuple[int, ...]
    taken: tuple[bool, ...]
    """Which seats have a role in front of them."""
    revealed: bool
    stopped: tuple[int, ...]
    lots: tuple[tuple[Lot, ...], ...]
    deck: int
    """How many cards the draw pile holds."""
    discard: Counts
    start: Start
    past: tuple[PastRound, ...]
    """The rounds since the draw pile was last made."""
    drawn: tuple[int, ...]
    """What the viewer held at that moment, and every card he has drawn since, in order."""
    returned: tuple[int, ...]
    """Every card the viewer has put under this draw pile, in order."""
    sure: tuple[Counts, ...]
    """The cards he knew each other seat to hold when the draw pile was made; empty if none."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.agenda

    @property
    def acting(self) -> int | None:
        """The seat that must choose, None when the match is over."""
        return int(self.agenda[-1][1]) if self.agenda else None

    @property
    def middle(self) -> int:
        """How many roles lie face down in the middle."""
        return len(ROLES) - sum(self.taken)

    @property
    def rounds(self) -> int:
        """How many rounds the match has."""
        return ROUNDS[self.seats]

    @property
    def last_round(self) -> bool:
        """Whether the match ends with this round."""
        return self.round == self.rounds

    def scores(self) -> tuple[int, ...]:
        """Each seat's points so far."""
        return tuple(map(sum, self.ledger))

    def ahead(self, steps: int) -> int:
        """The place some steps ahead of the ship."""
        return (self.ship + steps) % PLACES

    def arrival(self, place: int) -> int:
        """The points for sailing to a place."""
        return ARRIVAL[self.ring[place]]

    def holder(self, role: str) -> int | None:
        """The seat the viewer knows to have a role."""
        return self.roles.index(role) if role in self.roles else None

    def unseen(self) -> Counts:
        """Cards whose place the viewer does not know, by kind: in other hands or in the draw pile."""
        counts = list(deck(self.options.pirates))
        for kind, count in enumerate(self.discard):
            counts[kind] -= count
        for kind, count in enumerate(self.hand):
            counts[kind] -= count
        for cards in self.offered:
            for kind in cards:
                counts[kind] -= 1
        return tuple(counts)


def view(state: State, seat: int | None) -> View:
    """Build a seat's view from the facts it may know."""
    roles = tuple(state.roles)
    return View(
        seat,
        state.options,
        state.seats,
        tuple(state.agenda),
        state.round,
        state.ring,
        state.ship,
        state.open,
        state.captain,
        state.salary,
        state.light,
        state.dark,
        state.pirate_ship,
        tuple(map(tuple, state.ledger)),
        (0,) * len(KINDS) if seat is None else tuple(state.hands[seat]),
        tuple(map(sum, state.hands)),
        tuple(map(tuple, state.offered)),
        roles
        if state.revealed
        else tuple([role if other == seat else None for other, role in enumerate(roles)]),
        () if seat is None else state.looked[seat],
        tuple(state.passed),
        tuple([role is not None for role in roles]),
        state.revealed,
        tuple(state.stopped),
        tuple(state.lots),
        len(state.deck),
        tuple(state.discard),
        state.start,
        tuple(state.past),
        () if seat is None else state.drawn[seat],
        () if seat is None else state.returned[seat],
        () if seat is None else state.sure[seat],
    )


# --- imagining a full position ---------------------------------------------------------------------------


def imagine(seen: View, chance: Chance) -> State:
    """A random position that looks exactly like this view to its seat."""
    returned = RETURNED
    if seen.agenda and seen.agenda[-1][0] == "bottom":
        returned = int(seen.agenda[-1][2])
    shown = tuple([tuple([cards.count(kind) for kind in range(len(KINDS))]) for cards in seen.offered])
    flow = trace(deck(seen.options.pirates), seen.start, seen.past, returned)
    known = Known(seen.seat, seen.drawn, seen.returned, seen.sure)
    deal = deal_again(flow, seen.start, seen.past, shown, known, chance)
    roles, looked = deal_roles(seen, chance)
    return State(
        seen.options,
        seen.seats,
        Chance.seeded(chance.word(), chance.word()).state,
        list(seen.agenda),
        seen.round,
        seen.ring,
        seen.ship,
        seen.open,
        seen.captain,
        seen.salary,
        seen.light,
        seen.dark,
        seen.pirate_ship,
        [list(points) for points in seen.ledger],
        deal.hands,
        [list(cards) for cards in seen.offered],
        roles,
        looked,
        list(seen.passed),
        seen.revealed,
        list(seen.stopped),
        list(seen.lots),
        deal.deck,
        list(seen.discard),
        seen.start,
        list(seen.past),
        deal.drawn,
        deal.returned,
        [seen.sure if seat == seen.seat else () for seat in range(seen.seats)],
    )


def deal_roles(seen: View, chance: Chance) -> tuple[list[str | None], list[tuple[str, ...]]]:
    """Roles for everybody who took one, and what each found in the middle.

    Those who passed before the viewer hold what he did not find there; later ones what he left.
    """
    roles = list(seen.roles)
    seats = [seat for seat in seen.passed if seen.taken[seat] or _is_picking(seen, seat)]
    if not seen.revealed:
        before = seats[: seats.index(seen.seat)] if seen.looked and seen.seat is not None else []
        gone = [role for role in ROLES if seen.looked and role not in seen.looked]
        left = [role for role in seen.looked or ROLES if role not in seen.roles]
        for pool in (gone, left):
            chance.shuffle(pool)
        for seat in seats:
            if seen.taken[seat] and seat != seen.seat:
                roles[seat] = (gone if seat in before else left).pop()
    looked: list[tuple[str, ...]] = [()] * seen.seats
    middle = list(ROLES)
    for seat in seats:
        looked[seat] = tuple(middle)
        role = roles[seat]
        if role is not None:
            middle.remove(role)
    return roles, looked


def _is_picking(seen: View, seat: int) -> bool:
    return bool(seen.agenda) and seen.agenda[-1][0] == "take_role" and seen.acting == seat
