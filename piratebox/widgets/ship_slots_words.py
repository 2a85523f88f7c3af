"""Short words and signs of Libertalia's board: tokens, phases, colours, names that fit."""

from rich.cells import cell_len

from piratebox.language import pick, t, tp
from piratebox.wording.libertalia import names
from rules.libertalia.components import BOOTY, CHARACTERS, KINDS, SABER
from rules.libertalia.view import View

SIGNS = dict(zip(KINDS, "▣◊▤▨◉◭╱", strict=True))
PLAIN_SIGNS = dict(zip(KINDS, "CJGMROS", strict=True))
"""The tokens' signs with ``--ascii``."""

_BY_KIND = {booty.id: booty for booty in BOOTY}


def sign(kind: str, *, ascii: bool = False) -> str:
    """A token's sign."""
    return PLAIN_SIGNS[kind] if ascii else SIGNS[kind]


def token_value(kind: str) -> str:
    """What a token is worth in at most two cells: an amount, or how many make a set."""
    booty = _BY_KIND[kind]
    if booty.per_set:
        return f"/{booty.set_size}"
    return f"{booty.each:+d}" if booty.each else ""


def token_effect(kind: str) -> str:
    """What a token means in at most 18 cells."""
    if kind == KINDS[SABER]:
        return t("neighbour loses one")
    if kind == "officer":
        return t("taker is discarded")
    booty = _BY_KIND[kind]
    if booty.per_set:
        return t("three make +{worth}", worth=booty.per_set)
    return token_value(kind)


def token_paint(kind: str) -> str:
    """Gold for what is worth money, the paint of losses for a relic."""
    booty = _BY_KIND[kind]
    if booty.each < 0:
        return "bad"
    return "gold" if booty.each or booty.per_set else "ink"


def colour_letter(colour: str) -> str:
    """A crew's colour in one letter (in Chinese one character of two cells)."""
    return {
        "yellow": tp("colour letter", "Y"),
        "red": tp("colour letter", "R"),
        "blue": tp("colour letter", "B"),
        "green": tp("colour letter", "G"),
        "black": tp("colour letter", "K"),
        "white": tp("colour letter", "W"),
    }[colour]


def crew_paint(view: View, seat: int, otherwise: str = "ink") -> str:
    """The ink of a seat's crew, once it has a colour."""
    return f"crew-{view.colours[seat]}" if seat < len(view.colours) else otherwise


# --- names ------------------------------------------------------------------------------------------------


def _shorter(rank: int) -> str:
    """A long name in at most 11 cells, "" for the others."""
    return {
        10: tp("short name", "Fr. Officer"),
        11: tp("short name", "Voodoo W."),
        26: tp("short name", "Quarterm."),
        25: tp("short name", "G. Daughter"),
        30: tp("short name", "Sp.Governor"),
    }.get(rank, "")


def name_in(rank: int, width: int) -> str:
    """A character's name, shortened to ``width`` cells if it must be."""
    name = str(pick(CHARACTERS[rank].name))
    if cell_len(name) <= width:
        return name
    name = _shorter(rank) or name
    while cell_len(name) > width:
        name = name[:-1]
    return name.rstrip()


def acts_at_night(rank: int) -> bool:
    """Whether a character acts every night it lies in a den."""
    return "night" in CHARACTERS[rank].phases


def card_phases(rank: int) -> str:
    """When a character acts, as its card says."""
    phases = [
        tp("phase", "end") if phase == "rest" else names.phase_word(phase)
        for phase in CHARACTERS[rank].phases
    ]
    return t(", ").join(phases)


# --- where the day stands -----------------------------------------------------------------------------------

PHASES = ("sunrise", "day", "dusk", "night")


def phase_capitals(phase: str) -> str:
    """A phase in capitals, as the sun stands in it."""
    return {
        "sunrise": tp("phase", "SUNRISE"),
        "day": tp("phase", "DAY"),
        "dusk": tp("phase", "DUSK"),
        "night": tp("phase", "NIGHT"),
        "rest": tp("phase", "DAY OF REST"),
    }[phase]


def phase_of(view: View) -> str:
    """The phase of the day that waits for a choice; "" before the first deal, ``rest`` at the end."""
    return "rest" if view.over else names.phase_of(view)


def phase_rule(phase: str) -> str:
    """Who acts first in a phase."""
    return {
        "": t("colours are chosen"),
        "sunrise": t("all choose in secret"),
        "day": t("► lowest rank acts first"),
        "dusk": t("highest rank takes first ◄"),
        "night": t("all dens act, highest rank first"),
        "rest": t("the game is over"),
    }[phase]
