"""Imagined positions keep to all that a seat can know of the hidden cards."""

import pytest

from rules.core.chance import Chance
from rules.meuterer import MEUTERER
from rules.meuterer.components import KIND, WEAPON
from rules.meuterer.state import Options

from .position import choices, crew, kinds, play, position

RUBY, WINE = 0, 2


def imagined(state, seat, number=12):
    """Some positions imagined for a seat."""
    seen = MEUTERER.view(state, seat)
    return [MEUTERER.imagine(seen, Chance.seeded(at)) for at in range(number)]


@pytest.mark.parametrize("options", [Options(), Options(pirates=True)], ids=str)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_view_is_given_back(seats, options):
    state, chance = MEUTERER.new(seats, options, 2), Chance.seeded(2)
    for number in range(1000):
        (decision,) = MEUTERER.decisions(state)
        if number % 11 == 0:
            for seat in (None, *range(seats)):
                seen = MEUTERER.view(state, seat)
                again = MEUTERER.imagine(seen, Chance.seeded(number))
                assert MEUTERER.view(again, seat) == seen
                MEUTERER.check_conservation(again)
        MEUTERER.apply(state, decision.seat, decision.choices[chance.below(len(decision.choices))])
        if state.over:
            break
    assert state.over


def replayed_hand(state, seat):
    """What a seat holds after drawing, showing and returning what the position says it did."""
    drawn, returned = list(state.drawn[seat]), list(state.returned[seat])
    hand = [drawn.pop(0) for _ in range(state.start.held[seat])]
    refills = [(state.start.loaded_by, sum(count for drawer, count in state.start.draws if drawer == seat))]
    for last in (*state.past, None):
        loader, count = refills.pop()
        hand += [drawn.pop(0) for _ in range(count)]
        if seat == loader:
            for _ in range(3):
                hand.remove(returned.pop(0))
        if last is not None:
            for kind, shown in enumerate(last.shown[seat]):
                for _ in range(shown):
                    hand.remove(kind)
            refills.append((last.loaded_by, (8 if seat == last.loaded_by else 5) - len(hand)))
    for kind in state.offered[seat]:
        hand.remove(kind)
    assert drawn == returned == []
    return [hand.count(kind) for kind in range(7)]


@pytest.mark.parametrize("think", ["policy", "random"])
def test_every_imagined_past_could_have_happened(think):
    """Nobody ever shows or returns a card that he does not hold."""
    state, chance = MEUTERER.new(4, Options(), 6), Chance.seeded(6)
    reshuffles = 0
    while not state.over:
        (decision,) = MEUTERER.decisions(state)
        if decision.kind == "offer" and decision.seat == state.captain and not state.offered[decision.seat]:
            for viewer in (None, 1, 2):
                for other in imagined(state, viewer, 2):
                    for seat in range(4):
                        assert replayed_hand(other, seat) == other.hands[seat]
        choice = decision.choices[chance.below(len(decision.choices))]
        if think == "policy":
            choice = MEUTERER.judgement.policy(MEUTERER.view(state, decision.seat), decision, chance)
        events = MEUTERER.apply(state, decision.seat, choice)
        reshuffles += sum(event.kind == "reshuffle" for event in events)
    assert reshuffles > 1


def reshuffled():
    """All six weapons were among the discards when these were shuffled, after P0 and P1 had drawn."""
    state = position(
        "GGGSS", "GSSWW", "XXXWW", "XXXCC", past=("RR", "RR", "GGGG", "SCCC"), pile="WWCC", ship="fingerhut"
    )
    play(state, "P0 p0", "P0 G", "P1 G", "P2 X", "P3 X", "P0 G", "P1 PASS boy", "P2 X", "P3 X", "P0 G")
    play(state, "P2 X", "P3 X", "P0 PASS", "P2 PASS mate", "P3 PASS merchant")
    return state


@pytest.mark.parametrize("seat", [None, 1, 3])
def test_a_new_pile_holds_what_was_discarded(seat):
    state = reshuffled()
    assert state.discard == [0] * 7
    weapons = set()
    for other in imagined(state, seat, 30):
        weapons.add(tuple(hand[WEAPON] for hand in other.hands))
        assert other.hands[0][WEAPON] == other.hands[1][WEAPON] == 0
        assert other.deck.count(WEAPON) + other.hands[2][WEAPON] + other.hands[3][WEAPON] == 6
    assert len(weapons) > 1


def test_the_returned_cards_are_known_where_they_went():
    """P1 returns three rubies; whoever draws them holds them, and P1 knows it, beyond the next shuffle."""
    state = position("GGSCX", "RRRGG", "WWWWS", "CCCCS", past=("R", "", "", ""), ship="affeninsel")
    play(state, "P0 p0", "P0 G", "P1 PASS loader", "P2 PASS boy", "P3 PASS mate", "P0 PASS", "P1 BOTTOM RRR")
    assert state.deck[:3] == kinds("RRR")
    while state.round == 2:
        (decision,) = MEUTERER.decisions(state)
        offers = decision.kind == "offer" and decision.seat != 1
        MEUTERER.apply(state, decision.seat, decision.choices[0 if offers else -1])
    assert sum(state.start.held) > 0
    holders = [hand[RUBY] for hand in state.hands]
    assert sum(holders) == 3
    assert [cards[RUBY] for cards in MEUTERER.view(state, 1).sure] == holders
    assert MEUTERER.view(state, 0).sure == MEUTERER.view(state, None).sure == ()

    def holds_them(other):
        return all(hand[RUBY] >= held for hand, held in zip(other.hands, holders, strict=True))

    assert all(map(holds_them, imagined(state, 1)))
    assert not all(map(holds_them, imagined(state, 0)))


def test_what_was_sure_is_forgotten_once_shown():
    state = reshuffled()
    state.sure[1] = ((0,) * 7, (0,) * 7, (0, 0, 1, 0, 0, 0, 0), (0,) * 7)
    assert all(other.hands[2][WINE] >= 1 for other in imagined(state, 1))
    wine = state.hands[2][WINE]
    assert wine == 2
    play(state, "P0 p0", "P0 PASS", "P1 PASS mate", "P2 W")
    assert {other.hands[2][WINE] for other in imagined(state, 1, 40)} >= {0, 1}


def test_own_draws_are_remembered():
    state = position("GGSCX", "RRRGG", "WWWWS", "CCCCS")
    play(state, "P0 p0", "P0 G", *crew("merchant", "boy", "mate"), "P0 PASS")
    while choices(state)[0].__class__.__name__ == "Allocate":
        (decision,) = MEUTERER.decisions(state)
        MEUTERER.apply(state, decision.seat, decision.choices[0])
    seen = MEUTERER.view(state, 0)
    assert len(seen.drawn) == 6
    assert all(other.drawn[0] == seen.drawn for other in imagined(state, 0))


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_sure_is_true(seats):
    """Whenever the discards are shuffled, whoever is sure of cards is right, and had returned such cards."""
    sure_cards = 0
    for seed in range(12):
        state, chance = MEUTERER.new(seats, Options(), seed), Chance.seeded(seed)
        returned = [[0] * 7 for _ in range(seats)]
        while not state.over:
            (decision,) = MEUTERER.decisions(state)
            choice = decision.choices[chance.below(len(decision.choices))]
            if decision.kind == "take_role":
                choice = decision.choices[-1]
            if decision.kind == "bottom":
                returned[decision.seat][KIND[choice.card]] += 1
            before = state.start
            MEUTERER.apply(state, decision.seat, choice)
            if state.start is before:
                continue
            for viewer, known in enumerate(state.sure):
                for seat, counts in enumerate(known):
                    held = state.drawn[seat][: state.start.held[seat]]
                    for kind, count in enumerate(counts):
                        assert count <= held.count(kind)
                        assert count <= returned[viewer][kind]
                    assert seat != viewer or not any(counts)
                    sure_cards += sum(counts)
    assert sure_cards > 20
