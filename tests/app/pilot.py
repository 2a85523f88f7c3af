"""At the real app with a keyboard: laying a table, pressing keys, and what then stands on the screen."""

from piratebox.app import PirateBox
from piratebox.language import set_language
from piratebox.screens.curtain import Curtain
from piratebox.screens.game_screen import GameScreen
from piratebox.screens.result import ResultScreen
from piratebox.start import OpenPlay, Start
from piratebox.table.players import COLOURS, Player
from rules.core.chance import Chance

NAMES = ("Ana", "Bea", "Cass", "Dai", "Eve", "Finn")
PATIENCE = 1000
"""Looks at a screen on which nobody is asked anything, after which a game is held to be stuck."""


def people(humans, bots=0, *, names=NAMES, level="random"):
    """Players for that many seats: humans first, then computer players of a level."""
    return tuple(
        Player(name=names[seat], colour=COLOURS[seat])
        if seat < humans
        else Player(name=names[seat], colour=COLOURS[seat], kind="bot", level=level)
        for seat in range(humans + bots)
    )


def open_app(game, players, seed=11, *, language="en", ascii=False, **options):
    """The app, about to deal a match; computer players do not wait after a move.

    Args:
        game: what is played.
        players: who sits there, such as :func:`people`.
        seed: of the match.
        language: spoken from now on.
        ascii: whether only a terminal's own letters are drawn.
        options: of the game; the others are the defaults.
    """
    set_language(language)
    play = OpenPlay(game.key, players, game.options(**options), seed)
    app = PirateBox(Start(open=play, language=language, motion=False, ascii=ascii))
    app.settings.bot_pace = "instant"
    return app


def look(app):
    """Everything on screen, text with colours, and the terminal's title."""
    strips = app.screen._compositor.render_strips()
    cells = [[(segment.text, str(segment.style)) for segment in strip] for strip in strips]
    return cells, app.title, app.sub_title


async def press(pilot, *keys):
    """Press keys one after the other, each when the one before has had its effect."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def looks(pilot, keys):
    """What the screen shows after each key."""
    shown = []
    for key in keys:
        await press(pilot, key)
        shown.append(look(pilot.app))
    return shown


def swap_secrets(app, seat, seed):
    """Put another position under the table that looks the same to a seat (None: to a stranger)."""
    session = app.screen.session
    session._state = session.game.imagine(session.view(seat), Chance.seeded(seed))
    app.screen._ask(session.asked())


def asked(kind, *, private=None):
    """A condition for :func:`play_on`: a human is asked a kind of question, privately or not."""
    return lambda screen: (
        screen.decision is not None
        and screen.decision.kind == kind
        and not screen.session.is_bot(screen.decision.seat)
        and private in (None, screen.decision.private)
    )


def allowed(items):
    """The items of a menu that can be chosen."""
    return [item for item in items if not item.reason]


async def play_on(pilot, chance, most, until=lambda screen: False, *, among=allowed, watch=None):
    """Lift curtains, turn pages and press the keys of listed choices.

    Args:
        pilot: who presses.
        chance: picks the keys.
        most: so many keys at most.
        until: stops at a table where this is so of a question.
        among: which items of a menu are picked from.
        watch: awaited with each screen before a key is pressed.

    Returns:
        The screen at the end: the result's, if the match is over.

    Raises:
        AssertionError: nobody is asked anything any more.
    """
    for _ in range(most):
        screen = await _waiting(pilot)
        if watch is not None:
            await watch(screen)
        if isinstance(screen, ResultScreen):
            break
        if isinstance(screen, Curtain):
            key = "space"
        elif screen.reading.text:
            key = "enter"
        elif until(screen):
            break
        else:
            items = among(screen.choosing.menu.items)
            key = items[chance.below(len(items))].key
        await press(pilot, key)
    return pilot.app.screen


async def _waiting(pilot):
    """The screen, as soon as it waits for somebody at the keyboard."""
    for _ in range(PATIENCE):
        screen = pilot.app.screen
        if isinstance(screen, (Curtain, ResultScreen)):
            return screen
        if isinstance(screen, GameScreen) and (screen.reading.text or screen.choosing is not None):
            return screen
        await pilot.pause(0.02)
    raise AssertionError("nobody is asked anything")
