"""The board of Vasco da Gama, drawn on canvases of every size."""

from dataclasses import replace

import pytest
from rich.cells import cell_len

from piratebox.themes import ROLES
from piratebox.widgets.landings import page_of
from piratebox.widgets.landings_outlook import right_after
from rules.vasco_da_gama.choices import Berth, Execute, Place, TakeCharacter, TakeMoney
from rules.vasco_da_gama.components import BASE
from rules.vasco_da_gama.state import Options

from .vasco_da_gama_scenes import (
    ANA,
    BEA,
    BERTHS,
    CASS,
    GAME,
    MEDIUM,
    NARROW,
    WIDE,
    after,
    berth,
    city_mock_up,
    drawn,
    lines,
    mock_up,
    other_look,
    position,
    scene_of,
)
from .wide_words import speak_wide

WIDE_ROWS = """\
 reward, full bonus  ┌─── 10+ ┐                  Characters   ▲A5  ◆B16  ___  ___
 Calicut             │        │                  Dias       +2 VP, then first  ▲ A used
 1 Real, full +5     │        │                  Francisco  a missionary       ◆ B
                     ├──── 7+ ┼──── 9+ ┐         Manuel I   disc 22            ▲ A
 Malindi             │        │        │         Girolamo   merchant, next 9   ● C
 2 Reals, full +4    │        │        │         money      6 Reals  or  8 Reals
                     ├──── 5+ ┼1─── 6+ ┼──── 8+ ┐
 Mombasa             │ ▗▟ 7 ▙ │        │        │             Crew sections     bag 15
 3 Reals, full +3    │▜merch.▛│        │        │             ●C3  ◆B7  ▲A8  ●C15
                     ├──── 3+ ┼2─── 4+ ┼──── 5+ ┏3━━━ 6+ ┓    1  TT G            price
 Mozambique then +6  │ ▗▟ 6 ▙ │        │ ▗▟ 5 ▙ ┃ ▗▟ 6 ▙ ┃    2  VV G O       1 3 6 10
 a captain, full +2  │▜merch.▛│        │▜◆B  2R▛┃▜then◆B▛┃    3  T OO       by colours
                     ├4─── 2+ ┼5─── 2+ ┼──── 3+ ┗━━━━━━━━┛──── 5+ ┐
 Terra de Boa Gente  │        │        │ ▗▟ 4 ▙ │ ▗▟ 4 ▙ │ ▗▟ 5 ▙ │          Sailing
 a sailor, full +1   │        │        │▜▲A 2VP▛│▜◆B 1VP▛│▜●C    ▛│         ▐◆B 11▌
                     ├6─── 1+ ┼7─── 1+ ┼──── 2+ ┼8─── 2+ ┼──── 3+ ┼9─── 4+ ┐ ●C 12
 Natal               │        │        │ ▗▟ 3 ▙ │        │ ▗▟ 3 ▙ │        │ ▲A 13
 a project, full +0  │        │        │▜▲A  2R▛│        │▜●C 2VP▛│        │ ▲A 21
                     └────────┴────────┴────────┴────────┴────────┴────────┘
 marker                         ▾ 8 from tile 9, then -1
 number    1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20   21 22
 disc      .  . ●C ◆B ▲A  . ◆B ▲A ●C  . ◆B ●C ▲A  . ●C ◆B ▲A  .  .  .   ▲A  .
 costs     7  6  5  4  3  2  1  0  0  0  0  0  0  0  0  0  0  0  0  0    0  0
 decline  ╶─ +1 Real ──╴ ╶─ +2 Reals ─╴ ╶─ +3 Reals ─╴ ╶─ +4 Reals ─╴   none
 Projects  ◆B4  ●C9  ▲A17  ___
 ┌ Gabriel ┐ ┌─────────┐ ┌─────────┐ ┌─────────┐ ┌─────────┐ ┌─────────┐ ┌─────────┐
 │level 8  │ │level 6  │ │level 6  │ │ sold    │ │level 8  │ │ sold    │ │ sold    │
 │4 Reals  │ │crew  3  │ │crew  3  │ │         │ │crew  4  │ │         │ │         │
 └─────────┘ └+2 Reals─┘ └ +1 VP ──┘ └─────────┘ └+2 Reals─┘ └─────────┘ └─────────┘"""

SEA_ROWS = """\
                    ┌─── 10+ ┐                     discs to come       marker 8
 Calicut            │        │                    ▐◆B 11▌sail   ●C 15 recruit
 1 Real, full +5    ├──── 7+ ┼──── 9+ ┐            ●C 12 sail   ◆B 16 character
 Malindi            │        │        │            ▲A 13 sail   ▲A 17 project
 2 Reals, full +4   ├──── 5+ ┼1─── 6+ ┼──── 8+ ┐                ▲A 21 sail
 Mombasa            │merch. 7│        │        │
 3 Reals, full +3   ├──── 3+ ┼2─── 4+ ┼──── 5+ ┏3━━━ 6+ ┓    then 14 ► 20 VP
 Mozambique         │merch. 6│        │◆B 5 2R ┃then◆B 6┃
 captain, full +2   ├4─── 2+ ┼5─── 2+ ┼──── 3+ ┗━━━━━━━━┛──── 5+ ┐
 Terra de Boa Gente │        │        │▲A 4 2V │◆B 4 1V │●C 5    │
 sailor, full +1    ├6─── 1+ ┼7─── 1+ ┼──── 2+ ┼8─── 2+ ┼──── 3+ ┼9─── 4+ ┐
 Natal              │        │        │▲A 3 2R │        │●C 3 2V │        │
 project, full +0   └────────┴────────┴────────┴────────┴────────┴────────┘

 ◆ B Reals 3  captains 2  crew TOW  ready 6  projects 4 crew 3, 7 crew 3"""

CITY_ROWS = """\
 number    1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20   21 22
 disc      .  . ●C ◆B ▲A  . ◆B ▲A ●C  . ◆B ●C ▲A  . ●C ◆B ▲A  .  .  .   ▲A  .
 costs     7  6  5  4  3  2  1  0  0  0  0  0  0  0  0  0  0  0  0  0    0  0
 decline  ╶─ +1 Real ──╴ ╶─ +2 Reals ─╴ ╶─ +3 Reals ─╴ ╶─ +4 Reals ─╴   none
 Projects  ◆B4 ▐●C9▌ ▲A17  ___               one for 1, two for 4 Reals
 ┌ Gabr. ─┐ ┌1───────┐ ┌2───────┐ ╔ chosen═╗ ┌3───────┐ ┌────────┐ ┏4━━━━━━━┓
 │level 8 │ │level 6 │ │level 6 │ ║level 5 ║ │level 8 │ │ sold   │ ┃level 7 ┃
 │4 Reals │ │crew  3 │ │crew  3 │ ║crew  2 ║ │crew  4 │ │        │ ┃crew  4 ┃
 └────────┘ └ +2 R ──┘ └ +1 VP ─┘ ╚ +1 R ══╝ └ +2 R ──┘ └────────┘ ┗ +2 VP ━┛
 Recruiting ●C3  ◆B7  ▲A8  ●C15      │  Characters   ▲A5  ◆B16  ___  ___
 section 1  TT G                     │  Dias       +2 VP, then first  ▲ A used
 section 2  VV G O                   │  Francisco  a missionary       ◆ B
 section 3  T OO                     │  Manuel I   disc 22            ▲ A
 colours  1 2 3 4                    │  Girolamo   merchant, next 9   ● C
 Reals    1 3 6 10  bag 15           │  money      6 Reals  or  8 Reals"""


# --- the mock-ups -----------------------------------------------------------------------------------------


def test_wide_drawing_is_the_mock_up_but_offers_only_the_disc_that_is_left():
    assert "\n".join(lines(drawn(mock_up()))) == WIDE_ROWS


def test_narrow_pages_are_the_mock_ups():
    assert "\n".join(lines(drawn(mock_up(), *NARROW))) == SEA_ROWS
    assert "\n".join(lines(drawn(city_mock_up(), *NARROW))) == CITY_ROWS


def test_the_position_of_the_mock_up_is_a_whole_one():
    GAME.check_conservation(position())


def test_paints_of_the_mock_up():
    canvas = drawn(mock_up())
    assert canvas._paints[9][48] == "lantern" and canvas._grounds[10][49] == "water2"
    assert canvas._grounds[11][51] == "preview" and canvas._paints[10][12] == "preview bold"
    assert canvas._grounds[11][42] == "sky" and canvas._grounds[11][24] == "faint"
    assert canvas._grounds[10][26] == "sail" and canvas._grounds[1][23] == "water"
    assert canvas._paints[9][65] == "sailor-turquoise bold" and canvas._grounds[20][32] == "missionary"
    assert canvas._grounds[21][41] == "sky" and canvas._paints[21][17] == "faint"
    assert canvas._paints[1][49] == "faint" and canvas._paints[26][39] == "faint"


def test_medium_sea_page_has_the_numbers_too():
    rows = lines(drawn(mock_up(), *MEDIUM))
    assert rows[:13] == SEA_ROWS.split("\n")[:13]
    assert rows[14:19] == WIDE_ROWS.split("\n")[19:24]
    assert rows[20] == SEA_ROWS.split("\n")[14]


def test_medium_city_page_has_marker_sailing_and_the_acting_seat():
    rows = lines(drawn(city_mock_up(), *MEDIUM))
    assert rows[0] == " marker                         ▾ 8 from tile 9, then -1"
    assert [row for row in CITY_ROWS.split("\n") if row not in rows] == []
    assert rows[20].startswith(" ● C Reals 10►")


def test_more_room_centres_the_drawing():
    plain, roomy = drawn(mock_up()).text(), drawn(mock_up(), 110, 33).text()
    assert roomy[2:31] == [" " * 11 + row + " " * 11 for row in plain]
    assert drawn(mock_up(), 110, 20).text()[0].startswith(" " * 35 + "┌")


# --- pages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "page"),
    [
        (("place", ANA), "city"), (("resolve", BEA), "sea"), (("buy", ANA), "city"),
        (("ship", BEA, -1, 0), "sea"), (("girolamo", ANA), "sea"), (("character", ANA), "city"),
        (("reward", ANA, 0, 1), "city"), (("merchant", ANA), "sea"), (("window", ANA), "sea"),
    ],
)  # fmt: skip
def test_the_page_that_the_decision_needs_opens_and_can_be_turned(step, page):
    state = position()
    state.agenda[-1] = step
    seen = GAME.view(state, None)
    assert page_of(seen) == page
    assert page_of(seen, turned=True) == {"sea": "city", "city": "sea"}[page]


def test_executing_a_disc_of_the_city_shows_the_city():
    state = position()
    state.agenda, state.resolving = [("resolving",), ("resolve", CASS)], 15
    assert page_of(GAME.view(state, None)) == "city"


def test_the_end_shows_the_sea():
    assert page_of(GAME.view(after(2000, 2), None)) == "sea"


# --- states of a menu -------------------------------------------------------------------------------------


def test_nothing_is_marked_without_a_prompt():
    rows = drawn(scene_of(position())).text()
    assert not any(mark in "".join(rows) for mark in "┏╔▸")
    assert "┼──── 6+ ┼" in rows[6]


def test_a_berth_that_looks_possible_but_is_not_has_its_key_in_brackets():
    rows = drawn(scene_of(position(), barred={berth("L6.1"): "1"})).text()
    assert "┌(1) 10+ ┐" in rows[0]


def test_the_box_of_a_berth_keeps_the_key_of_the_one_below():
    keys = {berth(space): str(key) for key, space in enumerate(BERTHS, start=1)}
    rows = drawn(scene_of(position(), Berth("L3.2"), keys=keys, focused=berth("L3.2"))).text()
    assert "┗5━━━ 2+ ┛" in rows[12]


def placing():
    """Ana is to place the first disc of round 3; four tiles may still be turned up."""
    state = position()
    state.agenda = [("placing",), ("place", ANA)]
    state.discs, state.queue, state.resolving = {}, [], 0
    state.marker, state.turned, state.tiles = 9, "", ["V1", "V3", "V4", "V8"]
    state.gone = [*state.gone, "V2", "V6"]
    return state


def test_placing_shows_the_keys_of_free_spaces():
    areas = {f"space:{area}:0": str(key) for key, area in enumerate(BASE.rows["area"], start=1)}
    rows = drawn(scene_of(placing(), keys=areas, focused="space:sailing:0")).text()
    assert "Projects  _1_  ___" in rows[24] and "_2_  ___" in rows[8] and "_4_  ___" in rows[0]
    assert "▐_3_▌" in rows[14]
    assert "9 from tile 9, then -2 to +3 " in rows[19]
    assert "Projects  _1_  ___" in drawn(scene_of(placing(), keys=areas), *NARROW).text()[4]
    assert "Sailing  _3_  ___" in drawn(scene_of(placing(), keys=areas), *NARROW).text()[4]


def test_placing_shows_where_the_disc_would_lie_and_the_range_of_its_cost():
    numbers = {f"number:{n}": str(n) for n in range(1, 10)}
    fields = {"keys": numbers, "focused": "number:4", "chosen": ("space:sailing:0",)}
    scene = scene_of(placing(), Place(4, "sailing"), **fields)
    canvas = drawn(scene)
    rows = canvas.text()
    assert "▐▲A 4▌" in rows[14] and canvas._grounds[14][78] == "preview"
    assert "3 ▸4" in rows[20] and "3 ▲A  5" in rows[21]
    assert "then -2 to +3   4 costs 3 to 8" in rows[19]
    assert "▲A4▌" in drawn(scene, *NARROW).text()[4]


def test_the_range_stands_left_of_a_marker_far_to_the_right():
    state = placing()
    state.marker, state.tile = 13, "V9"
    scene = scene_of(state, Place(4, "sailing"), keys={"number:4": "4"}, focused="number:4")
    assert "4 costs 7 to 12 ▾ 13" in drawn(scene).text()[19]


def test_execute_marks_its_number_and_shows_the_money_left():
    state = position()
    state.agenda, state.resolving = [("resolving",), ("resolve", CASS)], 3
    scene = scene_of(state, Execute(), keys={"number:3": "1"}, focused="number:3")
    assert scene.foresight.money[CASS] == 6 - 5
    rows = drawn(scene, *MEDIUM).text()
    assert "▸3" in rows[1] and "Reals 6►1" in rows[20]


def test_characters_show_keys_money_and_who_would_hold_them():
    state = position()
    state.agenda, state.resolving = [("resolving",), ("character", BEA)], 16
    keys = {"character:francisco": "2", "character:manuel": "3", "money:1": "5", "money:2": "6"}
    scene = scene_of(state, TakeCharacter("francisco"), keys=keys, focused="character:francisco")
    rows = drawn(replace(scene, barred={"character:dias": "1"}))
    text = rows.text()
    assert "(1) Dias" in text[1] and "▐2 Francisco ▌" in text[2] and "◆ B then" in text[2]
    assert "3 Manuel I" in text[3] and "5 6 Reals  or 6 8 Reals" in text[5]
    chosen = drawn(scene_of(state, TakeMoney(2), keys=keys, focused="money:2")).text()
    assert "▐8 Reals▌" in chosen[5]


def test_taken_money_and_lost_pieces_are_words():
    state = position()
    state.stacks, state.missionaries, state.merchant, state.merchants = [0, 8], 0, "", []
    rows = drawn(scene_of(state)).text()
    assert "taken" in rows[5] and "none left" in rows[2] and "none left" in rows[4]
    state.held = "M3"
    assert "holds 8" in drawn(scene_of(state)).text()[4]


def test_hiring_marks_colours_and_shows_who_is_chosen():
    state = position()
    state.agenda, state.resolving = [("resolving",), ("hire", CASS, 2, 0, 2, 0, 0)], 15
    keys = {"crew:2:grey": "1", "crew:2:orange": "2"}
    rows = drawn(scene_of(state, keys=keys, focused="crew:2:orange")).text()
    assert "2  ▐" not in rows[10] and "▸G▐O▌ ► VV" in rows[10]
    narrow = drawn(scene_of(state, keys=keys), *NARROW).text()
    assert "▸G ▸O ► VV" in narrow[11]
    state.agenda = [("resolving",), ("captain", CASS, 2, 0, 2, 0, 0)]
    assert "1 captain, 2 Reals" in drawn(scene_of(state, keys={"captain": "1"})).text()[12]
    narrow = drawn(scene_of(state, keys={"captain": "1"}), *NARROW).text()
    assert "1 captain │" in narrow[14]


def test_ships_and_projects_in_hand_are_asked_for_on_the_board():
    state = position()
    state.ships[BEA] = ["I-11", "I-10"]
    state.agenda[-1] = ("ship", BEA, -1, 0)
    keys = {f"ship:{BEA}:0": "1", f"ship:{BEA}:1": "2", f"plan:{BEA}:0": "n"}
    scene = scene_of(state, keys=keys, focused=f"ship:{BEA}:1")
    row = drawn(scene).text()[24]
    assert "ready 1▸6" in row and "▐2▸5" in row and "n▸4" in row
    targets = {hit.target for hit in drawn(scene, *NARROW).hits}
    assert set(keys) <= targets


# --- what phase three would do ----------------------------------------------------------------------------


def full_malindi():
    state = position()
    for space, ship, owner in (("L5.1", "III-09", ANA), ("L5.2", "M3", None)):
        place = BASE.place[space]
        state.berths[place], state.owners[place] = ship, owner
    return state


def test_a_full_landing_pays_now_and_its_ships_show_where_they_sail():
    rows = drawn(scene_of(full_malindi())).text()
    assert "2 Reals, now +4" in rows[5]
    assert "▴ 10+" in rows[3] and "leaves" in rows[3]
    assert "▴" in drawn(scene_of(full_malindi()), *NARROW).text()[2]


def test_the_choice_that_fills_a_landing_shows_it_as_not_yet_true():
    state = position()
    state.berths[BASE.place["L3.2"]] = "M3"
    canvas = drawn(scene_of(state, Berth("L3.4"), keys={berth("L3.4"): "1"}, focused=berth("L3.4")))
    assert "a captain, now +2" in canvas.text()[11]
    assert canvas._paints[11][14] == "preview bold"
    assert "▴ 6+" in canvas.text()[9] or "leaves" in canvas.text()[9]


# --- everything a game can come to --------------------------------------------------------------------------

SIZES = (WIDE, NARROW, MEDIUM, (110, 40), (88, 15))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("reopens", [False, True])
def test_every_position_of_a_game_can_be_drawn(seats, reopens):
    state = GAME.new(seats, Options(space_reopens=reopens), seats)
    for turn in range(0, 260, 13):
        state = after(turn, seats, seats, space_reopens=reopens)
        for width, height in SIZES:
            for page in ("", "sea", "city"):
                canvas = drawn(scene_of(state), width, height, page=page)
                assert {cell_len(row) for row in canvas.text()} == {width}
    assert drawn(scene_of(after(2000, seats)), *WIDE).hits


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_of_some_positions_can_be_previewed(seats):
    for turn in (0, 9, 21, 33, 47, 61, 80):
        state = after(turn, seats, seats + 7)
        if state.over:
            continue
        for choice in GAME.decisions(state)[0].choices[:40]:
            assert right_after(GAME.view(state, None), choice) is not None
            drawn(scene_of(state, choice), *WIDE)
            drawn(scene_of(state, choice), *NARROW)


@pytest.mark.parametrize("turn", [0, 30, 75])
def test_positions_that_look_the_same_are_drawn_the_same(turn):
    state = after(turn, 3, 5)
    scene = scene_of(state)
    for size in (WIDE, NARROW, MEDIUM):
        one, other = drawn(scene, *size), drawn(other_look(scene, state, turn + 1), *size)
        assert one.text() == other.text() and one._paints == other._paints


def test_every_paint_is_a_role():
    scenes = [
        mock_up(),
        city_mock_up(),
        scene_of(full_malindi()),
        scene_of(after(40, 4)),
        scene_of(after(2000, 2)),
    ]
    for canvas in (drawn(scene, *size) for scene in scenes for size in (WIDE, NARROW, MEDIUM)):
        paints = {paint.split()[0] for row in canvas._paints for paint in row}
        grounds = {ground for row in canvas._grounds for ground in row}
        assert paints | grounds <= set(ROLES)


@pytest.mark.parametrize("size", SIZES)
def test_wide_words_do_not_push_anything_out_of_its_place(size, monkeypatch):
    speak_wide(monkeypatch)
    for scene in (mock_up(), city_mock_up(), scene_of(after(40, 4))):
        canvas = drawn(scene, *size)
        assert {cell_len(row) for row in canvas.text()} == {size[0]}
        assert any(char in "".join(canvas.text()) for char in ("11", "16"))


def test_ascii_is_ascii_and_loses_nothing():
    for scene in (mock_up(), city_mock_up(), scene_of(full_malindi()), scene_of(after(40, 4))):
        for size in (WIDE, NARROW):
            assert all(row.isascii() for row in drawn(scene, *size, ascii=True).text())
    rows = drawn(mock_up(), ascii=True).text()
    assert "/6\\" in rows[10] and "[#B  2R]" in rows[11] and "[then#B]" in rows[11]
    assert "[#B 11]" in rows[14]


def test_corrected_landings_of_any_length_stay_on_the_board():
    text = '[[landing]]\nid = "L6"\nspaces = [1, 2, 3, 4, 5, 6, 7, 8, 9]\n'
    text += '[[row]]\nid = "1"\nlast = 1\n[[row]]\nid = "2"\nfirst = 2\n'
    state = GAME.new(3, Options(corrections=text), 1)
    for size in (WIDE, NARROW, MEDIUM):
        rows = drawn(scene_of(state), *size, page="sea").text()
        assert {cell_len(row) for row in rows} == {size[0]}
    assert "9" in rows[0]
    choice = GAME.decisions(state)[0].choices[0]
    assert drawn(scene_of(state, choice), *WIDE).text()[0].count("+") >= 1
