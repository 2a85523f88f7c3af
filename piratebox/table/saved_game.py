"""A saved game: the players, the match, and what only the table knows about it."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Self

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from rules.core.game import Game
from rules.core.match import Match, MatchError, decode_position, digest, encode_position, replay

from .players import LETTERS, Player, check_table

ID_PATTERN = r"[0-9a-z][0-9a-z-]{0,63}"
"""What the id of a saved game looks like; it is also its file's name."""


def now() -> str:
    """This moment as ISO text, in UTC, to the microsecond."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def new_id() -> str:
    """An id for a new game: date, time and four random hexadecimal digits."""
    return f"{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"


class SavedGame(BaseModel):
    """One game of the shelf, finished or not."""

    model_config = ConfigDict(extra="forbid", validate_assignment=False)

    id: str = Field(pattern=f"^{ID_PATTERN}$")
    players: list[Player]
    """In seat order."""
    match: Match
    snapshot: dict[str, Any]
    """The position after the last choice, for resuming after the rules have moved on."""
    position_digest: str
    """The digest of that position."""
    looked: list[int] = []
    """The seats that have had their first look at their secrets."""
    notes: dict[str, Any] = {}
    """Private notes by seat number."""
    rewinds: list[tuple[int, int, int]] = []
    """Rewinds of the whole table: the turn gone back to, the choices made before, the choices kept."""
    finished: bool = False
    started: str
    """ISO time."""
    updated: str
    """ISO time of the last choice."""

    @field_validator("started", "updated")
    @classmethod
    def _is_a_time(cls, text: str) -> str:
        datetime.fromisoformat(text)
        return text

    @model_validator(mode="after")
    def _seats_fit(self) -> Self:
        seats = range(self.match.seats)
        if len(self.players) != len(seats):
            raise ValueError(f"{len(self.players)} players for {len(seats)} seats")
        check_table(self.players)
        if not set(self.looked) <= set(seats):
            raise ValueError(f"looked names a seat beyond {len(seats)}")
        if not set(self.notes) <= {str(seat) for seat in seats}:
            raise ValueError(f"notes name a seat beyond {len(seats)}")
        return self

    @classmethod
    def begin(cls, game: Game[Any, Any], players: Sequence[Player], match: Match, state: Any) -> Self:
        """A new saved game at a match's present position.

        Raises:
            ValueError: the players do not fit the match.
        """
        time = now()
        return cls(
            id=new_id(),
            players=list(players),
            match=match,
            snapshot=encode_position(state),
            position_digest=digest(state),
            finished=not game.decisions(state),
            started=time,
            updated=time,
        )

    @classmethod
    def of_match(cls, game: Game[Any, Any], match: Match) -> Self:
        """A saved game of a bare match, its players called by their seats' letters.

        Raises:
            MatchError: the match cannot be replayed.
        """
        state = _last_position(game, match)
        players = [Player(name=LETTERS[seat]) for seat in range(match.seats)]
        return cls.begin(game, players, match, state)

    def keep(self, game: Game[Any, Any], state: Any) -> None:
        """Take over a new position of the match: snapshot, digest, time, and whether it is finished."""
        self.snapshot = encode_position(state)
        self.position_digest = digest(state)
        self.finished = not game.decisions(state)
        self.updated = now()


@dataclass(frozen=True, slots=True)
class Resumed:
    """Where a saved game goes on.

    ``limited`` is set when the rules have changed since: the position stands, the history cannot be replayed,
    so nothing before it can be taken back or watched.
    """

    state: Any
    limited: bool


def resumed(game: Game[Any, Any], saved: SavedGame) -> Resumed:
    """The position a saved game goes on from.

    Raises:
        MatchError: the history cannot be replayed or does not lead to the saved position
            (``digest_differs``); or it is of older rules and the snapshot cannot be read (``bad_snapshot``).
    """
    match = saved.match
    if match.rules != game.rules:
        state = decode_position(game, saved.snapshot)
        if digest(state) != saved.position_digest:
            raise MatchError("digest_differs", len(match.choices), "the snapshot is another position")
        return Resumed(state, limited=True)
    state = _last_position(game, match)
    if digest(state) != saved.position_digest:
        raise MatchError("digest_differs", len(match.choices), "the history leads to another position")
    return Resumed(state, limited=False)


def _last_position(game: Game[Any, Any], match: Match) -> Any:
    position = None
    for step in replay(game, match):
        position = step[0]
    return position
