"""Files that hold a match: saved games, and the bare JSON of a match's history."""

import json
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from piratebox.table.saves import SavedGame, SaveError, decode_save, read_bytes, refuse_newer
from rules import GAMES
from rules.core.match import Match


@dataclass(frozen=True, slots=True)
class MatchFile:
    """What a file holds; ``saved`` is None for a bare match."""

    match: Match
    saved: SavedGame | None


def read_match_file(path: Path) -> MatchFile:
    """Read a saved game or a bare match.

    Raises:
        SaveError: it is neither, or cannot be read.
    """
    data = read_bytes(path)
    if not data.lstrip().startswith(b"{"):
        saved = decode_save(data, path)
        return MatchFile(saved.match, saved)
    try:
        raw = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise SaveError("damaged", path, f"not JSON: {error}") from error
    if not isinstance(raw, dict) or "game" not in raw:
        raise SaveError("foreign", path, "JSON, but no match")
    refuse_newer(raw, path)
    try:
        match = Match.model_validate_json(data)
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"])
        raise SaveError("invalid", path, f"{field}: {first['msg']}") from error
    if match.game not in GAMES:
        raise SaveError("invalid", path, f"game: no game {match.game!r} in this box")
    return MatchFile(match, None)
