"""What the characters in the dens do at night and on the day of rest (dossier 4.5, 4.6, 5)."""

from bisect import bisect_right
from collections.abc import Callable

from rules.core.events import Recorder

from .choices import KeepMaps, SellMap
from .components import CARDS_EACH, CHEST, GOODS, JEWEL, MAP, RANK_OF, RELIC, SABER
from .state import ABOARD, Aboard, Asked, State

GRANNY_WATA, ARMORER, MUTINEER = RANK_OF["granny_wata"], RANK_OF["armorer"], RANK_OF["mutineer"]
FREED_SLAVE, WAITRESS, BARKEEP = RANK_OF["freed_slave"], RANK_OF["waitress"], RANK_OF["barkeep"]
GOVERNORS_DAUGHTER = RANK_OF["governors_daughter"]


# --- night, in descending rank ---------------------------------------------------------------------------


def granny_wata(state: State, seat: int, record: Recorder | None) -> None:
    """A single one gains 2; several are all discarded."""
    if sum([GRANNY_WATA in den for den in state.dens]) == 1:
        state.coins[seat] += 2
        if record:
            record.tell("granny_wata", seat, phase="night", gained=2)
        return
    seats = [owner for rank, _, owner in awake(state) if rank == GRANNY_WATA]
    for owner in seats:
        state.discard(owner, GRANNY_WATA)
    if record:
        record.tell("granny_watas", None, phase="night", seats=seats)


def armorer(state: State, seat: int, record: Recorder | None) -> None:
    """Gain 1 for each own saber."""
    sabers = state.tokens[seat][SABER]
    state.coins[seat] += sabers
    if record:
        record.tell("armorer", seat, phase="night", gained=sabers, final=state.options.memory)


def mutineer(state: State, seat: int, record: Recorder | None) -> None:
    """Discard the lowest other character of the own den for 2 doubloons."""
    others = [rank for rank in state.dens[seat] if rank != MUTINEER]
    if others:
        state.discard(seat, others[0])
        state.coins[seat] += 2
    if record:
        lowest, gained = (others[0], 2) if others else (None, 0)
        record.tell("mutineer", seat, phase="night", rank=lowest, gained=gained)


def freed_slave(state: State, seat: int, record: Recorder | None) -> None:
    """Gain 1 for each higher character of the own den."""
    den = state.dens[seat]
    higher = len(den) - bisect_right(den, FREED_SLAVE)
    state.coins[seat] += higher
    if record:
        record.tell("freed_slave", seat, phase="night", gained=higher)


def barkeep(state: State, seat: int, record: Recorder | None) -> None:
    """Gain 1."""
    state.coins[seat] += 1
    if record:
        record.tell("barkeep", seat, phase="night", gained=1)


NIGHT_ACTIONS: dict[int, Callable[[State, int, Recorder | None], None]] = {
    GRANNY_WATA: granny_wata,
    ARMORER: armorer,
    MUTINEER: mutineer,
    FREED_SLAVE: freed_slave,
    BARKEEP: barkeep,
}
"""What happens at night by rank; the Waitresses' owners are asked instead."""
AWAKE = frozenset((*NIGHT_ACTIONS, WAITRESS))
"""The characters that act at night."""


def awake(state: State) -> list[Aboard]:
    """The characters in the dens that act at night, in their order: rank, then influence, descending."""
    colours, found = state.colours, []
    for seat, den in enumerate(state.dens):
        for rank in den:
            if rank in AWAKE:
                found.append(ABOARD[colours[seat]][seat][rank])
    if len(found) > 1:
        found.sort(reverse=True)
    return found


def act(state: State, record: Recorder | None, *, asking: bool = True) -> list[int]:
    """One pass over all dens in descending rank; who was discarded before its turn does not act.

    The pass ends before the Barkeeps if some Waitress's owner must be asked; ``asking`` false asks nobody.

    Returns:
        The seats to ask about selling a map, in their order.
    """
    asked: list[int] = []
    for rank, _influence, seat in awake(state):
        if rank not in state.dens[seat]:
            continue
        if rank == WAITRESS:
            if asking and may_sell(state, seat):
                asked.append(seat)
        elif rank != BARKEEP or not asked:
            NIGHT_ACTIONS[rank](state, seat, record)
    return asked


def may_sell(state: State, seat: int) -> bool:
    """Whether a Waitress's owner is asked about a map.

    In memory mode it is asked whether or not one lies face down (dossier 4.11).
    """
    tokens = state.tokens[seat]
    return tokens[MAP] > 0 or (state.options.memory and any(tokens))


def serve(state: State, _step: Asked, seat: int, choice: SellMap | KeepMaps, record: Recorder | None) -> None:
    """The Waitress's owner has decided about a map."""
    sold = isinstance(choice, SellMap)
    if sold:
        state.return_tokens(seat, MAP, 1)
        state.coins[seat] += 3
    if record:
        shown = sold and state.options.memory
        record.tell("waitress", seat, phase="night", gained=3 if sold else 0, final=shown)


def barkeeps(state: State, record: Recorder | None) -> None:
    """Each gains 1, after the Waitresses."""
    for rank, _influence, seat in awake(state):
        if rank == BARKEEP:
            barkeep(state, seat, record)


# --- day of rest: what each character adds to its owner's doubloons --------------------------------------


def captain(state: State, seat: int) -> int:
    """Lose 3 for each own relic."""
    return -3 * state.tokens[seat][RELIC]


def first_mate(state: State, seat: int) -> int:
    """Gain 1 for each character of the own den, himself included."""
    return len(state.dens[seat])


def quartermaster(state: State, seat: int) -> int:
    """Lose 8."""
    return -8


def governors_daughter(state: State, seat: int) -> int:
    """Gain 6 if she is the only one in any den, otherwise lose 3."""
    return 6 if sum(GOVERNORS_DAUGHTER in den for den in state.dens) == 1 else -3


def gambler(state: State, seat: int) -> int:
    """Gain 8."""
    return 8


def treasurer(state: State, seat: int) -> int:
    """Gain 1 for each own goods, jewel and chest."""
    tokens = state.tokens[seat]
    return tokens[GOODS] + tokens[JEWEL] + tokens[CHEST]


def topman(state: State, seat: int) -> int:
    """Gain 5 if no den holds fewer characters; by the strict reading, if all others hold more (7.12)."""
    own = len(state.dens[seat])
    fewest = min(len(den) for other, den in enumerate(state.dens) if other != seat)
    return 5 if own < fewest or (own == fewest and state.options.topman_ties) else 0


def carpenter(state: State, seat: int) -> int:
    """Gain 10."""
    return 10


def preacher(state: State, seat: int) -> int:
    """Gain 5."""
    return 5


_AT_REST: tuple[Callable[[State, int], int], ...] = (
    captain,
    first_mate,
    quartermaster,
    governors_daughter,
    gambler,
    treasurer,
    topman,
    carpenter,
    preacher,
)
REST_ACTIONS: dict[int, Callable[[State, int], int]] = {
    RANK_OF[effect.__name__]: effect for effect in _AT_REST
}
"""The end-of-campaign actions by rank."""
_REST_ACTION = tuple(map(REST_ACTIONS.get, range(1 + CARDS_EACH)))
"""The same, None for who has none."""


def rest_of(state: State, seat: int, record: Recorder | None) -> None:
    """A seat's characters act once, from the highest rank down.

    Losses stop at 0 one by one, or once when all is added up (``rest_order``, dossier 7.25).
    """
    adding_up = state.options.rest_order == "sum_then_floor"
    coins = state.coins[seat]
    for rank in reversed(state.dens[seat]):
        action = _REST_ACTION[rank]
        if action is None:
            continue
        change = action(state, seat)
        if not adding_up:
            change = max(change, -coins)
        coins += change
        if record:
            gained, lost = max(change, 0), max(-change, 0)
            record.tell(
                action.__name__, seat, phase="rest", gained=gained, lost=lost, final=state.options.memory
            )
    state.coins[seat] = max(0, coins)
