"""What the characters do by day (dossier 5), and what a saber does at dusk (4.4).

An effect that needs a choice puts it on the agenda, unless there is nothing to choose among; the function
that carries the choice out stands below it. An action that cannot be done is ignored (dossier 4.0). In memory
mode what shows tokens that lay face down is final.
"""

from bisect import bisect_left, insort
from collections.abc import Callable

from rules.core.chance import Chance
from rules.core.events import Recorder

from .choices import Keep, Play, Recruit, Revive, Sell, Shoot, Strike
from .components import KIND, KINDS, OFFICER, RANK_OF, RELIC, named
from .state import Asked, State

Effect = Callable[[State, int, Recorder | None], None]
"""Resolves a character's action, given its owner's seat."""

BOSUN = RANK_OF["bosun"]
MERCHANT_PAYS = {2: 3, 3: 5}
"""Doubloons for identical tokens, by how many."""


def gain(state: State, seat: int, character: str, amount: int, record: Recorder | None) -> None:
    """A character brings its owner doubloons by day."""
    state.coins[seat] += amount
    if record:
        record.tell(character, seat, phase="day", gained=amount)


def lose(state: State, seat: int, character: str, amount: int, record: Recorder | None) -> None:
    """A character costs its owner doubloons by day, as far as there are any."""
    lost = state.lose(seat, amount)
    if record:
        record.tell(character, seat, phase="day", lost=lost)


def leave_ship(state: State, place: int) -> tuple[int, int]:
    """The character at a place of the ship is discarded; returns its owner and rank."""
    rank, _, seat = state.ship.pop(place)
    state.bury(seat, rank)
    return seat, rank


# --- ranks 1 to 10 ---------------------------------------------------------------------------------------


def parrot(state: State, seat: int, record: Recorder | None) -> None:
    """Discard the Parrot; another character from hand takes part in its stead."""
    place = next(place for place, aboard in enumerate(state.ship) if aboard.rank == 1 and aboard.seat == seat)
    leave_ship(state, place)
    assert state.hands[seat], "a Parrot's owner always holds another character (dossier 4.9)"
    state.agenda.append(("parrot", seat))


def replace_parrot(state: State, _step: Asked, seat: int, choice: Play, record: Recorder | None) -> None:
    """The chosen character boards the ship, face up."""
    state.board_ship(((seat, choice.rank),))
    if record:
        record.tell("parrot", seat, phase="day", rank=choice.rank, final=True)


def monkey(state: State, seat: int, record: Recorder | None) -> None:
    """All own relics move to the left neighbour's den."""
    left = state.left_of(seat)
    relics = state.tokens[seat][RELIC]
    state.tokens[seat][RELIC] = 0
    state.tokens[left][RELIC] += relics
    if record:
        record.tell("monkey", seat, phase="day", relics=relics, to=left, final=state.options.memory)


def beggar(state: State, seat: int, record: Recorder | None) -> None:
    """The owner of the highest character on the ship pays 3."""
    rank, _, victim = state.ship[-1]
    paid = state.lose(victim, 3) if victim != seat else 0
    state.coins[seat] += paid
    if record:
        record.tell("beggar", seat, phase="day", victim=victim, rank=rank, gained=paid)


def recruiter(state: State, seat: int, record: Recorder | None) -> None:
    """A character of the own den comes back into hand."""
    if state.dens[seat]:
        state.agenda.append(("recruit", seat))
    elif record:
        record.tell("recruiter", seat, phase="day", rank=None)


def take_recruit(state: State, _step: Asked, seat: int, choice: Recruit, record: Recorder | None) -> None:
    """The chosen character comes back into hand, for all to see."""
    state.recall(seat, choice.rank)
    if record:
        record.tell("recruiter", seat, phase="day", rank=choice.rank)


def preacher(state: State, seat: int, record: Recorder | None) -> None:
    """Discard all own tokens but one."""
    if sum(state.tokens[seat]) > 1:
        state.agenda.append(("keep", seat))
    elif record:
        record.tell("preacher", seat, phase="day", kept=None, discarded={})


def keep_one(state: State, _step: Asked, seat: int, choice: Keep, record: Recorder | None) -> None:
    """All tokens go back to the bag but one of the chosen kind."""
    counts = state.tokens[seat][:]
    counts[KIND[choice.token]] -= 1
    for other, count in enumerate(counts):
        if count:
            state.return_tokens(seat, other, count)
    if record:
        record.tell(
            "preacher",
            seat,
            phase="day",
            kept=choice.token,
            discarded=named(counts),
            final=state.options.memory,
        )


def carpenter(state: State, seat: int, record: Recorder | None) -> None:
    """Lose half the doubloons, the loss rounded down."""
    lose(state, seat, "carpenter", state.coins[seat] // 2, record)


def french_officer(state: State, seat: int, record: Recorder | None) -> None:
    """Gain 5 with fewer than 9 doubloons."""
    gain(state, seat, "french_officer", 5 if state.coins[seat] < 9 else 0, record)


# --- ranks 11 to 20 --------------------------------------------------------------------------------------


def voodoo_witch(state: State, seat: int, record: Recorder | None) -> None:
    """Gain 2 for each character in the own graveyard."""
    gain(state, seat, "voodoo_witch", 2 * len(state.graveyards[seat]), record)


def brute(state: State, seat: int, record: Recorder | None) -> None:
    """Discard the highest character on the ship, himself included."""
    victim, rank = leave_ship(state, -1)
    if record:
        record.tell("brute", seat, phase="day", victim=victim, rank=rank)


def gunner(state: State, seat: int, record: Recorder | None) -> None:
    """Pay 3, then discard a character from any den; without one the payment still happens (dossier 7.9)."""
    target = any(state.dens)
    paid = 0
    if target or state.options.gunner_pays_without_target:
        paid = state.lose(seat, 3)
    if target:
        state.agenda.append(("gunner", seat, paid))
    elif record:
        record.tell("gunner", seat, phase="day", lost=paid, victim=None, rank=None)


def shoot(state: State, step: Asked, seat: int, choice: Shoot, record: Recorder | None) -> None:
    """The Gunner's target goes to its owner's graveyard; ``step`` holds what the Gunner paid."""
    state.discard(choice.seat, choice.rank)
    if record:
        record.tell("gunner", seat, phase="day", lost=step[2], victim=choice.seat, rank=choice.rank)


def spanish_spy(state: State, seat: int, record: Recorder | None) -> None:
    """Swap all own officers for tokens from the bag, which have no effect of their own."""
    officers = state.tokens[seat][OFFICER]
    state.return_tokens(seat, OFFICER, officers)
    drawn = [0] * len(KINDS)
    if officers:
        chance = Chance(state.chance)
        for _ in range(officers):
            drawn[draw_token(state, chance)] += 1
        state.chance = chance.state
        for kind, count in enumerate(drawn):
            state.tokens[seat][kind] += count
    if record:
        record.tell(
            "spanish_spy",
            seat,
            phase="day",
            returned=officers,
            drawn=named(drawn),
            final=officers > 0 or state.options.memory,
        )


def draw_token(state: State, chance: Chance) -> int:
    """Draw a token from the bag; returns its kind."""
    left = chance.below(sum(state.bag))
    for kind, count in enumerate(state.bag):
        if left < count:
            state.bag[kind] -= 1
            return kind
        left -= count
    raise AssertionError("the bag holds fewer tokens than were counted")


def bosun(state: State, seat: int, record: Recorder | None) -> None:
    """Gain 2 for each lower character in the own den."""
    lower = bisect_left(state.dens[seat], BOSUN)
    gain(state, seat, "bosun", 2 * lower, record)


# --- ranks 21 to 30 --------------------------------------------------------------------------------------


def merchant(state: State, seat: int, record: Recorder | None) -> None:
    """Sell 2 or 3 identical tokens."""
    if max(state.tokens[seat]) > 1:
        state.agenda.append(("sell", seat))
    elif record:
        record.tell("merchant", seat, phase="day", token=None, count=0, gained=0, final=state.options.memory)


def sell(state: State, _step: Asked, seat: int, choice: Sell, record: Recorder | None) -> None:
    """The chosen tokens go back to the bag and pay."""
    state.return_tokens(seat, KIND[choice.token], choice.count)
    state.coins[seat] += MERCHANT_PAYS[choice.count]
    if record:
        record.tell(
            "merchant",
            seat,
            phase="day",
            token=choice.token,
            count=choice.count,
            gained=MERCHANT_PAYS[choice.count],
            final=state.options.memory,
        )


def surgeon(state: State, seat: int, record: Recorder | None) -> None:
    """A character of the own graveyard comes back into hand, unseen."""
    if state.graveyards[seat]:
        state.agenda.append(("revive", seat))
    elif record:
        record.tell("surgeon", seat, phase="day", taken=0)


def revive(state: State, _step: Asked, seat: int, choice: Revive, record: Recorder | None) -> None:
    """All learn that a character came back, its owner alone which."""
    state.revive(seat, choice.rank)
    if record:
        record.tell("surgeon", seat, phase="day", taken=1)
        record.tell("revived", seat, audience=(seat,), rank=choice.rank)


def gambler(state: State, seat: int, record: Recorder | None) -> None:
    """Pay 1 for each own token."""
    lose(state, seat, "gambler", sum(state.tokens[seat]), record)


def quartermaster(state: State, seat: int, record: Recorder | None) -> None:
    """Gain 1 for each own token."""
    gain(state, seat, "quartermaster", sum(state.tokens[seat]), record)


def captain(state: State, seat: int, record: Recorder | None) -> None:
    """Gain 3."""
    gain(state, seat, "captain", 3, record)


def spanish_governor(state: State, seat: int, record: Recorder | None) -> None:
    """Discard every character of the own den."""
    ranks = state.dens[seat][:]
    for rank in ranks:
        state.discard(seat, rank)
    if record:
        record.tell("spanish_governor", seat, phase="day", ranks=ranks)


_BY_DAY: tuple[Effect, ...] = (
    parrot,
    monkey,
    beggar,
    recruiter,
    preacher,
    carpenter,
    french_officer,
    voodoo_witch,
    brute,
    gunner,
    spanish_spy,
    bosun,
    merchant,
    surgeon,
    gambler,
    quartermaster,
    captain,
    spanish_governor,
)
DAY_ACTIONS: dict[int, Effect] = {RANK_OF[effect.__name__]: effect for effect in _BY_DAY}
"""The day actions by rank."""


# --- dusk ------------------------------------------------------------------------------------------------


def saber_targets(state: State, seat: int) -> list[tuple[int, int]]:
    """Every character (seat, rank) in the dens of the left and right neighbours, by seat and rank."""
    return [(other, rank) for other in state.neighbours(seat) for rank in state.dens[other]]


def saber(state: State, seat: int, record: Recorder | None) -> None:
    """Whoever takes a saber discards a neighbour's character, if there is one."""
    for other in state.neighbours(seat):
        if state.dens[other]:
            state.agenda.append(("saber", seat))
            return
    if record:
        record.tell("saber", seat, victim=None, rank=None)


def strike(state: State, _step: Asked, seat: int, choice: Strike, record: Recorder | None) -> None:
    """The saber's target goes to its owner's graveyard."""
    state.discard(choice.seat, choice.rank)
    if record:
        record.tell("saber", seat, victim=choice.seat, rank=choice.rank)


def arrive(state: State, seat: int, officers: int, record: Recorder | None) -> None:
    """The highest character, a seat's, leaves the ship: for the den, or the graveyard if it took officers."""
    rank = state.ship.pop()[0]
    if officers:
        state.bury(seat, rank)
    else:
        insort(state.dens[seat], rank)
    if record:
        record.tell("arrive", seat, rank=rank, to="graveyard" if officers else "den")
