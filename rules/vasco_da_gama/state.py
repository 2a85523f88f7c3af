"""The whole position of a match (dossier 4)."""

from dataclasses import dataclass
from typing import NamedTuple

from pydantic import Field, field_validator

from rules.core.data import DataError
from rules.core.game import Options as CoreOptions

from .components import Box, box_with

Step = tuple[str | int, ...]
"""A step of the agenda: its name, then plain arguments."""
Crew = list[int]
"""Crew counts by colour, in the colours' order."""


class Options(CoreOptions):
    """What the table agrees before the first round."""

    space_reopens: bool = Field(
        False,
        title="Character discs free their space",
        description="Literal reading: a disc that moved onto a character leaves its action space open again.",
    )
    corrections: str = Field(
        "",
        title="Corrected values",
        description="Values read off the printed game, as the text of a corrections file.",
    )

    @field_validator("corrections")
    @classmethod
    def _can_be_used(cls, text: str) -> str:
        try:
            box_with(text)
        except DataError as error:
            raise ValueError(str(error)) from error
        return text


class Disc(NamedTuple):
    """An action disc in an area; its number is its key in ``State.discs``."""

    seat: int
    area: str


class Earned(NamedTuple):
    """A seat's VP so far by source (dossier 4.3 to 4.5)."""

    sent: int = 0
    income: int = 0
    completion: int = 0
    characters: int = 0


@dataclass(slots=True)
class State:
    """A position.

    Seats are numbered clockwise from 0. A pile's last item is its top tile. Landing spaces are named by their
    place in ``Box.spaces``; an empty string stands for no tile.
    """

    options: Options
    seats: int
    chance: int
    agenda: list[Step]
    """What is still to come, the next step last; the match is over when it is empty.

    The first step is automatic and ends the phase; those above it wait for a choice, each as (name, seat,
    parts chosen so far).
    """
    round: int
    starter: int
    marker: int
    """Where the free-action marker stands; 0 before the first round."""
    tile: str
    """The Vasco da Gama tile in the left space."""
    turned: str
    """The one turned up on the pile in phase two."""
    tiles: list[str]
    discs: dict[int, Disc]
    """Discs placed this round, in that order."""
    queue: list[int]
    """Numbers still to be resolved, lowest first."""
    resolving: int
    """The number being resolved, 0 if none is."""
    earned: list[Earned]
    money: list[int]
    crew: list[Crew]
    captains: list[int]
    """In hand."""
    reserve: list[int]
    """In the captain space."""
    projects: list[list[str]]
    """Unlaunched ones of each seat."""
    ships: list[list[str]]
    """Launched, unsent ones of each seat."""
    berths: list[str]
    """The ship or merchant on each landing space."""
    owners: list[int | None]
    """The seat whose ship that is; None for merchants and empty spaces."""
    sections: list[Crew]
    """Sailors in each active crew section."""
    bag: Crew
    missionaries: int
    """On Francisco's space."""
    display: list[str]
    """The ordinary project spaces, from left to right."""
    gabriel: str
    """The São Gabriel project."""
    deck: list[str]
    stacks: list[int]
    """The two money stacks, 0 once taken."""
    holders: dict[str, int | None]
    """Who holds each character; None lies on the board."""
    taken: dict[str, int]
    """The number of the disc that took each character this round, 0 if none did."""
    merchant: str
    """The face-up merchant."""
    merchants: list[str]
    held: str
    """The merchant that Girolamo's holder keeps for phase three."""
    gone: list[str]
    """Tiles that have left the game, in that order."""

    def copy(self) -> "State":
        """An independent copy."""
        return State(
            self.options,
            self.seats,
            self.chance,
            self.agenda[:],
            self.round,
            self.starter,
            self.marker,
            self.tile,
            self.turned,
            self.tiles[:],
            self.discs.copy(),
            self.queue[:],
            self.resolving,
            self.earned[:],
            self.money[:],
            [counts[:] for counts in self.crew],
            self.captains[:],
            self.reserve[:],
            [tiles[:] for tiles in self.projects],
            [tiles[:] for tiles in self.ships],
            self.berths[:],
            self.owners[:],
            [counts[:] for counts in self.sections],
            self.bag[:],
            self.missionaries,
            self.display[:],
            self.gabriel,
            self.deck[:],
            self.stacks[:],
            self.holders.copy(),
            self.taken.copy(),
            self.merchant,
            self.merchants[:],
            self.held,
            self.gone[:],
        )

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.agenda

    @property
    def box(self) -> Box:
        """The components it is played with."""
        return box_with(self.options.corrections)

    def levels(self, *tiles: str) -> list[int]:
        """The levels of some ships and projects by this table's values; empty places are left out."""
        level = self.box.level
        return [level[tile] for tile in tiles if tile]

    @property
    def setting_up(self) -> bool:
        """Whether the setup is not finished: nobody may launch yet."""
        return self.marker == 0

    def cost(self, number: int) -> int:
        """What an action with a number disc costs, in Reals (dossier 2.5)."""
        return self.marker - number if number < self.marker else 0

    def score(self, seat: int) -> int:
        """A seat's VP on the track."""
        return sum(self.earned[seat])
