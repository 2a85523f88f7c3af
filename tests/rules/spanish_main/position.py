"""Positions of The Spanish Main written as in the dossier: ``E1* S1(2) D1 ...`` from front to back."""

import re
from collections import Counter

from rules.core.chance import Chance
from rules.spanish_main import SPANISH_MAIN
from rules.spanish_main.choices import Move, Pass
from rules.spanish_main.components import ADVENTURE_CARDS, MOVEMENT_CARDS, PIRATES_EACH, SHIP_IDS
from rules.spanish_main.state import Options, State

B = "E1 S1 D1 E2 S2 D2 E3 S3 D3"
"""The dossier's base row: nothing damaged, no fame."""

_TOKEN = re.compile(r"([ESD][123])(\*?)(?:\((\d+)\))?")


def position(
    row: str = B,
    *,
    seats: int = 3,
    seat: int = 0,
    line: tuple[str, ...] = ("cursed_ship",),
    deck: int | None = None,
    top: tuple[str, ...] = (),
    discard: int | None = None,
    owner: dict[str, int | None] | None = None,
    revealed: tuple[str, ...] = (),
    stash: tuple[int, ...] | None = None,
    movement: tuple[str, ...] = ("fog", "full_speed", "lost_at_sea"),
    hands: tuple[tuple[str, ...], ...] | None = None,
    movement_deck: int | None = None,
    **options: bool,
) -> State:
    """A position with every card accounted for.

    ``row`` may leave ships out; they follow behind in the box's order. ``line`` are the face-up adventures,
    ``top`` the uppermost deck cards, first to be drawn first. Of ``deck`` and ``discard`` one may be given,
    the other takes the rest (the deck if neither is). ``owner`` fixes some holders (None: nobody); the other
    pirates are dealt out in the box's order. ``hands`` replaces the movement row and sets the limits.
    ``movement_deck`` cards are left to draw, the rest is discarded.
    """
    ships, damaged, fame = [], dict.fromkeys(SHIP_IDS, False), dict.fromkeys(SHIP_IDS, 0)
    for token in row.split():
        ship, star, amount = _TOKEN.fullmatch(token).groups()
        ships.append(ship)
        damaged[ship] = bool(star)
        fame[ship] = int(amount or 0)
    ships += [ship for ship in SHIP_IDS if ship not in ships]

    stash = stash or (0,) * seats
    unused = list(range(len(ADVENTURE_CARDS)))
    face_up = [_take(unused, kind) for kind in line]
    drawn_first = [_take(unused, kind) for kind in top]
    cargo = {ship: [unused.pop() for _ in range(fame[ship])] for ship in SHIP_IDS}
    kept = [unused.pop() for _ in range(sum(stash))]
    if discard is not None:
        pile, rest = unused[:discard], unused[discard:]
    else:
        size = len(unused) if deck is None else deck - len(drawn_first)
        rest, pile = unused[:size], unused[size:]
    seen = sum(1 << card for card in (*face_up, *pile))

    holders = _deal(seats, owner or {})
    left = Counter(MOVEMENT_CARDS)
    for card in movement if hands is None else [card for hand in hands for card in hand]:
        left[card] -= 1
    supply = list(left.elements())
    drawable = len(supply) if movement_deck is None else movement_deck
    return State(
        options=Options(**options),
        seats=seats,
        chance=Chance.seeded(1).state,
        agenda=[("turn", seat)],
        turn=1,
        row=ships,
        damaged=damaged,
        fame=fame,
        cargo=cargo,
        stash=list(stash),
        kept=kept,
        owner=holders,
        revealed={ship: ship in revealed for ship in SHIP_IDS},
        face_down=[
            sum(holders[ship] == holder and ship not in revealed for ship in SHIP_IDS)
            for holder in range(seats)
        ],
        line=face_up,
        deck=rest + drawn_first[::-1],
        discard=pile,
        seen=seen,
        movement=list(movement) if hands is None else [],
        hands=[sorted(hand) for hand in hands] if hands else [[] for _ in range(seats)],
        limits=[len(hand) for hand in hands] if hands else [0] * seats,
        movement_deck=supply[:drawable],
        movement_discard=supply[drawable:],
        reshuffled=[],
        accusations=[],
        ownerless=[],
    )


def _take(unused: list[int], kind: str) -> int:
    card = next(card for card in unused if ADVENTURE_CARDS[card] == kind)
    unused.remove(card)
    return card


def _deal(seats: int, fixed: dict[str, int | None]) -> dict[str, int | None]:
    holders: dict[str, int | None] = dict.fromkeys(SHIP_IDS)
    holders.update(fixed)
    free = [ship for ship in SHIP_IDS if ship not in fixed]
    for seat in range(seats):
        while list(holders.values()).count(seat) < PIRATES_EACH[seats]:
            holders[free.pop(0)] = seat
    return holders


def written(state: State) -> str:
    """The row in the dossier's notation."""
    return " ".join(
        ship + ("*" if state.damaged[ship] else "") + (f"({state.fame[ship]})" if state.fame[ship] else "")
        for ship in state.row
    )


def play(state: State, choice) -> dict[str, dict]:
    """Make the acting seat's choice; the data of what happened, by kind of event."""
    events = SPANISH_MAIN.apply(state, acting(state), choice)
    return {event.kind: event.data for event in events}


def acting(state: State) -> int:
    """The seat that must choose."""
    (decision,) = SPANISH_MAIN.decisions(state)
    return decision.seat


def choices(state: State) -> tuple:
    """What the acting seat may choose."""
    (decision,) = SPANISH_MAIN.decisions(state)
    return decision.choices


def sailed(row: str, card: str, space: int | None = None, **options: bool) -> str:
    """The row after a movement card, under an adventure that touches no ship without fame."""
    others = tuple(other for other in ("full_speed", "lost_at_sea", "sabotage") if other != card)[:2]
    state = position(row, movement=(card, *others), **options)
    play(state, Move(card, space))
    SPANISH_MAIN.check_conservation(state)
    return written(state)


def after_adventure(row: str, card: str, **setting) -> State:
    """The position after a pass under an adventure card."""
    state = position(row, line=(card,), **setting)
    play(state, Pass())
    return state
