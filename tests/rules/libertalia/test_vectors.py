"""The dossier's test vectors, section 10, by number."""

import pytest

from rules.libertalia import LIBERTALIA
from rules.libertalia.choices import KeepMaps, Play, Sell, Strike, Take
from rules.libertalia.components import DEALT
from rules.libertalia.scoring import wealth
from rules.libertalia.state import Options

from .position import YELLOW_RED_BLUE, asked, choices, counts, go, points, position, rest, sunrise, told


def test_tv01_tie_order():
    state = position(*YELLOW_RED_BLUE)
    (revealed,) = told(sunrise(state, yellow=1, red=1, blue=1), "sunrise")
    assert revealed["ship"] == [(1, 1, 0), (1, 2, 1), (1, 3, 2)]


def test_tv02_three_parrots():
    state = position(*YELLOW_RED_BLUE, today=("chest", "goods", "relic"))
    sunrise(state, yellow=1, red=1, blue=1)
    assert asked(state) == ("yellow", "parrot")
    go(state, Play(14))
    assert asked(state) == ("red", "parrot")
    assert (14, 6, 0) in LIBERTALIA.view(state, 1).ship
    go(state, Play(29))
    assert asked(state) == ("blue", "parrot")
    events = go(state, Play(18))
    assert told(events, "brute") == [{"phase": "day", "victim": 1, "rank": 29}]
    assert not told(events, "captain")
    assert asked(state) == ("blue", "booty")
    go(state, Take("chest"), Take("goods"))
    assert state.dens == [[14], [], [18]]
    assert state.graveyards == [[1], [1, 29], [1]]
    assert state.tokens == [counts({"relic": 1}), counts({}), counts({"chest": 1, "goods": 1})]
    assert state.coins == [10, 10, 10]
    assert state.day == 2


def test_tv03_beggar_tied_ranks_and_dusk_order():
    state = position(
        "yellow", "red", "blue", "green", dens={"red": (7,)}, today=("jewel", "goods", "saber", "relic")
    )
    events = sunrise(state, yellow=26, red=10, blue=10, green=3)
    assert told(events, "sunrise")[0]["ship"] == [(3, 6, 3), (10, 4, 1), (10, 5, 2), (26, 4, 0)]
    assert told(events, "beggar") == [{"phase": "day", "victim": 0, "rank": 26, "gained": 3}]
    assert [data["gained"] for data in told(events, "french_officer")] == [0, 0]
    assert told(events, "quartermaster") == [{"phase": "day", "gained": 0}]
    events = go(state, Take("jewel"))
    assert asked(state) == ("blue", "booty")
    events = go(state, Take("saber"))
    assert told(events, "saber") == [{"victim": 1, "rank": 7}]
    go(state, Take("goods"))
    assert state.coins == [7, 10, 10, 13]
    assert (state.dens[1], state.graveyards[1]) == ([10], [7])
    assert state.tokens == [counts({kind: 1}) for kind in ("jewel", "goods", "saber", "relic")]


def test_tv04_two_brutes():
    state = position("red", "green", "black", today=("chest", "jewel", "relic"))
    events = sunrise(state, red=14, green=14, black=29)
    assert told(events, "brute") == [
        {"phase": "day", "victim": 2, "rank": 29},
        {"phase": "day", "victim": 1, "rank": 14},
    ]
    assert asked(state) == ("red", "booty")
    go(state, Take("chest"))
    assert sum(state.board[0]) == 2
    assert state.dens == [[14], [], []]
    assert state.graveyards == [[], [14], [29]]
    assert state.coins == [10, 10, 10]


def test_tv05_self_discard_and_cabin_boy():
    state = position("red", "green", "black", today=("chest", "jewel", "relic"))
    sunrise(state, red=14, green=5, black=6)
    assert asked(state) == ("black", "booty")
    go(state, Take("chest"))
    assert state.tokens == [counts({}), counts({}), counts({"chest": 1})]
    assert sum(state.board[0]) == 2
    assert (state.graveyards[0], state.dens) == ([14], [[], [5], [6]])


def test_tv06_cook_and_two_officers():
    state = position(*YELLOW_RED_BLUE, today=("officer", "jewel", "officer"))
    sunrise(state, yellow=18, red=29, blue=7)
    assert state.coins[1] == 13
    events = go(state, Take("jewel"))
    assert [data["token"] for data in told(events, "booty")] == ["jewel", "officer", "officer"]
    assert told(events, "no_booty") == [{"rank": 7, "why": "nothing_left"}]
    assert (state.graveyards[0], state.dens[0], state.tokens[0]) == ([18], [], counts({"officer": 2}))
    assert state.tokens[2] == counts({})
    assert (state.dens[2], state.coins[2]) == ([7], 11)


def test_tv07_saber_on_a_fresh_arrival():
    state = position("yellow", "red", "blue", "green", today=("chest", "saber", "goods", "relic"))
    sunrise(state, yellow=28, red=20, blue=7, green=2)
    go(state, Take("chest"))
    assert state.dens[0] == [28]
    events = go(state, Take("saber"))
    assert told(events, "saber") == [{"victim": 0, "rank": 28}]
    go(state, Take("goods"))
    assert state.coins == [10, 11, 11, 10]
    assert (state.dens[0], state.graveyards[0]) == ([], [28])
    assert state.tokens[3] == counts({"relic": 1})


@pytest.mark.parametrize(("before", "after"), [(10, 5), (9, 5), (1, 1), (0, 0)])
def test_tv08_carpenter(before, after):
    state = position("yellow", "red", coins={"yellow": before})
    sunrise(state, yellow=9, red=5)
    assert state.coins[0] == after


def test_tv09_partial_beggar_then_captain():
    state = position("yellow", "red", coins={"red": 2})
    events = sunrise(state, yellow=3, red=29)
    assert told(events, "beggar")[0]["gained"] == 2
    assert state.coins == [12, 3]


def test_tv10_night_pass():
    state = position(
        "yellow",
        "red",
        dens={"yellow": (27, 20, 13, 12, 7, 2), "red": (27,)},
        coins={"yellow": 0, "red": 0},
        tokens={"yellow": {"saber": 2}},
    )
    events = sunrise(state, yellow=5, red=16)
    order = [event.kind for event in events if event.data.get("phase") == "night" and event.kind != "phase"]
    assert order == ["granny_watas", "armorer", "mutineer", "freed_slave", "barkeep"]
    assert told(events, "mutineer") == [{"phase": "night", "rank": 2, "gained": 2}]
    assert state.coins == [7, 0]
    assert state.dens == [[5, 7, 12, 13, 20], [16]]
    assert state.graveyards == [[2, 27], [27]]


def test_tv11_scoring():
    tokens = {"chest": 1, "jewel": 2, "goods": 3, "map": 4, "relic": 1, "saber": 1, "officer": 1}
    assert sum(wealth(7, counts(tokens))) == 30
    assert sum(wealth(4, counts({"goods": 1, "relic": 3}))) == 0


def test_tv12_end_of_campaign():
    state = position(
        *YELLOW_RED_BLUE,
        dens={"yellow": (29, 26, 24), "red": (25, 28, 16, 23), "blue": (25, 9, 6, 7)},
        coins={"yellow": 5, "red": 12, "blue": 0},
        tokens={
            "yellow": {"relic": 2, "chest": 1},
            "red": {"jewel": 2, "goods": 1, "map": 4},
            "blue": {"relic": 1},
        },
    )
    events = rest(state)
    (result,) = state.results
    assert [part.doubloons for part in result] == [8, 16, 15]
    assert points(state) == [7, 35, 12]
    assert told(events, "captain") == [{"phase": "rest", "gained": 0, "lost": 5}]
    assert told(events, "topman") == [{"phase": "rest", "gained": 0, "lost": 0}]
    assert [data["lost"] for data in told(events, "governors_daughter")] == [3, 0]


def test_tv13_monkey_chain():
    state = position(
        *YELLOW_RED_BLUE, tokens={"yellow": {"relic": 2}, "red": {"relic": 1}, "blue": {"relic": 1}}
    )
    events = sunrise(state, yellow=2, red=2, blue=19)
    assert [data["relics"] for data in told(events, "monkey")] == [2, 3]
    assert state.tokens == [counts({}), counts({}), counts({"relic": 4})]


def test_tv14_spanish_spy():
    state = position(
        "yellow",
        "red",
        dens={"red": (7,)},
        tokens={
            "yellow": {"officer": 2, "jewel": 1},
            "red": {"chest": 4, "jewel": 5, "goods": 10, "map": 8, "relic": 10, "officer": 3, "saber": 5},
        },
    )
    assert state.bag == counts({"officer": 1, "saber": 1})
    drawn = None
    while drawn != {"officer": 1, "saber": 1}:
        attempt = state.copy()
        events = sunrise(attempt, yellow=17, red=30)
        drawn = told(events, "spanish_spy")[0]["drawn"]
        state.chance += 1
    assert attempt.tokens[0] == counts({"officer": 1, "saber": 1, "jewel": 1})
    assert not told(events, "saber")
    assert (attempt.dens, attempt.graveyards) == ([[17], [30]], [[], [7]])
    assert not told(events, "barkeep")
    assert attempt.coins == [10, 10]


def test_tv15_merchant():
    state = position(
        "yellow", "red", coins={"yellow": 4}, tokens={"yellow": {"relic": 3, "map": 2, "chest": 1}}
    )
    sunrise(state, yellow=21, red=5)
    assert choices(state) == (Sell("map", 2), Sell("relic", 2), Sell("relic", 3))
    relics_in_bag = state.bag[4]
    go(state, Sell("relic", 3))
    assert (state.coins[0], state.tokens[0]) == (9, counts({"map": 2, "chest": 1}))
    assert state.bag[4] == relics_in_bag + 3


def test_tv16_two_players():
    state = position("green", "white", dens={"white": (12, 7)}, today=("saber", "jewel"))
    events = sunrise(state, green=29, white=22)
    assert told(events, "surgeon") == [{"phase": "day", "taken": 0}]
    assert state.coins[0] == 13
    go(state, Take("saber"))
    assert choices(state) == (Strike(1, 7), Strike(1, 12))
    events = go(state, Strike(1, 12))
    assert told(events, "booty") == [{"rank": 22, "token": "jewel"}]
    assert (state.coins[1], state.dens[1], state.graveyards[1]) == (11, [7, 22], [12])


def test_tv17_full_day():
    state = position(
        "yellow",
        "blue",
        "black",
        "red",
        dens={"yellow": (7,), "blue": (12,), "black": (20,), "red": (28, 8)},
        hands={"yellow": (1, 19, 24), "blue": (2, 26), "black": (2, 3), "red": (2, 18)},
        coins={"black": 3},
        tokens={"yellow": {"relic": 1}, "black": {"saber": 1}, "red": {"map": 1}},
        today=("chest", "officer", "map", "relic"),
    )
    sunrise(state, yellow=1, blue=26, black=3, red=18)
    assert choices(state) == (Play(19), Play(24))
    events = go(state, Play(19))
    assert told(events, "beggar") == [{"phase": "day", "victim": 1, "rank": 26, "gained": 3}]
    assert told(events, "bosun") == [{"phase": "day", "gained": 2}]
    assert told(events, "quartermaster") == [{"phase": "day", "gained": 0}]
    go(state, Take("chest"), Take("map"), Take("officer"))
    assert asked(state) == ("red", "waitress")
    assert state.coins == [12, 8, 7, 10]
    go(state, KeepMaps())
    assert state.coins == [13, 8, 7, 10]
    assert (state.dens[2], state.tokens[2]) == ([3, 20], counts({"saber": 1}))
    assert (state.dens[3], state.graveyards[3]) == ([8, 28], [18])
    assert state.tokens[3] == counts({"map": 1, "officer": 1, "relic": 1})


def test_tv18_governors_daughter():
    state = position("yellow", "red", dens={"yellow": (25,), "red": (25,)}, coins={"yellow": 2, "red": 2})
    rest(state)
    assert points(state) == [0, 0]
    state = position("yellow", "red", dens={"yellow": (25,)}, coins={"yellow": 2})
    rest(state)
    assert points(state)[0] == 8


def test_tv19_bosun_voodoo_witch_and_mutineer_over_freed_slave():
    state = position(
        "yellow",
        "red",
        dens={"yellow": (12, 13, 18, 20, 26)},
        graveyards={"red": (1, 14, 28)},
        coins={"yellow": 0, "red": 5},
    )
    events = sunrise(state, yellow=19, red=11)
    assert told(events, "mutineer") == [{"phase": "night", "rank": 12, "gained": 2}]
    assert not told(events, "freed_slave")
    assert state.coins == [8, 11]
    assert state.dens[0] == [13, 18, 19, 20, 26]


def test_tv20_token_counts():
    state = LIBERTALIA.new(4, Options(), 1)
    assert [sum(space) for space in state.board] == [4] * 6
    assert sum(state.bag) == 26


@pytest.mark.parametrize(
    ("played", "kept", "after_deal"),
    [
        ((7, 8, 16, 20, 23, 29), 3, 9),
        ((1, 8, 16, 20, 23, 29), 2, 8),
        ((7, 4, 16, 20, 23, 29), 4, 10),
    ],
    ids=["plain", "parrot", "recruiter"],
)
def test_tv21_hands(played, kept, after_deal):
    state = LIBERTALIA.new(2, Options(), 3)
    assert (len(state.hands[0]), len(state.undealt)) == (9, 21)
    state = position(
        "yellow", "green", hands={"yellow": (*played, 25, 28, 30), "green": (2, 5, 12, 13, 19, 24, 27)}
    )
    state.undealt = [3, 6, 9, 10, 11, 14, 15, 17, 18, 21, 22, 26]
    state.removed = [30 - len(state.undealt) - len(hand) for hand in state.hands]
    for mine, other in zip(played, (2, 5, 12, 13, 24, 27), strict=True):
        sunrise(state, yellow=mine, green=other)
        if mine == 1:
            go(state, Play(25))
    assert state.campaign == 2
    new = 12 - len(state.undealt)
    assert new == DEALT[2] == 6
    assert len(state.hands[0]) - new == kept
    assert len(state.hands[0]) == after_deal


def test_tv21_undealt_ranks():
    state = LIBERTALIA.new(2, Options(), 3)
    left = {1: len(state.undealt)}
    while decisions := LIBERTALIA.decisions(state):
        LIBERTALIA.apply(state, decisions[0].seat, decisions[0].choices[0])
        left[state.campaign] = len(state.undealt)
    assert left == {1: 21, 2: 15, 3: 9}
