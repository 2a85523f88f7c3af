"""What a den is worth, and the standings (dossier 4.7, 4.10)."""

from rules.core.standings import Source, Standings, TieBreak

from .components import BOOTY, CHEST, GOODS, JEWEL, MAP, RELIC
from .state import Result, State

_CHEST, _JEWEL, _GOODS, _RELIC = (BOOTY[kind].each for kind in (CHEST, JEWEL, GOODS, RELIC))
_MAPS, _SET_OF_MAPS = BOOTY[MAP].per_set, BOOTY[MAP].set_size


def wealth(coins: int, tokens: list[int]) -> Result:
    """The worth of doubloons and booty at the end of a campaign, never below 0."""
    chest = _CHEST * tokens[CHEST]
    jewel = _JEWEL * tokens[JEWEL]
    goods = _GOODS * tokens[GOODS]
    maps = _MAPS * (tokens[MAP] // _SET_OF_MAPS)
    relic = _RELIC * tokens[RELIC]
    total = coins + chest + jewel + goods + maps + relic
    return Result(coins, chest, jewel, goods, maps, relic, -total if total < 0 else 0)


def all_results(state: State) -> list[tuple[Result, ...]]:
    """The campaigns scored so far, and the present one as if it ended now."""
    if len(state.results) >= state.campaign:
        return state.results
    present = tuple(map(wealth, state.coins, state.tokens))
    return [*state.results, present]


def standings(state: State) -> Standings:
    """The finishing order if the match ended now; who is level shares a place.

    With ``final_campaign_tiebreak`` the best of the last campaign goes first among those level.
    """
    results = all_results(state)
    scores = tuple(sum(sum(result[seat]) for result in results) for seat in range(state.seats))
    by_seat = tuple(
        tuple(
            Source(kind, str(campaign), amount)
            for campaign, result in enumerate(results, start=1)
            for kind, amount in zip(Result._fields, result[seat], strict=True)
            if amount
        )
        for seat in range(state.seats)
    )
    last = tuple(sum(result) for result in results[-1])
    breaking = state.options.final_campaign_tiebreak
    order = [(scores[seat], last[seat] if breaking else 0) for seat in range(state.seats)]
    places = tuple(1 + sum(other > own for other in order) for own in order)
    level = tuple(seat for seat in range(state.seats) if scores[seat] == max(scores))
    tie_breaks: tuple[TieBreak, ...] = ()
    if breaking and len(level) > 1:
        values = tuple(last[seat] for seat in level)
        kept = tuple(seat for seat in level if last[seat] == max(values))
        tie_breaks = (TieBreak("final_campaign", level, values, kept),)
    return Standings(scores, by_seat, places, tie_breaks)
