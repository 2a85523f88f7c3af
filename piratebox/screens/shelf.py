"""The shelf: finished games, newest first, to be watched again, exported or thrown away."""

from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.binding import Binding

from piratebox.language import listed, t, tn
from piratebox.table.chronicle import chronicle
from piratebox.table.saved_game import SavedGame
from piratebox.table.saves import Entry, SaveError
from piratebox.widgets.canvas import Canvas, fit, pad, wrap
from piratebox.widgets.furniture import Key, Seat, draw_banner, draw_footer
from piratebox.widgets.glyphs import SEAT_SHAPES
from piratebox.widgets.menu_page import when
from piratebox.wording import WORDINGS
from piratebox.wording.problems import save_problem
from piratebox.wording.results import result_words, why_no_replay
from rules import GAMES
from rules.core.match import MatchError, decode_position
from rules.core.standings import Standings

from .after_frame import Frame
from .menu import seats_of
from .result import ResultScreen, export
from .sheet import Sheet


@dataclass(frozen=True, slots=True)
class ShelfRow:
    """A finished game as a line of the list; ``standings`` is None if its end cannot be read."""

    saved: SavedGame
    seats: tuple[Seat, ...]
    standings: Standings | None


def shelf_row(saved: SavedGame) -> ShelfRow:
    """A finished game's line, from its last position."""
    game = GAMES[saved.match.game]
    try:
        standings = game.standings(decode_position(game, saved.snapshot))
    except MatchError:
        standings = None
    return ShelfRow(saved, seats_of(saved.players), standings)


class ShelfScreen(Sheet):
    """All finished games, and the files that cannot be read."""

    BINDINGS: ClassVar = [
        Binding("down,j", "step(1)", id="shelf.down", show=False),
        Binding("up,k", "step(-1)", id="shelf.up", show=False),
        Binding("pagedown", "step(10)", id="shelf.page-down", show=False),
        Binding("pageup", "step(-10)", id="shelf.page-up", show=False),
        Binding("home", "step(-99999)", id="shelf.first", show=False),
        Binding("end", "step(99999)", id="shelf.last", show=False),
        Binding("enter", "replay", id="shelf.replay", show=False),
        Binding("s", "result", id="shelf.result", show=False),
        Binding("x", "export", id="shelf.export", show=False),
        Binding("d,delete", "ask_delete", id="shelf.delete", show=False),
        Binding("y", "delete", id="shelf.confirm", show=False),
        Binding("question_mark,f1", "help", id="shelf.help", show=False),
        Binding("escape", "back", id="shelf.back", show=False),
    ]

    def __init__(self) -> None:
        """An empty shelf until it is mounted."""
        super().__init__()
        self.rows: list[ShelfRow] = []
        self.broken: list[Entry] = []
        self.at = 0
        self.top = 0
        self.deleting = False
        self.notice = ""
        self.alarm = False

    def on_mount(self) -> None:
        """Read the shelf."""
        self.reload()

    def on_screen_resume(self, _event: events.ScreenResume) -> None:
        """Back from a replay: games may have come or gone."""
        self.reload()

    def reload(self) -> None:
        """Read the shelf again."""
        self.rows = [shelf_row(entry.saved) for entry in self.host.shelf.finished() if entry.saved]
        self.broken = [entry for entry in self.host.shelf.list() if entry.problem is not None]
        self.at = max(0, min(self.at, len(self.rows) - 1))
        self.redraw()

    @property
    def focused_row(self) -> ShelfRow | None:
        """The game that is focused."""
        return self.rows[self.at] if self.rows else None

    # --- drawing --------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The list, the files that cannot be read, and the focused game's result."""
        frame = Frame(canvas.width, canvas.height, whole=True)
        frame.draw(canvas, t("replays"), "")
        draw_banner(canvas, t("PIRATEBOX"), [t("replays"), tn("{n} game", "{n} games", len(self.rows))])
        _, top, _, height = frame.board
        x, width = frame.inner
        gap = 1 if frame.wide else 0
        room = height - 2 * gap - self._draw_broken(canvas, frame)
        self.top = max(0, min(self.top, self.at, max(0, len(self.rows) - room)))
        self.top = max(self.top, self.at - room + 1)
        if not self.rows:
            words = t("No finished games yet. Every game that is played to its end comes to stand here.")
            canvas.paragraph(x, top + gap, width, words, "soft")
        for number, row in enumerate(self.rows[self.top : self.top + room], start=self.top):
            y = top + gap + number - self.top
            draw_row(canvas, x, y, width, row, focused=number == self.at)
            canvas.hit(x, y, width, 1, f"game:{number}")
        self._draw_prompt(canvas, frame)
        there = self.focused_row is not None
        draw_footer(
            canvas,
            [
                Key("?", t("help")),
                Key("enter", t("replay"), there),
                Key("s", t("result"), there),
                Key("x", t("export"), there),
                Key("d", t("delete"), there),
                Key("esc", t("back")),
            ],
        )

    def _draw_broken(self, canvas: Canvas, frame: Frame) -> int:
        """What is wrong with files that cannot be read, at the bottom of the list; returns the rows used."""
        if not self.broken:
            return 0
        x, width = frame.inner
        rows: list[str] = []
        for entry in self.broken[:3]:
            assert entry.problem is not None
            rows += wrap(save_problem(entry.problem), width, hang=2)[:3]
        y = frame.low_rule - len(rows) - 1
        frame.board_rule(canvas, y, t("cannot be read"))
        for row in rows:
            y += 1
            canvas.put(x, y, row, "bad")
        return len(rows) + 1

    def _draw_prompt(self, canvas: Canvas, frame: Frame) -> None:
        x = 1 if frame.narrow else 3 if frame.wide else 2
        room, y, rows = frame.width - x - 2, frame.low_rule + 1, frame.prompt_rows
        row = self.focused_row
        if self.notice:
            canvas.paragraph(x, y, room, self.notice, "bad bold" if self.alarm else "good", rows=rows)
        elif row is None:
            return
        elif self.deleting:
            canvas.put(x, y, t("Throw this game away for good?"), "bad bold")
            end = canvas.put(x, y + 1, "y", "lantern bold")
            end = canvas.put(end + 1, y + 1, t("yes"), "ink") + 3
            end = canvas.put(end, y + 1, "esc", "lantern bold")
            canvas.put(end + 1, y + 1, t("no, keep it"), "ink")
        elif row.standings is not None:
            draw_places(canvas, x, y, room, rows, row)
        else:
            canvas.paragraph(x, y, room, t("How this game ended cannot be read any more."), "soft")

    # --- keys -----------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        self.notice, self.deleting = "", False

    def action_step(self, by: int) -> None:
        """Focus another game."""
        self._settle()
        self.at = max(0, min(self.at + by, len(self.rows) - 1))
        self.redraw()

    def _told(self, row: ShelfRow) -> bool:
        """Whether a game can be told again; says why not."""
        try:
            chronicle(GAMES[row.saved.match.game], row.saved.match)
        except MatchError as error:
            self.tell(why_no_replay(error), alarm=True)
            return False
        return True

    def action_replay(self) -> None:
        """Watch the focused game."""
        self._settle()
        if (row := self.focused_row) is not None and self._told(row):
            self.host.open_replay(row.saved)

    def action_result(self) -> None:
        """Show the focused game's result."""
        self._settle()
        if (row := self.focused_row) is not None and self._told(row):
            self.app.push_screen(ResultScreen(row.saved, to_menu=False))

    def action_export(self) -> None:
        """Write the focused game's log to a file."""
        self._settle()
        if (row := self.focused_row) is not None and self._told(row):
            story = chronicle(GAMES[row.saved.match.game], row.saved.match)
            self.tell(*export(row.saved, story))

    def action_ask_delete(self) -> None:
        """Ask whether the focused game shall go."""
        self._settle()
        self.deleting = self.focused_row is not None
        self.redraw()

    def action_delete(self) -> None:
        """Delete the focused game, once asked."""
        row = self.focused_row
        if not self.deleting or row is None:
            return
        self._settle()
        try:
            self.host.shelf.remove(row.saved.id)
        except SaveError as error:
            self.tell(save_problem(error), alarm=True)
            return
        self.reload()

    def action_help(self) -> None:
        """Open the help."""
        row = self.focused_row
        self.host.open_help(None if row is None else row.saved.match.game)

    def action_back(self) -> None:
        """Keep the game, or leave."""
        if self.deleting:
            self._settle()
            self.redraw()
        else:
            self.app.pop_screen()

    def go(self, target: str) -> None:
        """A click focuses a game."""
        self._settle()
        self.at = int(target.removeprefix("game:"))
        super().go(target)

    def take(self, target: str) -> None:
        """A second click watches it."""
        self.action_replay()

    def tell(self, words: str, alarm: bool = False) -> None:
        """Say something in the prompt."""
        self.notice, self.alarm = words, alarm
        self.redraw()


# --- a row ------------------------------------------------------------------------------------------------


def draw_row(canvas: Canvas, x: int, y: int, width: int, row: ShelfRow, *, focused: bool) -> None:
    """One game: its name, when it ended, who played, who won."""
    saved = row.saved
    title = pad(WORDINGS[saved.match.game].title(), 17)
    if focused:
        canvas.fill(x - 1, y, width + 1, 1, "raised")
        canvas.chip(x - 1, y, title)
    else:
        canvas.put(x, y, title, "ink")
    moment = datetime.fromisoformat(saved.updated).astimezone().replace(tzinfo=None)
    canvas.put(x + 19, y, when(moment, datetime.now(), long=False), "soft")
    won = _winners(row)
    end = x + width - (cell_len(won) if width >= 96 else 0) - 2
    at = x + 31
    each = max(4, (end - at - 3) // len(row.seats) - 1)
    for seat in row.seats:
        first = row.standings is not None and seat.number in row.standings.winners
        name = f"{SEAT_SHAPES[seat.number]} {fit(seat.name, each - 2)}"
        at = canvas.put(at, y, name, f"{seat.colour} bold" if first else seat.colour) + 1
        if first and row.standings is not None:
            at = canvas.put(at, y, str(row.standings.scores[seat.number]), "gold bold") + 1
    if width >= 96:
        canvas.right(x + width - 1, y, won, "soft")


def _winners(row: ShelfRow) -> str:
    if row.standings is None:
        return ""
    names = [row.seats[seat].name for seat in row.standings.winners]
    score = max(row.standings.scores)
    amount = result_words(row.saved.match.game).amount(score)
    return t("{name} won with {amount}", name=listed(names), amount=amount)


def draw_places(canvas: Canvas, x: int, y: int, width: int, rows: int, row: ShelfRow) -> None:
    """The final places of a game, the winner first."""
    assert row.standings is not None
    words = result_words(row.saved.match.game)
    order = sorted(row.seats, key=lambda seat: row.standings.places[seat.number] if row.standings else 0)
    label = max(cell_len(seat.label) for seat in order)
    amounts = {seat: words.amount(row.standings.scores[seat.number]) for seat in order}
    amount = max(cell_len(text) for text in amounts.values())
    for number, seat in enumerate(order):
        line, column = number % rows, number // rows
        at = x + column * (label + amount + 8)
        canvas.put(at, y + line, str(row.standings.places[seat.number]), "faint")
        canvas.put(at + 2, y + line, seat.label, f"{seat.colour} bold")
        canvas.right(at + label + amount + 4, y + line, amounts[seat], "soft")
    seed = t("seed {seed}", seed=row.saved.match.seed)
    canvas.right(x + width, y, seed, "faint")
