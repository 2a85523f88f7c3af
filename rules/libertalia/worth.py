"""What a position is worth to a seat before a campaign ends, in doubloons (dossier 11).

All of this looks at whole positions: a player hands it imagined ones.
"""

from collections.abc import Callable

from pydantic import Field

from rules.core.data import Component, load_rows

from .components import CHEST, DAYS, GOODS, JEWEL, MAP, OFFICER, RANK_OF, RELIC, SABER
from .nights import FREED_SLAVE, GOVERNORS_DAUGHTER, GRANNY_WATA, REST_ACTIONS, WAITRESS
from .state import State

MONKEY, ARMORER, TREASURER, CAPTAIN = map(RANK_OF.__getitem__, ("monkey", "armorer", "treasurer", "captain"))

PLAIN = (5.0, 3.0, 1.0, 0.0, -3.0, 0.0, 0.3)
"""A token's worth by kind; that of maps depends on their number."""
SPARE_MAPS = (0.0, 2.5, 6.5)
"""The worth of maps that make no set of three yet, with half a campaign left."""
CLASH = 0.5
"""How likely a rival who holds a character that must be alone plays it in time."""
PATIENCE = 0.5
"""How much of what a character can do later counts for keeping it in hand."""


class Outlook(Component):
    """How much better a campaign ends on average for who plays a character, by day."""

    rank: int = Field(ge=1, le=30)
    id: str
    by_day: tuple[float, float, float, float, float, float]


_OUTLOOKS = load_rows("rules.libertalia", "outlooks.toml", "outlook", Outlook)
BY_DAY: tuple[tuple[float, ...], ...] = ((0.0,) * DAYS, *(row.by_day for row in _OUTLOOKS))
"""Outlooks by rank and by day counted from 0; rank 0 stands for nobody."""
AT_BEST: tuple[tuple[float, ...], ...] = tuple(
    tuple(max(days[day:], default=0.0) for day in range(DAYS + 1)) for days in BY_DAY
)
"""The best outlook by rank, on that day or later."""


def today_or_later(rank: int, day: int) -> float:
    """How much playing a character today brings over keeping it, on average; ``day`` from 1."""
    return BY_DAY[rank][day - 1] - PATIENCE * AT_BEST[rank][day]


def hand_worth(hand: list[int], day: int) -> float:
    """The worth of holding a hand at the sunrise of a day: a character for each day left."""
    best = sorted([AT_BEST[rank][day - 1] for rank in hand], reverse=True)
    return PATIENCE * sum(best[: DAYS + 1 - day])


# --- characters in a den: what each will still bring, given the nights left, tonight included ------------


def preacher(state: State, seat: int, nights: int) -> float:
    """Certain at the end."""
    return 5.0


def barkeep(state: State, seat: int, nights: int) -> float:
    """1 a night."""
    return float(nights)


def waitress(state: State, seat: int, nights: int) -> float:
    """3 a night for maps that make no set."""
    return 3.0 * min(nights, state.tokens[seat][MAP] % 3)


def carpenter(state: State, seat: int, nights: int) -> float:
    """Certain at the end."""
    return 10.0


def freed_slave(state: State, seat: int, nights: int) -> float:
    """1 a night for each higher character, of whom more will come."""
    return nights * (sum(rank > FREED_SLAVE for rank in state.dens[seat]) + 0.2 * (nights - 1))


def mutineer(state: State, seat: int, nights: int) -> float:
    """2 a night as long as there is somebody to discard, whose loss is to be counted."""
    return 1.2 * min(nights, len(state.dens[seat]) - 1 + 0.5 * (nights - 1))


def topman(state: State, seat: int, nights: int) -> float:
    """5 if the den stays the smallest."""
    own = len(state.dens[seat])
    fewest = min([len(den) for other, den in enumerate(state.dens) if other != seat])
    return 4.0 if own <= fewest else 1.5 if own == fewest + 1 else 0.3


def armorer(state: State, seat: int, nights: int) -> float:
    """1 a night for each saber."""
    return nights * (state.tokens[seat][SABER] + 0.1 * (nights - 1))


def treasurer(state: State, seat: int, nights: int) -> float:
    """1 for each treasure, of which more will come."""
    return REST_ACTIONS[TREASURER](state, seat) + 0.4 * (nights - 1)


def gambler(state: State, seat: int, nights: int) -> float:
    """Certain at the end."""
    return 8.0


def governors_daughter(state: State, seat: int, nights: int) -> float:
    """6 if she stays alone, otherwise -3."""
    return 9.0 * stays_alone(state, seat, GOVERNORS_DAUGHTER, nights) - 3.0


def quartermaster(state: State, seat: int, nights: int) -> float:
    """-8, or as much as there is."""
    return -float(min(8, state.coins[seat] + nights))


def granny_wata(state: State, seat: int, nights: int) -> float:
    """2 a night as long as she is alone."""
    return 2.0 * nights * stays_alone(state, seat, GRANNY_WATA, nights)


def first_mate(state: State, seat: int, nights: int) -> float:
    """1 for each character, of whom more will come."""
    return len(state.dens[seat]) + 0.5 * (nights - 1)


def captain(state: State, seat: int, nights: int) -> float:
    """-3 for each relic, of which more may come."""
    return -3.0 * state.tokens[seat][RELIC] - 0.4 * (nights - 1)


def stays_alone(state: State, seat: int, rank: int, nights: int) -> float:
    """How likely no rival will have a character in his den; after the last sunrise none can come."""
    chance = 1.0
    for other in range(state.seats):
        if other != seat:
            if rank in state.dens[other]:
                return 0.0
            if nights > 1 and rank in state.hands[other]:
                chance *= 1 - CLASH
    return chance


_IN_DEN: tuple[Callable[[State, int, int], float], ...] = (
    preacher,
    barkeep,
    waitress,
    carpenter,
    freed_slave,
    mutineer,
    topman,
    armorer,
    treasurer,
    gambler,
    governors_daughter,
    quartermaster,
    granny_wata,
    first_mate,
    captain,
)
_WORTHS = {RANK_OF[worth.__name__]: worth for worth in _IN_DEN}


def character_worth(state: State, seat: int, rank: int, nights: int) -> float:
    """What a character will still bring in its owner's den; 0 for those that only act by day or at dusk."""
    worth = _WORTHS.get(rank)
    return worth(state, seat, nights) if worth else 0.0


# --- booty -----------------------------------------------------------------------------------------------


def map_worth(maps: int, nights: int) -> float:
    """The worth of some maps: complete sets, and the hope for another."""
    return 12.0 * (maps // 3) + SPARE_MAPS[maps % 3] * min(1.0, (nights - 1) / 3)


def relic_worth(state: State, seat: int, nights: int) -> float:
    """A relic's worth to its owner, a Captain's penalty apart: less of a loss with the Monkey in hand."""
    return -1.0 if nights > 1 and MONKEY in state.hands[seat] else -3.0


def token_worth(state: State, seat: int, kind: int, rank: int, nights: int) -> float:
    """What one more token brings to a den, or the last one brought.

    Args:
        state: the position.
        seat: the den's owner.
        kind: the token, by place in ``KINDS``.
        rank: the character about to take it, 0 for none; it goes to the graveyard with an officer.
        nights: the nights left, tonight included.
    """
    den = state.dens[seat]
    if kind == MAP:
        maps = state.tokens[seat][MAP]
        served = WAITRESS in den or rank == WAITRESS
        return map_worth(maps + 1, nights) - map_worth(maps, nights) + served
    worth = PLAIN[kind]
    if kind in (CHEST, JEWEL, GOODS):
        return worth + (TREASURER in den or rank == TREASURER)
    if kind == RELIC:
        doubled = CAPTAIN in den or rank == CAPTAIN
        return relic_worth(state, seat, nights) - (3.0 if doubled else 0.0)
    if kind == OFFICER:
        return worth - character_worth(state, seat, rank, nights)
    return worth + (nights if ARMORER in den or rank == ARMORER else 0)


# --- all together ----------------------------------------------------------------------------------------


def estimate(state: State, seat: int) -> float:
    """What a seat may expect to have scored once the present campaign is over, its hand counted in."""
    scored = float(sum([sum(result[seat]) for result in state.results]))
    if len(state.results) >= state.campaign:
        return scored
    nights = DAYS + 1 - state.day
    tokens = state.tokens[seat]
    worth = scored + state.coins[seat] + hand_worth(state.hands[seat], state.day)
    worth += PLAIN[CHEST] * tokens[CHEST] + PLAIN[JEWEL] * tokens[JEWEL] + PLAIN[GOODS] * tokens[GOODS]
    worth += map_worth(tokens[MAP], nights)
    if tokens[RELIC]:
        worth += relic_worth(state, seat, nights) * tokens[RELIC]
    for rank in state.dens[seat]:
        worth += character_worth(state, seat, rank, nights)
    return worth
