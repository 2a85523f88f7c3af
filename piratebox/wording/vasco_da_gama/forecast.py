"""The consequence of the highlighted choice, in words, from public facts only."""

from piratebox.language import listed, t
from rules.core.chance import Chance
from rules.core.events import Recorder
from rules.vasco_da_gama.choices import (
    Choice,
)
from rules.vasco_da_gama.flow import carry_out
from rules.vasco_da_gama.foresight import foresee
from rules.vasco_da_gama.view import View, imagine, view

from .events import sentence
from .foretold import TELLERS, Case
from .names import (
    Names,
    captains,
    points,
    reals,
)

_FOLLOWING = 4
"""So many sentences tell what happens for certain before the next choice."""


def consequence(seen: View, choice: Choice, names: Names, *, short: bool = False) -> list[str]:
    """Sentences that say what a choice would do; ``short`` leaves out all but the most important."""
    case = _case(seen, choice, names)
    future = foresee(seen, choice)
    told = [*TELLERS[type(choice)](case, short), _counters(case)]
    following = list(future.events[len(case.own) :])
    lines = [text for event in following if (text := sentence(event, names))]
    told += lines[:1] if short else lines[:_FOLLOWING]
    told.append(_next(case, future.after))
    return [text for text in told if text]


def _case(seen: View, choice: Choice, names: Names) -> Case:
    seat = seen.acting or 0
    state, record = imagine(seen, Chance(0)), Recorder()
    carry_out(state, state.box, seat, choice, record)
    return Case(seen, choice, seat, names[seat], view(state, seen.seat), tuple(record.events), names)


# --- what changes -----------------------------------------------------------------------------------------


def _counters(case: Case) -> str:
    """Reals, VP and captains of the acting seat, if they change."""
    seat, seen, then = case.seat, case.seen, case.then
    parts = []
    if seen.money[seat] != then.money[seat]:
        parts.append(reals(then.money[seat]))
    if seen.score(seat) != then.score(seat):
        parts.append(points(then.score(seat)))
    if seen.captains[seat] != then.captains[seat]:
        parts.append(captains(then.captains[seat]))
    if not parts:
        return ""
    return t("{name} has {things}.", name=case.name, things=listed(parts))


def _next(case: Case, after: View | None) -> str:
    """What is turned up next, or who chooses."""
    if after is None:
        return _turned(case)
    if after.over:
        return t("Then the game is over.")
    kind, seat = str(after.agenda[-1][0]), after.acting or 0
    if kind == "resolve":
        if after.resolving == case.seen.resolving:
            return ""
        return t("Then comes disc {number}, {name}'s.", number=after.resolving, name=case.names[seat])
    if kind in ("place", "extra") and seat != case.seat:
        return t("{name} places next.", name=case.names[seat])
    if kind == "merchant":
        return t("Then {name}'s merchant sails.", name=case.names[seat])
    return ""


def _turned(case: Case) -> str:
    """What is turned up or drawn next."""
    if case.seen.phase == 0:
        return t("Then the first Vasco da Gama tile is turned up.")
    if case.seen.phase == 1:
        return t("Then the tile that moves the marker is turned up.")
    if any(event.data.get("character") == "girolamo" for event in case.own):
        return t("Then the next merchant is turned up.")
    return t("Then the round ends.")
