"""The result screen: the mock-up cell by cell, ties, charts, and what its keys do."""

import pytest
from rich.cells import cell_len

from piratebox import language
from piratebox.screens.after_frame import Frame, draw_answers
from piratebox.screens.result import ResultScreen
from piratebox.screens.result_layout import draw_result, draw_slide
from piratebox.screens.result_page import result_page
from piratebox.screens.score_page import draw_score_page, score_rows
from piratebox.table.chronicle import chronicle
from piratebox.table.log_file import logs_folder
from piratebox.widgets.breakdown import bar
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.score_chart import Chart, ChartMark, columns, draw_chart, eighths
from piratebox.wording.log_text import log_text
from rules.core.standings import Standings, TieBreak
from tests.app.finished import (
    GAME,
    Host,
    end_position,
    mockup_record,
    mockup_story,
    played,
    players,
    right_accusation,
    story_of,
)
from tests.app.result_mockup import NARROW, WIDE

SIZES = ((80, 24), (100, 30), (120, 40), (200, 60), (130, 26), (99, 50))


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("PIRATEBOX_HOME", str(tmp_path / "box"))
    return tmp_path / "box"


def drawn(story, seats, size, names=("Ana", "Bea", "Cass", "Dai"), record=None, ascii=False):
    """The result of a story on a canvas, without prompt and footer."""
    canvas = Canvas(*size, ascii=ascii)
    page = result_page(story, players(seats, names), record or {})
    draw_result(canvas, Frame(*size, narrow_prompt=3), page)
    return canvas


# --- the mock-up ------------------------------------------------------------------------------------------


async def mockup_frame(size):
    screen = ResultScreen(played(3), mockup_story())
    app = Host(screen)
    async with app.run_test(size=size) as pilot:
        screen.record.names = mockup_record()
        screen.redraw()
        await pilot.pause()
        return [row.rstrip() for row in app.frame()]


async def test_the_wide_result_is_the_mockup():
    rows = await mockup_frame((120, 40))
    assert rows[0].startswith(" THE SPANISH MAIN   game over │ 32 turns")
    assert rows[1:] == WIDE.splitlines()


async def test_the_narrow_result_is_the_mockup():
    rows = await mockup_frame((80, 24))
    assert rows[0].startswith(" THE SPANISH MAIN   game over ")
    assert rows[1:] == NARROW.splitlines()


# --- winners and ties -------------------------------------------------------------------------------------


def vector_24():
    """Test vector T24 of the rules: all have 9, two rules decide."""
    fame = [
        ("S2", 3), ("D1", 5), ("E3", 1), ("S1", 4), ("E2", 7), ("D2", 4), ("E1", 6), ("S3", 0), ("D3", 0),
    ]  # fmt: skip
    owners = (("E1", "S2"), ("D1", "E3"), ("S1", "D2"))
    return story_of(end_position(3, fame, owners=owners, stash=(0, 3, 1), damaged=("S2",)))


def test_both_tie_breaks_of_vector_24_are_shown():
    table = result_page(vector_24(), players(3), {}).tie
    assert [seat.name for seat in table.seats] == ["Bea", "Cass", "Ana"]
    assert [row.label for row in table.rows] == ["total fame", "undamaged own ships", "foremost own ship"]
    assert table.rows[0].cells == (("9", None), ("9", None), ("9", None))
    assert table.rows[1].cells == (("2", True), ("2", True), ("1", False))
    assert table.rows[1].note == "Ana drops out"
    assert table.rows[2].cells == (("space 2", True), ("space 4", None), None)
    assert table.rows[2].note == "Bea is ahead"


def test_a_tie_of_some_shows_only_those():
    fame = [("E1", 5), ("S1", 4), ("D1", 1), *((ship, 0) for ship in ("E2", "E3", "S2", "S3", "D2", "D3"))]
    owners = (("E1", "E2"), ("S1", "S2"), ("D1", "D2"), ("E3", "S3"))
    story = story_of(end_position(4, fame, owners=owners, stash=(0, 1, 2, 0), damaged=("S1",)))
    page = result_page(story, players(4), {})
    assert [seat.name for seat in page.tie.seats] == ["Ana", "Bea"]
    assert [row.note for row in page.tie.rows] == ["level", "Ana is ahead"]
    assert page.reasons[0] == "Ana and Bea bring home 5 fame each; the undamaged ships decide."


def test_without_a_tie_the_margin_is_named_and_there_is_no_table():
    fame = [("E1", 5), ("S1", 4), *((ship, 0) for ship in ("D1", "E2", "E3", "S2", "S3", "D2", "D3"))]
    owners = (("E1", "E2", "E3"), ("S1", "S2", "S3"))
    story = story_of(end_position(2, fame, owners=owners, stash=(0, 4)))
    text = "\n".join(drawn(story, 2, (120, 40)).text())
    assert "▐◆ B Bea▌ wins.  Bea brings home 8 fame, 3 more than Ana." in text
    assert "tie" not in text


def test_a_shared_victory_names_everybody_who_shares_it(monkeypatch):
    story = mockup_story()
    shared = Standings(
        (10, 10, 9),
        story.standings.sources,
        (1, 1, 3),
        (TieBreak("undamaged_ships", (0, 1), (2, 2), (0, 1)),),
    )
    monkeypatch.setitem(story.__dict__, "standings", shared)
    page = result_page(story, players(3), {})
    assert [seat.name for seat in page.winners] == ["Ana", "Bea"]
    assert page.tie.rows[-1].note == "still level"
    assert page.tie.rows[-1].cells == (("2", True), ("2", True))
    text = "\n".join(drawn(story, 3, (120, 40)).text())
    assert "▐▲ A Ana▌ ▐◆ B Bea▌ share the victory." in text
    assert text.count("1st") == 2 and "3rd" in text


def test_the_longest_reason_that_fits_is_shown():
    names = ("Ana", "Bartholomew Bea!", "Cass")
    wide = "\n".join(drawn(mockup_story(), 3, (120, 40), names).text())
    assert "▐◆ B Bartholomew Bea!▌ wins.  All bring home 10 fame; the foremost ship decides." in wide
    page = result_page(mockup_story(), players(3, ("A" * 16, "B" * 16, "C" * 16)), {})
    assert page.reasons[-1] == "The foremost ship decides."


# --- bars and charts --------------------------------------------------------------------------------------


def test_every_point_takes_the_same_cells_in_every_bar():
    assert bar([6, 4, 0], 58, 10) == [24, 16, 0]
    assert bar([5, 1, 4], 40, 20) == [10, 2, 8]


def test_bars_that_do_not_fit_point_by_point_keep_their_whole_length():
    parts = bar([33, 33, 34], 50, 100)
    assert sum(parts) == 50 and max(parts) - min(parts) <= 1
    assert sum(bar([10, 40], 50, 100)) == 25
    assert bar([-3, 5], 10, 5) == [0, 10]


def test_strips_have_one_scale_in_eighths():
    assert eighths(13, 13, 3) == 24
    assert eighths(10, 13, 3) == 18
    assert eighths(10, 13, 1) == 6
    assert eighths(0, 13, 3) == 0
    assert eighths(1, 100, 1) == 1, "a score is never invisible"


@pytest.mark.parametrize("turns", (1, 2, 9, 20, 31, 32, 33, 45, 64, 65, 150))
def test_every_turn_has_its_columns_in_order(turns):
    shown = columns(turns, 64)
    assert len(shown) <= 64
    assert shown == sorted(shown) and shown[-1] == turns - 1
    if turns <= 64:
        assert set(shown) == set(range(turns))


def chart_rows(series, marks=(), rows=2, width=60):
    seats = result_page(mockup_story(), players(3), {}).seats[: len(series)]
    canvas = Canvas(width, rows * len(series) + 1)
    chart = Chart(seats, series, marks)
    draw_chart(canvas, 1, 0, width - 2, chart, rows=rows, axis=True, peaks=True)
    return canvas.text()


def test_a_lower_seat_is_drawn_on_the_scale_of_the_highest():
    rows = chart_rows(((8, 16), (4, 4)))
    assert rows[0].split() == ["████", "peak", "16"]
    assert rows[1].split() == ["▲", "A", "Ana", "████████", "16"]
    assert rows[2].split() == ["peak", "4"]
    assert rows[3].split() == ["◆", "B", "Bea", "▄▄▄▄▄▄▄▄", "4"]


def test_marks_in_words_go_first_and_none_overlap():
    marks = (ChartMark(11), ChartMark(12, "Mutiny: Bea -5"), ChartMark(5))
    axis = chart_rows((tuple(range(12)),), marks)[-1]
    assert "12 Mutiny: Bea -5" in axis
    assert axis.split()[:2] == ["1", "5"]
    assert "11" not in axis.split()


def test_a_mark_near_the_end_stays_inside():
    axis = chart_rows((tuple(range(40)),), (ChartMark(40, "Mutiny: Bartholomew -12"),))[-1]
    assert axis.rstrip().endswith("40 Mutiny: Bartholomew -12")


# --- every size and table ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize("code", ("en", "zh_Hant"))
def test_nothing_leaves_its_region(size, seats, code, monkeypatch):
    monkeypatch.setattr(language, "_code", code)
    names = ("Ana", "[/b] {0} %s", "巴托洛繆巴托洛繆", "Bartholomew Bea!")
    story = chronicle(GAME, played(seats, 3, names=names).match)
    frame = Frame(*size, narrow_prompt=3)
    canvas = drawn(story, seats, size, names)
    rows = canvas.text()
    assert {cell_len(row) for row in rows} == {size[0]}
    for name in names[:seats]:
        assert any(name in row for row in rows[2:])
    if not frame.narrow:
        for y in range(2, frame.low_rule):
            cells = canvas._chars[y]
            assert cells[0] in "│├" and cells[-1] in "│┤"
            assert cells[frame.divider] in "│├┤┼"
            joined = (cells[frame.divider - 1] == "─", cells[frame.divider + 1] == "─")
            assert cells[frame.divider] == {(0, 0): "│", (0, 1): "├", (1, 0): "┤", (1, 1): "┼"}[joined]
    assert any("stash" in row for row in rows)


def test_four_level_captains_fit_the_smallest_terminal():
    fame = [
        ("E1", 4), ("S1", 4), ("D1", 3), ("E2", 3), ("S2", 1), ("D2", 1), ("E3", 0), ("S3", 0), ("D3", 5),
    ]  # fmt: skip
    owners = (("E1", "E3"), ("S1", "S3"), ("D1", "S2"), ("E2", "D2"))
    state = end_position(4, fame, owners=owners, stash=(10, 10, 10, 10))
    events = {3: [right_accusation(0, 1, 2)]}
    rows = drawn(story_of(state, [(1, 1, 1, 1)] * 2 + [(14, 14, 14, 14)], events), 4, (80, 24)).text()
    text = "\n".join(rows)
    assert "undamaged own ships" in text and "still level" in text
    assert "foremost own ship" in text and "Ana is ahead" in text
    assert "E1 4  E3 0  stash 10" in text
    assert sum("▲ A Ana" in row for row in rows[2:]) == 3, "winner, place and chart"


def test_ascii_leaves_only_names_beyond_ascii():
    for size in SIZES:
        text = "".join(drawn(mockup_story(), 3, size, ascii=True).text())
        assert text.isascii()


def test_the_captains_slide_over_a_narrow_board():
    canvas = drawn(mockup_story(), 3, (80, 24))
    draw_slide(canvas, Frame(80, 24, narrow_prompt=3), result_page(mockup_story(), players(3), {}))
    assert any(row.rstrip().endswith("1 ╬E1 Gallows Lark        ● C 6") for row in canvas.text())


def test_two_digit_fame_leaves_room_for_the_longest_ship():
    fame = [("S1", 12), *((ship, 0) for ship in ("E1", "D1", "E2", "E3", "S2", "S3", "D2", "D3"))]
    owners = (("S1", "E1", "E2"), ("D1", "D2", "D3"))
    text = drawn(story_of(end_position(2, fame, owners=owners, stash=(0, 0))), 2, (120, 40)).text()
    assert any("1 ╳S1 La Sirena Negra ▲ A 12" in row for row in text)


def test_bots_and_strangers_to_the_record_have_no_tally():
    saved = played(3)
    saved.players[2] = saved.players[2].model_copy(update={"kind": "bot", "level": "bosun"})
    page = result_page(mockup_story(), saved.players, {"Bea": mockup_record()["Bea"]})
    assert [(row.seat.name, row.bot, row.tally is not None) for row in page.record] == [
        ("Bea", False, True),
        ("Ana", False, False),
        ("Cass", True, False),
    ]


def test_the_score_in_full_lists_every_source_and_turn():
    story = mockup_story()
    page = result_page(story, players(3), {})
    rows = score_rows(page, story)
    canvas = Canvas(84, len(rows))
    draw_score_page(canvas, 0, 0, 84, len(rows), rows, 0)
    text = [row.rstrip() for row in canvas.text()]
    assert any(row.split() == ["Stormlelie", "(damaged)", "2"] for row in text)
    assert any(
        row.startswith("  28") and row.split() == ["28", "8", "10", "9", "Mutiny:", "Bea", "-5"]
        for row in text
    )
    assert any(row.split() == ["32", "10", "10", "10"] for row in text)


def test_answers_say_what_they_do_in_the_longest_words_that_fit():
    screen = ResultScreen(played(3), mockup_story())
    frame = Frame(80, 24, narrow_prompt=3)
    for number, answer in enumerate(screen.answers()):
        canvas = Canvas(80, 24)
        draw_answers(canvas, frame, "What next?", screen.answers(), number, "", "soft")
        told = canvas.text()[21].strip()
        assert told.removeprefix("then ") in answer.then


# --- keys -------------------------------------------------------------------------------------------------


async def test_keys_lead_on():
    saved = played(3)
    app = Host(ResultScreen(saved))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("1", "2", "4", "escape", "right", "enter", "question_mark")
    assert app.asked == [
        ("rematch", saved),
        ("open_replay", saved),
        ("open_menu",),
        ("open_menu",),
        ("rematch", saved),
        ("open_help", "spanish_main"),
    ]


async def test_clicks_focus_then_take():
    saved = played(3)
    app = Host(ResultScreen(saved))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.click(offset=(20, 34))
        assert app.asked == [] and "▐2 Replay▌" in app.frame()[34]
        await pilot.click(offset=(20, 34))
        await pilot.click(offset=(12, 39))
    assert app.asked == [("open_replay", saved), ("rematch", saved)]


async def test_export_says_where_the_log_is():
    saved = played(3)
    app = Host(ResultScreen(saved))
    async with app.run_test(size=(200, 60)) as pilot:
        await pilot.press("3")
        path = logs_folder() / f"{saved.id}.txt"
        assert any(f"The log is in {path}" in row for row in app.frame())
    assert path.read_text(encoding="utf-8").startswith("The Spanish Main\n")


async def test_export_says_why_it_cannot(home):
    home.mkdir()
    (home / "data").write_text("in the way")
    app = Host(ResultScreen(played(3)))
    async with app.run_test(size=(200, 60)) as pilot:
        await pilot.press("3")
        assert any(f"The log cannot be written to {logs_folder()}:" in row for row in app.frame())


async def test_log_score_and_captains_open_and_close():
    app = Host(ResultScreen(played(3)))
    async with app.run_test(size=(80, 24)) as pilot:
        before = app.frame()
        await pilot.press("c")
        assert any("╬E1 Gallows Lark" in row for row in app.frame())
        await pilot.press("l")
        newest = app.frame()
        await pilot.press("home")
        assert app.frame()[1].startswith("─ log ─") and app.frame() != newest
        assert app.frame()[2].startswith("  1 ")
        await pilot.press("s")
        assert app.frame()[1].startswith("─ score ─") and "stash" in "".join(app.frame())
        top = app.frame()
        await pilot.press("pagedown")
        assert app.frame() != top
        await pilot.press("escape")
        assert app.frame() == before and app.asked == []


async def test_a_match_that_cannot_be_told_says_why_and_still_leads_to_the_menu():
    saved = played(3)
    saved.match.rules += 1
    app = Host(ResultScreen(saved))
    async with app.run_test(size=(80, 24)) as pilot:
        assert "played by other rules" in " ".join(row.strip() for row in app.frame())
        await pilot.press("2", "3", "l", "4")
    assert app.asked == [("open_menu",)]


async def test_a_small_terminal_hides_everything():
    app = Host(ResultScreen(played(3)))
    async with app.run_test(size=(79, 24)):
        text = "".join(app.frame())
    assert "79x24" in text and "Ana" not in text


def test_log_text_is_exported_for_every_seat_count():
    for seats in (2, 3, 4):
        saved = played(seats, 8)
        text = log_text(saved, [], "reader", chronicle(GAME, saved.match))
        assert text.count(" fame: ") == seats
