"""What may be chosen, and why something may not (dossier 4.1)."""

from collections.abc import Callable
from functools import cache
from typing import Any

from rules.core.game import Decision

from .allocation import accepts, allocations, in_demand, left_over
from .choices import AddWeapon, Allocate, Bottom, Choice, Offer, Pass, SetSalary, Stop, TakeRole
from .components import GOODS, KIND, KINDS, ROLES, SALARIES, WEAPON
from .effects import demand
from .state import NOTHING, Lot, State

_SALARIES: tuple[Choice, ...] = tuple(map(SetSalary, SALARIES))
_OFFERS = tuple(map(Offer, KINDS))
_PASS = Pass()
_ROLES = {role: TakeRole(role) for role in ROLES}
_ARM: tuple[Choice, ...] = (AddWeapon(), Stop())
_STOP: tuple[Choice, ...] = (Stop(),)
_BOTTOMS = tuple(map(Bottom, KINDS))


# --- choices by step ------------------------------------------------------------------------------------


@cache
def _offering(held: tuple[bool, ...]) -> tuple[Choice, ...]:
    return (*(offer for offer, has in zip(_OFFERS, held, strict=True) if has), _PASS)


@cache
def _returning(held: tuple[bool, ...]) -> tuple[Choice, ...]:
    return tuple(bottom for bottom, has in zip(_BOTTOMS, held, strict=True) if has)


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


@cache
def _allocating(goods: tuple[int, ...], buys: tuple[int, ...]) -> tuple[Choice, ...]:
    return tuple(map(allocate, allocations(goods, buys)))


def open_allocations(state: State, seat: int) -> tuple[tuple[Lot, ...], ...]:
    """Every maximal allocation of what a seat offered."""
    buys = demand(state)
    return allocations(in_demand(state.offered[seat], buys), buys)


# --- the open decision ----------------------------------------------------------------------------------


_HANGS_ON_HAND = frozenset({"offer", "weapon", "bottom"})
"""The steps in which the choices depend on the seat's own hand alone."""


@cache
def _asked_with_hand(kind: str, seat: int, hand: tuple[int, ...]) -> tuple[Decision, ...]:
    if kind == "weapon":
        return (Decision(seat, kind, _ARM if hand[WEAPON] else _STOP, True),)
    held = tuple(map(bool, hand))
    return (Decision(seat, kind, _offering(held) if kind == "offer" else _returning(held), True),)


@cache
def _asked_with_roles(seat: int, middle: tuple[str, ...]) -> tuple[Decision, ...]:
    return (Decision(seat, "take_role", tuple([_ROLES[role] for role in middle]), True),)


@cache
def _asked_for_goods(seat: int, goods: tuple[int, ...], buys: tuple[int, ...]) -> tuple[Decision, ...]:
    return (Decision(seat, "allocate", _allocating(goods, buys), False),)


@cache
def _asked_for_salary(seat: int) -> tuple[Decision, ...]:
    return (Decision(seat, "salary", _SALARIES, True),)


def open_decisions(state: State) -> tuple[Decision, ...]:
    """The one open decision; none when the match is over.

    Everything but the allocation of goods is chosen with the hand, or the roles in the middle, on screen. A
    weapon turn is asked even where only stopping is possible, so that it does not show who holds weapons.
    """
    if not state.agenda:
        return ()
    step: tuple[Any, ...] = state.agenda[-1]
    kind, seat = step[0], step[1]
    if kind in _HANGS_ON_HAND:
        return _asked_with_hand(kind, seat, tuple(state.hands[seat]))
    if kind == "take_role":
        return _asked_with_roles(seat, state.middle())
    if kind == "salary":
        return _asked_for_salary(seat)
    buys = demand(state)
    return _asked_for_goods(seat, in_demand(state.offered[seat], buys), buys)


# --- reasons against a choice ---------------------------------------------------------------------------


def why_not(state: State, seat: int, choice: object) -> str | None:
    """The code of the reason a choice is illegal, or None."""
    if not state.agenda:
        return "game_over"
    step = state.agenda[-1]
    if step[1] != seat:
        return "not_your_turn"
    asked_by, reason = _BY_TYPE.get(type(choice), _NO_CHOICE)
    if asked_by != step[0]:
        return _what_is_asked(step[0])
    return reason(state, seat, choice)


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


def _nothing(_state: State, _seat: int, _choice: Choice) -> None:
    """Passing and stopping are always open to whoever is asked."""


def _why_not_in_hand(state: State, seat: int, choice: Offer | Bottom) -> str | None:
    if choice.card not in KIND:
        return "no_such_card"
    return None if state.hands[seat][KIND[choice.card]] else "not_in_hand"


def _why_not_role(state: State, _seat: int, choice: TakeRole) -> str | None:
    if choice.role not in _ROLES:
        return "no_such_role"
    return "role_taken" if choice.role in state.roles else None


def _why_not_weapon(state: State, seat: int, _choice: AddWeapon) -> str | None:
    return None if state.hands[seat][WEAPON] else "no_weapon"


def _why_not_salary(_state: State, _seat: int, choice: SetSalary) -> str | None:
    return None if choice.amount in SALARIES else "no_such_salary"


def _why_not_allocate(state: State, seat: int, choice: Allocate) -> str | None:
    buys = demand(state)
    goods = in_demand(state.offered[seat], buys)
    if choice in _allocating(goods, buys):
        return None
    for place, (card, count) in enumerate(
        ((choice.first, choice.first_count), (choice.second, choice.second_count))
    ):
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
    if min(left_over(goods, lots_of(choice, len(buys)))) < 0:
        return "too_few_cards"
    return "goods_left_out"


_BY_TYPE: dict[type, tuple[str, Callable[[State, int, Any], str | None]]] = {
    SetSalary: ("salary", _why_not_salary),
    Offer: ("offer", _why_not_in_hand),
    Pass: ("offer", _nothing),
    TakeRole: ("take_role", _why_not_role),
    AddWeapon: ("weapon", _why_not_weapon),
    Stop: ("weapon", _nothing),
    Allocate: ("allocate", _why_not_allocate),
    Bottom: ("bottom", _why_not_in_hand),
}
"""By type of choice: the step that asks for it, and what can be wrong with it then."""
_NO_CHOICE = ("", _nothing)
