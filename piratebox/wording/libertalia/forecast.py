"""The consequence of the highlighted choice, in words, from public facts only."""

from collections.abc import Iterable

from piratebox.language import listed, t, tn
from rules.core.events import Event
from rules.libertalia.choices import (
    Choice,
    ChooseColour,
    Keep,
    KeepMaps,
    Play,
    Recruit,
    Revive,
    Sell,
    SellMap,
    Shoot,
    Strike,
    Take,
)
from rules.libertalia.components import CAMPAIGNS, RANK_OF, RANKS, named
from rules.libertalia.effects import MERCHANT_PAYS
from rules.libertalia.foresight import Foresight, foresee
from rules.libertalia.state import Aboard
from rules.libertalia.view import View

from .crews import ties, ties_won
from .events import sentence
from .names import Names, a_token, booty, character, colour, kinds_of, owned, tokens

_FOLLOWING = 4
"""So many sentences tell what happens for certain before the next choice."""


def consequence(seen: View, choice: Choice, names: Names, *, short: bool = False) -> list[str]:
    """Sentences that say what a choice would do; ``short`` leaves out all but the most important.

    At sunrise it is the choice of the viewing seat, or to a stranger of the first one that has not chosen:
    the order in which the table asks.
    """
    future = foresee(seen, choice)
    if future is None:
        return _sealed(seen, choice, names, short=short) if isinstance(choice, Play) else []
    told = [*_own(seen, choice, future, names, short=short)]
    told += _events(seen, future.own, names, short=True)
    told += _events(seen, future.later, names, short=short)[:_FOLLOWING]
    told.append(_campaign_end(future, names))
    told.append(_next(seen, future, names))
    return [text for text in told if text]


def _sealed(seen: View, choice: Play, names: Names, *, short: bool) -> list[str]:
    seat = seen.seat if seen.seat is not None else seen.chosen.index(False)
    told = [ties(seen, seat, choice.rank, names, short=short)]
    if not short:
        told.append(t("Nothing is shown to the others before every choice is sealed."))
    return told


# --- what the choice does itself --------------------------------------------------------------------------


def _own(seen: View, choice: Choice, future: Foresight, names: Names, *, short: bool) -> list[str]:
    seat = seen.acting or 0
    name = names[seat]
    match choice:
        case Take():
            return [] if short else [_holding(seat, future, names)]
        case Play(rank=rank):
            return [_boarding(seat, rank, future)]
        case Strike(seat=victim, rank=rank):
            return [_discarded(victim, rank, names)]
        case Shoot(seat=victim, rank=rank):
            return [_discarded(victim, rank, names)]
        case Recruit(rank=rank):
            return [
                t("The {card} may be played again from tomorrow on, and all know it.", card=character(rank))
            ]
        case Revive(rank=rank):
            return [t("The {card} comes back; the others see only that somebody does.", card=character(rank))]
        case Keep(token=token):
            return [_kept(seen, seat, token, future)]
        case Sell(token=token, count=count):
            fields = {"tokens": tokens(token, count), "amount": MERCHANT_PAYS[count]}
            return [t("{tokens} go back to the bag: +{amount}.", **fields)]
        case SellMap():
            return [t("A treasure map goes back to the bag: +3.")]
        case KeepMaps():
            return [t("Nothing is sold tonight.")]
        case ChooseColour(colour=id):
            return [_crew(seen, id, name, names)]
    return []


def _holding(seat: int, future: Foresight, names: Names) -> str:
    """What the den holds then; nothing in memory mode, where that is not public."""
    counts = future.after.tokens[seat]
    if counts is None:
        return ""
    return t("{name} owns {tokens}.", name=names[seat], tokens=booty(named(counts)))


def _boarding(seat: int, rank: int, future: Foresight) -> str:
    ship = future.after.ship
    place = next(place for place, aboard in enumerate(ship) if aboard.seat == seat and aboard.rank == rank)
    return t(
        "The {card} boards the ship as number {place} of {count} from the left.",
        card=character(rank),
        place=place + 1,
        count=len(ship),
    )


def _discarded(victim: int, rank: int, names: Names) -> str:
    return t("{name} loses the {card} to the graveyard.", name=names[victim], card=character(rank))


def _kept(seen: View, seat: int, token: str, future: Foresight) -> str:
    discarded = next(event.data["discarded"] for event in future.own if event.kind == "preacher")
    if seen.options.memory:
        return tn(
            "{n} token goes back to the bag.",
            "{n} tokens go back to the bag.",
            seen.token_counts[seat] - 1,
        )
    return t("Kept: {token}. Back to the bag: {tokens}.", token=a_token(token), tokens=booty(discarded))


def _crew(seen: View, id: str, name: str, names: Names) -> str:
    if not seen.colours:
        return t("{name} sails with {colour}.", name=name, colour=colour(id))
    against = [
        t(
            "{won} against {rival} ({other})",
            won=ties_won(id, other),
            rival=names[seat],
            other=colour(other),
        )
        for seat, other in enumerate(seen.colours)
    ]
    return t(
        "When the same characters meet, {colour} wins, of {count}: {against}.",
        colour=colour(id),
        count=len(RANKS),
        against=listed(against),
    )


# --- what follows -----------------------------------------------------------------------------------------


def _events(seen: View, events: Iterable[Event], names: Names, *, short: bool) -> list[str]:
    """What happens besides the choice itself; ``short`` tells only where the plundering character goes."""
    told = []
    for event in events:
        if seen.ship and _goes_ashore(event, seen.ship[-1]):
            card = character(event.data["rank"])
            den = event.data["to"] == "den"
            told.append(
                t("The {card} enters the den.", card=card)
                if den
                else t("The {card} goes to the graveyard.", card=card)
            )
        elif not short and _matters(event) and (text := sentence(event, names)):
            told.append(text)
    return told


def _goes_ashore(event: Event, aboard: Aboard) -> bool:
    return event.kind == "arrive" and event.seat == aboard.seat and event.data["rank"] == aboard.rank


def _matters(event: Event) -> bool:
    """Whether something changes that the other sentences do not say."""
    if event.kind in ("phase", "scoring", "game_end"):
        return False
    return event.kind == "arrive" or any(
        value not in (None, 0, {}, []) for part, value in event.data.items() if part not in ("phase", "to")
    )


def _campaign_end(future: Foresight, names: Names) -> str:
    scoring = [event for event in future.later if event.kind == "scoring"]
    if not scoring:
        return ""
    points = [
        t("{name} {points}", name=names[event.seat or 0], points=event.data["points"]) for event in scoring
    ]
    campaign = scoring[0].data["campaign"]
    if campaign == CAMPAIGNS:
        return t("Then the game ends; the last campaign brings {points}.", points=listed(points))
    return t("Campaign {campaign} ends and brings {points}.", campaign=campaign, points=listed(points))


_CHOOSING_FOR = {
    "recruit": "recruiter",
    "keep": "preacher",
    "sell": "merchant",
    "revive": "surgeon",
    "gunner": "gunner",
    "parrot": "parrot",
    "waitress": "waitress",
}


def _next(seen: View, future: Foresight, names: Names) -> str:
    """Who chooses next, if that is certain."""
    end = future.end
    if end is None or end.over:
        return ""
    kind, seat = str(end.agenda[-1][0]), end.acting
    if seat is None:
        return t("Then day {day} begins.", day=end.day)
    name = names[seat]
    if kind == "booty":
        fields = {"name": name, "tokens": kinds_of(end.space)}
        if seat == seen.acting and end.ship[-1] == seen.ship[-1]:
            return t("{name} takes once more, from {tokens}.", **fields)
        return t("{name} takes next, from {tokens}.", **fields)
    if kind == "saber":
        return t("{name} must strike one: {targets}.", name=name, targets=_reached(end, seat, names))
    if kind == "colour":
        return t("{name} chooses next.", name=name)
    return t("{name} decides next, for the {card}.", name=name, card=character(RANK_OF[_CHOOSING_FOR[kind]]))


def _reached(seen: View, seat: int, names: Names) -> str:
    """Whom a saber can strike."""
    neighbours = sorted({(seat + 1) % seen.seats, (seat - 1) % seen.seats})
    return listed([owned(rank, names[other]) for other in neighbours for rank in seen.dens[other]])
