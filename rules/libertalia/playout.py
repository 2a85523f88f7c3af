"""Playing an imagined day out with quick choices, each the best at first sight (dossier 11)."""

from collections.abc import Sequence

from rules.core.chance import Chance

from . import flow
from .choices import (
    Choice,
    ChooseColour,
    Keep,
    Play,
    Recruit,
    Revive,
    Sell,
    SellMap,
    Shoot,
    Strike,
    Take,
)
from .components import DAYS, INFLUENCE, KIND, MAP, RANKS, SABER
from .decisions import CHOICES
from .effects import MERCHANT_PAYS, saber_targets
from .state import State
from .worth import AT_BEST, PATIENCE, character_worth, map_worth, today_or_later, token_worth

WHIM = 2.0
"""How much less a character may promise, in doubloons, and still be played now and then."""


def nights_left(state: State) -> int:
    """How many nights of this campaign are to come, tonight included."""
    return DAYS + 1 - state.day


def appeal(state: State, seat: int, choice: Choice) -> float:
    """How good a choice looks to a seat at first sight, in doubloons."""
    nights = nights_left(state)
    match choice:
        case Take(token=token):
            return taking(state, seat, KIND[token], nights)
        case Strike(seat=victim, rank=rank) | Shoot(seat=victim, rank=rank):
            worth = character_worth(state, victim, rank, nights)
            return -worth if victim == seat else worth
        case Play(rank=rank):
            return today_or_later(rank, state.day)
        case Recruit(rank=rank):
            return having_back(state, rank) - character_worth(state, seat, rank, nights)
        case Revive(rank=rank):
            return having_back(state, rank)
        case Keep(token=token):
            return token_worth(state, seat, KIND[token], 0, nights)
        case Sell(token=token, count=count):
            return MERCHANT_PAYS[count] - selling(state, seat, KIND[token], count, nights)
        case SellMap():
            return 3.0 - selling(state, seat, MAP, 1, nights)
        case ChooseColour(colour=colour):
            return ties_won(state, colour)
    return 0.0


def taking(state: State, seat: int, kind: int, nights: int) -> float:
    """What a token brings to the character about to take it; with a saber, a share of a neighbour's loss."""
    worth = token_worth(state, seat, kind, state.ship[-1].rank, nights)
    if kind == SABER:
        losses = [character_worth(state, other, rank, nights) for other, rank in saber_targets(state, seat)]
        worth += max(losses, default=0.0) / (state.seats - 1)
    return worth


def having_back(state: State, rank: int) -> float:
    """What it is worth to hold a character again, from tomorrow or the next campaign on."""
    return PATIENCE * AT_BEST[rank][state.day % DAYS]


def selling(state: State, seat: int, kind: int, count: int, nights: int) -> float:
    """What a den loses with some tokens of a kind."""
    if kind == MAP:
        maps = state.tokens[seat][MAP]
        return map_worth(maps, nights) - map_worth(maps - count, nights)
    return count * token_worth(state, seat, kind, 0, nights)


def ties_won(state: State, colour: str) -> float:
    """How many ties a colour wins against those already taken."""
    return float(
        sum(INFLUENCE[colour][rank] > INFLUENCE[other][rank] for other in state.colours for rank in RANKS)
    )


def at_first_sight(state: State, seat: int, open_now: Sequence[Choice]) -> Choice:
    """The most appealing choice, the first of several."""
    return max(open_now, key=lambda choice: appeal(state, seat, choice))


def likely_play(state: State, seat: int, chance: Chance) -> int:
    """A character that a seat may well play: the best outlook of its hand, give or take a whim."""
    liking = [today_or_later(rank, state.day) + WHIM * chance.share() for rank in state.hands[seat]]
    return state.hands[seat][liking.index(max(liking))]


def play_out(state: State) -> None:
    """Run an imagined position on to the next sunrise, or the end."""
    agenda = state.agenda
    while agenda and agenda[-1][0] != "play":
        step = agenda.pop()
        seat = int(step[1])
        choice = at_first_sight(state, seat, CHOICES[step[0]](state, seat))
        flow.answer(state, step, seat, choice, None)
        flow.run(state, None)


def play_day(state: State, ranks: Sequence[int]) -> None:
    """Everybody plays a character, given by seat, and the day is played out."""
    state.sealed[:] = ranks
    state.agenda.pop()
    flow.sunrise(state, None)
    flow.run(state, None)
    play_out(state)
