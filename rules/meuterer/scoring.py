"""Standings with a breakdown per source (dossier 4, end and winner)."""

from rules.core.standings import Source, Standings

from .state import SOURCES, State


def standings(state: State) -> Standings:
    """The finishing order if the match ended now; who is level shares a place."""
    scores = tuple(map(sum, state.ledger))
    sources = tuple(
        tuple(Source(kind, "", amount) for kind, amount in zip(SOURCES, points, strict=True) if amount)
        for points in state.ledger
    )
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Standings(scores, sources, places)
