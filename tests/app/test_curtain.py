"""The curtain: who is called, what is told, and the one key that lifts it."""

import time

import pytest
from rich.cells import cell_len

from piratebox.screens.curtain import Curtain
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.furniture import Seat

from .box import Box, text

ANA, BEA = Seat(0, "Ana", "amber"), Seat(1, "Bea", "sky")
CASS, DAI = Seat(2, "Cass", "green"), Seat(3, "Dai", "orange")
RECAP = (
    (CASS, "Cass took an officer: the Freed Slave went to the graveyard."),
    (DAI, "Dai took a relic."),
    (ANA, "At night, Ana's Mutineer discarded the Captain: +2."),
    (DAI, "Barkeeps at night: Dai +1, Bea +1."),
)


def curtain(**changes):
    fields = {
        "seat": BEA,
        "game": "Libertalia",
        "phase": "campaign 2, day 3: sunrise",
        "recap": RECAP,
    }
    return Curtain(**{**fields, **changes})


def rows(screen, width, height, **how):
    canvas = Canvas(width, height, "ground", **how)
    screen.draw(canvas)
    return canvas.text()


def test_the_wide_curtain_looks_like_its_mockup():
    drawn = rows(curtain(), 120, 40)
    assert drawn[0] == "▒██▓░░▒██▓░░▒██▓░░▒██▓░▌" + " " * 72 + "▐░▓██▒░░▓██▒░░▓██▒░░▓██▒"
    assert drawn[8] == (
        "██▒░▒█▓░░██▒░▒█▓░▌                                    █ ██████▄ █"
        "                                     ▐░▓█▒░▒██░░▓█▒░▒██"
    )
    assert drawn[15].strip("█▓▒░▌▐ ") == "Pass the keyboard to"
    assert drawn[18][53:68] == "▐   ◆ B Bea   ▌"
    assert drawn[24][27:93] == "─" * 22 + " since Bea last chose " + "─" * 22
    assert drawn[26][29:].startswith("● Cass took an officer: the Freed Slave went to the graveyard.")
    assert drawn[34][40:80] == "press ▐ Space ▌ when only Bea is looking"


def test_the_narrow_curtain_looks_like_its_mockup():
    drawn = rows(curtain(), 80, 24)
    assert drawn[1] == ("▓██▒░░██▓░▌                         ▄█████▄                          ▐░▓██░░▒██▓")
    assert drawn[9][33:48] == "▐   ◆ B Bea   ▌"
    assert drawn[21][20:60] == "press ▐ Space ▌ when only Bea is looking"


def test_a_long_recap_keeps_its_last_lines_and_counts_the_others():
    recap = [(ANA, f"Ana did thing {number}.") for number in range(12)]
    drawn = "\n".join(rows(curtain(recap=recap), 80, 24))
    assert "thing 11." in drawn
    assert "thing 8." in drawn
    assert "thing 7." not in drawn
    assert "8 earlier lines are in the log" in drawn


def test_the_first_look_is_announced_without_a_recap():
    drawn = "\n".join(rows(curtain(recap=(), first_look=True), 80, 24))
    assert "Bea's first look" in drawn
    assert "since" not in drawn


def test_before_the_first_choice_the_recap_goes_back_to_the_deal():
    drawn = "\n".join(rows(curtain(recap=[(None, "Campaign 1.")], chosen=False), 80, 24))
    assert "since the deal" in drawn and "Campaign 1." in drawn
    assert "last chose" not in drawn


def test_without_anything_to_tell_there_is_no_empty_frame():
    assert "───" not in "\n".join(rows(curtain(recap=()), 120, 40))


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 36), (120, 40), (200, 60), (300, 100)])
@pytest.mark.parametrize("name", ["海賊王海賊王海賊", "[/b] {x} %s", "مرحبا", "W" * 16])
def test_no_size_and_no_name_breaks_a_row(size, name):
    recap = [(BEA, f"{name} fell behind, and the wind turned. " * 3), (None, "字" * 90)]
    for how in ({}, {"ascii": True}):
        drawn = rows(curtain(seat=Seat(1, name, "sky"), recap=recap), *size, **how)
        assert all(cell_len(row) == size[0] for row in drawn)
        assert name in "\n".join(drawn)


def test_the_drapes_reach_from_top_to_bottom_at_any_size():
    for size in ((80, 24), (200, 60), (300, 100)):
        drawn = rows(curtain(), *size)
        assert all(row[0] in "█▓▒░" and row[-1] in "█▓▒░" for row in drawn)


def test_ascii_leaves_out_the_art():
    drawn = rows(curtain(recap=RECAP), 80, 24, ascii=True)
    assert all(row.isascii() for row in drawn)
    assert any("# B Bea" in row for row in drawn)


async def test_only_space_lifts_it():
    app = Box(curtain())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "escape", "b", "tab", "f5")
        await pilot.click(offset=(30, 21))
        assert isinstance(app.screen, Curtain)
        assert app.answers == []
        await pilot.press("space")
        assert not isinstance(app.screen, Curtain)
        assert app.answers == [True]


async def test_ctrl_q_saves_and_quits():
    screen = curtain()
    app = Box(screen)
    async with app.run_test(size=(80, 24)):
        screen.action_leave()
    assert app.asked == [("quit_table",)]


async def test_nothing_else_is_behind_or_beside_it():
    app = Box(curtain())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert app.screen.styles.background.a == 1
        assert not app.screen.is_modal
        assert [type(widget).__name__ for widget in app.screen.walk_children()] == ["Page"]
        assert app.screen.title is None
        assert app.title == "piratebox"


async def test_a_terminal_that_is_too_small_shows_only_that():
    app = Box(curtain())
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.pause()
        shown = text(app)
        assert "20x5" in shown.replace("\n", "")
        assert "Bea" not in shown
        await pilot.resize_terminal(80, 24)
        await pilot.pause(0.3)
        assert "Bea" in text(app)


async def test_the_motion_never_holds_a_key_up():
    app = Box(curtain(), motion=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("space")
        assert app.answers == [True]


async def test_the_drapes_open_on_a_machine_that_falls_behind():
    app = Box(curtain(), motion=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        time.sleep(0.5)
        for _ in range(20):
            await pilot.pause(0.05)
        assert app.screen.opened == 1
        assert "Pass the keyboard" in text(app)


def test_the_motion_ends_with_the_drapes_where_they_stand_without_it():
    still = rows(curtain(), 120, 40)
    screen = curtain()
    screen.opened = 0.0
    closed = rows(screen, 120, 40)
    assert "Pass the keyboard" not in "\n".join(closed)
    screen.redraw = lambda: None
    for _ in range(6):
        assert screen.opened < 1
        screen.open_further()
    assert rows(screen, 120, 40) == still
