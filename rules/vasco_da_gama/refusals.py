"""Why a choice is not open: one specific code for every reason."""

from collections.abc import Callable
from typing import Any

from .choices import (
    Back,
    Berth,
    Buy,
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
from .components import AREAS, CHARACTERS, EXTRA, ORDINARY, SAILORS, Box
from .decisions import PARTS, crews, has_way_back, lowest_empty, open_areas, why_not_execute
from .state import State, Step

_CLOSED_TO_LAUNCHES = ("crew",)

ASKED: dict[type, tuple[str, ...]] = {
    Place: ("place", "extra", "manuel"),
    Execute: ("resolve",),
    Decline: ("resolve",),
    Buy: ("buy", "buy_second"),
    ChooseSection: ("section",),
    Hire: ("hire",),
    TakeCaptain: ("captain",),
    LeaveCaptain: ("captain",),
    Send: ("ship",),
    Berth: ("berth", "girolamo", "merchant"),
    TakeProject: ("reward",),
    TakeSailor: ("reward",),
    Refuse: ("reward",),
    TakeMoney: ("character",),
    TakeCharacter: ("character",),
    Hold: ("girolamo",),
    PayCrew: ("crew",),
    Done: ("buy_second", "hire", "ship", "window"),
    Back: PARTS,
}
"""The steps that each kind of choice answers; launching is open at all of them but one."""


def why_not(state: State, seat: int, choice: object) -> str | None:
    """The code of the reason a choice is illegal, or None."""
    if not state.agenda:
        return "game_over"
    step = state.agenda[-1]
    if step[1] != seat:
        return "not_your_turn"
    kind = type(choice)
    if kind is Launch:
        return _why_not_launch(state, state.box, step, seat, choice)
    if step[0] not in ASKED.get(kind, ()):
        return "no_way_back" if kind is Back else "not_asked"
    check = _CHECKS.get(kind)
    return check(state, state.box, step, seat, choice) if check else None


def _why_not_launch(state: State, box: Box, step: Step, seat: int, choice: Any) -> str | None:
    if step[0] in _CLOSED_TO_LAUNCHES:
        return "pay_the_crew_first"
    if state.setting_up:
        return "not_during_setup"
    if choice.project not in state.projects[seat]:
        return "not_your_project"
    colours = sum(map(bool, state.crew[seat]))
    return None if box.crew[choice.project] <= colours else "too_few_colours"


def _why_not_place(state: State, box: Box, step: Step, _seat: int, choice: Place) -> str | None:
    if choice.area not in AREAS:
        return "no_such_area"
    if step[0] == "place" and choice.number in EXTRA:
        return "extra_numbers_are_manuels"
    if step[0] != "place" and choice.number not in EXTRA:
        return "needs_an_extra_number"
    if not 1 <= choice.number <= ORDINARY and choice.number not in EXTRA:
        return "no_such_number"
    if choice.number in state.discs:
        return "number_taken"
    return None if open_areas(state, box)[AREAS.index(choice.area)] else "area_full"


def _why_not_execute(state: State, box: Box, _step: Step, seat: int, _choice: Execute) -> str | None:
    return why_not_execute(state, box, seat)


def _why_not_buy(state: State, box: Box, step: Step, seat: int, choice: Buy) -> str | None:
    money = state.money[seat]
    gabriel = choice.project == state.gabriel
    if not choice.project or not (gabriel or choice.project in state.display):
        return "not_on_display"
    if step[0] == "buy":
        price = box.crew[state.gabriel] if gabriel else box.amount["project_one"]
        return None if money >= price else "cannot_afford_it"
    if gabriel:
        return "sao_gabriel_comes_alone"
    if choice.project == step[2]:
        return "already_chosen"
    price = box.amount["project_two"]
    return None if money >= price else "cannot_afford_it"


def _why_not_section(state: State, box: Box, _step: Step, seat: int, choice: ChooseSection) -> str | None:
    if choice.section is None:
        return None if state.reserve[seat] else "no_captain_left"
    if not 1 <= choice.section <= len(state.sections):
        return "no_such_section"
    if not any(state.sections[choice.section - 1]):
        return "section_empty"
    return None if state.money[seat] >= box.sailor_price[1] else "cannot_afford_sailors"


def _why_not_hire(state: State, box: Box, step: Step, seat: int, choice: Hire) -> str | None:
    if choice.colour not in SAILORS:
        return "no_such_colour"
    section, chosen = int(step[2]), step[3:]
    place = SAILORS.index(choice.colour)
    if any(chosen[place:]):
        return "colours_in_order"
    if not 1 <= choice.count <= state.sections[section - 1][place]:
        return "not_that_many"
    colours = sum(map(bool, chosen))
    return None if state.money[seat] >= box.sailor_price[colours + 1] else "cannot_afford_another_colour"


def _why_not_done(_state: State, _box: Box, step: Step, _seat: int, _choice: Done) -> str | None:
    if step[0] == "hire":
        return None if any(step[3:]) else "hire_somebody_first"
    if step[0] == "ship":
        return None if step[3] else "send_a_ship_first"
    return None


def _why_not_send(state: State, box: Box, step: Step, seat: int, choice: Send) -> str | None:
    if choice.ship not in state.ships[seat]:
        return "not_ready_to_sail"
    if not state.captains[seat]:
        return "no_captain"
    return None if box.level[choice.ship] >= lowest_empty(state, box, int(step[2])) else "no_space_fits"


def _why_not_berth(state: State, box: Box, step: Step, _seat: int, choice: Berth) -> str | None:
    place = box.place.get(choice.space)
    if place is None:
        return "no_such_space"
    if step[0] == "berth":
        ship = str(step[4])
        if step[2] not in (-1, box.spaces[place].landing):
            return "one_landing_an_action"
    else:
        ship = state.merchant if step[0] == "girolamo" else state.held
    if state.berths[place]:
        return "space_occupied"
    return None if box.number[place] <= box.level[ship] else "level_too_low"


def _why_not_take_project(state: State, box: Box, step: Step, _seat: int, choice: TakeProject) -> str | None:
    if box.landings[int(step[2])].reward.kind != "project":
        return "other_reward"
    return None if choice.project and choice.project in state.display else "not_on_display"


def _why_not_take_sailor(state: State, box: Box, step: Step, _seat: int, choice: TakeSailor) -> str | None:
    if box.landings[int(step[2])].reward.kind != "sailor":
        return "other_reward"
    if not 1 <= choice.section <= len(state.sections):
        return "no_such_section"
    if choice.colour not in SAILORS:
        return "no_such_colour"
    return None if state.sections[choice.section - 1][SAILORS.index(choice.colour)] else "not_in_that_section"


def _why_not_money(state: State, _box: Box, _step: Step, _seat: int, choice: TakeMoney) -> str | None:
    if choice.stack not in (1, 2):
        return "no_such_stack"
    return None if state.stacks[choice.stack - 1] else "stack_taken"


def _why_not_character(state: State, _box: Box, _step: Step, _seat: int, choice: TakeCharacter) -> str | None:
    if choice.character not in CHARACTERS:
        return "no_such_character"
    return "character_taken" if state.taken[choice.character] else None


def _why_not_pay(state: State, box: Box, step: Step, seat: int, choice: PayCrew) -> str | None:
    return None if choice.colours in crews(state, box, seat, str(step[2])) else "not_a_crew_you_have"


def _why_not_back(_state: State, _box: Box, step: Step, _seat: int, _choice: Back) -> str | None:
    return None if has_way_back(step) else "no_way_back"


_CHECKS: dict[type, Callable[[State, Box, Step, int, Any], str | None]] = {
    Place: _why_not_place,
    Execute: _why_not_execute,
    Buy: _why_not_buy,
    ChooseSection: _why_not_section,
    Hire: _why_not_hire,
    Done: _why_not_done,
    Send: _why_not_send,
    Berth: _why_not_berth,
    TakeProject: _why_not_take_project,
    TakeSailor: _why_not_take_sailor,
    TakeMoney: _why_not_money,
    TakeCharacter: _why_not_character,
    PayCrew: _why_not_pay,
    Back: _why_not_back,
}
