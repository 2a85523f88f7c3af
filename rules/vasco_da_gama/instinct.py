"""Quick choices by rule of thumb, on a position imagined from a view: a deckhand's way to play.

A bosun uses them to play out the rest of a round.
"""

from collections.abc import Callable

from .choices import (
    Back,
    Berth,
    Buy,
    Choice,
    ChooseSection,
    Done,
    Execute,
    Hire,
    Launch,
    LeaveCaptain,
    PayCrew,
    Place,
    TakeCaptain,
    TakeCharacter,
    TakeMoney,
    TakeProject,
    TakeSailor,
)
from .components import AREAS, LETTERS, ROUNDS, SAILORS, WHITE, Box
from .state import State, Step

Offer = tuple[Choice, ...]

LEAD = 3
"""How far from the free number the discs of a chain lie, from the first to the last."""
DEAR = 4
"""Reals that an action may cost at most."""
RESERVE = 3
"""Reals kept in hand when buying more than is needed."""


def instinct(state: State, box: Box, step: Step, options: Offer) -> Choice:
    """What a seat does without thinking ahead."""
    if len(options) == 1:
        return options[0]
    if step[0] != "crew":
        for choice in reversed(options):
            if type(choice) is Launch and worth_launching(state, box, int(step[1]), choice.project):
                return choice
    return _WAYS[step[0]](state, box, step, options)


def worth_launching(state: State, box: Box, seat: int, project: str) -> bool:
    """Whether no better project in hand could use the crew."""
    colours = sum(map(bool, state.crew[seat]))
    return all(
        box.level[other] <= box.level[project] for other in state.projects[seat] if box.crew[other] <= colours
    )


# --- placing --------------------------------------------------------------------------------------------


def place(state: State, box: Box, step: Step, options: Offer) -> Choice:
    """The area that is needed most, on a number early enough for what it is needed for."""
    seat = int(step[1])
    needs = area_needs(state, box, seat)
    placements = [choice for choice in options if type(choice) is Place]
    if not placements:
        return options[0]
    area = max((choice.area for choice in placements), key=lambda name: (needs[name], name))
    numbers = [choice.number for choice in placements if choice.area == area]
    if len(numbers) <= 2:
        number = numbers[-1]
    else:
        wish = state.marker + LEAD * (AREAS.index(area) - 1) if area != "characters" else state.marker - 1
        number = min(numbers, key=lambda other: (abs(other - wish), -other))
    return next(choice for choice in placements if choice.area == area and choice.number == number)


def area_needs(state: State, box: Box, seat: int) -> dict[str, float]:
    """How much a seat would like one more disc in each area this round."""
    mine = [disc.area for disc in state.discs.values() if disc.seat == seat]
    left = ROUNDS - state.round
    ready, projects = len(state.ships[seat]), len(state.projects[seat])
    captains, colours = state.captains[seat], sum(map(bool, state.crew[seat]))
    money = state.money[seat]
    wanted = ready + projects
    needs = {
        "projects": 4.0 if wanted == 0 else 2.2 if wanted < 2 else 0.8,
        "recruiting": 3.0 + (captains == 0) if colours < 4 or captains < wanted else 1.0,
        "sailing": sailing_need(state, box, seat, mine),
        "characters": 3.4 if money < 8 else 2.6,
    }
    if not left and "sailing" in mine:
        needs["characters"] += 1
    for area in mine:
        needs[area] -= 1.6 if area == "characters" else 2.4
    return needs


def sailing_need(state: State, box: Box, seat: int, mine: list[str]) -> float:
    """How much a seat would like to sail this round, by how sure it is of a ship and a captain."""
    if state.ships[seat]:
        return 5.0 if state.captains[seat] or "recruiting" in mine else 2.0
    colours = sum(map(bool, state.crew[seat])) + 2 * mine.count("recruiting")
    if any(box.crew[project] <= colours for project in state.projects[seat]):
        return 4.0
    return 3.0 if "projects" in mine and colours > 1 else 0.7


# --- executing ------------------------------------------------------------------------------------------


def resolve(state: State, box: Box, step: Step, options: Offer) -> Choice:
    """Execute unless it is dear or of little use."""
    seat = int(step[1])
    if type(options[0]) is not Execute:
        return options[0]
    number = state.resolving
    cost = state.cost(number)
    area = state.discs[number].area
    left = ROUNDS - state.round
    if area == "sailing":
        return options[0]
    mine = [state.discs[other].area for other in state.queue if state.discs[other].seat == seat]
    if area in ("projects", "recruiting") and not left and "sailing" not in mine:
        return options[1]
    if cost > DEAR or (area == "projects" and len(state.projects[seat]) > 2):
        return options[1]
    return options[0]


def buy(state: State, box: Box, step: Step, options: Offer) -> Choice:
    """The strongest ship for its crew; São Gabriel's when it can be paid."""
    seat = int(step[1])
    colours = sum(map(bool, state.crew[seat]))
    best: Choice | None = None
    most = -99.0
    for choice in options:
        if type(choice) is not Buy:
            continue
        tile = choice.project
        worth = project_appeal(box, tile, ROUNDS - state.round)
        if tile == state.gabriel:
            worth += 1.5
        else:
            worth -= 0.8 * max(0, box.crew[tile] - colours)
        if worth > most:
            best, most = choice, worth
    if step[0] == "buy_second":
        rich = state.money[seat] >= box.amount["project_two"] + RESERVE
        few = len(state.projects[seat]) + len(state.ships[seat]) < 2
        if best is None or not rich or not few or state.round == ROUNDS:
            return next(choice for choice in options if type(choice) is Done)
    return best or options[0]


def project_appeal(box: Box, tile: str, left: int) -> float:
    """How good a ship is for its crew, roughly in VP."""
    return box.level[tile] + (box.vp[tile] + 0.6 * box.reals[tile]) * (left + 1) - 1.1 * box.crew[tile]


def section(state: State, box: Box, step: Step, options: Offer) -> Choice:
    """The section with most colours that are missing; a captain alone if none is any use."""
    seat = int(step[1])
    crew = state.crew[seat]
    best, most = options[0], 0.4
    for choice in options:
        if type(choice) is not ChooseSection:
            continue
        if choice.section is None:
            worth = 0.5 + (state.captains[seat] == 0)
        else:
            there = state.sections[choice.section - 1]
            gains = sorted(
                (sailors_appeal(count, crew[place]) for place, count in enumerate(there) if count),
                reverse=True,
            )
            worth = sum(gains[:2])
        if worth > most:
            best, most = choice, worth
    return best


def sailors_appeal(count: int, held: int) -> float:
    """How welcome some sailors of a colour are to a seat that holds so many."""
    return (1.0 if held == 0 else 0.35) + 0.4 * (count - 1)


def hire(state: State, box: Box, step: Step, options: Offer) -> Choice:
    """One or two colours, all of them while they are few, the missing ones first."""
    seat, chosen = int(step[1]), step[3:]
    crew, there = state.crew[seat], state.sections[int(step[2]) - 1]
    colours = sum(map(bool, chosen))
    money = state.money[seat]
    wanted = 2 if money >= box.sailor_price[2] + 1 else 1
    if money >= box.sailor_price[3] + 4 and max(map(len, state.projects)) > 0:
        wanted = 3 if sum(not crew[place] and there[place] > 0 for place in range(WHITE)) > 2 else wanted
    if colours >= wanted:
        return _done(options)
    after = max([place + 1 for place, count in enumerate(chosen) if count], default=0)
    ranked = sorted(
        (place for place in range(WHITE) if there[place] and not chosen[place]),
        key=lambda place: -sailors_appeal(there[place], crew[place]),
    )[: wanted - colours]
    for place in sorted(ranked):
        if place >= after:
            count = min(there[place], 2 if crew[place] else 3)
            for choice in options:
                if type(choice) is Hire and choice.colour == SAILORS[place] and choice.count == count:
                    return choice
    return _done(options)


def _done(options: Offer) -> Choice:
    for choice in options:
        if type(choice) is Done:
            return choice
    return options[0]


def captain(state: State, _box: Box, step: Step, options: Offer) -> Choice:
    """A captain if there are ships for him and he is not too dear."""
    seat = int(step[1])
    price = sum(int(count) for count in step[3:])
    ships = len(state.ships[seat]) + len(state.projects[seat]) + 1
    want = state.captains[seat] < ships and price <= (4 if state.captains[seat] == 0 else 2)
    return next(choice for choice in options if type(choice) is (TakeCaptain if want else LeaveCaptain))


def ship(state: State, box: Box, step: Step, options: Offer) -> Choice:
    """The strongest ship."""
    return max(
        (choice for choice in options if type(choice) not in (Back, Done, Launch)),
        key=lambda choice: box.level[choice.ship],
        default=_done(options),
    )


def berth(state: State, box: Box, step: Step, options: Offer) -> Choice:
    """The space with the highest number; for a merchant the landing with the best reward."""
    merchant = step[0] != "berth"
    best, most = options[0], -1.0
    for choice in options:
        if type(choice) is not Berth:
            continue
        place = box.place[choice.space]
        row = box.spaces[place].landing
        reward = box.landings[row].reward
        worth = {"project": 0.9, "sailor": 1.1, "captain": 1.4, "money": 0.55}[reward.kind] * reward.amount
        if not merchant:
            worth += box.number[place]
        if worth > most:
            best, most = choice, worth
    return best


def reward(state: State, box: Box, step: Step, options: Offer) -> Choice:
    """The strongest project, or the sailor of a colour that is missing."""
    seat = int(step[1])
    best, most = options[0], -99.0
    for choice in options:
        if type(choice) is TakeProject:
            worth = project_appeal(box, choice.project, ROUNDS - state.round)
        elif type(choice) is TakeSailor:
            worth = -float(state.crew[seat][SAILORS.index(choice.colour)])
        else:
            continue
        if worth > most:
            best, most = choice, worth
    return best


def character(state: State, box: Box, step: Step, options: Offer) -> Choice:
    """Money when it is short, otherwise the character that is worth most now."""
    seat = int(step[1])
    left = ROUNDS - state.round
    need = 0.7 if state.money[seat] < 8 else 0.45
    if not left and not any(state.discs[number].seat == seat for number in state.queue):
        need = 1 / box.amount["reals_per_vp"]
    best, most = options[0], -1.0
    for choice in options:
        if type(choice) is TakeMoney:
            worth = need * state.stacks[choice.stack - 1]
        elif type(choice) is TakeCharacter:
            worth = {
                "dias": box.amount["dias_taken"] + 1.0 * box.amount["dias_round"] + 0.5 * (left > 0),
                "francisco": 2.0 if left else 0.1,
                "manuel": 3.4 if left else 2.0,
                "girolamo": 1.8,
            }[choice.character]
        else:
            continue
        if worth > most:
            best, most = choice, worth
    return best


def crew(state: State, _box: Box, step: Step, options: Offer) -> Choice:
    """The crew of which most is held."""
    held = state.crew[int(step[1])]

    def spare(choice: Choice) -> int:
        assert type(choice) is PayCrew
        return sum(held[LETTERS.index(letter)] for letter in choice.colours)

    return max((choice for choice in options if type(choice) is PayCrew), key=spare)


def first(_state: State, _box: Box, _step: Step, options: Offer) -> Choice:
    """Whatever is offered first."""
    return options[0]


_WAYS: dict[str | int, Callable[[State, Box, Step, Offer], Choice]] = {
    "place": place,
    "extra": place,
    "manuel": place,
    "resolve": resolve,
    "buy": buy,
    "buy_second": buy,
    "section": section,
    "hire": hire,
    "captain": captain,
    "ship": ship,
    "berth": berth,
    "girolamo": berth,
    "merchant": berth,
    "reward": reward,
    "character": character,
    "crew": crew,
    "window": first,
}
"""How each step is answered."""
