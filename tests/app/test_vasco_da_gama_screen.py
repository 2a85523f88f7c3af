"""Vasco da Gama on screen: panels, pages, nothing hidden, whole games through the real app."""

import pytest
from rich.cells import cell_len

from piratebox.app import PirateBox
from piratebox.screens.curtain import Curtain
from piratebox.screens.game_screen import GameScreen
from piratebox.screens.result import ResultScreen
from piratebox.screens.setup import SetupScreen
from piratebox.screens.setup_form import SetupForm
from piratebox.start import OpenResume, Start
from piratebox.table.corrections import corrections_file, read_corrections, with_corrections
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.furniture import Seat
from piratebox.widgets.landings_panels import draw_crews, draw_score
from rules import GAMES
from rules.core.chance import Chance
from rules.vasco_da_gama.choices import Berth
from rules.vasco_da_gama.state import Options

from .box import frame, text
from .pilot import open_app, people, play_on
from .vasco_da_gama_scenes import BEA, COLOURS, GAME, NAMES, after, mock_up, position, scene_of
from .wide_words import speak_wide

CREWS = """\

  ▲ A Ana              13 VP
  Reals 5   captains 1 of 5
  crew  V G
  ready level 5, +1 VP
  project none
  holds Dias, Manuel I

▌▐◆ B Bea▌        14 ► 20 VP
▌ Reals 3   captains 2 of 5
▌ crew  T O W
▌ ready level 6
▌ project 4 crew 3, 7 crew 3
▌ holds Francisco

  ● C Cass             12 VP
  Reals 6   captains 1 of 5
  crew  V GG
  ready level 6
  project 5 crew 2, 7 crew 4
  holds Girolamo"""
CORRECT = '[[project]]\nid = "II-03"\nlevel = 6\n'


def seats(count):
    return [Seat(seat, NAMES[seat], COLOURS[seat]) for seat in range(count)]


def crews(state, width, height, choice=None):
    scene = scene_of(state, choice)
    canvas = Canvas(width, height)
    end = draw_crews(canvas, seats(state.seats), scene.view, scene.view.acting, scene.foresight)
    return end, [row.rstrip() for row in canvas.text()]


# --- panels -----------------------------------------------------------------------------------------------


def test_crews_are_the_mock_up():
    scene = mock_up()
    canvas = Canvas(29, 29)
    end = draw_crews(canvas, seats(3), scene.view, BEA, scene.foresight)
    assert "\n".join(row.rstrip() for row in canvas.text()).rstrip("\n") == CREWS
    assert end == 21


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("size", [(29, 29), (17, 21), (38, 13), (44, 40), (38, 19)])
def test_crews_have_room_for_every_seat_in_every_panel(count, size):
    end, rows = crews(after(60, count), *size)
    assert end <= size[1] - (5 if size[1] > 24 else 0)
    assert sum(name in "".join(rows) for name in NAMES) == count
    assert "".join(rows).count("VP") == count
    for held in ("Dias", "Girolamo"):
        assert held[:4] in "".join(rows)


def test_crews_show_money_and_captains_as_they_would_be():
    _, rows = crews(position(), 29, 29, Berth("L4.2"))
    assert rows[9] == "▌ Reals 3 ► 6   captains ►1/5"
    _, rows = crews(position(), 17, 21, Berth("L4.2"))
    assert "►6R" in "".join(rows) and "►20 VP" in "".join(rows)


def test_four_seats_leave_five_rows_for_the_log():
    end, rows = crews(after(60, 4), 29, 29)
    assert end == 23 and "".join(rows[23:]) == ""


def test_score_names_sources_and_what_phase_three_brings():
    canvas = Canvas(38, 13)
    draw_score(canvas, seats(3), scene_of(position()).view)
    rows = canvas.text()
    assert "▲ A Ana" in rows[1] and "17 VP" in rows[1]
    assert "sent 13, at the end 4" in rows[2]
    assert "phase three now: +2 VP, Reals +2" in rows[3]


def test_panels_keep_their_width_in_wide_words(monkeypatch):
    speak_wide(monkeypatch)
    for size in ((29, 29), (17, 21), (38, 13)):
        canvas = Canvas(*size)
        draw_crews(canvas, seats(4), scene_of(after(90, 4)).view, 1)
        draw_score(Canvas(38, 13), seats(4), scene_of(after(90, 4)).view)
        assert {cell_len(row) for row in canvas.text()} == {size[0]}


# --- whole games ------------------------------------------------------------------------------------------


def opened(language="en"):
    return open_app(GAME, people(2), 5, language=language)


async def play(pilot, chance):
    """Press the keys of listed choices to the end; returns the titles that were seen."""
    titles = set()

    async def watch(screen):
        assert not isinstance(screen, Curtain), "nothing is hidden in this game"
        if isinstance(screen, GameScreen) and not screen.reading.text:
            titles.add(screen.board_title())

    def among(items):
        return [item for item in items if item.key not in "bn"] or items

    end = await play_on(pilot, chance, 400, among=among, watch=watch)
    assert isinstance(end, ResultScreen), f"the game does not end: {text(pilot.app)}"
    return titles


@pytest.mark.parametrize(
    ("size", "language", "titles"),
    [((80, 24), "en", {"the sea", "the city"}), ((120, 40), "zh_Hant", None)],
)
async def test_a_whole_game_with_two_people(size, language, titles):
    app = opened(language)
    async with app.run_test(size=size, tooltips=True, notifications=True) as pilot:
        await pilot.pause()
        seen = await play(pilot, Chance(3))
        assert titles is None or seen == titles
        assert {cell_len(row) for row in frame(app)} == {size[0]}


async def test_pages_turn_and_open_by_themselves_again():
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert screen.board_title() == "the sea" and "t city" in text(app)
        await pilot.press("t")
        assert screen.board_title() == "the city" and "Projects" in text(app) and "t sea" in text(app)
        await pilot.press("t")
        assert screen.board_title() == "the sea"
        await pilot.press("t", "1")
        await pilot.pause()
        while screen.decision.kind != "place":
            await pilot.press(screen.choosing.menu.items[0].key)
            await pilot.pause()
        assert screen.board_title() == "the city"


async def test_nothing_is_hidden_and_says_so():
    app = opened()
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "nothing is hidden in this game" in text(app)
        assert "(h secrets)" in text(app)
        before = text(app)
        await pilot.press("h")
        assert text(app) == before
        await pilot.press("s")
        assert "if the game ended now" in text(app)


async def test_a_saved_game_goes_on_without_a_curtain():
    app = opened()
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press(app.screen.choosing.menu.items[0].key)
        await pilot.pause()
        kept = app.screen.session.saved.id
    again = PirateBox(Start(open=OpenResume(kept), motion=False))
    async with again.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert isinstance(again.screen, GameScreen) and again.screen.choosing is not None


async def test_many_berths_are_explained_one_by_one_in_a_low_prompt():
    app = opened()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        items = screen.choosing.menu.items
        assert len(items) > 8
        item = screen.choosing.item
        assert f"{item.key} {item.label}" in frame(app)[19]


# --- corrected values -------------------------------------------------------------------------------------


def write_corrections(content):
    path = corrections_file(GAME.key)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def test_without_a_file_nothing_is_corrected_and_nothing_is_offered():
    assert read_corrections(GAME.key) == ("", "")
    assert read_corrections("spanish_main") == ("", "")
    form = SetupForm(GAME)
    assert "corrections" not in form.options
    assert form.table()[1].corrections == ""


def test_a_corrections_file_is_used_unless_the_table_says_no():
    write_corrections(CORRECT.encode())
    found = read_corrections(GAME.key)
    assert found.text == CORRECT and not found.problem
    form = SetupForm(GAME, corrections=found.text)
    assert form.table()[1].corrections == CORRECT
    form.step_option("corrections", 1)
    assert form.table()[1].corrections == ""
    options = with_corrections(GAME, Options(space_reopens=True), found.text)
    assert options.corrections == CORRECT and options.space_reopens
    state = GAME.new(3, options, 1)
    assert state.box.level["II-03"] == 6
    assert with_corrections(GAMES["spanish_main"], GAMES["spanish_main"].options(), CORRECT) is not None


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b'[[project]]\nid = "II-03"\nlevel = 99\n', ("project row 1 (II-03)", "field level")),
        (b'[[project]]\nid = "IV-1"\n', ("project row 1 (IV-1)", "field id")),
        (b"[[ship]]\nid = 1\n", ("ship",)),
        (b"level = = 3", ()),
        (b"\xff\xfe\x00", ("utf-8",)),
        (b"#" * 300_000, ("200000",)),
    ],
)
def test_a_wrong_file_is_explained_with_file_row_field_and_reason(content, words):
    path = write_corrections(content)
    found = read_corrections(GAME.key)
    assert found.text == "" and str(path) in found.problem
    assert all(word in found.problem for word in words)


async def test_setting_up_says_what_is_wrong_with_the_file_and_goes_on():
    write_corrections(b'[[project]]\nid = "II-03"\nlevel = 99\n')
    app = PirateBox(Start(motion=False))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        app.open_setup(GAME.key)
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        assert "Corrected values are left out." in text(app) and "II-03" in text(app)
        assert "corrections" not in app.screen.form.options
