"""What holds for the words of every game: menus, sentences, previews, inspection."""

from types import SimpleNamespace

import pytest
from rich.cells import cell_len

from piratebox.language import OFFERED, set_language
from piratebox.wording import teller
from rules.core.chance import Chance

from . import libertalia_games, meuterer_games, pirate_king_games, vasco_da_gama_games
from .games import menus

WORDED = [games.GAME for games in (libertalia_games, meuterer_games, vasco_da_gama_games, pirate_king_games)]
every_table = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        pytest.param(game, seats, options, id=f"{game.key}-{name}")
        for game in WORDED
        for seats, options, name in game.tried()
    ],
)


def is_plain(text):
    """Whether every field of a sentence has been filled; names and cards may look like one."""
    return bool(text) and "{" not in text.replace("{name}", "").replace("{eyes}", "")


@every_table
def test_menus_reach_exactly_the_legal_choices_by_distinct_single_keys(game, seats, options):
    kinds = set()
    for seed in (1, 2):
        for state, decision, *_ in game.random_game(seats, options, seed):
            kinds.add(decision.kind)
            root = game.words.menu(game.game.view(state, decision.seat), decision, game.hard_names)
            assert sorted(map(repr, root.choices())) == sorted(map(repr, decision.choices))
            for menu in menus(root):
                keys = [item.key for item in menu.items]
                assert len(set(keys)) == len(keys) and all(len(key) == 1 for key in keys)
                assert not set(keys) & set(game.reserved), "keys of the table"
                for item in menu.items:
                    assert item.label and bool(item.reason) == (item.choice is None and item.menu is None)
                    assert item.choice is None or cell_len(item.note) <= game.note_cells
    assert game.always <= kinds <= game.kinds


@pytest.mark.parametrize("code", OFFERED)
@every_table
def test_events_and_consequences_become_sentences(game, seats, options, code):
    set_language(code)
    sentence = teller(SimpleNamespace(game=game.key, options=options.model_dump()))
    kinds = set()
    for state, decision, choice, events in game.random_game(seats, options, seed=3):
        for view in (game.stranger(state), game.game.view(state, decision.seat)):
            for how in game.ways:
                lines = game.words.consequence(view, choice, game.hard_names, **how)
                assert lines and all(map(is_plain, lines))
        for event in events:
            text = sentence(event, game.hard_names)
            assert is_plain(text) if text is not None else event.kind in game.untold
            kinds.add(event.kind)
    assert game.events <= kinds


@every_table
def test_consequence_is_the_same_for_everybody_and_in_positions_that_look_the_same(game, seats, options):
    for number, (state, decision, choice, _) in enumerate(game.random_game(seats, options, seed=5)):
        if number % 5:
            continue
        view = game.stranger(state)
        ours = game.words.consequence(view, choice, game.names)
        other = game.stranger(game.game.imagine(view, Chance.seeded(number)))
        assert ours == game.words.consequence(other, choice, game.names)
        if decision.kind not in game.secret:
            for seat in range(seats):
                assert ours == game.words.consequence(game.game.view(state, seat), choice, game.names)


@pytest.mark.parametrize("code", OFFERED)
@every_table
def test_everything_can_be_inspected_and_nothing_private_is_told(game, seats, options, code):
    set_language(code)
    inspect = game.words.inspection
    for number, (state, *_) in enumerate(game.random_game(seats, options, seed=7)):
        if number % game.every:
            continue
        view, own = game.stranger(state), game.game.view(state, number % seats)
        for target in game.targets(view):
            shown = inspect(view, target, game.names)
            assert shown is not None and shown.target == target and shown.name and shown.kind
            assert all(label and text and cell_len(label) <= 8 for label, text in shown.facts)
            assert shown.face and all(shown.face) and len(shown.face) <= 3
            assert shown == inspect(own, target, game.names)
