"""Inspecting cards, roles and players: all that everybody may know; islands are in ``places``."""

from piratebox.language import listed, pick, sentences, t, tn, tp
from piratebox.wording.inspection import Inspection
from rules.meuterer.components import CARDS, ISLANDS, KIND, MATES_SHARE, PLACES, ROLE_CARDS, ROLES, SALARIES
from rules.meuterer.foresight import as_stranger
from rules.meuterer.state import SOURCES
from rules.meuterer.view import View

from . import places
from .names import (
    Names,
    card_name,
    cards,
    counted_kinds,
    points,
    role_name,
    seats_named,
    side_word,
    source_word,
    steps_to,
    tally,
)
from .rulings import rulings_about

Facts = list[tuple[str, str]]


def inspection(view: View | None, target: str, names: Names = ()) -> Inspection | None:
    """What a target is, does, and means here and now.

    Whatever the view is of, only what a stranger at the table may know is used.

    Args:
        view: the position, or None away from any table.
        target: ``hand:<card>``, ``good:<card>``, ``weapon``, ``role:<role>``, ``island:<id>``,
            ``island:<place>``, ``goods:<place>``, ``seat:<seat>``, ``salary:<n>``, ``pass`` or ``stop``.
        names: the players' names by seat.

    Returns:
        None if the target names nothing that can be inspected.
    """
    seen = None if view is None else as_stranger(view)
    kind, _, id = target.partition(":")
    number = int(id) if id.isdecimal() else -1
    match kind:
        case "hand" | "good" if id in CARDS:
            return _card(seen, target, id, names)
        case "role" if id in ROLE_CARDS:
            return _role(seen, target, id, names)
        case "island" if id in ISLANDS:
            return places.island(seen, target, id, names)
        case "island" | "goods" if seen is not None and 0 <= number < PLACES:
            return places.island(seen, target, seen.ring[number], names)
        case "seat" if seen is not None and 0 <= number < seen.seats:
            return _seat(seen, target, number, names)
        case "salary" if number in SALARIES:
            return _salary(seen, target, number, names)
    if target == "weapon":
        return _card(seen, target, "weapon", names)
    if target == "pass":
        return _pass(seen, target, names)
    if target == "stop":
        return _stop(target)
    return None


def _rulings(id: str) -> tuple[str, ...]:
    return tuple(ruling.text for ruling in rulings_about(id))


# --- goods cards ------------------------------------------------------------------------------------------


def _card(seen: View | None, target: str, id: str, names: Names) -> Inspection:
    card = CARDS[id]
    facts: Facts = [(t("in full"), str(pick(card.text)))]
    if card.sold:
        facts.append((t("sells at"), places.buyers(seen, id)))
    if seen is not None and any(shown := [pile.count(KIND[id]) for pile in seen.offered]):
        facts.append((t("offered"), t("{counts}.", counts=tally(shown, names))))
    return Inspection(
        target=target,
        name=card_name(id),
        kind=tn("goods card, {n} in the box", "goods card, {n} in the box", card.count),
        face=(card_name(id), t("of {n}", n=card.count)),
        prints=str(pick(card.brief)),
        facts=tuple(facts),
        rulings=_rulings(id),
        seen="" if seen is None else _seen(seen, id),
        provenance=card.provenance,
        note=str(pick(card.note)) if card.note else "",
    )


def _seen(seen: View, id: str) -> str:
    """How many cards of a kind everybody has seen this time through the deck, and where."""
    kind = KIND[id]
    if CARDS[id].variant and not seen.options.pirates:
        return t("Not in this game.")
    fields = {
        "total": CARDS[id].count,
        "shown": sum(pile.count(kind) for pile in seen.offered),
        "discarded": seen.discard[kind],
        "rest": seen.unseen()[kind],
    }
    return t("{shown} of {total} face up, {discarded} discarded, {rest} in hands or to draw.", **fields)


# --- roles ------------------------------------------------------------------------------------------------


def _role(seen: View | None, target: str, id: str, names: Names) -> Inspection:
    card = ROLE_CARDS[id]
    facts: Facts = [(t("in full"), str(pick(card.text)))]
    if seen is not None:
        facts += _role_now(seen, id, names)
    return Inspection(
        target=target,
        name=role_name(id),
        kind=t("role card, one of {n}; {side}", n=len(ROLES), side=side_word(card.side)),
        face=(role_name(id),),
        prints=str(pick(card.brief)),
        facts=tuple(facts),
        rulings=_rulings(id),
        seen="" if seen is None else _holder(seen, id, names),
        provenance=card.provenance,
    )


def _role_now(seen: View, id: str, names: Names) -> Facts:
    """What the role is worth in this round, if that can be said."""
    if seen.over:
        return []
    if id == "mate" and seen.salary is not None:
        total = seen.salary + MATES_SHARE
        words = t("{total} VP if {captain} keeps command.", total=total, captain=names[seen.captain])
        return [(t("now"), words)]
    if id == "loader" and seen.last_round:
        return [(t("now"), t("Worth nothing in the last round."))]
    if id == "merchant":
        return [(t("now"), t("First prices: {prices}.", prices=places.first_prices(seen)))]
    return []


def _holder(seen: View, id: str, names: Names) -> str:
    holder = seen.holder(id)
    if holder is not None:
        return t("{name} has it, for everybody to see.", name=names[holder])
    if seen.revealed:
        return t("Nobody took it.")
    taken = [seat for seat, has in enumerate(seen.taken) if has]
    if not taken:
        return t("In the middle.")
    return t("In the middle, or face down with {names}.", names=seats_named(taken, names))


# --- salary, passing, stopping ----------------------------------------------------------------------------


def _salary(seen: View | None, target: str, amount: int, names: Names) -> Inspection:
    facts: Facts = [
        (
            t("in full"),
            t(
                "If the captain keeps command, the Mate gets 1 point from the bank and {n} from the "
                "captain. Without a Mate nothing is paid.",
                n=amount,
            ),
        )
    ]
    if seen is not None and seen.salary is not None:
        words = t("{name} has promised {n}.", name=names[seen.captain], n=seen.salary)
        facts.append((t("now"), words))
    return Inspection(
        target=target,
        name=t("Salary {n}", n=amount),
        kind=t("two captain cards, two sided: 0, 1, 2, 3"),
        face=(t("Salary"), str(amount)),
        facts=tuple(facts),
        rulings=_rulings("salary"),
    )


def _pass(seen: View | None, target: str, names: Names) -> Inspection:
    facts: Facts = [
        (t("captain"), t("Places the light marker as many steps ahead as cards are kept.")),
        (t("others"), t("See the roles in the middle, and must keep one face down.")),
    ]
    if seen is not None and seen.acting is not None and seen.agenda[-1][0] == "offer":
        seat = seen.acting
        course = steps_to(seen.hands[seat], seen.ring[seen.ahead(seen.hands[seat])])
        facts.append((t("here"), t("{name}: {course}.", name=names[seat], course=course)))
    return Inspection(
        target=target,
        name=tp("offering", "Pass"),
        kind=t("step 2 of the round"),
        face=(tp("offering", "Pass"),),
        prints=t("Offer nothing more this round; it cannot be taken back."),
        facts=tuple(facts),
        rulings=_rulings("pass"),
    )


def _stop(target: str) -> Inspection:
    return Inspection(
        target=target,
        name=t("Add no more"),
        kind=t("step 4 of the round"),
        face=(t("Stop"),),
        prints=t("No weapon of this player is added to the mutiny any more."),
        facts=((t("in full"), t("When all of both sides have stopped, the mutiny is decided.")),),
        rulings=_rulings("stop"),
    )


# --- players ----------------------------------------------------------------------------------------------


def _seat(seen: View, target: str, seat: int, names: Names) -> Inspection:
    role = seen.roles[seat]
    captain = seat == seen.captain
    facts: Facts = [(t("score"), _score(seen, seat))]
    if not seen.over:
        held = tn("{n} card", "{n} cards", seen.hands[seat])
        facts.append((t("hand"), _hand(seen, seat, held)))
        shown = counted_kinds(seen.offered[seat])
        facts.append((t("offered"), t("{cards}.", cards=cards(shown)) if shown else t("Nothing.")))
        if role is not None:
            facts.append((t("role"), t("{role}.", role=role_name(role))))
        elif seen.taken[seat]:
            facts.append((t("role"), t("One, face down.")))
    return Inspection(
        target=target,
        name=names[seat],
        kind=t("the captain") if captain else t("one of the crew"),
        face=(names[seat], t("captain")) if captain else (names[seat],),
        facts=tuple(facts),
        rulings=_rulings("seat"),
    )


def _score(seen: View, seat: int) -> str:
    parts = [
        t("{source} {n}", source=source_word(source), n=amount)
        for source, amount in zip(SOURCES, seen.ledger[seat], strict=True)
        if amount
    ]
    total = t("{n} VP", n=sum(seen.ledger[seat]))
    return t("{total}: {parts}.", total=total, parts=listed(parts)) if parts else t("{total}.", total=total)


def _hand(seen: View, seat: int, held: str) -> str:
    """The hand's size and where it would lead."""
    if seat in seen.passed:
        return sentences((t("{held}.", held=held), t("Has passed.")))
    if seen.revealed or seen.salary is None:
        return t("{held}.", held=held)
    place = seen.ahead(seen.hands[seat])
    course = steps_to(seen.hands[seat], seen.ring[place])
    return t("{held}: {course}, {points}.", held=held, course=course, points=points(seen.arrival(place)))
