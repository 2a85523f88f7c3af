"""Crews' colours, and who ranks above whom when the same characters meet (dossier 2.4)."""

from collections.abc import Iterable

from piratebox.language import listed, t
from rules.libertalia.components import INFLUENCE, RANKS
from rules.libertalia.foresight import Clash, clashes
from rules.libertalia.view import View

from .names import Names, character, colour


def ties_won(colour: str, other: str) -> int:
    """On how many of the 30 characters a colour ranks above another one."""
    return sum(INFLUENCE[colour][rank] > INFLUENCE[other][rank] for rank in RANKS)


def silver(seen: View, seat: int, rank: int) -> str:
    """A seat's colour and its influence on a character, such as "Red 6"."""
    id = seen.colours[seat]
    return t("{colour} {influence}", colour=colour(id), influence=INFLUENCE[id][rank])


def ties(seen: View, seat: int, rank: int, names: Names, *, short: bool = False) -> str:
    """Above and below which rivals' characters of the same rank a seat's one would stand on the ship."""
    own = INFLUENCE[seen.colours[seat]][rank]
    rivals = clashes(seen, seat, rank)
    fields = {"card": character(rank), "mark": silver(seen, seat, rank)}
    above = [rival for rival in rivals if rival.influence < own]
    below = [rival for rival in rivals if rival.influence > own]
    if not rivals:
        return t("Nobody else can play the {card} today.", **fields)
    low = _crews(seen, above, rank, names, short=short)
    high = _crews(seen, below, rank, names, short=short)
    if not below:
        return t("The {card} ({mark}) would rank above that of {above}.", above=low, **fields)
    if not above:
        return t("The {card} ({mark}) would rank below that of {below}.", below=high, **fields)
    return t(
        "The {card} ({mark}) would rank above that of {above} and below that of {below}.",
        above=low,
        below=high,
        **fields,
    )


def _crews(seen: View, rivals: Iterable[Clash], rank: int, names: Names, *, short: bool) -> str:
    if short:
        return listed([names[rival.seat] for rival in rivals])
    return listed(
        [
            t("{name} ({mark})", name=names[rival.seat], mark=silver(seen, rival.seat, rank))
            for rival in rivals
        ]
    )
