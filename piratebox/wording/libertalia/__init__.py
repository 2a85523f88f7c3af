"""Libertalia in words: phases, sentences, menus, previews, help."""

from piratebox.language import t, tp
from rules.libertalia.components import CAMPAIGNS, DAYS
from rules.libertalia.view import View

from .cards import inspection
from .events import sentence
from .forecast import consequence
from .menu import menu
from .names import phase_of, phase_word
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
    return t("Libertalia")


def phase(seen: View, *, short: bool = False) -> list[str]:
    """Where the match stands, in the game's own words; the parts of the banner."""
    if seen.over:
        return [t("game over"), t("{n} campaigns", n=CAMPAIGNS)]
    word = phase_of(seen)
    if not word:
        return [t("choosing colours")]
    if short:
        count = tp("campaign", "{n}/{total}", n=seen.campaign, total=CAMPAIGNS)
        return [count, tp("short", "day {n}", n=seen.day), phase_word(word)]
    return [
        t("campaign {n} of {total}", n=seen.campaign, total=CAMPAIGNS),
        t("day {n} of {total}", n=seen.day, total=DAYS),
        phase_word(word),
    ]


def secrets_title(name: str) -> str:
    """What the panel of a seat's secrets is called."""
    return t("{name}'s hand", name=name)


def groups() -> dict[str, str]:
    """The names of the groups of components in the box."""
    return {
        "character": t("Character cards"),
        "booty": t("Booty tokens"),
        "piece": t("Pieces"),
    }


def saved_phase(seen: View) -> str:
    """Where a saved match stands, in a few words."""
    return t("campaign {campaign}, day {day}", campaign=seen.campaign, day=seen.day)
