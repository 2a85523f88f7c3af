"""Every game in words: menus reach exactly the legal choices, every event and refusal has a sentence."""

import ast
import re
from inspect import getmodule
from pathlib import Path

import pytest

import rules
from piratebox.language import OFFERED, set_language
from piratebox.wording import WORDINGS
from rules import GAMES
from rules.core.chance import Chance
from tests.wording.games import menus

from .tables import random_match, some_steps

HARD_NAMES = ("[/", "{name}", "%s", "阿娜", "שרה", "[red]x")


@pytest.mark.parametrize("code", OFFERED)
def test_menu_reaches_exactly_the_legal_choices(table, code):
    set_language(code)
    wording = WORDINGS[table.key]
    steps, _ = random_match(table, 1)
    for step in steps:
        for decision in step.decisions:
            menu = wording.menu(table.game.view(step.before, decision.seat), decision, HARD_NAMES)
            offered = list(menu.choices())
            assert set(offered) == set(decision.choices)
            assert len(offered) == len(decision.choices)


def test_keys_of_a_menu_are_distinct_and_single(table):
    wording = WORDINGS[table.key]
    for step in some_steps(table, 2):
        for decision in step.decisions:
            root = wording.menu(table.game.view(step.before, decision.seat), decision, HARD_NAMES)
            for menu in menus(root):
                keys = [item.key for item in menu.items]
                assert len(set(keys)) == len(keys)
                assert all(len(key) == 1 for key in keys)


@pytest.mark.parametrize("code", OFFERED)
def test_events_and_consequences_become_sentences(table, code):
    set_language(code)
    wording, game = WORDINGS[table.key], table.game
    steps, _ = random_match(table, 3)
    for step in steps:
        stranger = game.view(step.before, None)
        for short in (False, True):
            sentences = wording.consequence(stranger, step.choice, HARD_NAMES, short=short)
            assert all(isinstance(sentence, str) and sentence for sentence in sentences)
        for event in step.events:
            told = wording.sentence(event, HARD_NAMES)
            assert told is None or (told and "{" not in told.replace("{name}", ""))


def test_consequence_is_the_same_in_positions_that_look_the_same(table):
    wording, game = WORDINGS[table.key], table.game
    for step in some_steps(table, 4):
        view = game.view(step.before, None)
        other = game.view(game.imagine(view, Chance.seeded(9)), None)
        ours = wording.consequence(view, step.choice, HARD_NAMES)
        assert ours == wording.consequence(other, step.choice, HARD_NAMES)


@pytest.mark.parametrize("code", OFFERED)
@pytest.mark.parametrize("key", GAMES)
def test_every_reason_of_the_rules_has_words_and_no_other(key, code):
    set_language(code)
    folder = Path(rules.__file__).parent / key
    source = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))
    returned = {
        node.value
        for function in ast.walk(ast.parse(source))
        if isinstance(function, ast.FunctionDef)
        and re.search("why_not|reason|refus|what_is_asked", function.name)
        for statement in ast.walk(function)
        if isinstance(statement, ast.Return) and statement.value is not None
        for node in ast.walk(statement.value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    codes = {found for found in returned if re.fullmatch(r"[a-z_]+", found)}
    reason = WORDINGS[key].reason
    assert len(codes) > 10 and codes == set(getmodule(reason).REASONS)
    assert all(reason(found).endswith((".", "。")) for found in codes)
