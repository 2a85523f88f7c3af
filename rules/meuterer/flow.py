"""The rulebook's steps, in its order (dossier 3 and 4).

``state.agenda`` is a stack of steps. :func:`run` carries steps out until one waits for a choice or the match
is over.
"""

from collections.abc import Callable
from typing import Any

from rules.core.events import Recorder
from rules.core.game import IllegalChoice

from . import effects
from .choices import AddWeapon, Allocate, Bottom, Choice, Offer, Pass, SetSalary, Stop, TakeRole
from .components import CLOCKWISE, KIND, KINDS, LOADED_HAND, MUTINEER, RETURNED, WEAPON, counted, named
from .decisions import lots_of, open_allocations, why_not
from .pirates import pirate_place
from .state import Lot, PastRound, State, Step

# --- running on -----------------------------------------------------------------------------------------


def make_choice(state: State, seat: int, choice: Choice, record: Recorder | None) -> None:
    """Carry out a choice and run on to the next open decision.

    Raises:
        IllegalChoice: the choice is not open; nothing has changed.
    """
    reason = why_not(state, seat, choice)
    if reason is not None:
        raise IllegalChoice(reason)
    state.agenda.pop()
    _CHOICES[type(choice)](state, seat, choice, record)
    run(state, record)


def run(state: State, record: Recorder | None) -> None:
    """Carry out steps until one waits for a choice or none is left."""
    agenda = state.agenda
    while agenda:
        carry_out = _STEPS.get(agenda[-1][0])
        if carry_out is None:
            return
        carry_out(state, agenda.pop(), record)


def begin_round(state: State, _step: Step, _record: Recorder | None) -> None:
    """Put the steps of a round on the agenda; the last round ends with the sales."""
    state.agenda += _LAST_ROUND if state.last_round else _ROUND
    state.agenda.append(("offering", state.captain))
    state.agenda.append(("salary", state.captain))


# --- step 1 and 2: salary, offering goods ---------------------------------------------------------------


def set_salary(state: State, seat: int, choice: SetSalary, record: Recorder | None) -> None:
    """The captain's promise to the Mate."""
    state.salary = choice.amount
    if record:
        record.tell("salary", seat, amount=choice.amount)


def offering(state: State, step: Step, record: Recorder | None) -> None:
    """The next seat that has not passed is on turn; one with an empty hand can only pass."""
    first = step[1]
    assert isinstance(first, int)
    passed = state.passed
    for seat in CLOCKWISE[state.seats][first]:
        if seat not in passed:
            state.agenda += _OFFER_TURNS[state.seats][seat]
            if not any(state.hands[seat]):
                state.agenda.pop()
                give_up(state, seat, Pass(), record)
            return


def offer(state: State, seat: int, choice: Offer, record: Recorder | None) -> None:
    """Put a card face up."""
    kind = KIND[choice.card]
    state.hands[seat][kind] -= 1
    state.offered[seat].append(kind)
    if record:
        record.tell("offer", seat, card=choice.card, count=state.offered[seat].count(kind))


def give_up(state: State, seat: int, _choice: Pass, record: Recorder | None) -> None:
    """Pass: the captain lays the light destination, anybody else sees the roles and must keep one.

    The pass of a seat that then sees hidden roles is final.
    """
    state.passed.append(seat)
    captain = seat == state.captain
    if record:
        record.tell("pass", seat, cards=sum(state.hands[seat]), takes_role=not captain, final=not captain)
    if captain:
        effects.place_light(state, record)
    else:
        state.looked[seat] = state.middle()
        state.agenda.append(("take_role", seat))


def take_role(state: State, seat: int, choice: TakeRole, record: Recorder | None) -> None:
    """Keep a role face down; only its owner knows which."""
    state.roles[seat] = choice.role
    if record:
        record.tell("take_role", seat, role=choice.role, audience=(seat,))


# --- step 3 and 4: revealing the roles, mutiny ----------------------------------------------------------


def reveal(state: State, _step: Step, record: Recorder | None) -> None:
    """All roles are turned up; a mutineer lays the dark destination."""
    state.revealed = True
    if record:
        record.tell("reveal", None, roles=state.roles[:], final=True)
    mutineer = state.holder(MUTINEER)
    if mutineer is not None:
        effects.place_dark(state, mutineer, record)
    pirate_place(state, record)


def mutiny(state: State, _step: Step, record: Recorder | None) -> None:
    """Only if somebody is Mutineer: both sides may add weapons, the captain first."""
    if MUTINEER not in state.roles:
        return
    if record:
        captains, mutineers = effects.strengths(state)
        record.tell(
            "mutiny",
            state.holder(MUTINEER),
            captains_side=effects.captains_side(state),
            mutiny_side=effects.mutiny_side(state),
            captains=captains,
            mutiny=mutineers,
        )
    state.agenda.append(("outcome",))
    state.agenda.append(("arming", state.captain))


def arming(state: State, step: Step, record: Recorder | None) -> None:
    """The next seat of either side that has not stopped is on turn; one with an empty hand has to stop."""
    first = step[1]
    assert isinstance(first, int)
    for seat in CLOCKWISE[state.seats][first]:
        involved = seat == state.captain or state.roles[seat] in effects.FIGHTERS
        if involved and seat not in state.stopped:
            state.agenda += _WEAPON_TURNS[state.seats][seat]
            if not any(state.hands[seat]):
                state.agenda.pop()
                stop(state, seat, Stop(), record)
            return


def add_weapon(state: State, seat: int, _choice: AddWeapon, record: Recorder | None) -> None:
    """Put a weapon face up beside the offered cards."""
    state.hands[seat][WEAPON] -= 1
    state.offered[seat].append(WEAPON)
    if record:
        captains, mutineers = effects.strengths(state)
        record.tell("weapon", seat, captains=captains, mutiny=mutineers)


def stop(state: State, seat: int, _choice: Stop, record: Recorder | None) -> None:
    """Add no more weapons."""
    state.stopped.append(seat)
    if record:
        record.tell("stop", seat)


def outcome(state: State, _step: Step, record: Recorder | None) -> None:
    """The mutiny succeeds unless the captain's side is stronger; the losing destination is taken away."""
    captains, mutineers = effects.strengths(state)
    succeeds = mutineers >= captains
    if succeeds:
        state.light = None
    else:
        state.dark = None
    if record:
        record.tell("outcome", state.holder(MUTINEER), succeeds=succeeds, captains=captains, mutiny=mutineers)


# --- step 5: points for command, selling goods ----------------------------------------------------------


def command(state: State, _step: Step, record: Recorder | None) -> None:
    """Points for whoever leads the ship (S5a)."""
    if state.dark is None:
        effects.captain_keeps_command(state, record)
    else:
        effects.mutineer_takes_command(state, record)
    state.agenda += _DECLARATIONS[state.seats][state.captain]


def declaring(state: State, step: Step, record: Recorder | None) -> None:
    """A seat declares what it sells where; it is asked only if there is a choice (S5b)."""
    seat = step[1]
    assert isinstance(seat, int)
    found = open_allocations(state, seat)
    if len(found) > 1:
        state.agenda.append(("allocate", seat))
    else:
        declare(state, seat, found[0], record)


def allot(state: State, seat: int, choice: Allocate, record: Recorder | None) -> None:
    """A seat's choice among several ways to sell."""
    declare(state, seat, lots_of(choice, len(state.open)), record)


def declare(state: State, seat: int, lots: tuple[Lot, ...], record: Recorder | None) -> None:
    """What a seat sells on each open island."""
    state.lots[seat] = lots
    if record:
        sold = [
            {"island": state.ring[place], "card": KINDS[kind] if count else None, "count": count}
            for place, (kind, count) in zip(state.open, lots, strict=True)
        ]
        record.tell("allocate", seat, lots=sold)


def sales(state: State, _step: Step, record: Recorder | None) -> None:
    """Each open island pays its best sellers."""
    for at in range(len(state.open)):
        effects.sale(state, at, record)


def game_end(state: State, _step: Step, record: Recorder | None) -> None:
    """The match ends after the sales of the last round."""
    if record:
        record.tell("game_end", None, final=True)


# --- step 6 to 10: sailing, clearing up, refilling ------------------------------------------------------


def move_ship(state: State, _step: Step, record: Recorder | None) -> None:
    """Close every island but the ship's, sail to the valid destination and open it (S6)."""
    destination = state.destination
    assert destination is not None
    stays = destination == state.ship
    state.open = (destination,) if stays else (state.ship, destination)
    state.ship = destination
    if record:
        record.tell(
            "move_ship",
            state.captain,
            place=destination,
            island=state.ring[destination],
            open=[state.ring[place] for place in state.open],
            stays=stays,
        )


def clean_up(state: State, _step: Step, record: Recorder | None) -> None:
    """Destinations and the pirate ship go aside, all face-up cards are discarded (S7)."""
    state.light = state.dark = state.pirate_ship = None
    shown = tuple([tuple(counted(cards)) for cards in state.offered])
    state.past.append(PastRound(state.captain, state.loader, shown))
    for cards in state.offered:
        for kind in cards:
            state.discard[kind] += 1
        cards.clear()
    if record:
        record.tell("clean_up", None, cards=[named(counts) for counts in shown])


def refill(state: State, _step: Step, record: Recorder | None) -> None:
    """Everybody draws, from the captain on; then the Loader returns three cards (S8)."""
    effects.draw_up(state, record)
    if state.loader is not None:
        state.agenda.append(("bottom", state.loader, 0))


def put_under_the_pile(state: State, seat: int, choice: Bottom, record: Recorder | None) -> None:
    """The Loader returns a card; the first of the three lies lowest."""
    hand, kind = state.hands[seat], KIND[choice.card]
    returned = LOADED_HAND - sum(hand)
    hand[kind] -= 1
    state.deck.insert(returned, kind)
    state.returned[seat] += (kind,)
    if record:
        record.tell("bottom", seat, card=choice.card, audience=(seat,))
    if returned + 1 < RETURNED:
        state.agenda.append(("bottom", seat, returned + 1))
    elif record:
        record.tell("loaded", seat, cards=RETURNED)


def return_roles(state: State, _step: Step, _record: Recorder | None) -> None:
    """The roles go back to the middle (S9)."""
    state.roles = [None] * state.seats
    state.looked = [()] * state.seats
    state.lots = [()] * state.seats
    state.passed.clear()
    state.stopped.clear()
    state.revealed = False
    state.salary = None


def next_round(state: State, _step: Step, record: Recorder | None) -> None:
    """The next round begins with the captain there is now (S10)."""
    state.round += 1
    state.agenda.append(("round",))
    if record:
        record.tell("round", state.captain, round=state.round)


_CHOICES: dict[type, Callable[[State, int, Any, Recorder | None], None]] = {
    SetSalary: set_salary,
    Offer: offer,
    Pass: give_up,
    TakeRole: take_role,
    AddWeapon: add_weapon,
    Stop: stop,
    Allocate: allot,
    Bottom: put_under_the_pile,
}
_STEPS: dict[str | int, Callable[[State, Step, Recorder | None], None]] = {
    "round": begin_round,
    "offering": offering,
    "reveal": reveal,
    "mutiny": mutiny,
    "arming": arming,
    "outcome": outcome,
    "command": command,
    "declaring": declaring,
    "sales": sales,
    "game_end": game_end,
    "move_ship": move_ship,
    "clean_up": clean_up,
    "refill": refill,
    "return_roles": return_roles,
    "next_round": next_round,
}
_ROUND: tuple[Step, ...] = (
    ("next_round",),
    ("return_roles",),
    ("refill",),
    ("clean_up",),
    ("move_ship",),
    ("sales",),
    ("command",),
    ("mutiny",),
    ("reveal",),
)
_LAST_ROUND: tuple[Step, ...] = (("game_end",), ("sales",), ("command",), ("mutiny",), ("reveal",))
_Turns = dict[int, tuple[tuple[Step, ...], ...]]
"""Steps for the agenda, the first one last, by seat count and seat."""
_OFFER_TURNS: _Turns = {
    seats: tuple([(("offering", order[1]), ("offer", order[0])) for order in orders])
    for seats, orders in CLOCKWISE.items()
}
_WEAPON_TURNS: _Turns = {
    seats: tuple([(("arming", order[1]), ("weapon", order[0])) for order in orders])
    for seats, orders in CLOCKWISE.items()
}
_DECLARATIONS: _Turns = {
    seats: tuple([tuple([("declaring", seat) for seat in reversed(order)]) for order in orders])
    for seats, orders in CLOCKWISE.items()
}
