"""The Textual app: which screen is open, language, theme, settings, shelf and record."""

import asyncio
import contextlib
import os
import secrets
import signal
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.worker import WorkerFailed

from piratebox.bots.worker import Worker
from piratebox.fault import fault_words, keep_fault
from piratebox.language import OFFERED, from_environment, language, set_language, t
from piratebox.screens.game_menu import GameMenu
from piratebox.screens.game_screen import GameScreen
from piratebox.screens.help import HelpScreen
from piratebox.screens.libertalia import LibertaliaScreen
from piratebox.screens.menu import MenuScreen
from piratebox.screens.meuterer import MeutererScreen
from piratebox.screens.pirate_king import PirateKingScreen
from piratebox.screens.records import RecordsScreen
from piratebox.screens.replay import ReplayScreen
from piratebox.screens.result import ResultScreen
from piratebox.screens.settings import SettingsScreen
from piratebox.screens.setup import SetupScreen
from piratebox.screens.shelf import ShelfScreen
from piratebox.screens.spanish_main import SpanishMainScreen
from piratebox.screens.vasco_da_gama import VascoDaGamaScreen
from piratebox.start import OpenPlay, OpenReplay, OpenResume, Start
from piratebox.table.log_file import write_log
from piratebox.table.players import Player
from piratebox.table.record import RecordFile
from piratebox.table.saved_game import SavedGame
from piratebox.table.saves import SaveError, Shelf
from piratebox.table.session import Session
from piratebox.table.settings import LastTable, SettingsFile
from piratebox.themes import THEMES, fallback_roles, without_colours
from piratebox.widgets.canvas_widget import CanvasWidget
from piratebox.wording.log_text import log_text, told
from piratebox.wording.problems import match_problem, save_problem
from rules import GAMES
from rules.core.match import MatchError

GAME_SCREENS: dict[str, type[GameScreen]] = {
    "spanish_main": SpanishMainScreen,
    "libertalia": LibertaliaScreen,
    "meuterer": MeutererScreen,
    "vasco_da_gama": VascoDaGamaScreen,
    "pirate_king": PirateKingScreen,
}
"""Each game's screen by the game's key."""


class PirateBox(App[int]):
    """The box: a menu, tables, and what comes after a game."""

    TITLE = "piratebox"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "language", id="app.language", show=False, priority=True),
        Binding("ctrl+q", "quit_table", id="app.quit", show=False, priority=True),
        Binding("ctrl+c", "quit_table", id="app.interrupt", show=False, priority=True),
    ]

    def __init__(self, start: Start | None = None) -> None:
        self._settings_file = SettingsFile()
        self.settings, self.settings_problem = self._settings_file.read()
        super().__init__()
        self.opening = start or Start()
        self.shelf = Shelf()
        self.record = RecordFile()
        self.worker = Worker()
        self.ascii = self.settings.ascii if self.opening.ascii is None else self.opening.ascii
        self.motion = self.settings.motion if self.opening.motion is None else self.opening.motion
        if not self.motion:
            self.animation_level = "none"
        self._playing = contextlib.ExitStack()

    # --- looks and language -----------------------------------------------------------------------------

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Our roles for themes that do not bring them."""
        return fallback_roles(self.get_theme(self.theme) or THEMES[0])

    def on_mount(self) -> None:
        """Register themes, watch for the end, open what was asked for."""
        for theme in THEMES:
            self.register_theme(without_colours(theme) if self.no_color else theme)
        self._use_theme(self.opening.theme or self.settings.theme)
        for number in (signal.SIGTERM, signal.SIGHUP):
            with contextlib.suppress(NotImplementedError, ValueError, RuntimeError):
                asyncio.get_running_loop().add_signal_handler(number, self.quit_table)
        self.push_screen(MenuScreen())
        match self.opening.open:
            case OpenPlay(game=game, players=players, options=options, seed=seed):
                self.start_table(game, list(players), options, seed)
            case OpenResume(id=save_id):
                self.resume(save_id)
            case OpenReplay(saved=saved):
                self.open_replay(saved)

    def _use_theme(self, name: str) -> None:
        self.theme = name if name in self.available_themes else THEMES[0].name

    def next_theme(self) -> None:
        """Change to the next of our themes."""
        names = [theme.name for theme in THEMES]
        at = names.index(self.theme) if self.theme in names else -1
        self.theme = self.settings.theme = names[(at + 1) % len(names)]
        self.save_settings()
        self.relabel()

    def next_language(self) -> None:
        """Change to the next language, in place."""
        codes = list(OFFERED)
        at = codes.index(language()) if language() in codes else -1
        set_language(codes[(at + 1) % len(codes)])
        self.settings.language = language()  # type: ignore[assignment]
        self.save_settings()
        self.relabel()

    def relabel(self) -> None:
        """Word and paint every open screen again."""
        for screen in self.screen_stack:
            relabel = getattr(screen, "relabel", None)
            if relabel is not None:
                relabel()
            for widget in screen.query(CanvasWidget):
                widget.redraw()

    def action_language(self) -> None:
        """F2."""
        self.next_language()

    def save_settings(self) -> None:
        """Keep the settings; what cannot be written only lasts until the end."""
        with contextlib.suppress(OSError):
            self._settings_file.write(self.settings)

    def on_app_blur(self, _event: events.AppBlur) -> None:
        """Fold secrets when the terminal loses the focus."""
        if isinstance(self.screen, GameScreen):
            self.screen.fold()

    # --- screens ----------------------------------------------------------------------------------------

    def open_menu(self) -> None:
        """Go back to the menu."""
        self._playing.close()
        while len(self.screen_stack) > 2:
            self.pop_screen()

    def open_setup(self, game_key: str) -> None:
        """Set up a table."""
        self.push_screen(SetupScreen(game_key))

    def open_settings(self) -> None:
        """Open the settings."""
        self.push_screen(SettingsScreen())

    def open_shelf(self) -> None:
        """Open the shelf of finished games."""
        self.push_screen(ShelfScreen())

    def open_records(self) -> None:
        """Open names and records."""
        self.push_screen(RecordsScreen())

    def open_replay(self, saved: SavedGame) -> None:
        """Watch a finished game."""
        self.push_screen(ReplayScreen(saved))

    def open_help(self, game_key: str | None = None, session: Session | None = None) -> None:
        """Open the help."""
        self.push_screen(HelpScreen(game_key, session))

    def open_game_menu(self, table: GameScreen) -> None:
        """Open the menu of a match being played."""
        self.push_screen(GameMenu(table))

    # --- tables -----------------------------------------------------------------------------------------

    def start_table(self, game_key: str, players: list[Player], options: Any, seed: int) -> None:
        """Deal and play."""
        game = GAMES[game_key]
        self.settings.last_tables[game_key] = LastTable(players=players, options=options.model_dump())
        self.save_settings()
        session = Session.begin(game, players, options, seed, self.shelf)
        self._open_table(session)

    def resume(self, save_id: str) -> None:
        """Go on with a saved game, or say why it cannot be gone on with."""
        try:
            saved = self.shelf.load(save_id)
            session = Session.resume(GAMES[saved.match.game], saved, self.shelf)
        except (SaveError, MatchError) as error:
            self.tell_menu(_problem(error))
            return
        self._open_table(session)

    def _open_table(self, session: Session) -> None:
        self._playing.close()
        try:
            self._playing.enter_context(self.shelf.hold(session.saved.id))
        except SaveError as error:
            if error.code == "locked":
                self.tell_menu(_problem(error))
                return
        self.open_menu_below()
        self.push_screen(GAME_SCREENS[session.game.key](session))

    def open_menu_below(self) -> None:
        """Close every screen above the menu."""
        while len(self.screen_stack) > 2:
            self.pop_screen()

    def tell_menu(self, words: str) -> None:
        """Say something on the menu."""
        self.open_menu_below()
        menu = self.screen
        if isinstance(menu, MenuScreen):
            menu.tell(words)

    def finished(self, session: Session) -> None:
        """A match has ended: count it and show the result."""
        with contextlib.suppress(OSError):
            self.record.count(session.saved.id, session.game.key, session.players, session.standings)
        self._playing.close()
        self.switch_screen(ResultScreen(session.saved))

    def rematch(self, saved: SavedGame) -> None:
        """The same table with rotated seats and a new seed."""
        players = saved.players[1:] + saved.players[:1]
        game = GAMES[saved.match.game]
        options = game.options.model_validate(saved.match.options)
        self.start_table(game.key, players, options, secrets.randbelow(1_000_000))

    def export_log(self, session: Session) -> str:
        """Write the public log of a match to a file; returns a sentence about where, or why not."""
        lines = [(line.turn, line.event) for line in session.lines(None) if line.event is not None]
        saved = session.saved
        text = log_text(saved, told(saved, lines), t("What everybody at the table may know so far."))
        try:
            path = write_log(saved.id, text)
        except OSError as error:
            return t("The log could not be written: {error}", error=error.strerror or str(error))
        return t("The log is in {path}", path=path)

    # --- the end ----------------------------------------------------------------------------------------

    def action_quit_table(self) -> None:
        """Save and quit."""
        self.quit_table()

    def quit_table(self) -> None:
        """Leave; every choice is saved already."""
        self._playing.close()
        self.exit(0)

    def _fatal_error(self) -> None:
        """Leave after a fault of our own; Textual's report would print variables, and so secrets."""
        error: BaseException | None = self._exception
        if isinstance(error, WorkerFailed):
            error = error.error
        if error is not None:
            self.panic(Text(fault_words(error, keep_fault(error))))

    async def on_unmount(self) -> None:
        """Let go of the game being played, and end the bots' process."""
        self._playing.close()
        self.worker.close()


def run(start: Start) -> int:
    """Open the app and play until it is left; returns the exit code."""
    app = PirateBox(start)
    set_language(start.language or app.settings.language or _system_language())
    code = app.run()
    return code or app.return_code or 0


def _problem(error: SaveError | MatchError) -> str:
    return save_problem(error) if isinstance(error, SaveError) else match_problem(error)


def _system_language() -> str:
    return from_environment(os.environ.get("LC_ALL") or os.environ.get("LANG"))
