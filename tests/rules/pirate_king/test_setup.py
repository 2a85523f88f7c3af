"""Setting up (dossier 3) and the options of dossier 9.2."""

from collections import Counter

import pytest
from pydantic import ValidationError

from rules.core.chance import Chance
from rules.core.match import Match, replay, start
from rules.core.match import play as play_on
from rules.pirate_king import PIRATE_KING
from rules.pirate_king.choices import ChoosePirate, Continue
from rules.pirate_king.components import BASE
from rules.pirate_king.state import Options

from .position import P, choose, position, step


def drafted(seats: int, **options) -> list[int]:
    """The seats in the order in which they choose pirates, seen from the captain."""
    state = PIRATE_KING.new(seats, Options(**options), 3)
    order = []
    while PIRATE_KING.decisions(state)[0].kind == "pirate":
        (decision,) = PIRATE_KING.decisions(state)
        order.append((decision.seat - state.captain) % seats)
        PIRATE_KING.apply(state, decision.seat, decision.choices[0])
    return order


def test_pirates_are_chosen_from_the_captains_left_and_he_is_last():
    assert drafted(4) == [1, 2, 3, 0]


def test_the_reversed_draft():
    assert drafted(4, reverse_draft=True) == [0, 3, 2, 1]


def test_no_pirate_twice():
    state = PIRATE_KING.new(2, Options(), 1)
    first = PIRATE_KING.decisions(state)[0]
    assert [choice.card for choice in first.choices] == list(BASE.pirates)
    choose(state, ChoosePirate("PI05"))
    (second,) = PIRATE_KING.decisions(state)
    assert ChoosePirate("PI05") not in second.choices
    assert PIRATE_KING.why_not(state, second.seat, ChoosePirate("PI05")) == "pirate_taken"


@pytest.mark.parametrize("seats", range(2, 6))
def test_everybody_has_nine_cards_and_the_piles_fit(seats):
    state = PIRATE_KING.new(seats, Options(random_pirates=True), 8)
    for seat in range(seats):
        assert Counter(state.owned(seat)) >= Counter(BASE.starter)
        assert state.pirates[seat] in state.owned(seat)
    assert len(state.monsters) == 2
    assert len(state.loot) == (4 if seats == 2 else seats)
    assert len(set(state.pirates)) == seats


def test_the_captain_is_drawn_by_lot():
    assert {PIRATE_KING.new(3, Options(), seed).captain for seed in range(20)} == {0, 1, 2}


def test_decks_are_shuffled():
    decks = {tuple(PIRATE_KING.new(2, Options(random_pirates=True), seed).decks[0]) for seed in range(5)}
    assert len(decks) == 5


def test_open_ballots_are_declared_from_the_captain_on():
    state = position(P("A"), P("A"), P("A"), captain=1, open_ballots=True)
    (decision,) = PIRATE_KING.decisions(state)
    assert decision.seat == 1
    assert PIRATE_KING.why_not(state, 0, Continue()) == "not_your_turn"
    (told,) = PIRATE_KING.apply(state, 1, Continue())
    assert (told.kind, told.seat, told.data, told.audience) == ("declare", 1, {"goes_on": True}, None)
    assert PIRATE_KING.view(state, 0).ballots == (0, 1, 0)
    assert PIRATE_KING.decisions(state)[0].seat == 2
    assert PIRATE_KING.view(state, 0).acting == 2


def test_without_instant_wins_two_more_rubies():
    state = PIRATE_KING.new(3, Options(no_win_cards=True), 1)
    cards = Counter(state.loot_pile)
    assert cards["LO06"] == 4
    assert cards["LO37"] == cards["LO38"] == 0
    assert cards.total() == 45


def test_a_table_with_an_owners_cards_plays_and_replays_by_them():
    text = '[[card]]\nid = "ST6"\ncurse = 3\nbrief = "b"\ntext = "t"\n'
    options = Options(corrections=text, random_pirates=True)
    state = position(P("A", "", "ST6 ST1"), P("A"), corrections=text)
    assert step(state)["bust"][0].data["curses"] == 3
    match, state, _ = start(PIRATE_KING, 2, options, 4)
    chance = Chance.seeded(4)
    while decisions := PIRATE_KING.decisions(state):
        choices = decisions[0].choices
        play_on(PIRATE_KING, match, state, decisions[0].seat, choices[chance.below(len(choices))])
    match = Match.model_validate_json(match.model_dump_json())
    for again, *_ in replay(PIRATE_KING, match):
        last = again
    assert last == state
    assert PIRATE_KING.view(state, 0).box.faces["ST6"].curse == 3


def test_a_table_with_a_wrong_card_file_is_refused():
    with pytest.raises(ValidationError, match=r"corrections: row 1 \(ST6\), field curse"):
        Options(corrections='[[card]]\nid = "ST6"\ncurse = 33\n')


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[card]]\nid="LO06"\ncount=0\n[[card]]\nid="LO01"\ncount=4\n', "without LO06"),
        (
            '[[card]]\nid="MO01"\nend={op="win",at_least=5,symbol="sword"}\nbrief="b"\ntext="t"\n',
            "among the loot",
        ),
    ],
)
def test_instant_wins_can_be_left_out_only_if_something_stands_in(text, message):
    assert Options(corrections=text)
    with pytest.raises(ValidationError, match=message):
        Options(corrections=text, no_win_cards=True)


def test_options_of_another_game_are_refused():
    from rules.core.game import Options as CoreOptions

    with pytest.raises(ValueError, match="options of pirate_king"):
        PIRATE_KING.new(2, CoreOptions(), 1)
