"""Computer players: legal, fair, and the better one stronger than a simple rule (dossier 11)."""

import pytest

from rules.core.chance import Chance
from rules.core.game import Decision
from rules.pirate_king import PIRATE_KING
from rules.pirate_king.choices import (
    Continue,
    PlaceAt,
    PutBack,
    RemoveLoot,
    Show,
    Stop,
    TakeLoot,
    TakeMonster,
)
from rules.pirate_king.state import Options
from rules.pirate_king.view import View
from rules.pirate_king.worth import worths

from .position import P, all_stop, choose, position, step

JUDGEMENT = PIRATE_KING.judgement
EFFORT = 6


def deckhand(view: View, decision: Decision, chance: Chance):
    return JUDGEMENT.policy(view, decision, chance)


def bosun(view: View, decision: Decision, chance: Chance):
    return JUDGEMENT.consider(view, decision, chance, EFFORT)


def threshold(view: View, decision: Decision, chance: Chance):
    """Flips while the chance to bust is at most 30 %; all other choices are the bosun's."""
    if decision.kind == "ballot":
        return Continue() if view.bust_chance(decision.seat) <= 0.3 else Stop()
    return bosun(view, decision, chance)


def at_random(view: View, decision: Decision, chance: Chance):
    return decision.choices[chance.below(len(decision.choices))]


def play_match(players, seed: int, options: Options, each=lambda state, decision: None):
    """The standings after a match between some players."""
    state = PIRATE_KING.new(len(players), options, seed)
    chance = Chance.seeded(7, seed)
    while decisions := PIRATE_KING.decisions(state):
        decision = decisions[0]
        each(state, decision)
        choice = players[decision.seat](PIRATE_KING.view(state, decision.seat), decision, chance)
        assert choice in decision.choices
        PIRATE_KING.apply(state, decision.seat, choice, record=False)
    return PIRATE_KING.standings(state)


def win_share(player, others, seats: int, games: int) -> float:
    """A player's share of victories against a table of others, as a multiple of a fair share."""
    wins = 0.0
    for number in range(games):
        place = number % seats
        players = [player if seat == place else others for seat in range(seats)]
        winners = play_match(players, number // seats, Options()).winners
        wins += (place in winners) / len(winners)
    return wins * seats / games


@pytest.mark.parametrize(("seats", "games"), [(2, 60), (3, 60), (4, 60), (5, 60)])
def test_the_bosun_beats_players_who_flip_up_to_a_fixed_chance(seats, games):
    assert win_share(bosun, threshold, seats, games) >= 1.1


@pytest.mark.parametrize(("seats", "games"), [(2, 20), (4, 20)])
def test_the_bosun_beats_the_deckhand(seats, games):
    assert win_share(bosun, deckhand, seats, games) >= 1.3


def test_the_deckhand_beats_chance():
    assert win_share(deckhand, at_random, 3, 30) >= 1.8


@pytest.mark.parametrize("player", [deckhand, bosun])
@pytest.mark.parametrize(
    "options", [{}, {"open_ballots": True, "random_pirates": True, "no_win_cards": True}]
)
def test_the_same_is_chosen_wherever_it_looks_the_same(player, options):
    chance = Chance.seeded(3)

    def check(state, decision):
        view = PIRATE_KING.view(state, decision.seat)
        other = PIRATE_KING.imagine(view, chance)
        again = PIRATE_KING.view(other, decision.seat)
        (there,) = [d for d in PIRATE_KING.decisions(other) if d.seat == decision.seat]
        assert player(view, decision, Chance.seeded(1)) == player(again, there, Chance.seeded(1))

    play_match([player] * 3, 2, Options(**options), check)


def decide(state, seat: int = 0, player=bosun):
    """What a player does in a position."""
    (decision,) = [decision for decision in PIRATE_KING.decisions(state) if decision.seat == seat]
    return player(PIRATE_KING.view(state, seat), decision, Chance.seeded(1))


def test_a_flip_without_risk_is_made():
    state = position(P("A", "ST1", "ST1 ST2 ST2"), P("A", "ST1"), P("A", "ST2"))
    assert decide(state) == decide(state, player=deckhand) == Continue()


def test_the_leader_in_both_stops_at_two_curses():
    state = position(P("A", "LO03 LO01 ST3 ST4", "ST6 ST1 ST5"), P("S", "ST1"), P("S", "ST2"))
    assert decide(state) == Stop()


def test_who_is_behind_in_both_takes_a_risk():
    state = position(
        P("A", "ST6 ST5", "ST6 LO11 LO01 LO03 ST1"),
        P("S", "LO03 LO01"),
        P("S", "LO03 LO01"),
        loot="LO06 LO06 LO04",
    )
    assert decide(state) == Continue()


def test_a_known_third_curse_is_not_flipped():
    state = position(P("A", "ST3 ST4", "ST6 LO03 LO01 LO01 LO03"), P("A"), P("A"), known=(1, 0, 0))
    assert decide(state) == decide(state, player=deckhand) == Stop()


def test_a_curse_is_placed_where_it_busts():
    state = position(P("A", "ST1", "LO31 ST1"), P("S", "LO03 LO01"), P("S", "ST3 ST4"))
    step(state)
    assert decide(state) == PlaceAt(2)


def test_the_card_that_does_not_bust_is_shown():
    state = position(P("A", "ST3 ST4", "LO28 ST6 ST2"), P("S", "ST1"))
    step(state)
    assert decide(state) == Show("ST2")


def test_curses_are_put_back_last():
    state = position(P("A", "", "LO14 ST6 LO01 ST1"), P("S", "ST1"))
    step(state)
    assert decide(state) == PutBack("LO01")


def test_clean_engines_are_taken_early_and_crowns_late():
    def picked(round_number):
        state = position(
            P("S", "LO03"), P("A", "ST1"), P("S"), monsters="MO01 MO10", round_number=round_number
        )
        all_stop(state)
        return decide(state)

    assert picked(1) == TakeMonster("MO10")
    assert picked(7) == TakeMonster("MO01")


def test_end_cards_are_taken_for_what_they_will_pay():
    state = position(
        P("S", "LO01", "ST1 ST1 ST3 ST5 LO03 LO03 MO03 MO09"),
        P("A", "ST1"),
        P("S"),
        loot="LO06 LO34 LO33",
        round_number=7,
    )
    all_stop(state)
    choose(state, TakeMonster("MO06"))
    assert decide(state) == TakeLoot("LO34")
    lucky = position(P("S", "", " ".join(["LO06"] * 11)), P("A"), round_number=7)
    view = PIRATE_KING.view(lucky, 0)
    found = worths(view, 0, ("LO37", "LO07"))
    assert found["LO37"] > found["LO07"] == 4


def test_what_the_opponent_wants_most_is_removed():
    state = position(P("S", "ST1"), P("A", "LO01"), loot="LO01 LO07 LO08 LO19", round_number=7)
    all_stop(state)
    choose(state, TakeMonster("MO06"))
    assert decide(state, 1) == TakeLoot("LO07")
    choose(state, TakeLoot("LO07"))
    assert decide(state, 1) == RemoveLoot("LO08")


def test_more_crowns_are_worth_more():
    state = position(P("A", "LO07 LO06"), P("A", "ST1"))
    view = PIRATE_KING.view(state, None)
    assert JUDGEMENT.value(view, 0) > JUDGEMENT.value(view, 1)


def test_nothing_needs_to_be_remembered():
    state = position(P("A"), P("A"))
    assert JUDGEMENT.remember(None, PIRATE_KING.view(state, 0), []) is None
