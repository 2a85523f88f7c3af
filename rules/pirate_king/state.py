"""The whole position of a match (dossier 4.0)."""

from dataclasses import dataclass
from functools import cached_property
from operator import add

from pydantic import Field, model_validator

from rules.core.data import DataError
from rules.core.game import Options as CoreOptions

from .area import BUSTED, Entry, Totals, amounts, totals
from .cards import Box, Gain
from .components import box_of

Step = tuple[str | int, ...]
"""A step of the agenda: its name, then plain arguments."""

ACTIVE, STOPPED, BUST = "active", "stopped", "bust"
UNGIVEN, GO_ON, HALT = 0, 1, 2
"""What a ballot says."""


class Options(CoreOptions):
    """What the table agrees before the first round (dossier 9.2)."""

    random_pirates: bool = Field(
        False,
        title="Pirates by lot",
        description="Everybody is dealt a pirate instead of choosing one.",
    )
    reverse_draft: bool = Field(
        False,
        title="Captain chooses first",
        description="Pirates are chosen in the opposite order: the captain first, his left neighbour last.",
    )
    open_ballots: bool = Field(
        False,
        title="Open ballots",
        description="Continue or stop is declared aloud, one after the other from the captain on.",
    )
    no_win_cards: bool = Field(
        False,
        title="No instant wins",
        description="The two loot cards that win the game outright are replaced by Great Rubies.",
    )
    corrections: str = Field(
        "",
        title="Own card list",
        description="Cards read off the printed game, as the text of a corrections file.",
    )

    @cached_property
    def box(self) -> Box:
        """The cards this table plays with."""
        return box_of(self.corrections)

    @model_validator(mode="after")
    def _makes_a_box(self) -> "Options":
        try:
            box = self.box
        except DataError as error:
            raise ValueError(str(error)) from error
        if self.no_win_cards:
            box.loot_without_wins()
        return self


@dataclass(slots=True)
class State:
    """A position.

    Cards are named by id, seats by number from 0, clockwise. A deck's and a hidden pile's last item is its
    top card, a discard pile's last item the card that lies uppermost; rows start with the oldest card.
    """

    options: Options
    seats: int
    chance: int
    agenda: list[Step]
    """The steps still to come, the next one last; the match is over when it is empty."""
    round: int
    captain: int
    """Who holds the captain token."""
    leader: int
    """The captain when the flip step began: its seat order starts there and is kept (R17)."""
    pirates: list[str]
    """Each seat's pirate, empty before it is chosen."""
    status: list[str]
    ballots: list[int]
    decks: list[list[str]]
    known: list[int]
    """How many cards on top of each deck their owner has looked at and knows."""
    among: list[list[str]]
    """Cards that everybody knows to be among those: what was left of a deck when others went under it."""
    discards: list[list[str]]
    rows: list[list[Entry]]
    visitors: list[list[Entry]]
    """Cards that others have placed in each seat's play area, in order of arrival."""
    monster_pile: list[str]
    loot_pile: list[str]
    monsters: list[str]
    """The monsters that lie open."""
    loot: list[str]
    """The loot that lies open."""
    removed: list[str]

    def copy(self) -> "State":
        """An independent copy."""
        return State(
            self.options,
            self.seats,
            self.chance,
            self.agenda[:],
            self.round,
            self.captain,
            self.leader,
            self.pirates[:],
            self.status[:],
            self.ballots[:],
            [cards[:] for cards in self.decks],
            self.known[:],
            [cards[:] for cards in self.among],
            [cards[:] for cards in self.discards],
            [entries[:] for entries in self.rows],
            [entries[:] for entries in self.visitors],
            self.monster_pile[:],
            self.loot_pile[:],
            self.monsters[:],
            self.loot[:],
            self.removed[:],
        )

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.agenda

    @property
    def box(self) -> Box:
        """The cards this table plays with."""
        return self.options.box

    def seat_order(self, first: int) -> tuple[int, ...]:
        """All seats clockwise from one of them."""
        return SEAT_ORDERS[self.seats][first]

    def totals(self, seat: int) -> Totals:
        """What a seat's play area amounts to; -1 sword and -1 gold if it is bust."""
        if self.status[seat] == BUST:
            return BUSTED
        return totals((*self.rows[seat], *self.visitors[seat]), self.box)

    def amounts(self, gain: Gain) -> tuple[int, ...]:
        """Every seat's swords or gold; -1 if it is bust."""
        found = amounts(map(add, self.rows, self.visitors), gain, self.options.box)
        if BUST in self.status:
            status = self.status
            return tuple([-1 if status[seat] == BUST else amount for seat, amount in enumerate(found)])
        return tuple(found)

    def owned(self, seat: int) -> list[str]:
        """All cards a seat owns, wherever they lie."""
        cards = self.decks[seat] + self.discards[seat] + [entry.card for entry in self.rows[seat]]
        return cards + [entry.card for host in self.visitors for entry in host if entry.owner == seat]


SEAT_ORDERS = {
    seats: tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in range(2, 6)
}
"""By seat count and first seat: all seats clockwise."""
