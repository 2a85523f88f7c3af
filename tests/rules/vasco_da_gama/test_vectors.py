"""The dossier's test vectors, section 10, by number."""

from rules.core.chance import Chance
from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.choices import (
    Berth,
    Buy,
    ChooseSection,
    Decline,
    Done,
    Execute,
    Hire,
    Launch,
    Place,
    Send,
    TakeCaptain,
    TakeCharacter,
    TakeSailor,
)
from rules.vasco_da_gama.components import AREAS, BASE
from rules.vasco_da_gama.state import Options

from .position import (
    A,
    B,
    C,
    W,
    afloat,
    asked,
    choices,
    crew,
    go,
    phase_three,
    position,
    scores,
    told,
    why_not,
)


def test_tv01_what_discs_cost():
    state = position(marker=10, discs={4: (A, "projects"), 10: (A, "projects"), 15: (A, "projects")})
    assert [state.cost(number) for number in (4, 10, 15)] == [6, 0, 0]
    assert told(go(state, Execute(), Buy(state.gabriel)), "execute")[0]["cost"] == 6


def test_tv02_a_chain_of_money():
    state = position(phase=1, tile="V6", marker=10, top=("V8",), money=(5,))
    numbers = {3: "recruiting", 7: "projects", 8: "sailing", 12: "recruiting"}
    mine = iter([Place(number, area) for number, area in numbers.items()])
    while asked(state)[1] == "place":
        go(state, next(mine) if asked(state)[0] == A else spare(state))
    assert (state.turned, state.marker) == ("V8", 8)
    assert (asked(state), state.resolving) == ((A, "resolve"), 3)
    events = go(state, Execute(), ChooseSection(None))
    assert told(events, "execute") == [{"number": 3, "area": "recruiting", "cost": 5}]
    assert told(events, "decline") == [{"number": 7, "money": 2}, {"number": 8, "money": 2}]
    assert (state.money[A], state.captains[A]) == (4, 2)
    assert (asked(state), state.resolving) == ((A, "resolve"), 12)


def spare(state):
    """A placement with the highest free number, in the last area open."""
    free = [choice for choice in choices(state) if isinstance(choice, Place)]
    return max(free, key=lambda choice: (choice.number, AREAS.index(choice.area)))


def test_tv03_recruit():
    discs = {7: (A, "recruiting"), 9: (B, "recruiting")}
    state = position(marker=8, discs=discs, money=(12,), sections=("TTVGG", "", ""))
    go(state, Execute(), ChooseSection(1), Hire("turquoise", 2), Hire("grey", 2), Done(), TakeCaptain())
    assert state.money[A] == 4
    assert state.crew[A] == crew("TTGG")
    assert state.captains[A] == 2
    assert state.sections[0] == crew("V")[:4]


def test_tv04_recruit_fewer():
    discs = {8: (A, "recruiting"), 9: (B, "recruiting")}
    state = position(marker=8, discs=discs, money=(6,), sections=("TTVGG", "", ""))
    go(state, Execute(), ChooseSection(1), Hire("turquoise", 1), Hire("violet", 1), Done(), TakeCaptain())
    assert (state.money[A], state.captains[A]) == (1, 2)
    assert state.sections[0] == crew("TGG")[:4]


def test_tv05_sao_gabriel():
    discs = {8: (A, "projects"), 9: (B, "projects")}
    state = position(marker=8, discs=discs, money=(5,), gabriel="II-05")
    go(state, Execute(), Buy("II-05"))
    assert (state.money[A], state.captains[A]) == (2, 1)
    assert state.ships[A] == ["II-05"]
    assert BASE.level["II-05"] == 6
    phase_three(state)
    assert state.money[A] == 2


def test_tv06_two_projects_not_affordable():
    for gabriel, affordable in (("I-03", True), ("I-12", False)):
        discs = {7: (A, "projects"), 9: (B, "projects")}
        state = position(marker=8, discs=discs, money=(4,), gabriel=gabriel)
        one = next(project for project in state.display if project)
        go(state, Execute())
        assert state.money[A] == 3
        assert (why_not(state, Buy(gabriel)) is None) == affordable
        if affordable:
            bought = state.copy()
            go(bought, Buy(gabriel))
            assert bought.money[A] == 0
        go(state, Buy(one))
        assert (state.money[A], state.projects[A]) == (2, [one])
        assert asked(state) == (B, "resolve")


def test_tv07_launch_with_a_missionary():
    state = position(phase=1, hands=("TVVGOW",), projects=("III-10",))
    bag, missionaries = sum(state.bag), state.missionaries
    events = go(state, Launch("III-10"))
    assert told(events, "launch") == [{"ship": "III-10", "levels": [10], "crew": "TVGOW"}]
    assert state.crew[A] == crew("V")
    assert (sum(state.bag), state.missionaries) == (bag + 4, missionaries + 1)
    assert (state.projects[A], state.ships[A]) == ([], ["III-10"])


def test_tv08_a_sailor_used_at_once():
    state = position(
        discs={8: (A, "sailing"), 9: (B, "projects")},
        captains=(2,),
        ships=("I-11",),
        projects=("I-04",),
        hands=("V",),
        sections=("TG", "", ""),
    )
    go(state, Execute(), Berth("L2.5"), TakeSailor(1, "grey"))
    assert scores(state)[A] == 5
    go(state, Launch("I-04"), Send("I-04"), Berth("L2.4"), TakeSailor(1, "turquoise"))
    assert asked(state) == (B, "resolve")
    assert (scores(state)[A], state.captains[A]) == (9, 0)
    assert state.crew[A] == crew("T")
    assert afloat(state, "L2") == "- - - A4 A6"


def test_tv09_a_chain_of_captains():
    state = position(discs={8: (A, "sailing"), 9: (B, "projects")}, ships=("5 4",))
    first, second = state.ships[A]
    go(state, Execute(), Send(first), Berth("L3.3"))
    assert (scores(state)[A], state.captains[A]) == (5, 1)
    go(state, Send(second), Berth("L3.2"))
    assert (scores(state)[A], state.captains[A], state.reserve[A]) == (9, 1, 4)
    assert state.owners.count(A) == 2


def test_tv10_merchant_now():
    discs = {8: (A, "characters"), 9: (B, "projects")}
    state = position(discs=discs, merchant="M8", captains=(1,))
    coming = state.merchants[-1]
    go(state, Execute(), TakeCharacter("girolamo"), Berth("L4.3"))
    assert afloat(state, "L4") == "- - M8"
    assert (state.money[A], scores(state)[A], state.captains[A]) == (13, 0, 1)
    assert (state.holders["girolamo"], state.merchant, state.held) == (A, coming, "")


def test_tv11_a_forced_merchant_completes_a_landing():
    state = position(phase=3, landings={"L5": "A:III-06 -"}, held="M9", holders={"girolamo": A})
    assert asked(state) == (A, "merchant")
    events = go(state, Berth("L5.2"))
    assert state.money[A] == 12
    assert told(events, "complete") == [{"landing": "L5", "vp": [4, 0, 0]}]
    assert [(move["ship"], move["goal"]) for move in told(events, "advance")] == [
        ("III-06", None),
        ("M4", None),
    ]
    assert afloat(state, "L5") == "- -"
    assert (state.captains[A], state.earned[A].completion) == (2, 4)
    assert {"III-06", "M4"} <= set(state.gone)


def test_tv12_blocked_by_a_merchant():
    state = position(phase=1, landings={"L3": "A4 M11 B5 A7", "L4": "M7 - -"})
    captains = state.captains[:]
    phase_three(state)
    assert scores(state) == [4, 2, 0]
    assert (afloat(state, "L3"), afloat(state, "L4")) == ("- - - -", "M7 M11 -")
    assert [now - then for now, then in zip(state.captains, captains, strict=True)] == [2, 1, 0]


def test_tv13_three_complete_landings():
    state = position(phase=1, round=4, landings={"L6": "A11", "L5": "B10 C9", "L4": "C7 B6 A8"})
    captains = state.captains[:]
    phase_three(state)
    assert [earned.completion for earned in state.earned] == [8, 7, 7]
    assert [afloat(state, landing) for landing in ("L6", "L5", "L4")] == ["B10", "C7 -", "- - -"]
    assert [now - then for now, then in zip(state.captains, captains, strict=True)] == [2, 1, 1]


def test_tv14_income():
    landings = {"L1": "A:I-06 A:I-03 - - - -", "L3": "A:II-08 - - -"}
    state = position(phase=1, landings=landings, ships=("I-09",))
    phase_three(state)
    assert (state.money[A], scores(state)[A]) == (14, 2)


def test_tv15_refill():
    state = position(sections=("T", "TTVV", "GGGOO"), bag=10, discs={8: (A, "sailing")}, ships=("3",))
    events = go(state, Decline())
    (refill,) = told(events, "refill")
    assert [sum(drawn.values()) for drawn in refill["sections"]] == [3, 1, 0]
    assert list(map(sum, state.sections)) == [4, 5, 5]
    assert sum(state.bag) == 6


def test_tv16_two_manuel_discs_in_one_round():
    discs = {9: (B, "characters"), 10: (C, "projects"), 21: (A, "sailing")}
    state = position(discs=discs, holders={"manuel": A}, ships=("3", "", ""))
    go(state, Execute(), TakeCharacter("manuel"))
    assert asked(state) == (B, "manuel")
    assert {choice.number for choice in choices(state) if isinstance(choice, Place)} == {22}
    go(state, Place(22, "recruiting"))
    order = [state.resolving, *state.queue]
    assert [(number, state.discs[number].seat) for number in order] == [(10, C), (21, A), (22, B)]
    go(state, Decline(), Decline(), Decline())
    assert (state.round, state.holders["manuel"]) == (4, B)
    assert [VASCO_DA_GAMA.view(state, None).discs_left(seat) for seat in range(3)] == [4, 5, 4]


def test_tv17_dias_changes_hands():
    state = position(
        round=2, discs={6: (C, "characters"), 9: (B, "recruiting")}, marker=6, holders={"dias": A}
    )
    go(state, Execute(), TakeCharacter("dias"))
    assert scores(state) == [0, 0, 2]
    assert (state.starter, asked(state)) == (A, (B, "resolve"))
    go(state, Decline())
    assert scores(state) == [0, 0, 4]
    assert (state.round, state.starter, asked(state)) == (3, C, (C, "place"))


def test_tv18_final_scoring():
    state = position(
        phase=1, vp=(41,), money=(17,), ships=("3 4 5",), captains=(2,), projects=("5 6",), hands=("TTVO",)
    )
    standings = VASCO_DA_GAMA.standings(state)
    assert standings.scores[A] == 52
    assert {source.kind: source.amount for source in standings.sources[A]} == {
        "sent": 41,
        "income": 0,
        "completion": 0,
        "characters": 0,
        "money": 5,
        "ready_ships": 6,
    }


def test_tv19_tie():
    landings = {"L1": "A3 A4 A5 B3 B4 B5"}
    state = position(seats=2, phase=1, landings=landings, vp=(49, 49), hands=("TVW", "TG"))
    standings = VASCO_DA_GAMA.standings(state)
    assert standings.scores == (52, 52)
    assert standings.places == (1, 2)
    assert [(tie.kind, tie.values, tie.kept) for tie in standings.tie_breaks] == [
        ("ships_on_landings", (3, 3), (A, B)),
        ("unused_crew", (3, 2), (A,)),
    ]


def test_tv20_setup_for_three():
    seed = next(
        seed
        for seed in range(1000)
        if (state := VASCO_DA_GAMA.new(3, Options(), seed)).starter == A and state.held == "M1"
    )
    state = VASCO_DA_GAMA.new(3, Options(), seed)
    assert asked(state) == (C, "merchant")
    go(state, Berth("L3.1"))
    assert (scores(state), state.crew[B][W]) == ([2, 0, 0], 1)
    assert (state.captains, state.reserve) == ([1, 1, 2], [6, 6, 5])
    assert afloat(state, "L3") == "M6 - - -"
    assert state.holders == {"dias": A, "francisco": B, "girolamo": C, "manuel": None}
    assert sum(state.bag) == 17
    while asked(state)[1] == "place":
        go(state, spare(state))
    assert asked(state)[1] == "resolve"
    assert max(state.discs) <= 20


def test_tv21_projects_over_the_game():
    state = VASCO_DA_GAMA.new(4, Options(), 3)
    chance = Chance.seeded(3)
    drawn = {}
    while decisions := VASCO_DA_GAMA.decisions(state):
        if state.round not in drawn:
            shown = [project for project in (state.gabriel, *state.display) if project]
            drawn[state.round] = (35 - len(state.deck), [BASE.projects[project].type for project in shown])
        (decision,) = decisions
        VASCO_DA_GAMA.apply(state, decision.seat, decision.choices[chance.below(len(decision.choices))])
    assert [count for count, _ in drawn.values()] == [7, 14, 21, 28, 35]
    assert set(drawn[1][1]) == {"I"}
    assert set(drawn[3][1]) == {"II"}
    assert drawn[2][1].count("I") == 5
    assert drawn[4][1].count("II") == 3
    assert set(drawn[5][1]) == {"III"}
    assert state.deck == []
