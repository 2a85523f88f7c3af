"""Libertalia at the table: curtains, the hand in the board's place, reading, secrets, every size."""

import pytest

from piratebox.language import set_language
from piratebox.screens.curtain import Curtain
from piratebox.screens.libertalia import LibertaliaScreen
from piratebox.screens.replay import ReplayScreen
from piratebox.table.chronicle import chronicle
from piratebox.table.players import Player
from piratebox.table.session import Session
from piratebox.widgets.prompt import Prompt, pages
from rules.core.chance import Chance
from rules.libertalia import LIBERTALIA as GAME

from .box import frame, text
from .pilot import looks, open_app, people, press, swap_secrets

TWO = people(2)


async def seal_all(pilot):
    """Every human lifts the curtain and seals the first card."""
    while isinstance(pilot.app.screen, Curtain):
        await press(pilot, "space", "1")


async def test_the_hand_takes_the_boards_place_and_the_frame_warns():
    app = open_app(GAME, TWO)
    async with app.run_test(size=(120, 40)) as pilot:
        assert isinstance(app.screen, Curtain) and "sunrise" in text(app)
        await press(pilot, "enter")
        assert isinstance(app.screen, Curtain)
        await press(pilot, "space")
        table = app.screen
        assert isinstance(table, LibertaliaScreen) and table.private_board()
        shown = text(app)
        for words in ("Ana's hand: only Ana may look", "day 1 booty", "neighbours", "9 cards, low to high"):
            assert words in shown
        assert "crews" not in shown and table.query_one("#secrets").size.width == 0
        line = table.query_one("#top").canvas
        assert set(line._paints[0]) >= {"private"} and "line" not in line._paints[0]
        assert all(set(bar.canvas._paints[0]) == {"private"} for bar in table.query("Bar") if bar.size.area)
        await press(pilot, "h")
        assert table.private() is None and "only Ana may look" not in text(app)
        assert "line" in table.query_one("#top").canvas._paints[0]
        assert "choosing" in frame(app)[0], "the banner says who has not chosen"


async def test_sealed_cards_are_revealed_together_and_read_before_play_goes_on():
    app = open_app(GAME, TWO, seed=5)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "space", "9")
        assert isinstance(app.screen, Curtain)
        await press(pilot, "space", "4")
        table = app.screen
        assert table.reading.text and table.session.place == 2
        shown = text(app)
        assert "What happened" in shown and "Sunrise, low to high:" in shown and "enter goes on" in shown
        while table.reading.text:
            await press(pilot, "enter")
        assert table.decision.kind == "booty" and "takes one booty token" in text(app)
        seat = table.decision.seat
        await press(pilot, "1")
        if table.decision is not None and table.decision.kind == "booty":
            assert table.decision.seat != seat and "takes" in table.told


async def test_the_next_prompt_tells_what_the_last_choice_led_to():
    app = open_app(GAME, people(3), seed=6)
    async with app.run_test(size=(120, 40)) as pilot:
        await seal_all(pilot)
        table = app.screen
        while table.reading.text:
            await press(pilot, "enter")
        assert table.decision.kind == "booty"
        await press(pilot, "1")
        assert table.told and table.told in text(app)


async def test_a_whole_campaign_with_two_humans():
    app = open_app(GAME, TWO, seed=4)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(300):
            screen = app.screen
            if isinstance(screen, Curtain):
                await press(pilot, "space")
                continue
            view = screen.session.view(None)
            if view.campaign == 2:
                break
            assert len({len(row) for row in frame(app)}) >= 1
            if screen.choosing is not None:
                await press(pilot, "right", "enter")
            else:
                await press(pilot, "enter")
        assert view.campaign == 2 and view.hands[0] >= 8
        told = [line.event.kind for line in screen.session.lines(None)]
        assert told.count("scoring") == 2 and "sunrise" in told
        while not isinstance(app.screen, Curtain):
            assert app.screen.reading.text
            await press(pilot, "enter")
        assert "campaign 2 of 3" in text(app)


@pytest.mark.parametrize("options", [{}, {"memory": True}])
async def test_a_public_turn_shows_the_same_whatever_is_hidden(options):
    session = Session.begin(GAME, list(TWO), GAME.options(**options), 6, None)
    while (asked := session.decisions()[0]).kind != "booty" or session.view(None).day < 3:
        session.choose(asked.seat, asked.choices[-1])
    app = open_app(GAME, TWO)
    async with app.run_test(size=(120, 40)) as pilot:
        app.push_screen(LibertaliaScreen(session))
        await pilot.pause()
        await press(pilot, "space")
        shown = []
        for seed in range(2):
            swap_secrets(app, None, seed)
            await pilot.pause()
            keys = ("right", "s", "d", "c", "l", "l", "i", "right", "escape", "h", "left")
            shown.append(await looks(pilot, keys))
        assert shown[0] == shown[1]


async def test_behind_the_curtain_and_folded_nothing_of_the_hand_is_left():
    app = open_app(GAME, TWO, seed=6)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "space")
        table = app.screen
        assert "▐1  " in text(app) or "▐1 " in text(app)
        await press(pilot, "h")
        shown = []
        for seed in range(2):
            swap_secrets(app, None, seed)
            table.fold()
            await pilot.pause()
            keys = ("right", "1", "enter", "i", "escape", "l", "s", "d", "d")
            shown.append(await looks(pilot, keys))
        assert shown[0] == shown[1] and table.session.place == 0


@pytest.mark.parametrize(
    ("size", "plain"), [((80, 24), False), ((80, 24), True), ((100, 30), False), ((200, 60), True)]
)
async def test_hand_and_ship_at_every_size_and_in_both_languages(size, plain):
    app = open_app(GAME, (*TWO, *(Player(name=f"N{n}", colour="pink") for n in range(4))), seed=9)
    app.ascii = plain
    async with app.run_test(size=size) as pilot:
        await press(pilot, "space")
        for language in ("en", "zh_Hant"):
            set_language(language)
            app.relabel()
            await pilot.pause()
            hand = text(app)
            assert "Ana" in hand and hand.isascii() == (plain and language == "en")
        await press(pilot, "1")
        set_language("en")
        await seal_all(pilot)
        while app.screen.reading.text:
            await press(pilot, "enter")
        for key in ("s", "s", "c", "c", "d", "d"):
            await press(pilot, key)
            assert text(app).isascii() == plain


async def test_one_human_sees_no_curtain_and_the_own_hand_beside_the_prompt():
    app = open_app(GAME, TWO)
    async with app.run_test(size=(120, 40)) as pilot:
        players = [TWO[0], Player(name="Bot", colour="sky", kind="bot", level="deckhand")]
        session = Session.begin(GAME, players, GAME.options(), 3, None)
        session.choose(1, session.decisions()[1].choices[0])
        app.push_screen(LibertaliaScreen(session))
        await pilot.pause()
        table = app.screen
        assert table.private_board() and "Ana's hand" in text(app)
        await press(pilot, "9")
        while table.reading.text:
            await press(pilot, "enter")
        assert not isinstance(app.screen, Curtain)
        if table.decision is not None and table.decision.seat == 0:
            assert "only Ana may look" in text(app) and not table.private_board()


async def test_watching_again_shows_hands_only_to_open_eyes():
    session = Session.begin(GAME, list(TWO), GAME.options(), 2, None)
    chance = Chance.seeded(2)
    while decisions := session.decisions():
        asked = decisions[0]
        session.choose(asked.seat, asked.choices[chance.below(len(asked.choices))])
    story = chronicle(GAME, session.saved.match)
    sunrises = [
        place
        for place in range(story.last)
        if any(asked.kind == "play" for asked in GAME.decisions(story.moments[place].position))
    ]
    app = open_app(GAME, TWO)
    async with app.run_test(size=(120, 40)) as pilot:
        app.push_screen(ReplayScreen(session.saved))
        await pilot.pause()
        for place in (sunrises[0], sunrises[1], sunrises[8]):
            app.screen.move_to(place)
            await press(pilot, "o")
            assert "low to high" in frame(app)[2]
            await press(pilot, "p")
            assert "low to high" not in frame(app)[2] and "SUNRISE" in frame(app)[2]
        app.screen.move_to(story.last)
        await pilot.pause()
        assert "DAY OF REST" in text(app)


def test_what_happened_is_cut_into_pages_that_fit():
    words = " ".join(["Somebody takes a chest."] * 30)
    found = pages(words, 80, 4)
    assert " ".join(line for page in found for line in page) == words
    assert all(len(page) <= 3 and max(map(len, page)) <= 77 for page in found)
    assert pages("", 80, 4) == []


async def test_few_answers_stand_below_each_other_with_their_notes():
    app = open_app(GAME, people(3), seed=6)
    async with app.run_test(size=(120, 40)) as pilot:
        await seal_all(pilot)
        while app.screen.reading.text:
            await press(pilot, "enter")
        prompt = app.screen.query_one(Prompt).canvas.text()
        items = app.screen.choosing.menu.items
        for row, item in enumerate(items, start=1):
            assert item.label in prompt[row] and item.note in prompt[row]
