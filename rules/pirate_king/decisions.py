"""What may be chosen, and why something may not (dossier 4)."""

from collections.abc import Callable
from functools import cache

from rules.core.game import Decision

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
from .effects import in_play
from .state import ACTIVE, BUST, SEAT_ORDERS, UNGIVEN, State, Step

_BALLOT: tuple[Choice, ...] = (Continue(), Stop())
_BALLOTS = tuple(
    tuple(Decision(seat, "ballot", _BALLOT, private) for private in (False, True)) for seat in range(5)
)
_PLACES = tuple(map(PlaceAt, range(5)))
_TYPES: dict[str | int, type] = {
    "pirate": ChoosePirate,
    "look": PutBack,
    "choose": Show,
    "from_discard": Recall,
    "place": PlaceAt,
    "monster": TakeMonster,
    "loot": TakeLoot,
    "remove": RemoveLoot,
}
"""The choices that each asking step but the ballot takes."""
_OfACard = ChoosePirate | PutBack | Show | Recall | TakeMonster | TakeLoot | RemoveLoot


_MAKERS: dict[str | int, Callable[[str], Choice]] = {kind: cache(make) for kind, make in _TYPES.items()}
"""Their makers: the same choice is made only once."""


def cards_open(state: State, step: Step) -> list[str]:
    """The cards that an asking step takes, in the box's order; the same card may occur several times."""
    kind = step[0]
    if kind == "loot" or kind == "remove":
        return state.loot
    if kind == "monster":
        return state.monsters
    if kind == "pirate":
        return [card for card in state.box.pirates if card not in state.pirates]
    seat = int(step[1])
    if kind == "from_discard":
        return state.box.in_order(state.discards[seat])
    deck = state.decks[seat]
    if kind == "choose":
        return state.box.in_order(deck[-2:])
    return state.box.in_order(deck[len(deck) - int(step[2]) : len(deck) - int(step[3])])


def choices(state: State, step: Step) -> tuple[Choice, ...]:
    """Every legal choice for an asking step other than the ballot."""
    kind = step[0]
    if kind == "place":
        return tuple([_PLACES[host] for host in sorted(in_play(state, int(step[1])))])
    return tuple(map(_MAKERS[kind], dict.fromkeys(cards_open(state, step))))


def several_open(state: State, step: Step) -> bool:
    """Whether an asking step leaves a choice between different things."""
    if step[0] == "place":
        return len(in_play(state, int(step[1]))) > 1
    cards = cards_open(state, step)
    return len(cards) > 1 and cards[0] != cards[-1]


def holds_secret(state: State, seat: int) -> bool:
    """Whether a seat knows something of its deck that not everybody can work out."""
    known, among = state.known[seat], state.among[seat]
    if not known or (len(among) == known and among.count(among[0]) == known):
        return False
    deck = state.decks[seat]
    return deck.count(deck[0]) < len(deck)


def voters(state: State) -> list[int]:
    """Who still has to give a ballot, from the captain on; only the first where ballots are open."""
    status, ballots = state.status, state.ballots
    waiting = [
        seat
        for seat in SEAT_ORDERS[state.seats][state.captain]
        if status[seat] == ACTIVE and ballots[seat] == UNGIVEN
    ]
    return waiting[:1] if state.options.open_ballots else waiting


def open_decisions(state: State) -> tuple[Decision, ...]:
    """Who must choose now: in a vote everybody who has not, otherwise one seat."""
    if not state.agenda:
        return ()
    step = state.agenda[-1]
    kind = step[0]
    if kind == "ballot":
        known = state.known
        return tuple(
            [_BALLOTS[seat][known[seat] > 0 and holds_secret(state, seat)] for seat in voters(state)]
        )
    assert isinstance(kind, str)
    return (Decision(int(step[1]), kind, choices(state, step), kind in ("look", "choose")),)


def why_not(state: State, seat: int, choice: object) -> str | None:
    """The code of the reason a choice is illegal, or None."""
    if not state.agenda:
        return "game_over"
    if seat not in range(state.seats):
        return "no_such_seat"
    step = state.agenda[-1]
    if step[0] == "ballot":
        return _why_not_vote(state, seat, choice)
    if step[1] != seat:
        return "not_your_turn"
    if not isinstance(choice, _TYPES[step[0]]):
        return "not_asked"
    if isinstance(choice, PlaceAt):
        return _why_not_place(state, seat, choice.seat)
    assert isinstance(choice, _OfACard)
    return None if choice.card in cards_open(state, step) else _why_not_card(state, choice)


def _why_not_vote(state: State, seat: int, choice: object) -> str | None:
    if state.status[seat] != ACTIVE:
        return "out_of_the_round"
    if state.ballots[seat] != UNGIVEN:
        return "already_voted"
    if state.options.open_ballots and seat not in voters(state):
        return "not_your_turn"
    return None if isinstance(choice, Continue | Stop) else "not_asked"


def _why_not_place(state: State, seat: int, host: int) -> str | None:
    if host == seat:
        return "place_with_yourself"
    if host not in range(state.seats):
        return "no_such_seat"
    return "host_is_bust" if state.status[host] == BUST else None


def _why_not_card(state: State, choice: Choice) -> str:
    match choice:
        case ChoosePirate(card=card):
            return "pirate_taken" if card in state.pirates else "no_such_pirate"
        case PutBack() | Show():
            return "not_seen"
        case Recall():
            return "not_in_your_discard"
        case TakeMonster():
            return "no_such_monster"
    return "no_such_loot"
