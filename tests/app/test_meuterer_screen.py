"""Meuterer at the table: curtains, hand and roles beside the prompt, panels, every table."""

import pytest

from piratebox.screens.curtain import Curtain
from piratebox.screens.meuterer import MeutererScreen
from piratebox.table.session import Session
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.covers import draw_cover
from piratebox.widgets.furniture import Seat
from piratebox.widgets.island_ring_hand import Keys, draw_secrets
from piratebox.widgets.island_ring_panels import draw_crews, draw_discards, draw_score
from rules.core.chance import Chance
from rules.meuterer import MEUTERER as GAME
from rules.meuterer.components import KINDS, ROLES

from .box import frame, text
from .meuterer_scenes import COLOURS, NAMES, OFFER_KEYS, ROLE_KEYS, counts, picking, played, position
from .pilot import look, open_app, people, press

SEATS = tuple(
    Seat(seat, name, colour) for seat, (name, colour) in enumerate(zip(NAMES, COLOURS, strict=True))
)


# --- turns ------------------------------------------------------------------------------------------------


async def test_every_offering_turn_waits_behind_the_curtain():
    app = open_app(GAME, people(3))
    async with app.run_test(size=(120, 40)) as pilot:
        captain = app.screen.seat.number
        assert isinstance(app.screen, Curtain)
        await press(pilot, "enter")
        assert isinstance(app.screen, Curtain)
        await press(pilot, "space")
        table = app.screen
        assert isinstance(table, MeutererScreen) and table.private().seat == captain
        assert f"{NAMES[captain]}'s hand: only {NAMES[captain]} may look" in text(app)
        assert "Promise a salary" in text(app) and " of " in frame(app)[36]
        await press(pilot, "2")
        assert table.session.view(None).salary == 2
        assert table.private().seat == captain, "the same seat goes on"
        await press(pilot, "1")
        assert isinstance(app.screen, Curtain) and app.screen.seat.number == (captain + 1) % 3


async def test_a_pass_and_the_pick_stay_on_one_private_screen():
    app = open_app(GAME, people(3), seed=4)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "0", "1", "space")
        table = app.screen
        seat = table.decision.seat
        assert seat != table.session.view(None).captain
        shown = text(app)
        assert not any(word in shown for word in ("Mate", "Cabin Boy", "Merchant", "Loader"))
        await press(pilot, "p")
        assert app.screen is table and table.decision.kind == "take_role" and table.private().seat == seat
        assert "roles in the middle" in text(app) and "Loader" in text(app)
        await press(pilot, "escape")
        assert table.decision.kind == "take_role"
        await press(pilot, "u")
        assert table.decision.kind == "take_role" and table.alarm
        await press(pilot, "5")
        assert isinstance(app.screen, Curtain) and "Loader" not in text(app)
        await press(pilot, "space")
        assert "Loader" not in text(app) and "passed, role" not in text(app)


async def test_the_picker_alone_knows_what_is_left():
    """The next seats see the same table, whichever role was taken."""
    frames = []
    for key in "12345":
        app = open_app(GAME, people(3), seed=4)
        async with app.run_test(size=(120, 40), tooltips=True, notifications=True) as pilot:
            await press(pilot, "space", "0", "1", "space", "p", key)
            assert isinstance(app.screen, Curtain)
            curtain = look(app)
            await press(pilot, "space")
            frames.append((curtain, look(app)))
    assert all(shown == frames[0] for shown in frames)


async def test_folded_secrets_show_what_a_stranger_sees():
    app = open_app(GAME, people(3), seed=9)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "1", "h")
        table = app.screen
        assert table.private() is None
        shown = look(app)
        state = table.session._state
        table.session._state = GAME.imagine(GAME.view(state, None), Chance.seeded(3))
        assert table.session._state.hands != state.hands
        table.update()
        await pilot.pause()
        assert look(app) == shown


async def test_a_lone_human_sees_its_own_role_and_nobody_elses():
    app = open_app(GAME, people(1, 3), seed=5)
    async with app.run_test(size=(120, 40)) as pilot:
        table = app.screen
        while table.choosing is None:
            await pilot.pause(0.02)
        view = table.session.view(None)
        assert table.decision.kind == "offer" and view.captain != 0 and len(view.passed) < 3
        await press(pilot, "p")
        role = table.choosing.item.label
        app.settings.bot_pace = "slow"
        await press(pilot, "1")
        shown = text(app)
        assert f"Ana's hand, and {role}: only Ana may look" in shown
        assert f"passed, {role}" in shown and "▌ ┌" in shown


# --- panels -----------------------------------------------------------------------------------------------


async def test_panels_slide_over_the_board():
    app = open_app(GAME, people(3), seed=2)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "2")
        assert "captain " in frame(app)[1] and "salary 2" in frame(app)[1]
        for key, words in (("d", "cards seen"), ("c", "open now"), ("s", "no points yet"), ("l", "salary")):
            await press(pilot, key)
            assert words in text(app), key
            await press(pilot, key)
        await press(pilot, "i")
        assert app.screen.inspection.target.startswith("good:")
        await press(pilot, "escape")
        assert app.screen.decision.kind == "offer"


async def test_inspecting_a_pass_opens_the_island_it_leads_to():
    app = open_app(GAME, people(3), seed=2)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "space", "2", "left", "i")
        table = app.screen
        assert table.inspection.target == "island:5"
        assert table.decision.kind == "offer"


async def test_results_are_read_before_play_goes_on():
    app = open_app(GAME, people(3), seed=4)
    async with app.run_test(size=(100, 30)) as pilot:
        for _ in range(80):
            screen = app.screen
            if isinstance(screen, Curtain):
                await press(pilot, "space")
            elif screen.reading.page:
                break
            elif screen.choosing is None:
                await pilot.pause()
            else:
                await press(pilot, {"salary": "1", "take_role": "1"}.get(screen.decision.kind, "p"))
        assert "What happened" in text(app) and "The roles:" in text(app)
        assert screen.private() is None or screen.lone_human is not None


def test_crews_tell_where_everybody_stands():
    view = GAME.view(position(), None)
    for width, height, words in (
        (29, 29, ("captain, passed", "passed, role ▒▒", "offered cloth 1, salt 1", "13 VP")),
        (17, 21, ("captain, passed", "passed, role ▒▒", "grain 1", "13 VP")),
        (38, 13, ("captain, passed", "open now", "Pirate Nest ◆B2 ●C1 ■D1", "4 roles in the middle")),
    ):
        canvas = Canvas(width, height)
        assert draw_crews(canvas, SEATS, view, 1) <= height
        shown = "\n".join(canvas.text())
        assert all(word in shown for word in words), shown
        assert "Mate" not in shown
    canvas = Canvas(29, 29)
    draw_crews(canvas, SEATS, view, 1, GAME.view(position(), 3))
    assert "passed, Mate" in "\n".join(canvas.text())


def test_score_and_discards_add_up():
    state = played(40)
    view = GAME.view(state, None)
    canvas = Canvas(38, 13)
    draw_score(canvas, SEATS, view)
    for seat in range(4):
        row = next(row for row in canvas.text() if NAMES[seat] in row)
        assert int(row.split()[-1]) == view.scores()[seat]
    for own in (None, GAME.view(state, 1)):
        canvas = Canvas(38, 13)
        draw_discards(canvas, view, own)
        for row in canvas.text()[1:7]:
            total, *parts = map(int, row.split()[2:])
            assert total == sum(parts)


# --- hand and roles ---------------------------------------------------------------------------------------


def secrets(state, keys, size=(60, 6), *, ascii=False):
    canvas = Canvas(*size, ascii=ascii)
    draw_secrets(canvas, GAME.view(state, 1), keys)
    return canvas


def test_hand_and_roles_are_the_mock_ups():
    rows = [row.rstrip() for row in secrets(position(), Keys(OFFER_KEYS, "pass")).text()]
    assert rows == [
        "▌ ┌1─────────┐ ┌2─────────┬┐",
        "▌ │ Ruby     │ │ Weapon   ││",
        "▌ │  ▗▟▙▖    │ │    ▗▞▘   ││",
        "▌ │  ▝▜▛▘    │ │  ▝▟▘     ││",
        "▌ │ 1 of 4   │ │ 2 of 6   ││",
        "▌ └──────────┘ └──────────┴┘",
    ]
    rows = [row.rstrip() for row in secrets(position(), Keys(OFFER_KEYS, "pass"), (40, 4)).text()]
    assert rows == [
        "▌ ┌1──────┐ ┌2──────┐",
        "▌ │█Ruby  │ │█Weapon│",
        "▌ │ x1/4  │ │ x2/6  │",
        "▌ └───────┘ └───────┘",
    ]
    rows = [row.rstrip() for row in secrets(picking(), Keys(ROLE_KEYS, "role:mutineer")).text()]
    assert rows[0] == "▌ ┏1━━━━━━━━━━━┓┌2───────────┐┌3───────────┐┌4───────────┐"
    assert rows[4] == "▌ ┃ +5 if won  ┃│ +2 if won  ││ paid full  ││ cards more │"
    rows = [row.rstrip() for row in secrets(picking(), Keys(ROLE_KEYS, "role:mutineer"), (40, 4)).text()]
    assert (
        rows[0] == "▌▐1 Mutineer  own route, +5 if won    ▌" and rows[3] == "▌ 4 Loader    draws 3 cards more"
    )


@pytest.mark.parametrize("size", [(60, 6), (46, 4), (40, 4)])
def test_any_hand_and_any_roles_fit(size):
    state = position(pirates=True)
    every = {f"hand:{kind}": str(at) for at, kind in enumerate(KINDS, start=1)}
    for hand in (counts(), counts(*KINDS[:5]), counts(*KINDS), [2, 1, 1, 1, 1, 1, 1], [4, 0, 0, 0, 1, 0, 0]):
        state.hands[1] = hand
        canvas = secrets(state, Keys(every, "hand:grain"), size)
        shown = "\n".join(canvas.text())
        held = [KINDS[kind] for kind, count in enumerate(hand) if count]
        assert {hit.target for hit in canvas.hits} == {f"hand:{kind}" for kind in held}
        assert all(kind.capitalize()[:5] in shown for kind in held) and (held or "empty" in shown)
        assert all(hit.x + hit.width <= size[0] and hit.y + hit.height <= size[1] for hit in canvas.hits)
        assert all(char < "\x7f" for char in "".join(secrets(state, Keys(every), size, ascii=True).text()))
    for left in (ROLES, ROLES[1:], ROLES[2:]):
        state = picking()
        state.looked[1] = left
        canvas = secrets(state, Keys({f"role:{role}": "1" for role in left}, f"role:{left[-1]}"), size)
        assert {hit.target for hit in canvas.hits} == {f"role:{role}" for role in left}
        assert all(hit.x + hit.width <= size[0] for hit in canvas.hits)


def test_the_cover_is_whole():
    for small, size in ((False, (20, 10)), (True, (13, 6))):
        for ascii in (False, True):
            canvas = Canvas(*size, ascii=ascii)
            draw_cover(canvas, 0, 0, "meuterer", small=small)
            assert sum(bool(row.strip()) for row in canvas.text()) >= size[1] // 2


# --- the table --------------------------------------------------------------------------------------------


def test_a_session_can_be_made_for_every_table():
    for seats in GAME.seats:
        for pirates in (False, True):
            session = Session.begin(GAME, people(seats), GAME.options(pirates=pirates), 1, None)
            assert session.asked().kind == "salary" and session.asked().private
