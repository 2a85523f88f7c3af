"""Meuterer's words, its tables worth trying, random games and the mock-up's position."""

from rules.meuterer.components import CARDS, DECK, ISLANDS, KIND, KINDS, PLACES, RING, ROLE_CARDS
from rules.meuterer.game import MEUTERER
from rules.meuterer.state import SOURCES, Options, Start, State

from .games import Worded

NAMES = ("Ana", "Bea", "Cass", "Dai")
HARD_NAMES = ("[/", "{name}", "%s", "阿娜")
TABLES = {"plain": {}, "introductory": {"layout": "introductory"}, "pirates": {"pirates": True}}


def everything(view):
    yield from ("pass", "weapon", "stop")
    yield from (f"{kind}:{card}" for card in CARDS for kind in ("hand", "good"))
    yield from (f"role:{role}" for role in ROLE_CARDS)
    yield from (f"island:{id}" for id in ISLANDS)
    yield from (f"island:{place}" for place in range(PLACES))
    yield from (f"goods:{place}" for place in view.open)
    yield from (f"seat:{seat}" for seat in range(view.seats))
    yield from (f"salary:{amount}" for amount in range(4))


GAME = Worded(
    game=MEUTERER,
    names=NAMES,
    hard_names=HARD_NAMES,
    tables=TABLES,
    laid=tuple((seats, name) for seats in MEUTERER.seats for name in TABLES),
    kinds={"salary", "offer", "take_role", "weapon", "allocate", "bottom"},
    always={"salary", "offer", "take_role", "weapon", "allocate", "bottom"},
    events={"salary", "offer", "pass", "light", "reveal", "sale", "command", "round"},
    untold={"pass", "clean_up", "allocate", "sale"},
    reserved="cdghijklsux?",
    targets=everything,
    every=19,
    note_cells=24,
)
WORDS = GAME.words
every_table, random_game, story_of = GAME.every_table, GAME.random_game, GAME.story_of
asked, then, stranger, blocks = GAME.asked, GAME.then, GAME.stranger, GAME.blocks


def counts(**cards):
    """A hand from numbers by kind."""
    return [cards.get(kind, 0) for kind in KINDS]


def mockup():
    """Round 4 in the introductory ring: Ana is captain and has passed, Dai is the Mate, Bea is to act."""
    hands = [
        counts(grain=3, salt=2),
        counts(ruby=1, weapon=2),
        counts(wine=2, grain=1),
        counts(cloth=1, salt=1, weapon=2),
    ]
    offered = [[], [KIND["cloth"]] * 2, [KIND["cloth"], KIND["salt"]], [KIND["grain"]]]
    discard = counts(cloth=2, grain=2, wine=2, ruby=2, weapon=2)
    rest = list(DECK)
    for pile in (*hands, discard):
        rest = [left - count for left, count in zip(rest, pile, strict=True)]
    for cards in offered:
        for kind in cards:
            rest[kind] -= 1
    return State(
        options=Options(layout="introductory"),
        seats=4,
        chance=1,
        agenda=[("next_round",), ("return_roles",), ("refill",), ("clean_up",), ("move_ship",), ("sales",),
                ("command",), ("mutiny",), ("reveal",), ("offering", 2), ("offer", 1)],
        round=4,
        ring=RING,
        ship=9,
        open=(6, 9),
        captain=0,
        salary=1,
        light=2,
        dark=None,
        pirate_ship=None,
        ledger=[[9, *[0] * (len(SOURCES) - 1)], [10, *[0] * 5], [13, *[0] * 5], [9, *[0] * 5]],
        hands=hands,
        offered=offered,
        roles=[None, None, None, "mate"],
        looked=[(), (), (), ("mate", "mutineer", "boy", "merchant", "loader")],
        passed=[0, 3],
        revealed=False,
        stopped=[],
        lots=[()] * 4,
        deck=[kind for kind, count in enumerate(rest) for _ in range(count)],
        discard=discard,
        start=Start(DECK, (0,) * 4, tuple((seat, 5) for seat in range(4)), None),
        past=[],
        drawn=[()] * 4,
        returned=[()] * 4,
        sure=[()] * 4,
    )  # fmt: skip
