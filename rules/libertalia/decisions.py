"""What may be chosen (dossier 4.11)."""

from collections.abc import Callable
from functools import cache
from itertools import compress
from operator import itemgetter

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
from .components import COLOURS, KINDS, MAP, RANKS
from .state import SEATS, Asked, State

_COLOURS = {colour: ChooseColour(colour) for colour in COLOURS}
_PLAYS = (Play(0), *map(Play, RANKS))
_RECRUITS = (Recruit(0), *map(Recruit, RANKS))
_REVIVES = (Revive(0), *map(Revive, RANKS))
_SHOTS = tuple((Shoot(seat, 0), *(Shoot(seat, rank) for rank in RANKS)) for seat in SEATS)
_STRIKES = tuple((Strike(seat, 0), *(Strike(seat, rank) for rank in RANKS)) for seat in SEATS)
_KEEPS = tuple(map(Keep, KINDS))
TAKES = tuple(map(Take, KINDS))
"""The booty choices by place in ``KINDS``."""
_SALES = tuple((Sell(kind, 2), Sell(kind, 3)) for kind in KINDS)
_NIGHTS: tuple[Choice, ...] = (SellMap(), KeepMaps())
_HOLD: tuple[Choice, ...] = (KeepMaps(),)

_HAND_SHOWN = ("play", "parrot", "revive")
_TOKENS_SHOWN = ("keep", "sell", "waitress")

_make = tuple.__new__
"""Makes a decision of its four fields in half the time; there are several to make at every sunrise."""

# --- booty: a space holds few tokens, so that there are not many different ones -------------------------


@cache
def _takes(space: tuple[int, ...]) -> tuple[Take, ...]:
    return tuple(compress(TAKES, space))


@cache
def _dusk(seat: int, space: tuple[int, ...]) -> tuple[Decision, ...]:
    return (Decision(seat, "booty", _takes(space), False),)


# --- the choices of a seat, in order of rank, seat and kind ----------------------------------------------


def plays(state: State, seat: int) -> tuple[Choice, ...]:
    """Any character in hand."""
    return tuple([_PLAYS[rank] for rank in state.hands[seat]])


def takes(state: State, seat: int) -> tuple[Choice, ...]:
    """Any kind of token in today's space."""
    return _takes(tuple(state.board[state.day - 1]))


def strikes(state: State, seat: int) -> tuple[Choice, ...]:
    """Any character in a neighbour's den."""
    dens = state.dens
    return tuple([_STRIKES[other][rank] for other in state.neighbours(seat) for rank in dens[other]])


def shots(state: State, seat: int) -> tuple[Choice, ...]:
    """Any character in any den."""
    return tuple([shots[rank] for shots, den in zip(_SHOTS, state.dens, strict=False) for rank in den])


def recruits(state: State, seat: int) -> tuple[Choice, ...]:
    """Any character in the own den."""
    return tuple([_RECRUITS[rank] for rank in state.dens[seat]])


def revivals(state: State, seat: int) -> tuple[Choice, ...]:
    """Any character in the own graveyard."""
    return tuple([_REVIVES[rank] for rank in state.graveyards[seat]])


def keeps(state: State, seat: int) -> tuple[Choice, ...]:
    """Any kind of own token."""
    return tuple(compress(_KEEPS, state.tokens[seat]))


def sales(state: State, seat: int) -> tuple[Choice, ...]:
    """2 or 3 own tokens of a kind."""
    return tuple(
        [
            sale
            for sales, count in zip(_SALES, state.tokens[seat], strict=True)
            for sale in sales
            if count >= sale.count
        ]
    )


def map_sales(state: State, seat: int) -> tuple[Choice, ...]:
    """To sell a map, if one is there, or not."""
    return _NIGHTS if state.tokens[seat][MAP] else _HOLD


def free_colours(state: State, seat: int) -> tuple[Choice, ...]:
    """Any colour not taken."""
    return tuple([choice for colour, choice in _COLOURS.items() if colour not in state.colours])


CHOICES: dict[str | int, Callable[[State, int], tuple[Choice, ...]]] = {
    "play": plays,
    "parrot": plays,
    "booty": takes,
    "saber": strikes,
    "gunner": shots,
    "recruit": recruits,
    "revive": revivals,
    "keep": keeps,
    "sell": sales,
    "waitress": map_sales,
    "colour": free_colours,
}
"""The choices for an asking step, by its name."""


def open_decisions(state: State) -> tuple[Decision, ...]:
    """Who must choose now; at sunrise everybody who has not."""
    agenda = state.agenda
    if not agenda:
        return ()
    if agenda[0][0] == "play":
        sealed, asked = state.sealed, []
        for seat, hand in enumerate(state.hands):
            if not sealed[seat]:
                choices = itemgetter(*hand)(_PLAYS) if len(hand) > 1 else plays(state, seat)
                asked.append(_make(Decision, (seat, "play", choices, True)))
        return tuple(asked)
    step: Asked = agenda[-1]
    kind, seat = step[0], step[1]
    if kind == "booty":
        return _dusk(seat, tuple(state.board[state.day - 1]))
    private = kind in _HAND_SHOWN or (kind in _TOKENS_SHOWN and state.options.memory)
    return (Decision(seat, kind, CHOICES[kind](state, seat), private),)
