"""Whole games through the real app, with the keys a stranger would press."""

from functools import partial

import pytest

from piratebox.app import PirateBox
from piratebox.screens.curtain import Curtain
from piratebox.screens.game_screen import GameScreen
from piratebox.screens.menu import MenuScreen
from piratebox.screens.replay import ReplayScreen
from piratebox.screens.result import ResultScreen
from piratebox.start import OpenResume, Start
from piratebox.table.session import Session
from rules import GAMES
from rules.core.chance import Chance

from .box import frame, text
from .pilot import open_app, people, play_on, press

GAME = GAMES["spanish_main"]
MOST = 400
"""Keys after which a game is held to be stuck."""
NAMES = ("Ana [/", "小班{x}", "%s", "Dai")
"""Names that are hard to show."""
deckhands = partial(people, names=NAMES, level="deckhand")


async def play_to_the_end(pilot, chance):
    """Press the keys of all listed choices; Enter lifts no curtain, and something is always drawn."""
    app = pilot.app

    async def watch(screen):
        if isinstance(screen, Curtain):
            await pilot.press("enter")
            assert app.screen is screen, "Enter does not lift the curtain"
        elif isinstance(screen, GameScreen):
            assert {len(row) for row in frame(app)}, "something is drawn"

    end = await play_on(pilot, chance, MOST, among=list, watch=watch)
    assert isinstance(end, ResultScreen), "the game ends"


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
    app = open_app(GAME, deckhands(humans, bots), 7, language=language, **options)
    async with app.run_test(size=size, tooltips=True, notifications=True) as pilot:
        await pilot.pause()
        await play_to_the_end(pilot, Chance.seeded(humans, bots))
        assert len(app.shelf.finished()) == 1
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, MenuScreen)


async def test_a_game_goes_on_on_the_curtain_after_the_plug_was_pulled():
    app = open_app(GAME, deckhands(2), 7)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "enter", "space", "enter", "r", "r", "p", "p")
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
    app = open_app(GAME, deckhands(0, 2), 7)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(MOST):
            if isinstance(app.screen, ResultScreen):
                break
            await pilot.pause(0.05)
        assert isinstance(app.screen, ResultScreen)


@pytest.mark.parametrize(
    ("key", "bots", "most", "options"),
    [("meuterer", 2, 900, {"pirates": True}), ("pirate_king", 1, 1500, {})],
)
async def test_a_whole_game_in_ascii(key, bots, most, options):
    app = open_app(GAMES[key], people(1, bots), 7, ascii=True, **options)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await play_on(pilot, Chance.seeded(1, 2), most)
        assert isinstance(app.screen, ResultScreen) and len(app.shelf.finished()) == 1
        assert all(char < "\x7f" for char in text(app).replace("\n", ""))


@pytest.mark.parametrize(
    ("key", "bots", "options"),
    [("meuterer", 2, {"layout": "introductory"}), ("pirate_king", 3, {"open_ballots": True})],
)
async def test_rounds_in_chinese(key, bots, options):
    app = open_app(GAMES[key], people(2, bots), 7, language="zh_Hant", **options)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await play_on(pilot, Chance.seeded(2, 2), 60)
        (entry,) = app.shelf.list()
        assert len(app.shelf.load(entry.id).match.choices) > 15


@pytest.mark.parametrize(
    ("key", "first", "last"),
    [
        ("meuterer", ("the island ring", "OPEN NOW"), "THE LAST SALES"),
        ("pirate_king", ("tableaux",), "crowns"),
    ],
)
async def test_a_match_can_be_watched_again(key, first, last):
    game = GAMES[key]
    session = Session.begin(game, people(3), game.options(), 5, None)
    chance = Chance.seeded(5)
    while (decision := session.asked()) is not None:
        view = session.view(decision.seat)
        session.choose(decision.seat, game.judgement.policy(view, decision, chance))
    app = open_app(game, people(3))
    async with app.run_test(size=(120, 40)) as pilot:
        replay = ReplayScreen(session.saved)
        app.push_screen(replay)
        await pilot.pause()
        assert all(words in text(app) for words in first)
        for place in range(0, replay.story.last, max(1, replay.story.last // 12)):
            replay.move_to(place)
            await press(pilot, "o", "p")
        replay.move_to(replay.story.last)
        await pilot.pause()
        assert last in text(app)
