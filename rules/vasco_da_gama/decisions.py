"""What may be chosen at each step (dossier 4.2 to 5.5)."""

from collections.abc import Callable
from functools import cache
from itertools import combinations, compress

from rules.core.game import Decision

from .choices import (
    Back,
    Berth,
    Buy,
    Choice,
    ChooseSection,
    Decline,
    Done,
    Execute,
    Hire,
    Hold,
    Launch,
    LeaveCaptain,
    PayCrew,
    Place,
    Refuse,
    Send,
    TakeCaptain,
    TakeCharacter,
    TakeMoney,
    TakeProject,
    TakeSailor,
)
from .components import AREAS, CHARACTERS, EXTRA, LETTERS, ORDINARY, SAILORS, Box
from .state import State, Step

_place = cache(Place)
_buy = cache(Buy)
_section = cache(ChooseSection)
_hire = cache(Hire)
_send = cache(Send)
_berth = cache(Berth)
_take_project = cache(TakeProject)
_take_sailor = cache(TakeSailor)
_take_money = cache(TakeMoney)
_take_character = cache(TakeCharacter)
_launch = cache(Launch)
_pay_crew = cache(PayCrew)
_EXECUTE, _DECLINE, _DONE, _BACK, _HOLD, _REFUSE = Execute(), Decline(), Done(), Back(), Hold(), Refuse()
_TAKE_CAPTAIN, _LEAVE_CAPTAIN = TakeCaptain(), LeaveCaptain()
_NUMBERS = range(1, ORDINARY + 1)
PARTS = (
    "buy",
    "buy_second",
    "section",
    "hire",
    "captain",
    "ship",
    "berth",
    "character",
    "manuel",
    "girolamo",
    "crew",
)
"""The steps of an action chosen in parts, where the last part can be taken back."""
_MAY_BE_SOLE = ("resolve", "ship", "merchant", "window")
"""The steps that may leave a single choice."""


# --- what is there --------------------------------------------------------------------------------------


def launchable(state: State, box: Box, seat: int) -> list[str]:
    """The projects a seat has the crew to launch (dossier 5.5); none during setup."""
    projects = state.projects[seat]
    if not projects or not state.marker:
        return []
    colours = 5 - state.crew[seat].count(0)
    crew = box.crew
    return [project for project in projects if crew[project] <= colours]


def crews(state: State, box: Box, seat: int, project: str) -> list[str]:
    """The crews a seat can launch a project with, as letters."""
    held = "".join(compress(LETTERS, state.crew[seat]))
    return ["".join(letters) for letters in combinations(held, box.crew[project])]


def open_areas(state: State, box: Box) -> tuple[bool, ...]:
    """Whether each area has an action space left."""
    used = [disc.area for disc in state.discs.values()]
    projects, recruiting, sailing, characters = map(used.count, AREAS)
    if state.options.space_reopens:
        characters -= sum(map(bool, state.taken.values())) + (state.agenda[-1][0] == "manuel")
    a, b, c, d = box.capacity[state.seats]
    return projects < a, recruiting < b, sailing < c, characters < d


def lowest_empty(state: State, box: Box, landing: int) -> int:
    """The lowest number among the empty spaces of a landing (-1: of all); 99 if there are none."""
    number, berths = box.number, state.berths
    reach = range(len(berths)) if landing < 0 else box.reach[landing]
    return min([number[place] for place in reach if not berths[place]], default=99)


def sendable(state: State, box: Box, seat: int, landing: int) -> list[str]:
    """The ships a seat can send to a landing (-1: to any)."""
    if not state.captains[seat] or not state.ships[seat]:
        return []
    lowest, level = lowest_empty(state, box, landing), box.level
    return [ship for ship in state.ships[seat] if level[ship] >= lowest]


def fitting(state: State, box: Box, landing: int, ship: str) -> list[int]:
    """The empty spaces of a landing (-1: of all) that a ship is strong enough for."""
    number, berths, level = box.number, state.berths, box.level[ship]
    reach = range(len(berths)) if landing < 0 else box.reach[landing]
    return [place for place in reach if not berths[place] and number[place] <= level]


def why_not_execute(state: State, box: Box, seat: int) -> str | None:
    """Why the disc being resolved cannot be executed (dossier 4.3), or None."""
    number = state.resolving
    purse = state.money[seat] - state.cost(number)
    if purse < 0:
        return "cannot_pay"
    match state.discs[number].area:
        case "projects":
            if any(state.display) and purse >= box.amount["project_one"]:
                return None
            if state.gabriel and purse >= box.crew[state.gabriel]:
                return None
            return "cannot_afford_a_project" if any(state.display) or state.gabriel else "no_project_left"
        case "recruiting":
            if state.reserve[seat]:
                return None
            if not any(map(any, state.sections)):
                return "nobody_to_recruit"
            return None if purse >= box.sailor_price[1] else "cannot_afford_sailors"
        case "sailing":
            if not state.ships[seat]:
                return "no_launched_ship"
            if not state.captains[seat]:
                return "no_captain"
            return None if sendable(state, box, seat, -1) else "no_space_fits"
    return None if any(state.stacks) or 0 in state.taken.values() else "nothing_left_to_take"


# --- what may be chosen ---------------------------------------------------------------------------------


@cache
def _placements(areas: tuple[bool, ...]) -> tuple[tuple[Place, ...], ...]:
    """By number, entry 0 being empty: the placements on some areas."""
    open_to = list(compress(AREAS, areas))
    return ((), *(tuple(_place(number, area) for area in open_to) for number in range(1, EXTRA[-1] + 1)))


def _ordinary(state: State, box: Box, _step: Step, _seat: int) -> list[Choice]:
    by_number = _placements(open_areas(state, box))
    discs = state.discs
    choices: list[Choice] = []
    for number in _NUMBERS:
        if number not in discs:
            choices += by_number[number]
    return choices


def _extra(state: State, box: Box, _step: Step, _seat: int) -> list[Choice]:
    by_number = _placements(open_areas(state, box))
    return [choice for number in EXTRA if number not in state.discs for choice in by_number[number]]


def _resolutions(state: State, box: Box, _step: Step, seat: int) -> list[Choice]:
    return [_DECLINE] if why_not_execute(state, box, seat) else [_EXECUTE, _DECLINE]


def _purchases(state: State, box: Box, _step: Step, seat: int) -> list[Choice]:
    money = state.money[seat]
    choices: list[Choice] = []
    if state.gabriel and money >= box.crew[state.gabriel]:
        choices.append(_buy(state.gabriel))
    if money >= box.amount["project_one"]:
        choices += [_buy(project) for project in state.display if project]
    return choices


def second_projects(state: State, box: Box, seat: int, first: str) -> list[str]:
    """The projects a seat can add to a first one for the price of two (dossier 5.1)."""
    if state.money[seat] < box.amount["project_two"]:
        return []
    return [project for project in state.display if project and project != first]


def _sections(state: State, box: Box, _step: Step, seat: int) -> list[Choice]:
    choices: list[Choice] = []
    if state.money[seat] >= box.sailor_price[1]:
        choices += [_section(place) for place, crew in enumerate(state.sections, start=1) if any(crew)]
    if state.reserve[seat]:
        choices.append(_section(None))
    return choices


def _hirings(state: State, box: Box, step: Step, seat: int) -> list[Choice]:
    section, *chosen = [int(part) for part in step[2:]]
    colours = len(chosen) - chosen.count(0)
    choices: list[Choice] = []
    if colours < len(chosen) and state.money[seat] >= box.sailor_price[colours + 1]:
        start = max([place + 1 for place, count in enumerate(chosen) if count], default=0)
        there = state.sections[section - 1]
        choices += [
            _hire(SAILORS[place], count)
            for place in range(start, len(chosen))
            for count in range(1, there[place] + 1)
        ]
    if colours:
        choices.append(_DONE)
    return choices


def _rewards(state: State, box: Box, step: Step, _seat: int) -> list[Choice]:
    choices: list[Choice] = []
    if box.landings[int(step[2])].reward.kind == "project":
        choices += [_take_project(project) for project in state.display if project]
    else:
        choices += [
            _take_sailor(section, colour)
            for section, crew in enumerate(state.sections, start=1)
            for colour in compress(SAILORS, crew)
        ]
    choices.append(_REFUSE)
    return choices


def _characters(state: State, _box: Box, _step: Step, _seat: int) -> list[Choice]:
    choices: list[Choice] = [_take_money(stack) for stack in (1, 2) if state.stacks[stack - 1]]
    choices += [_take_character(character) for character in CHARACTERS if not state.taken[character]]
    return choices


def _seconds(state: State, box: Box, step: Step, seat: int) -> list[Choice]:
    return [*[_buy(project) for project in second_projects(state, box, seat, str(step[2]))], _DONE]


def _captain(_state: State, _box: Box, _step: Step, _seat: int) -> list[Choice]:
    return [_TAKE_CAPTAIN, _LEAVE_CAPTAIN]


def _ships(state: State, box: Box, step: Step, seat: int) -> list[Choice]:
    ships: list[Choice] = [_send(ship) for ship in sendable(state, box, seat, int(step[2]))]
    if step[3]:
        ships.append(_DONE)
    return ships


def _berths(state: State, box: Box, landing: int, ship: str) -> list[Choice]:
    spaces = box.spaces
    return [_berth(spaces[place].id) for place in fitting(state, box, landing, ship)]


def _ships_berths(state: State, box: Box, step: Step, _seat: int) -> list[Choice]:
    return _berths(state, box, int(step[2]), str(step[4]))


def _girolamos_berths(state: State, box: Box, _step: Step, _seat: int) -> list[Choice]:
    return [*_berths(state, box, -1, state.merchant), _HOLD]


def _merchants_berths(state: State, box: Box, _step: Step, _seat: int) -> list[Choice]:
    return _berths(state, box, -1, state.held)


def _crews(state: State, box: Box, step: Step, seat: int) -> list[Choice]:
    return [_pay_crew(crew) for crew in crews(state, box, seat, str(step[2]))]


def _window(_state: State, _box: Box, _step: Step, _seat: int) -> list[Choice]:
    return [_DONE]


_OWN: dict[str | int, Callable[[State, Box, Step, int], list[Choice]]] = {
    "place": _ordinary,
    "extra": _extra,
    "resolve": _resolutions,
    "buy": _purchases,
    "buy_second": _seconds,
    "section": _sections,
    "hire": _hirings,
    "captain": _captain,
    "ship": _ships,
    "berth": _ships_berths,
    "reward": _rewards,
    "character": _characters,
    "manuel": _extra,
    "girolamo": _girolamos_berths,
    "merchant": _merchants_berths,
    "window": _window,
    "crew": _crews,
}
"""The choices that belong to each step."""


def has_way_back(step: Step) -> bool:
    """Whether the last part of what is being chosen can be taken back."""
    return step[0] in PARTS and not (step[0] == "ship" and step[3])


def choices(state: State, box: Box, step: Step) -> tuple[Choice, ...]:
    """Every legal choice for a step that waits for one: its own, then launches, then taking back."""
    seat = int(step[1])
    found = _OWN[step[0]](state, box, step, seat)
    if step[0] != "crew":
        found += [_launch(project) for project in launchable(state, box, seat)]
    if has_way_back(step):
        found.append(_BACK)
    return tuple(found)


def open_decisions(state: State) -> tuple[Decision, ...]:
    """The decision that the top of the agenda waits for; none when the match is over."""
    if not state.agenda:
        return ()
    step = state.agenda[-1]
    kind, seat = step[0], step[1]
    assert isinstance(kind, str)
    assert isinstance(seat, int)
    return (Decision(seat, kind, choices(state, state.box, step), False),)


def sole_choice(state: State, box: Box, step: Step) -> Choice | None:
    """The only choice a step leaves, which is then not asked for; None if there are several.

    A single ship is chosen without asking, although the cost of the disc could be taken back there.
    """
    kind, seat = step[0], int(step[1])
    if kind not in _MAY_BE_SOLE or launchable(state, box, seat):
        return None
    found = _OWN[kind](state, box, step, seat)
    return found[0] if len(found) == 1 else None
