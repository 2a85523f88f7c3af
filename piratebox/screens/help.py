"""Help: the keys, the rules of the game, a search, and every card."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType

from piratebox.language import t
from piratebox.table.session import Session
from piratebox.widgets.canvas import Canvas, Hit
from piratebox.widgets.furniture import Key, Seat, draw_banner, draw_footer
from piratebox.widgets.help_frame import Window, draw_narrow, draw_text, draw_wide, is_wide, window
from piratebox.widgets.help_reader import HelpReader
from piratebox.widgets.inspect_panel import draw_inspection
from piratebox.wording import WORDINGS, pages
from piratebox.wording.contents import INSPECTIONS
from rules import GAMES

from .sheet import Sheet


class HelpScreen(Sheet):
    """Pages of help over a table that waits, or without a table.

    It knows no more of the match than a stranger at the table.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,j", "step(1)", id="help.down", show=False),
        Binding("up,k", "step(-1)", id="help.up", show=False),
        Binding("pagedown,space", "leaf(1)", id="help.page-down", show=False),
        Binding("pageup", "leaf(-1)", id="help.page-up", show=False),
        Binding("home", "edge(-1)", id="help.home", show=False),
        Binding("end", "edge(1)", id="help.end", show=False),
        Binding("right,tab", "turn(1)", id="help.next", show=False),
        Binding("left,shift+tab", "turn(-1)", id="help.previous", show=False),
        Binding("slash", "find", id="help.find", show=False),
        Binding("n", "again(1)", id="help.again", show=False),
        Binding("N", "again(-1)", id="help.again-back", show=False),
        Binding("i,enter", "inspect", id="help.inspect", show=False),
        Binding("escape,question_mark", "back", id="help.back", show=False),
    ]

    def __init__(self, game_key: str | None = None, session: Session | None = None) -> None:
        super().__init__()
        self.game_key = game_key or next(iter(GAMES))
        self._view = None if session is None else session.view(None)
        self._names = () if session is None else session.names
        players = [] if session is None else session.players
        self._seats = tuple(Seat(number, one.name, one.colour) for number, one in enumerate(players))
        decisions = () if session is None else session.decisions()
        self._now = decisions[0].kind if decisions else None
        self._acting = decisions[0].seat if len(decisions) == 1 else None
        self.reader = HelpReader(lambda: pages(self.game_key, self._now))
        self.typing = False
        """Whether keys go into the search."""
        self.inspecting = False

    def relabel(self) -> None:
        """Word everything again; page and place stay."""
        self.reader.relabel()
        super().relabel()

    # --- drawing --------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The whole screen."""
        wide = is_wide(canvas)
        place = window(canvas)
        self.reader.resize(place.width, place.rows)
        parts = [t("help"), t("the game waits")] if wide and self._now is not None else [t("help")]
        draw_banner(canvas, WORDINGS[self.game_key].title().upper(), parts, self._seats, self._acting)
        canvas.fill(0, 1, canvas.width, canvas.height - 2, "panel")
        if wide:
            draw_wide(canvas, self.reader, self._waits(), game=self.game_key, typing=self.typing)
        else:
            draw_narrow(canvas, self.reader, self._waits_briefly(), typing=self.typing)
        draw_text(canvas, self.reader, place)
        draw_footer(canvas, self._keys(wide=wide))
        if self.inspecting:
            self._draw_inspection(canvas, place)

    def _waits(self) -> str:
        """Who is still to act, in the margin."""
        if self._view is None:
            return t("Opening this changes nothing.")
        if self._now is None:
            return t("The game is over. Nothing changes any more.")
        if self._acting is None:
            return t("Opening this changes nothing. All secrets are folded while the players choose.")
        return t(
            "Opening this changes nothing. {name} is still to act, and all secrets are folded.",
            name=self._names[self._acting],
        )

    def _waits_briefly(self) -> str:
        """Who is still to act, in a rule."""
        if self._view is None:
            return ""
        if self._now is None:
            return t("The game is over.")
        if self._acting is None:
            return t("The game waits. All secrets are folded.")
        return t("The game waits: {name} is to act. Secrets are folded.", name=self._names[self._acting])

    def _keys(self, *, wide: bool) -> list[Key]:
        """The footer."""
        if self.typing:
            return [Key("enter", t("find")), Key("esc", t("stop searching"))]
        if self.inspecting:
            return [Key("up down", t("another card")), Key("f2", t("language")), Key("esc", t("close"))]
        back = t("back to the table") if wide and self._view is not None else t("back")
        return [
            Key(f"1-{len(self.reader.pages)}", t("page")),
            Key("up down", t("scroll")),
            Key("/", t("find")),
            *([Key("n", t("next"))] if self.reader.needle else []),
            Key("i", t("inspect"), bool(self.reader.targets())),
            Key("f2", t("language")),
            Key("esc", back),
        ]

    def _draw_inspection(self, canvas: Canvas, place: Window) -> None:
        """The panel over the page, joined to its row."""
        here = self.reader.here
        shown = INSPECTIONS[self.game_key](self._view, here, self._names) if here else None
        if shown is None:
            return
        rows = [place.y + at for at, line in enumerate(self.reader.in_window()) if line.target == here]
        anchor = Hit(place.x - 1, rows[0], place.width + 1, len(rows), shown.target) if rows else None
        draw_inspection(canvas, shown, anchor, Hit(place.x, place.y, place.width, place.rows, ""))

    # --- going through the pages ----------------------------------------------------------------------------

    def show_page(self, number: int) -> None:
        """Open a page."""
        self.inspecting = False
        self.reader.show_page(number)
        self.redraw()

    def action_step(self, way: int) -> None:
        """The next component row, or a line on."""
        if self.inspecting:
            self.reader.walk(way)
        else:
            self.reader.step(way)
        self.redraw()

    def scroll_lines(self, lines: int) -> None:
        """Scroll the page."""
        if not self.inspecting:
            self.reader.scroll(lines)
            self.redraw()

    def action_leaf(self, way: int) -> None:
        """A screenful on or back."""
        self.scroll_lines(way * max(1, self.reader.rows - 2))

    def action_edge(self, way: int) -> None:
        """To the page's end or top."""
        self.scroll_lines(way * len(self.reader.lines()))

    def action_turn(self, way: int) -> None:
        """The next page; over a panel, the next card."""
        if self.inspecting:
            self.action_step(way)
        else:
            self.show_page((self.reader.number + way) % len(self.reader.pages))

    def action_inspect(self) -> None:
        """Show all about the focused row, or close that again."""
        self.reader.focus_in_sight()
        self.inspecting = self.reader.here is not None and not self.inspecting
        self.redraw()

    def action_back(self) -> None:
        """Close the panel, or go back to the table."""
        if self.inspecting:
            self.inspecting = False
            self.redraw()
        else:
            self.dismiss()

    # --- searching ------------------------------------------------------------------------------------------

    def action_find(self) -> None:
        """Begin a search."""
        self.inspecting = False
        self.typing = True
        self.reader.begin_search()
        self.redraw()

    def action_again(self, way: int) -> None:
        """The next or the previous place found."""
        self.inspecting = False
        self.reader.again(way)
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        """What is typed into a search, and the digits of the pages."""
        if self.typing:
            self._type(event)
        elif event.character is not None and event.character.isdecimal():
            event.stop()
            self.show_page(int(event.character) - 1)

    def _type(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        needle = self.reader.needle
        if event.key == "enter":
            self.typing = False
        elif event.key == "escape":
            self.typing = False
            self.reader.begin_search()
        elif event.key == "backspace":
            self.reader.search(needle[:-1])
        elif event.character is not None and event.is_printable:
            self.reader.search(needle + event.character)
        self.redraw()

    def on_paste(self, event: events.Paste) -> None:
        """Search for pasted text."""
        if self.typing:
            event.stop()
            self.reader.search(self.reader.needle + " ".join(event.text.split()))
            self.redraw()

    # --- the mouse ------------------------------------------------------------------------------------------

    def on_mouse_scroll_down(self, _event: events.MouseScrollDown) -> None:
        """Scroll on."""
        self.scroll_lines(3)

    def on_mouse_scroll_up(self, _event: events.MouseScrollUp) -> None:
        """Scroll back."""
        self.scroll_lines(-3)

    def go(self, target: str) -> None:
        """Open a page, or focus a component row."""
        if target.startswith("page:"):
            self.show_page(int(target[len("page:") :]))
        elif target != "inspection":
            self.inspecting = False
            self.reader.here = target
            super().go(target)

    def take(self, target: str) -> None:
        """Inspect the row that was clicked again."""
        if target.startswith("page:"):
            self.go(target)
        elif target != "inspection":
            self.reader.here = target
            self.action_inspect()
