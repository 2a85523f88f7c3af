"""The table that all games share: banner, board, crews, log, secrets, prompt, and whose turn it is."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.screen import Screen

from piratebox.language import t
from piratebox.table.asking import Item, Menu
from piratebox.table.choosing import Choosing
from piratebox.table.session import Session
from piratebox.widgets.canvas_widget import CanvasWidget
from piratebox.widgets.furniture import Key, Seat
from piratebox.widgets.table_view import TableView
from piratebox.wording import WORDINGS
from piratebox.wording.blurbs import level_name
from rules.core.events import Event
from rules.core.game import Decision, IllegalChoice

from .bot_turns import BotTurns
from .curtain_call import curtain_for
from .game_hooks import GameHooks
from .inspecting import InspectionPanel
from .pointing import pointed
from .reading import Reading, tell
from .table_keys import BINDINGS, HEIGHTS, WIDTHS
from .table_log import why_no_undo
from .table_picture import footer_keys, picture


class GameScreen(GameHooks, Screen[None]):
    """One match on screen. Games add their board, their panels and their own keys: :class:`GameHooks`.

    The screen draws views only. Whatever only one seat may see is on screen while that seat sits at the
    keyboard with its secrets open, and emptied before anything else is shown.
    """

    CSS_PATH = "game_screen.tcss"
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar = BINDINGS

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
        self.told = ""
        """What the last choice led to, for the prompt of the next one."""
        self.fresh = False
        """Whether nobody has walked on since."""
        self.sliding = ""
        self.looking: int | None = None
        self.hover = ""
        self.log_back = 0
        self.bots = BotTurns()
        self.reading = Reading()
        self._news: Sequence[Event] = ()

    def footer_keys(self) -> list[Key]:
        """The footer: at most seven keys."""
        return footer_keys(self)

    # --- layout ---------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The table, and the panel that inspection draws on."""
        yield TableView(self.board_type(id="board"))
        yield InspectionPanel(self.session)

    @property
    def table(self) -> TableView:
        """The table on screen."""
        return self.query_one(TableView)

    @property
    def inspection(self) -> InspectionPanel:
        """The panel over the table."""
        return self.query_one(InspectionPanel)

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
        news, self._news = self._news, ()
        if news:
            self.decision = self._choosing = None
            await self.reading.read(self, news)
        if self.session.first_looks():
            await self._first_look(session.first_looks()[0])
            return
        while (decision := session.asked()) is not None:
            self.decision = decision
            if session.is_bot(decision.seat):
                self._choosing = None
                await self.bots.take_turn(self, decision)
                resumed = False
                continue
            if (ordered := self.ordered(decision)) is not None:
                self._choosing = None
                await self.bots.carry_out(self, decision.seat, ordered)
                continue
            if self.curtained(decision) or (resumed and self.lone_human is None):
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
        await self.app.push_screen_wait(curtain_for(self, seat, first=first))

    def _ask(self, decision: Decision) -> None:
        seat = decision.seat
        self.decision = decision
        self._choosing = Choosing(self.wording.menu(self.session.view(seat), decision, self.session.names))
        if self.lone_human is None:
            self.secrets_open = decision.private and self.session.keyboard == seat
        self.armed = self.bots.fast = False
        self.notice = ""
        self.fresh = True
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
        self.notice = self.hover = self.told = ""
        self.slide_shut()
        self.inspection.close()

    def fold(self) -> None:
        """Fold the secrets away, unless only one human sits here; a first look waits behind the curtain."""
        if self.lone_human is not None:
            return
        if self.looking is not None:
            self._empty()
            self.advance()
            return
        self.inspection.close()
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
    def blind(self) -> bool:
        """Whether nothing on screen may tell what is being chosen: nothing is highlighted, a key takes."""
        return self.decision is not None and self.looking is None and self.sealed(self.decision)

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
        if self.inspection.target:
            self.inspection.walk(step)
        elif self.choosing is not None and not self.blind:
            self.armed = self.fresh = False
            self.notice = ""
            self.choosing.walk(step)
            self.update()

    def action_take(self) -> None:
        """Take the highlighted item."""
        if self.inspection.target:
            return
        if self.bots.go_on() or self.reading.go_on(self):
            return
        if self.looking is not None:
            self.session.looked(self.looking)
            self.session.leave()
            self._empty()
            self.advance()
        elif self.choosing is not None and self.blind:
            keys = t(" or ").join(item.key for item in self.choosing.menu.items)
            self.tell(t("Nothing is highlighted, so that nobody can see it: press {keys}.", keys=keys))
        elif self.choosing is not None:
            self.notice = ""
            self._made(self.choosing.take())

    def take_item(self, at: int) -> None:
        """Take the menu's item at an index."""
        if self.choosing is not None:
            self.choosing.highlight(at)
            self.notice = ""
            self._made(self.choosing.take())

    def _made(self, choice: Any) -> None:
        if choice is None or self.decision is None or self.takes_aside(choice):
            self.update()
            return
        seat = self.decision.seat
        try:
            happened = self.session.choose(seat, choice)
        except IllegalChoice as error:
            self.tell(self.wording.reason(error.reason), alarm=True)
            return
        self._choosing = None
        again = self.session.asked()
        if again is None or again.seat != seat:
            self._empty()
        if self.reads(happened):
            self._news, self.told = happened, ""
        elif self.tells:
            self.told = tell(self, happened)
        self.log_back = 0
        self.advance()

    def on_key(self, event: events.Key) -> None:
        """Keys of the menu's items, and the end of a pause."""
        if event.key == "space" and (self.bots.go_on() or self.reading.go_on(self)):
            event.stop()
            return
        if self.choosing is None or self.looking is not None or event.character is None:
            return
        at = self.choosing.find(key=event.character)
        if at is not None:
            event.stop()
            event.prevent_default()
            self.take_item(at)

    def on_canvas_widget_pointed(self, message: CanvasWidget.Pointed) -> None:
        """A click highlights and a second one takes; hovering explains."""
        message.stop()
        pointed(self, message)

    def hover_text(self, target: str) -> str:
        """What the mouse is over, in a line."""
        found = self.inspection.about(target)
        return "" if found is None else ": ".join([found.name, *(text for _, text in found.facts[:1])])

    def action_back(self) -> None:
        """Close what lies open, or give a chosen part back."""
        if self.inspection.target:
            self.inspection.close()
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
            self.bots.forget()
            self.advance()
            return
        self.tell(why_no_undo(self.session, refused), alarm=True)

    def rewind(self, place: int) -> None:
        """Take the whole table back to just before a choice."""
        self._empty()
        self.session.rewind(place)
        self.bots.forget()
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

    def action_inspect(self) -> None:
        """Show all about the highlighted thing, or about the first thing on the board."""
        self.inspection.open(self.choosing.item.target if self.choosing else "")

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
        self.bots.fast = True
        self.bots.go_on()

    # --- drawing --------------------------------------------------------------------------------------------

    def tell(self, words: str, *, alarm: bool = False) -> None:
        """Say something in the prompt's last rows."""
        self.notice, self.alarm = words, alarm
        self.update()

    def relabel(self) -> None:
        """Word everything again, after the language or the theme has changed."""
        if self._choosing is not None and self.decision is not None and self.looking is None:
            view = self.session.view(self.decision.seat)
            self._choosing.root = self.wording.menu(view, self.decision, self.session.names)
        self.update()

    def update(self) -> None:
        """Draw everything from the session's views."""
        if self.is_mounted and self.table.is_mounted:
            self.table.show(picture(self))

    def private(self) -> Any:
        """The view of the seat at the keyboard while its secrets are open, otherwise None."""
        seat = self.secrets_seat
        if not self.secrets_open or seat is None or self.session.keyboard != seat:
            return None
        return self.session.view(seat)
