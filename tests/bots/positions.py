"""Positions to think about, reached by playing."""

from piratebox.bots.levels import bot_chance, choose, remember


def walk(game, seats, options, seed, level="deckhand", memories=None):
    """Yield ``(position, decision, place)`` before each choice of a match between bots of a level.

    ``memories``, if given, is filled with every seat's memory as the match goes on.
    """
    state = game.new(seats, options, seed)
    place = 0
    while decisions := game.decisions(state):
        decision = decisions[0]
        yield state, decision, place
        views = {seat: game.view(state, seat) for seat in range(seats)}
        chance = bot_chance(seed, place, decision.seat)
        choice = choose(game, level, views[decision.seat], decision, chance)
        events = game.apply(state, decision.seat, choice)
        if memories is not None:
            for seat in range(seats):
                memories[seat] = remember(game, memories.get(seat), views[seat], seat, events)
        place += 1


def position(game, seats=3, options=None, seed=4, place=9):
    """A position some choices into a match, with its decision."""
    for state, decision, at in walk(game, seats, options or game.options(), seed):
        if at == place:
            return state, decision
    raise AssertionError("the match was shorter")
