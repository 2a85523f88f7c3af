"""Inspecting numbers, action spaces and landings: everything that everybody may know about them."""

from piratebox.language import pick, sentences, t
from piratebox.wording.inspection import Inspection
from rules.vasco_da_gama.components import EXTRA
from rules.vasco_da_gama.foresight import cost_range, phase_three
from rules.vasco_da_gama.view import View

from . import targets
from .events import sentence
from .names import (
    Names,
    area,
    income,
    points,
    reals,
    reward,
    rows,
    ship,
    vessel,
)
from .rulings import answers_about

Facts = list[tuple[str, str]]


# --- numbers and action spaces ----------------------------------------------------------------------------


def number(seen: View, target: str, n: int, names: Names) -> Inspection:
    """A number disc: whose it is, what it costs, what declining it brings."""
    row = next(row for row in seen.box.rows["row"].values() if row.first <= n <= row.last)
    facts: Facts = [(t("cost"), _cost(seen, n))]
    money = seen.box.decline[n]
    facts.append((t("decline"), t("+{amount}.", amount=reals(money)) if money else t("Brings nothing.")))
    disc = dict(seen.discs).get(n)
    if disc is not None:
        fields = {"name": names[disc.seat], "area": area(disc.area, seen.box)}
        if n == seen.resolving:
            here = t("{name}'s, {area}: being executed now.", **fields)
        elif seen.phase == 1 or n in seen.queue:
            here = t("{name}'s, {area}: still to come.", **fields)
        else:
            here = t("{name}'s, {area}: done.", **fields)
    elif n in EXTRA:
        here = t("On Manuel I's space.")
    else:
        here = t("Not used this round.")
    facts.append((t("here"), here))
    return Inspection(
        target=target,
        name=t("Number {n}", n=n),
        kind=t("sequence number disc, 1 in the box"),
        face=(str(n),),
        facts=tuple(facts),
        rulings=answers_about("number"),
        provenance=row.provenance.money,
        note=t("The money for declining is not the published one.")
        if row.provenance.money == "reconstructed"
        else "",
    )


def _cost(seen: View, n: int) -> str:
    if not seen.marker:
        return t("The marker does not stand yet.")
    least, most = cost_range(seen, n)
    fields = {"marker": seen.marker, "least": least, "most": most}
    if not most:
        return t("Free: the marker stands on {marker}.", **fields)
    if least == most:
        return t("{amount}: the marker stands on {marker}.", amount=reals(most), **fields)
    return t("{least} to {most} Reals, by the tile to be turned up; the marker stands on {marker}.", **fields)


def space(seen: View, target: str, id: str, index: int, names: Names) -> Inspection | None:
    """An action space and the disc on it."""
    room = seen.box.capacity[seen.seats][list(seen.box.rows["area"]).index(id)]
    discs = targets.lying(seen, id)
    if index >= max(room, len(discs)):
        return None
    if index < len(discs):
        n, disc = discs[index]
        here = t("{name}'s disc {n}.", name=names[disc.seat], n=n)
    else:
        here = t("Free.")
    return place(seen, target, "area", id, names, here)


def place(
    seen: View | None, target: str, kind: str, id: str, names: Names, here: str = ""
) -> Inspection | None:
    """A landing or an action area by its id."""
    corrections = "" if seen is None else seen.options.corrections
    row = rows(corrections).get((kind, id))
    if row is None:
        return None
    text = str(pick(row.texts))
    if kind == "area":
        text = sentences((_does(id), text))
    facts: Facts = [(t("in full"), text)]
    if here:
        facts.append((t("here"), here))
    return Inspection(
        target=target,
        name=str(pick(row.names)),
        kind=t("landing") if kind == "landing" else t("action area"),
        face=(str(pick(row.names)),),
        facts=tuple(facts),
        rulings=answers_about(kind if kind == "landing" else id),
        provenance=row.provenance,
        note=t("Not the published values; a corrections file can replace them.")
        if row.provenance == "reconstructed"
        else "",
    )


def _does(id: str) -> str:
    """What an area's action is."""
    words = {
        "projects": t("Buy one project, or two, or the São Gabriel one."),
        "recruiting": t("Hire sailors from one crew section, and a captain if wanted."),
        "sailing": t("Send launched ships to one landing, each with a captain."),
        "characters": t("Take a money stack, or a character."),
    }
    return words[id]


# --- landings ---------------------------------------------------------------------------------------------


def berth(seen: View, target: str, at: int, names: Names) -> Inspection:
    """A landing space, empty or with the ship on it."""
    box = seen.box
    where = box.spaces[at]
    landing = box.landings[where.landing]
    row = rows(seen.options.corrections)["landing", landing.id]
    fields = {
        "n": where.number,
        "reward": reward(landing.reward.kind, landing.reward.amount),
        "landing": pick(landing.name),
        "bonus": points(landing.bonus),
    }
    facts: Facts = [
        (t("space"), t("Level {n} or more. Sending a ship there: {n} VP and {reward}.", **fields)),
        (t("full"), _fullness(seen, where.landing, fields)),
    ]
    tile, owner = seen.berths[at], seen.owners[at]
    if tile:
        who = t("A merchant, nobody's") if owner is None else t("{name}'s ship", name=names[owner])
        facts.append((t("here"), t("{who}: {ship}.", who=who, ship=vessel(tile, box))))
        facts.append((t("phase 3"), _soon(seen, tile, owner, names)))
    else:
        facts.append((t("here"), t("Empty.")))
    return Inspection(
        target=target,
        name=t("{landing}, space {n}+", **fields),
        kind=t("landing space {place} of {total}", place=at - box.reach[where.landing].start + 1,
               total=len(box.reach[where.landing])),
        face=(str(pick(landing.name)), f"{where.number}+", *([ship(tile, box)] if tile else [])),
        facts=tuple(facts),
        rulings=answers_about("landing"),
        provenance=row.provenance,
        note=t("Not the published values; a corrections file can replace them.")
        if row.provenance == "reconstructed"
        else "",
    )  # fmt: skip


def _fullness(seen: View, landing: int, fields: dict[str, object]) -> str:
    reach = seen.box.reach[landing]
    full = sum(bool(seen.berths[at]) for at in reach)
    if not seen.box.landings[landing].bonus:
        return t(
            "{landing} holds {held} of {total}; full, it sends its ships on.",
            held=full,
            total=len(reach),
            **fields,
        )
    return t(
        "{landing} holds {held} of {total}; full, it pays its ships {bonus} each and sends them on.",
        held=full,
        total=len(reach),
        **fields,
    )


def _soon(seen: View, tile: str, owner: int | None, names: Names) -> str:
    """What phase three would do with a ship if it came now."""
    told = []
    if owner is not None and (earned := income(tile, seen.box)):
        told.append(t("Income {income}.", income=earned))
    moves = [
        event for event in phase_three(seen).events if event.kind == "advance" and event.data["ship"] == tile
    ]
    told += [sentence(event, names) or "" for event in moves]
    if not moves:
        told.append(t("As things stand it stays."))
    return sentences(told)
