"""A game to put into words: its tables worth trying, random games, menus and previews by everybody's view."""

from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

from piratebox.table.asking import Menu
from piratebox.table.chronicle import Chronicle, chronicle
from piratebox.wording import WORDINGS, pages
from rules.core.chance import Chance
from rules.core.events import Event
from rules.core.game import Decision, Game
from rules.core.match import play, start


class Turn(NamedTuple):
    """One choice of a random game; ``before`` is the position it was made in."""

    before: Any
    decision: Decision
    choice: Any
    events: list[Event]


def any_choice(decision: Decision, chance: Chance) -> Any:
    """One of the choices, all equally likely."""
    return decision.choices[chance.below(len(decision.choices))]


@dataclass(frozen=True)
class Worded:
    """What the tests of a game's words play with."""

    game: Game[Any, Any]
    names: tuple[str, ...]
    """Players by seat, as in the sentences that are expected."""
    hard_names: tuple[str, ...]
    """Names that look like fields, markup or the other direction of writing."""
    tables: dict[str, dict[str, Any]]
    """Options worth trying, by a short name."""
    laid: tuple[tuple[int, str], ...]
    """The tables that are tried: seats, and the name of the options."""
    kinds: AbstractSet[str]
    """Every kind of decision of the game."""
    always: AbstractSet[str]
    """Those that are asked at each of these tables."""
    events: AbstractSet[str]
    """Kinds of events that happen at each of these tables."""
    untold: AbstractSet[str]
    """Kinds of events that need not have a sentence."""
    reserved: str
    """Keys that mean something at the table and may not be those of an item."""
    targets: Callable[[Any], Iterator[str]]
    """Everything that can be inspected in a view."""
    every: int
    """One in so many positions of a random game has everything inspected."""
    secret: AbstractSet[str] = frozenset()
    """Kinds of decisions whose previews say more to those who know more."""
    ways: tuple[dict[str, bool], ...] = ({}, {"short": True})
    """How consequences can be told."""
    note_cells: int = 200
    """The widest note of an item with a choice."""
    choose: Callable[[Decision, Chance], Any] = any_choice
    """How the players of random games choose."""

    @property
    def key(self) -> str:
        return self.game.key

    @property
    def words(self) -> Any:
        return WORDINGS[self.key]

    def tried(self) -> list[tuple[int, Any, str]]:
        """Seats, options and a name for each table."""
        return [
            (seats, self.game.options(**self.tables[name]), f"{seats}-{name}") for seats, name in self.laid
        ]

    def every_table(self, test: Any) -> Any:
        """Marks a test that takes ``seats`` and ``options``."""
        tables = [pytest.param(seats, options, id=name) for seats, options, name in self.tried()]
        return pytest.mark.parametrize(("seats", "options"), tables)(test)

    def random_game(self, seats: int, options: Any, seed: int = 1) -> Iterator[Turn]:
        """Yield the choices of a game, one by one."""
        state = self.game.new(seats, options, seed)
        chance = Chance.seeded(seed, seats)
        while decisions := self.game.decisions(state):
            decision = decisions[chance.below(len(decisions))]
            choice = self.choose(decision, chance)
            before = state.copy()
            yield Turn(before, decision, choice, self.game.apply(state, decision.seat, choice))

    def story_of(self, seats: int, seed: int = 4, **options: Any) -> Chronicle:
        """A whole match to look back on."""
        match, state, _ = start(self.game, seats, self.game.options(**options), seed)
        chance = Chance.seeded(seed)
        while decisions := self.game.decisions(state):
            play(self.game, match, state, decisions[0].seat, self.choose(decisions[0], chance))
        return chronicle(self.game, match)

    def blocks(self, kind: type[Any]) -> list[Any]:
        """All blocks of a kind in the game's help."""
        return help_blocks(self.key, kind)

    def stranger(self, state: Any) -> Any:
        """What everybody sees."""
        return self.game.view(state, None)

    def asked(self, state: Any, seat: int | None = None, **how: Any) -> Menu:
        """The menu of the only decision, or of a seat's."""
        (decision,) = (asked for asked in self.game.decisions(state) if seat in (None, asked.seat))
        menu: Menu = self.words.menu(self.game.view(state, decision.seat), decision, self.names, **how)
        return menu

    def then(self, state: Any, choice: Any, **how: Any) -> list[str]:
        """What a choice would do, as far as everybody can know."""
        told: list[str] = self.words.consequence(self.stranger(state), choice, self.names, **how)
        return told


def help_blocks(key: str, kind: type[Any], now: str | None = None) -> list[Any]:
    """All blocks of a kind in a game's help; ``now`` is the kind of the decision that it waits for."""
    return [block for page in pages(key, now) for block in page.blocks if isinstance(block, kind)]


def menus(menu: Menu) -> Iterator[Menu]:
    """A menu and all menus below it."""
    yield menu
    for item in menu.items:
        if item.menu is not None:
            yield from menus(item.menu)
