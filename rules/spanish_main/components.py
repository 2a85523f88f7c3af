"""What is in the box: ships, pirates, movement cards and adventures (dossier 2), read from ``data/``."""

from typing import Literal

from pydantic import Field, model_validator

from rules.core.data import Component, DataError, Words, load_rows
from rules.core.game import CardRow

Nation = Literal["english", "spanish", "dutch"]
Provenance = Literal["printed", "printed_one_source", "derived", "reconstructed"]


class Lines(Component):
    """A name set in two lines, in both languages."""

    en: tuple[str, str]
    zh_Hant: tuple[str, str]


class ShipProvenance(Component):
    """Where each fact of a ship's row comes from."""

    nation: Provenance
    name: Provenance
    pirate: Provenance
    pairing: Provenance


class Ship(Component):
    """A ship card with its pirate card."""

    id: str
    nation: Nation
    name: Words
    short: Words
    lines: Lines
    pirate: Words
    provenance: ShipProvenance


class Movement(Component):
    """A movement card; ``distance`` in spaces, forward positive."""

    id: str
    name: Words
    count: int = Field(ge=1)
    kind: Literal["ship", "pair", "nation", "sabotage", "fog"]
    nation: Nation | None = None
    distance: int = 0
    brief: Words
    text: Words
    provenance: Provenance
    note: Words | None = None

    @model_validator(mode="after")
    def _fits_its_kind(self) -> "Movement":
        if (self.nation is not None) != (self.kind == "nation"):
            raise ValueError("a nation belongs to kind 'nation' and to no other")
        if (self.distance != 0) != (self.kind in ("ship", "pair", "nation")):
            raise ValueError("a distance belongs to cards that move ships")
        return self


class Adventure(Component):
    """An adventure card; ``spaces`` count from the front, ``ships`` is how many undamaged ships it takes."""

    id: str
    name: Words
    count: int = Field(ge=1)
    kind: Literal[
        "space_award",
        "first_award",
        "cursed_award",
        "hit_first",
        "hit_last",
        "hit_spaces",
        "ghost",
        "lose_spaces",
        "mutiny",
        "attack",
        "loot",
    ]
    nation: Nation | None = None
    spaces: tuple[int, ...] = ()
    ships: int = 0
    amount: int = 0
    brief: Words
    text: Words
    provenance: Provenance
    note: Words | None = None

    @model_validator(mode="after")
    def _fits_its_kind(self) -> "Adventure":
        if (self.nation is not None) != (self.kind in ("attack", "loot")):
            raise ValueError("a nation belongs to attacks and loots")
        if bool(self.spaces) != (self.kind in ("space_award", "hit_spaces", "ghost", "lose_spaces")):
            raise ValueError("spaces belong to cards that name spaces")
        if any(not 1 <= space <= 9 for space in self.spaces):
            raise ValueError("spaces run from 1 to 9")
        return self


_PACKAGE = "rules.spanish_main"

SHIPS: dict[str, Ship] = {ship.id: ship for ship in load_rows(_PACKAGE, "ships.toml", "ship", Ship)}
MOVEMENTS: dict[str, Movement] = {
    card.id: card for card in load_rows(_PACKAGE, "movement.toml", "movement", Movement)
}
ADVENTURES: dict[str, Adventure] = {
    card.id: card for card in load_rows(_PACKAGE, "adventures.toml", "adventure", Adventure)
}

SHIP_IDS: tuple[str, ...] = tuple(SHIPS)
NATION: dict[str, str] = {ship.id: ship.nation for ship in SHIPS.values()}
FLEET: dict[str, tuple[str, ...]] = {
    nation: tuple(ship for ship in SHIP_IDS if NATION[ship] == nation)
    for nation in ("english", "spanish", "dutch")
}
MOVEMENT_CARDS: tuple[str, ...] = tuple(card.id for card in MOVEMENTS.values() for _ in range(card.count))
"""All 24 movement cards, in the box's order."""
ADVENTURE_CARDS: tuple[str, ...] = tuple(card.id for card in ADVENTURES.values() for _ in range(card.count))
"""All 58 adventure cards: a position names a card by its index here."""

FACES: tuple[Adventure, ...] = tuple(ADVENTURES[card] for card in ADVENTURE_CARDS)
"""The front of each adventure card, by its index."""

PIRATES_EACH = {2: 3, 3: 2, 4: 2}
"""Pirates dealt to each seat, by seat count (dossier 3)."""
HAND_SIZE = {2: 4, 3: 3, 4: 3}
"""Movement cards dealt to each seat in the hand variant (dossier 9.2)."""
ROW_SIZE = 3
"""Face-up movement cards without that variant."""


def _check_the_box() -> None:
    fleets = {nation: len(ships) for nation, ships in FLEET.items()}
    if set(fleets.values()) != {3}:
        raise DataError(f"ships.toml: three ships of each nation, not {fleets}")
    if len(MOVEMENT_CARDS) != 24:
        raise DataError(f"movement.toml: 24 cards in all, not {len(MOVEMENT_CARDS)}")
    if len(ADVENTURE_CARDS) != 58:
        raise DataError(f"adventures.toml: 58 cards in all, not {len(ADVENTURE_CARDS)}")


_check_the_box()


def card_rows() -> tuple[CardRow, ...]:
    """Every component with its count and provenance."""
    rows: list[CardRow] = []
    cards: tuple[Movement | Adventure, ...] = (*MOVEMENTS.values(), *ADVENTURES.values())
    for card in cards:
        rows.append(
            CardRow(
                group="movement" if isinstance(card, Movement) else "adventure",
                key=card.id,
                count=card.count,
                names=card.name.as_dict(),
                texts=card.text.as_dict(),
                provenance=card.provenance,
                notes=card.note.as_dict() if card.note else {},
            )
        )
    for group in ("ship", "pirate"):
        for ship in SHIPS.values():
            is_ship = group == "ship"
            words = ship.name if is_ship else ship.pirate
            provenance = ship.provenance.name if is_ship else ship.provenance.pirate
            rows.append(
                CardRow(
                    group=group,
                    key=ship.id,
                    count=1,
                    names=words.as_dict(),
                    texts={},
                    provenance=provenance,
                    notes={},
                )
            )
    return tuple(rows)
