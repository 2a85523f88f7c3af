"""The pirate variant (dossier 9.1): a house reconstruction, not the printed rules.

Only these three functions know what the pirate ship does, so that the printed text can replace them.
"""

from rules.core.events import Recorder

from .components import PIRATES
from .state import State


def pirate_player(state: State) -> int | None:
    """The seat that has Pirates face up (P3)."""
    for seat, cards in enumerate(state.offered):
        if PIRATES in cards:
            return seat
    return None


def pirate_place(state: State, record: Recorder | None) -> None:
    """The pirate ship goes as many places ahead of the ship as the pirate player holds cards (P4)."""
    seat = pirate_player(state)
    if seat is None:
        return
    steps = sum(state.hands[seat])
    state.pirate_ship = state.ahead(steps)
    if record:
        record.tell(
            "pirate_ship", seat, steps=steps, place=state.pirate_ship, island=state.ring[state.pirate_ship]
        )


def pirate_raid(state: State, place: int, seat: int) -> int:
    """Who gets the arrival points of a place: ``seat``, or the pirate player if his ship lies there (P5)."""
    if state.pirate_ship == place:
        raider = pirate_player(state)
        assert raider is not None
        return raider
    return seat


def pirate_blockade(state: State) -> int | None:
    """The place where nothing can be sold because the pirate ship lies there (P6)."""
    return state.pirate_ship
