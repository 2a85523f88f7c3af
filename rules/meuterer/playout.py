"""Imagined positions of a round, and playing them out (dossier 11)."""

from rules.core.chance import Chance

from . import flow
from .choices import Offer, Pass
from .components import KINDS, ROLES, spread
from .instinct import best_plan, instinct, plain_plan
from .state import State, Step
from .view import View
from .worth import role_worth

_CLEARING = frozenset({"clean_up", "refill", "return_roles", "next_round"})
"""Steps after the ship has moved: what they bring is judged, not played."""
WHIM = 1.0
"""How many points less a role may promise and still be taken now and then."""


def suppose(seen: View, chance: Chance) -> State:
    """A position with this view as far as the round being played goes.

    Cards the viewer cannot place are dealt anew without regard to past rounds, which takes a fraction of the
    time that a deal in keeping with them all would take. The round stops once the ship has moved.
    """
    left = spread(seen.unseen())
    chance.shuffle(left)
    hands = []
    for seat, size in enumerate(seen.hands):
        if seat == seen.seat:
            hands.append(list(seen.hand))
            continue
        hand = [0] * len(seen.hand)
        for _ in range(size):
            hand[left.pop()] += 1
        hands.append(hand)
    agenda: list[Step] = [step for step in seen.agenda if step[0] not in _CLEARING]
    state = State(
        options=seen.options,
        seats=seen.seats,
        chance=chance.word(),
        agenda=agenda,
        round=seen.round,
        ring=seen.ring,
        ship=seen.ship,
        open=seen.open,
        captain=seen.captain,
        salary=seen.salary,
        light=seen.light,
        dark=seen.dark,
        pirate_ship=seen.pirate_ship,
        ledger=[list(points) for points in seen.ledger],
        hands=hands,
        offered=[list(cards) for cards in seen.offered],
        roles=list(seen.roles),
        looked=[()] * seen.seats,
        passed=list(seen.passed),
        revealed=seen.revealed,
        stopped=list(seen.stopped),
        lots=list(seen.lots),
        deck=left,
        discard=list(seen.discard),
        start=seen.start,
        past=[],
        drawn=[()] * seen.seats,
        returned=[()] * seen.seats,
        sure=[()] * seen.seats,
    )
    guess_roles(state, seen, chance)
    return state


def guess_roles(state: State, seen: View, chance: Chance) -> None:
    """Give everybody whose role is hidden one he would like, in the order they passed.

    Who passed before the viewer keeps a role the viewer did not find in the middle, the others one he left.
    """
    middle = list(ROLES)
    barred = seen.looked
    for seat in state.passed:
        if not seen.taken[seat] and seen.agenda[-1] != ("take_role", seat):
            continue
        state.looked[seat] = tuple(middle)
        if seat == seen.seat:
            barred = ()
        if seen.taken[seat] and state.roles[seat] is None:
            pool = [role for role in middle if role not in barred]
            liking = [role_worth(state, seat, role) + WHIM * chance.share() for role in pool]
            state.roles[seat] = pool[liking.index(max(liking))]
        role = state.roles[seat]
        if role is not None:
            middle.remove(role)


def play_out(state: State, thinker: int) -> None:
    """Play a supposed round on until its ship has moved, everybody by instinct.

    The thinker's offers look ahead to the next round, those of its rivals do not.

    A seat thinks again about its offer when all it planned lies on the table.
    """
    plans: dict[int, list[int]] = {}
    while state.agenda:
        kind, seat = state.agenda[-1][0], int(state.agenda[-1][1])
        if kind != "offer":
            flow.make_choice(state, seat, instinct(state, seat), None)
            continue
        cards = plans.get(seat) or spread((best_plan if seat == thinker else plain_plan)(state, seat))
        flow.make_choice(state, seat, Offer(KINDS[cards.pop(0)]) if cards else Pass(), None)
        plans[seat] = cards
