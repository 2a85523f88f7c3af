"""The Spanish Main in words: phases, sentences, menus, previews, help."""

from piratebox.language import t, tn
from rules.spanish_main.view import View

from .cards import inspection
from .events import sentence
from .forecast import consequence
from .menu import menu, reason

__all__ = [
    "consequence",
    "groups",
    "inspection",
    "menu",
    "phase",
    "reason",
    "saved_phase",
    "secrets_title",
    "sentence",
    "title",
]


def title() -> str:
    """The game's name as the table calls it."""
    return t("The Spanish Main")


def phase(seen: View, *, short: bool = False) -> list[str]:
    """Where the match stands, in the game's own words; the parts of the banner."""
    if seen.over:
        return [t("game over"), tn("{n} turn", "{n} turns", seen.turn)]
    turn = t("turn {turn}", turn=seen.turn)
    if short:
        return [turn, t("deck {n}", n=seen.deck)]
    return [turn, tn("{n} adventure in the deck", "{n} adventures in the deck", seen.deck)]


def secrets_title(name: str, *, hand: bool) -> str:
    """What the panel of a seat's secrets is called."""
    return t("{name}'s pirates and cards", name=name) if hand else t("{name}'s pirates", name=name)


def groups() -> dict[str, str]:
    """The names of the groups of components in the box."""
    return {
        "movement": t("Movement cards"),
        "adventure": t("Adventure cards"),
        "ship": t("Ship cards"),
        "pirate": t("Pirate cards"),
    }


def saved_phase(seen: View) -> str:
    """Where a saved match stands, in a few words."""
    return t("turn {turn}", turn=seen.turn)
