"""The sea of Vasco da Gama: six landings as stairs of berths up to Calicut."""

from rich.cells import cell_len

from piratebox.language import t
from rules.vasco_da_gama.view import View

from .landings_grid import BOX_KINDS, Mark, Sketch
from .landings_ships import draw_flat_ship, draw_ship
from .landings_words import landing_name, reward

FIRST = {True: 21, False: 20}
"""The column of the stairs' left edge, in the wide and in the narrow drawing; names stand before it."""
PITCH = 9
"""Columns of a berth, its left edge included."""
_ROOM = {True: (75, 75, 59, 59, 48, 48), False: (78, 78, 61, 51, 51, 51)}
"""The last columns that the landings may reach, nearest first, in the wide and in the narrow drawing."""
_CORNERS = {
    "durl": "┼", "dur": "├", "dul": "┤", "drl": "┬", "url": "┴",
    "dr": "┌", "dl": "┐", "ur": "└", "ul": "┘", "du": "│", "rl": "─",
}  # fmt: skip


def pitch_of(sketch: Sketch) -> int:
    """Columns of a berth: fewer where a corrected landing has more of them than there is room for."""
    room = zip(sketch.box.landings, _ROOM[sketch.grid.wide], strict=True)
    return max(
        3, min(PITCH, *((end - FIRST[sketch.grid.wide]) // len(landing.spaces) for landing, end in room))
    )


def draw_sea(sketch: Sketch) -> None:
    """Draw names, berths, ships, and what the highlighted choice would do to them."""
    pitch = pitch_of(sketch)
    if sketch.grid.wide:
        sketch.canvas.put(sketch.grid.left + 1, sketch.grid.stairs, t("reward, full bonus"), "faint")
    for landing in range(len(sketch.box.landings)):
        _draw_name(sketch, landing)
    for landing in range(-1, len(sketch.box.landings)):
        _draw_edge(sketch, landing, pitch)
    for place in range(len(sketch.box.spaces)):
        _draw_berth(sketch, place, pitch)
    for place in range(len(sketch.box.spaces)):
        mark = sketch.mark(_target(sketch, place))
        if mark.kind in BOX_KINDS:
            _draw_box(sketch, place, pitch, mark)


def _target(sketch: Sketch, place: int) -> str:
    landing = sketch.box.spaces[place].landing
    return f"berth:{landing}:{place - sketch.box.reach[landing].start}"


def _edge(sketch: Sketch, landing: int) -> int:
    """The row of a landing's upper edge; of landing -1 it is the stairs' lower one."""
    return sketch.grid.stairs + sketch.grid.rise * (len(sketch.box.landings) - 1 - landing)


def _corner(sketch: Sketch, place: int, pitch: int) -> tuple[int, int]:
    """The upper left corner of a berth."""
    landing = sketch.box.spaces[place].landing
    column = place - sketch.box.reach[landing].start
    return sketch.grid.left + FIRST[sketch.grid.wide] + pitch * column, _edge(sketch, landing)


# --- names ------------------------------------------------------------------------------------------------


def _gained(sketch: Sketch, landing: int) -> tuple[bool, int]:
    """Whether the highlighted choice sends a ship to a landing, and the VP for it."""
    seen, after = sketch.view, sketch.after
    if after is None or seen.acting is None:
        return False, 0
    sent = any(after.berths[place] and not seen.berths[place] for place in sketch.box.reach[landing])
    return sent, after.score(seen.acting) - seen.score(seen.acting) if sent else 0


def _is_full(seen: View, landing: int) -> bool:
    return all(seen.berths[place] for place in seen.box.reach[landing])


def _draw_name(sketch: Sketch, landing: int) -> None:
    canvas, row, wide = sketch.canvas, sketch.box.landings[landing], sketch.grid.wide
    x, y = sketch.grid.left + 1, _edge(sketch, landing) + 1
    room = FIRST[wide] - 1
    sent, gained = _gained(sketch, landing)
    then = t("then +{n}", n=gained) if gained and wide else ""
    if then:
        after = canvas.put(x, y, landing_name(row, room - 1 - cell_len(then)), "ink bold")
        canvas.put(after + 1, y, then, "preview bold")
    else:
        canvas.put(x, y, landing_name(row, room), "ink bold")
    earned = reward(row, short=not wide)
    after = canvas.put(x, y + 1, earned, "preview bold" if sent and wide else "soft")
    shown = sketch.after or sketch.view
    if _is_full(shown, landing):
        paint = "good bold" if _is_full(sketch.view, landing) else "preview bold"
        canvas.put(after, y + 1, t(", now +{n}", n=row.bonus), paint)
    else:
        canvas.put(after, y + 1, t(", full +{n}", n=row.bonus), "soft")
    canvas.hit(x, y, room, 2, f"landing:{row.id}")


# --- berths -----------------------------------------------------------------------------------------------


def _draw_edge(sketch: Sketch, landing: int, pitch: int) -> None:
    """The line over a landing, with joints for the berths above and below it."""
    landings = sketch.box.landings
    below = len(landings[landing].spaces) if landing >= 0 else 0
    above = len(landings[landing + 1].spaces) if landing + 1 < len(landings) else 0
    x, y, most = sketch.grid.left + FIRST[sketch.grid.wide], _edge(sketch, landing), max(below, above)
    sketch.canvas.line(x, y, pitch * most, "line2")
    for column in range(most + 1):
        sides = ("d" if below and column <= below else "") + ("u" if above and column <= above else "")
        sides += ("r" if column < most else "") + ("l" if column else "")
        sketch.canvas.put(x + pitch * column, y, _CORNERS[sides], "line2")


def _draw_berth(sketch: Sketch, place: int, pitch: int) -> None:
    canvas = sketch.canvas
    x, y = _corner(sketch, place, pitch)
    rows = sketch.grid.rise - 1
    canvas.column(x, y + 1, rows, "line2")
    canvas.column(x + pitch, y + 1, rows, "line2")
    canvas.fill(x + 1, y + 1, pitch - 1, rows, "water")
    _draw_need(sketch, place, pitch, sketch.mark(_target(sketch, place)))
    _draw_ship_on(sketch, place, pitch)
    canvas.hit(x, y, pitch, rows + 1, _target(sketch, place))


def _draw_ship_on(sketch: Sketch, place: int, pitch: int) -> None:
    """The ship on a landing space, or the one that the highlighted choice would put there."""
    seen, after = sketch.view, sketch.after
    ship, owner, then = seen.berths[place], seen.owners[place], False
    if not ship and after is not None:
        ship, owner, then = after.berths[place], after.owners[place], True
    if ship:
        x, y = _corner(sketch, place, pitch)
        paint = "preview" if then else "faint" if owner is None else sketch.scene.colours[owner]
        draw = draw_ship if sketch.grid.rise > 2 else draw_flat_ship
        draw(sketch.canvas, x + 1, y + 1, pitch - 1, sketch.box, ship, owner, paint, then=then)


def _draw_need(
    sketch: Sketch, place: int, pitch: int, mark: Mark, paint: str = "", ground: str | None = None
) -> None:
    """On a berth's upper edge: its key and the level it needs, or where its ship sails on to."""
    canvas, seen, box = sketch.canvas, sketch.view, sketch.box
    x, y = _corner(sketch, place, pitch)
    if mark.key:
        canvas.put(x + 1, y, mark.label, mark.paint, ground)
    sails = sketch.sailing_on.get(box.spaces[place].id)
    if sails is not None and pitch == PITCH:
        goal = sails.data["goal"]
        words = t("leaves") if goal is None else f"▴ {box.number[box.place[goal]]}+"
        canvas.right(x + pitch, y, f" {words} ", "preview bold", ground)
        return
    need = f"{box.number[place]}+"
    words = f" {need} " if pitch > 5 + len(mark.label) else need[: pitch - 1]
    canvas.right(x + pitch, y, words, paint or ("faint" if seen.berths[place] else "ink bold"), ground)


def _draw_box(sketch: Sketch, place: int, pitch: int, mark: Mark) -> None:
    """The box round the focused berth, with what stands on its edges."""
    box = sketch.box
    x, y = _corner(sketch, place, pitch)
    ground = "water2" if mark.kind == "focused" else "water"
    sketch.canvas.box(x, y, pitch + 1, sketch.grid.rise + 1, BOX_KINDS[mark.kind], "lantern", ground)
    _draw_ship_on(sketch, place, pitch)
    _draw_need(sketch, place, pitch, mark, "ink bold", ground)
    space = box.spaces[place]
    column = place - box.reach[space.landing].start
    if space.landing and column < len(box.reach[space.landing - 1]):
        below = box.reach[space.landing - 1][column]
        other = sketch.mark(_target(sketch, below))
        if other.key or not sketch.view.berths[below]:
            _draw_need(sketch, below, pitch, other, "", ground)
