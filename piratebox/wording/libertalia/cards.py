"""Inspecting characters: everything that everybody may know about them; other things are in ``places``."""

from collections.abc import Iterable, Sequence

from piratebox.language import language, listed, pick, sentences, t
from piratebox.wording.inspection import Inspection
from rules.libertalia.components import CHARACTERS, COLOURS, RANK_OF
from rules.libertalia.foresight import as_stranger, at_rest, tonight
from rules.libertalia.view import View

from . import places
from .crews import silver
from .events import sentence
from .names import Names, character, phases
from .rulings import rulings_about

Facts = list[tuple[str, str]]


def inspection(view: View | None, target: str, names: Names = ()) -> Inspection | None:
    """What a target is, does, and means here and now.

    Whatever the view is of, only what a stranger at the table may know is used.

    Args:
        view: the position, or None away from any table.
        target: ``card:<character id>``, ``hand:<rank>``, ``graveyard:<rank>``, ``slot:<place>``,
            ``den:<seat>:<rank>``, ``booty:<day>:<place>``, ``token:<kind>``, ``seat:<seat>``,
            ``colour:<id>``.
        names: the players' names by seat.

    Returns:
        None if the target names nothing that can be inspected.
    """
    seen = None if view is None else as_stranger(view)
    kind, _, rest = target.partition(":")
    if kind == "card" and rest in RANK_OF:
        return _character(seen, target, RANK_OF[rest], [], names)
    if kind == "token":
        return places.token(seen, target, rest, names)
    if kind == "colour" and rest in COLOURS:
        return places.crew(seen, target, rest, names)
    numbers = [int(part) if part.isdecimal() else -1 for part in rest.split(":")]
    match kind, numbers:
        case (("hand" | "graveyard"), [rank]) if rank in CHARACTERS:
            return _character(seen, target, rank, [], names)
        case "slot", [place] if seen is not None and 0 <= place < len(seen.ship):
            return _aboard(seen, target, place, names)
        case "den", [seat, rank] if seen is not None and 0 <= seat < seen.seats and rank in seen.dens[seat]:
            return _ashore(seen, target, seat, rank, names)
        case "booty", [day, place] if seen is not None and 1 <= day <= len(seen.board):
            return places.booty(seen, target, day, place, names)
        case "seat", [seat] if seen is not None and 0 <= seat < len(seen.colours):
            return places.den(seen, target, seat, names)
    return None


def _character(seen: View | None, target: str, rank: int, here: Facts, names: Names) -> Inspection:
    card = CHARACTERS[rank]
    facts: Facts = [(t("in full"), str(pick(card.text))), *here]
    if seen is not None and len(seen.colours) == seen.seats:
        facts.append((t("ties"), _order(seen, rank, names)))
    return Inspection(
        target=target,
        name=character(rank),
        kind=t("character {rank}, one in each of {n} colours", rank=rank, n=len(COLOURS)),
        face=(character(rank), str(rank), phases(rank)),
        prints=str(pick(card.brief)),
        facts=tuple(facts),
        rulings=tuple(ruling.text for ruling in rulings_about(card.id)),
        seen="" if seen is None else _whereabouts(seen, rank, names),
        provenance=card.provenance.effect,
        note=_note(rank),
    )


def _note(rank: int) -> str:
    """The remark on the sources, and on the Chinese name if it is ours."""
    card = CHARACTERS[rank]
    notes = [str(pick(card.note))] if card.note else []
    if language() == "zh_Hant" and card.provenance.zh_Hant == "translated":
        notes.append(t("The Chinese name is our translation."))
    return sentences(notes)


def _order(seen: View, rank: int, names: Names) -> str:
    """The crews from left to right, as the same characters would stand on the ship."""
    influence = CHARACTERS[rank].influence
    seats = sorted(range(seen.seats), key=lambda seat: getattr(influence, seen.colours[seat]))
    crews = [t("{name} ({mark})", name=names[seat], mark=silver(seen, seat, rank)) for seat in seats]
    return t("From left to right: {crews}.", crews=t(", ").join(crews))


# --- on the ship and in a den -----------------------------------------------------------------------------


def _aboard(seen: View, target: str, place: int, names: Names) -> Inspection:
    rank, _influence, seat = seen.ship[place]
    where = t(
        "{name}'s, number {place} of {count} from the left.",
        name=names[seat],
        place=place + 1,
        count=len(seen.ship),
    )
    before = len(seen.ship) - 1 - place
    order = (
        t("Takes booty before all others.") if before == 0 else t("Takes booty after {n} others.", n=before)
    )
    if before == 1:
        order = t("Takes booty after one other.")
    if rank == RANK_OF["cabin_boy"]:
        order = t("Takes no booty.")
    return _character(seen, target, rank, [(t("here"), sentences((where, order)))], names)


def _ashore(seen: View, target: str, seat: int, rank: int, names: Names) -> Inspection:
    facts: Facts = [(t("here"), t("In {name}'s den.", name=names[seat]))]
    if not seen.over:
        facts += _income(seen, seat, rank, names)
    return _character(seen, target, rank, facts, names)


def _income(seen: View, seat: int, rank: int, names: Names) -> Facts:
    """What the character does next night and on the day of rest, as the dens lie now."""
    id = CHARACTERS[rank].id
    facts: Facts = []
    for event in tonight(seen):
        alone = event.kind == id and event.seat == seat
        meeting = event.kind == "granny_watas" and id == "granny_wata" and seat in event.data["seats"]
        if alone or meeting:
            facts.append((t("tonight"), sentence(event, names) or ""))
    events, _ = at_rest(seen, seat)
    facts += [(t("at rest"), sentence(event, names) or "") for event in events if event.kind == id]
    return facts


# --- where the others are ---------------------------------------------------------------------------------


def _whereabouts(seen: View, rank: int, names: Names) -> str:
    """Where each crew's character of this rank is, as far as everybody knows."""
    if rank in seen.undealt:
        return t("Not dealt yet: nobody holds it.")
    seats = range(len(seen.colours))
    aboard = [card.seat for card in seen.ship if card.rank == rank]
    dens = [seat for seat in seats if rank in seen.dens[seat]]
    buried = [seat for seat in seats if (rank, True) in seen.in_graveyard(seat)]
    sure = [seat for seat in seats if rank in seen.known_hand(seat)]
    met = [*aboard, *dens, *buried, *sure]
    maybe = [seat for seat in seats if seat not in met and rank in seen.possible_hand(seat)]
    gone = [seat for seat in seats if seat not in (*met, *maybe)]
    groups: Sequence[tuple[list[int], str]] = (
        (aboard, t("on the ship: {names}", names=_names(aboard, names))),
        (dens, t("in the den: {names}", names=_names(dens, names))),
        (buried, t("in the graveyard: {names}", names=_names(buried, names))),
        (sure, t("in hand: {names}", names=_names(sure, names))),
        (maybe, t("perhaps in hand: {names}", names=_names(maybe, names))),
        (gone, t("out of the game: {names}", names=_names(gone, names))),
    )
    return t("; ").join(words for found, words in groups if found)


def _names(seats: Iterable[int], names: Names) -> str:
    return listed([names[seat] for seat in seats])
