"""The game object that the app plays through."""

from collections.abc import Sequence
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Event, Recorder
from rules.core.game import CardRow, Decision, Judgement
from rules.core.game import Options as CoreOptions
from rules.core.standings import Standings

from . import decisions, flow, judgement, refusals, scoring
from .catalogue import card_rows
from .choices import CHOICE_TYPES
from .components import AREAS, EXTRA, ORDINARY, PROJECT_SPACES, ROUNDS
from .state import Options, State
from .view import View, imagine, view


class VascoDaGama:
    """Discs on numbers, actions paid by how early they come, ships sailing on towards Calicut."""

    key = "vasco_da_gama"
    rules = 1
    seats = range(2, 5)
    options: type[CoreOptions] = Options
    choice_types: tuple[type, ...] = CHOICE_TYPES
    state_type = State
    first_look = False
    judgement: Judgement[View] = judgement.JUDGEMENT

    def new(self, seats: int, options: CoreOptions, seed: int) -> State:
        """The position at the first choice, where the first merchant sails.

        Raises:
            ValueError: not 2 to 4 seats, or the options are another game's.
        """
        if not isinstance(options, Options):
            raise ValueError(f"not options of Vasco da Gama: {options!r}")
        return flow.set_up(seats, options, seed)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The one open decision; none when the match is over."""
        return decisions.open_decisions(state)

    def apply(self, state: State, seat: int, choice: Any, record: bool = True) -> list[Event]:
        """Make a choice in place and run on to the next decision.

        Raises:
            IllegalChoice: the choice is not open to that seat; nothing has changed.
        """
        recorder = Recorder() if record else None
        flow.make_choice(state, seat, choice, recorder)
        return recorder.events if recorder else []

    def why_not(self, state: State, seat: int, choice: Any) -> str | None:
        """The code of the reason a choice is illegal, or None."""
        return refusals.why_not(state, seat, choice)

    def view(self, state: State, seat: int | None) -> View:
        """All that a seat may know; None is a stranger at the table."""
        return view(state, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        """A random position that looks like this to the viewing seat."""
        return imagine(view, chance)

    def standings(self, state: State) -> Standings:
        """The order if the match ended now."""
        return scoring.standings(state)

    def turn(self, state: State) -> int:
        """The round being played, from 1."""
        return state.round

    def cards(self) -> Sequence[CardRow]:
        """The box's contents."""
        return card_rows()

    def check_conservation(self, state: State) -> None:
        """Account for every piece and tile (dossier 5.7).

        Raises:
            AssertionError: something was lost or made from nothing.
        """
        box, seats = state.box, range(state.seats)
        for colour, total in enumerate([box.sailors_each] * len(state.bag)):
            sections = sum(crew[colour] for crew in state.sections)
            hands = sum(crew[colour] for crew in state.crew)
            assert state.bag[colour] + sections + hands == total, f"sailors of colour {colour}"
        assert min(map(min, (*state.crew, *state.sections, state.bag))) >= 0, "crew below nothing"
        assert all(sum(crew) <= box.amount["section_size"] for crew in state.sections), "crew sections"
        missionaries = sum(crew[-1] for crew in state.crew)
        assert state.missionaries + missionaries == box.missionaries, "missionaries"
        for seat in seats:
            captains = state.captains[seat] + state.reserve[seat] + state.owners.count(seat)
            assert captains == box.captains, f"captains of seat {seat}"
        assert min(*state.money, *state.captains, *state.reserve, state.missionaries) >= 0, "below nothing"

        shown = [state.gabriel, *state.display]
        held = [tile for tiles in (*state.projects, *state.ships) for tile in tiles]
        tiles = [*state.deck, *shown, *held, *state.berths, *state.gone]
        tiles += [*state.tiles, state.tile, state.turned, *state.merchants, state.merchant, state.held]
        every = [*box.projects, *box.merchants, *box.tiles]
        assert sorted(filter(None, tiles)) == sorted(every), "tiles"
        drawn = len(box.projects) - len(state.deck)
        assert drawn == (PROJECT_SPACES + 1) * min(state.round, ROUNDS), "projects drawn"
        types = [box.projects[tile].type for tile in reversed(state.deck)]
        assert types == sorted(types), "order of project types"

        assert all(1 <= number <= ORDINARY or number in EXTRA for number in state.discs), "number discs"
        assert set(state.queue) <= set(state.discs), "queue"
        for area, capacity in zip(AREAS, box.capacity[state.seats], strict=True):
            used = sum(disc.area == area for disc in state.discs.values())
            if area == "characters" and state.options.space_reopens:
                used -= sum(map(bool, state.taken.values()))
            assert used <= capacity, f"action spaces of {area}"
        for ship, owner in zip(state.berths, state.owners, strict=True):
            assert (owner is not None) == (ship in box.projects), "owners of ships"


VASCO_DA_GAMA = VascoDaGama()
