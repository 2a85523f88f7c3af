"""Every string has a translation, and the catalogues are what the sources say."""

import ast
import string
from pathlib import Path

import pytest

import piratebox
from piratebox.language import LANGUAGES, OFFERED, pick, sentences, set_language, t, tn
from rules import GAMES
from tests import catalogue

SOURCES = sorted(Path(piratebox.__file__).parent.rglob("*.py"))
TRANSLATED = [code for code in OFFERED if code != "en"]


def messages(catalog):
    """Id (the singular), plural or None, context, translation, of every message."""
    for message in catalog:
        if message.id:
            plural = message.id[1] if isinstance(message.id, tuple) else None
            single = message.id[0] if plural else message.id
            text = message.string[0] if isinstance(message.string, (tuple, list)) else message.string
            yield single, plural, message.context, text


def fields(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_message_is_translated_and_none_is_left_over(code):
    wanted = {(single, context) for single, _, context, _ in messages(catalogue.template())}
    kept = {(single, context): text for single, _, context, text in messages(catalogue.read(code))}
    assert set(kept) == wanted, "run python -m tests.catalogue"
    assert [single for (single, _), text in kept.items() if not text] == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_translations_fill_the_same_fields(code):
    for single, plural, _, text in messages(catalogue.read(code)):
        allowed = fields(single) | (fields(plural) if plural else set())
        assert fields(text) <= allowed, single
        assert fields(plural or single) <= fields(text) | {"n"}, single


@pytest.mark.parametrize("code", TRANSLATED)
def test_the_compiled_catalogue_is_the_one_that_is_kept(code):
    assert catalogue.path(code, "mo").read_bytes() == catalogue.compiled(catalogue.read(code))


@pytest.mark.parametrize("code", TRANSLATED)
@pytest.mark.parametrize("key", GAMES)
def test_every_card_has_its_words_in_every_language(code, key):
    for row in GAMES[key].cards():
        assert row.names["en"] and row.names[code]
        for words in (row.texts, row.notes):
            assert not words or (words["en"] and words[code])


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_messages_can_be_gathered(source):
    """A call in an f-string, or of anything but a literal or a rule's own field, is never gathered."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    hidden = {
        call
        for text in ast.walk(tree)
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call)
    }
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        if call.func.id not in catalogue.KEYWORDS or not call.args:
            continue
        assert call not in hidden, f"line {call.lineno}: {call.func.id}() in an f-string"
        first = call.args[0]
        literal = isinstance(first, (ast.Constant, ast.Attribute, ast.BoolOp, ast.Name))
        assert literal, f"line {call.lineno}: {call.func.id}() of an expression"
        assert not isinstance(first, ast.JoinedStr), f"line {call.lineno}"


def test_languages_switch_in_place():
    english = t("The game is over.")
    for code in LANGUAGES:
        set_language(code)
        assert (t("The game is over.") == english) == (code == "en")
        assert "7" in tn("{n} turn", "{n} turns", 7)
    with pytest.raises(ValueError, match="unknown language"):
        set_language("tlh")


def test_names_are_never_read_as_fields():
    for code in LANGUAGES:
        set_language(code)
        assert "{x} %s [/" in t("What does {name} do?", name="{x} %s [/")


def test_components_speak_the_current_language():
    words = {"en": "Fog", "zh_Hant": "濃霧"}
    set_language("zh_Hant")
    assert pick(words) == "濃霧"
    assert sentences(["一。", "", "二。"]) == "一。二。"
    set_language("en_PIRATE")
    assert pick(words) == "Fog"
    assert sentences(["One.", "Two."]) == "One. Two."
