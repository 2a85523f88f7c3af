"""Who sits at the table: names, humans and computer players."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict, field_validator, model_validator
from rich.cells import cell_len

NAME_CELLS = 16
"""The widest name, in terminal cells."""
NAME_CHARACTERS = 48
"""The longest name, in code points: combining marks take no cell."""
COLOURS = ("amber", "sky", "green", "orange", "pink", "yellow")
"""Seat colours in seat order."""
LETTERS = "ABCDEF"
"""What seats are called, in seat order."""
BOT_NAMES = ("Cass", "Dai", "Edda", "Finn", "Gus", "Hana", "Ines", "Jory", "Kit", "Lou", "Mo", "Nan")
"""Names given to computer players."""

_DROPPED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"


class NameProblem(ValueError):  # noqa: N818
    """A name that cannot be used.

    ``code`` is ``empty``, ``too_long`` or ``duplicate``; ``seats`` are the seats concerned, if known.
    """

    def __init__(self, code: str, name: str, seats: tuple[int, ...] = ()) -> None:
        where = " and ".join(f"seat {LETTERS[seat]}" for seat in seats)
        super().__init__(": ".join(part for part in (where, code, repr(name)) if part))
        self.code = code
        self.name = name
        self.seats = seats


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no control or direction characters, no blanks at its ends.

    Raises:
        NameProblem: nothing visible is left (``empty``), or it is too wide or long (``too_long``).
    """
    name = re.sub(r"\s+", " ", unicodedata.normalize("NFC", name))
    name = "".join(
        letter
        for letter in name
        if unicodedata.category(letter) not in _DROPPED and not "\ufe00" <= letter <= "\ufe0f"
    )
    name = re.sub(r" +", " ", name).strip()
    if not name.strip(_BLANK + " ") or not cell_len(name):
        raise NameProblem("empty", name)
    if len(name) > NAME_CHARACTERS or cell_len(name) > NAME_CELLS:
        raise NameProblem("too_long", name)
    return name


class Player(BaseModel):
    """One seat's player; ``level`` is a computer player's strength and None for a human."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: str
    kind: Literal["human", "bot"] = "human"
    level: str | None = None
    colour: str = COLOURS[0]

    @field_validator("name")
    @classmethod
    def _clean(cls, name: str) -> str:
        return clean_name(name)

    @model_validator(mode="after")
    def _level_fits(self) -> "Player":
        if (self.kind == "bot") != (self.level is not None):
            raise ValueError("a level belongs to a bot and to nobody else")
        return self


def check_table(players: Sequence[Player]) -> None:
    """See that no two seats bear the same name; case does not tell names apart.

    Raises:
        NameProblem: two do (``duplicate``); its ``seats`` are both.
    """
    seen: dict[str, int] = {}
    for seat, player in enumerate(players):
        first = seen.setdefault(player.name.casefold(), seat)
        if first != seat:
            raise NameProblem("duplicate", player.name, (first, seat))


def bot_name(taken: Sequence[str]) -> str:
    """A name for a computer player that nobody at the table has.

    Args:
        taken: the names in use.
    """
    used = {name.casefold() for name in taken}
    return next(name for name in BOT_NAMES if name.casefold() not in used)
