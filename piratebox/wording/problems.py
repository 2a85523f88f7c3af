"""What went wrong with a saved game or a match, in sentences that name the file or the choice."""

from typing import Any

from piratebox.language import sentences, t
from piratebox.table.saves import SaveError
from rules.core.match import MatchError


def save_problem(error: SaveError) -> str:
    """What is wrong with a saved game, in a sentence that names the file."""
    fields = {"path": error.path}
    told = {
        "missing": t("{path}: there is no such saved game.", **fields),
        "unreadable": t("{path}: the file cannot be read.", **fields),
        "damaged": t("{path}: the saved game is damaged.", **fields),
        "foreign": t("{path}: this is not a saved game of piratebox.", **fields),
        "newer": t("{path}: this was saved by a newer piratebox.", **fields),
        "invalid": t("{path}: the saved game holds something impossible.", **fields),
        "differs": t("{path}: the saved game's history does not lead to its position.", **fields),
        "unwritable": t("{path}: the file cannot be written.", **fields),
        "locked": t("{path}: another piratebox is playing this game.", **fields),
    }[error.code]
    return sentences([told, f"({error.detail})" if error.detail else ""])


def match_problem(error: MatchError) -> str:
    """Why a match cannot be replayed, in a sentence that names the choice."""
    reasons: dict[str, Any] = {
        "newer_format": t("the file is of a newer format"),
        "other_game": t("it is another game"),
        "other_rules": t("it was played by other rules and cannot be replayed"),
        "bad_table": t("no such table can be set up"),
        "unknown_choice": t("there is no such choice"),
        "illegal_choice": t("the choice is not allowed"),
        "digest_differs": t("the position is not the one that was recorded"),
        "bad_snapshot": t("the saved position cannot be read"),
    }
    reason = reasons.get(error.code, error.code)
    if error.place:
        told = t("Choice {place}: {reason}.", place=error.place, reason=reason)
    else:
        told = t("Before the first choice: {reason}.", reason=reason)
    return sentences([told, f"({error.detail})" if error.detail else ""])
