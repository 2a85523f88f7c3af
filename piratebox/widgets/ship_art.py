"""How a ship of The Spanish Main looks: hull, sails and flag, afloat and damaged, in both sizes."""

from rules.spanish_main.components import NATION

from .canvas import Canvas

FLAG_SIGNS = {"english": "╬", "spanish": "╳", "dutch": "═"}
"""The cross, saltire or bars that stand before a ship's id on its flag."""

_PAINTS = {"s": "sail", "h": "hull", "d": "hull2", "a": "ash"}

_WIDE_AFLOAT = (
    ("▗ ▄▙ ▗ ", "h ss h "),
    ("█▌██▖█▙", "sssssss"),
    ("█▘██▘█▛", "sssssss"),
    ("▟▖ ▌ ▐▗", "hh h hh"),
    ("▜█████▛", "hhhhhhh"),
    ("▝████▛ ", "hhhhhh "),
)
_WIDE_DAMAGED = (
    ("  ▖▙▖  ", "  ada  "),
    ("▗ ▜▌▙ ▖", "a ada a"),
    ("▐▘▝▐▝▐▖", "daadada"),
    ("▄▘ ▌ ▞▗", "dd d dd"),
    ("▜▒▒░▒▒▛", "ddddddd"),
    (" ▝▒░▒▒▘", " dddddd"),
)
_NARROW_AFLOAT = (
    ("▟█▟█▙ ", "sssss "),
    ("██▐██▌", "ssssss"),
    ("▜████▀", "hhhhhh"),
)
_NARROW_DAMAGED = (
    ("▗ ▟ ▘ ", "a d a "),
    ("▚ ▞▌▗ ", "a dda "),
    ("▜▒░▒▒▀", "dddddd"),
)
_SPRITES = {
    (True, False): _WIDE_AFLOAT,
    (True, True): _WIDE_DAMAGED,
    (False, False): _NARROW_AFLOAT,
    (False, True): _NARROW_DAMAGED,
}

_PLAIN = {
    (True, False): ("   |   ", "  )|)  ", " ))|)) ", "   |   ", "\\_____/", " \\___/ "),
    (True, True): ("       ", "   x   ", "  /|   ", "   |,  ", "\\_x_x_/", " \\_x_/ "),
    (False, False): ("  )|) ", " ))|))", "\\____/"),
    (False, True): ("  x   ", "  |,  ", "\\x_x_/"),
}
"""The same ships in ASCII: a damaged one reads ``x``."""


def draw_ship(canvas: Canvas, x: int, y: int, *, wide: bool, damaged: bool) -> None:
    """Draw a ship's hull and sails: 7 by 6 cells if ``wide``, otherwise 6 by 3."""
    if canvas.ascii:
        paint = "ash" if damaged else "hull"
        for row, text in enumerate(_PLAIN[wide, damaged]):
            canvas.put(x, y + row, text, paint)
        return
    for row, (glyphs, paints) in enumerate(_SPRITES[wide, damaged]):
        for at, (glyph, paint) in enumerate(zip(glyphs, paints, strict=True)):
            if glyph != " ":
                canvas.put(x + at, y + row, glyph, _PAINTS[paint])


def draw_flag(canvas: Canvas, x: int, y: int, ship: str, width: int = 5) -> None:
    """Draw a ship's flag, a tag of 4 or 5 cells with its nation's sign and its id."""
    nation = NATION[ship]
    tag = f" {FLAG_SIGNS[nation]}{ship} "[:width]
    canvas.put(x, y, tag, f"on-flag-{nation} bold", f"flag-{nation}")
