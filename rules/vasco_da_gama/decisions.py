"""What may be chosen at each step (dossier 4.2 to 5.5)."""

from functools import cache, lru_cache
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
from .components import AREAS, CHARACTERS, COLOUR_IDS, EXTRA, LETTERS, ORDINARY, SAILORS, Box
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


# --- what is there -----------------------------------------------------------------------------------------


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


def open_areas(state: State, box: Box) -> list[bool]:
    """Whether each area has an action space left."""
    left = dict(zip(AREAS, box.capacity[state.seats], strict=True))
    for disc in state.discs.values():
        left[disc.area] -= 1
    if state.options.space_reopens:
        left["characters"] += 4 - list(state.taken.values()).count(0)
    return [spaces > 0 for spaces in left.values()]


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


# --- what may be chosen ------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _placements(numbers: tuple[bool, ...], areas: tuple[bool, ...]) -> tuple[Place, ...]:
    open_to = [area for area, free in zip(AREAS, areas, strict=True) if free]
    return tuple(
        _place(number, area)
        for number, free in zip((*_NUMBERS, *EXTRA), numbers, strict=False)
        if free
        for area in open_to
    )


def _ordinary(state: State, box: Box) -> list[Choice]:
    free = [True] * ORDINARY
    for number in state.discs:
        free[number - 1] = False
    return list(_placements(tuple(free), tuple(open_areas(state, box))))


def _extra(state: State, box: Box) -> list[Choice]:
    free = [False] * ORDINARY + [number not in state.discs for number in EXTRA]
    return list(_placements(tuple(free), tuple(open_areas(state, box))))


def _purchases(state: State, box: Box, seat: int) -> list[Choice]:
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


def _sections(state: State, box: Box, seat: int) -> list[Choice]:
    choices: list[Choice] = []
    if state.money[seat] >= box.sailor_price[1]:
        choices += [_section(place) for place, crew in enumerate(state.sections, start=1) if any(crew)]
    if state.reserve[seat]:
        choices.append(_section(None))
    return choices


def _hirings(state: State, box: Box, seat: int, section: int, chosen: tuple[int, ...]) -> list[Choice]:
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


def _rewards(state: State, box: Box, landing: int) -> list[Choice]:
    choices: list[Choice] = []
    if box.landings[landing].reward.kind == "project":
        choices += [_take_project(project) for project in state.display if project]
    else:
        choices += [
            _take_sailor(section, colour)
            for section, crew in enumerate(state.sections, start=1)
            for colour in compress(SAILORS, crew)
        ]
    choices.append(_REFUSE)
    return choices


def _characters(state: State) -> list[Choice]:
    choices: list[Choice] = [_take_money(stack) for stack in (1, 2) if state.stacks[stack - 1]]
    choices += [_take_character(character) for character in CHARACTERS if not state.taken[character]]
    return choices


def _berths(state: State, box: Box, landing: int, ship: str) -> list[Choice]:
    spaces = box.spaces
    return [_berth(spaces[place].id) for place in fitting(state, box, landing, ship)]


def choices(state: State, box: Box, step: Step) -> tuple[Choice, ...]:
    """Every legal choice for a step that waits for one: its own, then launches, then taking back."""
    kind, seat = step[0], step[1]
    assert isinstance(seat, int)
    own: list[Choice]
    back = True
    match step:
        case ("place", _):
            own, back = _ordinary(state, box), False
        case ("extra", _):
            own, back = _extra(state, box), False
        case ("resolve", _):
            own, back = [_DECLINE] if why_not_execute(state, box, seat) else [_EXECUTE, _DECLINE], False
        case ("buy", _):
            own = _purchases(state, box, seat)
        case ("buy_second", _, str(first)):
            own = [_buy(project) for project in second_projects(state, box, seat, first)] + [_DONE]
        case ("section", _):
            own = _sections(state, box, seat)
        case ("hire", _, int(section), int(t), int(v), int(g), int(o)):
            own = _hirings(state, box, seat, section, (t, v, g, o))
        case ("captain", *_):
            own = [_TAKE_CAPTAIN, _LEAVE_CAPTAIN]
        case ("ship", _, int(landing), int(sent)):
            own = [_send(ship) for ship in sendable(state, box, seat, landing)]
            if sent:
                own.append(_DONE)
                back = False
        case ("berth", _, int(landing), _, str(ship)):
            own = _berths(state, box, landing, ship)
        case ("reward", _, int(landing), _):
            own, back = _rewards(state, box, landing), False
        case ("character", _):
            own = _characters(state)
        case ("manuel", _):
            own = _extra(state, box)
        case ("girolamo", _):
            own = [*_berths(state, box, -1, state.merchant), _HOLD]
        case ("merchant", _):
            own, back = _berths(state, box, -1, state.held), False
        case ("crew", _, str(project)):
            return (*[_pay_crew(crew) for crew in crews(state, box, seat, project)], _BACK)
        case _:
            assert kind == "window", kind
            own, back = [_DONE], False
    own += [_launch(project) for project in launchable(state, box, seat)]
    if back:
        own.append(_BACK)
    return tuple(own)


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
    """The only choice a step leaves, which is then not asked for; None if there are several."""
    kind, seat = step[0], step[1]
    assert isinstance(seat, int)
    if kind not in ("resolve", "ship", "merchant", "window") or launchable(state, box, seat):
        return None
    match step:
        case ("resolve", _):
            return _DECLINE if why_not_execute(state, box, seat) else None
        case ("ship", _, int(landing), int(sent)):
            ships = sendable(state, box, seat, landing)
            if sent:
                return None if ships else _DONE
            return _send(ships[0]) if len(ships) == 1 else None
        case ("merchant", _):
            berths = _berths(state, box, -1, state.held)
            return berths[0] if len(berths) == 1 else None
    return _DONE


def colour_place(colour: str) -> int:
    """A colour's place in the colours' order, -1 if there is no such colour."""
    return COLOUR_IDS.index(colour) if colour in COLOUR_IDS else -1
