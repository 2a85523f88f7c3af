"""Inspecting islands: prices, distance, and who leads there by what everybody sees."""

from piratebox.language import pick, t
from piratebox.wording.inspection import Inspection
from rules.meuterer.components import ANY, BUYS, GOODS, ISLANDS, KIND, PLACES, VALUES
from rules.meuterer.foresight import payouts
from rules.meuterer.view import View

from .names import Names, buys_word, island_name, seats_named, steps_to, tally
from .rulings import rulings_about

Facts = list[tuple[str, str]]


def island(seen: View | None, target: str, id: str, names: Names) -> Inspection:
    """An island card, and what happens there now."""
    card = ISLANDS[id]
    prices = "/".join(map(str, card.values))
    facts: Facts = [(t("in full"), str(pick(card.text)))]
    if seen is not None and not seen.over:
        place = seen.ring.index(id)
        facts.append((t("here"), _whereabouts(seen, place)))
        if place in seen.open:
            facts.append((t("goods"), _market(seen, place, names)))
        facts += _markers(seen, place, names)
    ids = (id, "island")
    return Inspection(
        target=target,
        name=island_name(id),
        kind=t("island card, 1 of {n} in the box", n=PLACES),
        face=(island_name(id), buys_word(id), prices),
        prints=str(pick(card.brief)),
        facts=tuple(facts),
        rulings=tuple(dict.fromkeys(ruling.text for id in ids for ruling in rulings_about(id))),
        provenance=card.provenance.values,
        note=t("the printed name is {german}", german=card.german),
    )


def _whereabouts(seen: View, place: int) -> str:
    """Open or closed, and how far ahead of the ship."""
    if place == seen.ship:
        return t("The ship lies here; the island is open.")
    steps = (place - seen.ship) % PLACES
    if place in seen.open:
        return t("Open, since the ship came from here; {n} steps ahead.", n=steps)
    return t("Closed, {course}.", course=steps_to(steps, seen.ring[place]))


def market(seen: View, place: int) -> list[int]:
    """How much each seat could sell at an open island by what lies face up; of one kind at the most."""
    buys = BUYS[seen.ring[place]]
    return [
        max(cards.count(kind) for kind in range(GOODS)) if buys == ANY else cards.count(buys)
        for cards in seen.offered
    ]


def _market(seen: View, place: int, names: Names) -> str:
    """What could be sold, or what has been declared."""
    if place == seen.pirate_ship:
        return t("Blockaded by the pirate ship: it buys nothing this round.")
    at = seen.open.index(place)
    if any(seen.lots):
        counts = [lots[at][1] if lots else 0 for lots in seen.lots]
        paid = payouts(seen, at)
        if not any(counts):
            return t("Nothing brought yet.")
        if not any(paid):
            return t("Brought: {counts}.", counts=tally(counts, names))
        return t(
            "Brought: {counts}; worth {points} to {names} so far.",
            counts=tally(counts, names),
            points=max(paid),
            names=seats_named([seat for seat, amount in enumerate(paid) if amount], names),
        )
    counts = market(seen, place)
    if not any(counts):
        return t("Nothing for it is offered yet.")
    return t("Offered for it: {counts}.", counts=tally(counts, names))


def _markers(seen: View, place: int, names: Names) -> Facts:
    """Who is bound for the island."""
    told: Facts = []
    if place == seen.light:
        told.append((t("light"), t("The course of {name}.", name=names[seen.captain])))
    mutineer = seen.holder("mutineer")
    if place == seen.dark and mutineer is not None:
        told.append((t("dark"), t("The course of {name}.", name=names[mutineer])))
    if place == seen.pirate_ship:
        told.append((t("pirates"), t("The pirate ship lies here and takes the arrival points.")))
    return told


def buyers(seen: View | None, card: str) -> str:
    """The islands that buy a kind of goods, the open ones marked."""
    told = []
    for id in ISLANDS:
        if BUYS[id] not in (ANY, KIND[card]):
            continue
        prices = "/".join(map(str, VALUES[id][:3]))
        fields = {"island": island_name(id), "prices": prices}
        if seen is not None and not seen.over and seen.ring.index(id) in seen.open:
            told.append(t("{island} {prices} (open)", **fields))
        else:
            told.append(t("{island} {prices}", **fields))
    return t("{islands}.", islands=t(", ").join(told))


def first_prices(seen: View) -> str:
    """The price for the most at each open island."""
    islands = [seen.ring[place] for place in seen.open]
    return t(", ").join(t("{island} {n}", island=island_name(id), n=VALUES[id][0]) for id in islands)
