"""A small app that only opens the screen under test and writes down what it is asked for."""

import gettext
import re
from typing import Any

from textual.app import App

from piratebox import language
from piratebox.table.record import RecordFile
from piratebox.table.saves import Shelf
from piratebox.table.settings import Settings
from piratebox.themes import THEMES, fallback_roles


class Wide(gettext.NullTranslations):
    """Stands in for a Chinese catalogue: as many cells as the English words, in characters of two cells."""

    def gettext(self, message: str) -> str:
        parts = re.split(r"(\{[^{}]*\})", message)
        return "".join(
            part if part.startswith("{") else re.sub("[A-Za-z]{1,2}", "字", part) for part in parts
        )

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return self.gettext(plural)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


def speak(code: str) -> None:
    """Switch the language; Chinese is the stand-in."""
    language.set_language("en" if code == "zh_Hant" else code)
    if code == "zh_Hant":
        language._code, language._catalogue = code, Wide()


class Box(App[int]):
    """Stands in for the app; ``asked`` lists the calls that screens made."""

    TITLE = "piratebox"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, screen: Any, *, ascii: bool = False, motion: bool = False) -> None:
        super().__init__()
        self.first = screen
        self.settings = Settings()
        self.shelf = Shelf()
        self.record = RecordFile()
        self.ascii, self.motion = ascii, motion
        self.asked: list[tuple[Any, ...]] = []
        self.answers: list[Any] = []

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return fallback_roles(self.get_theme(self.theme) or THEMES[0])

    def on_mount(self) -> None:
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = "lantern"
        self.push_screen(self.first, self.answers.append)

    def relabel(self) -> None:
        for screen in self.screen_stack:
            if hasattr(screen, "relabel"):
                screen.relabel()

    def next_language(self) -> None:
        speak("zh_Hant")
        self.relabel()

    def next_theme(self) -> None:
        self.theme = "parchment"

    def __getattr__(self, name: str) -> Any:
        if name.startswith(("open_", "save_settings", "start_table", "resume", "quit_table")):
            return lambda *arguments: self.asked.append((name, *arguments))
        raise AttributeError(name)


def frame(app: App[Any]) -> list[str]:
    """What stands on the screen, row by row, text fields included."""
    strips = app.screen._compositor.render_strips()
    return [strip.text for strip in strips]


def text(app: App[Any]) -> str:
    """The same as one string."""
    return "\n".join(frame(app))
