"""The tableaux on screen, drawn on canvases of every size."""

from dataclasses import replace

import pytest

from piratebox import language
from piratebox.themes import ROLES, THEMES
from piratebox.widgets.tableau_outlook import Arrival, Outlook, arrival_of
from piratebox.widgets.tableau_past import REMOVED, Slot, past_of
from piratebox.widgets.tableau_rows import percent
from rules.core.chance import Chance
from rules.core.events import Event
from rules.pirate_king.choices import PlaceAt, PutBack, Recall, Show
from rules.pirate_king.components import BASE

from .pirate_king_scenes import (
    GAME,
    HISTORY,
    MEDIUM,
    NAMES,
    NARROW,
    WIDE,
    drawn,
    lines,
    mock_up,
    outlook,
    played,
    position,
    row,
    scene_of,
    text_of,
)
from .wide_words import speak_wide

WIDE_ROWS = """\
 ╭───────────╮ ╭───────────╮   ╭───────────╮ ╭───────────╮ ╭───────────╮ ╭───────────╮
 │Kraken     │ │Hydra      │   │Cursed     │ │Rum        │ │Holy       │ │Royal      │
 │           │ │           │   │Crown      │ │Barrel     │ │Water      │ │Lineage    │
 │╳╳ ◈◈◈◈◈   │ │╱ ◈        │   │╳ ◈◈◈◈     │ │╱╱ ◎◎      │ │           │ │           │
 ╰───────────╯ ╰ end bonus ╯   ╰───────────╯ ╰ reveal 1 ─╯ ╰ turn ╳ ───╯ ╰ end bonus ╯
  pile 6                        pile 26
  ▲ A Ana           ╭─────────╭─────────╭─────────╭─────────╭─────────╮
  bust              │Blood    │Noble's  │Bare     │The      │Royal    │
  swords -1   4th   ╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲
  gold   -1   4th    │Money    │Rapier   │Skull    │Smuggler │Standard │
  curses ╳╳╳         ╰─────────╰─────────╰─────────╰─────────╰─────────╯

  ◆ B Bea           ╭─────────╭─────────╭─────────╮
  stopped           │The      │Fine     │Blood    │
  swords  4   2nd   │Navigator│Sabre    │Money    │
  gold    3   2nd   │╱ ◎      │╱╱╱      │◎◎ ╳     │
  curses ╳..        ╰ look 3 ─╰─────────╰─────────╯

  ● C Cass captain  ╭─────────╭─────────╭─────────╭─────────╭─────────╮
  sealed            │Cursed░░░│The      │Blood    │The      │Rusty    │
  swords  1   3rd   │Blade░░░░│Exorcist │Money    │Fence    │Cutlass  │
  gold    6   1st   │░░░░░░░░░│         │◎◎ ╳     │◎◎◎+◎    │╱        │
  curses ╳..        ╰ turned ─╰ turn ╳ ─╰─────────╰per curse╰─────────╯

▌▐■ D Dai▌          ╭─────────╭─────────╭─────────╭─────────╭─────────╭ ◆ B ────┌ then ┐
▌ choosing          │Coin     │Fine     │Parrot   │Bare     │Coin     │Black    ┆5 left┆
▌ swords  6   1st   │Purse    │Sabre    │= Sabre  │Skull    │Purse    │Spot     ┆43 %  ┆
▌ gold    2   3rd   │◎        │╱╱╱      │╱╱╱      │╳        │◎        │╳        ┆bust  ┆
▌ curses ╳╳.        ╰─────────╰─────────╰ copy ───╰─────────╰─────────╰ placed ─└╌╌╌╌╌╌┘"""

NARROW_ROWS = """\
 Monsters pile 6             Loot pile 26        ╱ sword ◎ gold ╳ curse ◈ crown
▏Kraken      ▏Hydra         ▏Cursed Crown▏Rum Barrel  ▏Holy Water  ▏Lineage
▏╳╳◈◈◈◈◈     ▏╱◈ end bonus  ▏╳◈◈◈◈       ▏╱╱◎◎ reveal ▏turn ╳      ▏end bonus
 ▲ A Ana       Money    Rapier   Skull    Smuggler Standard
 ╱-1 ◎-1 ╳╳╳   ╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱╲╱ bust

 ◆ B Bea       ▏Navigat.▏Sabre   ▏Money
 ╱4  ◎3  ╳..   ▏╱◎      ▏╱╱╱     ▏◎◎╳       stopped

 ● C Cass capt ░Blade░░░▏Exorcist▏Money   ▏Fence   ▏Cutlass
 ╱1  ◎6  ╳..   ░turned░░▏turn ╳  ▏◎◎╳     ▏◎◎◎+◎   ▏╱         sealed

▐■ D Dai▌      ▏Purse   ▏Sabre   ▏Parrot= ▏Skull   ▏Purse   ▏Spot    ┆then 1/5
▌╱6  ◎2  ╳╳.   ▏◎       ▏╱╱╱     ▏╱╱╱     ▏╳       ▏◎       ▏╳    ◆B ┆43 %"""


def paint_at(canvas, words, row=None):
    """The paint of the first cell of some words."""
    rows = canvas.text()
    y = next(y for y, line in enumerate(rows) if words in line and (row is None or y == row))
    return canvas._paints[y][rows[y].index(words)]


def until(kind):
    return lambda state, decision: decision.kind == kind


# --- the mock-ups -------------------------------------------------------------------------------------------


def test_wide_drawing_is_the_mock_up_with_the_piles():
    assert "\n".join(lines(drawn(mock_up()))) == WIDE_ROWS


def test_narrow_drawing_is_the_mock_up_with_piles_and_what_everybody_does():
    assert "\n".join(lines(drawn(mock_up(), *NARROW))).rstrip() == NARROW_ROWS


def test_paints_of_the_mock_up():
    canvas = drawn(mock_up())
    assert canvas._paints[3][2] == "curse" and canvas._paints[3][5] == "crown"
    assert (
        canvas._paints[7][2] == "bad" and canvas._paints[8][20] == "bad" and canvas._paints[7][21] == "faint"
    )
    assert canvas._paints[21][55] == "good", "what is earned"
    assert canvas._paints[24][72] == "sky bold" and canvas._paints[24][70] == "sky"
    assert canvas._paints[26][81] == "bad bold" and canvas._paints[24][82] == "preview bold"
    assert canvas._paints[14][14] == "ink" and canvas._paints[15][14] == "soft", "second in swords fights"


def test_cards_of_the_last_flip_stand_out():
    canvas = drawn(mock_up())
    assert paint_at(canvas, "Rusty") == "ink bold" and paint_at(canvas, "Exorcist") == "ink"
    plain = drawn(replace(mock_up(), history=()))
    assert paint_at(plain, "Exorcist") == "ink bold", "without a history nothing is older"


def test_medium_board_tells_effects_in_a_third_line():
    rows = lines(drawn(mock_up(), *MEDIUM))
    assert any("look 3" in line for line in rows) and any("per cur." in line for line in rows)
    assert any(line.startswith(" stopped") for line in rows) and any("▏placed" in line for line in rows)


def test_more_room_centres_the_drawing():
    plain, roomy = drawn(mock_up()).text(), drawn(mock_up(), 110, 33).text()
    assert roomy[2:31] == [" " * 11 + line + " " * 11 for line in plain]


def test_ascii_keeps_every_state_in_letters():
    for size in (WIDE, NARROW, MEDIUM):
        text = text_of(drawn(mock_up(), *size, ascii=True))
        assert all(char < "\x7f" for char in text)
        assert (
            "\\/\\/" in text and "turned" in text and "bust" in text and "sealed" in text and "then" in text
        )


# --- states of a vote ---------------------------------------------------------------------------------------


def test_hidden_odds_leave_only_the_cards():
    scene = replace(mock_up(), foresight=outlook(position(), 3, odds=False))
    for size in (WIDE, NARROW):
        text = text_of(drawn(scene, *size))
        assert "%" not in text and "then" in text
    assert "5 left" in text_of(drawn(scene))


def test_nobody_is_choosing_without_an_outlook():
    text = text_of(drawn(scene_of(position())))
    assert "choosing" not in text and "then" not in text and "▐" not in text and text.count("sealed") == 1


def test_chances_are_never_called_sure_unless_they_are():
    assert [percent(chance) for chance in (0, 0.001, 0.434, 0.999, 1)] == [
        "0 %",
        "<1 %",
        "43 %",
        ">99 %",
        "100 %",
    ]


def test_an_open_ballot_shows_who_must_declare():
    state = position(open_ballots=True)
    assert "▐■ D Dai▌" in text_of(drawn(scene_of(state)))


def test_a_bust_row_without_history_is_torn_too():
    text = text_of(drawn(scene_of(position(), history=())))
    assert "╲╱╲╱╲╱╲╱╲╱╲" in text and "╳╳╳" in text


def test_visitors_stay_with_a_host_who_is_bust():
    state = position()
    state.visitors[0] = row(1, "LO32")
    text = text_of(drawn(scene_of(state)))
    assert "│Plague" in text and text.count(" ◆ B ─") == 2


def test_earned_symbols_follow_what_lies_face_up():
    state = position()
    state.rows[2] = row(2, "ST4", "LO18", "ST3", "ST1")
    assert "◎◎◎+◎◎" in text_of(drawn(scene_of(state)))
    state.rows[2] = row(2, "ST4", "LO18", "(ST3)", "ST1")
    assert "◎◎◎+◎ " in text_of(drawn(scene_of(state)))


@pytest.mark.parametrize("size", [WIDE, NARROW, MEDIUM])
def test_long_rows_overlap_and_then_fold(size):
    for count in range(1, 24):
        state = position()
        state.rows[3] = row(3, *["ST1"] * count)
        state.decks[3] = ["ST2"]
        canvas = drawn(scene_of(state, Outlook(3, 1, 0.5)), *size)
        seen = {hit.target for hit in canvas.hits if hit.target.startswith("row:3:")}
        text = text_of(canvas)
        assert "visitor:3:0" in {hit.target for hit in canvas.hits} and "then" in text
        assert f"row:3:{count - 1}" in seen
        folded = count - len(seen)
        assert (f"+{folded}" in text) == (folded > 0)
        if folded:
            assert f"╱{folded}" in text, "the stub keeps the sum"
        assert all(hit.x >= 0 and hit.x + hit.width <= size[0] for hit in canvas.hits)


# --- picks --------------------------------------------------------------------------------------------------


def test_displays_show_keys_and_who_has_taken_what():
    state, history = played(until=until("loot"), seed=4)
    view = GAME.view(state, None)
    seat = view.acting
    keys = {f"loot:{card}": str(at) for at, card in enumerate(dict.fromkeys(view.loot), start=1)}
    first = next(iter(keys))
    scene = scene_of(state, history=history, keys=keys, focused=first)
    past = past_of(view, history)
    takers = [slot.taker for slot in past.monsters]
    assert len(takers) == 2 and None not in takers
    for size in (WIDE, NARROW):
        canvas = drawn(scene, *size)
        text = text_of(canvas)
        assert "takes 2nd" in text or "took" in text
        assert {first, f"monster:{past.monsters[0].card}"} <= {hit.target for hit in canvas.hits}
        assert f"{NAMES[seat]}▌" in text
    assert "┏1━" in text_of(drawn(scene)) and "takes now" in text_of(drawn(scene))


def test_slots_follow_the_events_and_give_in_to_the_view():
    view = replace(GAME.view(position(), None), monsters=("MO01",), loot=("LO10", "LO15"))
    events = [
        HISTORY[0],
        Event("monster", 1, {"card": "MO11"}),
        Event("loot", 2, {"card": "LO07"}),
        Event("remove", None, {"card": "LO36"}),
    ]
    past = past_of(view, events)
    assert past.monsters == (Slot("MO01"), Slot("MO11", 1))
    assert past.loot == (Slot("LO07", 2), Slot("LO10"), Slot("LO15"), Slot("LO36", REMOVED))
    assert past_of(view, events[:2]).loot == (Slot("LO10"), Slot("LO15"))


def test_the_two_player_game_removes_loot():
    state, history = played(seats=2, until=until("remove"), seed=2)
    text = text_of(drawn(scene_of(state, history=history)))
    assert "removes now" in text and len(state.loot) == 3


# --- effects that ask ---------------------------------------------------------------------------------------


def test_a_place_is_previewed_where_it_would_lie():
    state = position()
    state.rows[3] += row(3, "LO31")
    state.agenda = [("vote",), ("place", 3, 5)]
    arrival = arrival_of(GAME.view(state, None), PlaceAt(1))
    assert arrival == Arrival(1, "LO31", 3)
    scene = scene_of(state, arrival, keys={"seat:1": "2", "seat:2": "3"}, focused="seat:1")
    for size in (WIDE, NARROW):
        text = text_of(drawn(scene, *size))
        assert "▐2 ◆ B Bea▌" in text and text.count("Spot") == 3 and "3" in text
    canvas = drawn(scene)
    assert canvas._paints[12][50] == "preview"


def test_a_recall_shows_the_whole_pile_with_keys():
    state = position()
    state.rows[2] += row(2, "LO29")
    state.discards[2] = [card for card in BASE.cards if card.startswith(("ST", "MO"))] + ["ST1"]
    state.agenda = [("vote",), ("from_discard", 2)]
    cards = list(dict.fromkeys(BASE.in_order(state.discards[2])))
    keys = {f"discard:{card}": chr(ord("a") + at) for at, card in enumerate(cards)}
    arrival = arrival_of(GAME.view(state, None), Recall("ST1"))
    scene = scene_of(state, arrival, keys=keys, focused="discard:ST1")
    for size in (WIDE, NARROW):
        canvas = drawn(scene, *size)
        assert set(keys) <= {hit.target for hit in canvas.hits}
        assert all(hit.x + hit.width <= size[0] for hit in canvas.hits)
        assert "then" in text_of(canvas)
    assert "Cass's discard pile, 21 cards" in text_of(drawn(scene))


def test_only_its_owner_sees_what_choose_would_reveal():
    state = position()
    state.agenda = [("vote",), ("choose", 3)]
    view = GAME.view(state, None)
    assert arrival_of(view, Show("ST5")) == Arrival(3, "ST5", 3)
    assert arrival_of(view, PutBack("ST5")) is None
    assert "then" not in text_of(drawn(scene_of(state)))


# --- secrets and everything ---------------------------------------------------------------------------------


def test_positions_that_look_the_same_look_the_same():
    chance = Chance.seeded(5)
    for choices in (5, 30, 60, 90, 120):
        state, history = played(choices, seed=6)
        other = GAME.imagine(GAME.view(state, None), chance)
        assert other.decks != state.decks
        for size in (WIDE, NARROW, MEDIUM):
            pair = [drawn(scene_of(each, history=history), *size) for each in (state, other)]
            assert pair[0].text() == pair[1].text() and pair[0]._paints == pair[1]._paints


def test_a_sealed_vote_looks_the_same_either_way():
    frames = set()
    for ballot in (1, 2):
        state = position()
        state.ballots[2] = ballot
        frames.add(text_of(drawn(scene_of(state, outlook(state, 3)))))
    assert len(frames) == 1


@pytest.mark.parametrize("wide_words", [False, True])
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"open_ballots": True}), (4, {}), (5, {})])
def test_random_positions_draw_in_every_size(seats, options, wide_words, monkeypatch):
    if wide_words:
        speak_wide(monkeypatch)
    else:
        monkeypatch.setattr(language, "_code", "en")
    state, chance, history = GAME.new(seats, GAME.options(**options), 11), Chance.seeded(3), []
    made = 0
    while decisions := GAME.decisions(state):
        decision = decisions[chance.below(len(decisions))]
        choice = decision.choices[chance.below(len(decision.choices))]
        if made % 9 == 0 or decision.kind not in ("ballot", "loot"):
            foresight = arrival_of(GAME.view(state, None), choice)
            if decision.kind == "ballot":
                foresight = outlook(state, decision.seat)
            scene = scene_of(state, foresight, history=tuple(history))
            for size in (WIDE, NARROW, MEDIUM):
                canvas = drawn(scene, *size)
                paints = {paint.split()[0] for line in canvas._paints for paint in line}
                assert paints | {ground for line in canvas._grounds for ground in line} <= set(ROLES)
        history += [event for event in GAME.apply(state, decision.seat, choice) if event.audience is None]
        made += 1
    assert made > 50 and text_of(drawn(scene_of(state, history=tuple(history))))


def test_hits_cover_what_can_be_inspected():
    for size in (WIDE, NARROW):
        targets = {hit.target for hit in drawn(mock_up(), *size).hits}
        assert {f"{kind}:{seat}" for kind in ("seat", "deck", "discards") for seat in range(4)} <= targets
        assert {"monster:MO01", "loot:LO36", "pile:monsters", "pile:loot", "token:captain"} <= targets
        assert {"row:2:0", "row:3:4", "visitor:3:0"} <= targets


def test_every_theme_has_the_symbols_inks():
    for theme in THEMES:
        assert {"sword", "gold", "curse", "crown", "bone"} <= set(theme.variables)


def test_long_names_stay_in_their_labels():
    scene = replace(mock_up(), names=("Bartholomew the Bold", "船長大人安娜貝雅", "Cassandra Longname", "D"))
    for size in (WIDE, NARROW, MEDIUM):
        rows, plain = drawn(scene, *size).text(), drawn(mock_up(), *size).text()
        cards = 20 if size == WIDE else 15
        assert any("capt" in line for line in rows)
        for line, old in zip(rows[3:], plain[3:], strict=True):
            if "B" not in old[:6]:
                assert line[-(size[0] - cards) :] == old[cards:]
