"""What choices and steps do to the position, one short function each (dossier 4.4, 5)."""

from rules.core.chance import Chance
from rules.core.events import Recorder

from .components import COLOUR_IDS, LETTERS, PROJECT_SPACES, SAILORS, WHITE, Box
from .state import Earned, State


def named(counts: list[int] | tuple[int, ...]) -> dict[str, int]:
    """Crew counts by colour, without the colours there are none of."""
    return {colour: count for colour, count in zip(COLOUR_IDS, counts, strict=False) if count}


# --- gains ----------------------------------------------------------------------------------------------


def earn(state: State, seat: int, source: str, vp: int) -> None:
    """A seat gains VP; ``source`` is a field of ``Earned``."""
    parts = state.earned[seat]
    state.earned[seat] = Earned(
        parts.sent + (vp if source == "sent" else 0),
        parts.income + (vp if source == "income" else 0),
        parts.completion + (vp if source == "completion" else 0),
        parts.characters + (vp if source == "characters" else 0),
    )


def take_captain(state: State, seat: int) -> int:
    """Take a captain from the captain space, if one is left there; returns how many."""
    if not state.reserve[seat]:
        return 0
    state.reserve[seat] -= 1
    state.captains[seat] += 1
    return 1


def take_missionary(state: State, seat: int) -> int:
    """Take a missionary from Francisco's space, if one is left there; returns how many."""
    if not state.missionaries:
        return 0
    state.missionaries -= 1
    state.crew[seat][WHITE] += 1
    return 1


def take_sailors(state: State, seat: int, section: int, counts: tuple[int, ...]) -> int:
    """Take sailors, by colour, from a crew section; returns how many."""
    crew, there = state.crew[seat], state.sections[section - 1]
    for place, count in enumerate(counts):
        there[place] -= count
        crew[place] += count
    return sum(counts)


def take_project(state: State, seat: int, project: str) -> None:
    """Take an ordinary project from the display."""
    state.display[state.display.index(project)] = ""
    state.projects[seat].append(project)


def launch(state: State, seat: int, project: str, colours: str) -> None:
    """Pay a crew, by letters, and turn the project to its ship side (dossier 5.5)."""
    crew = state.crew[seat]
    for letter in colours:
        place = LETTERS.index(letter)
        crew[place] -= 1
        if place == WHITE:
            state.missionaries += 1
        else:
            state.bag[place] += 1
    state.projects[seat].remove(project)
    state.ships[seat].append(project)


# --- landings -------------------------------------------------------------------------------------------


def berth_ship(state: State, box: Box, seat: int, ship: str, place: int) -> None:
    """Put a ship and a captain onto a landing space, for the VP of its number (dossier 5.3)."""
    state.ships[seat].remove(ship)
    state.captains[seat] -= 1
    state.berths[place] = ship
    state.owners[place] = seat
    earn(state, seat, "sent", box.number[place])


def berth_merchant(state: State, merchant: str, place: int) -> None:
    """Put a merchant onto a landing space: no VP, no captain (dossier 5.4)."""
    state.berths[place] = merchant
    state.owners[place] = None


def plain_reward(state: State, box: Box, seat: int, landing: int) -> int:
    """Collect a reward of money or captains, which nobody would refuse; returns how much."""
    reward = box.landings[landing].reward
    if reward.kind == "money":
        state.money[seat] += reward.amount
        return reward.amount
    return sum(take_captain(state, seat) for _ in range(reward.amount))


def income(state: State, box: Box, record: Recorder | None) -> None:
    """Every ship on a landing space earns its owner its income (dossier 4.4, P3_INCOME)."""
    reals, vp = [0] * state.seats, [0] * state.seats
    for ship, owner in zip(state.berths, state.owners, strict=True):
        if owner is not None:
            reals[owner] += box.reals[ship]
            vp[owner] += box.vp[ship]
    for seat in range(state.seats):
        state.money[seat] += reals[seat]
        if vp[seat]:
            earn(state, seat, "income", vp[seat])
    if record and any(reals + vp):
        record.tell("income", reals=reals, vp=vp)


def complete_landings(state: State, box: Box) -> list[int]:
    """The landings whose spaces are all occupied, from the bottom."""
    return [row for row, reach in enumerate(box.reach) if "" not in state.berths[reach.start : reach.stop]]


def completion(state: State, box: Box, complete: list[int], record: Recorder | None) -> None:
    """Every ship in a complete landing earns its owner the completion bonus (P3_COMPLETE)."""
    for landing in reversed(complete):
        vp = [0] * state.seats
        for place in box.reach[landing]:
            owner = state.owners[place]
            if owner is not None:
                vp[owner] += box.landings[landing].bonus
        for seat, bonus in enumerate(vp):
            if bonus:
                earn(state, seat, "completion", bonus)
        if record:
            record.tell("complete", landing=box.landings[landing].id, vp=vp)


def advance(state: State, box: Box, complete: list[int], record: Recorder | None) -> None:
    """Complete landings empty, top row first, each from left to right (P3_ADVANCE)."""
    for landing in reversed(complete):
        for place in box.reach[landing]:
            ship, owner = state.berths[place], state.owners[place]
            state.berths[place], state.owners[place] = "", None
            goal = advance_to(state, box, landing, ship)
            if goal is not None:
                state.berths[goal], state.owners[goal] = ship, owner
            else:
                state.gone.append(ship)
                if owner is not None:
                    state.captains[owner] += 1
            if record:
                here = box.spaces[place].id
                there = None if goal is None else box.spaces[goal].id
                levels = state.levels(ship)
                record.tell("advance", owner, ship=ship, levels=levels, start=here, goal=there)


def advance_to(state: State, box: Box, landing: int, ship: str) -> int | None:
    """The leftmost empty space of the next landing up that a ship is strong enough for, or None."""
    if landing + 1 == len(box.landings):
        return None
    level = box.level[ship]
    for place in box.reach[landing + 1]:
        if not state.berths[place] and box.number[place] <= level:
            return place
    return None


# --- supplies -------------------------------------------------------------------------------------------


def draw_sailors(state: State, chance: Chance, section: int, most: int) -> dict[str, int]:
    """Draw up to so many sailors from the bag into a crew section; returns them by colour."""
    bag, crew = state.bag, state.sections[section]
    drawn = [0] * len(SAILORS)
    for _ in range(min(most, sum(bag))):
        pick = chance.below(sum(bag))
        colour = 0
        while pick >= bag[colour]:
            pick -= bag[colour]
            colour += 1
        bag[colour] -= 1
        crew[colour] += 1
        drawn[colour] += 1
    return named(drawn)


def refill_sections(state: State, box: Box, record: Recorder | None) -> None:
    """Draw sailors into the sections in their order, up to the refill and their size (dossier 4.5)."""
    chance = Chance(state.chance)
    size, refill = box.amount["section_size"], box.amount["section_refill"]
    drawn = [
        draw_sailors(state, chance, section, min(refill, size - sum(crew)))
        for section, crew in enumerate(state.sections)
    ]
    state.chance = chance.state
    if record:
        record.tell("refill", sections=drawn, bag=sum(state.bag), final=True)


def lay_out_projects(state: State) -> None:
    """Draw the São Gabriel project, then the ordinary ones."""
    state.gabriel = state.deck.pop()
    state.display = [state.deck.pop() for _ in range(PROJECT_SPACES)]


def renew_projects(state: State, record: Recorder | None) -> None:
    """Discard unsold projects and lay out new ones (dossier 4.5)."""
    unsold = [project for project in (state.gabriel, *state.display) if project]
    state.gone += unsold
    lay_out_projects(state)
    if record:
        record.tell(
            "projects",
            unsold=unsold,
            gabriel=state.gabriel,
            display=state.display[:],
            levels=state.levels(state.gabriel, *state.display),
            final=True,
        )
