"""The consequence of the highlighted choice, in words, from public facts only."""

from piratebox.language import pick, t, tn
from rules.pirate_king.cards import ROUNDS
from rules.pirate_king.choices import (
    Choice,
    ChoosePirate,
    Continue,
    PlaceAt,
    PutBack,
    Recall,
    RemoveLoot,
    Show,
    Stop,
    TakeLoot,
    TakeMonster,
)
from rules.pirate_king.foresight import Foresight, crowns_now, crowns_with, foresee
from rules.pirate_king.state import ACTIVE
from rules.pirate_king.view import View

from .ballot import vote_consequence
from .events import listed_events
from .names import Names, bare_name, card_of, symbols

_FOLLOWING = 4
"""So many sentences tell what happens for certain before the next choice."""
_OWN = ("pirate", "monster", "loot", "remove", "place", "put_back")
"""Events that only repeat the choice."""


def consequence(
    seen: View, choice: Choice, names: Names, *, short: bool = False, odds: bool = True
) -> list[str]:
    """Sentences that say what a choice would do; ``short`` leaves out all but the most important.

    Args:
        seen: any view. For a vote its seat is the voter; what only the voter knows is used if it is there.
        choice: what would be chosen.
        names: the players' names by seat.
        short: for a narrow terminal.
        odds: whether the chance to bust is told.
    """
    future = foresee(seen, choice)
    if isinstance(choice, Continue | Stop):
        return _vote(seen, choice, future, names, short=short, odds=odds)
    if future is None:
        return []
    told = _own(seen, choice, future, names, short=short)
    events = future.events[1:] if future.events and future.events[0].kind in _OWN else future.events
    if isinstance(choice, Show | Recall):
        events = events[1:]
    told += listed_events(events, names, seen.box)[: 1 if short else _FOLLOWING]
    if not short:
        told.append(_next(seen, choice, future, names))
    return [text for text in told if text]


def _vote(
    seen: View, choice: Choice, future: Foresight | None, names: Names, *, short: bool, odds: bool
) -> list[str]:
    """A vote of the viewer, or of the only seat that can vote now."""
    waiting = seen.waiting()
    voter = seen.seat if seen.seat in waiting else waiting[0] if _alone(seen) else None
    told = vote_consequence(seen, voter, choice, names, short=short, odds=odds)
    if future is not None and isinstance(choice, Stop) and not short:
        ballots = ("ballots", "declare")
        later = [event for event in future.events if event.kind not in ballots]
        if following := listed_events(later, names, seen.box):
            told = told[:1] + following[:_FOLLOWING]
    return told


def _alone(seen: View) -> bool:
    """Whether everybody knows whose vote is asked."""
    return seen.acting is not None or seen.status.count(ACTIVE) == 1


# --- what changes -----------------------------------------------------------------------------------------


def _own(seen: View, choice: Choice, future: Foresight, names: Names, *, short: bool) -> list[str]:
    """What the choice itself does."""
    name = names[future.seat]
    match choice:
        case ChoosePirate(card=card):
            return [_text(seen, card, short=short)]
        case PutBack(card=card):
            return [_put_back(seen, card, short=short)]
        case Show(card=card) | Recall(card=card):
            return [_enters(seen, future.seat, card, name, short=short)]
        case PlaceAt(seat=host):
            return [_placed(seen, future.seat, host, names, short=short)]
        case TakeMonster(card=card) | TakeLoot(card=card):
            return _taken(seen, future.seat, card, name, short=short)
        case RemoveLoot(card=card):
            return [t("{card} is out of the game, and nobody's.", card=bare_name(seen, card))]
    return []


def _text(seen: View, card: str, *, short: bool) -> str:
    """All that a card shows, or its effect in a few words."""
    found = card_of(seen, card)
    if found is None:
        return ""
    if short:
        return t("{card}: {effect}.", card=bare_name(seen, card), effect=str(pick(found.brief)))
    return str(pick(found.text))


def _put_back(seen: View, card: str, *, short: bool) -> str:
    place = int(seen.agenda[-1][3]) + 1
    fields = {"card": bare_name(seen, card)}
    if place == 1:
        long = t("{card} is the next card to be flipped.", **fields)
        return t("{card} is flipped next.", **fields) if short else long
    long = t("{card} lies at place {place} from the top.", place=place, **fields)
    return t("{card} is number {place}.", place=place, **fields) if short else long


def _enters(seen: View, seat: int, card: str, name: str, *, short: bool) -> str:
    """What a row shows with one more card, before its effects."""
    row = seen.rows[seat]
    faces = seen.box.faces
    face = (row[-1].face if row else "") if faces[card].copies else card
    now = seen.totals(seat)
    curses = now.curse + faces[face].curse
    if short:
        return t("{card}: {curses} then.", card=bare_name(seen, card), curses=symbols("curse", curses))
    added = [
        symbols(symbol, faces[face].shows(symbol))
        for symbol in ("sword", "gold")
        if faces[face].shows(symbol)
    ]
    fields = {"name": name, "curses": symbols("curse", curses)}
    if added:
        return t("{name} adds {what} and shows {curses}.", what=t(", ").join(added), **fields)
    return t("{name} adds no sword or gold and shows {curses}.", **fields)


def _placed(seen: View, seat: int, host: int, names: Names, *, short: bool) -> str:
    """What the host shows with the card."""
    entry = seen.rows[seat][int(seen.agenda[-1][2])]
    curses = seen.totals(host).curse + seen.box.faces[entry.face].curse
    fields = {"host": names[host], "curses": symbols("curse", curses)}
    if short:
        return t("{host}: {curses} then.", **fields)
    return t("{host} has {curses} then; the card comes home after the round.", **fields)


def _taken(seen: View, seat: int, card: str, name: str, *, short: bool) -> list[str]:
    """The crowns after taking a card, as if the match ended then."""
    before, crowns = crowns_now(seen, seat), crowns_with(seen, seat, card)
    fields = {"name": name, "crowns": symbols("crown", crowns), "before": before}
    if short:
        return [t("{name}: {crowns}.", **fields)]
    if crowns == before:
        return [t("It goes to the discard pile; {name} has {crowns} as before.", **fields)]
    return [t("It goes to the discard pile; {name} has {crowns}, not {before}.", **fields)]


# --- what comes next --------------------------------------------------------------------------------------


def _next(seen: View, choice: Choice, future: Foresight, names: Names) -> str:
    """Who chooses next, or what is turned up."""
    after = future.after
    if after is None:
        if isinstance(choice, TakeMonster | TakeLoot | RemoveLoot):
            return t("Then round {round} begins.", round=min(seen.round + 1, ROUNDS))
        if isinstance(choice, ChoosePirate):
            return t("Then the decks are shuffled, and round 1 begins.")
        return ""
    if after.over:
        return t("Then the game is over.")
    seat, kind = after.acting, str(after.agenda[-1][0])
    if kind == "ballot":
        return tn("Then {n} player votes.", "Then {n} players vote.", len(after.waiting()))
    assert seat is not None
    if seat == future.seat and kind == seen.agenda[-1][0]:
        return ""
    name = names[seat]
    match kind:
        case "monster":
            return t("{name} takes a monster next.", name=name)
        case "loot":
            return t("{name} takes loot next.", name=name)
        case "remove":
            return t("{name} removes loot next.", name=name)
        case "pirate":
            return t("{name} chooses a pirate next.", name=name)
    return t("{name} is asked next.", name=name)
