"""The message catalogues: `python -m tests.catalogue` gathers all messages and compiles what is translated.

It reads every ``t``, ``tn`` and ``tp`` call of the app and every option's title and description, updates
``piratebox/locale/<language>/LC_MESSAGES/piratebox.po`` and writes the ``.mo`` beside it. New messages appear
with an empty translation.
"""

import io
from datetime import UTC, datetime
from pathlib import Path
from typing import get_args

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

import piratebox
from piratebox.language import DOMAIN, FOLDER
from rules import GAMES

KEYWORDS = {"t": None, "tn": (1, 2), "tp": ((1, "c"), 2)}
SOURCE = Path(piratebox.__file__).parent
EPOCH = datetime(2026, 1, 1, tzinfo=UTC)
"""The catalogues' date, so that gathering the same messages twice gives the same files."""


def template() -> Catalog:
    """Every message of the app, with where it stands."""
    catalog = Catalog(project="piratebox", charset="utf-8")
    found = extract_from_dir(str(SOURCE), [("**.py", "python")], keywords=KEYWORDS)
    for name, line, message, _comments, context in found:
        catalog.add(message, locations=[(f"piratebox/{name}", line)], context=context)
    for game in GAMES.values():
        for field in game.options.model_fields.values():
            place = [(f"rules/{game.key}/state.py", 1)]
            for message in (field.title, field.description):
                assert message, "every option has a title and a description"
                catalog.add(message, locations=place)
            for value in get_args(field.annotation):
                catalog.add(str(value), locations=place, context="option")
    return catalog


def path(language: str, suffix: str) -> Path:
    """A language's catalogue file, ``po`` or ``mo``."""
    return FOLDER / language / "LC_MESSAGES" / f"{DOMAIN}.{suffix}"


def read(language: str) -> Catalog:
    """A language's catalogue as it is kept."""
    file = path(language, "po")
    if not file.exists():
        return Catalog(locale=language, domain=DOMAIN)
    with file.open("rb") as po:
        return read_po(po, locale=language, domain=DOMAIN)


def compiled(catalog: Catalog) -> bytes:
    """A catalogue as gettext reads it."""
    mo = io.BytesIO()
    write_mo(mo, catalog)
    return mo.getvalue()


def write(catalog: Catalog, language: str) -> None:
    """Keep a language's catalogue, sorted, and compile it."""
    catalog.creation_date = catalog.revision_date = EPOCH
    with path(language, "po").open("wb") as po:
        write_po(po, catalog, width=110, sort_output=True, no_location=True)
    path(language, "mo").write_bytes(compiled(catalog))


def update(language: str) -> Catalog:
    """Bring a language's catalogue up to date and compile it; obsolete messages are dropped."""
    catalog = read(language)
    catalog.update(template(), no_fuzzy_matching=True)
    catalog.obsolete.clear()
    write(catalog, language)
    return catalog


def main() -> None:
    """Update every language."""
    for language in ("zh_Hant",):
        catalog = update(language)
        missing = [message.id for message in catalog if message.id and not message.string]
        print(f"{language}: {len(catalog)} messages, {len(missing)} untranslated")


if __name__ == "__main__":
    main()
