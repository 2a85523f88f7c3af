"""Vasco da Gama in words: phases, sentences, menus, previews, help."""

from piratebox.language import t, tp
from rules.vasco_da_gama.components import ROUNDS
from rules.vasco_da_gama.view import View

from .cards import inspection
from .events import sentence
from .forecast import consequence
from .menu import menu
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
    return t("Vasco da Gama")


def phase(seen: View, *, short: bool = False) -> list[str]:
    """Where the match stands, in the game's own words; the parts of the banner."""
    if seen.over:
        return [t("game over"), t("{n} rounds", n=ROUNDS)]
    if short:
        where = tp("round", "{n}/{total}", n=seen.round, total=ROUNDS)
        if seen.phase == 2:
            return [where, t("disc {number}", number=seen.resolving)]
        return [where, _step(seen)]
    return [t("round {n} of {total}", n=seen.round, total=ROUNDS), _step(seen)]


def _step(seen: View) -> str:
    """The phase of the round."""
    if seen.phase == 2:
        return t("executing, disc {number}", number=seen.resolving)
    return {0: t("setting up"), 1: t("placing discs"), 3: t("sailing")}[seen.phase]


def secrets_title(name: str) -> str:
    """What stands in the place of a seat's secrets: there are none."""
    return t("nothing is hidden in this game")


def groups() -> dict[str, str]:
    """The names of the groups of components in the box."""
    return {
        "project": t("Project tiles"),
        "merchant": t("Merchant ships"),
        "tile": t("Vasco da Gama tiles"),
        "character": t("Characters"),
        "landing": t("Landings"),
        "area": t("Action areas"),
        "row": t("Numbers"),
        "number": t("Prices and limits"),
        "piece": t("Pieces"),
    }


def saved_phase(seen: View) -> str:
    """Where a saved match stands, in a few words."""
    return t("round {n}, {step}", n=seen.round, step=_step(seen))
