"""What a choice would do as far as it is public and certain.

It runs the rules on a position that looks like a stranger's view, whatever lies in the hands. The first event
that draws or shows something hidden is left out, and so is whatever follows it.
"""

from dataclasses import dataclass, replace

from rules.core.events import Event, Recorder

from . import flow
from .allocation import prices
from .choices import AddWeapon, Bottom, Choice, Offer, TakeRole
from .components import KIND, KINDS, MATE, MERCHANT, ROLES, VALUES, WEAPON
from .effects import MUTINY_SIDE
from .state import State
from .view import View, view

_SHOWS = frozenset({"reveal", "refill", "draw", "reshuffle"})
"""Events that turn up, draw or shuffle something hidden."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """The public consequences of a choice.

    ``own`` is what the choice does itself and ``after`` the position then, before anything follows; ``later``
    what follows for certain until the next choice. ``end`` is the position at that choice, or None if it
    hangs on something hidden. All of it is what a stranger at the table sees.
    """

    own: tuple[Event, ...]
    after: View
    later: tuple[Event, ...]
    end: View | None


def as_stranger(seen: View) -> View:
    """The same position as a stranger at the table sees it."""
    return replace(
        seen,
        seat=None,
        hand=(0,) * len(KINDS),
        roles=seen.roles if seen.revealed else (None,) * seen.seats,
        looked=(),
        drawn=(),
        returned=(),
        sure=(),
    )


def foresee(seen: View, choice: Choice) -> Foresight | None:
    """What a choice of the acting seat does, by public facts; None when the match is over."""
    seat = seen.acting
    if seat is None:
        return None
    state = _position(as_stranger(seen), seat, choice)
    recorder = Recorder()
    later_steps = state.agenda[:-1]
    state.agenda = state.agenda[-1:]
    flow.make_choice(state, seat, choice, recorder)
    state.agenda = later_steps + state.agenda
    own = tuple(event for event in recorder.events if event.audience is None)
    after = view(state, None)
    recorder.events.clear()
    flow.run(state, recorder)
    later: list[Event] = []
    for event in recorder.events:
        if event.kind in _SHOWS:
            return Foresight(own, after, tuple(later), None)
        if event.audience is None:
            later.append(event)
    return Foresight(own, after, tuple(later), view(state, None))


def _position(public: View, seat: int, choice: Choice) -> State:
    """A position with this view in which the seat can make the choice; the hidden cards are any."""
    hands = [[size, *([0] * (len(KINDS) - 1))] for size in public.hands]
    roles = list(public.roles)
    match choice:
        case Offer(card=card) | Bottom(card=card):
            _hold(hands[seat], KIND[card])
        case AddWeapon():
            _hold(hands[seat], WEAPON)
    if not public.revealed:
        wanted = choice.role if isinstance(choice, TakeRole) else None
        free = [role for role in ROLES if role != wanted]
        roles = [free.pop() if taken else None for taken in public.taken]
    return State(
        options=public.options,
        seats=public.seats,
        chance=0,
        agenda=list(public.agenda),
        round=public.round,
        ring=public.ring,
        ship=public.ship,
        open=public.open,
        captain=public.captain,
        salary=public.salary,
        light=public.light,
        dark=public.dark,
        pirate_ship=public.pirate_ship,
        ledger=[list(points) for points in public.ledger],
        hands=hands,
        offered=[list(cards) for cards in public.offered],
        roles=roles,
        looked=[()] * public.seats,
        passed=list(public.passed),
        revealed=public.revealed,
        stopped=list(public.stopped),
        lots=list(public.lots),
        deck=[0] * public.deck,
        discard=list(public.discard),
        start=public.start,
        past=list(public.past),
        drawn=[()] * public.seats,
        returned=[()] * public.seats,
        sure=[()] * public.seats,
    )


def _hold(hand: list[int], kind: int) -> None:
    """Exchange a hidden card so that a hand holds one of a kind; its size stays."""
    hand[0] -= 1
    hand[kind] += 1


def strengths(seen: View) -> tuple[int, int]:
    """The strength of the captain's side and of the mutiny, once the roles are revealed."""
    weapons = [cards.count(WEAPON) for cards in seen.offered]
    mate = seen.holder(MATE)
    captains = weapons[seen.captain] + (0 if mate is None else 1 + weapons[mate])
    mutiny = sum(weapons[seat] for seat, role in enumerate(seen.roles) if role in MUTINY_SIDE)
    return captains, mutiny


def payouts(seen: View, at: int) -> list[int]:
    """The points each seat would get on an open island (by its place among those), as declared so far."""
    counts = [lots[at][1] if lots else 0 for lots in seen.lots]
    return prices(counts, VALUES[seen.ring[seen.open[at]]], seen.holder(MERCHANT))
