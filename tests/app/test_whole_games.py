"""Whole games through the real app, with the keys a stranger would press."""

import pytest

from piratebox.app import PirateBox
from piratebox.language import set_language
from piratebox.screens.curtain import Curtain
from piratebox.screens.game_screen import GameScreen
from piratebox.screens.menu import MenuScreen
from piratebox.screens.result import ResultScreen
from piratebox.start import OpenPlay, OpenResume, Start
from piratebox.table.players import Player
from rules import GAMES
from rules.core.chance import Chance

from .box import frame

MOST = 400
"""Keys after which a game is held to be stuck."""


@pytest.fixture(autouse=True)
def english():
    yield
    set_language("en")


def seats(humans, bots):
    """Humans with hard names first, then deckhands."""
    names = ("Ana [/", "小班{x}", "%s", "Dai")
    colours = ("amber", "sky", "green", "orange")
    return tuple(
        Player(name=names[seat], colour=colours[seat])
        if seat < humans
        else Player(name=names[seat], colour=colours[seat], kind="bot", level="deckhand")
        for seat in range(humans + bots)
    )


async def play_to_the_end(pilot, chance):
    """Press the keys of listed choices, lift curtains, until the result is there."""
    app = pilot.app
    for _ in range(MOST):
        screen = app.screen
        if isinstance(screen, ResultScreen):
            return
        if isinstance(screen, Curtain):
            await pilot.press("enter")
            assert app.screen is screen, "Enter does not lift the curtain"
            await pilot.press("space")
        elif isinstance(screen, GameScreen):
            assert {len(row) for row in frame(app)}, "something is drawn"
            if screen.looking is not None or screen.reading.text:
                await pilot.press("enter")
            elif screen.choosing is None:
                await pilot.pause(0.02)
            else:
                items = screen.choosing.menu.items
                await pilot.press(items[chance.below(len(items))].key)
        await pilot.pause()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("humans", "bots", "size", "language", "options"),
    [
        (2, 0, (80, 24), "en", {}),
        (2, 1, (120, 40), "zh_Hant", {"upcoming": True}),
        (2, 0, (100, 30), "zh_Hant", {"hand": True}),
        (1, 3, (80, 24), "en", {"hand": True, "upcoming": True}),
    ],
)
async def test_the_spanish_main(humans, bots, size, language, options):
    game = GAMES["spanish_main"]
    play = OpenPlay(game.key, seats(humans, bots), game.options(**options), 7)
    app = PirateBox(Start(open=play, language=language, motion=False))
    app.settings.bot_pace = "instant"
    set_language(language)
    async with app.run_test(size=size, tooltips=True, notifications=True) as pilot:
        await pilot.pause()
        await play_to_the_end(pilot, Chance.seeded(humans, bots))
        assert len(app.shelf.finished()) == 1
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, MenuScreen)


async def test_a_game_goes_on_on_the_curtain_after_the_plug_was_pulled():
    game = GAMES["spanish_main"]
    play = OpenPlay(game.key, seats(2, 0), game.options(), 7)
    app = PirateBox(Start(open=play, motion=False))
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("space", "enter", "space", "enter", "r", "r", "p", "p"):
            await pilot.press(key)
            await pilot.pause()
        saved = app.screen.session.saved
        assert len(saved.match.choices) == 3
    again = PirateBox(Start(open=OpenResume(saved.id), motion=False))
    async with again.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(again.screen, Curtain)
        assert any("passes" in sentence for _, sentence in again.screen.recap)
        await pilot.press("space")
        await pilot.pause()
        assert isinstance(again.screen, GameScreen)
        assert again.screen.session.place == 3
        assert again.screen.private() is None


async def test_watching_computer_players_only():
    game = GAMES["spanish_main"]
    play = OpenPlay(game.key, seats(0, 2), game.options(), 7)
    app = PirateBox(Start(open=play, motion=False))
    app.settings.bot_pace = "instant"
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(MOST):
            if isinstance(app.screen, ResultScreen):
                break
            await pilot.pause(0.05)
        assert isinstance(app.screen, ResultScreen)
