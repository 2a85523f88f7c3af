"""What cards, symbols, effects and ranks are called, from one word on the board to part of a sentence."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len

from piratebox.language import language, listed, pick, t, tn, tp
from rules.pirate_king.area import Entry
from rules.pirate_king.cards import SYMBOLS, Box, Card, Effect, EndWin, Symbol
from rules.pirate_king.components import BASE
from rules.pirate_king.state import BUST, STOPPED, UNGIVEN
from rules.pirate_king.view import View

Names = tuple[str, ...]
"""The players' names by seat."""
Table = View | Box
"""Where a card's words are found: the box, or the view of a match that is played with it."""
GLYPHS: dict[Symbol, str] = {"sword": "╱", "gold": "◎", "curse": "╳", "crown": "◈"}
"""The picture of each symbol, one cell wide."""


def box_in(table: Table) -> Box:
    """The cards of a table."""
    return table if isinstance(table, Box) else table.box


# --- cards ------------------------------------------------------------------------------------------------


def card_of(table: Table, card: str) -> Card | None:
    """A card's row by its id, or None if neither this box nor ours has it."""
    found = box_in(table).cards.get(card)
    return found if found is not None else BASE.cards.get(card)


def card_name(table: Table, card: str) -> str:
    """A card's whole name; a card that is in no box is called by its id."""
    found = card_of(table, card)
    return card if found is None else str(pick(found.name))


def bare_name(table: Table, card: str) -> str:
    """A card's name without a leading article, for lists and narrow places."""
    name = card_name(table, card)
    if language() == "zh_Hant":
        return name
    for article in ("The ", "A ", "An "):
        name = name.removeprefix(article)
    return name


def last_word(table: Table, card: str) -> str:
    """The word that stands for a card in a list: the last one of its name."""
    name = card_name(table, card)
    return name if language() == "zh_Hant" else name.split()[-1]


def short_name(table: Table, card: str, cells: int = 8) -> str:
    """A card's name in so many cells: all of it, without its article, its last word, or the start of that.

    What is cut ends in a dot, such as "Navigat.".
    """
    for name in (card_name(table, card), bare_name(table, card), last_word(table, card)):
        if cell_len(name) <= cells:
            return name
    cut = last_word(table, card)
    while cut and cell_len(cut) > cells - 1:
        cut = cut[:-1]
    return f"{cut.rstrip()}."


def cards(table: Table, ids: Iterable[str]) -> str:
    """Cards as a list, equal ones counted."""
    return listed(counted(table, ids))


def counted(table: Table, ids: Iterable[str]) -> list[str]:
    """The names of cards in the order of their first appearance, equal ones counted."""
    counts: dict[str, int] = {}
    for card in ids:
        counts[card] = counts.get(card, 0) + 1
    return [several(table, card, count) for card, count in counts.items()]


def several(table: Table, card: str, count: int) -> str:
    """A card with its number if there are several, such as "Coin Purse x2"."""
    name = bare_name(table, card)
    return t("{card} x{n}", card=name, n=count) if count > 1 else name


def copied(table: Table, card: str, face: str, *, bare: bool = False) -> str:
    """A card in a play area, and what it has become if it is a copy; ``bare`` leaves out its article."""
    name = bare_name(table, card) if bare else card_name(table, card)
    if card == face:
        return name
    if not face:
        return t("{card}, a copy of nothing", card=name)
    return t("{card} as {copied}", card=name, copied=bare_name(table, face))


def copy_label(table: Table, entry: Entry, cells: int = 9) -> str:
    """What a copy has become, such as "= Sabre"; empty for any other card, and for a card face down."""
    if entry.card == entry.face or not entry.up:
        return ""
    if not entry.face:
        return tp("copy", "= blank")
    return f"= {short_name(table, entry.face, cells - 2)}"


# --- symbols ----------------------------------------------------------------------------------------------


def glyphs(table: Table, card: str, gap: str = " ") -> str:
    """A card's symbols as pictures, kinds set apart by ``gap``; empty if it shows none."""
    found = card_of(table, card)
    if found is None:
        return ""
    return gap.join(GLYPHS[symbol] * getattr(found, symbol) for symbol in SYMBOLS if getattr(found, symbol))


def card_note(table: Table, card: str) -> str:
    """A card's symbols and its effect in a few words, for the note beside its name."""
    found = card_of(table, card)
    if found is None:
        return ""
    brief = str(pick(found.brief)) if found.effects or found.end is not None else ""
    return "  ".join(part for part in (glyphs(table, card), brief) if part)


def symbol_word(symbol: str) -> str:
    """A symbol in a word."""
    words = {
        "sword": tp("symbol", "sword"),
        "gold": tp("symbol", "gold"),
        "curse": tp("symbol", "curse"),
        "crown": tp("symbol", "crown"),
    }
    return words[symbol]


def symbols(symbol: str, count: int) -> str:
    """So many of a symbol, such as "2 swords"."""
    match symbol:
        case "sword":
            return tn("{n} sword", "{n} swords", count)
        case "curse":
            return tn("{n} curse", "{n} curses", count)
        case "crown":
            return tn("{n} crown", "{n} crowns", count)
    return t("{n} gold", n=count)


def symbol_cards(symbol: str) -> str:
    """The cards that show a symbol, such as "sword-cards"."""
    words = {
        "sword": t("sword-cards"),
        "gold": t("gold-cards"),
        "curse": t("curse-cards"),
        "crown": t("crown-cards"),
    }
    return words[symbol]


def curse_row(count: int) -> str:
    """The curses on the way to the third one, such as "╳╳."."""
    return (GLYPHS["curse"] * count).ljust(3, ".")


# --- effects ----------------------------------------------------------------------------------------------


def effect_word(table: Table, card: str) -> str:
    """A card's effect in the lower edge of its picture, in at most nine cells; empty without one."""
    found = card_of(table, card)
    if found is None:
        return ""
    count = len(found.effects) + (found.end is not None)
    if count > 1:
        return t("{n} effects", n=count)
    if found.end is not None:
        return t("end: win") if isinstance(found.end, EndWin) else t("end bonus")
    return _effect_word(found.effects[0]) if count else ""


def _effect_word(effect: Effect) -> str:
    match effect.op:
        case "reveal" if effect.who == "others":
            return t("others +{n}", n=effect.n)
        case "reveal":
            return t("reveal {n}", n=effect.n)
        case "look":
            return t("look {n}", n=effect.n)
        case "turn_over" if effect.who == "others":
            return t("others -{symbol}", symbol=GLYPHS[effect.symbol])
        case "turn_over":
            return t("turn {symbol}", symbol=GLYPHS[effect.symbol])
        case "earn":
            return per_word(effect.per)
    words = {
        "copy": tp("effect", "copy"),
        "captain": tp("effect", "captain"),
        "draw_loot": tp("effect", "draw loot"),
        "choose": tp("effect", "1 of 2"),
        "from_discard": tp("effect", "recall"),
        "place": tp("effect", "place"),
    }
    return words[effect.op]


def per_word(symbol: str) -> str:
    """What an EARN counts, in at most nine cells."""
    words = {
        "sword": t("per sword"),
        "gold": t("per gold"),
        "curse": t("per curse"),
        "crown": t("per crown"),
    }
    return words[symbol]


def turned_word() -> str:
    """What stands in the lower edge of a card face down."""
    return t("turned")


def placed_word() -> str:
    """What stands in the lower edge of another player's card."""
    return tp("card", "placed")


# --- players ----------------------------------------------------------------------------------------------


def rank_word(rank: int) -> str:
    """A place in an order, from 1: "1st"."""
    words = {
        1: tp("rank", "1st"),
        2: tp("rank", "2nd"),
        3: tp("rank", "3rd"),
        4: tp("rank", "4th"),
        5: tp("rank", "5th"),
    }
    return words[rank]


def status_word(seen: View, seat: int, acting: int | None = None, *, short: bool = False) -> str:
    """What a player is doing, in a word for the label of the row; empty while there is nothing to say.

    Args:
        seen: any view; that a vote was given is public, what it says is not told.
        seat: the player.
        acting: who sits at the keyboard, if anybody.
        short: whether the word has five cells only.
    """
    if seen.over:
        return ""
    if seen.status[seat] == BUST:
        return t("bust")
    if seat == acting:
        return t("votes") if short else t("choosing")
    if seen.status[seat] == STOPPED:
        return t("stop") if short else t("stopped")
    if seen.ballots[seat] != UNGIVEN:
        return t("voted") if seen.options.open_ballots else t("sealed")
    return ""


def captain_word(*, short: bool = False) -> str:
    """The mark of whoever holds the captain token."""
    return t("capt") if short else t("captain")


def seats_named(seats: Iterable[int], names: Names) -> str:
    """Players as a list."""
    return listed([names[seat] for seat in seats])


def tally(order: Sequence[int], amounts: Sequence[int], names: Names) -> str:
    """Players in an order with their amounts; who is bust has none."""
    told = [
        t("{name} bust", name=names[seat]) if amount < 0 else t("{name} {n}", name=names[seat], n=amount)
        for seat, amount in zip(order, amounts, strict=True)
    ]
    return t(", ").join(told)
