"""What happens when the program fails by a fault of its own: nothing lost, nothing given away."""

import pytest

from piratebox.app import PirateBox
from piratebox.fault import fault_words, keep_fault
from piratebox.screens.game_screen import GameScreen
from piratebox.start import OpenPlay, Start
from piratebox.table.places import data_folder
from piratebox.table.players import Player
from rules import GAMES

SECRET = "the-secret-card"
PLAYERS = tuple(Player(name=name, colour=colour) for name, colour in (("Ana", "amber"), ("Bea", "sky")))


def failing():
    hidden = SECRET  # noqa: F841
    raise ZeroDivisionError("a fault")


def failed():
    try:
        failing()
    except ZeroDivisionError as error:
        return error
    raise AssertionError


def test_a_fault_is_kept_without_the_values_of_variables():
    path = keep_fault(failed())
    text = path.read_text(encoding="utf-8")
    assert path.parent == data_folder() / "faults"
    assert "ZeroDivisionError" in text and "in failing" in text
    assert SECRET not in text


def test_what_cannot_be_written_is_left_out():
    data_folder().mkdir(parents=True)
    (data_folder() / "faults").write_text("in the way")
    assert keep_fault(failed()) is None
    assert "resume" in fault_words(failed(), None)


async def test_a_fault_at_the_table_prints_no_position(capsys):
    app = PirateBox(
        Start(open=OpenPlay("vasco_da_gama", PLAYERS, GAMES["vasco_da_gama"].options(), 5), motion=False)
    )
    with pytest.raises(ZeroDivisionError):
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            app.screen.call_later(failing)
            await pilot.pause()
    printed = " ".join(capsys.readouterr().err.split())
    assert "(ZeroDivisionError)" in printed and '"piratebox resume" goes on' in printed
    assert SECRET not in printed and "State(" not in printed


async def test_a_key_pressed_twice_takes_once():
    app = PirateBox(
        Start(open=OpenPlay("vasco_da_gama", PLAYERS, GAMES["vasco_da_gama"].options(), 5), motion=False)
    )
    app.settings.bot_pace = "instant"
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for _ in range(400):
            table = app.screen
            if not isinstance(table, GameScreen):
                break
            if table.choosing is None:
                await pilot.press("enter")
                continue
            place = table.session.place
            table.action_take()
            table.action_take()
            table.update()
            await pilot.pause()
            assert table.session.place <= place + 1
        assert app._exception is None
