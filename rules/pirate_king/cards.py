"""What a card is (dossier 2.1, 2.2): the rows of the files in ``data/``, and a box made of them."""

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rules.core.data import Component, Words

Kind = Literal["starter", "pirate", "monster", "loot"]
Symbol = Literal["sword", "gold", "curse", "crown"]
Gain = Literal["sword", "gold"]
Who = Literal["self", "others"]
Provenance = Literal["printed", "printed_one_source", "derived", "reconstructed"]

SYMBOLS: tuple[Symbol, ...] = ("sword", "gold", "curse", "crown")
GAINS: tuple[Gain, ...] = ("sword", "gold")
KINDS: tuple[Kind, ...] = ("starter", "pirate", "monster", "loot")

Count = Annotated[int, Field(ge=0, le=9, strict=True)]
"""How often a card or symbol occurs."""
Cards = Annotated[int, Field(ge=1, le=5, strict=True)]
"""How many cards an effect names."""


class Reveal(Component):
    """REVEAL n."""

    op: Literal["reveal"]
    n: Cards
    who: Who = "self"


class Copy(Component):
    """COPY."""

    op: Literal["copy"]


class Look(Component):
    """LOOK n."""

    op: Literal["look"]
    n: Cards


class TurnOver(Component):
    """TURN_OVER symbol."""

    op: Literal["turn_over"]
    symbol: Symbol
    who: Who = "self"


class Earn(Component):
    """EARN gain per symbol."""

    op: Literal["earn"]
    gain: Gain
    per: Symbol


class Captain(Component):
    """CAPTAIN."""

    op: Literal["captain"]


class DrawLoot(Component):
    """DRAW_LOOT."""

    op: Literal["draw_loot"]


class Choose(Component):
    """CHOOSE 1 of 2."""

    op: Literal["choose"]


class FromDiscard(Component):
    """FROM_DISCARD."""

    op: Literal["from_discard"]


class Place(Component):
    """PLACE."""

    op: Literal["place"]


class EndCrowns(Component):
    """END: 1 crown per so many cards that show a symbol."""

    op: Literal["crowns"]
    per: Annotated[int, Field(ge=1, le=20, strict=True)]
    symbol: Symbol


class EndWin(Component):
    """END: win with at least so many cards that show a symbol."""

    op: Literal["win"]
    at_least: Annotated[int, Field(ge=1, le=40, strict=True)]
    symbol: Symbol


Effect = Annotated[
    Reveal | Copy | Look | TurnOver | Earn | Captain | DrawLoot | Choose | FromDiscard | Place,
    Field(discriminator="op"),
]
End = Annotated[EndCrowns | EndWin, Field(discriminator="op")]
Effects = Annotated[tuple[Effect, ...], Field(max_length=3)]
CardId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_]{1,24}$")]


class Card(Component):
    """A row of the card list; ``text`` says all the card shows, ``brief`` its effect."""

    id: CardId
    kind: Kind
    name: Words
    count: Count
    sword: Count = 0
    gold: Count = 0
    curse: Count = 0
    crown: Count = 0
    effects: Effects = ()
    end: End | None = None
    brief: Words
    text: Words
    provenance: Provenance

    @model_validator(mode="after")
    def _effects_can_stand_together(self) -> "Card":
        ops = [effect.op for effect in self.effects]
        if "copy" in ops and len(ops) > 1:
            raise ValueError("a COPY has no other effect")
        if "place" in ops[:-1]:
            raise ValueError("PLACE is always the last effect on its card")
        return self


class Face:
    """What a card means to the rules, ready for use."""

    __slots__ = ("acts", "copies", "crown", "curse", "earns", "end", "gold", "id", "sword")

    id: str
    sword: int
    gold: int
    curse: int
    crown: int
    copies: bool
    acts: tuple[Effect, ...]
    """What is carried out when the card is resolved, in printed order."""
    earns: tuple[Earn, ...]
    """What counts for as long as the card lies face up."""
    end: EndCrowns | EndWin | None

    def __init__(self, card: Card | None) -> None:
        self.id = card.id if card else ""
        self.sword = card.sword if card else 0
        self.gold = card.gold if card else 0
        self.curse = card.curse if card else 0
        self.crown = card.crown if card else 0
        effects = card.effects if card else ()
        self.copies = any(isinstance(effect, Copy) for effect in effects)
        self.acts = tuple(effect for effect in effects if not isinstance(effect, Copy | Earn))
        self.earns = tuple(effect for effect in effects if isinstance(effect, Earn))
        self.end = card.end if card else None

    def shows(self, symbol: Symbol) -> int:
        """How many of a symbol are printed."""
        number: int = getattr(self, symbol)
        return number


def _earning(faces: dict[str, Face], gain: Gain) -> dict[str, tuple[Symbol, ...]]:
    earns = {
        card: tuple(earn.per for earn in face.earns if earn.gain == gain) for card, face in faces.items()
    }
    return {card: symbols for card, symbols in earns.items() if symbols}


class Box:
    """All cards in the box: the rows, what they mean, and each pile with every card as often as it occurs."""

    __slots__ = ("cards", "earns", "faces", "loot", "monsters", "order", "pirates", "printed", "starter")

    cards: dict[str, Card]
    """The rows of cards that occur, by id, in the box's order."""
    faces: dict[str, Face]
    """What each card means; the empty id stands for a card that shows nothing."""
    printed: dict[Symbol, dict[str, int]]
    """By symbol, how many of it each card shows."""
    earns: dict[Gain, dict[str, tuple[Symbol, ...]]]
    """By what is gained, the symbols that each card with EARN counts."""
    order: dict[str, int]
    """A card's place in the box."""
    starter: tuple[str, ...]
    """The set every player gets."""
    pirates: tuple[str, ...]
    monsters: tuple[str, ...]
    loot: tuple[str, ...]

    def __init__(self, cards: Iterable[Card]) -> None:
        present = sorted((card for card in cards if card.count), key=lambda card: KINDS.index(card.kind))
        self.cards = {card.id: card for card in present}
        self.faces = {card.id: Face(card) for card in self.cards.values()}
        self.faces[""] = Face(None)
        self.printed = {
            symbol: {card: face.shows(symbol) for card, face in self.faces.items()} for symbol in SYMBOLS
        }
        self.earns = {gain: _earning(self.faces, gain) for gain in GAINS}
        self.order = {card: place for place, card in enumerate(self.cards)}
        self.starter = self._pile("starter")
        self.pirates = self._pile("pirate")
        self.monsters = self._pile("monster")
        self.loot = self._pile("loot")

    def _pile(self, kind: Kind) -> tuple[str, ...]:
        return tuple(card.id for card in self.cards.values() if card.kind == kind for _ in range(card.count))

    def in_order(self, cards: Iterable[str]) -> list[str]:
        """Some cards in the box's order."""
        return sorted(cards, key=self.order.__getitem__)

    def loot_without_wins(self) -> tuple[str, ...]:
        """The loot with each END: WIN card replaced by one more :data:`STAND_IN` (dossier 9.2).

        Raises:
            ValueError: there is no such card, or an END: WIN card that is not loot.
        """
        wins = [card for card in self.cards.values() if isinstance(card.end, EndWin)]
        if any(card.kind != "loot" for card in wins):
            raise ValueError("only END: WIN cards among the loot can be left out")
        if wins and STAND_IN not in self.loot:
            raise ValueError(f"without {STAND_IN} nothing can stand in for END: WIN cards")
        left_out = [card.id for card in wins]
        return tuple(self.in_order(STAND_IN if card in left_out else card for card in self.loot))


STAND_IN = "LO06"
"""The loot card that takes the place of END: WIN cards where these are left out."""
ROUNDS = 7
MONSTERS = 2
"""Monsters that lie open in a round."""
BURST = 3
"""Curses that make a player bust."""
