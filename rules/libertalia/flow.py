"""The rulebook's steps, in its order (dossier 3 and 4).

``state.agenda`` is a stack of steps. :func:`run` carries steps out until one waits for a choice or the match
is over; a choice with a single possibility is made by itself, in the same words as one that was asked for.
"""

from collections.abc import Callable

from rules.core.chance import Chance
from rules.core.events import Recorder
from rules.core.game import IllegalChoice

from . import effects, nights
from .choices import (
    Choice,
    ChooseColour,
    Keep,
    KeepMaps,
    Play,
    Recruit,
    Revive,
    Sell,
    SellMap,
    Shoot,
    Strike,
    Take,
)
from .components import (
    CAMPAIGNS,
    COLOURS,
    DAYS,
    DEALT,
    DOUBLOONS,
    EVEN_SPREADS,
    KIND,
    KINDS,
    OFFICER,
    RANK_OF,
    RANKS,
    SABER,
    TOKENS,
    mask_of,
    named,
)
from .decisions import choices, why_not
from .scoring import wealth
from .state import Aboard, Options, State, Step

CABIN_BOY, COOK = RANK_OF["cabin_boy"], RANK_OF["cook"]
_ALWAYS_ASKED = ("play", "waitress")

# --- setup (dossier 3) -----------------------------------------------------------------------------------


def set_up(seats: int, options: Options, seed: int) -> State:
    """Lay out the box and run to the first choice.

    Raises:
        ValueError: the game is not for that many seats.
    """
    if seats not in EVEN_SPREADS:
        raise ValueError(f"2 to 6 seats, not {seats}")
    state = State(
        options=options,
        seats=seats,
        chance=Chance.seeded(seed).state,
        agenda=[("campaign",)],
        campaign=1,
        day=1,
        colours=(),
        hands=[[] for _ in range(seats)],
        sealed=[0] * seats,
        ship=[],
        dens=[[] for _ in range(seats)],
        graveyards=[[] for _ in range(seats)],
        buried=[[] for _ in range(seats)],
        worlds=[(0,)] * seats,
        removed=[0] * seats,
        coins=[0] * seats,
        tokens=[[0] * len(KINDS) for _ in range(seats)],
        board=[[0] * len(KINDS) for _ in range(DAYS)],
        bag=list(TOKENS),
        undealt=list(RANKS),
        results=[],
    )
    if options.colours == "chosen":
        state.agenda += [("colour", seat) for seat in reversed(range(seats))]
    else:
        state.colours = draw_colours(state)
    run(state, None)
    return state


def draw_colours(state: State) -> tuple[str, ...]:
    """A colour for each seat by lot, in the most even spread if the table wants that (dossier 9.3)."""
    chance = Chance(state.chance)
    colours = list(COLOURS)
    if state.options.colours == "even":
        turned = chance.below(len(colours))
        colours = [colours[(place + turned) % len(colours)] for place in EVEN_SPREADS[state.seats]]
    chance.shuffle(colours)
    state.chance = chance.state
    return tuple(colours[: state.seats])


def choose_colour(state: State, seat: int, colour: str, record: Recorder | None) -> None:
    """A seat takes a colour."""
    state.colours = (*state.colours, colour)
    if record:
        record.tell("colour", seat, colour=colour)


def begin_campaign(state: State, _step: Step, record: Recorder | None) -> None:
    """Booty onto the six spaces, doubloons and characters to everybody (dossier 3, 4.8)."""
    chance = Chance(state.chance)
    bag = [kind for kind, count in enumerate(state.bag) for _ in range(count)]
    chance.shuffle(bag)
    for space in state.board:
        for _ in range(state.seats):
            token = bag.pop()
            space[token] += 1
            state.bag[token] -= 1
    ranks = state.undealt
    chance.shuffle(ranks)
    dealt = sorted(ranks.pop() for _ in range(DEALT[state.campaign]))
    ranks.sort()
    state.chance = chance.state
    known = mask_of(dealt)
    for seat, hand in enumerate(state.hands):
        hand += dealt
        hand.sort()
        state.worlds[seat] = tuple(world | known for world in state.worlds[seat])
        state.coins[seat] = DOUBLOONS
    if record:
        board = [named(space) for space in state.board]
        record.tell("campaign", None, campaign=state.campaign, ranks=dealt, board=board, final=True)
    state.agenda.append(("play",))


# --- running ---------------------------------------------------------------------------------------------


def make_choice(state: State, seat: int, choice: Choice, record: Recorder | None) -> None:
    """Carry out a choice and run on to the next open decision.

    Raises:
        IllegalChoice: the choice is not open; nothing has changed.
    """
    reason = why_not(state, seat, choice)
    if reason is not None:
        raise IllegalChoice(reason)
    step = state.agenda[-1]
    if step[0] == "play":
        assert isinstance(choice, Play)
        state.sealed[seat] = choice.rank
        if 0 in state.sealed:
            return
        state.agenda.pop()
        sunrise(state, record)
    else:
        state.agenda.pop()
        answer(state, step, seat, choice, record)
    run(state, record)


def run(state: State, record: Recorder | None) -> None:
    """Carry out steps until one needs a choice."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        carry_out = STEPS.get(step[0])
        if carry_out is not None:
            agenda.pop()
            carry_out(state, step, record)
            continue
        if step[0] in _ALWAYS_ASKED:
            return
        seat = int(step[1])
        open_now = choices(state, step, seat)
        if len(open_now) > 1:
            return
        agenda.pop()
        answer(state, step, seat, open_now[0], record)


def answer(state: State, step: Step, seat: int, choice: Choice, record: Recorder | None) -> None:
    """Do what a legal choice says."""
    match choice:
        case Take(token=token):
            take(state, step, seat, KIND[token], record)
        case Play(rank=rank):
            effects.replace_parrot(state, seat, rank, record)
        case Strike(seat=victim, rank=rank):
            effects.strike(state, seat, victim, rank, record)
        case Shoot(seat=victim, rank=rank):
            effects.shoot(state, seat, int(step[2]), victim, rank, record)
        case Recruit(rank=rank):
            effects.take_recruit(state, seat, rank, record)
        case Revive(rank=rank):
            effects.revive(state, seat, rank, record)
        case Keep(token=token):
            effects.keep_one(state, seat, KIND[token], record)
        case Sell(token=token, count=count):
            effects.sell(state, seat, KIND[token], count, record)
        case SellMap() | KeepMaps():
            nights.serve(state, seat, isinstance(choice, SellMap), record)
        case ChooseColour(colour=colour):
            choose_colour(state, seat, colour, record)


# --- sunrise, day, dusk, night (dossier 4.1 to 4.5) ------------------------------------------------------


def sunrise(state: State, record: Recorder | None) -> None:
    """All selected characters are revealed together and board the ship in order."""
    for seat, rank in enumerate(state.sealed):
        state.board_ship(seat, rank)
        state.sealed[seat] = 0
    if record:
        ship = [tuple(aboard) for aboard in state.ship]
        record.tell("sunrise", None, campaign=state.campaign, day=state.day, ship=ship, final=True)
    state.agenda.append(("day", 0, 0, 0))


def day(state: State, step: Step, record: Recorder | None) -> None:
    """The lowest character that has not acted acts: looked for anew after each action (dossier 4.2)."""
    acted = step[1:]
    agenda = state.agenda
    while (aboard := next_to_act(state.ship, acted)) is not None:
        acted = aboard
        action = effects.DAY_ACTIONS.get(aboard.rank)
        if action is not None:
            going_on: Step = ("day", *aboard)
            agenda.append(going_on)
            action(state, aboard.seat, record)
            if agenda[-1] is not going_on:
                return
            agenda.pop()
    if record:
        record.tell("phase", None, phase="dusk")
    agenda.append(("dusk",))


def next_to_act(ship: list[Aboard], acted: tuple[str | int, ...]) -> Aboard | None:
    """The lowest character above the one that acted last; None when all have acted."""
    for aboard in ship:
        if aboard > acted:
            return aboard
    return None


def dusk(state: State, _step: Step, record: Recorder | None) -> None:
    """From the highest to the lowest, each character plunders and goes ashore (dossier 4.3)."""
    while state.ship:
        rank, _influence, seat = state.ship[-1]
        picks = 0 if rank == CABIN_BOY else 2 if rank == COOK else 1
        if record and (picks == 0 or not any(state.space)):
            why = "cabin_boy" if picks == 0 else "nothing_left"
            record.tell("no_booty", seat, rank=rank, why=why)
        state.agenda.append(("dusk",))
        if plunder(state, ("plunder", picks, 0), record):
            return
        state.agenda.pop()
    if record:
        record.tell("phase", None, phase="night")
    night(state, record)


def plunder(state: State, step: Step, record: Recorder | None) -> bool:
    """The highest character picks a token while picks and tokens last, then goes ashore.

    ``step`` holds the picks left and the officers taken. Returns whether there is a token to pick.
    """
    _, picks, officers = step
    if picks and any(state.board[state.day - 1]):
        state.agenda.append(("booty", state.ship[-1].seat, picks, officers))
        return True
    effects.arrive(state, officers != 0, record)
    return False


def take(state: State, step: Step, seat: int, kind: int, record: Recorder | None) -> None:
    """A token goes from today's space to its taker's den; a saber strikes at once."""
    picks, officers = int(step[2]), int(step[3])
    state.board[state.day - 1][kind] -= 1
    state.tokens[seat][kind] += 1
    if record:
        record.tell("booty", seat, rank=state.ship[-1].rank, token=KINDS[kind])
    onward: Step = ("plunder", picks - 1, officers + (kind == OFFICER))
    if kind == SABER:
        state.agenda.append(onward)
        effects.saber(state, seat, record)
    else:
        plunder(state, onward, record)


def night(state: State, record: Recorder | None) -> None:
    """One pass over all dens in descending rank (dossier 4.5); it may wait for the Waitresses."""
    nights.granny_watas(state, record)
    nights.armorers(state, record)
    nights.mutineers(state, record)
    nights.freed_slaves(state, record)
    state.agenda.append(("late_night",))
    nights.waitresses(state, record)


def late_night(state: State, _step: Step, record: Recorder | None) -> None:
    """The Barkeeps earn last; then the next day begins, or the day of rest."""
    nights.barkeeps(state, record)
    if state.day < DAYS:
        state.day += 1
        state.agenda.append(("play",))
    else:
        rest(state, record)


# --- day of rest, scoring, next campaign (dossier 4.6 to 4.10) -------------------------------------------


def rest(state: State, record: Recorder | None) -> None:
    """The end-of-campaign actions, then everybody's wealth is scored."""
    if record:
        record.tell("phase", None, phase="rest")
    for seat in range(state.seats):
        nights.rest_of(state, seat, record)
    score(state, record)
    if state.campaign < CAMPAIGNS:
        clear_away(state)
        state.campaign += 1
        state.day = 1
        state.agenda.append(("campaign",))
    elif record:
        record.tell("game_end", None, final=True)


def score(state: State, record: Recorder | None) -> None:
    """Write down what each den is worth."""
    results = tuple(map(wealth, state.coins, state.tokens))
    state.results.append(results)
    if record:
        for seat, result in enumerate(results):
            record.tell(
                "scoring",
                seat,
                campaign=state.campaign,
                parts=result._asdict(),
                points=sum(result),
                total=sum(sum(campaign[seat]) for campaign in state.results),
                final=True,
            )


def clear_away(state: State) -> None:
    """Characters played leave the game, booty goes back to the bag; hands are kept (dossier 4.8)."""
    for seat in range(state.seats):
        state.removed[seat] += len(state.dens[seat]) + len(state.graveyards[seat])
        for pile in (state.dens, state.graveyards, state.buried):
            pile[seat].clear()
    for counts in (*state.tokens, *state.board):
        counts[:] = [0] * len(KINDS)
    state.bag = list(TOKENS)


STEPS: dict[str | int, Callable[[State, Step, Recorder | None], object]] = {
    "campaign": begin_campaign,
    "day": day,
    "dusk": dusk,
    "plunder": plunder,
    "late_night": late_night,
}
"""The steps that wait for nobody, by name."""
