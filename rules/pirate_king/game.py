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
from .components import card_rows
from .state import ACTIVE, BUST, UNGIVEN, Options, State
from .view import View, imagine, view


class PirateKing:
    """Everybody flips from his own deck and stops in time; seven rounds of monsters and loot."""

    key = "pirate_king"
    rules = 1
    seats = range(2, 6)
    options: type[CoreOptions] = Options
    choice_types: tuple[type, ...] = CHOICE_TYPES
    state_type = State
    first_look = False
    judgement: Judgement[View] = judgement.JUDGEMENT

    def new(self, seats: int, options: CoreOptions, seed: int) -> State:
        """The position at the choice of pirates, or at the first vote if they are dealt.

        Raises:
            ValueError: not 2 to 5 seats, or the options are another game's.
        """
        if not isinstance(options, Options):
            raise ValueError(f"not options of Pirate King!: {options!r}")
        return flow.set_up(seats, options, seed)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The open decisions: in a vote everybody's who has not given a ballot, otherwise one."""
        return decisions.open_decisions(state)

    def apply(self, state: State, seat: int, choice: Any, record: bool = True) -> list[Event]:
        """Make a choice in place and run on to the next decision; a sealed ballot waits for the last one.

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
        """The round being played, from 1 to 7."""
        return state.round

    def cards(self) -> Sequence[CardRow]:
        """The box's contents, as it comes."""
        return card_rows()

    def check_conservation(self, state: State) -> None:
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
            assert pirates == [pirate for pirate in state.pirates[seat : seat + 1] if pirate], (
                f"pirate {seat}"
            )
            deck, known = state.decks[seat], state.known[seat]
            assert 0 <= known <= len(deck), f"known cards of seat {seat}"
            top = Counter(deck[len(deck) - known :])
            assert not Counter(state.among[seat]) - top, f"cards known to lie on top of deck {seat}"
            assert state.status[seat] != BUST or not state.rows[seat], f"row of bust seat {seat}"
            assert state.status[seat] == ACTIVE or state.ballots[seat] == UNGIVEN, f"ballot of seat {seat}"
            assert all(entry.owner == seat for entry in state.rows[seat]), f"row of seat {seat}"
            assert all(entry.owner != seat for entry in state.visitors[seat]), f"visitors of seat {seat}"


PIRATE_KING = PirateKing()
