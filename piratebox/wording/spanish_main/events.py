"""What happened, in sentences of the current language, in the third person."""

from collections.abc import Mapping, Sequence
from typing import Any

from piratebox.language import listed, pick, t, tn
from rules.core.events import Event
from rules.spanish_main.components import ADVENTURES, MOVEMENTS, SHIPS

Names = tuple[str, ...]
"""The players' names by seat."""


def ship_name(ship: str) -> str:
    """A ship's full name."""
    return str(pick(SHIPS[ship].name))


def ships_named(ships: Sequence[str], *, short: bool = False) -> str:
    """Several ships as a list; ``short`` uses their ids."""
    return listed([ship if short else ship_name(ship) for ship in ships])


def pirate_name(ship: str) -> str:
    """The name of a ship's pirate."""
    return str(pick(SHIPS[ship].pirate))


def card_name(card: str) -> str:
    """The name of a movement or adventure card."""
    return str(pick((MOVEMENTS.get(card) or ADVENTURES[card]).name))


def sentence(event: Event, names: Names) -> str | None:
    """The log's line for an event, or None if it needs none."""
    teller = _TELLERS.get(event.kind)
    return _tidy(teller(event, names)) if teller else None


def _tidy(text: str) -> str:
    """No full stop after a card's exclamation mark."""
    return text.replace("!.", "!").replace("！。", "！")


def _name(event: Event, names: Names) -> str:
    return names[event.seat] if event.seat is not None else ""


def _move(event: Event, names: Names) -> str:
    name, card = _name(event, names), event.data["card"]
    ships, before, after = event.data["ships"], event.data["before"], event.data["after"]
    kind = MOVEMENTS[card].kind
    if kind == "fog":
        return t("{name} plays {card}: the adventure waits.", name=name, card=card_name(card))
    if kind == "sabotage":
        return t(
            "{name} plays {card}: {ship} is damaged.",
            name=name,
            card=card_name(card),
            ship=ship_name(ships[0]),
        )
    if kind == "nation":
        return t("{name} plays {card}.", name=name, card=card_name(card))
    start, end = before.index(ships[0]) + 1, after.index(ships[0]) + 1
    if start == end:
        return t(
            "{name} plays {card}: {ships} cannot move.",
            name=name,
            card=card_name(card),
            ships=ships_named(ships),
        )
    if kind == "pair":
        return t(
            "{name} plays {card}: {ships}, spaces {start}-{start_rear} to {end}-{end_rear}.",
            name=name,
            card=card_name(card),
            ships=ships_named(ships),
            start=start,
            start_rear=start + 1,
            end=end,
            end_rear=end + 1,
        )
    return t(
        "{name} plays {card}: {ship}, {start} to {end}.",
        name=name,
        card=card_name(card),
        ship=ship_name(ships[0]),
        start=start,
        end=end,
    )


def _repair(event: Event, names: Names) -> str:
    if event.data["ships"]:
        return t("{name} repairs all ships.", name=_name(event, names))
    return t("{name} repairs; no ship was damaged.", name=_name(event, names))


def _pass(event: Event, names: Names) -> str:
    swap = event.data["swap"]
    if swap is None:
        return t("{name} passes.", name=_name(event, names))
    return t("{name} passes and swaps out {card}.", name=_name(event, names), card=card_name(swap))


def _declare(event: Event, names: Names) -> str:
    return t(
        "{name} says: {accused} is {pirate}.",
        name=_name(event, names),
        accused=names[event.data["accused"]],
        pirate=pirate_name(event.data["pirate"]),
    )


def _pay(event: Event, names: Names) -> str:
    return t(
        "{name} pays with {card}; hand limit now {limit}.",
        name=_name(event, names),
        card=card_name(event.data["card"]),
        limit=event.data["limit"],
    )


def _accuse(event: Event, names: Names) -> str:
    fields = {
        "name": _name(event, names),
        "accused": names[event.data["accused"]],
        "pirate": pirate_name(event.data["pirate"]),
        "ship": ship_name(event.data["pirate"]),
        "taken": event.data["taken"],
    }
    if not event.data["right"]:
        return t("{name} accuses {accused} of being {pirate}: no.", **fields)
    if not event.data["taken"]:
        return t("{name} accuses {accused} of being {pirate}: right. {ship} has no fame.", **fields)
    return t(
        "{name} accuses {accused} of being {pirate}: right. {name} takes {taken} fame from {ship}.", **fields
    )


def _draw(event: Event, names: Names) -> str:
    return t("{name} draws {card}.", name=_name(event, names), card=card_name(event.data["card"]))


def _reshuffle(event: Event, _names: Names) -> str:
    return tn(
        "The movement discards are shuffled into a new deck of {n} card.",
        "The movement discards are shuffled into a new deck of {n} cards.",
        event.data["cards"],
    )


def _adventure(event: Event, names: Names) -> str:
    return adventure_sentence(event.data["card"], event.data, names)


def _game_end(_event: Event, _names: Names) -> str:
    return t("No adventure is left: all captains step forward.")


_TELLERS = {
    "move": _move,
    "repair": _repair,
    "pass": _pass,
    "declare": _declare,
    "pay_for_accusation": _pay,
    "accuse": _accuse,
    "draw": _draw,
    "reshuffle": _reshuffle,
    "adventure": _adventure,
    "game_end": _game_end,
}


def adventure_sentence(
    card: str, outcome: Mapping[str, Any], names: Names, *, short: bool = False, certain: bool = True
) -> str:
    """What an adventure does to the row.

    Args:
        card: the adventure's id.
        outcome: ``gained``, ``hit``, ``lost``, ``looted``, ``mutiny`` and ``owner`` of its event.
        names: the players' names by seat.
        short: name ships by their ids.
        certain: false in a preview, where a Mutiny's answer is not known.
    """
    return _tidy(_adventure_text(card_name(card), outcome, names, short=short, certain=certain))


def _adventure_text(
    name: str, outcome: Mapping[str, Any], names: Names, *, short: bool, certain: bool
) -> str:
    gained, hit, lost = outcome["gained"], outcome["hit"], outcome["lost"]
    takers = list(dict.fromkeys(gained))
    if outcome["mutiny"]:
        return _mutiny(name, outcome, names, short=short, certain=certain)
    if gained:
        fields = {
            "card": name,
            "ships": ships_named(takers, short=short),
            "amount": len(gained) // len(takers),
        }
        if hit:
            return t("{card}: {ships} +{amount}, and damaged.", **fields)
        return t("{card}: {ships} +{amount}.", **fields)
    if outcome["looted"]:
        robberies = [
            t(
                "{looter} takes 1 from {victim}",
                looter=looter if short else ship_name(looter),
                victim=victim if short else ship_name(victim),
            )
            for looter, victim in outcome["looted"]
        ]
        return t("{card}: {robberies}.", card=name, robberies=t("; ").join(robberies))
    losers = ships_named([ship for ship, _ in lost], short=short)
    if hit and lost:
        return t(
            "{card} hits {ships}; {losers} -1.", card=name, ships=ships_named(hit, short=short), losers=losers
        )
    if hit:
        return t("{card} hits {ships}.", card=name, ships=ships_named(hit, short=short))
    if lost:
        return t("{card}: {losers} -1.", card=name, losers=losers)
    return t("{card}: nothing happens.", card=name)


def _mutiny(name: str, outcome: Mapping[str, Any], names: Names, *, short: bool, certain: bool) -> str:
    ship = outcome["mutiny"]
    fields = {"card": name, "ship": ship if short else ship_name(ship)}
    if not certain:
        return t("{card} points at {ship}: half its fame is lost if somebody owns it.", **fields)
    if outcome["owner"] is None:
        return t("{card}: no captain steps forward for {ship}.", **fields)
    amount = sum(amount for _, amount in outcome["lost"])
    return t(
        "{card}: {owner} steps forward as {pirate}; {ship} -{amount}.",
        owner=names[outcome["owner"]],
        pirate=pirate_name(ship),
        amount=amount,
        **fields,
    )
