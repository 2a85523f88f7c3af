"""Pirate King! in words: menus, ballots, sentences, previews, refusals."""

import re
from dataclasses import replace

import pytest
from rich.cells import cell_len

from piratebox.language import OFFERED, set_language
from piratebox.wording.pirate_king.ballot import NARROW, ROOM, chance_words
from piratebox.wording.pirate_king.names import (
    copy_label,
    curse_row,
    effect_word,
    glyphs,
    rank_word,
    short_name,
    status_word,
)
from rules.core.chance import Chance
from rules.core.events import Event
from rules.pirate_king.area import Entry
from rules.pirate_king.choices import (
    ChoosePirate,
    Continue,
    PlaceAt,
    PutBack,
    Recall,
    RemoveLoot,
    Show,
    Stop,
    TakeLoot,
    TakeMonster,
)
from rules.pirate_king.components import BASE, box_of
from rules.pirate_king.foresight import flip_chance, foresee, outcomes, rank_now
from rules.pirate_king.game import PIRATE_KING
from rules.pirate_king.state import ACTIVE, BUST, GO_ON, HALT, STOPPED, UNGIVEN, Options
from rules.pirate_king.view import as_stranger

from .pirate_king_games import (
    GAME,
    NAMES,
    OWN_CARDS,
    WORDS,
    asked,
    every_table,
    mockup,
    random_game,
    stranger,
    then,
)


def told(kind, seat, **data):
    return WORDS.sentence(Event(kind, seat, data, final=True), NAMES)


# --- menus ------------------------------------------------------------------------------------------------


def test_every_kind_of_decision_occurs():
    found = set()
    for seats in (2, 4):
        found |= {decision.kind for _, decision, *_ in random_game(seats, Options(), 3)}
    assert found == GAME.kinds


def test_targets_name_what_lies_on_the_board():
    for state, decision, *_ in random_game(3, Options(), 2):
        menu = WORDS.menu(PIRATE_KING.view(state, decision.seat), decision, NAMES)
        for item in menu.items:
            match item.choice:
                case ChoosePirate(card=card):
                    assert item.target == f"pirate:{card}"
                case PutBack(card=card) | Show(card=card):
                    assert item.target == f"top:{card}"
                case Recall(card=card):
                    assert item.target == f"discard:{card}"
                case PlaceAt(seat=seat):
                    assert item.target == f"seat:{seat}"
                case TakeMonster(card=card):
                    assert item.target == f"monster:{card}"
                case TakeLoot(card=card) | RemoveLoot(card=card):
                    assert item.target == f"loot:{card}"
                case Continue():
                    assert (item.key, item.target) == ("1", "vote:flip")
                case Stop():
                    assert (item.key, item.target) == ("2", "vote:stop")


def test_a_pirate_that_is_gone_names_its_player():
    state = PIRATE_KING.new(3, Options(), 1)
    first, second = [step[1] for step in state.agenda[:-3:-1]]
    PIRATE_KING.apply(state, first, ChoosePirate("PI04"))
    items = asked(state, second).items
    assert [item.target for item in items] == [f"pirate:{card}" for card in BASE.pirates]
    assert [item.reason for item in items if item.reason] == [f"Exorcist is in {NAMES[first]}'s deck."]


def test_a_bust_player_is_shown_but_gets_no_card():
    state = mockup()
    state.agenda = [("vote",), ("bust_check",), ("place", 3, 3)]
    items = asked(state, 3).items
    assert [(item.target, bool(item.reason)) for item in items] == [
        ("seat:0", True),
        ("seat:1", False),
        ("seat:2", False),
    ]
    assert items[1].note == "then 2 curses"
    state.visitors[1] += [Entry("LO32", "LO32", True, 0)]
    assert asked(state, 3).items[1].note == "then 4 curses, bust if that stays"


# --- ballots ----------------------------------------------------------------------------------------------


def test_a_ballot_as_in_the_mockup():
    state = mockup()
    menu = asked(state, 3)
    assert menu.question == "Flip another card, or stop for this round?"
    assert [(item.key, item.label) for item in menu.items] == [("1", "Flip"), ("2", "Stop")]
    assert [item.note for item in menu.items] == [
        "of the 5 left Blade, Deckhand bust, Quartermaster may, Cutlass, Octopus do not",
        "keeps 6 swords, 1st: first of the monsters; and 2 gold, 3rd: third loot, if nobody passes Dai",
    ]
    assert [item.note for item in asked(state, 3, short=True).items] == [
        "Blade, Deckhand bust, Quartermaster may",
        "first monster, third loot",
    ]
    assert WORDS.outlook(stranger(state), 3, NAMES) == [
        "The next card is 1 of 5: 43 in 100 bust.",
        "Bust tears the row: -1 sword, -1 gold, last pick of the loot.",
        "Cass has sealed a vote.",
        "All votes are opened together; effects go in order from the captain, Cass.",
    ]
    assert WORDS.outlook(stranger(state), 3, NAMES, short=True) == [
        "1 of the 5 cards in the deck, 43 in 100 bust.",
        "Cass has sealed a vote.",
    ]
    assert flip_chance(stranger(state), 3) == pytest.approx(13 / 30)
    assert WORDS.phase(stranger(state), flips=5) == ["round 4 of 7", "vote after flip 5"]
    assert WORDS.phase(stranger(state), short=True) == ["4/7"]
    assert WORDS.saved_phase(stranger(state)) == "round 4"


def test_a_ballot_without_odds_tells_no_chance_and_no_card():
    state = mockup()
    words = [item.note for item in asked(state, 3, odds=False).items]
    words += WORDS.outlook(stranger(state), 3, NAMES, odds=False)
    words += WORDS.consequence(PIRATE_KING.view(state, 3), Continue(), NAMES, odds=False)
    assert words[0] == "5 cards in the deck"
    assert not any(re.search(r"in 100|Deckhand|Cutlass|Octopus| may", text) for text in words)


def test_nothing_tells_how_anybody_has_voted():
    words = []
    for ballot in (GO_ON, HALT):
        state = mockup()
        state.ballots[2] = ballot
        view = PIRATE_KING.view(state, 3)
        words.append(
            [
                asked(state, 3),
                WORDS.outlook(view, 3, NAMES),
                WORDS.consequence(view, Continue(), NAMES),
                WORDS.consequence(view, Stop(), NAMES),
                then(state, Continue()),
                then(state, Stop()),
                WORDS.inspection(view, "vote:flip", NAMES),
                WORDS.inspection(view, "seat:2", NAMES),
            ]
        )
    assert words[0] == words[1]


def test_a_public_ballot_tells_only_what_everybody_knows():
    """What a deck's owner has seen counts behind the curtain, and not before."""
    state = mockup()
    state.decks[3] = ["ST1", "MO07", "PI08", "ST5", "ST3"]
    state.known[3] = 1
    own = PIRATE_KING.view(state, 3)
    (decision,) = PIRATE_KING.decisions(state)
    assert decision.private
    assert asked(state, 3).items[0].note == "Cursed Blade comes next and busts"
    assert WORDS.outlook(own, 3, NAMES)[0] == ("The next card is known: Cursed Blade comes next and busts.")
    assert "43 in 100" in WORDS.outlook(stranger(state), 3, NAMES)[0]
    public = replace(own, secret=(False,) * 4)
    assert WORDS.outlook(public, 3, NAMES) == WORDS.outlook(stranger(state), 3, NAMES)


@every_table
def test_public_ballots_are_the_same_for_everybody_and_keep_to_their_room(seats, options):
    for state, decision, *_ in random_game(seats, options, 5):
        if decision.kind != "ballot":
            continue
        own, seat = PIRATE_KING.view(state, decision.seat), decision.seat
        found = outcomes(own, seat)
        left = sum(outcome.copies for outcome in found)
        assert sum(outcome.copies * outcome.chance for outcome in found) / left == pytest.approx(
            flip_chance(own, seat), abs=1e-9
        )
        for short, room in ((False, ROOM), (True, NARROW)):
            flip, _ = WORDS.menu(own, decision, NAMES, short=short).items
            assert flip.note and cell_len(flip.note) <= room
        if not decision.private:
            public = stranger(state)
            assert WORDS.menu(own, decision, NAMES) == WORDS.menu(public, decision, NAMES)
            assert WORDS.outlook(own, seat, NAMES) == WORDS.outlook(public, seat, NAMES)


def test_chances_are_never_called_sure_if_they_are_not():
    assert [chance_words(chance) for chance in (0, 0.004, 13 / 30, 0.997, 1)] == [
        "0 in 100",
        "under 1 in 100",
        "43 in 100",
        "over 99 in 100",
        "100 in 100",
    ]


def test_an_empty_deck_speaks_of_the_cards_to_be_shuffled():
    state = mockup()
    state.discards[3] += state.decks[3]
    state.decks[3] = []
    assert WORDS.outlook(stranger(state), 3, NAMES)[0].startswith("The deck is empty: of 9 shuffled cards ")
    assert asked(state, 3, odds=False).items[0].note == "9 cards to be shuffled"


def test_the_last_player_in_sees_the_battle_that_stopping_leads_to():
    state = mockup()
    state.status[2], state.ballots[2] = STOPPED, UNGIVEN
    assert then(state, Stop()) == [
        "If nobody passes Dai: first of the monsters, third loot.",
        "Battle, by swords: Dai 6, Bea 4, Cass 1, Ana bust.",
    ]
    assert WORDS.outlook(stranger(state), 3, NAMES)[2] == "Nobody else is left to vote."


# --- sentences and previews -------------------------------------------------------------------------------


def test_cards_nobody_knows_are_called_by_their_ids():
    """A log that is told without the owner's card file."""
    assert told("monster", 0, card="mine_1") == "Ana takes the monster mine_1."
    assert WORDS.sentence(Event("loot", 0, {"card": "mine_1"}), NAMES, box_of(OWN_CARDS)) == (
        "Ana takes Twin Pistols."
    )


@every_table
def test_a_consequence_uses_public_facts_alone_and_comes_true(seats, options):
    for number, (state, decision, choice, events) in enumerate(random_game(seats, options, 4)):
        view = stranger(state)
        own = PIRATE_KING.view(state, decision.seat)
        assert as_stranger(own) == view
        future = foresee(view, choice)
        assert foresee(own, choice) == future
        if number % 13 == 0:
            twin = stranger(PIRATE_KING.imagine(view, Chance.seeded(9)))
            assert WORDS.consequence(twin, choice, NAMES) == WORDS.consequence(view, choice, NAMES)
        if future is None:
            assert decision.kind == "ballot"
            continue
        public = [event for event in events if event.audience is None and event.kind != "reject"]
        assert list(future.events) == public[: len(future.events)]
        if future.after is not None:
            after = state.copy()
            PIRATE_KING.apply(after, decision.seat, choice)
            assert len(public) == len(future.events) and future.after == stranger(after)


def test_taking_a_card_tells_the_crowns_and_the_rest_of_the_battle():
    state = mockup()
    state.status[2:], state.ballots = [STOPPED, STOPPED], [UNGIVEN] * 4
    state.agenda = [("after_battle", 2), ("monster", 1), ("monster", 3)]
    assert then(state, TakeMonster("MO11")) == [
        "It goes to the discard pile; Dai has 7 crowns, not 5.",
        "Bea takes the monster Kraken.",
        "Loot, by gold: Cass 6, Bea 3, Dai 2, Ana bust.",
        "Cass takes loot next.",
    ]
    assert then(state, TakeMonster("MO11"), short=True) == [
        "Dai: 7 crowns.",
        "Bea takes the monster Kraken.",
    ]


def test_placing_a_card_tells_who_busts():
    state = mockup()
    state.agenda = [("bust_check",), ("place", 1, 2)]
    state.ballots = [UNGIVEN] * 4
    state.rows[1][2] = Entry("LO32", "LO32", True, 1)
    assert then(state, PlaceAt(3)) == [
        "Dai has 4 curses then; the card comes home after the round.",
        "Dai shows 4 curses and is bust.",
        "Then 1 player votes.",
    ]


def test_the_log_is_told_in_short_sentences():
    assert told("flip", None, cards=[(3, "LO13", "LO03")]) == "Dai flips Parrot as Fine Sabre."
    assert told("flip", None, cards=[(2, "ST1", "ST1"), (3, "LO13", "")]) == (
        "The flip: Cass Rusty Cutlass, Dai Parrot, a copy of nothing."
    )
    assert told("flip", None, cards=[]) is None
    assert told("ballots", None, ballots=[(2, True), (3, False)]) == "Flip on: Cass. Stop: Dai."
    assert told("ballots", None, ballots=[(2, True), (3, True)]) == "Cass and Dai flip on."
    assert told("ballots", None, ballots=[(3, False)]) == "Dai stops."
    assert WORDS.sentence(Event("ballots", None, {"ballots": [(3, False)]}), NAMES) is None
    assert told("bust", 0, cards=[], curses=3) == "Ana shows 3 curses and is bust."
    assert told("effect", 0, card="LO13", face="PI01", op="reveal", n=1, who="self") == (
        "Ana's Parrot as Gunner: reveal 1 card."
    )
    assert told("effect", 0, card="MO02", face="MO02", op="reveal", n=1, who="others") == (
        "Ana's Leviathan: all others reveal 1 card."
    )
    assert told("turned", 0, symbol="curse", cards=[(0, "ST3"), (0, "ST6"), (1, "ST4")]) == (
        "Turned over: Ana's Cursed Blade and Bare Skull; Bea's Blood Money."
    )
    assert told("reveal", 0, card="LO22", face="LO22", by="draw_loot") == (
        "Ana draws Royal Standard from the loot."
    )
    assert told("place", 1, card="LO31", face="LO31", host=3) == "Bea places Black Spot with Dai."
    assert told("remove", None, card="MO01") == "Kraken is removed from the game."
    assert told("game_end", None, captain=2) == "The last round is over; Cass holds the captain token."


def test_phases_follow_the_steps_of_the_round():
    words = {}
    for state, decision, *_ in random_game(2, Options(), 1):
        words.setdefault(decision.kind, WORDS.phase(stranger(state))[1])
    state = mockup()
    state.agenda = []
    assert WORDS.phase(stranger(state)) == ["game over", "7 rounds"]
    assert words == {
        "pirate": "choosing pirates",
        "ballot": "vote",
        "monster": "battle",
        "loot": "loot",
        "remove": "loot",
    } | {kind: "effects" for kind in words if kind in ("look", "choose", "from_discard", "place")}
    events = [Event("round", None, {}), Event("flip", None, {}), Event("flip", None, {})]
    assert WORDS.flips_so_far(events) == 2
    assert WORDS.flips_so_far([*events, Event("round", None, {})]) == 0


# --- short words on the board -----------------------------------------------------------------------------


@pytest.mark.parametrize("code", OFFERED)
def test_words_on_cards_fit_their_places(code):
    set_language(code)
    for box in (BASE, box_of(OWN_CARDS)):
        for card in box.cards:
            assert short_name(box, card) and cell_len(short_name(box, card)) <= 8
            assert cell_len(effect_word(box, card)) <= 9
            assert cell_len(glyphs(box, card)) <= 11
    for rank in range(1, 6):
        assert cell_len(rank_word(rank)) <= 4
    state = mockup()
    for acting in (None, 3):
        for seat in range(4):
            assert cell_len(status_word(stranger(state), seat, acting, short=True)) <= 6
    assert cell_len(copy_label(BASE, state.rows[3][2])) <= 9


def test_short_names_are_those_of_the_mockup():
    assert [short_name(BASE, card) for card in ("PI03", "LO03", "ST4", "PI04", "LO18", "LO31")] == [
        "Navigat.",
        "Sabre",
        "Money",
        "Exorcist",
        "Fence",
        "Spot",
    ]
    state = mockup()
    assert copy_label(BASE, state.rows[3][2]) == "= Sabre"
    assert copy_label(BASE, state.rows[3][1]) == copy_label(BASE, state.rows[2][0]) == ""
    assert copy_label(BASE, Entry("LO13", "", True, 0)) == "= blank"
    assert (curse_row(2), curse_row(4)) == ("╳╳.", "╳╳╳╳")
    words = [status_word(stranger(state), seat, 3) for seat in range(4)]
    assert words == ["bust", "stopped", "sealed", "choosing"]
    assert rank_now(stranger(state), 0, "gold") == 4


# --- refusals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "choice", "code"),
    [
        (0, Continue(), "out_of_the_round"),
        (2, Stop(), "already_voted"),
        (3, TakeLoot("LO07"), "not_asked"),
        (7, Stop(), "no_such_seat"),
    ],
)
def test_votes_that_are_refused_have_a_reason(seat, choice, code):
    state = mockup()
    assert state.status[0] == BUST and state.status[3] == ACTIVE
    assert PIRATE_KING.why_not(state, seat, choice) == code
    assert WORDS.reason(code)
