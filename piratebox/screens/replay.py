"""Watching a finished game again: step, play, jump; open, from one seat's eyes, or as a stranger."""

from typing import ClassVar

from textual import events
from textual.binding import Binding
from textual.timer import Timer

from piratebox.language import t
from piratebox.table.chronicle import Chronicle, chronicle
from piratebox.table.saved_game import SavedGame
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.furniture import Key, draw_banner, draw_footer
from piratebox.wording import WORDINGS
from piratebox.wording.results import why_no_replay
from rules import GAMES
from rules.core.match import MatchError

from .after_frame import Frame
from .replay_view import OPEN, Eyes, draw_moment, draw_replay, glimpse
from .result import ResultScreen, export
from .sheet import Sheet

PACES = {"slow": 3.0, "normal": 1.5, "fast": 0.5, "instant": 0.2}
"""Seconds from one choice to the next while the game plays by itself, by the bots' pace."""


class ReplayScreen(Sheet):
    """A finished game, moment by moment. An unfinished one is refused: it would show what is still hidden."""

    BINDINGS: ClassVar = [
        Binding("right", "step(1)", id="replay.next", show=False),
        Binding("left", "step(-1)", id="replay.previous", show=False),
        Binding("pagedown", "turn(1)", id="replay.turn", show=False),
        Binding("pageup", "turn(-1)", id="replay.turn-back", show=False),
        Binding("home", "jump(0)", id="replay.start", show=False),
        Binding("end", "jump(-1)", id="replay.end", show=False),
        Binding("up", "scroll(3)", id="replay.log-up", show=False),
        Binding("down", "scroll(-3)", id="replay.log-down", show=False),
        Binding("space", "play", id="replay.play", show=False),
        Binding("g", "ask_turn", id="replay.go", show=False),
        Binding("o", "look(-1)", id="replay.open", show=False),
        Binding("p", "look_public", id="replay.public", show=False),
        Binding("l", "slide", id="replay.log", show=False),
        Binding("s", "result", id="replay.result", show=False),
        Binding("x", "export", id="replay.export", show=False),
        Binding("enter", "enter", id="replay.enter", show=False),
        Binding("escape", "back", id="replay.back", show=False),
        Binding("question_mark,f1", "help", id="replay.help", show=False),
    ]

    def __init__(self, saved: SavedGame) -> None:
        """Watch a game from its deal on."""
        super().__init__()
        self.saved = saved
        self.story: Chronicle | None = None
        self.trouble: MatchError | None = None
        self.place = 0
        self.eyes: Eyes = OPEN
        self.sliding = False
        self.back_rows = 0
        self.entry: str | None = None
        """The turn number being typed."""
        self.notice = ""
        self.alarm = False
        self._timer: Timer | None = None
        try:
            self.story = chronicle(GAMES[saved.match.game], saved.match)
        except MatchError as error:
            self.trouble = error

    # --- drawing --------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The moment, or why there is none to see."""
        frame = Frame(canvas.width, canvas.height)
        story = self.story
        if story is None:
            self._draw_refusal(canvas, frame)
            return
        seen = glimpse(self.saved, story, self.place, self.eyes)
        most = draw_replay(
            canvas, frame, self.saved, seen, self.eyes, slide=self.sliding, back=self.back_rows
        )
        self.back_rows = min(self.back_rows, most)
        note, paint = self._note(story)
        draw_moment(canvas, frame, self.saved, seen, note, paint)
        draw_footer(canvas, self.keys(frame))

    def _note(self, story: Chronicle) -> tuple[str, str]:
        if self.entry is not None:
            typed = self.entry + "_"
            return t(
                "Go to turn: {typed}  (1 to {turns}, then Enter)", typed=typed, turns=story.turns
            ), "lantern"
        return self.notice, "bad" if self.alarm else "good"

    def _draw_refusal(self, canvas: Canvas, frame: Frame) -> None:
        wording = WORDINGS[self.saved.match.game]
        frame.draw(canvas, t("replay"), "")
        draw_banner(canvas, wording.title().upper(), [t("replay")])
        x, width = frame.inner
        if self.trouble is not None:
            canvas.paragraph(x, frame.board[1] + 1, width, why_no_replay(self.trouble), "bad bold")
        draw_footer(canvas, [Key("esc", t("back"))])

    def keys(self, frame: Frame) -> list[Key]:
        """The footer."""
        letters = f"o a-{'abcdef'[len(self.saved.players) - 1]} p"
        return [
            Key("◂ ▸", t("step")),
            Key("pgdn g", t("turn")),
            Key("space", t("pause") if self._timer else t("play")),
            Key(letters, t("eyes")),
            Key("l", t("log")) if frame.narrow else Key("s", t("result")),
            Key("x", t("export")),
            Key("esc", t("back")),
        ]

    # --- moving in time -------------------------------------------------------------------------------------

    def move_to(self, place: int) -> None:
        """Show another moment."""
        if self.story is not None:
            self.place = max(0, min(place, self.story.last))
            self.notice, self.back_rows = "", 0
            self.redraw()

    def action_step(self, by: int) -> None:
        """A choice on or back; the game stops playing by itself."""
        self.pause()
        self.move_to(self.place + by)

    def action_turn(self, by: int) -> None:
        """To the beginning of the next turn, of this one, or of the one before."""
        self.pause()
        story = self.story
        if story is None:
            return
        turn = story.turn_at(self.place)
        if by < 0:
            self.move_to(story.start_of(turn if self.place > story.start_of(turn) else turn - 1))
        elif turn >= story.turns:
            self.move_to(story.last)
        else:
            self.move_to(story.start_of(turn + 1))

    def action_jump(self, place: int) -> None:
        """To a moment; -1 is the end."""
        self.pause()
        if self.story is not None:
            self.move_to(self.story.last if place < 0 else place)

    def action_play(self) -> None:
        """Play by itself, or stop; without motion, one choice on."""
        if self._timer is not None:
            self.pause()
        elif self.story is None:
            return
        elif not self.host.motion:
            self.move_to(self.place + 1)
            return
        else:
            if self.place == self.story.last:
                self.move_to(0)
            self._timer = self.set_interval(PACES[self.host.settings.bot_pace], self.tick)
        self.redraw()

    def tick(self) -> None:
        """A choice on; stop at the end."""
        self.move_to(self.place + 1)
        if self.story is None or self.place == self.story.last:
            self.pause()
            self.redraw()

    def pause(self) -> None:
        """Stop playing by itself."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_ask_turn(self) -> None:
        """Ask which turn to go to."""
        self.pause()
        if self.story is not None:
            self.entry = ""
            self.redraw()

    def action_enter(self) -> None:
        """Go to the turn that has been typed."""
        if self.entry is not None and self.story is not None:
            typed, self.entry = self.entry, None
            if typed and 1 <= int(typed) <= self.story.turns:
                self.move_to(self.story.start_of(int(typed)))
            elif typed:
                self.tell(
                    t("There is no turn {turn}: this game had {turns}.", turn=typed, turns=self.story.turns),
                    True,
                )
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        """Digits of a turn's number, and the seats' letters."""
        if self.entry is not None:
            if event.key.isdecimal() and len(event.key) == 1 and len(self.entry) < 3:
                self.entry += event.key
            elif event.key == "backspace":
                self.entry = self.entry[:-1]
            else:
                return
            event.stop()
            self.redraw()
            return
        seat = "abcdef".find(event.key)
        if 0 <= seat < len(self.saved.players) and len(event.key) == 1:
            event.stop()
            self.action_look(seat)

    # --- whose eyes -----------------------------------------------------------------------------------------

    def action_look(self, eyes: int) -> None:
        """Look through a seat's eyes, or with everything open."""
        self.eyes = eyes
        self.notice, self.back_rows = "", 0
        self.redraw()

    def action_look_public(self) -> None:
        """Look as a stranger at the table."""
        self.eyes = None
        self.notice, self.back_rows = "", 0
        self.redraw()

    # --- the rest -------------------------------------------------------------------------------------------

    def action_slide(self) -> None:
        """In a narrow terminal: crews and log over the right of the board, or away."""
        self.sliding = not self.sliding
        self.redraw()

    def action_scroll(self, rows: int) -> None:
        """Scroll the log."""
        self.back_rows = max(0, self.back_rows + rows)
        self.redraw()

    def action_result(self) -> None:
        """Show how it ended."""
        self.pause()
        if self.story is not None:
            self.app.push_screen(ResultScreen(self.saved, self.story, to_menu=False))

    def action_export(self) -> None:
        """Write the whole log to a file."""
        if self.story is not None:
            self.tell(*export(self.saved, self.story))

    def action_help(self) -> None:
        """Open the help."""
        self.pause()
        self.host.open_help(self.saved.match.game)

    def action_back(self) -> None:
        """Leave what is open: the question for a turn, the log, the replay."""
        if self.entry is not None:
            self.entry = None
        elif self.sliding:
            self.sliding = False
        else:
            self.pause()
            self.app.pop_screen()
            return
        self.redraw()

    def go(self, target: str) -> None:
        """A click on the progress line goes there."""
        self.pause()
        self.move_to(int(target.removeprefix("place:")))

    def take(self, target: str) -> None:
        """So does a second one."""
        self.go(target)

    def tell(self, words: str, alarm: bool = False) -> None:
        """Say something in the prompt."""
        self.notice, self.alarm = words, alarm
        self.redraw()
