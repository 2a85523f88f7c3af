"""What the app opens with: the command line's answer, handed to the app in one piece."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from piratebox.table.players import Player
    from piratebox.table.saves import SavedGame
    from rules.core.game import Options


@dataclass(frozen=True, slots=True)
class OpenMenu:
    """Open the menu."""


@dataclass(frozen=True, slots=True)
class OpenPlay:
    """Deal a new match and play it; everything has been checked."""

    game: str
    players: tuple[Player, ...]
    options: Options
    seed: int


@dataclass(frozen=True, slots=True)
class OpenResume:
    """Go on with an unfinished match of the shelf; it was there and could be read."""

    id: str


@dataclass(frozen=True, slots=True)
class OpenReplay:
    """Watch a match again."""

    saved: SavedGame


@dataclass(frozen=True, slots=True)
class Start:
    """What to open, and how; None means as the settings say.

    ``language`` is the code of the language the command line spoke, which had asked the settings too.
    """

    open: OpenMenu | OpenPlay | OpenResume | OpenReplay = field(default_factory=OpenMenu)
    language: str = "en"
    ascii: bool | None = None
    motion: bool | None = None
    theme: str | None = None
