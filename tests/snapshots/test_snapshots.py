"""The screens look as they did; themes change colours only."""

from dataclasses import replace

import pytest
from rich.cells import cell_len

from piratebox.themes import THEMES
from tests.screenshots.scenes import Scene, screen_of

from .frames import FOLDER, frames, tables, text_of

FRAMES = tuple(frames())


@pytest.mark.parametrize("scene", FRAMES, ids=lambda scene: scene.name)
async def test_the_frame_is_the_one_that_is_kept(scene):
    text = await text_of(scene)
    assert text == (FOLDER / f"{scene.name}.txt").read_text(encoding="utf-8"), "python -m tests.snapshots"
    assert all(cell_len(row) <= scene.size[0] for row in text.splitlines())


def test_no_other_frames_are_kept():
    assert {path.stem for path in FOLDER.glob("*.txt")} == {scene.name for scene in FRAMES}


@pytest.mark.parametrize("scene", [scene for scene in FRAMES if scene.ascii], ids=lambda scene: scene.name)
def test_ascii_frames_hold_no_ornament(scene):
    text = (FOLDER / f"{scene.name}.txt").read_text(encoding="utf-8")
    assert {char for char in text if not char.isascii() and not char.isalpha()} == set()


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
async def test_a_theme_paints_the_same_text_in_its_own_colours(theme):
    scene = replace(next(iter(tables())), size=(120, 40))
    plain = await screen_of(scene)
    themed = await screen_of(replace(scene, theme=theme.name))
    assert [strip.text for strip in themed] == [strip.text for strip in plain]
    roles = {colour.lower() for colour in theme.variables.values()}
    used = {
        segment.style.color.get_truecolor().hex
        for strip in themed
        for segment in strip
        if segment.style and segment.style.color and segment.text.strip()
    }
    assert used <= roles


async def test_a_theme_of_textual_is_readable_too():
    scene = Scene("nord", (100, 30), choices=11, theme="nord")
    assert any("THE SPANISH MAIN" in strip.text for strip in await screen_of(scene))
