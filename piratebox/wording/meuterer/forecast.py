"""The consequence of the highlighted choice, in words, from public facts only."""

from collections.abc import Iterable

from piratebox.language import listed, t
from rules.core.events import Event
from rules.meuterer.choices import (
    AddWeapon,
    Allocate,
    Bottom,
    Choice,
    Offer,
    Pass,
    SetSalary,
    Stop,
    TakeRole,
)
from rules.meuterer.components import ANY, BUYS, GOODS, KIND, MATES_SHARE, WEAPON
from rules.meuterer.foresight import Foresight, foresee, payouts, strengths
from rules.meuterer.view import View

from .events import sentence
from .names import Names, card_name, card_word, island_name, points, steps_to, tally
from .places import first_prices, market

_FOLLOWING = 5
"""So many sentences tell what happens for certain before the next choice."""
_UNTOLD = ("allocate", "clean_up", "move_ship", "stop", "pass", "light")


def consequence(seen: View, choice: Choice, names: Names, *, short: bool = False) -> list[str]:
    """Sentences that say what a choice would do; ``short`` leaves out all but the most important."""
    future = foresee(seen, choice)
    if future is None:
        return []
    told = _own(seen, choice, future, names, short=short)
    told += _later(future.later, names)[: 2 if short else _FOLLOWING]
    if not short:
        told.append(_next(choice, future, names))
    return [text for text in told if text]


def _own(seen: View, choice: Choice, future: Foresight, names: Names, *, short: bool) -> list[str]:
    name = names[seen.acting or 0]
    match choice:
        case SetSalary(amount=amount):
            return [_promise(amount, name, short=short)]
        case Offer(card=card):
            return _offered(seen, card, future, names, short=short)
        case Pass():
            return _passed(seen, future, names, short=short)
        case TakeRole(role=role):
            return _role(seen, role, names, short=short)
        case AddWeapon() | Stop():
            return [] if _settled(future) else [_balance(future.after, short=short)]
        case Allocate():
            return [] if _settled(future) else _declared(future.after, names)
        case Bottom(card=card):
            if short:
                return [t("{card} goes under the pile.", card=card_name(card))]
            return [
                t("{card} goes under the draw pile; the others see only the backs.", card=card_name(card))
            ]
    return []


def _settled(future: Foresight) -> bool:
    """Whether the mutiny or the sale is decided by the choice."""
    return any(event.kind in ("outcome", "sale") for event in future.later)


# --- salary and offering ----------------------------------------------------------------------------------


def _promise(amount: int, name: str, *, short: bool) -> str:
    fields = {"name": name, "total": amount + MATES_SHARE, "amount": amount}
    if not amount:
        if short:
            return t("A Mate gets the bank's 1 only.")
        return t("If {name} keeps command, a Mate gets only the 1 VP of the bank.", **fields)
    if short:
        return t("A Mate gets {total}, {amount} from {name}.", **fields)
    return t("If {name} keeps command, a Mate gets {total} VP, {amount} of them from {name}.", **fields)


def _offered(seen: View, card: str, future: Foresight, names: Names, *, short: bool) -> list[str]:
    seat = seen.acting or 0
    kind, after = KIND[card], future.after
    told = []
    if kind == WEAPON:
        told.append(
            t("It counts only on a side of a mutiny.")
            if short
            else t("A weapon is never sold; it counts if its owner takes a side in a mutiny.")
        )
    elif kind >= GOODS:
        told.append(t("The pirate ship sails by the hand left when the roles are shown."))
    else:
        told += [_market(after, at, names) for at in _buyers(after, kind)]
        if not told:
            told.append(t("No open island buys {card}.", card=card_word(card)))
    if short:
        told = told[:1]
    if _passes(future, seat):
        told.append(t("No card is left, so {name} passes.", name=names[seat]))
    steps = after.hands[seat]
    told.append(t("A pass after that: {course}.", course=steps_to(steps, after.ring[after.ahead(steps)])))
    return told


def _buyers(seen: View, kind: int) -> list[int]:
    """The places of the open islands that buy a kind."""
    return [at for at in seen.open if BUYS[seen.ring[at]] in (ANY, kind)]


def _market(seen: View, place: int, names: Names) -> str:
    """Who could sell how much at an open island by what lies face up; of one kind at the most."""
    return t(
        "{island}: {counts}.", island=island_name(seen.ring[place]), counts=tally(market(seen, place), names)
    )


def _passes(future: Foresight, seat: int) -> bool:
    """Whether the seat then has to pass at once."""
    return any(event.kind == "pass" and event.seat == seat for event in future.later)


def _passed(seen: View, future: Foresight, names: Names, *, short: bool) -> list[str]:
    seat = seen.acting or 0
    steps = seen.hands[seat]
    place = seen.ahead(steps)
    island = seen.ring[place]
    fields = {
        "name": names[seat],
        "course": steps_to(steps, island),
        "island": island_name(island),
        "points": points(seen.arrival(place)),
    }
    if seat == seen.captain:
        if short:
            return [t("Course: {island}, {points}.", **fields)]
        return [t("The captain's course is {course}: {points} unless a mutiny wins.", **fields)]
    if short:
        return [t("as Mutineer {island}, {points}.", **fields)]
    return [
        t("{name} picks 1 of the {n} roles in the middle.", n=future.after.middle, **fields),
        t("As a winning Mutineer: {course}, {points}.", **fields),
    ]


# --- roles ------------------------------------------------------------------------------------------------


def _role(seen: View, role: str, names: Names, *, short: bool) -> list[str]:
    match role:
        case "mate":
            return _mate(seen, names, short=short)
        case "mutineer":
            return _mutineer(seen, names, short=short)
        case "boy":
            if short:
                return [t("+2 if a mutiny wins.")]
            return [
                t("If a mutiny wins: +2. Weapons may be added to it; the Boy adds no strength of his own.")
            ]
        case "merchant":
            full = t("Level for the most, the full price all the same: {prices}.", prices=first_prices(seen))
            if short:
                return [t("Level for the most pays in full.")]
            return [full, t("The Merchant takes no side in a mutiny.")]
    if seen.last_round:
        return [t("The Loader is worth nothing in the last round: nobody draws any more.")]
    if short:
        return [t("Draws up to 8, then returns any 3.")]
    return [t("Draws up to 8 cards, then returns any 3."), t("The Loader takes no side in a mutiny.")]


def _mate(seen: View, names: Names, *, short: bool) -> list[str]:
    salary = seen.salary or 0
    fields = {"total": salary + MATES_SHARE, "salary": salary, "captain": names[seen.captain]}
    if short:
        return [t("+{total} if {captain} keeps command.", **fields)]
    return [
        t("If {captain} keeps command: +{total}, {salary} of it from {captain}.", **fields),
        t("1 strength for {captain} in a mutiny.", **fields),
    ]


def _mutineer(seen: View, names: Names, *, short: bool) -> list[str]:
    seat = seen.acting or 0
    steps = seen.hands[seat]
    place = seen.ahead(steps)
    island, course = seen.ring[place], steps_to(steps, seen.ring[place])
    fields = {"island": island_name(island), "course": course, "points": points(seen.arrival(place))}
    if short:
        return [t("{island}, {points} if it wins.", **fields)]
    weapons = [cards.count(WEAPON) for cards in seen.offered]
    return [
        t("The dark marker goes {course}: {points} if the mutiny wins.", **fields),
        t(
            "Weapons shown: {captain} {theirs}, {name} {own}; a Mate adds 1.",
            captain=names[seen.captain],
            theirs=weapons[seen.captain],
            name=names[seat],
            own=weapons[seat],
        ),
    ]


# --- mutiny and selling -----------------------------------------------------------------------------------


def _balance(after: View, *, short: bool) -> str:
    captains, mutiny = strengths(after)
    fields = {"captains": captains, "mutiny": mutiny}
    if short and mutiny >= captains:
        return t("{mutiny} to {captains}: so far the mutiny wins.", **fields)
    if short:
        return t("{captains} to {mutiny}: so far the captain holds.", **fields)
    if mutiny >= captains:
        return t("Captain's side {captains}, mutiny {mutiny}: so far the mutiny wins.", **fields)
    return t("Captain's side {captains}, mutiny {mutiny}: so far the captain holds.", **fields)


def _declared(after: View, names: Names) -> list[str]:
    """What the islands would pay by what has been declared so far."""
    told = []
    for at, place in enumerate(after.open):
        paid = payouts(after, at)
        if any(paid):
            counts = [lots[at][1] if lots else 0 for lots in after.lots]
            worth = [
                t("{points} to {name}", points=points, name=names[seat])
                for seat, points in enumerate(paid)
                if points
            ]
            told.append(
                t(
                    "{island} so far: {counts}, worth {worth}.",
                    island=island_name(after.ring[place]),
                    counts=tally(counts, names),
                    worth=listed(worth),
                )
            )
    return told


# --- what follows -----------------------------------------------------------------------------------------


def _later(events: Iterable[Event], names: Names) -> list[str]:
    told = [sentence(event, names) for event in events if event.kind not in _UNTOLD]
    return [text for text in told if text]


def _next(choice: Choice, future: Foresight, names: Names) -> str:
    """Who chooses next, if that is certain and not plain."""
    end = future.end
    if end is None:
        return t("Then all roles are shown.") if isinstance(choice, Offer | Pass | TakeRole) else ""
    if end.over or end.acting is None or any(event.kind == "round" for event in future.later):
        return ""
    name = names[end.acting]
    match end.agenda[-1][0]:
        case "offer" if isinstance(choice, Offer | Pass | TakeRole):
            return t("{name} is next.", name=name)
        case "weapon":
            return t("{name} may add a weapon next.", name=name)
        case "allocate":
            return t("{name} declares next.", name=name)
    return ""
