"""The game object that the app plays through."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Event, Recorder
from rules.core.game import CardRow, Decision, Judgement
from rules.core.game import Options as CoreOptions
from rules.core.standings import Standings

from . import decisions, flow, judgement, scoring
from .choices import CHOICE_TYPES
from .components import CARDS_EACH, DAYS, RANKS, TOKENS, card_rows, mask_of
from .state import Options, State
from .view import View, imagine, view


class Libertalia:
    """The same characters for everybody, three campaigns of six days."""

    key = "libertalia"
    rules = 1
    seats = range(2, 7)
    options: type[CoreOptions] = Options
    choice_types: tuple[type, ...] = CHOICE_TYPES
    state_type = State
    first_look = False
    judgement: Judgement[View] = judgement.JUDGEMENT

    def new(self, seats: int, options: CoreOptions, seed: int) -> State:
        """The position at the first sunrise, or at the choice of colours.

        Raises:
            ValueError: not 2 to 6 seats, or the options are another game's.
        """
        if not isinstance(options, Options):
            raise ValueError(f"not options of Libertalia: {options!r}")
        return flow.set_up(seats, options, seed)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The open decisions: everybody's at sunrise who has not selected, otherwise one."""
        return decisions.open_decisions(state)

    def apply(self, state: State, seat: int, choice: Any, record: bool = True) -> list[Event]:
        """Make a choice in place and run on to the next decision; nothing happens before the last at sunrise.

        Raises:
            IllegalChoice: the choice is not open to that seat; nothing has changed.
        """
        recorder = Recorder() if record else None
        flow.make_choice(state, seat, choice, recorder)
        return recorder.events if recorder else []

    def why_not(self, state: State, seat: int, choice: Any) -> str | None:
        """The code of the reason a choice is illegal, or None."""
        return decisions.why_not(state, seat, choice)

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
        """The day being played, from 1 to 18."""
        return (state.campaign - 1) * DAYS + state.day

    def cards(self) -> Sequence[CardRow]:
        """The box's contents."""
        return card_rows()

    def check_conservation(self, state: State) -> None:
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


LIBERTALIA = Libertalia()
