"""Inspecting cards: what they show, where they are, and what they count as in a play area."""

from piratebox.language import listed, pick, sentences, t, tn
from piratebox.wording.inspection import Inspection
from rules.pirate_king.area import Entry
from rules.pirate_king.cards import Card, EndCrowns, EndWin
from rules.pirate_king.components import BASE
from rules.pirate_king.foresight import cards_showing
from rules.pirate_king.view import View, as_stranger

from . import places
from .names import (
    Names,
    Table,
    bare_name,
    box_in,
    card_name,
    card_of,
    copied,
    effect_word,
    glyphs,
    short_name,
    symbol_cards,
    symbol_word,
    symbols,
)
from .rulings import rulings_about

Facts = list[tuple[str, str]]
CARD_TARGETS = ("pirate", "monster", "loot", "starter", "top", "discard", "card")
"""Kinds of targets that name a card by its id."""


def inspection(view: View | None, target: str, names: Names = ()) -> Inspection | None:
    """What a target is, does, and means here and now.

    Whatever the view is of, only what a stranger at the table may know is used.

    Args:
        view: the position, or None away from any table.
        target: a card as ``pirate:<card>``, ``monster:``, ``loot:``, ``starter:``, ``top:``, ``discard:`` or
            ``card:<card>``; a card in play as ``row:<seat>:<place>`` or ``visitor:<host>:<place>``;
            ``seat:<seat>``, ``deck:<seat>``, ``discards:<seat>``, ``pile:monsters``, ``pile:loot``,
            ``token:captain``, ``vote:flip`` or ``vote:stop``.
        names: the players' names by seat.

    Returns:
        None if the target names nothing that can be inspected.
    """
    seen = None if view is None else as_stranger(view)
    kind, _, id = target.partition(":")
    if kind in CARD_TARGETS:
        found = card_of(BASE if seen is None else seen, id)
        return None if found is None else _card(seen, target, found, names)
    if kind in ("row", "visitor") and seen is not None:
        return _entry(seen, target, names)
    return places.inspection(seen, target, names)


# --- cards ------------------------------------------------------------------------------------------------


def _card(seen: View | None, target: str, card: Card, names: Names) -> Inspection:
    facts: Facts = [(t("in full"), str(pick(card.text)))]
    if seen is not None:
        facts += _end_now(seen, card, names)
    return Inspection(
        target=target,
        name=card_name(BASE if seen is None else seen, card.id),
        kind=kind_words(card),
        face=face_of(BASE if seen is None else seen, card.id),
        prints=effect_words(card),
        facts=tuple(facts),
        rulings=tuple(dict.fromkeys(ruling.text for ruling in rulings_about(card))),
        seen="" if seen is None else whereabouts(seen, card.id, names),
        provenance=card.provenance,
        note=provenance_note(card),
    )


def kind_words(card: Card) -> str:
    """What kind of card it is, and how many the box holds."""
    match card.kind:
        case "starter":
            return tn("starter card, {n} in each set", "starter card, {n} in each set", card.count)
        case "pirate":
            return t("pirate card, 1 in the box")
        case "monster":
            return tn("monster card, {n} in the box", "monster card, {n} in the box", card.count)
    return tn("loot card, {n} in the box", "loot card, {n} in the box", card.count)


def provenance_note(card: Card) -> str:
    """That a card is our own, or comes from the owner's file."""
    if card.provenance == "reconstructed":
        return t("not the printed card: name, symbols and effect are made up for this edition")
    return t("from the owner's card file")


def effect_words(card: Card) -> str:
    """A card's effect in a few words."""
    return str(pick(card.brief))


def face_of(table: Table, card: str) -> tuple[str, ...]:
    """A card's picture: short name, symbols and effect."""
    lines = (short_name(table, card, 11), _pictured(table, card), effect_word(table, card))
    return tuple(line for line in lines if line)


def _pictured(table: Table, card: str) -> str:
    """Its symbols in eleven cells."""
    wide = glyphs(table, card)
    return wide if len(wide) <= 11 else glyphs(table, card, "")[:11]


def _end_now(seen: View, card: Card, names: Names) -> Facts:
    """What an END card would pay each player now; who owns it is told elsewhere."""
    if card.end is None:
        return []
    end = card.end
    told = []
    for seat in range(seen.seats):
        count = cards_showing(seen, seat, end.symbol)
        told.append(t("{name} {n}", name=names[seat], n=count))
    fields = {"cards": symbol_cards(end.symbol), "counts": t(", ").join(told)}
    if isinstance(end, EndWin):
        return [(t("now"), t("Own {cards}: {counts}; {n} win.", n=end.at_least, **fields))]
    assert isinstance(end, EndCrowns)
    return [(t("now"), t("Own {cards}: {counts}; 1 crown for every {n}.", n=end.per, **fields))]


def whereabouts(seen: View, card: str, names: Names) -> str:
    """Where the copies of a card are, as everybody knows."""
    told = []
    owners = [(seat, seen.owned(seat).count(card)) for seat in range(seen.seats)]
    owned = [
        t("{name} x{n}", name=names[seat], n=count) if count > 1 else names[seat]
        for seat, count in owners
        if count
    ]
    if owned:
        told.append(t("Owned by {names}.", names=listed(owned)))
    if card in seen.monsters or card in seen.loot:
        told.append(t("Lies open."))
    hidden = seen.monster_pile.count(card) + seen.loot_pile.count(card)
    if hidden:
        told.append(tn("{n} in the hidden pile.", "{n} in the hidden pile.", hidden))
    if card in seen.removed:
        told.append(t("Removed from the game."))
    return sentences(told) or t("Not in this game.")


# --- cards in play ----------------------------------------------------------------------------------------


def _entry(seen: View, target: str, names: Names) -> Inspection | None:
    """A card in a play area: what it is here and now."""
    parts = target.split(":")
    if len(parts) != 3 or not (parts[1].isdecimal() and parts[2].isdecimal()):
        return None
    host, place = int(parts[1]), int(parts[2])
    if host >= seen.seats:
        return None
    entries = seen.rows[host] if parts[0] == "row" else seen.visitors[host]
    if place >= len(entries):
        return None
    entry = entries[place]
    card = card_of(seen, entry.card)
    if card is None:
        return None
    facts: Facts = [(t("in full"), str(pick(card.text)))]
    if card.id != entry.face and entry.face:
        copied_card = card_of(seen, entry.face)
        if copied_card is not None:
            facts.append((t("copies"), str(pick(copied_card.text))))
    facts.append((t("here"), _here(seen, entry, host, names)))
    earned = _earned(seen, entry, host)
    if earned:
        facts.append((t("earns"), earned))
    facts += _end_now(seen, card, names)
    return Inspection(
        target=target,
        name=copied(seen, entry.card, entry.face) if entry.up else card_name(seen, entry.card),
        kind=kind_words(card),
        face=face_of(seen, entry.face or entry.card),
        prints=effect_words(card),
        facts=tuple(facts),
        rulings=tuple(dict.fromkeys(ruling.text for ruling in rulings_about(card))),
        seen=whereabouts(seen, card.id, names),
        provenance=card.provenance,
        note=provenance_note(card),
    )


def _here(seen: View, entry: Entry, host: int, names: Names) -> str:
    """Whose it is, whether it lies face up, and what it counts."""
    told = []
    if entry.owner != host:
        fields = {"owner": names[entry.owner], "host": names[host]}
        told.append(t("Placed by {owner}; counts for {host} until the round ends.", **fields))
    if not entry.up:
        told.append(t("Turned over: it counts nothing and does nothing until the round ends."))
    elif not entry.face:
        told.append(t("A copy with nothing to copy: blank for this round."))
    elif entry.face != entry.card:
        told.append(t("Counts as {card}.", card=bare_name(seen, entry.face)))
    else:
        told.append(t("Face up."))
    return sentences(told)


def _earned(seen: View, entry: Entry, host: int) -> str:
    """What its EARN brings now."""
    face = box_in(seen).faces[entry.face]
    if not face.earns:
        return ""
    faces = box_in(seen).faces
    told = []
    for earn in face.earns:
        count = sum(faces[other.face].shows(earn.per) for other in seen.area(host))
        told.append(
            t("{gain}, 1 for each {symbol}", gain=symbols(earn.gain, count), symbol=symbol_word(earn.per))
        )
    return t("Now {gains}.", gains=listed(told))
