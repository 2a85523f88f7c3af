"""The game put together, as the app plays through it."""

from collections import Counter

from rules.core.game import Game

from . import decisions, flow, refusals, setup
from .choices import CHOICE_TYPES
from .components import CARDS_EACH, DAYS, RANKS, TOKENS, card_rows, mask_of
from .judgement import JUDGEMENT
from .scoring import standings
from .state import Options, State
from .view import View, imagine, view


def turn(state: State) -> int:
    """The day being played, from 1 to 18."""
    return (state.campaign - 1) * DAYS + state.day


def check_conservation(state: State) -> None:
    """Account for every character, token and doubloon.

    Raises:
        AssertionError: something was lost or made from nothing.
    """
    tokens = [*state.tokens, *state.board, state.bag]
    assert tuple(map(sum, zip(*tokens, strict=True))) == TOKENS, "booty tokens"
    assert min(map(min, tokens)) >= 0, "tokens below nothing"
    assert min(state.coins) >= 0, "doubloons below nothing"
    for seat in range(state.seats):
        aboard = [card.rank for card in state.ship if card.seat == seat]
        here = [*state.hands[seat], *state.dens[seat], *state.graveyards[seat], *aboard, *state.undealt]
        assert max(Counter(here).values(), default=0) <= 1, f"a character of seat {seat} twice"
        assert set(here) <= set(RANKS), f"characters of seat {seat}"
        assert len(here) + state.removed[seat] == CARDS_EACH, f"number of characters of seat {seat}"
        assert state.sealed[seat] in (0, *state.hands[seat]), f"selected character of seat {seat}"
        assert mask_of(state.hands[seat]) in state.worlds[seat], f"hand of seat {seat} deemed impossible"
        assert set(state.graveyards[seat]) <= set(state.buried[seat]), f"graveyard of seat {seat}"


LIBERTALIA = Game[State, View](
    key="libertalia",
    rules=2,
    seats=range(2, 7),
    options=Options,
    choice_types=CHOICE_TYPES,
    state_type=State,
    first_look=False,
    judgement=JUDGEMENT,
    set_up=setup.set_up,
    decisions=decisions.open_decisions,
    why_not=refusals.why_not,
    make_choice=flow.make_choice,
    view=view,
    imagine=imagine,
    standings=standings,
    turn=turn,
    cards=card_rows,
    check_conservation=check_conservation,
)
"""The same characters for everybody, three campaigns of six days."""
