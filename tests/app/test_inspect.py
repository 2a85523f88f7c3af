"""Inspecting: what is told about each component, and the panel that shows it."""

from types import SimpleNamespace

import pytest
from rich.cells import cell_len

from piratebox.widgets.canvas import Canvas, Hit
from piratebox.widgets.furniture import Seat, draw_banner, draw_seat
from piratebox.widgets.inspect_panel import draw_inspection
from piratebox.wording.spanish_main.cards import inspection
from rules import GAMES
from rules.core.chance import Chance
from rules.spanish_main.components import ADVENTURE_CARDS, ADVENTURES, MOVEMENTS, SHIP_IDS, SHIPS
from rules.spanish_main.state import Accusation, Options

from .wide_words import speak_wide

GAME = GAMES["spanish_main"]
NAMES = ("Ana", "Bea", "Cass", "Dai")
CARDS = [f"card:{id}" for id in (*MOVEMENTS, *ADVENTURES)]
TABLE = [
    *(f"space:{space}" for space in range(1, 10)),
    *(f"pair:{space}" for space in range(1, 9)),
    *(f"ship:{ship}" for ship in SHIP_IDS),
    "adventure:0",
]


def random_state(seats=3, choices=20, seed=3, **options):
    state = GAME.new(seats, Options(**options), seed)
    chance = Chance.seeded(seed)
    for _ in range(choices):
        decisions = GAME.decisions(state)
        if not decisions:
            break
        open_to = decisions[0].choices
        GAME.apply(state, decisions[0].seat, open_to[chance.below(len(open_to))], record=False)
    return state


def mocked_up():
    """The row of the table's mock-up, Island Discovery active."""
    state = GAME.new(3, Options(), 1)
    state.row = ["E3", "E2", "D2", "E1", "D1", "S3", "D3", "S1", "S2"]
    state.damaged = {ship: ship in ("E1", "S1", "S3") for ship in SHIP_IDS}
    fame = {"E3": 5, "E2": 2, "D2": 2, "E1": 1, "D1": 4, "S3": 1, "D3": 4, "S1": 1, "S2": 0}
    state.fame = {ship: fame[ship] for ship in SHIP_IDS}
    state.owner = dict.fromkeys(SHIP_IDS) | {"E3": 2, "D3": 2, "D1": 0, "S1": 0, "E1": 1, "E2": 1}
    state.revealed = {ship: ship == "E3" for ship in SHIP_IDS}
    wanted = ADVENTURE_CARDS.index("island_discovery")
    for pile in (state.deck, state.line):
        if wanted in pile:
            pile[pile.index(wanted)], state.line[0] = state.line[0], wanted
            break
    return state


def told(view, target):
    return dict(inspection(view, target, NAMES).facts)


def painted(shown, width, height, anchor, **how):
    """The panel over a screen full of letters."""
    canvas = Canvas(width, height, **how)
    for y in range(height):
        canvas.put(0, y, "x" * width)
    draw_banner(canvas, "GAME", [], [Seat(0, "Ana", "amber"), Seat(1, "Bea", "sky")], 1)
    panel = draw_inspection(canvas, shown, anchor)
    return canvas, panel


# --- what is told -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", CARDS)
def test_every_card_tells_what_it_prints_where_it_comes_from_and_how_many_there_are(target):
    shown = inspection(GAME.view(mocked_up(), None), target, NAMES)
    id = target.partition(":")[2]
    card = MOVEMENTS.get(id) or ADVENTURES[id]
    assert shown.name == card.name.en
    assert f"{card.count} in the box" in shown.kind
    assert shown.prints == card.brief.en
    assert dict(shown.facts)["in full"] == card.text.en
    assert shown.provenance == card.provenance
    assert f" of {card.count}" in shown.seen


def test_the_ship_in_a_space_and_by_name_is_the_same():
    view = GAME.view(mocked_up(), None)
    assert told(view, "space:7") == told(view, "ship:D3") == told(view, "pirate:D3")
    assert inspection(view, "space:7", NAMES).name == "Stormlelie"


def test_a_ship_tells_place_state_stake_and_what_the_adventure_does():
    view = GAME.view(mocked_up(), None)
    assert told(view, "ship:D2") == {
        "pirate": "Zwarte Griet",
        "owner": "Not known; nobody has been asked.",
        "here": "Space 3, undamaged, fame 2; a right accusation takes 1.",
        "now": "Island Discovery: +1 fame.",
    }
    assert told(view, "ship:E1")["now"] == "Island Discovery: misses 1 fame, being damaged."
    assert told(view, "ship:E1")["here"] == "Space 4, damaged, fame 1; a right accusation takes 1."
    assert told(view, "ship:S2")["now"] == "Island Discovery does not touch it there."


def test_public_ownership_and_only_that_is_told():
    state = mocked_up()
    state.accusations = [Accusation(0, 1, "D3", False), Accusation(1, 0, "D3", False)]
    state.ownerless = ["S2"]
    for viewer in (None, 0, 1, 2):
        view = GAME.view(state, viewer)
        assert told(view, "ship:E3")["owner"] == "Cass, for everybody to see."
        assert told(view, "ship:E3")["here"] == "Space 1, undamaged, fame 5."
        assert told(view, "ship:D3")["owner"] == "Not known. Asked in vain: Ana and Bea."
        assert told(view, "ship:S2")["owner"] == "Nobody."
        assert told(view, "ship:E2")["owner"] == "Not known; nobody has been asked."


def test_the_active_adventure_tells_what_it_will_do():
    now = told(GAME.view(mocked_up(), None), "adventure:0")["now"]
    assert "Grey Fathom, Widow's Lantern and Bittere Zee +1" in now
    assert "Damaged, so without fame: Gallows Lark." in now


def test_a_card_that_is_not_open_says_so_and_an_upcoming_one_when_it_comes():
    state = random_state(choices=0, upcoming=True)
    view = GAME.view(state, None)
    assert told(view, "adventure:2")["here"] == "Comes after 2 more turns, unless Fog delays it."
    absent = next(id for id in ADVENTURES if id not in view.line)
    assert told(view, f"card:{absent}")["here"] == "Not open at the moment."


def test_movement_cards_tell_what_they_can_do_now():
    state = mocked_up()
    view = GAME.view(state, None)
    assert "Grey Fathom, in space 1, would not move" in told(view, "card:full_speed")["here"]
    assert "Ojo de Oro, in space 9, would not move" in told(view, "card:lost_at_sea")["here"]
    assert "6 ships can be hit" in told(view, "card:sabotage")["here"]
    assert (
        "Bittere Zee 3 to 1; Gouden Haai 5 to 3; Stormlelie 7 to 5."
        in told(view, "card:advance_dutch")["here"]
    )
    assert "Island Discovery waits for the next player." in told(view, "card:fog")["here"]
    state.damaged = dict.fromkeys(SHIP_IDS, True)
    assert "cannot be played now" in told(GAME.view(state, None), "card:sabotage")["here"]


def test_cards_are_counted_in_public_piles_only():
    state = random_state(hand=True)
    view = GAME.view(state, 0)
    for id in set(view.hand):
        public = view.movement_discard.count(id)
        assert inspection(view, f"card:{id}", NAMES).seen.startswith(f"{public} of {MOVEMENTS[id].count}: ")


def test_seen_cards_add_up_for_adventures():
    view = GAME.view(random_state(choices=14), None)
    for id, card in ADVENTURES.items():
        known = [*view.line, *view.discard, *view.kept, *(front for pile in view.cargo for front in pile)]
        assert inspection(view, f"card:{id}", NAMES).seen.startswith(f"{known.count(id)} of {card.count}: ")


def test_what_names_nothing_cannot_be_inspected():
    view = GAME.view(mocked_up(), None)
    for target in (
        "space:0",
        "space:10",
        "pair:9",
        "adventure:1",
        "card:kraken2",
        "seat:1",
        "ship:E9",
        "",
        "space:x",
    ):
        assert inspection(view, target, NAMES) is None
    assert inspection(None, "space:3") is None


@pytest.mark.parametrize("target", [*CARDS, "ship:E1"])
def test_away_from_a_table_only_the_component_is_told(target):
    shown = inspection(None, target)
    assert shown.seen == ""
    assert {label for label, _ in shown.facts} <= {"in full", "pirate"}


def test_a_finished_game_can_be_inspected():
    state = random_state(choices=400)
    assert state.over
    view = GAME.view(state, None)
    for target in (*CARDS, *TABLE[:-1]):
        assert inspection(view, target, NAMES) is not None
    unheld = next(ship for ship in SHIP_IDS if state.owner[ship] is None)
    assert told(view, f"ship:{unheld}")["owner"] == "Nobody."
    held = next(ship for ship in SHIP_IDS if state.owner[ship] is not None)
    assert told(view, f"ship:{held}")["owner"].startswith(NAMES[state.owner[held]])


@pytest.mark.parametrize("options", [{}, {"hand": True}, {"upcoming": True}])
@pytest.mark.parametrize("seats", [2, 4])
def test_positions_that_differ_only_in_what_is_hidden_are_told_alike(seats, options):
    for seed in range(4):
        state = random_state(seats=seats, choices=12, seed=seed, **options)
        if state.over:
            continue
        other = GAME.imagine(GAME.view(state, None), Chance(seed))
        assert [other.owner, other.deck, other.hands] != [state.owner, state.deck, state.hands]
        for target in (*CARDS, *TABLE):
            own = inspection(GAME.view(state, 0), target, NAMES)
            assert own == inspection(GAME.view(other, 1), target, NAMES)
            assert own == inspection(GAME.view(state, None), target, NAMES)


# --- the panel --------------------------------------------------------------------------------------------

ANCHORS = {
    (120, 40): (
        Hit(51, 9, 7, 13, ""),
        Hit(3, 9, 7, 13, ""),
        Hit(76, 9, 13, 12, ""),
        Hit(3, 4, 28, 4, ""),
        None,
    ),
    (80, 24): (Hit(36, 4, 6, 8, ""), Hit(1, 4, 6, 8, ""), Hit(65, 4, 15, 7, ""), Hit(1, 2, 22, 1, ""), None),
    (100, 30): (Hit(40, 6, 6, 8, ""), Hit(2, 26, 30, 1, "")),
    (200, 60): (Hit(100, 20, 7, 13, ""),),
}


def overlap(one, other):
    return not (
        one.x + one.width <= other.x
        or other.x + other.width <= one.x
        or one.y + one.height <= other.y
        or other.y + other.height <= one.y
    )


@pytest.mark.parametrize("size", ANCHORS)
@pytest.mark.parametrize("wide_words", [False, True])
def test_the_panel_fits_leaves_the_thing_in_sight_and_says_where_the_card_is_from(
    size, wide_words, monkeypatch
):
    if wide_words:
        speak_wide(monkeypatch)
    view = GAME.view(mocked_up(), None)
    most = (62, 20) if size[0] >= 100 else (64, 12)
    anchors = ANCHORS[size]
    for number, target in enumerate((*CARDS, *TABLE)):
        shown = inspection(view, target, NAMES)
        anchor = anchors[number % len(anchors)]
        canvas, panel = painted(shown, *size, anchor)
        assert panel.width <= most[0] and panel.height <= most[1]
        assert panel.x >= 0 and panel.y >= 1
        assert panel.x + panel.width <= size[0] and panel.y + panel.height <= size[1]
        assert anchor is None or not overlap(panel, anchor)
        rows = canvas.text()
        assert {cell_len(row) for row in rows} == {size[0]}
        edges = [_cells(row)[panel.x + panel.width - 1] for row in rows[panel.y : panel.y + panel.height]]
        assert set(edges) <= set("┐│┘├")
        if not wide_words:
            assert any(shown.provenance in row for row in rows[panel.y : panel.y + panel.height])


def _cells(row):
    cells = []
    for char in row:
        cells += [char] + [""] * (cell_len(char) - 1)
    return cells


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50), (300, 90)])
@pytest.mark.parametrize("thing", [(1, 1), (6, 1), (13, 6), (40, 2)])
def test_the_panel_stays_on_screen_wherever_the_thing_lies(size, thing):
    shown = inspection(GAME.view(mocked_up(), None), "card:sabotage", NAMES)
    width, height = size
    board = Hit(1, 2, width - 32, height - 11, "board")
    for x in range(0, width - thing[0] + 1, 7):
        for y in (1, height // 2, height - thing[1] - 1):
            canvas, anchor = Canvas(width, height), Hit(x, y, *thing, "")
            panel = draw_inspection(canvas, shown, anchor, board)
            assert panel.x >= 0 and panel.x + panel.width <= width
            assert panel.y >= 1 and panel.y + panel.height <= height
            assert not overlap(panel, anchor)


def test_the_panel_is_joined_to_the_thing_by_a_line():
    shown = inspection(GAME.view(mocked_up(), None), "card:sabotage", NAMES)
    canvas = Canvas(120, 40)
    canvas.box(45, 24, 11, 5, "heavy", "lantern")
    panel = draw_inspection(canvas, shown, Hit(45, 24, 11, 5, ""))
    rows = canvas.text()
    assert panel.y + panel.height == 23
    at = rows[22].index("┬")
    assert rows[23][at] == "│" and rows[24][at] == "┷"


def test_all_else_goes_faint_but_banner_seat_chips_and_the_thing():
    shown = inspection(GAME.view(mocked_up(), None), "card:sabotage", NAMES)
    canvas = Canvas(120, 40)
    seats = [Seat(0, "Ana", "amber"), Seat(1, "Bea", "sky")]
    draw_banner(canvas, "GAME", [], seats, 1)
    canvas.put(1, 35, "far away", "bad")
    draw_seat(canvas, 100, 35, seats[1], acting=True)
    canvas.put(5, 30, "thing", "good")
    draw_inspection(canvas, shown, Hit(5, 30, 5, 1, ""))
    paints = SimpleNamespace(at=lambda x, y: canvas._paints[y][x])
    assert paints.at(1, 35) == "faint"
    assert paints.at(1, 0) == "lantern bold"
    assert paints.at(102, 35) == "ground bold"
    assert paints.at(5, 30) == "good"


def test_rulings_that_do_not_fit_are_counted():
    shown = inspection(GAME.view(mocked_up(), None), "space:4", NAMES)
    canvas, _ = painted(shown, 80, 24, Hit(36, 4, 6, 8, ""))
    assert any("4 more rulings: ?" in row for row in canvas.text())


def test_the_active_adventure_beside_its_card():
    shown = inspection(GAME.view(mocked_up(), None), "adventure:0", NAMES)
    canvas, panel = painted(shown, 120, 40, Hit(76, 9, 13, 12, ""))
    inside = [row[panel.x + 1 : panel.x + panel.width - 1].rstrip() for row in canvas.text()]
    inside = inside[panel.y : panel.y + panel.height]
    assert inside[0].startswith("─ Island Discovery ─") and inside[0].endswith(
        " adventure card, 2 in the box ─"
    )
    assert "  │░░░░░████  │" in "\n".join(inside)
    assert inside[-2] == "  printed"


def test_ascii_only():
    shown = inspection(GAME.view(mocked_up(), None), "space:7", NAMES)
    canvas, _ = painted(shown, 120, 40, Hit(19, 9, 7, 13, ""), ascii=True)
    assert all(char.isascii() for row in canvas.text() for char in row)


@pytest.mark.parametrize("target", [*CARDS, *TABLE])
def test_chinese_names_and_texts(target, monkeypatch):
    speak_wide(monkeypatch)
    shown = inspection(GAME.view(mocked_up(), None), target, NAMES)
    id = target.partition(":")[2]
    if target.startswith("card:"):
        card = MOVEMENTS.get(id) or ADVENTURES[id]
        assert shown.name == card.name.zh_Hant and shown.prints == card.brief.zh_Hant
    if target.startswith("ship:"):
        assert shown.name == SHIPS[id].name.zh_Hant
    canvas, panel = painted(shown, 120, 40, Hit(76, 9, 13, 12, ""))
    assert any(shown.name in row for row in canvas.text()[panel.y : panel.y + 1])
