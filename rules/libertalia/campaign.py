"""The first and the last steps of a campaign: setting up, day of rest, scoring (dossier 3, 4.6 to 4.10)."""

from rules.core.chance import Chance
from rules.core.events import Recorder

from . import nights
from .choices import ChooseColour
from .components import CAMPAIGNS, DEALT, DOUBLOONS, FULL_BAG, NO_TOKENS, TOKENS, mask_of, named
from .scoring import wealth
from .state import Asked, State

# --- before the first day --------------------------------------------------------------------------------


def choose_colour(
    state: State, _step: Asked, seat: int, choice: ChooseColour, record: Recorder | None
) -> None:
    """A seat takes a colour."""
    state.colours = (*state.colours, choice.colour)
    if record:
        record.tell("colour", seat, colour=choice.colour)


def begin_campaign(state: State, record: Recorder | None) -> bool:
    """Booty onto the six spaces, doubloons and characters to everybody (dossier 3, 4.8)."""
    chance = Chance(state.chance)
    bag, drawn = state.bag, list(FULL_BAG)
    chance.shuffle(drawn)
    for space in state.board:
        for token in drawn[-state.seats :]:
            space[token] += 1
            bag[token] -= 1
        del drawn[-state.seats :]
    ranks, cards = state.undealt, DEALT[state.campaign]
    chance.shuffle(ranks)
    dealt = sorted(ranks[-cards:])
    del ranks[-cards:]
    ranks.sort()
    state.chance = chance.state
    known, worlds = mask_of(dealt), state.worlds
    for seat, hand in enumerate(state.hands):
        hand += dealt
        hand.sort()
        worlds[seat] = tuple([world | known for world in worlds[seat]])
    state.coins = [DOUBLOONS] * state.seats
    if record:
        board = [named(space) for space in state.board]
        record.tell("campaign", None, campaign=state.campaign, ranks=dealt, board=board, final=True)
    state.agenda[-1] = ("play",)
    return True


# --- after the last night --------------------------------------------------------------------------------


def rest(state: State, record: Recorder | None) -> None:
    """The end-of-campaign actions, then everybody's wealth is scored."""
    if record:
        record.tell("phase", None, phase="rest")
    for seat in range(state.seats):
        nights.rest_of(state, seat, record)
    score(state, record)
    if state.campaign < CAMPAIGNS:
        clear_away(state)
        state.campaign += 1
        state.day = 1
        state.agenda.append(("campaign",))
    elif record:
        record.tell("game_end", None, final=True)


def score(state: State, record: Recorder | None) -> None:
    """Write down what each den is worth."""
    results = tuple(map(wealth, state.coins, state.tokens))
    state.results.append(results)
    if record:
        for seat, result in enumerate(results):
            record.tell(
                "scoring",
                seat,
                campaign=state.campaign,
                parts=result._asdict(),
                points=sum(result),
                total=sum(sum(campaign[seat]) for campaign in state.results),
                final=True,
            )


def clear_away(state: State) -> None:
    """Characters played leave the game, booty goes back to the bag; hands are kept (dossier 4.8)."""
    for seat, den in enumerate(state.dens):
        graveyard = state.graveyards[seat]
        state.removed[seat] += len(den) + len(graveyard)
        den.clear()
        graveyard.clear()
        state.buried[seat].clear()
        state.tokens[seat][:] = NO_TOKENS
    for space in state.board:
        space[:] = NO_TOKENS
    state.bag[:] = TOKENS
