"""The end of the match and the scoring (dossier 4.2, 4.3)."""

from rules.spanish_main import SPANISH_MAIN
from rules.spanish_main.choices import Accuse, Move, Pass
from rules.spanish_main.components import ADVENTURE_CARDS

from .position import acting, play, position


def test_the_last_adventure_is_executed_first():
    state = position(line=("maelstrom",), deck=0)
    play(state, Pass())
    assert state.damaged["D3"]
    assert state.over
    assert SPANISH_MAIN.decisions(state) == ()


def test_one_card_left_is_one_more_turn():
    state = position(deck=1)
    play(state, Pass())
    assert not state.over
    play(state, Pass())
    assert state.over


def test_an_award_can_take_the_next_adventure_away():
    state = position(line=("treasure_map",), deck=2)
    play(state, Pass())
    assert state.over


def test_fog_on_the_last_adventure_delays_the_end():
    state = position(line=("maelstrom",), deck=0, movement=("fog", "sabotage", "full_speed"))
    play(state, Move("fog"))
    assert not state.over
    assert acting(state) == 1
    assert [ADVENTURE_CARDS[card] for card in state.line] == ["maelstrom"]
    play(state, Pass())
    assert state.over


def test_fame_under_every_own_ship_and_the_stash_count():
    state = position(
        "E1*(3) S1(2) D1(5) E2(1)",
        owner={"E1": 0, "S1": 0, "D1": None, "E2": 1},
        revealed=("S1",),
        stash=(4, 0, 0),
    )
    result = SPANISH_MAIN.standings(state)
    assert result.scores == (9, 1, 0)
    assert [(source.kind, source.key, source.amount) for source in result.sources[0]] == [
        ("ship", "E1", 3),
        ("ship", "S1", 2),
        ("stash", "", 4),
    ]


def test_a_clear_winner_needs_no_tie_break():
    state = position("E1(3) S1(2) D1(1)", owner={"E1": 0, "S1": 1, "D1": 2})
    result = SPANISH_MAIN.standings(state)
    assert (result.places, result.winners, result.tie_breaks) == ((1, 2, 3), (0,), ())


def test_more_undamaged_ships_win_a_tie():
    state = position(
        "E1*(3) E2 S1(3) S2", seats=3, owner={"E1": 0, "E2": 0, "S1": 1, "S2": 1, "D1": 2, "D2": 2}
    )
    result = SPANISH_MAIN.standings(state)
    assert result.winners == (1,)
    (decided,) = result.tie_breaks
    assert (decided.kind, decided.seats, decided.values, decided.kept) == (
        "undamaged_ships",
        (0, 1),
        (1, 2),
        (1,),
    )


def test_the_foremost_ship_wins_a_second_tie_damaged_or_not():
    state = position(
        "E1*(3) S1(3) E2 S2* D1 D2", owner={"E1": 0, "E2": 0, "S1": 1, "S2": 1, "D1": 2, "D2": 2}
    )
    result = SPANISH_MAIN.standings(state)
    assert result.winners == (0,)
    assert [tie.kind for tie in result.tie_breaks] == ["undamaged_ships", "foremost_ship"]
    assert result.tie_breaks[1].values == (1, 2)


def test_tie_breaks_are_among_the_tied_only():
    state = position(
        "D1 E1*(3) E2* S1*(3) S2 D2", owner={"E1": 0, "E2": 0, "S1": 1, "S2": 1, "D1": 2, "D2": 2}
    )
    result = SPANISH_MAIN.standings(state)
    assert result.winners == (1,)
    assert all(2 not in tie.seats for tie in result.tie_breaks)
    assert result.places == (2, 1, 3)


def test_lower_places_follow_the_same_rules():
    state = position("D1(5) E1* S1 E2 S2 D2", owner={"E1": 0, "E2": 0, "S1": 1, "S2": 1, "D1": 2, "D2": 2})
    assert SPANISH_MAIN.standings(state).places == (3, 2, 1)


def test_all_pirates_are_turned_up_at_the_end():
    state = position(deck=0)
    events = play(state, Accuse(1, "D3"))
    assert events["game_end"]["owner"] == state.owner
    for seat in (None, 0, 1, 2):
        seen = SPANISH_MAIN.view(state, seat)
        assert dict(zip(state.owner, seen.owner, strict=True)) == state.owner
