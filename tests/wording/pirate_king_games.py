"""Pirate King!'s words, its tables worth trying, random games and the mock-up's position."""

from rules.pirate_king.area import Entry
from rules.pirate_king.game import PIRATE_KING
from rules.pirate_king.state import ACTIVE, BUST, GO_ON, STOPPED, UNGIVEN, Options, State

from .games import Worded, any_choice

NAMES = ("Ana", "Bea", "Cass", "Dai", "Eve")
HARD_NAMES = ("[/", "{name}", "%s", "阿娜", "O'Neil")
OWN_CARDS = """
[[card]]
id = "LO31"
name = "Snake {eyes} [b]"

[[card]]
id = "LO06"
count = 1

[[card]]
id = "mine_1"
kind = "loot"
name = { en = "Twin Pistols", zh_Hant = "雙槍" }
count = 1
sword = 2
effects = [{ op = "reveal", n = 1 }, { op = "place" }]
end = { op = "crowns", per = 2, symbol = "gold" }
brief = "reveal, then place"
text = "Reveals a card, then goes to another player."
"""
"""An owner's card file: a new name, a card less, a new card with two effects and a bonus for the end."""
TABLES = {
    "plain": {},
    "by_lot": {"random_pirates": True, "no_win_cards": True},
    "reverse": {"reverse_draft": True, "open_ballots": True},
    "own": {"corrections": OWN_CARDS},
}
LAID = {2: ("plain", "own"), 3: ("by_lot", "reverse"), 4: ("plain", "own"), 5: ("by_lot", "reverse")}


def bold(decision, chance):
    """Four votes out of five go on."""
    choice = any_choice(decision, chance)
    return decision.choices[0] if decision.kind == "ballot" and chance.below(5) else choice


def everything(view):
    for kind in ("card", "top", "discard"):
        yield from (f"{kind}:{card}" for card in view.box.cards)
    yield from (f"{card.kind}:{card.id}" for card in view.box.cards.values())
    for seat in range(view.seats):
        yield from (f"{kind}:{seat}" for kind in ("seat", "deck", "discards"))
        yield from (f"row:{seat}:{place}" for place in range(len(view.rows[seat])))
        yield from (f"visitor:{seat}:{place}" for place in range(len(view.visitors[seat])))
    yield from ("pile:monsters", "pile:loot", "token:captain", "vote:flip", "vote:stop")


GAME = Worded(
    game=PIRATE_KING,
    names=NAMES,
    hard_names=HARD_NAMES,
    tables=TABLES,
    laid=tuple((seats, name) for seats, names in LAID.items() for name in names),
    kinds={"pirate", "ballot", "look", "choose", "from_discard", "place", "monster", "loot", "remove"},
    always={"ballot", "monster", "loot"},
    events={"round", "flip", "bust", "ballots", "battle", "loot_order", "monster", "loot"},
    untold={"effect", "flip", "ballots"},
    secret={"ballot"},
    ways=({}, {"short": True}, {"odds": False}),
    reserved="cdghijklosux?",
    targets=everything,
    every=41,
    choose=bold,
)
WORDS = GAME.words
every_table, random_game, story_of = GAME.every_table, GAME.random_game, GAME.story_of
asked, then, stranger, blocks = GAME.asked, GAME.then, GAME.stranger, GAME.blocks


def row(owner, *cards):
    """Entries of one owner; "card=face" is a copy, "-card" lies face down."""
    entries = []
    for text in cards:
        card, _, face = text.strip("-").partition("=")
        down = text.startswith("-")
        entries.append(Entry(card, "" if down else face or card, not down, owner))
    return entries


def mockup():
    """Round 4, vote after flip 5: Ana is bust, Bea has stopped, Cass has voted, Dai votes."""
    return State(
        options=Options(),
        seats=4,
        chance=1,
        agenda=[("ballot",)],
        round=4,
        captain=2,
        leader=2,
        pirates=["PI07", "PI03", "PI04", "PI08"],
        status=[BUST, STOPPED, ACTIVE, ACTIVE],
        ballots=[UNGIVEN, UNGIVEN, GO_ON, UNGIVEN],
        decks=[
            ["ST1", "ST2", "ST2", "ST3", "ST5", "LO05", "MO04", "LO12"],
            ["ST1", "ST2", "ST5", "ST6", "MO06", "LO09"],
            ["ST1", "ST2", "ST5", "LO09", "MO08"],
            ["ST3", "ST5", "PI08", "ST1", "MO07"],
        ],
        known=[0] * 4,
        among=[[], [], [], []],
        discards=[
            ["ST1", "LO01", "MO03", "ST4", "LO09", "ST6", "PI07", "LO22"],
            ["ST1", "ST2", "ST3", "MO13"],
            ["ST2", "ST6", "LO02"],
            ["ST1", "ST4", "LO05", "MO10"],
        ],
        rows=[
            [],
            row(1, "PI03", "LO03", "ST4"),
            row(2, "-ST3", "PI04", "ST4", "LO18", "ST1"),
            row(3, "ST2", "LO03", "LO13=LO03", "ST6", "ST2"),
        ],
        visitors=[[], [], [], row(1, "LO31")],
        monster_pile=["MO02", "MO05", "MO09", "MO12", "MO14"],
        loot_pile=["LO01", "LO04", "LO08", "LO11", "LO13", "LO15", "LO37", "LO38"],
        monsters=["MO01", "MO11"],
        loot=["LO07", "LO10", "LO15", "LO36"],
        removed=[],
    )
