"""The cover of Pirate King!: a skull under a crown set with rubies, before two crossed cutlasses."""

INKS = {
    "g": "gold",
    "b": "brass",
    "r": "pennant",
    "w": "bone",
    "a": "ash",
    "i": "weapon",
    "m": "hull2",
}
"""The role of each pixel."""

LARGE = (
    "..g......g......g...",
    "..gg....ggg....gg...",
    "i.ggg..ggggg..ggg..i",
    "ii.ggggggggggggg..ii",
    ".ii.ggrggggrggrg.ii.",
    "..iigggggggggggg.i..",
    "...ibbbbbbbbbbbbii..",
    "....wwwwwwwwwwwwi...",
    "...wwwwwwwwwwwwww...",
    "...ww...wwww...ww...",
    "...ww...wwww...ww...",
    "...aww.wwaaww.wwa...",
    "....awwwwaawwwwa....",
    "..b..iwwwwwwwwi..b..",
    "...bii.wawwaw.iib...",
    "..mmb..wawwaw..bmm..",
    ".mm..b..wwww..b..mm.",
    ".m................m.",
)
"""20 by 18 pixels."""

SMALL = (
    ".g....g....g.",
    ".gg..ggg..gg.",
    "i.ggggggggg.i",
    ".i.grggrgg.i.",
    "..ibbbbbbbi..",
    "..wwwwwwwww..",
    "..w..www..w..",
    "..aw.waw.wa..",
    ".bi.wwwww.ib.",
    "mm..wawaw..mm",
)
"""13 by 10 pixels."""

PLAIN = (
    "   |\\    /\\    /|",
    "\\  | \\  /  \\  / |  /",
    " \\ |__\\/____\\/__| /",
    "  \\|__o___o___o_|/",
    "   /            \\",
    "  |  (_)    (_)  |",
    "   \\_    /\\    _/",
    "  -/ |_|_||_|_| \\-",
    "  /   \\_|__|_/   \\",
)
"""For terminals without block characters: 20 cells wide."""

SMALL_PLAIN = (
    " |\\  /\\  /|",
    "\\|_\\/__\\/_|/",
    " / _    _ \\",
    " \\(_)/\\(_)/",
    " /\\|_|_||/\\",
)
"""The same, 13 cells wide."""
