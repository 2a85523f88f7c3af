"""The log of a match in words, for whoever is looking, and why it cannot be taken back."""

from collections.abc import Sequence
from typing import NamedTuple

from piratebox.language import t
from piratebox.table.session import Session, UndoRefused
from piratebox.widgets.furniture import Seat
from piratebox.wording import teller


class LogLine(NamedTuple):
    """A line of the log: turn, the seat it is about, the sentence, and whether it is news."""

    turn: str
    seat: Seat | None
    sentence: str
    news: bool


def log_lines(
    session: Session, seats: Sequence[Seat], reader: int | None, acting: int | None
) -> list[LogLine]:
    """The log as a reader may see it; news is what happened since the acting seat's last turn.

    Args:
        session: the match.
        seats: every seat as named on screen.
        reader: whose private events are shown too, None for nobody's.
        acting: the seat that is being asked.
    """
    sentence = teller(session.saved.match)
    entries = session.lines(reader)
    own = [entry.turn for entry in entries if entry.event and entry.event.seat == acting]
    newest = session.turn - 2 if acting is None else max(own, default=0)
    lines = []
    for entry in entries:
        seat = None
        if entry.event is None:
            told: str | None = t("The table goes back to turn {turn}.", turn=entry.rewound_to)
        else:
            told = sentence(entry.event, session.names)
            seat = None if entry.event.seat is None else seats[entry.event.seat]
        if told:
            lines.append(LogLine(str(entry.turn), seat, told, entry.turn > newest))
    return lines


def why_no_undo(session: Session, refused: UndoRefused) -> str:
    """Why the last action cannot be taken back."""
    told = teller(session.saved.match)(refused.event, session.names) if refused.event else None
    if told and refused.event and refused.event.audience is None:
        return t("That cannot be taken back, for something was turned up or drawn: {what}", what=told)
    return {
        "nothing": t("Nothing has been done yet that could be taken back."),
        "passed": t("The last action is another player's; the keyboard has been passed."),
        "limited": t("This game was saved under older rules; its history cannot be taken back."),
        "shown": t("It cannot be taken back: something hidden was turned up or drawn."),
    }[refused.code]
