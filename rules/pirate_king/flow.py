"""The rulebook's steps, in its order (dossier 3, 4 and 9.1).

``state.agenda`` holds the steps still to come. :func:`run` carries out the next one until one needs a choice;
so a position can stop, and be saved, in the middle of any chain of effects.
"""

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Recorder
from rules.core.game import IllegalChoice

from . import effects
from .cards import BURST, MONSTERS, ROUNDS
from .choices import Choice, ChoosePirate
from .decisions import BALLOTS, CHOICE_OF, OVER, PRIVATE, REFUSALS, open_to
from .deck import draw, put_into_row, top_up
from .effects import take_token
from .spoils import after_battle, battle, remove_loot, take_loot, take_monster
from .state import ACTIVE, BUST, GO_ON, HALT, SEAT_ORDERS, STOPPED, UNGIVEN, Options, State, Step

_CARD = attrgetter("card")
_ALWAYS_ASKED = ("ballot", *PRIVATE)
"""Asked even with one legal choice: leaving the question out would tell what was seen."""

# --- setup (dossier 3) -----------------------------------------------------------------------------------


def set_up(seats: int, options: Options, seed: int, record: Recorder | None = None) -> State:
    """Lay out the box and run to the first choice.

    Raises:
        ValueError: the game is not for that many seats.
    """
    if not 2 <= seats <= 5:
        raise ValueError(f"2 to 5 seats, not {seats}")
    box = options.box
    chance = Chance.seeded(seed)
    captain = chance.below(seats)
    monsters = list(box.monsters)
    loot = list(box.loot_without_wins() if options.no_win_cards else box.loot)
    chance.shuffle(monsters)
    chance.shuffle(loot)
    pirates = [""] * seats
    if options.random_pirates:
        dealt = list(box.pirates)
        chance.shuffle(dealt)
        pirates = dealt[:seats]
    state = State(
        options=options,
        seats=seats,
        chance=chance.state,
        agenda=[("shuffle",)],
        round=1,
        captain=captain,
        leader=captain,
        pirates=pirates,
        status=[ACTIVE] * seats,
        ballots=[UNGIVEN] * seats,
        decks=[[*box.starter, *([pirate] if pirate else [])] for pirate in pirates],
        known=[0] * seats,
        among=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        rows=[[] for _ in range(seats)],
        visitors=[[] for _ in range(seats)],
        monster_pile=monsters,
        loot_pile=loot,
        monsters=[],
        loot=[],
        removed=[],
    )
    if not options.random_pirates:
        order = state.seat_order((captain + 1) % seats)
        state.agenda += [("pirate", seat) for seat in (order if options.reverse_draft else reversed(order))]
    run(state, record)
    return state


def choose_pirate(
    state: State, _step: Step, seat: int, choice: ChoosePirate, record: Recorder | None
) -> None:
    """A pirate joins its player's deck."""
    state.pirates[seat] = choice.card
    state.decks[seat].append(choice.card)
    if record:
        record.tell("pirate", seat, card=choice.card)


def shuffle_decks(state: State, _step: Step, record: Recorder | None) -> None:
    """The personal decks of nine cards are shuffled, and the first round begins."""
    chance = Chance(state.chance)
    for deck in state.decks:
        chance.shuffle(deck)
    state.chance = chance.state
    start(state, record)


# --- running ---------------------------------------------------------------------------------------------


def make_choice(state: State, seat: int, choice: Choice, record: Recorder | None) -> None:
    """Carry out a choice and run on to the next open decision.

    Raises:
        IllegalChoice: the choice is not open; nothing has changed.
    """
    agenda = state.agenda
    step = agenda[-1] if agenda else OVER
    kind = step[0]
    reason = REFUSALS[kind](state, step, seat, choice)
    if reason is not None:
        raise IllegalChoice(reason)
    if kind == "ballot":
        give_ballot(state, seat, choice, record)
    else:
        agenda.pop()
        ANSWERS[kind](state, step, seat, choice, record)
        run(state, record)


def run(state: State, record: Recorder | None) -> None:
    """Carry out steps until one needs a choice; what is left without one is done at once."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        kind = step[0]
        if kind in _ALWAYS_ASKED:
            return
        if kind in STEPS:
            agenda.pop()
            STEPS[kind](state, step, record)
            continue
        things = open_to(state, step)
        if len(things) > 1 and things[0] != things[-1]:
            return
        agenda.pop()
        for thing in things[:1]:
            answer(state, step, int(step[1]), CHOICE_OF[kind](thing), record)


def answer(state: State, step: Step, seat: int, choice: Choice, record: Recorder | None) -> None:
    """Do what a legal choice says that an asking step takes."""
    ANSWERS[step[0]](state, step, seat, choice, record)


# --- start (dossier 4.2) ---------------------------------------------------------------------------------


def start(state: State, record: Recorder | None) -> None:
    """Monsters and loot are laid out, everybody takes part, everybody flips."""
    seats = state.seats
    order = state.options.box.order
    state.monsters = lay_out(state.monster_pile, MONSTERS, order)
    state.loot = lay_out(state.loot_pile, 4 if seats == 2 else seats, order)
    state.status = [ACTIVE] * seats
    if record:
        record.tell(
            "round",
            None,
            round=state.round,
            captain=state.captain,
            monsters=state.monsters[:],
            loot=state.loot[:],
            final=True,
        )
    flip(state, SEAT_ORDERS[seats][state.captain], record)


def lay_out(pile: list[str], cards: int, order: dict[str, int]) -> list[str]:
    """Take cards from the top of a pile, as far as it goes; they lie in the box's order."""
    drawn = sorted(pile[-cards:], key=order.__getitem__)
    del pile[-cards:]
    return drawn


# --- obtain (dossier 4.3) --------------------------------------------------------------------------------

BUST_CHECK: Step = ("bust_check",)
"""What ends every flip step."""


def flip(state: State, active: Sequence[int], record: Recorder | None) -> None:
    """A step: all active players flip, what came up is resolved, curses are counted, who is left votes.

    Where nothing has an effect, only who has flipped a curse can be bust.
    """
    resolving, cursed = turn_up(state, active, record)
    if resolving:
        state.agenda += [BUST_CHECK, *resolving]
    else:
        bust(state, cursed, record)
        vote(state, record)


def turn_up(state: State, active: Sequence[int], record: Recorder | None) -> tuple[list[Step], list[int]]:
    """One, two, three: all active players, in seat order, flip at once.

    Returns:
        The steps that resolve the cards in seat order, the first one last; and who flipped a curse.
    """
    state.leader = state.captain
    faces = state.options.box.faces
    decks, rows = state.decks, state.rows
    flipped, cursed = [], []
    resolving: list[Step] = []
    for seat in active:
        if not decks[seat]:
            top_up(state, seat, 1, record)
        if decks[seat]:
            row = rows[seat]
            face = put_into_row(row, draw(state, seat), seat, faces)
            flipped.append(row[-1])
            if face.curse:
                cursed.append(seat)
            if face.acts:
                resolving.append(("resolve", seat, len(row) - 1, 0))
    if record:
        cards = [(entry.owner, entry.card, entry.face) for entry in flipped]
        record.tell("flip", None, cards=cards, final=True)
    return resolving[::-1], cursed


def bust_check(state: State, _step: Step, record: Recorder | None) -> None:
    """After the effects of a flip step everybody's curses are counted, and those who are left vote."""
    bust(state, state.seat_order(state.leader), record)
    vote(state, record)


def bust(state: State, seats: Sequence[int], record: Recorder | None) -> None:
    """Everybody with three curses is bust, stopped players too; only their own rows are discarded."""
    printed = state.options.box.printed["curse"]
    status, rows, visitors = state.status, state.rows, state.visitors
    for seat in seats:
        curses = 0
        for entry in rows[seat]:
            curses += printed[entry.face]
        for entry in visitors[seat]:
            curses += printed[entry.face]
        if curses >= BURST and status[seat] != BUST:
            cards = [entry.card for entry in rows[seat]]
            status[seat] = BUST
            state.discards[seat] += cards
            rows[seat].clear()
            if record:
                record.tell("bust", seat, cards=cards, curses=curses)


def vote(state: State, record: Recorder | None) -> None:
    """Who has no card left anywhere stops; the others give ballots, or the battle begins."""
    if [] in state.decks:
        stop_without_cards(state, record)
    if ACTIVE in state.status:
        state.agenda.append(("ballot",))
    else:
        battle(state, record)


def stop_without_cards(state: State, record: Recorder | None) -> None:
    """Active players with neither deck nor discard pile stop without being asked."""
    for seat, status in enumerate(state.status):
        if status == ACTIVE and not state.decks[seat] and not state.discards[seat]:
            state.status[seat] = STOPPED
            if record:
                record.tell("out_of_cards", seat)


def give_ballot(state: State, seat: int, choice: Choice, record: Recorder | None) -> None:
    """Take a ballot; the last one opens them all."""
    ballots = state.ballots
    ballots[seat] = BALLOTS[type(choice)]
    if record and state.options.open_ballots:
        record.tell("declare", seat, goes_on=ballots[seat] == GO_ON)
    if state.seats - ballots.count(UNGIVEN) == state.status.count(ACTIVE):
        state.agenda.pop()
        open_ballots(state, record)
        run(state, record)


def open_ballots(state: State, record: Recorder | None) -> None:
    """All ballots are shown; who stops is out of further flips, and the others flip again."""
    ballots = state.ballots
    if record:
        order = state.seat_order(state.captain)
        shown = [(seat, ballots[seat] == GO_ON) for seat in order if ballots[seat] != UNGIVEN]
        record.tell("ballots", None, ballots=shown, final=not state.options.open_ballots)
    going, stopping = read_out(tuple(ballots), state.captain)
    for seat in stopping:
        state.status[seat] = STOPPED
    state.ballots = [UNGIVEN] * state.seats
    if going:
        flip(state, going, record)
    else:
        battle(state, record)


@cache
def read_out(ballots: tuple[int, ...], captain: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who flips on and who stops, both from the captain on."""
    order = SEAT_ORDERS[len(ballots)][captain]
    going = tuple([seat for seat in order if ballots[seat] == GO_ON])
    return going, tuple([seat for seat in order if ballots[seat] == HALT])


# --- new round (dossier 4.6) -----------------------------------------------------------------------------


def after_loot(state: State, step: Step, record: Recorder | None) -> None:
    """The last of the lowest tie takes the token."""
    take_token(state, int(step[1]), "loot", record)
    new_round(state, record)


def new_round(state: State, record: Recorder | None) -> None:
    """All cards in play go home to their owners' discard piles; after the last round the match is over."""
    discards, visitors = state.discards, state.visitors
    for seat, row in enumerate(state.rows):
        discards[seat].extend(map(_CARD, row))
        row.clear()
    if any(visitors):
        for host in state.seat_order(state.captain):
            for entry in visitors[host]:
                discards[entry.owner].append(entry.card)
            visitors[host].clear()
    if state.round == ROUNDS:
        if record:
            record.tell("game_end", None, captain=state.captain, final=True)
        return
    state.round += 1
    start(state, record)


STEPS: dict[str | int, Callable[[State, Step, Recorder | None], None]] = {
    "shuffle": shuffle_decks,
    "resolve": effects.resolve,
    "reveal": effects.reveal_on,
    "bust_check": bust_check,
    "after_battle": after_battle,
    "after_loot": after_loot,
}
"""The steps that wait for nobody, by name."""
ANSWERS: dict[str | int, Callable[[State, Step, int, Any, Recorder | None], None]] = {
    "pirate": choose_pirate,
    "look": effects.put_back,
    "choose": effects.show,
    "from_discard": effects.recall,
    "place": effects.place_at,
    "monster": take_monster,
    "loot": take_loot,
    "remove": remove_loot,
}
"""What is done with the choice for each asking step but the ballot, by the step's name."""
