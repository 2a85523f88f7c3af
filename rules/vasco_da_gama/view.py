"""What a seat may know (dossier 6), and full positions consistent with it.

Only the orders of the piles and what comes out of the bag are hidden, from everybody alike.
"""

from dataclasses import dataclass

from rules.core.chance import Chance

from .components import DISCS, EXTRA, Box, box_with
from .state import Disc, Earned, Options, State, Step

Counts = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """All that ``seat`` may know of a position; ``seat`` None is a stranger at the table.

    The fields are those of ``State``. Piles list the tiles left in them in the box's order, since anybody can
    tell which those are.
    """

    seat: int | None
    options: Options
    seats: int
    agenda: tuple[Step, ...]
    round: int
    starter: int
    marker: int
    tile: str
    turned: str
    tiles: tuple[str, ...]
    """Vasco da Gama tiles not seen yet."""
    discs: tuple[tuple[int, Disc], ...]
    queue: tuple[int, ...]
    resolving: int
    earned: tuple[Earned, ...]
    money: tuple[int, ...]
    crew: tuple[Counts, ...]
    captains: tuple[int, ...]
    reserve: tuple[int, ...]
    projects: tuple[tuple[str, ...], ...]
    ships: tuple[tuple[str, ...], ...]
    berths: tuple[str, ...]
    owners: tuple[int | None, ...]
    sections: tuple[Counts, ...]
    bag: Counts
    missionaries: int
    display: tuple[str, ...]
    gabriel: str
    deck: tuple[str, ...]
    """Projects not drawn yet."""
    stacks: tuple[int, ...]
    holders: tuple[tuple[str, int | None], ...]
    taken: tuple[tuple[str, int], ...]
    merchant: str
    merchants: tuple[str, ...]
    """Merchants not turned up yet."""
    held: str
    gone: tuple[str, ...]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.agenda

    @property
    def acting(self) -> int | None:
        """The seat that must choose, None when the match is over."""
        return int(self.agenda[-1][1]) if self.agenda else None

    @property
    def box(self) -> Box:
        """The components it is played with."""
        return box_with(self.options.corrections)

    @property
    def phase(self) -> int:
        """The phase of the round: 1 to 3, 0 during setup and 4 when the match is over."""
        if not self.agenda:
            return 4
        return {"start_round": 0, "placing": 1, "reveal": 1, "resolving": 2, "sailing": 3}[
            str(self.agenda[0][0])
        ]

    def score(self, seat: int) -> int:
        """A seat's VP on the track."""
        return sum(self.earned[seat])

    def cost(self, number: int) -> int:
        """What an action with a number disc costs at today's marker, in Reals."""
        return max(0, self.marker - number)

    def holder(self, character: str) -> int | None:
        """Who holds a character; None lies on the board."""
        return dict(self.holders)[character]

    def area(self, area: str) -> tuple[tuple[int, Disc], ...]:
        """The discs on an area's action spaces, with their numbers, in the order they were placed."""
        return tuple((number, disc) for number, disc in self.discs if disc.area == area)

    def discs_left(self, seat: int) -> int:
        """How many action discs a seat has still to place in phase one, Manuel I's included."""
        if self.phase > 1:
            return 0
        extra = int(self.holder("manuel") == seat)
        return DISCS + extra - sum(disc.seat == seat for _, disc in self.discs)

    def extra_numbers(self) -> tuple[int, ...]:
        """The extra numbers that are still on Manuel I's space."""
        used = [number for number, _ in self.discs]
        return tuple(number for number in EXTRA if number not in used)


def view(state: State, seat: int | None) -> View:
    """Build a seat's view from the facts it may know."""
    box = box_with(state.options.corrections)
    return View(
        seat,
        state.options,
        state.seats,
        tuple(state.agenda),
        state.round,
        state.starter,
        state.marker,
        state.tile,
        state.turned,
        tuple([tile for tile in box.tiles if tile in state.tiles]),
        tuple(state.discs.items()),
        tuple(state.queue),
        state.resolving,
        tuple(state.earned),
        tuple(state.money),
        tuple(map(tuple, state.crew)),
        tuple(state.captains),
        tuple(state.reserve),
        tuple(map(tuple, state.projects)),
        tuple(map(tuple, state.ships)),
        tuple(state.berths),
        tuple(state.owners),
        tuple(map(tuple, state.sections)),
        tuple(state.bag),
        state.missionaries,
        tuple(state.display),
        state.gabriel,
        tuple([tile for tile in box.projects if tile in state.deck]),
        tuple(state.stacks),
        tuple(state.holders.items()),
        tuple(state.taken.items()),
        state.merchant,
        tuple([tile for tile in box.merchants if tile in state.merchants]),
        state.held,
        tuple(state.gone),
    )


def imagine(seen: View, chance: Chance) -> State:
    """A random position that looks exactly like this view to its seat."""
    box = box_with(seen.options.corrections)
    tiles, merchants = list(seen.tiles), list(seen.merchants)
    chance.shuffle(tiles)
    chance.shuffle(merchants)
    deck: list[str] = []
    for kind in box.decks:
        pile = [tile for tile in seen.deck if tile in kind]
        chance.shuffle(pile)
        deck = pile + deck
    return State(
        seen.options,
        seen.seats,
        Chance.seeded(chance.word(), chance.word()).state,
        list(seen.agenda),
        seen.round,
        seen.starter,
        seen.marker,
        seen.tile,
        seen.turned,
        tiles,
        dict(seen.discs),
        list(seen.queue),
        seen.resolving,
        list(seen.earned),
        list(seen.money),
        [list(counts) for counts in seen.crew],
        list(seen.captains),
        list(seen.reserve),
        [list(tiles) for tiles in seen.projects],
        [list(tiles) for tiles in seen.ships],
        list(seen.berths),
        list(seen.owners),
        [list(counts) for counts in seen.sections],
        list(seen.bag),
        seen.missionaries,
        list(seen.display),
        seen.gabriel,
        deck,
        list(seen.stacks),
        dict(seen.holders),
        dict(seen.taken),
        seen.merchant,
        merchants,
        seen.held,
        list(seen.gone),
    )
