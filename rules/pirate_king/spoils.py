"""Battle and loot: in order of swords, then of gold, everybody takes his share (dossier 4.4, 4.5, 9.1)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from rules.core.events import Recorder

from .cards import MONSTERS
from .choices import RemoveLoot, TakeLoot, TakeMonster
from .effects import take_token
from .state import SEAT_ORDERS, State, Step


def ranked(amounts: Sequence[int], captain: int) -> list[int]:
    """All seats, the highest amount first; of equals, who is nearer to the captain clockwise."""
    return sorted(SEAT_ORDERS[len(amounts)][captain], key=amounts.__getitem__, reverse=True)


# --- battle (dossier 4.4, 9.1) ---------------------------------------------------------------------------


def battle(state: State, record: Recorder | None) -> None:
    """The most swords take a monster each: the first two, or with two players the first."""
    swords = state.amounts("sword")
    if record:
        order = ranked(swords, state.captain)
        record.tell("battle", None, order=order, swords=[swords[seat] for seat in order])
    state.agenda += battle_steps(swords, state.captain)


@lru_cache(maxsize=8192)
def battle_steps(swords: tuple[int, ...], captain: int) -> tuple[Step, ...]:
    """The steps of a battle, the next one last: who takes a monster, and who takes the token after that."""
    order = ranked(swords, captain)
    fighters = order[:MONSTERS] if len(order) > 2 else order[:1]
    level = [seat for seat in order if swords[seat] == swords[fighters[-1]]]
    token = level[-1] if len(level) > 1 else captain
    return ("after_battle", token), *[("monster", seat) for seat in reversed(fighters)]


def take_monster(state: State, _step: Step, seat: int, choice: TakeMonster, record: Recorder | None) -> None:
    """A monster goes to its taker's discard pile."""
    state.monsters.remove(choice.card)
    state.discards[seat].append(choice.card)
    if record:
        record.tell("monster", seat, card=choice.card)


def after_battle(state: State, step: Step, record: Recorder | None) -> None:
    """What is left is removed; the last of those whose tie mattered takes the token."""
    for card in state.monsters[:]:
        remove(state, state.monsters, None, card, record)
    take_token(state, int(step[1]), "battle", record)
    loot_step(state, record)


# --- loot (dossier 4.5, 9.1) -----------------------------------------------------------------------------


def loot_step(state: State, record: Recorder | None) -> None:
    """In order of gold everybody takes a loot card; with two players he also removes one."""
    gold = state.amounts("gold")
    if record:
        order = ranked(gold, state.captain)
        record.tell("loot_order", None, order=order, gold=[gold[seat] for seat in order])
    state.agenda += loot_steps(gold, state.captain)


@lru_cache(maxsize=8192)
def loot_steps(gold: tuple[int, ...], captain: int) -> tuple[Step, ...]:
    """The steps of looting, the next one last: who takes a card, and who takes the token after that."""
    order = ranked(gold, captain)
    tied = [seat for before, seat in pairwise(order) if gold[seat] == gold[before]]
    steps: list[Step] = [("after_loot", tied[-1] if tied else captain)]
    for seat in reversed(order):
        if len(order) == 2:
            steps.append(("remove", seat))
        steps.append(("loot", seat))
    return tuple(steps)


def take_loot(state: State, _step: Step, seat: int, choice: TakeLoot, record: Recorder | None) -> None:
    """A loot card goes to its taker's discard pile."""
    state.loot.remove(choice.card)
    state.discards[seat].append(choice.card)
    if record:
        record.tell("loot", seat, card=choice.card)


def remove_loot(state: State, _step: Step, seat: int, choice: RemoveLoot, record: Recorder | None) -> None:
    """With two players, who has taken a loot card removes one."""
    remove(state, state.loot, seat, choice.card, record)


def remove(state: State, display: list[str], seat: int | None, card: str, record: Recorder | None) -> None:
    """A card leaves the game."""
    display.remove(card)
    state.removed.append(card)
    if record:
        record.tell("remove", seat, card=card)
