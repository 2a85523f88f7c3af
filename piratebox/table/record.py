"""The local record: what every name has played, won and scored."""

import json
from collections.abc import Sequence
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from rules.core.standings import Standings

from .files import free_name, write_safely
from .locks import FileLock
from .places import record_file
from .players import Player


class Tally(BaseModel):
    """One name's games of one kind; ``best`` is the highest score."""

    model_config = ConfigDict(extra="forbid")

    played: int
    won: int
    best: int


class Record(BaseModel):
    """Tallies by name and game, and the ids of the finished games already counted."""

    model_config = ConfigDict(extra="forbid")

    format: int = 1
    names: dict[str, dict[str, Tally]] = {}
    counted: list[str] = []

    def count(self, game_id: str, game: str, players: Sequence[Player], standings: Standings) -> bool:
        """Count a finished game for its humans; a shared victory counts for each who shares it.

        Returns:
            False if this game had been counted before, which changes nothing.
        """
        if game_id in self.counted:
            return False
        self.counted.append(game_id)
        for seat, player in enumerate(players):
            if player.kind == "human":
                score, won = standings.scores[seat], int(seat in standings.winners)
                games = self.names.setdefault(player.name, {})
                tally = games.setdefault(game, Tally(played=0, won=0, best=score))
                games[game] = Tally(played=tally.played + 1, won=tally.won + won, best=max(tally.best, score))
        return True


class RecordFile:
    """The file that keeps the record."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = record_file() if path is None else path

    def read(self) -> tuple[Record, str | None]:
        """The record, and what is wrong with its file if it cannot be used; then the record is empty."""
        try:
            return Record.model_validate(json.loads(self.path.read_bytes())), None
        except FileNotFoundError:
            return Record(), None
        except ValidationError as error:
            first = error.errors()[0]
            return Record(), f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"
        except (OSError, ValueError, RecursionError) as error:
            return Record(), getattr(error, "strerror", None) or str(error)

    def count(self, game_id: str, game: str, players: Sequence[Player], standings: Standings) -> Path | None:
        """Count a finished game, once however often it is called.

        Returns:
            Where a damaged record was put aside, if that was needed.

        Raises:
            OSError: the file cannot be written.
            Locked: another process is writing it.
        """
        with FileLock(self.path.with_suffix(".lock")):
            record, problem = self.read()
            aside = free_name(self.path, "damaged") if problem else None
            if record.count(game_id, game, players, standings):
                write_safely(self.path, record.model_dump_json(indent=1).encode() + b"\n", aside)
        return aside
