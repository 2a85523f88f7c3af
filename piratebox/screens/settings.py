"""The settings: language, looks, motion, pace; each takes effect at once."""

from typing import Any, ClassVar, get_args

from textual.binding import Binding, BindingType

from piratebox.language import LANGUAGES, OFFERED, language, set_language, t, tp
from piratebox.table.places import record_file, saves_folder, settings_file
from piratebox.table.settings import Settings
from piratebox.themes import THEMES
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.settings_page import SettingRow, draw_settings
from piratebox.wording.blurbs import theme_name

from .sheet import Sheet

KEYS = ("language", "theme", "motion", "pace", "ascii", "odds", "curtain")
"""The settings in the order in which they stand on the screen."""
PACES: tuple[str, ...] = get_args(Settings.model_fields["bot_pace"].annotation)
"""How long a bot's move can stand, slowest first."""


class SettingsScreen(Sheet):
    """Shows and changes the settings of the app."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k,shift+tab", "row(-1)", show=False, id="settings.up"),
        Binding("down,j,tab", "row(1)", show=False, id="settings.down"),
        Binding("left,h", "change(-1)", show=False, id="settings.left"),
        Binding("right,l,enter,space", "change(1)", show=False, id="settings.right"),
        Binding("escape,q", "back", show=False, id="settings.back"),
        Binding("question_mark", "help", show=False, id="settings.help"),
    ]

    here = "language"

    def draw(self, canvas: Canvas) -> None:
        """All settings and the prompt of the focused one."""
        files = (
            (t("saved games"), str(saves_folder())),
            (t("names and records"), str(record_file())),
            (t("settings"), str(settings_file())),
        )
        problem = getattr(self.app, "settings_problem", None)
        words = t("The settings file cannot be used: {reason}", reason=str(problem)) if problem else ""
        draw_settings(canvas, self._rows(), self.here or KEYS[0], files, words)

    def _themes(self) -> list[str]:
        """Our themes first, then Textual's own by name."""
        ours = [theme.name for theme in THEMES]
        return ours + sorted(name for name in self.app.available_themes if name not in ours)

    def _languages(self) -> list[str]:
        codes = list(OFFERED)
        return codes if language() in codes else [*codes, language()]

    def _rows(self) -> list[SettingRow]:
        switch = (t("off"), t("on"))
        themes, codes = self._themes(), self._languages()
        paces = {
            "slow": tp("pace", "slow"),
            "normal": tp("pace", "normal"),
            "fast": tp("pace", "fast"),
            "instant": tp("pace", "at once"),
        }
        return [
            SettingRow(
                "language",
                t("Language"),
                tuple(LANGUAGES[code] for code in codes),
                codes.index(language()),
                t("F2 changes it on every screen, also in the middle of a game."),
            ),
            SettingRow(
                "theme",
                t("Theme"),
                tuple(theme_name(name) for name in themes),
                themes.index(self.app.theme),
                t("Signal has the strongest contrast and colours that can be told apart by everybody."),
            ),
            SettingRow(
                "motion",
                t("Motion"),
                switch,
                int(bool(self.host.motion)),
                t("Short movements; none of them ever keeps you waiting."),
            ),
            SettingRow(
                "pace",
                t("Pace of the bots"),
                tuple(paces[pace] for pace in PACES),
                PACES.index(self.host.settings.bot_pace),
                t("How long a bot's move stands before the next; a key passes over it."),
            ),
            SettingRow(
                "ascii",
                t("Plain characters"),
                switch,
                int(bool(self.host.ascii)),
                t("Ornaments become letters and signs of the oldest terminals; pictures are left out."),
            ),
            SettingRow(
                "odds",
                t("Chance to bust"),
                (t("hidden"), t("shown")),
                int(self.host.settings.odds),
                t("Pirate King!: whether a vote tells how likely the next card is one too many."),
            ),
            SettingRow(
                "curtain",
                t("Curtain before votes"),
                switch,
                int(self.host.settings.ballot_curtain),
                t("Pirate King!: off, only the votes of those who know more than others are."),
            ),
        ]

    # --- moving and changing ------------------------------------------------------------------------------

    def go(self, target: str) -> None:
        """Focus a setting; a click on one of its arrows steps."""
        side, _, key = target.partition(":")
        self.here = key or side
        if key:
            self.action_change(-1 if side == "back" else 1)
        self.redraw()

    def take(self, target: str) -> None:
        """A second click steps."""
        self.action_change(1)

    def action_row(self, by: int) -> None:
        """The setting above or below."""
        self.go(KEYS[(KEYS.index(self.here or KEYS[0]) + by) % len(KEYS)])

    def action_change(self, by: int) -> None:
        """The next or previous value of the focused setting, at once and for good."""
        settings: Any = self.host.settings
        match self.here:
            case "language":
                code = _next(self._languages(), language(), by)
                set_language(code)
                settings.language = code
            case "theme":
                self.app.theme = settings.theme = _next(self._themes(), self.app.theme, by)
            case "motion":
                self.host.motion = settings.motion = not self.host.motion
            case "pace":
                settings.bot_pace = _next(list(PACES), settings.bot_pace, by)
            case "odds":
                settings.odds = not settings.odds
            case "curtain":
                settings.ballot_curtain = not settings.ballot_curtain
            case _:
                self.host.ascii = settings.ascii = not self.host.ascii
        self.host.save_settings()
        self.host.relabel()
        self.redraw()

    def action_back(self) -> None:
        """Back to where it was opened."""
        self.dismiss()

    def action_help(self) -> None:
        """How the box works."""
        self.host.open_help(None)


def _next(values: list[str], value: str, by: int) -> str:
    return values[(values.index(value) + by) % len(values)]
