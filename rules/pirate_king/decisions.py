"""What may be chosen, and why something may not (dossier 4)."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from rules.core.game import Decision

from .choices import (
    Choice,
    ChoosePirate,
    Continue,
    PlaceAt,
    PutBack,
    Recall,
    RemoveLoot,
    Show,
    Stop,
    TakeLoot,
    TakeMonster,
)
from .effects import in_play
from .state import ACTIVE, BUST, GO_ON, HALT, SEAT_ORDERS, UNGIVEN, State, Step

BALLOTS: dict[type, int] = {Continue: GO_ON, Stop: HALT}
"""What each choice of a vote makes a ballot say."""
OVER: Step = ("over",)
"""Stands for the step that is next when there is none."""
PRIVATE = ("look", "choose")
"""The steps that show a seat what only it may see."""
_BALLOT: tuple[Choice, ...] = (Continue(), Stop())
TYPES: dict[str | int, type] = {
    "pirate": ChoosePirate,
    "look": PutBack,
    "choose": Show,
    "from_discard": Recall,
    "place": PlaceAt,
    "monster": TakeMonster,
    "loot": TakeLoot,
    "remove": RemoveLoot,
}
"""The choices that each asking step but the ballot takes."""
CHOICE_OF: dict[str | int, Callable[[Any], Choice]] = {kind: cache(make) for kind, make in TYPES.items()}
"""Their makers, from a card or a seat; the same choice is made only once."""


def open_to(state: State, step: Step) -> Sequence[str | int]:
    """The cards, in the box's order, or seats that an asking step takes; cards may occur several times."""
    kind = step[0]
    if kind == "loot" or kind == "remove":
        return state.loot
    if kind == "monster":
        return state.monsters
    if kind == "pirate":
        return pirates_left(state.box.pirates, tuple(state.pirates))
    seat = int(step[1])
    if kind == "place":
        return sorted(in_play(state, seat))
    if kind == "from_discard":
        return state.box.in_order(state.discards[seat])
    deck = state.decks[seat]
    if kind == "choose":
        return state.box.in_order(deck[-2:])
    return state.box.in_order(deck[len(deck) - int(step[2]) : len(deck) - int(step[3])])


@lru_cache(maxsize=1024)
def pirates_left(pirates: tuple[str, ...], taken: tuple[str, ...]) -> tuple[str, ...]:
    """The pirates that nobody has."""
    return tuple([pirate for pirate in pirates if pirate not in taken])


def choices(state: State, step: Step) -> tuple[Choice, ...]:
    """Every legal choice for an asking step other than the ballot."""
    return question(step[0], step[1], open_to(state, step))[0].choices


def question(kind: str | int, seat: str | int, things: Sequence[str | int]) -> tuple[Decision, ...]:
    """The decision of an asking step between some things; of several alike only one is a choice."""
    assert isinstance(kind, str)
    assert isinstance(seat, int)
    if len(set(things)) < len(things):
        things = list(dict.fromkeys(things))
    return (Decision(seat, kind, tuple(map(CHOICE_OF[kind], things)), kind in PRIVATE),)


pair_question = lru_cache(maxsize=8192)(question)
"""The same between two things; it is remembered, as there are few pairs."""


def holds_secret(state: State, seat: int) -> bool:
    """Whether a seat knows something of its deck that not everybody can work out."""
    known, among = state.known[seat], state.among[seat]
    if not known or (len(among) == known and among.count(among[0]) == known):
        return False
    deck = state.decks[seat]
    return deck.count(deck[0]) < len(deck)


@lru_cache(maxsize=8192)
def _votes(
    captain: int, status: tuple[str, ...], ballots: tuple[int, ...], secretive: tuple[int, ...]
) -> tuple[Decision, ...]:
    """The votes that active seats still have to give, from the captain on; private for who holds secrets."""
    return tuple(
        [
            Decision(seat, "ballot", _BALLOT, seat in secretive)
            for seat in SEAT_ORDERS[len(status)][captain]
            if status[seat] == ACTIVE and ballots[seat] == UNGIVEN
        ]
    )


def open_decisions(state: State) -> tuple[Decision, ...]:
    """Who must choose now: in a vote everybody who has not, or the first if it is open; else one seat."""
    if not state.agenda:
        return ()
    step = state.agenda[-1]
    kind = step[0]
    if kind != "ballot":
        things = open_to(state, step)
        if len(things) == 2:
            return pair_question(kind, step[1], tuple(things))
        return question(kind, step[1], things)
    secretive: tuple[int, ...] = ()
    if any(state.known):
        secretive = tuple([seat for seat in range(state.seats) if holds_secret(state, seat)])
    votes = _votes(state.captain, tuple(state.status), tuple(state.ballots), secretive)
    return votes[:1] if state.options.open_ballots else votes


# --- refusals --------------------------------------------------------------------------------------------


def why_not(state: State, seat: int, choice: Any) -> str | None:
    """The code of the reason a choice is illegal, or None."""
    step = state.agenda[-1] if state.agenda else OVER
    return REFUSALS[step[0]](state, step, seat, choice)


def refused_at_the_end(_state: State, _step: Step, _seat: int, _choice: Any) -> str:
    """Why nothing can be chosen any more."""
    return "game_over"


def refused_vote(state: State, _step: Step, seat: int, choice: Any) -> str | None:
    """Why a choice is no ballot of a seat, or None."""
    if not 0 <= seat < state.seats:
        return "no_such_seat"
    if state.status[seat] != ACTIVE:
        return "out_of_the_round"
    if state.ballots[seat] != UNGIVEN:
        return "already_voted"
    if state.options.open_ballots and seat != open_decisions(state)[0].seat:
        return "not_your_turn"
    return None if type(choice) in BALLOTS else "not_asked"


def refused_card(state: State, step: Step, seat: int, choice: Any) -> str | None:
    """Why a choice of a card is no answer to a step, or None."""
    given = type(choice)
    if seat != step[1] or given is not TYPES[step[0]]:
        return refused_answer(state, step, seat)
    return None if choice.card in open_to(state, step) else _reason_against_card(state, choice)


def refused_place(state: State, step: Step, seat: int, choice: Any) -> str | None:
    """Why a choice is no place for a card, or None."""
    if seat != step[1] or type(choice) is not PlaceAt:
        return refused_answer(state, step, seat)
    if choice.seat == seat:
        return "place_with_yourself"
    if choice.seat not in range(state.seats):
        return "no_such_seat"
    return "host_is_bust" if state.status[choice.seat] == BUST else None


def refused_answer(state: State, step: Step, seat: int) -> str:
    """Why what a seat says is not what a step asks."""
    if seat not in range(state.seats):
        return "no_such_seat"
    return "not_asked" if seat == step[1] else "not_your_turn"


def _reason_against_card(state: State, choice: Any) -> str:
    match choice:
        case ChoosePirate(card=card):
            return "pirate_taken" if card in state.pirates else "no_such_pirate"
        case PutBack() | Show():
            return "not_seen"
        case Recall():
            return "not_in_your_discard"
        case TakeMonster():
            return "no_such_monster"
    return "no_such_loot"


REFUSALS: dict[str | int, Callable[[State, Step, int, Any], str | None]] = {
    "over": refused_at_the_end,
    "ballot": refused_vote,
    "place": refused_place,
    **dict.fromkeys(("pirate", "look", "choose", "from_discard", "monster", "loot", "remove"), refused_card),
}
"""Why a seat's choice is no answer to an asking step, or None; by the step's name."""
