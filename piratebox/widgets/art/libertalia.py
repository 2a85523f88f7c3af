"""The cover of Libertalia: a black flag, skull and crossed sabers, over an open chest of gold."""

INKS = {
    "k": "crew-black",
    "w": "crew-white",
    "p": "pennant",
    "m": "hull2",
    "h": "hull",
    "g": "gold",
    "s": "sea",
    "v": "sea2",
}
"""The role of each pixel."""

LARGE = (
    "m...................",
    "mkkkkkkkkkkkkkkk....",
    "mkkkkkkkkkkkkkkkkk..",
    "mkkkkkwwwwwkkkkkkkk.",
    "mkkkkwwwwwwwkkkkkkk.",
    "mkkkkw.www.wkkkkkkk.",
    "mkkkkwww.wwwkkkkkk..",
    "mkwkkkwwwwwkkkwkkk..",
    "mkkwwkw.w.wkwwkkkkk.",
    "mkkkkwwkkkwwkkkkkkk.",
    "mkkkwwkkkkkwwkkkkkk.",
    "mkwwkkkkkkkkkwwkkkk.",
    "mkkkkkkkk.kkkkkkkk..",
    "m........g....g.....",
    "m.....hhgghgghghh...",
    "m.....hmmmmgmmmmh...",
    "sssssshhhhhhhhhhhsss",
    "vvssvvvsssvvvssvvvss",
)
"""20 by 18 pixels."""

SMALL = (
    "mkkkkkkkkkk..",
    "mkkwwwwkkkkk.",
    "mkw.ww.wkkkk.",
    "mkkwwwwkkkk..",
    "mwkkwwkkwkkk.",
    "mkwwkkwwkkkk.",
    "mwkkkkkkwkk..",
    "m...g..g.....",
    "m..hgghghh...",
    "ssshhmghhhsss",
)
"""13 by 10 pixels."""

PLAIN = (
    "|=================.",
    "|      .-----.     )",
    "|     /  o o  \\   (",
    "|  \\  \\   ^   /  / )",
    "|   `-.'|||||'.-' (",
    "|==================)",
    "|      __$__$__",
    "~~~~~~~\\______/~~~~~",
)
"""For terminals without block characters: 20 cells wide."""

SMALL_PLAIN = (
    "|===========",
    "|  .(o o).  )",
    "|  X \\=/ X (",
    "|===========",
    "~~~~~\\$$/~~~~",
)
"""The same, 13 cells wide."""
