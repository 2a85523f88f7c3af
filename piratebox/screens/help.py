"""Help: the keys, the rules of the game, a search, and every card."""

from typing import ClassVar

from rich.cells import cell_len
from textual import events
from textual.binding import Binding, BindingType

from piratebox.language import t, tn
from piratebox.table.session import Session
from piratebox.widgets.canvas import Canvas, Hit, fit
from piratebox.widgets.furniture import Key, Seat, draw_banner, draw_footer, draw_frame, draw_rule
from piratebox.widgets.help_lines import Line, draw_line, entries, lay_out
from piratebox.widgets.inspect_panel import draw_inspection
from piratebox.wording import WORDINGS, pages
from piratebox.wording.contents import INSPECTIONS
from piratebox.wording.help_page import HelpPage
from piratebox.wording.keys import table_keys
from rules import GAMES

from .sheet import Sheet

SIDE = 27
"""Cells between the frame and the page, for the contents."""
WIDEST = 110
"""A line of text is never longer than this."""
_MARGIN_KEYS = ("walk", "take", "direct", "back", "secrets", "inspect", "deduction")


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
        Binding("right,tab,l", "turn(1)", id="help.next", show=False),
        Binding("left,shift+tab,h", "turn(-1)", id="help.previous", show=False),
        Binding("slash", "find", id="help.find", show=False),
        Binding("n", "again(1)", id="help.again", show=False),
        Binding("N,upper_n", "again(-1)", id="help.again-back", show=False),
        Binding("i,enter", "inspect", id="help.inspect", show=False),
        Binding("escape,question_mark,q", "back", id="help.back", show=False),
    ]

    def __init__(self, game_key: str | None = None, session: Session | None = None) -> None:
        super().__init__()
        self.game_key = game_key or next(iter(GAMES))
        self.number = 0
        self.top = 0
        self.typing = False
        self.needle = ""
        self.found: tuple[int, int] | None = None
        """Page and entry that the search stands at."""
        self.inspecting = False
        self._began = (0, 0)
        self._rows = 1
        self._laid: dict[tuple[int, int], list[Line]] = {}
        self._pages: list[HelpPage] = []
        self._width = 1
        self._view = None if session is None else session.view(None)
        self._names = () if session is None else session.names
        self._seats = (
            ()
            if session is None
            else tuple(Seat(number, one.name, one.colour) for number, one in enumerate(session.players))
        )
        decisions = () if session is None else session.decisions()
        self._now = decisions[0].kind if decisions else None
        self._acting = decisions[0].seat if len(decisions) == 1 else None

    # --- the pages --------------------------------------------------------------------------------------------

    @property
    def pages(self) -> list[HelpPage]:
        """All pages in the current language."""
        if not self._pages:
            self._pages = pages(self.game_key, self._now)
        return self._pages

    def lines(self) -> list[Line]:
        """The lines of the open page at the present width."""
        key = (self.number, self._width)
        if key not in self._laid:
            self._laid[key] = lay_out(self.pages[self.number], self._width)
        return self._laid[key]

    def relabel(self) -> None:
        """Word everything again; page and place stay."""
        entry = self._entry_at(self.top)
        self._pages = []
        self._laid = {}
        self.top = self._line_of(entry)
        super().relabel()

    def _entry_at(self, line: int) -> int:
        return next((one.entry for one in self.lines()[line:] if one.entry is not None), 0)

    def _line_of(self, entry: int) -> int:
        return next((at for at, line in enumerate(self.lines()) if line.entry == entry), 0) if entry else 0

    def _waits(self) -> str:
        """Who is still to act, for a wide screen."""
        if self._view is None:
            return t("Opening this changes nothing.")
        if self._now is None:
            return t("The game is over. Nothing changes any more.")
        if self._acting is None:
            return t(
                "Opening this changes nothing. Some players are still to choose, and all secrets are folded."
            )
        return t(
            "Opening this changes nothing. {name} is still to act, and all secrets are folded.",
            name=self._names[self._acting],
        )

    def _waits_briefly(self) -> str:
        """Who is still to act, for a rule."""
        if self._view is None:
            return ""
        if self._now is None:
            return t("The game is over.")
        if self._acting is None:
            return t("The game waits: some players are still to choose. All secrets are folded.")
        return t(
            "The game waits: {name} is still to act. All secrets are folded.", name=self._names[self._acting]
        )

    # --- drawing ----------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The whole screen."""
        wide = canvas.width >= 120 and canvas.height >= 30
        parts = [t("help")]
        if self._now is not None:
            parts.append(t("the game waits"))
        game = str(WORDINGS[self.game_key].title()).upper()
        draw_banner(canvas, game, parts if wide else parts[:1], self._seats, self._acting)
        canvas.fill(0, 1, canvas.width, canvas.height - 2, "panel")
        if wide:
            left, top, width, bottom = self._draw_wide(canvas)
        else:
            left, top, width, bottom = self._draw_narrow(canvas)
        self._width, self._rows = width, bottom - top
        self.top = max(0, min(self.top, len(self.lines()) - self._rows))
        self._draw_text(canvas, left, top)
        self._draw_keys(canvas, wide=wide)
        if self.inspecting and self.here is not None:
            self._draw_inspection(canvas, left, top)

    def _draw_wide(self, canvas: Canvas) -> tuple[int, int, int, int]:
        """Frame, contents and margin; returns column, row, width and end of the text."""
        bottom = canvas.height - 2
        divider = SIDE + 1
        draw_frame(canvas, 1, bottom)
        draw_rule(canvas, 1, 0, divider + 1, t("contents"), left="┌", right="┬")
        page = self.pages[self.number]
        draw_rule(canvas, 1, divider, canvas.width - divider, page.title, left="┬", right="┐")
        count = t("{number} of {pages}", number=self.number + 1, pages=len(self.pages))
        canvas.right(canvas.width - 3, 1, f" {count} ", "soft")
        canvas.column(divider, 2, bottom - 2)
        canvas.put(divider, bottom, "┴", "line")
        self._draw_margin(canvas, bottom)
        room = canvas.width - divider - 2 - 4
        width = min(room, WIDEST)
        left = divider + 3 + (room - width) // 2
        self._draw_more(canvas, bottom, canvas.width - 3)
        return left, 3, width, bottom - 1

    def _draw_margin(self, canvas: Canvas, bottom: int) -> None:
        """Contents, the most used keys, the search, and who is to act."""
        roomy = bottom >= 2 * len(self.pages) + 22
        pitch = 2 if roomy else 1
        y = 3
        for number, page in enumerate(self.pages):
            if number == self.number:
                canvas.put(2, y, "▐" + " " * (SIDE - 4) + "▌", "lantern")
                canvas.put(
                    3,
                    y,
                    fit(f"{number + 1}  {page.short}".ljust(SIDE - 4), SIDE - 4),
                    "ground bold",
                    "lantern",
                )
                canvas.fill(3, y, SIDE - 4, 1, "lantern")
                canvas.put(3, y, f"{number + 1}  {fit(page.short, SIDE - 7)}", "ground bold", "lantern")
            else:
                canvas.put(3, y, str(number + 1), "lantern bold")
                canvas.put(6, y, fit(page.short, SIDE - 7), "ink")
            canvas.hit(1, y, SIDE, 1, f"page:{number}")
            y += pitch
        draw_rule(canvas, y, 1, SIDE, t("keys of the table"))
        y += pitch
        for key in table_keys():
            if key.id in _MARGIN_KEYS:
                canvas.put(3, y, fit(key.label.split(" ")[0], 7), "lantern bold")
                canvas.put(11, y, fit(key.short, SIDE - 10), "soft")
                y += 1
        y += pitch - 1
        draw_rule(canvas, y, 1, SIDE, t("find"))
        y += pitch
        self._draw_search(canvas, 3, y, SIDE - 4)
        y += 2
        canvas.paragraph(3, y, SIDE - 3, self._waits(), "soft", rows=bottom - y)

    def _draw_search(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """What is searched for, and how often it was found."""
        canvas.put(x, y, "/", "lantern bold")
        if not self.typing and not self.needle:
            canvas.put(x + 2, y, fit(t("a card or any word"), width - 2), "faint")
            return
        count = self._count_words()
        room = width - 3 - cell_len(count) - 1
        shown = self.needle
        while cell_len(shown) > room:
            shown = shown[1:]
        after = canvas.put(x + 2, y, shown, "ink bold")
        if self.typing:
            canvas.put(after, y, "█", "lantern")
        canvas.right(x + width, y, count, "soft" if self.found else "bad")

    def _count_words(self) -> str:
        if not self.needle:
            return ""
        places = self._places()
        if self.found is None or self.found not in places:
            return t("not found")
        return t("{at} of {n}", at=places.index(self.found) + 1, n=len(places))

    def _draw_narrow(self, canvas: Canvas) -> tuple[int, int, int, int]:
        """Tabs and the lower rule; returns column, row, width and end of the text."""
        canvas.line(0, 1, canvas.width)
        self._draw_tabs(canvas)
        bottom = canvas.height - 2
        canvas.line(0, bottom, canvas.width)
        room = canvas.width - 2
        if self.typing or self.needle:
            canvas.fill(1, bottom, 46, 1, "panel")
            self._draw_search(canvas, 2, bottom, 44)
        elif self._waits_briefly():
            canvas.put(2, bottom, f" {fit(self._waits_briefly(), room - 14)} ", "soft")
        width = min(room, WIDEST)
        self._draw_more(canvas, bottom, canvas.width - 1)
        return 1 + (room - width) // 2, 2, width, bottom

    def _draw_tabs(self, canvas: Canvas) -> None:
        """The pages in the upper rule; far ones keep only their number if there is too little room."""
        words = [page.tab for page in self.pages]
        far = sorted(range(len(words)), key=lambda number: -abs(number - self.number))
        while far and sum(5 + cell_len(word) if word else 4 for word in words) + 1 > canvas.width:
            words[far.pop(0)] = ""
        x = 1
        for number, word in enumerate(words):
            label = f"{number + 1} {word}" if word else f"{number + 1}"
            start = x
            if number == self.number:
                x = canvas.chip(x, 1, label)
            else:
                canvas.put(x, 1, " ")
                x = canvas.put(x + 1, 1, str(number + 1), "lantern bold")
                x = canvas.put(x, 1, f"{label[len(str(number + 1)) :]} ", "soft")
            canvas.hit(start, 1, x - start, 1, f"page:{number}")
            x += 1

    def _draw_more(self, canvas: Canvas, y: int, end: int) -> None:
        """How many lines lie below what is shown."""
        rows = y - 1 - 3 if canvas.width >= 120 and canvas.height >= 30 else y - 2
        below = len(self.lines()) - max(0, min(self.top, len(self.lines()) - rows)) - rows
        if below > 0:
            words = tn("{n} more line", "{n} more lines", below)
            canvas.right(end, y, f" ▾ {words} ", "soft")

    def _draw_text(self, canvas: Canvas, left: int, top: int) -> None:
        """The lines in the window, the focused row and the found entry marked in the margin."""
        needle = self.needle.lower()
        marked: set[int | None] = set()
        for row, line in enumerate(self.lines()[self.top : self.top + self._rows]):
            y = top + row
            found = self.found == (self.number, line.entry)
            focused = bool(line.target) and line.target == self.here
            draw_line(canvas, left, y, line, needle)
            if (found or focused) and line.entry not in marked:
                canvas.put(left - 1, y, "▸", "lantern bold")
                marked.add(line.entry)
            if line.target:
                canvas.hit(left, y, self._width, 1, line.target)

    def _draw_keys(self, canvas: Canvas, *, wide: bool) -> None:
        back = t("back to the table") if wide and self._view is not None else t("back")
        if self.typing:
            keys = [Key("enter", t("find")), Key("esc", t("stop searching"))]
        elif self.inspecting:
            keys = [Key("up down", t("another card")), Key("f2", t("language")), Key("esc", t("close"))]
        else:
            keys = [
                Key(f"1-{len(self.pages)}", t("page")),
                Key("up down", t("scroll")),
                Key("n", t("next")) if self.needle else Key("/", t("find")),
                Key("i", t("inspect"), self.here is not None),
                Key("f2", t("language")),
                Key("esc", back),
            ]
        draw_footer(canvas, keys)

    def _draw_inspection(self, canvas: Canvas, left: int, top: int) -> None:
        """The panel over the page, joined to its row."""
        assert self.here is not None
        shown = INSPECTIONS[self.game_key](self._view, self.here, self._names)
        if shown is None:
            return
        rows = [
            top + at
            for at, line in enumerate(self.lines()[self.top : self.top + self._rows])
            if line.target == self.here
        ]
        anchor = Hit(left - 1, rows[0], self._width + 1, len(rows), self.here) if rows else None
        draw_inspection(canvas, shown, anchor, Hit(left, top, self._width, self._rows, ""))

    # --- going through the pages --------------------------------------------------------------------------------

    def show_page(self, number: int) -> None:
        """Open a page at its top."""
        if 0 <= number < len(self.pages):
            self.number = number
            self.top = 0
            self.here = None
            self.inspecting = False
            self.redraw()

    def _targets(self) -> list[tuple[str, int, int]]:
        """The page's component rows with their first and last lines."""
        spans: dict[str, tuple[int, int]] = {}
        for at, line in enumerate(self.lines()):
            if line.target:
                spans[line.target] = (spans.get(line.target, (at, at))[0], at)
        return [(target, first, last) for target, (first, last) in spans.items()]

    def _visible(self, first: int, last: int) -> bool:
        return self.top <= first and last < self.top + self._rows

    def action_step(self, way: int) -> None:
        """Focus the next component row if it is in sight, otherwise scroll by a line."""
        targets = self._targets()
        names = [target for target, _, _ in targets]
        if self.inspecting and self.here in names:
            at = names.index(self.here) + way
            if 0 <= at < len(names):
                self._focus(*targets[at])
            return
        if self.here in names:
            following = (
                targets[names.index(self.here) + way :]
                if way > 0
                else targets[: names.index(self.here)][::-1]
            )
        else:
            following = targets if way > 0 else targets[::-1]
            following = [span for span in following if self._visible(span[1], span[2])] or following
        if following and self._visible(following[0][1], following[0][2]):
            self.here = following[0][0]
        else:
            self.top += way
            if following and self._visible(following[0][1], following[0][2]):
                self.here = following[0][0]
        self._settle()

    def _focus(self, target: str, first: int, last: int) -> None:
        """Focus a row and bring it into sight."""
        self.here = target
        self.top = min(self.top, first)
        self.top = max(self.top, last - self._rows + 1)
        self._settle()

    def _settle(self) -> None:
        """Keep the window on the page, and the focus in the window."""
        self.top = max(0, min(self.top, len(self.lines()) - self._rows))
        for target, first, last in self._targets():
            if target == self.here and (last < self.top or first >= self.top + self._rows):
                self.here = None
        self.redraw()

    def scroll_lines(self, lines: int) -> None:
        """Scroll the page."""
        if not self.inspecting:
            self.top += lines
            self._settle()

    def action_leaf(self, way: int) -> None:
        """A screenful on or back."""
        self.scroll_lines(way * max(1, self._rows - 2))

    def action_edge(self, way: int) -> None:
        """To the page's end or top."""
        self.scroll_lines(way * len(self.lines()))

    def action_turn(self, way: int) -> None:
        """The next or the previous page."""
        if self.inspecting:
            self.action_step(way)
        else:
            self.show_page((self.number + way) % len(self.pages))

    def action_inspect(self) -> None:
        """Show all about the focused row."""
        if self.here is None:
            targets = [span for span in self._targets() if self._visible(span[1], span[2])]
            self.here = targets[0][0] if targets else None
        self.inspecting = self.here is not None and not self.inspecting
        self.redraw()

    def action_back(self) -> None:
        """Close the panel, or go back to the table."""
        if self.inspecting:
            self.inspecting = False
            self.redraw()
        else:
            self.dismiss()

    # --- searching ----------------------------------------------------------------------------------------------

    def _places(self) -> list[tuple[int, int]]:
        """Page and entry of everything that holds what is searched for."""
        needle = self.needle.lower()
        if not needle:
            return []
        return [
            (number, entry)
            for number, page in enumerate(self.pages)
            for entry, text in enumerate(entries(page))
            if needle in text.lower()
        ]

    def action_find(self) -> None:
        """Begin a search."""
        self.typing = True
        self.inspecting = False
        self.needle = ""
        self.found = None
        self._began = (self.number, self._entry_at(self.top))
        self.redraw()

    def action_again(self, way: int) -> None:
        """The next or the previous place found."""
        places = self._places()
        if not places:
            return
        if self.found in places:
            self._reach(places[(places.index(self.found) + way) % len(places)])
        else:
            self._reach(places[0])

    def _reach(self, place: tuple[int, int]) -> None:
        """Open the page of a place and bring it into sight."""
        if place[0] != self.number:
            self.show_page(place[0])
        self.found = place
        lines = [at for at, line in enumerate(self.lines()) if line.entry == place[1]]
        if not self._visible(lines[0], lines[-1]):
            self.top = max(0, lines[0] - self._rows // 3)
        self.here = self.lines()[lines[0]].target or None
        self._settle()

    def _search(self, needle: str) -> None:
        """Go to the first place from where the search began on."""
        self.needle = needle
        places = self._places()
        self.found = None
        if places:
            self._reach(next((place for place in places if place >= self._began), places[0]))
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        """What is typed into a search, and the digits of the pages."""
        if self.typing:
            if event.key in ("f2", "ctrl+q", "ctrl+c"):
                return
            event.stop()
            event.prevent_default()
            if event.key == "enter":
                self.typing = False
                self.redraw()
            elif event.key == "escape":
                self.typing = False
                self._search("")
            elif event.key == "backspace":
                self._search(self.needle[:-1])
            elif event.character is not None and event.is_printable:
                self._search((self.needle + event.character)[:40])
        elif event.character is not None and event.character.isdecimal():
            event.stop()
            self.show_page(int(event.character) - 1)

    def on_paste(self, event: events.Paste) -> None:
        """Search for pasted text."""
        if self.typing:
            event.stop()
            self._search((self.needle + " ".join(event.text.split()))[:40])

    # --- the mouse ----------------------------------------------------------------------------------------------

    def on_mouse_scroll_down(self, _event: events.MouseScrollDown) -> None:
        """Scroll on."""
        self.scroll_lines(3)

    def on_mouse_scroll_up(self, _event: events.MouseScrollUp) -> None:
        """Scroll back."""
        self.scroll_lines(-3)

    def go(self, target: str) -> None:
        """A page, or a component row."""
        if target.startswith("page:"):
            self.show_page(int(target[len("page:") :]))
        elif target != "inspection":
            self.inspecting = False
            super().go(target)

    def take(self, target: str) -> None:
        """Inspect the row that was clicked again."""
        if target != "inspection":
            self.action_inspect()
