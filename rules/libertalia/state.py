"""The whole position of a match (dossier 4)."""

from bisect import insort
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from pydantic import Field

from rules.core.game import Options as CoreOptions

from .components import INFLUENCE

SEATS = range(6)
"""Every seat there can be."""
Step = tuple[str | int, ...]
"""A step of the agenda: its name, then plain arguments."""
Asked = tuple[Any, ...]
"""A step whose arguments are known to be those its name asks for."""


_NEIGHBOURS = [
    [tuple(sorted({(seat - 1) % seats, (seat + 1) % seats})) for seat in range(seats)]
    for seats in range(len(SEATS) + 1)
]
"""By number of seats and seat."""


class Options(CoreOptions):
    """What the table agrees before the first day (dossier 9.3)."""

    colours: Literal["drawn", "even", "chosen"] = Field(
        "drawn",
        title="Colours",
        description="Drawn by lot, spread so that nobody wins most ties, or chosen seat by seat.",
    )
    memory: bool = Field(
        False,
        title="Memory mode",
        description="Booty in other dens lies face down: only how many tokens each player has is shown.",
    )
    gunner_pays_without_target: bool = Field(
        True,
        title="Gunner always pays",
        description="The Gunner pays his 3 doubloons even when no den holds a character to discard.",
    )
    topman_ties: bool = Field(
        True,
        title="Topman wins ties",
        description="A Topman gains 5 doubloons also when another den holds just as few characters.",
    )
    rest_order: Literal["descending", "sum_then_floor"] = Field(
        "descending",
        title="Day of rest",
        description="Gains and losses one by one from the highest rank, or added up before the floor at 0.",
    )
    final_campaign_tiebreak: bool = Field(
        False,
        title="Last campaign breaks ties",
        description="Of those level at the end, the best of the third campaign wins instead of sharing.",
    )


class Aboard(NamedTuple):
    """A character on the ship; these sort as the characters lie, from left to right (dossier 4)."""

    rank: int
    influence: int
    seat: int


ABOARD = {
    colour: tuple(
        tuple(Aboard(rank, influence, seat) for rank, influence in enumerate(numbers)) for seat in SEATS
    )
    for colour, numbers in INFLUENCE.items()
}
"""By colour, seat and rank."""


class Result(NamedTuple):
    """What a seat's den was worth at the end of a campaign, in doubloons (dossier 4.7).

    ``floor`` is what was forgiven because nobody can own less than nothing.
    """

    doubloons: int
    chest: int
    jewel: int
    goods: int
    map: int
    relic: int
    floor: int


@dataclass(slots=True)
class State:
    """A position.

    Seats are numbered clockwise from 0, characters named by rank. Lists of characters are in ascending order;
    token counts are by place in ``KINDS``.
    """

    options: Options
    seats: int
    chance: int
    agenda: list[Step]
    """The steps still to come, the next one last; the match is over when it is empty."""
    campaign: int
    day: int
    colours: tuple[str, ...]
    """Each seat's colour; shorter while colours are being chosen."""
    hands: list[list[int]]
    """Characters in hand, those sealed for the sunrise included."""
    sealed: list[int]
    """The character each seat has selected this sunrise, 0 for none."""
    ship: list[Aboard]
    """The characters on the ship, lowest first."""
    dens: list[list[int]]
    graveyards: list[list[int]]
    buried: list[list[int]]
    """What was seen to go into each graveyard and not to come out again, in this campaign."""
    worlds: list[tuple[int, ...]]
    """Every hand each seat may hold by what the whole table knows, as bits of ranks."""
    removed: list[int]
    """How many characters of each seat have left the game."""
    coins: list[int]
    tokens: list[list[int]]
    """Booty in each den."""
    board: list[list[int]]
    """Booty in the six spaces, day 1 first."""
    bag: list[int]
    undealt: list[int]
    """The ranks nobody has been dealt yet, the same for all."""
    results: list[tuple[Result, ...]]
    """The campaigns scored so far, seat by seat."""

    def copy(self) -> "State":
        """An independent copy."""
        return State(
            self.options,
            self.seats,
            self.chance,
            self.agenda[:],
            self.campaign,
            self.day,
            self.colours,
            [cards[:] for cards in self.hands],
            self.sealed[:],
            self.ship[:],
            [cards[:] for cards in self.dens],
            [cards[:] for cards in self.graveyards],
            [cards[:] for cards in self.buried],
            self.worlds[:],
            self.removed[:],
            self.coins[:],
            [counts[:] for counts in self.tokens],
            [counts[:] for counts in self.board],
            self.bag[:],
            self.undealt[:],
            self.results[:],
        )

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.agenda

    @property
    def space(self) -> list[int]:
        """Today's booty."""
        return self.board[self.day - 1]

    def neighbours(self, seat: int) -> tuple[int, ...]:
        """The seats next to a seat, in ascending order."""
        return _NEIGHBOURS[self.seats][seat]

    def left_of(self, seat: int) -> int:
        """The left neighbour."""
        return (seat + 1) % self.seats

    def influence(self, seat: int, rank: int) -> int:
        """The number in the silver mark of a seat's character."""
        return INFLUENCE[self.colours[seat]][rank]

    # --- characters ---------------------------------------------------------------------------------------

    def board_ship(self, played: Iterable[tuple[int, int]]) -> None:
        """Characters (seat, rank) go openly from hand onto the ship, each in its place."""
        hands, worlds, buried, colours, ship = self.hands, self.worlds, self.buried, self.colours, self.ship
        for seat, rank in played:
            hands[seat].remove(rank)
            if rank in buried[seat]:
                buried[seat].remove(rank)
            bit = 1 << rank
            known = worlds[seat]
            if len(known) > 1:
                worlds[seat] = tuple([hand ^ bit for hand in known if hand & bit])
            else:
                worlds[seat] = (known[0] ^ bit,)
            ship.append(ABOARD[colours[seat]][seat][rank])
        ship.sort()

    def bury(self, seat: int, rank: int) -> None:
        """A discarded character goes face down to its owner's graveyard."""
        insort(self.graveyards[seat], rank)
        insort(self.buried[seat], rank)

    def discard(self, seat: int, rank: int) -> None:
        """A character leaves a den for its owner's graveyard."""
        self.dens[seat].remove(rank)
        self.bury(seat, rank)

    def recall(self, seat: int, rank: int) -> None:
        """A character goes openly from its owner's den into his hand."""
        self.dens[seat].remove(rank)
        insort(self.hands[seat], rank)
        bit = 1 << rank
        self.worlds[seat] = tuple([hand | bit for hand in self.worlds[seat]])

    def revive(self, seat: int, rank: int) -> None:
        """A character goes secretly from its owner's graveyard into his hand: all see that one does."""
        self.graveyards[seat].remove(rank)
        insort(self.hands[seat], rank)
        bits = [1 << buried for buried in self.buried[seat]]
        self.worlds[seat] = tuple(
            sorted({hand | bit for hand in self.worlds[seat] for bit in bits if not hand & bit})
        )

    # --- doubloons and tokens -----------------------------------------------------------------------------

    def lose(self, seat: int, amount: int) -> int:
        """A seat loses doubloons, at most what it has (dossier 4.0); returns how many."""
        lost = min(amount, self.coins[seat])
        self.coins[seat] -= lost
        return lost

    def return_tokens(self, seat: int, kind: int, count: int) -> None:
        """Tokens go from a den back to the bag."""
        self.tokens[seat][kind] -= count
        self.bag[kind] += count
