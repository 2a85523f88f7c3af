"""The help of every game: it fits, and says all that it must."""

import pytest
from rich.cells import cell_len

from piratebox.language import OFFERED, set_language
from piratebox.widgets.help_lines import lay_out
from piratebox.wording import WORDINGS, group_name, pages
from piratebox.wording.blurbs import blurb
from piratebox.wording.contents import INSPECTIONS
from piratebox.wording.help_page import Paragraph, Rows, Rulings, Steps, provenance_word
from piratebox.wording.keys import table_keys
from rules import GAMES
from tests.app.wide_words import speak_wide
from tests.wording.games import help_blocks

from .help_facts import FACTS
from .tables import TABLES, random_match

WIDE = "words of wide characters"
every_game = pytest.mark.parametrize("key", GAMES)


def test_every_game_has_its_facts():
    assert set(FACTS) == set(GAMES)


@every_game
@pytest.mark.parametrize("width", [78, 86, 110])
@pytest.mark.parametrize("language", [*OFFERED, WIDE])
def test_no_line_is_too_wide_and_nothing_is_lost(key, width, language, monkeypatch):
    if language == WIDE:
        speak_wide(monkeypatch)
    else:
        set_language(language)
    for page in pages(key, next(kind for kinds in FACTS[key].steps.values() for kind in kinds)):
        lines = lay_out(page, width)
        for line in lines:
            end = 0
            for column, words, _ in sorted(line.spans):
                assert column >= end, (page.title, line)
                end = column + cell_len(words)
            assert end <= width, (page.title, line)
        laid = "".join(words for line in lines for _, words, _ in line.spans)
        said = "".join(cell for block in page.blocks for cells in block.lines() for cell in cells)
        assert sorted(laid.replace(" ", "")) == sorted(said.replace(" ", ""))
        assert len({line.entry for line in lines if line.entry is not None}) == sum(
            len(block.lines()) for block in page.blocks
        )


@every_game
def test_pages_have_a_digit_each_and_their_tabs_fit_a_narrow_screen(key):
    tabs = [page.tab for page in pages(key)]
    assert len(tabs) == FACTS[key].pages == len(set(tabs)) <= 9
    assert sum(5 + cell_len(tab) for tab in tabs) <= 80
    assert all(isinstance(page.blocks, tuple) for page in pages(key))
    assert help_blocks(key, Paragraph)


@every_game
def test_all_rulings_of_the_dossier_are_there_once(key):
    facts = FACTS[key]
    rulings = [ruling for block in help_blocks(key, Rulings) for ruling in block.rulings]
    assert sorted(ruling.number for ruling in rulings) == list(range(1, facts.rulings + 1))
    assert len({ruling.text for ruling in rulings}) == facts.rulings
    components = {row.key for row in GAMES[key].cards() if row.group in facts.components}
    about = {id for ruling in rulings for id in ruling.about}
    assert about - components == set(facts.about)


@every_game
def test_the_step_the_game_waits_in_is_filled(key):
    (steps,) = help_blocks(key, Steps)
    assert not steps.shows_now
    assert {step.word: step.keys for step in steps.steps} == FACTS[key].steps
    for word, kinds in FACTS[key].steps.items():
        for kind in kinds:
            (steps,) = help_blocks(key, Steps, kind)
            assert steps.shows_now
            assert [step.word for step in steps.steps if steps.is_now(step)] == [word]


@every_game
def test_every_decision_belongs_to_one_step(key):
    asked = {
        decision.kind
        for table in TABLES
        if table.key == key
        for step in random_match(table, 1)[0]
        for decision in step.decisions
    }
    kinds = [kind for kinds in FACTS[key].steps.values() for kind in kinds]
    assert asked - set(FACTS[key].before) <= set(kinds) and len(kinds) == len(set(kinds))


@every_game
def test_the_edition_names_who_made_it_and_how_to_correct_it(key):
    last = pages(key)[-1]
    words = " ".join(cell for block in last.blocks for cells in block.lines() for cell in cells)
    for needed in ("unofficial", *FACTS[key].edition):
        assert needed in words


@every_game
def test_every_row_says_where_it_comes_from_and_what_it_points_to_can_be_inspected(key):
    for block in help_blocks(key, Rows):
        for row, cells in zip(block.rows, block.lines(), strict=True):
            assert cells[-1] == provenance_word(row.provenance)
            assert not row.target or INSPECTIONS[key](None, row.target, ()) is not None


@every_game
def test_every_component_belongs_to_a_named_group(key):
    groups = {row.group for row in GAMES[key].cards()}
    assert groups == set(WORDINGS[key].groups())
    assert all(group_name(key, group) for group in groups)


@every_game
def test_keys_are_one_table_and_all_of_them_are_in_the_help(key):
    keys = table_keys(key)
    pressed = [letter for entry in keys for letter in entry.keys]
    assert len(pressed) == len(set(pressed)) and len({entry.id for entry in keys}) == len(keys)
    terms = dict(pages(key)[0].blocks[1].lines())
    assert terms == {entry.label: entry.text for entry in keys}
    assert all(cell_len(entry.short) <= 17 for entry in keys)


@every_game
@pytest.mark.parametrize("code", OFFERED)
def test_the_blurb_fits_its_places(key, code):
    set_language(code)
    words, game = blurb(key), GAMES[key]
    assert set(words.briefs) == set(game.options.model_fields)
    assert all(cell_len(brief) <= 46 for brief in words.briefs.values())
    assert cell_len(words.first_look_short) <= 70
    assert cell_len(words.rest) <= 114 and cell_len(words.hook) <= 36
    for humans in range(max(game.seats) + 1):
        assert words.first_look(humans) and words.deal(max(min(game.seats), humans))
