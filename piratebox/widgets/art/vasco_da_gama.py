"""The cover of Vasco da Gama: a carrack with a red cross on its sail, bound for palms on a far shore."""

INKS = {
    "s": "sail",
    "p": "pennant",
    "m": "hull2",
    "h": "hull",
    "o": "moon",
    "l": "leaf",
    "d": "sand",
    "w": "sea",
    "v": "sea2",
}
"""The role of each pixel."""

LARGE = (
    "....................",
    "......p.........oo..",
    "......pp.......oooo.",
    "......m........oooo.",
    "..p...m.........oo..",
    "..m..sssss..........",
    "..m.ssspsss...p.....",
    ".ssssspppsss..m.....",
    ".sssssspssss.sss....",
    ".sss.sspsss..ssss.l.",
    "..m..sssssm..sss.lll",
    "..m...m...m..m..ll.l",
    "hhh...m...m..m.hhm..",
    "hhhhh.m...m..mhhhm..",
    ".hhhhhhhhhhhhhhh.md.",
    "..hmmhmmhmmhmmhh.ddd",
    "wwwwwwwwwwwwwwwwwwdd",
    "vvwwvvvwwwvvvwwvvwww",
)
"""20 by 18 pixels."""

SMALL = (
    "....p.....oo.",
    "....pp....oo.",
    ".p.sss..p....",
    ".mssspss.m...",
    "sss.ppp.sss..",
    "sss.spss.ss.l",
    ".m..m...m.lll",
    "hh..m...mhh.m",
    ".hhhhhhhhhh.d",
    "wwwwwwwwwwwdd",
)
"""13 by 10 pixels."""

PLAIN = (
    "",
    "      |>      .-.",
    "  |> _|_     (   )",
    "  |  ) + )  |> '-'",
    " (_)(__+__) |_)",
    "__|___|___|_|__  \\|/",
    "\\  o   o   o  /   |",
    "~\\___________/~~~~~~",
)
"""For terminals without block characters: 20 cells wide."""

SMALL_PLAIN = (
    "   |>   |>",
    "  _|_   |",
    " ( + ) (_)\\|/",
    "\\_o__o__o/ |",
    "~~~~~~~~~~~~~",
)
"""The same, 13 cells wide."""
