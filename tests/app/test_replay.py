"""Watching a finished game: steps and jumps, whose eyes, and that eyes see nothing that is not theirs."""

import pytest
from rich.cells import cell_len

from piratebox.screens.after_frame import Frame
from piratebox.screens.records import RecordsScreen
from piratebox.screens.replay import ReplayScreen
from piratebox.screens.replay_view import OPEN, draw_moment, draw_replay, glimpse, targets_of
from piratebox.screens.shelf import ShelfScreen
from piratebox.table.chronicle import Chronicle, chronicle
from piratebox.table.log_file import logs_folder
from piratebox.table.saves import Shelf
from piratebox.widgets.canvas import Canvas
from piratebox.wording import WORDINGS
from rules.core.chance import Chance
from rules.spanish_main.components import PIRATES_EACH, SHIP_IDS
from tests.app.finished import GAME, Host, played

SIZES = ((80, 24), (100, 30), (120, 40), (200, 60))


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("PIRATEBOX_HOME", str(tmp_path / "box"))
    return tmp_path / "box"


def frame_of(saved, story, place, eyes, size=(120, 40), slide=True):
    """The whole screen of a moment, without footer."""
    canvas, frame = Canvas(*size), Frame(*size)
    seen = glimpse(saved, story, place, eyes)
    draw_replay(canvas, frame, saved, seen, eyes, slide=slide, back=0)
    draw_moment(canvas, frame, saved, seen, "", "soft")
    return canvas


# --- nothing leaks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", (2, 3, 4))
@pytest.mark.parametrize("hand", (False, True), ids=("row", "hands"))
def test_eyes_see_the_same_whatever_is_hidden_from_them(seats, hand):
    """What a seat cannot know is dealt anew at every moment; nothing on screen may change."""
    saved = played(seats, 6, hand=hand)
    story = chronicle(GAME, saved.match)
    chance = Chance.seeded(9)
    for eyes in (None, *range(seats)):
        for place in range(eyes or 0, story.last, 8):
            moment = story.moments[place]
            other = GAME.imagine(story.view(place, eyes), chance)
            moments = list(story.moments)
            moments[place] = moment._replace(position=other)
            dealt_anew = Chronicle(GAME, seats, tuple(moments))
            one, two = (frame_of(saved, told, place, eyes, (80, 24)) for told in (story, dealt_anew))
            assert one.text() == two.text(), (eyes, place)
            assert one._paints == two._paints and one._grounds == two._grounds
            assert glimpse(saved, story, place, eyes) == glimpse(saved, dealt_anew, place, eyes)


def test_eyes_hold_no_secret_of_another_seat():
    saved = played(3, 6, hand=True)
    story = chronicle(GAME, saved.match)
    for place in range(story.last):
        position = story.moments[place].position
        for eyes in (None, 0, 1, 2):
            scene = glimpse(saved, story, place, eyes).scene
            for ship, holder in zip(SHIP_IDS, scene.view.owner, strict=True):
                known = position.revealed[ship] or position.owner[ship] == eyes
                assert holder == (
                    position.owner[ship] if known and position.owner[ship] is not None else None
                )
            assert scene.view.hand == ()
            assert (scene.private is None) == (eyes is None)
            assert scene.private is None or scene.private.seat == eyes


def test_other_seats_draws_are_in_no_log():
    saved = played(3, 6, hand=True)
    story = chronicle(GAME, saved.match)
    names = ("Ana", "Bea", "Cass")
    for eyes in (None, 0, 1, 2):
        log = " ".join(line[2] for line in glimpse(saved, story, story.last, eyes).log)
        assert [name for name in names if f"{name} draws" in log] == ([] if eyes is None else [names[eyes]])
    opened = " ".join(line[2] for line in glimpse(saved, story, story.last, OPEN).log)
    assert all(f"{name} draws" in opened for name in names)


def test_another_seats_coming_choice_is_not_shown():
    saved = played(3, 6)
    story = chronicle(GAME, saved.match)
    for place in range(story.last):
        acting = GAME.decisions(story.moments[place].position)[0].seat
        for eyes in (None, 0, 1, 2):
            seen = glimpse(saved, story, place, eyes).scene
            assert (seen.foresight is not None) == (eyes == acting)
            assert eyes == acting or (seen.focused is None and seen.chosen == ())


def test_open_shows_every_captain_and_the_coming_choice():
    saved = played(3, 6)
    story = chronicle(GAME, saved.match)
    seen = glimpse(saved, story, 4, OPEN)
    owner = story.moments[4].position.owner
    assert [seen.scene.view.public_owner_of(ship) for ship in SHIP_IDS] == [owner[ship] for ship in SHIP_IDS]
    assert sum(holder is not None for holder in owner.values()) == 3 * PIRATES_EACH[3]
    assert seen.scene.foresight is not None
    text = "\n".join(frame_of(saved, story, 4, OPEN).text())
    for ship, holder in owner.items():
        if holder is not None:
            mark = ["▲A", "◆B", "●C"][holder]
            assert any(ship in row and mark in row for row in text.splitlines())
    assert "▒▒ ▒▒" not in text.split("crews")[1]


def test_the_coming_choice_is_found_in_the_menu():
    story = chronicle(GAME, played(3, 6, hand=True).match)
    names = ("Ana", "Bea", "Cass")
    for place in range(story.last):
        moment, following = story.moments[place], story.moments[place + 1]
        decision = GAME.decisions(moment.position)[0]
        menu = WORDINGS["spanish_main"].menu(story.view(place, decision.seat), decision, names)
        assert targets_of(menu, following.choice) is not None
        assert targets_of(menu, "no such choice") is None


# --- every size -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", (2, 4))
@pytest.mark.parametrize("options", ({}, {"hand": True, "upcoming": True}), ids=("plain", "variants"))
def test_every_moment_fits(size, seats, options):
    names = ("Ana", "[/b] {0} %s", "巴托洛繆巴托洛繆", "Bartholomew Bea!")
    saved = played(seats, 3, names=names, **options)
    story = chronicle(GAME, saved.match)
    frame = Frame(*size)
    for place in (0, 1, story.last // 2, story.last):
        for eyes in (OPEN, None, seats - 1):
            canvas = frame_of(saved, story, place, eyes, size, slide=False)
            rows = canvas.text()
            assert {cell_len(row) for row in rows} == {size[0]}
            for y in range(2, frame.low_rule if not frame.narrow else 2):
                assert canvas._chars[y][0] == "│" and canvas._chars[y][-1] == "│"
                assert canvas._chars[y][frame.divider] == "│"
            assert any("█" in row for row in rows[frame.low_rule :]), "the knob of the progress line"


# --- keys -------------------------------------------------------------------------------------------------


def watch(saved, size=(120, 40)):
    screen = ReplayScreen(saved)
    app = Host(screen)
    return screen, app, app.run_test(size=size)


async def test_steps_turns_and_ends():
    screen, app, running = watch(played(3, 6))
    async with running as pilot:
        last = screen.story.last
        assert "the deal" in "".join(app.frame())
        await pilot.press("right", "right", "left")
        assert screen.place == 1
        await pilot.press("pagedown", "pagedown")
        assert screen.place == screen.story.start_of(4)
        await pilot.press("pageup")
        assert screen.place == screen.story.start_of(3)
        await pilot.press("end", "right", "pagedown")
        assert screen.place == last
        assert f"choice {last} of {last}" in "".join(app.frame())
        await pilot.press("pageup")
        assert screen.place == screen.story.start_of(screen.story.turns)
        await pilot.press("home", "left", "pageup")
        assert screen.place == 0


async def test_a_turn_can_be_typed():
    screen, app, running = watch(played(3, 6))
    async with running as pilot:
        await pilot.press("g", "1", "9", "backspace", "2")
        assert any("Go to turn: 12_" in row for row in app.frame())
        await pilot.press("enter")
        assert screen.place == screen.story.start_of(12)
        await pilot.press("g", "9", "9", "9", "enter")
        assert any("There is no turn 999" in row for row in app.frame())
        await pilot.press("g", "5", "escape", "g", "enter")
        assert screen.place == screen.story.start_of(12) and screen.is_current


async def test_eyes_are_chosen_by_letter():
    screen, app, running = watch(played(3, 6))
    async with running as pilot:
        for key, eyes, words in (
            ("b", 1, "through Bea's eyes"),
            ("p", None, "what everybody knew"),
            ("c", 2, "through Cass's eyes"),
            ("d", 2, "through Cass's eyes"),
            ("o", OPEN, "everything open"),
        ):
            await pilot.press(key)
            assert screen.eyes == eyes
            assert any(words in row for row in app.frame())


async def test_without_motion_space_steps():
    screen, _, running = watch(played(3, 6))
    async with running as pilot:
        await pilot.press("space", "space")
        assert screen.place == 2 and screen._timer is None


async def test_with_motion_space_plays_and_pauses():
    screen, app, running = watch(played(3, 6))
    async with running as pilot:
        app.motion = True
        await pilot.press("space")
        assert screen._timer is not None and "space pause" in app.frame()[-1]
        screen.tick()
        screen.tick()
        assert screen.place == 2
        await pilot.press("space")
        assert screen._timer is None and "space play" in app.frame()[-1]
        await pilot.press("end", "left", "space")
        screen.tick()
        assert screen.place == screen.story.last and screen._timer is None
        await pilot.press("space")
        assert screen.place == 0, "from the end it begins anew"
        await pilot.press("right")
        assert screen._timer is None


async def test_the_progress_line_can_be_clicked():
    screen, _, running = watch(played(3, 6))
    async with running as pilot:
        await pilot.click(offset=(115, 37))
        assert screen.place == screen.story.last
        await pilot.click(offset=(3, 37))
        assert screen.place == 0


async def test_an_unfinished_game_is_refused():
    saved = played(3, 6, choices=14)
    _, app, running = watch(saved)
    async with running as pilot:
        text = " ".join(row.strip() for row in app.frame())
        assert "not finished: watching it would show what is still hidden" in text
        assert "Gallows" not in text and "Ana" not in text
        await pilot.press("right", "o", "a", "space", "g", "5", "enter", "s", "x", "end", "l")
        assert "Gallows" not in " ".join(app.frame())
    assert not logs_folder().exists()


async def test_log_result_export_and_back():
    saved = played(3, 6)
    screen, app, running = watch(saved, size=(80, 24))
    async with running as pilot:
        await pilot.press("end", "l")
        assert screen.sliding and any("▲ A Ana" in row for row in app.frame()[2:16])
        await pilot.press("escape", "x")
        assert not screen.sliding and (logs_folder() / f"{saved.id}.txt").exists()
        await pilot.press("s")
        assert app.frame()[1].startswith("─ result ─")
        await pilot.press("escape")
        assert app.screen is screen
        await pilot.press("escape")
        assert app.screen is not screen


# --- shelf and records ------------------------------------------------------------------------------------


def shelf_of(*games):
    shelf = Shelf()
    for game in games:
        shelf.save(game)
    return shelf


async def test_the_shelf_lists_finished_games_newest_first_with_their_winners():
    first, second = played(3, 6), played(2, 7, names=("Edda", "Finn"))
    first.id, second.id = "game-1", "game-2"
    shelf_of(first, second, played(3, 6, choices=5))
    app = Host(ShelfScreen())
    async with app.run_test(size=(120, 40)) as pilot:
        rows = [row for row in app.frame() if "The Spanish Main" in row]
        assert len(rows) == 2
        assert "Edda" in rows[0] and "Finn" in rows[0] and "Cass" in rows[1]
        for saved, row in ((second, rows[0]), (first, rows[1])):
            standings = chronicle(GAME, saved.match).standings
            winner = saved.players[standings.winners[0]].name
            assert f"{winner} won with {max(standings.scores)} fame" in row
        await pilot.press("down", "enter")
        assert app.asked[-1][0] == "open_replay" and app.asked[-1][1].id == "game-1"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_the_shelf_exports_and_deletes_only_after_asking(size):
    saved = played(4, 6, names=("巴托洛繆巴托洛繆", "Bartholomew Bea!", "Cass", "Dai"))
    shelf = shelf_of(saved)
    app = Host(ShelfScreen())
    async with app.run_test(size=size) as pilot:
        assert {cell_len(row) for row in app.frame()} == {size[0]}
        await pilot.press("x")
        assert any("The log is in" in row for row in app.frame())
        await pilot.press("y", "d")
        assert any("Throw this game away for good?" in row for row in app.frame())
        await pilot.press("escape", "y")
        assert len(shelf.finished()) == 1
        await pilot.press("d", "y")
        assert shelf.finished() == ()
        assert any("No finished games yet" in row for row in app.frame())


async def test_the_shelf_explains_what_it_cannot_read_or_tell():
    older = played(3, 6)
    older.match.rules -= 1
    shelf = shelf_of(older)
    (shelf.folder / "broken.save").write_bytes(b"piratebox save 1 sha256:" + b"0" * 64 + b"\n{}")
    app = Host(ShelfScreen())
    async with app.run_test(size=(120, 40)) as pilot:
        text = "\n".join(app.frame())
        assert "broken.save" in text and "damaged" in text
        await pilot.press("enter")
        assert "played by other rules" in " ".join(row.strip() for row in app.frame())
        assert app.asked == []


async def test_records_are_listed_renamed_and_forgotten():
    app = Host(RecordsScreen())
    saved = played(3, 6)
    standings = chronicle(GAME, saved.match).standings
    for number in range(3):
        app.record.count(f"g{number}", "spanish_main", saved.players, standings)
    async with app.run_test(size=(100, 30)) as pilot:
        winner = saved.players[standings.winners[0]].name
        rows = [row for row in app.frame() if "The Spanish Main" in row]
        assert rows[0].split()[:2] == [f"│▐{winner}▌", "The"] or winner in rows[0]
        assert rows[0].split()[-5:-1] == ["3", "3", "100%", str(max(standings.scores))]
        await pilot.press("r")
        await pilot.pause()
        field = app.screen.query_one("NameField")
        assert field.value == winner and app.screen.focused is field
        field.value = "[/b]  Zoë\n"
        await pilot.press("enter")
        assert set(app.record.read()[0].names) == {"Ana", "Bea", "Cass", "[/b] Zoë"} - {winner}
        assert any("is now called [/b] Zoë" in row for row in app.frame())
        await pilot.press("d")
        await pilot.press("escape", "y")
        assert "[/b] Zoë" in app.record.read()[0].names
        await pilot.press("d", "y")
        assert "[/b] Zoë" not in app.record.read()[0].names


async def test_a_name_that_cannot_be_used_is_refused_and_nothing_is_lost():
    app = Host(RecordsScreen())
    saved = played(3, 6)
    app.record.count("g", "spanish_main", saved.players, chronicle(GAME, saved.match).standings)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("r")
        await pilot.pause()
        app.screen.query_one("NameField").value = "x" * 40
        await pilot.press("enter")
        assert any("too long" in row for row in app.frame())
        app.screen.query_one("NameField").value = "  "
        await pilot.press("enter")
        assert any("can be seen" in row for row in app.frame())
        await pilot.press("escape")
        assert set(app.record.read()[0].names) == {"Ana", "Bea", "Cass"}
        assert app.screen.query_one("NameField").has_class("-open") is False


async def test_a_damaged_record_is_explained():
    app = Host(RecordsScreen())
    app.record.path.parent.mkdir(parents=True)
    app.record.path.write_text("{")
    async with app.run_test(size=(80, 24)):
        assert "cannot be read" in " ".join(row.strip() for row in app.frame())
