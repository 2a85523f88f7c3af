"""Inspecting cards, ships and spaces: everything that everybody may know about them."""

from collections.abc import Iterable

from piratebox.language import listed, pick, t, tn
from piratebox.language import sentences as join_sentences
from piratebox.wording.inspection import Inspection
from rules.spanish_main.choices import Move, Pass
from rules.spanish_main.components import ADVENTURES, MOVEMENTS, SHIPS, Adventure, Movement
from rules.spanish_main.effects import LAST, half_up
from rules.spanish_main.foresight import Foresight, foresee
from rules.spanish_main.view import View, as_stranger

from .edition import nation_word
from .events import Names, card_name, ship_name, ships_named
from .forecast import consequence
from .rulings import rulings_about

Facts = list[tuple[str, str]]


def inspection(view: View | None, target: str, names: Names = ()) -> Inspection | None:
    """What a target is, does, and means here and now.

    Whatever the view is of, only what a stranger at the table may know is used.

    Args:
        view: the position, or None away from any table.
        target: ``card:<id>``, ``adventure:<place in the line>``, ``space:<n>``, ``pair:<front space>``,
            ``ship:<id>`` or ``pirate:<ship id>``.
        names: the players' names by seat.

    Returns:
        None if the target names nothing that can be inspected.
    """
    seen = None if view is None else as_stranger(view)
    kind, _, id = target.partition(":")
    if kind == "card" and id in MOVEMENTS:
        return _movement(seen, target, MOVEMENTS[id], names)
    if kind == "card" and id in ADVENTURES:
        at = seen.line.index(id) if seen is not None and id in seen.line else None
        return _adventure(seen, target, ADVENTURES[id], at, names)
    if kind in ("ship", "pirate") and id in SHIPS:
        return _ship(seen, target, id, names)
    if seen is None or not id.isdecimal():
        return None
    place = int(id)
    if kind == "adventure" and place < len(seen.line):
        return _adventure(seen, target, ADVENTURES[seen.line[place]], place, names)
    if kind == "space" and 1 <= place <= LAST:
        return _ship(seen, target, seen.row[place - 1], names)
    if kind == "pair" and 1 <= place < LAST:
        return _pair(seen, target, place, names)
    return None


# --- movement cards ---------------------------------------------------------------------------------------


def _movement(seen: View | None, target: str, card: Movement, names: Names) -> Inspection:
    facts = [(t("in full"), str(pick(card.text)))]
    if seen is not None and not seen.over:
        facts.append((t("here"), _movement_now(seen, card, names)))
    return Inspection(
        target=target,
        name=str(pick(card.name)),
        kind=tn("movement card, {n} in the box", "movement card, {n} in the box", card.count),
        face=(str(pick(card.name)), _movement_sign(card)),
        flag=card.nation or "",
        prints=str(pick(card.brief)),
        facts=tuple(facts),
        rulings=_rulings(card.id),
        seen="" if seen is None else _movement_seen(seen, card),
        provenance=card.provenance,
        note=str(pick(card.note)) if card.note else "",
    )


def _movement_sign(card: Movement) -> str:
    """The card in signs; the front of the row is at the right on screen."""
    if card.kind == "sabotage":
        return t("1 hit")
    if card.kind == "fog":
        return t("waits")
    ships = {"ship": 1, "pair": 2, "nation": 3}[card.kind]
    arrow = "►" if card.distance > 0 else "◄"
    return tn(
        "{n} ship {arrow} {distance}",
        "{n} ships {arrow} {distance}",
        ships,
        arrow=arrow,
        distance=abs(card.distance),
    )


def _movement_now(seen: View, card: Movement, names: Names) -> str:
    """What playing the card would do, as far as it is certain."""
    if card.kind == "sabotage":
        targets = [ship for ship in seen.row if not seen.is_damaged(ship)]
        if not targets:
            return t("All nine ships are damaged: it cannot be played now.")
        return tn(
            "{n} ship can be hit: {ships}.",
            "{n} ships can be hit: {ships}.",
            len(targets),
            ships=_short(targets),
        )
    forward = card.distance > 0
    if card.kind == "ship":
        space = 1 if forward else LAST
        stuck = ship_name(seen.row[space - 1])
        return t("Any of the nine ships; {ship}, in space {space}, would not move.", ship=stuck, space=space)
    if card.kind == "pair":
        front = 1 if forward else LAST - 1
        return t(
            "Any of the eight pairs; {ships}, in spaces {front} and {rear}, would not move.",
            ships=ships_named(seen.row[front - 1 : front + 1]),
            front=front,
            rear=front + 1,
        )
    sentences = consequence(seen, Move(card.id), names)
    if card.kind == "nation":
        sentences = [_courses(seen, foresee(seen, Move(card.id)), card.nation or ""), sentences[0]]
    return join_sentences(sentences)


def _courses(seen: View, future: Foresight, nation: str) -> str:
    """Where each ship of a nation comes to lie."""
    courses = []
    for ship in seen.row:
        if SHIPS[ship].nation != nation:
            continue
        before, after = seen.row.index(ship) + 1, future.row.index(ship) + 1
        name = str(pick(SHIPS[ship].short))
        if before == after:
            courses.append(t("{ship} stays in {space}", ship=name, space=before))
        else:
            courses.append(t("{ship} {before} to {after}", ship=name, before=before, after=after))
    return t("{courses}.", courses=t("; ").join(courses))


def _movement_seen(seen: View, card: Movement) -> str:
    row, discarded = seen.movement.count(card.id), seen.movement_discard.count(card.id)
    places = (
        (row, t("{n} in the movement row", n=row)),
        (discarded, t("{n} discarded", n=discarded)),
    )
    rest = t("in the deck or in hands") if seen.options.hand else t("in the deck")
    return _count(card.count, places, rest)


# --- adventures ---------------------------------------------------------------------------------------------


def _adventure(seen: View | None, target: str, card: Adventure, at: int | None, names: Names) -> Inspection:
    facts = [(t("in full"), str(pick(card.text)))]
    if seen is not None and not seen.over:
        facts.append((t("now") if at == 0 else t("here"), _adventure_now(seen, at, names)))
    strip = (
        "".join("█" if space in card.spaces else "░" for space in range(LAST, 0, -1)) if card.spaces else ""
    )
    return Inspection(
        target=target,
        name=str(pick(card.name)),
        kind=tn("adventure card, {n} in the box", "adventure card, {n} in the box", card.count),
        face=tuple(line for line in (str(pick(card.name)), strip) if line),
        flag=card.nation or "",
        prints=str(pick(card.brief)),
        facts=tuple(facts),
        rulings=_rulings(card.id),
        seen="" if seen is None else _adventure_seen(seen, card),
        provenance=card.provenance,
        note=str(pick(card.note)) if card.note else "",
    )


def _adventure_now(seen: View, at: int | None, names: Names) -> str:
    """What the card does to the row as it lies, or when it comes."""
    if at is None:
        return t("Not open at the moment.")
    if at:
        return tn(
            "Comes after {n} more turn, unless Fog delays it.",
            "Comes after {n} more turns, unless Fog delays it.",
            at,
        )
    sentences = consequence(seen, Pass(), names)
    future = foresee(seen, None)
    if future.outcome is not None and future.outcome.missed:
        missed = ships_named(future.outcome.missed)
        sentences.insert(1, t("Damaged, so without fame: {ships}.", ships=missed))
    return join_sentences(sentences)


def _adventure_seen(seen: View, card: Adventure) -> str:
    fame = sum(pile.count(card.id) for pile in (seen.kept, *seen.cargo))
    line, discarded = seen.line.count(card.id), seen.discard.count(card.id)
    places = (
        (line, t("{n} open now", n=line)),
        (discarded, t("{n} discarded", n=discarded)),
        (fame, t("{n} turned into fame", n=fame)),
    )
    return _count(card.count, places, t("in the deck, or unseen among the fame"))


def _count(total: int, places: Iterable[tuple[int, str]], rest: str) -> str:
    """How many of a card have been seen, and in which places."""
    known = [(n, words) for n, words in places if n]
    met = sum(n for n, _ in known)
    if not met:
        return t("0 of {total}: all {rest}.", total=total, rest=rest)
    where = listed([words for _, words in known])
    if met == total:
        return t("{met} of {total}: {where}.", met=met, total=total, where=where)
    return t("{met} of {total}: {where}; the others {rest}.", met=met, total=total, where=where, rest=rest)


# --- ships --------------------------------------------------------------------------------------------------


def _ship(seen: View | None, target: str, ship: str, names: Names) -> Inspection:
    card = SHIPS[ship]
    facts: Facts = [(t("pirate"), str(pick(card.pirate)))]
    if seen is not None:
        facts += [(t("owner"), _owner(seen, ship, names)), (t("here"), _whereabouts(seen, ship))]
        if not seen.over:
            facts.append((t("now"), _ship_now(seen, foresee(seen, None), ship)))
    return Inspection(
        target=target,
        name=str(pick(card.name)),
        kind=t("{flag} ship, 1 of {n} in the box", flag=nation_word(card.nation), n=len(SHIPS)),
        face=(str(pick(card.name)),),
        flag=card.nation,
        ship=ship,
        damaged=seen is not None and seen.is_damaged(ship),
        prints=t("The {flag} flag, and nothing else: no powers, no numbers.", flag=nation_word(card.nation)),
        facts=tuple(facts),
        rulings=_rulings("ship"),
        provenance=card.provenance.name,
        note=_ship_note(ship),
    )


def _ship_note(ship: str) -> str:
    if SHIPS[ship].provenance.pirate == "reconstructed":
        return t("the names and the pair; the flag is printed")
    return t("ship name and pair; flag and pirate are printed")


def _owner(seen: View, ship: str, names: Names) -> str:
    """Who sails the ship, as far as everybody knows."""
    holder = seen.public_owner_of(ship)
    if holder is not None:
        return t("{name}, for everybody to see.", name=names[holder])
    if seen.over or ship in seen.ownerless:
        return t("Nobody.")
    denied = [names[seat] for seat in range(seen.seats) if ship in seen.denied(seat)]
    if denied:
        return t("Not known. Asked in vain: {names}.", names=listed(denied))
    return t("Not known; nobody has been asked.")


def _whereabouts(seen: View, ship: str, *, stake: bool = True) -> str:
    """Place, state and fame, and, with ``stake``, what an accusation would bring."""
    fame = seen.fame_of(ship)
    fields = {"space": seen.row.index(ship) + 1, "fame": fame, "stake": half_up(fame)}
    settled = not stake or seen.over or seen.is_revealed(ship) or ship in seen.ownerless or not fame
    if seen.is_damaged(ship):
        if settled:
            return t("Space {space}, damaged, fame {fame}.", **fields)
        return t("Space {space}, damaged, fame {fame}; a right accusation takes {stake}.", **fields)
    if settled:
        return t("Space {space}, undamaged, fame {fame}.", **fields)
    return t("Space {space}, undamaged, fame {fame}; a right accusation takes {stake}.", **fields)


def _ship_now(seen: View, future: Foresight, ship: str) -> str:
    """What the active adventure does to the ship where it lies."""
    outcome = future.outcome
    assert outcome is not None
    effects = []
    gained = outcome.gained.count(ship)
    if gained:
        effects.append(t("+{n} fame", n=gained))
    if ship in outcome.missed:
        effects.append(t("misses 1 fame, being damaged"))
    if ship in outcome.hit:
        effects.append(t("is hit"))
    effects += [t("-{n} fame", n=amount) for loser, amount in outcome.lost if loser == ship]
    for looter, victim in outcome.looted:
        if looter == ship:
            effects.append(t("takes 1 from {ship}", ship=ship_name(victim)))
        elif victim == ship:
            effects.append(t("loses 1 to {ship}", ship=ship_name(looter)))
    if outcome.mutiny == ship:
        effects.append(t("half its fame is lost, if somebody owns it"))
    card = card_name(future.adventure)
    if not effects:
        return t("{card} does not touch it there.", card=card)
    return t("{card}: {effects}.", card=card, effects=t(", ").join(effects))


def _pair(seen: View, target: str, front: int, names: Names) -> Inspection:
    """Two neighbours, front ship last as on screen."""
    ships = (seen.row[front], seen.row[front - 1])
    rear_name, front_name = (str(pick(SHIPS[ship].short)) for ship in ships)
    facts: Facts = []
    for ship in ships:
        facts.append((ship, _whereabouts(seen, ship, stake=False)))
        facts.append((t("owner"), _owner(seen, ship, names)))
        if not seen.over:
            facts.append((t("now"), _ship_now(seen, foresee(seen, None), ship)))
    return Inspection(
        target=target,
        name=t("{rear} + {front}", rear=rear_name, front=front_name),
        kind=t("neighbours, spaces {rear} and {front}", rear=front + 1, front=front),
        face=(rear_name, front_name),
        facts=tuple(facts),
        rulings=tuple(ruling.text for ruling in rulings_about("temporary_alliance") if ruling.number == 4),
        provenance="reconstructed",
        note=t("the names; the flags are printed"),
    )


def _rulings(id: str) -> tuple[str, ...]:
    return tuple(ruling.text for ruling in rulings_about(id))


def _short(ships: Iterable[str]) -> str:
    return listed([str(pick(SHIPS[ship].short)) for ship in ships])
