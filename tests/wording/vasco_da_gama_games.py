"""Vasco da Gama's words, its tables worth trying, and random games to word."""

import pytest

from piratebox.wording import WORDINGS
from rules.core.chance import Chance
from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.state import Options

WORDS = WORDINGS["vasco_da_gama"]
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
every_table = pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(seats, Options(**options), id=f"{seats}-{name}")
        for seats in range(2, 5)
        for name, options in TABLES.items()
    ],
)


def random_game(seats, options, seed=1, *, eager=True):
    """Yield position, the open decision, its choice and what came of it.

    ``eager`` players execute and launch rather than decline, so that ships get to sea.
    """
    state = VASCO_DA_GAMA.new(seats, options, seed)
    chance = Chance.seeded(seed, seats)
    while decisions := VASCO_DA_GAMA.decisions(state):
        (decision,) = decisions
        wanted = [choice for choice in decision.choices if type(choice).__name__ in ("Execute", "Launch")]
        idle = ("Decline", "Back", "LeaveCaptain", "Refuse")
        busy = [choice for choice in decision.choices if type(choice).__name__ not in idle]
        pool = wanted if eager and wanted and chance.below(4) else busy if busy and chance.below(8) else None
        pool = pool or decision.choices
        choice = pool[chance.below(len(pool))]
        before = state.copy()
        events = VASCO_DA_GAMA.apply(state, decision.seat, choice)
        yield before, decision, choice, events


def stranger(state):
    return VASCO_DA_GAMA.view(state, None)
