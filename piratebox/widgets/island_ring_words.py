"""Short words of Meuterer's board: goods, roles, islands, steps."""

from rich.cells import cell_len

from piratebox.language import pick, t, tn, tp
from rules.meuterer.components import ISLANDS, ROLE_CARDS

from .canvas import fit

INKS = ("ruby", "salt", "wine", "cloth", "grain", "weapon", "bad")
"""The role of each kind of card, by place in ``KINDS``."""


def ware(kind: str) -> str:
    """A kind of card within a line."""
    return {
        "ruby": tp("ware", "ruby"),
        "salt": tp("ware", "salt"),
        "wine": tp("ware", "wine"),
        "cloth": tp("ware", "cloth"),
        "grain": tp("ware", "grain"),
        "weapon": tp("ware", "weapon"),
        "pirates": tp("ware", "pirates"),
        "any": tp("ware", "any"),
    }[kind]


def column_word(kind: str) -> str:
    """A kind of card over its column, in at most 4 cells (cloth and grain 5, weapon 6)."""
    return tp("column", "ruby") if kind == "ruby" else ware(kind)


def island_name(island: str, width: int = 99) -> str:
    """An island's name."""
    return fit(str(pick(ISLANDS[island].name)), width)


def role_name(role: str, width: int = 99) -> str:
    """A role's name, shortened to ``width`` cells if it must be."""
    name = str(pick(ROLE_CARDS[role].name))
    if cell_len(name) > width and role == "boy":
        name = tp("short role", "Boy")
    return fit(name, width)


def steps_word(steps: int) -> str:
    """How far an island lies ahead."""
    return tn("{n} step", "{n} steps", steps)


def points_word(points: int) -> str:
    """A gain or a loss."""
    return f"{points:+d}"


def several(words: list[str]) -> str:
    """Words in a row."""
    return t(", ").join(words)
