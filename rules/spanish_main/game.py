"""The game object that the app plays through."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Event, Recorder
from rules.core.game import CardRow, Decision, Judgement
from rules.core.game import Options as CoreOptions
from rules.core.standings import Standings

from . import flow, judgement, scoring
from .choices import CHOICE_TYPES
from .components import ADVENTURE_CARDS, HAND_SIZE, MOVEMENT_CARDS, PIRATES_EACH, ROW_SIZE, card_rows
from .state import Options, State
from .view import View, imagine, view


class SpanishMain:
    """Nine ships in a row, secret owners, one adventure a turn."""

    key = "spanish_main"
    rules = 1
    seats = range(2, 5)
    options: type[CoreOptions] = Options
    choice_types: tuple[type, ...] = CHOICE_TYPES
    state_type = State
    first_look = True
    judgement: Judgement[View] = judgement.JUDGEMENT

    def new(self, seats: int, options: CoreOptions, seed: int) -> State:
        """The position at the first turn.

        Raises:
            ValueError: not 2 to 4 seats, or the options are another game's.
        """
        if not isinstance(options, Options):
            raise ValueError(f"not options of The Spanish Main: {options!r}")
        return flow.set_up(seats, options, seed)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The one open decision; none when the match is over."""
        return flow.open_decisions(state)

    def apply(self, state: State, seat: int, choice: Any, record: bool = True) -> list[Event]:
        """Make a choice in place and run on to the next decision.

        Raises:
            IllegalChoice: the choice is not open to that seat; nothing has changed.
        """
        recorder = Recorder() if record else None
        flow.make_choice(state, seat, choice, recorder)
        return recorder.events if recorder else []

    def why_not(self, state: State, seat: int, choice: Any) -> str | None:
        """The code of the reason a choice is illegal, or None."""
        return flow.why_not(state, seat, choice)

    def view(self, state: State, seat: int | None) -> View:
        """All that a seat may know; None is a stranger at the table."""
        return view(state, seat)

    def imagine(self, view: View, chance: Chance) -> State:
        """A random position that looks like this to the viewing seat."""
        return imagine(view, chance)

    def standings(self, state: State) -> Standings:
        """The order if the match ended now."""
        return scoring.standings(state)

    def turn(self, state: State) -> int:
        """The turn being played, from 1."""
        return state.turn

    def cards(self) -> Sequence[CardRow]:
        """The box's contents."""
        return card_rows()

    def check_conservation(self, state: State) -> None:
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


SPANISH_MAIN = SpanishMain()
