"""Crowns at the end, and who wins (dossier 4.7)."""

from collections import Counter

from rules.core.standings import Source, Standings, TieBreak

from .cards import EndCrowns, EndWin, Symbol
from .state import State


def showing(state: State, seat: int, symbol: Symbol) -> int:
    """How many of a seat's cards print a symbol; every COPY counts as itself."""
    faces = state.box.faces
    return sum(1 for card in state.owned(seat) if faces[card].shows(symbol))


def sources(state: State, seat: int) -> tuple[Source, ...]:
    """Where a seat's crowns come from: cards, END cards and the captain token."""
    owned = Counter(state.owned(seat))
    faces = state.box.faces
    found = []
    for card in state.box.in_order(owned):
        if faces[card].crown:
            found.append(Source("card", card, faces[card].crown * owned[card]))
    for card in state.box.in_order(owned):
        end = faces[card].end
        if isinstance(end, EndCrowns):
            crowns = showing(state, seat, end.symbol) // end.per
            if crowns:
                found.append(Source("end_crowns", card, crowns * owned[card]))
    if state.captain == seat:
        found.append(Source("token", "captain", 1))
    return tuple(found)


def fulfils_win(state: State, seat: int) -> bool:
    """Whether a seat meets an END: WIN condition of a card it owns."""
    ends = [state.box.faces[card].end for card in state.owned(seat)]
    return any(isinstance(end, EndWin) and showing(state, seat, end.symbol) >= end.at_least for end in ends)


def standings(state: State) -> Standings:
    """The order if the match ended now.

    Who meets an END: WIN condition is ahead of all others; then crowns decide, then the token; who is still
    level shares his place.
    """
    seats = range(state.seats)
    parts = tuple(sources(state, seat) for seat in seats)
    crowns = tuple(sum(source.amount for source in found) for found in parts)
    wins = tuple(int(fulfils_win(state, seat)) for seat in seats)
    token = tuple(int(seat == state.captain) for seat in seats)
    ranks = list(zip(wins, crowns, token, strict=True))
    tie_breaks = []
    contenders = tuple(seats)
    if any(wins):
        contenders = tuple(seat for seat in seats if wins[seat])
        tie_breaks.append(TieBreak("end_win", tuple(seats), wins, contenders))
    best = max(crowns[seat] for seat in contenders)
    level = tuple(seat for seat in contenders if crowns[seat] == best)
    if len(level) > 1:
        kept = tuple(seat for seat in level if token[seat]) or level
        tie_breaks.append(TieBreak("captain", level, tuple(token[seat] for seat in level), kept))
    return Standings(
        crowns,
        parts,
        tuple(1 + sum(other > own for other in ranks) for own in ranks),
        tuple(tie_breaks),
    )
