"""What happened, in sentences of the current language, in the third person."""

from collections.abc import Callable
from typing import Any

from piratebox.language import listed, t
from rules.core.events import Event

from .names import (
    Names,
    area,
    character,
    colour,
    crew_words,
    gains,
    landing,
    landing_of,
    missionaries,
    points,
    reals,
    reward,
    sailors,
)


def sentence(event: Event, names: Names) -> str | None:
    """The log's line for an event, or None if it needs none."""
    teller = _TELLERS.get(event.kind)
    return teller(event, names) if teller else None


def _name(event: Event, names: Names) -> str:
    return names[event.seat] if event.seat is not None else ""


# --- the round --------------------------------------------------------------------------------------------


def _start_round(event: Event, names: Names) -> str:
    return t(
        "Round {round}: the marker stands on {marker}, {first} or {second} to be had. {name} begins.",
        round=event.data["round"],
        marker=event.data["marker"],
        first=event.data["stacks"][0],
        second=reals(event.data["stacks"][1]),
        name=_name(event, names),
    )


def _place(event: Event, names: Names) -> str:
    fields = {
        "name": _name(event, names),
        "number": event.data["number"],
        "area": area(event.data["area"]),
    }
    return t("{name} places {number}: {area}.", **fields)


def _reveal(event: Event, _names: Names) -> str:
    modifier, marker = event.data["modifier"], event.data["marker"]
    if not modifier:
        return t("The tile turned up leaves the marker on {marker}.", marker=marker)
    if modifier > 0:
        return t(
            "The tile turned up moves the marker up by {n} to {marker}: dearer.", n=modifier, marker=marker
        )
    return t(
        "The tile turned up moves the marker down by {n} to {marker}: cheaper.", n=-modifier, marker=marker
    )


def _execute(event: Event, names: Names) -> str:
    fields = {
        "name": _name(event, names),
        "number": event.data["number"],
        "area": area(event.data["area"]),
    }
    if event.data["cost"]:
        return t(
            "{name} pays {amount} for disc {number}: {area}.", amount=reals(event.data["cost"]), **fields
        )
    return t("{name}'s disc {number} is free: {area}.", **fields)


def _decline(event: Event, names: Names) -> str:
    fields = {"name": _name(event, names), "number": event.data["number"]}
    if event.data["money"]:
        return t("{name} declines disc {number}: +{amount}.", amount=reals(event.data["money"]), **fields)
    return t("{name} declines disc {number}.", **fields)


def _levels(event: Event) -> list[str]:
    """The levels of the tiles an event is about, by the values of the table it happened at."""
    return [str(level) for level in event.data["levels"]]


def _ship(event: Event) -> str:
    """The ship or project an event is about, or the first of them, by its level."""
    return t("level {level}", level=event.data["levels"][0])


# --- actions ----------------------------------------------------------------------------------------------


def _buy(event: Event, names: Names) -> str:
    tiles = event.data["projects"]
    fields = {"name": _name(event, names), "amount": reals(event.data["price"])}
    if len(tiles) == 1:
        return t("{name} buys a project of {ship} for {amount}.", ship=_ship(event), **fields)
    return t("{name} buys projects of level {levels} for {amount}.", levels=listed(_levels(event)), **fields)


def _buy_gabriel(event: Event, names: Names) -> str:
    return t(
        "{name} buys the São Gabriel, {ship}, launched, for {amount}.",
        name=_name(event, names),
        ship=_ship(event),
        amount=reals(event.data["price"]),
    )


def _recruit(event: Event, names: Names) -> str:
    fields: dict[str, Any] = {"name": _name(event, names)}
    if not event.data["sailors"]:
        return t("{name} takes a captain for nothing.", **fields)
    fields |= {"crew": sailors(event.data["sailors"]), "amount": reals(event.data["price"])}
    if event.data["captain"]:
        return t(
            "{name} hires {crew} for {amount}, and a captain for {more}.",
            more=reals(event.data["captain_price"]),
            **fields,
        )
    return t("{name} hires {crew} for {amount}.", **fields)


def _send(event: Event, names: Names) -> str:
    return t(
        "{name} sends the ship of {ship} to {landing}: +{vp}.",
        name=_name(event, names),
        ship=_ship(event),
        landing=landing_of(event.data["space"]),
        vp=points(event.data["vp"]),
    )


def _send_merchant(event: Event, names: Names) -> str:
    return t(
        "{name} sends the merchant, {ship}, to {landing}.",
        name=_name(event, names),
        ship=_ship(event),
        landing=landing_of(event.data["space"]),
    )


def _reward(event: Event, names: Names) -> str:
    fields = {"name": _name(event, names), "landing": landing(event.data["landing"])}
    if not event.data["amount"]:
        return t("{landing} has no captain left for {name}.", **fields)
    return t(
        "{landing} gives {name} {reward}.",
        reward=reward(event.data["reward"], event.data["amount"]),
        **fields,
    )


def _reward_project(event: Event, names: Names) -> str:
    return t(
        "{landing} gives {name} a project of {ship}.",
        landing=landing(event.data["landing"]),
        name=_name(event, names),
        ship=_ship(event),
    )


def _reward_sailor(event: Event, names: Names) -> str:
    return t(
        "{landing} gives {name} a sailor: {colour}.",
        landing=landing(event.data["landing"]),
        name=_name(event, names),
        colour=colour(event.data["colour"]),
    )


def _refuse(event: Event, names: Names) -> str:
    return t(
        "{name} leaves the reward of {landing}.",
        name=_name(event, names),
        landing=landing(event.data["landing"]),
    )


def _launch(event: Event, names: Names) -> str:
    return t(
        "{name} launches the ship of {ship} with {crew}.",
        name=_name(event, names),
        ship=_ship(event),
        crew=crew_words(event.data["crew"]),
    )


# --- characters -------------------------------------------------------------------------------------------


def _take_money(event: Event, names: Names) -> str:
    return t("{name} takes {amount}.", name=_name(event, names), amount=reals(event.data["amount"]))


def _take_character(event: Event, names: Names) -> str:
    fields = {"name": _name(event, names), "character": character(event.data["character"])}
    former = event.data["former"]
    if former is None:
        return t("{name} takes {character}.", **fields)
    if former == event.seat:
        return t("{name} takes {character} again.", **fields)
    return t("{name} takes {character} from {former}.", former=names[former], **fields)


def _dias(event: Event, names: Names) -> str:
    return t("Dias brings {name} {vp}.", name=_name(event, names), vp=points(event.data["vp"]))


def _francisco(event: Event, names: Names) -> str:
    fields = {"name": _name(event, names)}
    if not event.data["missionaries"]:
        return t("Francisco has no missionary left for {name}.", **fields)
    return t(
        "Francisco gives {name} {missionaries}.",
        missionaries=missionaries(event.data["missionaries"]),
        **fields,
    )


def _hold(event: Event, names: Names) -> str:
    return t(
        "{name} holds the merchant, {ship}, for phase three.",
        name=_name(event, names),
        ship=_ship(event),
    )


def _next_merchant(event: Event, _names: Names) -> str:
    return t("The next merchant is turned up: {ship}.", ship=_ship(event))


def _merchant_lost(event: Event, names: Names) -> str:
    return t(
        "{name}'s merchant, {ship}, finds no space and leaves the game.",
        name=_name(event, names),
        ship=_ship(event),
    )


# --- phase three and the end of the round -----------------------------------------------------------------


def _income(event: Event, names: Names) -> str:
    paid = [gains(event.data["reals"], names, "reals"), gains(event.data["vp"], names, "vp")]
    return t("The ships at sea earn: {gains}.", gains=listed([part for part in paid if part]))


def _complete(event: Event, names: Names) -> str:
    place, paid = landing(event.data["landing"]), gains(event.data["vp"], names, "vp")
    if not paid:
        return t("{landing} is complete; that pays nobody.", landing=place)
    return t("{landing} is complete: {gains}.", landing=place, gains=paid)


def _advance(event: Event, names: Names) -> str:
    goal, fields = event.data["goal"], {"ship": _ship(event), "name": _name(event, names)}
    if event.seat is None:
        if goal is None:
            return t("The merchant, {ship}, leaves the game.", **fields)
        return t("The merchant, {ship}, sails on to {landing}.", landing=landing_of(goal), **fields)
    if goal is None:
        return t("{name}'s ship of {ship} leaves the game; the captain comes home.", **fields)
    return t("{name}'s ship of {ship} sails on to {landing}.", landing=landing_of(goal), **fields)


def _refill(event: Event, _names: Names) -> str:
    drawn = [
        t("section {n}: {crew}", n=n, crew=sailors(crew))
        for n, crew in enumerate(event.data["sections"], start=1)
        if crew
    ]
    if not drawn:
        return t("No sailors are drawn; {bag} are in the bag.", bag=event.data["bag"])
    return t(
        "Drawn from the bag, where {bag} stay: {sections}.",
        bag=event.data["bag"],
        sections=t("; ").join(drawn),
    )


def _projects(event: Event, _names: Names) -> str:
    return t(
        "New projects of level {levels}; the São Gabriel: {gabriel}.",
        levels=t(", ").join(_levels(event)[1:]),
        gabriel=_ship(event),
    )


def _benefits(event: Event, names: Names) -> str | None:
    told = []
    if event.data["dias"] is not None:
        dias = {"name": names[event.data["dias"]], "vp": points(event.data["vp"])}
        told.append(t("Dias: {name} +{vp}, and starts", **dias))
    if event.data["francisco"] is not None and event.data["missionaries"]:
        told.append(
            t(
                "Francisco: {name} +{missionaries}",
                name=names[event.data["francisco"]],
                missionaries=missionaries(event.data["missionaries"]),
            )
        )
    if event.data["manuel"] is not None:
        told.append(t("Manuel I: {name} has the additional disc", name=names[event.data["manuel"]]))
    return t("{benefits}.", benefits=t("; ").join(told)) if told else None


def _game_end(event: Event, names: Names) -> str:
    totals = [t("{name} {n}", name=names[seat], n=score) for seat, score in enumerate(event.data["scores"])]
    return t("The fifth round is over. With money and ready ships: {totals}.", totals=listed(totals))


_TELLERS: dict[str, Callable[[Event, Names], str | None]] = {
    "start_round": _start_round,
    "place": _place,
    "reveal": _reveal,
    "execute": _execute,
    "decline": _decline,
    "buy": _buy,
    "buy_gabriel": _buy_gabriel,
    "recruit": _recruit,
    "send": _send,
    "send_merchant": _send_merchant,
    "reward": _reward,
    "reward_project": _reward_project,
    "reward_sailor": _reward_sailor,
    "refuse": _refuse,
    "launch": _launch,
    "take_money": _take_money,
    "take_character": _take_character,
    "dias": _dias,
    "francisco": _francisco,
    "hold": _hold,
    "next_merchant": _next_merchant,
    "merchant_lost": _merchant_lost,
    "income": _income,
    "complete": _complete,
    "advance": _advance,
    "refill": _refill,
    "projects": _projects,
    "benefits": _benefits,
    "game_end": _game_end,
}
