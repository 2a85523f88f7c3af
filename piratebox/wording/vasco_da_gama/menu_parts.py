"""What several menus share: keys, items with their reasons, launching and taking back."""

from typing import Any

from piratebox.language import t
from piratebox.table.asking import Item, Menu
from rules.core.chance import Chance
from rules.core.game import Decision
from rules.vasco_da_gama.choices import Back, Launch
from rules.vasco_da_gama.decisions import crews
from rules.vasco_da_gama.refusals import why_not
from rules.vasco_da_gama.view import View, imagine

from . import targets
from .names import ship, vessel
from .reasons import reason

DONE, BACK, LAUNCH, NONE = "d", "b", "n", "0"
"""The keys of what several menus offer: no more of it, the last part back, a launch, none of them."""
KEYS = "1234567890aefmopqrvwyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The keys of other items in turn: what does nothing else at the table."""


def item(
    seen: View, decision: Decision, key: str, label: str, choice: Any, note: str = "", target: str = ""
) -> Item:
    """An item that makes a choice, or says why it cannot be made."""
    if choice in decision.choices:
        return Item(key, label, note, target, choice)
    code = why_not(imagine(seen, Chance(0)), decision.seat, choice)
    return Item(key, label, note, target, reason=reason(code or "not_asked"))


def with_launches(seen: View, decision: Decision, items: list[Item]) -> list[Item]:
    """A menu's items, and what is open beside them: launching, and taking the last part back."""
    ways = [choice for choice in decision.choices if isinstance(choice, Launch)]
    if len(ways) == 1:
        label = t("Launch {ship}", ship=ship(ways[0].project, seen.box))
        items.append(_launch(seen, decision.seat, ways[0], LAUNCH, label))
    elif ways:
        inside = tuple(
            _launch(seen, decision.seat, way, key, vessel(way.project, seen.box))
            for key, way in zip(KEYS, ways, strict=False)
        )
        opened = Menu(t("Launch which project?"), inside, back=t("not launching"))
        items.append(Item(LAUNCH, t("Launch a project"), menu=opened))
    if Back() in decision.choices:
        items.append(Item(BACK, t("Take a part back"), choice=Back()))
    return items


def _launch(seen: View, seat: int, way: Launch, key: str, label: str) -> Item:
    """A launch, with the crew it takes."""
    box = seen.box
    payments = crews(imagine(seen, Chance(0)), box, seat, way.project)
    if len(payments) == 1:
        note = t("pays {crew}", crew=" ".join(payments[0]))
    else:
        note = t("crew {n}", n=box.crew[way.project])
    return Item(key, label, note, targets.plan(seen, seat, way.project), way)
