"""The rulebook's steps, in its order (dossier 3 and 4).

``state.agenda`` holds one automatic step, which ends the phase, and above it the steps that wait for a seat.
Steps that leave only one choice are carried out without asking.
"""

from collections.abc import Callable
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Recorder
from rules.core.game import IllegalChoice

from . import actions
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
from .components import CHARACTERS, DEALT, DISCS, ORDINARY, ROUNDS, SAILORS, Box, box_with
from .decisions import fitting, sole_choice
from .effects import (
    advance,
    complete_landings,
    completion,
    draw_sailors,
    earn,
    income,
    lay_out_projects,
    refill_sections,
    renew_projects,
    take_missionary,
)
from .refusals import why_not
from .scoring import standings
from .state import Disc, Earned, Options, State

# --- setup (dossier 3) ----------------------------------------------------------------------------------


def set_up(seats: int, options: Options, seed: int, record: Recorder | None = None) -> State:
    """Lay out the box, hand out the characters, and go on to the first choice: Girolamo's merchant."""
    box = box_with(options.corrections)
    chance = Chance.seeded(seed)
    starter = chance.below(seats)
    tiles, merchants = list(box.tiles), list(box.merchants)
    chance.shuffle(tiles)
    chance.shuffle(merchants)
    deck: list[str] = []
    for kind in box.decks:
        pile = list(kind)
        chance.shuffle(pile)
        deck = pile + deck
    dealt = {character: (starter + place) % seats for place, character in enumerate(DEALT[seats])}
    in_hand = box.amount["start_captains"]
    state = State(
        options=options,
        seats=seats,
        chance=0,
        agenda=[("start_round",)],
        round=1,
        starter=starter,
        marker=0,
        tile="",
        turned="",
        tiles=tiles,
        discs={},
        queue=[],
        resolving=0,
        earned=[Earned() for _ in range(seats)],
        money=[box.amount["start_money"]] * seats,
        crew=[[0] * (len(SAILORS) + 1) for _ in range(seats)],
        captains=[in_hand] * seats,
        reserve=[box.captains - in_hand] * seats,
        projects=[[] for _ in range(seats)],
        ships=[[] for _ in range(seats)],
        berths=[""] * len(box.spaces),
        owners=[None] * len(box.spaces),
        sections=[[0] * len(SAILORS) for _ in range(seats)],
        bag=[box.sailors_each] * len(SAILORS),
        missionaries=box.missionaries,
        display=[],
        gabriel="",
        deck=deck,
        stacks=[0, 0],
        holders={character: dealt.get(character) for character in CHARACTERS},
        taken=dict.fromkeys(CHARACTERS, 0),
        merchant="",
        merchants=merchants,
        held=merchants.pop(),
        gone=[],
    )
    for section in range(seats):
        draw_sailors(state, chance, section, box.amount["section_size"])
    state.chance = chance.state
    lay_out_projects(state)
    earn(state, starter, "characters", box.amount["dias_taken"])
    if "francisco" in dealt:
        take_missionary(state, dealt["francisco"])
    state.agenda += [("next_merchant",), ("merchant", dealt["girolamo"])]
    run_on(state, box, record)
    return state


def next_merchant(state: State, _box: Box, record: Recorder | None) -> None:
    """Turn up the next merchant, if there is one."""
    if state.merchants:
        state.merchant = state.merchants.pop()
        if record:
            record.tell("next_merchant", ship=state.merchant, levels=state.levels(state.merchant), final=True)


# --- phase one: placing (dossier 4.1, 4.2) --------------------------------------------------------------


def start_round(state: State, box: Box, record: Recorder | None) -> None:
    """The Vasco da Gama tile in the left space sets the marker and the money stacks."""
    drawn = not state.turned
    if drawn:
        state.tile = state.tiles.pop()
    else:
        state.gone.append(state.tile)
        state.tile, state.turned = state.turned, ""
    tile = box.tiles[state.tile]
    state.marker = tile.number
    state.stacks = list(tile.stacks)
    state.agenda.append(("placing",))
    if record:
        record.tell(
            "start_round",
            state.starter,
            round=state.round,
            tile=state.tile,
            marker=state.marker,
            stacks=state.stacks[:],
            final=drawn,
        )


def placing(state: State, _box: Box, _record: Recorder | None) -> None:
    """The next player clockwise places a disc until all have placed four; then Manuel I's holder one more."""
    placed = len(state.discs)
    if placed < DISCS * state.seats:
        state.agenda += [("placing",), ("place", (state.starter + placed) % state.seats)]
        return
    state.agenda.append(("reveal",))
    holder = state.holders["manuel"]
    if holder is not None:
        state.agenda.append(("extra", holder))


def place(state: State, _box: Box, seat: int, choice: Place, record: Recorder | None) -> None:
    """Put a disc with its number onto an action space."""
    if state.agenda[-1][0] == "manuel":
        actions.place_extra(state, seat, choice, record)
        return
    state.agenda.pop()
    state.discs[choice.number] = Disc(seat, choice.area)
    if record:
        record.tell("place", seat, number=choice.number, area=choice.area)


# --- phase two: executing (dossier 4.3) -----------------------------------------------------------------


def reveal(state: State, box: Box, record: Recorder | None) -> None:
    """Turn up the next Vasco da Gama tile; its modifier moves the marker."""
    state.turned = state.tiles.pop()
    modifier = box.tiles[state.turned].modifier
    state.marker = min(ORDINARY, max(1, state.marker + modifier))
    state.queue = sorted(state.discs)
    state.agenda.append(("resolving",))
    if record:
        record.tell("reveal", tile=state.turned, modifier=modifier, marker=state.marker, final=True)


def resolving(state: State, _box: Box, _record: Recorder | None) -> None:
    """The lowest number is next; after the last one comes phase three."""
    state.resolving = 0
    if state.queue:
        state.resolving = state.queue.pop(0)
        state.agenda += [("resolving",), ("resolve", state.discs[state.resolving].seat)]
        return
    state.agenda.append(("sailing",))
    if state.held:
        holder = state.holders["girolamo"]
        assert holder is not None
        state.agenda.append(("merchant", holder))


def decline(state: State, box: Box, seat: int, _choice: Decline, record: Recorder | None) -> None:
    """Take the money of the number's row instead of the action."""
    state.agenda.pop()
    money = box.decline[state.resolving]
    state.money[seat] += money
    if record:
        record.tell("decline", seat, number=state.resolving, money=money)


def done(state: State, box: Box, seat: int, _choice: Done, record: Recorder | None) -> None:
    """No more of what is being chosen."""
    match state.agenda[-1]:
        case ("buy_second", _, str(first)):
            actions.finish_buying(state, box, seat, (first,), record)
        case ("hire", *_):
            actions.finish_hiring(state, box, seat, record)
        case _:
            state.agenda.pop()


# --- phase three: sailing (dossier 4.4) -----------------------------------------------------------------


def lose_merchant(state: State, seat: int, record: Recorder | None) -> None:
    """A merchant that fits nowhere leaves the game."""
    state.agenda.pop()
    state.gone.append(state.held)
    if record:
        record.tell("merchant_lost", seat, ship=state.held, levels=state.levels(state.held))
    state.held = ""


def sailing(state: State, box: Box, record: Recorder | None) -> None:
    """Income, completion bonuses, and complete landings sail on."""
    income(state, box, record)
    complete = complete_landings(state, box)
    completion(state, box, complete, record)
    advance(state, box, complete, record)
    end_round(state, box, record)


# --- end of the round (dossier 4.5) ---------------------------------------------------------------------


def end_round(state: State, box: Box, record: Recorder | None) -> None:
    """Refill, clear the board, pay the characters' holders; the match ends after the fifth round."""
    last = state.round == ROUNDS
    if not last:
        refill_sections(state, box, record)
        renew_projects(state, record)
        state.stacks = [0, 0]
        state.discs = {}
        state.taken = dict.fromkeys(CHARACTERS, 0)
    character_benefits(state, box, record)
    if last:
        if record:
            record.tell("game_end", scores=list(standings(state).scores))
        return
    state.round += 1
    state.agenda.append(("start_round",))


def character_benefits(state: State, box: Box, record: Recorder | None) -> None:
    """Dias pays his holder and makes him starting player; Francisco gives his holder a missionary."""
    dias, francisco = state.holders["dias"], state.holders["francisco"]
    vp = missionaries = 0
    if dias is not None:
        state.starter = dias
        vp = box.amount["dias_round"]
        earn(state, dias, "characters", vp)
    if francisco is not None:
        missionaries = take_missionary(state, francisco)
    if record:
        record.tell(
            "benefits",
            dias=dias,
            vp=vp,
            francisco=francisco,
            missionaries=missionaries,
            manuel=state.holders["manuel"],
        )


# --- running --------------------------------------------------------------------------------------------

_AUTOMATIC: dict[str | int, Callable[[State, Box, Recorder | None], None]] = {
    "next_merchant": next_merchant,
    "start_round": start_round,
    "placing": placing,
    "reveal": reveal,
    "resolving": resolving,
    "sailing": sailing,
}


def run_on(state: State, box: Box, record: Recorder | None) -> None:
    """Carry out what needs no choice, up to the next open decision."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        automatic = _AUTOMATIC.get(step[0])
        if automatic is not None:
            agenda.pop()
            automatic(state, box, record)
            continue
        if step[0] == "merchant" and not fitting(state, box, -1, state.held):
            lose_merchant(state, int(step[1]), record)
            continue
        choice = sole_choice(state, box, step)
        if choice is None:
            return
        carry_out(state, box, int(step[1]), choice, record)


def make_choice(state: State, seat: int, choice: Choice, record: Recorder | None) -> None:
    """Carry out a choice and run on to the next open decision.

    Raises:
        IllegalChoice: the choice is not open; nothing has changed.
    """
    reason = why_not(state, seat, choice)
    if reason is not None:
        raise IllegalChoice(reason)
    proceed(state, state.box, seat, choice, record)


def proceed(state: State, box: Box, seat: int, choice: Choice, record: Recorder | None) -> None:
    """Carry out a choice known to be legal and run on to the next open decision."""
    carry_out(state, box, seat, choice, record)
    run_on(state, box, record)


def carry_out(state: State, box: Box, seat: int, choice: Choice, record: Recorder | None) -> None:
    """Do what a legal choice says."""
    _HANDLERS[type(choice)](state, box, seat, choice, record)


_HANDLERS: dict[type, Callable[[State, Box, int, Any, Recorder | None], None]] = {
    Place: place,
    Execute: actions.execute,
    Decline: decline,
    Buy: actions.buy,
    ChooseSection: actions.choose_section,
    Hire: actions.hire,
    TakeCaptain: actions.recruit,
    LeaveCaptain: actions.recruit,
    Send: actions.send,
    Berth: actions.berth,
    TakeProject: actions.take_reward,
    TakeSailor: actions.take_reward,
    Refuse: actions.refuse,
    TakeMoney: actions.take_money,
    TakeCharacter: actions.take_character,
    Hold: actions.hold,
    Launch: actions.begin_launch,
    PayCrew: actions.pay_crew,
    Done: done,
    Back: actions.back,
}
"""What carries out each kind of choice."""
