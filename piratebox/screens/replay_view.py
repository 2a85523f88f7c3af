"""What somebody watching a finished game sees of one moment, drawn at every size."""

from dataclasses import dataclass
from typing import Any

from piratebox.language import sentences, t
from piratebox.table.asking import Menu
from piratebox.table.chronicle import Chronicle
from piratebox.table.saved_game import SavedGame
from piratebox.widgets.board import Scene
from piratebox.widgets.canvas import Canvas, fit, wrap
from piratebox.widgets.furniture import Seat, draw_banner, draw_seat
from piratebox.widgets.table import draw_log
from piratebox.wording import WORDINGS
from piratebox.wording.log_text import told
from piratebox.wording.results import result_words
from rules.core.events import Event

from .after_frame import Frame
from .menu import seats_of
from .replay_boards import REPLAY_BOARDS

OPEN = -1
"""The eyes that see everything."""
SLIDE = 36
"""The columns that slide over the right of a narrow board."""

Eyes = int | None
"""Whose eyes one looks through: a seat, None for a stranger at the table, or :data:`OPEN`."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """All that is drawn of one moment; it holds nothing that the eyes may not see."""

    place: int
    last: int
    turn: int
    turns: int
    scene: Scene
    acting: int | None
    """Who chooses next, if that is public."""
    chooser: int | None
    """Who made the choice that led here."""
    happened: tuple[str, ...]
    log: tuple[tuple[str, Seat | None, str, bool], ...]


def lines_for(story: Chronicle, eyes: Eyes, upto: int) -> list[tuple[int, Event]]:
    """The events up to a moment that the eyes may see, with their turns."""
    return story.events(upto=upto) if eyes == OPEN else story.lines(eyes, upto=upto)


def glimpse(saved: SavedGame, story: Chronicle, place: int, eyes: Eyes) -> Glimpse:
    """What the eyes see of a moment.

    With everything open, and for a seat's own choices, the choice that follows is shown as it was made.
    """
    key = saved.match.game
    words, names = result_words(key), tuple(player.name for player in saved.players)
    moment = story.moments[place]
    seats = REPLAY_BOARDS[key].seats(seats_of(saved.players), story.view(place, None))
    decisions = story.game.decisions(moment.position)
    acting = decisions[0].seat if len(decisions) == 1 else None
    if len(decisions) > 1 and place < story.last and eyes in (OPEN, story.moments[place + 1].seat):
        acting = story.moments[place + 1].seat
    decision = next((decision for decision in decisions if decision.seat == acting), None)
    if eyes == OPEN:
        view = words.open_view(story, place)
        private = None if acting is None else story.view(place, acting)
    else:
        view = story.view(place, eyes)
        private = None if eyes is None else view
    seen = told(saved, lines_for(story, eyes, place))
    old = len(told(saved, lines_for(story, eyes, place - 1))) if place else 0
    foresight: Any = None
    targets: tuple[str, ...] = ()
    if decision is not None and acting is not None and place < story.last and eyes in (OPEN, acting):
        choice = story.moments[place + 1].choice
        foresight = REPLAY_BOARDS[key].foresee(story.view(place, None), choice)
        menu = WORDINGS[key].menu(story.view(place, acting), decision, names)
        targets = targets_of(menu, choice) or ()
    return Glimpse(
        place=place,
        last=story.last,
        turn=story.turn_at(place),
        turns=story.turns,
        scene=Scene(
            view=words.on_board(view),
            names=names,
            colours=tuple(seat.colour for seat in seats),
            private=private,
            chosen=targets[:-1],
            focused=targets[-1] if targets else None,
            foresight=foresight,
            history=tuple(event for _, event in story.lines(None, upto=place)),
        ),
        acting=acting,
        chooser=moment.seat,
        happened=tuple(text for _, _, text in seen[old:]),
        log=tuple(
            (str(turn), None if seat is None else seats[seat], text, at >= old)
            for at, (turn, seat, text) in enumerate(seen)
        ),
    )


def targets_of(menu: Menu, choice: Any) -> tuple[str, ...] | None:
    """The board's targets on the way through a menu to a choice; None if it is not there."""
    for item in menu.items:
        own = (item.target,) if item.target else ()
        if item.choice is not None and item.choice == choice:
            return own
        if item.menu is not None and (rest := targets_of(item.menu, choice)) is not None:
            return own + rest
    return None


def eyes_in_words(eyes: Eyes, saved: SavedGame) -> str:
    """Whose eyes one looks through."""
    if eyes == OPEN:
        return t("everything open")
    if eyes is None:
        return t("what everybody knew")
    return t("through {name}'s eyes", name=saved.players[eyes].name)


# --- drawing ----------------------------------------------------------------------------------------------


def draw_replay(
    canvas: Canvas, frame: Frame, saved: SavedGame, seen: Glimpse, eyes: Eyes, *, slide: bool, back: int
) -> int:
    """Banner, frame, board and side; the prompt and the footer are the screen's.

    Args:
        canvas: the whole screen.
        frame: its regions.
        saved: the game.
        seen: the moment as the eyes see it.
        eyes: whose eyes they are.
        slide: in a narrow terminal, whether crews and log lie over the right of the board.
        back: rows scrolled back in the log.

    Returns:
        How far one can scroll back.
    """
    key = saved.match.game
    board, wording = REPLAY_BOARDS[key], WORDINGS[key]
    seats = tuple(board.seats(seats_of(saved.players), seen.scene.view))
    parts = [t("replay"), *wording.phase(seen.scene.view, short=frame.narrow)]
    private = eyes not in (None, OPEN)
    mark = "▾" if private else "▸"
    frame.draw(canvas, board.title(), t("crews"), [("l", t("log"))], f"{mark} {eyes_in_words(eyes, saved)}")
    draw_banner(canvas, wording.title().upper(), parts, seats, seen.acting)
    x, y, width, height = frame.board
    inner = Canvas(min(width, 110), height, ascii=canvas.ascii)
    board.draw(inner, seen.scene)
    canvas.blit(x + (width - inner.width) // 2, y, inner)
    if frame.side:
        return _draw_column(canvas, frame.divider + 1, y, frame.side, height, seen, seats, key)
    if slide:
        canvas.box(frame.width - SLIDE, y, SLIDE, height, "plain", "line2", "panel")
        return _draw_column(
            canvas, frame.width - SLIDE + 1, y + 1, SLIDE - 2, height - 2, seen, seats, key, back
        )
    return 0


def _draw_column(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    height: int,
    seen: Glimpse,
    seats: tuple[Seat, ...],
    key: str,
    back: int = 0,
) -> int:
    """Crews above, log below, as far as there is room."""
    crews = Canvas(width, height, ascii=canvas.ascii)
    after = REPLAY_BOARDS[key].crews(crews, seats, seen.scene.view, seen.acting)
    most = 0
    if height - after >= 5 and width >= 26:
        crews.line(0, after, width)
        crews.put(1, after, " " + t("log") + " ", "ink bold")
        most = draw_log(crews, 0, after + 1, width, height - after - 1, seen.log, back)
    canvas.blit(x, y, crews)
    return most


def draw_moment(canvas: Canvas, frame: Frame, saved: SavedGame, seen: Glimpse, note: str, paint: str) -> None:
    """The prompt: who chose, what happened, and how far the game has got.

    Args:
        canvas: the whole screen.
        frame: its regions.
        saved: the game.
        seen: the moment.
        note: said in place of what happened, if not empty.
        paint: the note's paint.
    """
    x = 1 if frame.narrow else 3 if frame.wide else 2
    end = frame.width - x - 1
    y = frame.low_rule + 1
    rows = frame.prompt_rows - 2
    at = x
    if seen.chooser is not None:
        seats = REPLAY_BOARDS[saved.match.game].seats(seats_of(saved.players), seen.scene.view)
        at = draw_seat(canvas, x, y, seats[seen.chooser], acting=True) + 1
    count = t("choice {place} of {last}", place=seen.place, last=seen.last) if seen.place else t("the deal")
    canvas.put(at, y, count, "ink bold")
    where = t("turn {turn} of {turns}", turn=seen.turn, turns=seen.turns)
    canvas.right(end, y, where, "soft")
    secret = t("A choice in secret; nothing shows yet.") if seen.place else ""
    text = note or sentences(seen.happened) or secret or t("The cards are dealt; the game begins.")
    lines = wrap(text, end - x, hang=2)
    if len(lines) > rows:
        lines[rows - 1] = fit(lines[rows - 1] + "....", end - x - 2)
    for row, line in enumerate(lines[:rows]):
        canvas.put(x + (2 if row else 0), y + 1 + row, line, paint if note else "ink")
    draw_progress(canvas, x, frame.height - 3, end - x, seen)


def draw_progress(canvas: Canvas, x: int, y: int, width: int, seen: Glimpse) -> None:
    """A line from the deal to the end with a knob where one is; every cell can be clicked (``place:n``)."""
    knob = round(seen.place * (width - 1) / max(1, seen.last))
    canvas.line(x, y, width, "line2")
    canvas.line(x, y, knob, "lantern", "━")
    canvas.put(x + knob, y, "█", "lantern")
    for cell in range(width):
        canvas.hit(x + cell, y, 1, 1, f"place:{round(cell * seen.last / max(1, width - 1))}")
