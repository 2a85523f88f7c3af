"""The settings: each takes effect at once, and is kept."""

import pytest
from rich.cells import cell_len

from piratebox.app import PirateBox
from piratebox.language import language
from piratebox.screens.settings import SettingsScreen
from piratebox.start import OpenMenu, Start
from piratebox.table.settings import Settings
from piratebox.themes import ROLES, SEAT_COLOURS, THEMES
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.settings_page import SettingRow, draw_settings

from .box import Box, speak, text


@pytest.fixture(autouse=True)
def english():
    speak("en")
    yield
    speak("en")


async def test_every_setting_takes_effect_at_once():
    app = Box(SettingsScreen())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("down", "right")
        assert app.theme == app.settings.theme == "parchment"
        assert "Parchment" in text(app)
        await pilot.press("down", "right")
        assert app.motion is app.settings.motion is True
        await pilot.press("down", "left")
        assert app.settings.bot_pace == "slow"
        await pilot.press("down", "right")
        assert app.ascii is app.settings.ascii is True
        assert text(app).replace("繁體中文", "").isascii()
        assert app.asked.count(("save_settings",)) == 4
        await pilot.press("escape")
        assert not isinstance(app.screen, SettingsScreen)


async def test_themes_of_textual_can_be_chosen():
    app = Box(SettingsScreen())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("down", "left")
        assert app.theme not in ("lantern", "parchment", "signal")
        assert app.theme == app.settings.theme
        assert app.theme in text(app)


@pytest.mark.parametrize("theme", [theme.name for theme in THEMES])
async def test_without_colours_every_seat_is_as_clear_as_ink(monkeypatch, theme):
    monkeypatch.setenv("NO_COLOR", "1")
    app = PirateBox(Start(open=OpenMenu(), theme=theme))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        roles = app.theme_variables
        crews = [role for role in ROLES if role.startswith("crew-")]
        assert {roles[role] for role in (*SEAT_COLOURS, *crews)} == {roles["ink"]}
        colours = {
            colour
            for strip in app.screen._compositor.render_strips()
            for segment in strip
            if segment.style and segment.style.color
            for colour in (segment.style.color.triplet,)
        }
        assert colours and all(colour.red == colour.green == colour.blue for colour in colours)


async def test_the_language_is_a_setting(monkeypatch):
    monkeypatch.setattr("piratebox.screens.settings.set_language", speak)
    app = Box(SettingsScreen())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right")
        assert language() == app.settings.language == "zh_Hant"
        assert "繁體中文" in text(app)
        await pilot.press("right")
        assert language() == app.settings.language == "en"


async def test_it_says_where_files_are_and_what_is_wrong_with_them():
    app = Box(SettingsScreen())
    app.settings_problem = "settings.json: theme: too short"
    async with app.run_test(size=(120, 40)):
        shown = text(app)
        assert "record.json" in shown
        assert "settings.json" in shown
        assert "The settings file cannot be used: settings.json: theme: too short" in shown


async def test_the_mouse_steps():
    app = Box(SettingsScreen())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click(offset=(54, 5))
        assert app.motion is True
        await pilot.click(offset=(35, 6))
        assert app.settings == Settings(motion=True)
        await pilot.click(offset=(35, 6))
        assert app.settings.bot_pace == "fast"


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("code", ["en", "zh_Hant", "en_PIRATE"])
def test_every_row_fits(size, code):
    speak(code)
    words = ("字" * 60, "x" * 200)
    setting = [SettingRow(key, words[0], words, 1, words[1]) for key in ("language", "theme", "c", "d", "e")]
    for how in ({}, {"ascii": True}):
        canvas = Canvas(*size, **how)
        draw_settings(canvas, setting, "theme", [("字" * 30, "/very/long" * 40)] * 3, "")
        assert all(cell_len(row) == size[0] for row in canvas.text())
