"""The game put together, as the app plays through it."""

from rules.core.game import Game

from .catalogue import card_rows
from .choices import CHOICE_TYPES
from .components import AREAS, EXTRA, ORDINARY, PROJECT_SPACES, ROUNDS
from .decisions import open_decisions
from .flow import make_choice, set_up
from .judgement import JUDGEMENT
from .refusals import why_not
from .scoring import standings
from .state import Options, State
from .view import View, imagine, view


def turn(state: State) -> int:
    """The round being played, from 1."""
    return state.round


def check_conservation(state: State) -> None:
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


VASCO_DA_GAMA = Game[State, View](
    key="vasco_da_gama",
    rules=2,
    seats=range(2, 5),
    options=Options,
    choice_types=CHOICE_TYPES,
    state_type=State,
    first_look=False,
    judgement=JUDGEMENT,
    set_up=set_up,
    decisions=open_decisions,
    why_not=why_not,
    make_choice=make_choice,
    view=view,
    imagine=imagine,
    standings=standings,
    turn=turn,
    cards=card_rows,
    check_conservation=check_conservation,
)
"""Discs on numbers, actions paid by how early they come, ships sailing on towards Calicut."""
