"""Games for tests, played by chance."""

from piratebox.table.players import Player
from piratebox.table.saves import SavedGame
from rules import GAMES
from rules.core.chance import Chance
from rules.core.match import play, start

GAME = GAMES["spanish_main"]
NAMES = ("Ana", "Bea", "Cass", "Dai")


def play_on(match, state, choices):
    """Make some more choices, or fewer if the game ends first."""
    chance = Chance.seeded(match.seed, len(match.choices))
    for _ in range(choices):
        decisions = GAME.decisions(state)
        if not decisions:
            return
        decision = decisions[0]
        play(GAME, match, state, decision.seat, decision.choices[chance.below(len(decision.choices))])


def saved_game(choices=25, seats=3, seed=7, **options):
    """A saved game after some choices, and its position."""
    match, state, _ = start(GAME, seats, GAME.options(**options), seed)
    play_on(match, state, choices)
    players = [Player(name=name) for name in NAMES[:seats]]
    return SavedGame.begin(GAME, players, match, state), state
