"""Laying out the box (dossier 3)."""

from rules.core.chance import Chance
from rules.core.events import Recorder

from .components import ADVENTURE_CARDS, HAND_SIZE, MOVEMENT_CARDS, PIRATES_EACH, ROW_SIZE, SHIP_IDS
from .state import Options, State, draw

_HOLDERS = {
    seats: tuple(seat for seat in range(seats) for _ in range(each)) for seats, each in PIRATES_EACH.items()
}
"""The seats that the shuffled pirates go to, one after the other; the rest are put away unseen."""


def set_up(seats: int, options: Options, seed: int, _record: Recorder | None = None) -> State:
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
    line = draw(deck, seats if options.upcoming else 1)
    owner: dict[str, int | None] = dict.fromkeys(SHIP_IDS)
    pirates = list(SHIP_IDS)
    chance.shuffle(pirates)
    owner.update(zip(pirates, _HOLDERS[seats], strict=False))
    movement_deck = list(MOVEMENT_CARDS)
    chance.shuffle(movement_deck)
    hand_size = HAND_SIZE[seats] if options.hand else 0
    hands = [sorted(draw(movement_deck, hand_size)) for _ in range(seats)]
    movement = [] if options.hand else draw(movement_deck, ROW_SIZE)
    starter = chance.below(seats)
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
        owner=owner,
        revealed=dict.fromkeys(SHIP_IDS, False),
        face_down=[PIRATES_EACH[seats]] * seats,
        line=line,
        deck=deck,
        discard=[],
        seen=sum([1 << card for card in line]),
        movement=movement,
        hands=hands,
        limits=[hand_size] * seats,
        movement_deck=movement_deck,
        movement_discard=[],
        reshuffled=[],
        accusations=[],
        ownerless=[],
    )
