"""The twelve islands of Meuterer's board, and the sea lane inside their ring."""

from rich.cells import cell_len

from piratebox.language import t, tp
from rules.meuterer.components import ARRIVAL, ISLANDS, KINDS

from .canvas import fit
from .island_ring_art import HULL, LETTERS, SAILS, SHIP
from .island_ring_grid import TILE_ROWS
from .island_ring_sketch import Course, Sketch
from .island_ring_sums import lots_of, sales
from .island_ring_words import INKS, island_name, points_word, steps_word, ware


def draw_lane(sketch: Sketch, course: Course | None) -> None:
    """The lane with every known course, and the previewed one on top; the narrow drawing has none."""
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    if not grid.wide:
        return
    lane = grid.lane()
    for x, y, glyph in lane:
        canvas.put(x, y, "." if canvas.ascii else glyph, "lane")
    for place, _ in sketch.known_courses():
        for at in grid.course(view.ship, sketch.steps(place)):
            x, y, glyph = lane[at]
            canvas.put(x, y, "*" if canvas.ascii else glyph, "ink")
    if course is None or not course.steps:
        return
    dashes = {"─": "╌", "│": "┆"}
    for at in grid.course(view.ship, course.steps):
        x, y, glyph = lane[at]
        canvas.put(x, y, ":" if canvas.ascii else dashes.get(glyph, glyph), "preview")
    canvas.put(*grid.arrow(course.place), "preview")


def draw_islands(sketch: Sketch, course: Course | None) -> None:
    """Every island as it lies."""
    for place in range(len(sketch.view.ring)):
        _Tile(sketch, place, course).draw()


class _Tile:
    """One island."""

    def __init__(self, sketch: Sketch, place: int, course: Course | None) -> None:
        self.sketch, self.place = sketch, place
        self.x, self.y = sketch.grid.island(place)
        self.width = sketch.grid.tile
        self.inset = 2 if sketch.grid.wide else 1
        self.island = sketch.view.ring[place]
        self.open = place in sketch.view.open
        self.ship = place == sketch.view.ship
        self.targets = [f"island:{place}", f"goods:{place}"]
        if place == sketch.pass_place:
            self.targets.append("pass")
        self.mark = sketch.mark(*self.targets)
        self.goal = course if course is not None and course.place == place else None
        self.steps = sketch.steps(place)
        self.on_course = course is not None and 0 < self.steps <= course.steps
        self.then = self.goal.words if self.goal else self._sale()

    def _ink(self, role: str) -> str:
        """A role as it is painted on an open island."""
        if not self.open:
            return role
        return {
            "ink": "openink",
            "soft": "opensoft",
            "faint": "opensoft",
            "line": "opensoft",
            "legal": "lantern-open",
        }.get(role, f"{role}-open")

    def _sale(self) -> str:
        """What the highlighted allocation would sell here."""
        sketch, seat = self.sketch, self.sketch.seat
        if sketch.step != "allocate" or sketch.after is None or seat is None or not self.open:
            return ""
        at = sketch.view.open.index(self.place)
        kind, count = lots_of(sketch.after, seat)[at]
        if not count:
            return t("then nothing")
        points = next(share.points or 0 for share in sales(sketch.after, at) if share.seat == seat)
        fields = {"n": count, "good": ware(KINDS[kind]), "points": points_word(points)}
        whole = t("then {n} {good} {points}", **fields)
        return whole if cell_len(whole) <= self.width - 2 else t("{n} {good} {points}", **fields)

    def draw(self) -> None:
        """Edge, good and values, arrival, markers, steps."""
        canvas, x, y = self.sketch.canvas, self.x, self.y
        canvas.fill(x, y, self.width, TILE_ROWS, "open" if self.open else "closed")
        self._edge()
        self._market()
        left = x + self.inset
        left = canvas.put(left, y + 2, t("arrive"), self._ink("soft"))
        left = canvas.put(left + 1, y + 2, str(ARRIVAL[self.island]), f"{self._ink('ink')} bold")
        chips = self._chips()
        if self.ship and not self.then and len(chips) < 2:
            self._sprite()
        self._markers(chips, left + 1)
        if self.then:
            words = fit(self.then, self.width - 2)
            start = min(self.inset, self.width - 1 - cell_len(words))
            canvas.put(x + start, y + 3, words, f"{self._ink('preview')} bold")
        canvas.hit(x, y, self.width, TILE_ROWS, self.targets[0])
        for target in self.targets[1:]:
            if target in self.sketch.scene.keys or target in self.sketch.scene.barred:
                canvas.hit(x, y, self.width, TILE_ROWS, target)

    def _edge(self) -> None:
        canvas, x, y = self.sketch.canvas, self.x, self.y
        kind, paint = "plain", self._ink("line")
        if self.mark.kind == "focused":
            kind, paint = "heavy", self._ink("lantern")
        elif self.mark.kind == "chosen":
            kind, paint = "double", self._ink("lantern")
        elif self.then:
            kind, paint = "dashed", self._ink("preview")
        elif self.mark.kind == "legal":
            paint = self._ink("legal")
        canvas.box(x, y, self.width, TILE_ROWS, kind, paint)
        name = island_name(self.island)
        faint = self.mark.kind == "barred"
        key = "" if self.sketch.step == "allocate" else self.mark.key
        key = f"({key})" if key and faint else key
        room = self.width - 2 - cell_len(key)
        gap = " " if cell_len(name) < room else ""
        after = canvas.put(x + 1, y, key, self._ink("faint") if faint else f"{self._ink('lantern')} bold")
        name = fit(name, room - len(gap))
        after = canvas.put(after, y, gap + name, f"{self._ink('ink')}{' bold' if self._strong else ''}")
        if after < x + self.width - 1:
            canvas.put(after, y, " ", self._ink("ink"))
        self._foot()

    @property
    def _strong(self) -> bool:
        return self.open or self.mark.kind == "focused" or self.goal is not None

    def _foot(self) -> None:
        """The lower edge: open or not, and the steps from the ship."""
        canvas, y = self.sketch.canvas, self.y + TILE_ROWS - 1
        end = self.x + self.width - 1
        words = t("ship") if self.ship else steps_word(self.steps)
        words = f" {words} "
        if self.on_course:
            paint = f"{self._ink('preview')} bold"
        else:
            paint = self._ink("ink" if self.ship else "soft" if self.steps <= 5 else "faint")
        canvas.right(end, y, words, paint)
        if self.open:
            word = tp("island", "open")
            if cell_len(word) + 2 + cell_len(words) < self.width:
                word = f" {word} "
            canvas.put(self.x + 1, y, word, f"{self._ink('ink')} bold")

    def _market(self) -> None:
        """What the island buys, and the values for 1, 2 and 3 sellers."""
        canvas, y = self.sketch.canvas, self.y + 1
        face = ISLANDS[self.island]
        x = self.x + self.inset
        if face.buys == "any":
            canvas.put(x, y, "?" if canvas.ascii else "▚", self._ink("soft"))
        else:
            kind = KINDS.index(face.buys)
            canvas.put(x, y, LETTERS[kind] if canvas.ascii else "█", self._ink(INKS[kind]))
        blocked = self.open and self.sketch.view.pirate_ship == self.place
        word = t("no sale") if blocked else ware(face.buys)
        canvas.put(x + 2, y, word, self._ink("soft"))
        for at, value in enumerate(face.values):
            paint = self._ink("soft") if at else f"{self._ink('ink')} bold"
            canvas.right(self.x + self.width - self.inset - 4 + 2 * at, y, str(value), paint)

    def _chips(self) -> list[tuple[str, str, str, str]]:
        """Destinations here: long and short word, ground and ink."""
        view = self.sketch.view
        chips = []
        if view.light == self.place:
            chips.append((t("captain"), tp("chip", "cap"), "mark-light", "on-mark-light"))
        if view.dark == self.place:
            chips.append((t("mutineer"), tp("chip", "mut"), "mark-dark", "on-mark-dark"))
        return chips

    def _markers(self, chips: list[tuple[str, str, str, str]], after: int) -> None:
        canvas, y = self.sketch.canvas, self.y + 3
        crowded = len(chips) > 1 or self.ship
        x = self.x + self.inset
        if self.then:
            x, y, crowded = after, self.y + 2, True
        for long, short, ground, ink in chips:
            x = canvas.chip(x, y, short if crowded else long, ground, ink)
        if self.sketch.view.pirate_ship == self.place:
            word = tp("chip", "pir")
            canvas.chip(self.x + self.width - self.inset - cell_len(word) - 2, self.y + 2, word, "bad")

    def _sprite(self) -> None:
        """The merchant ship at the right of the rows in the middle."""
        canvas = self.sketch.canvas
        if canvas.ascii or self.sketch.view.pirate_ship == self.place:
            return
        x = self.x + self.width - 1 - SHIP
        for at, glyph in enumerate(reversed(SAILS)):
            if glyph != " ":
                canvas.put(x + SHIP - 1 - at, self.y + 2, glyph, "sailopen")
        canvas.put(x, self.y + 3, HULL, "hullopen")
