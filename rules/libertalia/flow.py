"""The rulebook's steps, in its order (dossier 3 and 4).

``state.agenda`` is a stack of steps. :func:`run` carries steps out until one waits for a choice or the match
is over; a choice with a single possibility is made by itself, in the same words as one that was asked for.
"""

from bisect import bisect_right
from collections.abc import Callable
from itertools import chain
from typing import Any

from rules.core.events import Recorder
from rules.core.game import IllegalChoice

from . import effects, nights
from .campaign import begin_campaign, choose_colour, rest
from .choices import Choice, Take
from .components import CARDS_EACH, DAYS, KIND, OFFICER, RANK_OF, SABER
from .decisions import CHOICES
from .effects import DAY_ACTIONS
from .refusals import why_not
from .state import Asked, State, Step

_PICKS = [1] * (1 + CARDS_EACH)
"""How many tokens a character takes at dusk, by rank."""
_PICKS[RANK_OF["cabin_boy"]] = 0
_PICKS[RANK_OF["cook"]] = 2
_ALWAYS_ASKED = ("play", "waitress")

# --- running ---------------------------------------------------------------------------------------------


def make_choice(state: State, seat: int, choice: Any, record: Recorder | None) -> None:
    """Carry out a choice and run on to the next open decision.

    Raises:
        IllegalChoice: the choice is not open; nothing has changed.
    """
    reason = why_not(state, seat, choice)
    if reason is not None:
        raise IllegalChoice(reason)
    agenda = state.agenda
    step = agenda[-1]
    if step[0] == "play":
        sealed = state.sealed
        sealed[seat] = choice.rank
        if 0 in sealed:
            return
        agenda.pop()
        if sunrise(state, record):
            return
    else:
        agenda.pop()
        answer(state, step, seat, choice, record)
    run(state, record)


def run(state: State, record: Recorder | None) -> None:
    """Carry out steps until one needs a choice; a single possibility needs none."""
    agenda = state.agenda
    while agenda:
        step: Asked = agenda[-1]
        kind = step[0]
        carry_out = STEPS.get(kind)
        if carry_out is not None:
            agenda.pop()
            if carry_out(state, step, record):
                return
            continue
        if kind in _ALWAYS_ASKED:
            return
        seat = step[1]
        open_now = CHOICES[kind](state, seat)
        if len(open_now) > 1:
            return
        agenda.pop()
        answer(state, step, seat, open_now[0], record)


def answer(state: State, step: Step, seat: int, choice: Choice, record: Recorder | None) -> None:
    """Do what a legal choice says."""
    ANSWERS[step[0]](state, step, seat, choice, record)


# --- sunrise, day, dusk, night (dossier 4.1 to 4.5) ------------------------------------------------------


def sunrise(state: State, record: Recorder | None) -> bool:
    """All selected characters are revealed together and board the ship in order."""
    for seat, rank in enumerate(state.sealed):
        state.board_ship(seat, rank)
    state.sealed = [0] * state.seats
    if record:
        ship = [tuple(aboard) for aboard in state.ship]
        record.tell("sunrise", None, campaign=state.campaign, day=state.day, ship=ship, final=True)
    return day(state, ("day", 0, 0, 0), record)


def day(state: State, step: Step, record: Recorder | None) -> bool:
    """Each character acts, from the lowest to the highest still aboard (dossier 4.2).

    ``step`` holds the last one that acted: after a choice the day goes on from there.
    """
    ship, agenda = state.ship, state.agenda
    waiting = len(agenda)
    place = bisect_right(ship, step[1:])
    while place < len(ship):
        rank, influence, seat = ship[place]
        action = DAY_ACTIONS.get(rank)
        if action is not None:
            action(state, seat, record)
            if len(agenda) > waiting:
                agenda.insert(waiting, ("day", rank, influence, seat))
                return False
        place += 1
    if record:
        record.tell("phase", None, phase="dusk")
    return dusk(state, ("dusk",), record)


def dusk(state: State, _step: Step, record: Recorder | None) -> bool:
    """From the highest to the lowest, each character plunders and goes ashore (dossier 4.3)."""
    ship, space = state.ship, state.board[state.day - 1]
    while ship:
        rank, _influence, seat = ship[-1]
        picks = _PICKS[rank]
        kinds = len(space) - space.count(0)
        if picks and kinds:
            state.agenda += (("dusk",), ("booty", seat, picks, 0))
            return kinds > 1
        if record:
            why = "nothing_left" if picks else "cabin_boy"
            record.tell("no_booty", seat, rank=rank, why=why)
        effects.arrive(state, False, record)
    if record:
        record.tell("phase", None, phase="night")
    return night(state, record)


def plunder(state: State, step: Asked, record: Recorder | None) -> bool:
    """The highest character has struck with its saber and goes on."""
    _, picks, officers = step
    go_on(state, picks, officers, record)
    return False


def go_on(state: State, picks: int, officers: int, record: Recorder | None) -> None:
    """The highest character picks on while picks and tokens last, then goes ashore with its officers."""
    if picks and any(state.board[state.day - 1]):
        state.agenda.append(("booty", state.ship[-1].seat, picks, officers))
    else:
        effects.arrive(state, officers != 0, record)


def take(state: State, step: Asked, seat: int, choice: Take, record: Recorder | None) -> None:
    """A token goes from today's space to its taker's den; a saber strikes at once.

    ``step`` holds the picks left, this one included, and the officers taken.
    """
    _, _, picks, officers = step
    kind = KIND[choice.token]
    state.board[state.day - 1][kind] -= 1
    state.tokens[seat][kind] += 1
    if record:
        record.tell("booty", seat, rank=state.ship[-1].rank, token=choice.token)
    if kind == OFFICER:
        officers += 1
    if kind == SABER:
        state.agenda.append(("plunder", picks - 1, officers))
        effects.saber(state, seat, record)
    else:
        go_on(state, picks - 1, officers, record)


def night(state: State, record: Recorder | None) -> bool:
    """One pass over all dens in descending rank (dossier 4.5); it may wait for the Waitresses."""
    awake = nights.AWAKE.intersection(chain.from_iterable(state.dens))
    if awake:
        nights.before_waitresses(state, awake, record)
        asked = nights.waitresses(state) if nights.WAITRESS in awake else []
        if asked:
            state.agenda.append(("late_night",))
            state.agenda += [("waitress", seat) for seat in reversed(asked)]
            return True
        if nights.BARKEEP in awake:
            nights.barkeeps(state, record)
    return day_ends(state, record)


def late_night(state: State, _step: Step, record: Recorder | None) -> bool:
    """The Barkeeps earn after the Waitresses, and the day ends."""
    nights.barkeeps(state, record)
    return day_ends(state, record)


def day_ends(state: State, record: Recorder | None) -> bool:
    """The next day begins, or the day of rest."""
    if state.day < DAYS:
        state.day += 1
        state.agenda.append(("play",))
        return True
    rest(state, record)
    return False


STEPS: dict[str | int, Callable[[State, Step, Recorder | None], bool]] = {
    "campaign": begin_campaign,
    "day": day,
    "dusk": dusk,
    "plunder": plunder,
    "late_night": late_night,
}
"""The steps that wait for nobody, by name; they return whether a choice is open that must be asked for."""

ANSWERS: dict[str | int, Callable[[State, Asked, int, Any, Recorder | None], None]] = {
    "booty": take,
    "parrot": effects.replace_parrot,
    "saber": effects.strike,
    "gunner": effects.shoot,
    "recruit": effects.take_recruit,
    "revive": effects.revive,
    "keep": effects.keep_one,
    "sell": effects.sell,
    "waitress": nights.serve,
    "colour": choose_colour,
}
"""What carries out a legal choice, by the step that asked for it."""
