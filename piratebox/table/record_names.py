"""Changing the names of the local record."""

from collections.abc import Callable

from .files import free_name, write_safely
from .locks import FileLock
from .record import Record, RecordFile, Tally


def rename(file: RecordFile, old: str, new: str) -> None:
    """Give a name's games to another name, which may have games of its own.

    Raises:
        KeyError: the old name is not in the record.
        OSError: the file cannot be written.
        Locked: another process is writing it.
    """

    def change(record: Record) -> None:
        moved = record.names.pop(old)
        games = record.names.setdefault(new, {})
        for game, tally in moved.items():
            games[game] = joined(games[game], tally) if game in games else tally

    _change(file, change)


def forget(file: RecordFile, name: str) -> None:
    """Take a name out of the record; its games are not counted again.

    Raises:
        KeyError: the name is not in the record.
        OSError: the file cannot be written.
        Locked: another process is writing it.
    """

    def change(record: Record) -> None:
        del record.names[name]

    _change(file, change)


def joined(one: Tally, other: Tally) -> Tally:
    """Two tallies of the same game together."""
    return Tally(played=one.played + other.played, won=one.won + other.won, best=max(one.best, other.best))


def _change(file: RecordFile, change: Callable[[Record], None]) -> None:
    with FileLock(file.path.with_suffix(".lock")):
        record, problem = file.read()
        aside = free_name(file.path, "damaged") if problem else None
        change(record)
        write_safely(file.path, record.model_dump_json(indent=1).encode() + b"\n", aside)
