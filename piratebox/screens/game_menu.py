"""The menu of a match being played: go back to an earlier turn, export, leave."""

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from piratebox.language import t
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.furniture import Key, draw_banner, draw_footer, draw_frame, draw_rule

from .sheet import Sheet

if TYPE_CHECKING:
    from .game_screen import GameScreen


class GameMenu(Sheet):
    """What can be done with a whole match; opening it changes nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k,shift+tab", "walk(-1)", id="game-menu.up", show=False, priority=True),
        Binding("down,j,tab", "walk(1)", id="game-menu.down", show=False, priority=True),
        Binding("left", "turn(-1)", id="game-menu.earlier", show=False),
        Binding("right", "turn(1)", id="game-menu.later", show=False),
        Binding("enter", "take", id="game-menu.take", show=False),
        Binding("escape,g", "close", id="game-menu.close", show=False),
        *(Binding(str(at + 1), f"direct({at})", id=f"game-menu.{at + 1}", show=False) for at in range(6)),
    ]

    def __init__(self, table: "GameScreen") -> None:
        super().__init__()
        self.table = table
        self.at = 0
        self.sure = False
        self.notice = ""
        starts = table.session.turn_starts()
        self.turns = starts
        self.back = len(starts) - 1

    def _rows(self) -> list[tuple[str, str]]:
        """Each item's words and what it means."""
        turn = self.turns[self.back][0] if self.turns else 0
        if self.turns:
            rewind = t("Rewind the whole table to the start of turn ◂ {turn} ▸", turn=turn)
        else:
            rewind = t("Rewind the whole table")
        return [
            (t("Back to the table"), t("Nothing has changed.")),
            (rewind, self._rewind_words(turn)),
            (t("Export the log"), t("Writes what everybody may know to a text file.")),
            (t("Help"), t("Keys and rules.")),
            (t("Save and go to the menu"), t("Every choice is saved already; the menu resumes the game.")),
            (t("Save and quit"), t("Every choice is saved already; the menu resumes the game.")),
        ]

    def _rewind_words(self, turn: int) -> str:
        if not self.turns:
            return t("There is no earlier turn to go back to.")
        if self.sure:
            return t("Really? Enter again takes everything since turn {turn} back, for all.", turn=turn)
        return t("Left and right choose the turn. For all players, and the log will tell of it.")

    def draw(self, canvas: Canvas) -> None:
        """The items, the focused one as a chip, and what it does."""
        table = self.table
        view = table.session.view(None)
        draw_banner(canvas, table.wording.title().upper(), [t("game menu"), *table.wording.phase(view)])
        bottom = canvas.height - 2
        draw_rule(canvas, 1, 0, canvas.width, t("the whole table"), left="┌", right="┐")
        draw_frame(canvas, 1, bottom)
        canvas.fill(1, 2, canvas.width - 2, bottom - 2, "panel")
        rows = self._rows()
        y = 4
        for number, (words, _) in enumerate(rows):
            label = f"{number + 1}  {words}"
            if number == self.at:
                canvas.chip(3, y, f"{label} ")
            else:
                canvas.put(4, y, str(number + 1), "lantern bold")
                canvas.put(7, y, words, "ink")
            canvas.hit(3, y, canvas.width - 6, 1, f"item:{number}")
            y += 2
        told = self.notice or rows[self.at][1]
        canvas.paragraph(4, y + 1, canvas.width - 8, told, "bad bold" if self.sure else "preview")
        draw_footer(
            canvas,
            [
                Key("enter", t("take")),
                Key("1-6", t("take directly")),
                Key("F2", t("language")),
                Key("esc", t("back to the table")),
            ],
        )

    def action_walk(self, step: int) -> None:
        """Focus another item."""
        self._focus((self.at + step) % len(self._rows()))

    def action_turn(self, step: int) -> None:
        """Choose another turn to go back to."""
        if self.at == 1 and self.turns:
            self.sure = False
            self.back = min(len(self.turns) - 1, max(0, self.back + step))
            self.redraw()

    def action_direct(self, at: int) -> None:
        """Take an item by its digit."""
        if at != self.at:
            self._focus(at)
        self.action_take()

    def _focus(self, at: int) -> None:
        self.at = at
        self.sure = False
        self.notice = ""
        self.redraw()

    def go(self, target: str) -> None:
        """A click focuses an item."""
        self.here = target
        self._focus(int(target.removeprefix("item:")))

    def take(self, target: str) -> None:
        """A second click takes it."""
        self.action_take()

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()

    def action_take(self) -> None:
        """Do what the focused item says."""
        match self.at:
            case 0:
                self.dismiss()
            case 1:
                self._rewind()
            case 2:
                self.notice = self.host.export_log(self.table.session)
                self.redraw()
            case 3:
                self.host.open_help(self.table.session.game.key, self.table.session)
            case 4:
                self.host.open_menu()
            case 5:
                self.host.quit_table()

    def _rewind(self) -> None:
        if not self.turns:
            return
        if not self.sure:
            self.sure = True
            self.redraw()
            return
        place = self.turns[self.back][1]
        self.dismiss()
        self.table.rewind(place)
