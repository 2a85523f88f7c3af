"""The game object that the app plays through."""

from collections.abc import Sequence
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Event, Recorder
from rules.core.game import CardRow, Decision, Judgement
from rules.core.game import Options as CoreOptions
from rules.core.standings import Standings

from . import decisions, flow, judgement, scoring
from .choices import CHOICE_TYPES
from .components import HAND_SIZE, KINDS, LOADED_HAND, PIRATES, ROLES, card_rows, deck
from .state import Options, State
from .view import View, imagine, view


class Meuterer:
    """One ship, one captain, and a mutineer among the crew."""

    key = "meuterer"
    rules = 1
    seats = range(3, 5)
    options: type[CoreOptions] = Options
    choice_types: tuple[type, ...] = CHOICE_TYPES
    state_type = State
    first_look = False
    judgement: Judgement[View] = judgement.JUDGEMENT

    def new(self, seats: int, options: CoreOptions, seed: int) -> State:
        """The position at the first captain's salary.

        Raises:
            ValueError: not 3 or 4 seats, or the options are another game's.
        """
        if not isinstance(options, Options):
            raise ValueError(f"not options of Meuterer: {options!r}")
        return flow.set_up(seats, options, seed)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The one open decision; none when the match is over."""
        return decisions.open_decisions(state)

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
        """The round being played, from 1."""
        return state.round

    def cards(self) -> Sequence[CardRow]:
        """The box's contents."""
        return card_rows()

    def check_conservation(self, state: State) -> None:
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


MEUTERER = Meuterer()
