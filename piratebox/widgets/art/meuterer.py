"""The cover of Meuterer: a saber thrust into the sand of an island with a palm."""

INKS = {
    "l": "leaf",
    "d": "leaf2",
    "t": "hull",
    "m": "hull2",
    "b": "brass",
    "i": "weapon",
    "a": "sand",
    "s": "sea",
    "v": "sea2",
}
"""The role of each pixel."""

LARGE = (
    "....................",
    ".............ll.....",
    "..........lll.llll..",
    ".........llllllll.l.",
    "...b....ll.lllldll..",
    "...m...ll.lldtl.ll..",
    "...m......l.t.lll.l.",
    ".bbbbb......t....ll.",
    "...i........tt....l.",
    "...i.........t......",
    "...i.........t......",
    "...i.........t......",
    "...i.......aaaaaaa..",
    "..aaiaaaaaaaaaaaaa..",
    ".aaaaaaaaaaaaaaaaaa.",
    "ssssssssssssssssssss",
    "vvssvvsssssvvvssvvss",
    "vvvvvvvvvvvvvvvvvvvv",
)
"""20 by 18 pixels."""

SMALL = (
    "......lll....",
    "..b..lllldll.",
    "..m.ll.tl.ll.",
    "bbbb..lt...l.",
    "..i....t.....",
    "..i.....t....",
    "..i..aaatt...",
    "aaiaaaaaaaaa.",
    "ssssssssssvss",
    "vvsssvvssvvvs",
)
"""13 by 10 pixels."""

PLAIN = (
    "            \\|/",
    "   _      --\\|/--",
    "   |      /  |  \\",
    " --+--       |",
    "   |         |",
    "   |        _|____",
    " __V_______/      \\_",
    "~~~~~~~~~~~~~~~~~~~~",
)
"""For terminals without block characters: 20 cells wide."""

SMALL_PLAIN = (
    "  _     \\|/",
    "--+--  --|--",
    "  |      |",
    "__V_____/|\\__",
    "~~~~~~~~~~~~~",
)
"""The same, 13 cells wide."""
