"""Positions and scenes of Meuterer for the tests of its board."""

from dataclasses import replace

from piratebox.widgets.board import Scene
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.island_ring import draw_island_ring
from rules.core.chance import Chance
from rules.meuterer import MEUTERER as GAME
from rules.meuterer.components import KIND, KINDS
from rules.meuterer.foresight import foresee
from rules.meuterer.state import Options

NAMES = ("Ana", "Bea", "Cass", "Dai")
COLOURS = ("amber", "sky", "green", "orange")
WIDE, NARROW, MEDIUM = (88, 29), (80, 15), (80, 21)
OFFER_KEYS = {"hand:ruby": "1", "hand:weapon": "2", "pass": "p"}
ROLE_KEYS = {"role:mutineer": "1", "role:boy": "2", "role:merchant": "3", "role:loader": "4"}


def counts(*cards):
    """Cards as counts by kind."""
    return [cards.count(kind) for kind in KINDS]


def position(**options):
    """The position of the mock-ups: round 4 of 8, Ana and Dai have passed, Bea may offer or pass."""
    state = GAME.new(4, Options(layout="introductory", **options), 1)
    state.agenda = [*state.agenda[:-1], ("offering", 2), ("offer", 1)]
    state.round, state.captain, state.salary = 4, 0, 1
    state.ship, state.open, state.light = 9, (6, 9), 2
    state.ledger = [[9, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 10], [4, 0, 0, 0, 0, 9], [0, 0, 0, 0, 0, 9]]
    state.hands = [
        counts("salt", "wine", "wine", "grain", "grain"),
        counts("ruby", "weapon", "weapon"),
        counts("wine", "grain", "grain"),
        counts("salt", "cloth", "grain", "weapon"),
    ]
    state.offered = [[], [KIND["cloth"]] * 2, [KIND["cloth"], KIND["salt"]], [KIND["grain"]]]
    state.roles = [None, None, None, "mate"]
    state.passed = [0, 3]
    return state


def picking():
    """The same a moment later: Bea has passed and picks a role."""
    state = position()
    state.agenda[-1] = ("take_role", 1)
    state.passed.append(1)
    state.looked[1] = state.middle()
    return state


def scene_of(state, choice=None, *, private=False, **fields):
    view = GAME.view(state, None)
    own = GAME.view(state, view.acting) if private else None
    foresight = foresee(view, choice) if choice is not None else None
    return Scene(
        view, NAMES[: state.seats], COLOURS[: state.seats], private=own, foresight=foresight, **fields
    )


def offer_mock_up():
    return scene_of(position(), private=True, keys=OFFER_KEYS, focused="pass")


def role_mock_up():
    return scene_of(
        picking(), private=True, keys=ROLE_KEYS, barred={"role:mate": "5"}, focused="role:mutineer"
    )


def drawn(scene, width=88, height=29, *, ascii=False):
    canvas = Canvas(width, height, ascii=ascii)
    draw_island_ring(canvas, scene)
    return canvas


def lines(canvas):
    return [row.rstrip() for row in canvas.text()]


def row_with(canvas, words):
    return next(row for row in canvas.text() if words in row)


def played(choices=0, seats=4, seed=3, until=None, **options):
    """A position after choices of the game's own judgement, or when something is asked for."""
    state, chance = GAME.new(seats, Options(**options), seed), Chance.seeded(seed, 7)
    made = 0
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        if (until is None and made >= choices) or (until is not None and until(state, decision)):
            break
        view = GAME.view(state, decision.seat)
        GAME.apply(state, decision.seat, GAME.judgement.policy(view, decision, chance), False)
        made += 1
    return state


def with_names(scene, names):
    return replace(scene, names=names)
