"""Computer players (dossier 11): legal, fair, quick, and the better one stronger."""

import time

import pytest

from rules.core.chance import Chance
from rules.core.game import Decision
from rules.meuterer import MEUTERER
from rules.meuterer.choices import AddWeapon, Allocate, Bottom, Offer, Pass, SetSalary, Stop, TakeRole
from rules.meuterer.components import BOY, LOADER, MATE, MERCHANT, MUTINEER, ROLES
from rules.meuterer.playout import play_out, suppose
from rules.meuterer.state import Options, State
from rules.meuterer.view import View, view
from rules.meuterer.worth import at_least, estimate, hand_worth, hope, role_worth, split

from .position import asked, counts, crew, play, position

JUDGEMENT = MEUTERER.judgement
EFFORT = 6
"""Positions imagined by a bosun here; at the table it looks at more."""


def deckhand(seen: View, decision: Decision, chance: Chance):
    return JUDGEMENT.policy(seen, decision, chance)


def bosun(seen: View, decision: Decision, chance: Chance):
    return JUDGEMENT.consider(seen, decision, chance, EFFORT)


def uniform(seen: View, decision: Decision, chance: Chance):
    return decision.choices[chance.below(len(decision.choices))]


def win_share(hero, others, seats: int, games: int) -> float:
    """How often one player wins against others all alike, from every seat in turn; a shared win in parts."""
    wins = 0.0
    for number in range(games):
        own, chance = number % seats, Chance.seeded(9, seats, number)
        state = MEUTERER.new(seats, Options(), number // seats)
        while decisions := MEUTERER.decisions(state):
            (decision,) = decisions
            player = hero if decision.seat == own else others
            choice = player(view(state, decision.seat), decision, chance)
            MEUTERER.apply(state, decision.seat, choice, record=False)
        winners = MEUTERER.standings(state).winners
        wins += (own in winners) / len(winners)
    return wins / games


def deckhands_choice(state: State):
    """What a deckhand does now, the same whatever it imagines."""
    (decision,) = MEUTERER.decisions(state)
    seen = view(state, decision.seat)
    chosen = {deckhand(seen, decision, Chance.seeded(seed)) for seed in range(8)}
    assert len(chosen) == 1
    return chosen.pop()


def bosuns_choice(state: State, effort: int = 24):
    """What a bosun does now."""
    (decision,) = MEUTERER.decisions(state)
    return JUDGEMENT.consider(view(state, decision.seat), decision, Chance.seeded(3), effort)


# --- strength and speed ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_a_deckhand_beats_uniform_players(seats):
    assert win_share(deckhand, uniform, seats, 12) >= 0.8


def test_a_bosun_beats_deckhands():
    assert win_share(bosun, deckhand, 4, 8) >= 0.5


def test_a_deckhand_is_quick():
    state = MEUTERER.new(4, Options(), 3)
    play(state, f"P{state.captain} p1")
    (decision,) = MEUTERER.decisions(state)
    seen = view(state, decision.seat)
    started = time.process_time()
    for seed in range(40):
        deckhand(seen, decision, Chance.seeded(seed))
    assert (time.process_time() - started) / 40 < 0.003


# --- fairness --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(3, Options()), (4, Options(pirates=True))])
def test_choices_are_legal_and_depend_on_the_view_alone(seats, options):
    state, chance = MEUTERER.new(seats, options, 4), Chance.seeded(5)
    while decisions := MEUTERER.decisions(state):
        (decision,) = decisions
        seen, word = view(state, decision.seat), chance.word()
        choice = deckhand(seen, decision, Chance(word))
        assert choice in decision.choices
        considered = JUDGEMENT.consider(seen, decision, Chance(word), 1)
        assert considered in decision.choices
        if state.round < 4:
            other = view(MEUTERER.imagine(seen, chance), decision.seat)
            assert deckhand(other, decision, Chance(word)) == choice
            assert JUDGEMENT.consider(other, decision, Chance(word), 1) == considered
        MEUTERER.apply(state, decision.seat, considered, record=False)


def test_supposed_positions_look_like_the_view():
    state, chance = MEUTERER.new(4, Options(pirates=True), 8), Chance.seeded(8)
    while decisions := MEUTERER.decisions(state):
        (decision,) = decisions
        for seat in range(4):
            seen = view(state, seat)
            supposed = suppose(seen, chance)
            again = view(supposed, seat)
            for part in ("hand", "hands", "offered", "roles", "looked", "taken", "deck", "open", "ledger"):
                assert getattr(again, part) == getattr(seen, part), part
            assert again.unseen() == seen.unseen()
            found = [role for role in supposed.roles if role]
            assert len(set(found)) == len(found)
        MEUTERER.apply(state, decision.seat, uniform(seen, decision, chance), record=False)


def test_a_supposed_round_ends_when_the_ship_has_moved():
    state = position("GGSCX", "RCCXW", "GGGWS", "XXSSR")
    supposed = suppose(view(state, 0), Chance.seeded(1))
    play_out(supposed, 0)
    assert not supposed.agenda
    assert supposed.round == 1
    assert any(supposed.offered) or all(sum(hand) == 5 for hand in supposed.hands)
    assert supposed.ship in supposed.open


def test_the_value_is_the_lead_once_the_match_is_over():
    state = position("GGSCX", "RCCXW", "GGGWS", "XXSSR", round=8, scores=(9, 1, 3, 5))
    state.agenda.clear()
    assert JUDGEMENT.value(view(state, None), 0) == pytest.approx(9 - (5 + 3) / 2)


# --- single choices --------------------------------------------------------------------------------------


def test_a_deckhand_promises_little():
    assert deckhands_choice(position("GGSCX", "RCCXW", "GGGWS", "XXSSR")) == SetSalary(0)
    assert deckhands_choice(position("GGSCW", "RCCXW", "GGGXS", "XXSSR")) == SetSalary(1)


def test_a_deckhand_offers_what_sells():
    state = position("GGGCX", "RCCXW", "GGWWS", "XXSSR", ship="karge_zunge", open=("karge_zunge",), round=8)
    play(state, "P0 p0")
    assert deckhands_choice(state) == Offer("grain")


def test_a_deckhand_passes_when_nothing_more_helps():
    state = position("WWCCX", "RCCXW", "GGWWS", "GSSGR", ship="eisfelsen", open=("eisfelsen",))
    play(state, "P0 p0", "P0 PASS")
    assert asked(state) == (1, "offer")
    play(state, "P1 R")
    assert deckhands_choice(state) == Pass()


def test_nobody_loads_in_the_last_round():
    state = position("WWCCX", "RCCXW", "GGWWS", "GSSGR", round=8)
    play(state, "P0 p0", "P0 PASS", "P1 PASS")
    assert role_worth(state, 1, LOADER) == 0
    assert deckhands_choice(state) != TakeRole(LOADER)


def test_roles_are_worth_what_they_can_bring():
    state = position("WWCCG", "RCXXX", "GGWWS", "GSSGR")
    play(state, "P0 p3", "P0 PASS", "P1 PASS")
    assert role_worth(state, 1, MUTINEER) == max(role_worth(state, 1, role) for role in ROLES)
    assert role_worth(state, 1, MERCHANT) == 0
    play(state, "P1 TAKES mutineer", "P2 PASS")
    assert role_worth(state, 2, BOY) > 0
    early = role_worth(state, 2, MATE)
    other = position("WWCCG", "RCXXX", "GGWWS", "GSSGR")
    play(other, "P0 p3", "P0 PASS", "P1 PASS loader", "P2 PASS")
    assert role_worth(other, 2, MATE) > early


def weapon_turn(captain: str, mutineer: str, *, mate: bool = True, round: int = 1) -> State:
    """The captain's weapon turn against the mutineer in seat 1, with or without a Mate in seat 2."""
    state = position(captain, mutineer, "GGWWS", "GSSGR", round=round)
    lines = crew(MUTINEER, MATE if mate else LOADER, BOY)
    play(state, "P0 p0", "P0 PASS", *lines)
    assert asked(state) == (0, "weapon")
    return state


def test_weapons_are_kept_where_they_cannot_tip_the_mutiny():
    state = weapon_turn("CCWWX", "XXRSG", mate=False)
    play(state, "P0 STOP")
    assert asked(state) == (1, "weapon")
    assert deckhands_choice(state) == Stop()


def test_weapons_are_added_where_they_tip_the_mutiny():
    assert deckhands_choice(weapon_turn("CCWWX", "GGRSC", mate=False)) == AddWeapon()
    state = weapon_turn("CCWWG", "XXRSG")
    assert deckhands_choice(state) == Stop()
    play(state, "P0 STOP")
    assert deckhands_choice(state) == AddWeapon()


def test_a_bosun_adds_the_weapon_that_tips_the_mutiny():
    assert bosuns_choice(weapon_turn("CCWWX", "GGRSC", mate=False, round=8)) == AddWeapon()


def test_goods_are_sold_where_they_pay_most():
    state = position(
        "CCWWX", "GGGRS", "GGWWS", "SSXXR", ship="karge_zunge", open=("affeninsel", "karge_zunge"), round=8
    )
    play(state, "P0 p0", "P0 PASS", "P1 G", "P2 G", "P3 PASS loader", "P1 G", "P2 G", "P1 G")
    play(state, "P2 PASS merchant", "P1 PASS mate")
    assert asked(state) == (1, "allocate")
    assert deckhands_choice(state) == Allocate(None, 0, "grain", 3)


def test_the_loader_keeps_what_sells():
    state = position("WWCCX", "GGGRS", "CCWWS", "SSXXR", ship="karge_zunge", pile="GWCCCWWSGG")
    play(state, "P0 p0", "P0 PASS", *crew(LOADER, MERCHANT, BOY))
    while asked(state)[1] != "bottom":
        (decision,) = MEUTERER.decisions(state)
        MEUTERER.apply(state, decision.seat, decision.choices[-1])
    for _ in range(3):
        choice = deckhands_choice(state)
        assert isinstance(choice, Bottom)
        assert choice.card not in ("grain", "weapon")
        MEUTERER.apply(state, 1, choice)


# --- what things are worth -------------------------------------------------------------------------------


def test_sure_sales_follow_the_price_ladder():
    for rivals, points in (((0, 0, 0), 6), ((1, 0, 0), 6), ((2, 0, 0), 4), ((2, 2, 0), 3), ((2, 2, 2), 0)):
        assert hope("eisfelsen", 2, tuple((count, 0) for count in rivals), 0) == points
    assert hope("eisfelsen", 2, ((3, 0), (0, 0), (0, 0)), 0) == 0
    assert hope("eisfelsen", 2, ((2, 0), (2, 0), (2, 0)), 0, True) == 6
    assert hope("eisfelsen", 0, ((0, 0), (0, 0), (0, 0)), 0) == 0


def test_rivals_who_may_add_cards_lower_the_hope():
    hopes = [hope("eisfelsen", 1, ((0, cards), (0, 0), (0, 0)), 4) for cards in range(5)]
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[0] == 6 > hopes[4] > 3


def test_chances_to_hold_cards():
    assert at_least(10, 1) == (0.5, 0, 0)
    assert at_least(10, 2) == pytest.approx((0.75, 0.25, 0))
    assert at_least(10, 3) == pytest.approx((0.875, 0.5, 0.125))


def test_goods_are_split_over_the_islands():
    assert split(counts("GGWRX")[:5], ("karge_zunge", "hochland")) == (2, 1)
    assert split(counts("GGG")[:5], ("affeninsel", "karge_zunge")) == (0, 3)
    assert split(counts("WWC")[:5], ("hochland", "piratennest")) in ((2, 1), (1, 2))


def test_a_hand_is_worth_more_where_it_sells():
    hand = counts("GGGRX")
    assert hand_worth(hand, ("karge_zunge",)) > hand_worth(hand, ("eisfelsen",)) > 0
    assert hand_worth(hand, ("karge_zunge", "eisfelsen")) > hand_worth(hand, ("karge_zunge",))


def test_the_future_counts_for_nothing_in_the_last_round():
    state = position("GGGGX", "RCCXW", "GWWSS", "XXSSR", round=8, scores=(4, 0, 0, 0))
    assert estimate(state, 0) == 4
    earlier = position("GGGGX", "RCCXW", "GWWSS", "XXSSR", round=7, scores=(4, 0, 0, 0))
    assert estimate(earlier, 0) > 4
