"""Inspecting booty, dens and crews: everything that everybody may know about them."""

from piratebox.language import listed, pick, sentences, t, tn
from piratebox.wording.inspection import Inspection
from rules.libertalia.components import BOOTY, CHARACTERS, COLOURS, KIND, RANKS, named
from rules.libertalia.foresight import at_rest
from rules.libertalia.view import View

from .crews import ties_won
from .names import Names, characters, colour, lying, ranked
from .names import booty as counted
from .rulings import rulings_about

Facts = list[tuple[str, str]]


# --- booty ------------------------------------------------------------------------------------------------


def booty(seen: View, target: str, day: int, place: int, names: Names) -> Inspection | None:
    """A token under the hull; None if none lies there."""
    row = lying(seen.board[day - 1])
    if not 0 <= place < len(row):
        return None
    if day < seen.day:
        here = t("Left over on day {day}: out of reach until the campaign ends.", day=day)
    elif day > seen.day:
        here = t("Waits for day {day}.", day=day)
    else:
        here = t("Today's: the highest on the ship takes first.")
    return token(seen, target, row[place], names, here)


def token(seen: View | None, target: str, kind: str, names: Names, here: str = "") -> Inspection | None:
    """A kind of booty token; None if there is no such kind."""
    if kind not in KIND:
        return None
    box = BOOTY[KIND[kind]]
    facts: Facts = [(t("in full"), str(pick(box.text)))]
    if here:
        facts.append((t("here"), here))
    if seen is not None and (owners := _owners(seen, kind, names)):
        facts.append((t("in dens"), owners))
    return Inspection(
        target=target,
        name=str(pick(box.name)),
        kind=tn("booty token, {n} in the box", "booty token, {n} in the box", box.count),
        face=(str(pick(box.name)), str(pick(box.brief))),
        prints=str(pick(box.brief)),
        facts=tuple(facts),
        rulings=tuple(ruling.text for ruling in rulings_about(kind)),
        seen="" if seen is None else _seen(seen, kind),
        provenance=box.provenance,
    )


def _owners(seen: View, kind: str, names: Names) -> str:
    """Who owns how many of a kind; empty in memory mode and if nobody does."""
    held = [
        t("{name} {n}", name=names[seat], n=counts[KIND[kind]])
        for seat, counts in enumerate(seen.tokens)
        if counts is not None and counts[KIND[kind]]
    ]
    return listed(held)


def _seen(seen: View, kind: str) -> str:
    """How many of a kind lie where."""
    place = KIND[kind]
    board = sum(space[place] for space in seen.board)
    if seen.bag is None:
        return t(
            "{n} of {total} under the hull; the rest in dens or in the bag.",
            n=board,
            total=BOOTY[place].count,
        )
    return t(
        "{n} of {total} under the hull, {bag} in the bag, {dens} in dens.",
        n=board,
        total=BOOTY[place].count,
        bag=seen.bag[place],
        dens=BOOTY[place].count - board - seen.bag[place],
    )


# --- a player's den ---------------------------------------------------------------------------------------


def den(seen: View, target: str, seat: int, names: Names) -> Inspection:
    """All that is public about a player."""
    facts: Facts = [(t("owns"), _belongings(seen, seat)), (t("den"), _characters(seen.dens[seat]))]
    if seen.results:
        points = [sum(result[seat]) for result in seen.results]
        facts.append(
            (
                t("score"),
                t("{total} so far: {parts}.", total=sum(points), parts=listed(list(map(str, points)))),
            )
        )
    if not seen.over:
        _, now = at_rest(seen, seat)
        if now is not None:
            facts.append((t("now"), t("The den as it lies would bring {n} on the day of rest.", n=now)))
        facts.append((t("hand"), _hand(seen, seat)))
        facts.append((t("grave"), _graveyard(seen, seat)))
    return Inspection(
        target=target,
        name=names[seat],
        kind=t("the {colour} crew and its den", colour=colour(seen.colours[seat])),
        face=(names[seat], colour(seen.colours[seat])),
        facts=tuple(facts),
        rulings=tuple(ruling.text for ruling in rulings_about("den")),
    )


def _belongings(seen: View, seat: int) -> str:
    coins = tn("{n} doubloon", "{n} doubloons", seen.coins[seat])
    counts = seen.tokens[seat]
    if counts is None:
        held = tn("{n} token face down", "{n} tokens face down", seen.token_counts[seat])
        return t("{coins}; {tokens}.", coins=coins, tokens=held)
    if not any(counts):
        return t("{coins}; no booty.", coins=coins)
    return t("{coins}; {tokens}.", coins=coins, tokens=counted(named(counts)))


def _characters(ranks: tuple[int, ...]) -> str:
    if not ranks:
        return t("No characters.")
    return t("{characters}.", characters=listed([ranked(rank) for rank in ranks]))


def _hand(seen: View, seat: int) -> str:
    """The characters in hand, as far as everybody knows."""
    count = tn("{n} character", "{n} characters", seen.hands[seat])
    known, possible = seen.known_hand(seat), seen.possible_hand(seat)
    if known == possible:
        return t("{count}: {characters}.", count=count, characters=characters(known))
    unsure = [rank for rank in possible if rank not in known]
    return sentences(
        (
            t("{count}: {characters}.", count=count, characters=characters(known)),
            t("Perhaps: {characters}.", characters=characters(unsure)),
        )
    )


def _graveyard(seen: View, seat: int) -> str:
    """What lies in the graveyard, as far as everybody knows."""
    count = tn("{n} character", "{n} characters", seen.graveyards[seat])
    buried = seen.in_graveyard(seat)
    sure = [rank for rank, certain in buried if certain]
    unsure = [rank for rank, certain in buried if not certain]
    if not buried:
        return t("Empty.")
    told = (
        [t("{count}: {characters}.", count=count, characters=characters(sure))]
        if sure
        else [t("{count}.", count=count)]
    )
    if unsure:
        told.append(t("Perhaps: {characters}.", characters=characters(unsure)))
    return sentences(told)


# --- colours ----------------------------------------------------------------------------------------------


def crew(seen: View | None, target: str, id: str, names: Names) -> Inspection:
    """A colour: how it fares when the same characters meet, and who sails with it."""
    won = [t("{colour} {n}", colour=colour(other), n=ties_won(id, other)) for other in COLOURS if other != id]
    facts: Facts = [
        (
            t("ties"),
            t("Ranks above, of {count} characters: {colours}.", count=len(RANKS), colours=t(", ").join(won)),
        )
    ]
    if seen is not None:
        taken = id in seen.colours
        owner = names[seen.colours.index(id)] if taken else t("nobody")
        facts.append((t("owner"), owner))
    return Inspection(
        target=target,
        name=colour(id),
        kind=t("crew colour, {n} characters", n=len(CHARACTERS)),
        face=(colour(id),),
        facts=tuple(facts),
        rulings=tuple(ruling.text for ruling in rulings_about("colour")),
    )
