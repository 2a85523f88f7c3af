"""The base of the full-screen pages: one canvas that fills the screen, with keys and the mouse."""

from collections.abc import Iterator
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.screen import Screen

from piratebox.widgets.canvas import Canvas
from piratebox.widgets.canvas_widget import CanvasWidget
from piratebox.widgets.furniture import too_small

KEY_NAMES = {
    "?": "question_mark",
    "+": "plus",
    "-": "minus",
    "/": "slash",
    "esc": "escape",
    "enter": "enter",
    "space": "space",
    "tab": "tab",
}
"""Textual's names of the keys that a footer writes differently."""


def key_name(key: str) -> str | None:
    """Textual's name of a key as a footer writes it, or None if it stands for several (``1-5``)."""
    if key in KEY_NAMES:
        return KEY_NAMES[key]
    if len(key) == 1:
        return key
    if (key[0] in "Ff" and key[1:].isdigit()) or key.startswith("ctrl+"):
        return key.lower()
    return None


class Page(CanvasWidget):
    """The one canvas of a :class:`Sheet`; it has the sheet draw on it."""

    ground = "ground"

    DEFAULT_CSS = """
    Page { width: 100%; height: 100%; layer: page; }
    """

    def draw(self, canvas: Canvas) -> None:
        """Let the sheet draw, unless the terminal is too small for it."""
        sheet = self.screen
        if isinstance(sheet, Sheet) and not too_small(canvas, *sheet.least):
            sheet.draw(canvas)


class Sheet(Screen[Any]):
    """An opaque screen that is drawn as a whole.

    A subclass overrides :meth:`draw`, marks what can be pointed at with ``canvas.hit``, and calls
    :meth:`redraw` when something has changed. The first click on a target is :meth:`go`, a second one
    :meth:`take`; a click on ``key:x`` (the footer makes those) is a press of that key. Widgets laid over the
    canvas come from :meth:`over` and belong to the layer ``over``.
    """

    DEFAULT_CSS = """
    Sheet { layers: page over; background: $ground; overflow: hidden; }
    """

    AUTO_FOCUS = ""
    ground: ClassVar[str] = "ground"
    """The role the canvas starts from."""
    least: ClassVar[tuple[int, int]] = (80, 24)
    """The smallest terminal that this sheet can be drawn in."""

    here: str | None = None
    """The target that is focused."""

    def compose(self) -> ComposeResult:
        """The page and what lies over it."""
        page = Page(id="page")
        page.ground = self.ground
        yield page
        yield from self.over()

    def over(self) -> Iterator[Any]:
        """Widgets that lie over the canvas, such as text fields."""
        yield from ()

    def draw(self, canvas: Canvas) -> None:
        """Paint the whole screen in the current language; the canvas is at least :attr:`least`."""

    def go(self, target: str) -> None:
        """Focus a target."""
        self.here = target
        self.redraw()

    def take(self, target: str) -> None:
        """Do what a target stands for."""

    def hover(self, target: str | None) -> None:
        """The mouse came over a target, or left the last one."""

    @property
    def host(self) -> Any:
        """The app, which opens other screens and holds settings, shelf and record."""
        return self.app

    @property
    def page(self) -> Page:
        """The canvas widget."""
        return self.query_one(Page)

    def redraw(self) -> None:
        """Draw again, with what has changed."""
        for page in self.query(Page):
            page.redraw()

    def relabel(self) -> None:
        """The language or the theme has changed: everything is worded and painted again."""
        self.redraw()

    def press(self, key: str) -> None:
        """Press a key, named as in the footer; a range of keys does nothing."""
        name = key_name(key)
        if name is not None:
            self.app.simulate_key(name)

    def on_canvas_widget_pointed(self, message: CanvasWidget.Pointed) -> None:
        """Turn a click into going, taking or a key."""
        message.stop()
        target = message.target
        if not message.click:
            self.hover(target)
        elif target is None:
            return
        elif target.startswith("key:"):
            self.press(target[len("key:") :])
        elif target == self.here:
            self.take(target)
        else:
            self.go(target)
