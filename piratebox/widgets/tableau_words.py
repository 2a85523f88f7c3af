"""Words round Pirate King!'s board."""

from piratebox.language import t
from piratebox.wording.pirate_king.names import GLYPHS, symbol_word
from rules.pirate_king.cards import SYMBOLS
from rules.pirate_king.view import View


def board_title(view: View) -> str:
    """What the displays are for, and what the symbols mean."""
    legend = "  ".join(f"{GLYPHS[symbol]} {symbol_word(symbol)}" for symbol in SYMBOLS)
    if view.agenda and view.agenda[-1][0] == "pirate":
        return t("the pirates  {legend}", legend=legend)
    return t("monsters most swords first ─ loot most gold first  {legend}", legend=legend)
