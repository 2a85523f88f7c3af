"""The rulebook's steps, in its order (dossier 3 and 4).

``state.agenda`` is a stack of steps. :func:`run` carries steps out until one waits for a choice or the match
is over; a choice with a single possibility is made by itself, in the same words as one that was asked for.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable
from itertools import compress, islice
from typing import Any

from rules.core.events import Recorder
from rules.core.game import IllegalChoice

from . import effects, nights
from .campaign import begin_campaign, choose_colour, rest
from .choices import Choice, Take
from .components import CARDS_EACH, DAYS, KIND, KINDS, OFFICER, RANK_OF, SABER
from .decisions import CHOICES, TAKES
from .effects import DAY_ACTIONS, arrive
from .refusals import refuse_answer, refuse_sealing
from .state import SEATS, Aboard, Asked, State, Step

_PICKS = {RANK_OF["cabin_boy"]: 0, RANK_OF["cook"]: 2}
"""How many tokens a character takes at dusk, if not one."""
_BOOTY_TURNS: tuple[tuple[Step, ...], ...] = tuple(
    [
        tuple([("booty", seat, picks, 0) for seat in SEATS if picks])
        for picks in [_PICKS.get(rank, 1) for rank in range(1 + CARDS_EACH)]
    ]
)
"""By rank and seat, the step that asks what a character takes first; none for who takes nothing."""
_ALL_KINDS, _ALL_BUT_ONE = len(KINDS), len(KINDS) - 1
"""How many kinds are missing from an empty space, and from one with a single kind left."""
_BY_DAY = tuple(map(DAY_ACTIONS.get, range(1 + CARDS_EACH)))
"""The day actions by rank, None for who has none."""
_DUSK: Step = ("dusk",)
"""Lies on the agenda until the ship is empty."""

# --- running ---------------------------------------------------------------------------------------------


def make_choice(state: State, seat: int, choice: Any, record: Recorder | None) -> None:
    """Carry out a choice and run on to the next open decision, with the loop of :func:`run` written out.

    At sunrise nothing else is on the agenda.

    Raises:
        IllegalChoice: the choice is not open; nothing has changed.
    """
    agenda = state.agenda
    if not agenda:
        raise IllegalChoice("game_over")
    if agenda[0][0] == "play":
        reason = refuse_sealing(state, seat, choice)
        if reason is not None:
            raise IllegalChoice(reason)
        sealed = state.sealed
        sealed[seat] = choice.rank
        if 0 in sealed:
            return
        agenda.pop()
        if sunrise(state, record):
            return
    else:
        step: Asked = agenda[-1]
        reason = refuse_answer(state, step, seat, choice)
        if reason is not None:
            raise IllegalChoice(reason)
        agenda.pop()
        ANSWERS[step[0]](state, step, seat, choice, record)
    while agenda and not STEPS[agenda[-1][0]](state, record):
        pass


def run(state: State, record: Recorder | None) -> None:
    """Carry out steps until one needs a choice."""
    agenda = state.agenda
    while agenda and not STEPS[agenda[-1][0]](state, record):
        pass


def ask(_state: State, _record: Recorder | None) -> bool:
    """A step at which a choice is always needed."""
    return True


def ask_if_open(state: State, record: Recorder | None) -> bool:
    """A step that needs a choice unless there is a single possibility, which is carried out."""
    step: Asked = state.agenda[-1]
    kind, seat = step[0], step[1]
    open_now = CHOICES[kind](state, seat)
    if len(open_now) > 1:
        return True
    state.agenda.pop()
    ANSWERS[kind](state, step, seat, open_now[0], record)
    return False


def answer(state: State, step: Step, seat: int, choice: Choice, record: Recorder | None) -> None:
    """Do what a legal choice says."""
    ANSWERS[step[0]](state, step, seat, choice, record)


# --- sunrise, day, dusk, night (dossier 4.1 to 4.5) ------------------------------------------------------


def sunrise(state: State, record: Recorder | None) -> bool:
    """All selected characters are revealed together and board the ship in order."""
    state.board_ship(enumerate(state.sealed))
    state.sealed = [0] * state.seats
    if record:
        ship = [tuple(aboard) for aboard in state.ship]
        record.tell("sunrise", None, campaign=state.campaign, day=state.day, ship=ship, final=True)
    return act(state, state.ship, record)


def day(state: State, record: Recorder | None) -> bool:
    """The day goes on after a choice; the step holds the last character that acted."""
    acted = state.agenda.pop()[1:]
    ship = state.ship
    return act(state, islice(ship, bisect_right(ship, acted), None), record)


def act(state: State, waiting: Iterable[Aboard], record: Recorder | None) -> bool:
    """Each character acts, from the lowest to the highest still aboard (dossier 4.2).

    ``waiting`` runs along the ship itself: whoever is discarded meanwhile acts no more.
    """
    agenda = state.agenda
    later = len(agenda)
    for rank, influence, seat in waiting:
        action = _BY_DAY[rank]
        if action is not None:
            action(state, seat, record)
            if len(agenda) > later:
                agenda.insert(later, ("day", rank, influence, seat))
                return False
    if record:
        record.tell("phase", None, phase="dusk")
    agenda.append(_DUSK)
    return dusk(state, record)


def dusk(state: State, record: Recorder | None) -> bool:
    """From the highest to the lowest, each character plunders and goes ashore (dossier 4.3)."""
    ship, agenda, space = state.ship, state.agenda, state.board[state.day - 1]
    while ship:
        rank, _influence, seat = ship[-1]
        turns = _BOOTY_TURNS[rank]
        missing = space.count(0)
        if turns and missing < _ALL_KINDS:
            if missing < _ALL_BUT_ONE:
                agenda.append(turns[seat])
                return True
            (only,) = compress(TAKES, space)
            take(state, turns[seat], seat, only, record)
            if agenda[-1][0] != "dusk":
                return False
        else:
            if record:
                why = "nothing_left" if turns else "cabin_boy"
                record.tell("no_booty", seat, rank=rank, why=why)
            arrive(state, seat, 0, record)
    agenda.pop()
    if record:
        record.tell("phase", None, phase="night")
    return night(state, record)


def plunder(state: State, record: Recorder | None) -> bool:
    """The highest character has struck with its saber and goes on."""
    step: Asked = state.agenda.pop()
    _, picks, officers = step
    go_on(state, state.ship[-1].seat, picks, officers, record)
    return False


def go_on(state: State, seat: int, picks: int, officers: int, record: Recorder | None) -> None:
    """The highest character picks on while picks and tokens last, then goes ashore with its officers."""
    if picks and any(state.board[state.day - 1]):
        state.agenda.append(("booty", seat, picks, officers))
    else:
        arrive(state, seat, officers, record)


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
    if kind == SABER:
        state.agenda.append(("plunder", picks - 1, officers))
        effects.saber(state, seat, record)
        return
    if kind == OFFICER:
        officers += 1
    if picks > 1:
        go_on(state, seat, picks - 1, officers, record)
    else:
        arrive(state, seat, officers, record)


def night(state: State, record: Recorder | None) -> bool:
    """One pass over all dens in descending rank (dossier 4.5); it may wait for the Waitresses."""
    asked = nights.act(state, record)
    if asked:
        state.agenda.append(("late_night",))
        state.agenda += [("waitress", seat) for seat in reversed(asked)]
        return True
    return day_ends(state, record)


def late_night(state: State, record: Recorder | None) -> bool:
    """The Barkeeps earn after the Waitresses, and the day ends."""
    state.agenda.pop()
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


STEPS: dict[str | int, Callable[[State, Recorder | None], bool]] = {
    "campaign": begin_campaign,
    "play": ask,
    "day": day,
    "dusk": dusk,
    "plunder": plunder,
    "waitress": ask,
    "late_night": late_night,
    "colour": ask_if_open,
    "parrot": ask_if_open,
    "recruit": ask_if_open,
    "keep": ask_if_open,
    "gunner": ask_if_open,
    "sell": ask_if_open,
    "revive": ask_if_open,
    "booty": ask_if_open,
    "saber": ask_if_open,
}
"""What is done when a step's turn has come, by its name.

A step that asks nobody takes itself off the agenda. The functions return whether a choice is needed.
"""

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
