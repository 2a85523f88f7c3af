"""The game put together, as the app plays through it."""

from collections import Counter

from rules.core.game import Game

from . import decisions, flow
from .choices import CHOICE_TYPES
from .components import ADVENTURE_CARDS, HAND_SIZE, MOVEMENT_CARDS, PIRATES_EACH, ROW_SIZE, card_rows
from .judgement import JUDGEMENT
from .scoring import standings
from .setup import set_up
from .state import Options, State
from .view import View, imagine, view


def turn(state: State) -> int:
    """The turn being played, from 1."""
    return state.turn


def check_conservation(state: State) -> None:
    """Account for every card and fame (dossier 5.1).

    Raises:
        AssertionError: something was lost or made from nothing.
    """
    cargo = [card for cards in state.cargo.values() for card in cards]
    adventures = [*state.line, *state.deck, *state.discard, *state.kept, *cargo]
    assert sorted(adventures) == list(range(len(ADVENTURE_CARDS))), "adventure cards"
    hands = [card for hand in state.hands for card in hand]
    movement = [*state.movement, *hands, *state.movement_deck, *state.movement_discard]
    assert Counter(movement) == Counter(MOVEMENT_CARDS), "movement cards"
    for ship, cards in state.cargo.items():
        assert len(cards) <= state.fame[ship], f"real fame under {ship}"
    assert len(state.kept) <= sum(state.stash), "real stashed fame"
    for seat in range(state.seats):
        held = sum(holder == seat for holder in state.owner.values())
        assert held == PIRATES_EACH[state.seats], f"pirates of seat {seat}"
        shown = sum(holder == seat and state.revealed[ship] for ship, holder in state.owner.items())
        assert held - shown == state.face_down[seat], f"face-down pirates of seat {seat}"
        if state.options.hand:
            assert len(state.hands[seat]) == state.limits[seat] <= HAND_SIZE[state.seats], f"hand {seat}"
    assert len(state.movement) == (0 if state.options.hand else ROW_SIZE), "movement row"


SPANISH_MAIN = Game[State, View](
    key="spanish_main",
    rules=2,
    seats=range(2, 5),
    options=Options,
    choice_types=CHOICE_TYPES,
    state_type=State,
    first_look=True,
    judgement=JUDGEMENT,
    set_up=set_up,
    decisions=decisions.open_decisions,
    why_not=decisions.why_not,
    make_choice=flow.make_choice,
    view=view,
    imagine=imagine,
    standings=standings,
    turn=turn,
    cards=card_rows,
    check_conservation=check_conservation,
)
"""Nine ships in a row, secret owners, one adventure a turn."""
