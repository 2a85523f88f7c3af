"""The component list: every tile, space, price and piece with its words, count and provenance (dossier 2)."""

from typing import Any

from rules.core.data import Words
from rules.core.game import CardRow

from .components import BASE, CHARACTER_ROWS, TEMPLATES, Box
from .tiles import Landing, Project, Provenance

_LANGUAGES = ("en", "zh_Hant")
_DOUBT: tuple[Provenance, ...] = ("printed", "printed_one_source", "derived", "reconstructed")
"""From the surest to the least sure."""


def _filled(words: Words, language: str, values: dict[str, Any]) -> str:
    own = {key: value[language] if isinstance(value, dict) else value for key, value in values.items()}
    return str(words.as_dict()[language]).format(**own)


def _least_sure(provenance: Any) -> str:
    """The least sure of some values' provenances."""
    if isinstance(provenance, str):
        return provenance
    values: list[Provenance] = list(provenance.model_dump().values())
    return max(values, key=_DOUBT.index)


def _row(
    group: str,
    key: str,
    count: int,
    values: dict[str, Any],
    provenance: Any,
    *more: tuple[str, dict[str, Any]],
) -> CardRow:
    """A row worded by its group's template, and by further ones (template and values) added to the text."""
    words = TEMPLATES[group]
    parts = ((words, values), *((TEMPLATES[name], own) for name, own in more))
    return CardRow(
        group=group,
        key=key,
        count=count,
        names={language: _filled(words.name, language, values) for language in _LANGUAGES},
        texts={
            language: ("" if language == "zh_Hant" else " ").join(
                _filled(part.text, language, own) for part, own in parts
            )
            for language in _LANGUAGES
        },
        provenance=_least_sure(provenance),
        notes={},
    )


def _project(row: Project) -> CardRow:
    income = [
        (name, {"reals": row.income.reals, "vp": row.income.vp})
        for name, amount in (("income_reals", row.income.reals), ("income_vp", row.income.vp))
        if amount
    ]
    values = {"id": row.id, "type": row.type, "level": row.level, "crew": row.crew}
    return _row("project", row.id, row.count, values, row.provenance, *income)


def _landing(row: Landing) -> CardRow:
    values = {
        "name": row.name.as_dict(),
        "bonus": row.bonus,
        "spaces": " ".join(map(str, row.spaces)),
    }
    reward = (f"reward_{row.reward.kind}", {"amount": row.reward.amount})
    return _row("landing", row.id, 1, values, row.provenance, reward)


def card_rows(box: Box = BASE) -> tuple[CardRow, ...]:
    """Every component of a box; rows of which there are none are left out."""
    tables = box.rows
    rows = [_project(row) for row in tables["project"].values()]
    rows += [
        _row("merchant", row.id, row.count, {"id": row.id, "level": row.level}, row.provenance)
        for row in tables["merchant"].values()
    ]
    rows += [
        _row(
            "tile",
            row.id,
            row.count,
            {
                "id": row.id,
                "number": row.number,
                "modifier": row.modifier,
                "first": row.stacks[0],
                "second": row.stacks[1],
            },
            row.provenance,
        )
        for row in tables["tile"].values()
    ]
    rows += [
        CardRow(
            group="character",
            key=row.id,
            count=1,
            names=row.name.as_dict(),
            texts={language: _filled(row.text, language, dict(box.amount)) for language in _LANGUAGES},
            provenance=row.provenance,
            notes={},
        )
        for row in CHARACTER_ROWS
    ]
    rows += [_landing(row) for row in tables["landing"].values()]
    rows += [
        _row(
            "area",
            row.id,
            1,
            {
                "name": row.name.as_dict(),
                "two": row.open_to(2),
                "three": row.open_to(3),
                "four": row.open_to(4),
            },
            row.provenance,
        )
        for row in tables["area"].values()
    ]
    rows += [
        _row(
            "row",
            row.id,
            1,
            {"first": row.first, "last": row.last, "money": row.money},
            row.provenance,
        )
        for row in tables["row"].values()
    ]
    rows += [
        _row("number", row.id, 1, {"name": row.name.as_dict(), "amount": row.amount}, row.provenance)
        for row in tables["number"].values()
    ]
    rows += [
        CardRow("piece", row.id, row.count, row.name.as_dict(), {}, row.provenance, {})
        for row in tables["piece"].values()
    ]
    return tuple(row for row in rows if row.count)
