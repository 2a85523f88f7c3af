"""Positions and scenes of Vasco da Gama for the tests of its board."""

from dataclasses import replace

from piratebox.widgets.board import Scene
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.landings import draw_landings
from piratebox.widgets.landings_outlook import right_after
from rules.core.chance import Chance
from rules.vasco_da_gama.choices import Berth, Buy
from rules.vasco_da_gama.components import BASE
from rules.vasco_da_gama.game import VASCO_DA_GAMA as GAME
from rules.vasco_da_gama.state import Disc, Earned, Options

NAMES = ("Ana", "Bea", "Cass", "Dirk")
COLOURS = ("amber", "sky", "green", "orange")
WIDE, NARROW, MEDIUM = (88, 29), (80, 15), (80, 21)
ANA, BEA, CASS = range(3)
DISCS = {
    3: (CASS, "recruiting"), 4: (BEA, "projects"), 5: (ANA, "characters"), 7: (BEA, "recruiting"),
    8: (ANA, "recruiting"), 9: (CASS, "projects"), 11: (BEA, "sailing"), 12: (CASS, "sailing"),
    13: (ANA, "sailing"), 15: (CASS, "recruiting"), 16: (BEA, "characters"), 17: (ANA, "projects"),
    21: (ANA, "sailing"),
}  # fmt: skip
AFLOAT = {
    "L4.1": ("M2", None), "L3.1": ("M1", None), "L3.3": ("I-09", BEA), "L2.3": ("I-07", ANA),
    "L2.4": ("I-05", BEA), "L2.5": ("I-08", CASS), "L1.3": ("I-01", ANA), "L1.5": ("I-03", CASS),
}  # fmt: skip
BERTHS = ("L4.2", "L3.2", "L3.4", "L2.1", "L2.2", "L1.1", "L1.2", "L1.4", "L1.6")
"""Where Bea's ship fits, in the order of the keys 1 to 9."""


def crew(letters):
    return [letters.count(letter) for letter in "TVGOW"]


def position():
    """The position of the mock-up: round 3 of three seats, disc 11, Bea chooses a berth for level 6."""
    state = GAME.new(3, Options(), 1)
    state.agenda = [("resolving",), ("berth", BEA, -1, 0, "I-11")]
    state.round, state.starter, state.marker = 3, ANA, 8
    state.tile, state.turned = "V5", "V4"
    state.tiles, seen = ["V1", "V2", "V3", "V6", "V8"], ["V7", "V9"]
    state.discs = {number: Disc(*DISCS[number]) for number in DISCS}
    state.queue = [12, 13, 15, 16, 17, 21]
    state.resolving = 11
    state.earned = [Earned(13), Earned(14), Earned(12)]
    state.money = [5, 3, 6]
    state.crew = [crew("VG"), crew("TOW"), crew("VGG")]
    state.captains, state.reserve = [1, 2, 1], [4, 3, 4]
    state.projects = [[], ["I-06", "II-07"], ["II-01", "II-09"]]
    state.ships = [["I-10"], ["I-11"], ["II-04"]]
    state.berths, state.owners = [""] * 21, [None] * 21
    for space, (ship, owner) in AFLOAT.items():
        state.berths[BASE.place[space]], state.owners[BASE.place[space]] = ship, owner
    state.sections = [crew("TTG")[:4], crew("VVGO")[:4], crew("TOO")[:4]]
    hands = [sum(held[colour] for held in (*state.crew, *state.sections)) for colour in range(4)]
    state.bag = [8 - held for held in hands]
    state.missionaries = 5
    state.gabriel, state.display = "II-10", ["II-05", "II-06", "", "II-11", "", ""]
    known = [*BASE.decks[2], "II-12", "II-08", "II-02"]
    state.deck = [*BASE.decks[2], "II-12", "II-08", "II-02"]
    state.stacks = [6, 8]
    state.holders = {"dias": ANA, "francisco": BEA, "manuel": ANA, "girolamo": CASS}
    state.taken = {"dias": 5, "francisco": 0, "manuel": 0, "girolamo": 0}
    state.merchant, state.merchants, state.held = "M4", ["M3", "M5", "M6"], ""
    held = [*known, state.gabriel, *state.display, *filter(None, state.berths), *seen]
    held += [tile for tiles in (*state.projects, *state.ships) for tile in tiles]
    state.gone = [*seen, *(tile for tile in BASE.projects if tile not in held)]
    return state


def city_position():
    """The same round two discs earlier: Cass has chosen one project and may add a second."""
    state = position()
    state.agenda = [("resolving",), ("buy_second", CASS, "II-01")]
    state.queue, state.resolving = [11, 12, 13, 15, 16, 17, 21], 9
    state.money[CASS] = 10
    state.projects[CASS] = []
    state.display = ["II-05", "II-06", "II-01", "II-11", "", "II-09"]
    return state


def scene_of(state, choice=None, **fields):
    view = GAME.view(state, None)
    after = right_after(view, choice) if choice is not None else None
    return Scene(view, NAMES[: state.seats], COLOURS[: state.seats], foresight=after, **fields)


def drawn(scene, width=88, height=29, *, ascii=False, page=""):
    canvas = Canvas(width, height, ascii=ascii)
    draw_landings(canvas, scene, page)
    return canvas


def berth(space):
    place = BASE.place[space]
    landing = BASE.spaces[place].landing
    return f"berth:{landing}:{place - BASE.reach[landing].start}"


def mock_up():
    """Bea looks at the last berth of Mozambique."""
    keys = {berth(space): str(key) for key, space in enumerate(BERTHS, start=1)}
    return scene_of(position(), Berth("L3.4"), keys=keys, focused=berth("L3.4"))


def city_mock_up():
    """Cass looks at a second project."""
    keys = {"project:1": "1", "project:2": "2", "project:4": "3", "project:6": "4"}
    chosen = ("project:3",)
    return scene_of(city_position(), Buy("II-09"), keys=keys, focused="project:6", chosen=chosen)


def lines(canvas):
    return [row.rstrip() for row in canvas.text()]


def after(turns, seats=3, seed=3, **options):
    """A position after random choices."""
    state, chance = GAME.new(seats, Options(**options), seed), Chance(seed + 5)
    for _ in range(turns):
        if state.over:
            break
        decision = GAME.decisions(state)[0]
        GAME.apply(state, decision.seat, decision.choices[chance.below(len(decision.choices))], False)
    return state


def other_look(scene, state, seed):
    """The same scene from a position that differs only in what nobody may know."""
    imagined = GAME.imagine(GAME.view(state, None), Chance(seed))
    return replace(scene, view=GAME.view(imagined, None))
