"""Positions and scenes of The Spanish Main for the tests of its board."""

from dataclasses import replace

from piratebox.widgets.board import Scene
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.ship_row import draw_ship_row, present
from rules import GAMES
from rules.core.chance import Chance
from rules.spanish_main.choices import Move
from rules.spanish_main.components import ADVENTURE_CARDS, MOVEMENT_CARDS, SHIP_IDS
from rules.spanish_main.foresight import foresee
from rules.spanish_main.state import Options

GAME = GAMES["spanish_main"]
NAMES = ("Ana", "Bea", "Cass", "Dirk")
COLOURS = ("amber", "sky", "green", "orange")
ROW = ["E3", "E2", "D2", "E1", "D1", "S3", "D3", "S1", "S2"]
FAME = {"E3": 5, "E2": 2, "D2": 2, "E1": 1, "D1": 4, "S3": 1, "D3": 4, "S1": 1, "S2": 0}


def position(**options):
    """The position of the mock-up: turn 14 of three seats, Bea to act, 28 adventures in the deck."""
    state = GAME.new(3, Options(**options), 1)
    state.agenda = [("turn", 1)]
    state.turn = 14
    state.row = ROW[:]
    state.damaged = {ship: ship in ("S1", "S3", "E1") for ship in SHIP_IDS}
    state.fame = {ship: FAME[ship] for ship in SHIP_IDS}
    cards = list(range(len(ADVENTURE_CARDS)))
    active = ADVENTURE_CARDS.index("island_discovery")
    cards.remove(active)
    state.line = [active]
    state.cargo = {ship: [cards.pop() for _ in range(FAME[ship])] for ship in SHIP_IDS}
    state.stash, state.kept = [3, 0, 0], [cards.pop() for _ in range(3)]
    state.deck, state.discard = cards[:28], cards[28:]
    state.seen = sum(1 << card for card in (active, *state.discard))
    holders = {"E3": 2, "D3": 0, "E1": 0, "S2": 1, "D1": 1, "S1": 2}
    state.owner = {ship: holders.get(ship) for ship in SHIP_IDS}
    state.revealed = {ship: ship == "E3" for ship in SHIP_IDS}
    state.face_down = [2, 2, 1]
    rest = list(MOVEMENT_CARDS)
    state.movement = ["temporary_alliance", "retreat_dutch", "full_speed"]
    for card in state.movement:
        rest.remove(card)
    state.movement_deck, state.movement_discard = rest[:13], rest[13:]
    GAME.check_conservation(state)
    return state


def scene_of(state, choice=None, **fields):
    view = GAME.view(state, None)
    foresight = foresee(view, choice) if choice is not None else None
    return Scene(view, NAMES[: state.seats], COLOURS[: state.seats], foresight=foresight, **fields)


def drawn(scene, width=88, height=29, *, ascii=False):
    canvas = Canvas(width, height, ascii=ascii)
    draw_ship_row(canvas, scene, present(scene.view))
    return canvas


SPACES = {f"space:{n}": str(n) for n in range(1, 10)}


CARDS = {"card:temporary_alliance": "1", "card:retreat_dutch": "2", "card:full_speed": "3"}
PAIRS = {f"pair:{n}": str(n) for n in range(1, 9)}
WIDE, NARROW, MEDIUM = (88, 29), (80, 15), (80, 21)


def mock_up():
    """Bea looks at Full Speed Ahead! on Stormlelie."""
    return scene_of(
        position(), Move("full_speed", 7), keys=SPACES, focused="space:7", chosen=("card:full_speed",)
    )


def lines(canvas):
    return [row.rstrip() for row in canvas.text()]


def row_with(canvas, words):
    return next(row for row in canvas.text() if words in row)


def with_adventures(state, *names):
    """The same position with other face-up adventures."""
    cards = list(range(len(ADVENTURE_CARDS)))
    state.line = [ADVENTURE_CARDS.index(name) for name in names]
    cards = [card for card in cards if card not in state.line]
    state.cargo = {ship: [cards.pop() for _ in range(state.fame[ship])] for ship in SHIP_IDS}
    state.kept = [cards.pop() for _ in range(3)]
    state.deck, state.discard = cards[:28], cards[28:]
    state.seen = sum(1 << card for card in (*state.line, *state.discard))
    GAME.check_conservation(state)
    return state


def after(turns, seats=3, seed=3, **options):
    """A position after random choices."""
    state, chance = GAME.new(seats, Options(**options), seed), Chance(seed + 5)
    for _ in range(turns):
        if state.over:
            break
        decision = GAME.decisions(state)[0]
        GAME.apply(state, decision.seat, decision.choices[chance.below(len(decision.choices))], False)
    return state


def seat_scene(state, **fields):
    """A scene with the acting seat's own view open."""
    seat = GAME.decisions(state)[0].seat
    return replace(scene_of(state, **fields), private=GAME.view(state, seat))
