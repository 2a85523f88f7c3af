from collections import Counter

import pytest

from rules.core.chance import Chance
from rules.spanish_main.choices import Accuse, Move, PayForAccusation, Repair
from rules.spanish_main.components import ADVENTURE_CARDS, ADVENTURES, MOVEMENT_CARDS, SHIP_IDS
from rules.spanish_main.inference import Belief, holdings, remember
from rules.spanish_main.judgement import JUDGEMENT
from rules.spanish_main.outlook import Outlook, forecast
from rules.spanish_main.view import as_stranger, hypotheses

from .positions import position, walk


@pytest.fixture
def opening(game):
    """A fresh table of two with a known row, Ancient Relics on top; seat 0 is on turn and owns E1, E2, E3."""
    state = game.new(2, game.options(), 3)
    state.agenda = [("turn", 0)]
    state.row = list(SHIP_IDS)
    state.owner = dict(zip(SHIP_IDS, (0, 0, 0, 1, 1, 1, None, None, None), strict=True))
    face_up(state, "ancient_relics")
    return state


def face_up(state, kind):
    """Swap a card of a kind into the place of the active adventure."""
    cards = [card for card in state.deck if kind_of(card) == kind] + state.line
    card = next(card for card in cards if kind_of(card) == kind)
    if card in state.deck:
        state.deck[state.deck.index(card)] = state.line[0]
        state.line[0] = card
    state.seen = 1 << card


def kind_of(card):
    return ADVENTURE_CARDS[card]


def deal(state, cards):
    """Movement cards for seat 0 or the row in place of what lies there; all others go to deck and seat 1."""
    rest = list((Counter(MOVEMENT_CARDS) - Counter(cards)).elements())
    if state.options.hand:
        state.hands[1] = sorted(rest.pop() for _ in state.hands[1])
    state.movement_deck = rest
    return cards


def test_the_whole_deck_is_worth_what_the_dossier_says():
    by_space, by_rank, risk = forecast(tuple((key, card.count) for key, card in ADVENTURES.items()))
    pay = [space + rank for space, rank in zip(by_space, by_rank, strict=True)]
    assert pay == pytest.approx([0.57, 0.50, 0.31, 0.14, 0.07, 0.07, 0, 0, 0], abs=0.006)
    assert risk == pytest.approx([0.09, 0.06, 0.03, 0.06, 0.06, 0.06, 0.09, 0.13, 0.19], abs=0.006)


def test_the_outlook_counts_the_adventure_that_strikes(game, opening):
    outlook = Outlook(game.view(opening, 0))
    before = outlook.worth(None)
    assert before[0] > before[3] + 0.9
    opening.damaged["E1"] = True
    damaged = Outlook(game.view(opening, 0))
    assert damaged.worth(None)[0] < before[0] - 1
    assert damaged.worth(Repair())[0] == pytest.approx(before[0])


def test_the_outlook_is_the_same_for_everybody(game):
    for state, _, place in walk(game, 3, game.options(hand=True, broadside="wide"), 6):
        if place % 7 == 3:
            views = [game.view(state, seat) for seat in (0, 1, None)]
            assert len({Outlook(view).worth(Repair()) for view in views}) == 1


@pytest.mark.parametrize("think", ["policy", "consider"])
def test_a_bot_brings_its_ships_to_the_fame(game, opening, think):
    opening.row = [*SHIP_IDS[3:], *SHIP_IDS[:3]]
    opening.movement = deal(opening, ["advance_dutch", "retreat_dutch", "full_speed"])
    chosen = act(game, opening, think)
    assert chosen in (Move("full_speed", 7), Move("full_speed", 8), Move("full_speed", 9))


@pytest.mark.parametrize("think", ["policy", "consider"])
def test_a_bot_repairs_when_only_that_pays(game, opening, think):
    opening.damaged = {ship: ship.startswith("E") for ship in SHIP_IDS}
    opening.movement = deal(opening, ["retreat_english", "fog", "lost_at_sea"])
    assert act(game, opening, think) == Repair()


def act(game, state, think, memory=None):
    decision = game.decisions(state)[0]
    view = game.view(state, decision.seat)
    if think == "policy":
        return JUDGEMENT.policy(view, decision, Chance.seeded(1))
    return JUDGEMENT.consider(view, decision, Chance.seeded(1), 24, memory)


def test_a_bosun_accuses_near_the_end_when_it_is_sure(game, opening):
    opening.fame["S1"] = 9
    opening.deck = opening.deck[:2]
    memory = (
        (0.0,) * len(holdings(2)),
        tuple(0.0 if 3 in ships else -50.0 for ships in holdings(2)),
    )
    assert act(game, opening, "consider", memory) == Accuse(1, "S1")


def test_a_bosun_never_names_a_pirate_that_cannot_be_right(game):
    named = 0
    for state, decision, _ in walk(game, 2, game.options(), 12):
        view = game.view(state, decision.seat)
        choice = JUDGEMENT.consider(view, decision, Chance.seeded(2), 24)
        if isinstance(choice, Accuse):
            named += 1
            assert choice.pirate not in view.own_ships()
            assert choice.pirate not in view.denied(choice.accused)
    assert named


@pytest.mark.parametrize("think", ["policy", "consider"])
def test_the_price_of_an_accusation_is_the_least_useful_card(game, think):
    state = game.new(2, game.options(hand=True), 3)
    state.agenda = [("turn", 0)]
    state.row = [*SHIP_IDS[3:], *SHIP_IDS[:3]]
    state.owner = dict(zip(SHIP_IDS, (0, 0, 0, 1, 1, 1, None, None, None), strict=True))
    state.hands[0] = deal(state, ["advance_english", "full_speed", "retreat_english", "temporary_alliance"])
    game.apply(state, 0, Accuse(1, "S1"))
    assert act(game, state, think) == PayForAccusation("retreat_english")


def test_a_belief_starts_at_the_odds_of_the_deal(game):
    for seats, owned, nobody in ((2, 1 / 2, 1 / 2), (3, 2 / 7, 3 / 7), (4, 2 / 7, 1 / 7)):
        view = game.view(game.new(seats, game.options(), 5), 0)
        belief = Belief(view, None)
        for ship in SHIP_IDS:
            if ship not in view.own_ships():
                assert belief.of(1, ship) == pytest.approx(owned)
                assert 1 - sum(belief.of(seat, ship) for seat in range(seats)) == pytest.approx(nobody)


def test_watching_somebody_sharpens_the_belief(game):
    """After eight turns each the true owners are, on average, much likelier than at the deal."""
    odds = []
    for seed in range(6):
        memories = {}
        for state, _, place in walk(game, 2, game.options(), seed, memories=memories):
            if place == 16:
                belief = Belief(game.view(state, 0), memories[0])
                odds += [belief.of(1, ship) for ship, holder in state.owner.items() if holder == 1]
                break
    assert sum(odds) / len(odds) > 0.7


def test_accusing_makes_the_named_pirate_less_likely_to_be_ones_own(game, opening):
    view = as_stranger(game.view(opening, None))
    events = game.apply(opening, 0, Accuse(1, "D1"))
    memory = remember(None, view, events)
    named = SHIP_IDS.index("D1")
    for ships, mark in zip(holdings(2), memory[0], strict=True):
        assert (mark < 0) == (named in ships)
    assert set(memory[1]) == {0.0}


def test_value_is_the_score_once_the_match_is_over(game):
    for state, decision, _ in walk(game, 2, game.options(), 2):
        last = state
        seat = decision.seat
    assert last.over
    scores = game.standings(last).scores
    view = game.view(last, seat)
    assert len(hypotheses(view)) == 1
    assert [JUDGEMENT.value(view, other) for other in range(2)] == pytest.approx(list(scores))


def test_value_rises_with_own_fame(game):
    state, decision = position(game)
    seat = decision.seat
    before = JUDGEMENT.value(game.view(state, seat), seat)
    ship = next(ship for ship, holder in state.owner.items() if holder == seat)
    state.fame[ship] += 3
    assert JUDGEMENT.value(game.view(state, seat), seat) > before + 1
