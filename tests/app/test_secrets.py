"""Nothing of a seat's secrets reaches a screen that others may see.

Positions that differ only in what a viewer cannot know must give that viewer the same frames, cell for cell
and colour for colour, whatever is opened.
"""

import pytest

from piratebox.screens.curtain import Curtain
from piratebox.screens.spanish_main import SpanishMainScreen
from rules import GAMES
from rules.core.chance import Chance

from .box import text
from .pilot import look, looks, open_app, people, press, swap_secrets

GAME = GAMES["spanish_main"]
TWO = people(2)
WALK = ("right", "left", "a", "1", "right", "escape", "escape", "p", "escape", "l", "l")
"""Keys that walk menus and panels without choosing anything."""


def walk(app):
    """Those keys, and the way into the first card that asks for a target."""
    items = app.screen.choosing.menu.items
    card = next((item.key for item in items if item.target.startswith("card:") and item.menu), None)
    return [*WALK, *([card, "right", "down", "escape"] if card else [])]


async def pass_first_looks(pilot):
    """Both humans look at their pirates and fold them away."""
    for _ in range(2):
        await press(pilot, "space", "enter")


def assert_same(shown):
    """All lists of frames are equal; the first frame and row that differ are named."""
    for other in shown[1:]:
        for step, (one, two) in enumerate(zip(shown[0], other, strict=True)):
            for row, (ours, theirs) in enumerate(zip(one[0], two[0], strict=True)):
                assert ours == theirs, f"frame {step}, row {row}"
            assert one[1:] == two[1:], f"titles of frame {step}"


async def test_public_turn_shows_the_same_whoever_owns_what():
    app = open_app(GAME, TWO)
    async with app.run_test(size=(120, 40)) as pilot:
        await pass_first_looks(pilot)
        assert isinstance(app.screen, SpanishMainScreen)
        owners, shown = set(), []
        for seed in range(3):
            swap_secrets(app, None, seed)
            await pilot.pause()
            owners.add(tuple(app.screen.session._state.owner.values()))
            keys = [*walk(app), "s", "s", "d", "d", "c", "c", "i", "right", "right", "escape", "h", "right"]
            shown.append(await looks(pilot, keys))
            await pilot.press("left")
        assert len(owners) == 3, "the positions differ"
        assert_same(shown)


async def test_help_and_game_menu_show_the_same_whoever_owns_what():
    app = open_app(GAME, TWO)
    async with app.run_test(size=(100, 30)) as pilot:
        await pass_first_looks(pilot)
        shown = []
        for seed in range(2):
            swap_secrets(app, None, seed)
            shown.append(await looks(pilot, ["question_mark", "2", "3", "escape", "g", "escape"]))
        assert_same(shown)


async def test_a_private_turn_shows_only_what_its_seat_knows():
    app = open_app(GAME, TWO, hand=True, upcoming=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pass_first_looks(pilot)
        assert isinstance(app.screen, Curtain)
        await pilot.press("space")
        await pilot.pause()
        table = app.screen
        seat = table.decision.seat
        hands, shown = set(), []
        for seed in range(3):
            swap_secrets(app, seat, seed)
            await pilot.pause()
            hands.add(tuple(table.session._state.hands[1 - seat]))
            shown.append(await looks(pilot, [*walk(app), "s", "s", "d", "d", "i", "escape"]))
        assert len(hands) > 1, "the positions differ"
        assert_same(shown)


async def test_a_folded_private_turn_is_empty():
    app = open_app(GAME, TWO, hand=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await pass_first_looks(pilot)
        await pilot.press("space")
        await pilot.pause()
        table = app.screen
        hand = table.session.view(table.decision.seat).hand
        names = {table.wording.inspection(None, f"card:{card}").name for card in hand}
        assert any(name in text(app) for name in names)
        shown = []
        for seed in range(3):
            swap_secrets(app, None, seed)
            await pilot.press("h")
            await pilot.pause()
            assert not any(name in text(app) for name in names)
            shown.append(await looks(pilot, ["right", "1", "enter", "i", "escape", "l", "l", "s", "s"]))
        assert_same(shown)
        assert table.session.place == 0, "nothing can be chosen from folded secrets"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_curtain_and_what_lies_behind_it_are_the_same_for_all_deals(size):
    shown = []
    for seed in range(2):
        app = open_app(GAME, TWO, seed=11, hand=True)
        async with app.run_test(size=size, tooltips=True, notifications=True) as pilot:
            await pass_first_looks(pilot)
            behind = app.screen_stack[-2]
            behind.session._state = GAME.imagine(behind.session.view(None), Chance.seeded(seed))
            assert isinstance(app.screen, Curtain)
            assert behind._choosing is None
            assert behind.private() is None
            app.pop_screen()
            await pilot.pause()
            shown.append(look(app))
    assert_same([[frame_] for frame_ in shown])


async def test_secrets_fold_when_the_terminal_shrinks_or_loses_the_focus():
    app = open_app(GAME, TWO)
    async with app.run_test(size=(100, 30)) as pilot:
        await pass_first_looks(pilot)
        table = app.screen
        for lose in ("shrink", "blur"):
            await pilot.press("h", "h")
            await pilot.pause()
            assert table.private() is not None
            if lose == "shrink":
                await pilot.resize_terminal(60, 20)
                await pilot.pause(0.3)
                assert table.private() is None
                assert "60x20" in text(app)
                await pilot.resize_terminal(100, 30)
                await pilot.pause(0.3)
            else:
                app.on_app_blur(None)
                await pilot.pause()
            assert table.private() is None


async def test_peeking_on_a_public_turn_takes_two_presses():
    app = open_app(GAME, TWO)
    async with app.run_test(size=(100, 30)) as pilot:
        await pass_first_looks(pilot)
        table = app.screen
        await pilot.press("h")
        assert table.private() is None
        await pilot.press("right", "h")
        assert table.private() is None, "another key in between disarms"
        await pilot.press("h")
        assert table.private() is not None
        await pilot.press("r")
        await pilot.pause()
        assert table.private() is None, "the turn is over"
