"""The log of a game as a text file."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from rich.cells import cell_len

from piratebox.language import t
from piratebox.table.chronicle import Chronicle
from piratebox.table.players import LETTERS
from piratebox.table.saved_game import SavedGame
from rules import GAMES
from rules.core.events import Event

from . import WORDINGS, teller
from .blurbs import level_name
from .results import result_words

Told = tuple[int, int | None, str]
"""A turn, the seat it is about if any, and a sentence."""


def told(saved: SavedGame, lines: Iterable[tuple[int, Event]]) -> list[Told]:
    """Events in words, without those that need none.

    Args:
        saved: whose game it is.
        lines: turns and events, filtered for whoever will read them.
    """
    sentence = teller(saved.match)
    names = tuple(player.name for player in saved.players)
    words = ((turn, event.seat, sentence(event, names)) for turn, event in lines)
    return [(turn, seat, text) for turn, seat, text in words if text]


def told_whole(saved: SavedGame, story: Chronicle) -> list[Told]:
    """Everything that happened in a finished game, secrets and rewinds of the table included."""
    rewinds = sorted(saved.rewinds, key=lambda rewind: rewind[2])
    lines: list[Told] = []
    for place, moment in enumerate(story.moments):
        while rewinds and rewinds[0][2] < place:
            turn = rewinds.pop(0)[0]
            lines.append((turn, None, t("The table goes back to turn {turn}.", turn=turn)))
        lines += told(saved, [(moment.turn, event) for event in moment.events])
    return lines


def log_text(saved: SavedGame, lines: Sequence[Told], reader: str, story: Chronicle | None = None) -> str:
    """A whole log: who played what and when, every line, and the result if there is one.

    Args:
        saved: whose game it is.
        lines: what happened, in order.
        reader: whose eyes it was written for, in words.
        story: the finished game, for its seed and result; None while it is being played.
    """
    match = saved.match
    rows = [WORDINGS[match.game].title(), ""]
    started = datetime.fromisoformat(saved.started).astimezone()
    when = f"{started:%Y-%m-%d %H:%M}"
    if story is None:
        rows.append(t("begun {when}, not finished", when=when))
    else:
        rows.append(t("played {when}, seed {seed}", when=when, seed=match.seed))
    rows.append(t("options: {options}", options=t(", ").join(options_in_words(saved)) or t("none")))
    for number, player in enumerate(saved.players):
        level = f" ({level_name(player.level)})" if player.level else ""
        rows.append(f"  {LETTERS[number]}  {player.name}{level}")
    rows += [reader, ""]
    last = None
    for turn, _, text in lines:
        label = "" if turn == last else str(turn)
        rows.append(f"{label:>3}  {text}")
        last = turn
    if story is not None:
        rows += ["", t("result"), *result_rows(saved, story)]
    return "\n".join(rows) + "\n"


def options_in_words(saved: SavedGame) -> list[str]:
    """The options that were switched on or set, as they are called at the table; of a file only its name."""
    fields = GAMES[saved.match.game].options.model_fields
    chosen = []
    for key, value in saved.match.options.items():
        field = fields.get(key)
        if field is None or value == field.default:
            continue
        title = t(field.title or key)
        bare = value is True or field.annotation is str
        chosen.append(title if bare else t("{option}: {value}", option=title, value=value))
    return chosen


def result_rows(saved: SavedGame, story: Chronicle) -> list[str]:
    """Places, names and scores with their sources, one line a seat."""
    words, standings = result_words(saved.match.game), story.standings
    width = max(cell_len(player.name) for player in saved.players)
    rows = []
    for seat in sorted(range(story.seats), key=lambda seat: standings.places[seat]):
        name = saved.players[seat].name
        name += " " * (width - cell_len(name))
        parts = t(", ").join(f"{words.source(story, part)} {part.amount}" for part in standings.sources[seat])
        rows.append(f"{standings.places[seat]:>3}  {name}  {words.amount(standings.scores[seat])}: {parts}")
    return rows
