"""What is being agreed before a game: seats, options and seed. Nothing here needs a terminal."""

import secrets
from dataclasses import dataclass
from typing import Any, get_args

from pydantic import ValidationError

from piratebox.bots.levels import SELECTABLE
from piratebox.language import t
from piratebox.table.corrections import CORRECTIONS
from piratebox.table.players import (
    LETTERS,
    NAME_CELLS,
    NameProblem,
    Player,
    bot_name,
    check_table,
    clean_name,
)
from piratebox.table.settings import LastTable
from piratebox.themes import SEAT_COLOURS
from rules.core.game import Game, Options

SEED_DIGITS = 18
"""The longest seed that can be entered."""


@dataclass(slots=True)
class SeatForm:
    """One seat as entered so far; ``level`` is None for a human, ``name`` is kept as typed."""

    name: str
    level: str | None
    colour: str

    @property
    def shown(self) -> str:
        """The name without anything that could upset a terminal."""
        try:
            return clean_name(self.name)
        except NameProblem as problem:
            return problem.name


@dataclass(frozen=True, slots=True)
class Fault:
    """Why the table cannot be dealt yet, and the field to mend."""

    field: str
    words: str


def option_values(options: type[Options]) -> dict[str, tuple[Any, ...]]:
    """Every value that each option of a game can have, its default first; corrected values are left out."""
    found = {}
    for key, field in options.model_fields.items():
        if key == CORRECTIONS:
            continue
        others = get_args(field.annotation) or (False, True)
        found[key] = (field.default, *(value for value in others if value != field.default))
    return found


class SetupForm:
    """The whole form of one game.

    Fields are called ``name:0``, ``kind:0``, ``colour:0``, ``leave:0`` (by seat), ``add``, ``option:`` and a
    field of the options, ``seed``, ``new`` and ``deal``.
    """

    def __init__(self, game: Game[Any, Any], last: LastTable | None = None, corrections: str = "") -> None:
        self.game = game
        self.corrections = corrections
        """Corrected values from the owner's file, which the table may play with; empty if there are none."""
        self.seats: list[SeatForm] = []
        self.values: dict[str, tuple[Any, ...]] = option_values(game.options)
        """Every value an option can have, its default first."""
        self.options: dict[str, Any] = {key: values[0] for key, values in self.values.items()}
        if corrections:
            self.values[CORRECTIONS] = (False, True)
            self.options[CORRECTIONS] = True
        self.seed = new_seed()
        if last is None or not self._recall(last):
            self._begin()

    def _begin(self) -> None:
        """A first table: one human and two bots, or as many as the game needs."""
        count = min(max(3, self.game.seats[0]), self.game.seats[-1])
        self.seats = [SeatForm(t("Ana"), None, SEAT_COLOURS[0])]
        while len(self.seats) < count:
            self.add()

    def _recall(self, last: LastTable) -> bool:
        """Take over the last table, as far as it still fits the game."""
        if len(last.players) not in self.game.seats:
            return False
        for player in last.players:
            level = player.level if player.level in SELECTABLE or player.level is None else SELECTABLE[-1]
            self.seats.append(SeatForm(player.name, level, player.colour))
        for seat in self.seats:
            others = {other.colour for other in self.seats if other is not seat}
            if seat.colour not in SEAT_COLOURS or seat.colour in others:
                seat.colour = self._free_colour()
        for key in self.options:
            if last.options.get(key) in self.values[key]:
                self.options[key] = last.options[key]
        return True

    def step_option(self, key: str, by: int) -> None:
        """Give an option its next or previous value."""
        values = self.values[key]
        self.options[key] = values[(values.index(self.options[key]) + by) % len(values)]

    # --- the fields ----------------------------------------------------------------------------------------

    def rows(self) -> list[list[str]]:
        """The fields in rows, as they lie on the screen."""
        rows = [
            [f"{column}:{seat}" for column in ("name", "kind", "colour", "leave")]
            for seat in range(len(self.seats))
        ]
        if self.may_add:
            rows.append(["add"])
        rows += [[f"option:{key}"] for key in self.options]
        return [*rows, ["seed", "new"], ["deal"]]

    @property
    def may_add(self) -> bool:
        """Whether one more can sit down."""
        return len(self.seats) < self.game.seats[-1]

    @property
    def may_leave(self) -> bool:
        """Whether one can leave."""
        return len(self.seats) > self.game.seats[0]

    @property
    def humans(self) -> int:
        """How many seats are played by humans."""
        return sum(seat.level is None for seat in self.seats)

    def _free_colour(self) -> str:
        used = {seat.colour for seat in self.seats}
        return next(colour for colour in SEAT_COLOURS if colour not in used)

    # --- changes -------------------------------------------------------------------------------------------

    def add(self) -> bool:
        """Seat one more bot, if the game can be played by that many."""
        if not self.may_add:
            return False
        name = bot_name([seat.shown for seat in self.seats])
        self.seats.append(SeatForm(name, SELECTABLE[-1], self._free_colour()))
        return True

    def leave(self, seat: int) -> bool:
        """Take a seat away, if the game can be played by that few."""
        if not self.may_leave:
            return False
        del self.seats[seat]
        return True

    def step_kind(self, seat: int, by: int) -> None:
        """Let another kind of player sit at a seat; a bot without a name gets one."""
        form = self.seats[seat]
        kinds: list[str | None] = [None, *SELECTABLE]
        form.level = kinds[(kinds.index(form.level) + by) % len(kinds)]
        if form.level is not None and not form.shown:
            form.name = bot_name([other.shown for other in self.seats])

    def step_colour(self, seat: int, by: int) -> int | None:
        """Give a seat's mark the next colour; no two marks are ever alike.

        Returns:
            The seat that had that colour, and now has the other; None if it was free.
        """
        form = self.seats[seat]
        old = form.colour
        new = SEAT_COLOURS[(SEAT_COLOURS.index(old) + by) % len(SEAT_COLOURS)]
        form.colour = new
        for number, other in enumerate(self.seats):
            if number != seat and other.colour == new:
                other.colour = old
                return number
        return None

    # --- what is wrong, and the table ----------------------------------------------------------------------

    def name_fault(self, seat: int) -> Fault | None:
        """Why a seat's name cannot be used, or None."""
        field = f"name:{seat}"
        try:
            name = clean_name(self.seats[seat].name)
        except NameProblem as problem:
            if problem.code == "empty":
                return Fault(field, t("Seat {letter} needs a name that can be seen.", letter=LETTERS[seat]))
            return Fault(
                field,
                t(
                    "The name of seat {letter} is too long: {cells} cells at most, "
                    "a Chinese character being two.",
                    letter=LETTERS[seat],
                    cells=NAME_CELLS,
                ),
            )
        for number, other in enumerate(self.seats):
            if number != seat and other.shown.casefold() == name.casefold():
                first, second = sorted((seat, number))
                words = t(
                    "Seats {first} and {second} are both called {name}; one needs another name.",
                    first=LETTERS[first],
                    second=LETTERS[second],
                    name=name,
                )
                return Fault(field, words)
        return None

    def seed_fault(self) -> Fault | None:
        """Why the seed cannot be used, or None."""
        digits = self.seed.strip()
        if digits.isascii() and digits.isdigit() and len(digits) <= SEED_DIGITS:
            return None
        return Fault(
            "seed", t("A seed is a whole number from 0, of at most {n} digits; n draws one.", n=SEED_DIGITS)
        )

    def fault(self) -> Fault | None:
        """The first thing that keeps the table from being dealt, or None."""
        for seat in range(len(self.seats)):
            if (found := self.name_fault(seat)) is not None:
                return found
        return self.seed_fault()

    def table(self) -> tuple[list[Player], Options, int]:
        """Players, options and seed of a form without a fault.

        Raises:
            ValueError: there is one.
        """
        players = [
            Player(
                name=seat.name,
                kind="human" if seat.level is None else "bot",
                level=seat.level,
                colour=seat.colour,
            )
            for seat in self.seats
        ]
        check_table(players)
        try:
            agreed = dict(self.options)
            if CORRECTIONS in agreed:
                agreed[CORRECTIONS] = self.corrections if agreed[CORRECTIONS] else ""
            options = self.game.options.model_validate(agreed)
        except ValidationError as error:
            raise ValueError(str(error)) from error
        return players, options, int(self.seed)


def new_seed() -> str:
    """A seed drawn by lot, short enough to be told to somebody."""
    return str(secrets.randbelow(1_000_000))
