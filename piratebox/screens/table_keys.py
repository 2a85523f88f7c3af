"""The keys that every game's table has, and the sizes at which it is laid out anew."""

from textual.binding import Binding, BindingType

BINDINGS: list[BindingType] = [
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
"""Each has an id, so that it can be mapped to another key."""
WIDTHS = [(0, "-tiny"), (80, "-narrow"), (100, "-medium"), (120, "-wide"), (160, "-roomy")]
"""The class that the screen has from so many columns on."""
HEIGHTS = [(0, "-short"), (24, "-low"), (30, "-mid"), (36, "-tall")]
"""The class that the screen has from so many rows on."""
