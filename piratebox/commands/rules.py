"""``piratebox rules GAME``: the help pages of a game as text."""

from argparse import Namespace

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from piratebox.commands.inputs import find_game
from piratebox.commands.tables import console
from piratebox.wording import pages
from piratebox.wording.help_page import Block, Heading, HelpPage, Paragraph

WIDTH = 100
"""Cells a line of running text takes at most."""


def run(values: Namespace) -> int:
    """Print the pages.

    Raises:
        UsageProblem: there is no such game.
    """
    game = find_game(values.game)
    for page in pages(game.key):
        _print(page, values.ascii)
    return 0


def _print(page: HelpPage, ascii_only: bool) -> None:
    screen = console()
    screen.width = min(screen.width, WIDTH)
    screen.print()
    screen.rule(
        Text(page.title, style="bold"), align="left", characters="-" if ascii_only else "─", style="default"
    )
    for block in page.blocks:
        screen.print()
        screen.print(_shown(block))


def _shown(block: Block) -> Text | Table | Padding:
    lines = block.lines()
    if isinstance(block, Heading):
        return Text("  ".join(lines[0]), style="bold")
    if isinstance(block, Paragraph):
        return Text(lines[0][0])
    grid = Table.grid(padding=(0, 2, 0, 0), expand=False)
    longest = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]
    for length in longest:
        grid.add_column(ratio=1 if length == max(longest) else None, overflow="fold")
    for line in lines:
        grid.add_row(*(Text(cell) for cell in line))
    return Padding(grid, (0, 0, 0, 2))
