"""What a choice would do as far as it is public and certain.

It runs the rules on a position imagined from a stranger's view. The first event that draws or shows something
hidden is left out, and so is whatever follows it.
"""

from dataclasses import dataclass, replace

from rules.core.chance import Chance
from rules.core.events import Event, Recorder

from . import flow, nights
from .choices import Choice, Keep, Play, Revive, Sell, SellMap
from .components import INFLUENCE, KIND, KINDS, MAP
from .scoring import wealth
from .state import State
from .view import View, imagine, view

_HANGS_ON_TOKENS = ("keep", "sell")
"""Decisions that are asked or not for reasons that lie face down in memory mode."""
_SCORES = ("scoring", "game_end")


@dataclass(frozen=True, slots=True)
class Foresight:
    """The public consequences of a choice.

    ``own`` is what the choice does itself and ``after`` the position then, before anybody else acts;
    ``later`` what follows for certain until the next choice. ``end`` is the position at that choice, or None
    if it hangs on something unknown. All of it is what a stranger at the table sees.
    """

    own: tuple[Event, ...]
    after: View
    later: tuple[Event, ...]
    end: View | None


@dataclass(frozen=True, slots=True)
class Clash:
    """A rival who may play the same character, and the rank of his silver mark on it."""

    seat: int
    influence: int


def as_stranger(seen: View) -> View:
    """The same position as a stranger at the table sees it."""
    hidden = seen.options.memory and not seen.over
    return replace(
        seen,
        seat=None,
        hand=(),
        sealed=0,
        graveyard=(),
        tokens=(None,) * seen.seats if hidden else seen.tokens,
    )


def foresee(seen: View, choice: Choice) -> Foresight | None:
    """What a choice of the acting seat does, by public facts; None at sunrise, where all is sealed.

    A Surgeon's choice is stood for by any character of the graveyard, since nobody sees which one it is.
    """
    seat = seen.acting
    if seat is None:
        return None
    state = _position(as_stranger(seen), seat, choice)
    if isinstance(choice, Revive):
        choice = Revive(state.graveyards[seat][0])
    recorder = Recorder()
    flow.answer(state, state.agenda.pop(), seat, choice, recorder)
    own = tuple(event for event in recorder.events if event.audience is None)
    recorder.events.clear()
    after = view(state, None)
    flow.run(state, recorder)
    later, certain = certain_part(recorder.events, memory=state.options.memory)
    if state.options.memory and state.agenda and state.agenda[-1][0] in _HANGS_ON_TOKENS:
        certain = False
    return Foresight(own, after, later, view(state, None) if certain else None)


def certain_part(events: list[Event], *, memory: bool) -> tuple[tuple[Event, ...], bool]:
    """The public events before the first one that draws or shows something, and whether these are all."""
    certain: list[Event] = []
    for event in events:
        if event.final and (memory or event.kind not in _SCORES):
            return tuple(certain), False
        if event.audience is None:
            certain.append(event)
    return tuple(certain), True


def _position(public: View, seat: int, choice: Choice) -> State:
    """An imagined position in which the acting seat can make the choice."""
    if isinstance(choice, Play):
        bit = 1 << choice.rank
        worlds = list(public.worlds)
        worlds[seat] = tuple(hand for hand in worlds[seat] if hand & bit)
        public = replace(public, worlds=tuple(worlds))
    state = imagine(public, Chance(0))
    match choice:
        case Keep(token=token):
            _hold(state.tokens[seat], KIND[token], 1)
        case Sell(token=token, count=count):
            _hold(state.tokens[seat], KIND[token], count)
        case SellMap():
            _hold(state.tokens[seat], MAP, 1)
    return state


def _hold(tokens: list[int], kind: int, count: int) -> None:
    """Exchange imagined tokens so that a den holds ``count`` of a kind; their number stays."""
    while tokens[kind] < count:
        other = next(place for place in range(len(KINDS)) if place != kind and tokens[place])
        tokens[other] -= 1
        tokens[kind] += 1


def clashes(seen: View, seat: int, rank: int) -> tuple[Clash, ...]:
    """The rivals who may hold the same character by what everybody knows, the lowest influence first."""
    found = [
        Clash(other, INFLUENCE[seen.colours[other]][rank])
        for other in range(seen.seats)
        if other != seat and rank in seen.possible_hand(other)
    ]
    return tuple(sorted(found, key=lambda clash: clash.influence))


def tonight(seen: View) -> tuple[Event, ...]:
    """What the dens as they lie do in the next night, without the Waitresses, who decide."""
    state = imagine(as_stranger(seen), Chance(0))
    recorder = Recorder()
    nights.act(state, recorder, asking=False)
    return tuple(event for event in recorder.events if not event.final)


def at_rest(seen: View, seat: int) -> tuple[tuple[Event, ...], int | None]:
    """What a seat's den as it lies does on the day of rest, and the campaign's points then.

    In memory mode nothing is certain: no events and None.
    """
    if seen.options.memory and not seen.over:
        return (), None
    state = imagine(as_stranger(seen), Chance(0))
    recorder = Recorder()
    nights.rest_of(state, seat, recorder)
    return tuple(recorder.events), sum(wealth(state.coins[seat], state.tokens[seat]))
