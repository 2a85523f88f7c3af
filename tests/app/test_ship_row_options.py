"""The ship row with every option, in ASCII and in Chinese, without secrets, and in random positions."""

import gettext
from dataclasses import replace
from typing import ClassVar

import pytest
from rich.cells import cell_len

from piratebox import language
from piratebox.screens.setup_form import option_values
from piratebox.widgets.board import Scene
from rules.core.chance import Chance
from rules.spanish_main.choices import Move, Pass, Repair
from rules.spanish_main.components import ADVENTURE_CARDS
from rules.spanish_main.state import Options

from .ship_scenes import (
    COLOURS,
    GAME,
    MEDIUM,
    NAMES,
    NARROW,
    PAIRS,
    SPACES,
    WIDE,
    after,
    drawn,
    mock_up,
    position,
    scene_of,
    seat_scene,
    with_adventures,
)

# --- options ------------------------------------------------------------------------------------------------


def test_upcoming_line_is_visible_at_both_sizes():
    state = with_adventures(position(upcoming=True), "mutiny", "island_discovery", "cursed_treasure")
    for size in (WIDE, NARROW):
        canvas = drawn(scene_of(state), *size)
        text = "\n".join(canvas.text())
        assert "► Island Discovery ░░░░░████" in text and "► Cursed Treasure" in text
        assert {"adventure:0", "adventure:1", "adventure:2"} <= {hit.target for hit in canvas.hits}
    assert "+2 & hit, first 2 undamaged" in drawn(scene_of(state)).text()[6]
    focused = drawn(scene_of(state, focused="adventure:1"), *NARROW).text()
    assert "▐ Island Discovery▌" in focused[14]


def test_one_later_adventure_has_its_text_in_the_line():
    state = with_adventures(position(upcoming=True), "mutiny", "mermaids")
    assert "coming up  ► Mermaids ░░░█░█░██  +1 fame each, if undamaged" in drawn(scene_of(state)).text()[6]


def test_four_long_names_fit_the_narrow_line():
    state = after(0, 4, upcoming=True)
    names = ("legendary_treasure", "legendary_treasure", "island_discovery", "neptunes_favor")
    view = replace(GAME.view(state, None), line=names)
    row = drawn(Scene(view, NAMES, COLOURS), *NARROW).text()[14]
    assert "Legendary Treasure" in row and "Neptune's Favor" in row and cell_len(row) == 80


def test_last_adventures_are_called_out():
    state = position()
    state.discard += state.deck[3:]
    state.deck = state.deck[:3]
    state.seen = sum(1 << card for card in (*state.line, *state.discard))
    for size, row in ((WIDE, 20), (NARROW, 10)):
        assert "3 cards left" in drawn(scene_of(state), *size).text()[row]
    state.discard += state.deck
    state.deck = []
    state.seen = sum(1 << card for card in (*state.line, *state.discard))
    for size, row in ((WIDE, 23), (NARROW, 10)):
        assert "the last one" in "".join(drawn(scene_of(state), *size).text())
        assert "ends the game" in drawn(scene_of(state, Pass()), *size).text()[row]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("upcoming", [False, True])
def test_hands_are_closed_until_their_own_view_is_given(seats, upcoming):
    state = GAME.new(seats, Options(hand=True, upcoming=upcoming), 4)
    seat = GAME.decisions(state)[0].seat
    for size in (WIDE, NARROW):
        canvas = drawn(scene_of(state), *size)
        closed = "".join(canvas.text())
        assert "may look" not in closed and "card:" not in str(canvas.hits)
        assert closed.count("▒▒ ▒▒ ▒▒" if size == WIDE else "▒▒▒") >= seats
        scene = seat_scene(state, keys={f"card:{card}": "1" for card in state.hands[seat]})
        canvas = drawn(scene, *size)
        text = "\n".join(canvas.text())
        assert f"only {NAMES[seat]} may look" in text
        assert {f"card:{card}" for card in state.hands[seat]} <= {hit.target for hit in canvas.hits}
        assert any(paint == "private" for row in canvas._paints for paint in row)


def test_every_hand_shows_its_names_in_full():
    state = GAME.new(2, Options(hand=True), 4)
    seat = GAME.decisions(state)[0].seat
    hand = ("advance_english", "caught_in_a_rip", "fog", "temporary_alliance")
    scene = replace(scene_of(state), private=replace(GAME.view(state, seat), hand=hand))
    for size in (WIDE, NARROW):
        text = "".join(drawn(scene, *size).text())
        for name in ("English Advance", "Caught in a Rip", "There Be Fog Ahead!", "Temporary Alliance"):
            assert name in text


def test_end_of_game_shows_every_captain():
    state = after(400)
    assert state.over
    for size, row in ((WIDE, 8), (NARROW, 3)):
        canvas = drawn(scene_of(state), *size)
        marks = [char for char in canvas.text()[row] if char in "▲◆●"]
        assert len(marks) == 6 and "end" in "".join(canvas.text())


# --- ASCII, Chinese, secrets, and anything at all -------------------------------------------------------


@pytest.mark.parametrize("size", [WIDE, NARROW, MEDIUM])
def test_ascii_is_ascii(size):
    scenes = [
        mock_up(),
        seat_scene(after(4, 4, hand=True, upcoming=True)),
        scene_of(after(4, 2, hand=True)),
        scene_of(with_adventures(position(), "loot_dutch"), Repair()),
    ]
    for scene in scenes:
        canvas = drawn(scene, *size, ascii=True)
        assert "".join(canvas.text()).isascii()
    assert "x_x" in "".join(drawn(mock_up(), *size, ascii=True).text())


class Chinese(gettext.NullTranslations):
    """Messages as wide as they may become: seven or six cells under a ship, longer elsewhere."""

    words: ClassVar = {
        "damaged": "受損", "dmg": "受損", "hit": "受損", "+{n} hit": "+{n} 受損", "hit -{n}": "受損 -{n}",
        "+{n} lost": "+{n} 落空", "lost": "落空", "loots ◂": "搶劫 ◂", "fires ►": "開火 ►",
        "mutiny?": "暴動？", "mutiny": "暴動", "mended": "修好", "then": "之後", "active": "當前冒險",
    }  # fmt: skip

    def gettext(self, message):
        return self.words.get(message, f"{message}的名聲與冒險卡")

    def ngettext(self, singular, plural, n):
        return self.gettext(plural)


@pytest.mark.parametrize("size", [WIDE, NARROW, MEDIUM])
def test_chinese_fills_exactly_the_cells_of_every_row(size, monkeypatch):
    monkeypatch.setattr(language, "_code", "zh_Hant")
    monkeypatch.setattr(language, "_catalogue", Chinese())
    scenes = [
        mock_up(),
        seat_scene(after(4, 2, hand=True, upcoming=True)),
        scene_of(after(9, 4, upcoming=True)),
    ]
    scenes += [
        scene_of(with_adventures(position(), name), Repair()) for name in dict.fromkeys(ADVENTURE_CARDS)
    ]
    for scene in scenes:
        assert {cell_len(row) for row in drawn(scene, *size).text()} == {size[0]}
    rows = "".join(drawn(mock_up(), *size).text())
    assert "全速前進" in rows and "受損" in rows and ("風暴" in rows)


def test_nothing_depends_on_who_owns_what():
    state = position()
    own = GAME.view(state, 1)
    other = GAME.imagine(GAME.view(state, None), Chance(9))
    assert other.owner != state.owner
    for size in (WIDE, NARROW):
        first, second = (
            drawn(scene_of(s, Move("full_speed", 7), keys=SPACES, focused="space:7"), *size)
            for s in (state, other)
        )
        assert first.text() == second.text() and first._paints == second._paints
        careless = drawn(replace(scene_of(state), view=own, private=own), *size)
        assert careless.text() == drawn(scene_of(state), *size).text()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_positions_draw_at_any_size(seats):
    chance = Chance(seats)
    for seed in range(6):
        flags = {name: values[chance.below(len(values))] for name, values in option_values(Options).items()}
        state = after(chance.below(30), seats, seed, **flags)
        decisions = GAME.decisions(state)
        choice = decisions[0].choices[chance.below(len(decisions[0].choices))] if decisions else None
        if decisions and decisions[0].kind != "turn":
            choice = None
        fields = {"keys": SPACES | PAIRS, "focused": ("space:9", "pair:8", "adventure:0", "")[seed % 4]}
        if isinstance(choice, Move):
            fields["chosen"] = (f"card:{choice.card}",)
        scene = scene_of(state, choice, **fields)
        scene = seat_scene(state, **fields) if decisions and choice is None else scene
        for size in (WIDE, NARROW, MEDIUM, (110, 40), (30, 5), (1, 1)):
            canvas = drawn(scene, *size)
            assert all(cell_len(row) == size[0] for row in canvas.text())
