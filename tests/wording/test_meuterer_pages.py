"""Meuterer in words: help, inspection, results, replay."""

from dataclasses import replace

import pytest

from piratebox.language import OFFERED, set_language
from piratebox.screens.result_page import result_page
from piratebox.table.players import Player
from piratebox.wording.help_page import Rows
from piratebox.wording.meuterer.rulings import rulings_about
from piratebox.wording.results import result_words
from rules.meuterer.components import CARDS, ISLANDS, PIECES, ROLE_CARDS, ROUNDS

from .meuterer_games import NAMES, WORDS, blocks, mockup, story_of, stranger

# --- help -------------------------------------------------------------------------------------------------


def test_every_island_role_and_card_has_its_row_with_count_and_provenance():
    rows = {row.target: row for block in blocks(Rows) for row in block.rows if row.target}
    for island in ISLANDS.values():
        row = rows[f"island:{island.id}"]
        assert (row.cells[0], row.text) == (island.name.en, island.text.en)
        assert row.cells[2:] == ("/".join(map(str, island.values)), str(island.arrival))
        assert row.provenance == island.provenance.values
    for role in ROLE_CARDS.values():
        row = rows[f"role:{role.id}"]
        assert (row.cells[0], row.text, row.provenance) == (role.name.en, role.text.en, role.provenance)
    for card in CARDS.values():
        row = rows[f"good:{card.id}"]
        assert row.cells == (card.name.en, str(card.count)) and row.provenance == card.provenance
    assert rows["good:ruby"].text == "Highland 4/3/2, Ice Rock 6/4/3, Pirate Nest 4/3/2, Thimble 2/1/0"
    assert rows["good:pirates"].provenance == "reconstructed"
    names = [row.cells[0] for block in blocks(Rows) for row in block.rows if not row.target]
    assert names == ["Captain", *(piece.name.en for piece in PIECES)]


def test_rulings_are_found_by_what_they_are_about():
    assert [ruling.number for ruling in rulings_about("salary")] == [5, 6]


# --- inspection -------------------------------------------------------------------------------------------


def test_what_is_not_there_cannot_be_inspected():
    view = stranger(mockup())
    for target in ("island:12", "island:x", "goods:12", "seat:4", "salary:4", "role:x", "hand:x", "x", ""):
        assert WORDS.inspection(view, target, NAMES) is None
    assert WORDS.inspection(None, "island:3", ()) is None
    assert WORDS.inspection(None, "seat:0", ()) is None


def test_an_open_island_tells_what_is_offered_for_it():
    facts = dict(WORDS.inspection(stranger(mockup()), "island:9", NAMES).facts)
    assert facts["here"] == "The ship lies here; the island is open."
    assert facts["goods"] == "Offered for it: Bea 2, Cass 1, Dai 1."
    facts = dict(WORDS.inspection(stranger(mockup()), "island:2", NAMES).facts)
    assert facts["light"] == "The course of Ana."
    assert facts["here"] == "Closed, 5 steps to Greenland."


def test_a_player_tells_where_the_hand_would_lead():
    facts = dict(WORDS.inspection(stranger(mockup()), "seat:1", NAMES).facts)
    assert facts["hand"] == "3 cards: 3 steps to Highland, +5."
    assert facts["offered"] == "cloth 2."
    facts = dict(WORDS.inspection(stranger(mockup()), "seat:3", NAMES).facts)
    assert facts["role"] == "One, face down."


def test_cards_are_counted_by_what_everybody_saw():
    seen = WORDS.inspection(stranger(mockup()), "good:cloth", NAMES).seen
    assert seen == "3 of 7 face up, 2 discarded, 2 in hands or to draw."
    assert WORDS.inspection(stranger(mockup()), "good:pirates", NAMES).seen == "Not in this game."


# --- after the end ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", OFFERED)
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("pirates", [False, True])
def test_a_result_adds_up_and_tells_the_voyage(seats, pirates, code):
    set_language(code)
    story = story_of(seats, pirates=pirates)
    players = [Player(name=name, colour="amber") for name in NAMES[:seats]]
    page = result_page(story, players, {})
    for score in page.scores:
        assert sum(part.amount for part in score.parts) == score.total
    assert len(page.panel.rows) == ROUNDS[seats] == story.turns
    words = result_words("meuterer")
    for sources in story.standings.sources:
        assert all(words.source(story, source) for source in sources)
    mutinies = [event for _, event in story.lines(None) if event.kind == "outcome"]
    assert len(page.highlights.rows) == len(mutinies) > 0
    assert len(page.chart.marks) == sum(event.data["succeeds"] for event in mutinies)


def test_level_winners_share():
    story = story_of(3)
    words = result_words("meuterer")
    level = replace(story.standings, scores=(30, 30, 12), places=(1, 1, 3))
    story.__dict__["standings"] = level
    assert words.reasons(story, NAMES)[0] == "Ana and Bea have 30 VP each."
    story.__dict__["standings"] = replace(level, scores=(12, 31, 30), places=(3, 1, 2))
    assert words.reasons(story, NAMES)[0] == "Bea has 31 VP, 1 more than Cass."


def test_a_replay_can_show_every_role_and_no_hand():
    story = story_of(4)
    words = result_words("meuterer")
    for place in range(0, story.last, 11):
        position = story.moments[place].position
        seen = words.open_view(story, place)
        assert list(seen.roles) == position.roles
        own = words.on_board(story.view(place, 1))
        assert own.seat is None and not any(own.hand) and not own.looked and not own.drawn
        assert own.roles[1] == position.roles[1]
        assert words.on_board(seen) == seen
