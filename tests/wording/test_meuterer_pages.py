"""Meuterer in words: help, inspection, results, replay, blurb."""

from dataclasses import replace

import pytest
from rich.cells import cell_len

from piratebox.language import OFFERED, set_language
from piratebox.screens.result_page import result_page
from piratebox.table.chronicle import chronicle
from piratebox.table.players import Player
from piratebox.widgets.help_lines import lay_out
from piratebox.wording import pages
from piratebox.wording.blurbs import blurb
from piratebox.wording.contents import INSPECTIONS
from piratebox.wording.help_page import Rows, Rulings, Steps
from piratebox.wording.meuterer.rulings import rulings_about
from piratebox.wording.results import result_words
from rules.core.chance import Chance
from rules.core.match import play, start
from rules.meuterer.components import CARDS, ISLANDS, KINDS, PIECES, PLACES, ROLE_CARDS, ROUNDS
from rules.meuterer.game import MEUTERER
from rules.meuterer.state import Options
from tests.app.wide_words import speak_wide

from .meuterer_games import NAMES, WORDS, every_table, mockup, random_game, stranger


@pytest.fixture(autouse=True)
def english():
    yield
    set_language("en")


# --- help -------------------------------------------------------------------------------------------------


def blocks(kind, now=None):
    return [block for page in pages("meuterer", now) for block in page.blocks if isinstance(block, kind)]


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
    assert all(INSPECTIONS["meuterer"](None, target, ()) for target in rows)
    names = [row.cells[0] for block in blocks(Rows) for row in block.rows if not row.target]
    assert names == ["Captain", *(piece.name.en for piece in PIECES)]


def test_all_twenty_nine_rulings_are_there_once():
    rulings = [ruling for block in blocks(Rulings) for ruling in block.rulings]
    assert sorted(ruling.number for ruling in rulings) == list(range(1, 30))
    assert len({ruling.text for ruling in rulings}) == 29
    known = {*ISLANDS, *KINDS, *ROLE_CARDS, "island", "pass", "salary", "stop", "seat"}
    assert {id for ruling in rulings for id in ruling.about} <= known
    assert [ruling.number for ruling in rulings_about("salary")] == [5, 6]


@pytest.mark.parametrize(
    ("kind", "word"),
    [
        ("salary", "Salary"),
        ("offer", "Offering"),
        ("take_role", "Offering"),
        ("weapon", "Mutiny"),
        ("allocate", "Pay"),
        ("bottom", "Refill"),
    ],
)
def test_the_step_the_game_waits_in_is_filled(kind, word):
    (steps,) = blocks(Steps, kind)
    assert len(steps.steps) == 10
    assert [step.word for step in steps.steps if steps.is_now(step)] == [word]


def test_the_edition_names_who_made_it_what_is_ours_and_how_to_correct_it():
    last = pages("meuterer")[-1]
    words = " ".join(cell for block in last.blocks for cells in block.lines() for cell in cells)
    for needed in (
        "Marcel-André Casasola Merkle",
        "Adlung-Spiele",
        "2000",
        "unofficial",
        "made up",
        "data/islands.toml",
        "Hochland",
    ):
        assert needed in words


@pytest.mark.parametrize("width", [78, 86, 110])
@pytest.mark.parametrize("language", ["en", "zh_Hant", "wide"])
def test_no_line_of_help_is_too_wide(width, language, monkeypatch):
    if language == "wide":
        speak_wide(monkeypatch)
    else:
        set_language(language)
    for page in pages("meuterer", "offer"):
        for line in lay_out(page, width):
            end = 0
            for column, words, _ in sorted(line.spans):
                assert column >= end, (page.title, line)
                end = column + cell_len(words)
            assert end <= width, (page.title, line)


def test_pages_have_a_digit_each_and_their_tabs_fit_a_narrow_screen():
    tabs = [page.tab for page in pages("meuterer")]
    assert len(tabs) == 7
    assert sum(5 + cell_len(tab) for tab in tabs) <= 80


# --- inspection -------------------------------------------------------------------------------------------


def everything(view):
    yield from ("pass", "weapon", "stop")
    yield from (f"{kind}:{card}" for card in CARDS for kind in ("hand", "good"))
    yield from (f"role:{role}" for role in ROLE_CARDS)
    yield from (f"island:{id}" for id in ISLANDS)
    yield from (f"island:{place}" for place in range(PLACES))
    yield from (f"goods:{place}" for place in view.open)
    yield from (f"seat:{seat}" for seat in range(view.seats))
    yield from (f"salary:{amount}" for amount in range(4))


@every_table
def test_everything_can_be_inspected_and_nothing_private_is_told(seats, options):
    inspect = WORDS.inspection
    for number, (state, *_) in enumerate(random_game(seats, options, seed=7)):
        if number % 19:
            continue
        view = stranger(state)
        for target in everything(view):
            shown = inspect(view, target, NAMES)
            assert shown is not None and shown.target == target and shown.name
            assert all(label and text and cell_len(label) <= 8 for label, text in shown.facts)
            assert all(shown.face) and len(shown.face) <= 3
            assert shown == inspect(MEUTERER.view(state, number % seats), target, NAMES)


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


def story_of(seats, seed=4, **options):
    match, state = start(MEUTERER, seats, Options(**options), seed)
    chance = Chance.seeded(seed)
    while decisions := MEUTERER.decisions(state):
        (decision,) = decisions
        choice = decision.choices[chance.below(len(decision.choices))]
        play(MEUTERER, match, state, decision.seat, choice)
    return chronicle(MEUTERER, match)


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


# --- menu and set-up --------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", OFFERED)
def test_the_blurb_fits_its_places(code):
    set_language(code)
    words = blurb("meuterer")
    assert set(words.briefs) == set(Options.model_fields)
    assert all(cell_len(brief) <= 46 for brief in words.briefs.values())
    assert cell_len(words.first_look_short) <= 70
    assert cell_len(words.rest) <= 114
    assert all(words.first_look(humans) and words.deal(max(3, humans)) for humans in range(5))


def test_every_component_belongs_to_a_named_group():
    assert {row.group for row in MEUTERER.cards()} == set(WORDS.groups())
