"""The rulebook's steps, in its order (dossier 3, 4 and 9.1).

``state.agenda`` holds the steps still to come. :func:`run` carries out the next one until one needs a choice;
so a position can stop, and be saved, in the middle of any chain of effects.
"""

from collections.abc import Callable

from rules.core.chance import Chance
from rules.core.events import Recorder
from rules.core.game import IllegalChoice

from . import effects
from .cards import BURST, MONSTERS, ROUNDS
from .choices import (
    Choice,
    ChoosePirate,
    Continue,
    PlaceAt,
    PutBack,
    Recall,
    RemoveLoot,
    Show,
    Stop,
    TakeLoot,
    TakeMonster,
)
from .components import box_of
from .decisions import choices, several_open, why_not
from .deck import draw, put_into_row, top_up
from .effects import take_token
from .state import ACTIVE, BUST, GO_ON, HALT, SEAT_ORDERS, STOPPED, UNGIVEN, Options, State, Step

_ALWAYS_ASKED = ("ballot", "look", "choose")
"""Asked even with one legal choice: leaving the question out would tell what was seen."""

# --- setup (dossier 3) -----------------------------------------------------------------------------------


def set_up(seats: int, options: Options, seed: int) -> State:
    """Lay out the box and run to the first choice.

    Raises:
        ValueError: the game is not for that many seats.
    """
    if not 2 <= seats <= 5:
        raise ValueError(f"2 to 5 seats, not {seats}")
    box = box_of(options.corrections)
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
    run(state, None)
    return state


def choose_pirate(state: State, seat: int, card: str, record: Recorder | None) -> None:
    """A pirate joins its player's deck."""
    state.pirates[seat] = card
    state.decks[seat].append(card)
    if record:
        record.tell("pirate", seat, card=card)


def shuffle_decks(state: State, _step: Step, _record: Recorder | None) -> None:
    """The personal decks of nine cards are shuffled, and the first round begins."""
    chance = Chance(state.chance)
    for deck in state.decks:
        chance.shuffle(deck)
    state.chance = chance.state
    state.agenda.append(("start",))


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
    if step[0] == "ballot":
        if not give_ballot(state, seat, choice, record):
            return
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
        if step[0] in _ALWAYS_ASKED or several_open(state, step):
            return
        agenda.pop()
        for choice in choices(state, step):
            answer(state, step, int(step[1]), choice, record)


def answer(state: State, step: Step, seat: int, choice: Choice, record: Recorder | None) -> None:
    """Do what a legal choice says."""
    match choice:
        case TakeMonster(card=card):
            take_monster(state, seat, card, record)
        case TakeLoot(card=card):
            take_loot(state, seat, card, record)
        case RemoveLoot(card=card):
            remove(state, state.loot, seat, card, record)
        case PlaceAt(seat=host):
            effects.place_at(state, step, seat, host, record)
        case Recall(card=card):
            effects.recall(state, seat, card, record)
        case Show(card=card):
            effects.show(state, seat, card, record)
        case PutBack(card=card):
            effects.put_back(state, step, seat, card, record)
        case ChoosePirate(card=card):
            choose_pirate(state, seat, card, record)


# --- start (dossier 4.2) ---------------------------------------------------------------------------------


def start(state: State, _step: Step, record: Recorder | None) -> None:
    """Monsters and loot are laid out, everybody takes part, everybody flips."""
    seats = state.seats
    in_order = state.box.in_order
    state.monsters = in_order(lay_out(state.monster_pile, MONSTERS))
    state.loot = in_order(lay_out(state.loot_pile, 4 if seats == 2 else seats))
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
    state.agenda.append(("flip",))


def lay_out(pile: list[str], cards: int) -> list[str]:
    """Take cards from the top of a pile, as far as it goes."""
    return [pile.pop() for _ in range(min(cards, len(pile)))]


# --- obtain (dossier 4.3) --------------------------------------------------------------------------------


def flip(state: State, _step: Step, record: Recorder | None) -> None:
    """One, two, three: all active players flip at once; then the cards are resolved in seat order."""
    state.leader = state.captain
    status, decks = state.status, state.decks
    flipped = []
    for seat in SEAT_ORDERS[state.seats][state.leader]:
        if status[seat] == ACTIVE:
            if not decks[seat]:
                top_up(state, seat, 1, record)
            if decks[seat]:
                flipped.append(put_into_row(state, seat, draw(state, seat)))
    if record:
        cards = [(entry.owner, entry.card, entry.face) for entry in flipped]
        record.tell("flip", None, cards=cards, final=True)
    state.agenda.append(("bust_check",))
    faces = box_of(state.options.corrections).faces
    for entry in reversed(flipped):
        if faces[entry.face].acts:
            state.agenda.append(("resolve", entry.owner, len(state.rows[entry.owner]) - 1, 0))


def bust_check(state: State, _step: Step, record: Recorder | None) -> None:
    """Everybody with three curses is bust, stopped players too; only their own rows are discarded."""
    faces = box_of(state.options.corrections).faces
    status = state.status
    for seat in SEAT_ORDERS[state.seats][state.leader]:
        if status[seat] == BUST:
            continue
        row = state.rows[seat]
        curses = 0
        for _, face, _, _ in row:
            curses += faces[face].curse
        for _, face, _, _ in state.visitors[seat]:
            curses += faces[face].curse
        if curses >= BURST:
            status[seat] = BUST
            cards = [entry.card for entry in row]
            state.discards[seat] += cards
            row.clear()
            if record:
                record.tell("bust", seat, cards=cards, curses=curses)
    state.agenda.append(("vote",))


def vote(state: State, _step: Step, record: Recorder | None) -> None:
    """Who has no card left anywhere stops; the others give ballots, or the battle begins."""
    going = False
    for seat, status in enumerate(state.status):
        if status == ACTIVE:
            if state.decks[seat] or state.discards[seat]:
                going = True
            else:
                state.status[seat] = STOPPED
                if record:
                    record.tell("out_of_cards", seat)
    state.agenda.append(("ballot",) if going else ("battle",))


def give_ballot(state: State, seat: int, choice: Choice, record: Recorder | None) -> bool:
    """Take a ballot; the last one opens them all. Returns whether it was the last."""
    state.ballots[seat] = HALT if isinstance(choice, Stop) else GO_ON
    if record and state.options.open_ballots:
        record.tell("declare", seat, goes_on=isinstance(choice, Continue))
    for other, status in enumerate(state.status):
        if status == ACTIVE and state.ballots[other] == UNGIVEN:
            return False
    state.agenda.pop()
    open_ballots(state, record)
    return True


def open_ballots(state: State, record: Recorder | None) -> None:
    """All ballots are shown; who stops is out of further flips, and the others flip again."""
    if record:
        shown = [
            (seat, state.ballots[seat] == GO_ON)
            for seat in state.seat_order(state.captain)
            if state.ballots[seat] != UNGIVEN
        ]
        record.tell("ballots", None, ballots=shown, final=not state.options.open_ballots)
    going = False
    for seat, ballot in enumerate(state.ballots):
        if ballot == HALT:
            state.status[seat] = STOPPED
        elif ballot == GO_ON:
            going = True
    state.ballots = [UNGIVEN] * state.seats
    state.agenda.append(("flip",) if going else ("battle",))


# --- battle and loot (dossier 4.4, 4.5, 9.1) --------------------------------------------------------


def ranked(state: State, amounts: list[int]) -> list[int]:
    """All seats, the highest amount first; of equals, who is nearer to the captain clockwise."""
    return sorted(state.seat_order(state.captain), key=lambda seat: -amounts[seat])


def battle(state: State, _step: Step, record: Recorder | None) -> None:
    """The most swords take a monster each: the first two, or with two players the first."""
    swords = [state.totals(seat).sword for seat in range(state.seats)]
    order = ranked(state, swords)
    token = state.captain
    for rank in (1, 0) if state.seats > 2 else (0,):
        tied = [seat for seat in order if swords[seat] == swords[order[rank]]]
        if len(tied) > 1:
            token = tied[-1]
    if record:
        record.tell("battle", None, order=order, swords=[swords[seat] for seat in order])
    state.agenda.append(("after_battle", token))
    fighters = order[:2] if state.seats > 2 else order[:1]
    state.agenda += [("monster", seat) for seat in reversed(fighters)]


def take_monster(state: State, seat: int, card: str, record: Recorder | None) -> None:
    """A monster goes to its taker's discard pile."""
    state.monsters.remove(card)
    state.discards[seat].append(card)
    if record:
        record.tell("monster", seat, card=card)


def after_battle(state: State, step: Step, record: Recorder | None) -> None:
    """What is left is removed; the last of those whose tie mattered takes the token."""
    for card in state.monsters[:]:
        remove(state, state.monsters, None, card, record)
    take_token(state, int(step[1]), "battle", record)
    state.agenda.append(("loot_step",))


def loot_step(state: State, _step: Step, record: Recorder | None) -> None:
    """In order of gold everybody takes a loot card; with two players he also removes one."""
    gold = [state.totals(seat).gold for seat in range(state.seats)]
    order = ranked(state, gold)
    token = state.captain
    for place, seat in enumerate(order[1:], start=1):
        if gold[seat] == gold[order[place - 1]]:
            token = seat
    if record:
        record.tell("loot_order", None, order=order, gold=[gold[seat] for seat in order])
    state.agenda.append(("after_loot", token))
    for seat in reversed(order):
        if state.seats == 2:
            state.agenda.append(("remove", seat))
        state.agenda.append(("loot", seat))


def take_loot(state: State, seat: int, card: str, record: Recorder | None) -> None:
    """A loot card goes to its taker's discard pile."""
    state.loot.remove(card)
    state.discards[seat].append(card)
    if record:
        record.tell("loot", seat, card=card)


def remove(state: State, display: list[str], seat: int | None, card: str, record: Recorder | None) -> None:
    """A card leaves the game."""
    display.remove(card)
    state.removed.append(card)
    if record:
        record.tell("remove", seat, card=card)


def after_loot(state: State, step: Step, record: Recorder | None) -> None:
    """The last of the lowest tie takes the token."""
    take_token(state, int(step[1]), "loot", record)
    state.agenda.append(("new_round",))


# --- new round (dossier 4.6) -----------------------------------------------------------------------------


def new_round(state: State, _step: Step, record: Recorder | None) -> None:
    """All cards in play go home to their owners' discard piles; after the last round the match is over."""
    for seat, row in enumerate(state.rows):
        state.discards[seat] += [entry.card for entry in row]
        row.clear()
    for host in state.seat_order(state.captain):
        for entry in state.visitors[host]:
            state.discards[entry.owner].append(entry.card)
        state.visitors[host].clear()
    if state.round == ROUNDS:
        if record:
            record.tell("game_end", None, captain=state.captain, final=True)
        return
    state.round += 1
    state.agenda.append(("start",))


STEPS: dict[str | int, Callable[[State, Step, Recorder | None], None]] = {
    "shuffle": shuffle_decks,
    "start": start,
    "flip": flip,
    "resolve": effects.resolve,
    "reveal": effects.reveal_on,
    "bust_check": bust_check,
    "vote": vote,
    "battle": battle,
    "after_battle": after_battle,
    "loot_step": loot_step,
    "after_loot": after_loot,
    "new_round": new_round,
}
"""The steps that wait for nobody, by name."""
