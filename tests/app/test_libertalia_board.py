"""Libertalia on screen, drawn on canvases of every size."""

from dataclasses import replace

import pytest
from rich.cells import cell_len

from piratebox.themes import ROLES
from piratebox.widgets.ship_slots_cards import card_line, card_lines
from piratebox.widgets.ship_slots_grid import Sketch
from piratebox.widgets.ship_slots_hand import shows_hand
from piratebox.widgets.ship_slots_past import remember
from piratebox.widgets.ship_slots_words import name_in
from rules.core.chance import Chance
from rules.core.events import Event
from rules.libertalia.choices import Take
from rules.libertalia.components import RANKS
from rules.libertalia.foresight import foresee
from rules.libertalia.state import Aboard

from .libertalia_scenes import (
    GAME,
    HISTORY,
    MEDIUM,
    NAMES,
    NARROW,
    WIDE,
    drawn,
    dusk,
    dusk_scene,
    look,
    positions,
    scene_of,
    sunrise,
    sunrise_scene,
)
from .wide_words import speak_wide

WIDE_DUSK = """\
  sunrise ━━━━━ day ━━━━━┫ DUSK ┣───── night                highest rank takes first ◄

                    last          next        takes now    took jewel
                ╭───────────╮ ╭───────────╮ ┏━━━━━━━━━━━┓ ┌╌╌╌╌╌╌╌╌╌╌╌┐
                │ ▄█  ▀▀█ ○5│ │ ▄█  ▀▀█ ○3│ ┃ ▄█  ▀▀█ ○6┃ ┆ ▀▀█ █▀█   ┆
                │  █  █▀▀  Y│ │  █  ▀▀█  K│ ┃  █  ▀▀█  R┃ ┆ █▀▀ █ █   ┆
    █▀██▀█▀     │ ▀▀▀ ▀▀▀   │ │ ▀▀▀ ▀▀▀   │ ┃ ▀▀▀ ▀▀▀   ┃ ┆ ▀▀▀ ▀▀▀   ┆              ▄
    █▀██▀█▀▄▄▄  │Freed Slave│ │Mutineer   │ ┃Mutineer   ┃ ┆Armorer    ┆          ▄▄█▀▀
    ████████▄█▄ │▲ A Ana    │ │● C Cass   │ ┃◆ B Bea    ┃ ┆in den  ■ D┆ ▄   ▄▄▄██▀
   ▄███████████ ╰───────────╯ ╰───────────╯ ┗━━━━━━━━━━━┛ └╌╌╌╌╌╌╌╌╌╌╌┘ ███████
   ███████████████████████████████████████████████████████████████████████████▀
   ▀█████████▄▄█████▄▄█████▄▄█████▄▄█████▄▄█████▄▄█████▄▄█████▄▄███████████▀▀
     ▀▀█████████████████████████████████████████████████████████████▀▀▀▀
  ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
   day 1         day 2        ╭─ day 3 ────╮ day 4         day 5         day 6
   ▨ map     ●   ◉ relic   ■  1▨ map     /3│ ◊ jewel   +3  ▤ goods   +1  ◊ jewel   +3
   ◉ relic   ◆   ◭ officer ●  2◉ relic   -3│ ▤ goods   +1  ▨ map     /3  ◉ relic   -3
   ▤ goods   ■   ▨ map     ◆ ▐3╱ saber      ▌▨ map     /3  ◭ officer     ◭ officer
   ▤ goods   ▲   ▣ chest   ▲  │◊ jewel   ■ │ ╱ saber       ╱ saber       ╱ saber
                              ╰────────────╯
── dens ───────────────────────────────────────────────────────────── ◐ acts at night ──
  ▲ A Ana    15 coins│ ◆ B Bea     12 coins│ ● C Cass    13 coins│ ■ D Dai    14 coins
  ▣1 ▤1              │ ▨1 ◉1 +╱1           │ ▨1 ◭1               │ ◊1 ▤1 ◉1
 ┆13◐ Mutineer      ?│  7◐ Barkeep         │┆29  Captain        ?│  7◐ Barkeep
                     │ 12◐ Freed Slave     │                     │ 20◐ Armorer
                     │┆13◐ Mutineer    then│                     │ 29  Captain
                     │                     │                     │
                     │                     │                     │
  graveyard 1        │                     │ graveyard 1         │"""

NARROW_DUSK = """\
 sunrise ━━━ day ━━━┫ DUSK ┣─── night                highest rank takes first ◄
             ╭ 12 ─── ○5Y╮ ╭ 13 ─── ○3K╮ ┏ 13 ━━━ ○6R┓ ┌20╌╌╌╌╌╌╌╌╌┐
             │Freed Slave│ │Mutineer   │ ┃Mutineer   ┃ ┆Armorer    ┆
    █▀██▀█▄▄ │▲ A    last│ │● C    next│ ┃◆ B     now┃ ┆in den  ■ D┆       ▄▄▄█
  ▄▄██████▄█▄╰───────────╯ ╰───────────╯ ┗━━━━━━━━━━━┛ └╌╌╌╌╌╌╌╌╌╌╌┘ ▄▄▄███▀
  ▀████▀▀████▀▀████▀▀████▀▀████▀▀████▀▀████▀▀████▀▀████▀▀████▀▀████▀▀██▀▀▀▀
  day 1        day 2        ━ day 3 ━━━  day 4        day 5        day 6
  ▨ map     ●  ◉ relic   ■ 1▨ map    /3  ◊ jewel  +3  ▤ goods  +1  ◊ jewel  +3
  ◉ relic   ◆  ◭ officer ● 2◉ relic  -3  ▤ goods  +1  ▨ map    /3  ◉ relic  -3
  ▤ goods   ■  ▨ map     ◆▐3╱ saber   ▌  ▨ map    /3  ◭ officer    ◭ officer
  ▤ goods   ▲  ▣ chest   ▲  ◊ jewel   ■  ╱ saber      ╱ saber      ╱ saber

 ▲ A Ana   15 coins │ ◆ B Bea  12 coins │ ● C Cass 13 coins │ ■ D Dai  14 coins
 ▣1 ▤1      grave 1 │ ▨1 ◉1 +╱1         │ ▨1 ◭1     grave 1 │ ◊1 ▤1 ◉1
 13◐?               │ 7◐ 12◐ ┆13◐       │ 29?               │ 7◐ 20◐ 29"""

WIDE_HAND = """\
  7 cards, low to high          ties: left gives way to right, ○ is the influence mark
  ╭─ 1 ────────────────────────────────────╮ ┏━ 2 ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
  │ ▄█  █▀█  French Officer        day  ○4 │ ┃ ▄█  ▀▀█  Mutineer          ◐ night  ○6 ┃
  │  █  █ █  Day: gain 5 if the owner has  │ ┃  █  ▀▀█  Night: discard the lowest     ┃
  │ ▀▀▀ ▀▀▀  fewer than 9 coins.           │ ┃ ▀▀▀ ▀▀▀  other of the den, gain 2.     ┃
  ╰────────── no ties possible ────────────╯ ┗━━━━━━━━━━ ties ■1 ●3 ◆6 ━━━━━━━━━━━━━━━┛
  ╭─ 3 ────────────────────────────────────╮ ╭─ 4 ────────────────────────────────────╮
  │ ▄█  █▀▀  Gunner                day  ○2 │ │ ▄█  ▀▀█  Spanish Spy           day  ○4 │
  │  █  ▀▀█  Day: pay 3, then discard one  │ │  █   ▄▀  Day: swap officers for as     │
  │ ▀▀▀ ▀▀▀  character from any den.       │ │ ▀▀▀  ▀   many tokens from the bag.     │
  ╰────────── ties ▲1 ◆2 ■3 ●5 ────────────╯ ╰────────── ties ●1 ▲3 ◆4 ■5 ────────────╯
  ╭─ 5 ────────────────────────────────────╮ ╭─ 6 ────────────────────────────────────╮
  │ ▀▀█ █▀█  Armorer           ◐ night  ○6 │ │ ▀▀█ █▀▀  Quartermaster    day, end  ○5 │
  │ █▀▀ █ █  Night: gain 1 per saber       │ │ █▀▀ █▀█  Day: gain 1 per token owned.  │
  │ ▀▀▀ ▀▀▀  owned.                        │ │ ▀▀▀ ▀▀▀  End of campaign: lose 8.      │
  ╰────────── ties ■1 ●3 ▲5 ◆6 ────────────╯ ╰────────── ties ●2 ▲4 ◆5 ■6 ────────────╯
  ╭─ 7 ────────────────────────────────────╮
  │ ▀▀█ █▀█  Captain          day, end  ○2 │
  │ █▀▀ ▀▀█  Day: gain 3. End of campaign: │
  │ ▀▀▀ ▀▀▀  lose 3 per relic owned.       │
  ╰────────── no ties possible ────────────╯
╌╌ then Mutineer (13) among the cards the others may still hold ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
              1       5        10     ╻  15        20        25        30
  ▲ A Ana     ────────────▲─────────▲─┃───▲───▲─────▲───────────▲───────▲
  ● C Cass    ────────────●───────────●───●───●─────●───────────●───────●
  ■ D Dai     ──────────────────────■─■───■───■─────■───────────■───────■
                                    13╹ Mutineer
  left of it: acts earlier by day             right of it: takes booty earlier at dusk"""

NARROW_HAND = """\
 1 10 French Officer                ○4  ▐2 13 Mutineer▌           ■1 ●3 ◆6  ○6
      Day: +5 if you have under 9             each night lowest out, +2
 3 15 Gunner           ▲1 ◆2 ■3 ●5  ○2   4 17 Spanish Spy      ●1 ▲3 ◆4 ■5  ○4
      Day: pay 3, discard from a den          Day: swaps officers from bag
 5 20 Armorer          ■1 ●3 ▲5 ◆6  ○6   6 26 Quartermaster    ●2 ▲4 ◆5 ■6  ○5
      each night +1 per saber                 Day: +1 per token; rest -8
 7 29 Captain                       ○2   Day 3 ◊ jewel  ▨ map  ◉ relic  ╱ saber
      Day: +3; rest -3 per relic         own   12 coins  ▨1 ◉1   den 7◐ 12◐

╌ then Mutineer (13) among the cards the others may still hold ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
                1       5        10        15        20        25        30
    ▲ A Ana     ────────────▲─────────▲─┃───▲───▲─────▲───────────▲───────▲
    ● C Cass    ────────────●───────────●───●───●─────●───────────●───────●
    ■ D Dai     ──────────────────────■─■───■───■─────■───────────■───────■
    acts earlier                      13╹                  takes booty earlier"""


def rows(canvas):
    return [row.rstrip() for row in canvas.text()]


def text(scene, size=WIDE, **how):
    return "\n".join(drawn(scene, size, **how).text())


def paint_at(canvas, words, role=None):
    """The paint of the first place where some words stand (with that role, if one is given)."""
    for y, row in enumerate(canvas.text()):
        x = row.find(words)
        while x >= 0:
            paint = canvas._paints[y][x]
            if role is None or paint.split()[0] == role:
                return paint
            x = row.find(words, x + 1)
    raise AssertionError(f"{words!r} is not drawn in {role}")


# --- the mock-ups -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scene", "size", "expected"),
    [
        (dusk_scene, WIDE, WIDE_DUSK),
        (dusk_scene, NARROW, NARROW_DUSK),
        (sunrise_scene, WIDE, WIDE_HAND),
        (sunrise_scene, NARROW, NARROW_HAND),
    ],
)
def test_the_drawing_is_the_mock_up(scene, size, expected):
    assert "\n".join(rows(drawn(scene(), size))).rstrip("\n") == expected


def test_paints_of_the_mock_up():
    canvas = drawn(dusk_scene())
    paints, grounds = canvas._paints, canvas._grounds
    assert paints[10][10] == "hull" and paints[12][10] == "hull2" and paints[13][2] == "sea"
    assert paints[3][44] == "lantern" and paints[3][16] == "line2" and grounds[5][20] == "raised"
    assert paints[5][55] == "crew-red bold" and paints[8][17] == "crew-yellow"
    assert paints[17][31] == "ground bold" and grounds[17][31] == "lantern"
    assert paints[15][31] == "gold" and paints[16][31] == "bad" and paints[15][13] == "crew-black"
    assert (
        paints[23][23] == "ink bold" and paints[25][23] == "preview bold" and paints[22][29] == "preview bold"
    )
    hand = drawn(sunrise_scene())
    assert hand._paints[1][45] == "lantern" and hand._paints[1][2] == "legal"
    assert hand._paints[5][62] == "crew-blue" and hand._paints[5][68] == "crew-red bold"
    assert hand._paints[23][38] == "preview" and hand._paints[24][38] == "crew-black"


def test_medium_board_is_the_narrow_one_with_blank_rows():
    medium, narrow = rows(drawn(dusk_scene(), MEDIUM)), rows(drawn(dusk_scene(), NARROW))
    assert len(medium) == 21
    assert all(row in medium for row in narrow if row)
    assert [row for row in medium if row and "│" not in row[:22]] == [
        row for row in narrow if row and "│" not in row[:22]
    ]


@pytest.mark.parametrize("scene", [dusk_scene, sunrise_scene])
def test_more_room_centres_the_drawing(scene):
    plain, roomy = drawn(scene()).text(), drawn(scene(), (110, 33)).text()
    assert roomy[2:31] == [" " * 11 + row + " " * 11 for row in plain]


# --- states of things -------------------------------------------------------------------------------------


def test_the_highlighted_token_is_a_chip_and_the_others_keep_their_keys():
    canvas = drawn(dusk_scene(focused="booty:3:0"))
    assert "▐1▨ map     /3 ▌" in canvas.text()[15]
    assert "2◉ relic" in canvas.text()[16] and paint_at(canvas, "2◉") == "lantern bold"


def test_a_den_out_of_reach_has_its_key_in_faint():
    scene = dusk_scene(keys={"den:0:13": "1"}, barred={"seat:3": "2"}, focused="den:0:13", foresight=None)
    for size in (WIDE, NARROW):
        canvas = drawn(scene, size)
        assert paint_at(canvas, "2■ D") == "faint"
    assert "▐1 13◐ Mutineer" in text(scene)
    assert "1:13◐" in text(scene, NARROW)


def test_tokens_that_cannot_be_sold_have_their_key_in_round_brackets():
    scene = dusk_scene(
        keys={"token:map": "1"}, barred={"token:relic": "2"}, focused="token:map", foresight=None
    )
    assert "1▨1 (2)◉1" in text(scene)


def test_sealed_places_say_who_is_still_choosing():
    state = sunrise()
    state.sealed[2] = 13
    scene = scene_of(state, HISTORY, None)
    for size in (WIDE, NARROW):
        words = text(scene, size)
        assert words.count("choosing") == 3 and words.count("sealed") == 1
        assert "SUNRISE" in words and "Mutineer" not in words.split("dens")[0].split("day 1")[0]


def test_the_own_sealed_card_is_shown_to_its_owner_alone():
    state = sunrise()
    state.sealed[1] = 26
    public = scene_of(state, (), None)
    assert "Quarterm" not in text(public) and "Quarterm" in text(replace(public, private=GAME.view(state, 1)))


def test_a_card_that_left_the_ship_stays_as_a_ghost():
    history = (
        *HISTORY,
        Event("brute", 0, {"victim": 2, "rank": 29}),
        Event("booty", 2, {"rank": 18, "token": "officer"}),
        Event("booty", 2, {"rank": 18, "token": "chest"}),
        Event("arrive", 2, {"rank": 18, "to": "graveyard"}),
    )
    past = remember(history, GAME.view(dusk(), None))
    assert [(ghost.rank, ghost.where, ghost.thrown) for ghost in past.ghosts] == [
        (20, "den", False),
        (29, "graveyard", True),
        (18, "graveyard", False),
    ]
    assert past.ghosts[2].took == ("officer", "chest")
    assert past.taken[3] == [("jewel", 3), ("officer", 2), ("chest", 2)]


def test_ghosts_and_booty_go_with_the_day_and_the_campaign():
    view = GAME.view(dusk(), None)
    tomorrow = replace(view, day=4, agenda=(("play",),))
    assert remember(HISTORY, tomorrow).ghosts == [] and 3 in remember(HISTORY, tomorrow).taken
    again = (*HISTORY, Event("campaign", None, {"campaign": 3, "ranks": [], "board": []}))
    assert remember(again, replace(tomorrow, campaign=3, day=1)).taken == {}


def test_leftovers_stay_without_a_mark_in_faint():
    state = dusk()
    state.board[0][0] = 1
    canvas = drawn(scene_of(state, HISTORY, None))
    assert canvas.text()[15][3:14] == "▣ chest    " and canvas._paints[15][5] == "faint"


def test_a_parrot_on_the_way_out_waits_for_its_replacement():
    state = dusk()
    state.agenda = [("day", 1, 1, 0), ("parrot", 0)]
    state.ship = [Aboard(13, 3, 2), Aboard(13, 6, 1)]
    words = text(scene_of(state, (), None))
    assert "who comes?" in words and "replaced" in words and "not by day" in words


def test_by_day_the_order_runs_from_the_acting_card_up():
    state = dusk()
    state.agenda = [("day", 15, 1, 0), ("gunner", 0, 3)]
    state.ship = [Aboard(10, 1, 2), Aboard(15, 1, 0), Aboard(19, 6, 1), Aboard(26, 6, 3)]
    order = [row for row in drawn(scene_of(state, (), None)).text() if "acts now" in row]
    assert order[0].split() == ["has", "acted", "acts", "now", "next", "third"]


def test_what_a_choice_changes_is_told_in_preview():
    state = dusk()
    view = GAME.view(state, None)
    canvas = drawn(dusk_scene(foresight=foresee(view, Take("map")), focused="booty:3:0"))
    assert paint_at(canvas, "+▨1") == "preview bold" and "?" not in canvas.text()[23]
    state.agenda = [("day", 21, 1, 1), ("sell", 1)]
    state.tokens[1][3] += 1
    state.bag[3] -= 1
    scene = scene_of(state, (), GAME.decisions(state)[0])
    assert "12►15 coins" in text(scene) and "-▨2" in text(scene) and "12►15" in text(scene, NARROW)


def test_a_strike_shows_who_goes_to_the_graveyard():
    state = dusk()
    state.agenda = [("dusk",), ("plunder", 0, 0), ("saber", 1)]
    canvas = drawn(scene_of(state, (), GAME.decisions(state)[0]))
    assert "strikes now" in "\n".join(canvas.text())
    assert "out▌" in canvas.text()[23] and "graveyard 1►2" in canvas.text()[28]


def test_in_memory_mode_only_the_owner_sees_which_tokens():
    state = dusk()
    state.options = state.options.model_copy(update={"memory": True})
    public = scene_of(state, HISTORY, None)
    for size in (WIDE, NARROW):
        words = text(public, size)
        assert (
            "2 face down" in words
            and "▣1" not in words
            and "●" not in words.split("day 1")[1].split("A Ana")[0]
        )
        assert "■" in words, "what was taken today is known"
    own = text(replace(public, private=GAME.view(state, 0)))
    assert "▌▣1 ▤1" in own and own.count("face down") == 3


def test_ranks_are_never_run_together():
    state = dusk()
    state.dens[0] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
    row = drawn(scene_of(state, (), None), NARROW).text()[14]
    assert row.startswith(" 1 2 3 4 5 6 ")
    assert "+" in "".join(drawn(scene_of(state, (), None), NARROW).text()[13:15])


# --- the hand ---------------------------------------------------------------------------------------------


def test_the_hand_is_drawn_only_for_its_owner_and_only_while_it_is_asked_for():
    scene = sunrise_scene()
    assert shows_hand(scene)
    assert not shows_hand(replace(scene, private=None))
    assert not shows_hand(replace(scene, keys={}, focused=None))


@pytest.mark.parametrize("count", range(1, 15))
@pytest.mark.parametrize("size", [WIDE, NARROW, MEDIUM])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_hand_of_any_size_shows_every_card_and_the_ruler(count, size, seats):
    state = GAME.new(seats, GAME.options(), 3)
    state.hands[1] = list(range(1, 31, 2))[:count]
    state.worlds = [(sum(1 << rank for rank in state.hands[1]),)] * seats
    own = GAME.view(state, 1)
    scene = replace(
        scene_of(state, (), None),
        private=own,
        keys={f"hand:{rank}": "x" for rank in own.hand},
        focused=f"hand:{own.hand[-1]}",
    )
    canvas = drawn(scene, size)
    shown = {hit.target for hit in canvas.hits}
    assert {f"hand:{rank}" for rank in own.hand} <= shown
    assert {f"seat:{seat}" for seat in range(seats) if seat != 1} <= shown


def test_ties_stand_from_low_to_high_with_what_the_others_may_hold():
    state = sunrise()
    state.worlds[2] = (state.worlds[2][0], state.worlds[2][0] & ~(1 << 13) | 1 << 2)
    canvas = drawn(sunrise_scene(state=state))
    assert "ties ■1 ●3 ◆6" in canvas.text()[5]
    ruler = canvas.text()[24]
    assert ruler[14 + 2 * 12] == "?" and ruler[14 + 2 * 1] == "?", "a Surgeon took one of two"
    assert ruler[14 + 2 * 14] == "●"


def test_for_a_parrot_the_ruler_shows_the_ship():
    state = sunrise()
    state.agenda = [("day", 1, 2, 1), ("parrot", 1)]
    state.ship = [Aboard(1, 5, 2), Aboard(13, 1, 3), Aboard(15, 1, 0)]
    canvas = drawn(scene_of(state, (), GAME.decisions(state)[0], walked=1))
    assert "among the characters on the ship" in canvas.text()[21]
    ana, cass, dai = canvas.text()[23:26]
    assert ana.count("▲") == 2 and dai.count("■") == 2 and "?" in cass
    assert "ties ■1 ●3 ◆6" in canvas.text()[5], "Cass may still bring a Mutineer"


def test_card_texts_fit():
    for rank in RANKS:
        assert len(card_lines(rank)) <= 2 and max(map(cell_len, card_lines(rank))) <= 29
        assert cell_len(card_line(rank)) <= 36
        for width in (9, 11, 14, 25):
            assert 0 < cell_len(name_in(rank, width)) <= width


# --- every position ---------------------------------------------------------------------------------------


def _some(seats, seed, every, **options):
    for number, (state, history, decision) in enumerate(positions(seats, seed, **options)):
        unusual = decision is None or decision.kind not in ("play", "booty")
        if number % every == 0 or unusual:
            yield state, history, decision


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_position_draws_in_known_inks_and_plain_ascii(seats):
    drawn_kinds = set()
    options = {"memory": seats % 2 == 0, "colours": "chosen" if seats in (3, 6) else "drawn"}
    for state, history, decision in _some(seats, seats, 17, **options):
        drawn_kinds.add(decision.kind if decision else "over")
        for size in (WIDE, NARROW):
            scene = scene_of(state, history, decision, walked=1)
            canvas = drawn(scene, size)
            for paints, grounds in zip(canvas._paints, canvas._grounds, strict=True):
                assert {paint.split()[0] for paint in paints} <= set(ROLES) and set(grounds) <= set(ROLES)
            plain = "\n".join(drawn(scene, size, ascii=True).text())
            assert plain.isascii(), set(filter(lambda cell: not cell.isascii(), plain))
    assert {"over", "play", "booty"} <= drawn_kinds


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_choice_has_its_place_on_the_board(seats):
    for state, history, decision in _some(seats, seats + 20, 11, colours="chosen"):
        if decision is None:
            continue
        for size in (WIDE, MEDIUM):
            scene = scene_of(state, history, decision)
            targets = {hit.target for hit in drawn(scene, size).hits}
            assert set(scene.keys) <= targets, decision.kind


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_chinese_words_stay_inside_their_boxes(seats, monkeypatch):
    plain = [
        [drawn(scene_of(*position), size)._chars for size in (WIDE, NARROW)]
        for position in _some(seats, seats, 23)
    ]
    speak_wide(monkeypatch)
    chinese = [
        [drawn(scene_of(*position), size)._chars for size in (WIDE, NARROW)]
        for position in _some(seats, seats, 23)
    ]
    for ours, theirs in zip(plain, chinese, strict=True):
        for size, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            for y, (row, wide) in enumerate(zip(one, other, strict=True)):
                for x, cell in enumerate(row):
                    if cell in "┃┆║" or (cell == "│" and size == 0):
                        assert wide[x] == cell, (y, x, "".join(wide))


@pytest.mark.parametrize("options", [{}, {"memory": True}])
def test_positions_that_look_the_same_are_drawn_the_same(options):
    differing = 0
    for state, history, decision in _some(4, 8, 9, **options):
        for viewer in {None, decision.seat if decision and decision.private else None}:
            views = GAME.view(state, viewer)
            other = GAME.imagine(views, Chance.seeded(len(history)))
            differing += (
                other.hands != state.hands or other.tokens != state.tokens or other.sealed != state.sealed
            )
            asked = GAME.decisions(other)[0] if decision else None
            folded = viewer is None
            for size in (WIDE, NARROW):
                ours = drawn(scene_of(state, history, decision, folded=folded), size)
                theirs = drawn(scene_of(other, history, asked, folded=folded), size)
                assert look(ours) == look(theirs), (decision, viewer)
    assert differing


def test_names_of_players_are_drawn_as_they_are():
    scene = replace(dusk_scene(), names=("[/", "小班", "%s{x}", "a very long name indeed"))
    for size in (WIDE, NARROW):
        canvas = drawn(scene, size)
        assert "▲ A [/" in "\n".join(canvas.text()) and "● C %s{x}" in "\n".join(canvas.text())
        assert all(cell_len(row) == size[0] for row in canvas.text())


def test_the_sketch_uses_the_crews_inks():
    sketch = Sketch(drawn(dusk_scene()), dusk_scene())
    assert [sketch.paint(seat) for seat in range(4)] == [
        "crew-yellow",
        "crew-red",
        "crew-black",
        "crew-blue",
    ]
    assert NAMES[0] == "Ana"
