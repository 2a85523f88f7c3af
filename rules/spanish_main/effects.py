"""What the cards do to the ship row (dossier 5.2 and 5.6).

Movement effects take the position and change ``row``. Adventure effects return an :class:`Outcome`; they
change damage and fame, and list the awards that the flow then pays out.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from .components import FLEET, NATION, Adventure, Movement
from .state import State

LAST = 9
"""The rearmost space."""


# --- movement ------------------------------------------------------------------------------------------


def slide(row: list[str], ship: str, distance: int) -> None:
    """Move a ship by spaces, forward positive, as far as the row allows; those it passes close up."""
    slide_from(row, row.index(ship), distance)


def slide_from(row: list[str], place: int, distance: int) -> None:
    """Slide the ship in a place, counted from 0; inserting past the end of a list stops there by itself."""
    goal = place - distance
    row.insert(goal if goal > 0 else 0, row.pop(place))


def slide_pair(row: list[str], space: int, distance: int) -> None:
    """Move the ships in ``space`` and the one behind as a block; it stops when its leading ship must."""
    front = space - 1
    pair = row[front : front + 2]
    del row[front : front + 2]
    goal = min(LAST - 2, max(0, front - distance))
    row[goal:goal] = pair


def slide_nation(row: list[str], nation: str, distance: int, *, bounce: bool) -> None:
    """Move a nation's three ships one after the other, the one nearest that end first (dossier 8 C4).

    With ``bounce`` the ship that stood at that end when the card was played goes the other way (9.4).
    """
    forward = distance > 0
    ships = [ship for ship in row if NATION[ship] == nation]
    end = row[0] if forward else row[-1]
    for ship in ships if forward else reversed(ships):
        slide(row, ship, -distance if bounce and ship == end else distance)


def move_ships(state: State, card: Movement, space: int | None) -> None:
    """Carry out a movement card; ``space`` is its target's space, a pair's front space, or None."""
    kind, row = card.kind, state.row
    if kind == "nation":
        assert card.nation is not None
        slide_nation(row, card.nation, card.distance, bounce=state.options.advance_edge == "bounce")
    elif space is not None:
        if kind == "ship":
            slide_from(row, space - 1, card.distance)
        elif kind == "pair":
            slide_pair(row, space, card.distance)
        elif kind == "sabotage":
            state.damaged[row[space - 1]] = True


# --- adventures ----------------------------------------------------------------------------------------


@dataclass(slots=True, init=False)
class Outcome:
    """What an adventure did.

    ``gained`` lists ships in award order, one entry per fame; ``missed`` ships in a paying space that are
    damaged; ``hit`` newly damaged ships; ``lost`` pairs of ship and fame; ``looted`` pairs of looter and
    victim; ``mutiny`` the ship a Mutiny points at.
    """

    gained: list[str]
    missed: list[str]
    hit: list[str]
    lost: list[tuple[str, int]]
    looted: list[tuple[str, str]]
    mutiny: str | None

    def __init__(self) -> None:
        self.gained = []
        self.missed = []
        self.hit = []
        self.lost = []
        self.looted = []
        self.mutiny = None


def undamaged(ships: Iterable[str], damaged: Mapping[str, bool], count: int) -> list[str]:
    """The first undamaged ones of some ships, as many as there are up to ``count``."""
    found: list[str] = []
    for ship in ships:
        if not damaged[ship]:
            found.append(ship)
            if len(found) == count:
                break
    return found


def damage(state: State, ship: str, outcome: Outcome) -> None:
    """Damage a ship; nothing happens to one that is damaged already."""
    if not state.damaged[ship]:
        state.damaged[ship] = True
        outcome.hit.append(ship)


def lose_fame(state: State, ship: str, amount: int, outcome: Outcome) -> None:
    """Discard fame from under a ship, as far as it has any: last placed first, real before virtual."""
    fame = state.fame[ship]
    if not fame:
        return
    amount = min(amount, fame)
    state.fame[ship] = fame - amount
    cargo = state.cargo[ship]
    for _ in range(min(amount, len(cargo))):
        card = cargo.pop()
        state.discard.append(card)
        state.seen |= 1 << card
    outcome.lost.append((ship, amount))


def move_fame(state: State, ship: str, amount: int, cards: list[int]) -> None:
    """Take fame from under a ship and put its real cards, last placed first, onto ``cards``."""
    state.fame[ship] -= amount
    cargo = state.cargo[ship]
    for _ in range(min(amount, len(cargo))):
        cards.append(cargo.pop())


def half_up(fame: int) -> int:
    """Half of some fame, rounded up."""
    return (fame + 1) // 2


def space_award(state: State, card: Adventure, outcome: Outcome) -> None:
    """Fame for each listed space whose ship is undamaged."""
    row, damaged = state.row, state.damaged
    gained, amount = outcome.gained, card.amount
    for space in card.spaces:
        ship = row[space - 1]
        if damaged[ship]:
            outcome.missed.append(ship)
        else:
            gained += (ship,) * amount


def first_award(state: State, card: Adventure, outcome: Outcome) -> None:
    """Fame for the first undamaged ships."""
    gained, amount = outcome.gained, card.amount
    for ship in undamaged(state.row, state.damaged, card.ships):
        gained += (ship,) * amount


def cursed_award(state: State, card: Adventure, outcome: Outcome) -> None:
    """Fame for the first undamaged ships, which then become damaged."""
    first_award(state, card, outcome)
    hit_first(state, card, outcome)


def hit_first(state: State, card: Adventure, outcome: Outcome) -> None:
    """The first undamaged ships become damaged."""
    for ship in undamaged(state.row, state.damaged, card.ships):
        damage(state, ship, outcome)


def hit_last(state: State, card: Adventure, outcome: Outcome) -> None:
    """The last undamaged ships become damaged."""
    for ship in reversed(undamaged(reversed(state.row), state.damaged, card.ships)):
        damage(state, ship, outcome)


def hit_spaces(state: State, card: Adventure, outcome: Outcome) -> None:
    """The ships in the listed spaces become damaged."""
    for space in card.spaces:
        damage(state, state.row[space - 1], outcome)


def ghost(state: State, card: Adventure, outcome: Outcome) -> None:
    """The ships in the listed spaces become damaged and lose fame, also if they were damaged already."""
    for space in card.spaces:
        ship = state.row[space - 1]
        damage(state, ship, outcome)
        lose_fame(state, ship, card.amount, outcome)


def lose_spaces(state: State, card: Adventure, outcome: Outcome) -> None:
    """The ships in the listed spaces lose fame, damaged or not."""
    for space in card.spaces:
        lose_fame(state, state.row[space - 1], card.amount, outcome)


def mutiny(state: State, _card: Adventure, outcome: Outcome) -> None:
    """The foremost undamaged, unrevealed ship's pirate is turned up and half its fame is lost (8 C6)."""
    for ship in state.row:
        if not state.damaged[ship] and not state.revealed[ship]:
            outcome.mutiny = ship
            if state.owner[ship] is not None:
                state.reveal(ship)
                lose_fame(state, ship, half_up(state.fame[ship]), outcome)
            elif ship not in state.ownerless:
                state.ownerless.append(ship)
            return


def _undamaged_places(state: State, fleet: tuple[str, ...]) -> list[int]:
    places = [state.row.index(ship) for ship in fleet if not state.damaged[ship]]
    places.sort()
    return places


def attack(state: State, card: Adventure, outcome: Outcome) -> None:
    """Each undamaged ship of the nation damages the ship ahead of it, if of another nation (8 C5)."""
    row, fleet = state.row, FLEET[card.nation or ""]
    gunners = _undamaged_places(state, fleet)
    if state.options.broadside == "wide":
        reached = range(gunners[-1]) if gunners else range(0)
    else:
        reached = [place - 1 for place in gunners if place > 0]  # type: ignore[assignment]
    for place in reached:
        if row[place] not in fleet:
            damage(state, row[place], outcome)


def loot(state: State, card: Adventure, outcome: Outcome) -> None:
    """Each undamaged ship of the nation takes 1 fame from the ship behind it, if of another nation (8 C5)."""
    row, fleet = state.row, FLEET[card.nation or ""]
    looters = _undamaged_places(state, fleet)
    if state.options.broadside == "wide":
        pairs = [(looters[0], place) for place in range(looters[0] + 1, LAST)] if looters else []
    else:
        pairs = [(place, place + 1) for place in looters if place + 1 < LAST]
    for taker, place in pairs:
        looter, victim = row[taker], row[place]
        if victim not in fleet and state.fame[victim]:
            move_fame(state, victim, 1, state.cargo[looter])
            state.fame[looter] += 1
            outcome.looted.append((looter, victim))


Effect = Callable[[State, Adventure, Outcome], None]

EFFECTS: dict[str, Effect] = {
    "space_award": space_award,
    "first_award": first_award,
    "cursed_award": cursed_award,
    "hit_first": hit_first,
    "hit_last": hit_last,
    "hit_spaces": hit_spaces,
    "ghost": ghost,
    "lose_spaces": lose_spaces,
    "mutiny": mutiny,
    "attack": attack,
    "loot": loot,
}
"""The effect of each kind of adventure card."""
