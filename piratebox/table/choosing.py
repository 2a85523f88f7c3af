"""Walking through a menu: what is highlighted, which parts are chosen, what was refused."""

from dataclasses import dataclass, field
from typing import Any

from .asking import Item, Menu


@dataclass(slots=True)
class Choosing:
    """A person's way through a menu and the menus behind its items.

    ``refusal`` is the reason why the last item tried can not be taken, until the next move.
    """

    root: Menu
    refusal: str = ""
    _path: list[int] = field(default_factory=list)
    _focus: int = field(init=False)

    def __post_init__(self) -> None:
        self._focus = _first(self.root)

    @property
    def menu(self) -> Menu:
        """The part being asked."""
        return self._menus()[-1]

    @property
    def focus(self) -> int:
        """The highlighted item's index."""
        return self._focus

    @property
    def item(self) -> Item:
        """The highlighted item."""
        return self.menu.items[self._focus]

    @property
    def chosen(self) -> tuple[str, ...]:
        """The board's targets chosen in earlier parts."""
        taken = (menu.items[at] for menu, at in zip(self._menus(), self._path, strict=False))
        return tuple(item.target for item in taken if item.target)

    @property
    def deep(self) -> bool:
        """Whether a part has been chosen that can be taken back."""
        return bool(self._path)

    def _menus(self) -> list[Menu]:
        """The first part and every part opened since."""
        menus = [self.root]
        for at in self._path:
            menus.append(menus[-1].items[at].menu or menus[-1])
        return menus

    def keys(self) -> dict[str, str]:
        """The board's targets that can be taken now, and their keys.

        Where several items stand for one target, it has the highlighted one's key, or else the first one's.
        """
        found: dict[str, str] = {}
        for item in self.menu.items:
            if item.target and not item.reason:
                found.setdefault(item.target, item.key)
        if self.item.target in found and not self.item.reason:
            found[self.item.target] = self.item.key
        return found

    def barred(self) -> dict[str, str]:
        """The board's targets that look possible but are not, and their keys."""
        return {item.target: item.key for item in self.menu.items if item.target and item.reason}

    def walk(self, step: int) -> None:
        """Highlight another item, round the ends."""
        self.refusal = ""
        self._focus = (self._focus + step) % len(self.menu.items)

    def highlight(self, at: int) -> None:
        """Highlight an item by its index."""
        self.refusal = ""
        self._focus = at

    def find(self, *, key: str | None = None, target: str | None = None) -> int | None:
        """The index of the item with a key or a target; None if there is none."""
        for at, item in enumerate(self.menu.items):
            if (key is not None and item.key == key) or (target is not None and item.target == target):
                return at
        return None

    def take(self) -> Any:
        """Take the highlighted item: its choice, or None after opening its menu or being refused."""
        item = self.item
        self.refusal = item.reason
        if item.reason:
            return None
        if item.menu is not None:
            self._path.append(self._focus)
            self._focus = _first(item.menu)
            return None
        return item.choice

    def back(self) -> bool:
        """Give the last chosen part back; returns whether there was one."""
        self.refusal = ""
        if not self._path:
            return False
        self._focus = self._path.pop()
        return True


def _first(menu: Menu) -> int:
    """The first item of a menu that can be taken, or the first one."""
    return next((at for at, item in enumerate(menu.items) if not item.reason), 0)
