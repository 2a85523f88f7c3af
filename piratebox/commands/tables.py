"""Tables of text as the command line prints them."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

PIPED_WIDTH = 120
"""Cells a line may take when nobody looks at a screen."""


def console(error: bool = False) -> Console:
    """A console that treats nothing as markup."""
    made = Console(stderr=error, markup=False, emoji=False, highlight=False)
    if not made.is_terminal:
        made.width = PIPED_WIDTH
    return made


def print_table(
    title: str,
    heads: Sequence[str],
    rows: Iterable[Sequence[str]],
    ascii_only: bool,
    right: Sequence[int] = (),
    wraps: int = 0,
) -> None:
    """Print a table.

    Args:
        title: stands above it.
        heads: the columns' names.
        rows: cells, one text a column.
        ascii_only: draw with ASCII characters.
        right: the columns that are aligned to the right.
        wraps: the column that gives way when the line is too short.
    """
    lines = box.ASCII if ascii_only else box.SIMPLE_HEAD
    table = Table(title=Text(title, style="bold"), title_justify="left", box=lines)
    for place, head in enumerate(heads):
        justify: JustifyMethod = "right" if place in right else "left"
        table.add_column(Text(head), justify=justify, overflow="fold", no_wrap=place != wraps)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    console().print(table)
