"""The keys of the table, in one list: help, footers and the manual are made from it."""

from typing import NamedTuple

from piratebox.language import t, tp


class TableKey(NamedTuple):
    """A key, or a few that do the same."""

    id: str
    keys: tuple[str, ...]
    """The terminal's names of the keys."""
    label: str
    """The key as people write it."""
    word: str
    """What it does, in a word or two, for a footer."""
    text: str
    """What it does, in a sentence."""
    short: str
    """What it does, in at most 17 cells, for a margin."""


def own_keys(game: str) -> tuple[TableKey, ...]:
    """The keys that only one game's table has, in the current language."""
    match game:
        case "spanish_main":
            text = t("Who can still hold which pirate, by what everybody knows; and your own notes.")
            return (TableKey("sheet", ("d",), "d", t("deduction sheet"), text, t("deduction sheet")),)
        case "libertalia":
            text = t("All dens with their characters, tokens and doubloons.")
            return (TableKey("sheet", ("d",), "d", t("dens"), text, t("all dens")),)
        case "meuterer":
            text = t("Which cards have been seen, if the table plays with that memory aid.")
            return (TableKey("sheet", ("d",), "d", t("discards"), text, t("discards seen")),)
        case "vasco_da_gama":
            text = t("Turn between the sea and the city where the screen has room for one of them.")
            return (TableKey("sheet", ("t",), "t", t("sea or city"), text, t("sea or city")),)
        case "pirate_king":
            orders = t(
                "At the first vote of a round: let the players at this keyboard flip on by themselves."
            )
            pile = t("Every discard pile, card by card, and what the decks hold.")
            return (
                TableKey("orders", ("o",), "o", t("orders"), orders, t("standing orders")),
                TableKey("sheet", ("d",), "d", t("discards"), pile, t("own discard pile")),
            )
    return ()


def table_keys(game: str) -> tuple[TableKey, ...]:
    """Every key of a game's table, the most used ones first, in the current language."""
    return (
        TableKey(
            "walk",
            ("up", "down", "left", "right", "j", "k", "tab", "shift+tab"),
            tp("key", "arrows"),
            t("walk"),
            t("Walk through what can be chosen now; so do j, k and Tab. The board shows what it would do."),
            t("walk the choices"),
        ),
        TableKey("take", ("enter",), "enter", t("take"), t("Take what is marked."), t("take one")),
        TableKey(
            "direct",
            ("1", "2", "3", "4", "5", "6", "7", "8", "9"),
            "1-9 a-z",
            t("take directly"),
            t("Take a listed choice at once, by the digit or letter before it."),
            t("take it directly"),
        ),
        TableKey(
            "back",
            ("escape",),
            "esc",
            t("back"),
            t("Take back the part of a choice made last, or close what lies over the table."),
            t("take a part back"),
        ),
        TableKey(
            "secrets",
            ("h",),
            "h",
            t("secrets"),
            t("Open or fold the secrets of the player on turn. Folded, they are gone from the screen."),
            t("secrets on or off"),
        ),
        TableKey(
            "inspect",
            ("i",),
            "i",
            t("inspect"),
            t("Everything about the marked thing. The arrows go on to the next one."),
            t("inspect it"),
        ),
        *own_keys(game),
        TableKey(
            "undo",
            ("u",),
            "u",
            t("undo"),
            t("Take the last choice back, but never past a card that was turned up, drawn or answered."),
            t("undo"),
        ),
        TableKey(
            "log",
            ("l", "pageup", "pagedown"),
            "l",
            t("log"),
            t("What has happened, turn by turn, as everybody saw it. PageUp looks further back."),
            t("the log"),
        ),
        TableKey(
            "crews", ("c",), "c", t("crews"), t("The players and what is known of them."), t("the crews")
        ),
        TableKey(
            "score",
            ("s",),
            "s",
            t("score"),
            t("The public score and where it comes from. What is hidden counts for nobody yet."),
            t("the public score"),
        ),
        TableKey("export", ("x",), "x", t("export"), t("Write the log to a text file."), t("export the log")),
        TableKey(
            "menu",
            ("g",),
            "g",
            t("game menu"),
            t("Rewind the whole table, export the log, save and leave."),
            t("the game menu"),
        ),
        TableKey(
            "language",
            ("f2",),
            "f2",
            t("language"),
            t("Switch between English and Chinese on the spot."),
            t("the language"),
        ),
        TableKey(
            "fast",
            ("f5",),
            "f5",
            t("fast"),
            t("Let the computer players move without pauses."),
            t("hurry the bots"),
        ),
        TableKey(
            "help",
            ("question_mark",),
            "?",
            t("help"),
            t("These pages. Looking at them changes nothing in the game."),
            t("this help"),
        ),
        TableKey(
            "quit",
            ("ctrl+q",),
            "ctrl+q",
            t("save and quit"),
            t("Leave the program. The game is saved after every choice, so nothing is lost."),
            t("save and quit"),
        ),
    )
