"""After the game: who won, by what, and what to do next."""

from typing import ClassVar

from textual import events
from textual.binding import Binding

from piratebox.language import t
from piratebox.table.chronicle import Chronicle, chronicle, rotated
from piratebox.table.log_file import logs_folder, write_log
from piratebox.table.record import Record
from piratebox.table.saved_game import SavedGame
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.furniture import Key, Seat, draw_footer
from piratebox.widgets.table import draw_log
from piratebox.wording.log_text import log_text, told_whole
from piratebox.wording.results import why_no_replay
from rules import GAMES
from rules.core.match import MatchError

from .after_frame import Answer, Frame, draw_answers
from .menu import seats_of
from .result_layout import draw_result, draw_slide
from .result_page import ResultPage, result_page
from .score_page import draw_score_page, score_rows
from .sheet import Sheet


class ResultScreen(Sheet):
    """The result of a finished game; everything about it is open now."""

    BINDINGS: ClassVar = [
        Binding("right,down,tab", "walk(1)", id="result.next", show=False),
        Binding("left,up,shift+tab", "walk(-1)", id="result.previous", show=False),
        Binding("enter", "take", id="result.take", show=False),
        Binding("escape", "back", id="result.back", show=False),
        Binding("l", "page('log')", id="result.log", show=False),
        Binding("s", "page('score')", id="result.score", show=False),
        Binding("c", "page('side')", id="result.side", show=False),
        Binding("pageup", "scroll(10)", id="result.up", show=False),
        Binding("pagedown", "scroll(-10)", id="result.down", show=False),
        Binding("home", "scroll(9999)", id="result.top", show=False),
        Binding("end", "scroll(-9999)", id="result.end", show=False),
        Binding("question_mark,f1", "help", id="result.help", show=False),
    ]

    def __init__(self, saved: SavedGame, story: Chronicle | None = None, *, to_menu: bool = True) -> None:
        """Show a finished game.

        Args:
            saved: the game.
            story: its chronicle, if it has been read already.
            to_menu: whether Esc leads to the menu, or back to the screen below.
        """
        super().__init__()
        self.saved = saved
        self.story = story
        self.to_menu = to_menu
        self.trouble: MatchError | None = None
        self.record = Record()
        self.focused_answer = 0
        self.covering = ""
        """What lies over the result: ``log``, ``score``, ``side`` or nothing."""
        self.back_rows = 0
        """Rows scrolled back from the end of the log, or on from the top of the score."""
        self.notice = ""
        self.alarm = False

    def on_mount(self) -> None:
        """Read the game and the record."""
        self.record = self.host.record.read()[0]
        if self.story is None:
            try:
                self.story = chronicle(GAMES[self.saved.match.game], self.saved.match)
            except MatchError as error:
                self.trouble = error
                self.focused_answer = 3
        self.redraw()

    # --- drawing --------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The result, with the log or the score over it."""
        frame = Frame(canvas.width, canvas.height, narrow_prompt=3)
        if self.story is None:
            frame.draw(canvas, t("result"), "")
            x, width = frame.inner
            if self.trouble is not None:
                canvas.paragraph(x, frame.board[1] + 1, width, why_no_replay(self.trouble), "bad")
        else:
            page = result_page(self.story, self.saved.players, self.record.names)
            draw_result(canvas, frame, page)
            self._draw_cover(canvas, frame, page, self.story)
        note, paint = self.notice, "bad" if self.alarm else "good"
        answers = self.answers()
        draw_answers(canvas, frame, t("What next?"), answers, self.focused_answer, note, paint)
        draw_footer(canvas, self.keys())

    def _draw_cover(self, canvas: Canvas, frame: Frame, page: ResultPage, story: Chronicle) -> None:
        x, y, width, height = frame.board
        if self.covering == "side" and frame.narrow:
            draw_slide(canvas, frame, page)
        if self.covering not in ("log", "score"):
            return
        canvas.fill(x, y, width, height, "panel")
        inner, room = frame.inner
        if self.covering == "log":
            frame.board_title(canvas, t("log"))
            most = draw_log(canvas, inner - 1, y, room, height, self.log_lines(story), self.back_rows)
            self.back_rows = min(self.back_rows, most)
            return
        frame.board_title(canvas, t("score"))
        rows = score_rows(page, story)
        self.back_rows = max(0, min(self.back_rows, len(rows) - height))
        draw_score_page(canvas, inner, y, room, height, rows, self.back_rows)

    def log_lines(self, story: Chronicle) -> list[tuple[str, Seat | None, str, bool]]:
        """The whole log, as :func:`draw_log` takes it."""
        seats = seats_of(self.saved.players)
        lines = told_whole(self.saved, story)
        return [(str(turn), None if seat is None else seats[seat], text, True) for turn, seat, text in lines]

    def answers(self) -> tuple[Answer, ...]:
        """What can be done next."""
        names = listed_seats([player.name for player in rotated(self.saved.players)])
        return (
            Answer(
                "1",
                t("Rematch"),
                (
                    t(
                        "the same table with rotated seats: {names}; the same options; a new seed.",
                        names=names,
                    ),
                    t("rotated seats: {names}; the same options; a new seed", names=names),
                    t("rotated seats, the same options, a new seed"),
                ),
            ),
            Answer("2", t("Replay"), (t("the game again, choice by choice, open or from one seat's eyes."),)),
            Answer(
                "3",
                t("Export the log"),
                (
                    t("the whole log becomes a text file in {folder}.", folder=logs_folder()),
                    t("the whole log becomes a text file."),
                ),
            ),
            Answer("4", t("Menu"), (t("back to the menu; the game stays on the shelf of replays."),)),
        )

    def keys(self) -> list[Key]:
        """The footer."""
        there = self.story is not None
        back = Key("esc", t("menu") if self.to_menu and not self.covering else t("back"))
        return [
            Key("?", t("help")),
            Key("1", t("rematch")),
            Key("2", t("replay"), there),
            Key("3", t("export"), there),
            Key("l", t("log"), there),
            Key("s", t("score"), there),
            back,
        ]

    # --- doing ----------------------------------------------------------------------------------------------

    def action_walk(self, step: int) -> None:
        """Focus another answer, or scroll what lies over the result."""
        if self.covering in ("log", "score"):
            self.action_scroll(-step)
            return
        self.notice = ""
        self.focused_answer = (self.focused_answer + step) % len(self.answers())
        self.redraw()

    def action_scroll(self, rows: int) -> None:
        """Scroll the log or the score, back (positive) or on."""
        self.back_rows = max(0, self.back_rows + (rows if self.covering == "log" else -rows))
        self.redraw()

    def action_page(self, cover: str) -> None:
        """Lay something over the result, or take it away again."""
        self.covering = "" if self.covering == cover or self.story is None else cover
        self.back_rows = 0
        self.redraw()

    def action_back(self) -> None:
        """Take away what lies over the result, or leave for the menu."""
        if self.covering:
            self.action_page(self.covering)
        elif self.to_menu:
            self.host.open_menu()
        else:
            self.app.pop_screen()

    def action_help(self) -> None:
        """Open the help."""
        self.host.open_help(self.saved.match.game)

    def action_take(self) -> None:
        """Do what is focused."""
        self.choose(self.answers()[self.focused_answer].key)

    def on_key(self, event: events.Key) -> None:
        """The answers' keys."""
        if event.key in ("1", "2", "3", "4"):
            event.stop()
            self.choose(event.key)

    def go(self, target: str) -> None:
        """A click on an answer focuses it."""
        self.notice = ""
        self.focused_answer = int(target.removeprefix("answer:")) - 1
        super().go(target)

    def take(self, target: str) -> None:
        """A second click takes it."""
        self.choose(target.removeprefix("answer:"))

    def choose(self, key: str) -> None:
        """Rematch, replay, export or menu."""
        self.focused_answer = int(key) - 1
        self.notice = ""
        match key:
            case "1":
                self.host.rematch(self.saved)
            case "2" if self.story is not None:
                self.host.open_replay(self.saved)
            case "3" if self.story is not None:
                self.tell(*export(self.saved, self.story))
            case "4":
                self.host.open_menu()
        self.redraw()

    def tell(self, words: str, alarm: bool = False) -> None:
        """Say something in the prompt."""
        self.notice, self.alarm = words, alarm
        self.redraw()


def listed_seats(names: list[str]) -> str:
    """Names in seat order, separated by commas."""
    return t(", ").join(names)


def export(saved: SavedGame, story: Chronicle) -> tuple[str, bool]:
    """Write a finished game's whole log to a file.

    Returns:
        Where it is or why it is not, and whether it went wrong.
    """
    text = log_text(saved, told_whole(saved, story), t("The whole log, with everything open."), story)
    try:
        path = write_log(saved.id, text)
    except OSError as error:
        reason = error.strerror or str(error)
        words = t("The log cannot be written to {folder}: {reason}.", folder=logs_folder(), reason=reason)
        return words, True
    return t("The log is in {path}", path=path), False
