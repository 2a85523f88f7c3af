"""Positions of Libertalia written as in the dossier's test vectors: crews by colour, characters by rank."""

from rules.core.chance import Chance
from rules.core.events import Event, Recorder
from rules.libertalia import LIBERTALIA, campaign
from rules.libertalia.choices import Play
from rules.libertalia.components import CARDS_EACH, DAYS, KIND, KINDS, RANKS, TOKENS, mask_of
from rules.libertalia.state import Options, State

YELLOW_RED_BLUE = ("yellow", "red", "blue")


def counts(tokens: dict[str, int]) -> list[int]:
    """Token counts in the box's order."""
    return [tokens.get(kind, 0) for kind in KINDS]


def position(
    *colours: str,
    dens: dict[str, tuple[int, ...]] | None = None,
    hands: dict[str, tuple[int, ...]] | None = None,
    graveyards: dict[str, tuple[int, ...]] | None = None,
    coins: dict[str, int] | None = None,
    tokens: dict[str, dict[str, int]] | None = None,
    today: tuple[str, ...] = (),
    day: int = 1,
    campaign: int = 1,
    results: list | None = None,
    **options,
) -> State:
    """A sunrise at which everybody may play anything that is not in the own den or graveyard.

    What is not said is 10 doubloons, empty dens and graveyards, no tokens. Such positions need not be
    reachable; characters that are nowhere count as gone from the game.
    """
    seats = range(len(colours))
    dens, graveyards, hands = dens or {}, graveyards or {}, hands or {}
    board = [[0] * len(KINDS) for _ in range(DAYS)]
    for kind in today:
        board[day - 1][KIND[kind]] += 1
    owned = [counts((tokens or {}).get(colour, {})) for colour in colours]
    den_lists = [sorted(dens.get(colour, ())) for colour in colours]
    buried = [sorted(graveyards.get(colour, ())) for colour in colours]
    hand_lists = [
        sorted(hands.get(colour, [rank for rank in RANKS if rank not in den_lists[seat] + buried[seat]]))
        for seat, colour in enumerate(colours)
    ]
    state = State(
        options=Options(**options),
        seats=len(colours),
        chance=Chance.seeded(1).state,
        agenda=[("play",)],
        campaign=campaign,
        day=day,
        colours=colours,
        hands=hand_lists,
        sealed=[0 for _ in seats],
        ship=[],
        dens=den_lists,
        graveyards=buried,
        buried=[cards[:] for cards in buried],
        worlds=[(mask_of(hand),) for hand in hand_lists],
        removed=[CARDS_EACH - len(hand_lists[seat] + den_lists[seat] + buried[seat]) for seat in seats],
        coins=[(coins or {}).get(colour, 10) for colour in colours],
        tokens=owned,
        board=board,
        bag=[],
        undealt=[],
        results=results or [],
    )
    state.bag = [total - sum(pile[kind] for pile in (*owned, *board)) for kind, total in enumerate(TOKENS)]
    LIBERTALIA.check_conservation(state)
    return state


def sunrise(state: State, **ranks: int) -> list[Event]:
    """Everybody plays a character, given by colour."""
    events = []
    for colour, rank in ranks.items():
        events += LIBERTALIA.apply(state, state.colours.index(colour), Play(rank))
    return events


def go(state: State, *choices) -> list[Event]:
    """The acting seats make these choices, one after the other."""
    events = []
    for choice in choices:
        events += LIBERTALIA.apply(state, acting(state), choice)
        LIBERTALIA.check_conservation(state)
    return events


def acting(state: State) -> int:
    """The one seat that must choose."""
    (decision,) = LIBERTALIA.decisions(state)
    return decision.seat


def asked(state: State) -> tuple[str, str]:
    """The colour of the one seat that must choose, and about what."""
    (decision,) = LIBERTALIA.decisions(state)
    return state.colours[decision.seat], decision.kind


def choices(state: State) -> tuple:
    """What the acting seat may choose."""
    (decision,) = LIBERTALIA.decisions(state)
    return decision.choices


def rest(state: State) -> list[Event]:
    """The campaign ends with the dens as they are."""
    recorder = Recorder()
    state.agenda.clear()
    campaign.rest(state, recorder)
    return recorder.events


def points(state: State, campaign: int = -1) -> list[int]:
    """What everybody scored in a campaign."""
    return [sum(result) for result in state.results[campaign]]


def told(events: list[Event], kind: str) -> list[dict]:
    """The data of the events of a kind."""
    return [event.data for event in events if event.kind == kind]
