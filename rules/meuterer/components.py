"""What is in the box: islands, goods, roles and pieces (dossier 2), read from ``data/``."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from pydantic import Field, model_validator

from rules.core.data import Component, DataError, Words, load_rows
from rules.core.game import CardRow

Good = Literal["ruby", "salt", "wine", "cloth", "grain"]
Side = Literal["captain", "mutiny", "neutral"]
Provenance = Literal["printed", "printed_one_source", "derived", "reconstructed"]


class IslandProvenance(Component):
    """Where each fact of an island's row comes from."""

    name: Provenance
    buys: Provenance
    values: Provenance
    arrival: Provenance


class Island(Component):
    """An island card. ``values`` are the points of each of 1, 2 or 3 players level for the most goods."""

    id: str
    german: str
    name: Words
    buys: Good | Literal["any"]
    values: tuple[int, int, int]
    arrival: int = Field(ge=0)
    verified: bool
    """Whether more than one source gives the numbers."""
    brief: Words
    text: Words
    provenance: IslandProvenance

    @model_validator(mode="after")
    def _values_fall(self) -> "Island":
        alone, two, three = self.values
        if not alone >= two >= three >= 0 or alone == 0:
            raise ValueError("values must not rise from 1 to 3 sellers, and the first is above 0")
        if self.verified != (self.provenance.values == self.provenance.arrival == "printed"):
            raise ValueError("numbers are verified if and only if values and arrival are 'printed'")
        return self


class Card(Component):
    """A kind of card of the goods deck."""

    id: str
    german: str
    name: Words
    count: int = Field(ge=1)
    sold: bool
    variant: bool = False
    """Whether it belongs to the pirate variant alone."""
    brief: Words
    text: Words
    provenance: Provenance
    note: Words | None = None


class Role(Component):
    """A role card."""

    id: str
    german: str
    name: Words
    side: Side
    brief: Words
    text: Words
    provenance: Provenance


class Piece(Component):
    """Another card of the box."""

    id: str
    name: Words
    count: int = Field(ge=1)
    text: Words | None = None
    provenance: Provenance
    note: Words | None = None


_PACKAGE = "rules.meuterer"

ISLANDS: dict[str, Island] = {
    island.id: island for island in load_rows(_PACKAGE, "islands.toml", "island", Island)
}
"""The islands by id, in the order of the introductory ring."""
CARDS: dict[str, Card] = {card.id: card for card in load_rows(_PACKAGE, "goods.toml", "card", Card)}
ROLE_CARDS: dict[str, Role] = {role.id: role for role in load_rows(_PACKAGE, "roles.toml", "role", Role)}
PIECES: tuple[Piece, ...] = load_rows(_PACKAGE, "pieces.toml", "piece", Piece)

RING: tuple[str, ...] = tuple(ISLANDS)
"""The introductory ring, clockwise; Hochland first."""
PLACES = len(RING)
KINDS: tuple[str, ...] = tuple(CARDS)
"""The kinds of goods cards: whatever counts or lists cards names a kind by its place here."""
KIND: dict[str, int] = {kind: place for place, kind in enumerate(KINDS)}
GOODS = 5
"""Kinds that can be sold: the first ones."""
WEAPON, PIRATES = KIND["weapon"], KIND["pirates"]
DECK: tuple[int, ...] = tuple(0 if card.variant else card.count for card in CARDS.values())
"""How many cards of each kind the base deck holds."""
DECK_WITH_PIRATES: tuple[int, ...] = tuple(card.count for card in CARDS.values())

ANY = -1
"""In :data:`BUYS`: the island buys any one kind from each player."""
BUYS: dict[str, int] = {
    island.id: ANY if island.buys == "any" else KIND[island.buys] for island in ISLANDS.values()
}
"""What each island buys, by place in ``KINDS``."""
VALUES: dict[str, tuple[int, ...]] = {island.id: (*island.values, 0) for island in ISLANDS.values()}
"""What each of 1, 2, 3 or 4 players level for the most goods gets there."""
ARRIVAL: dict[str, int] = {island.id: island.arrival for island in ISLANDS.values()}

ROLES: tuple[str, ...] = tuple(ROLE_CARDS)
MATE, MUTINEER, BOY, MERCHANT, LOADER = ROLES
SALARIES = (0, 1, 2, 3)
ROUNDS = {3: 9, 4: 8}
"""Rounds of a match, by seat count."""
CLOCKWISE: dict[int, tuple[tuple[int, ...], ...]] = {
    seats: tuple([tuple([(first + turn) % seats for turn in range(seats)]) for first in range(seats)])
    for seats in ROUNDS
}
"""By seat count and first seat: all seats in order from that one."""
HAND_SIZE = 5
LOADED_HAND = 8
"""What the Loader draws up to."""
RETURNED = LOADED_HAND - HAND_SIZE
"""Cards the Loader puts under the draw pile."""
BOYS_SHARE = 2
MATES_SHARE = 1


def _check_the_box() -> None:
    if [card.id for card in CARDS.values() if card.sold] != list(KINDS[:GOODS]):
        raise DataError("goods.toml: the five kinds of goods come first")
    if (sum(DECK), sum(DECK_WITH_PIRATES)) != (36, 37):
        raise DataError(
            f"goods.toml: 36 cards, 37 with the variant, not {sum(DECK)} and {sum(DECK_WITH_PIRATES)}"
        )
    if ROLES != ("mate", "mutineer", "boy", "merchant", "loader"):
        raise DataError("roles.toml: the five roles in their order")
    buyers = Counter(island.buys for island in ISLANDS.values())
    if PLACES != 12 or len(buyers) != 6 or len(set(buyers.values())) != 1:
        raise DataError(
            f"islands.toml: twelve islands, two for each good and two for any, not {dict(buyers)}"
        )
    if RING[0] != "hochland":
        raise DataError("islands.toml: the ring starts with Hochland")
    cards = PLACES + sum(DECK_WITH_PIRATES) + len(ROLES) + sum(piece.count for piece in PIECES)
    if cards != 66:
        raise DataError(f"66 cards in the box, not {cards}")


_check_the_box()


def deck(pirates: bool) -> tuple[int, ...]:
    """How many cards of each kind are in play."""
    return DECK_WITH_PIRATES if pirates else DECK


def spread(counts: tuple[int, ...] | list[int]) -> list[int]:
    """Single cards, in the box's order, from counts by kind."""
    cards: list[int] = []
    for kind, count in enumerate(counts):
        if count:
            cards += [kind] * count
    return cards


def counted(cards: Iterable[int]) -> list[int]:
    """How many of some single cards are of each kind."""
    counts = [0] * len(KINDS)
    for kind in cards:
        counts[kind] += 1
    return counts


def named(counts: tuple[int, ...] | list[int]) -> dict[str, int]:
    """Counts by kind, without the kinds there are none of."""
    return {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}


def card_rows() -> tuple[CardRow, ...]:
    """Every component with its count and provenance."""
    rows: list[CardRow] = []
    for island in ISLANDS.values():
        printed = {"en": f"Printed name: {island.german}.", "zh_Hant": f"印刷名稱：{island.german}。"}
        if not island.verified:
            printed["en"] += " A single source gives the numbers."
            printed["zh_Hant"] += "數值僅有單一來源。"
        rows.append(
            CardRow(
                group="island",
                key=island.id,
                count=1,
                names=island.name.as_dict(),
                texts=island.text.as_dict(),
                provenance=island.provenance.values,
                notes=printed,
            )
        )
    cards: tuple[Card | Role | Piece, ...] = (*CARDS.values(), *ROLE_CARDS.values(), *PIECES)
    for card in cards:
        note = None if isinstance(card, Role) else card.note
        rows.append(
            CardRow(
                group=type(card).__name__.lower(),
                key=card.id,
                count=1 if isinstance(card, Role) else card.count,
                names=card.name.as_dict(),
                texts=card.text.as_dict() if card.text else {},
                provenance=card.provenance,
                notes=note.as_dict() if note else {},
            )
        )
    return tuple(rows)
