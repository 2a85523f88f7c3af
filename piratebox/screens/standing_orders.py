"""Orders to flip on without being asked, for one round (dossier 6)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from piratebox.language import t
from piratebox.table.asking import Item, Menu
from rules.pirate_king.choices import Continue
from rules.pirate_king.state import ACTIVE
from rules.pirate_king.view import View

LIMITS = (0, 10, 20, 30, 40, 100)
"""The risks, in hundredths, that can be set; up to 100 leaves only the curses."""
WARNING = 2
"""Curses from which on a player is asked again."""


@dataclass(frozen=True, slots=True)
class Order:
    """A seat's order: flip on while the risk is at most ``limit`` hundredths; None withdraws it."""

    seat: int
    limit: int | None


@dataclass(slots=True)
class StandingOrders:
    """Every player's order for one round.

    An order is given openly and goes by public facts only. As a question that is left out would show how a
    ballot went, questions are left out only where every human who is still in has an order that says flip.
    """

    round: int = 0
    limits: dict[int, int] = field(default_factory=dict)

    def give(self, view: View, order: Order) -> None:
        """Take or withdraw an order for the round being played."""
        self._turn_page(view)
        if order.limit is None:
            self.limits.pop(order.seat, None)
        else:
            self.limits[order.seat] = order.limit

    def _turn_page(self, view: View) -> None:
        if view.round != self.round:
            self.round = view.round
            self.limits.clear()

    def of(self, view: View, seat: int) -> int | None:
        """A seat's limit in hundredths for the round being played, None without an order."""
        return self.limits.get(seat) if view.round == self.round else None

    def says_flip(self, view: View, seat: int) -> bool:
        """Whether a seat's order says flip, by what everybody knows."""
        limit = self.of(view, seat)
        if limit is None or view.totals(seat).curse >= WARNING:
            return False
        return view.public_bust_chance(seat) * 100 <= limit

    def ordered(self, view: View, humans: Iterable[int]) -> Continue | None:
        """What to vote for the humans without asking any of them, None if they must be asked."""
        voters = [seat for seat in humans if view.status[seat] == ACTIVE]
        return Continue() if all(self.says_flip(view, seat) for seat in voters) else None


def may_order(view: View, humans: Sequence[int], *, voted: bool) -> bool:
    """Whether orders may be given now: in a round's first vote before any human has voted.

    Later it would show which way a ballot goes. A human alone among computer players may always.

    Args:
        view: what everybody knows.
        humans: the seats that humans hold.
        voted: whether there has been a vote in this round.
    """
    waiting = view.waiting()
    playing = [seat for seat in humans if view.status[seat] == ACTIVE]
    if len(humans) == 1:
        return bool(waiting) and bool(playing)
    return bool(waiting) and not voted and all(seat in waiting for seat in playing)


def limit_label(limit: int | None) -> str:
    """A limit as an answer to how much risk is taken."""
    if limit is None:
        return t("ask every time")
    if limit >= LIMITS[-1]:
        return t("any risk")
    return t("up to {limit} %", limit=limit) if limit else t("no risk")


def limit_words(limit: int | None) -> str:
    """An order in a few words."""
    if limit is None:
        return t("ask every time")
    if limit >= LIMITS[-1]:
        return t("flip until two curses show")
    if limit == 0:
        return t("flip while the next card cannot bust")
    return t("flip until two curses show or the risk is over {limit} %", limit=limit)


def orders_menu(view: View, orders: StandingOrders, humans: Sequence[int], names: Sequence[str]) -> Menu:
    """The menu that takes orders: whose, then how far."""
    seats = [seat for seat in humans if view.status[seat] == ACTIVE]
    if len(seats) == 1:
        return _limits_menu(seats[0], names)
    items = tuple(
        Item(
            str(number),
            names[seat],
            note=limit_words(orders.of(view, seat)),
            target=f"seat:{seat}",
            menu=_limits_menu(seat, names),
        )
        for number, seat in enumerate(seats, start=1)
    )
    question = t("Whose order for this round? Everybody may see it; esc goes back to the vote.")
    return Menu(question, items, short=t("Whose order for this round? Esc goes back to the vote."))


def _limits_menu(seat: int, names: Sequence[str]) -> Menu:
    items = [
        Item(str(number), limit_label(limit), target=f"limit:{limit}", choice=Order(seat, limit))
        for number, limit in enumerate(LIMITS, start=1)
    ]
    items.append(Item("0", limit_label(None), target="limit:none", choice=Order(seat, None)))
    question = t("{name} flips on this round until two curses show, or at what risk?", name=names[seat])
    short = t("{name} flips on at what risk?", name=names[seat])
    return Menu(question, tuple(items), short=short, back=t("whose order"))
