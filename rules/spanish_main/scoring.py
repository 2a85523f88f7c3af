"""Standings with their sources and the tie-break that decided (dossier 4.3)."""

from rules.core.standings import Source, Standings, TieBreak

from .state import State


def sources(state: State, seat: int) -> tuple[Source, ...]:
    """Where a seat's fame comes from: each own ship, front to back, then the stash."""
    ships = [Source("ship", ship, state.fame[ship]) for ship in state.row if state.owner[ship] == seat]
    return (*ships, Source("stash", "", state.stash[seat]))


def standings(state: State) -> Standings:
    """The finishing order if the match ended now.

    Ties go to more undamaged own ships, then to the foremost own ship; damaged ones count there.
    """
    by_seat = tuple(sources(state, seat) for seat in range(state.seats))
    scores = tuple(sum(source.amount for source in parts) for parts in by_seat)
    own = [[ship for ship in state.row if state.owner[ship] == seat] for seat in range(state.seats)]
    afloat = [sum(not state.damaged[ship] for ship in ships) for ships in own]
    foremost = [min(state.space(ship) for ship in ships) for ships in own]
    order = sorted(range(state.seats), key=lambda seat: (-scores[seat], -afloat[seat], foremost[seat]))
    places = tuple(order.index(seat) + 1 for seat in range(state.seats))

    level = tuple(seat for seat in range(state.seats) if scores[seat] == max(scores))
    tie_breaks: list[TieBreak] = []
    for kind, values, best in (("undamaged_ships", afloat, max), ("foremost_ship", foremost, min)):
        if len(level) > 1:
            target = best(values[seat] for seat in level)
            kept = tuple(seat for seat in level if values[seat] == target)
            tie_breaks.append(TieBreak(kind, level, tuple(values[seat] for seat in level), kept))
            level = kept
    return Standings(scores, by_seat, places, tuple(tie_breaks))
