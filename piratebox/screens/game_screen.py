"""The table that all games share: banner, board, crews, log, secrets, prompt, and whose turn it is."""

import asyncio
from typing import Any, ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen

from piratebox.bots.minds import Minds
from piratebox.bots.worker import ThinkingError
from piratebox.language import sentences, t
from piratebox.table.asking import Item, Menu
from piratebox.table.choosing import Choosing
from piratebox.table.session import Session
from piratebox.widgets.board import Board, Scene
from piratebox.widgets.canvas import Canvas, Hit
from piratebox.widgets.canvas_widget import CanvasWidget
from piratebox.widgets.furniture import Key, Seat
from piratebox.widgets.inspect_panel import draw_inspection
from piratebox.widgets.prompt import Asked
from piratebox.widgets.table import Painted, draw_log
from piratebox.widgets.table_view import Picture, TableView
from piratebox.wording import WORDINGS
from piratebox.wording.blurbs import level_name
from piratebox.wording.problems import save_problem
from rules.core.game import Decision, IllegalChoice

from .curtain import Curtain
from .sheet import key_name
from .table_log import log_lines

PACES = {"slow": 3.0, "normal": 1.5, "fast": 0.5, "instant": 0.0}
"""Seconds a bot's move stands before play goes on."""


class GameScreen(Screen[None]):
    """One match on screen. Games add their board, their panels and their own keys.

    The screen draws views only. Whatever only one seat may see is on screen while that seat sits at the
    keyboard with its secrets open, and emptied before anything else is shown.
    """

    CSS_PATH = "game_screen.tcss"
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012
        (0, "-tiny"),
        (80, "-narrow"),
        (100, "-medium"),
        (120, "-wide"),
        (160, "-roomy"),
    ]
    VERTICAL_BREAKPOINTS = [  # noqa: RUF012
        (0, "-short"),
        (24, "-low"),
        (30, "-mid"),
        (36, "-tall"),
    ]

    BINDINGS: ClassVar = [
        Binding("right,tab", "walk('right')", id="right", show=False, priority=True),
        Binding("left,shift+tab", "walk('left')", id="left", show=False, priority=True),
        Binding("down,j", "walk('down')", id="down", show=False, priority=True),
        Binding("up,k", "walk('up')", id="up", show=False, priority=True),
        Binding("enter", "take", id="take", show=False),
        Binding("escape", "back", id="back", show=False),
        Binding("h", "secrets", id="secrets", show=False),
        Binding("i", "inspect", id="inspect", show=False),
        Binding("u", "undo", id="undo", show=False),
        Binding("l", "slide('log')", id="log", show=False),
        Binding("c", "slide('crews')", id="crews", show=False),
        Binding("s", "slide('score')", id="score", show=False),
        Binding("g", "game_menu", id="game-menu", show=False),
        Binding("x", "export", id="export", show=False),
        Binding("question_mark,f1", "help", id="help", show=False),
        Binding("f5", "fast", id="fast", show=False),
        Binding("pageup", "scroll_log(5)", id="log-up", show=False),
        Binding("pagedown", "scroll_log(-5)", id="log-down", show=False),
    ]

    board_type: ClassVar[type[Board]] = Board

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.wording = WORDINGS[session.game.key]
        self._choosing: Choosing | None = None
        self.decision: Decision | None = None
        self.secrets_open = len(session.humans) == 1
        self.armed = False
        self.notice = ""
        self.alarm = False
        self.sliding = ""
        self.inspecting = ""
        self.looking: int | None = None
        self.hover = ""
        self.log_back = 0
        self._watching: asyncio.Event | None = None
        self._fast = False

    # --- what the game adds ---------------------------------------------------------------------------------

    def board_title(self) -> str:
        """The board's title in the rule above it."""
        return str(self.wording.title())

    def foresee(self, choice: Any) -> Any:
        """What the board needs to preview a choice."""
        return None

    def paint_crews(self, canvas: Canvas) -> int:
        """Draw every seat's public counters; returns the row after them."""
        return 0

    def paint_secrets(self, canvas: Canvas, private: Any) -> None:
        """Draw the acting seat's secrets from its own view."""

    def paint_score(self, canvas: Canvas) -> None:
        """Draw the public score."""

    def paint_slide(self, canvas: Canvas, name: str) -> None:
        """Draw a panel of the game's own."""

    def secrets_words(self, name: str) -> str:
        """What a seat's secrets are called."""
        return name

    # --- layout ---------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The table, and the panel that inspection draws on."""
        yield TableView(self.board_type(id="board"))
        yield Painted(id="inspection")

    @property
    def table(self) -> TableView:
        """The table on screen."""
        return self.query_one(TableView)

    def on_mount(self) -> None:
        """Start, on the curtain when a match with several humans is resumed."""
        self.advance(resumed=self.session.place > 0 or bool(self.session.saved.looked))

    def on_resize(self, event: events.Resize) -> None:
        """Fold secrets when nothing can be shown any more, and lay out anew."""
        if event.size.width < 80 or event.size.height < 24:
            self.fold()
        self.call_after_refresh(self.update)

    def on_screen_resume(self) -> None:
        """Back from help, curtain or another screen."""
        self.update()

    # --- whose turn it is -----------------------------------------------------------------------------------

    @property
    def host(self) -> Any:
        """The app."""
        return self.app

    @property
    def seats(self) -> list[Seat]:
        """Every seat as it is named on screen."""
        return [
            Seat(seat, player.name, player.colour, f"({level_name(player.level)})" if player.level else "")
            for seat, player in enumerate(self.session.players)
        ]

    @property
    def reader(self) -> int | None:
        """The seat whose private events may be read in the log now."""
        return self.session.keyboard if self.secrets_open else None

    @work(exclusive=True)
    async def advance(self, *, resumed: bool = False) -> None:
        """Run bots and pass the keyboard until a human must choose or the match is over."""
        session = self.session
        minds = Minds(self.host.worker)
        if self.session.first_looks():
            await self._first_look(session.first_looks()[0])
            return
        while (decision := session.asked()) is not None:
            self.decision = decision
            if session.is_bot(decision.seat):
                await self._bot(minds, decision)
                resumed = False
                continue
            if session.needs_curtain(decision) or (resumed and self.lone_human is None):
                await self._curtain(decision.seat)
                if decision.private:
                    session.sit(decision.seat)
            self._ask(decision)
            return
        self._finish()

    async def _first_look(self, seat: int) -> None:
        await self._curtain(seat, first=True)
        self.session.sit(seat)
        self.looking, self.decision = seat, None
        name = self.session.names[seat]
        item = Item("enter", t("Seen: fold them away"))
        self._choosing = Choosing(Menu(t("{name}, these are your secrets.", name=name), (item,)))
        self.secrets_open = True
        self.update()

    async def _curtain(self, seat: int, *, first: bool = False) -> None:
        self._empty()
        self.update()
        view = self.session.view(None)
        recap = [
            (self._seat(line.event.seat), sentence)
            for line in self.session.recap(seat)
            if line.event and (sentence := self.wording.sentence(line.event, self.session.names))
        ]
        await self.app.push_screen_wait(
            Curtain(
                seat=self.seats[seat],
                game=self.wording.title(),
                phase=self.wording.phase(view)[0],
                recap=recap,
                first_look=first,
            )
        )

    def _seat(self, seat: int | None) -> Seat | None:
        return None if seat is None else self.seats[seat]

    async def _bot(self, minds: Minds, decision: Decision) -> None:
        """Let a bot choose, then let its move stand for a moment."""
        name = self.session.names[decision.seat]
        self._choosing = None
        self.tell(t("{name} is thinking.", name=name))
        place = self.session.place
        try:
            choice = await minds.choose(self.session, decision)
        except ThinkingError as error:
            self.tell(t("{name} cannot think: {error}", name=name, error=str(error)), alarm=True)
            choice = decision.choices[0]
        if self.session.place != place:
            return
        happened = self.session.choose(decision.seat, choice)
        self.decision = None
        reader = self.lone_human
        told = [
            self.wording.sentence(event, self.session.names) for event in happened if event.known_to(reader)
        ]
        self.tell(sentences(text for text in told if text))
        pace = 0.0 if self._fast else PACES[self.host.settings.bot_pace]
        if pace:
            self._watching = asyncio.Event()
            try:
                await asyncio.wait_for(self._watching.wait(), pace)
            except TimeoutError:
                pass
            finally:
                self._watching = None

    def _ask(self, decision: Decision) -> None:
        seat = decision.seat
        self.decision = decision
        self._choosing = Choosing(self.wording.menu(self.session.view(seat), decision, self.session.names))
        if self.lone_human is None:
            self.secrets_open = decision.private and self.session.keyboard == seat
        self.armed = self._fast = False
        self.notice = ""
        self.update()

    def _finish(self) -> None:
        self._empty()
        self.update()
        self.host.finished(self.session)

    # --- secrets --------------------------------------------------------------------------------------------

    def _empty(self) -> None:
        """Take everything private off the screen."""
        self.secrets_open = self.secrets_open and self.lone_human is not None
        self.armed = False
        self.looking = None
        self._choosing = None
        self.decision = None
        self.notice = self.hover = ""
        self.slide_shut()
        self.inspecting = ""
        self._inspect()

    def fold(self) -> None:
        """Fold the secrets away, unless only one human sits here."""
        if self.lone_human is None and self.looking is None:
            self.inspecting = ""
            self._inspect()
            self.secrets_open = self.armed = False
            if self.decision is None or not self.decision.private:
                self.session.leave()
            self.update()

    @property
    def choosing(self) -> Choosing | None:
        """The menu being walked; none while what it is made of lies folded."""
        folded = self.decision is not None and self.decision.private and not self.secrets_open
        return None if folded else self._choosing

    @property
    def acting(self) -> int | None:
        """The seat that must act, human or bot."""
        if self.decision is not None:
            return self.decision.seat
        return self.looking

    @property
    def lone_human(self) -> int | None:
        """The only human's seat, None if there are several or none."""
        humans = self.session.humans
        return humans[0] if len(humans) == 1 else None

    @property
    def secrets_seat(self) -> int | None:
        """The seat whose secrets may be opened now: the one being asked, or the only human's at any time."""
        return self.acting_human if self.lone_human is None else self.lone_human

    @property
    def acting_human(self) -> int | None:
        """The human seat that is being asked, or looks at its secrets for the first time."""
        if self.looking is not None:
            return self.looking
        if self.decision is None or self.session.is_bot(self.decision.seat):
            return None
        return self.decision.seat

    def action_secrets(self) -> None:
        """Fold or open the acting seat's secrets; on a public turn the key must be pressed twice."""
        seat = self.secrets_seat
        if seat is None or self.looking is not None:
            return
        if self.secrets_open:
            self.secrets_open = self.armed = False
            if self.decision and not self.decision.private:
                self.session.leave()
        elif self.armed or self.session.keyboard == seat:
            self.session.sit(seat)
            self.secrets_open, self.armed = True, False
        else:
            self.armed = True
        self.update()

    # --- choosing -------------------------------------------------------------------------------------------

    def action_walk(self, direction: str) -> None:
        """Highlight the next (right, down) or the previous item (left, up)."""
        step = 1 if direction in ("right", "down") else -1
        if self.inspecting:
            targets = self.inspectable()
            self.inspecting = targets[(targets.index(self.inspecting) + step) % len(targets)]
            self._inspect()
        elif self.choosing is not None:
            self.armed = False
            self.notice = ""
            self.choosing.walk(step)
            self.update()

    def action_take(self) -> None:
        """Take the highlighted item."""
        if self.inspecting:
            return
        if self._watching is not None:
            self._watching.set()
        elif self.looking is not None:
            self.session.looked(self.looking)
            self.session.leave()
            self._empty()
            self.advance()
        elif self.choosing is not None:
            self.notice = ""
            self._made(self.choosing.take())

    def _made(self, choice: Any) -> None:
        if choice is None or self.decision is None:
            self.update()
            return
        seat = self.decision.seat
        try:
            self.session.choose(seat, choice)
        except IllegalChoice as error:
            self.tell(self.wording.reason(error.reason), alarm=True)
            return
        again = self.session.asked()
        if again is None or again.seat != seat:
            self._empty()
        self.log_back = 0
        self.advance()

    def on_key(self, event: events.Key) -> None:
        """Keys of the menu's items, and the end of a pause."""
        if self._watching is not None and event.key in ("space", "enter"):
            self._watching.set()
            event.stop()
            return
        if self.choosing is None or self.looking is not None or event.character is None:
            return
        at = self.choosing.find(key=event.character)
        if at is not None:
            event.stop()
            event.prevent_default()
            self.choosing.highlight(at)
            self.notice = ""
            self._made(self.choosing.take())

    def on_canvas_widget_pointed(self, message: CanvasWidget.Pointed) -> None:
        """A click highlights and a second one takes; hovering explains."""
        message.stop()
        target = message.target
        if not message.click:
            self.hover = self.hover_text(target) if target else ""
            self.table.ask(self._asked(self.session.view(None)))
            return
        if target is None:
            return
        if target.startswith("key:"):
            name = key_name(target[4:])
            if name is not None:
                self.app.simulate_key(name)
            return
        if self.choosing is None:
            return
        at = int(target[5:]) if target.startswith("item:") else self.choosing.find(target=target)
        if at is None:
            return
        if at == self.choosing.focus:
            self.action_take()
        else:
            self.choosing.highlight(at)
            self.update()

    def hover_text(self, target: str) -> str:
        """What the mouse is over, in a line."""
        return ""

    def action_back(self) -> None:
        """Close what lies open, or give a chosen part back."""
        if self.inspecting:
            self.inspecting = ""
            self._inspect()
        elif self.sliding:
            self.slide_shut()
        elif self.choosing is not None:
            self.notice = ""
            self.choosing.back()
        self.update()

    def action_undo(self) -> None:
        """Take back the last action, or say why not."""
        refused = self.session.undo_refused()
        if refused is None:
            self.session.undo()
            self.advance()
            return
        told = self.wording.sentence(refused.event, self.session.names) if refused.event else None
        words = {
            "nothing": t("Nothing has been done yet that could be taken back."),
            "passed": t("The last action is another player's; the keyboard has been passed."),
            "limited": t("This game was saved under older rules; its history cannot be taken back."),
            "shown": t("It cannot be taken back: something hidden was turned up or drawn."),
        }[refused.code]
        if told and refused.event and refused.event.audience is None:
            words = t("That cannot be taken back, for something was turned up or drawn: {what}", what=told)
        self.tell(words, alarm=True)

    def rewind(self, place: int) -> None:
        """Take the whole table back to just before a choice."""
        self._empty()
        self.session.rewind(place)
        self.advance(resumed=True)

    # --- panels ---------------------------------------------------------------------------------------------

    def action_slide(self, name: str) -> None:
        """Slide a panel over the board's right edge, or back."""
        if self.sliding == name:
            self.slide_shut()
        else:
            self.sliding = name
            self.log_back = 0
        self.update()

    def slide_shut(self) -> None:
        """Close the panel that slid over the board."""
        self.sliding = ""

    def action_scroll_log(self, rows: int) -> None:
        """Look further back in the log."""
        self.log_back = max(0, self.log_back + rows)
        self.update()

    def inspectable(self) -> list[str]:
        """Everything on the board that can be inspected, in the order in which it is drawn."""
        view = self.session.view(None)
        targets = dict.fromkeys(hit.target for hit in self.table.board.canvas.hits)
        return [target for target in targets if self.wording.inspection(view, target, self.session.names)]

    def action_inspect(self) -> None:
        """Show all about the highlighted thing, or about the first thing on the board."""
        targets = self.inspectable()
        wanted = self.choosing.item.target if self.choosing else ""
        if targets:
            self.inspecting = wanted if wanted in targets else targets[0]
            self._inspect()

    def _inspect(self) -> None:
        """Draw the inspection over a picture of the table, or close it."""
        self.set_class(bool(self.inspecting), "-inspecting")
        panel = self.query_one("#inspection", Painted)
        panel.show(self._paint_inspection if self.inspecting else None)

    def _paint_inspection(self, canvas: Canvas) -> None:
        canvas.blit(0, 0, self.table.photograph())
        view, names = self.session.view(None), self.session.names
        inspection = self.wording.inspection(view, self.inspecting, names)
        if inspection is None:
            return
        anchor = next((hit for hit in canvas.hits if hit.target == self.inspecting), None)
        region = self.table.board.region
        area = Hit(region.x, region.y, region.width, region.height, "board")
        draw_inspection(canvas, inspection, anchor, area)

    def action_help(self) -> None:
        """Open the help; secrets are emptied first."""
        self.fold()
        self.host.open_help(self.session.game.key, self.session)

    def action_game_menu(self) -> None:
        """Open the game menu."""
        self.fold()
        self.host.open_game_menu(self)

    def action_export(self) -> None:
        """Write the public log to a file."""
        self.tell(self.host.export_log(self.session))

    def action_fast(self) -> None:
        """Let bots move without pauses until a human is asked."""
        self._fast = True
        if self._watching is not None:
            self._watching.set()

    # --- drawing --------------------------------------------------------------------------------------------

    def tell(self, words: str, *, alarm: bool = False) -> None:
        """Say something in the prompt's last rows."""
        self.notice, self.alarm = words, alarm
        self.update()

    def relabel(self) -> None:
        """Word everything again, after the language or the theme has changed."""
        if self.choosing is not None and self.decision is not None and self.looking is None:
            view = self.session.view(self.decision.seat)
            self.choosing.root = self.wording.menu(view, self.decision, self.session.names)
        self.update()

    def update(self) -> None:
        """Draw everything from the session's views."""
        if not self.is_mounted or not self.table.is_mounted:
            return
        view = self.session.view(None)
        private = self.private()
        acting = self.acting
        self.table.show(
            Picture(
                game=self.wording.title().upper(),
                phase=self.wording.phase(view, short=self.table.narrow),
                seats=[Seat(seat.number, seat.name, seat.colour) for seat in self.seats],
                acting=acting,
                board_title=self.board_title(),
                scene=self._scene(view, private),
                secrets_words=self._secrets_words(private is not None),
                asked=self._asked(view),
                secrets=None if private is None else lambda canvas: self.paint_secrets(canvas, private),
                side=self._paint_side if self.table.side_width else None,
                slide=self._paint_slide if self.sliding else None,
                keys=self.footer_keys(),
            )
        )

    def private(self) -> Any:
        """The view of the seat at the keyboard while its secrets are open, otherwise None."""
        seat = self.secrets_seat
        if not self.secrets_open or seat is None or self.session.keyboard != seat:
            return None
        return self.session.view(seat)

    def _secrets_words(self, opened: bool) -> str:
        seat = self.secrets_seat
        if seat is None:
            return ""
        name = self.session.names[seat]
        if opened:
            return t("{secrets}: only {name} may look, h folds", secrets=self.secrets_words(name), name=name)
        if self.armed:
            return t("press h again when only {name} is looking", name=name)
        return t("{secrets}: folded, h opens", secrets=self.secrets_words(name))

    def _scene(self, view: Any, private: Any) -> Scene:
        choosing = self.choosing if self.looking is None else None
        item = choosing.item if choosing else None
        return Scene(
            view=view,
            names=self.session.names,
            colours=tuple(seat.colour for seat in self.seats),
            private=private,
            keys=choosing.keys() if choosing else {},
            barred=choosing.barred() if choosing else {},
            focused=item.target if item else None,
            chosen=choosing.chosen if choosing else (),
            foresight=self.foresee(item.choice) if item and item.choice is not None else None,
        )

    def _asked(self, view: Any) -> Asked:
        """What the prompt shows."""
        choosing, seat = self.choosing, self.acting_human
        trouble = self.session.problem
        message = self.notice
        if trouble is not None:
            message = t("Not saved: {what} The game goes on here.", what=save_problem(trouble))
        if choosing is None and seat is not None:
            name = self.session.names[seat]
            return Asked(self.seats[seat], t("{name} chooses from folded secrets; h opens them.", name=name))
        if choosing is None:
            return Asked(None, message or t("One moment."))
        item = choosing.item
        consequence: list[str] = []
        if item.choice is not None and self.looking is None:
            consequence = self.wording.consequence(
                view, item.choice, self.session.names, short=self.table.narrow
            )
        return Asked(
            None if seat is None else self.seats[seat],
            choosing.menu.question,
            choosing.menu.items,
            choosing.focus,
            back=choosing.menu.back if choosing.deep else "",
            consequence=tuple(consequence),
            message=choosing.refusal or message,
            alarm=bool(choosing.refusal) or self.alarm or trouble is not None,
            hover=self.hover,
        )

    def footer_keys(self) -> list[Key]:
        """The footer: at most seven keys."""
        return [
            Key("?", t("help")),
            Key("h", t("secrets"), self.secrets_seat is not None and self.looking is None),
            Key("i", t("inspect")),
            Key("u", t("undo"), self.session.undo_refused() is None),
            Key("l", t("log")),
            Key("s", t("score")),
            Key("g", t("game menu")),
        ]

    def _paint_side(self, canvas: Canvas) -> None:
        """Crews above, log below; a medium terminal has room for crews only."""
        after = self.paint_crews(canvas)
        if canvas.width < 29 or canvas.height - after < 5:
            return
        canvas.line(0, after, canvas.width)
        canvas.put(1, after, " " + t("log") + " ", "ink bold")
        self._paint_log(canvas, after + 1)

    def _paint_log(self, canvas: Canvas, top: int) -> None:
        lines = log_lines(self.session, self.seats, self.reader, self.acting_human)
        most = draw_log(canvas, 0, top, canvas.width, canvas.height - top, lines, self.log_back)
        self.log_back = min(self.log_back, most)

    def _paint_slide(self, canvas: Canvas) -> None:
        canvas.box(0, 0, canvas.width, canvas.height, "plain", "line2")
        inner = Canvas(canvas.width - 2, canvas.height - 2, "panel", ascii=canvas.ascii)
        match self.sliding:
            case "log":
                self._paint_log(inner, 0)
            case "crews":
                self.paint_crews(inner)
            case "score":
                self.paint_score(inner)
            case name:
                self.paint_slide(inner, name)
        canvas.blit(1, 1, inner)
        canvas.put(2, 0, " " + t("esc closes") + " ", "soft")
