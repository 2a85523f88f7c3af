"""Positions and scenes of Pirate King! for the tests of its board."""

from piratebox.widgets.board import Scene
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.tableau import draw_tableau
from piratebox.widgets.tableau_outlook import Outlook
from rules.core.chance import Chance
from rules.core.events import Event
from rules.pirate_king import PIRATE_KING as GAME
from rules.pirate_king.area import Entry
from rules.pirate_king.choices import Continue, Stop
from rules.pirate_king.state import ACTIVE, BUST, GO_ON, STOPPED, UNGIVEN

NAMES = ("Ana", "Bea", "Cass", "Dai", "Eve")
COLOURS = ("amber", "sky", "green", "orange", "pink")
WIDE, NARROW, MEDIUM = (88, 29), (80, 15), (80, 21)
TORN = ["ST4", "LO09", "ST6", "PI07", "LO22"]
MONSTERS, LOOT = ["MO01", "MO11"], ["LO07", "LO10", "LO15", "LO36"]
HISTORY = (
    Event("round", None, {"round": 4, "captain": 2, "monsters": MONSTERS, "loot": LOOT}),
    Event("flip", None, {"cards": [(2, "LO18", "LO18"), (3, "ST6", "ST6"), (0, "PI07", "PI07")]}),
    Event("bust", 0, {"cards": TORN, "curses": 3}),
    Event("flip", None, {"cards": [(2, "ST1", "ST1"), (3, "ST2", "ST2")]}),
)


def row(seat, *cards):
    """Entries of a row: a card, a card face down in brackets, or a copy as (card, face)."""
    entries = []
    for card in cards:
        if isinstance(card, tuple):
            entries.append(Entry(card[0], card[1], True, seat))
        elif card.startswith("("):
            entries.append(Entry(card[1:-1], "", False, seat))
        else:
            entries.append(Entry(card, card, True, seat))
    return entries


def position(**options):
    """The position of the mock-ups: round 4, the vote after flip 5; Cass has voted, Dai has not."""
    state = GAME.new(4, GAME.options(random_pirates=True, **options), 1)
    state.round, state.captain, state.leader = 4, 2, 2
    state.agenda = [("ballot",)]
    state.pirates = ["PI07", "PI03", "PI04", "PI08"]
    state.status = [BUST, STOPPED, ACTIVE, ACTIVE]
    state.ballots = [UNGIVEN, UNGIVEN, GO_ON, UNGIVEN]
    state.rows = [
        [],
        row(1, "PI03", "LO03", "ST4"),
        row(2, "(ST3)", "PI04", "ST4", "LO18", "ST1"),
        row(3, "ST2", "LO03", ("LO13", "LO03"), "ST6", "ST2"),
    ]
    state.visitors = [[], [], [], [Entry("LO31", "LO31", True, 1)]]
    state.decks = [
        ["ST1", "ST1", "ST2", "ST2", "ST3", "ST5", "LO06", "LO20"],
        ["ST1", "ST1", "ST2", "ST2", "ST3", "ST6"],
        ["ST1", "ST2", "ST2", "ST5", "ST6"],
        ["MO07", "ST1", "PI08", "ST5", "ST3"],
    ]
    state.discards = [
        [*TORN, "MO06", "LO05", "LO28"],
        ["ST5", "LO05", "MO03", "LO29"],
        ["MO05", "LO05", "MO10"],
        ["LO08", "ST1", "ST4", "LO25"],
    ]
    state.monsters, state.loot = MONSTERS[:], LOOT[:]
    for pile, cards in ((state.monster_pile, 6), (state.loot_pile, 26)):
        del pile[cards:]
    return state


def scene_of(state, foresight=None, *, private=None, history=HISTORY, **fields):
    own = GAME.view(state, private) if private is not None else None
    return Scene(
        GAME.view(state, None),
        NAMES[: state.seats],
        COLOURS[: state.seats],
        private=own,
        foresight=foresight,
        history=history,
        **fields,
    )


def outlook(state, seat, *, odds=True):
    view = GAME.view(state, None)
    return Outlook(seat, len(state.decks[seat]), view.public_bust_chance(seat) if odds else None)


def mock_up():
    """Dai votes."""
    state = position()
    return scene_of(state, outlook(state, 3), keys={"vote:flip": "1", "vote:stop": "2"})


def drawn(scene, width=88, height=29, *, ascii=False):
    canvas = Canvas(width, height, ascii=ascii)
    draw_tableau(canvas, scene)
    return canvas


def lines(canvas):
    return [row.rstrip() for row in canvas.text()]


def text_of(canvas):
    return "\n".join(canvas.text())


def played(choices=0, seats=4, seed=3, until=None, **options):
    """A position after choices of the game's own judgement, or when something is asked; and what was seen."""
    state, chance = GAME.new(seats, GAME.options(**options), seed), Chance.seeded(seed, 7)
    made, history = 0, []
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        if (until is None and made >= choices) or (until is not None and until(state, decision)):
            break
        view = GAME.view(state, decision.seat)
        choice = GAME.judgement.policy(view, decision, chance)
        if decision.kind == "ballot" and seats > 2 and made % 9 == 0:
            choice = Stop() if len(state.rows[decision.seat]) > 4 else Continue()
        history += [event for event in GAME.apply(state, decision.seat, choice) if event.audience is None]
        made += 1
    return state, tuple(history)
