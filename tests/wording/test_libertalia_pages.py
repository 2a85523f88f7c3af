"""Libertalia in words: help, inspection, results, replay, blurb."""

from dataclasses import replace

import pytest

from piratebox.screens.result_page import result_page
from piratebox.table.players import Player
from piratebox.wording.blurbs import blurb
from piratebox.wording.help_page import Rows
from piratebox.wording.libertalia.rulings import rulings_about
from piratebox.wording.results import result_words
from rules.libertalia.components import BOOTY, CARDS_EACH, CHARACTERS
from tests.rules.libertalia.position import position

from .libertalia_games import NAMES, WORDS, blocks, story_of, stranger

# --- help -------------------------------------------------------------------------------------------------


def test_every_character_and_token_has_its_row_with_text_and_provenance():
    rows = [row for block in blocks(Rows) for row in block.rows]
    for card in CHARACTERS.values():
        row = next(row for row in rows if row.target == f"card:{card.id}")
        assert row.cells[:2] == (str(card.rank), card.name.en)
        assert (row.text, row.provenance) == (card.text.en, card.provenance.effect)
    for token in BOOTY:
        row = next(row for row in rows if row.target == f"token:{token.id}")
        assert row.cells == (token.name.en, str(token.count)) and row.text == token.text.en


def test_rulings_are_found_by_character():
    assert [ruling.number for ruling in rulings_about("brute")] == [6, 19]


# --- inspection -------------------------------------------------------------------------------------------


def test_what_is_not_there_cannot_be_inspected():
    view = stranger(position("yellow", "red", today=("chest",)))
    for target in ("slot:0", "den:0:7", "den:5:7", "seat:2", "booty:1:1", "booty:7:0", "card:x", "token:x",
                   "colour:x", "hand:31", "hand:x", "nothing", ""):  # fmt: skip
        assert WORDS.inspection(view, target, NAMES) is None


def test_a_den_tells_what_tonight_and_the_day_of_rest_bring():
    state = position("yellow", "red", dens={"yellow": (7, 13, 26)}, coins={"yellow": 5})
    told = {
        rank: dict(WORDS.inspection(stranger(state), f"den:0:{rank}", NAMES).facts) for rank in (7, 13, 26)
    }
    assert told[13]["tonight"] == "Ana's Mutineer discards the Barkeep: +2."
    assert "tonight" not in told[7]
    assert told[26]["at rest"] == "Ana's Quartermaster: -5."
    den = dict(WORDS.inspection(stranger(state), "seat:0", NAMES).facts)
    assert den["now"] == "The den as it lies would bring 0 on the day of rest."


def test_where_the_others_of_a_rank_are_is_told():
    state = position("yellow", "red", "blue", dens={"yellow": (7,)}, graveyards={"red": (7,)})
    assert WORDS.inspection(stranger(state), "card:barkeep", NAMES).seen == (
        "in the den: Ana; in the graveyard: Bea; in hand: Cass"
    )


# --- after the end ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("memory", [False, True])
def test_a_result_adds_up_and_tells_each_campaign(seats, memory):
    story = story_of(seats, memory=memory)
    players = [Player(name=name, colour="amber") for name in NAMES[:seats]]
    page = result_page(story, players, {})
    for score in page.scores:
        assert [part.label for part in score.parts] == ["campaign 1", "campaign 2", "campaign 3"]
        assert sum(part.amount for part in score.parts) == score.total
        assert all(part.amount >= 0 for part in score.parts)
    assert page.phase == ("game over", "3 campaigns")
    assert len(page.highlights.rows) == 3
    assert len(page.panel.rows) == 6
    words = result_words("libertalia")
    for sources in story.standings.sources:
        assert all(words.source(story, source) for source in sources)


def test_level_winners_share_or_the_last_campaign_decides():
    story = story_of(2)
    words, seen = result_words("libertalia"), story.standings
    level = replace(seen, scores=(30, 30), places=(1, 1), tie_breaks=())
    story.__dict__["standings"] = level
    assert words.reasons(story, NAMES)[0] == "Ana and Bea bring home 30 doubloons each."
    one = replace(level, scores=(31, 30), places=(1, 2))
    story.__dict__["standings"] = one
    assert words.reasons(story, NAMES)[0] == "Ana brings home 31 doubloons, 1 more than Bea."


def test_a_replay_can_show_every_hand():
    story = story_of(3, memory=True)
    words = result_words("libertalia")
    for place in range(0, story.last, 17):
        position = story.moments[place].position
        seen = words.open_view(story, place)
        for seat, hand in enumerate(position.hands):
            assert seen.known_hand(seat) == seen.possible_hand(seat) == tuple(hand)
        assert [list(counts) for counts in seen.tokens] == position.tokens
        own = words.on_board(story.view(place, 1))
        assert own.seat is None and own.known_hand(1) == tuple(position.hands[1])
        assert words.on_board(seen) == seen


# --- menu and set-up --------------------------------------------------------------------------------------


def test_the_blurb_counts_the_characters():
    assert blurb("libertalia").contents[0][0] == CARDS_EACH
