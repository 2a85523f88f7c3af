"""What roles, destinations and goods do (dossier 5): one short function each."""

from rules.core.chance import Chance
from rules.core.events import Recorder

from .allocation import CLOSED, prices
from .components import (
    BOY,
    BOYS_SHARE,
    BUYS,
    HAND_SIZE,
    KINDS,
    LOADED_HAND,
    MATE,
    MATES_SHARE,
    MERCHANT,
    MUTINEER,
    VALUES,
    WEAPON,
    spread,
)
from .past import sure_cards
from .pirates import pirate_blockade, pirate_raid
from .state import BOYS, COMMAND, MATES, RAID, SALARY, SALES, Start, State

MUTINY_SIDE = (MUTINEER, BOY)
FIGHTERS = frozenset({MATE, *MUTINY_SIDE})
"""The roles that, with the captain, may add weapons."""


def captains_side(state: State) -> list[int]:
    """The captain, and the Mate if there is one."""
    mate = state.holder(MATE)
    return [state.captain] if mate is None else [state.captain, mate]


def mutiny_side(state: State) -> list[int]:
    """The Mutineer and the Cabin Boy, as far as somebody is."""
    return [seat for role in MUTINY_SIDE if (seat := state.holder(role)) is not None]


def strengths(state: State) -> tuple[int, int]:
    """The captain's side's strength and the mutiny's: face-up weapons, and 1 for the Mate."""
    captains = sum([state.offered[seat].count(WEAPON) for seat in captains_side(state)])
    mutiny = sum([state.offered[seat].count(WEAPON) for seat in mutiny_side(state)])
    return captains + (MATE in state.roles), mutiny


def place_light(state: State, record: Recorder | None) -> None:
    """The captain's destination lies as many places ahead as he holds cards (S2)."""
    steps = sum(state.hands[state.captain])
    state.light = state.ahead(steps)
    if record:
        record.tell("light", state.captain, steps=steps, place=state.light, island=state.ring[state.light])


def place_dark(state: State, mutineer: int, record: Recorder | None) -> None:
    """The mutineer's destination, by his hand before any weapon is added (S3)."""
    steps = sum(state.hands[mutineer])
    state.dark = state.ahead(steps)
    if record:
        record.tell("dark", mutineer, steps=steps, place=state.dark, island=state.ring[state.dark])


def arrive(state: State, place: int, seat: int, record: Recorder | None) -> None:
    """The arrival points of the valid destination go to whoever leads there."""
    points = state.arrival(place)
    winner = pirate_raid(state, place, seat)
    state.ledger[winner][COMMAND if winner == seat else RAID] += points
    if record:
        kind = "command" if winner == seat else "raid"
        record.tell(kind, winner, leader=seat, place=place, island=state.ring[place], points=points)


def captain_keeps_command(state: State, record: Recorder | None) -> None:
    """Case A of S5a: the captain scores, and pays his Mate; he may end below 0."""
    assert state.light is not None
    assert state.salary is not None
    arrive(state, state.light, state.captain, record)
    mate = state.holder(MATE)
    if mate is not None:
        state.ledger[mate][MATES] += MATES_SHARE
        state.ledger[mate][SALARY] += state.salary
        state.ledger[state.captain][SALARY] -= state.salary
        if record:
            record.tell("mate", mate, captain=state.captain, bank=MATES_SHARE, salary=state.salary)


def mutineer_takes_command(state: State, record: Recorder | None) -> None:
    """Case B of S5a: the mutineer scores, the Boy gets his share, and the captain cards change hands now."""
    mutineer, boy = state.holder(MUTINEER), state.holder(BOY)
    assert state.dark is not None
    assert mutineer is not None
    arrive(state, state.dark, mutineer, record)
    if boy is not None:
        state.ledger[boy][BOYS] += BOYS_SHARE
        if record:
            record.tell("boy", boy, points=BOYS_SHARE)
    deposed, state.captain = state.captain, mutineer
    if record:
        record.tell("new_captain", mutineer, deposed=deposed)


def demand(state: State) -> tuple[int, ...]:
    """What each open island buys this round."""
    blocked = pirate_blockade(state)
    return tuple([CLOSED if place == blocked else BUYS[state.ring[place]] for place in state.open])


def sale(state: State, at: int, record: Recorder | None) -> None:
    """Pay for the goods on one open island, given by its place among those (S5b)."""
    island = state.ring[state.open[at]]
    counts = [lots[at][1] for lots in state.lots]
    points = prices(counts, VALUES[island], state.holder(MERCHANT))
    for seat, amount in enumerate(points):
        if amount:
            state.ledger[seat][SALES] += amount
    if record:
        kinds = [KINDS[kind] if count else None for kind, count in (lots[at] for lots in state.lots)]
        record.tell("sale", None, island=island, kinds=kinds, counts=counts, points=points)


def draw_up(state: State, record: Recorder | None) -> None:
    """Everybody refills his hand in turn, the Loader to 8; lacking cards, the discards are shuffled (S8)."""
    loader = state.loader
    draws = [
        (seat, (LOADED_HAND if seat == loader else HAND_SIZE) - sum(state.hands[seat]))
        for seat in state.clockwise(state.captain)
    ]
    for turn, (seat, wanted) in enumerate(draws):
        cards = take_from_the_pile(state, seat, wanted)
        if len(cards) < wanted:
            missing = wanted - len(cards)
            reshuffle(state, ((seat, missing), *draws[turn + 1 :]), record)
            cards += take_from_the_pile(state, seat, missing)
        if record and cards:
            record.tell("refill", seat, cards=len(cards), final=True)
            record.tell("draw", seat, cards=[KINDS[card] for card in cards], audience=(seat,), final=True)


def take_from_the_pile(state: State, seat: int, wanted: int) -> list[int]:
    """A seat takes cards from the top of the draw pile, as far as there are any."""
    if wanted <= 0:
        return []
    cards = state.deck[-wanted:]
    del state.deck[-wanted:]
    cards.reverse()
    hand = state.hands[seat]
    for card in cards:
        hand[card] += 1
    state.drawn[seat] += tuple(cards)
    return cards


def reshuffle(state: State, draws: tuple[tuple[int, int], ...], record: Recorder | None) -> None:
    """The discards become the new draw pile; ``draws`` is what is left of the refill."""
    state.sure = sure_cards(state.start, state.past, state.returned, state.sure)
    state.deck = spread(state.discard)
    state.start = Start(tuple(state.discard), tuple(map(sum, state.hands)), draws, state.loader)
    state.past.clear()
    state.drawn = [tuple(spread(hand)) for hand in state.hands]
    state.returned = [()] * state.seats
    state.discard = [0] * len(KINDS)
    chance = Chance(state.chance)
    chance.shuffle(state.deck)
    state.chance = chance.state
    if record:
        record.tell("reshuffle", None, cards=len(state.deck), final=True)
