"""The game put together, as the app plays through it."""

from rules.core.game import Game

from . import decisions, flow
from .choices import CHOICE_TYPES
from .components import HAND_SIZE, KINDS, LOADED_HAND, PIRATES, ROLES, card_rows, deck
from .judgement import JUDGEMENT
from .scoring import standings
from .setup import set_up
from .state import Options, State
from .view import View, imagine, view


def turn(state: State) -> int:
    """The round being played, from 1."""
    return state.round


def check_conservation(state: State) -> None:
    """Account for every card, role and seat.

    Raises:
        AssertionError: something was lost or made from nothing.
    """
    found = state.discard[:]
    for hand in state.hands:
        for kind, count in enumerate(hand):
            found[kind] += count
    for cards in (*state.offered, state.deck):
        for kind in cards:
            found[kind] += 1
    assert tuple(found) == deck(state.options.pirates), "goods cards"
    for seat in range(state.seats):
        assert min(state.hands[seat]) >= 0, f"hand of seat {seat} below nothing"
        assert sum(state.hands[seat]) <= LOADED_HAND, f"hand of seat {seat}"
        shown = [state.offered[seat].count(kind) for kind in range(len(KINDS))]
        for last in state.past:
            shown = [old + new for old, new in zip(shown, last.shown[seat], strict=True)]
        for kind, count in enumerate(state.hands[seat]):
            left = state.drawn[seat].count(kind) - state.returned[seat].count(kind) - shown[kind]
            assert left == count, f"cards drawn by seat {seat}"
    roles = [role for role in state.roles if role is not None]
    assert len(set(roles)) == len(roles) < len(ROLES), "roles"
    assert set(roles) <= set(ROLES), "roles"
    assert len(set(state.passed)) == len(state.passed), "passes"
    assert state.ship in state.open, "the ship's island is open"
    assert len(set(state.open)) == len(state.open) <= 2, "open islands"
    assert (state.pirate_ship is None) or any(PIRATES in cards for cards in state.offered), "pirate ship"
    step = state.agenda[-1][0] if state.agenda else ""
    if step != "bottom" and not any(state.offered):
        assert {sum(hand) for hand in state.hands} == {HAND_SIZE}, "hands at the start of a round"


MEUTERER = Game[State, View](
    key="meuterer",
    rules=2,
    seats=range(3, 5),
    options=Options,
    choice_types=CHOICE_TYPES,
    state_type=State,
    first_look=False,
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
"""One ship, one captain, and a mutineer among the crew."""
