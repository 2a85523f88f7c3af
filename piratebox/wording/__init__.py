"""Games in words: one module a game, found by its key. Nothing here needs a terminal."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from piratebox.table.asking import Menu
from rules.core.events import Event
from rules.core.game import Decision
from rules.core.match import Match

from . import libertalia, meuterer, pirate_king, spanish_main, vasco_da_gama
from .contents import pages as pages
from .inspection import Inspection

Names = tuple[str, ...]
"""The players' names by seat."""


class Wording(Protocol):
    """What a game's module of words offers; everything is in the current language at the time of the call."""

    title: Callable[[], str]
    """The game's name."""
    phase: Callable[..., list[str]]
    """``phase(view, short=False)``: where the match stands; the parts of the banner."""
    sentence: Callable[[Event, Names], str | None]
    """The log's line for an event, or None if it needs none."""
    menu: Callable[[Any, Decision, Names], Menu]
    """The decision as a menu, from the acting seat's own view."""
    consequence: Callable[..., list[str]]
    """``consequence(view, choice, names, short=False)``: what a choice would do, from public facts."""
    reason: Callable[[str], str]
    """The sentence for a code of ``why_not``."""
    groups: Callable[[], dict[str, str]]
    """The names of the groups of components in the box."""
    inspection: Callable[..., Inspection | None]
    """``inspection(view, target, names)``: all that everybody may know about a thing on the board."""


WORDINGS: dict[str, Any] = {
    "spanish_main": spanish_main,
    "libertalia": libertalia,
    "meuterer": meuterer,
    "vasco_da_gama": vasco_da_gama,
    "pirate_king": pirate_king,
}
"""Each game's :class:`Wording` by the game's key."""


def teller(match: Match) -> Callable[[Event, Names], str | None]:
    """How a match's events become sentences, in the words of the cards it is played with."""
    words = WORDINGS[match.game]
    if hasattr(words, "box_at"):
        return partial(words.sentence, box=words.box_at(match.options))
    sentence: Callable[[Event, Names], str | None] = words.sentence
    return sentence


def group_name(game: str, group: str) -> str:
    """What a group of a game's components is called."""
    names: dict[str, str] = WORDINGS[game].groups()
    return names[group]
