"""The rulebook's steps, in its order (dossier 4.2, 5).

``state.agenda`` holds the choice that comes next: a ``turn``, or the ``pay_for_accusation`` that interrupts
one. All else follows from a choice at once, so nothing is ever pending between two choices but the next one.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from rules.core.chance import Chance
from rules.core.events import Recorder
from rules.core.game import IllegalChoice

from .choices import Accuse, Choice, Move, Pass, PayForAccusation, Repair
from .components import ADVENTURE_CARDS, FACES, MOVEMENTS, PIRATES_EACH
from .decisions import at_hand, why_not
from .effects import EFFECTS, Outcome, half_up, move_fame, move_ships
from .state import Accusation, State, Step, draw

# --- the four actions -----------------------------------------------------------------------------------


def make_choice(state: State, seat: int, choice: Choice, record: Recorder | None) -> None:
    """Carry out a choice and run on to the next open decision.

    Raises:
        IllegalChoice: the choice is not open; nothing has changed.
    """
    reason = why_not(state, seat, choice)
    if reason is not None:
        raise IllegalChoice(reason)
    _ACTIONS[type(choice)](state, seat, choice, record)


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
    replace_movement_card(state, seat, choice.card, record)
    if card.kind == "fog":
        end_turn(state, seat)
    else:
        then_adventure(state, seat, record)


def repair(state: State, seat: int, _choice: Repair, record: Recorder | None) -> None:
    """Turn every ship undamaged."""
    if record:
        record.tell("repair", seat, ships=[ship for ship in state.row if state.damaged[ship]])
    state.damaged = dict.fromkeys(state.damaged, False)
    then_adventure(state, seat, record)


def accuse(state: State, seat: int, choice: Accuse, record: Recorder | None) -> None:
    """Name a player and a pirate; with cards in hand it must be paid for first (dossier 5.4, 9.2)."""
    if state.limits[seat]:
        state.agenda[-1] = ("pay_for_accusation", seat, choice.accused, choice.pirate)
        if record:
            record.tell("declare", seat, accused=choice.accused, pirate=choice.pirate)
    else:
        answer_accusation(state, seat, choice.accused, choice.pirate, record)


def pay_for_accusation(state: State, seat: int, choice: PayForAccusation, record: Recorder | None) -> None:
    """The hand variant's price: a card, not replaced, and the hand limit falls for good (dossier 9.2)."""
    state.hands[seat].remove(choice.card)
    state.movement_discard.append(choice.card)
    state.limits[seat] -= 1
    if record:
        record.tell("pay_for_accusation", seat, card=choice.card, limit=state.limits[seat])
    step: tuple[Any, ...] = state.agenda[-1]
    answer_accusation(state, seat, step[2], step[3], record)


def pass_turn(state: State, seat: int, choice: Pass, record: Recorder | None) -> None:
    """Do nothing, or replace one movement card (dossier 5.5)."""
    if record:
        record.tell("pass", seat, swap=choice.swap)
    if choice.swap is not None:
        replace_movement_card(state, seat, choice.swap, record)
    then_adventure(state, seat, record)


_ACTIONS: dict[type, Callable[[State, int, Any, Recorder | None], None]] = {
    Move: play_movement_card,
    Repair: repair,
    Accuse: accuse,
    PayForAccusation: pay_for_accusation,
    Pass: pass_turn,
}
"""What each type of choice does."""


# --- the parts of an action -----------------------------------------------------------------------------


def replace_movement_card(state: State, seat: int, card: str, record: Recorder | None) -> None:
    """Discard a card and draw one into its place (dossier 5.3)."""
    cards = at_hand(state, seat)
    state.movement_discard.append(card)
    if not state.movement_deck:
        reshuffle(state, record)
    drawn = state.movement_deck.pop()
    cards[cards.index(card)] = drawn
    if not state.movement:
        cards.sort()
        if record:
            record.tell("draw", seat, card=drawn, audience=(seat,), final=True)
    elif record:
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


@cache
def _answered(accuser: int, accused: int, pirate: str, right: bool) -> Accusation:
    return Accusation(accuser, accused, pirate, right)


def answer_accusation(state: State, seat: int, accused: int, pirate: str, record: Recorder | None) -> None:
    """A right accusation turns the pirate up and takes half the ship's fame, rounded up (dossier 5.4)."""
    right = state.owner[pirate] == accused
    state.accusations.append(_answered(seat, accused, pirate, right))
    taken = 0
    if right:
        state.reveal(pirate)
        taken = half_up(state.fame[pirate])
        move_fame(state, pirate, taken, state.kept)
        state.stash[seat] += taken
    if record:
        record.tell("accuse", seat, accused=accused, pirate=pirate, right=right, taken=taken, final=True)
    then_adventure(state, seat, record)


# --- the adventure, the next one, the next player -------------------------------------------------------

_ADVENTURES = tuple((EFFECTS[face.kind], face) for face in FACES)
"""The effect of each adventure card with its front."""
_NEXT_TURN: dict[int, tuple[Step, ...]] = {
    seats: tuple(("turn", (seat + 1) % seats) for seat in range(seats)) for seats in PIRATES_EACH
}
"""The turn after each seat's, by seat count."""


def then_adventure(state: State, seat: int, record: Recorder | None) -> None:
    """After the action: the adventure, the next one, and the next player unless the match ends."""
    adventure(state, seat, record)
    if next_adventure(state, record):
        end_turn(state, seat)
    else:
        state.agenda.clear()


def adventure(state: State, seat: int, record: Recorder | None) -> None:
    """Execute the active adventure and dispose of its card (dossier 5.1, 5.6)."""
    card = state.line.pop(0)
    carry_out, face = _ADVENTURES[card]
    outcome = Outcome()
    carry_out(state, face, outcome)
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
    extra = len(gained) - 1
    supply = draw(state.discard, extra) if state.options.fame_from_discard else []
    from_deck = draw(state.deck, extra - len(supply))
    supply += from_deck
    supply.append(card)
    supply.reverse()
    fame, cargo = state.fame, state.cargo
    for ship in gained:
        fame[ship] += 1
        if supply:
            cargo[ship].append(supply.pop())
    return len(from_deck)


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
    state.agenda[-1] = _NEXT_TURN[state.seats][seat]
