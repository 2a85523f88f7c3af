"""Files that hold a match: saved games, and the bare JSON of a match's history."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from piratebox.language import t
from piratebox.table.saves import SavedGame, SaveError, decode_save, read_bytes, refuse_newer
from rules import GAMES
from rules.core.match import Match, MatchError


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


def tell_match_error(error: MatchError) -> str:
    """Why a match cannot be replayed, in a sentence that names the choice."""
    sentences: dict[str, Any] = {
        "newer_format": t("the file is of a newer format"),
        "other_game": t("it is another game"),
        "other_rules": t("it was played by other rules and cannot be replayed"),
        "bad_table": t("no such table can be set up"),
        "unknown_choice": t("there is no such choice"),
        "illegal_choice": t("the choice is not allowed"),
        "digest_differs": t("the position is not the one that was recorded"),
        "bad_snapshot": t("the saved position cannot be read"),
    }
    sentence = sentences.get(error.code, error.code)
    detail = f" ({error.detail})" if error.detail else ""
    if error.place:
        return t("choice {place}: {sentence}{detail}.", place=error.place, sentence=sentence, detail=detail)
    return t("before the first choice: {sentence}{detail}.", sentence=sentence, detail=detail)
