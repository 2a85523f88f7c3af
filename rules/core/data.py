"""Reading a game's component files: TOML checked by pydantic, with errors that name file, row and field."""

import tomllib
from importlib.resources import files
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

M = TypeVar("M", bound=BaseModel)


class DataError(Exception):
    """A component file that cannot be used; the message names the file, the row, the field and the reason."""


class Component(BaseModel):
    """A row of a component file."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Words(Component):
    """The same words in both languages."""

    en: str
    zh_Hant: str

    def as_dict(self) -> dict[str, str]:
        """The words by language code."""
        return {"en": self.en, "zh_Hant": self.zh_Hant}


def parse_rows(text: str, source: str, table: str, model: type[M]) -> tuple[M, ...]:
    """The rows ``[[table]]`` of a TOML text as models, in file order.

    Args:
        text: the file's contents.
        source: the file's name, for error messages.
        table: the name of the array of tables.
        model: what a row must be.

    Raises:
        DataError: the text is not TOML, holds other tables, or a row is wrong.
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{source}: not valid TOML: {error}") from error
    if set(tables) != {table} or not isinstance(tables[table], list):
        raise DataError(
            f"{source}: expected only [[{table}]] rows, found {', '.join(sorted(tables)) or 'none'}"
        )
    rows = []
    for number, row in enumerate(tables[table], start=1):
        try:
            rows.append(model.model_validate(row))
        except ValidationError as error:
            first = error.errors()[0]
            name = row.get("id", "without id") if isinstance(row, dict) else "not a table"
            field = ".".join(str(part) for part in first["loc"])
            raise DataError(f"{source}: row {number} ({name}), field {field}: {first['msg']}") from error
    return tuple(rows)


def load_rows(package: str, name: str, table: str, model: type[M]) -> tuple[M, ...]:
    """The rows ``[[table]]`` of ``data/<name>`` in a game's package.

    Raises:
        DataError: the file cannot be read or a row is wrong.
    """
    try:
        text = files(package).joinpath("data", name).read_text(encoding="utf-8")
    except OSError as error:
        raise DataError(f"{name}: {error}") from error
    return parse_rows(text, name, table, model)
