"""What a choice would do, and what phase three would bring, as far as it is certain.

Both run the rules on a position imagined from the view, and stop where something is turned up or drawn.
"""

from dataclasses import dataclass

from rules.core.chance import Chance
from rules.core.events import Event, Recorder

from .choices import Choice
from .components import ORDINARY
from .effects import advance, complete_landings, completion, income
from .flow import make_choice
from .view import View, imagine, view


@dataclass(frozen=True, slots=True)
class Foresight:
    """What is certain to happen.

    ``events`` end before the first that turns up or draws something; ``after`` is what will be seen then,
    None if something is turned up or drawn.
    """

    events: tuple[Event, ...]
    after: View | None


def foresee(seen: View, choice: Choice) -> Foresight:
    """What a legal choice of the acting seat does.

    Raises:
        IllegalChoice: the choice is not open to that seat.
    """
    assert seen.acting is not None
    state, record = imagine(seen, Chance(0)), Recorder()
    make_choice(state, seen.acting, choice, record)
    certain: list[Event] = []
    for event in record.events:
        if event.final:
            return Foresight(tuple(certain), None)
        certain.append(event)
    return Foresight(tuple(certain), view(state, seen.seat))


def phase_three(seen: View) -> Foresight:
    """Income, completion bonuses and advances if phase three came now (dossier 4.4)."""
    state, record = imagine(seen, Chance(0)), Recorder()
    box = state.box
    income(state, box, record)
    complete = complete_landings(state, box)
    completion(state, box, complete, record)
    advance(state, box, complete, record)
    return Foresight(tuple(record.events), view(state, seen.seat))


def possible_markers(seen: View) -> tuple[int, ...]:
    """Where the marker may stand when discs are executed, once for every tile that may be turned up."""
    if seen.phase != 1:
        return (seen.marker,)
    tiles = seen.box.tiles
    return tuple(min(ORDINARY, max(1, seen.marker + tiles[tile].modifier)) for tile in seen.tiles)


def cost_range(seen: View, number: int) -> tuple[int, int]:
    """The least and the most that executing a number disc may cost this round, in Reals."""
    costs = [max(0, marker - number) for marker in possible_markers(seen)]
    return min(costs), max(costs)
