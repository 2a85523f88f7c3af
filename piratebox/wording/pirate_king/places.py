"""Inspecting players, decks, piles, the captain token and the two sides of a vote."""

from collections.abc import Sequence

from piratebox.language import sentences, t, tn
from piratebox.wording.inspection import Inspection
from rules.pirate_king.cards import SYMBOLS
from rules.pirate_king.foresight import cards_showing, crowns_now, order_now, rank_now
from rules.pirate_king.state import ACTIVE, BUST, STOPPED, UNGIVEN
from rules.pirate_king.view import View

from .names import (
    Names,
    bare_name,
    card_name,
    cards,
    counted,
    rank_word,
    seats_named,
    symbol_cards,
    tally,
)
from .rulings import rulings_on

Facts = list[tuple[str, str]]


def inspection(seen: View | None, target: str, names: Names) -> Inspection | None:
    """A thing on the table that is no card; ``seen`` is a stranger's view."""
    kind, _, id = target.partition(":")
    number = int(id) if id.isdecimal() else -1
    if kind == "vote" and id in ("flip", "stop"):
        return _vote(seen, target, names)
    if target == "token:captain":
        return _token(seen, target, names)
    if seen is None:
        return None
    if kind == "pile" and id in ("monsters", "loot"):
        return _pile(seen, target)
    if not 0 <= number < seen.seats:
        return None
    match kind:
        case "seat":
            return _seat(seen, target, number, names)
        case "deck":
            return _deck(seen, target, number, names)
        case "discards":
            return _discards(seen, target, number, names)
    return None


# --- players ----------------------------------------------------------------------------------------------


def _seat(seen: View, target: str, seat: int, names: Names) -> Inspection:
    totals = seen.totals(seat)
    facts: Facts = [(t("crowns"), t("{n} if the game ended now.", n=crowns_now(seen, seat)))]
    if not seen.over:
        facts.append((t("round"), _status(seen, seat)))
        if seen.status[seat] != BUST:
            facts.append((t("swords"), _ranked(totals.sword, rank_now(seen, seat, "sword"))))
            facts.append((t("gold"), _ranked(totals.gold, rank_now(seen, seat, "gold"))))
            facts.append((t("curses"), t("{n} of 3 that bust.", n=totals.curse)))
    facts.append((t("owns"), _owned(seen, seat)))
    return Inspection(
        target=target,
        name=names[seat],
        kind=card_name(seen, seen.pirates[seat]) if seen.pirates[seat] else t("no pirate yet"),
        face=(names[seat], t("captain")) if seat == seen.captain else (names[seat],),
        facts=tuple(facts),
        rulings=rulings_on("seat"),
    )


def _ranked(amount: int, rank: int) -> str:
    return t("{n}, {rank} if the round ended now.", n=amount, rank=rank_word(rank))


def _status(seen: View, seat: int) -> str:
    """What a player is doing in the round."""
    if seen.status[seat] == BUST:
        return t("Bust: -1 sword and -1 gold, no part in effects.")
    if seen.status[seat] == STOPPED:
        return t("Stopped; only effects of others can still reach the row.")
    if seen.ballots[seat] != UNGIVEN:
        return t("Still in; the vote is given.")
    return t("Still in.")


def _owned(seen: View, seat: int) -> str:
    """How many cards, and how many show each symbol."""
    parts = [
        t("{n} {cards}", n=cards_showing(seen, seat, symbol), cards=symbol_cards(symbol))
        for symbol in SYMBOLS
    ]
    return tn("{n} card: {parts}.", "{n} cards: {parts}.", len(seen.owned(seat)), parts=t(", ").join(parts))


# --- decks and piles --------------------------------------------------------------------------------------


def _list(seen: View, ids: Sequence[str]) -> str:
    return t("{cards}.", cards=t(", ").join(counted(seen, ids))) if ids else t("Nothing.")


def _deck(seen: View, target: str, seat: int, names: Names) -> Inspection:
    deck = seen.decks[seat]
    facts: Facts = [(t("holds"), _list(seen, deck))]
    curses = sum(seen.box.faces[card].curse > 0 for card in deck)
    facts.append(
        (t("curses"), tn("{n} of them shows a curse.", "{n} of them show curses.", curses)),
    )
    if seen.known[seat]:
        facts.append((t("known"), _known(seen, seat, names)))
    return Inspection(
        target=target,
        name=t("{name}'s deck", name=names[seat]),
        kind=tn("{n} card, face down", "{n} cards, face down", len(deck)),
        face=(t("deck"), str(len(deck))),
        prints=t("What it holds can be worked out by everybody; its order nobody knows."),
        facts=tuple(facts),
        rulings=rulings_on("deck"),
    )


def _known(seen: View, seat: int, names: Names) -> str:
    """How many cards on top its owner knows, and what everybody can say of them."""
    told = [
        tn(
            "{name} knows the top card.",
            "{name} knows the top {n} cards.",
            seen.known[seat],
            name=names[seat],
        )
    ]
    if seen.among[seat]:
        told.append(t("Among them, as everybody knows: {cards}.", cards=cards(seen, seen.among[seat])))
    return sentences(told)


def _discards(seen: View, target: str, seat: int, names: Names) -> Inspection:
    pile = seen.discards[seat]
    facts: Facts = [(t("holds"), _list(seen, seen.box.in_order(pile)))]
    if pile:
        facts.append((t("on top"), t("{card}.", card=bare_name(seen, pile[-1]))))
    return Inspection(
        target=target,
        name=t("{name}'s discard pile", name=names[seat]),
        kind=tn("{n} card, face up", "{n} cards, face up", len(pile)),
        face=(t("discards"), str(len(pile))),
        prints=t("Shuffled under the deck when a card is needed and missing."),
        facts=tuple(facts),
        rulings=rulings_on("discards"),
    )


def _pile(seen: View, target: str) -> Inspection:
    monsters = target == "pile:monsters"
    pile = seen.monster_pile if monsters else seen.loot_pile
    facts: Facts = [(t("holds"), _list(seen, pile))]
    if seen.removed:
        gone = [card for card in seen.removed if (card in seen.box.monsters) == monsters]
        facts.append((t("removed"), _list(seen, seen.box.in_order(gone))))
    return Inspection(
        target=target,
        name=t("Monster pile") if monsters else t("Loot pile"),
        kind=tn("{n} card, face down", "{n} cards, face down", len(pile)),
        face=(t("monsters") if monsters else t("loot"), str(len(pile))),
        prints=t("Two monsters are laid out each round.")
        if monsters
        else t("As many cards are laid out as there are players, four for two."),
        facts=tuple(facts),
        rulings=rulings_on("pile"),
    )


# --- token and vote ---------------------------------------------------------------------------------------


def _token(seen: View | None, target: str, names: Names) -> Inspection:
    facts: Facts = [
        (
            t("in full"),
            t(
                "Effects go in order from the captain clockwise. Of players level in swords or gold, the "
                "one nearer to the captain goes first, and the last of them takes the token. At the end it "
                "is worth 1 crown and breaks ties."
            ),
        )
    ]
    if seen is not None:
        facts.append((t("now"), t("{name} holds it.", name=names[seen.captain])))
    return Inspection(
        target=target,
        name=t("Captain token"),
        kind=t("1 in the box"),
        face=(t("captain"), t("token")),
        facts=tuple(facts),
        rulings=rulings_on("token"),
        provenance="printed_one_source",
    )


def _vote(seen: View | None, target: str, names: Names) -> Inspection:
    flip = target == "vote:flip"
    if flip:
        full = t(
            "Everybody who goes on flips the top card of the own deck at once; then effects are resolved."
        )
    else:
        full = t("No more flips this round. The row stays, but effects of others can still change it.")
    facts: Facts = [(t("in full"), full)]
    if seen is not None and not seen.over:
        active = [seat for seat in range(seen.seats) if seen.status[seat] == ACTIVE]
        if active:
            facts.append((t("still in"), t("{names}.", names=seats_named(active, names))))
        for label, symbol in ((t("swords"), "sword"), (t("gold"), "gold")):
            order = order_now(seen, "sword" if symbol == "sword" else "gold")
            amounts = [getattr(seen.totals(seat), symbol) for seat in order]
            facts.append((label, t("{order}.", order=tally(order, amounts, names))))
    return Inspection(
        target=target,
        name=t("Flip") if flip else t("Stop"),
        kind=t("one side of the vote"),
        face=(t("Flip") if flip else t("Stop"),),
        prints=t("Three curses bust.") if flip else t("Final for the round."),
        facts=tuple(facts),
        rulings=rulings_on("flip" if flip else "stop"),
    )
