"""All pages of help: the keys first, then the rules of one game."""

from collections.abc import Callable
from typing import Any

from piratebox.language import t

from .help_page import Heading, HelpPage, Paragraph, Terms
from .inspection import Inspection
from .keys import table_keys
from .libertalia import cards as libertalia_cards
from .libertalia import help as libertalia
from .meuterer import cards as meuterer_cards
from .meuterer import help as meuterer
from .pirate_king import cards as pirate_king_cards
from .pirate_king import help as pirate_king
from .spanish_main import cards
from .spanish_main import help as spanish_main
from .vasco_da_gama import cards as vasco_da_gama_cards
from .vasco_da_gama import help as vasco_da_gama

RULES: dict[str, Callable[[str | None], list[HelpPage]]] = {
    "spanish_main": spanish_main.pages,
    "libertalia": libertalia.pages,
    "meuterer": meuterer.pages,
    "vasco_da_gama": vasco_da_gama.pages,
    "pirate_king": pirate_king.pages,
}
"""What makes the pages of each game, by the game's key."""
INSPECTIONS: dict[str, Callable[[Any, str, tuple[str, ...]], Inspection | None]] = {
    "spanish_main": cards.inspection,
    "libertalia": libertalia_cards.inspection,
    "meuterer": meuterer_cards.inspection,
    "vasco_da_gama": vasco_da_gama_cards.inspection,
    "pirate_king": pirate_king_cards.inspection,
}
"""What tells all about a component of each game, from a view (or None), a target and the players' names."""


def pages(game_key: str, now: str | None = None) -> list[HelpPage]:
    """The help for a game, in the current language.

    Args:
        game_key: the game, as in ``rules.GAMES``.
        now: the kind of the decision that the game waits for; its step is marked.

    Raises:
        KeyError: no such game.
    """
    return [_keys(game_key), *RULES[game_key](now)]


def _keys(game_key: str) -> HelpPage:
    return HelpPage(
        t("the keys of the table"),
        t("Keys"),
        t("keys"),
        (
            Heading(t("At the table"), t("everything works with the mouse as well")),
            Terms(tuple((key.label, key.text) for key in table_keys(game_key)), keys=True),
            Heading(t("One laptop for all")),
            Paragraph(
                t(
                    "What everybody may see is played on the open table. When a player needs secret cards, "
                    "the curtain falls first: pass the keyboard, and press Space when nobody else is "
                    "looking. "
                    "One player against the computer needs no curtain."
                )
            ),
            Heading(t("Choosing")),
            Paragraph(
                t(
                    "What can be chosen is marked on the board and listed below it. While a choice is "
                    "marked, "
                    "the board shows what it would do, as far as everybody can know. "
                    "Trying what is not allowed says why."
                )
            ),
        ),
    )
