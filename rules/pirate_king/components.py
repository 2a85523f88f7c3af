"""The box as it comes (dossier 2), and boxes with an owner's own card rows laid over it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Annotated, Any

from pydantic import BeforeValidator, ValidationError

from rules.core.data import Component, DataError, Words, load_rows, parse_rows
from rules.core.game import CardRow

from .cards import KINDS, Box, Card, CardId, Count, Effects, End, Kind, Provenance

_FILES = ("starters.toml", "pirates.toml", "monsters.toml", "loot.toml")
_SIZES: dict[Kind, range] = {
    "starter": range(8, 9),
    "pirate": range(5, 21),
    "monster": range(14, 15),
    "loot": range(45, 46),
}
"""How many cards of each kind a box can hold; every player needs a pirate of his own."""
_WORDED = ("sword", "gold", "curse", "crown", "effects", "end")
"""What a card's words speak of."""


def _in_both_languages(words: Any) -> Any:
    return {"en": words, "zh_Hant": words} if isinstance(words, str) else words


OwnWords = Annotated[Words, BeforeValidator(_in_both_languages)]
"""Words in both languages, or one text for both."""


class OwnCard(Component):
    """A row of an owner's file: what is given replaces ours, a new id needs a whole row."""

    id: CardId
    kind: Kind | None = None
    name: OwnWords | None = None
    count: Count | None = None
    sword: Count | None = None
    gold: Count | None = None
    curse: Count | None = None
    crown: Count | None = None
    effects: Effects | None = None
    end: End | None = None
    brief: OwnWords | None = None
    text: OwnWords | None = None
    provenance: Provenance = "printed_one_source"


def _check_sizes(cards: Sequence[Card], source: str) -> None:
    for kind in KINDS:
        size, allowed = sum(card.count for card in cards if card.kind == kind), _SIZES[kind]
        if size not in allowed:
            wanted = str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
            raise DataError(f"{source}: kind {kind}, field count: {wanted} cards in all, not {size}")
    for card in cards:
        if card.kind == "pirate" and card.count > 1:
            raise DataError(f"{source}: {card.id}, field count: a pirate occurs only once")


def _base_cards() -> Iterator[Card]:
    for name, kind in zip(_FILES, KINDS, strict=True):
        for card in load_rows("rules.pirate_king", name, "card", Card):
            if card.kind != kind:
                raise DataError(f"{name}: {card.id}, field kind: {kind}, not {card.kind}")
            yield card


def _base() -> dict[str, Card]:
    cards = list(_base_cards())
    _check_sizes(cards, "data")
    if len({card.id for card in cards}) != len(cards):
        raise DataError("data: field id: each only once")
    return {card.id: card for card in cards}


BASE_CARDS: dict[str, Card] = _base()
"""The 68 distinct cards of the reconstruction, by id."""


def _laid_over(own: OwnCard) -> Card:
    """Our card with an owner's row laid over it.

    Raises:
        ValueError: the row and ours do not make a whole card; the message names the field.
    """
    given = {field for field in OwnCard.model_fields if field in own.model_fields_set}
    base = BASE_CARDS.get(own.id)
    if base is None:
        missing = [field for field in ("kind", "name", "count", "brief", "text") if field not in given]
        if missing:
            raise ValueError(f"field {missing[0]}: a card that is new needs it")
    merged: dict[str, Any] = base.model_dump() if base else {}
    merged.update({field: value for field, value in own.model_dump().items() if field in given})
    merged["provenance"] = own.provenance
    for field in given:
        if merged[field] is None and field != "end":
            raise ValueError(f"field {field}: no value")
    try:
        card = Card.model_validate(merged)
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"]) or "effects"
        raise ValueError(f"field {field}: {first['msg']}") from error
    if base and card.kind != base.kind:
        raise ValueError(f"field kind: this card is {base.kind}; take a new id instead")
    if base and any(getattr(card, field) != getattr(base, field) for field in _WORDED):
        for field in ("brief", "text"):
            if field not in given:
                raise ValueError(f"field {field}: the card shows something new, so it needs new words")
    return card


def build_box(text: str = "", source: str = "corrections") -> Box:
    """The box with an owner's rows laid over ours.

    The text holds ``[[card]]`` rows. A row with one of our ids replaces the fields it gives (``count = 0``
    takes the card out), a row with a new id adds a card. Words may be one text for both languages.

    Args:
        text: the contents of the owner's file; empty for the box as it comes.
        source: the file's name, for error messages.

    Raises:
        DataError: a row is wrong or the box does not add up; the message names file, row, field and reason.
    """
    if not text.strip():
        return Box(BASE_CARDS.values())
    cards = dict(BASE_CARDS)
    rows: list[str] = []
    for number, own in enumerate(parse_rows(text, source, "card", OwnCard), start=1):
        if own.id in rows:
            first = rows.index(own.id) + 1
            raise DataError(f"{source}: row {number} ({own.id}), field id: already in row {first}")
        rows.append(own.id)
        try:
            cards[own.id] = _laid_over(own)
        except ValueError as error:
            raise DataError(f"{source}: row {number} ({own.id}), {error}") from error
    _check_sizes(list(cards.values()), source)
    return Box(cards.values())


@lru_cache(maxsize=16)
def box_of(text: str) -> Box:
    """The box that an owner's valid file makes; the empty text stands for the box as it comes."""
    return build_box(text)


BASE = box_of("")


def card_rows(box: Box = BASE) -> tuple[CardRow, ...]:
    """Every card with its count and provenance; starters are counted in all five sets (dossier 2.0)."""
    rows = [
        CardRow(
            group=card.kind,
            key=card.id,
            count=card.count * (5 if card.kind == "starter" else 1),
            names=card.name.as_dict(),
            texts=card.text.as_dict(),
            provenance=card.provenance,
            notes={},
        )
        for card in box.cards.values()
    ]
    token = CardRow(
        group="token",
        key="captain",
        count=1,
        names={"en": "Captain token", "zh_Hant": "船長標記"},
        texts={
            "en": "Breaks ties; worth 1 crown at the end.",
            "zh_Hant": "平手時優先；遊戲結束時價值 1 皇冠。",
        },
        provenance="printed_one_source",
        notes={},
    )
    return (*rows, token)
