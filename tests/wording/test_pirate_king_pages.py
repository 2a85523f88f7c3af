"""Pirate King! in words: help, inspection, results, replay, keys."""

from dataclasses import replace

import pytest

from piratebox.language import OFFERED, set_language
from piratebox.screens.result_page import result_page
from piratebox.table.players import Player
from piratebox.wording import pages
from piratebox.wording.contents import INSPECTIONS
from piratebox.wording.help_page import Rows
from piratebox.wording.keys import own_keys
from piratebox.wording.pirate_king.help import pages as game_pages
from piratebox.wording.pirate_king.rulings import rulings_about, rulings_on
from piratebox.wording.results import result_words
from rules.core.standings import TieBreak
from rules.pirate_king.area import Entry
from rules.pirate_king.components import BASE, box_of
from rules.pirate_king.foresight import crowns_now

from .pirate_king_games import NAMES, OWN_CARDS, WORDS, blocks, mockup, row, story_of, stranger


def inspected(target, state=None):
    return WORDS.inspection(stranger(state or mockup()), target, NAMES)


# --- help -------------------------------------------------------------------------------------------------


def words_of(page):
    return " ".join(cell for block in page.blocks for cells in block.lines() for cell in cells)


def test_every_card_has_its_row_and_every_row_says_it_is_reconstructed():
    rows = {row.target: row for block in blocks(Rows) for row in block.rows}
    assert set(rows) == {f"{card.kind}:{card.id}" for card in BASE.cards.values()}
    assert len(rows) == 68
    for target, found in rows.items():
        card = BASE.cards[target.split(":")[1]]
        assert found.cells == (card.name.en, str(card.count)) and found.text == card.text.en
        assert found.provenance == "reconstructed"
        assert INSPECTIONS["pirate_king"](None, target, ()).provenance == "reconstructed"
    warned = [page.tab for page in pages("pirate_king") if "reconstructed for this edition" in words_of(page)]
    assert warned == ["decks", "loot", "about"]


def test_an_owners_cards_stand_in_the_help_with_where_they_come_from():
    own = game_pages(box=box_of(OWN_CARDS))
    rows = {
        row.target: row
        for page in own
        for block in page.blocks
        if isinstance(block, Rows)
        for row in block.rows
    }
    assert rows["loot:mine_1"].cells == ("Twin Pistols", "1")
    assert rows["loot:mine_1"].provenance == "printed_one_source"


def test_rulings_are_found_by_card_and_topic():
    assert [ruling.number for ruling in rulings_about(BASE.cards["LO13"])] == [15, 29, 21]
    assert [ruling.number for ruling in rulings_about(BASE.cards["LO37"])] == [21, 26, 27]
    for topic in ("flip", "stop", "seat", "deck", "discards", "pile", "token"):
        assert rulings_on(topic)


def test_the_words_of_the_card_file_are_those_the_rules_read():
    """A file as the edition's page describes it is understood."""
    file = """
    [[card]]
    id = "LO01"
    name = "Doubloons"
    sword = 1
    effects = [{ op = "reveal", n = 2 }]
    end = { op = "crowns", per = 4, symbol = "gold" }
    brief = "reveal 2, and a bonus"
    text = "Reveal 2 more cards."
    """
    assert box_of(file).cards["LO01"].effects[0].n == 2


def test_the_keys_of_the_table_are_explained():
    assert [(key.keys, key.word) for key in own_keys("pirate_king")] == [
        (("o",), "orders"),
        (("d",), "discards"),
    ]


# --- inspection -------------------------------------------------------------------------------------------


def test_what_is_not_there_cannot_be_inspected():
    for target in (
        "seat:4",
        "seat:x",
        "row:3:9",
        "row:9:0",
        "row:3",
        "row:x:1",
        "visitor:0:0",
        "deck:4",
        "card:x",
        "pile:x",
        "vote:x",
        "token:x",
        "x",
        "",
    ):
        assert inspected(target) is None
    for target in ("seat:0", "row:0:0", "pile:loot", "deck:0"):
        assert WORDS.inspection(None, target, ()) is None


def test_cards_in_play_tell_what_they_are_here_and_now():
    facts = dict(inspected("row:3:2").facts)
    assert inspected("row:3:2").name == "Parrot as Fine Sabre"
    assert facts["copies"] == "3 swords." and facts["here"] == "Counts as Fine Sabre."
    assert dict(inspected("row:2:0").facts)["here"].startswith("Turned over: it counts nothing")
    assert dict(inspected("visitor:3:0").facts)["here"] == (
        "Placed by Bea; counts for Dai until the round ends. Face up."
    )
    assert dict(inspected("row:2:3").facts)["earns"] == "Now 1 gold, 1 for each curse."
    state = mockup()
    state.rows[1][0] = Entry("LO13", "", True, 1)
    assert "nothing to copy" in dict(inspected("row:1:0", state).facts)["here"]


def test_decks_tell_what_they_hold_and_never_in_which_order():
    shown = inspected("deck:3")
    assert shown.kind == "5 cards, face down"
    assert dict(shown.facts)["holds"] == (
        "Rusty Cutlass, Cursed Blade, Drunken Deckhand, Quartermaster, Disarming Octopus."
    )
    state = mockup()
    state.decks[3].reverse()
    assert inspected("deck:3", state) == shown
    state.known[3], state.among[3] = 2, ["ST1"]
    assert dict(inspected("deck:3", state).facts)["known"] == (
        "Dai knows the top 2 cards. Among them, as everybody knows: Rusty Cutlass."
    )
    assert dict(inspected("discards:3").facts)["on top"] == "Mimic Chest."


def test_a_player_tells_crowns_ranks_and_cards_by_symbol():
    facts = dict(inspected("seat:3").facts)
    assert facts["crowns"] == "5 if the game ended now." and crowns_now(stranger(mockup()), 3) == 5
    assert facts["swords"] == "6, 1st if the round ended now."
    assert facts["gold"] == "2, 3rd if the round ended now."
    assert facts["owns"] == "14 cards: 6 sword-cards, 6 gold-cards, 4 curse-cards, 4 crown-cards."
    assert dict(inspected("seat:0").facts)["round"].startswith("Bust")


def test_a_card_tells_where_it_is():
    assert inspected("card:LO31").seen == "Owned by Bea."
    assert inspected("monster:MO11").seen == "Lies open."
    assert inspected("loot:LO37").seen == "1 in the hidden pile."
    assert inspected("card:PI01").seen == "Not in this game."
    assert dict(inspected("loot:LO37").facts)["now"] == (
        "Own crown-cards: Ana 4, Bea 3, Cass 3, Dai 4; 12 win."
    )


# --- after the end ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", OFFERED)
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"corrections": OWN_CARDS}), (5, {})])
def test_a_result_adds_up_and_tells_the_crowns(seats, options, code):
    set_language(code)
    story = story_of(seats, **options)
    players = [Player(name=name, colour="amber") for name in NAMES[:seats]]
    page = result_page(story, players, {})
    for score in page.scores:
        assert sum(part.amount for part in score.parts) == score.total
    words = result_words("pirate_king")
    for sources in story.standings.sources:
        assert all(words.source(story, source) for source in sources)
    assert page.reasons and page.panel.rows and len(page.panel.rows) <= 10
    busts = {turn for turn, event in story.lines(None) if event.kind == "bust"}
    assert {turn for turn, _ in page.highlights.rows} == busts
    assert {mark.turn for mark in page.chart.marks} <= busts
    assert story.turns == 7


def reasons(story, scores, places, *rules):
    story.__dict__["standings"] = replace(
        story.standings, scores=scores, places=places, tie_breaks=tuple(rules)
    )
    return result_words("pirate_king").reasons(story, NAMES)


def test_why_somebody_is_king():
    story = story_of(3)
    assert reasons(story, (12, 21, 20), (3, 1, 2))[0] == "Bea has 21 crowns, 1 more than Cass."
    rule = TieBreak("captain", (0, 1), (0, 0), (0, 1))
    assert reasons(story, (20, 20, 12), (1, 1, 3), rule)[0] == (
        "Ana and Bea have 20 crowns each, and none is captain."
    )
    rule = TieBreak("captain", (0, 1), (1, 0), (0,))
    assert (
        reasons(story, (20, 20, 12), (1, 2, 3), rule)[0] == "Ana has 20 crowns like others, and is captain."
    )
    state = story.moments[story.last].position
    state.discards[2] += ["LO37", *["LO06"] * 12]
    rule = TieBreak("end_win", (0, 1, 2), (0, 0, 1), (2,))
    assert reasons(story, (20, 20, 12), (2, 2, 1), rule)[0] == (
        "Cass wins outright by Pirate King's Throne, with 12 crowns."
    )
    words = result_words("pirate_king")
    assert [words.tie_rule(kind) for kind in ("end_win", "captain")] == ["wins outright", "captain token"]
    assert [words.tie_value("captain", value) for value in (0, 1)] == ["no", "yes"]


def test_a_replay_shows_every_vote_and_nothing_on_top_of_a_deck():
    story = story_of(4)
    words = result_words("pirate_king")
    for place in range(0, story.last, 7):
        position = story.moments[place].position
        seen = words.open_view(story, place)
        assert list(seen.ballots) == position.ballots
        own = words.on_board(story.view(place, 1))
        assert own.seat is None and not own.top
        assert words.on_board(seen) == seen


# --- menu and set-up --------------------------------------------------------------------------------------


def test_the_game_and_its_secrets_are_called_what_they_are():
    assert WORDS.title() == "Pirate King!"
    assert {WORDS.secrets_title("Ana", kind=kind) for kind in ("ballot", "look", "")} == {
        "Ana's vote, sealed until all are in",
        "the cards Ana looks at",
        "the cards Ana knows on top of the deck",
    }
    assert row(0, "-ST1") == [Entry("ST1", "", False, 0)]
