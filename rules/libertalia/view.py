"""What a seat may know (dossier 6), and full positions consistent with it."""

from dataclasses import dataclass

from rules.core.chance import Chance

from .components import KINDS, TOKENS, ranks_of
from .state import Aboard, Options, Result, State, Step

Counts = tuple[int, ...]
"""Tokens by place in ``KINDS``."""


@dataclass(frozen=True, slots=True)
class View:
    """All that ``seat`` may know of a position; ``seat`` None is a stranger at the table."""

    seat: int | None
    options: Options
    seats: int
    agenda: tuple[Step, ...]
    campaign: int
    day: int
    colours: tuple[str, ...]
    hand: tuple[int, ...]
    """The viewer's own characters in hand."""
    sealed: int
    """The character the viewer has selected this sunrise, 0 for none."""
    graveyard: tuple[int, ...]
    """The viewer's own graveyard."""
    hands: tuple[int, ...]
    """How many characters each seat holds."""
    chosen: tuple[bool, ...]
    """Which seats have selected their character this sunrise."""
    ship: tuple[Aboard, ...]
    dens: tuple[tuple[int, ...], ...]
    graveyards: tuple[int, ...]
    """How many characters lie in each graveyard."""
    buried: tuple[tuple[int, ...], ...]
    """What was seen to go into each graveyard and not to come out again: see :meth:`in_graveyard`."""
    worlds: tuple[tuple[int, ...], ...]
    """Every hand each seat may hold by what the whole table knows, as bits of ranks."""
    removed: tuple[int, ...]
    coins: tuple[int, ...]
    token_counts: tuple[int, ...]
    """How many booty tokens lie in each den."""
    tokens: tuple[Counts | None, ...]
    """Which ones; None where they lie face down (memory mode)."""
    board: tuple[Counts, ...]
    bag: Counts | None
    """What the bag holds; None in memory mode."""
    undealt: tuple[int, ...]
    results: tuple[tuple[Result, ...], ...]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.agenda

    @property
    def acting(self) -> int | None:
        """The seat that must choose; None at sunrise and when the match is over."""
        if not self.agenda or self.agenda[-1][0] == "play":
            return None
        return int(self.agenda[-1][1])

    @property
    def space(self) -> Counts:
        """Today's booty."""
        return self.board[self.day - 1]

    def scores(self) -> tuple[int, ...]:
        """Each seat's points from the campaigns scored so far."""
        return tuple(sum(sum(result[seat]) for result in self.results) for seat in range(self.seats))

    def known_hand(self, seat: int) -> tuple[int, ...]:
        """The characters that everybody knows a seat to hold."""
        known = ~0
        for hand in self.worlds[seat]:
            known &= hand
        return ranks_of(known)

    def possible_hand(self, seat: int) -> tuple[int, ...]:
        """Those that everybody must reckon with; more than the seat holds where a Surgeon is unresolved."""
        possible = 0
        for hand in self.worlds[seat]:
            possible |= hand
        return ranks_of(possible)

    def in_graveyard(self, seat: int) -> tuple[tuple[int, bool], ...]:
        """The characters that may lie in a seat's graveyard by what everybody knows, and if it is certain."""
        known, possible = self.known_hand(seat), self.possible_hand(seat)
        return tuple((rank, rank not in possible) for rank in self.buried[seat] if rank not in known)


def view(state: State, seat: int | None) -> View:
    """Build a seat's view from the facts it may know."""
    hidden = state.options.memory and not state.over
    return View(
        seat,
        state.options,
        state.seats,
        tuple(state.agenda),
        state.campaign,
        state.day,
        state.colours,
        () if seat is None else tuple(state.hands[seat]),
        0 if seat is None else state.sealed[seat],
        () if seat is None else tuple(state.graveyards[seat]),
        tuple(map(len, state.hands)),
        tuple(map(bool, state.sealed)),
        tuple(state.ship),
        tuple(map(tuple, state.dens)),
        tuple(map(len, state.graveyards)),
        tuple(map(tuple, state.buried)),
        tuple(state.worlds),
        tuple(state.removed),
        tuple(state.coins),
        tuple(map(sum, state.tokens)),
        tuple(
            [None if hidden and other != seat else tuple(counts) for other, counts in enumerate(state.tokens)]
        ),
        tuple(map(tuple, state.board)),
        None if hidden else tuple(state.bag),
        tuple(state.undealt),
        tuple(state.results),
    )


# --- imagining a full position ---------------------------------------------------------------------------


def imagine(seen: View, chance: Chance) -> State:
    """A random position that looks exactly like this view to its seat.

    Hidden are the hands where a Surgeon took something, what was selected at sunrise, and in memory mode the
    tokens in other dens.
    """
    hands: list[list[int]] = []
    sealed = [0] * seen.seats
    for seat, worlds in enumerate(seen.worlds):
        if seat == seen.seat:
            hands.append(list(seen.hand))
            sealed[seat] = seen.sealed
            continue
        hand = list(ranks_of(worlds[chance.below(len(worlds))]))
        hands.append(hand)
        if seen.chosen[seat]:
            sealed[seat] = hand[chance.below(len(hand))]
    tokens, bag = deal_tokens(seen, chance)
    return State(
        seen.options,
        seen.seats,
        Chance.seeded(chance.word(), chance.word()).state,
        list(seen.agenda),
        seen.campaign,
        seen.day,
        seen.colours,
        hands,
        sealed,
        list(seen.ship),
        [list(den) for den in seen.dens],
        [
            list(seen.graveyard)
            if seat == seen.seat
            else [rank for rank in buried if rank not in hands[seat]]
            for seat, buried in enumerate(seen.buried)
        ],
        [list(buried) for buried in seen.buried],
        list(seen.worlds),
        list(seen.removed),
        list(seen.coins),
        tokens,
        [list(counts) for counts in seen.board],
        bag,
        list(seen.undealt),
        list(seen.results),
    )


def deal_tokens(seen: View, chance: Chance) -> tuple[list[list[int]], list[int]]:
    """Tokens in the dens and in the bag; those lying face down are dealt at random from the unseen ones."""
    if seen.bag is not None:
        return [list(counts) for counts in seen.tokens if counts is not None], list(seen.bag)
    unseen = list(TOKENS)
    for counts in (*seen.board, *(counts for counts in seen.tokens if counts is not None)):
        for kind, count in enumerate(counts):
            unseen[kind] -= count
    tokens = [[0] * len(KINDS) if counts is None else list(counts) for counts in seen.tokens]
    for seat, kind in asked_about(seen, unseen, chance):
        unseen[kind] -= 1
        tokens[seat][kind] += 1
    pool = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    chance.shuffle(pool)
    for seat, size in enumerate(seen.token_counts):
        for _ in range(size - sum(tokens[seat])):
            tokens[seat][pool.pop()] += 1
    return tokens, [pool.count(kind) for kind in range(len(KINDS))]


def asked_about(seen: View, unseen: list[int], chance: Chance) -> list[tuple[int, int]]:
    """Tokens (seat, kind) that a rival must own because it is being asked about them.

    A Preacher's owner chooses among two kinds at least; a Merchant's owner can sell three alike, or two alike
    of either of two kinds.
    """
    seat = seen.acting
    if seat is None or seen.tokens[seat] is not None:
        return []
    kinds = range(len(KINDS))
    asked = seen.agenda[-1][0]
    ways: list[tuple[int, ...]] = []
    if asked == "keep":
        ways = [(a, b) for a in kinds for b in kinds if a < b and unseen[a] and unseen[b]]
    elif asked == "sell":
        ways = [(kind,) * 3 for kind in kinds if unseen[kind] > 2]
        if seen.token_counts[seat] > 3:
            ways += [(a, a, b, b) for a in kinds for b in kinds if a < b and unseen[a] > 1 and unseen[b] > 1]
    return [(seat, kind) for kind in ways[chance.below(len(ways))]] if ways else []
