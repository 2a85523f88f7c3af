from itertools import product

import pytest

from piratebox.bots.levels import LEVELS, SELECTABLE, bot_chance, bot_words, choose, recall, remember
from rules.core.chance import Chance
from rules.core.match import play, start

from .positions import position, walk

OPTION_SETS = [
    {
        "upcoming": upcoming,
        "hand": hand,
        "fame_from_discard": fame,
        "advance_edge": ("slide", "bounce")[bounce],
        "broadside": ("adjacent", "wide")[wide],
    }
    for upcoming, hand, fame, bounce, wide in product((False, True), repeat=5)
]


def test_the_levels_that_exist():
    assert list(LEVELS) == ["random", "deckhand", "bosun"]
    assert SELECTABLE == ("deckhand", "bosun")


def test_an_unknown_level_is_refused_and_the_known_ones_named(game):
    state, decision = position(game)
    with pytest.raises(ValueError, match=r"'admiral'.*random, deckhand, bosun"):
        choose(game, "admiral", game.view(state, decision.seat), decision, Chance(1))


@pytest.mark.parametrize("number", range(len(OPTION_SETS)))
def test_every_choice_is_legal_in_every_option_set(game, number):
    seats = 2 + number % 3
    options = game.options(**OPTION_SETS[number])
    state = game.new(seats, options, number)
    memory, place = None, 0
    while decisions := game.decisions(state):
        decision = decisions[0]
        seat = decision.seat
        own, watching = game.view(state, seat), game.view(state, 0)
        level = "bosun" if seat == 0 else "random" if place % 3 == 0 else "deckhand"
        choice = choose(game, level, own, decision, bot_chance(number, place, seat), memory)
        assert choice in decision.choices
        memory = remember(game, memory, watching, 0, game.apply(state, seat, choice))
        place += 1
    assert place > seats


@pytest.mark.parametrize("level", list(LEVELS))
@pytest.mark.parametrize("options", [{}, {"hand": True, "upcoming": True}])
def test_positions_that_look_the_same_get_the_same_choice(game, level, options):
    memories = {}
    looked = 0
    for state, decision, place in walk(game, 3, game.options(**options), 11, memories=memories):
        if place % 6 != 2:
            continue
        seat = decision.seat
        view = game.view(state, seat)
        memory = memories.get(seat)
        wanted = choose(game, level, view, decision, bot_chance(5, place, seat), memory)
        for number in range(3):
            other = game.imagine(view, Chance.seeded(number, place))
            assert other != state
            seen, asked = game.view(other, seat), game.decisions(other)[0]
            assert choose(game, level, seen, asked, bot_chance(5, place, seat), memory) == wanted
        looked += 1
    assert looked > 2


def test_chance_differs_by_bot_place_and_seat():
    states = {
        bot_chance(bot, place, seat).state for bot in range(3) for place in range(9) for seat in range(4)
    }
    assert len(states) == 3 * 9 * 4
    assert Chance.seeded(*bot_words(2, 8, 3)).state == bot_chance(2, 8, 3).state


@pytest.mark.parametrize("hand", [False, True])
def test_memories_are_rebuilt_from_the_match(game, hand):
    match, state, _ = start(game, 3, game.options(hand=hand), 21)
    memories = {0: None, 2: None}
    while decisions := game.decisions(state):
        decision = decisions[0]
        views = {seat: game.view(state, seat) for seat in memories}
        chance = bot_chance(21, len(match.choices), decision.seat)
        choice = choose(game, "deckhand", game.view(state, decision.seat), decision, chance)
        events = play(game, match, state, decision.seat, choice)
        for seat in memories:
            memories[seat] = remember(game, memories[seat], views[seat], seat, events)
    assert recall(game, match, (0, 2)) == memories
    assert memories[0] is not None


def test_a_memory_does_not_depend_on_what_its_seat_cannot_see(game):
    memories = {}
    for _ in walk(game, 3, game.options(), 8, memories=memories):
        pass
    assert memories[0] == memories[1] == memories[2]
