"""Meuterer's words, its tables worth trying, random games and the mock-up's position."""

import pytest

from piratebox.wording import WORDINGS
from rules.core.chance import Chance
from rules.meuterer.components import DECK, KIND, KINDS, RING
from rules.meuterer.game import MEUTERER
from rules.meuterer.state import SOURCES, Options, Start, State

WORDS = WORDINGS["meuterer"]
NAMES = ("Ana", "Bea", "Cass", "Dai")
HARD_NAMES = ("[/", "{name}", "%s", "阿娜")
TABLES = {"plain": {}, "introductory": {"layout": "introductory"}, "pirates": {"pirates": True}}
every_table = pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(seats, Options(**options), id=f"{seats}-{name}")
        for seats in (3, 4)
        for name, options in TABLES.items()
    ],
)


def random_game(seats, options, seed=1):
    """Yield position, open decision, its choice and what came of it."""
    state = MEUTERER.new(seats, options, seed)
    chance = Chance.seeded(seed, seats)
    while decisions := MEUTERER.decisions(state):
        decision = decisions[0]
        choice = decision.choices[chance.below(len(decision.choices))]
        before = state.copy()
        events = MEUTERER.apply(state, decision.seat, choice)
        yield before, decision, choice, events


def stranger(state):
    return MEUTERER.view(state, None)


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
