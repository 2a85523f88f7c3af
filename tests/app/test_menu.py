"""The menu: games, saved games with their troubles, and the keys."""

import dataclasses
from datetime import datetime

import pytest
from rich.cells import cell_len

from piratebox.screens.menu import MenuScreen
from piratebox.table.players import Player
from piratebox.table.saved_game import SavedGame
from piratebox.table.saves import Shelf
from piratebox.widgets import covers, menu_page, menu_tiles
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.furniture import Seat
from piratebox.widgets.menu_page import MenuScene, SaveRow, draw_menu, when
from piratebox.wording.blurbs import blurb
from rules import GAMES
from rules.core.match import start

from .box import Box, speak, text

NOW = datetime(2026, 11, 30, 22, 0)
FIVE = {
    "spanish_main": ("The Spanish Main", "ship row, hidden owners", range(2, 5), 30),
    "second": ("Libertalia", "one crew, six days", range(2, 7), 45),
    "third": ("Meuterer", "captain against mutineer", range(3, 5), 60),
    "fourth": ("Vasco da Gama", "numbers, ships, Calicut", range(2, 5), 90),
    "fifth": ("Pirate King!", "flip or stop", range(2, 6), 15),
}


@dataclasses.dataclass
class Some:
    seats: range


def seats(*names):
    colours = ("amber", "sky", "green", "orange")
    return tuple(Seat(seat, name, colours[seat]) for seat, name in enumerate(names))


SAVES = (
    SaveRow("a", "The Spanish Main", "turn 14", seats("Ana", "Bea", "Cass"), datetime(2026, 11, 30, 21, 40)),
    SaveRow(
        "b",
        "Libertalia",
        "campaign 2, day 3",
        seats("Ana", "Bea", "Cass", "Dai"),
        datetime(2026, 11, 30, 20, 15),
    ),
    SaveRow("c", "Meuterer", "round 2", seats("Bea", "Ana", "Dai"), datetime(2026, 11, 29, 20, 15)),
)


def scene(**changes):
    fields = {
        "games": tuple(GAMES),
        "saves": SAVES,
        "replays": 12,
        "sailors": 4,
        "theme": "Lantern",
        "now": NOW,
        "last_tables": {"spanish_main": "Ana, Bea, Cass (bosun), Dai"},
    }
    return MenuScene(**{**fields, **changes})


def rows(shown, width, height, **how):
    canvas = Canvas(width, height, "ground", **how)
    draw_menu(canvas, shown)
    return canvas.text()


@pytest.fixture
def five_games(monkeypatch):
    real = blurb("spanish_main")

    def told(game):
        title, hook, _, minutes = FIVE[game]
        return dataclasses.replace(real, title=title, hook=hook, minutes=minutes)

    monkeypatch.setattr(menu_tiles, "GAMES", {key: Some(row[2]) for key, row in FIVE.items()})
    monkeypatch.setattr(menu_tiles, "blurb", told)
    monkeypatch.setattr(menu_page, "blurb", told)
    monkeypatch.setattr(covers, "COVERS", dict.fromkeys(FIVE, covers.COVERS["spanish_main"]))


@pytest.fixture
def english():
    speak("en")
    yield
    speak("en")


def test_five_games_look_like_the_wide_mockup(five_games):
    drawn = rows(scene(games=tuple(FIVE), game=1), 120, 40)
    assert drawn[1] == (
        "   █▀▀▀▄  ▀█▀  █▀▀▀▄  ▄▀▀▀▄  ▀▀█▀▀  █▀▀▀▀  █▀▀▀▄  ▄▀▀▀▄  ▀▄ ▄▀"
        "                        five pirate games, one keyboard   "
    )
    assert drawn[7] == (
        "   ╭─ 1 ────────────────╮ ┏━ 2 ━━━━━━━━━━━━━━━━┓ ╭─ 3 ────────────────╮ "
        "╭─ 4 ────────────────╮ ╭─ 5 ────────────────╮   "
    )
    assert drawn[16][3:25] == "│▀▀██▀▀▀███▀▀▀██▀▀▀██│"
    assert drawn[19] == (
        "   │ ship row, hidden   │ ┃ one crew, six days ┃ │ captain against    │ "
        "│ numbers, ships,    │ │ flip or stop       │   "
    )
    assert drawn[24] == "── resume " + "─" * 66 + "┬── shelf " + "─" * 34
    assert drawn[26] == (
        "   r The Spanish Main turn 14            ▲ Ana ◆ Bea ● Cass           21:40 │"
        "  v  Replays                    12 games   "
    )
    assert drawn[28].startswith(
        "     Libertalia       campaign 2, day 3  ▲ Ana ◆ Bea ● Cass ■ Dai     20:15 │"
    )
    assert drawn[30][70:76] == "unday "
    assert drawn[34] == "─" * 76 + "┴" + "─" * 43
    assert drawn[39].rstrip() == (
        " ? help   1-5 game   r resume   v replays   o settings   F2 language   q quit"
    )


def test_five_games_look_like_the_narrow_mockup(five_games):
    drawn = rows(scene(games=tuple(FIVE), game=1), 80, 24)
    assert drawn[0] == (" PIRATEBOX  five pirate games, one keyboard                         F2 繁體中文 ")
    assert drawn[2] == "╭ 1 ──────────╮ ┏ 2 ━━━━━━━━━━┓ ╭ 3 ──────────╮ ╭ 4 ──────────╮ ╭ 5 ──────────╮ "
    assert drawn[6][:16] == "│██▄▀▄▄▄▄▀▄▄█ │ "
    assert drawn[9] == "│The Spanish  │ ┃Libertalia   ┃ │Meuterer     │ │Vasco da Gama│ │Pirate King! │ "
    assert drawn[14] == (" r The Spanish Main  turn 14              today 21:40 │ v Replays            12 ")
    assert drawn[21].rstrip() == " enter set up a table"


def test_the_games_of_today_are_shown_and_no_others():
    drawn = "\n".join(rows(scene(), 120, 40))
    for key in GAMES:
        assert blurb(key).title in drawn
    assert "─ 2 ─" not in drawn or len(GAMES) > 1
    assert "last table: Ana, Bea, Cass (bosun), Dai" in drawn


def test_one_game_tells_its_story_beside_the_tile():
    for size in ((80, 24), (120, 40)):
        drawn = "\n".join(rows(scene(games=("spanish_main",)), *size))
        assert "Every player secretly owns" in drawn
        assert "58 adventures" in drawn


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (119, 40), (120, 36), (120, 38), (120, 40), (200, 60)])
def test_every_row_fits_in_both_languages_and_in_ascii(size, english):
    long = tuple(
        dataclasses.replace(
            SAVES[0], id=str(number), seats=seats("海" * 8, "W" * 16, "[/]", "x"), phase="long words " * 4
        )
        for number in range(30)
    )
    for code in ("en", "zh_Hant", "en_PIRATE"):
        speak(code)
        for saves in ((), SAVES, long):
            for change in ({}, {"in_saves": bool(saves)}, {"in_saves": bool(saves), "deleting": True}):
                shown = scene(saves=saves, save=max(0, len(saves) - 1), **change)
                for how in ({}, {"ascii": True}):
                    drawn = rows(shown, *size, **how)
                    assert all(cell_len(row) == size[0] for row in drawn)


def test_ascii_keeps_every_ornament_plain(english):
    shown = scene()
    drawn = rows(shown, 120, 40, ascii=True)
    left = {char for row in drawn for char in row if not char.isascii()}
    assert left <= set("繁體中文")


def test_times_are_said_as_people_say_them():
    assert when(datetime(2026, 11, 30, 9, 5), NOW, long=False) == "09:05"
    assert when(datetime(2026, 11, 30, 9, 5), NOW, long=True) == "today 09:05"
    assert when(datetime(2026, 11, 29, 23, 59), NOW, long=True) == "Sunday"
    assert when(datetime(2026, 11, 24, 0, 0), NOW, long=True) == "Tuesday"
    assert when(datetime(2026, 11, 23, 23, 0), NOW, long=True) == "2026-11-23"
    assert when(datetime(2026, 12, 2, 23, 0), NOW, long=True) == "2026-12-02"


def keep_game(shelf, *names):
    game = GAMES["spanish_main"]
    match, state, _ = start(game, len(names), game.options(), 5)
    saved = SavedGame.begin(game, [Player(name=name) for name in names], match, state)
    shelf.save(saved)
    return saved


@pytest.mark.parametrize("width", [1, 5, 20, 40, 60, 79])
@pytest.mark.parametrize("height", [1, 3, 10, 23])
def test_a_terminal_that_is_too_small_for_it_stops_nothing(width, height):
    canvas = Canvas(width, height)
    draw_menu(canvas, scene())
    assert {cell_len(row) for row in canvas.text()} == {width}


async def test_keys_lead_everywhere():
    app = Box(MenuScreen())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("1", "enter", "v", "n", "o", "question_mark", "q")
        assert [call[0] for call in app.asked] == [
            "open_setup",
            "open_setup",
            "open_shelf",
            "open_records",
            "open_settings",
            "open_help",
            "quit_table",
        ]
        assert app.asked[0] == ("open_setup", "spanish_main")
        app.asked.clear()
        await pilot.press("m", "t")
        assert app.motion and app.settings.motion
        assert "Parchment" in text(app)
        assert ("save_settings",) in app.asked


async def test_a_saved_game_is_shown_and_resumed():
    saved = keep_game(Shelf(), "Ana", "[/b]海")
    app = Box(MenuScreen())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        shown = text(app)
        assert "▲ Ana ◆ [/b]海" in shown
        assert "turn 1" in shown
        await pilot.press("r")
        assert app.asked == [("resume", saved.id)]


async def test_the_mouse_focuses_first_and_takes_then():
    saved = keep_game(Shelf(), "Ana", "Bea")
    app = Box(MenuScreen())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click(offset=(10, 14))
        assert app.asked == []
        await pilot.click(offset=(10, 14))
        assert app.asked == [("resume", saved.id)]
        await pilot.click(offset=(60, 14))
        await pilot.pause()
        assert app.asked[1:] == [("open_shelf",)]


async def test_a_saved_game_is_deleted_only_after_a_yes():
    shelf = Shelf()
    keep_game(shelf, "Ana", "Bea")
    app = Box(MenuScreen())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("delete", "y")
        assert len(shelf.list()) == 1
        await pilot.press("down", "delete")
        assert "Delete this saved game for good?" in text(app)
        await pilot.press("escape", "y")
        assert len(shelf.list()) == 1
        await pilot.press("delete", "y")
        assert shelf.list() == ()
        assert "no game waits to be resumed" in text(app)


async def test_a_damaged_game_is_listed_and_its_backup_opened():
    shelf = Shelf()
    saved = keep_game(shelf, "Ana", "Bea")
    shelf.save(saved)
    shelf.path(saved.id).write_bytes(b"piratebox save 1 sha256:" + b"0" * 64 + b"\n{}")
    app = Box(MenuScreen())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("r")
        shown = text(app)
        assert app.asked == []
        assert "damaged" in shown
        assert "b open the backup" in shown
        await pilot.press("b")
        assert app.asked == [("resume", saved.id)]
        assert "damaged" not in text(app)
    assert shelf.load(saved.id) == saved


async def test_a_damaged_game_without_a_backup_says_so():
    shelf = Shelf()
    saved = keep_game(shelf, "Ana", "Bea")
    shelf.path(saved.id).write_bytes(b"nonsense")
    app = Box(MenuScreen())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("down", "b")
        assert "There is no backup of this game." in text(app)
        assert app.asked == []


async def test_what_went_wrong_is_said_until_the_next_key():
    app = Box(MenuScreen())
    async with app.run_test(size=(80, 24)) as pilot:
        app.screen.tell("Another piratebox is playing this game.")
        await pilot.pause()
        assert "! Another piratebox" in text(app)
        await pilot.press("left")
        assert "! Another piratebox" not in text(app)


async def test_the_language_changes_in_place(english):
    app = Box(MenuScreen())
    async with app.run_test(size=(120, 40)) as pilot:
        assert "English" in text(app)
        app.next_language()
        await pilot.pause()
        assert "F2 English" in text(app)


async def test_a_small_terminal_is_told_what_is_needed():
    app = Box(MenuScreen())
    async with app.run_test(size=(79, 24)) as pilot:
        await pilot.pause()
        assert "79x24" in text(app)
        assert "resume" not in text(app)


@pytest.mark.parametrize("theme", ["lantern", "parchment", "signal", "nord", "textual-light"])
async def test_every_theme_can_paint_it(theme):
    app = Box(MenuScreen())
    async with app.run_test(size=(120, 40)) as pilot:
        app.theme = theme
        await pilot.pause()
        assert "PIRATE" in text(app) or "█▀▀▀▄" in text(app)
        colours = {
            segment.style.bgcolor for strip in app.screen._compositor.render_strips() for segment in strip
        }
        assert len(colours) > 2
