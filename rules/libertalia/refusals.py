"""Why something may not be chosen (dossier 4.11): a code for each reason, worded by the app."""

from collections.abc import Callable
from typing import Any

from .choices import (
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
from .components import COLOURS, KIND, MAP
from .effects import MERCHANT_PAYS
from .state import State, Step

Refusal = Callable[[State, int, Any], str | None]
"""The code of the reason why a seat cannot have a choice that was asked for, or None."""


def why_not(state: State, seat: int, choice: object) -> str | None:
    """The code of the reason a choice is illegal, or None."""
    agenda = state.agenda
    if not agenda:
        return "game_over"
    step = agenda[-1]
    if step[0] == "play":
        return refuse_sealing(state, seat, choice)
    return refuse_answer(state, step, seat, choice)


def refuse_answer(state: State, step: Step, seat: int, choice: object) -> str | None:
    """Only the seat that a step asks can answer, with a choice of the kind asked for."""
    if step[1] != seat:
        return "not_your_turn"
    return _REFUSALS[step[0]].get(type(choice), refuse_any)(state, seat, choice)


def refuse_sealing(state: State, seat: int, choice: object) -> str | None:
    """At sunrise each seat selects a character from hand, once."""
    if not 0 <= seat < state.seats:
        return "no_such_seat"
    if state.sealed[seat]:
        return "already_chosen"
    if type(choice) is not Play:
        return "not_asked"
    if choice.rank in state.hands[seat]:
        return None
    return "not_in_hand"


def refuse_any(_state: State, _seat: int, _choice: object) -> str:
    """It is not what was asked for."""
    return "not_asked"


def refuse_play(state: State, seat: int, choice: Play) -> str | None:
    """It must be a character from hand."""
    return None if choice.rank in state.hands[seat] else "not_in_hand"


def refuse_take(state: State, seat: int, choice: Take) -> str | None:
    """It must lie in today's space."""
    kind = KIND.get(choice.token)
    there = kind is not None and state.board[state.day - 1][kind]
    return None if there else "no_such_token_today"


def refuse_strike(state: State, seat: int, choice: Strike) -> str | None:
    """It must be in a neighbour's den."""
    if choice.seat not in state.neighbours(seat):
        return "not_a_neighbour"
    return None if choice.rank in state.dens[choice.seat] else "not_in_that_den"


def refuse_shot(state: State, seat: int, choice: Shoot) -> str | None:
    """It must be in a den."""
    there = choice.seat in range(state.seats) and choice.rank in state.dens[choice.seat]
    return None if there else "not_in_that_den"


def refuse_recruit(state: State, seat: int, choice: Recruit) -> str | None:
    """It must be in the own den."""
    return None if choice.rank in state.dens[seat] else "not_in_your_den"


def refuse_revive(state: State, seat: int, choice: Revive) -> str | None:
    """It must be in the own graveyard."""
    return None if choice.rank in state.graveyards[seat] else "not_in_your_graveyard"


def refuse_keep(state: State, seat: int, choice: Keep) -> str | None:
    """It must be an own token."""
    return None if choice.token in KIND and state.tokens[seat][KIND[choice.token]] else "too_few_tokens"


def refuse_sale(state: State, seat: int, choice: Sell) -> str | None:
    """It must be 2 or 3 own tokens of a kind."""
    if choice.count not in MERCHANT_PAYS:
        return "sell_two_or_three"
    enough = choice.token in KIND and state.tokens[seat][KIND[choice.token]] >= choice.count
    return None if enough else "too_few_tokens"


def refuse_map_sale(state: State, seat: int, choice: SellMap) -> str | None:
    """It takes an own map."""
    return None if state.tokens[seat][MAP] else "no_map"


def refuse_no_sale(state: State, seat: int, choice: KeepMaps) -> str | None:
    """It is always possible."""
    return None


def refuse_colour(state: State, seat: int, choice: ChooseColour) -> str | None:
    """It must be a colour that nobody has."""
    if choice.colour in state.colours:
        return "colour_taken"
    return None if choice.colour in COLOURS else "no_such_colour"


_REFUSALS: dict[str | int, dict[type, Refusal]] = {
    "parrot": {Play: refuse_play},
    "booty": {Take: refuse_take},
    "saber": {Strike: refuse_strike},
    "gunner": {Shoot: refuse_shot},
    "recruit": {Recruit: refuse_recruit},
    "revive": {Revive: refuse_revive},
    "keep": {Keep: refuse_keep},
    "sell": {Sell: refuse_sale},
    "waitress": {SellMap: refuse_map_sale, KeepMaps: refuse_no_sale},
    "colour": {ChooseColour: refuse_colour},
}
"""What refuses a choice, by the step that asks and the type of choice; sunrise has but one type."""
