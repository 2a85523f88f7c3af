"""Computer players at the table."""

import pytest

from piratebox.app import PirateBox
from piratebox.bots.minds import Minds
from piratebox.screens.game_screen import GameScreen
from piratebox.start import OpenPlay, Start
from piratebox.table.players import Player
from rules import GAMES

GAME = GAMES["spanish_main"]


@pytest.fixture
def made(monkeypatch):
    """Every mind that is made, in order."""
    minds = []

    class CountedMinds(Minds):
        def __init__(self, worker):
            super().__init__(worker)
            minds.append(self)

    monkeypatch.setattr("piratebox.screens.bot_turns.Minds", CountedMinds)
    return minds


async def human_turn(pilot):
    for _ in range(60):
        await pilot.pause(0.05)
        table = pilot.app.screen
        if isinstance(table, GameScreen) and table.choosing is not None and table.acting_human == 0:
            return table
    raise AssertionError("the human is never asked")


async def test_bots_remember_nothing_of_what_was_taken_back(made):
    players = (
        Player(name="Ana", colour="amber"),
        Player(name="Bea", colour="sky", kind="bot", level="deckhand"),
    )
    app = PirateBox(Start(open=OpenPlay("spanish_main", players, GAME.options(), 2446), motion=False))
    app.settings.bot_pace = "instant"
    async with app.run_test(size=(120, 40)) as pilot:
        table = await human_turn(pilot)
        while not made:
            await pilot.press("1")
            table = await human_turn(pilot)
        first = made[-1]
        place = table.session.place
        table.rewind(0)
        table = await human_turn(pilot)
        while table.session.place < place:
            await pilot.press("1")
            table = await human_turn(pilot)
        assert len(made) == 2 and made[-1] is not first
