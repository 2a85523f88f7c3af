"""Positions and scenes of Libertalia for the tests of its board."""

from piratebox.table.choosing import Choosing
from piratebox.widgets.board import Scene
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.ship_slots import draw_ship_slots
from piratebox.wording import libertalia as wording
from rules.core.chance import Chance
from rules.core.events import Event
from rules.libertalia import LIBERTALIA as GAME
from rules.libertalia.choices import Take
from rules.libertalia.components import KINDS, TOKENS, mask_of
from rules.libertalia.foresight import foresee
from rules.libertalia.state import Aboard, Options, Result, State

NAMES = ("Ana", "Bea", "Cass", "Dai", "Edda", "Finn")
COLOURS = ("amber", "sky", "green", "orange", "pink", "yellow")
WIDE, NARROW, MEDIUM = (88, 29), (80, 15), (80, 21)


def counts(**tokens):
    return [tokens.get(kind, 0) for kind in KINDS]


def dusk():
    """The mock-up: campaign 2, day 3, dusk; Dai has taken a jewel, Bea takes next."""
    board = [
        counts(),
        counts(),
        counts(saber=1, map=1, relic=1),
        counts(goods=1, saber=1, jewel=1, map=1),
        counts(saber=1, goods=1, map=1, officer=1),
        counts(officer=1, jewel=1, relic=1, saber=1),
    ]
    tokens = [
        counts(chest=1, goods=1),
        counts(map=1, relic=1),
        counts(map=1, officer=1),
        counts(jewel=1, goods=1, relic=1),
    ]
    hands = [
        [7, 12, 15, 17, 20, 26],
        [10, 15, 17, 20, 26, 29],
        [7, 15, 17, 20, 26, 30],
        [12, 13, 15, 17, 26, 30],
    ]
    return State(
        options=Options(),
        seats=4,
        chance=1,
        agenda=[("dusk",), ("booty", 1, 1, 0)],
        campaign=2,
        day=3,
        colours=("yellow", "red", "black", "blue"),
        hands=hands,
        sealed=[0, 0, 0, 0],
        ship=[Aboard(12, 5, 0), Aboard(13, 3, 2), Aboard(13, 6, 1)],
        dens=[[13], [7, 12], [29], [7, 20, 29]],
        graveyards=[[14], [], [14], []],
        buried=[[14], [], [14], []],
        worlds=[(mask_of(hand),) for hand in hands],
        removed=[9, 9, 9, 9],
        coins=[15, 12, 13, 14],
        tokens=tokens,
        board=board,
        bag=[all_ - sum(pile[kind] for pile in (*board, *tokens)) for kind, all_ in enumerate(TOKENS)],
        undealt=[],
        results=[tuple(Result(score, 0, 0, 0, 0, 0, 0) for score in (16, 19, 22, 24))],
    )


def sunrise():
    """The other mock-up: the same day before it begins, seen by Bea."""
    state = dusk()
    state.agenda, state.ship = [("play",)], []
    state.hands = [
        [7, 12, 15, 17, 20, 26, 30],
        [10, 13, 15, 17, 20, 26, 29],
        [7, 13, 15, 17, 20, 26, 30],
        [12, 13, 15, 17, 20, 26, 30],
    ]
    state.dens[3] = [7, 29]
    state.worlds = [(mask_of(hand),) for hand in state.hands]
    state.board[2] = counts(saber=1, map=1, relic=1, jewel=1)
    return state


def _dawn(day):
    return Event("sunrise", None, {"campaign": 2, "day": day, "ship": []})


def _taken(seat, token):
    return Event("booty", seat, {"token": token, "rank": 20})


HISTORY = (
    _dawn(1),
    *(_taken(seat, token) for token, seat in (("map", 2), ("relic", 1), ("goods", 3), ("goods", 0))),
    _dawn(2),
    *(_taken(seat, token) for token, seat in (("relic", 3), ("officer", 2), ("map", 1), ("chest", 0))),
    _dawn(3),
    _taken(3, "jewel"),
    Event("arrive", 3, {"rank": 20, "to": "den"}),
)


def dusk_scene(**fields):
    """Bea looks at the saber."""
    view = GAME.view(dusk(), None)
    base = {
        "keys": {"booty:3:0": "1", "booty:3:1": "2", "booty:3:2": "3"},
        "focused": "booty:3:2",
        "foresight": foresee(view, Take("saber")),
        "history": HISTORY,
    }
    return Scene(view, NAMES[:4], COLOURS[:4], **(base | fields))


def sunrise_scene(rank=13, state=None):
    """Bea looks at the Mutineer."""
    state = state or sunrise()
    own = GAME.view(state, 1)
    keys = {f"hand:{card}": str(number) for number, card in enumerate(own.hand, start=1)}
    return Scene(
        GAME.view(state, None),
        NAMES[:4],
        COLOURS[:4],
        private=own,
        keys=keys,
        focused=f"hand:{rank}",
        history=HISTORY,
    )


def drawn(scene, size=WIDE, *, ascii=False):
    canvas = Canvas(*size, ascii=ascii)
    draw_ship_slots(canvas, scene)
    return canvas


def look(canvas):
    """All cells with their paints and grounds, and the targets."""
    return canvas._chars, canvas._paints, canvas._grounds, canvas.hits


def positions(seats, seed, **options):
    """Every position of a random game, with what has happened and the decision asked first."""
    state, chance, history = GAME.new(seats, Options(**options), seed), Chance.seeded(seed), []
    while decisions := GAME.decisions(state):
        yield state, tuple(history), decisions[0]
        asked = decisions[chance.below(len(decisions))]
        history += GAME.apply(state, asked.seat, asked.choices[chance.below(len(asked.choices))])
    yield state, tuple(history), None


def scene_of(state, history, decision, *, walked=0, folded=False):
    """A position as the table shows it, some items on in the menu."""
    view = GAME.view(state, None)
    history = tuple(event for event in history if event.audience is None)
    fields = {}
    if decision is not None and not (folded and decision.private):
        choosing = Choosing(wording.menu(GAME.view(state, decision.seat), decision, NAMES[: state.seats]))
        for _ in range(walked):
            choosing.walk(1)
        item = choosing.item
        fields = {
            "keys": choosing.keys(),
            "barred": choosing.barred(),
            "focused": item.target or None,
            "chosen": choosing.chosen,
            "private": GAME.view(state, decision.seat) if decision.private else None,
            "foresight": foresee(view, item.choice) if item.choice is not None else None,
        }
    return Scene(view, NAMES[: state.seats], COLOURS[: state.seats], history=history, **fields)
