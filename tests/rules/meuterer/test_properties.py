"""Properties of random matches at every table, and of allocations."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.chance import Chance
from rules.meuterer import MEUTERER
from rules.meuterer.allocation import CLOSED, accepts, allocations, left_over, prices
from rules.meuterer.components import ANY, MATE, MUTINEER, ROUNDS, WEAPON
from rules.meuterer.effects import strengths
from rules.meuterer.state import NOTHING, SOURCES, Options

OPTIONS = [
    Options(layout=layout, pirates=pirates)
    for layout in ("shuffled", "introductory")
    for pirates in (False, True)
]


def random_match(seats: int, seed: int, options: Options):
    """Yield ``(before, events, after)`` of a match of random choices."""
    state, chance = MEUTERER.new(seats, options, seed), Chance.seeded(seed)
    while not state.over:
        (decision,) = MEUTERER.decisions(state)
        before = state.copy()
        choice = decision.choices[chance.below(len(decision.choices))]
        yield before, MEUTERER.apply(state, decision.seat, choice), state


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [3, 4])
def test_invariants_of_random_matches(seats, options):
    for seed in range(4):
        rounds = []
        for before, events, after in random_match(seats, seed, options):
            MEUTERER.check_conservation(after)
            rounds.append(before.round)
            assert len(after.open) == 1 or after.open[1] == after.ship
            assert set(after.stopped) <= set(range(seats))
            for event in events:
                if event.kind == "sale":
                    paid = [points for points in event.data["points"] if points]
                    assert len(paid) <= max(3, seats)
        assert rounds[-1] == ROUNDS[seats]
        assert after.round == ROUNDS[seats]


def test_points_add_up_from_what_was_told():
    for seed in range(6):
        totals = [[0] * len(SOURCES) for _ in range(4)]
        steps = list(random_match(4, seed, Options(pirates=True)))
        for _, events, _ in steps:
            for event in events:
                data = event.data
                match event.kind:
                    case "command" | "raid":
                        totals[event.seat][SOURCES.index(event.kind)] += data["points"]
                    case "mate":
                        totals[event.seat][SOURCES.index("mate")] += data["bank"]
                        totals[event.seat][SOURCES.index("salary")] += data["salary"]
                        totals[data["captain"]][SOURCES.index("salary")] -= data["salary"]
                    case "boy":
                        totals[event.seat][SOURCES.index("boy")] += data["points"]
                    case "sale":
                        for seat, points in enumerate(data["points"]):
                            totals[seat][SOURCES.index("sales")] += points
        last = steps[-1][2]
        assert totals == last.ledger
        assert MEUTERER.standings(last).scores == tuple(map(sum, totals))


def test_standings_break_scores_down():
    *_, (_, _, state) = random_match(3, 1, Options())
    standings = MEUTERER.standings(state)
    for score, sources in zip(standings.scores, standings.sources, strict=True):
        assert sum(source.amount for source in sources) == score
        assert all(source.kind in SOURCES and source.amount for source in sources)


def test_totals_below_nothing_occur():
    matches = [random_match(4, seed, Options()) for seed in range(20, 30)]
    assert any(total < 0 for match in matches for _, _, after in match for total in map(sum, after.ledger))


def test_weapon_turns_are_for_both_sides_and_the_strength_is_theirs():
    seen = 0
    for seed in range(6):
        for before, _, _ in random_match(4, seed, Options()):
            step, seat = before.agenda[-1][:2]
            if step == "weapon":
                seen += 1
                assert seat not in before.stopped
                assert before.roles[seat] not in ("merchant", "loader")
                assert MUTINEER in before.roles
                weapons = [cards.count(WEAPON) for cards in before.offered]
                neutral = [
                    weapons[at] for at, role in enumerate(before.roles) if role in ("merchant", "loader")
                ]
                idle = [
                    weapons[at]
                    for at, role in enumerate(before.roles)
                    if role is None and at != before.captain
                ]
                assert idle == []
                assert sum(strengths(before)) == sum(weapons) - sum(neutral) + (MATE in before.roles)
    assert seen > 20


goods = st.lists(st.integers(0, 5), min_size=5, max_size=5).filter(lambda counts: sum(counts) <= 5)
island = st.sampled_from([CLOSED, ANY, 0, 1, 2, 3, 4])


@given(goods, st.lists(island, min_size=1, max_size=2))
def test_allocations_are_exactly_the_legal_ones_to_which_no_card_can_be_added(counts, buys):
    """Against a count of every lot on every island."""
    lots = [NOTHING, *((kind, count) for kind in range(5) for count in range(1, 6))]
    expected = set()
    for chosen in product(lots, repeat=len(buys)):
        rest = left_over(counts, chosen)
        legal = min(rest) >= 0 and all(
            lot == NOTHING or buyer == ANY or lot[0] == buyer for buyer, lot in zip(buys, chosen, strict=True)
        )
        if legal and not any(
            rest[kind] and accepts(buyer, lot, kind)
            for kind in range(5)
            for buyer, lot in zip(buys, chosen, strict=True)
        ):
            expected.add(chosen)
    found = allocations(tuple(counts), tuple(buys))
    assert len(set(found)) == len(found) >= 1
    assert set(found) == expected


@given(st.lists(st.integers(0, 5), min_size=3, max_size=4), st.one_of(st.none(), st.integers(0, 2)))
def test_prices_pay_those_with_the_most_alone(counts, merchant):
    paid = prices(counts, (6, 4, 3, 0), merchant)
    most = max(counts)
    level = counts.count(most)
    for seat, (count, points) in enumerate(zip(counts, paid, strict=True)):
        if not most or count < most:
            assert points == 0
        else:
            assert points == (6 if seat == merchant else (6, 4, 3, 0)[level - 1])
