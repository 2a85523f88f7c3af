"""Positions of Pirate King! written as in the dossier: ``row ST3 (ST4) LO13=LO09``, decks top first."""

from typing import NamedTuple

from rules.core.chance import Chance
from rules.pirate_king import PIRATE_KING
from rules.pirate_king.area import Entry
from rules.pirate_king.choices import Continue, Stop
from rules.pirate_king.state import ACTIVE, BUST, STOPPED, UNGIVEN, Options, State

STATUS = {"A": ACTIVE, "S": STOPPED, "B": BUST}
LETTER = {status: letter for letter, status in STATUS.items()}


class P(NamedTuple):
    """One player: status A, S or B; row; deck, top first; discard pile, uppermost last."""

    status: str = "S"
    row: str = ""
    deck: str = "ST1 ST2 ST1"
    discard: str = ""


def entry(written: str, owner: int) -> Entry:
    """``ST3``, face down ``(ST3)``, a COPY that has become something ``LO13=LO09`` or nothing ``LO13=``."""
    if written.startswith("("):
        return Entry(written[1:-1], "", False, owner)
    card, _, face = written.partition("=")
    return Entry(card, face if "=" in written else card, True, owner)


def position(
    *players: P,
    captain: int = 0,
    known: tuple[int, ...] | None = None,
    visitors: dict[int, list[tuple[int, str]]] | None = None,
    monsters: str = "MO03 MO06",
    loot: str = "LO01 LO03 LO05 LO06",
    monster_pile: str = "MO01 MO02 MO04 MO05",
    loot_pile: str = "",
    round_number: int = 1,
    agenda: tuple = (("ballot",),),
    **options: bool | str,
) -> State:
    """A position in which the active players vote; not all cards of the box need to be in it.

    ``visitors`` maps a host to pairs of owner and card; ``loot_pile`` is written top first.
    """
    seats = len(players)
    hosts = visitors or {}
    return State(
        options=Options(**options),
        seats=seats,
        chance=Chance.seeded(1).state,
        agenda=list(agenda),
        round=round_number,
        captain=captain,
        leader=captain,
        pirates=[f"PI0{seat + 1}" for seat in range(seats)],
        status=[STATUS[player.status] for player in players],
        ballots=[UNGIVEN] * seats,
        decks=[player.deck.split()[::-1] for player in players],
        known=list(known or [0] * seats),
        among=[[] for _ in range(seats)],
        discards=[player.discard.split() for player in players],
        rows=[[entry(card, seat) for card in player.row.split()] for seat, player in enumerate(players)],
        visitors=[[entry(card, owner) for owner, card in hosts.get(seat, [])] for seat in range(seats)],
        monster_pile=monster_pile.split()[::-1],
        loot_pile=loot_pile.split()[::-1],
        monsters=monsters.split(),
        loot=loot.split(),
        removed=[],
    )


def step(state: State) -> dict[str, list]:
    """Everybody active flips once more; the events by kind."""
    told = []
    for decision in PIRATE_KING.decisions(state):
        told += PIRATE_KING.apply(state, decision.seat, Continue())
    return by_kind(told)


def all_stop(state: State) -> dict[str, list]:
    """Everybody active stops; the events by kind."""
    told = []
    for decision in PIRATE_KING.decisions(state):
        told += PIRATE_KING.apply(state, decision.seat, Stop())
    return by_kind(told)


def choose(state: State, choice) -> dict[str, list]:
    """Answer the one open decision; the events by kind."""
    (decision,) = PIRATE_KING.decisions(state)
    assert choice in decision.choices, decision
    return by_kind(PIRATE_KING.apply(state, decision.seat, choice))


def by_kind(told) -> dict[str, list]:
    """Events by kind."""
    found: dict[str, list] = {}
    for event in told:
        found.setdefault(event.kind, []).append(event)
    return found


def asked(state: State) -> tuple[int, str]:
    """The seat and kind of the one open decision."""
    (decision,) = PIRATE_KING.decisions(state)
    return decision.seat, decision.kind


def options_of(state: State) -> tuple:
    """What the one open decision offers: cards, or seats."""
    (decision,) = PIRATE_KING.decisions(state)
    return tuple(getattr(choice, "card", getattr(choice, "seat", None)) for choice in decision.choices)


def row(state: State, seat: int) -> str:
    """A seat's row in the dossier's notation, without what a COPY has become."""
    return " ".join(entry.card if entry.up else f"({entry.card})" for entry in state.rows[seat])


def deck(state: State, seat: int) -> str:
    """A seat's deck, top first."""
    return " ".join(state.decks[seat][::-1])


def discard(state: State, seat: int) -> str:
    """A seat's discard pile, uppermost last."""
    return " ".join(state.discards[seat])


def counts(state: State, seat: int) -> tuple[int, int]:
    """Swords and gold."""
    return state.totals(seat)[:2]


def curses(state: State, seat: int) -> int:
    """Curses in the play area."""
    return state.totals(seat).curse


def letter(state: State, seat: int) -> str:
    """A, S or B."""
    return LETTER[state.status[seat]]
