"""What each action leads to on the visible board, and what a place in the row is worth (dossier 11)."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rules.core.chance import Chance

from .choices import Choice, Move, Pass, Repair
from .components import ADVENTURE_CARDS, ADVENTURES, MOVEMENTS, SHIP_IDS, Adventure
from .decisions import turn_choices
from .effects import EFFECTS, LAST, Outcome, half_up, move_ships
from .state import State
from .view import View, imagine

CARDS_A_TURN = 1.95
"""Deck cards that a turn uses up on average (dossier 11)."""
CARDS_A_TURN_WITH_DISCARDS = 1.45
"""The same when fame comes from the discards first."""
PLACE_KEPT = 0.8
"""How much of a ship's place in the row lasts from one turn to the next."""
DAMAGED_WORTH = 0.35
"""The part of its prospects that a damaged ship keeps, since somebody may repair."""
DAMAGE_COST = 0.3
"""What being damaged costs a ship, wherever it lies."""
CARD_AHEAD = 0.7
"""The weight of each further open adventure: others move before it strikes."""

Worth = tuple[float, ...]
"""The fame each ship holds and may be expected to win, in ``SHIP_IDS`` order."""


class Forecast(NamedTuple):
    """What one more adventure may be expected to bring a ship."""

    by_space: tuple[float, ...]
    """Fame for an undamaged ship in each space, from cards that name spaces."""
    by_rank: tuple[float, ...]
    """Fame for the first, second ... undamaged ship, from cards that pay the first ones."""
    risk: tuple[float, ...]
    """Chance of damage in each space, if nothing is damaged yet."""


@dataclass(frozen=True, slots=True)
class Board:
    """What lies open in the row, by itself."""

    row: tuple[str, ...]
    damaged: tuple[bool, ...]
    fame: tuple[int, ...]


@lru_cache(maxsize=256)
def forecast(unseen: tuple[tuple[str, int], ...]) -> Forecast:
    """The average of some adventure cards, given as kinds with their counts.

    An Attack counts as two hits spread over the eight spaces it can reach, its average in a mixed row (8 C5).
    """
    by_space, by_rank, risk = [0.0] * LAST, [0.0] * LAST, [0.0] * LAST
    for key, count in unseen:
        card = ADVENTURES[key]
        spaces = [space - 1 for space in card.spaces]
        match card.kind:
            case "space_award":
                for place in spaces:
                    by_space[place] += count * card.amount
            case "first_award":
                for place in range(card.ships):
                    by_rank[place] += count * card.amount
            case "cursed_award":
                for place in range(card.ships):
                    by_rank[place] += count * card.amount
                    risk[place] += count
            case "hit_first":
                for place in range(card.ships):
                    risk[place] += count
            case "hit_last":
                for place in range(LAST - card.ships, LAST):
                    risk[place] += count
            case "hit_spaces" | "ghost":
                for place in spaces:
                    risk[place] += count
            case "attack":
                for place in range(LAST - 1):
                    risk[place] += count * 2 / (LAST - 1)
    total = sum(count for _, count in unseen) or 1
    return Forecast(
        tuple(part / total for part in by_space),
        tuple(part / total for part in by_rank),
        tuple(part / total for part in risk),
    )


def unseen_adventures(seen: View) -> tuple[tuple[str, int], ...]:
    """The adventure cards whose place the viewer does not know, by kind."""
    left = Counter(ADVENTURE_CARDS)
    left.subtract(seen.line)
    left.subtract(seen.discard)
    for pile in (seen.kept, *seen.cargo):
        left.subtract(card for card in pile if card is not None)
    return tuple((key, left[key]) for key in ADVENTURES if left[key] > 0)


class Outlook:
    """Tries actions on a view's open board: each with the adventures that lie open, then a forecast.

    Ownership plays no part, so everybody at the table computes the same.
    """

    def __init__(self, seen: View) -> None:
        self.line = tuple(ADVENTURES[card] for card in seen.line)
        self.deck = seen.deck
        self.pace = CARDS_A_TURN_WITH_DISCARDS if seen.options.fame_from_discard else CARDS_A_TURN
        self.forecast = forecast(unseen_adventures(seen))
        self.board = Board(seen.row, seen.damaged, seen.fame)
        self._table = imagine(seen, Chance(0))
        self._table.owner = dict.fromkeys(SHIP_IDS)
        self._table.cargo = {ship: [] for ship in SHIP_IDS}
        self._tried: dict[Choice | None, Worth] = {}

    @property
    def turns_left(self) -> float:
        """How many turns may be expected after this one (dossier 11, game clock)."""
        return self.deck / self.pace + len(self.line) - 1

    def worth(self, choice: Choice | None) -> Worth:
        """What each ship is worth after an action and the adventure that follows it.

        Only moves and repairs change the row; None, or any other choice, leaves it alone.
        """
        key = choice if isinstance(choice, Move | Repair) else None
        if key not in self._tried:
            self._tried[key] = self._try(key)
        return self._tried[key]

    def actions(self, cards: tuple[str, ...]) -> list[Choice]:
        """What can be done to the row with these movement cards, then a repair, then a plain pass."""
        self._set_up()
        self._table.movement = self._table.hands[0] = list(cards)
        choices = turn_choices(self._table, 0)
        return [choice for choice in choices if isinstance(choice, Move | Repair) or choice == Pass()]

    def _set_up(self) -> None:
        table, board = self._table, self.board
        table.row = list(board.row)
        table.damaged = dict(zip(SHIP_IDS, board.damaged, strict=True))
        table.fame = dict(zip(SHIP_IDS, board.fame, strict=True))

    def _try(self, choice: Move | Repair | None) -> Worth:
        table = self._table
        self._set_up()
        weight = 1.0
        if isinstance(choice, Move):
            card = MOVEMENTS[choice.card]
            move_ships(table, card, choice.space)
            if card.kind == "fog":
                weight = CARD_AHEAD
        elif isinstance(choice, Repair):
            table.damaged = dict.fromkeys(SHIP_IDS, False)
        worth = dict.fromkeys(SHIP_IDS, 0.0)
        deck, fame = self.deck, table.fame
        for adventure in self.line:
            table.fame = fame.copy()
            deck -= strike(table, adventure)
            for ship, before in fame.items():
                if table.fame[ship] != before:
                    worth[ship] += weight * (table.fame[ship] - before)
            fame = table.fame
            weight *= CARD_AHEAD
        turns = max(deck, 0) / self.pace
        horizon = weight / CARD_AHEAD * (1 - PLACE_KEPT**turns) / (1 - PLACE_KEPT)
        rank = 0
        for place, ship in enumerate(table.row):
            worth[ship] += horizon * self._prospect(place, rank, table.damaged[ship])
            rank += not table.damaged[ship]
        return tuple([held + worth[ship] for ship, held in zip(SHIP_IDS, self.board.fame, strict=True)])

    def _prospect(self, place: int, rank: int, damaged: bool) -> float:
        """The fame a turn to expect in a place, ``rank`` undamaged ships being ahead."""
        by_space, by_rank, risk = self.forecast
        pay = by_space[place] + by_rank[rank]
        if damaged:
            return pay * DAMAGED_WORTH
        return pay * (1 - risk[place]) - DAMAGE_COST * risk[place]


def strike(table: State, adventure: Adventure) -> int:
    """Carry out an adventure on a table without owners; a Mutiny counts as if its ship were owned.

    Returns:
        How many cards it takes from the deck beyond itself.
    """
    outcome = Outcome()
    EFFECTS[adventure.kind](table, adventure, outcome)
    for ship in outcome.gained:
        table.fame[ship] += 1
    if outcome.mutiny is not None:
        table.fame[outcome.mutiny] -= half_up(table.fame[outcome.mutiny])
    return max(0, len(outcome.gained) - 1)
