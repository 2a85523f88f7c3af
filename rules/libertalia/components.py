"""What is in the box: characters, booty, colours and pieces (dossier 2), read from ``data/``."""

from collections.abc import Iterable
from typing import Literal

from pydantic import Field, model_validator

from rules.core.data import Component, DataError, Words, load_rows
from rules.core.game import CardRow

Phase = Literal["day", "dusk", "night", "rest"]
Provenance = Literal["printed", "printed_one_source", "derived", "reconstructed"]


class Influence(Component):
    """The number in a character's silver mark in each colour, 1 to 6."""

    yellow: int
    red: int
    blue: int
    green: int
    black: int
    white: int

    @model_validator(mode="after")
    def _tells_all_colours_apart(self) -> "Influence":
        if sorted(self.model_dump().values()) != [1, 2, 3, 4, 5, 6]:
            raise ValueError("the six colours hold 1 to 6, each once")
        return self


class CharacterProvenance(Component):
    """Where each fact of a character's row comes from."""

    rank: Provenance
    name: Provenance
    zh_Hant: Literal["printed", "translated"]
    effect: Provenance
    influence: Provenance


class Character(Component):
    """A character card; one lies in each colour's 30 cards. ``phases`` tells when it acts."""

    rank: int = Field(ge=1, le=30)
    id: str
    name: Words
    phases: tuple[Phase, ...] = Field(min_length=1)
    influence: Influence
    brief: Words
    text: Words
    provenance: CharacterProvenance
    note: Words | None = None


class Booty(Component):
    """A kind of booty token: ``each`` is the worth of one, ``per_set`` that of a complete set."""

    id: str
    name: Words
    count: int = Field(ge=1)
    each: int = 0
    per_set: int = 0
    set_size: int = 1
    brief: Words
    text: Words
    provenance: Provenance


class Colour(Component):
    """A crew's colour."""

    id: str
    name: Words


class Piece(Component):
    """A piece without a rule of its own."""

    id: str
    name: Words
    count: int = Field(ge=1)
    provenance: Provenance


_PACKAGE = "rules.libertalia"

CHARACTERS: dict[int, Character] = {
    card.rank: card for card in load_rows(_PACKAGE, "characters.toml", "character", Character)
}
"""The characters by rank, which is how positions name them."""
BOOTY: tuple[Booty, ...] = load_rows(_PACKAGE, "booty.toml", "booty", Booty)
COLOURS: dict[str, Colour] = {
    colour.id: colour for colour in load_rows(_PACKAGE, "colours.toml", "colour", Colour)
}
PIECES: tuple[Piece, ...] = load_rows(_PACKAGE, "pieces.toml", "piece", Piece)

RANKS: tuple[int, ...] = tuple(CHARACTERS)
RANK_OF: dict[str, int] = {card.id: card.rank for card in CHARACTERS.values()}
INFLUENCE: dict[str, tuple[int, ...]] = {
    colour: (0, *(getattr(card.influence, colour) for card in CHARACTERS.values())) for colour in COLOURS
}
"""A colour's silver numbers by rank."""

KINDS: tuple[str, ...] = tuple(booty.id for booty in BOOTY)
"""The kinds of booty token: whatever counts tokens counts them in this order."""
KIND: dict[str, int] = {kind: place for place, kind in enumerate(KINDS)}
CHEST, JEWEL, GOODS, MAP, RELIC, OFFICER, SABER = range(7)
"""Places in :data:`KINDS`."""
TOKENS: tuple[int, ...] = tuple(booty.count for booty in BOOTY)
"""How many tokens of each kind the box holds."""
NO_TOKENS: tuple[int, ...] = (0,) * len(KINDS)
"""None of any kind."""
FULL_BAG: tuple[int, ...] = tuple(kind for kind, count in enumerate(TOKENS) for _ in range(count))
"""The kind of every token of the box."""

CAMPAIGNS = 3
DAYS = 6
DOUBLOONS = 10
"""What everybody starts a campaign with."""
DEALT = {1: 9, 2: 6, 3: 6}
"""Characters dealt to everybody, by campaign."""
CARDS_EACH = 30
"""Characters of one colour."""

EVEN_SPREADS = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
"""Places in the cycle of colours that treat everybody most alike, by seat count (dossier 9.3)."""


def _check_the_box() -> None:
    if list(RANKS) != list(range(1, CARDS_EACH + 1)):
        raise DataError("characters.toml: ranks 1 to 30 in order, each once")
    if KINDS != ("chest", "jewel", "goods", "map", "relic", "officer", "saber"):
        raise DataError(f"booty.toml: the seven kinds in their order, not {', '.join(KINDS)}")
    if sum(TOKENS) != 50:
        raise DataError(f"booty.toml: 50 tokens in all, not {sum(TOKENS)}")
    if tuple(COLOURS) != tuple(Influence.model_fields):
        raise DataError("colours.toml: the six colours in their order")


_check_the_box()


def ranks_of(mask: int) -> tuple[int, ...]:
    """The ranks whose bits are set, ascending."""
    return tuple([rank for rank in RANKS if mask >> rank & 1])


def mask_of(ranks: Iterable[int]) -> int:
    """The number with the bits of some ranks set."""
    mask = 0
    for rank in ranks:
        mask |= 1 << rank
    return mask


def named(counts: Iterable[int]) -> dict[str, int]:
    """Token counts by kind, without the kinds there are none of."""
    return {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}


def card_rows() -> tuple[CardRow, ...]:
    """Every component with its count and provenance."""
    rows = [
        CardRow(
            group="character",
            key=card.id,
            count=len(COLOURS),
            names=card.name.as_dict(),
            texts=card.text.as_dict(),
            provenance=card.provenance.effect,
            notes=card.note.as_dict() if card.note else {},
        )
        for card in CHARACTERS.values()
    ]
    rows += [
        CardRow(
            "booty", token.id, token.count, token.name.as_dict(), token.text.as_dict(), token.provenance, {}
        )
        for token in BOOTY
    ]
    rows += [
        CardRow("piece", piece.id, piece.count, piece.name.as_dict(), {}, piece.provenance, {})
        for piece in PIECES
    ]
    return tuple(rows)
