"""Positions of Meuterer in the dossier's letters, and choices as short lines.

R, S, W, C, G are ruby, salt, wine, cloth and grain, X is a weapon, P is Pirates.
"""

from rules.core.chance import Chance
from rules.core.events import Event
from rules.meuterer import MEUTERER
from rules.meuterer.choices import (
    AddWeapon,
    Allocate,
    Bottom,
    Choice,
    Offer,
    Pass,
    SetSalary,
    Stop,
    TakeRole,
)
from rules.meuterer.components import KINDS, RING, deck
from rules.meuterer.flow import begin_round, run
from rules.meuterer.state import SOURCES, Options, PastRound, Start, State

LETTERS = "RSWCGXP"


def kinds(letters: str) -> list[int]:
    """Places in ``KINDS`` of some letters."""
    return [LETTERS.index(letter) for letter in letters if letter != " "]


def counts(letters: str) -> tuple[int, ...]:
    """Counts by kind of some letters."""
    return tuple(kinds(letters).count(kind) for kind in range(len(KINDS)))


def letters(cards) -> str:
    """Counts by kind as letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, cards, strict=True))


def place(island: str) -> int:
    """An island's place in the introductory ring."""
    return RING.index(island)


def position(
    *hands: str,
    past: tuple[str, ...] | None = None,
    captain: int = 0,
    ship: str = "hochland",
    open: tuple[str, ...] | None = None,
    round: int = 1,
    scores: tuple[int, ...] | None = None,
    pile: str | None = None,
    **options,
) -> State:
    """The start of a round in the introductory ring, with every card accounted for.

    ``past`` are cards each seat has shown before: they are the discard pile. ``pile`` is the draw pile from
    the top; otherwise it holds all other cards in the box's order.
    """
    seats = len(hands)
    options.setdefault("layout", "introductory")
    chosen = Options(**options)
    rest = list(deck(chosen.pirates))
    for cards in (*hands, *(past or ())):
        for kind in kinds(cards):
            rest[kind] -= 1
    assert min(rest) >= 0, "more cards than there are"
    drawn = [tuple(kinds((past or ("",) * seats)[seat] + hand)) for seat, hand in enumerate(hands)]
    left = [kind for kind, count in enumerate(rest) for _ in range(count)]
    state = State(
        options=chosen,
        seats=seats,
        chance=Chance.seeded(5).state,
        agenda=[],
        round=round,
        ring=RING,
        ship=place(ship),
        open=tuple(map(place, open or (ship,))),
        captain=captain,
        salary=None,
        light=None,
        dark=None,
        pirate_ship=None,
        ledger=[[score, *[0] * (len(SOURCES) - 1)] for score in scores or (0,) * seats],
        hands=[list(counts(hand)) for hand in hands],
        offered=[[] for _ in range(seats)],
        roles=[None] * seats,
        looked=[()] * seats,
        passed=[],
        revealed=False,
        stopped=[],
        lots=[()] * seats,
        deck=left if pile is None else kinds(pile)[::-1],
        discard=[sum(column) for column in zip(*map(counts, past), strict=True)]
        if past
        else [0] * len(KINDS),
        start=Start(deck(chosen.pirates), (0,) * seats, tuple((seat, 5) for seat in range(seats)), None),
        past=[PastRound(captain, None, tuple(map(counts, past)))] if past else [],
        drawn=drawn,
        returned=[()] * seats,
        sure=[()] * seats,
    )
    begin_round(state, ("round",), None)
    run(state, None)
    return state


def written(line: str) -> tuple[int, list[Choice]]:
    """The seat and choices of a line such as ``P0 p1``, ``P0 GGX``, ``P3 PASS mutineer``, ``P1 ADD``."""
    who, what, *more = line.split()
    seat = int(who[1])
    match what:
        case "PASS":
            return seat, [Pass(), *map(TakeRole, more)]
        case "TAKES":
            return seat, [TakeRole(more[0])]
        case "ADD":
            return seat, [AddWeapon()]
        case "STOP":
            return seat, [Stop()]
        case "BOTTOM":
            return seat, [Bottom(KINDS[kind]) for kind in kinds(more[0])]
        case "SELLS":
            lots = [(KINDS[kinds(lot)[0]], len(lot)) if lot != "-" else (None, 0) for lot in more]
            (first, count), (second, other) = (*lots, (None, 0))[:2]
            return seat, [Allocate(first, count, second, other)]
    if what[0] == "p":
        return seat, [SetSalary(int(what[1]))]
    return seat, [Offer(KINDS[kind]) for kind in kinds(what)]


def play(state: State, *lines: str) -> list[Event]:
    """Make choices; what happened, in order."""
    events: list[Event] = []
    for line in lines:
        seat, choices = written(line)
        for choice in choices:
            events += MEUTERER.apply(state, seat, choice)
    return events


def told(events: list[Event], kind: str) -> list[dict]:
    """The data of the events of a kind."""
    return [event.data for event in events if event.kind == kind]


def scores(state: State) -> tuple[int, ...]:
    """Everybody's points."""
    return MEUTERER.standings(state).scores


def asked(state: State) -> tuple[int, str]:
    """The seat that must choose, and what."""
    (decision,) = MEUTERER.decisions(state)
    return decision.seat, decision.kind


def choices(state: State) -> tuple[Choice, ...]:
    """What the acting seat may choose."""
    (decision,) = MEUTERER.decisions(state)
    return decision.choices


def island_names(state: State) -> list[str]:
    """The open islands, first opened first."""
    return [state.ring[at] for at in state.open]


def crew(*roles: str) -> list[str]:
    """Lines in which seats 1, 2 ... pass one after the other and take roles."""
    return [f"P{seat} PASS {role}" for seat, role in enumerate(roles, start=1)]
