"""What may be chosen, and why something may not (dossier 4.1)."""

from functools import cache

from rules.core.game import Decision

from .allocation import accepts, allocations, is_maximal, left_over, sellable
from .choices import AddWeapon, Allocate, Bottom, Choice, Offer, Pass, SetSalary, Stop, TakeRole
from .components import GOODS, KIND, KINDS, ROLES, SALARIES, WEAPON
from .effects import demand
from .state import NOTHING, Lot, State, Step

_SALARIES: tuple[Choice, ...] = tuple(map(SetSalary, SALARIES))
_OFFERS = tuple(map(Offer, KINDS))
_PASS = Pass()
_ROLES = {role: TakeRole(role) for role in ROLES}
_ARM: tuple[Choice, ...] = (AddWeapon(), Stop())
_STOP: tuple[Choice, ...] = (Stop(),)
_BOTTOMS = tuple(map(Bottom, KINDS))

_ASKED_BY: dict[type, str] = {
    SetSalary: "salary",
    Offer: "offer",
    Pass: "offer",
    TakeRole: "take_role",
    AddWeapon: "weapon",
    Stop: "weapon",
    Allocate: "allocate",
    Bottom: "bottom",
}
ASKING = frozenset(_ASKED_BY.values())
"""The steps that wait for a choice."""


@cache
def _offering(held: tuple[bool, ...]) -> tuple[Choice, ...]:
    return (*(offer for offer, has in zip(_OFFERS, held, strict=True) if has), _PASS)


@cache
def _returning(held: tuple[bool, ...]) -> tuple[Choice, ...]:
    return tuple(bottom for bottom, has in zip(_BOTTOMS, held, strict=True) if has)


@cache
def _allocating(lots: tuple[tuple[Lot, ...], ...]) -> tuple[Choice, ...]:
    return tuple(map(allocate, lots))


def allocate(lots: tuple[Lot, ...]) -> Allocate:
    """The choice that declares some lots."""
    (first, first_count), (second, second_count) = (*lots, NOTHING)[:2]
    return Allocate(
        KINDS[first] if first_count else None,
        first_count,
        KINDS[second] if second_count else None,
        second_count,
    )


def lots_of(choice: Allocate, islands: int) -> tuple[Lot, ...]:
    """The lots that a legal choice declares on some open islands."""
    first = (KIND[choice.first], choice.first_count) if choice.first else NOTHING
    second = (KIND[choice.second], choice.second_count) if choice.second else NOTHING
    return (first, second)[:islands]


def open_allocations(state: State, seat: int) -> tuple[tuple[Lot, ...], ...]:
    """Every maximal allocation of what a seat offered."""
    return allocations(sellable(state.offered[seat]), demand(state))


def choices(state: State, step: Step, seat: int) -> tuple[Choice, ...]:
    """Every legal choice for an asking step, in the box's order."""
    match step[0]:
        case "offer":
            return _offering(tuple(map(bool, state.hands[seat])))
        case "take_role":
            return tuple([_ROLES[role] for role in state.middle()])
        case "weapon":
            return _ARM if state.hands[seat][WEAPON] else _STOP
        case "salary":
            return _SALARIES
        case "allocate":
            return _allocating(open_allocations(state, seat))
    return _returning(tuple(map(bool, state.hands[seat])))


def open_decisions(state: State) -> tuple[Decision, ...]:
    """The one open decision; none when the match is over.

    Everything but the allocation of goods is chosen with the hand, or the roles in the middle, on screen. A
    weapon turn is asked even where only stopping is possible, so that it does not show who holds weapons.
    """
    if not state.agenda:
        return ()
    step = state.agenda[-1]
    kind, seat = step[0], step[1]
    assert isinstance(kind, str)
    assert isinstance(seat, int)
    return (Decision(seat, kind, choices(state, step, seat), kind != "allocate"),)


def why_not(state: State, seat: int, choice: object) -> str | None:
    """The code of the reason a choice is illegal, or None."""
    if not state.agenda:
        return "game_over"
    step = state.agenda[-1]
    if step[1] != seat:
        return "not_your_turn"
    asked = step[0]
    if asked != _ASKED_BY.get(type(choice)):
        return _what_is_asked(asked)
    match choice:
        case Offer(card=card):
            return _why_not_in_hand(state, seat, card)
        case Pass() | Stop():
            return None
        case TakeRole(role=role):
            if role not in _ROLES:
                return "no_such_role"
            return "role_taken" if role in state.roles else None
        case AddWeapon():
            return None if state.hands[seat][WEAPON] else "no_weapon"
        case SetSalary(amount=amount):
            return None if amount in SALARIES else "no_such_salary"
        case Allocate():
            return _why_not_allocate(state, seat, choice)
        case Bottom(card=card):
            return _why_not_in_hand(state, seat, card)
    return _what_is_asked(asked)


def _what_is_asked(step: str | int) -> str:
    """The reason for a choice that does not belong to the open step; the same whatever is hidden."""
    if step == "salary":
        return "salary_first"
    if step == "offer":
        return "offer_or_pass"
    if step == "take_role":
        return "take_a_role"
    if step == "weapon":
        return "add_or_stop"
    if step == "allocate":
        return "allocate_goods"
    return "return_cards"


def _why_not_in_hand(state: State, seat: int, card: str) -> str | None:
    if card not in KIND:
        return "no_such_card"
    return None if state.hands[seat][KIND[card]] else "not_in_hand"


def _why_not_allocate(state: State, seat: int, choice: Allocate) -> str | None:
    declared = ((choice.first, choice.first_count), (choice.second, choice.second_count))
    goods, buys = sellable(state.offered[seat]), demand(state)
    for place, (card, count) in enumerate(declared):
        if (card is None) != (count == 0) or count < 0:
            return "kind_and_count"
        if card is None:
            continue
        if card not in KIND:
            return "no_such_card"
        if KIND[card] >= GOODS:
            return "not_goods"
        if place >= len(buys):
            return "no_such_island"
        if not accepts(buys[place], NOTHING, KIND[card]):
            return "island_buys_other_goods"
    lots = lots_of(choice, len(buys))
    if min(left_over(goods, lots)) < 0:
        return "too_few_cards"
    return None if is_maximal(goods, buys, lots) else "goods_left_out"
