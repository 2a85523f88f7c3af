"""Pirate King! at the table: sealed votes, orders, what only one seat sees, panels, the draft."""

from piratebox.screens.curtain import Curtain
from piratebox.screens.pirate_king import PirateKingScreen
from piratebox.table.session import Session
from rules.core.chance import Chance
from rules.pirate_king import PIRATE_KING as GAME

from .box import text
from .pilot import NAMES, asked, look, open_app, people, play_on, press

# --- votes ------------------------------------------------------------------------------------------------


async def test_a_public_vote_has_two_keys_and_shows_nothing():
    app = open_app(GAME, people(3), seed=2, random_pirates=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        table = await play_on(pilot, Chance.seeded(1), 60, asked("ballot", private=False))
        assert isinstance(table, PirateKingScreen) and table.blind
        before = look(app)
        await press(pilot, "left")
        await press(pilot, "right", "right")
        assert look(app) == before
        seat = table.decision.seat
        await press(pilot, "enter")
        assert table.decision.seat == seat and "Nothing is highlighted" in text(app)
        await press(pilot, "1")
        assert not isinstance(app.screen, Curtain) and table.decision.seat != seat
        assert "sealed" in text(app)


async def test_both_ballots_leave_the_same_screen():
    frames = []
    for key in "12":
        app = open_app(GAME, people(3), seed=2, random_pirates=True)
        async with app.run_test(size=(80, 24), tooltips=True, notifications=True) as pilot:
            await pilot.pause()
            await play_on(pilot, Chance.seeded(1), 60, asked("ballot", private=False))
            await press(pilot, key)
            frames.append(look(app))
    assert frames[0] == frames[1]


async def test_a_curtain_before_every_vote_if_the_table_wants_it():
    app = open_app(GAME, people(3), seed=2, random_pirates=True)
    app.settings.ballot_curtain = True
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for _ in range(20):
            if isinstance(app.screen, Curtain):
                break
            await press(pilot, "enter")
        assert isinstance(app.screen, Curtain)
        await press(pilot, "space")
        assert app.screen.decision.kind == "ballot"


async def test_the_odds_can_be_hidden():
    app = open_app(GAME, people(3), seed=2, random_pirates=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        table = await play_on(pilot, Chance.seeded(1), 60, asked("ballot", private=False))
        assert "%" in text(app)
        app.settings.odds = False
        table.relabel()
        await pilot.pause()
        assert "%" not in text(app) and "in 100" not in text(app) and "left" in text(app)


async def test_one_human_sees_what_is_highlighted():
    app = open_app(GAME, people(1, 2), seed=4, random_pirates=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        table = await play_on(pilot, Chance.seeded(1), 60, asked("ballot", private=False))
        assert (
            not table.blind and "▐1 Flip" in text(app) and "▐1 Flip" not in text(app).replace("▐1 Flip", "")
        )
        await press(pilot, "down")
        assert "▐2 Stop" in text(app)


# --- orders -----------------------------------------------------------------------------------------------


async def test_orders_vote_for_all_until_two_curses_show():
    app = open_app(GAME, people(2), seed=5, random_pirates=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        table = await play_on(pilot, Chance.seeded(1), 60, asked("ballot", private=False))
        before = look(app)
        await press(pilot, "o")
        assert "Whose order" in text(app) and not table.blind
        await press(pilot, "escape")
        assert look(app) == before
        await press(pilot, "o", "1", "6")
        assert table.decision.kind == "ballot" and "Whose order" not in text(app)
        place = table.session.place
        await press(pilot, "o", "2", "down")
        assert "then" in text(app)
        await press(pilot, "6")
        await play_on(pilot, Chance.seeded(1), 12, lambda screen: screen.session.place > place + 1)
        assert table.session.place > place + 1, "both flipped without being asked"


async def test_a_rewind_takes_orders_back():
    app = open_app(GAME, people(1, 1), seed=5, random_pirates=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        table = await play_on(pilot, Chance.seeded(1), 60, asked("ballot", private=False))
        await press(pilot, "o", "6")
        assert table.orders.limits
        table.rewind(0)
        await pilot.pause()
        assert not table.orders.limits and not table._ordering


async def test_orders_are_refused_after_the_first_vote():
    app = open_app(GAME, people(2), seed=5, random_pirates=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        table = await play_on(pilot, Chance.seeded(1), 60, asked("ballot", private=False))
        await press(pilot, "1", "o")
        assert "Orders are given" in text(app) and table.decision.kind == "ballot"
        assert not table.may_order()


# --- what only one seat may see ---------------------------------------------------------------------------


async def test_a_look_waits_behind_the_curtain_and_folds():
    app = open_app(GAME, people(3), seed=8)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "nothing to hide" in text(app)
        await press(pilot, "3")
        table = await play_on(pilot, Chance.seeded(3), 400, asked("look"))
        seat = table.decision.seat
        assert table.private().seat == seat and "only " + NAMES[seat] in text(app)
        assert "which comes next?" in text(app)
        await press(pilot, "h")
        shown = look(app)
        assert table.private() is None and "which comes" not in text(app)
        state = table.session._state
        other = GAME.imagine(GAME.view(state, None), Chance.seeded(4))
        assert other.decks != state.decks
        table.session._state = other
        table.update()
        await pilot.pause()
        assert look(app) == shown


async def test_known_cards_make_the_vote_private():
    app = open_app(GAME, people(3), seed=8)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await press(pilot, "3")
        table = await play_on(pilot, Chance.seeded(3), 400, asked("ballot", private=True))
        assert table.private().top and not table.blind and table.choosing.item.key == "1"
        assert "next" in text(app) and "only " + NAMES[table.decision.seat] in text(app)


# --- panels -----------------------------------------------------------------------------------------------


async def test_panels_slide_over_the_board():
    app = open_app(GAME, people(3), seed=2)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        table = await play_on(pilot, Chance.seeded(1), 60, asked("ballot"))
        for key, words in (
            ("d", "still to come"),
            ("c", "discard"),
            ("s", "if it ended now"),
            ("l", "Round 1"),
        ):
            await press(pilot, key)
            assert words in text(app), key
            await press(pilot, key)
        await press(pilot, "d")
        top = text(app)
        await press(pilot, "down", "pagedown")
        assert text(app) != top
        await press(pilot, "pageup", "up")
        assert text(app) == top
        await press(pilot, "escape", "i")
        assert table.inspection.target
        await press(pilot, "escape")
        assert table.decision.kind == "ballot"


async def test_rounds_battles_and_busts_are_read():
    app = open_app(GAME, people(2), seed=3, random_pirates=True)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await play_on(pilot, Chance.seeded(2), 80, lambda screen: screen.session.view(None).round == 2)
        table = app.screen
        events = [line.event for line in table.session.lines(None) if line.event]
        for kind in ("battle", "round", "bust"):
            for event in events:
                if event.kind == kind:
                    assert table.reads([event])
        assert not table.reads([event for event in events if event.kind == "pirate"])


# --- the table --------------------------------------------------------------------------------------------


def test_a_session_can_be_made_for_every_table():
    for seats in GAME.seats:
        session = Session.begin(GAME, people(seats), GAME.options(random_pirates=True), 1, None)
        assert session.asked().kind in ("ballot", "look", "place")


async def test_the_draft_starts_at_a_pirate_that_is_free():
    app = open_app(GAME, people(3), seed=8)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "1")
        table = app.screen
        assert table.decision.kind == "pirate" and table.choosing.item.key == "2"
        await press(pilot, "1")
        assert table.decision.kind == "pirate" and f"! {table.choosing.refusal}" in text(app)
