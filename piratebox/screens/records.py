"""Names and records: what everybody has played, won and scored; names can be changed or forgotten."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.cells import cell_len
from textual.binding import Binding
from textual.geometry import Offset
from textual.widgets import Input

from piratebox.language import t, tn
from piratebox.table.locks import Locked
from piratebox.table.players import NAME_CELLS, NameProblem, clean_name
from piratebox.table.record import Record, Tally
from piratebox.table.record_names import forget, rename
from piratebox.widgets.canvas import Canvas, fit
from piratebox.widgets.furniture import Key, draw_banner, draw_footer
from piratebox.wording import WORDINGS
from rules import GAMES

from .after_frame import Frame
from .sheet import Sheet


@dataclass(frozen=True, slots=True)
class RecordLine:
    """A name's record in one game; ``first`` marks the name's first line."""

    name: str
    game: str
    tally: Tally
    first: bool


def record_lines(record: Record) -> list[RecordLine]:
    """Every name and game, whoever has won most first, games in the box's order."""
    names = sorted(
        record.names.items(),
        key=lambda item: (-sum(tally.won for tally in item[1].values()), item[0].casefold()),
    )
    lines = []
    for name, games in names:
        known = [key for key in GAMES if key in games]
        lines += [RecordLine(name, key, games[key], number == 0) for number, key in enumerate(known)]
    return lines


class NameField(Input):
    """Where the new name is typed."""

    DEFAULT_CSS = """
    NameField, NameField:focus {
        layer: over; position: absolute; width: 20; height: 1; border: none; padding: 0;
        background: $raised; color: $ink; text-style: bold underline; display: none;
    }
    NameField.-open { display: block; }
    .-tiny NameField, .-short NameField { display: none; }
    """


class RecordsScreen(Sheet):
    """The local record."""

    HORIZONTAL_BREAKPOINTS = [(0, "-tiny"), (80, "-roomy")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (24, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar = [
        Binding("down,j", "step(1)", id="records.down", show=False),
        Binding("up,k", "step(-1)", id="records.up", show=False),
        Binding("home", "step(-99999)", id="records.first", show=False),
        Binding("end", "step(99999)", id="records.last", show=False),
        Binding("r,enter", "rename", id="records.rename", show=False),
        Binding("d,delete", "ask_forget", id="records.forget", show=False),
        Binding("y", "forget", id="records.confirm", show=False),
        Binding("question_mark,f1", "help", id="records.help", show=False),
        Binding("escape", "back", id="records.back", show=False),
    ]

    def __init__(self) -> None:
        """An empty record until it is mounted."""
        super().__init__()
        self.record = Record()
        self.problem: str | None = None
        self.lines: list[RecordLine] = []
        self.at = 0
        self.asking = ""
        """``rename`` or ``forget`` while that is being asked."""
        self.notice = ""
        self.alarm = False

    def over(self) -> Iterator[Any]:
        """The field for a new name."""
        yield NameField(id="name", compact=True)

    def on_mount(self) -> None:
        """Read the record."""
        self.set_focus(None)
        self.reload()

    def reload(self) -> None:
        """Read the record again."""
        self.record, self.problem = self.host.record.read()
        self.lines = record_lines(self.record)
        self.at = max(0, min(self.at, len(self.lines) - 1))
        self.redraw()

    @property
    def chosen(self) -> str | None:
        """The name that is focused."""
        return self.lines[self.at].name if self.lines else None

    # --- drawing --------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The table of names and games."""
        frame = Frame(canvas.width, canvas.height, whole=True)
        frame.draw(canvas, t("names and records"), "")
        count = len(self.record.names)
        draw_banner(canvas, t("PIRATEBOX"), [t("names and records"), tn("{n} sailor", "{n} sailors", count)])
        _, top, _, height = frame.board
        x, width = frame.inner
        gap = 1 if frame.wide else 0
        if self.problem is not None:
            words = t(
                "The record {path} cannot be read: {reason}. It is put aside when the next game ends.",
                path=self.host.record.path,
                reason=self.problem,
            )
            canvas.paragraph(x, top + gap, width, words, "bad")
        elif not self.lines:
            words = t("Nobody has finished a game yet. Computer players are not counted.")
            canvas.paragraph(x, top + gap, width, words, "soft")
        else:
            self._draw_table(canvas, x, top + gap, min(width, 86), height - 2 * gap)
        self._draw_prompt(canvas, frame)
        there = self.chosen is not None
        draw_footer(
            canvas,
            [
                Key("?", t("help")),
                Key("r", t("rename"), there),
                Key("d", t("forget"), there),
                Key("esc", t("back")),
            ],
        )

    def _draw_table(self, canvas: Canvas, x: int, y: int, width: int, rows: int) -> None:
        name_x, game_x, columns = x, x + 20, (x + 44, x + 53, x + 62, x + 71)
        canvas.put(name_x, y, t("name"), "faint")
        canvas.put(game_x, y, t("game"), "faint")
        for column, head in zip(columns, (t("played"), t("won"), t("share"), t("best")), strict=True):
            canvas.right(column + 6, y, head, "faint")
        room = rows - 1
        top = max(0, min(self.at - room // 2, len(self.lines) - room))
        for number, line in enumerate(self.lines[top : top + room], start=top):
            y += 1
            focused = number == self.at
            if focused:
                canvas.fill(x - 1, y, width + 1, 1, "raised")
            if focused:
                canvas.chip(name_x - 1, y, fit(line.name, 18))
            elif line.first or number == top:
                canvas.put(name_x, y, fit(line.name, 18), "ink bold")
            canvas.put(game_x, y, fit(WORDINGS[line.game].title(), 22), "soft")
            tally = line.tally
            share = f"{round(100 * tally.won / tally.played)}%" if tally.played else "-"
            cells = (str(tally.played), str(tally.won), share, str(tally.best))
            for column, cell in zip(columns, cells, strict=True):
                canvas.right(column + 6, y, cell, "gold bold" if column == columns[3] else "ink")
            canvas.hit(x, y, width, 1, f"line:{number}")

    def _draw_prompt(self, canvas: Canvas, frame: Frame) -> None:
        x = 1 if frame.narrow else 3 if frame.wide else 2
        y, room = frame.low_rule + 1, frame.width - x - 2
        if self.notice:
            canvas.paragraph(x, y + 1, room, self.notice, "bad bold" if self.alarm else "good", rows=2)
        if self.asking == "rename" and self.chosen is not None:
            end = canvas.put(x, y, t("New name for {name}:", name=self.chosen), "ink bold") + 1
            self.call_later(self._lay_field, end, y)
            if not self.notice:
                words = t(
                    "Enter keeps it; a name that is there already takes over these games. Esc: no change."
                )
                canvas.paragraph(x, y + 1, room, words, "soft", rows=2)
        elif self.asking == "forget" and self.chosen is not None:
            words = t("Forget {name} and everything {name} has played?", name=self.chosen)
            canvas.put(x, y, words, "bad bold")
            end = canvas.put(x, y + 1, "y", "lantern bold")
            end = canvas.put(end + 1, y + 1, t("yes"), "ink") + 3
            end = canvas.put(end, y + 1, "esc", "lantern bold")
            canvas.put(end + 1, y + 1, t("no, keep it"), "ink")
        elif not self.notice and self.lines:
            words = t("Every finished game counts once for its humans; a shared victory counts for each.")
            canvas.paragraph(x, y, room, words, "soft", rows=2)

    # --- the name field -------------------------------------------------------------------------------------

    def _lay_field(self, x: int, y: int) -> None:
        field = self.query_one(NameField)
        if self.asking == "rename":
            field.styles.offset = Offset(x, y)
            field.styles.width = max(NAME_CELLS + 2, cell_len(field.value) + 1)
            field.add_class("-open")
            if self.focused is not field:
                self.set_focus(field)

    def _close_field(self) -> None:
        field = self.query_one(NameField)
        field.remove_class("-open")
        field.value = ""
        self.set_focus(None)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Enter: the name is changed, if it can be used."""
        message.stop()
        old = self.chosen
        if self.asking != "rename" or old is None:
            return
        try:
            new = clean_name(message.value)
        except NameProblem as error:
            if error.code == "empty":
                self.tell(t("A name needs something that can be seen."), alarm=True)
            else:
                self.tell(t("That name is too long: at most {n} columns.", n=NAME_CELLS), alarm=True)
            return
        self._done()
        if new != old and self._try(lambda: rename(self.host.record, old, new)):
            self.at = next((at for at, line in enumerate(self.lines) if line.name == new), 0)
            self.tell(t("{old} is now called {new}.", old=old, new=new))

    def _try(self, change: Any) -> bool:
        """Change the record; says why if it cannot be done."""
        try:
            change()
        except Locked:
            self.tell(t("Another piratebox is writing the record; try again."), alarm=True)
            return False
        except OSError as error:
            path, reason = self.host.record.path, error.strerror or str(error)
            self.tell(t("{path} cannot be written: {reason}.", path=path, reason=reason), alarm=True)
            return False
        except KeyError:
            self.tell(t("That name has gone from the record."), alarm=True)
        self.reload()
        return True

    # --- keys -----------------------------------------------------------------------------------------------

    def _done(self) -> None:
        self.asking = self.notice = ""
        self._close_field()

    def action_step(self, by: int) -> None:
        """Focus another line."""
        self._done()
        self.at = max(0, min(self.at + by, len(self.lines) - 1))
        self.redraw()

    def action_rename(self) -> None:
        """Ask for a new name."""
        if self.chosen is not None:
            self._done()
            self.asking = "rename"
            self.query_one(NameField).value = self.chosen
            self.redraw()

    def action_ask_forget(self) -> None:
        """Ask whether a name shall be forgotten."""
        if self.chosen is not None:
            self._done()
            self.asking = "forget"
            self.redraw()

    def action_forget(self) -> None:
        """Forget it, once asked."""
        name = self.chosen
        if self.asking != "forget" or name is None:
            return
        self._done()
        if self._try(lambda: forget(self.host.record, name)):
            self.tell(t("{name} is forgotten.", name=name))

    def action_help(self) -> None:
        """Open the help."""
        self.host.open_help(None)

    def action_back(self) -> None:
        """Leave the question, or the screen."""
        if self.asking:
            self._done()
            self.redraw()
        else:
            self.app.pop_screen()

    def go(self, target: str) -> None:
        """A click focuses a line."""
        self._done()
        self.at = int(target.removeprefix("line:"))
        super().go(target)

    def take(self, target: str) -> None:
        """A second click renames."""
        self.action_rename()

    def tell(self, words: str, alarm: bool = False) -> None:
        """Say something in the prompt."""
        self.notice, self.alarm = words, alarm
        self.redraw()
