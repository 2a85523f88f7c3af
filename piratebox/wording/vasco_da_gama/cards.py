"""Inspecting tiles and characters: all that everybody may know; the rest is in ``places`` and ``people``."""

from piratebox.language import listed, pick, t, tn, tp
from piratebox.wording.inspection import Inspection
from rules.vasco_da_gama.components import CHARACTER_ROWS, CHARACTERS
from rules.vasco_da_gama.view import View

from . import people, places, targets
from .names import Names, character, income, missionaries, reals, row_of, rows, ship
from .rulings import answers_about

Facts = list[tuple[str, str]]


def inspection(view: View | None, target: str, names: Names = ()) -> Inspection | None:
    """What a target is, does, and means here and now.

    Everything in this game is open, so it does not matter whose view it is.

    Args:
        view: the position, or None away from any table.
        target: see ``targets``.
        names: the players' names by seat.

    Returns:
        None if the target names nothing that can be inspected.
    """
    kind, _, rest = target.partition(":")
    if kind == "card":
        return _tile(view, target, rest)
    if kind == "character" and rest in CHARACTERS:
        return _character(view, target, rest, names)
    if kind in ("landing", "area"):
        return places.place(view, target, kind, rest, names)
    return None if view is None else _at_table(view, target, kind, rest, names)


def _at_table(seen: View, target: str, kind: str, rest: str, names: Names) -> Inspection | None:
    first, _, second = rest.partition(":")
    a, b = (int(part) if part.isdecimal() else -1 for part in (first, second))
    match kind:
        case "number" if 1 <= a <= 22:
            return places.number(seen, target, a, names)
        case "space" if (group := ("area", first)) in rows(seen.options.corrections) and b >= 0:
            return places.space(seen, target, group[1], b, names)
        case "project" if tile := targets.displayed(seen, a):
            return _on_display(seen, target, a, tile)
        case "section" | "crew" if 1 <= a <= len(seen.sections):
            return people.section(seen, target, a)
        case "captain":
            return people.captain_space(seen, target, names)
        case "berth" if 0 <= a < len(seen.box.reach) and 0 <= b < len(seen.box.reach[a]):
            return places.berth(seen, target, seen.box.reach[a][b], names)
        case "ship" if 0 <= a < seen.seats and 0 <= b < len(seen.ships[a]):
            return _in_hand(seen, target, seen.ships[a][b], names[a], launched=True)
        case "plan" if 0 <= a < seen.seats and 0 <= b < len(seen.projects[a]):
            return _in_hand(seen, target, seen.projects[a][b], names[a], launched=False)
        case "merchant" if tile := seen.held or seen.merchant:
            return _merchant(seen, target, tile, names)
        case "money":
            return people.money(seen, target)
        case "seat" if 0 <= a < seen.seats:
            return people.player(seen, target, a, names)
        case "marker" if seen.tile:
            return _marker(seen, target)
        case "bag":
            return people.bag(seen, target)
    return None


# --- tiles ------------------------------------------------------------------------------------------------


def _tile(seen: View | None, target: str, tile: str, here: str = "", name: str = "") -> Inspection | None:
    """A project, merchant or Vasco da Gama tile."""
    corrections = "" if seen is None else seen.options.corrections
    try:
        row = row_of(tile, corrections)
    except KeyError:
        return None
    facts: Facts = [(t("in full"), str(pick(row.texts)))]
    if here:
        facts.append((t("here"), here))
    return Inspection(
        target=target,
        name=name or str(pick(row.names)),
        kind=_kind(row.group, row.count),
        face=_face(seen, tile, row.group, str(pick(row.names))),
        facts=tuple(facts),
        rulings=answers_about(row.group),
        seen="" if seen is None else _left(seen, row.group, tile),
        provenance=row.provenance,
        note=_note(row.provenance),
    )


def _kind(group: str, count: int) -> str:
    words = {
        "project": tn("project tile, {n} in the box", "project tile, {n} in the box", count),
        "merchant": tn("merchant ship, {n} in the box", "merchant ship, {n} in the box", count),
        "tile": tn("Vasco da Gama tile, {n} in the box", "Vasco da Gama tile, {n} in the box", count),
    }
    return words[group]


def _face(seen: View | None, tile: str, group: str, name: str) -> tuple[str, ...]:
    if seen is None or group == "tile":
        return (tile.split("/")[0],)
    if group == "merchant":
        return (t("merchant"), ship(tile, seen.box))
    return tuple(filter(None, (tile.split("/")[0], ship(tile, seen.box), income(tile, seen.box))))


def _note(provenance: str) -> str:
    """How to correct a value that is not the published one."""
    if provenance.startswith("printed"):
        return ""
    return t("Not the published value; a corrections file can replace it.")


def _left(seen: View, group: str, tile: str) -> str:
    """How many tiles of its kind have not been seen yet."""
    if group == "merchant":
        return tn(
            "{n} merchant has not been turned up yet.",
            "{n} merchants have not been turned up yet.",
            len(seen.merchants),
        )
    if group == "tile":
        return tn("{n} tile has not been seen yet.", "{n} tiles have not been seen yet.", len(seen.tiles))
    kind = seen.box.projects[tile].type
    left = sum(seen.box.projects[other].type == kind for other in seen.deck)
    total = sum(row.type == kind for row in seen.box.projects.values())
    return t("{n} of {total} of type {type} have not been drawn yet.", n=left, total=total, type=kind)


def _on_display(seen: View, target: str, place: int, tile: str) -> Inspection | None:
    box = seen.box
    if place == 0:
        here = t("The São Gabriel: {amount}, launched at once, no crew.", amount=reals(box.crew[tile]))
    else:
        here = t(
            "On display: {one}, or {two} together with another.",
            one=reals(box.amount["project_one"]),
            two=reals(box.amount["project_two"]),
        )
    return _tile(seen, target, tile, here)


def _in_hand(seen: View, target: str, tile: str, name: str, *, launched: bool) -> Inspection | None:
    if launched:
        here = t("{name}'s, launched: a captain can sail it from a Sailing disc.", name=name)
    else:
        here = t("{name}'s, waiting for crew of {n} colours.", name=name, n=seen.box.crew[tile])
    return _tile(seen, target, tile, here)


def _merchant(seen: View, target: str, tile: str, names: Names) -> Inspection | None:
    if seen.held:
        holder = seen.holder("girolamo")
        here = t("{name} must sail it now or in phase three.", name="" if holder is None else names[holder])
    else:
        here = t("Face up: whoever takes Girolamo takes it.")
    return _tile(seen, target, tile, here)


def _marker(seen: View, target: str) -> Inspection | None:
    tiles = seen.box.tiles
    if seen.turned:
        moved = format(tiles[seen.turned].modifier, "+d")
        here = t(
            "It started on {start}; the tile turned up moved it by {modifier} to {marker}.",
            start=tiles[seen.tile].number,
            modifier=moved,
            marker=seen.marker,
        )
    else:
        possible = sorted({tiles[tile].modifier for tile in seen.tiles})
        modifiers = [format(modifier, "+d") for modifier in possible]
        here = t(
            "It stands on {marker}. The tiles to come may move it by {modifiers}.",
            marker=seen.marker,
            modifiers=t(", ").join(modifiers),
        )
    return _tile(seen, target, seen.tile, here, t("The free-action marker"))


# --- characters -------------------------------------------------------------------------------------------


def _character(seen: View | None, target: str, id: str, names: Names) -> Inspection:
    row = next(row for row in CHARACTER_ROWS if row.id == id)
    corrections = "" if seen is None else seen.options.corrections
    facts: Facts = [(t("in full"), str(pick(rows(corrections)["character", id].texts)))]
    if seen is not None:
        holder = seen.holder(id)
        if holder is None:
            facts.append((t("here"), t("Lies on the board, held by nobody.")))
        elif number := dict(seen.taken)[id]:
            facts.append(
                (t("here"), t("{name} took him with disc {n} this round.", name=names[holder], n=number))
            )
        else:
            facts.append((t("here"), t("{name} holds him.", name=names[holder])))
        if more := _supply(seen, id):
            facts.append((tp("supply", "left"), more))
    return Inspection(
        target=target,
        name=str(pick(row.name)),
        kind=t("character tile, 1 in the box"),
        face=(character(id),),
        prints=str(pick(row.brief)),
        facts=tuple(facts),
        rulings=answers_about(id),
        provenance=row.provenance,
    )


def _supply(seen: View, id: str) -> str:
    """What a character still has to give."""
    if id == "francisco":
        return t("{missionaries} on his space.", missionaries=missionaries(seen.missionaries))
    if id == "girolamo" and seen.merchant:
        return t("The face-up merchant: {ship}.", ship=ship(seen.merchant, seen.box))
    if id == "manuel":
        numbers = list(map(str, seen.extra_numbers()))
        return t("Numbers still free: {numbers}.", numbers=listed(numbers)) if numbers else ""
    return ""
