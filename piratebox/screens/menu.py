"""The menu: games, saved games, and what else the box offers."""

from datetime import datetime
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType

from piratebox.language import t
from piratebox.table.players import Player
from piratebox.table.saves import Entry, SaveError
from piratebox.themes import SEAT_COLOURS
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.furniture import Seat
from piratebox.widgets.menu_page import MenuScene, SaveRow, draw_menu
from piratebox.wording import WORDINGS
from piratebox.wording.blurbs import level_name, theme_name
from piratebox.wording.problems import save_problem
from rules import GAMES
from rules.core.match import MatchError, decode_position

from .sheet import Sheet


def seats_of(players: list[Player]) -> tuple[Seat, ...]:
    """The seats of a table as they are named on screen; a colour that is not ours becomes the seat's own."""
    return tuple(
        Seat(seat, player.name, player.colour if player.colour in SEAT_COLOURS else SEAT_COLOURS[seat])
        for seat, player in enumerate(players)
    )


def players_in_words(players: list[Player]) -> str:
    """The names at a table, bots with their level."""
    return t(", ").join(
        t("{name} ({level})", name=player.name, level=level_name(player.level))
        if player.level
        else player.name
        for player in players
    )


class MenuScreen(Sheet):
    """The first screen: it sets tables up, resumes games, and leads to everything else."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(str(number), f"game({number})", show=False, id=f"menu.game{number}")
            for number in range(1, 6)
        ),
        Binding("left,h", "step(-1)", show=False, id="menu.left"),
        Binding("right,l,tab", "step(1)", show=False, id="menu.right"),
        Binding("down,j", "down", show=False, id="menu.down"),
        Binding("up,k", "up", show=False, id="menu.up"),
        Binding("enter", "enter", show=False, id="menu.enter"),
        Binding("escape", "back", show=False, id="menu.back"),
        Binding("r", "resume", show=False, id="menu.resume"),
        Binding("b", "backup", show=False, id="menu.backup"),
        Binding("delete,x", "delete", show=False, id="menu.delete"),
        Binding("y", "confirm", show=False, id="menu.confirm"),
        Binding("v", "replays", show=False, id="menu.replays"),
        Binding("n", "records", show=False, id="menu.records"),
        Binding("t", "theme", show=False, id="menu.theme"),
        Binding("m", "motion", show=False, id="menu.motion"),
        Binding("o", "settings", show=False, id="menu.settings"),
        Binding("question_mark", "help", show=False, id="menu.help"),
        Binding("q", "quit", show=False, id="menu.quit"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.scene = MenuScene(games=tuple(GAMES))
        self._entries: tuple[Entry, ...] = ()

    def on_mount(self) -> None:
        """Read the shelf."""
        self.reload()
        self.here = f"tile:{self.scene.games[0]}"

    def on_screen_resume(self, _event: events.ScreenResume) -> None:
        """Games may have been played meanwhile."""
        self.reload()

    def reload(self) -> None:
        """Read shelf, record and settings again."""
        scene = self.scene
        self._entries = self.host.shelf.list()
        scene.replays = len(self.host.shelf.finished())
        scene.sailors = len(self.host.record.read()[0].names)
        scene.save = max(0, min(scene.save, len(self._entries) - 1))
        scene.in_saves = scene.in_saves and bool(self._entries)
        self.relabel()

    def relabel(self) -> None:
        """Word everything again."""
        scene = self.scene
        scene.saves = tuple(_row(entry) for entry in self._entries)
        scene.theme = theme_name(self.app.theme)
        scene.motion = bool(self.host.motion)
        scene.now = datetime.now()
        scene.last_tables = {
            key: players_in_words(table.players) for key, table in self.host.settings.last_tables.items()
        }
        self.redraw()

    def tell(self, words: str) -> None:
        """Say what went wrong, until the next key."""
        self.scene.message = words
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """The menu."""
        draw_menu(canvas, self.scene)

    # --- pointing -----------------------------------------------------------------------------------------

    def go(self, target: str) -> None:
        """Focus a game or a saved game."""
        kind, _, key = target.partition(":")
        scene = self.scene
        self._settle()
        if kind == "tile":
            scene.game, scene.in_saves = scene.games.index(key), False
        else:
            scene.save = next(place for place, save in enumerate(scene.saves) if save.id == key)
            scene.in_saves = True
        self.here = target
        self.redraw()

    def take(self, target: str) -> None:
        """Set up the game, or resume the saved one."""
        self.action_enter()

    def _settle(self) -> None:
        self.scene.message = ""
        self.scene.deleting = False

    def _focus(self, *, in_saves: bool) -> None:
        scene = self.scene
        if in_saves and scene.saves:
            self.go(f"save:{scene.saves[scene.save].id}")
        else:
            self.go(f"tile:{scene.games[scene.game]}")

    # --- keys ---------------------------------------------------------------------------------------------

    def action_game(self, number: int) -> None:
        """Set up the game of that number."""
        if number <= len(self.scene.games):
            self.go(f"tile:{self.scene.games[number - 1]}")
            self.action_enter()

    def action_step(self, by: int) -> None:
        """The next game to the right or left; from the list of saved games back to the games."""
        scene = self.scene
        if not scene.in_saves:
            scene.game = (scene.game + by) % len(scene.games)
        self._focus(in_saves=False)

    def action_down(self) -> None:
        """From the games to the saved games, and along those."""
        scene = self.scene
        if scene.in_saves:
            scene.save = min(scene.save + 1, len(scene.saves) - 1)
        self._focus(in_saves=True)

    def action_up(self) -> None:
        """Along the saved games and back to the games."""
        scene = self.scene
        if scene.in_saves and scene.save > 0:
            scene.save -= 1
            self._focus(in_saves=True)
        else:
            self._focus(in_saves=False)

    def action_enter(self) -> None:
        """Set up the focused game, or resume the focused saved one."""
        if self.scene.in_saves:
            self.action_resume()
        else:
            self._settle()
            self.host.open_setup(self.scene.games[self.scene.game])

    def action_back(self) -> None:
        """Keep what was to be deleted; else back to the games."""
        deleting = self.scene.deleting
        self._settle()
        self._focus(in_saves=deleting)

    def action_resume(self) -> None:
        """Go on with the saved game that ``r`` stands at, if it is whole."""
        if self.scene.saves:
            self._focus(in_saves=True)
            save = self.scene.saves[self.scene.save]
            if not save.problem:
                self.host.resume(save.id)

    def action_backup(self) -> None:
        """Go on with the version before of a damaged game."""
        scene = self.scene
        if not scene.in_saves or not scene.saves[scene.save].problem:
            return
        save = scene.saves[scene.save]
        if not save.has_backup:
            self.tell(t("There is no backup of this game."))
            return
        try:
            self.host.shelf.restore_backup(save.id)
        except SaveError as error:
            self.tell(save_problem(error))
            return
        self.reload()
        self.host.resume(save.id)

    def action_delete(self) -> None:
        """Ask if the focused saved game shall be deleted."""
        if self.scene.in_saves:
            self._settle()
            self.scene.deleting = True
            self.redraw()

    def action_confirm(self) -> None:
        """Delete it."""
        scene = self.scene
        if not scene.deleting:
            return
        self._settle()
        try:
            self.host.shelf.remove(scene.saves[scene.save].id)
        except SaveError as error:
            self.tell(save_problem(error))
            return
        self.reload()
        self._focus(in_saves=True)

    def action_replays(self) -> None:
        """The shelf of finished games."""
        self.host.open_shelf()

    def action_records(self) -> None:
        """Names and what they have won."""
        self.host.open_records()

    def action_theme(self) -> None:
        """The next theme."""
        self.host.next_theme()
        self.relabel()

    def action_motion(self) -> None:
        """Things move, or stand still."""
        self.host.motion = self.host.settings.motion = not self.host.motion
        self.host.save_settings()
        self.relabel()

    def action_settings(self) -> None:
        """All settings."""
        self.host.open_settings()

    def action_help(self) -> None:
        """How the box and the focused game work."""
        self.host.open_help(self.scene.games[self.scene.game])

    def action_quit(self) -> None:
        """Leave the box."""
        self.host.quit_table()


def _row(entry: Entry) -> SaveRow:
    """A file of the shelf as a line of the list."""
    saved = entry.saved
    if saved is None:
        assert entry.problem is not None
        file = str(entry.problem.path)
        problem = save_problem(entry.problem).removeprefix(f"{file}: ")
        return SaveRow(entry.id, entry.id, problem=problem, file=file, has_backup=entry.has_backup)
    game, words = GAMES[saved.match.game], WORDINGS[saved.match.game]
    try:
        phase = words.saved_phase(game.view(decode_position(game, saved.snapshot), None))
    except MatchError:
        phase = t("saved by an older piratebox")
    moment = datetime.fromisoformat(saved.updated).astimezone().replace(tzinfo=None)
    return SaveRow(entry.id, words.title(), phase, seats_of(saved.players), moment)
