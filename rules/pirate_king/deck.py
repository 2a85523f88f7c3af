"""Drawing from personal decks and putting cards into rows (dossier 4.0, 4.8)."""

from collections.abc import Mapping

from rules.core.chance import Chance
from rules.core.events import Recorder

from .area import Entry, face_up
from .cards import Face
from .state import State


def top_up(state: State, seat: int, cards: int, record: Recorder | None) -> None:
    """If a deck holds fewer cards than needed, its owner's discard pile is shuffled under it (R10)."""
    deck, discard = state.decks[seat], state.discards[seat]
    if len(deck) >= cards or not discard:
        return
    if deck:
        state.among[seat] = state.box.in_order(deck)
    if record:
        record.tell("reshuffle", seat, cards=len(discard), under=len(deck), final=True)
    chance = Chance(state.chance)
    chance.shuffle(discard)
    state.chance = chance.state
    deck[:0] = discard
    discard.clear()


def draw(state: State, seat: int) -> str:
    """Take the top card of a deck that has one."""
    card = state.decks[seat].pop()
    if state.known[seat]:
        forget(state, seat, card)
    return card


def forget(state: State, seat: int, card: str) -> None:
    """One card that a deck's owner knew has left it."""
    state.known[seat] -= 1
    if card in state.among[seat]:
        state.among[seat].remove(card)


def look_at(state: State, seat: int, cards: int) -> None:
    """A deck's owner learns its top cards; what he knew below them he still knows."""
    if cards > state.known[seat]:
        state.known[seat] = cards


def put_into_row(row: list[Entry], card: str, seat: int, faces: Mapping[str, Face]) -> Face:
    """A card lies face up at the end of its owner's row; a COPY becomes what lies before it (dossier 5).

    Returns:
        What it counts as.
    """
    face = faces[card]
    if face.copies:
        face = faces[row[-1].face if row else ""]
    row.append(face_up(card, face.id, seat))
    return face


def enter(state: State, seat: int, card: str, by: str, record: Recorder | None) -> None:
    """A card comes into its owner's row through an effect and is resolved before anything else goes on."""
    row = state.rows[seat]
    face = put_into_row(row, card, seat, state.options.box.faces)
    if record:
        hidden = by != "from_discard"
        record.tell("reveal", seat, card=card, face=face.id, by=by, final=hidden)
    if face.acts:
        state.agenda.append(("resolve", seat, len(row) - 1, 0))
