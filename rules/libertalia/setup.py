"""Setting up a match (dossier 3)."""

from rules.core.chance import Chance
from rules.core.events import Recorder

from .components import COLOURS, DAYS, EVEN_SPREADS, NO_TOKENS, RANKS, TOKENS
from .flow import run
from .state import Options, State


def set_up(seats: int, options: Options, seed: int, record: Recorder | None = None) -> State:
    """Lay out the box and run to the first choice.

    Raises:
        ValueError: the game is not for that many seats.
    """
    if seats not in EVEN_SPREADS:
        raise ValueError(f"2 to 6 seats, not {seats}")
    state = State(
        options=options,
        seats=seats,
        chance=Chance.seeded(seed).state,
        agenda=[("campaign",)],
        campaign=1,
        day=1,
        colours=(),
        hands=[[] for _ in range(seats)],
        sealed=[0] * seats,
        ship=[],
        dens=[[] for _ in range(seats)],
        graveyards=[[] for _ in range(seats)],
        buried=[[] for _ in range(seats)],
        worlds=[(0,)] * seats,
        removed=[0] * seats,
        coins=[0] * seats,
        tokens=[list(NO_TOKENS) for _ in range(seats)],
        board=[list(NO_TOKENS) for _ in range(DAYS)],
        bag=list(TOKENS),
        undealt=list(RANKS),
        results=[],
    )
    if options.colours == "chosen":
        state.agenda += [("colour", seat) for seat in reversed(range(seats))]
    else:
        state.colours = draw_colours(state)
    run(state, record)
    return state


def draw_colours(state: State) -> tuple[str, ...]:
    """A colour for each seat by lot, in the most even spread if the table wants that (dossier 9.3)."""
    chance = Chance(state.chance)
    colours = list(COLOURS)
    if state.options.colours == "even":
        turned = chance.below(len(colours))
        colours = [colours[(place + turned) % len(colours)] for place in EVEN_SPREADS[state.seats]]
    chance.shuffle(colours)
    state.chance = chance.state
    return tuple(colours[: state.seats])
