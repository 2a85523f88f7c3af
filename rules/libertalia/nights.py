"""What the characters in the dens do at night and on the day of rest (dossier 4.5, 4.6, 5)."""

from bisect import bisect_right
from collections.abc import Callable

from rules.core.events import Recorder

from .choices import KeepMaps, SellMap
from .components import CHEST, GOODS, JEWEL, MAP, RANK_OF, RELIC, SABER
from .state import Asked, State

GRANNY_WATA, ARMORER, MUTINEER = RANK_OF["granny_wata"], RANK_OF["armorer"], RANK_OF["mutineer"]
FREED_SLAVE, WAITRESS, BARKEEP = RANK_OF["freed_slave"], RANK_OF["waitress"], RANK_OF["barkeep"]
GOVERNORS_DAUGHTER = RANK_OF["governors_daughter"]

AWAKE = frozenset((GRANNY_WATA, ARMORER, MUTINEER, FREED_SLAVE, WAITRESS, BARKEEP))
"""The characters that act at night."""


def owners(state: State, rank: int) -> list[int]:
    """The seats whose den holds a character, the highest influence first."""
    seats = [seat for seat, den in enumerate(state.dens) if rank in den]
    if len(seats) > 1:
        seats.sort(key=lambda seat: -state.influence(seat, rank))
    return seats


def gain(
    state: State, seat: int, character: str, amount: int, record: Recorder | None, *, final: bool = False
) -> None:
    """A character brings its owner doubloons at night; ``final`` if that shows hidden tokens."""
    state.coins[seat] += amount
    if record:
        record.tell(character, seat, phase="night", gained=amount, final=final)


# --- night, in descending rank ---------------------------------------------------------------------------


def granny_watas(state: State, record: Recorder | None) -> None:
    """A single one gains 2; several are all discarded."""
    seats = owners(state, GRANNY_WATA)
    if len(seats) == 1:
        gain(state, seats[0], "granny_wata", 2, record)
        return
    for seat in seats:
        state.discard(seat, GRANNY_WATA)
    if record and seats:
        record.tell("granny_watas", None, phase="night", seats=seats)


def armorers(state: State, record: Recorder | None) -> None:
    """Each gains 1 for each own saber."""
    for seat in owners(state, ARMORER):
        sabers = state.tokens[seat][SABER]
        gain(state, seat, "armorer", sabers, record, final=state.options.memory)


def mutineers(state: State, record: Recorder | None) -> None:
    """Each discards the lowest other character of its den for 2 doubloons."""
    for seat in owners(state, MUTINEER):
        lowest = next((rank for rank in state.dens[seat] if rank != MUTINEER), None)
        if lowest is not None:
            state.discard(seat, lowest)
            state.coins[seat] += 2
        if record:
            record.tell("mutineer", seat, phase="night", rank=lowest, gained=0 if lowest is None else 2)


def freed_slaves(state: State, record: Recorder | None) -> None:
    """Each gains 1 for each higher character of its den."""
    for seat in owners(state, FREED_SLAVE):
        den = state.dens[seat]
        gain(state, seat, "freed_slave", len(den) - bisect_right(den, FREED_SLAVE), record)


def before_waitresses(state: State, awake: frozenset[int], record: Recorder | None) -> None:
    """What the higher ranks do, those that are awake in some den."""
    if GRANNY_WATA in awake:
        granny_watas(state, record)
    if ARMORER in awake:
        armorers(state, record)
    if MUTINEER in awake:
        mutineers(state, record)
    if FREED_SLAVE in awake:
        freed_slaves(state, record)


def waitresses(state: State) -> list[int]:
    """The seats that may sell a map, in their order.

    In memory mode they are asked whether or not one lies face down (dossier 4.11).
    """
    hidden = state.options.memory
    return [
        seat
        for seat in owners(state, WAITRESS)
        if state.tokens[seat][MAP] or (hidden and any(state.tokens[seat]))
    ]


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
    """Each gains 1."""
    for seat in owners(state, BARKEEP):
        gain(state, seat, "barkeep", 1, record)


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


def rest_of(state: State, seat: int, record: Recorder | None) -> None:
    """A seat's characters act once, from the highest rank down.

    Losses stop at 0 one by one, or once when all is added up (``rest_order``, dossier 7.25).
    """
    adding_up = state.options.rest_order == "sum_then_floor"
    coins = state.coins[seat]
    for rank in reversed(state.dens[seat]):
        action = REST_ACTIONS.get(rank)
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
