"""The mouse at the table: hovering explains, a click highlights, a second one takes."""

from typing import TYPE_CHECKING

from piratebox.widgets.canvas_widget import CanvasWidget

from .sheet import key_name
from .table_picture import asked

if TYPE_CHECKING:
    from .game_screen import GameScreen


def pointed(screen: "GameScreen", message: CanvasWidget.Pointed) -> None:
    """Something was clicked, or the mouse came over it."""
    target = message.target
    if not message.click:
        screen.hover = screen.hover_text(target) if target else ""
        screen.table.ask(asked(screen))
    elif target is not None and target.startswith("key:"):
        name = key_name(target.removeprefix("key:"))
        if name is not None:
            screen.app.simulate_key(name)
    elif target is not None and screen.choosing is not None:
        _click(screen, target)


def _click(screen: "GameScreen", target: str) -> None:
    choosing = screen.choosing
    assert choosing is not None
    at = int(target[5:]) if target.startswith("item:") else choosing.find(target=target)
    if at is None:
        return
    if screen.blind:
        screen.take_item(at)
    elif at == choosing.focus:
        screen.action_take()
    else:
        choosing.highlight(at)
        screen.update()
