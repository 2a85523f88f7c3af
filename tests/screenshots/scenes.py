"""What the pictures show, and the keys that lead there."""

from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from textual.strip import Strip

from piratebox.app import PirateBox
from piratebox.language import set_language
from piratebox.screens.curtain import Curtain
from piratebox.screens.game_screen import GameScreen
from piratebox.start import OpenMenu, OpenPlay, Start
from piratebox.table.players import Player
from rules import GAMES
from rules.core.chance import Chance

from .svg import picture

NAMES = {
    "en": ("Ana", "Bea", "Cass", "Dai", "Edda", "Finn"),
    "zh_Hant": ("安娜", "小班", "卡斯", "阿戴", "艾達", "小芬"),
}
COLOURS = ("amber", "sky", "green", "orange", "pink", "yellow")


@dataclass(frozen=True)
class Scene:
    """A picture: a game brought to a place by the judgement of its own bots, then keys."""

    name: str
    size: tuple[int, int]
    game: str | None = "spanish_main"
    seats: int = 3
    seed: int = 2446
    choices: int = 0
    """Choices made before the keys."""
    keys: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    language: str = "en"
    theme: str = "lantern"
    humans: int = 3
    ascii: bool = False


SCENES = (
    Scene("menu", (120, 40), game=None),
    Scene("setup", (120, 40), game=None, keys=("enter",)),
    Scene("curtain", (120, 40), choices=0),
    Scene("spanish-main", (120, 40), choices=13, keys=("1", "right", "right")),
    Scene("spanish-main-80x24", (80, 24), choices=13, keys=("1", "right", "right")),
    Scene("spanish-main-zh", (120, 40), choices=13, keys=("1", "right", "right"), language="zh_Hant"),
    Scene("spanish-main-parchment", (100, 30), choices=20, keys=("a", "1", "right"), theme="parchment"),
    Scene("inspect", (120, 40), choices=13, keys=("i",)),
    Scene("help", (120, 40), choices=13, keys=("question_mark", "3")),
    Scene("result", (120, 40), choices=1000),
    Scene("libertalia-hand", (120, 40), "libertalia", seats=4, seed=7, choices=24, humans=4, keys=("space",)),
    Scene("libertalia", (120, 40), "libertalia", seats=4, seed=7, choices=37, humans=4),
    Scene("meuterer", (120, 40), "meuterer", seats=4, seed=5, choices=38, humans=4, keys=("space", "right")),
    Scene("pirate-king", (120, 40), "pirate_king", seats=4, seed=17, choices=116, humans=4),
    Scene("vasco-da-gama", (120, 40), "vasco_da_gama", seats=3, seed=7, choices=40),
)


def players(scene: Scene) -> tuple[Player, ...]:
    """Humans first, then bosuns."""
    names = NAMES[scene.language]
    return tuple(
        Player(name=names[seat], colour=COLOURS[seat])
        if seat < scene.humans
        else Player(name=names[seat], colour=COLOURS[seat], kind="bot", level="bosun")
        for seat in range(scene.seats)
    )


def advance(table: GameScreen, scene: Scene) -> None:
    """Let every seat play by its game's own judgement."""
    session = table.session
    game = session.game
    session.saved.looked = list(session.humans)
    while session.place < scene.choices and (decision := session.asked()) is not None:
        chance = Chance.seeded(scene.seed, session.place)
        view = session.view(decision.seat)
        session.choose(decision.seat, game.judgement.policy(view, decision, chance))


async def photograph(scene: Scene) -> str:
    """The picture of a scene."""
    return picture(await screen_of(scene))


async def screen_of(scene: Scene) -> list[Strip]:
    """The rows on screen in a scene."""
    set_language(scene.language)
    opening: Any = OpenMenu()
    if scene.game is not None:
        options = GAMES[scene.game].options(**scene.options)
        opening = OpenPlay(scene.game, players(scene), options, scene.seed)
    app = PirateBox(Start(open=opening, motion=False, theme=scene.theme, ascii=scene.ascii))
    same_deal = patch("piratebox.screens.setup_form.new_seed", lambda: str(scene.seed))
    with same_deal:
        return await _rows(app, scene)


async def _rows(app: PirateBox, scene: Scene) -> list[Strip]:
    async with app.run_test(size=scene.size) as pilot:
        await pilot.pause()
        if scene.choices:
            if isinstance(app.screen, Curtain):
                app.pop_screen()
                await pilot.pause()
            table = app.screen
            assert isinstance(table, GameScreen)
            advance(table, scene)
            table.advance()
            await pilot.pause()
        for key in scene.keys:
            await pilot.press(key)
            await pilot.pause()
        await pilot.pause(0.2)
        strips = app.screen._compositor.render_strips()
    set_language("en")
    return strips
