"""Positions of Vasco da Gama written as in the dossier: ships by owner and level, crew by letters."""

from collections import Counter

from rules.core.chance import Chance
from rules.core.events import Event, Recorder
from rules.vasco_da_gama import VASCO_DA_GAMA, flow
from rules.vasco_da_gama.components import AREAS, BASE, CHARACTERS, LETTERS, box_with
from rules.vasco_da_gama.state import Disc, Earned, Options, State

A, B, C, D = range(4)
"""Seats."""
T, V, G, O, W = range(5)  # noqa: E741
"""Places of the colours."""


def crew(letters: str) -> list[int]:
    """Crew counts from letters such as ``TVVW``."""
    return [letters.count(letter) for letter in LETTERS]


class Tiles:
    """Hands out the tiles of a box, each once."""

    def __init__(self, box) -> None:
        self.box = box
        self.left = [*box.projects, *box.merchants]

    def take(self, tile: str) -> str:
        """A tile by its id."""
        self.left.remove(tile)
        return tile

    def of_level(self, level: int, tiles) -> str:
        """An unused tile of a level, one without income if there is one."""
        fitting = [tile for tile in tiles if tile in self.left and self.box.level[tile] == level]
        income = {tile: self.box.reals.get(tile, 0) + self.box.vp.get(tile, 0) for tile in fitting}
        return self.take(min(fitting, key=income.__getitem__))

    def ship(self, name: str) -> tuple[str, int | None]:
        """Tile and owner of ``A9`` (seat and level), ``M7`` (merchant of level 7) or ``A:I-06``."""
        if ":" in name:
            owner, tile = name.split(":")
            return self.take(tile), "ABCD".index(owner)
        if name[0] == "M":
            return self.of_level(int(name[1:]), self.box.merchants), None
        return self.of_level(int(name[1:]), self.box.projects), "ABCD".index(name[0])


def position(
    *,
    seats: int = 3,
    round: int = 3,
    phase: int = 2,
    starter: int = 0,
    marker: int = 8,
    discs: dict[int, tuple[int, str]] | None = None,
    landings: dict[str, str] | None = None,
    money: tuple[int, ...] = (),
    vp: tuple[int, ...] = (),
    hands: tuple[str, ...] = (),
    captains: tuple[int, ...] = (),
    projects: tuple[str, ...] = (),
    ships: tuple[str, ...] = (),
    sections: tuple[str, ...] = ("TVGO",) * 4,
    bag: int | None = None,
    display: str | None = None,
    gabriel: str | None = None,
    stacks: tuple[int, int] = (6, 8),
    holders: dict[str, int] | None = None,
    taken: dict[str, int] | None = None,
    merchant: str | None = None,
    held: str = "",
    tile: str = "V5",
    top: tuple[str, ...] = (),
    **options,
) -> State:
    """A position at the first choice of a phase, with every piece accounted for.

    What is not said: 10 Reals, no VP, no crew, 1 captain in hand, nothing at sea. ``projects`` and ``ships``
    list tile ids, or levels, in one string a seat. ``bag`` leaves that many sailors in the bag; the others
    that are nowhere go to the last seat's hand. ``top`` names Vasco da Gama tiles to come, first one first.
    In phase 2 the numbers of ``taken`` count as resolved; in phase 3 all of them do.
    """
    chosen = Options(**options)
    box = box_with(chosen.corrections)
    tiles = Tiles(box)
    berths, owners = [""] * len(box.spaces), [None] * len(box.spaces)
    for landing, names in (landings or {}).items():
        row = [landing.id for landing in box.landings].index(landing)
        for place, name in zip(box.reach[row], names.split(), strict=True):
            if name != "-":
                berths[place], owners[place] = tiles.ship(name)

    def tiles_of(texts: tuple[str, ...]) -> list[list[str]]:
        found = [
            [
                tiles.take(name) if "-" in name else tiles.of_level(int(name), box.projects)
                for name in text.split()
            ]
            for text in texts
        ]
        return found + [[] for _ in range(seats - len(found))]

    def padded(values: tuple, rest) -> list:
        return [*values, *[rest] * (seats - len(values))]

    own_projects, own_ships = tiles_of(projects), tiles_of(ships)
    kept = tiles.of_level(int(held[1:]), box.merchants) if held else ""
    if merchant is None:
        merchant = next(f"M{box.level[name]}" for name in ("M3", "M2", "M1") if name in tiles.left)
    face_up = tiles.of_level(int(merchant[1:]), box.merchants) if merchant else ""
    shown_gabriel = "" if gabriel == "" else tiles.take(gabriel or _spare(tiles))
    shown = (
        [tiles.take(_spare(tiles)) for _ in range(6)]
        if display is None
        else [tiles.take(name) for name in display.split()]
    )
    shown += [""] * (6 - len(shown))
    unused = [name for name in tiles.left if name in box.projects]
    size = len(box.projects) - 7 * round
    assert len(unused) >= size, "more tiles in use than drawn by that round"
    deck = unused[len(unused) - size :][::-1]
    piles = [name for name in box.tiles if name != tile and name not in top]
    seen = piles[: round - 1]

    in_sections = [crew(letters)[:W] for letters in sections[:seats]]
    in_hands = [crew(letters) for letters in padded(hands, "")]
    left = [box.sailors_each - sum(pile[colour] for pile in (*in_sections, *in_hands)) for colour in range(4)]
    while bag is not None and sum(left) > bag:
        colour = max(range(4), key=left.__getitem__)
        left[colour] -= 1
        in_hands[-1][colour] += 1
    in_hand = padded(captains, 1)
    placed = {number: Disc(seat, area) for number, (seat, area) in (discs or {}).items()}
    used = dict.fromkeys(CHARACTERS, 0) | (taken or {})
    agenda = {1: ("placing",), 2: ("resolving",), 3: ("sailing",)}[phase]
    state = State(
        options=chosen,
        seats=seats,
        chance=Chance.seeded(1).state,
        agenda=[agenda],
        round=round,
        starter=starter,
        marker=marker,
        tile=tile,
        turned="" if phase == 1 else top[0] if top else piles[round - 1],
        tiles=[],
        discs=placed,
        queue=sorted(number for number in placed if number not in used.values()) if phase == 2 else [],
        resolving=0,
        earned=[Earned(sent=points) for points in padded(vp, 0)],
        money=padded(money, 10),
        crew=in_hands,
        captains=in_hand,
        reserve=[box.captains - in_hand[seat] - owners.count(seat) for seat in range(seats)],
        projects=own_projects,
        ships=own_ships,
        berths=berths,
        owners=owners,
        sections=in_sections,
        bag=left,
        missionaries=box.missionaries - sum(hand[W] for hand in in_hands),
        display=shown,
        gabriel=shown_gabriel,
        deck=deck,
        stacks=list(stacks),
        holders=dict.fromkeys(CHARACTERS) | {"dias": 0, "girolamo": seats - 1} | (holders or {}),
        taken=used,
        merchant=face_up,
        merchants=[name for name in box.merchants if name in tiles.left][::-1],
        held=kept,
        gone=unused[: len(unused) - size] + seen,
    )
    hidden = [name for name in piles if name not in seen and name != state.turned]
    state.tiles = hidden[::-1] + [name for name in top if name != state.turned][::-1]
    if kept and phase == 3:
        state.agenda.append(("merchant", state.holders["girolamo"]))
    VASCO_DA_GAMA.check_conservation(state)
    flow.run_on(state, box, None)
    return state


def _spare(tiles: Tiles) -> str:
    """The first unused project tile."""
    return next(name for name in tiles.left if name in tiles.box.projects)


def go(state: State, *choices) -> list[Event]:
    """The acting seats make these choices, one after the other."""
    events = []
    for choice in choices:
        events += VASCO_DA_GAMA.apply(state, acting(state), choice)
        VASCO_DA_GAMA.check_conservation(state)
    return events


def acting(state: State) -> int:
    """The seat that must choose."""
    (decision,) = VASCO_DA_GAMA.decisions(state)
    return decision.seat


def asked(state: State) -> tuple[int, str]:
    """The seat that must choose, and about what."""
    (decision,) = VASCO_DA_GAMA.decisions(state)
    return decision.seat, decision.kind


def choices(state: State) -> tuple:
    """What the acting seat may choose."""
    (decision,) = VASCO_DA_GAMA.decisions(state)
    return decision.choices


def why_not(state: State, choice) -> str | None:
    """Why the acting seat may not choose that."""
    return VASCO_DA_GAMA.why_not(state, acting(state), choice)


def told(events: list[Event], kind: str) -> list[dict]:
    """The data of the events of a kind."""
    return [event.data for event in events if event.kind == kind]


def phase_three(state: State) -> list[Event]:
    """Run phase three without the end of the round."""
    record = Recorder()
    box = state.box
    flow.income(state, box, record)
    complete = flow.complete_landings(state, box)
    flow.completion(state, box, complete, record)
    flow.advance(state, box, complete, record)
    return record.events


def afloat(state: State, landing: str) -> str:
    """A landing's spaces from left to right, as in :func:`position`."""
    box = state.box
    row = [landing.id for landing in box.landings].index(landing)
    names = []
    for place in box.reach[row]:
        ship, owner = state.berths[place], state.owners[place]
        names.append(f"{'M' if owner is None else 'ABCD'[owner]}{box.level[ship]}" if ship else "-")
    return " ".join(names)


def scores(state: State) -> list[int]:
    """Everybody's VP on the track."""
    return [state.score(seat) for seat in range(state.seats)]


def areas(state: State) -> dict[str, int]:
    """How many discs lie in each area."""
    counts = Counter(disc.area for disc in state.discs.values())
    return {area: counts[area] for area in AREAS}


assert BASE.sailors_each == 8
