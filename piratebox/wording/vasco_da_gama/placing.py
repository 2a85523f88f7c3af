"""Asking for a disc: the area first, then its number."""

from piratebox.language import t, tp
from piratebox.table.asking import Item, Menu
from rules.core.game import Decision
from rules.vasco_da_gama.choices import Place
from rules.vasco_da_gama.components import AREAS
from rules.vasco_da_gama.foresight import cost_range
from rules.vasco_da_gama.view import View

from . import targets
from .names import Names, area, reals
from .reasons import reason

NUMBER_KEYS = {
    **{number: str(number) for number in range(1, 10)},
    **dict(zip(range(10, 21), "0aefmopqrvw", strict=True)),
    21: "1",
    22: "2",
}
"""The key of each number disc, always the same."""


def placing(seen: View, decision: Decision, names: Names) -> tuple[str, list[Item]]:
    """The question for an area, and the areas with their numbers behind them."""
    placements = [choice for choice in decision.choices if isinstance(choice, Place)]
    items = []
    for key, id in zip("1234", AREAS, strict=True):
        ways = [choice for choice in placements if choice.area == id]
        label, target = area(id, seen.box), targets.free_space(seen, id)
        room = seen.box.capacity[seen.seats][AREAS.index(id)]
        note = t("{n} of {total} spaces free", n=room - len(targets.lying(seen, id)), total=room)
        if not ways:
            items.append(Item(key, label, t("full"), target, reason=reason("area_full")))
        elif len(ways) == 1:
            items.append(Item(key, label, t("number {n}", n=ways[0].number), target, ways[0]))
        else:
            opened = Menu(_which(seen, decision, id), _numbers(seen, ways), back=t("another area"))
            items.append(Item(key, label, note, target, menu=opened))
    return _where(seen, decision, names), items


def _where(seen: View, decision: Decision, names: Names) -> str:
    if decision.kind == "place":
        left = seen.discs_left(decision.seat)
        if left == 1:
            return t("The last disc: to which area?")
        return t("{n} discs to place: one to which area?", n=left)
    return t("Manuel I: {name}'s additional disc goes to which area?", name=names[decision.seat])


def _which(seen: View, decision: Decision, id: str) -> str:
    fields = {"area": area(id, seen.box), "marker": seen.marker}
    if decision.kind == "place":
        return t("{area}: with which number? The marker stands on {marker} now.", **fields)
    return t("{area}: with which of Manuel I's numbers?", **fields)


def _numbers(seen: View, ways: list[Place]) -> tuple[Item, ...]:
    return tuple(
        Item(
            NUMBER_KEYS[way.number], str(way.number), costs(seen, way.number), targets.number(way.number), way
        )
        for way in ways
    )


def costs(seen: View, number: int) -> str:
    """What executing a disc will cost, in a few words."""
    least, most = cost_range(seen, number)
    if not most:
        return tp("cost", "free")
    if least == most:
        return reals(most)
    return t("{least} to {most} Reals", least=least, most=most)
