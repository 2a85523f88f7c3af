"""One match at the table: whose turn it is, who sits at the keyboard, what can be taken back."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rules.core.events import Event, known_events
from rules.core.game import Decision, Game
from rules.core.match import play, replay, start, take_back

from .players import Player
from .saved_game import SavedGame, resumed
from .saves import SaveError, Shelf


class Line(NamedTuple):
    """An entry of the log: the turn, the seat it is about and what happened; a rewind has no event."""

    turn: int
    event: Event | None
    rewound_to: int = 0
    """The turn the table went back to, for a rewind."""


@dataclass(slots=True)
class Step:
    """A choice that was made: the position before it, and what it led to."""

    turn: int
    seat: int
    choice: Any
    before: Any
    events: list[Event]


class UndoRefused(NamedTuple):
    """Why the last action stays: ``nothing``, ``passed``, ``shown`` or ``limited``, and the event."""

    code: str
    event: Event | None = None


@dataclass(slots=True)
class Session:
    """A match being played.

    The position never leaves this class: screens and bots ask for views.
    """

    game: Game[Any, Any]
    saved: SavedGame
    shelf: Shelf | None
    _state: Any
    _deal: Sequence[Event] = ()
    """What happened before the first choice; nothing if the history cannot be replayed."""
    _steps: list[Step] = field(default_factory=list)
    limited: bool = False
    """Whether the match was resumed under changed rules, so that its history cannot be replayed."""
    keyboard: int | None = None
    """The human seat whose secrets may be shown now, if any."""
    problem: SaveError | None = None
    """Why the last choice could not be written, if it could not."""

    # --- beginning and resuming -------------------------------------------------------------------------

    @classmethod
    def begin(
        cls, game: Game[Any, Any], players: Sequence[Player], options: Any, seed: int, shelf: Shelf | None
    ) -> "Session":
        """Deal a new match.

        Raises:
            ValueError: the players or options do not fit the game.
        """
        match, state, deal = start(game, len(players), options, seed)
        session = cls(game, SavedGame.begin(game, players, match, state), shelf, state, deal)
        session._settle()
        session.write()
        return session

    @classmethod
    def resume(cls, game: Game[Any, Any], saved: SavedGame, shelf: Shelf | None) -> "Session":
        """Go on with a saved match.

        Raises:
            MatchError: its history does not lead to its position.
        """
        found = resumed(game, saved)
        session = cls(game, saved, shelf, found.state, limited=found.limited)
        if not found.limited:
            session._deal, session._steps = _history(game, saved)
        session._settle()
        return session

    def _settle(self) -> None:
        """With one human there is nobody to hide from."""
        if len(self.humans) == 1:
            self.keyboard = self.humans[0]

    # --- who is who -------------------------------------------------------------------------------------

    @property
    def players(self) -> list[Player]:
        """The players in seat order."""
        return self.saved.players

    @property
    def names(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(player.name for player in self.players)

    @property
    def humans(self) -> list[int]:
        """The seats that humans hold."""
        return [seat for seat, player in enumerate(self.players) if player.kind == "human"]

    def is_bot(self, seat: int) -> bool:
        """Whether a computer player holds a seat."""
        return self.players[seat].kind == "bot"

    # --- the position -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.game.decisions(self._state)

    @property
    def turn(self) -> int:
        """The turn being played."""
        return self.game.turn(self._state)

    @property
    def place(self) -> int:
        """How many choices have been made."""
        return len(self.saved.match.choices)

    def decisions(self) -> tuple[Decision, ...]:
        """The open decisions."""
        return self.game.decisions(self._state)

    def asked(self) -> Decision | None:
        """The decision to ask for next: bots first, then humans from the seat on turn; None at the end."""
        decisions = self.decisions()
        return next((decision for decision in decisions if self.is_bot(decision.seat)), None) or next(
            iter(decisions), None
        )

    def view(self, seat: int | None) -> Any:
        """What a seat may know; None is a stranger at the table."""
        return self.game.view(self._state, seat)

    @property
    def standings(self) -> Any:
        """The final standings.

        Raises:
            ValueError: the match is not over, and scores may be secret.
        """
        if not self.over:
            raise ValueError("standings are secret until the match is over")
        return self.game.standings(self._state)

    # --- passing the keyboard ---------------------------------------------------------------------------

    def first_looks(self) -> list[int]:
        """The human seats that must still see their secrets before the first turn; none with one human."""
        if not self.game.first_look or len(self.humans) < 2 or self.place:
            return []
        return [seat for seat in self.humans if seat not in self.saved.looked]

    def looked(self, seat: int) -> None:
        """A seat has had its first look."""
        self.saved.looked.append(seat)
        self.write()

    def needs_curtain(self, decision: Decision) -> bool:
        """Whether the keyboard must change hands behind a curtain before a decision."""
        return (
            decision.private
            and len(self.humans) > 1
            and not self.is_bot(decision.seat)
            and self.keyboard != decision.seat
        )

    def sit(self, seat: int) -> None:
        """A human takes the keyboard, alone before the screen."""
        self.keyboard = seat

    def leave(self) -> None:
        """Nobody's secrets may be shown any more, unless there is only one human."""
        if len(self.humans) != 1:
            self.keyboard = None

    # --- choosing and taking back -----------------------------------------------------------------------

    def why_not(self, seat: int, choice: Any) -> str | None:
        """The code of the reason a choice is illegal, or None."""
        return self.game.why_not(self._state, seat, choice)

    def choose(self, seat: int, choice: Any) -> list[Event]:
        """Make a choice and save; a save that fails is told in :attr:`problem`, and the match goes on.

        Raises:
            IllegalChoice: the choice is not open; nothing has changed.
        """
        before, turn = self._state.copy(), self.turn
        events = play(self.game, self.saved.match, self._state, seat, choice)
        self._steps.append(Step(turn, seat, choice, before, events))
        if all(decision.seat != self.keyboard for decision in self.decisions()):
            self.leave()
        self.saved.keep(self.game, self._state)
        self.write()
        return events

    def write(self) -> bool:
        """Save the match; returns whether that worked."""
        self.problem = None
        if self.shelf is None:
            return True
        try:
            self.shelf.save(self.saved)
        except SaveError as error:
            self.problem = error
        return self.problem is None

    def undo_refused(self) -> UndoRefused | None:
        """Why the last action cannot be taken back; None if it can.

        Nothing that turned up, drew or shuffled anything is taken back, and nothing of a seat that has passed
        the keyboard on.
        """
        if not self._steps:
            return UndoRefused("limited" if self.limited and self.place else "nothing")
        step = self._steps[-1]
        final = next((event for event in step.events if event.final and event.audience is None), None)
        final = final or next((event for event in step.events if event.final), None)
        if final is not None:
            return UndoRefused("shown", final)
        if all(decision.seat != step.seat for decision in self.decisions()):
            return UndoRefused("passed")
        return None

    def undo(self) -> None:
        """Take back the last action.

        Raises:
            ValueError: it cannot be taken back.
        """
        if (refused := self.undo_refused()) is not None:
            raise ValueError(refused.code)
        self._back_to(len(self._steps) - 1)
        self.saved.keep(self.game, self._state)
        self.write()

    def rewind(self, place: int) -> None:
        """Take the whole table back to just before a choice, and note it in the log.

        Args:
            place: the number of choices that stay.

        Raises:
            ValueError: the history does not reach back that far.
        """
        first = self.place - len(self._steps)
        if not first <= place < self.place:
            raise ValueError(f"choices {first} to {self.place - 1} can be gone back to, not {place}")
        before = self.place
        self._back_to(place - first)
        self.saved.rewinds.append((self.turn, before, place))
        self.keyboard = None
        self._settle()
        self.saved.keep(self.game, self._state)
        self.write()

    def _back_to(self, steps: int) -> None:
        self._state = self._steps[steps].before
        for _ in self._steps[steps:]:
            take_back(self.saved.match)
        del self._steps[steps:]

    def turn_starts(self) -> list[tuple[int, int]]:
        """Pairs of turn and the number of choices made before it, for every turn that can be gone back to."""
        first = self.place - len(self._steps)
        starts: dict[int, int] = {}
        for place, step in enumerate(self._steps, start=first):
            starts.setdefault(step.turn, place)
        return list(starts.items())

    # --- log and recap ----------------------------------------------------------------------------------

    def lines(self, seat: int | None) -> list[Line]:
        """The whole log as a seat may read it, oldest first."""
        rewinds = sorted(self.saved.rewinds, key=lambda rewind: rewind[2])
        lines = [Line(1, event) for event in known_events(self._deal, seat)]
        for place, step in enumerate(self._steps, start=self.place - len(self._steps)):
            while rewinds and rewinds[0][2] <= place:
                lines.append(Line(rewinds[0][0], None, rewinds.pop(0)[0]))
            lines += [Line(step.turn, event) for event in known_events(step.events, seat)]
        lines += [Line(turn, None, turn) for turn, _, _ in rewinds]
        return lines

    def recap(self, seat: int) -> list[Line]:
        """What everybody may know of what happened since a seat last chose, or since the deal."""
        steps = self._steps
        last = max((at for at, step in enumerate(steps) if step.seat == seat), default=-1)
        lines = [Line(1, event) for event in known_events(self._deal, None)] if last < 0 else []
        for step in steps[last + 1 :]:
            lines += [Line(step.turn, event) for event in known_events(step.events, None)]
        return lines

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat has made a choice in this match, also before the rules changed."""
        return any(row[0] == seat for row in self.saved.match.choices)

    def seen_steps(self, seat: int, place: int) -> list[tuple[Any, list[Event]]]:
        """For each choice from ``place`` on, the seat's view before it and the events it may know."""
        first = self.place - len(self._steps)
        return [
            (self.game.view(step.before, seat), known_events(step.events, seat))
            for step in self._steps[max(0, place - first) :]
        ]

    # --- private notes ----------------------------------------------------------------------------------

    def notes(self, seat: int) -> dict[str, Any]:
        """A seat's own notes; whoever shows them must see that only that seat is looking."""
        notes: dict[str, Any] = self.saved.notes.setdefault(str(seat), {})
        return notes


def _history(game: Game[Any, Any], saved: SavedGame) -> tuple[list[Event], list[Step]]:
    """What happened before the first choice of a saved match, and its steps."""
    deal: list[Event] = []
    steps: list[Step] = []
    before: Any = None
    turn = 0
    for state, seat, choice, events in replay(game, saved.match):
        if seat is None:
            deal = events
        else:
            steps.append(Step(turn, seat, choice, before, events))
        before, turn = state.copy(), game.turn(state)
    return deal, steps
