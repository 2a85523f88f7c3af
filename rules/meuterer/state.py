"""The whole position of a match (dossier 4)."""

from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple

from pydantic import Field

from rules.core.game import Options as CoreOptions

from .components import ARRIVAL, CLOCKWISE, LOADER, PLACES, ROLES, ROUNDS

Step = tuple[str | int, ...]
"""A step of the agenda: its name, then plain arguments."""
Lot = tuple[int, int]
"""What a player sells on an island: the kind by place in ``KINDS``, and how many; :data:`NOTHING` if none."""
NOTHING: Lot = (-1, 0)
SOURCES = ("command", "salary", "mate", "boy", "raid", "sales")
"""Where points come from; the captain's salary is below 0."""
COMMAND, SALARY, MATES, BOYS, RAID, SALES = range(len(SOURCES))


class Options(CoreOptions):
    """What the table agrees before the first round (dossier 3.2, 9)."""

    layout: Literal["shuffled", "introductory"] = Field(
        "shuffled",
        title="Island ring",
        description="Shuffled, or in the order of the rulebook's introductory layout.",
    )
    pirates: bool = Field(
        False,
        title="Pirate ship (house reconstruction)",
        description="Pirates join the deck; the printed rule could not be found, this one is our own.",
    )


class Start(NamedTuple):
    """What everybody saw when the draw pile was last made: at the deal, or in the middle of a refill."""

    pile: tuple[int, ...]
    """What it was made of, by kind."""
    held: tuple[int, ...]
    """How many cards each seat held at that moment."""
    draws: tuple[tuple[int, int], ...]
    """Who then drew how many, in order: the deal, or what was left of the refill."""
    loaded_by: int | None
    """Who returned cards after that refill."""


class PastRound(NamedTuple):
    """What everybody saw of a finished round: enough to know who drew how many cards, and when."""

    captain: int
    """The captain at its end."""
    loaded_by: int | None
    shown: tuple[tuple[int, ...], ...]
    """Each seat's face-up cards, as counts by kind."""

    def order(self) -> tuple[int, ...]:
        """The seats in the order in which they refill their hands."""
        return CLOCKWISE[len(self.shown)][self.captain]


@cache
def _untaken(roles: tuple[str | None, ...]) -> tuple[str, ...]:
    return tuple([role for role in ROLES if role not in roles])


@dataclass(slots=True)
class State:
    """A position.

    Seats are numbered clockwise from 0, islands by place in the ring. Cards are named by place in ``KINDS``,
    hands and the discard pile count them by that place. The draw pile's last item is its top card.
    """

    options: Options
    seats: int
    chance: int
    agenda: list[Step]
    """The steps still to come, the next one last; the match is over when it is empty."""
    round: int
    ring: tuple[str, ...]
    """The islands, clockwise from Hochland."""
    ship: int
    open: tuple[int, ...]
    """The islands that buy, first opened first."""
    captain: int
    salary: int | None
    """What the captain has promised the Mate this round."""
    light: int | None
    """The captain's destination; taken away when a mutiny succeeds."""
    dark: int | None
    """The mutineer's destination; taken away when a mutiny is suppressed."""
    pirate_ship: int | None
    ledger: list[list[int]]
    """Each seat's points by place in ``SOURCES``."""
    hands: list[list[int]]
    offered: list[list[int]]
    """The face-up cards in front of each seat, in the order they were put there."""
    roles: list[str | None]
    """The role in front of each seat."""
    looked: list[tuple[str, ...]]
    """The roles each seat found in the middle when it passed this round."""
    passed: list[int]
    """The seats out of the offering, in the order they passed."""
    revealed: bool
    """Whether the roles lie face up."""
    stopped: list[int]
    """The seats that add no more weapons."""
    lots: list[tuple[Lot, ...]]
    """What each seat sells on each open island, once declared."""
    deck: list[int]
    discard: list[int]
    start: Start
    past: list[PastRound]
    """The rounds since the draw pile was last made."""
    drawn: list[tuple[int, ...]]
    """What each seat held at that moment, and every card it has drawn since, in order."""
    returned: list[tuple[int, ...]]
    """Every card each seat has put under this draw pile, in order."""
    sure: list[tuple[tuple[int, ...], ...]]
    """By seat: the cards it knew each other seat to hold when the draw pile was made; empty if none."""

    def copy(self) -> "State":
        """An independent copy."""
        return State(
            self.options,
            self.seats,
            self.chance,
            self.agenda[:],
            self.round,
            self.ring,
            self.ship,
            self.open,
            self.captain,
            self.salary,
            self.light,
            self.dark,
            self.pirate_ship,
            [points[:] for points in self.ledger],
            [hand[:] for hand in self.hands],
            [cards[:] for cards in self.offered],
            self.roles[:],
            self.looked[:],
            self.passed[:],
            self.revealed,
            self.stopped[:],
            self.lots[:],
            self.deck[:],
            self.discard[:],
            self.start,
            self.past[:],
            self.drawn[:],
            self.returned[:],
            self.sure[:],
        )

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.agenda

    @property
    def last_round(self) -> bool:
        """Whether the match ends with this round."""
        return self.round == ROUNDS[self.seats]

    @property
    def destination(self) -> int | None:
        """The valid destination once command is settled: the one that was not taken away."""
        return self.light if self.dark is None else self.dark

    def ahead(self, steps: int) -> int:
        """The place some steps ahead of the ship; it sails clockwise only."""
        return (self.ship + steps) % PLACES

    def arrival(self, place: int) -> int:
        """The points for sailing to a place."""
        return ARRIVAL[self.ring[place]]

    def holder(self, role: str) -> int | None:
        """The seat that has a role."""
        return self.roles.index(role) if role in self.roles else None

    def middle(self) -> tuple[str, ...]:
        """The roles nobody has taken, in their fixed order."""
        return _untaken(tuple(self.roles))

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats in order from one of them."""
        return CLOCKWISE[self.seats][seat]

    def score(self, seat: int) -> int:
        """A seat's points; they can be below 0."""
        return sum(self.ledger[seat])

    @property
    def loader(self) -> int | None:
        """The seat that is Loader."""
        return self.holder(LOADER)
