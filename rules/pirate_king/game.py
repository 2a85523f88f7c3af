"""The game put together, as the app plays through it."""

from collections import Counter

from rules.core.game import Game

from . import decisions, flow
from .choices import CHOICE_TYPES
from .components import card_rows
from .judgement import JUDGEMENT
from .scoring import standings
from .state import ACTIVE, BUST, UNGIVEN, Options, State
from .view import View, imagine, view


def turn(state: State) -> int:
    """The round being played, from 1 to 7."""
    return state.round


def check_conservation(state: State) -> None:
    """Account for every card.

    Raises:
        AssertionError: something was lost or made from nothing.
    """
    box = state.box
    owned = [state.owned(seat) for seat in range(state.seats)]
    found = Counter(card for cards in owned for card in cards)
    for pile in (state.monster_pile, state.loot_pile, state.monsters, state.loot, state.removed):
        found.update(pile)
    expected = Counter(box.starter * state.seats)
    expected.update(box.monsters)
    expected.update(box.loot_without_wins() if state.options.no_win_cards else box.loot)
    expected.update(pirate for pirate in state.pirates if pirate)
    assert found == expected, "cards"
    for seat, cards in enumerate(owned):
        held = Counter(cards)
        assert not Counter(box.starter) - held, f"starter set of seat {seat}"
        pirates = [card for card in held if card in box.pirates]
        assert pirates == [pirate for pirate in state.pirates[seat : seat + 1] if pirate], f"pirate {seat}"
        deck, known = state.decks[seat], state.known[seat]
        assert 0 <= known <= len(deck), f"known cards of seat {seat}"
        top = Counter(deck[len(deck) - known :])
        assert not Counter(state.among[seat]) - top, f"cards known to lie on top of deck {seat}"
        assert state.status[seat] != BUST or not state.rows[seat], f"row of bust seat {seat}"
        assert state.status[seat] == ACTIVE or state.ballots[seat] == UNGIVEN, f"ballot of seat {seat}"
        assert all(entry.owner == seat for entry in state.rows[seat]), f"row of seat {seat}"
        assert all(entry.owner != seat for entry in state.visitors[seat]), f"visitors of seat {seat}"


PIRATE_KING = Game[State, View](
    key="pirate_king",
    rules=2,
    seats=range(2, 6),
    options=Options,
    choice_types=CHOICE_TYPES,
    state_type=State,
    first_look=False,
    judgement=JUDGEMENT,
    set_up=flow.set_up,
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
"""Everybody flips from his own deck and stops in time; seven rounds of monsters and loot."""
