"""The ship row on screen, drawn on canvases of every size."""

from dataclasses import replace

import pytest
from textual.app import App

from piratebox import language
from piratebox.themes import ROLES, THEMES
from piratebox.widgets.canvas_widget import CanvasWidget
from piratebox.widgets.ship_row import ShipRow
from rules.spanish_main.choices import Accuse, Move, Pass, PayForAccusation, Repair
from rules.spanish_main.components import ADVENTURE_CARDS

from .ship_scenes import (
    CARDS,
    MEDIUM,
    NARROW,
    PAIRS,
    SPACES,
    WIDE,
    after,
    drawn,
    lines,
    mock_up,
    position,
    row_with,
    scene_of,
    seat_scene,
    with_adventures,
)

WIDE_ROWS = """\

  movement row                                                    deck 13 │ discards 8
  ╭─ 1 ──────────────────────╮ ╭─ 2 ──────────────────────╮ ╔═ 3 ════════════ chosen ═╗
  │ Temporary Alliance       │ │ Dutch Retreat            │ ║ Full Speed Ahead!       ║
  │ 2 neighbours, forward 3  │ │ the 3 Dutch ships, back 2│ ║ any 1 ship, forward 6   ║
  ╰──────────────────────────╯ ╰──────────────────────────╯ ╚═════════════════════════╝

   ╶ 9 ╴   ╶ 8 ╴ ┏━━ 7 ━━┓ ╶ 6 ╴   ╶ 5 ╴   ╶ 4 ╴   ╶ 3 ╴   ╶ 2 ╴   ╶ 1 ╴   ╭─ active ──╮
    ╳S2     ╳S1  ┃  ═D3  ┃  ╳S3     ═D1     ╬E1     ═D2     ╬E2    ╬E3 ●C  │ Island    │
  ▗ ▄▙ ▗    ▖▙▖  ┃▗ ▄▙ ▗ ┃  ▖▙▖   ▗ ▄▙ ▗    ▖▙▖   ▗ ▄▙ ▗  ▗ ▄▙ ▗  ▗ ▄▙ ▗   │ Discovery │
  █▌██▖█▙ ▗ ▜▌▙ ▖┃█▌██▖█▙┃▗ ▜▌▙ ▖ █▌██▖█▙ ▗ ▜▌▙ ▖ █▌██▖█▙ █▌██▖█▙ █▌██▖█▙  │           │
  █▘██▘█▛ ▐▘▝▐▝▐▖┃█▘██▘█▛┃▐▘▝▐▝▐▖ █▘██▘█▛ ▐▘▝▐▝▐▖ █▘██▘█▛ █▘██▘█▛ █▘██▘█▛  │ +1 fame   │
  ▟▖ ▌ ▐▗ ▄▘ ▌ ▞▗┃▟▖ ▌ ▐▗┃▄▘ ▌ ▞▗ ▟▖ ▌ ▐▗ ▄▘ ▌ ▞▗ ▟▖ ▌ ▐▗ ▟▖ ▌ ▐▗ ▟▖ ▌ ▐▗  │ each, if  │
  ▜█████▛ ▜▒▒░▒▒▛┃▜█████▛┃▜▒▒░▒▒▛ ▜█████▛ ▜▒▒░▒▒▛ ▜█████▛ ▜█████▛ ▜█████▛  │ undamaged │
  ▝████▛   ▝▒░▒▒▘┃▝████▛ ┃ ▝▒░▒▒▘ ▝████▛   ▝▒░▒▒▘ ▝████▛  ▝████▛  ▝████▛   │           │
  ▔▔▔▔▔▔▔ damaged┃▔▔▔▔▔▔▔┃damaged ▔▔▔▔▔▔▔ damaged ▔▔▔▔▔▔▔ ▔▔▔▔▔▔▔ ▔▔▔▔▔▔▔  │           │
  Ojo de  Sirena ┃Storm- ┃ Santa  Gouden  Gallows Bittere Widow's  Grey    │ ░░░░░████ │
    Oro    Negra ┃ lelie ┃Ceniza   Haai    Lark     Zee   Lantern Fathom   │ 9       1 │
     0      1 ▮  ┃4 ▮▮▮▮ ┃  1 ▮   4 ▮▮▮▮    1 ▮    2 ▮▮    2 ▮▮   5 ▮▮▮▮▮  ╰───────────╯
     -       -   ┃   -   ┃   -       -    +1 lost   +1      +1      +1     ◂ pays now
                 ┗━━━┯━━━┛
                     ╰╌╌╌ Stormlelie sails 6 spaces, to space 1 ╌╌╌╌╌╮
 ╌ then ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌▾╌╌╌╌ deck 28 ► 24
     9       8       7       6       5       4       3       2   ┏╍╍ 1 ╍╍┓
    ╳S2     ╳S1  ◂  ╳S3  ◂  ═D1  ◂  ╬E1  ◂  ═D2  ◂  ╬E2  ◂ ╬E3 ●C┇  ═D3  ┇
     0       1       1       4       1     2 ► 3   2 ► 3   5 ► 6 ┇ 4 ► 5 ┇ ◂ fame
     -    damaged damaged    -    damaged   +1      +1      +1   ┇  +1   ┇ ◂ would pay
                                                                 ┗╍╍╍╍╍╍╍┛"""

NARROW_ROWS = """\
 (1) Temporary Alliance   (2) Dutch Retreat    ║3 Full Speed Ahead!║ deck 13
                                                                     discards 8
  ╶ 9 ╴  ╶ 8 ╴┏━ 7 ━━┓ ╶ 6 ╴  ╶ 5 ╴  ╶ 4 ╴  ╶ 3 ╴  ╶ 2 ╴  ╶ 1 ╴  ╭─ active ────╮
  ╳S2    ╳S1  ┃ ═D3  ┃ ╳S3    ═D1    ╬E1    ═D2    ╬E2    ╬E3●C  │ Island      │
 ▟█▟█▙  ▗ ▟ ▘ ┃▟█▟█▙ ┃▗ ▟ ▘  ▟█▟█▙  ▗ ▟ ▘  ▟█▟█▙  ▟█▟█▙  ▟█▟█▙   │ Discovery   │
 ██▐██▌ ▚ ▞▌▗ ┃██▐██▌┃▚ ▞▌▗  ██▐██▌ ▚ ▞▌▗  ██▐██▌ ██▐██▌ ██▐██▌  │ +1 each, if │
 ▜████▀ ▜▒░▒▒▀┃▜████▀┃▜▒░▒▒▀ ▜████▀ ▜▒░▒▒▀ ▜████▀ ▜████▀ ▜████▀  │ undamaged   │
 ▔▔▔▔▔▔ dmg   ┃▔▔▔▔▔▔┃dmg    ▔▔▔▔▔▔ dmg    ▔▔▔▔▔▔ ▔▔▔▔▔▔ ▔▔▔▔▔▔  │ ░░░░░████   │
 0      1 ▮   ┃4 ▮▮▮▮┃1 ▮    4 ▮▮▮▮ 1 ▮    2 ▮▮   2 ▮▮   5 ▮▮▮+  ╰─────────────╯
 -      -     ┗━━┯━━━┛-      -      lost   +1     +1     +1      ◂ pays now
 ╌ then ╌╌╌╌╌╌╌╌╌╰╌╌╌╌╌╌╌╌ Stormlelie to space 1 ╌╌╌╌╌╌╌╌╌╌▾╌╌╌╌
  ╳S2    ╳S1  ◂ ╳S3  ◂ ═D1  ◂ ╬E1  ◂ ═D2  ◂ ╬E2  ◂ ╬E3●C► ═D3    deck 28 ► 24
 0      1      1      4      1      2►3    2►3    5►6    4►5     ◂ fame
 -      dmg    dmg    -      dmg    +1     +1     +1     +1      ◂ would pay"""


# --- the mock-up ------------------------------------------------------------------------------------------


def test_wide_drawing_is_the_mock_up():
    assert "\n".join(lines(drawn(mock_up()))).rstrip("\n") == WIDE_ROWS


def test_narrow_drawing_is_the_mock_up_and_counts_the_discards():
    assert "\n".join(lines(drawn(mock_up(), *NARROW))).rstrip("\n") == NARROW_ROWS


def test_paints_of_the_mock_up():
    canvas = drawn(mock_up())
    assert canvas._paints[8][20] == "on-flag-dutch bold" and canvas._grounds[8][20] == "flag-dutch"
    assert canvas._paints[9][2] == "hull" and canvas._paints[9][4] == "sail"
    assert canvas._paints[15][2] == "sea" and canvas._paints[15][10] == "bad"
    assert canvas._paints[8][71] == "green bold"
    assert canvas._paints[7][17] == "lantern" and canvas._grounds[10][20] == "raised"
    assert canvas._paints[3][5] == "faint" and canvas._paints[2][60] == "lantern"
    assert canvas._paints[23][65] == "preview" and canvas._paints[25][71] == "preview bold"


def test_medium_board_is_the_narrow_one_with_blank_rows():
    medium, narrow = lines(drawn(mock_up(), *MEDIUM)), lines(drawn(mock_up(), *NARROW))
    assert len(medium) == 21
    for row in (0, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13):
        assert narrow[row] in medium
    assert "╮" in row_with(drawn(mock_up(), *MEDIUM), "Stormlelie to space 1")


def test_more_room_centres_the_drawing():
    plain, roomy = drawn(mock_up()).text(), drawn(mock_up(), 110, 33).text()
    assert roomy[2:31] == [" " * 11 + row + " " * 11 for row in plain]
    tall = drawn(mock_up(), 100, 40)
    assert "sails 6 spaces" in "".join(tall.text())
    assert drawn(mock_up(), 100, 21).text()[1].startswith(" " * 11 + "(1)")


def test_every_paint_is_a_role():
    scenes = [mock_up(), seat_scene(after(4, 2, hand=True, upcoming=True)), scene_of(after(400))]
    for canvas in (drawn(scene, *size) for scene in scenes for size in (WIDE, NARROW)):
        paints = {paint.split()[0] for row in canvas._paints for paint in row}
        grounds = {ground for row in canvas._grounds for ground in row}
        assert paints | grounds <= set(ROLES)


# --- states of a menu ---------------------------------------------------------------------------------------


def test_nothing_is_marked_without_a_prompt():
    rows = drawn(scene_of(position())).text()
    assert rows[2].split() == [
        "╭──────────────────────────╮",
        "╭──────────────────────────╮",
        "╭─────────────────────────╮",
    ]
    assert rows[7].split()[:9] == list("987654321")
    assert not "".join(rows[20:]).strip()


def test_legal_cards_show_their_keys():
    canvas = drawn(scene_of(position(), keys=CARDS))
    assert canvas.text()[2].startswith("  ╭─ 1 ─") and canvas._paints[2][2] == "legal"
    assert drawn(scene_of(position(), keys=CARDS), *NARROW).text()[0].startswith("  1 Temporary Alliance ")


def test_focused_card_has_a_heavy_box_or_a_chip():
    scene = scene_of(position(), Move("retreat_dutch"), keys=CARDS, focused="card:retreat_dutch")
    assert "┏━ 2 ━" in drawn(scene).text()[2]
    assert "▐2 Dutch Retreat▌" in drawn(scene, *NARROW).text()[0]


def test_barred_targets_are_faint_and_in_brackets():
    scene = scene_of(
        position(),
        keys={"card:full_speed": "3", "space:1": "1"},
        barred={"card:retreat_dutch": "2", "space:8": "8"},
    )
    for size, x in ((WIDE, 12), (NARROW, 10)):
        canvas = drawn(scene, *size)
        y = 7 if size == WIDE else 2
        assert "(8)" in canvas.text()[y] and canvas._paints[y][x] == "faint"
        assert "(2)" in "".join(canvas.text()[:3])


def test_focused_pair_is_one_box():
    scene = scene_of(
        position(),
        Move("temporary_alliance", 6),
        keys=PAIRS,
        focused="pair:6",
        chosen=("card:temporary_alliance",),
    )
    canvas = drawn(scene)
    rows = canvas.text()
    assert "┏━━ 7 ━━━━━ 6 ━━┓" in rows[7] and "┗━━━━━━━┯━━━━━━━┛" in rows[20]
    assert "S3 and D3 sail 3 spaces" in rows[21] and "┏╍╍ 4 ╍╍╍╍╍ 3 ╍╍┓" in rows[23]
    assert rows[7][5] == "9" and canvas._paints[7][5] == "soft"
    assert canvas.target_at(5, 12) == "pair:8" and canvas.target_at(20, 12) == "pair:7"
    assert "S3 and D3 to 3" in drawn(scene, *NARROW).text()[10]


def test_chosen_ship_has_a_double_box():
    scene = scene_of(position(), keys={"space:2": "2"}, chosen=("ship:D3",))
    assert "╔══ 7 ══╗" in drawn(scene).text()[7]


@pytest.mark.parametrize(
    ("choice", "fields", "words"),
    [
        (
            Move("retreat_dutch"),
            {"focused": "card:retreat_dutch"},
            "Dutch Retreat: the 3 Dutch ships, back 2",
        ),
        (Repair(), {}, "3 ships are repaired"),
        (Pass(), {}, "no ship moves"),
        (Pass("full_speed"), {"focused": "card:full_speed"}, "Full Speed Ahead! goes out for a new card"),
        (
            Accuse(0, "D3"),
            {"focused": "ship:D3"},
            "2 of the fame under Stormlelie go to the accuser, if right",
        ),
        (Accuse(0, "E1"), {"focused": "space:4"}, "1 of the fame under Gallows Lark goes to the accuser"),
        (Accuse(0, "S2"), {"focused": "space:9"}, "no fame lies under Ojo de Oro"),
        (Accuse(0, "D1"), {}, "2 fame at stake"),
    ],
)
def test_caption_of_each_choice(choice, fields, words):
    scene = scene_of(position(), choice, keys=CARDS, **fields)
    assert words in drawn(scene).text()[21]
    assert drawn(scene, *NARROW).text()[10].startswith(" ╌ then ╌")


@pytest.mark.parametrize(
    ("card", "space", "words"),
    [
        ("lost_at_sea", 8, "La Sirena Negra falls back 1 space, to space 9"),
        ("lost_at_sea", 9, "Ojo de Oro stays in space 9"),
        ("full_speed", 2, "Widow's Lantern sails 1 space, to space 1"),
        ("sabotage", 7, "Stormlelie is damaged first"),
    ],
)
def test_caption_of_each_move(card, space, words):
    state = position()
    state.movement[0] = card
    scene = scene_of(
        state, Move(card, space), keys=SPACES, focused=f"space:{space}", chosen=(f"card:{card}",)
    )
    rows = drawn(scene).text()
    assert words in rows[21] and " then " in rows[22] and rows[22].count("▾") == 1
    narrow = drawn(scene, *NARROW).text()
    assert " then " in narrow[10] and narrow[10].count("▾") == 1


def test_moved_ships_show_which_way_they_went():
    scene = scene_of(position(), Move("retreat_dutch"), keys=CARDS, focused="card:retreat_dutch")
    narrow = drawn(scene, *NARROW).text()[11]
    assert narrow.startswith("◂ ═D3  ► ╳S2  ◂ ═D1  ► ╳S1  ◂ ═D2  ► ╳S3  ► ╬E1    ╬E2")


def test_fog_leaves_the_adventure():
    state = position()
    state.movement[0] = "fog"
    scene = scene_of(state, Move("fog"), keys={"card:fog": "1"}, focused="card:fog")
    rows = drawn(scene).text()
    assert "fog: Island Discovery waits for the next player" in rows[21]
    assert "◂ waits" in rows[26] and "►" not in rows[22]


def test_repair_mends():
    rows = drawn(scene_of(position(), Repair())).text()
    assert rows[26].split()[:6] == ["-", "mended", "-", "mended", "-", "+1"]


# --- effects of adventures ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("adventure", "wide", "narrow"),
    [
        ("cursed_treasure", "- - - - - - - +2 hit +2 hit ◂ pays now", "+2 hit +2 hit"),
        ("ghost_ship", "hit -1 hit -1 - - - - - - ◂ hits now", "hit    -1     hit -1 -"),
        ("mutiny", "- - - - - - - mutiny? - ◂ if owned", "mutiny -"),
        ("attack_dutch", "- - - - - - fires ► hit - ◂ fires now", "fires► hit"),
        ("loot_dutch", "- -1 ► loots ◂ -1 ► loots ◂ -1 ► loots ◂ - - ◂ loots now", "-1 ►   loots◂"),
        ("cursed_ship", "- - - - - - - -1 -1 ◂ costs now", "-1     -1"),
        ("kraken", "- - - - - - - - - ◂ hits now", "-      -"),
        ("legendary_treasure", "- - - - - - - +2 +2 ◂ pays now", "+2     +2"),
    ],
)
def test_effect_words(adventure, wide, narrow):
    scene = scene_of(with_adventures(position(), adventure))
    assert " ".join(drawn(scene).text()[19].split()) == wide
    assert narrow in drawn(scene, *NARROW).text()[9]


def test_wide_broadsides_mark_every_gunner_and_the_whole_loot():
    rows = drawn(scene_of(with_adventures(position(broadside="wide"), "attack_dutch"))).text()
    assert rows[19].count("fires ►") == 3 and rows[19].count("hit") == 2
    rows = drawn(scene_of(with_adventures(position(broadside="wide"), "loot_english"))).text()
    assert "+5 ◂" in rows[19] and rows[19].count("-1 ►") == 5


def test_spaces_of_an_adventure_are_a_strip():
    rows = drawn(scene_of(with_adventures(position(), "kraken"))).text()
    assert "░█░█░█░░░" in rows[16]


def test_every_adventure_card_fits_its_frame(monkeypatch):
    for code in ("en", "zh_Hant"):
        monkeypatch.setattr(language, "_code", code)
        for name in dict.fromkeys(ADVENTURE_CARDS):
            scene = scene_of(with_adventures(position(), name))
            for size, top, height, side in ((WIDE, 7, 12, 75), (NARROW, 2, 7, 65)):
                canvas = drawn(scene, *size)
                chars = [row[-1] if size == NARROW else row[87] for row in canvas._chars]
                assert chars[top + 1 : top + height - 1] == ["│"] * (height - 2)
                inside = "".join("".join(row[side + 1 : -1]) for row in canvas._chars[top + 1 : top + height])
                assert "..." not in inside


# --- pointing ---------------------------------------------------------------------------------------------


def test_an_accusation_points_at_ships_by_name():
    keys = {f"ship:{ship}": str(space) for space, ship in enumerate(position().row, start=1)}
    canvas = drawn(scene_of(position(), Accuse(0, "D3"), keys=keys, focused="ship:D3"))
    assert canvas.target_at(20, 12) == "ship:D3" and "╶ 8 ╴ ┏━━ 7 ━━┓ ╶ 6 ╴" in canvas.text()[7]


def test_paying_for_an_accusation_says_what_is_at_stake():
    scene = scene_of(position(), PayForAccusation("fog"), keys={"card:fog": "1"}, focused="card:fog")
    view = replace(scene.view, agenda=(("turn", 1), ("pay_for_accusation", 1, 0, "D3")))
    canvas = drawn(replace(scene, view=view))
    assert "2 of the fame under Stormlelie go to the accuser, if right" in canvas.text()[21]


def test_hits_cover_what_can_be_inspected():
    targets = {hit.target for hit in drawn(scene_of(position())).hits}
    assert targets == {f"space:{n}" for n in range(1, 10)} | set(CARDS) | {"adventure:0"}
    canvas = drawn(mock_up())
    assert canvas.target_at(20, 12) == "space:7" and canvas.target_at(68, 25) == "space:7"
    assert canvas.target_at(65, 3) == "card:full_speed" and canvas.target_at(80, 12) == "adventure:0"


# --- in an app ------------------------------------------------------------------------------------------


class Host(App):
    """An app with nothing but the board."""

    CSS = "Screen { layers: base; } ShipRow { width: 88; height: 29; }"

    def __init__(self):
        super().__init__()
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = "lantern"
        self.pointed = []

    def compose(self):
        yield ShipRow()

    def on_canvas_widget_pointed(self, message: CanvasWidget.Pointed):
        self.pointed.append((message.target, message.click))


async def test_board_draws_and_reports_clicks():
    app = Host()
    async with app.run_test(size=(120, 40)) as pilot:
        board = app.screen.query_one(ShipRow)
        board.show(mock_up())
        await pilot.pause()
        assert "\n".join(lines(board.canvas)).rstrip("\n") == WIDE_ROWS
        assert board.render_line(3).text.startswith("  │ Temporary Alliance")
        await pilot.click(ShipRow, offset=(20, 12))
        assert ("space:7", True) in app.pointed
        board.show(scene_of(after(400)))
        assert "end" in board.canvas.text()[7]
