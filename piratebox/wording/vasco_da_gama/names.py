"""What tiles, crews, places and payments are called within a sentence."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from piratebox.language import listed, pick, t, tn, tp
from rules.core.game import CardRow
from rules.vasco_da_gama.catalogue import card_rows
from rules.vasco_da_gama.components import BASE, COLOUR_IDS, COLOURS, LETTERS, Box, box_with

Names = tuple[str, ...]
"""The players' names by seat."""


# --- money, points, people --------------------------------------------------------------------------------


def reals(amount: int) -> str:
    """An amount of money."""
    return tn("{n} Real", "{n} Reals", amount)


def points(amount: int) -> str:
    """An amount of VP."""
    return tn("{n} VP", "{n} VP", amount)


def captains(count: int) -> str:
    """So many captains."""
    return tn("{n} captain", "{n} captains", count)


def missionaries(count: int) -> str:
    """So many missionaries."""
    return tn("{n} missionary", "{n} missionaries", count)


def gains(by_seat: Iterable[int], names: Names, word: str = "") -> str:
    """Who gains how much, as a list; empty if nobody does. ``word`` is ``reals``, ``vp`` or nothing."""
    found = []
    for seat, amount in enumerate(by_seat):
        if amount and word == "reals":
            found.append(t("{name} +{amount}", name=names[seat], amount=reals(amount)))
        elif amount and word == "vp":
            found.append(t("{name} +{amount}", name=names[seat], amount=points(amount)))
        elif amount:
            found.append(t("{name} +{amount}", name=names[seat], amount=amount))
    return listed(found)


# --- crews ------------------------------------------------------------------------------------------------


def colour(id: str) -> str:
    """A crew colour."""
    return str(pick(COLOURS[COLOUR_IDS.index(id)].name))


def a_sailor(id: str) -> str:
    """One sailor or missionary, by colour."""
    return tp("sailor", "{colour}", colour=colour(id))


def sailors(counts: Mapping[str, int]) -> str:
    """Crew by colour as a list, such as "2 turquoise and grey"."""
    return listed(
        [
            a_sailor(id) if count == 1 else t("{n} {colour}", n=count, colour=colour(id))
            for id, count in counts.items()
        ]
    )


def letters(counts: Iterable[int]) -> str:
    """Crew counts as letters, such as "TT G"."""
    return " ".join(letter * count for letter, count in zip(LETTERS, counts, strict=False) if count)


def crew_words(crew: str) -> str:
    """A crew paid, from its letters, as a list of colours."""
    return listed([a_sailor(COLOUR_IDS[LETTERS.index(letter)]) for letter in crew])


# --- tiles ------------------------------------------------------------------------------------------------


def _level(tile: str, box: Box) -> int:
    """A tile's level; a box that holds fewer of a tile knows it by its first one."""
    return box.level[tile if tile in box.level else tile.split("/")[0]]


def ship(tile: str, box: Box = BASE) -> str:
    """A ship or project by its level, such as "level 6"."""
    return t("level {level}", level=_level(tile, box))


def income(tile: str, box: Box = BASE) -> str:
    """A ship's income, such as "+2 Reals"; empty if it has none."""
    found = []
    if box.reals.get(tile, 0):
        found.append(t("+{amount}", amount=reals(box.reals[tile])))
    if box.vp.get(tile, 0):
        found.append(t("+{amount}", amount=points(box.vp[tile])))
    return t(", ").join(found)


def vessel(tile: str, box: Box = BASE) -> str:
    """A launched ship with its income, such as "level 6, +2 Reals"."""
    return t(", ").join(filter(None, (ship(tile, box), income(tile, box))))


def plan(tile: str, box: Box = BASE) -> str:
    """A project with its crew and income, such as "level 6, crew 3, +2 Reals"."""
    crew = t("crew {n}", n=box.crew[tile])
    return t(", ").join(filter(None, (ship(tile, box), crew, income(tile, box))))


@lru_cache(maxsize=16)
def rows(corrections: str = "") -> dict[tuple[str, str], CardRow]:
    """The box's component list by group and id."""
    return {(row.group, row.key): row for row in card_rows(box_with(corrections))}


def row_of(tile: str, corrections: str = "") -> CardRow:
    """The row of a project, a merchant or a Vasco da Gama tile.

    Raises:
        KeyError: no such tile.
    """
    key = tile.split("/")[0]
    for group in ("project", "merchant", "tile"):
        if (group, key) in rows(corrections):
            return rows(corrections)[group, key]
    raise KeyError(tile)


# --- places -----------------------------------------------------------------------------------------------


def area(id: str, box: Box = BASE) -> str:
    """An action area."""
    return str(pick(box.rows["area"][id].name))


def landing(id: str, box: Box = BASE) -> str:
    """A landing by its id."""
    return str(pick(box.rows["landing"][id].name))


def landing_of(space: str, box: Box = BASE) -> str:
    """The landing that a landing space belongs to."""
    return landing(space.split(".")[0], box)


def berth(space: str, box: Box) -> str:
    """A landing space, such as "Mozambique 6+"."""
    return t(
        "{landing} {number}+", landing=landing_of(space, box), number=box.spaces[box.place[space]].number
    )


def reward(kind: str, amount: int) -> str:
    """A landing's reward."""
    if kind == "project":
        return tn("{n} project", "{n} projects", amount)
    if kind == "sailor":
        return tn("{n} sailor of choice", "{n} sailors of choice", amount)
    return captains(amount) if kind == "captain" else reals(amount)


def character(id: str) -> str:
    """A character by the name the table uses."""
    words = {
        "dias": t("Dias"),
        "francisco": t("Francisco"),
        "manuel": t("Manuel I"),
        "girolamo": t("Girolamo"),
    }
    return words[id]
