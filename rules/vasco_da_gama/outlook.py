"""What a seat's possessions are worth, in VP, by what everybody can see (dossier 11)."""

from .components import ROUNDS, WHITE, Box
from .scoring import sources
from .state import State

REAL = 1 / 3
"""What a Real is worth at the end of the match."""
NEED = 0.36
"""What one of the first Reals is worth beyond that while there is much to do."""
PLENTY = 10
"""Reals beyond which more are of little use."""
SAIL = 0.75
"""The part of its landing's VP that a launched ship is worth before it sails."""
IDLE_CAPTAIN = 0.9
"""What a captain without a ship is worth."""
MISSING = 1.5
"""What every colour costs that is missing to launch a project."""
SAILOR = 0.45
"""What a sailor is worth that no project needs."""
FILLING = (1.0, 0.55, 0.3, 0.15, 0.08, 0.04, 0.02)
"""The chance that a landing is complete in the next phase three, by how many spaces are empty."""


def worth(state: State, box: Box, seat: int) -> float:
    """The VP a seat has and may expect; below, ``left`` is how many phases three are still to come."""
    if not state.agenda:
        return float(sum(source.amount for source in sources(state, seat)))
    left = ROUNDS - state.round + 1
    value = float(state.score(seat))
    value += money_worth(state.money[seat], left)
    value += sea_worth(state, box, seat, left)
    value += harbour_worth(state, box, seat, left)
    value += character_worth(state, box, seat, left)
    return value


def money_worth(money: int, left: int) -> float:
    """What Reals are worth: more as long as they buy early numbers, crews and ships."""
    need = NEED * min(1.0, left / 3)
    return REAL * money + need * (min(money, PLENTY) + 0.3 * max(0, min(money - PLENTY, PLENTY)))


def income_worth(box: Box, ship: str, left: int) -> float:
    """What one phase three at sea brings."""
    return box.vp[ship] + box.reals[ship] * (REAL + NEED * min(1.0, left / 3))


def sea_worth(state: State, box: Box, seat: int, left: int) -> float:
    """Income, bonuses and advances of the ships on landing spaces."""
    total = 0.0
    for row, reach in enumerate(box.reach):
        mine = [place for place in reach if state.owners[place] == seat]
        if not mine:
            continue
        empty = sum(not state.berths[place] for place in reach)
        once = FILLING[min(empty, len(FILLING) - 1)]
        filled = 1 - (1 - once) ** left
        bonus = box.landings[row].bonus
        further = box.landings[row + 1].bonus if row + 1 < len(box.landings) else 0
        entry = min([box.number[place] for place in box.reach[row + 1]], default=99) if further else 99
        for place in mine:
            ship = state.berths[place]
            stays = left * (1 - 0.5 * filled)
            total += filled * bonus
            if box.level[ship] >= entry:
                stays = left * (1 - 0.2 * filled)
                total += filled * 0.3 * further * min(1.0, (left - 1) / 2)
            else:
                total += filled * IDLE_CAPTAIN * 0.5 * (left > 1)
            total += income_worth(box, ship, left) * stays
    return total


def harbour_worth(state: State, box: Box, seat: int, left: int) -> float:
    """Launched ships, projects, captains and crew in hand."""
    numbers = sorted((box.number[place] for place, ship in enumerate(state.berths) if not ship), reverse=True)
    later = max(0.0, left - 0.5)
    hope = SAIL * min(1.0, 0.5 + 0.25 * left)
    captains = state.captains[seat] + (0.5 if state.reserve[seat] else 0)

    def prospect(ship: str) -> float:
        level = box.level[ship]
        best = next((number for number in numbers if number <= level), 0)
        return hope * (0.6 * best + 0.4 * min(level, 6) + 1.2) + 0.75 * income_worth(box, ship, left) * later

    ships = sorted((prospect(ship) for ship in state.ships[seat]), reverse=True)
    total = 0.0
    for value in ships:
        if captains >= 1:
            captains -= 1
            total += value
        else:
            total += 0.55 * value
    crew = state.crew[seat][:]
    for project in sorted(state.projects[seat], key=lambda tile: box.crew[tile] - 0.7 * box.level[tile]):
        colours = sorted((place for place in range(len(crew)) if crew[place]), key=lambda place: -crew[place])
        used = colours[: box.crew[project]]
        for place in used:
            crew[place] -= 1
        missing = box.crew[project] - len(used)
        value = prospect(project) - MISSING * missing - (0.0 if captains >= 1 else 1.0)
        captains = max(0, captains - 1)
        if value > 0:
            total += value * (0.92 if not missing else 0.75 if left > 1 else 0.3)
        else:
            for place in used:
                crew[place] += 1
    spare = sum(
        SAILOR * (1.0 if place < WHITE else 1.4) * (1 + 0.4 * (count - 1))
        for place, count in enumerate(crew)
        if count
    )
    total += spare * min(1.0, (left - 1) / 2)
    return total + IDLE_CAPTAIN * min(captains, 3) * min(1.0, (left - 1) / 2)


def character_worth(state: State, box: Box, seat: int, left: int) -> float:
    """What the characters held may bring at the ends of rounds."""
    total = 0.0
    if state.holders["dias"] == seat:
        total += box.amount["dias_round"] * (0.45 + 0.2 * (left - 1)) + 0.4
    if state.holders["francisco"] == seat:
        total += 0.4 + 0.2 * (left - 1)
    if state.holders["manuel"] == seat:
        total += 1.8 + 0.3 * (left - 1)
    return total
