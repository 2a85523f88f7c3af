"""What happened, in sentences of the current language, in the third person; one effect at a time."""

from collections.abc import Callable, Iterable
from functools import partial

from piratebox.language import t, tn
from rules.core.events import Event
from rules.pirate_king.cards import Box
from rules.pirate_king.components import BASE

from .names import Names, bare_name, card_name, cards, copied, seats_named, symbol_cards, symbols, tally

Teller = Callable[[Event, Names, Box], str | None]


def sentence(event: Event, names: Names, box: Box = BASE) -> str | None:
    """The log's line for an event, or None if it needs none.

    Args:
        event: what happened.
        names: the players' names by seat.
        box: the cards of the table; only needed for names that an owner's card file has changed.
    """
    teller = _TELLERS.get(event.kind)
    return teller(event, names, box) if teller else None


def _name(event: Event, names: Names) -> str:
    return names[event.seat] if event.seat is not None else ""


def _card(event: Event, box: Box) -> str:
    """A card and what it counts as, if it is a copy."""
    return copied(box, event.data["card"], event.data.get("face", event.data["card"]))


# --- the round --------------------------------------------------------------------------------------------


def _pirate(event: Event, names: Names, box: Box) -> str:
    return t("{name} chooses {card}.", name=_name(event, names), card=card_name(box, event.data["card"]))


def _round(event: Event, names: Names, box: Box) -> str:
    return t(
        "Round {round}, captain {name}. Monsters: {monsters}. Loot: {loot}.",
        round=event.data["round"],
        name=names[event.data["captain"]],
        monsters=cards(box, event.data["monsters"]),
        loot=cards(box, event.data["loot"]) or t("none"),
    )


def _game_end(event: Event, names: Names, _box: Box) -> str:
    return t("The last round is over; {name} holds the captain token.", name=names[event.data["captain"]])


# --- flipping and voting ----------------------------------------------------------------------------------


def _flip(event: Event, names: Names, box: Box) -> str | None:
    """Who flips what; alone, in a whole sentence."""
    found = event.data["cards"]
    if not found:
        return None
    if len(found) == 1:
        seat, card, face = found[0]
        return t("{name} flips {card}.", name=names[seat], card=copied(box, card, face))
    told = [t("{name} {card}", name=names[seat], card=copied(box, card, face)) for seat, card, face in found]
    return t("The flip: {cards}.", cards=t(", ").join(told))


def _bust(event: Event, names: Names, _box: Box) -> str:
    return t(
        "{name} shows {curses} and is bust.",
        name=_name(event, names),
        curses=symbols("curse", event.data["curses"]),
    )


def _out_of_cards(event: Event, names: Names, _box: Box) -> str:
    return t("{name} has no card left to flip and stops.", name=_name(event, names))


def _declare(event: Event, names: Names, _box: Box) -> str:
    if event.data["goes_on"]:
        return t("{name} flips on.", name=_name(event, names))
    return t("{name} stops.", name=_name(event, names))


def _ballots(event: Event, names: Names, _box: Box) -> str | None:
    """Votes that were sealed; declared ones have been told."""
    if not event.final:
        return None
    on = [seat for seat, goes_on in event.data["ballots"] if goes_on]
    off = [seat for seat, goes_on in event.data["ballots"] if not goes_on]
    going = tn("{names} flips on.", "{names} flip on.", len(on), names=seats_named(on, names))
    stopping = tn("{names} stops.", "{names} stop.", len(off), names=seats_named(off, names))
    if not off:
        return going
    if not on:
        return stopping
    return t(
        "Flip on: {on}. Stop: {off}.",
        on=seats_named(on, names),
        off=seats_named(off, names),
    )


# --- effects ----------------------------------------------------------------------------------------------


def _effect(event: Event, names: Names, box: Box) -> str | None:
    """What a card sets off, where what follows does not name the card."""
    card = copied(box, event.data["card"], event.data["face"], bare=True)
    fields = {"name": _name(event, names), "card": card}
    match event.data["op"]:
        case "reveal" if event.data["who"] == "others":
            return tn(
                "{name}'s {card}: all others reveal {n} card.",
                "{name}'s {card}: all others reveal {n} cards.",
                event.data["n"],
                **fields,
            )
        case "reveal":
            return tn(
                "{name}'s {card}: reveal {n} card.",
                "{name}'s {card}: reveal {n} cards.",
                event.data["n"],
                **fields,
            )
        case "turn_over" if event.data["who"] == "others":
            fields["what"] = symbol_cards(event.data["symbol"])
            return t("{name}'s {card}: turn over the {what} of all others.", **fields)
        case "turn_over":
            fields["what"] = symbol_cards(event.data["symbol"])
            return t("{name}'s {card}: turn over other {what}.", **fields)
        case "choose":
            return t("{name}'s {card}: look at two cards, reveal one.", **fields)
        case "from_discard":
            return t("{name}'s {card}: one card comes back.", **fields)
        case "draw_loot":
            return t("{name}'s {card}: draw loot.", **fields)
    return None


def _unresolved(event: Event, names: Names, box: Box) -> str:
    return t(
        "{name}'s {card} lies face down before its effect.",
        name=_name(event, names),
        card=bare_name(box, event.data["card"]),
    )


def _nothing(event: Event, names: Names, _box: Box) -> str:
    fields = {"name": _name(event, names)}
    match event.data["op"]:
        case "reveal":
            return t("{name} has no card left to reveal.", **fields)
        case "turn_over":
            return t("There is nothing to turn over.")
        case "captain":
            return t("{name} holds the captain token already.", **fields)
        case "draw_loot":
            return t("The loot pile is empty.")
    return t("There is nobody to place it with.")


def _reveal(event: Event, names: Names, box: Box) -> str:
    fields = {"name": _name(event, names), "card": _card(event, box)}
    match event.data["by"]:
        case "choose":
            return t("{name} shows {card}.", **fields)
        case "draw_loot":
            return t("{name} draws {card} from the loot.", **fields)
        case "from_discard":
            return t("{name} takes {card} back from the discard pile.", **fields)
    return t("{name} reveals {card}.", **fields)


def _look(event: Event, names: Names, _box: Box) -> str:
    return tn(
        "{name} looks at the top card.",
        "{name} looks at the top {n} cards.",
        event.data["cards"],
        name=_name(event, names),
    )


def _looked(event: Event, names: Names, box: Box) -> str:
    return t(
        "Only {name} sees them, the top one first: {cards}.",
        name=_name(event, names),
        cards=_in_turn(box, event.data["cards"]),
    )


def _order(event: Event, names: Names, box: Box) -> str:
    return t(
        "Only {name} knows the order: {cards}.",
        name=_name(event, names),
        cards=_in_turn(box, event.data["cards"]),
    )


def _in_turn(box: Box, ids: Iterable[str]) -> str:
    return t(", ").join(bare_name(box, card) for card in ids)


def _put_back(event: Event, names: Names, _box: Box) -> str:
    return tn(
        "{name} puts {n} card back.",
        "{name} puts {n} cards back.",
        event.data["cards"],
        name=_name(event, names),
    )


def _reject(event: Event, names: Names, box: Box) -> str:
    return t("{name} discards {card}.", name=_name(event, names), card=card_name(box, event.data["card"]))


def _reshuffle(event: Event, names: Names, _box: Box) -> str:
    fields = {"name": _name(event, names)}
    if event.data["under"]:
        return tn(
            "{name} shuffles the discard pile, {n} card, under the deck.",
            "{name} shuffles the discard pile, {n} cards, under the deck.",
            event.data["cards"],
            **fields,
        )
    return tn(
        "{name} shuffles the discard pile, {n} card, into a new deck.",
        "{name} shuffles the discard pile, {n} cards, into a new deck.",
        event.data["cards"],
        **fields,
    )


def _turned(event: Event, names: Names, box: Box) -> str:
    hit: dict[int, list[str]] = {}
    for host, card in event.data["cards"]:
        hit.setdefault(host, []).append(card)
    told = [t("{name}'s {cards}", name=names[host], cards=cards(box, turned)) for host, turned in hit.items()]
    return t("Turned over: {cards}.", cards=t("; ").join(told))


def _place(event: Event, names: Names, box: Box) -> str:
    return t(
        "{name} places {card} with {host}.",
        name=_name(event, names),
        card=_card(event, box),
        host=names[event.data["host"]],
    )


def _captain(event: Event, names: Names, _box: Box) -> str:
    if event.data["why"] == "effect":
        return t("{name} takes the captain token.", name=_name(event, names))
    return t("{name}, last of a tie, takes the captain token.", name=_name(event, names))


# --- battle and loot --------------------------------------------------------------------------------------


def _battle(event: Event, names: Names, _box: Box) -> str:
    return t("Battle, by swords: {order}.", order=tally(event.data["order"], event.data["swords"], names))


def _loot_order(event: Event, names: Names, _box: Box) -> str:
    return t("Loot, by gold: {order}.", order=tally(event.data["order"], event.data["gold"], names))


def _taken(kind: str, event: Event, names: Names, box: Box) -> str:
    fields = {"name": _name(event, names), "card": card_name(box, event.data["card"])}
    if kind == "monster":
        return t("{name} takes the monster {card}.", **fields)
    return t("{name} takes {card}.", **fields)


def _remove(event: Event, names: Names, box: Box) -> str:
    card = card_name(box, event.data["card"])
    if event.seat is None:
        return t("{card} is removed from the game.", card=card)
    return t("{name} removes {card} from the game.", name=_name(event, names), card=card)


def listed_events(events: Iterable[Event], names: Names, box: Box = BASE) -> list[str]:
    """Events as sentences, without those that need none."""
    return [text for event in events if (text := sentence(event, names, box))]


_TELLERS: dict[str, Teller] = {
    "pirate": _pirate,
    "round": _round,
    "game_end": _game_end,
    "flip": _flip,
    "bust": _bust,
    "out_of_cards": _out_of_cards,
    "declare": _declare,
    "ballots": _ballots,
    "effect": _effect,
    "unresolved": _unresolved,
    "nothing": _nothing,
    "reveal": _reveal,
    "look": _look,
    "looked": _looked,
    "order": _order,
    "put_back": _put_back,
    "reject": _reject,
    "reshuffle": _reshuffle,
    "turned": _turned,
    "place": _place,
    "captain": _captain,
    "battle": _battle,
    "loot_order": _loot_order,
    "monster": partial(_taken, "monster"),
    "loot": partial(_taken, "loot"),
    "remove": _remove,
}
