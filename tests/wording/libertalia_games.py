"""Libertalia's words, its tables worth trying, and random games to word."""

import pytest

from piratebox.wording import WORDINGS
from rules.core.chance import Chance
from rules.libertalia import LIBERTALIA
from rules.libertalia.state import Options

WORDS = WORDINGS["libertalia"]
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
every_table = pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(seats, Options(**options), id=f"{seats}-{name}")
        for seats in range(2, 7)
        for name, options in TABLES.items()
    ],
)


def random_game(seats, options, seed=1):
    """Yield position, open decisions, the next decision, its choice and what came of it."""
    state = LIBERTALIA.new(seats, options, seed)
    chance = Chance.seeded(seed, seats)
    while decisions := LIBERTALIA.decisions(state):
        decision = decisions[chance.below(len(decisions))]
        choice = decision.choices[chance.below(len(decision.choices))]
        before = state.copy()
        events = LIBERTALIA.apply(state, decision.seat, choice)
        yield before, decisions, decision, choice, events


def stranger(state):
    return LIBERTALIA.view(state, None)
