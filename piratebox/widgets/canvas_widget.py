"""The base of everything drawn: a widget that paints one canvas line by line."""

from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from .canvas import Canvas, Palette


class CanvasWidget(Widget):
    """A widget whose ``draw`` fills a canvas of its own size.

    The canvas is made again after :meth:`redraw`, a change of size, theme or language.
    """

    DEFAULT_CSS = """
    CanvasWidget { background: $ground; }
    """

    ground = "panel"
    """The role the canvas starts from."""

    class Pointed(Message):
        """A target of the canvas was clicked, or hovered over (``target`` None: no longer)."""

        def __init__(self, widget: "CanvasWidget", target: str | None, *, click: bool) -> None:
            super().__init__()
            self.widget = widget
            self.target = target
            self.click = click

    _canvas: Canvas | None = None
    _strips: list[Strip] | None = None
    _hovered: str | None = None

    def draw(self, canvas: Canvas) -> None:
        """Paint the whole canvas."""

    @property
    def canvas(self) -> Canvas:
        """The canvas as it stands now."""
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = Canvas(width, height, self.ground, ascii=bool(getattr(self.app, "ascii", False)))
            self._strips = None
            self.draw(self._canvas)
        return self._canvas

    def redraw(self) -> None:
        """Paint again, with what has changed."""
        self._canvas = self._strips = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One row of the canvas."""
        canvas = self.canvas
        if self._strips is None:
            self._strips = canvas.strips(Palette(self.app.theme_variables))
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def notify_style_update(self) -> None:
        """A new theme needs new paint."""
        self._canvas = self._strips = None
        super().notify_style_update()

    def on_click(self, event: events.Click) -> None:
        """Tell the screen what was clicked."""
        target = self.canvas.target_at(event.x, event.y)
        if target is not None:
            self.post_message(self.Pointed(self, target, click=True))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell the screen what is hovered over."""
        target = self.canvas.target_at(event.x, event.y)
        if target != self._hovered:
            self._hovered = target
            self.post_message(self.Pointed(self, target, click=False))

    def on_leave(self) -> None:
        """Nothing is hovered over any more."""
        if self._hovered is not None:
            self._hovered = None
            self.post_message(self.Pointed(self, None, click=False))
