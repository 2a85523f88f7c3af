"""The frames that are kept: every screen, at three sizes, in both languages, and in ASCII."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from rules import GAMES
from tests.screenshots.scenes import Scene, screen_of

FOLDER = Path(__file__).parent / "frames"
SIZES = ((80, 24), (100, 30), (120, 40))
SCREENS = (
    Scene("menu", SIZES[0], game=None),
    Scene("setup", SIZES[0], game=None, keys=("enter",)),
)


def tables() -> Iterator[Scene]:
    """Each game at a table of every size, in the middle of a match, and its result."""
    for game in GAMES.values():
        for seats in game.seats:
            name = f"{game.key}-{seats}"
            yield Scene(name, SIZES[0], game.key, seats, choices=11, keys=("space",), humans=seats)
        yield Scene(f"{game.key}-result", SIZES[0], game=game.key, seats=game.seats[0], choices=5000)


def frames() -> Iterator[Scene]:
    """Every frame that is kept."""
    for scene in (*SCREENS, *tables()):
        for size in SIZES:
            for language in ("en", "zh_Hant"):
                name = f"{scene.name}-{size[0]}x{size[1]}-{language}"
                yield replace(scene, name=name, size=size, language=language)
        yield replace(scene, name=f"{scene.name}-80x24-ascii", ascii=True)


async def text_of(scene: Scene) -> str:
    """A frame as text, its rows without blanks at their ends."""
    strips = await screen_of(scene)
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"
