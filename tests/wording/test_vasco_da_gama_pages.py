"""Vasco da Gama in words: help, inspection, results, replay, blurb."""

from dataclasses import replace

import pytest
from rich.cells import cell_len

from piratebox.language import OFFERED, set_language
from piratebox.screens.result_page import result_page
from piratebox.table.chronicle import chronicle
from piratebox.table.players import Player
from piratebox.widgets.help_lines import lay_out
from piratebox.wording import group_name, pages
from piratebox.wording.blurbs import blurb
from piratebox.wording.contents import INSPECTIONS
from piratebox.wording.help_page import Rows, Rulings, Steps
from piratebox.wording.results import result_words
from piratebox.wording.vasco_da_gama.result import PANEL_ROWS
from piratebox.wording.vasco_da_gama.rulings import rulings_about
from rules.core.match import play, start
from rules.core.standings import TieBreak
from rules.vasco_da_gama import VASCO_DA_GAMA
from rules.vasco_da_gama.components import AREAS, BASE, CHARACTERS, SAILORS
from rules.vasco_da_gama.state import Options
from tests.app.wide_words import speak_wide
from tests.rules.vasco_da_gama.position import A, B, position

from .vasco_da_gama_games import NAMES, WORDS, every_table, random_game, stranger


@pytest.fixture(autouse=True)
def english():
    yield
    set_language("en")


# --- help -------------------------------------------------------------------------------------------------


def blocks(kind, now=None):
    return [block for page in pages("vasco_da_gama", now) for block in page.blocks if isinstance(block, kind)]


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


def test_what_a_row_points_to_can_be_inspected():
    for block in blocks(Rows):
        for row in block.rows:
            assert not row.target or INSPECTIONS["vasco_da_gama"](None, row.target, ())


def test_the_thirty_rulings_of_the_dossier_are_there_once():
    rulings = [ruling for block in blocks(Rulings) for ruling in block.rulings]
    numbers = sorted(ruling.number for ruling in rulings)
    assert numbers == list(range(1, len(rulings) + 1)) and len(rulings) >= 30
    assert len({ruling.text for ruling in rulings}) == len(rulings)
    known = {
        "tile",
        "number",
        "project",
        "merchant",
        "landing",
        "captain",
        "bag",
        "seat",
        *AREAS,
        *CHARACTERS,
    }
    assert {id for ruling in rulings for id in ruling.about} == known
    assert [ruling.number for ruling in rulings_about("girolamo")] == [25, 36]


@pytest.mark.parametrize(
    ("kind", "word"),
    [("place", "Place"), ("extra", "Place"), ("resolve", "Execute"), ("hire", "Execute"),
     ("girolamo", "Execute"), ("merchant", "Sail"), ("crew", "Launch")],
)  # fmt: skip
def test_the_step_the_game_waits_in_is_filled(kind, word):
    (steps,) = blocks(Steps, kind)
    assert [step.word for step in steps.steps if steps.is_now(step)] == [word]


def test_every_decision_belongs_to_one_step():
    (steps,) = blocks(Steps)
    kinds = {decision.kind for seed in (1, 2) for _, decision, *_ in random_game(4, Options(), seed)}
    keys = [key for step in steps.steps for key in step.keys]
    assert kinds <= set(keys) and len(keys) == len(set(keys))


def test_the_edition_names_who_made_it_and_how_to_correct_it():
    last = pages("vasco_da_gama")[-1]
    words = " ".join(cell for block in last.blocks for cells in block.lines() for cell in cells)
    for needed in ("Paolo Mori", "What's Your Game?", "2009", "unofficial", "reconstructed", "corrections/"):
        assert needed in words


@pytest.mark.parametrize("width", [78, 86, 110])
@pytest.mark.parametrize("language", ["en", "zh_Hant", "wide"])
def test_no_line_of_help_is_too_wide(width, language, monkeypatch):
    if language == "wide":
        speak_wide(monkeypatch)
    else:
        set_language(language)
    for page in pages("vasco_da_gama", "place"):
        for line in lay_out(page, width):
            end = 0
            for column, words, _ in sorted(line.spans):
                assert column >= end, (page.title, line)
                end = column + cell_len(words)
            assert end <= width, (page.title, line)


def test_pages_have_a_digit_each_and_their_tabs_fit_a_narrow_screen():
    tabs = [page.tab for page in pages("vasco_da_gama")]
    assert len(tabs) <= 9
    assert sum(5 + cell_len(tab) for tab in tabs) <= 80


def test_every_group_of_the_box_has_a_name():
    assert all(group_name("vasco_da_gama", card.group) for card in VASCO_DA_GAMA.cards())


# --- inspection -------------------------------------------------------------------------------------------


def everything(view):
    box = view.box
    yield from (f"card:{tile}" for tile in (*box.projects, *box.merchants, *box.tiles))
    yield from (f"landing:{row.id}" for row in box.landings)
    yield from (f"area:{id}" for id in AREAS)
    yield from (f"character:{id}" for id in CHARACTERS)
    yield from (f"number:{number}" for number in range(1, 23))
    capacity = dict(zip(AREAS, box.capacity[view.seats], strict=True))
    yield from (f"space:{id}:{index}" for id in AREAS for index in range(capacity[id]))
    yield from (f"project:{at}" for at, tile in enumerate((view.gabriel, *view.display)) if tile)
    for section in range(1, view.seats + 1):
        yield f"section:{section}"
        yield from (f"crew:{section}:{colour}" for colour in SAILORS)
    for landing, reach in enumerate(box.reach):
        yield from (f"berth:{landing}:{index}" for index in range(len(reach)))
    for seat in range(view.seats):
        yield f"seat:{seat}"
        yield from (f"ship:{seat}:{at}" for at in range(len(view.ships[seat])))
        yield from (f"plan:{seat}:{at}" for at in range(len(view.projects[seat])))
    yield from ("captain", "money:1", "money:2", "bag")
    if view.tile:
        yield "marker"
    if view.merchant:
        yield "merchant"


@every_table
@pytest.mark.parametrize("code", OFFERED)
def test_everything_on_the_board_can_be_inspected(seats, options, code):
    set_language(code)
    for number, (state, *_) in enumerate(random_game(seats, options, seed=7)):
        if number % 29:
            continue
        view = stranger(state)
        for target in everything(view):
            shown = WORDS.inspection(view, target, NAMES)
            assert shown is not None and shown.target == target and shown.name and shown.kind
            assert all(label and text and cell_len(label) <= 8 for label, text in shown.facts)
            assert all(shown.face)
            assert shown == WORDS.inspection(VASCO_DA_GAMA.view(state, number % seats), target, NAMES)


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


def story_of(seats, seed=4):
    match, state = start(VASCO_DA_GAMA, seats, Options(), seed)
    step = seed
    while decisions := VASCO_DA_GAMA.decisions(state):
        (decision,) = decisions
        step = step * 31 % 997 + 1
        forward = [choice for choice in decision.choices if type(choice).__name__ not in ("Back", "Decline")]
        pool = forward or decision.choices
        play(VASCO_DA_GAMA, match, state, decision.seat, pool[step % len(pool)])
    return chronicle(VASCO_DA_GAMA, match)


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


@pytest.mark.parametrize("code", OFFERED)
def test_the_blurb_fits_its_places(code):
    set_language(code)
    words = blurb("vasco_da_gama")
    assert set(words.briefs) == set(Options.model_fields)
    assert all(cell_len(brief) <= 46 for brief in words.briefs.values())
    assert cell_len(words.first_look_short) <= 70
    assert cell_len(words.rest) <= 114
    assert all(words.first_look(humans) for humans in range(5))
    assert all(words.deal(seats) for seats in range(2, 5))
    assert words.contents[0][0] == len(BASE.projects)


def test_where_a_saved_match_stands():
    assert WORDS.saved_phase(stranger(position(seats=2, phase=1, round=4))) == "round 4, placing discs"
    state = position(seats=2, phase=3, held="M6", holders={"girolamo": A})
    assert WORDS.phase(stranger(state)) == ["round 3 of 5", "sailing"]
    assert WORDS.secrets_title("Ana") == "nothing is hidden in this game"
