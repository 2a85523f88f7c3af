"""Setting up a match (dossier 3)."""

from functools import cache

from rules.core.chance import Chance
from rules.core.events import Recorder

from .components import HAND_SIZE, KINDS, RING, ROUNDS, counted, deck, spread
from .flow import run
from .state import SOURCES, Options, Start, State


def set_up(seats: int, options: Options, seed: int, record: Recorder | None = None) -> State:
    """Lay out the box and run to the first choice.

    Raises:
        ValueError: the game is not for that many seats.
    """
    if seats not in ROUNDS:
        raise ValueError(f"3 or 4 seats, not {seats}")
    chance = Chance.seeded(seed)
    islands = list(RING[1:])
    if options.layout == "shuffled":
        chance.shuffle(islands)
    start = _deal(seats, options.pirates)
    pile = spread(start.pile)
    chance.shuffle(pile)
    dealt = [tuple([pile.pop() for _ in range(HAND_SIZE)]) for _ in range(seats)]
    captain = chance.below(seats)
    state = State(
        options=options,
        seats=seats,
        chance=chance.state,
        agenda=[("round",)],
        round=1,
        ring=(RING[0], *islands),
        ship=0,
        open=(0,),
        captain=captain,
        salary=None,
        light=None,
        dark=None,
        pirate_ship=None,
        ledger=[[0] * len(SOURCES) for _ in range(seats)],
        hands=list(map(counted, dealt)),
        offered=[[] for _ in range(seats)],
        roles=[None] * seats,
        looked=[()] * seats,
        passed=[],
        revealed=False,
        stopped=[],
        lots=[()] * seats,
        deck=pile,
        discard=[0] * len(KINDS),
        start=start,
        past=[],
        drawn=dealt,
        returned=[()] * seats,
        sure=[()] * seats,
    )
    if record:
        record.tell("round", captain, round=1)
    run(state, record)
    return state


@cache
def _deal(seats: int, pirates: bool) -> Start:
    """Five cards for everybody, from a pile of all cards in play."""
    return Start(deck(pirates), (0,) * seats, tuple([(seat, HAND_SIZE) for seat in range(seats)]), None)
