"""What is in the box (dossier 2), read from ``data/``, and the corrections of somebody who owns it.

Most values printed on tiles and board are reconstructed. A text of corrections, in TOML, replaces them: the
same tables as in ``data/``, each row naming its ``id`` and only the fields that differ::

    [[project]]
    id = "II-03"
    level = 6
    income = { vp = 1 }

    [[landing]]
    id = "L4"
    spaces = [5, 6, 7]

Whoever reads such a file hands its text to :func:`check_corrections`, and to the match as an option.
"""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from pydantic import ValidationError

from rules.core.data import Component, DataError, load_rows

from .tiles import (
    TABLES,
    Area,
    Character,
    Colour,
    Landing,
    Merchant,
    Number,
    Piece,
    Project,
    Row,
    Template,
    Tile,
    corrected_row,
)

PACKAGE = "rules.vasco_da_gama"
CORRECTIONS = "corrections"
"""The name of a text of corrections in messages, unless its file's is given."""

ROUNDS = 5
DISCS = 4
"""Ordinary action discs of each player."""
ORDINARY = 20
"""Number discs 1 to 20 lie in the numbers area; the extra ones are Manuel I's."""
EXTRA = (21, 22)
TYPES = ("I", "II", "III")
PROJECT_SPACES = 6
"""Ordinary project spaces; one more is for the São Gabriel project."""
AREAS = ("projects", "recruiting", "sailing", "characters")
CHARACTERS = ("dias", "francisco", "manuel", "girolamo")
DEALT: dict[int, tuple[str, ...]] = {
    2: ("dias", "girolamo"),
    3: ("dias", "francisco", "girolamo"),
    4: ("dias", "francisco", "girolamo", "manuel"),
}
"""Characters handed out from the starting player on, by seat count (dossier 3)."""

CHARACTER_ROWS: tuple[Character, ...] = load_rows(PACKAGE, "characters.toml", "character", Character)
COLOURS: tuple[Colour, ...] = load_rows(PACKAGE, "colours.toml", "colour", Colour)
"""Crew colours: whatever counts crew counts it in this order; sailors come in all but the last."""
TEMPLATES: dict[str, Template] = {row.id: row for row in load_rows(PACKAGE, "words.toml", "words", Template)}
COLOUR_IDS: tuple[str, ...] = tuple(colour.id for colour in COLOURS)
SAILORS: tuple[str, ...] = COLOUR_IDS[:-1]
WHITE = len(SAILORS)
"""The missionaries' place among the colours."""
LETTERS: tuple[str, ...] = tuple(colour.letter for colour in COLOURS)

Rows = dict[str, dict[str, Any]]
"""The rows of each table, by id."""


@dataclass(frozen=True, slots=True)
class Space:
    """A landing space: its id, its landing's place from the bottom, and its number."""

    id: str
    landing: int
    number: int


@dataclass(frozen=True, slots=True)
class Box:
    """One set of components: tiles by id, landing spaces and landings by place from the bottom left."""

    rows: Rows
    projects: dict[str, Project]
    decks: tuple[tuple[str, ...], ...]
    """Project tiles of type I, II, III."""
    merchants: tuple[str, ...]
    tiles: dict[str, Tile]
    level: dict[str, int]
    """Of project and merchant tiles."""
    crew: dict[str, int]
    """How many different colours launch a project."""
    reals: dict[str, int]
    """Income in Reals of a project's ship."""
    vp: dict[str, int]
    """Income in VP of a project's ship."""
    landings: tuple[Landing, ...]
    spaces: tuple[Space, ...]
    """All landing spaces, nearest landing first, each from left to right."""
    place: dict[str, int]
    """A landing space's place in :attr:`spaces`, by id."""
    number: tuple[int, ...]
    """The number of each landing space."""
    reach: tuple[range, ...]
    """The places of each landing's spaces."""
    capacity: dict[int, tuple[int, ...]]
    """Action spaces of the four areas, by seat count."""
    decline: tuple[int, ...]
    """Reals for declining, by number disc; entry 0 is not used."""
    sailor_price: tuple[int, ...]
    """Reals for sailors of 0 to 4 colours."""
    amount: dict[str, int]
    """All other prices, payments and limits."""
    sailors_each: int
    missionaries: int
    captains: int
    """Of each player."""


def _base_rows() -> Rows:
    return {
        table: {cast(Any, row).id: row for row in load_rows(PACKAGE, file, table, model)}
        for table, (file, model) in TABLES.items()
    }


def _parse(text: str, source: str) -> dict[str, Any]:
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{source}: not valid TOML: {error}") from error
    for table, rows in tables.items():
        if table not in TABLES:
            raise DataError(f"{source}: no table [[{table}]]; there are {', '.join(TABLES)}")
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise DataError(f"{source}: {table} must be rows, each headed [[{table}]]")
    return tables


def _correct(rows: Rows, text: str, source: str) -> Rows:
    """The rows with a text of corrections applied."""
    result = {table: dict(by_id) for table, by_id in rows.items()}
    for table, given in _parse(text, source).items():
        by_id, model = result[table], TABLES[table][1]
        done: list[str] = []
        for place, row in enumerate(given, start=1):
            where = f"{source}: {table} row {place} ({row.get('id', 'without id')})"
            key = row.get("id")
            if key not in by_id:
                raise DataError(f"{where}, field id: must be one of {', '.join(by_id)}")
            if key in done:
                raise DataError(f"{where}, field id: corrected twice")
            if "provenance" in row:
                raise DataError(f"{where}, field provenance: follows from the correction and is not given")
            done.append(key)
            by_id[key] = _validated(model, corrected_row(by_id[key], row), where)
    return result


def _validated(model: type[Component], data: dict[str, Any], where: str) -> Component:
    try:
        return model.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"])
        raise DataError(f"{where}, field {field or 'first, last'}: {first['msg']}") from error


def _check_decks(rows: Rows, where: dict[str, str]) -> None:
    """Every deck lasts five rounds (dossier 2.1)."""
    a_round = PROJECT_SPACES + 1
    for table, needed, why in (
        ("project", a_round * ROUNDS, f"{a_round} are laid out in each of {ROUNDS} rounds"),
        ("tile", ROUNDS + 1, f"one is turned up at the start and one in each of {ROUNDS} rounds"),
        ("merchant", ROUNDS + 1, f"one may be taken at the start and one in each of {ROUNDS} rounds"),
    ):
        found = sum(row.count for row in rows[table].values())
        if found < needed:
            raise DataError(
                f"{where[table]}: all {table} rows, field count: {found} tiles, but {why}: {needed} needed"
            )
    first = sum(row.count for row in rows["project"].values() if row.type == TYPES[0])
    if first < a_round:
        raise DataError(
            f"{where['project']}: all project rows, field type: {first} tiles of type {TYPES[0]}, "
            f"but the first round lays out {a_round} of them"
        )


def _check_board(rows: Rows, where: dict[str, str]) -> None:
    """Every number disc has one row, and every disc finds an action space (dossier 2.3, 2.4)."""
    for number in range(1, EXTRA[-1] + 1):
        held = [row.id for row in rows["row"].values() if row.first <= number <= row.last]
        if len(held) != 1:
            place = f"row rows {' and '.join(held)}" if held else "all row rows"
            raise DataError(
                f"{where['row']}: {place}, fields first, last: number {number} stands in "
                f"{len(held) or 'no'} row{'s' if len(held) > 1 else ''}, not in one"
            )
    for seats in DEALT:
        spaces = sum(row.open_to(seats) for row in rows["area"].values())
        discs = DISCS * seats + len(EXTRA)
        if spaces < discs:
            raise DataError(
                f"{where['area']}: all area rows, fields spaces, heads: {spaces} action spaces for {seats} "
                f"players, but they may place {discs} discs"
            )


def _check_amounts(rows: Rows, where: dict[str, str]) -> None:
    """Prices and pieces that other values depend on."""
    amount = {key: row.amount for key, row in rows["number"].items()}
    count = {key: row.count for key, row in rows["piece"].items()}
    colours = len(SAILORS)
    for table, key, field, fine, reason in (
        ("number", "reals_per_vp", "amount", amount["reals_per_vp"] > 0, "must be at least 1"),
        ("number", "section_size", "amount", amount["section_size"] > 0, "must be at least 1"),
        (
            "number",
            "project_two",
            "amount",
            amount["project_two"] >= amount["project_one"],
            f"two projects cannot cost less than one, {amount['project_one']}",
        ),
        (
            "piece",
            "sailor",
            "count",
            count["sailor"] % colours == 0,
            f"must be the same for {colours} colours",
        ),
        (
            "piece",
            "sailor",
            "count",
            count["sailor"] >= max(DEALT) * amount["section_size"],
            f"too few to fill {max(DEALT)} crew sections of {amount['section_size']}",
        ),
        ("piece", "captain", "count", count["captain"] % max(DEALT) == 0, "must be the same for 4 players"),
        (
            "piece",
            "captain",
            "count",
            count["captain"] >= max(DEALT) * amount["start_captains"],
            f"too few to start with {amount['start_captains']} each",
        ),
    ):
        if not fine:
            raise DataError(f"{where[table]}: {table} row ({key}), field {field}: {reason}")


def _build(rows: Rows) -> Box:
    projects: dict[str, Project] = {tile: row for row in rows["project"].values() for tile in _tiles(row)}
    merchants: dict[str, Merchant] = {tile: row for row in rows["merchant"].values() for tile in _tiles(row)}
    tiles: dict[str, Tile] = {tile: row for row in rows["tile"].values() for tile in _tiles(row)}
    landings: tuple[Landing, ...] = tuple(rows["landing"].values())
    spaces = tuple(
        Space(f"{landing.id}.{place}", row, number)
        for row, landing in enumerate(landings)
        for place, number in enumerate(landing.spaces, start=1)
    )
    discs: tuple[Row, ...] = tuple(rows["row"].values())
    areas: tuple[Area, ...] = tuple(rows["area"][area] for area in AREAS)
    numbers: dict[str, Number] = rows["number"]
    pieces: dict[str, Piece] = rows["piece"]
    amount = {key: row.amount for key, row in numbers.items()}
    return Box(
        rows=rows,
        projects=projects,
        decks=tuple(tuple(tile for tile, row in projects.items() if row.type == kind) for kind in TYPES),
        merchants=tuple(merchants),
        tiles=tiles,
        level={tile: row.level for table in (projects, merchants) for tile, row in table.items()},
        crew={tile: row.crew for tile, row in projects.items()},
        reals={tile: row.income.reals for tile, row in projects.items()},
        vp={tile: row.income.vp for tile, row in projects.items()},
        landings=landings,
        spaces=spaces,
        place={space.id: place for place, space in enumerate(spaces)},
        number=tuple(space.number for space in spaces),
        reach=tuple(
            range(start, start + len(landing.spaces))
            for row, landing in enumerate(landings)
            for start in (sum(len(lower.spaces) for lower in landings[:row]),)
        ),
        capacity={seats: tuple(area.open_to(seats) for area in areas) for seats in DEALT},
        decline=(
            0,
            *(
                next(row.money for row in discs if row.first <= number <= row.last)
                for number in range(1, EXTRA[-1] + 1)
            ),
        ),
        sailor_price=(0, *(amount[f"sailors_{colours}"] for colours in range(1, len(SAILORS) + 1))),
        amount=amount,
        sailors_each=pieces["sailor"].count // len(SAILORS),
        missionaries=pieces["missionary"].count,
        captains=pieces["captain"].count // max(DEALT),
    )


def _tiles(row: Any) -> tuple[str, ...]:
    """A row's tiles: its id, and further ones numbered from 2 if it stands for several."""
    return tuple(row.id if copy == 1 else f"{row.id}/{copy}" for copy in range(1, row.count + 1))


def check_corrections(text: str, source: str = CORRECTIONS) -> Box:
    """The box with a text of corrections applied.

    Args:
        text: TOML with rows of corrected values; see the module.
        source: the name of the file it was read from, for messages.

    Raises:
        DataError: the text cannot be used; the message names file, row, field and reason.
    """
    rows = _correct(_BASE_ROWS, text, source)
    corrected = _parse(text, source)
    where = {table: source if corrected else file for table, (file, _) in TABLES.items()}
    _check_decks(rows, where)
    _check_board(rows, where)
    _check_amounts(rows, where)
    return _build(rows)


_BASE_ROWS = _base_rows()
BASE: Box = check_corrections("")
"""The box as it is published with this program."""


@lru_cache(maxsize=16)
def box_with(corrections: str) -> Box:
    """The box that a match is played with; see :func:`check_corrections`."""
    return check_corrections(corrections) if corrections else BASE
