"""What may be chosen, and why something may not (dossier 4.1).

Choices are put together from ready-made parts: what the movement cards allow, whom one may accuse of what.
"""

from collections.abc import Callable, Iterable
from functools import cache
from operator import itemgetter
from typing import Any

from rules.core.game import Decision

from .choices import Accuse, Choice, Move, Pass, PayForAccusation, Repair
from .components import MOVEMENTS, SHIP_IDS
from .state import State

_SABOTAGE = "sabotage"
_FIRST_SPACES = {"ship": range(1, 10), "pair": range(1, 9), "sabotage": range(1, 10)}
_SPACES = {card.id: _FIRST_SPACES.get(card.kind) for card in MOVEMENTS.values()}
"""The spaces a card may be aimed at, by card; None for a card without a target."""
_SEATS = {seats: tuple(range(seats)) for seats in range(2, 5)}

_MOVES: dict[str, tuple[Move, ...]] = {
    card: tuple(Move(card, space) for space in spaces) if spaces else (Move(card),)
    for card, spaces in _SPACES.items()
}
_REPAIR = Repair()
_ACCUSE = [[Accuse(seat, pirate) for pirate in SHIP_IDS] for seat in _SEATS[4]]
_PASS = {card: Pass(card) for card in MOVEMENTS}
_PASS_WITHOUT_SWAP = Pass()
_PAYMENTS = {card: PayForAccusation(card) for card in MOVEMENTS}


def at_hand(state: State, seat: int) -> list[str]:
    """The movement cards a seat may play: the movement row or, without one, its hand."""
    return state.movement or state.hands[seat]


# --- choices --------------------------------------------------------------------------------------------


def _moves(cards: Iterable[str]) -> tuple[Choice, ...]:
    return tuple([move for card in cards for move in _MOVES[card]])


@cache
def _with_cards(cards: tuple[str, ...]) -> tuple[tuple[Choice, ...], tuple[Choice, ...], tuple[Choice, ...]]:
    """What some movement cards allow, whichever ships are damaged.

    Returns:
        the moves in the box's order and repairing, in two parts if a Sabotage belongs between them (else the
        second part is empty); then passing.
    """
    kinds = [card for card in MOVEMENTS if card in cards]
    passes = (_PASS_WITHOUT_SWAP, *[_PASS[card] for card in kinds])
    if _SABOTAGE not in kinds:
        return (*_moves(kinds), _REPAIR), (), passes
    split = kinds.index(_SABOTAGE)
    return _moves(kinds[:split]), (*_moves(kinds[split + 1 :]), _REPAIR), passes


@cache
def _sabotages(damaged: tuple[bool, ...]) -> tuple[Choice, ...]:
    """A Sabotage of each undamaged ship; ``damaged`` is by space."""
    return tuple([move for move, hit in zip(_MOVES[_SABOTAGE], damaged, strict=True) if not hit])


@cache
def _accusable(seat: int, face_down: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([other for other, left in enumerate(face_down) if left and other != seat])


@cache
def _accusations(accused: tuple[int, ...], revealed: tuple[bool, ...]) -> tuple[Choice, ...]:
    hidden = [place for place, shown in enumerate(revealed) if not shown]
    return tuple([_ACCUSE[seat][place] for seat in accused for place in hidden])


def turn_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Everything a seat may do with its turn; a last hand card cannot pay for accusing (dossier 9.2)."""
    actions, after_sabotage, passes = _with_cards(tuple(at_hand(state, seat)))
    if after_sabotage:
        damaged_by_space = itemgetter(*state.row)(state.damaged)
        actions += _sabotages(damaged_by_space) + after_sabotage
    if state.limits[seat] == 1:
        return actions + passes
    accused = _accusable(seat, tuple(state.face_down))
    return actions + _accusations(accused, tuple(state.revealed.values())) + passes


def open_decisions(state: State) -> tuple[Decision, ...]:
    """The decision that the top of the agenda waits for; none when the match is over."""
    if not state.agenda:
        return ()
    step: tuple[Any, ...] = state.agenda[-1]
    kind, seat = step[0], step[1]
    if kind == "turn":
        return (Decision(seat, kind, turn_choices(state, seat), not state.movement),)
    payments = tuple([_PAYMENTS[card] for card in MOVEMENTS if card in state.hands[seat]])
    return (Decision(seat, kind, payments, True),)


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
        if step[0] == "turn":
            return "not_asked"
        return "pay_first"
    return reason(state, seat, choice)


def _why_not_move(state: State, seat: int, choice: Move) -> str | None:
    card, space = choice.card, choice.space
    if card not in at_hand(state, seat):
        return "card_not_there"
    if card == _SABOTAGE and False not in state.damaged.values():
        return "all_damaged"
    spaces = _SPACES[card]
    if spaces is None:
        return None if space is None else "no_target_needed"
    if space is None:
        return "target_needed"
    if space not in spaces:
        return "no_such_space"
    if card == _SABOTAGE and state.damaged[state.row[space - 1]]:
        return "already_damaged"
    return None


def _nothing(_state: State, _seat: int, _choice: Repair) -> None:
    """A seat on turn may always repair."""


def _why_not_accuse(state: State, seat: int, choice: Accuse) -> str | None:
    accused, pirate = choice.accused, choice.pirate
    if accused == seat:
        return "accuse_yourself"
    if accused not in _SEATS[state.seats]:
        return "no_such_seat"
    if pirate not in state.revealed:
        return "no_such_pirate"
    if state.revealed[pirate]:
        return "already_revealed"
    if not state.face_down[accused]:
        return "no_hidden_pirates"
    return "last_hand_card" if state.limits[seat] == 1 else None


def _why_not_pass(state: State, seat: int, choice: Pass) -> str | None:
    return None if choice.swap is None or choice.swap in at_hand(state, seat) else "card_not_there"


def _why_not_pay(state: State, seat: int, choice: PayForAccusation) -> str | None:
    return None if choice.card in state.hands[seat] else "card_not_there"


_BY_TYPE: dict[type, tuple[str, Callable[[State, int, Any], str | None]]] = {
    Move: ("turn", _why_not_move),
    Repair: ("turn", _nothing),
    Accuse: ("turn", _why_not_accuse),
    Pass: ("turn", _why_not_pass),
    PayForAccusation: ("pay_for_accusation", _why_not_pay),
}
"""By type of choice: the step that asks for it, and what can be wrong with it then."""
_NO_CHOICE = ("", _nothing)
