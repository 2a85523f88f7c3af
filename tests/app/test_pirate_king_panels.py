"""The draft, the panels and the secrets of Pirate King!, drawn on canvases."""

import pytest

from piratebox.widgets.canvas import Canvas
from piratebox.widgets.covers import draw_cover
from piratebox.widgets.furniture import Seat
from piratebox.widgets.tableau_cards import name_lines, symbol_spans
from piratebox.widgets.tableau_panels import crowns, draw_crews, draw_discards, draw_score
from piratebox.widgets.tableau_secrets import Keys, draw_secrets, known_cards
from rules.pirate_king.components import BASE
from rules.pirate_king.scoring import standings

from .pirate_king_scenes import (
    COLOURS,
    GAME,
    MEDIUM,
    NAMES,
    NARROW,
    WIDE,
    drawn,
    played,
    position,
    scene_of,
    text_of,
)

SEATS = tuple(
    Seat(seat, name, colour) for seat, (name, colour) in enumerate(zip(NAMES, COLOURS, strict=True))
)


# --- what only one seat may see ---


def test_looking_marks_what_has_its_place():
    state = position()
    state.known[3] = 3
    state.agenda = [("look", 3, 3, 1)]
    own = GAME.view(state, 3)
    assert own.top == ("ST3", "ST5", "PI08") and known_cards(own) == (["ST3", "ST5", "PI08"], 1)
    state.decks[3][-2:] = ["PI08", "ST3"]
    keys = Keys({"top:ST5": "1", "top:PI08": "2"}, "top:PI08")
    for size, word in (((60, 6), "which comes 2nd?"), ((40, 4), "next")):
        canvas = Canvas(*size)
        draw_secrets(canvas, own, keys)
        text = text_of(canvas)
        assert word in text and "1" in text and "┏2" in text and "▌" in text
        assert [hit.target for hit in canvas.hits] == ["top:ST3", "top:ST5", "top:PI08"]


def test_what_is_known_between_turns_stands_in_its_order():
    state = position()
    state.known[3] = 2
    canvas = Canvas(60, 6)
    draw_secrets(canvas, GAME.view(state, 3), Keys())
    assert canvas.text()[5].split() == ["▌", "next", "2nd"]


# --- pirates ------------------------------------------------------------------------------------------------

MANY = "\n".join(
    f'[[card]]\nid = "X{n}"\nkind = "pirate"\nname = "Very Long Pirate {n}"\ncount = 1\nsword = {n % 10}\n'
    'brief = "nothing at all but swords"\ntext = "Swords."\n'
    for n in range(10)
)


@pytest.mark.parametrize("cards", ["", MANY])
@pytest.mark.parametrize("size", [WIDE, NARROW, MEDIUM])
def test_the_draft_shows_every_pirate(size, cards):
    state = GAME.new(5, GAME.options(corrections=cards), 3)
    first = GAME.decisions(state)[0]
    GAME.apply(state, first.seat, first.choices[0], False)
    decision = GAME.decisions(state)[0]
    keys = {f"pirate:{choice.card}": "1" for choice in decision.choices}
    focused = next(iter(keys))
    canvas = drawn(scene_of(state, keys=keys, focused=focused, history=()), *size)
    targets = {hit.target for hit in canvas.hits}
    assert {f"pirate:{card}" for card in state.box.pirates} <= targets
    assert {f"seat:{seat}" for seat in range(5)} <= targets
    text = text_of(canvas)
    assert "takes now" in text and "takes 3rd" in text and "captain" in text
    assert all(hit.y + hit.height <= size[1] for hit in canvas.hits)


# --- panels -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_crews_and_score_add_up(seats):
    state, _ = played(90, seats=seats, seed=5)
    view = GAME.view(state, None)
    scores = standings(state).scores
    assert tuple(crowns(view, seat) for seat in range(seats)) == scores
    for size in ((29, 29), (17, 21), (38, 13), (44, 29)):
        canvas = Canvas(*size)
        assert draw_crews(canvas, SEATS[:seats], view, 1) <= size[1] + 1
        text = text_of(canvas)
        for seat in range(seats):
            assert NAMES[seat] in text and str(scores[seat]) in text
    canvas = Canvas(38, 13)
    draw_score(canvas, SEATS[:seats], view)
    for seat in range(seats):
        line = next(line for line in canvas.text() if NAMES[seat] in line)
        assert int(line.split()[-1]) == scores[seat]


def test_discards_can_be_read_to_their_end():
    state, _ = played(90, seats=4, seed=5)
    view = GAME.view(state, None)
    canvas = Canvas(38, 11)
    most = draw_discards(canvas, SEATS[:4], view)
    assert "▾ more" in canvas.text()[-1] and "still to come" in canvas.text()[0]
    last = Canvas(38, 11)
    assert draw_discards(last, SEATS[:4], view, most) == most
    assert "▾" not in text_of(last) and "deck" in text_of(last)


def test_names_and_symbols_fit_every_width():
    for card in BASE.cards:
        for width in (5, 8, 9, 11):
            assert all(len(line) <= max(width, 2) for line in name_lines(BASE, card, width))
            spans = symbol_spans(BASE.faces[card], width, earned={"gold": 12})
            assert sum(len(text) for text, _ in spans) <= width
    assert name_lines(BASE, "LO12", 9) == ["Round on", "the House"]
    assert name_lines(BASE, "LO37", 11) == ["King's", "Throne"] and name_lines(BASE, "MO14", 11) == [
        "Shapeshift."
    ]
    assert "".join(text for text, _ in symbol_spans(BASE.faces["LO18"], 9, earned={"gold": 9})) == "◎3+9"


def test_the_cover_is_whole():
    for small, size in ((False, (20, 10)), (True, (13, 6))):
        for ascii in (False, True):
            canvas = Canvas(*size, ascii=ascii)
            draw_cover(canvas, 0, 0, "pirate_king", small=small)
            assert sum(bool(line.strip()) for line in canvas.text()) >= size[1] // 2
