"""What characters, crews, booty and phases are called within a sentence."""

from collections.abc import Iterable, Mapping
from itertools import chain, repeat

from piratebox.language import listed, pick, t, tn, tp
from rules.libertalia.components import CHARACTERS, COLOURS, KINDS
from rules.libertalia.view import View

Names = tuple[str, ...]
"""The players' names by seat."""


def character(rank: int) -> str:
    """A character's name."""
    return str(pick(CHARACTERS[rank].name))


def characters(ranks: Iterable[int]) -> str:
    """Several characters as a list."""
    return listed([character(rank) for rank in ranks])


def ranked(rank: int) -> str:
    """A character with its rank, such as "Mutineer (13)"."""
    return t("{card} ({rank})", card=character(rank), rank=rank)


def owned(rank: int, owner: str) -> str:
    """A character with its owner, such as "Mutineer (Bea)"."""
    return t("{card} ({name})", card=character(rank), name=owner)


def colour(id: str) -> str:
    """A crew's colour."""
    return str(pick(COLOURS[id].name))


def phases(rank: int) -> str:
    """When a character acts, such as "day, rest"."""
    return t(", ").join(phase_word(phase) for phase in CHARACTERS[rank].phases)


def phase_word(phase: str) -> str:
    """A phase, in one word."""
    words = {
        "sunrise": t("sunrise"),
        "day": t("day"),
        "dusk": t("dusk"),
        "night": t("night"),
        "rest": t("rest"),
    }
    return words[phase]


# --- booty ------------------------------------------------------------------------------------------------


def lying(counts: Iterable[int]) -> tuple[str, ...]:
    """The tokens of a space one by one, as they lie under the hull: in the box's order of kinds.

    The n-th of them on day d is the board's target ``booty:<d>:<n>``.
    """
    return tuple(chain.from_iterable(repeat(kind, count) for kind, count in zip(KINDS, counts, strict=True)))


def token_word(kind: str) -> str:
    """A kind of token, in one word."""
    words = {
        "chest": tp("booty", "chest"),
        "jewel": tp("booty", "jewel"),
        "goods": tp("booty", "goods"),
        "map": tp("booty", "map"),
        "relic": tp("booty", "relic"),
        "officer": tp("booty", "officer"),
        "saber": tp("booty", "saber"),
    }
    return words[kind]


def a_token(kind: str) -> str:
    """One token of a kind, with its article."""
    words = {
        "chest": t("a chest"),
        "jewel": t("a jewel"),
        "goods": t("goods"),
        "map": t("a treasure map"),
        "relic": t("a cursed relic"),
        "officer": t("a Spanish officer"),
        "saber": t("a saber"),
    }
    return words[kind]


def tokens(kind: str, count: int) -> str:
    """So many tokens of a kind."""
    words = {
        "chest": tn("{n} chest", "{n} chests", count),
        "jewel": tn("{n} jewel", "{n} jewels", count),
        "goods": tn("{n} goods", "{n} goods", count),
        "map": tn("{n} treasure map", "{n} treasure maps", count),
        "relic": tn("{n} cursed relic", "{n} cursed relics", count),
        "officer": tn("{n} Spanish officer", "{n} Spanish officers", count),
        "saber": tn("{n} saber", "{n} sabers", count),
    }
    return words[kind]


def booty(counts: Mapping[str, int]) -> str:
    """Tokens by kind as a list, single ones with their article."""
    return listed([a_token(kind) if count == 1 else tokens(kind, count) for kind, count in counts.items()])


def kinds_of(counts: Iterable[int]) -> str:
    """The kinds of some tokens in one word each, as a list."""
    return listed([token_word(kind) for kind in dict.fromkeys(lying(counts))])


# --- the phase --------------------------------------------------------------------------------------------

_PHASES = {
    "play": "sunrise",
    "parrot": "day",
    "recruit": "day",
    "keep": "day",
    "gunner": "day",
    "sell": "day",
    "revive": "day",
    "booty": "dusk",
    "saber": "dusk",
    "waitress": "night",
}


def phase_of(seen: View) -> str:
    """The phase of the day in which the match waits; empty before the first day and after the last."""
    return _PHASES.get(str(seen.agenda[-1][0]), "") if seen.agenda else ""
