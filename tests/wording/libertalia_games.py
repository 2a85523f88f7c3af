"""Libertalia's words, its tables worth trying, and random games to word."""

from rules.libertalia import LIBERTALIA
from rules.libertalia.components import CHARACTERS, COLOURS, KINDS

from .games import Worded

NAMES = ("Ana", "Bea", "Cass", "Dai", "Eve", "Finn")
HARD_NAMES = ("[/", "{name}", "%s", "阿娜", "שרה", "[red]x")
TABLES = {
    "plain": {},
    "memory": {"memory": True, "colours": "even"},
    "house": {
        "colours": "chosen",
        "gunner_pays_without_target": False,
        "topman_ties": False,
        "rest_order": "sum_then_floor",
        "final_campaign_tiebreak": True,
    },
}


def everything(view):
    yield from (f"card:{card.id}" for card in CHARACTERS.values())
    yield from (f"hand:{rank}" for rank in CHARACTERS)
    yield from (f"token:{kind}" for kind in KINDS)
    yield from (f"colour:{id}" for id in COLOURS)
    yield from (f"seat:{seat}" for seat in range(len(view.colours)))
    yield from (f"slot:{place}" for place in range(len(view.ship)))
    yield from (f"den:{seat}:{rank}" for seat, den in enumerate(view.dens) for rank in den)
    for day, space in enumerate(view.board, start=1):
        yield from (f"booty:{day}:{place}" for place in range(sum(space)))


GAME = Worded(
    game=LIBERTALIA,
    names=NAMES,
    hard_names=HARD_NAMES,
    tables=TABLES,
    laid=tuple((seats, name) for seats in LIBERTALIA.seats for name in TABLES),
    kinds={
        *("colour", "play", "parrot", "recruit", "keep", "gunner", "sell", "revive", "booty", "saber"),
        "waitress",
    },
    always={"play", "booty"},
    events={"sunrise", "booty", "scoring"},
    untold={"arrive"},
    secret={"play"},
    reserved="cdghijklsux?",
    targets=everything,
    every=23,
    note_cells=24,
)
WORDS = GAME.words
every_table, random_game, story_of = GAME.every_table, GAME.random_game, GAME.story_of
asked, then, stranger, blocks = GAME.asked, GAME.then, GAME.stranger, GAME.blocks
