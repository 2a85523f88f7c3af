"""A match at the table: curtains, undo and its limits, rewinds, recap, saving."""

from dataclasses import replace

import pytest

from piratebox.table.players import Player
from piratebox.table.saves import SaveError, Shelf
from piratebox.table.session import Session
from rules import GAMES
from rules.core.chance import Chance
from rules.core.game import IllegalChoice
from rules.core.match import digest
from rules.spanish_main.choices import Accuse, Pass, PayForAccusation, Repair

GAME = GAMES["spanish_main"]
HUMANS = (Player(name="Ana"), Player(name="Bea", colour="sky"), Player(name="Cass", colour="green"))
WITH_BOT = (*HUMANS[:2], Player(name="Dai", kind="bot", level="deckhand", colour="green"))
ALONE = (HUMANS[0], *(Player(name=name, kind="bot", level="deckhand") for name in ("Dai", "Finn")))


def begin(players=HUMANS, shelf=None, seed=5, **options):
    return Session.begin(GAME, players, GAME.options(**options), seed, shelf)


def play_on(session, choices, seed=1):
    chance = Chance.seeded(seed)
    for _ in range(choices):
        decision = session.asked()
        if decision is None:
            return
        session.choose(decision.seat, decision.choices[chance.below(len(decision.choices))])


def position(session):
    return session.saved.position_digest


class TestKeyboard:
    def test_every_human_has_a_first_look_before_the_first_turn(self):
        session = begin(WITH_BOT)
        assert session.first_looks() == [0, 1]
        session.looked(0)
        assert session.first_looks() == [1]
        session.looked(1)
        assert session.first_looks() == []

    def test_one_human_needs_neither_look_nor_curtain(self):
        session = begin(ALONE, hand=True)
        assert session.first_looks() == []
        assert session.keyboard == 0
        while session.asked().seat != 0:
            play_on(session, 1)
        assert not session.needs_curtain(session.asked())

    def test_a_public_turn_needs_no_curtain(self):
        session = begin()
        assert not session.needs_curtain(session.asked())

    def test_a_private_turn_needs_one_until_its_seat_sits_down(self):
        session = begin(hand=True)
        decision = session.asked()
        assert session.needs_curtain(decision)
        session.sit(decision.seat)
        assert not session.needs_curtain(decision)

    def test_the_keyboard_is_left_when_the_turn_passes(self):
        session = begin(hand=True)
        decision = session.asked()
        session.sit(decision.seat)
        session.choose(decision.seat, Repair())
        assert session.keyboard is None
        assert session.needs_curtain(session.asked())

    def test_standings_are_secret_until_the_end(self):
        session = begin()
        with pytest.raises(ValueError, match="secret"):
            _ = session.standings
        play_on(session, 1000)
        assert session.over
        assert len(session.standings.scores) == 3


class TestUndo:
    def test_nothing_to_undo_at_the_start(self):
        assert begin().undo_refused().code == "nothing"

    def test_an_executed_adventure_stays(self):
        session = begin()
        session.choose(session.asked().seat, Pass())
        refused = session.undo_refused()
        assert refused.code == "shown"
        assert refused.event.kind == "adventure"
        with pytest.raises(ValueError, match="shown"):
            session.undo()

    def test_a_declared_accusation_can_be_taken_back_before_it_is_paid(self):
        session = begin(hand=True)
        seat = session.asked().seat
        before = position(session)
        session.choose(seat, Accuse((seat + 1) % 3, "E1"))
        assert session.undo_refused() is None
        session.undo()
        assert position(session) == before
        assert session.place == 0
        assert session.asked().kind == "turn"

    def test_a_paid_accusation_stays(self):
        session = begin(hand=True)
        seat = session.asked().seat
        session.choose(seat, Accuse((seat + 1) % 3, "E1"))
        payment = session.asked().choices[0]
        assert isinstance(payment, PayForAccusation)
        session.choose(seat, payment)
        assert session.undo_refused().code == "shown"

    def test_undo_equals_never_having_chosen(self):
        one, other = begin(hand=True), begin(hand=True)
        seat = one.asked().seat
        one.choose(seat, Accuse((seat + 1) % 3, "S2"))
        one.undo()
        for session in (one, other):
            session.choose(seat, Repair())
        assert one.saved.match == other.saved.match
        assert position(one) == position(other)


class TestRewind:
    def test_the_table_goes_back_and_the_log_tells_of_it(self):
        session = begin()
        play_on(session, 7)
        turn, place = session.turn_starts()[3]
        session.rewind(place)
        assert session.place == place
        assert session.turn == turn
        assert session.saved.rewinds == [(turn, 7, place)]
        assert [line.rewound_to for line in session.lines(None) if line.event is None] == [turn]

    def test_play_after_a_rewind_is_the_match_without_what_was_taken_back(self):
        one, other = begin(), begin()
        play_on(one, 9)
        play_on(other, 4)
        one.rewind(4)
        for session in (one, other):
            play_on(session, 30, seed=8)
        assert one.saved.match == other.saved.match

    def test_only_places_in_the_history_can_be_gone_back_to(self):
        session = begin()
        play_on(session, 3)
        for place in (-1, 3, 99):
            with pytest.raises(ValueError, match="gone back"):
                session.rewind(place)


class TestRecapAndLog:
    def test_the_recap_begins_after_the_seats_own_last_choice(self):
        session = begin()
        seat = session.asked().seat
        play_on(session, 3)
        kinds = {line.event.seat for line in session.recap(seat) if line.event.kind == "adventure"}
        assert kinds == {(seat + 1) % 3, (seat + 2) % 3}

    def test_before_a_seats_first_choice_log_and_recap_begin_with_the_deal(self):
        game = GAMES["libertalia"]
        session = Session.begin(game, HUMANS, game.options(), 5, None)
        assert [line.event.kind for line in session.recap(1)] == ["campaign"]
        assert not session.has_chosen(0)
        while not session.has_chosen(1):
            play_on(session, 1)
        assert session.recap(1) == session.lines(None)[len(session.lines(None)) - len(session.recap(1)) :]
        assert all(line.event.kind != "campaign" for line in session.recap(1))
        (first, *_) = session.lines(None)
        assert (first.turn, first.event.kind) == (1, "campaign")
        again = Session.resume(game, session.saved, None)
        assert again.lines(None) == session.lines(None)
        session.saved.match.rules -= 1
        limited = Session.resume(game, session.saved, None)
        assert limited.has_chosen(1) and limited.lines(None) == []
        session.rewind(0)
        assert session.lines(None)[0] == first and not session.has_chosen(1)

    def test_the_recap_holds_public_events_only(self):
        session = begin(hand=True)
        seat = session.asked().seat
        play_on(session, 5, seed=3)
        assert all(line.event.kind != "draw" for line in session.recap(seat))

    def test_a_drawn_card_stands_in_its_owners_log_alone(self):
        session = begin(hand=True)
        decision = session.asked()
        swap = next(choice for choice in decision.choices if isinstance(choice, Pass) and choice.swap)
        session.choose(decision.seat, swap)
        for reader in (None, 0, 1, 2):
            drawn = [line for line in session.lines(reader) if line.event.kind == "draw"]
            assert len(drawn) == (1 if reader == decision.seat else 0)


class TestSaving:
    def test_every_choice_is_on_the_shelf(self):
        shelf = Shelf()
        session = begin(shelf=shelf)
        for _ in range(5):
            play_on(session, 1)
            saved = shelf.load(session.saved.id)
            assert len(saved.match.choices) == session.place
            assert saved.position_digest == position(session)

    def test_a_resumed_match_goes_on_the_same(self):
        shelf = Shelf()
        session = begin(shelf=shelf, hand=True)
        play_on(session, 6)
        again = Session.resume(GAME, shelf.load(session.saved.id), shelf)
        assert again.lines(None) == session.lines(None)
        for one in (session, again):
            play_on(one, 20, seed=4)
        assert position(again) == position(session)

    def test_a_shelf_that_cannot_be_written_stops_nothing(self):
        class Full(Shelf):
            def save(self, saved):
                raise SaveError("unwritable", self.path(saved.id), "No space left on device")

        session = begin(shelf=Full())
        assert session.problem.code == "unwritable"
        play_on(session, 3)
        assert session.place == 3
        assert session.problem.code == "unwritable"

    def test_an_illegal_choice_changes_and_saves_nothing(self):
        session = begin()
        seat = session.asked().seat
        before = position(session)
        with pytest.raises(IllegalChoice):
            session.choose(seat, Accuse(seat, "E1"))
        assert position(session) == before
        assert session.place == 0

    def test_a_match_of_older_rules_goes_on_without_its_history(self):
        session = begin()
        play_on(session, 4)
        saved = session.saved.model_copy(deep=True)
        again = Session.resume(replace(GAME, rules=GAME.rules + 1), saved, None)
        assert again.limited
        assert again.undo_refused().code == "limited"
        assert digest(again._state) == position(session)
        play_on(again, 3)
        assert again.place == 7

    def test_notes_belong_to_a_seat_and_are_saved(self):
        shelf = Shelf()
        session = begin(shelf=shelf)
        session.notes(1)["E1:0"] = 2
        session.write()
        again = Session.resume(GAME, shelf.load(session.saved.id), shelf)
        assert again.notes(1) == {"E1:0": 2}
        assert again.notes(0) == {}
