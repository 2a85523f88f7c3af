"""What went wrong with a saved game or a match, in sentences that name the file or the choice."""

from typing import Any

from piratebox.language import t
from piratebox.table.saves import SaveError
from rules.core.match import MatchError


def save_problem(error: SaveError) -> str:
    """What is wrong with a saved game, in a sentence that names the file."""
    sentences = {
        "missing": t("There is no such saved game"),
        "unreadable": t("The file cannot be read"),
        "damaged": t("The saved game is damaged"),
        "foreign": t("This is not a saved game of piratebox"),
        "newer": t("This was saved by a newer piratebox"),
        "invalid": t("The saved game holds something impossible"),
        "differs": t("The saved game's history does not lead to its position"),
        "unwritable": t("The file cannot be written"),
        "locked": t("Another piratebox is playing this game"),
    }
    detail = f" ({error.detail})" if error.detail else ""
    return f"{error.path}: {sentences[error.code]}{detail}."


def match_problem(error: MatchError) -> str:
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
