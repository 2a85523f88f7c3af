"""Seat marks, box lines, and what stands for each ornament with ``--ascii``."""

SEAT_SHAPES = "▲◆●■▼◤"
SEAT_LETTERS = "ABCDEF"

BOXES = {
    "plain": "┌─┐│└┘",
    "round": "╭─╮│╰╯",
    "heavy": "┏━┓┃┗┛",
    "double": "╔═╗║╚╝",
    "dashed": "┌╌┐┆└┘",
    "heavy-dashed": "┏╍┓┇┗┛",
}
"""Top left, horizontal, top right, vertical, bottom left, bottom right of each kind of box."""

_ASCII = {
    "┌┐└┘├┤┬┴┼╭╮╰╯╶╴┷┯┠┨╷╵": "+", "─╌": "-", "│": "|", "┆": ":", "▔": "~",
    "┏┓┗┛━┃╍┇": "#", "╔╗╚╝═║": "=",
    "▐": "[", "▌": "]", "▮": "*", "▒": "#", "░": ".", "█": "X", "▓": "=",
    "►▸": ">", "◄◂": "<", "▾": "v", "▴": "^",
    "▲": "^", "◆": "#", "●": "o", "■": "=", "▼": "v", "◤": "/",
    "╬": "+", "╳": "x", "▁▂▃": ".", "▄▅": "-", "▆▇": "=", "◊": "+", "·": ".",
    "╱": "/", "╲": "\\", "◎": "o", "◈": "^", "▏": "|",
}  # fmt: skip
ASCII = str.maketrans({glyph: plain for glyphs, plain in _ASCII.items() for glyph in glyphs})
"""Translation of every ornament to one ASCII character of the same width."""


def seat_mark(seat: int) -> str:
    """A seat's shape and letter; they always stand together."""
    return f"{SEAT_SHAPES[seat]} {SEAT_LETTERS[seat]}"
