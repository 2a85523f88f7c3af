"""Setting up a table: names of every kind, seats, options, seed, keyboard and mouse."""

import pytest
from rich.cells import cell_len

from piratebox.bots.levels import SELECTABLE
from piratebox.screens.setup import Field, SetupScreen
from piratebox.screens.setup_form import SeatForm, SetupForm
from piratebox.table.players import Player
from piratebox.table.settings import LastTable
from piratebox.themes import SEAT_COLOURS
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.setup_page import draw_setup
from piratebox.widgets.setup_parts import SetupScene
from rules import GAMES

from .box import Box, speak, text

GAME = GAMES["spanish_main"]
TOP = SELECTABLE[-1]


def form_of_the_mockup():
    form = SetupForm(GAME)
    form.seats = [
        SeatForm("Ana", None, "amber"),
        SeatForm("Bea", None, "sky"),
        SeatForm("Cass", TOP, "green"),
    ]
    form.seed = "2446"
    for key in ("advance_edge", "broadside"):
        del form.options[key]
    return form


def rows(form, here, width, height, **how):
    canvas = Canvas(width, height, **how)
    draw_setup(canvas, SetupScene("spanish_main", form, here))
    return canvas.text()


@pytest.fixture
def english():
    speak("en")
    yield
    speak("en")


# --- how it looks ------------------------------------------------------------------------------------------


def test_the_wide_setup_looks_like_its_mockup():
    drawn = rows(form_of_the_mockup(), "kind:2", 120, 40)
    assert drawn[0] == " THE SPANISH MAIN  set up the table" + " " * 59 + "3 seats │ 2 humans, 1 bot "
    assert drawn[1] == "┌─ seats " + "─" * 80 + "┬─ in the box " + "─" * 16 + "┐"
    assert drawn[5] == (
        "│  ▲ A     Ana_____________      ◂  human           ▸     ◂ ███ amber    ▸      - leave  "
        "│      ▀▀     █     ▀▀        │"
    )
    assert drawn[9].startswith(
        "│  ● C     Cass____________      ◂▐ bot: bosun     ▌▸     ◂ ███ green    ▸      - leave  │"
    )
    assert drawn[11].startswith("│  + add a fourth seat             the starting player is drawn by lot")
    assert drawn[15][:50] == "│  1  [ ]  Upcoming adventures      As many advent"
    assert drawn[26][:73] == "│  e       seed                     2446____________  n a new one        "
    assert drawn[19][91:118] == "With 3 players each holds 2"
    assert drawn[31] == (
        "├─ two humans: each looks at the own pirates behind the curtain before the first turn ───┴"
        + "─" * 29
        + "┤"
    )
    assert drawn[32][3:15] == "Who plays C?"
    assert drawn[33].startswith("│  human    deckhand   ▐bosun▌")
    assert (
        drawn[37] == "│  left and right change   up and down next field" + " " * 49 + "F5 sit down and deal │"
    )


def test_the_narrow_setup_looks_like_its_mockup():
    drawn = rows(form_of_the_mockup(), "kind:2", 80, 24)
    assert drawn[5].endswith("◂▐ bot: bosun    ▌▸   ◂ ███ green  ▸     - leave         ")
    assert drawn[6].startswith(" + add a fourth seat        the starting player is drawn by lot")
    assert drawn[10] == " 2 [ ] Movement cards in hand   private hands; every turn behind the curtain    "
    assert drawn[14] == " e     seed                     2446________    n a new one                     "
    assert drawn[17] == "─ each human looks at the own pirates behind the curtain first " + "─" * 17
    assert drawn[21] == (" left, right change   up, down next field                  F5 sit down and deal ")


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36), (120, 40), (200, 60)])
def test_every_row_fits_in_both_languages_and_in_ascii(size, english):
    for code in ("en", "zh_Hant", "en_PIRATE"):
        speak(code)
        for count in GAME.seats:
            form = SetupForm(GAME)
            form.seats = [SeatForm("海" * 8, None, colour) for colour in SEAT_COLOURS[:count]]
            for here in (field for fields in form.rows() for field in fields):
                for how in ({}, {"ascii": True}):
                    drawn = rows(form, here, *size, **how)
                    assert all(cell_len(row) == size[0] for row in drawn)
                    assert all("F5" in drawn[row] for row in (-1, -3))


def test_what_the_curtain_will_do_is_said_in_violet():
    canvas = Canvas(120, 40)
    draw_setup(canvas, SetupScene("spanish_main", SetupForm(GAME), "seed"))
    row = next(y for y, line in enumerate(canvas.text()) if "starts behind the curtain" in line)
    at = canvas.text()[row].index("each turn starts")
    assert canvas._paints[row][at] == "private"


@pytest.mark.parametrize(
    ("humans", "words"), [(0, "everybody may watch"), (1, "no curtain"), (3, "three humans")]
)
def test_the_curtain_rule_follows_the_humans(humans, words):
    form = form_of_the_mockup()
    for number, seat in enumerate(form.seats):
        seat.level = None if number < humans else TOP
    assert words in rows(form, "kind:0", 120, 40)[31]


def test_ascii_is_plain():
    assert all(row.isascii() for row in rows(form_of_the_mockup(), "kind:2", 120, 40, ascii=True))


# --- the form ----------------------------------------------------------------------------------------------


def test_a_new_form_can_be_dealt_at_once():
    players, options, seed = SetupForm(GAME).table()
    assert [player.kind for player in players] == ["human", "bot", "bot"]
    assert options == GAME.options()
    assert 0 <= seed < 1_000_000


def test_colours_are_swapped_and_never_alike():
    form = SetupForm(GAME)
    for _ in range(13):
        form.step_colour(0, 1)
        assert len({seat.colour for seat in form.seats}) == len(form.seats)
    taken = form.seats[1].colour
    while form.seats[0].colour != taken:
        swapped = form.step_colour(0, 1)
    assert swapped in (1, 2)


def test_the_last_table_comes_back_as_far_as_it_fits():
    last = LastTable(
        players=[
            Player(name="Zoë", colour="sky"),
            Player(name="Kit", kind="bot", level="admiral of old", colour="sky"),
        ],
        options={"hand": True, "gone": True},
    )
    form = SetupForm(GAME, last)
    assert [seat.name for seat in form.seats] == ["Zoë", "Kit"]
    assert form.seats[1].level == TOP
    assert len({seat.colour for seat in form.seats}) == 2
    assert form.options["hand"] is True
    assert "gone" not in form.options
    alone = LastTable(players=[Player(name="Solo")])
    assert len(SetupForm(GAME, alone).seats) == 3


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "needs a name"),
        ("  \u200b\u202e ", "needs a name"),
        ("x" * 200, "too long"),
        ("海" * 9, "too long"),
        ("bea", "Seats A and B are both called bea"),
        ("B\u200bea", "Seats A and B are both called Bea"),
    ],
)
def test_bad_names_are_explained(name, words):
    form = form_of_the_mockup()
    form.seats[0].name = name
    fault = form.fault()
    assert fault is not None
    assert fault.field == "name:0"
    assert words in fault.words


@pytest.mark.parametrize("name", ["[/b]", "[red]", "{x}", "%s", "مرحبا", "海" * 8, "O'Malley", "a b"])
def test_odd_names_are_good_names(name):
    form = form_of_the_mockup()
    form.seats[0].name = name
    assert form.fault() is None
    assert form.table()[0][0].name == name


@pytest.mark.parametrize("seed", ["", "abc", "-1", "1.5", "9" * 19, "٣", "½"])
def test_bad_seeds_are_explained(seed):
    form = form_of_the_mockup()
    form.seed = seed
    fault = form.fault()
    assert fault is not None
    assert fault.field == "seed"


# --- the screen --------------------------------------------------------------------------------------------


def dealt(app):
    calls = [call for call in app.asked if call[0] == "start_table"]
    assert len(calls) == 1
    return calls[0][1:]


async def test_f5_deals_and_the_table_is_remembered():
    app = Box(SetupScreen("spanish_main"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("2", "f5")
        game, players, options, seed = dealt(app)
        assert game == "spanish_main"
        assert [player.name for player in players] == ["Ana", "Cass", "Dai"]
        assert options.hand and not options.upcoming
        assert f" {seed}_" in text(app)
        remembered = app.settings.last_tables["spanish_main"]
        assert remembered.players == players
        assert remembered.options["hand"] is True
        assert ("save_settings",) in app.asked


async def test_a_whole_table_by_keyboard():
    app = Box(SetupScreen("spanish_main"))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("plus")
        await pilot.press("left", "left")
        assert "1 human" not in text(app).splitlines()[0]
        await pilot.press("shift+tab")
        await pilot.press(*["backspace"] * 10, *"Edda+1n", "enter")
        await pilot.press("tab", "right", "e")
        await pilot.press(*["backspace"] * 10, *"77")
        await pilot.press("f5")
        _, players, options, seed = dealt(app)
        assert players[3].name == "Edda+1n"
        assert players[3].kind == "human"
        assert seed == 77
        assert options == GAME.options()


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", "needs a name"),
        ("x" * 20, "too long"),
        ("cASS", "both called"),
        ("海賊王海賊王海賊王", "too long"),
    ],
)
async def test_a_bad_name_is_said_at_once_and_nothing_is_lost(typed, words):
    app = Box(SetupScreen("spanish_main"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("shift+tab")
        field = app.screen.query_one(Field)
        assert field.has_focus
        field.value = typed
        await pilot.pause()
        assert words in text(app)
        await pilot.press("down", "down", "f5")
        assert [call for call in app.asked if call[0] == "start_table"] == []
        assert app.screen.here == "name:0"
        assert words in text(app)
        assert field.value == typed
        field.value = "[/x]"
        await pilot.pause()
        assert words not in text(app)
        await pilot.press("f5")
        assert dealt(app)[1][0].name == "[/x]"


async def test_pasting_a_name_takes_its_first_line():
    from textual import events

    app = Box(SetupScreen("spanish_main"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("shift+tab")
        field = app.screen.query_one(Field)
        field.value = ""
        field.post_message(events.Paste("Gus\nHana"))
        await pilot.pause()
        await pilot.press("f5")
        assert dealt(app)[1][0].name == "Gus"


async def test_a_bad_seed_is_mended():
    app = Box(SetupScreen("spanish_main"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("e", *"ab", "f5")
        assert "A seed is a whole number" in text(app)
        await pilot.press("escape", "n", "f5")
        assert 0 <= dealt(app)[3] < 1_000_000


async def test_seats_end_where_the_game_ends():
    app = Box(SetupScreen("spanish_main"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("plus", "plus")
        assert "No more than 4" in text(app)
        await pilot.press("minus", "minus", "minus")
        assert "needs at least 2" in text(app)
        await pilot.press("f5")
        assert len(dealt(app)[1]) == 2


async def test_every_seat_may_be_a_bot():
    app = Box(SetupScreen("spanish_main"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("right", "f5")
        assert {player.kind for player in dealt(app)[1]} == {"bot"}


async def test_the_mouse_can_do_all_of_it():
    app = Box(SetupScreen("spanish_main"))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.click(offset=(52, 5))
        assert app.screen.form.seats[0].level == SELECTABLE[0]
        await pilot.click(offset=(33, 5))
        assert app.screen.form.seats[0].level is None
        await pilot.click(offset=(60, 14))
        assert not app.screen.form.options["upcoming"]
        await pilot.click(offset=(60, 14))
        assert app.screen.form.options["upcoming"]
        await pilot.click(offset=(13, 7))
        await pilot.pause()
        field = app.screen.query_one(Field)
        assert field.has_focus
        assert (field.region.x, field.region.y) == (11, 7)
        assert field.value == "Cass"
        await pilot.click(offset=(100, 37))
        await pilot.click(offset=(100, 37))
        assert dealt(app)[2].upcoming


async def test_the_text_field_follows_and_hides_with_the_terminal():
    app = Box(SetupScreen("spanish_main"))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("shift+tab")
        await pilot.resize_terminal(70, 20)
        await pilot.pause(0.3)
        assert "70x20" in text(app)
        assert "Ana" not in text(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause(0.3)
        field = app.screen.query_one(Field)
        assert field.region.x == 6
        await pilot.press("end", "x")
        assert app.screen.form.seats[0].name == "Anax"


async def test_esc_leaves_a_text_first_and_then_the_screen():
    app = Box(SetupScreen("spanish_main"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("shift+tab", "escape")
        assert app.screen.here == "kind:0"
        await pilot.press("question_mark")
        assert app.asked == [("open_help", "spanish_main")]
        await pilot.press("escape")
        assert not isinstance(app.screen, SetupScreen)


async def test_the_language_changes_in_place(english):
    app = Box(SetupScreen("spanish_main"))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("shift+tab")
        app.next_language()
        await pilot.pause()
        assert "set up the table" not in text(app)
        assert "字" in text(app)
        assert app.screen.query_one(Field).value == "Ana"
