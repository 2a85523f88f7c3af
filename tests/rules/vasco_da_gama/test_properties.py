"""Invariants of dossier 5.7, and what the rules promise, in random games."""

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.chance import Chance
from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.choices import Execute
from rules.vasco_da_gama.components import AREAS, BASE
from rules.vasco_da_gama.state import Options


def random_match(seats: int, seed: int, options: Options):
    """Yield ``(before, choice, events, after)`` of a match of random choices."""
    state = VASCO_DA_GAMA.new(seats, options, seed)
    chance = Chance.seeded(seed)
    while not state.over:
        (decision,) = VASCO_DA_GAMA.decisions(state)
        assert len(decision.choices) > 1
        before = state.copy()
        choice = decision.choices[chance.below(len(decision.choices))]
        yield before, choice, VASCO_DA_GAMA.apply(state, decision.seat, choice), state


matches = st.builds(
    random_match,
    st.integers(2, 4),
    st.integers(0, 10**9),
    st.builds(Options, space_reopens=st.booleans()),
)


@given(matches)
@settings(max_examples=25, deadline=None)
def test_sailors_missionaries_and_captains_are_conserved(match):
    for _, _, _, after in match:
        sailors = sum(after.bag) + sum(map(sum, after.sections)) + sum(sum(crew[:4]) for crew in after.crew)
        assert sailors == 32
        assert after.missionaries + sum(crew[4] for crew in after.crew) == 6
        for seat in range(after.seats):
            assert after.captains[seat] + after.reserve[seat] + after.owners.count(seat) == 7
        VASCO_DA_GAMA.check_conservation(after)


@given(matches)
@settings(max_examples=25, deadline=None)
def test_seven_projects_are_drawn_every_round(match):
    for _, _, _, after in match:
        assert 35 - len(after.deck) == 7 * after.round
        if after.round == 5:
            assert after.deck == []


@given(matches)
@settings(max_examples=25, deadline=None)
def test_numbers_are_used_once_and_spaces_hold(match):
    used = []
    for before, _, events, after in match:
        if after.round > before.round:
            used = []
        used += [event.data["number"] for event in events if event.kind == "place"]
        assert len(set(used)) == len(used)
        if not after.options.space_reopens:
            for area, capacity in zip(AREAS, BASE.capacity[after.seats], strict=True):
                assert sum(disc.area == area for disc in after.discs.values()) <= capacity


@given(matches)
@settings(max_examples=25, deadline=None)
def test_money_is_never_below_nothing_and_one_merchant_is_held(match):
    for _, _, _, after in match:
        assert min(after.money) >= 0
        held = [] if not after.held else [after.held]
        seen = [*after.merchants, *filter(None, [after.merchant]), *held]
        assert len(set(seen)) == len(seen)
        if held and after.round > 1:
            assert after.taken["girolamo"]


@given(matches)
@settings(max_examples=25, deadline=None)
def test_every_disc_is_executed_or_declined_exactly_once(match):
    placed, resolved, seats = [], [], 0
    for before, _, events, after in match:
        seats = after.seats
        for event in events:
            if event.kind == "place":
                placed.append((before.round, event.data["number"], event.seat))
            if event.kind in ("execute", "decline"):
                resolved.append((before.round, event.data["number"], event.seat))
    assert sorted(placed) == sorted(resolved)
    by_round = [[number for turn, number, _ in resolved if turn == round_] for round_ in range(1, 6)]
    assert all(numbers == sorted(numbers) for numbers in by_round)
    assert all(len(numbers) >= 4 * seats for numbers in by_round)


@given(matches)
@settings(max_examples=25, deadline=None)
def test_costs_are_paid_before_anything_is_gained(match):
    for before, choice, _, after in match:
        if isinstance(choice, Execute):
            seat = before.discs[before.resolving].seat
            cost = max(0, before.marker - before.resolving)
            assert before.money[seat] - after.money[seat] == cost
            assert after.resolving == before.resolving


@given(matches)
@settings(max_examples=25, deadline=None)
def test_scores_never_fall_and_add_up(match):
    told = None
    for before, _, events, after in match:
        for seat in range(after.seats):
            assert after.score(seat) >= before.score(seat)
        for event in events:
            if event.kind == "game_end":
                told = event.data["scores"]
    standings = VASCO_DA_GAMA.standings(after)
    assert list(standings.scores) == told
    for seat, sources in enumerate(standings.sources):
        assert sum(source.amount for source in sources) == standings.scores[seat]
        assert standings.scores[seat] == after.score(seat) + after.money[seat] // 3 + 3 * min(
            len(after.ships[seat]), after.captains[seat]
        )


@given(matches)
@settings(max_examples=25, deadline=None)
def test_the_marker_stays_on_the_track(match):
    for _, _, _, after in match:
        assert after.setting_up or 2 <= after.marker <= 16


@given(matches)
@settings(max_examples=25, deadline=None)
def test_full_landings_are_empty_after_phase_three(match):
    for before, _, _, after in match:
        if after.round > before.round:
            starts_full = [
                row for row, reach in enumerate(BASE.reach) if all(after.berths[place] for place in reach)
            ]
            for row in starts_full:
                assert row > 0, "only arrivals fill a landing"
