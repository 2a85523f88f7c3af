"""What a card is worth to its owner, in crowns (dossier 11.3)."""

from functools import lru_cache

from .cards import ROUNDS, Box, EndCrowns, EndWin, Symbol
from .view import View

EARLY: dict[str, float] = {
    "sword": 0.49,
    "gold": 0.05,
    "curse": -2.4,
    "reveal": -0.7,
    "reveal others": 0.63,
    "copy": -0.4,
    "look": 0.34,
    "turn_over": 1.1,
    "turn_over others": 0.15,
    "earn": 0.8,
    "captain": 0.7,
    "draw_loot": 2.35,
    "choose": -0.1,
    "from_discard": -0.15,
    "place": 0.63,
    "placed": 0.63,
}
"""What symbols and effects bring over a whole match; ``placed`` are the curses of a card that is placed."""
GROWTH: dict[Symbol, float] = {"sword": 0.57, "gold": 0.57, "curse": 0.5, "crown": 0.95}
"""How many more cards with a symbol a player gets in a round."""
VICTORY = 12.0
"""What meeting an END: WIN condition is worth."""


@lru_cache(maxsize=16)
def engine_worths(box: Box) -> dict[str, float]:
    """What each card brings through play if it is had from the beginning, crowns not counted."""
    return {card: _engine_worth(box, card) for card in box.cards}


def _engine_worth(box: Box, card: str) -> float:
    face = box.faces[card]
    effects = box.cards[card].effects
    placed = any(effect.op == "place" for effect in effects)
    worth = EARLY["sword"] * face.sword + EARLY["gold"] * face.gold
    worth += EARLY["placed" if placed else "curse"] * face.curse
    for effect in effects:
        others = " others" if getattr(effect, "who", "self") == "others" else ""
        worth += EARLY[effect.op + others] * (effect.n if effect.op == "reveal" else 1)
    return worth


def worths(view: View, seat: int, cards: tuple[str, ...]) -> dict[str, float]:
    """What each of some cards would be worth to a seat that got it now."""
    faces = view.box.faces
    left = ROUNDS - view.round
    share = left / (ROUNDS - 1)
    owned = view.owned(seat)
    shown: dict[Symbol, int] = {
        symbol: sum(1 for card in owned if faces[card].shows(symbol)) for symbol in GROWTH
    }
    ends = [end for card in owned if (end := faces[card].end) is not None]
    engine = engine_worths(view.box)
    found = {}
    for card in dict.fromkeys(cards):
        face = faces[card]
        worth = face.crown + share * engine[card]
        for symbol in GROWTH:
            if face.shows(symbol):
                worth += sum(step(end, shown[symbol], left) for end in ends if end.symbol == symbol)
        if face.end is not None:
            symbol = face.end.symbol
            worth += prize(face.end, shown[symbol] + (face.shows(symbol) > 0), left)
        found[card] = worth
    return found


def prize(end: EndCrowns | EndWin, shown: int, left: int) -> float:
    """What an END effect may be expected to bring with so many cards and rounds left."""
    likely = shown + GROWTH[end.symbol] * left
    if isinstance(end, EndCrowns):
        return shown // end.per if not left else max(0.0, likely / end.per - 0.4)
    if not left:
        return VICTORY if shown >= end.at_least else 0.0
    return VICTORY * max(0.0, min(1.0, 0.5 + (likely - end.at_least) / 4)) * 0.5


def step(end: EndCrowns | EndWin, shown: int, left: int) -> float:
    """What one more card with an END effect's symbol adds to it."""
    return prize(end, shown + 1, left) - prize(end, shown, left)
