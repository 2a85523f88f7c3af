"""Text on a canvas: where lines break and how text is cut to its room."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from piratebox.widgets.canvas import Canvas, fit, pad, wrap

TEXTS = st.text(alphabet="ab (,.)「」，。船長海 \n", max_size=60)


@pytest.mark.parametrize(
    ("text", "width", "hang", "lines"),
    [
        ("", 10, 0, [""]),
        ("two words", 9, 0, ["two words"]),
        ("two words", 8, 0, ["two", "words"]),
        ("two words and more", 9, 2, ["two words", "and", "more"]),
        ("endless", 3, 0, ["end", "les", "s"]),
        ("one\ntwo", 9, 0, ["one", "two"]),
        ("船長航行", 4, 0, ["船長", "航行"]),
        ("船長，航行。", 6, 0, ["船長，", "航行。"]),
        ("船長「航」", 6, 0, ["船長", "「航」"]),
    ],
)
def test_lines_break_at_spaces_and_between_characters(text, width, hang, lines):
    assert wrap(text, width, hang=hang) == lines


@given(TEXTS, st.integers(-4, 30), st.integers(0, 12))
def test_nothing_is_lost_at_any_width(text, width, hang):
    lines = wrap(text, width, hang=hang)
    assert "".join("".join(lines).split()) == "".join(text.split())
    for row, line in enumerate(lines):
        assert cell_len(line) <= max(2, width - (hang if row else 0))


@given(TEXTS.filter(lambda text: "\n" not in text), st.integers(0, 30))
def test_text_is_cut_to_its_room(text, width):
    assert cell_len(fit(text, width)) <= width
    assert cell_len(pad(fit(text, width), width)) == width


def test_what_goes_faint_keeps_its_place_and_quiet_grounds():
    canvas = Canvas(4, 1, "reef")
    canvas.put(0, 0, "sea")
    canvas.fill(3, 0, 1, 1, "amber")
    canvas.fade(lambda x, y: x == 1)
    assert canvas.text() == ["sea "]
    assert canvas._paints[0][0] == "faint" != canvas._paints[0][1]
    assert canvas._grounds[0] == ["reef", "reef", "reef", "raised"]
