"""The cover of The Spanish Main: a three-master before the evening sun."""

INKS = {"o": "moon", "p": "pennant", "m": "hull2", "s": "sail", "h": "hull", "w": "sea", "v": "sea2"}
"""The role of each pixel."""

LARGE = (
    "....................",
    "..oo................",
    ".oooo....p..........",
    ".oooo....pp....p....",
    "..oo.....m.....pp...",
    ".........m.....m....",
    "....p..sssss...m....",
    "....m..sssss.ssss...",
    "...ss.ssssss.ssss...",
    "...ss.ssssss.ssss...",
    "..sss.ssssss.ssss..m",
    "...m...sssss.ssss.m.",
    "..hm.....m.....m.m..",
    "..hhh....m.....mhh..",
    "...hhhhhhhhhhhhhh...",
    "....hhmhhmhhmhhh....",
    "wwwwwwwwwwwwwwwwwwww",
    "vvwwvvvwwwvvvwwvvvww",
)
"""20 by 18 pixels."""

SMALL = (
    "..........p..",
    "....p.....m..",
    "....p...sss..",
    "..sss...sss..",
    "..sss..ssss..",
    "..sss...m....",
    "hh.m....m..h.",
    "hhhhhhhhhhhh.",
    ".hhhhhhhhhh..",
    "wwwwwwwwwwwww",
)
"""13 by 10 pixels."""

PLAIN = (
    "",
    "      |>     |>",
    "     /|\\    /|\\",
    "    / | \\  / | \\",
    "   /__|__\\/__|__\\",
    "  ____|______|_____",
    "  \\  o   o   o   o/",
    "~~~\\____________/~~~",
)
"""For terminals without block characters: 20 cells wide."""

SMALL_PLAIN = (
    "   |>   |>",
    "  /|\\  /|\\",
    " /_|_\\/_|_\\",
    " \\_o__o__o_/",
    "~~~~~~~~~~~~~",
)
"""The same, 13 cells wide."""
