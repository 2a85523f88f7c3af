"""Pirate King! in words: phases, sentences, menus, previews, help."""

from collections.abc import Iterable, Mapping
from typing import Any

from piratebox.language import t, tp
from rules.core.events import Event
from rules.pirate_king.cards import ROUNDS, Box
from rules.pirate_king.components import box_of
from rules.pirate_king.view import View

from .ballot import outlook
from .cards import inspection
from .events import sentence
from .forecast import consequence
from .menu import menu
from .reasons import reason

__all__ = [
    "box_at",
    "consequence",
    "flips_so_far",
    "groups",
    "inspection",
    "menu",
    "outlook",
    "phase",
    "reason",
    "saved_phase",
    "secrets_title",
    "sentence",
    "title",
]


def title() -> str:
    """The game's name as the table calls it."""
    return t("Pirate King!")


def flips_so_far(events: Iterable[Event]) -> int:
    """How many flips there have been in the round that the last of some events belongs to."""
    flips = 0
    for event in events:
        if event.kind == "round":
            flips = 0
        elif event.kind == "flip":
            flips += 1
    return flips


def phase(seen: View, *, short: bool = False, flips: int = 0) -> list[str]:
    """Where the match stands, in the game's own words; the parts of the banner.

    Args:
        seen: any view.
        short: for a narrow terminal.
        flips: how many flips there have been this round, if known: see :func:`flips_so_far`.
    """
    if seen.over:
        return [t("game over"), t("{n} rounds", n=ROUNDS)]
    if short:
        return [tp("round", "{n}/{total}", n=seen.round, total=ROUNDS)]
    return [t("round {n} of {total}", n=seen.round, total=ROUNDS), _step(seen, flips)]


def _step(seen: View, flips: int) -> str:
    """The step of the round."""
    kind = str(seen.agenda[-1][0])
    if kind == "ballot" and flips:
        return t("vote after flip {n}", n=flips)
    words = {
        "pirate": t("choosing pirates"),
        "ballot": tp("step", "vote"),
        "monster": tp("step", "battle"),
        "loot": tp("step", "loot"),
        "remove": tp("step", "loot"),
    }
    if kind not in words and flips:
        return t("effects of flip {n}", n=flips)
    return words.get(kind, tp("step", "effects"))


def secrets_title(name: str, *, kind: str = "") -> str:
    """What the panel of a seat's secrets is called; ``kind`` is the decision it has to make, if any."""
    if kind == "ballot":
        return t("{name}'s vote, sealed until all are in", name=name)
    if kind in ("look", "choose"):
        return t("the cards {name} looks at", name=name)
    return t("the cards {name} knows on top of the deck", name=name)


def groups() -> dict[str, str]:
    """The names of the groups of components in the box."""
    return {
        "starter": t("Starter cards"),
        "pirate": t("Pirate cards"),
        "monster": t("Monster cards"),
        "loot": t("Loot cards"),
        "token": t("Captain token"),
    }


def box_at(options: Mapping[str, Any]) -> Box:
    """The cards that a match with such options is played with."""
    return box_of(options.get("corrections", ""))


def saved_phase(seen: View) -> str:
    """Where a saved match stands, in a few words."""
    return t("round {n}", n=seen.round)
