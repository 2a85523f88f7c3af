"""Vasco da Gama in words: help, inspection, results, replay, blurb."""

from dataclasses import replace

import pytest

from piratebox.screens.result_page import result_page
from piratebox.table.players import Player
from piratebox.wording.blurbs import blurb
from piratebox.wording.help_page import Rows
from piratebox.wording.results import result_words
from piratebox.wording.vasco_da_gama.result import PANEL_ROWS
from piratebox.wording.vasco_da_gama.rulings import rulings_about
from rules.core.standings import TieBreak
from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.components import AREAS, BASE, CHARACTERS
from tests.rules.vasco_da_gama.position import A, B, position

from .vasco_da_gama_games import NAMES, WORDS, blocks, story_of, stranger

# --- help -------------------------------------------------------------------------------------------------


def test_every_tile_landing_area_and_character_has_its_row_with_its_provenance():
    rows = {row.target: row for block in blocks(Rows) for row in block.rows if row.target}
    for card in VASCO_DA_GAMA.cards():
        kind = {"project": "card", "merchant": "card", "tile": "card"}.get(card.group, card.group)
        if kind in ("card", "landing", "area", "character"):
            assert rows.pop(f"{kind}:{card.key}").provenance == card.provenance
    assert not rows
    texts = [row.text for block in blocks(Rows) for row in block.rows]
    for card in VASCO_DA_GAMA.cards():
        if card.group in ("number", "piece"):
            assert card.names["en"] in texts


def test_every_area_and_character_has_its_rulings():
    assert all(map(rulings_about, (*AREAS, *CHARACTERS)))
    assert [ruling.number for ruling in rulings_about("girolamo")] == [25, 36]


# --- inspection -------------------------------------------------------------------------------------------


def test_what_is_not_there_cannot_be_inspected():
    view = stranger(position(seats=2))
    for target in ("number:0", "number:23", "number:x", "space:projects:3", "space:nowhere:0", "project:7",
                   "section:3", "crew:9:grey", "berth:6:0", "berth:0:6", "ship:0:0", "plan:1:0", "seat:2",
                   "character:x", "card:x", "landing:x", "area:x", "nothing", ""):  # fmt: skip
        assert WORDS.inspection(view, target, NAMES) is None


def test_a_ship_at_sea_tells_what_phase_three_would_do():
    state = position(seats=2, landings={"L5": "A:III-06 B:III-07"}, discs={9: (A, "characters")})
    facts = dict(WORDS.inspection(stranger(state), "berth:4:1", NAMES).facts)
    assert facts["here"] == "Bea's ship: level 9, +1 Real."
    assert facts["phase 3"] == (
        "Income +1 Real. Bea's ship of level 9 leaves the game; the captain comes home."
    )


def test_a_corrected_value_shows_as_printed():
    options = {
        "corrections": '[[project]]\nid = "I-04"\nlevel = 9\ncrew = 2\ntype = "I"\nincome = { vp = 1 }\n'
    }
    seen = stranger(position(seats=2, projects=("I-04", ""), discs={9: (A, "characters")}, **options))
    shown = WORDS.inspection(seen, "plan:0:0", NAMES)
    assert "level 9" in shown.face and shown.provenance == "printed" and not shown.note


# --- after the end ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 5))
def test_a_result_adds_up(seats):
    story = story_of(seats)
    players = [Player(name=name, colour="amber") for name in NAMES[:seats]]
    page = result_page(story, players, {})
    for score in page.scores:
        assert [part.short for part in score.parts] == ["sent", "income", "full", "Dias", "money", "ready"]
        assert sum(part.amount for part in score.parts) == score.total
    assert page.phase == ("game over", "5 rounds")
    assert len(page.panel.rows) <= PANEL_ROWS
    complete = [event for _, event in story.lines(None) if event.kind == "complete"]
    assert len(page.highlights.rows) == len(complete)
    assert page.chart.turns == 5


def test_winners_and_ties_are_told():
    story = story_of(2)
    words = result_words("vasco_da_gama")
    won = replace(story.standings, scores=(52, 40), places=(1, 2), tie_breaks=())
    ships = TieBreak("ships_on_landings", (0, 1), (3, 3), (0, 1))
    crew = TieBreak("unused_crew", (0, 1), (3, 2), (0,))
    level = replace(won, scores=(52, 52))
    for standings, told in (
        (won, "Ana brings home 52 VP, 12 more than Bea."),
        (
            replace(level, tie_breaks=(replace(ships, values=(3, 1), kept=(0,)),)),
            "Ana and Bea bring home 52 VP each; the ships at sea decide.",
        ),
        (
            replace(level, tie_breaks=(ships, crew)),
            "Ana and Bea bring home 52 VP each; the unused crew decides.",
        ),
        (
            replace(level, places=(1, 1), tie_breaks=(ships, replace(crew, values=(2, 2), kept=(0, 1)))),
            "Ana and Bea bring home 52 VP each, level in ships at sea and in crew too.",
        ),
    ):
        story.__dict__["standings"] = standings
        assert words.reasons(story, NAMES)[0] == told
    assert words.tie_rule("unused_crew") != words.tie_rule("ships_on_landings")


def test_a_replay_shows_what_everybody_sees():
    story = story_of(3)
    words = result_words("vasco_da_gama")
    for place in range(0, story.last, 37):
        assert words.open_view(story, place) == story.view(place, None)
        assert words.on_board(story.view(place, B)) == story.view(place, None)


# --- menu and set-up --------------------------------------------------------------------------------------


def test_the_blurb_counts_the_projects():
    assert blurb("vasco_da_gama").contents[0][0] == len(BASE.projects)


def test_where_a_saved_match_stands():
    assert WORDS.saved_phase(stranger(position(seats=2, phase=1, round=4))) == "round 4, placing discs"
    state = position(seats=2, phase=3, held="M6", holders={"girolamo": A})
    assert WORDS.phase(stranger(state)) == ["round 3 of 5", "sailing"]
    assert WORDS.secrets_title("Ana") == "nothing is hidden in this game"
