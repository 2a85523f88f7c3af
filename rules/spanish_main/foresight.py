"""What a choice would do as far as it is public and certain.

It runs the rules on a position imagined from a stranger's view, and stops before anything is drawn.
"""

from dataclasses import dataclass

from rules.core.chance import Chance

from .choices import Accuse, Choice, Move, Repair
from .components import ADVENTURE_CARDS, ADVENTURES, MOVEMENTS, SHIP_IDS
from .effects import EFFECTS, Outcome, half_up, move_ships
from .flow import award_fame
from .state import State
from .view import View, as_stranger, imagine


@dataclass(frozen=True, slots=True)
class Foresight:
    """The visible position after a choice and its adventure.

    ``row`` is from the front; ``damaged`` and ``fame`` are by ship, after the adventure; ``moved_damaged``
    and ``moved_fame`` after the choice alone. ``outcome`` is None when no adventure is executed (Fog). A
    Mutiny is shown as if nobody owned its ship: what is certain is only whom it points at
    (``outcome.mutiny``). ``deck`` is the adventure deck's size once the next card is turned up, ``from_deck``
    the cards spent as fame, ``short`` how much of the awards no card was left for. ``at_stake`` is what a
    right accusation takes.
    """

    row: tuple[str, ...]
    moved_damaged: dict[str, bool]
    moved_fame: dict[str, int]
    damaged: dict[str, bool]
    fame: dict[str, int]
    outcome: Outcome | None
    adventure: str
    deck: int
    from_deck: int
    short: int
    at_stake: int
    last: bool
    """Whether no adventure is left for the next turn, so that the match ends."""


def foresee(seen: View, choice: Choice | None) -> Foresight:
    """What a choice does, by public facts; None: what the active adventure does to the row as it lies."""
    state = imagine(as_stranger(seen), Chance(0))
    state.owner = {ship: seen.public_owner_of(ship) for ship in SHIP_IDS}
    at_stake = 0
    fog = False
    match choice:
        case Move(card=card, space=space):
            move_ships(state, MOVEMENTS[card], space)
            fog = MOVEMENTS[card].kind == "fog"
        case Repair():
            state.damaged = dict.fromkeys(SHIP_IDS, False)
        case Accuse(pirate=pirate):
            at_stake = half_up(state.fame[pirate])
    moved_damaged, moved_fame = state.damaged.copy(), state.fame.copy()
    face = ADVENTURES[ADVENTURE_CARDS[state.line[0]]]
    outcome = None if fog else Outcome()
    from_deck = short = 0
    if outcome is not None:
        from_deck, short = _adventure(state, outcome)
    return Foresight(
        row=tuple(state.row),
        moved_damaged=moved_damaged,
        moved_fame=moved_fame,
        damaged=state.damaged.copy(),
        fame=state.fame.copy(),
        outcome=outcome,
        adventure=face.id,
        deck=len(state.deck) - (1 if outcome is not None and state.deck else 0),
        from_deck=from_deck,
        short=short,
        at_stake=at_stake,
        last=outcome is not None and not state.deck and not state.line,
    )


def _adventure(state: State, outcome: Outcome) -> tuple[int, int]:
    """Execute the active adventure; returns the cards spent from the deck and the awards left virtual."""
    card = state.line.pop(0)
    face = ADVENTURES[ADVENTURE_CARDS[card]]
    EFFECTS[face.kind](state, face, outcome)
    real = sum(map(len, state.cargo.values()))
    from_deck = award_fame(state, outcome.gained, card)
    paid = sum(map(len, state.cargo.values())) - real
    return from_deck, len(outcome.gained) - paid
