"""What happened, in sentences of the current language, in the third person."""

from collections.abc import Callable

from piratebox.language import listed, t, tn
from rules.core.events import Event
from rules.meuterer.components import KINDS

from .names import (
    Names,
    a_card,
    cards,
    counted,
    island_name,
    islands,
    points,
    role_name,
    seats_named,
)


def sentence(event: Event, names: Names) -> str | None:
    """The log's line for an event, or None if it needs none."""
    teller = _TELLERS.get(event.kind)
    return teller(event, names) if teller else None


def _name(event: Event, names: Names) -> str:
    return names[event.seat] if event.seat is not None else ""


# --- salary, offering, roles ------------------------------------------------------------------------------


def _salary(event: Event, names: Names) -> str:
    return t("{name} promises a salary of {amount}.", name=_name(event, names), amount=event.data["amount"])


def _offer(event: Event, names: Names) -> str:
    fields = {"name": _name(event, names), "card": a_card(event.data["card"])}
    if event.data["count"] > 1:
        return t("{name} offers {card}, now {count}.", count=event.data["count"], **fields)
    return t("{name} offers {card}.", **fields)


def _pass(event: Event, names: Names) -> str | None:
    """A captain's pass is told with the destination."""
    if not event.data["takes_role"]:
        return None
    return tn(
        "{name} passes with {n} card and takes a role.",
        "{name} passes with {n} cards and takes a role.",
        event.data["cards"],
        name=_name(event, names),
    )


def _light(event: Event, names: Names) -> str:
    fields = {"name": _name(event, names), "island": island_name(event.data["island"])}
    steps = event.data["steps"]
    if not steps:
        return t("{name} passes with no card: the ship is to stay at {island}.", **fields)
    return tn(
        "{name} passes with {n} card: {n} step to {island}.",
        "{name} passes with {n} cards: {n} steps to {island}.",
        steps,
        **fields,
    )


def _take_role(event: Event, names: Names) -> str:
    return t(
        "Only {name} knows: it is the {role}.", name=_name(event, names), role=role_name(event.data["role"])
    )


def _reveal(event: Event, names: Names) -> str:
    taken = [
        t("{name} {role}", name=names[seat], role=role_name(role))
        for seat, role in enumerate(event.data["roles"])
        if role is not None
    ]
    return t("The roles: {roles}.", roles=t(", ").join(taken))


def _dark(event: Event, names: Names) -> str:
    fields = {"name": _name(event, names), "island": island_name(event.data["island"])}
    steps = event.data["steps"]
    if not steps:
        return t("{name} wants the ship to stay at {island}.", **fields)
    return tn(
        "{name} wants to sail {n} step to {island}.",
        "{name} wants to sail {n} steps to {island}.",
        steps,
        **fields,
    )


def _pirate_ship(event: Event, names: Names) -> str:
    return t(
        "{name}'s pirate ship lies at {island}.",
        name=_name(event, names),
        island=island_name(event.data["island"]),
    )


# --- mutiny -----------------------------------------------------------------------------------------------


def _mutiny(event: Event, names: Names) -> str:
    return t(
        "Mutiny: {mutineers} with {mutiny} against {loyal} with {captains}.",
        mutineers=seats_named(event.data["mutiny_side"], names),
        mutiny=event.data["mutiny"],
        loyal=seats_named(event.data["captains_side"], names),
        captains=event.data["captains"],
    )


def _weapon(event: Event, names: Names) -> str:
    return t(
        "{name} adds a weapon: captain's side {captains}, mutiny {mutiny}.",
        name=_name(event, names),
        captains=event.data["captains"],
        mutiny=event.data["mutiny"],
    )


def _stop(event: Event, names: Names) -> str:
    return t("{name} adds no more.", name=_name(event, names))


def _outcome(event: Event, _names: Names) -> str:
    fields = {"mutiny": event.data["mutiny"], "captains": event.data["captains"]}
    if event.data["succeeds"]:
        return t("The mutiny succeeds, {mutiny} to {captains}.", **fields)
    return t("The mutiny is put down, {captains} to {mutiny}.", **fields)


# --- points -----------------------------------------------------------------------------------------------


def _command(event: Event, names: Names) -> str:
    return t(
        "{name} commands the ship to {island}: {points}.",
        name=_name(event, names),
        island=island_name(event.data["island"]),
        points=points(event.data["points"]),
    )


def _raid(event: Event, names: Names) -> str:
    return t(
        "{name}'s pirates raid {island}: {points}, and nothing for {leader}.",
        name=_name(event, names),
        island=island_name(event.data["island"]),
        points=points(event.data["points"]),
        leader=names[event.data["leader"]],
    )


def _mate(event: Event, names: Names) -> str:
    fields = {"name": _name(event, names), "role": role_name("mate"), "bank": points(event.data["bank"])}
    if not event.data["salary"]:
        return t("{name} as {role}: {bank}.", **fields)
    return t(
        "{name} as {role}: {bank}, and {salary} from {captain}.",
        salary=event.data["salary"],
        captain=names[event.data["captain"]],
        **fields,
    )


def _boy(event: Event, names: Names) -> str:
    return t(
        "{name} as {role}: {bank}.",
        name=_name(event, names),
        role=role_name("boy"),
        bank=points(event.data["points"]),
    )


def _new_captain(event: Event, names: Names) -> str:
    return t("{name} is the captain now.", name=_name(event, names))


def _allocate(event: Event, names: Names) -> str | None:
    """Who has nothing to sell needs no words."""
    lots = [
        t("{goods} to {island}", goods=counted(lot["card"], lot["count"]), island=island_name(lot["island"]))
        for lot in event.data["lots"]
        if lot["count"]
    ]
    return t("{name} brings {lots}.", name=_name(event, names), lots=listed(lots)) if lots else None


def _sale(event: Event, names: Names) -> str | None:
    """An island where nobody sells needs no words."""
    island = island_name(event.data["island"])
    counts, paid = event.data["counts"], event.data["points"]
    sellers = [seat for seat, amount in enumerate(paid) if amount]
    if not any(counts):
        return None
    if not sellers:
        return t("Too many are level at {island}: it pays nothing.", island=island)
    if len(sellers) == 1:
        seat = sellers[0]
        goods = counted(event.data["kinds"][seat], counts[seat])
        return t(
            "{name} sells {goods} at {island}: {points}.",
            name=names[seat],
            goods=goods,
            island=island,
            points=points(paid[seat]),
        )
    told = [t("{name} {points}", name=names[seat], points=points(paid[seat])) for seat in sellers]
    return t(
        "Level at {island} with {count} each: {sellers}.",
        island=island,
        count=max(counts),
        sellers=t(", ").join(told),
    )


# --- sailing, refilling, the next round ---------------------------------------------------------------------


def _move_ship(event: Event, _names: Names) -> str:
    island = island_name(event.data["island"])
    if event.data["stays"]:
        return t("The ship stays at {island}, the only open island.", island=island)
    return t(
        "The ship sails to {island}. Open: {islands}.", island=island, islands=islands(event.data["open"])
    )


def _refill(event: Event, names: Names) -> str:
    return tn(
        "{name} draws {n} card.", "{name} draws {n} cards.", event.data["cards"], name=_name(event, names)
    )


def _draw(event: Event, names: Names) -> str:
    drawn: dict[str, int] = {}
    for card in sorted(event.data["cards"], key=KINDS.index):
        drawn[card] = drawn.get(card, 0) + 1
    return t("Only {name} sees them: {cards}.", name=_name(event, names), cards=cards(drawn))


def _reshuffle(event: Event, _names: Names) -> str:
    return tn(
        "The discards are shuffled: {n} card to draw.",
        "The discards are shuffled: {n} cards to draw.",
        event.data["cards"],
    )


def _bottom(event: Event, names: Names) -> str:
    return t(
        "{name} puts {card} under the draw pile, unseen.",
        name=_name(event, names),
        card=a_card(event.data["card"]),
    )


def _loaded(event: Event, names: Names) -> str:
    return t(
        "{name} as {role} puts {n} cards under the draw pile.",
        name=_name(event, names),
        role=role_name("loader"),
        n=event.data["cards"],
    )


def _round(event: Event, names: Names) -> str:
    return t("Round {round} begins; {name} is captain.", round=event.data["round"], name=_name(event, names))


def _game_end(_event: Event, _names: Names) -> str:
    return t("The last round is over, and so is the game.")


_TELLERS: dict[str, Callable[[Event, Names], str | None]] = {
    "salary": _salary,
    "offer": _offer,
    "pass": _pass,
    "light": _light,
    "take_role": _take_role,
    "reveal": _reveal,
    "dark": _dark,
    "pirate_ship": _pirate_ship,
    "mutiny": _mutiny,
    "weapon": _weapon,
    "stop": _stop,
    "outcome": _outcome,
    "command": _command,
    "raid": _raid,
    "mate": _mate,
    "boy": _boy,
    "new_captain": _new_captain,
    "allocate": _allocate,
    "sale": _sale,
    "move_ship": _move_ship,
    "refill": _refill,
    "draw": _draw,
    "reshuffle": _reshuffle,
    "bottom": _bottom,
    "loaded": _loaded,
    "round": _round,
    "game_end": _game_end,
}
