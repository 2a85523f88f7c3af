"""The whole position of a match (dossier 4)."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeVar

from pydantic import Field

from rules.core.game import Options as CoreOptions

Step = tuple[str | int, ...]
"""A step of the agenda: its name, then plain arguments."""


class Options(CoreOptions):
    """What the table agrees before the first turn (dossier 3.6, 9)."""

    upcoming: bool = Field(
        False,
        title="Upcoming adventures",
        description="As many adventures as players lie open in a line; the left-most is the active one.",
    )
    hand: bool = Field(
        False,
        title="Movement cards in hand",
        description="Private hands instead of the open movement row; each turn starts behind the curtain.",
    )
    fame_from_discard: bool = Field(
        False,
        title="Fame from discards",
        description="Extra fame comes from the adventure discards first: about 40 turns instead of 30.",
    )
    advance_edge: Literal["slide", "bounce"] = Field(
        "slide",
        title="Advance and Retreat at the end of the row",
        description="Literal reading, bounce: a ship of that flag already at the end turns back by 2.",
    )
    broadside: Literal["adjacent", "wide"] = Field(
        "adjacent",
        title="Attack and Loot",
        description="Literal reading, wide: they reach every ship ahead or behind, not only the next.",
    )


class Accusation(NamedTuple):
    """An accusation and its answer, both public for good."""

    accuser: int
    accused: int
    pirate: str
    right: bool


@dataclass(slots=True)
class State:
    """A position.

    Ships and pirates are named by ship id, seats by number from 0. A deck's last item is its top card, a
    discard pile's last item the card that lies uppermost. An adventure card is an index into
    ``ADVENTURE_CARDS``.
    """

    options: Options
    seats: int
    chance: int
    agenda: list[Step]
    """The choices still to be made, the next one last; the match is over when it is empty."""
    turn: int
    row: list[str]
    """Ships from space 1 (front) to space 9 (back)."""
    damaged: dict[str, bool]
    fame: dict[str, int]
    """Fame under each ship, virtual fame included (dossier 5.1)."""
    cargo: dict[str, list[int]]
    """The real adventure cards among that fame, first placed first."""
    stash: list[int]
    """Fame in front of each seat; it is never lost."""
    kept: list[int]
    """The real adventure cards among all stashed fame."""
    owner: dict[str, int | None]
    """Who holds each ship's pirate; None if it was put away unseen."""
    revealed: dict[str, bool]
    face_down: list[int]
    """How many pirates lie face-down in front of each seat."""
    line: list[int]
    """The face-up adventures; the first is the active one."""
    deck: list[int]
    discard: list[int]
    seen: int
    """Bit c is set once the front of adventure card c has been public."""
    movement: list[str]
    """The movement row; empty in the hand variant."""
    hands: list[list[str]]
    """Movement hands, sorted; all empty without the hand variant."""
    limits: list[int]
    """Hand limits (dossier 9.2); all 0 without the hand variant."""
    movement_deck: list[str]
    movement_discard: list[str]
    reshuffled: list[str]
    """What the movement deck held when it was last shuffled, sorted: public from the first reshuffle on."""
    accusations: list[Accusation]
    ownerless: list[str]
    """Ships that a Mutiny has shown to belong to nobody."""

    def copy(self) -> "State":
        """An independent copy."""
        return State(
            self.options,
            self.seats,
            self.chance,
            self.agenda[:],
            self.turn,
            self.row[:],
            self.damaged.copy(),
            self.fame.copy(),
            {ship: cards[:] for ship, cards in self.cargo.items()},
            self.stash[:],
            self.kept[:],
            self.owner.copy(),
            self.revealed.copy(),
            self.face_down[:],
            self.line[:],
            self.deck[:],
            self.discard[:],
            self.seen,
            self.movement[:],
            [hand[:] for hand in self.hands],
            self.limits[:],
            self.movement_deck[:],
            self.movement_discard[:],
            self.reshuffled[:],
            self.accusations[:],
            self.ownerless[:],
        )

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.agenda

    def space(self, ship: str) -> int:
        """The space a ship lies in, 1 to 9 from the front."""
        return self.row.index(ship) + 1

    def reveal(self, ship: str) -> None:
        """Turn up a ship's pirate, which some seat holds, for the rest of the match."""
        holder = self.owner[ship]
        assert holder is not None
        self.revealed[ship] = True
        self.face_down[holder] -= 1


Card = TypeVar("Card", int, str)


def draw(pile: list[Card], count: int) -> list[Card]:
    """Take cards off the top of a pile, the top one first, as many as there are up to ``count``."""
    if not count:
        return []
    cards = pile[: -count - 1 : -1]
    del pile[-count:]
    return cards
