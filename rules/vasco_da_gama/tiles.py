"""What a row of each component file must be (dossier 2)."""

from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rules.core.data import Component, Words

Provenance = Literal["printed", "printed_one_source", "derived", "reconstructed"]
Count = Annotated[int, Field(strict=True, ge=0, le=99)]
"""How many of something the box holds."""
Amount = Annotated[int, Field(strict=True, ge=0, le=99)]
"""Reals or VP."""
Level = Annotated[int, Field(strict=True, ge=1, le=20)]
"""A ship's level, or the lowest level a landing space takes."""
Disc = Annotated[int, Field(strict=True, ge=1, le=22)]
"""A sequence number disc."""
Reward = Literal["project", "sailor", "captain", "money"]


class Income(Component):
    """What a ship earns in every phase three while it stands on a landing space."""

    reals: Amount = 0
    vp: Amount = 0


class ProjectProvenance(Component):
    """Where each value of a project tile comes from."""

    type: Provenance
    level: Provenance
    crew: Provenance
    income: Provenance


class Project(Component):
    """A project tile, later a ship; ``crew`` is how many different colours launch it (dossier 2.7)."""

    id: str
    type: Literal["I", "II", "III"]
    count: Count
    level: Level
    crew: Annotated[int, Field(strict=True, ge=1, le=5)]
    income: Income
    provenance: ProjectProvenance


class MerchantProvenance(Component):
    """Where a merchant's level comes from."""

    level: Provenance


class Merchant(Component):
    """A merchant ship tile (dossier 2.8)."""

    id: str
    count: Count
    level: Level
    provenance: MerchantProvenance


class TileProvenance(Component):
    """Where each value of a Vasco da Gama tile comes from."""

    number: Provenance
    modifier: Provenance
    stacks: Provenance


class Tile(Component):
    """A Vasco da Gama tile: where the marker starts, how it moves when turned up, two money stacks (2.6)."""

    id: str
    count: Count
    number: Annotated[int, Field(strict=True, ge=1, le=20)]
    modifier: Annotated[int, Field(strict=True, ge=-3, le=3)]
    stacks: tuple[Amount, Amount]
    provenance: TileProvenance


class LandingReward(Component):
    """What each ship sent to a landing earns."""

    kind: Reward
    amount: Annotated[int, Field(strict=True, ge=1, le=20)]


class LandingProvenance(Component):
    """Where each value of a landing comes from."""

    spaces: Provenance
    bonus: Provenance
    reward: Provenance


class Landing(Component):
    """A landing; ``spaces`` are its numbers from left to right, ``bonus`` is per ship (dossier 2.2)."""

    id: str
    name: Words
    spaces: tuple[Level, ...] = Field(min_length=1, max_length=9)
    bonus: Amount
    reward: LandingReward
    provenance: LandingProvenance


class AreaProvenance(Component):
    """Where the numbers of action spaces come from."""

    spaces: Provenance
    heads: Provenance


class Area(Component):
    """An action area: spaces open to all, and for each further one how many players open it (dossier 2.3)."""

    id: str
    name: Words
    spaces: Annotated[int, Field(strict=True, ge=0, le=20)]
    heads: tuple[Annotated[int, Field(strict=True, ge=3, le=4)], ...]
    provenance: AreaProvenance

    def open_to(self, seats: int) -> int:
        """How many action spaces a table of that many may use."""
        return self.spaces + sum(heads <= seats for heads in self.heads)


class RowProvenance(Component):
    """Where the extent and the money of a row of numbers come from."""

    row: Provenance
    money: Provenance


class Row(Component):
    """A row of the numbers area: its discs, and the money for declining their actions (dossier 2.4)."""

    id: str
    first: Disc
    last: Disc
    money: Amount
    provenance: RowProvenance

    @model_validator(mode="after")
    def _runs_upwards(self) -> "Row":
        if self.last < self.first:
            raise ValueError(f"a row runs upwards, not from {self.first} to {self.last}")
        return self


class Number(Component):
    """A price, a payment or a limit (dossier 2.5, 2.9, 3, 4.5)."""

    id: str
    name: Words
    amount: Amount
    provenance: Provenance


class Piece(Component):
    """A kind of piece and how many there are (dossier 2.1)."""

    id: str
    name: Words
    count: Count
    provenance: Provenance


class Character(Component):
    """A character tile; its text quotes numbers by their id (dossier 2.9)."""

    id: str
    name: Words
    brief: Words
    text: Words
    provenance: Provenance


class Colour(Component):
    """A crew colour and its letter."""

    id: str
    letter: str = Field(min_length=1, max_length=1)
    name: Words


class Template(Component):
    """Name and texts of a group of rows, to be filled in with their values."""

    id: str
    name: Words
    text: Words


TABLES: dict[str, tuple[str, type[Component]]] = {
    "project": ("projects.toml", Project),
    "merchant": ("merchants.toml", Merchant),
    "tile": ("tiles.toml", Tile),
    "landing": ("landings.toml", Landing),
    "area": ("areas.toml", Area),
    "row": ("decline.toml", Row),
    "number": ("numbers.toml", Number),
    "piece": ("pieces.toml", Piece),
}
"""The tables whose values an owner of the game may correct, with their file and what a row is."""


def corrected_row(row: Any, given: dict[str, Any]) -> Any:
    """A row's data with some fields replaced; what is given counts as read off the box.

    Args:
        row: the row as it was.
        given: new values by field, ``id`` included.
    """
    data = row.model_dump()
    data.update(given)
    changed = [field for field in given if field != "id"]
    if isinstance(data["provenance"], str):
        if "amount" in changed or "count" in changed:
            data["provenance"] = "printed"
    else:
        for field in changed:
            known = "row" if field in ("first", "last") and "row" in data["provenance"] else field
            if known in data["provenance"]:
                data["provenance"][known] = "printed"
    return data
