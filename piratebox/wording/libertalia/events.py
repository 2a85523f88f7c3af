"""What happened, in sentences of the current language, in the third person."""

from collections.abc import Callable
from typing import Any

from piratebox.language import listed, t, tn
from rules.core.events import Event
from rules.libertalia.components import RANK_OF

from .names import Names, a_token, booty, character, characters, colour, owned, tokens


def sentence(event: Event, names: Names) -> str | None:
    """The log's line for an event, or None if it needs none."""
    if event.data.get("phase") == "rest" and event.kind in RANK_OF:
        return _doubloons(event, names)
    teller = _TELLERS.get(event.kind)
    return teller(event, names) if teller else None


def _fields(event: Event, names: Names) -> dict[str, Any]:
    """Who acts, and with which character."""
    fields: dict[str, Any] = {"name": names[event.seat] if event.seat is not None else ""}
    if event.kind in RANK_OF:
        fields["card"] = character(RANK_OF[event.kind])
    return fields


def _nothing(event: Event, names: Names) -> str:
    return t("{name}'s {card}: nothing.", **_fields(event, names))


def _doubloons(event: Event, names: Names) -> str:
    """A character that only brings or costs doubloons."""
    fields = _fields(event, names)
    if event.data.get("gained"):
        return t("{name}'s {card}: +{amount}.", amount=event.data["gained"], **fields)
    if event.data.get("lost"):
        return t("{name}'s {card}: -{amount}.", amount=event.data["lost"], **fields)
    return _nothing(event, names)


# --- setup, sunrise, phases -------------------------------------------------------------------------------


def _colour(event: Event, names: Names) -> str:
    return t("{name} takes the crew: {colour}.", colour=colour(event.data["colour"]), **_fields(event, names))


def _campaign(event: Event, _names: Names) -> str:
    return t(
        "Campaign {campaign}. Dealt to everybody: {characters}.",
        campaign=event.data["campaign"],
        characters=characters(event.data["ranks"]),
    )


def _sunrise(event: Event, names: Names) -> str:
    aboard = [owned(rank, names[seat]) for rank, _influence, seat in event.data["ship"]]
    return t("Sunrise, low to high: {characters}.", characters=t(", ").join(aboard))


def _phase(event: Event, _names: Names) -> str:
    return {"dusk": t("Dusk."), "night": t("Night."), "rest": t("The day of rest.")}[event.data["phase"]]


# --- day --------------------------------------------------------------------------------------------------


def _parrot(event: Event, names: Names) -> str:
    return t(
        "{name}'s {card} leaves; the {other} boards the ship.",
        other=character(event.data["rank"]),
        **_fields(event, names),
    )


def _monkey(event: Event, names: Names) -> str:
    relics = event.data["relics"]
    if not relics:
        return _nothing(event, names)
    return t(
        "{name}'s {card} passes {tokens} to {left}.",
        tokens=booty({"relic": relics}),
        left=names[event.data["to"]],
        **_fields(event, names),
    )


def _beggar(event: Event, names: Names) -> str:
    gained, victim = event.data["gained"], event.data["victim"]
    fields = _fields(event, names) | {"victim": names[victim], "other": character(event.data["rank"])}
    if gained:
        return t("{name}'s {card}: {victim} ({other}) pays {amount}.", amount=gained, **fields)
    if victim == event.seat:
        return t("{name}'s {card} is the highest on the ship himself: nothing.", **fields)
    return t("{name}'s {card}: {victim} ({other}) has no doubloons.", **fields)


def _recruiter(event: Event, names: Names) -> str:
    if event.data["rank"] is None:
        return t("{name}'s {card} finds nobody in the den.", **_fields(event, names))
    return t(
        "{name}'s {card} takes the {other} back into hand.",
        other=character(event.data["rank"]),
        **_fields(event, names),
    )


def _preacher(event: Event, names: Names) -> str:
    if event.data["kept"] is None:
        return _nothing(event, names)
    return t(
        "{name}'s {card} keeps {token} and discards {tokens}.",
        token=a_token(event.data["kept"]),
        tokens=booty(event.data["discarded"]),
        **_fields(event, names),
    )


def _brute(event: Event, names: Names) -> str:
    fields = _fields(event, names)
    if event.data["victim"] == event.seat:
        return t("{name}'s {card} is the highest on the ship and throws himself out.", **fields)
    return t(
        "{name}'s {card} throws {victim}'s {other} off the ship.",
        victim=names[event.data["victim"]],
        other=character(event.data["rank"]),
        **fields,
    )


def _gunner(event: Event, names: Names) -> str:
    fields = _fields(event, names) | {"amount": event.data["lost"]}
    if event.data["rank"] is None:
        if not event.data["lost"]:
            return t("{name}'s {card} finds nobody to shoot.", **fields)
        return t("{name}'s {card} pays {amount} and finds nobody to shoot.", **fields)
    return t(
        "{name}'s {card} pays {amount} and shoots {victim}'s {other}.",
        victim=names[event.data["victim"]],
        other=character(event.data["rank"]),
        **fields,
    )


def _spanish_spy(event: Event, names: Names) -> str:
    returned = event.data["returned"]
    if not returned:
        return _nothing(event, names)
    return t(
        "{name}'s {card} swaps {officers} for {tokens}.",
        officers=booty({"officer": returned}),
        tokens=booty(event.data["drawn"]),
        **_fields(event, names),
    )


def _merchant(event: Event, names: Names) -> str:
    fields = _fields(event, names)
    if event.data["token"] is None:
        return t("{name}'s {card} has no two tokens alike to sell.", **fields)
    return t(
        "{name}'s {card} sells {tokens}: +{amount}.",
        tokens=tokens(event.data["token"], event.data["count"]),
        amount=event.data["gained"],
        **fields,
    )


def _surgeon(event: Event, names: Names) -> str:
    fields = _fields(event, names)
    if not event.data["taken"]:
        return t("{name}'s {card} finds an empty graveyard.", **fields)
    return t("{name}'s {card} takes a character back into hand, unseen.", **fields)


def _revived(event: Event, names: Names) -> str:
    return t(
        "Only {name} knows: it is the {other}.", other=character(event.data["rank"]), **_fields(event, names)
    )


def _spanish_governor(event: Event, names: Names) -> str:
    if not event.data["ranks"]:
        return t("{name}'s {card} finds an empty den.", **_fields(event, names))
    return t(
        "{name}'s {card} empties the den: {characters}.",
        characters=characters(event.data["ranks"]),
        **_fields(event, names),
    )


# --- dusk and night ---------------------------------------------------------------------------------------


def _booty(event: Event, names: Names) -> str:
    return t(
        "{name}'s {other} takes {token}.",
        other=character(event.data["rank"]),
        token=a_token(event.data["token"]),
        **_fields(event, names),
    )


def _no_booty(event: Event, names: Names) -> str:
    fields = _fields(event, names) | {"other": character(event.data["rank"])}
    if event.data["why"] == "cabin_boy":
        return t("{name}'s {other} takes no booty.", **fields)
    return t("{name}'s {other}: no booty is left.", **fields)


def _arrive(event: Event, names: Names) -> str | None:
    """Going to the den needs no words: everybody does who is not said to go elsewhere."""
    if event.data["to"] == "den":
        return None
    return t(
        "The officer costs {name} the {other}: to the graveyard.",
        other=character(event.data["rank"]),
        **_fields(event, names),
    )


def _saber(event: Event, names: Names) -> str:
    fields = _fields(event, names)
    if event.data["rank"] is None:
        return t("The saber strikes nobody: no neighbour of {name} has a character.", **fields)
    return t(
        "The saber of {name} strikes {victim}'s {other}.",
        victim=names[event.data["victim"]],
        other=character(event.data["rank"]),
        **fields,
    )


def _granny_watas(event: Event, names: Names) -> str:
    return t(
        "Every Granny Wata is discarded: {names}.",
        names=listed([names[seat] for seat in event.data["seats"]]),
    )


def _mutineer(event: Event, names: Names) -> str:
    if event.data["rank"] is None:
        return _nothing(event, names)
    return t(
        "{name}'s {card} discards the {other}: +{amount}.",
        other=character(event.data["rank"]),
        amount=event.data["gained"],
        **_fields(event, names),
    )


def _waitress(event: Event, names: Names) -> str:
    fields = _fields(event, names)
    if not event.data["gained"]:
        return t("{name}'s {card} sells nothing.", **fields)
    return t("{name}'s {card} sells a treasure map: +{amount}.", amount=event.data["gained"], **fields)


# --- the end of a campaign --------------------------------------------------------------------------------


def _scoring(event: Event, names: Names) -> str:
    fields = _fields(event, names) | {"campaign": event.data["campaign"], "total": event.data["total"]}
    return tn(
        "{name} scores {n} doubloon in campaign {campaign}, {total} in all.",
        "{name} scores {n} doubloons in campaign {campaign}, {total} in all.",
        event.data["points"],
        **fields,
    )


def _game_end(_event: Event, _names: Names) -> str:
    return t("The third campaign is over, and so is the game.")


_TELLERS: dict[str, Callable[[Event, Names], str | None]] = {
    "colour": _colour,
    "campaign": _campaign,
    "sunrise": _sunrise,
    "phase": _phase,
    "parrot": _parrot,
    "monkey": _monkey,
    "beggar": _beggar,
    "recruiter": _recruiter,
    "preacher": _preacher,
    "carpenter": _doubloons,
    "french_officer": _doubloons,
    "voodoo_witch": _doubloons,
    "brute": _brute,
    "gunner": _gunner,
    "spanish_spy": _spanish_spy,
    "bosun": _doubloons,
    "merchant": _merchant,
    "surgeon": _surgeon,
    "revived": _revived,
    "gambler": _doubloons,
    "quartermaster": _doubloons,
    "captain": _doubloons,
    "spanish_governor": _spanish_governor,
    "booty": _booty,
    "no_booty": _no_booty,
    "arrive": _arrive,
    "saber": _saber,
    "granny_wata": _doubloons,
    "granny_watas": _granny_watas,
    "armorer": _doubloons,
    "mutineer": _mutineer,
    "freed_slave": _doubloons,
    "waitress": _waitress,
    "barkeep": _doubloons,
    "scoring": _scoring,
    "game_end": _game_end,
}
