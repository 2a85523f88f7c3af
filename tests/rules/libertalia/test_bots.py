"""Computer players (dossier 11): legal, fair, and stronger than the dossier's table bots."""

import time

import pytest

from rules.core.chance import Chance
from rules.libertalia import LIBERTALIA
from rules.libertalia.choices import ChooseColour, Play, Revive, Take
from rules.libertalia.components import KIND
from rules.libertalia.judgement import JUDGEMENT
from rules.libertalia.playout import appeal, likely_play
from rules.libertalia.state import Options
from rules.libertalia.worth import BY_DAY, estimate, token_worth

from .position import YELLOW_RED_BLUE, go, position, sunrise

EFFORT = 6
"""Positions imagined by a bosun here; at the table it may look at more."""
TOKEN = {"chest": 5, "jewel": 3, "goods": 1, "map": 4, "relic": -3, "officer": -2, "saber": 2}


def uniform(state, decision, chance):
    """Anything that is allowed."""
    return decision.choices[chance.below(len(decision.choices))]


def by_table(state, decision, chance):
    """The dossier's table bot, greedy about tokens and targets."""

    def liking(choice):
        match choice:
            case _ if decision.kind in ("play", "parrot"):
                days = BY_DAY[choice.rank]
                return days[state.day - 1] - 0.5 * max(days[state.day :], default=0.0)
            case _ if decision.kind in ("booty", "keep"):
                return TOKEN[choice.token]
            case _ if decision.kind in ("gunner", "saber"):
                return (choice.seat != decision.seat) * 100 + choice.rank
            case _ if decision.kind == "sell":
                return {2: 3, 3: 5}[choice.count] - choice.count * TOKEN[choice.token]
            case _ if decision.kind == "waitress":
                return (type(choice).__name__ == "SellMap") == (state.tokens[decision.seat][3] % 3 > 0)
        return max(BY_DAY[choice.rank])

    values = [liking(choice) for choice in decision.choices]
    level = [choice for choice, value in zip(decision.choices, values, strict=True) if value == max(values)]
    return level[chance.below(len(level))]


def deckhand(state, decision, chance):
    return JUDGEMENT.policy(LIBERTALIA.view(state, decision.seat), decision, chance)


def bosun(state, decision, chance):
    return JUDGEMENT.consider(LIBERTALIA.view(state, decision.seat), decision, chance, EFFORT)


def win_share(hero, others, seats: int, games: int) -> float:
    """How often one player wins against others all alike, from every seat in turn; a shared win in parts."""
    wins = 0.0
    for number in range(games):
        own, chance = number % seats, Chance.seeded(77, seats, number)
        state = LIBERTALIA.new(seats, Options(), number)
        while decisions := LIBERTALIA.decisions(state):
            decision = decisions[0]
            player = hero if decision.seat == own else others
            choice = player(state, decision, chance)
            LIBERTALIA.apply(state, decision.seat, choice, record=False)
        winners = LIBERTALIA.standings(state).winners
        wins += (own in winners) / len(winners)
    return wins / games


# --- strength --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_bosun_beats_uniform_players(seats):
    assert win_share(bosun, uniform, seats, 12) >= 0.9


@pytest.mark.parametrize(("seats", "share"), [(2, 0.6), (4, 0.33), (6, 0.23)])
def test_a_bosun_beats_table_bots(seats, share):
    assert win_share(bosun, by_table, seats, 12) >= share


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_deckhand_beats_uniform_players(seats):
    assert win_share(deckhand, uniform, seats, 60) >= 0.75


def test_a_bosun_beats_deckhands():
    assert win_share(bosun, deckhand, 3, 12) > 0.5


# --- fairness --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [Options(), Options(memory=True, colours="chosen")])
def test_choices_are_legal_and_depend_on_the_view_alone(options):
    state, chance = LIBERTALIA.new(4, options, 3), Chance.seeded(5)
    while decisions := LIBERTALIA.decisions(state):
        decision = decisions[chance.below(len(decisions))]
        view, word = LIBERTALIA.view(state, decision.seat), chance.word()
        other = LIBERTALIA.view(LIBERTALIA.imagine(view, chance), decision.seat)
        choice = JUDGEMENT.policy(view, decision, Chance(word))
        assert choice in decision.choices
        assert JUDGEMENT.policy(other, decision, Chance(word)) == choice
        considered = JUDGEMENT.consider(view, decision, Chance(word), 1)
        assert considered in decision.choices
        assert JUDGEMENT.consider(other, decision, Chance(word), 1) == considered
        LIBERTALIA.apply(state, decision.seat, choice)


def test_a_bosun_does_not_look_at_sealed_choices():
    state = position(*YELLOW_RED_BLUE, hands=dict.fromkeys(YELLOW_RED_BLUE, (3, 7, 14, 29)))
    chosen = set()
    for red, blue in ((3, 29), (29, 3), (14, 14)):
        sealed = state.copy()
        LIBERTALIA.apply(sealed, 1, Play(red))
        LIBERTALIA.apply(sealed, 2, Play(blue))
        (decision,) = LIBERTALIA.decisions(sealed)
        chosen.add(bosun(sealed, decision, Chance.seeded(1)))
    assert len(chosen) == 1


def test_a_bosun_does_not_know_the_surgeons_card():
    chosen = []
    for taken in (9, 24):
        state = position(
            "yellow",
            "red",
            hands={"yellow": (5, 12, 22), "red": (3, 7, 14, 28, 29)},
            graveyards={"yellow": (9, 24)},
        )
        sunrise(state, yellow=22, red=3)
        go(state, Revive(taken))
        decision = LIBERTALIA.decisions(state)[1]
        chosen.append([bosun(state, decision, Chance.seeded(seed)) for seed in range(6)])
    assert chosen[0] == chosen[1]


def test_a_deckhand_is_quick():
    state = LIBERTALIA.new(6, Options(), 3)
    decision = LIBERTALIA.decisions(state)[0]
    view, chance = LIBERTALIA.view(state, 0), Chance.seeded(1)
    started = time.process_time()
    for _ in range(50):
        JUDGEMENT.policy(view, decision, chance)
    assert (time.process_time() - started) / 50 < 0.003


# --- what things are worth -------------------------------------------------------------------------------


def worth(state, kind: str, rank: int, nights: int = 3) -> float:
    return token_worth(state, 0, KIND[kind], rank, nights)


def test_tokens_are_worth_what_the_den_makes_of_them():
    state = position("yellow", "red", hands={"yellow": (5,), "red": (5,)})
    assert [worth(state, kind, 10) for kind in ("chest", "jewel", "goods", "relic")] == [5, 3, 1, -3]
    assert [worth(state, kind, 23) for kind in ("chest", "jewel", "goods")] == [6, 4, 2]
    assert worth(state, "relic", 29) == -6
    assert worth(state, "saber", 20) > worth(state, "saber", 10) + 2


def test_a_third_map_is_worth_most():
    values = []
    for maps in range(3):
        state = position("yellow", "red", tokens={"yellow": {"map": maps}})
        values.append(worth(state, "map", 10))
    assert values == sorted(values)
    assert values[2] > 6


def test_an_officer_is_welcome_to_a_quartermaster_alone():
    state = position("yellow", "red")
    assert worth(state, "officer", 26) > 5
    assert worth(state, "officer", 9) == -10
    assert worth(state, "officer", 7) == -3


def test_relics_weigh_less_with_the_monkey_in_hand():
    with_monkey = position("yellow", "red", hands={"yellow": (2, 5), "red": (5, 6)})
    without = position("yellow", "red", hands={"yellow": (3, 5), "red": (5, 6)})
    assert worth(with_monkey, "relic", 7) > worth(without, "relic", 7)
    assert worth(with_monkey, "relic", 7, 1) == -3


def test_the_estimate_at_the_end_is_the_score():
    state = position("yellow", "red", tokens={"yellow": {"map": 4}}, day=6)
    state.results = [((1,) * 7, (2,) * 7)]
    state.agenda.clear()
    assert [estimate(state, seat) for seat in (0, 1)] == [7, 14]


def test_a_lone_granny_is_dearer_than_a_contested_one():
    alone = position("yellow", "red", dens={"yellow": (27,)}, hands={"yellow": (5,), "red": (5,)})
    hunted = position("yellow", "red", dens={"yellow": (27,)}, hands={"yellow": (5,), "red": (27,)})
    doomed = position(
        "yellow", "red", dens={"yellow": (27,), "red": (27,)}, hands={"yellow": (5,), "red": (5,)}
    )
    values = [estimate(state, 0) for state in (alone, hunted, doomed)]
    assert values == sorted(values, reverse=True)
    assert values[0] - values[2] == pytest.approx(12)


def test_sabers_hurt_more_with_a_dear_target():
    state = position("yellow", "red", dens={"red": (7,)}, today=("saber", "goods"))
    poor = position("yellow", "red", dens={"red": (1,)}, today=("saber", "goods"))
    for table in (state, poor):
        sunrise(table, yellow=28, red=5)
    assert appeal(state, 0, Take("saber")) > appeal(state, 0, Take("goods"))
    assert appeal(poor, 0, Take("saber")) < appeal(poor, 0, Take("goods"))


def test_rivals_are_expected_to_play_from_their_hands_with_some_whim():
    state = position("yellow", "red", hands={"yellow": (7, 27, 26), "red": (5,)})
    chance = Chance.seeded(1)
    expected = {likely_play(state, 0, chance) for _ in range(60)}
    assert expected == {7, 27}


def test_a_colour_that_wins_ties_is_chosen():
    state = LIBERTALIA.new(2, Options(colours="chosen"), 1)
    go(state, ChooseColour("yellow"))
    assert deckhand(state, LIBERTALIA.decisions(state)[0], Chance.seeded(1)) == ChooseColour("red")


def test_outlooks_are_the_dossiers():
    assert BY_DAY[7] == (1.8, 1.7, 1.2, 0.5, -0.3, -1.2)
    assert BY_DAY[30] == (0.3, -0.3, -0.7, -1.0, -1.2, -1.2)
