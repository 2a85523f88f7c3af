"""What is counted on Meuterer's board, from views alone: who leads, what is paid, who is stronger."""

from typing import NamedTuple

from rules.meuterer.allocation import CLOSED, allocations, prices, sellable
from rules.meuterer.components import (
    ANY,
    BUYS,
    GOODS,
    MATE,
    MERCHANT,
    MUTINEER,
    PLACES,
    ROLES,
    VALUES,
    WEAPON,
)
from rules.meuterer.effects import MUTINY_SIDE
from rules.meuterer.state import NOTHING, Lot
from rules.meuterer.view import View


class Share(NamedTuple):
    """What a seat has for an open island; ``points`` is None before the goods are sold."""

    seat: int
    kind: int
    cards: int
    points: int | None = None


def step_of(view: View) -> str:
    """What is being asked for; "" when the match is over."""
    return str(view.agenda[-1][0]) if view.agenda else ""


def selling(view: View) -> bool:
    """Whether the goods go to the islands now, or did at the end of the match."""
    return step_of(view) in ("allocate", "")


def steps_to(view: View, place: int) -> int:
    """How many steps ahead of the ship an island lies."""
    return (place - view.ship) % PLACES


def demand(view: View) -> tuple[int, ...]:
    """What each open island buys."""
    return tuple(CLOSED if view.pirate_ship == place else BUYS[view.ring[place]] for place in view.open)


# --- selling ----------------------------------------------------------------------------------------------


def leaders(view: View, at: int) -> list[Share]:
    """Who has offered the most of what an open island buys, most first, then from the captain on."""
    buys = demand(view)[at]
    found = []
    for turn in range(view.seats):
        seat = (view.captain + turn) % view.seats
        goods = sellable(view.offered[seat])
        if buys == ANY:
            kind = max(range(GOODS), key=lambda kind: goods[kind])
        elif buys == CLOSED:
            continue
        else:
            kind = buys
        if goods[kind]:
            found.append(Share(seat, kind, goods[kind]))
    return sorted(found, key=lambda share: -share.cards)


def lots_of(view: View, seat: int) -> tuple[Lot, ...]:
    """What a seat sells where: declared, or the only way to declare it; nothing while it has a choice."""
    if view.lots[seat]:
        return view.lots[seat]
    found = allocations(sellable(view.offered[seat]), demand(view))
    return found[0] if len(found) == 1 else (NOTHING,) * len(view.open)


def sales(view: View, at: int) -> list[Share]:
    """What an open island pays as things stand: who sells there, the best paid first."""
    lots = [lots_of(view, seat)[at] for seat in range(view.seats)]
    values = VALUES[view.ring[view.open[at]]]
    points = prices([count for _, count in lots], values, view.holder(MERCHANT))
    shares = [Share(seat, kind, count, points[seat]) for seat, (kind, count) in enumerate(lots) if count]
    return sorted(shares, key=lambda share: (-(share.points or 0), -share.cards, share.seat))


# --- mutiny -----------------------------------------------------------------------------------------------


def weapons(view: View, seat: int) -> int:
    """Weapons a seat has face up."""
    return view.offered[seat].count(WEAPON)


def outcome(view: View) -> str:
    """How the mutiny went: ``none``, ``open``, ``won``, ``lost``, or "" before the roles are shown."""
    if not view.revealed:
        return ""
    if MUTINEER not in view.roles:
        return "none"
    if not selling(view):
        return "open" if step_of(view) == "weapon" else ""
    return "lost" if view.dark is None else "won"


def strength_with(own: View, role: str) -> tuple[int, int] | None:
    """The two sides' strength for certain if the viewer took a role, by what he found in the middle.

    None if he cannot know that there will be a mutiny, or whose weapons count.
    """
    seat = own.seat
    if seat is None:
        return None
    gone = [other for other in ROLES if other not in own.looked]
    if role != MUTINEER and MUTINEER not in gone:
        return None
    earlier = [other for other in own.passed if other not in (own.captain, seat)]
    if len(gone) > 1 and any(weapons(own, other) for other in earlier):
        return None
    sides = dict(zip(gone, earlier, strict=True)) if len(gone) == 1 else {}
    sides[role] = seat
    captains = weapons(own, own.captain) + (MATE in gone or role == MATE)
    captains += weapons(own, sides[MATE]) if MATE in sides else 0
    return captains, sum(weapons(own, sides[each]) for each in MUTINY_SIDE if each in sides)
