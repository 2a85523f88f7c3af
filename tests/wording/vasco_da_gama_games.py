"""Vasco da Gama's words, its tables worth trying, and random games to word."""

from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.components import AREAS, CHARACTERS, SAILORS

from .games import Worded

NAMES = ("Ana", "Bea", "Cass", "Dai")
HARD_NAMES = ("[/", "{name}", "%s", "阿娜")
CORRECTIONS = """
[[project]]
id = "I-04"
count = 2
level = 9
income = { reals = 2, vp = 3 }

[[landing]]
id = "L2"
reward = { kind = "money", amount = 7 }

[[landing]]
id = "L3"
spaces = [1, 1, 1, 2, 7]

[[landing]]
id = "L4"
reward = { kind = "project", amount = 2 }

[[number]]
id = "section_size"
amount = 8

[[number]]
id = "start_money"
amount = 40
"""
TABLES = {
    "plain": {},
    "reopens": {"space_reopens": True},
    "corrected": {"corrections": CORRECTIONS},
}
KINDS = {
    "place", "extra", "manuel", "resolve", "buy", "buy_second", "section", "hire", "captain", "ship", "berth",
    "reward", "character", "girolamo", "merchant", "window", "crew",
}  # fmt: skip


def eager(decision, chance):
    """Rather execute and launch than decline, so that ships get to sea."""
    wanted = [choice for choice in decision.choices if type(choice).__name__ in ("Execute", "Launch")]
    idle = ("Decline", "Back", "LeaveCaptain", "Refuse")
    busy = [choice for choice in decision.choices if type(choice).__name__ not in idle]
    pool = wanted if wanted and chance.below(4) else busy if busy and chance.below(8) else None
    pool = pool or decision.choices
    return pool[chance.below(len(pool))]


def everything(view):
    box = view.box
    yield from (f"card:{tile}" for tile in (*box.projects, *box.merchants, *box.tiles))
    yield from (f"landing:{row.id}" for row in box.landings)
    yield from (f"area:{id}" for id in AREAS)
    yield from (f"character:{id}" for id in CHARACTERS)
    yield from (f"number:{number}" for number in range(1, 23))
    capacity = dict(zip(AREAS, box.capacity[view.seats], strict=True))
    yield from (f"space:{id}:{index}" for id in AREAS for index in range(capacity[id]))
    yield from (f"project:{at}" for at, tile in enumerate((view.gabriel, *view.display)) if tile)
    for section in range(1, view.seats + 1):
        yield f"section:{section}"
        yield from (f"crew:{section}:{colour}" for colour in SAILORS)
    for landing, reach in enumerate(box.reach):
        yield from (f"berth:{landing}:{index}" for index in range(len(reach)))
    for seat in range(view.seats):
        yield f"seat:{seat}"
        yield from (f"ship:{seat}:{at}" for at in range(len(view.ships[seat])))
        yield from (f"plan:{seat}:{at}" for at in range(len(view.projects[seat])))
    yield from ("captain", "money:1", "money:2", "bag")
    if view.tile:
        yield "marker"
    if view.merchant:
        yield "merchant"


GAME = Worded(
    game=VASCO_DA_GAMA,
    names=NAMES,
    hard_names=HARD_NAMES,
    tables=TABLES,
    laid=tuple((seats, name) for seats in VASCO_DA_GAMA.seats for name in TABLES),
    kinds=KINDS,
    always={"place", "resolve"},
    events={"place", "execute"},
    untold=set(),
    reserved="cghijklstux?",
    targets=everything,
    every=29,
    choose=eager,
)
WORDS = GAME.words
every_table, random_game, story_of = GAME.every_table, GAME.random_game, GAME.story_of
asked, then, stranger, blocks = GAME.asked, GAME.then, GAME.stranger, GAME.blocks
