"""The actions of the four areas, chosen in parts, and launching (dossier 5).

Each handler gets the position with the step it answers still on the agenda. Executing pays a disc's cost at
once; taking the first part back returns it. The action is told of when its first irrevocable part is chosen.
"""

from rules.core.events import Recorder

from .choices import (
    Back,
    Berth,
    Buy,
    ChooseSection,
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
from .components import SAILORS, Box
from .decisions import crews, launchable, second_projects, sendable
from .effects import (
    berth_merchant,
    berth_ship,
    earn,
    launch,
    named,
    plain_reward,
    take_captain,
    take_missionary,
    take_project,
    take_sailors,
)
from .state import Disc, State, Step

_FIRST_PART: dict[str, tuple[str | int, ...]] = {
    "projects": ("buy",),
    "recruiting": ("section",),
    "sailing": ("ship", -1, 0),
    "characters": ("character",),
}


def execute(state: State, _box: Box, seat: int, _choice: Execute, _record: Recorder | None) -> None:
    """Pay the disc's cost and begin its action."""
    number = state.resolving
    state.money[seat] -= state.cost(number)
    kind, *parts = _FIRST_PART[state.discs[number].area]
    state.agenda[-1] = (kind, seat, *parts)


def announce(state: State, seat: int, record: Recorder | None) -> None:
    """Tell that the disc is executed."""
    if record:
        number = state.resolving
        record.tell("execute", seat, number=number, area=state.discs[number].area, cost=state.cost(number))


def back(state: State, box: Box, seat: int, _choice: Back, _record: Recorder | None) -> None:
    """Take back the last part of what is being chosen; before the first part, the cost too."""
    step = state.agenda[-1]
    match step[0]:
        case "crew":
            state.agenda.pop()
        case "buy_second":
            state.agenda[-1] = ("buy", seat)
        case "hire":
            state.agenda[-1] = _one_colour_less(step)
        case "captain":
            state.agenda[-1] = ("hire", *step[1:])
        case "manuel" | "girolamo":
            state.agenda[-1] = ("character", seat)
        case "berth" if step[3] or len(sendable(state, box, seat, -1)) > 1 or launchable(state, box, seat):
            state.agenda[-1] = ("ship", *step[1:4])
        case _:
            state.money[seat] += state.cost(state.resolving)
            state.agenda[-1] = ("resolve", seat)


def _one_colour_less(step: Step) -> Step:
    """A hiring without the colour chosen last, or the choice of a section."""
    chosen = [int(count) for count in step[3:]]
    if not any(chosen):
        return ("section", step[1])
    last = max(place for place, count in enumerate(chosen) if count)
    chosen[last] = 0
    return (*step[:3], *chosen)


# --- A: projects (dossier 5.1) --------------------------------------------------------------------------


def buy(state: State, box: Box, seat: int, choice: Buy, record: Recorder | None) -> None:
    """Buy a project, or choose it as the first of two if a second one can be had."""
    step = state.agenda[-1]
    if step[0] == "buy_second":
        finish_buying(state, box, seat, (str(step[2]), choice.project), record)
    elif choice.project == state.gabriel:
        buy_gabriel(state, box, seat, record)
    elif second_projects(state, box, seat, choice.project):
        state.agenda[-1] = ("buy_second", seat, choice.project)
    else:
        finish_buying(state, box, seat, (choice.project,), record)


def finish_buying(
    state: State, box: Box, seat: int, projects: tuple[str, ...], record: Recorder | None
) -> None:
    """Pay for one or two ordinary projects and take them."""
    announce(state, seat, record)
    price = box.amount["project_one" if len(projects) == 1 else "project_two"]
    state.money[seat] -= price
    for project in projects:
        take_project(state, seat, project)
    state.agenda[-1] = ("window", seat)
    if record:
        levels = state.levels(*projects)
        record.tell("buy", seat, projects=list(projects), levels=levels, price=price)


def buy_gabriel(state: State, box: Box, seat: int, record: Recorder | None) -> None:
    """Pay the São Gabriel project's crew number in Reals and take it launched."""
    announce(state, seat, record)
    ship, state.gabriel = state.gabriel, ""
    price = box.crew[ship]
    state.money[seat] -= price
    state.ships[seat].append(ship)
    state.agenda.pop()
    if record:
        record.tell("buy_gabriel", seat, ship=ship, levels=state.levels(ship), price=price)


# --- B: recruiting (dossier 5.2) ------------------------------------------------------------------------


def choose_section(state: State, box: Box, seat: int, choice: ChooseSection, record: Recorder | None) -> None:
    """Choose where to hire, or take a captain alone."""
    if choice.section is None:
        state.agenda[-1] = ("captain", seat, 0, *(0 for _ in SAILORS))
        recruit(state, box, seat, TakeCaptain(), record)
    else:
        state.agenda[-1] = ("hire", seat, choice.section, *(0 for _ in SAILORS))


def hire(state: State, _box: Box, _seat: int, choice: Hire, _record: Recorder | None) -> None:
    """Add sailors of a colour to those to be hired."""
    step = list(state.agenda[-1])
    step[3 + SAILORS.index(choice.colour)] = choice.count
    state.agenda[-1] = tuple(step)


def finish_hiring(state: State, box: Box, seat: int, record: Recorder | None) -> None:
    """Ask for a captain if one can be had at the price of the sailors, otherwise hire them."""
    chosen = [int(count) for count in state.agenda[-1][3:]]
    price = box.sailor_price[sum(map(bool, chosen))] + sum(chosen)
    if state.reserve[seat] and state.money[seat] >= price:
        state.agenda[-1] = ("captain", *state.agenda[-1][1:])
    else:
        recruit(state, box, seat, LeaveCaptain(), record)


def recruit(
    state: State, box: Box, seat: int, choice: TakeCaptain | LeaveCaptain, record: Recorder | None
) -> None:
    """Pay for the sailors chosen, and for a captain as many Reals as sailors, and take them."""
    captain = isinstance(choice, TakeCaptain)
    announce(state, seat, record)
    section, *parts = state.agenda[-1][2:]
    counts = tuple(int(count) for count in parts)
    price, captain_price = box.sailor_price[sum(map(bool, counts))], sum(counts) if captain else 0
    state.money[seat] -= price + captain_price
    if captain:
        take_captain(state, seat)
    if any(counts):
        take_sailors(state, seat, int(section), counts)
        state.agenda[-1] = ("window", seat)
    else:
        state.agenda.pop()
    if record:
        record.tell(
            "recruit",
            seat,
            section=section or None,
            sailors=named(counts),
            price=price,
            captain=captain,
            captain_price=captain_price,
        )


# --- C: sailing (dossier 5.3) ---------------------------------------------------------------------------


def send(state: State, _box: Box, _seat: int, choice: Send, _record: Recorder | None) -> None:
    """Choose the ship to send next."""
    state.agenda[-1] = ("berth", *state.agenda[-1][1:4], choice.ship)


def berth(state: State, box: Box, seat: int, choice: Berth, record: Recorder | None) -> None:
    """Send the chosen ship, or a merchant, to a landing space and collect the reward."""
    step, place = state.agenda[-1], box.place[choice.space]
    landing = box.spaces[place].landing
    if step[0] == "berth":
        ship, sent = str(step[4]), int(step[3])
        if not sent:
            announce(state, seat, record)
        berth_ship(state, box, seat, ship, place)
        state.agenda[-1] = ("ship", seat, landing, sent + 1)
        if record:
            vp, levels = box.number[place], state.levels(ship)
            record.tell("send", seat, ship=ship, levels=levels, space=choice.space, vp=vp)
    else:
        if step[0] == "girolamo":
            take_girolamo(state, seat, record)
        merchant, state.held = state.held, ""
        berth_merchant(state, merchant, place)
        state.agenda.pop()
        if box.landings[landing].reward.kind in ("project", "sailor"):
            state.agenda.append(("window", seat))
        if step[0] == "girolamo":
            state.agenda.append(("next_merchant",))
        if record:
            levels = state.levels(merchant)
            record.tell("send_merchant", seat, ship=merchant, levels=levels, space=choice.space)
    collect_reward(state, box, seat, landing, record)


def collect_reward(state: State, box: Box, seat: int, landing: int, record: Recorder | None) -> None:
    """Collect a landing's reward, or ask which project or sailor it is to be."""
    reward = box.landings[landing].reward
    if reward.kind in ("project", "sailor"):
        ask_for_reward(state, box, seat, landing, reward.amount)
        return
    amount = plain_reward(state, box, seat, landing)
    if record:
        record.tell("reward", seat, landing=box.landings[landing].id, reward=reward.kind, amount=amount)


def ask_for_reward(state: State, box: Box, seat: int, landing: int, left: int) -> None:
    """Ask for one more project or sailor, if any are left of the reward and on the board (dossier 4.7)."""
    kind = box.landings[landing].reward.kind
    if left and (any(state.display) if kind == "project" else any(map(any, state.sections))):
        state.agenda.append(("reward", seat, landing, left))


def take_reward(
    state: State, box: Box, seat: int, choice: TakeProject | TakeSailor, record: Recorder | None
) -> None:
    """Take a project or a sailor as a landing's reward."""
    _, _, landing, left = state.agenda.pop()
    if isinstance(choice, TakeProject):
        take_project(state, seat, choice.project)
    else:
        counts = tuple(int(colour == choice.colour) for colour in SAILORS)
        take_sailors(state, seat, choice.section, counts)
    if record:
        name = box.landings[int(landing)].id
        if isinstance(choice, TakeProject):
            levels = state.levels(choice.project)
            record.tell("reward_project", seat, landing=name, project=choice.project, levels=levels)
        else:
            record.tell("reward_sailor", seat, landing=name, section=choice.section, colour=choice.colour)
    ask_for_reward(state, box, seat, int(landing), int(left) - 1)


def refuse(state: State, box: Box, seat: int, _choice: Refuse, record: Recorder | None) -> None:
    """Leave a landing's reward."""
    landing = int(state.agenda.pop()[2])
    if record:
        record.tell("refuse", seat, landing=box.landings[landing].id)


# --- D: characters (dossier 5.4) ------------------------------------------------------------------------


def take_money(state: State, _box: Box, seat: int, choice: TakeMoney, record: Recorder | None) -> None:
    """Take a money stack."""
    announce(state, seat, record)
    amount, state.stacks[choice.stack - 1] = state.stacks[choice.stack - 1], 0
    state.money[seat] += amount
    state.agenda.pop()
    if record:
        record.tell("take_money", seat, stack=choice.stack, amount=amount)


def take_character(state: State, box: Box, seat: int, choice: TakeCharacter, record: Recorder | None) -> None:
    """Take a character; Manuel I's disc and Girolamo's merchant are chosen before he is taken."""
    match choice.character:
        case "manuel" if may_place_extra(state, seat):
            state.agenda[-1] = ("manuel", seat)
            return
        case "girolamo" if state.merchant:
            state.agenda[-1] = ("girolamo", seat)
            return
    announce(state, seat, record)
    move_character(state, seat, choice.character, record)
    state.agenda.pop()
    if choice.character == "dias":
        vp = box.amount["dias_taken"]
        earn(state, seat, "characters", vp)
        if record:
            record.tell("dias", seat, vp=vp)
    elif choice.character == "francisco":
        gained = take_missionary(state, seat)
        if gained:
            state.agenda.append(("window", seat))
        if record:
            record.tell("francisco", seat, missionaries=gained)


def move_character(state: State, seat: int, character: str, record: Recorder | None) -> None:
    """A character goes to a seat, and the disc onto the character's space."""
    former = state.holders[character]
    state.holders[character] = seat
    state.taken[character] = state.resolving
    if record:
        record.tell("take_character", seat, character=character, former=former)


def may_place_extra(state: State, seat: int) -> bool:
    """Whether a seat's additional disc and one of its numbers are still unused this round."""
    extra = [disc.seat for number, disc in state.discs.items() if number > 20]
    return len(extra) < 2 and seat not in extra


def place_extra(state: State, seat: int, choice: Place, record: Recorder | None) -> None:
    """Take Manuel I and place the additional disc; it joins the queue (dossier 5.4)."""
    announce(state, seat, record)
    move_character(state, seat, "manuel", record)
    state.agenda.pop()
    state.discs[choice.number] = Disc(seat, choice.area)
    state.queue.append(choice.number)
    state.queue.sort()
    if record:
        record.tell("place", seat, number=choice.number, area=choice.area)


def take_girolamo(state: State, seat: int, record: Recorder | None) -> None:
    """Take Girolamo and the face-up merchant; the next one is turned up later."""
    announce(state, seat, record)
    move_character(state, seat, "girolamo", record)
    state.held, state.merchant = state.merchant, ""


def hold(state: State, _box: Box, seat: int, _choice: Hold, record: Recorder | None) -> None:
    """Keep the merchant for phase three."""
    take_girolamo(state, seat, record)
    state.agenda[-1] = ("next_merchant",)
    if record:
        record.tell("hold", seat, ship=state.held, levels=state.levels(state.held))


# --- launching (dossier 5.5) ----------------------------------------------------------------------------


def begin_launch(state: State, box: Box, seat: int, choice: Launch, record: Recorder | None) -> None:
    """Launch a project, or ask which crew pays if there is a choice."""
    ways = crews(state, box, seat, choice.project)
    if len(ways) == 1:
        finish_launch(state, seat, choice.project, ways[0], record)
    else:
        state.agenda.append(("crew", seat, choice.project))


def pay_crew(state: State, _box: Box, seat: int, choice: PayCrew, record: Recorder | None) -> None:
    """Launch with the crew chosen."""
    project = str(state.agenda.pop()[2])
    finish_launch(state, seat, project, choice.colours, record)


def finish_launch(state: State, seat: int, project: str, colours: str, record: Recorder | None) -> None:
    """Pay the crew and turn the project."""
    launch(state, seat, project, colours)
    if record:
        record.tell("launch", seat, ship=project, levels=state.levels(project), crew=colours)
