"""What goods, islands, roles and phases are called within a sentence."""

from collections.abc import Iterable, Mapping, Sequence

from piratebox.language import listed, pick, t, tn, tp
from rules.meuterer.components import CARDS, ISLANDS, KINDS, ROLE_CARDS

Names = tuple[str, ...]
"""The players' names by seat."""


def card_name(card: str) -> str:
    """A kind of goods card, as on the card."""
    return str(pick(CARDS[card].name))


def card_word(card: str) -> str:
    """A kind of goods card within a sentence."""
    return card_name(card).lower()


def a_card(card: str) -> str:
    """One goods card within a sentence, with an article where English has one."""
    return t("a weapon") if card == "weapon" else card_word(card)


def counted(card: str, count: int) -> str:
    """So many cards of a kind, such as "cloth 2"."""
    return t("{card} {n}", card=card_word(card), n=count)


def cards(counts: Mapping[str, int]) -> str:
    """Cards by kind as a list, single ones without a number."""
    return listed([counted(card, count) if count > 1 else a_card(card) for card, count in counts.items()])


def island_name(island: str) -> str:
    """An island's name."""
    return str(pick(ISLANDS[island].name))


def islands(ids: Iterable[str]) -> str:
    """Several islands as a list."""
    return listed([island_name(id) for id in ids])


def buys_word(island: str) -> str:
    """What an island buys, in a word."""
    buys = ISLANDS[island].buys
    return t("any kind") if buys == "any" else card_word(buys)


def role_name(role: str) -> str:
    """A role's name."""
    return str(pick(ROLE_CARDS[role].name))


def side_word(side: str) -> str:
    """The side a role takes in a mutiny."""
    words = {"captain": t("captain's side"), "mutiny": t("mutiny's side"), "neutral": t("neutral")}
    return words[side]


def points(amount: int) -> str:
    """Victory points with their sign."""
    return t("+{n}", n=amount) if amount >= 0 else t("-{n}", n=-amount)


def steps_to(steps: int, island: str) -> str:
    """A course, such as "3 steps to Highland"."""
    return tn("{n} step to {island}", "{n} steps to {island}", steps, island=island_name(island))


def seats_named(seats: Iterable[int], names: Names) -> str:
    """Players as a list."""
    return listed([names[seat] for seat in seats])


def tally(counts: Sequence[int], names: Names) -> str:
    """Who has how many, most first, without those who have none."""
    order = sorted(range(len(counts)), key=lambda seat: -counts[seat])
    return t(", ").join(t("{name} {n}", name=names[seat], n=counts[seat]) for seat in order if counts[seat])


def counted_kinds(kinds: Iterable[int]) -> dict[str, int]:
    """Cards given by place in ``KINDS``, counted by kind."""
    found: dict[str, int] = {}
    for kind in sorted(kinds):
        found[KINDS[kind]] = found.get(KINDS[kind], 0) + 1
    return found


def source_word(source: str) -> str:
    """Where points come from, in a word or two."""
    words = {
        "command": t("command"),
        "salary": t("salaries"),
        "mate": t("as Mate"),
        "boy": t("as Cabin Boy"),
        "raid": t("raids"),
        "sales": t("sales"),
        "pay": t("crew's pay"),
    }
    return words[source]


# --- the phase --------------------------------------------------------------------------------------------


def phase_word(kind: str, *, short: bool = False) -> str:
    """The step of the round in which a kind of decision is asked."""
    if short:
        words = {
            "salary": t("salary"),
            "offer": t("offering"),
            "take_role": t("roles"),
            "weapon": tp("Meuterer", "mutiny"),
            "allocate": t("selling"),
            "bottom": t("refill"),
        }
    else:
        words = {
            "salary": t("the captain's salary"),
            "offer": t("offering goods"),
            "take_role": t("choosing a role"),
            "weapon": tp("Meuterer", "mutiny"),
            "allocate": t("selling goods"),
            "bottom": t("refilling hands"),
        }
    return words[kind]
