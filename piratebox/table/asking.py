"""How a decision is put to a person: a menu whose items are choices, or lead to the choice's next part."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a menu, in the player's language.

    It makes ``choice``, or opens ``menu``, or can do neither, for a ``reason``.
    """

    key: str
    """The key that takes it directly, such as ``1`` or ``r``."""
    label: str
    note: str = ""
    """A short remark set apart from the label, such as "to space 3"."""
    target: str = ""
    """What on the board it stands for, such as ``card:fog`` or ``space:7``."""
    choice: Any = None
    menu: "Menu | None" = None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A question and its answers."""

    question: str
    items: tuple[Item, ...]
    short: str = ""
    """The question where there is little room; empty if it is short anyway."""
    back: str = ""
    """What Esc leads back to, such as "another card"; empty at the first part."""

    def choices(self) -> Iterator[Any]:
        """Every choice that can be reached from here."""
        for item in self.items:
            if item.menu is not None:
                yield from item.menu.choices()
            elif item.choice is not None:
                yield item.choice
