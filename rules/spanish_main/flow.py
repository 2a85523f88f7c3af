"""The rulebook's steps, in its order (dossier 3 to 5).

``state.agenda`` says which choice comes next: a ``turn``, or the ``pay_for_accusation`` that interrupts one.
All else follows from a choice at once, so nothing is ever pending between two choices but the next one.
"""

from functools import cache, lru_cache

from rules.core.chance import Chance
from rules.core.events import Recorder
from rules.core.game import Decision, IllegalChoice

from .choices import Accuse, Choice, Move, Pass, PayForAccusation, Repair
from .components import (
    ADVENTURE_CARDS,
    FACES,
    HAND_SIZE,
    MOVEMENT_CARDS,
    MOVEMENTS,
    PIRATES_EACH,
    ROW_SIZE,
    SHIP_IDS,
)
from .effects import EFFECTS, Outcome, half_up, move_fame, move_ships
from .state import Accusation, Options, State

# --- setup ---------------------------------------------------------------------------------------------


def set_up(seats: int, options: Options, seed: int) -> State:
    """Lay out the box (dossier 3).

    Raises:
        ValueError: the game is not for that many seats.
    """
    if seats not in PIRATES_EACH:
        raise ValueError(f"2 to 4 seats, not {seats}")
    chance = Chance.seeded(seed)
    row = list(SHIP_IDS)
    chance.shuffle(row)
    deck = list(range(len(ADVENTURE_CARDS)))
    chance.shuffle(deck)
    line = [deck.pop() for _ in range(seats if options.upcoming else 1)]
    pirates = list(SHIP_IDS)
    chance.shuffle(pirates)
    holders = [seat for seat in range(seats) for _ in range(PIRATES_EACH[seats])]
    dealt: dict[str, int] = dict(zip(pirates, holders, strict=False))
    movement_deck = list(MOVEMENT_CARDS)
    chance.shuffle(movement_deck)
    movement: list[str] = []
    hands: list[list[str]] = [[] for _ in range(seats)]
    if options.hand:
        for hand in hands:
            hand += sorted(movement_deck.pop() for _ in range(HAND_SIZE[seats]))
    else:
        movement += [movement_deck.pop() for _ in range(ROW_SIZE)]
    starter = chance.below(seats)
    seen = 0
    for card in line:
        seen |= 1 << card
    return State(
        options=options,
        seats=seats,
        chance=chance.state,
        agenda=[("turn", starter)],
        turn=1,
        row=row,
        damaged=dict.fromkeys(SHIP_IDS, False),
        fame=dict.fromkeys(SHIP_IDS, 0),
        cargo={ship: [] for ship in SHIP_IDS},
        stash=[0] * seats,
        kept=[],
        owner={ship: dealt.get(ship) for ship in SHIP_IDS},
        revealed=dict.fromkeys(SHIP_IDS, False),
        face_down=[PIRATES_EACH[seats]] * seats,
        line=line,
        deck=deck,
        discard=[],
        seen=seen,
        movement=movement,
        hands=hands,
        limits=[HAND_SIZE[seats] if options.hand else 0] * seats,
        movement_deck=movement_deck,
        movement_discard=[],
        reshuffled=[],
        accusations=[],
        ownerless=[],
    )


# --- what may be chosen (dossier 4.1) --------------------------------------------------------------------

_SPACES = {"ship": range(1, 10), "pair": range(1, 9), "sabotage": range(1, 10)}
_MOVES: dict[str, tuple[Move, ...]] = {
    card.id: tuple(Move(card.id, space) for space in _SPACES[card.kind])
    if card.kind in _SPACES
    else (Move(card.id),)
    for card in MOVEMENTS.values()
}
_REPAIR = Repair()
_PAYMENTS = {card: PayForAccusation(card) for card in MOVEMENTS}


def at_hand(state: State, seat: int) -> list[str]:
    """The movement cards a seat may play: its hand, or the movement row."""
    return state.hands[seat] if state.options.hand else state.movement


@cache
def _in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(card for card in MOVEMENTS if card in cards)


@lru_cache(maxsize=4096)
def _actions(cards: tuple[str, ...], damaged: tuple[bool, ...] | None) -> tuple[Choice, ...]:
    """The moves of some cards, then repairing; ``damaged`` is by space, None without a Sabotage."""
    moves: list[Choice] = []
    for card in cards:
        if card == "sabotage" and damaged is not None:
            moves += [move for move, hit in zip(_MOVES[card], damaged, strict=True) if not hit]
        else:
            moves += _MOVES[card]
    return (*moves, _REPAIR)


@cache
def _passes(cards: tuple[str, ...]) -> tuple[Pass, ...]:
    return (Pass(), *(Pass(card) for card in cards))


@cache
def _accusable(seat: int, face_down: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(other for other, left in enumerate(face_down) if left and other != seat)


@cache
def _accusations(accused: tuple[int, ...], revealed: tuple[bool, ...]) -> tuple[Accuse, ...]:
    hidden = [pirate for pirate, shown in zip(SHIP_IDS, revealed, strict=True) if not shown]
    return tuple(Accuse(seat, pirate) for seat in accused for pirate in hidden)


def turn_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Everything a seat may do with its turn."""
    cards = _in_order(tuple(at_hand(state, seat)))
    sabotage = "sabotage" in cards
    actions = _actions(cards, tuple(map(state.damaged.__getitem__, state.row)) if sabotage else None)
    if state.options.hand and state.limits[seat] < 2:
        return actions + _passes(cards)
    accused = _accusable(seat, tuple(state.face_down))
    return actions + _accusations(accused, tuple(state.revealed.values())) + _passes(cards)


def open_decisions(state: State) -> tuple[Decision, ...]:
    """The decision that the top of the agenda waits for; none when the match is over."""
    if not state.agenda:
        return ()
    kind, seat = state.agenda[-1][:2]
    assert isinstance(seat, int)
    if kind == "turn":
        return (Decision(seat, "turn", turn_choices(state, seat), state.options.hand),)
    payments = tuple(_PAYMENTS[card] for card in MOVEMENTS if card in state.hands[seat])
    return (Decision(seat, "pay_for_accusation", payments, True),)


def why_not(state: State, seat: int, choice: object) -> str | None:
    """The code of the reason a choice is illegal, or None."""
    if not state.agenda:
        return "game_over"
    step = state.agenda[-1]
    if step[1] != seat:
        return "not_your_turn"
    if step[0] == "pay_for_accusation":
        if not isinstance(choice, PayForAccusation):
            return "pay_first"
        return None if choice.card in state.hands[seat] else "card_not_there"
    match choice:
        case Move():
            return _why_not_move(state, seat, choice)
        case Repair():
            return None
        case Accuse():
            return _why_not_accuse(state, seat, choice)
        case Pass(swap=swap):
            return None if swap is None or swap in at_hand(state, seat) else "card_not_there"
    return "not_asked"


def _why_not_move(state: State, seat: int, choice: Move) -> str | None:
    if choice.card not in at_hand(state, seat):
        return "card_not_there"
    card = MOVEMENTS[choice.card]
    if card.kind == "sabotage" and False not in state.damaged.values():
        return "all_damaged"
    spaces = _SPACES.get(card.kind)
    if spaces is None:
        return None if choice.space is None else "no_target_needed"
    if choice.space is None:
        return "target_needed"
    if choice.space not in spaces:
        return "no_such_space"
    if card.kind == "sabotage" and state.damaged[state.row[choice.space - 1]]:
        return "already_damaged"
    return None


def _why_not_accuse(state: State, seat: int, choice: Accuse) -> str | None:
    if choice.accused == seat:
        return "accuse_yourself"
    if choice.accused not in range(state.seats):
        return "no_such_seat"
    if choice.pirate not in state.revealed:
        return "no_such_pirate"
    if state.revealed[choice.pirate]:
        return "already_revealed"
    if not state.face_down[choice.accused]:
        return "no_hidden_pirates"
    if state.options.hand and state.limits[seat] < 2:
        return "last_hand_card"
    return None


# --- the four actions ------------------------------------------------------------------------------------


def make_choice(state: State, seat: int, choice: Choice, record: Recorder | None) -> None:
    """Carry out a choice and run on to the next open decision.

    Raises:
        IllegalChoice: the choice is not open; nothing has changed.
    """
    reason = why_not(state, seat, choice)
    if reason is not None:
        raise IllegalChoice(reason)
    step = state.agenda.pop()
    match choice:
        case Move():
            play_movement_card(state, seat, choice, record)
        case Repair():
            repair(state, seat, record)
        case Accuse() if state.options.hand:
            state.agenda.append(("pay_for_accusation", seat, choice.accused, choice.pirate))
            if record:
                record.tell("declare", seat, accused=choice.accused, pirate=choice.pirate)
        case Accuse():
            answer_accusation(state, seat, choice.accused, choice.pirate, record)
        case PayForAccusation():
            pay_for_accusation(state, seat, choice.card, record)
            answer_accusation(state, seat, int(step[2]), str(step[3]), record)
        case Pass():
            pass_turn(state, seat, choice.swap, record)


def then_adventure(state: State, seat: int, record: Recorder | None) -> None:
    """After the action: the adventure, the next one, and the next player unless the match ends."""
    adventure(state, seat, record)
    if next_adventure(state, record):
        end_turn(state, seat)


def play_movement_card(state: State, seat: int, choice: Move, record: Recorder | None) -> None:
    """Apply the card, discard it and refill; Fog skips the adventure (dossier 5.2, 5.3)."""
    card = MOVEMENTS[choice.card]
    before = state.row[:]
    move_ships(state, card, choice.space)
    if record:
        target = [before[choice.space - 1]] if choice.space else []
        if card.kind == "pair" and choice.space:
            target.append(before[choice.space])
        record.tell("move", seat, card=card.id, ships=target, before=before, after=state.row[:])
    replace_movement_card(state, seat, card.id, record)
    if card.kind == "fog":
        end_turn(state, seat)
    else:
        then_adventure(state, seat, record)


def repair(state: State, seat: int, record: Recorder | None) -> None:
    """Turn every ship undamaged."""
    ships = [ship for ship in state.row if state.damaged[ship]]
    for ship in ships:
        state.damaged[ship] = False
    if record:
        record.tell("repair", seat, ships=ships)
    then_adventure(state, seat, record)


def pass_turn(state: State, seat: int, swap: str | None, record: Recorder | None) -> None:
    """Do nothing, or replace one movement card (dossier 5.5)."""
    if record:
        record.tell("pass", seat, swap=swap)
    if swap is not None:
        replace_movement_card(state, seat, swap, record)
    then_adventure(state, seat, record)


def replace_movement_card(state: State, seat: int, card: str, record: Recorder | None) -> None:
    """Discard a card and draw one into its place (dossier 5.3)."""
    cards = at_hand(state, seat)
    place = cards.index(card)
    state.movement_discard.append(cards.pop(place))
    if not state.movement_deck:
        reshuffle(state, record)
    drawn = state.movement_deck.pop()
    if state.options.hand:
        cards.append(drawn)
        cards.sort()
        if record:
            record.tell("draw", seat, card=drawn, audience=(seat,), final=True)
    else:
        cards.insert(place, drawn)
        if record:
            record.tell("refill", None, card=drawn, final=True)


def reshuffle(state: State, record: Recorder | None) -> None:
    """The movement discards become the new movement deck."""
    state.reshuffled = sorted(state.movement_discard)
    state.movement_deck = state.reshuffled[:]
    state.movement_discard.clear()
    chance = Chance(state.chance)
    chance.shuffle(state.movement_deck)
    state.chance = chance.state
    if record:
        record.tell("reshuffle", None, cards=len(state.movement_deck), final=True)


def pay_for_accusation(state: State, seat: int, card: str, record: Recorder | None) -> None:
    """The hand variant's price: a card, not replaced, and the hand limit falls for good (dossier 9.2)."""
    state.hands[seat].remove(card)
    state.movement_discard.append(card)
    state.limits[seat] -= 1
    if record:
        record.tell("pay_for_accusation", seat, card=card, limit=state.limits[seat])


def answer_accusation(state: State, seat: int, accused: int, pirate: str, record: Recorder | None) -> None:
    """A right accusation turns the pirate up and takes half the ship's fame, rounded up (dossier 5.4)."""
    right = state.owner[pirate] == accused
    state.accusations.append(Accusation(seat, accused, pirate, right))
    taken = 0
    if right:
        state.reveal(pirate)
        taken = half_up(state.fame[pirate])
        move_fame(state, pirate, taken, state.kept)
        state.stash[seat] += taken
    if record:
        record.tell("accuse", seat, accused=accused, pirate=pirate, right=right, taken=taken, final=True)
    then_adventure(state, seat, record)


# --- the adventure, the next one, the next player ----------------------------------------------------------


def adventure(state: State, seat: int, record: Recorder | None) -> None:
    """Execute the active adventure and dispose of its card (dossier 5.1, 5.6)."""
    card = state.line.pop(0)
    outcome = Outcome()
    face = FACES[card]
    EFFECTS[face.kind](state, face, outcome)
    from_deck = award_fame(state, outcome.gained, card)
    if record:
        record.tell(
            "adventure",
            seat,
            card=face.id,
            gained=outcome.gained,
            missed=outcome.missed,
            hit=outcome.hit,
            lost=outcome.lost,
            looted=outcome.looted,
            mutiny=outcome.mutiny,
            owner=state.owner[outcome.mutiny] if outcome.mutiny else None,
            from_deck=from_deck,
            final=True,
        )


def award_fame(state: State, gained: list[str], card: int) -> int:
    """Pay awards from the supply, the active card being the last real one; what is missing is virtual.

    Returns:
        How many cards came from the adventure deck.
    """
    if not gained:
        state.discard.append(card)
        return 0
    supply: list[int] = []
    deck, discard = state.deck, state.discard if state.options.fame_from_discard else []
    from_deck = 0
    for _ in range(len(gained) - 1):
        if discard:
            supply.append(discard.pop())
        elif deck:
            supply.append(deck.pop())
            from_deck += 1
    supply.append(card)
    for ship in gained:
        state.fame[ship] += 1
    for ship, fame in zip(gained, supply, strict=False):
        state.cargo[ship].append(fame)
    return from_deck


def next_adventure(state: State, record: Recorder | None) -> bool:
    """Turn up the next adventure; without one the match ends at once (dossier 4.2).

    Returns:
        Whether the match goes on.
    """
    if state.deck:
        card = state.deck.pop()
        state.line.append(card)
        state.seen |= 1 << card
        if record:
            record.tell("next_adventure", None, card=ADVENTURE_CARDS[card], final=True)
        return True
    if state.line:
        if record:
            record.tell("next_adventure", None, card=None, final=True)
        return True
    if record:
        record.tell("game_end", None, owner=state.owner.copy(), final=True)
    return False


def end_turn(state: State, seat: int) -> None:
    """The next player clockwise is on turn."""
    state.turn += 1
    state.agenda.append(("turn", (seat + 1) % state.seats))
