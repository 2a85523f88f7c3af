"""A finished match from its first deal to its last card: every position, choice, event and score."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from rules.core.events import Event, known_events
from rules.core.game import Game
from rules.core.match import Match, MatchError, replay
from rules.core.standings import Standings


class Moment(NamedTuple):
    """The position after one choice, and what led to it; the first moment is the deal."""

    turn: int
    """The turn the choice was made in, from 1; the deal stands before turn 1, with number 1."""
    seat: int | None
    """Who chose; None for the deal."""
    choice: Any
    events: tuple[Event, ...]
    position: Any
    scores: tuple[int, ...]
    """What each seat would score if the match ended here."""


@dataclass(frozen=True)
class Chronicle:
    """The whole story of a finished match.

    It holds every secret of the match: what somebody may see of it comes from :meth:`view` and
    :meth:`lines`, which take the seat that looks (None: a stranger at the table).
    """

    game: Game[Any, Any]
    seats: int
    moments: tuple[Moment, ...] = field(repr=False)

    @property
    def last(self) -> int:
        """The number of the last moment, which is the number of choices."""
        return len(self.moments) - 1

    @property
    def turns(self) -> int:
        """The number of the last turn."""
        return self.moments[-1].turn

    @cached_property
    def standings(self) -> Standings:
        """The final standings."""
        return self.game.standings(self.moments[-1].position)

    @cached_property
    def series(self) -> tuple[tuple[int, ...], ...]:
        """Seat by seat, the score at the end of every turn, from turn 1; a turn without a choice keeps it."""
        scores = self.moments[0].scores
        by_turn = {moment.turn: moment.scores for moment in self.moments}
        rows = []
        for turn in range(1, self.turns + 1):
            scores = by_turn.get(turn, scores)
            rows.append(scores)
        return tuple(tuple(row[seat] for row in rows) for seat in range(self.seats))

    def start_of(self, turn: int) -> int:
        """The number of the moment at which a turn begins: the last one before its first choice.

        Turns outside the match count as its first or last.
        """
        turn = max(1, min(turn, self.turns))
        return next(at for at, moment in enumerate(self.moments[1:]) if moment.turn >= turn)

    def turn_at(self, place: int) -> int:
        """The turn that a moment belongs to: that of the next choice, or the last turn at the end."""
        return self.moments[min(place + 1, self.last)].turn

    def view(self, place: int, seat: int | None) -> Any:
        """All that a seat could know at a moment."""
        return self.game.view(self.moments[place].position, seat)

    def events(self, *, upto: int | None = None) -> list[tuple[int, Event]]:
        """Every event up to a moment with its turn, secrets included."""
        end = self.last if upto is None else upto
        return [(moment.turn, event) for moment in self.moments[: end + 1] for event in moment.events]

    def lines(self, seat: int | None, *, upto: int | None = None) -> list[tuple[int, Event]]:
        """The events up to a moment that a seat may know, with their turns."""
        end = self.last if upto is None else upto
        return [
            (moment.turn, event)
            for moment in self.moments[: end + 1]
            for event in known_events(moment.events, seat)
        ]


def chronicle(game: Game[Any, Any], match: Match) -> Chronicle:
    """The story of a finished match.

    Raises:
        MatchError: it is damaged or of other rules, as in :func:`rules.core.match.replay`; or it is not
            finished (``unfinished``), and telling it would give secrets away.
    """
    moments: list[Moment] = []
    turn = 1
    for position, seat, choice, events in replay(game, match):
        scores = game.standings(position).scores
        moments.append(Moment(turn, seat, choice, tuple(events), position.copy(), scores))
        turn = game.turn(position)
    if game.decisions(moments[-1].position):
        raise MatchError("unfinished", len(match.choices))
    return Chronicle(game, match.seats, tuple(moments))


def rotated(items: Sequence[Any]) -> list[Any]:
    """Seats for a rematch: everybody moves up by one, the first goes to the end."""
    return [*items[1:], *items[:1]]
