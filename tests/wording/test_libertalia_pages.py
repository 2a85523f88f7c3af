"""Libertalia in words: help, inspection, results, replay, blurb."""

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
from piratebox.wording.libertalia.rulings import rulings_about
from piratebox.wording.results import result_words
from rules.core.match import play, start
from rules.libertalia import LIBERTALIA
from rules.libertalia.components import BOOTY, CARDS_EACH, CHARACTERS, COLOURS, KINDS
from rules.libertalia.state import Options
from tests.app.wide_words import speak_wide
from tests.rules.libertalia.position import position

from .libertalia_games import NAMES, WORDS, every_table, random_game, stranger

STEP_KINDS = ("play", "parrot", "recruit", "keep", "gunner", "sell", "revive", "booty", "saber", "waitress")


@pytest.fixture(autouse=True)
def english():
    yield
    set_language("en")


# --- help -------------------------------------------------------------------------------------------------


def blocks(kind, now=None):
    return [block for page in pages("libertalia", now) for block in page.blocks if isinstance(block, kind)]


def test_every_character_and_token_has_its_row_with_text_and_provenance():
    rows = [row for block in blocks(Rows) for row in block.rows]
    for card in CHARACTERS.values():
        row = next(row for row in rows if row.target == f"card:{card.id}")
        assert row.cells[:2] == (str(card.rank), card.name.en)
        assert (row.text, row.provenance) == (card.text.en, card.provenance.effect)
    for token in BOOTY:
        row = next(row for row in rows if row.target == f"token:{token.id}")
        assert row.cells == (token.name.en, str(token.count)) and row.text == token.text.en
    assert all(INSPECTIONS["libertalia"](None, row.target, ()) for row in rows if row.target)


def test_all_thirty_two_rulings_are_there_once():
    rulings = [ruling for block in blocks(Rulings) for ruling in block.rulings]
    assert sorted(ruling.number for ruling in rulings) == list(range(1, 33))
    assert len({ruling.text for ruling in rulings}) == 32
    known = {*(card.id for card in CHARACTERS.values()), *KINDS, "den"}
    assert {id for ruling in rulings for id in ruling.about} <= known
    assert [ruling.number for ruling in rulings_about("brute")] == [6, 19]


@pytest.mark.parametrize("kind", STEP_KINDS)
def test_the_step_the_game_waits_in_is_filled(kind):
    (steps,) = blocks(Steps, kind)
    words = {"play": "Sunrise", "booty": "Dusk", "saber": "Dusk", "waitress": "Night"}
    assert [step.word for step in steps.steps if steps.is_now(step)] == [words.get(kind, "Day")]


def test_the_edition_names_who_made_it_and_how_to_correct_it():
    last = pages("libertalia")[-1]
    words = " ".join(cell for block in last.blocks for cells in block.lines() for cell in cells)
    for needed in ("Paolo Mori", "Marabunta", "Asterion", "2012", "unofficial", "data/characters.toml"):
        assert needed in words


@pytest.mark.parametrize("width", [78, 86, 110])
@pytest.mark.parametrize("language", ["en", "zh_Hant", "wide"])
def test_no_line_of_help_is_too_wide(width, language, monkeypatch):
    if language == "wide":
        speak_wide(monkeypatch)
    else:
        set_language(language)
    for page in pages("libertalia", "play"):
        for line in lay_out(page, width):
            end = 0
            for column, words, _ in sorted(line.spans):
                assert column >= end, (page.title, line)
                end = column + cell_len(words)
            assert end <= width, (page.title, line)


def test_pages_have_a_digit_each_and_their_tabs_fit_a_narrow_screen():
    tabs = [page.tab for page in pages("libertalia")]
    assert len(tabs) <= 9
    assert sum(5 + cell_len(tab) for tab in tabs) <= 80


# --- inspection -------------------------------------------------------------------------------------------


def everything(view):
    yield from (f"card:{card.id}" for card in CHARACTERS.values())
    yield from (f"hand:{rank}" for rank in CHARACTERS)
    yield from (f"token:{kind}" for kind in KINDS)
    yield from (f"colour:{id}" for id in COLOURS)
    yield from (f"seat:{seat}" for seat in range(len(view.colours)))
    yield from (f"slot:{place}" for place in range(len(view.ship)))
    yield from (f"den:{seat}:{rank}" for seat, den in enumerate(view.dens) for rank in den)
    for day, space in enumerate(view.board, start=1):
        yield from (f"booty:{day}:{place}" for place in range(sum(space)))


@every_table
def test_everything_can_be_inspected_and_nothing_private_is_told(seats, options):
    inspect = WORDS.inspection
    for number, (state, *_) in enumerate(random_game(seats, options, seed=7)):
        if number % 23:
            continue
        view = stranger(state)
        for target in everything(view):
            shown = inspect(view, target, NAMES)
            assert shown is not None and shown.target == target and shown.name
            assert all(label and text and cell_len(label) <= 8 for label, text in shown.facts)
            assert shown == inspect(LIBERTALIA.view(state, number % seats), target, NAMES)


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


def story_of(seats, seed=4, **options):
    match, state = start(LIBERTALIA, seats, Options(**options), seed)
    for _ in range(5000):
        decisions = LIBERTALIA.decisions(state)
        if not decisions:
            break
        play(
            LIBERTALIA,
            match,
            state,
            decisions[0].seat,
            decisions[0].choices[seed % len(decisions[0].choices)],
        )
    return chronicle(LIBERTALIA, match)


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


@pytest.mark.parametrize("code", OFFERED)
def test_the_blurb_fits_its_places(code):
    set_language(code)
    words = blurb("libertalia")
    assert set(words.briefs) == set(Options.model_fields)
    assert all(cell_len(brief) <= 46 for brief in words.briefs.values())
    assert cell_len(words.first_look_short) <= 70
    assert cell_len(words.rest) <= 114
    assert all(words.first_look(humans) and words.deal(max(2, humans)) for humans in range(7))
    assert sum(count for count, _ in words.contents[:1]) == CARDS_EACH
