"""Finished games for the screens after a game, and an app that only notes what it is asked for."""

from textual.app import App

from piratebox.table.chronicle import Chronicle, Moment
from piratebox.table.players import Player
from piratebox.table.record import RecordFile, Tally
from piratebox.table.saved_game import SavedGame
from piratebox.table.saves import Shelf
from piratebox.table.settings import Settings
from piratebox.themes import THEMES, fallback_roles
from rules import GAMES
from rules.core.chance import Chance
from rules.core.events import Event
from rules.core.match import play, start
from rules.spanish_main.components import SHIP_IDS

GAME = GAMES["spanish_main"]
NAMES = ("Ana", "Bea", "Cass", "Dai")
COLOURS = ("amber", "sky", "green", "orange")


def players(seats, names=NAMES):
    return [
        Player(name=name, colour=colour) for name, colour in zip(names[:seats], COLOURS[:seats], strict=True)
    ]


def played(seats=3, seed=5, names=NAMES, choices=None, **options):
    """A saved game of random choices, played to its end or for so many choices."""
    match, state, _ = start(GAME, seats, GAME.options(**options), seed)
    chance = Chance.seeded(seed, 1)
    while (decisions := GAME.decisions(state)) and (choices is None or len(match.choices) < choices):
        decision = decisions[0]
        play(GAME, match, state, decision.seat, decision.choices[chance.below(len(decision.choices))])
    return SavedGame.begin(GAME, players(seats, names), match, state)


def end_position(seats, row, *, owners, stash, damaged=()):
    """A final position; ``row`` pairs ships with fame from the front, ``owners`` lists each seat's ships."""
    state = GAME.new(seats, GAME.options(), 1)
    state.agenda = []
    state.row = [ship for ship, _ in row]
    state.fame = {ship: dict(row)[ship] for ship in SHIP_IDS}
    state.damaged = {ship: ship in damaged for ship in SHIP_IDS}
    state.owner = dict.fromkeys(SHIP_IDS)
    for seat, ships in enumerate(owners):
        for ship in ships:
            state.owner[ship] = seat
    state.stash = list(stash)
    return state


def story_of(state, by_turn=None, events=None):
    """A story that ends in a position; ``by_turn`` lists all seats' scores turn by turn."""
    final = GAME.standings(state).scores
    by_turn = by_turn or [final]
    state.turn = len(by_turn)
    moments = [Moment(1, None, None, (), state, (0,) * state.seats)]
    for turn, scores in enumerate(by_turn, start=1):
        told = tuple((events or {}).get(turn, ()))
        moments.append(Moment(turn, (turn - 1) % state.seats, None, told, state, tuple(scores)))
    return Chronicle(GAME, state.seats, tuple(moments))


def right_accusation(accuser, accused, taken):
    return Event("accuse", accuser, {"accused": accused, "pirate": "E1", "right": True, "taken": taken})


ANA = [0, 1, 2, 3, 3, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 4, 4, 5, 5, 7, 7, 8, 10, 10, 10, 9, 9, 9, 10]
BEA = [0, 0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 7, 6, 5, 5, 5, 6, 6, 6, 8, 8, 9, 11, 13, 8, 7, 9, 9, 10]
CASS = [0, 1, 2, 3, 3, 4, 6, 6, 6, 6, 6, 7, 7, 8, 9, 9, *[10] * 9, 9, 9, 9, 9, 9, 9, 10]


def mockup_story():
    """The match of the mock-up: three captains level with 10 fame after 32 turns."""
    fame = [
        ("E1", 6), ("D2", 6), ("S2", 4), ("S1", 3), ("S3", 5), ("E2", 4), ("E3", 2), ("D1", 1), ("D3", 2),
    ]  # fmt: skip
    state = end_position(
        3, fame, owners=(("S3", "D1"), ("D2", "S2"), ("E1", "D3")), stash=(4, 0, 2), damaged=("D3",)
    )
    mutiny = {
        "card": "mutiny", "mutiny": "D2", "owner": 1, "lost": [("D2", 5)], "gained": [], "hit": [],
        "looted": [], "missed": [],
    }  # fmt: skip
    events = {
        7: [right_accusation(2, 0, 2)],
        17: [right_accusation(0, 1, 2)],
        26: [right_accusation(0, 2, 2)],
        28: [Event("adventure", 0, mutiny)],
    }
    return story_of(state, list(zip(ANA, BEA, CASS, strict=True)), events)


def mockup_record():
    """The record of the mock-up."""
    tallies = {"Bea": (14, 5, 17), "Ana": (15, 6, 16), "Cass": (9, 2, 14)}
    return {
        name: {"spanish_main": Tally(played=played, won=won, best=best)}
        for name, (played, won, best) in tallies.items()
    }


class Host(App):
    """Holds what screens ask for, and notes which others they want to open."""

    def __init__(self, first, shelf_folder=None):
        super().__init__()
        self.first = first
        self.settings = Settings()
        self.shelf = Shelf(shelf_folder)
        self.record = RecordFile()
        self.ascii = False
        self.motion = False
        self.asked = []

    def get_theme_variable_defaults(self):
        return fallback_roles(THEMES[0])

    def on_mount(self):
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = "lantern"
        self.push_screen(self.first)

    def __getattr__(self, name):
        if name.startswith("open_") or name == "rematch":
            return lambda *given: self.asked.append((name, *given))
        raise AttributeError(name)

    def frame(self):
        """The rows of the screen as text."""
        return self.screen.page.canvas.text()
