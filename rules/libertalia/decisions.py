"""What may be chosen, and why something may not (dossier 4.11)."""

from functools import lru_cache
from itertools import compress

from rules.core.game import Decision

from .choices import (
    Choice,
    ChooseColour,
    Keep,
    KeepMaps,
    Play,
    Recruit,
    Revive,
    Sell,
    SellMap,
    Shoot,
    Strike,
    Take,
)
from .components import COLOURS, KIND, KINDS, MAP, RANKS
from .effects import saber_targets
from .state import State, Step

_SEATS = range(6)
_COLOURS = {colour: ChooseColour(colour) for colour in COLOURS}
_PLAYS = (Play(0), *map(Play, RANKS))
_RECRUITS = (Recruit(0), *map(Recruit, RANKS))
_REVIVES = (Revive(0), *map(Revive, RANKS))
_SHOTS = tuple((Shoot(seat, 0), *(Shoot(seat, rank) for rank in RANKS)) for seat in _SEATS)
_STRIKES = tuple((Strike(seat, 0), *(Strike(seat, rank) for rank in RANKS)) for seat in _SEATS)
_KEEPS = tuple(map(Keep, KINDS))
_TAKES = tuple(map(Take, KINDS))
_SALES = tuple((Sell(kind, 2), Sell(kind, 3)) for kind in KINDS)
_NIGHTS: tuple[Choice, ...] = (SellMap(), KeepMaps())
_HOLD: tuple[Choice, ...] = (KeepMaps(),)

_HAND_SHOWN = ("play", "parrot", "revive")
_TOKENS_SHOWN = ("keep", "sell", "waitress")


@lru_cache(maxsize=4096)
def _plays(hand: tuple[int, ...]) -> tuple[Play, ...]:
    return tuple([_PLAYS[rank] for rank in hand])


@lru_cache(maxsize=4096)
def _takes(space: tuple[int, ...]) -> tuple[Take, ...]:
    return tuple(compress(_TAKES, space))


@lru_cache(maxsize=4096)
def _sunrise(seat: int, hand: tuple[int, ...]) -> Decision:
    return Decision(seat, "play", _plays(hand), True)


def choices(state: State, step: Step, seat: int) -> tuple[Choice, ...]:
    """Every legal choice of a seat for an asking step, in order of rank, seat and kind."""
    match step[0]:
        case "play" | "parrot":
            return _plays(tuple(state.hands[seat]))
        case "booty":
            return _takes(tuple(state.board[state.day - 1]))
        case "saber":
            return tuple([_STRIKES[other][rank] for other, rank in saber_targets(state, seat)])
        case "gunner":
            return tuple([_SHOTS[other][rank] for other, den in enumerate(state.dens) for rank in den])
        case "recruit":
            return tuple([_RECRUITS[rank] for rank in state.dens[seat]])
        case "revive":
            return tuple([_REVIVES[rank] for rank in state.graveyards[seat]])
        case "keep":
            return tuple(compress(_KEEPS, state.tokens[seat]))
        case "sell":
            return tuple(
                [
                    sale
                    for sales, count in zip(_SALES, state.tokens[seat], strict=True)
                    for sale in sales
                    if count >= sale.count
                ]
            )
        case "waitress":
            return _NIGHTS if state.tokens[seat][MAP] else _HOLD
    return tuple([choice for colour, choice in _COLOURS.items() if colour not in state.colours])


def open_decisions(state: State) -> tuple[Decision, ...]:
    """Who must choose now; at sunrise everybody who has not."""
    if not state.agenda:
        return ()
    step = state.agenda[-1]
    kind = step[0]
    if kind == "play":
        return tuple(
            [
                _sunrise(seat, tuple(state.hands[seat]))
                for seat, sealed in enumerate(state.sealed)
                if not sealed
            ]
        )
    assert isinstance(kind, str)
    seat = int(step[1])
    private = kind in _HAND_SHOWN or (state.options.memory and kind in _TOKENS_SHOWN)
    return (Decision(seat, kind, choices(state, step, seat), private),)


def why_not(state: State, seat: int, choice: object) -> str | None:
    """The code of the reason a choice is illegal, or None."""
    if not state.agenda:
        return "game_over"
    step = state.agenda[-1]
    if step[0] == "play":
        if not 0 <= seat < state.seats:
            return "no_such_seat"
        if state.sealed[seat]:
            return "already_chosen"
    elif step[1] != seat:
        return "not_your_turn"
    match choice:
        case Play(rank=rank):
            if step[0] not in ("play", "parrot"):
                return "not_asked"
            return None if rank in state.hands[seat] else "not_in_hand"
        case Take(token=token):
            if step[0] != "booty":
                return "not_asked"
            return None if token in KIND and state.space[KIND[token]] else "no_such_token_today"
    if step[0] != _asked_by(choice):
        return "not_asked"
    return None if choice in choices(state, step, seat) else _reason(state, seat, choice)


def _asked_by(choice: object) -> str:
    """The step that asks for choices of this type."""
    match choice:
        case Strike():
            return "saber"
        case Shoot():
            return "gunner"
        case Recruit():
            return "recruit"
        case Revive():
            return "revive"
        case Keep():
            return "keep"
        case Sell():
            return "sell"
        case SellMap() | KeepMaps():
            return "waitress"
        case ChooseColour():
            return "colour"
    return ""


def _reason(state: State, seat: int, choice: object) -> str:
    """Why a choice that was asked for is not among the legal ones."""
    match choice:
        case Strike(seat=victim) if victim not in (state.left_of(seat), state.right_of(seat)):
            return "not_a_neighbour"
        case Strike() | Shoot():
            return "not_in_that_den"
        case Recruit():
            return "not_in_your_den"
        case Revive():
            return "not_in_your_graveyard"
        case Sell(count=count) if count not in (2, 3):
            return "sell_two_or_three"
        case Keep() | Sell():
            return "too_few_tokens"
        case SellMap():
            return "no_map"
        case ChooseColour(colour=colour) if colour in state.colours:
            return "colour_taken"
    return "no_such_colour"
