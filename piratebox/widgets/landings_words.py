"""Short words and inks on the board of Vasco da Gama."""

from collections.abc import Iterable

from rich.cells import cell_len

from piratebox.language import pick, t, tn, tp
from piratebox.wording.vasco_da_gama.names import character as character_name
from rules.vasco_da_gama.components import COLOUR_IDS, LETTERS, WHITE, Box
from rules.vasco_da_gama.tiles import Landing
from rules.vasco_da_gama.view import View

from .canvas import Canvas, fit
from .glyphs import SEAT_LETTERS, SEAT_SHAPES

CREW_PAINTS = (*(f"sailor-{colour}" for colour in COLOUR_IDS[:WHITE]), "missionary")
"""The ink of each crew colour."""


def mark_of(seat: int) -> str:
    """A seat's shape and letter without a gap, as on discs and hulls."""
    return SEAT_SHAPES[seat] + SEAT_LETTERS[seat]


def reals(amount: int) -> str:
    """An amount of money."""
    return tn("{n} Real", "{n} Reals", amount)


def reward(landing: Landing, *, short: bool = False) -> str:
    """What each ship sent to a landing earns."""
    kind, amount = landing.reward.kind, landing.reward.amount
    if kind == "money":
        return reals(amount)
    if amount > 1:
        return {
            "project": tn("{n} project", "{n} projects", amount),
            "sailor": tn("{n} sailor", "{n} sailors", amount),
            "captain": tn("{n} captain", "{n} captains", amount),
        }[kind]
    if short:
        return {"project": t("project"), "sailor": t("sailor"), "captain": t("captain")}[kind]
    return {"project": t("a project"), "sailor": t("a sailor"), "captain": t("a captain")}[kind]


def landing_name(landing: Landing, room: int) -> str:
    """A landing's name, without its last words if there is no room for all."""
    words = str(pick(landing.name)).split(" ")
    while len(words) > 1 and cell_len(" ".join(words)) > room:
        words.pop()
    return fit(" ".join(words), room)


def hull_income(box: Box, ship: str, *, short: bool = False) -> str:
    """A ship's income on its hull, in at most 3 cells; empty if it has none."""
    if box.reals.get(ship):
        return tp("on a hull, Reals", "{n}R", n=box.reals[ship])
    if box.vp.get(ship):
        n = box.vp[ship]
        return tp("on a hull, short", "{n}V", n=n) if short else tp("on a hull", "{n}VP", n=n)
    return ""


def tile_income(box: Box, ship: str, *, short: bool = False) -> str:
    """A project's income in its lower edge, in at most 8 cells; empty if it has none."""
    if box.reals.get(ship):
        n = box.reals[ship]
        return tp("in an edge", "+{n} R", n=n) if short else tn("+{n} Real", "+{n} Reals", n)
    return t("+{n} VP", n=box.vp[ship]) if box.vp.get(ship) else ""


def ship_words(box: Box, ship: str) -> str:
    """A launched ship's level and income, such as "5, +1 VP"."""
    income = tile_income(box, ship)
    return t("{level}, {income}", level=box.level[ship], income=income) if income else str(box.level[ship])


def plan_words(box: Box, ship: str) -> str:
    """An unlaunched project's level and crew."""
    return t("{level} crew {crew}", level=box.level[ship], crew=box.crew[ship])


def action_word(area: str, *, short: bool = False) -> str:
    """What a disc in an area does, in at most 9 cells; ``short`` in at most 7."""
    if short and area == "characters":
        return tp("a disc's action", "char.")
    return {
        "projects": tp("a disc's action", "project"),
        "recruiting": tp("a disc's action", "recruit"),
        "sailing": tp("a disc's action", "sail"),
        "characters": tp("a disc's action", "character"),
    }[area]


def list_name(character: str) -> str:
    """A character's name in at most 10 cells."""
    return tp("in a list", "Manuel I") if character == "manuel" else character_name(character)


def about_character(seen: View, character: str) -> str:
    """What a character gives now, in at most 18 cells."""
    box = seen.box
    if character == "dias":
        return t("+{n} VP, then first", n=box.amount["dias_taken"])
    if character == "francisco":
        return t("a missionary") if seen.missionaries else t("none left")
    if character == "manuel":
        numbers = seen.extra_numbers()
        if len(numbers) == 2:
            return t("disc {first} or {second}", first=numbers[0], second=numbers[1])
        return t("disc {first}", first=numbers[0]) if numbers else t("no disc left")
    if seen.held:
        held = box.level[seen.held]
        if not seen.merchant:
            return t("holds {level}", level=held)
        return t("holds {level}, next {next}", level=held, next=box.level[seen.merchant])
    return t("merchant, next {level}", level=box.level[seen.merchant]) if seen.merchant else t("none left")


def draw_crew(
    canvas: Canvas, x: int, y: int, counts: Iterable[int], *, gap: str = " ", single: bool = False
) -> int:
    """Crew as letters by colour, such as "TT G"; ``single`` sets every colour apart but counts none.

    Returns:
        The column after them.
    """
    first = True
    for letter, paint, count in zip(LETTERS, CREW_PAINTS, counts, strict=False):
        if count:
            x = canvas.put(x, y, "" if first else gap, "soft")
            x = canvas.put(x, y, letter * (1 if single else count), f"{paint} bold")
            first = False
    return x
