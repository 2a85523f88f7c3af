"""The shelf of saved games: files that survive crashes, and explain themselves when they do not."""

import contextlib
import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from rules import GAMES
from rules.core.match import FORMAT as MATCH_FORMAT
from rules.core.match import MatchError

from .files import free_name, write_safely
from .locks import FileLock, Locked
from .places import saves_folder
from .saved_game import ID_PATTERN, Resumed, SavedGame, resumed

__all__ = ["Entry", "Resumed", "SaveError", "SavedGame", "Shelf", "decode_save", "encode_save", "load_file"]

FORMAT = 1
"""The shape of the file, named in its first line."""
LARGEST = 1 << 25
"""Bytes; no save comes near."""

_HEADER = re.compile(rb"piratebox save (\d{1,6}) sha256:([0-9a-f]{64})\n")
_ID = re.compile(ID_PATTERN)


class SaveError(Exception):
    """A saved game that cannot be read, written or resumed.

    ``code`` is one of ``missing``, ``unreadable``, ``damaged``, ``foreign``, ``newer``, ``invalid``,
    ``differs``, ``unwritable`` and ``locked``; ``detail`` is more about it, in English, perhaps empty.
    """

    def __init__(self, code: str, path: Path, detail: str = "") -> None:
        super().__init__(f"{path}: {code}{': ' if detail else ''}{detail}")
        self.code = code
        self.path = path
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Entry:
    """A file of the shelf: the game in it, or the problem it has."""

    id: str
    path: Path
    saved: SavedGame | None
    problem: SaveError | None
    has_backup: bool
    """Whether the version before is there to fall back on."""
    time: float
    """When the file was written, in seconds since 1970."""


def encode_save(saved: SavedGame) -> bytes:
    """A save file's contents: the line with format and checksum, then JSON."""
    body = saved.model_dump_json(indent=1).encode() + b"\n"
    return b"piratebox save %d sha256:%s\n" % (FORMAT, hashlib.sha256(body).hexdigest().encode()) + body


def decode_save(data: bytes, path: Path) -> SavedGame:
    """The game in a save file's contents.

    Args:
        data: the contents.
        path: named in errors.

    Raises:
        SaveError: damaged, foreign, newer or invalid.
    """
    body = checked_body(data, path)
    try:
        raw = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise SaveError("damaged", path, f"not JSON: {error}") from error
    refuse_newer(raw.get("match") if isinstance(raw, dict) else None, path)
    try:
        saved = SavedGame.model_validate_json(body)
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"]) or "the file"
        raise SaveError("invalid", path, f"{field}: {first['msg']}") from error
    game = GAMES.get(saved.match.game)
    if game is None:
        raise SaveError("invalid", path, f"match.game: no game {saved.match.game!r} in this box")
    if saved.match.seats not in game.seats:
        raise SaveError("invalid", path, f"match.seats: {saved.match.seats}")
    return saved


def checked_body(data: bytes, path: Path) -> bytes:
    """What follows a save file's first line, after its checksum has been verified.

    Raises:
        SaveError: damaged, foreign or newer.
    """
    if not data:
        raise SaveError("damaged", path, "empty")
    header = _HEADER.match(data)
    if header is None:
        begins = data.startswith(b"piratebox save ") or b"piratebox save ".startswith(data)
        raise SaveError("damaged" if begins else "foreign", path, "first line")
    if int(header[1]) > FORMAT:
        raise SaveError("newer", path, f"format {int(header[1])}")
    body = data[header.end() :]
    if hashlib.sha256(body).hexdigest().encode() != header[2]:
        raise SaveError("damaged", path, "checksum")
    return body


def refuse_newer(match: Any, path: Path) -> None:
    """See that a match, as raw JSON data, is not of a newer format or newer rules than ours.

    Raises:
        SaveError: it is (newer).
    """
    if not isinstance(match, dict):
        return
    known = [("format", MATCH_FORMAT)]
    if isinstance(match.get("game"), str) and match["game"] in GAMES:
        known.append(("rules", GAMES[match["game"]].rules))
    for field, newest in known:
        if isinstance(match.get(field), int) and match[field] > newest:
            raise SaveError("newer", path, f"{field} {match[field]}")


def read_bytes(path: Path) -> bytes:
    """A file's contents.

    Raises:
        SaveError: missing, unreadable, or too large to be a save (foreign).
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise SaveError("missing", path) from error
    except (OSError, ValueError) as error:
        raise SaveError("unreadable", path, getattr(error, "strerror", None) or str(error)) from error
    if len(data) > LARGEST:
        raise SaveError("foreign", path, "too large")
    return data


def load_file(path: Path) -> SavedGame:
    """The saved game in any file.

    Raises:
        SaveError: it cannot be read.
    """
    return decode_save(read_bytes(path), path)


class Shelf:
    """All saved and finished games of one folder, which need not exist yet."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = saves_folder() if folder is None else folder
        self._held: dict[str, FileLock] = {}

    def path(self, game_id: str) -> Path:
        """The file of a game, whether or not there is one.

        Raises:
            SaveError: no game can have that id (missing).
        """
        if not _ID.fullmatch(game_id):
            raise SaveError("missing", self.folder / "?.save", repr(game_id))
        return self.folder / f"{game_id}.save"

    def backup_path(self, game_id: str) -> Path:
        """The file of the version before, whether or not there is one."""
        return self.path(game_id).with_suffix(".save.bak")

    def has_backup(self, game_id: str) -> bool:
        """Whether the version before is there."""
        return _ID.fullmatch(game_id) is not None and self.backup_path(game_id).exists()

    def save(self, saved: SavedGame) -> None:
        """Write a game; the version before becomes its backup.

        Raises:
            SaveError: unwritable or locked; or what is there cannot be read, and stays as it is.
        """
        path = self.path(saved.id)
        with self.hold(saved.id), _writing(path):
            if path.exists():
                load_file(path)
            write_safely(path, encode_save(saved), self.backup_path(saved.id))

    def load(self, game_id: str) -> SavedGame:
        """A game by id.

        Raises:
            SaveError: it cannot be read.
        """
        return self._named(game_id, self.path(game_id))

    def load_backup(self, game_id: str) -> SavedGame:
        """The version before the last one.

        Raises:
            SaveError: there is none, or it cannot be read.
        """
        return self._named(game_id, self.backup_path(game_id))

    def restore_backup(self, game_id: str) -> SavedGame:
        """Make the version before the present one; the damaged file is kept, its name ending in ``.damaged``.

        Raises:
            SaveError: there is no readable backup, or the folder is unwritable, or the game is locked.
        """
        path = self.path(game_id)
        saved = self.load_backup(game_id)
        with self.hold(game_id), _writing(path):
            write_safely(path, encode_save(saved), free_name(path, "damaged"))
        return saved

    def resume(self, saved: SavedGame) -> Resumed:
        """The position a game goes on from.

        Raises:
            SaveError: its history does not lead to its position (differs).
        """
        try:
            return resumed(GAMES[saved.match.game], saved)
        except MatchError as error:
            raise SaveError("differs", self.path(saved.id), str(error)) from error

    def list(self) -> tuple[Entry, ...]:
        """The unfinished games, newest first, and every file that has a problem."""
        return tuple(entry for entry in self._entries() if entry.saved is None or not entry.saved.finished)

    def finished(self) -> tuple[Entry, ...]:
        """The finished games, newest first."""
        return tuple(entry for entry in self._entries() if entry.saved is not None and entry.saved.finished)

    def remove(self, game_id: str) -> None:
        """Delete a game and its backup.

        Raises:
            SaveError: missing, locked or unwritable.
        """
        path = self.path(game_id)
        if not path.exists():
            raise SaveError("missing", path)
        with self.hold(game_id), _writing(path):
            path.unlink()
            self.backup_path(game_id).unlink(missing_ok=True)

    @contextlib.contextmanager
    def hold(self, game_id: str) -> Iterator[None]:
        """Keep other processes off a game, as long as it is being played; may be nested.

        Raises:
            SaveError: another process is at it (locked), or no lock file can be made (unwritable).
        """
        path = self.path(game_id)
        if game_id in self._held:
            yield
            return
        with _writing(path):
            try:
                lock = FileLock(path.with_suffix(".lock"))
            except Locked as error:
                raise SaveError("locked", path, f"process {error.process or '?'}") from error
        self._held[game_id] = lock
        try:
            yield
        finally:
            del self._held[game_id]
            lock.release()

    def _named(self, game_id: str, path: Path) -> SavedGame:
        saved = load_file(path)
        if saved.id != game_id:
            raise SaveError("invalid", path, f"id: the file says {saved.id}")
        return saved

    def _entries(self) -> tuple[Entry, ...]:
        entries = []
        for path in self.folder.glob("*.save"):
            with contextlib.suppress(FileNotFoundError):
                entries.append(self._entry(path))
        return tuple(sorted(entries, key=lambda entry: (entry.time, entry.id), reverse=True))

    def _entry(self, path: Path) -> Entry:
        saved = problem = None
        try:
            saved = self._named(path.stem, path)
        except SaveError as error:
            problem = error
        return Entry(path.stem, path, saved, problem, self.has_backup(path.stem), path.stat().st_mtime)


@contextlib.contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Turn the system's refusals into one of ours."""
    try:
        yield
    except OSError as error:
        raise SaveError("unwritable", path, error.strerror or str(error)) from error
