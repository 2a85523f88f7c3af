"""Standings with their sources and tie-breaks (dossier 4.6)."""

from rules.core.standings import Source, Standings, TieBreak

from .components import box_with
from .state import Earned, State


def ships_at_sea(state: State, seat: int) -> int:
    """How many of a seat's ships stand on landing spaces."""
    return state.owners.count(seat)


def sources(state: State, seat: int) -> tuple[Source, ...]:
    """Where a seat's VP come from if the match ended now."""
    amount = box_with(state.options.corrections).amount
    earned = state.earned[seat]
    ready = min(len(state.ships[seat]), state.captains[seat])
    return (
        *(Source(kind, "", vp) for kind, vp in zip(Earned._fields, earned, strict=True)),
        Source("money", "", state.money[seat] // amount["reals_per_vp"]),
        Source("ready_ships", "", ready * amount["ready_ship"]),
    )


def standings(state: State) -> Standings:
    """The finishing order if the match ended now.

    Ties go to more own ships on landing spaces, then to more unused crew; then the place is shared.
    """
    seats = range(state.seats)
    by_seat = tuple(sources(state, seat) for seat in seats)
    scores = tuple(sum(source.amount for source in parts) for parts in by_seat)
    afloat = [ships_at_sea(state, seat) for seat in seats]
    unused = [sum(state.crew[seat]) for seat in seats]
    merit = [(scores[seat], afloat[seat], unused[seat]) for seat in seats]
    places = tuple(1 + sum(other > own for other in merit) for own in merit)

    level = tuple(seat for seat in seats if scores[seat] == max(scores))
    tie_breaks: list[TieBreak] = []
    for kind, values in (("ships_on_landings", afloat), ("unused_crew", unused)):
        if len(level) > 1:
            best = max(values[seat] for seat in level)
            kept = tuple(seat for seat in level if values[seat] == best)
            tie_breaks.append(TieBreak(kind, level, tuple(values[seat] for seat in level), kept))
            level = kept
    return Standings(scores, by_seat, places, tuple(tie_breaks))
