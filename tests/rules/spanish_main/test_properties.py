"""The properties at the end of the dossier's section 10."""

from hypothesis import given
from hypothesis import strategies as st

from rules.core.chance import Chance
from rules.spanish_main import SPANISH_MAIN
from rules.spanish_main.choices import Pass
from rules.spanish_main.components import ADVENTURE_CARDS, ADVENTURES, NATION, SHIP_IDS
from rules.spanish_main.effects import EFFECTS, Outcome, slide
from rules.spanish_main.state import Options

from .position import position

rows = st.permutations(SHIP_IDS)
flags = st.lists(st.booleans(), min_size=9, max_size=9)
amounts = st.lists(st.integers(0, 3), min_size=9, max_size=9)
nations = st.sampled_from(["english", "spanish", "dutch"])


def random_match(seats: int, seed: int, options: Options):
    """Yield ``(before, events, after)`` of a match of random choices."""
    state = SPANISH_MAIN.new(seats, options, seed)
    chance = Chance.seeded(seed)
    while not state.over:
        (decision,) = SPANISH_MAIN.decisions(state)
        before = state.copy()
        choice = decision.choices[chance.below(len(decision.choices))]
        events = SPANISH_MAIN.apply(state, decision.seat, choice)
        yield before, events, state


matches = st.builds(
    random_match,
    st.integers(2, 4),
    st.integers(0, 10**9),
    st.builds(
        Options,
        upcoming=st.booleans(),
        hand=st.booleans(),
        fame_from_discard=st.booleans(),
        advance_edge=st.sampled_from(["slide", "bounce"]),
        broadside=st.sampled_from(["adjacent", "wide"]),
    ),
)


@given(matches)
def test_the_row_is_always_a_permutation_of_nine(match):
    for _, _, after in match:
        assert sorted(after.row) == sorted(SHIP_IDS)


@given(rows, st.integers(6, 8))
def test_full_speed_and_lost_at_sea_undo_each_other_where_nothing_clamps(row, place):
    row = list(row)
    before = row[:]
    slide(row, row[place], 6)
    assert row != before
    slide(row, before[place], -6)
    assert row == before


@given(rows, flags, nations)
def test_attack_does_not_depend_on_the_order(row, damaged, nation):
    state = position(" ".join(ship + "*" * hit for ship, hit in zip(row, damaged, strict=True)))
    attack_one_by_one = dict(state.damaged)
    for place in reversed(range(1, 9)):
        ship, ahead = row[place], row[place - 1]
        if NATION[ship] == nation and not attack_one_by_one[ship] and NATION[ahead] != nation:
            attack_one_by_one[ahead] = True
    EFFECTS["attack"](state, ADVENTURES[f"attack_{nation}"], Outcome())
    assert state.damaged == attack_one_by_one


@given(rows, flags, amounts, nations)
def test_loot_does_not_depend_on_the_order(row, damaged, fame, nation):
    state = position(
        " ".join(f"{ship}{'*' * hit}({n})" for ship, hit, n in zip(row, damaged, fame, strict=True))
    )
    loot_one_by_one = dict(state.fame)
    for place in reversed(range(8)):
        ship, behind = row[place], row[place + 1]
        if NATION[ship] == nation and not state.damaged[ship] and NATION[behind] != nation:
            taken = min(1, loot_one_by_one[behind])
            loot_one_by_one[ship] += taken
            loot_one_by_one[behind] -= taken
    EFFECTS["loot"](state, ADVENTURES[f"loot_{nation}"], Outcome())
    assert state.fame == loot_one_by_one


@given(rows, flags, st.sampled_from(list(ADVENTURES)), st.sampled_from(["adjacent", "wide"]))
def test_no_card_adds_fame_to_a_ship_damaged_before_it(row, damaged, card, broadside):
    text = " ".join(f"{ship}{'*' * hit}(1)" for ship, hit in zip(row, damaged, strict=True))
    state = position(text, line=(card,), broadside=broadside)
    before = state.copy()
    SPANISH_MAIN.apply(state, 0, Pass())
    assert all(state.fame[ship] <= before.fame[ship] for ship in SHIP_IDS if before.damaged[ship])


@given(matches)
def test_stashes_and_revealed_pirates_never_fall(match):
    for before, _, after in match:
        assert all(new >= old for new, old in zip(after.stash, before.stash, strict=True))
        assert all(after.revealed[ship] for ship in SHIP_IDS if before.revealed[ship])


@given(matches)
def test_fame_and_cards_add_up_after_every_step(match):
    for _, _, after in match:
        SPANISH_MAIN.check_conservation(after)
        fame = sum(after.fame.values()) + sum(after.stash)
        real = sum(map(len, after.cargo.values())) + len(after.kept)
        virtual = fame - real
        cards = len(after.deck) + len(after.line) + len(after.discard)
        assert virtual >= 0
        assert cards + fame == len(ADVENTURE_CARDS) + virtual


@given(matches)
def test_virtual_fame_needs_an_empty_deck(match):
    for _, _, after in match:
        if after.deck:
            assert all(after.fame[ship] == len(cards) for ship, cards in after.cargo.items())
            assert sum(after.stash) == len(after.kept)


@given(matches)
def test_the_match_ends_within_58_adventures(match):
    executed = 0
    for before, events, after in match:
        adventures = sum(event.kind == "adventure" for event in events)
        ahead = len(after.deck) + len(after.line)
        assert ahead <= len(before.deck) + len(before.line) - adventures
        executed += adventures
    assert after.over
    assert executed <= len(ADVENTURE_CARDS)


@given(matches)
def test_exactly_one_seat_wins(match):
    for _, _, after in match:
        last = after
    assert sorted(SPANISH_MAIN.standings(last).places) == list(range(1, last.seats + 1))
