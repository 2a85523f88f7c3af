"""Help: what the pages say, how they fit, and how they are read."""

from types import SimpleNamespace

import pytest
from rich.cells import cell_len

from piratebox.screens.help import HelpScreen
from piratebox.table.players import Player
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.help_frame import draw_text, window
from piratebox.widgets.help_reader import HelpReader
from piratebox.wording import pages
from piratebox.wording.help_page import Rows, Rulings
from piratebox.wording.keys import table_keys
from rules import GAMES
from rules.spanish_main.components import ADVENTURES, MOVEMENTS, SHIPS
from rules.spanish_main.state import Options
from tests.wording.games import help_blocks

from .box import Box, text
from .wide_words import speak_wide

GAME = GAMES["spanish_main"]
SIZES = [(80, 24), (100, 30), (120, 40), (130, 30), (200, 60)]


def a_session():
    state = GAME.new(3, Options(), 7)
    players = [
        Player(name=name, colour=colour)
        for name, colour in (("Ana", "amber"), ("Bea", "sky"), ("C[/", "green"))
    ]
    return SimpleNamespace(
        game=GAME,
        view=lambda seat: GAME.view(state, seat),
        names=tuple(player.name for player in players),
        players=players,
        decisions=lambda: GAME.decisions(state),
    )


def acting_name(session):
    return session.names[session.decisions()[0].seat]


def drawn(screen, size, **how):
    canvas = Canvas(*size, "ground", **how)
    screen.draw(canvas)
    return canvas.text()


# --- what they say ----------------------------------------------------------------------------------------


def test_every_card_and_ship_of_the_box_has_its_row_with_count_text_and_provenance():
    rows = {
        row.target: row for block in help_blocks("spanish_main", Rows) for row in block.rows if row.target
    }
    assert set(rows) == {f"card:{id}" for id in (*MOVEMENTS, *ADVENTURES)} | {f"ship:{id}" for id in SHIPS}
    for id, card in (*MOVEMENTS.items(), *ADVENTURES.items()):
        row = rows[f"card:{id}"]
        assert row.cells == (card.name.en, str(card.count))
        assert row.text == card.text.en and row.provenance == card.provenance
    for id, ship in SHIPS.items():
        assert rows[f"ship:{id}"].cells[1] == ship.name.en and ship.pirate.en in rows[f"ship:{id}"].text


def test_an_unknown_game_has_no_pages():
    with pytest.raises(KeyError):
        pages("backgammon")


# --- how they fit -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("wide_words", [False, True])
def test_every_page_is_drawn_within_the_screen_at_every_place(size, wide_words, monkeypatch):
    if wide_words:
        speak_wide(monkeypatch)
    for session in (None, a_session()):
        screen = HelpScreen("spanish_main", session)
        for number in range(8):
            screen.reader.show_page(number)
            rows = drawn(screen, size)
            assert {cell_len(row) for row in rows} == {size[0]}
            shown = [*rows[window(Canvas(*size)).y :]]
            for _ in range(60):
                if not screen.reader.below:
                    break
                screen.reader.scroll(screen.reader.rows)
                shown += drawn(screen, size)
            together = "".join(shown).replace(" ", "")
            for line in screen.reader.lines():
                assert all(words.replace(" ", "") in together for _, words, _ in line.spans)


def test_the_wide_screen_is_laid_out_as_in_the_mockup():
    session = a_session()
    screen = HelpScreen("spanish_main", session)
    screen.reader.show_page(1)
    rows = drawn(screen, (120, 40))
    assert rows[0].startswith(" THE SPANISH MAIN   help │ the game waits ")
    assert rows[1].startswith("┌─ contents ────────────────┬─ the turn and the goal ─")
    assert rows[1].endswith(" 2 of 8 ──┐")
    assert rows[3].startswith("│  1  Keys                  │  What it is about")
    assert rows[5].startswith("│ ▐2  Turn and goal       ▌ │")
    assert rows[10].startswith("│                           │ ▐ 1 Action    ▌ The player on turn does")
    assert rows[19].startswith("│─ keys of the table ───────│")
    assert rows[21].startswith("│  arrows  walk the choices │")
    assert rows[29].startswith("│─ find ────────────────────│")
    assert rows[31].startswith("│  / a card or any word     │")
    margin = " ".join(row[1:28].strip() for row in rows[33:38])
    assert margin.startswith(f"Opening this changes nothing. {acting_name(session)} is still to act")
    assert rows[38] == "└" + "─" * 27 + "┴" + "─" * 90 + "┘"
    assert rows[39].startswith(
        " 1-8 page   up down scroll   / find   (i inspect)   f2 language   esc back to the table"
    )


def test_the_narrow_screen_has_tabs_and_says_who_is_to_act():
    session = a_session()
    screen = HelpScreen("spanish_main", session)
    screen.reader.show_page(2)
    rows = drawn(screen, (80, 24))
    assert rows[1] == "─ 1 keys ─ 2 turn ─▐3 moves▌─ 4 adventures ─ 5 fame ─ 6 extra ─ 7 FAQ ─ 8 about "
    assert rows[2].startswith(" Sailing       24 cards in the box")
    assert rows[22].startswith(f"── The game waits: {acting_name(session)} is to act. Secrets are folded. ──")
    assert " more lines ─" in rows[22]
    assert rows[23].startswith(" 1-8 page  up down scroll  / find  i inspect  f2 language  esc back")


def test_far_tabs_lose_their_words_before_they_overflow(monkeypatch):
    speak_wide(monkeypatch)
    screen = HelpScreen("spanish_main")
    for number in range(8):
        screen.reader.show_page(number)
        rows = drawn(screen, (80, 24))
        assert f"▐{number + 1} " in rows[1]
        assert all(f" {other + 1} " in rows[1] for other in range(8) if other != number)


def test_only_a_terminals_own_letters_with_ascii():
    screen = HelpScreen("spanish_main", a_session())
    for size in ((80, 24), (120, 40)):
        for number in range(7):
            screen.reader.show_page(number)
            assert all(char.isascii() for row in drawn(screen, size, ascii=True) for char in row)


# --- how they are read ------------------------------------------------------------------------------------


def reader(number=0, rows=20):
    made = HelpReader(lambda: pages("spanish_main"))
    made.resize(78, rows)
    made.show_page(number)
    return made


def test_stepping_down_meets_every_row_of_a_page_and_up_again():
    for number in (2, 3, 7):
        at = reader(number)
        all_rows = [target for target, _, _ in at.targets()]
        met = []
        for _ in range(200):
            at.step(1)
            if at.here is not None and at.here not in met:
                met.append(at.here)
        assert met == all_rows
        assert at.below == 0
        back = []
        for _ in range(200):
            at.step(-1)
            if at.here is not None and at.here not in back:
                back.append(at.here)
        assert back[-1] == all_rows[0] and at.top == 0


def test_a_page_without_rows_scrolls_line_by_line():
    at = reader(6)
    at.step(1)
    at.step(1)
    assert (at.top, at.here) == (2, None)
    at.scroll(1000)
    assert at.below == 0
    at.step(-1)
    assert at.below == 1


def test_a_row_that_leaves_the_window_loses_the_focus():
    at = reader(3)
    at.focus_in_sight()
    assert at.here == "card:ancient_relics"
    at.scroll(15)
    assert at.here is None


def test_walking_goes_from_row_to_row_and_stays_in_sight():
    at = reader(3, rows=6)
    at.focus_in_sight()
    at.scroll(5)
    at.focus_in_sight()
    first = at.here
    for _ in range(60):
        at.walk(1)
        span = next(span for span in at.targets() if span[0] == at.here)
        assert at.top <= span[1] and span[2] < at.top + at.rows
    assert at.here == at.targets()[-1][0] != first


@pytest.mark.parametrize("id", [*MOVEMENTS, *ADVENTURES])
def test_every_card_can_be_found_by_its_name(id):
    at = reader()
    at.begin_search()
    at.search((MOVEMENTS.get(id) or ADVENTURES[id]).name.en.upper())
    reached = set()
    for _ in at.places():
        reached.add(at.here)
        at.again(1)
    assert f"card:{id}" in reached


def test_every_ruling_can_be_found_and_is_brought_into_sight():
    for block in help_blocks("spanish_main", Rulings):
        for ruling in block.rulings:
            at = reader()
            at.begin_search()
            at.search(ruling.title)
            assert len(at.places()) == 1
            lines = [line for line in at.in_window() if line.entry == at.found[1]]
            assert any(str(ruling.number) == words.strip() for _, words, _ in lines[0].spans)


def test_next_and_previous_go_round():
    at = reader()
    at.begin_search()
    at.search("mutiny")
    places = at.places()
    assert len(places) > 3 and at.found == places[0]
    at.again(-1)
    assert at.found == places[-1]
    at.again(1)
    assert at.found == places[0]


def test_a_search_begins_where_the_reader_is_and_says_when_nothing_is_found():
    at = reader(6)
    at.begin_search()
    at.search("fame")
    assert at.found[0] == 6
    at.search("submarine")
    assert at.found is None and at.places() == []
    at.again(1)
    assert at.found is None


def test_what_is_found_is_marked_without_colour():
    at = reader()
    at.begin_search()
    at.search("kraken")
    canvas = Canvas(80, 24)
    draw_text(canvas, at, window(canvas))
    assert [row[:7] for row in canvas.text() if row.startswith("▸")] == ["▸Kraken"]


def test_the_place_is_kept_when_the_window_narrows_and_the_language_changes(monkeypatch):
    at = reader(6)
    at.scroll(30)
    entry = at.lines()[at.top].entry
    at.resize(40, 20)
    assert entry in {line.entry for line in at.in_window()[:2]}
    speak_wide(monkeypatch)
    at.relabel()
    assert entry in {line.entry for line in at.in_window()[:2]}


# --- the screen -------------------------------------------------------------------------------------------


async def test_reading_searching_inspecting_and_going_back():
    screen = HelpScreen("spanish_main", a_session())
    app = Box(screen)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("4")
        assert "▐4 adventures▌" in text(app)
        await pilot.press("i")
        assert "┌─ Ancient Relics ─" in text(app)
        await pilot.press("down")
        assert "┌─ Native Alliance ─" in text(app)
        await pilot.press("escape")
        assert "┌─" not in text(app)
        await pilot.press("slash", *"volcano")
        assert "/ volcano█" in text(app) and "1 of 1" in text(app)
        await pilot.press("enter", "i")
        assert "┌─ Volcano ─" in text(app)
        await pilot.press("escape", "escape")
    assert app.answers == [None]


async def test_digits_and_letters_go_into_the_search_while_it_is_typed():
    screen = HelpScreen("spanish_main")
    async with Box(screen).run_test(size=(120, 40)) as pilot:
        await pilot.press("slash", *"2 in", "backspace", "backspace")
        assert screen.reader.needle == "2 "
        await pilot.press("escape")
        assert (screen.typing, screen.reader.needle, screen.reader.number) == (
            False,
            "",
            screen.reader.number,
        )
        await pilot.press("3", "right", "right")
        assert screen.reader.number == 4


async def test_clicks_open_pages_and_focus_then_inspect_rows():
    screen = HelpScreen("spanish_main", a_session())
    app = Box(screen)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.click(offset=(8, 9))
        assert screen.reader.number == 3
        await pilot.click(offset=(40, 9))
        assert screen.reader.here == "card:ancient_relics" and not screen.inspecting
        await pilot.click(offset=(40, 9))
        assert "┌─ Ancient Relics ─" in text(app)


@pytest.mark.parametrize("game", GAMES)
def test_every_key_that_is_explained_is_bound_and_every_bound_one_is_explained(game):
    from piratebox.app import GAME_SCREENS, PirateBox

    bound = set()
    for owner in (PirateBox, *GAME_SCREENS[game].__mro__):
        for binding in owner.__dict__.get("BINDINGS", []) if owner.__module__.startswith("piratebox") else []:
            bound.update(binding.key.split(","))
    explained = {key for entry in table_keys(game) if entry.id != "direct" for key in entry.keys}
    assert explained <= bound
    assert bound - explained <= {"ctrl+c", "f1"}
