"""Meuterer in words: phases, sentences, menus, previews, help."""

from piratebox.language import t, tn
from rules.meuterer.view import View

from .cards import inspection
from .events import sentence
from .forecast import consequence
from .menu import menu
from .names import phase_word
from .reasons import reason

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
    return t("Meuterer")


def phase(seen: View, *, short: bool = False) -> list[str]:
    """Where the match stands, in the game's own words; the parts of the banner."""
    if seen.over:
        return [t("game over"), tn("{n} round", "{n} rounds", seen.rounds)]
    word = phase_word(str(seen.agenda[-1][0]), short=short)
    if short:
        return [t("round {n}/{total}", n=seen.round, total=seen.rounds), word]
    return [t("round {n} of {total}", n=seen.round, total=seen.rounds), word]


def secrets_title(name: str, *, roles: bool = False) -> str:
    """What the panel of a seat's secrets is called; ``roles`` while it picks one of those in the middle."""
    return t("roles in the middle") if roles else t("{name}'s hand", name=name)


def groups() -> dict[str, str]:
    """The names of the groups of components in the box."""
    return {
        "island": t("Island cards"),
        "card": t("Goods cards"),
        "role": t("Role cards"),
        "piece": t("Other cards"),
    }


def saved_phase(seen: View) -> str:
    """Where a saved match stands, in a few words."""
    return t("round {n}", n=seen.round)
