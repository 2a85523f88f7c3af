"""The lines above and below the matrix of Meuterer's board: command, courses, roles, who leads, strength."""

from collections.abc import Sequence

from rich.cells import cell_len

from piratebox.language import t, tn, tp
from rules.meuterer.components import ANY, BUYS, KINDS, PIRATES, RETURNED
from rules.meuterer.foresight import strengths
from rules.meuterer.view import View

from .canvas import fit
from .glyphs import seat_mark
from .island_ring_sketch import Course, Sketch
from .island_ring_sums import (
    Share,
    leaders,
    outcome,
    sales,
    selling,
    steps_to,
    strength_with,
    weapons,
)
from .island_ring_words import island_name, points_word, steps_word, ware

Span = tuple[str, str]
Line = tuple[Span, list[Span]]
"""A label and what stands behind it, with their paints."""
LABEL = 10
"""Columns of a label."""


def draw_lines(sketch: Sketch, course: Course | None) -> None:
    """Everything above and below the matrix that there is room for."""
    grid, canvas = sketch.grid, sketch.canvas
    x, width = grid.lines
    for y, (label, words) in zip(grid.above, _command(sketch, course), strict=False):
        after = canvas.put(x, y, label[0], label[1])
        _spans(sketch, max(after + 1, x + LABEL), y, words, x + width)
    rows = list(grid.below)
    if grid.wide:
        canvas.put(x, rows.pop(0), fit(_heading(sketch), width), "faint")
    if len(rows) < 3:
        return
    for at, place in enumerate(sketch.view.open):
        _market(sketch, at, place, x, rows[at], width)
    label, words = _force(sketch)
    after = canvas.put(x, rows[2], label[0], label[1])
    long = sum(cell_len(text) for text, _ in words) > width - LABEL - 2
    start = after + 1 if label[1] == "preview" else max(after + 1, x + LABEL + (0 if long else 2))
    _spans(sketch, start, rows[2], words, x + width)


def _spans(sketch: Sketch, x: int, y: int, spans: list[Span], end: int) -> None:
    for text, paint in spans:
        x = sketch.canvas.put(x, y, fit(text, max(0, end - x)), paint)


# --- command ----------------------------------------------------------------------------------------------


def _command(sketch: Sketch, course: Course | None) -> list[Line]:
    """Captain and salary, the two courses, roles or pirates."""
    lines = [_captain(sketch), _light(sketch, course)]
    if sketch.view.revealed:
        lines.append(_dark(sketch))
    elif course is not None and sketch.step == "take_role":
        lines.append(((t("then dark"), "preview"), _goal(sketch, course.place, "preview")))
    else:
        lines.append(_roles(sketch))
    lines += _pirates(sketch)
    return lines


def _captain(sketch: Sketch) -> Line:
    view = sketch.view
    seat, colour = view.captain, sketch.scene.colours[view.captain]
    salary, preview = sketch.salary()
    words: list[Span] = [
        (f"{seat_mark(seat)} ", f"{colour} bold"),
        (fit(sketch.scene.names[seat], 9), "ink bold"),
    ]
    if salary is not None:
        gap = max(1, 12 - sum(cell_len(text) for text, _ in words))
        label = t("then salary") if preview else t("salary")
        words += [
            (" " * gap + label + " ", "preview" if preview else "soft"),
            (str(salary), "preview bold" if preview else "ink bold"),
        ]
    return (t("captain"), "soft"), words


def _goal(sketch: Sketch, place: int, paint: str = "") -> list[Span]:
    """A destination: steps, island, points."""
    view = sketch.view
    parts = [
        steps_word(steps_to(view, place)),
        island_name(view.ring[place]),
        points_word(view.arrival(place)),
    ]
    spans: list[Span] = []
    for part in parts:
        if spans:
            spans.append((t(", "), paint or "soft"))
        spans.append((part, f"{paint or 'ink'} bold"))
    return spans


def _light(sketch: Sketch, course: Course | None) -> Line:
    view = sketch.view
    if sketch.step == "bottom":
        return (t("light"), "soft"), [(t("laid aside"), "faint")]
    if view.light is not None:
        return (t("light"), "soft"), _goal(sketch, view.light)
    if course is not None and sketch.offering and sketch.seat == view.captain:
        return (t("then light"), "preview"), _goal(sketch, course.place, "preview")
    if view.dark is not None:
        return (t("light"), "soft"), [(t("taken away, mutiny won"), "soft")]
    return (t("light"), "soft"), [(t("not yet laid"), "faint")]


def _dark(sketch: Sketch) -> Line:
    view = sketch.view
    if sketch.step == "bottom":
        return (t("dark"), "soft"), [(t("laid aside"), "faint")]
    if view.dark is not None:
        return (t("dark"), "soft"), _goal(sketch, view.dark)
    if outcome(view) == "lost":
        return (t("dark"), "soft"), [(t("taken away, mutiny failed"), "soft")]
    if outcome(view) == "none":
        return (t("dark"), "soft"), [(t("nobody is Mutineer"), "soft")]
    return (t("dark"), "soft"), [("-", "faint")]


def _roles(sketch: Sketch) -> Line:
    view = sketch.view
    words: list[Span] = [(t("{n} in the middle", n=view.middle), "ink bold")]
    taken = sum(view.taken)
    if taken:
        words += [(t(", "), "soft"), (t("{n} taken", n=taken), "soft")]
    return (t("roles"), "soft"), words


def _pirates(sketch: Sketch) -> list[Line]:
    """Who has sent the pirate ship, and where it lies."""
    view = sketch.view
    seat = next((seat for seat, cards in enumerate(view.offered) if PIRATES in cards), None)
    if seat is None:
        return []
    mark = (f"{seat_mark(seat)} ", f"{sketch.scene.colours[seat]} bold")
    if view.pirate_ship is None:
        steps = steps_word(view.hands[seat])
        return [((t("pirates"), "bad"), [mark, (t("would sail {steps} now", steps=steps), "ink")])]
    return [((t("pirates"), "bad"), [mark, *_goal(sketch, view.pirate_ship)])]


# --- open islands -----------------------------------------------------------------------------------------


def _heading(sketch: Sketch) -> str:
    if sketch.view.over:
        return t("THE LAST SALES")
    if _sells(sketch):
        return t("SALES as far as declared")
    if sketch.step == "bottom":
        return t("OPEN NEXT ROUND")
    return t("OPEN NOW: the most of one kind sells")


def _sells(sketch: Sketch) -> bool:
    return sketch.view.revealed and selling(sketch.view)


def _market(sketch: Sketch, at: int, place: int, x: int, y: int, width: int) -> None:
    """An open island: what it buys, and who leads or what it pays."""
    canvas, view = sketch.canvas, sketch.view
    named = max(11, *(cell_len(island_name(view.ring[other])) for other in view.open)) + 1
    canvas.put(x, y, fit(island_name(view.ring[place]), 13), "ink bold")
    buys = BUYS[view.ring[place]]
    word = t("no sale") if view.pirate_ship == place else ware("any" if buys == ANY else KINDS[buys])
    canvas.put(x + named, y, word, "soft")
    start = x + named + max(6, cell_len(word) + 1)
    then = sketch.after
    if _sells(sketch):
        changed = then is not None and sketch.step == "allocate"
        shares = sales(then if then is not None and changed else view, at)
        told = list(range(view.seats)) if changed else []
    else:
        changed = then is not None and sketch.offering and sketch.focus == "hand"
        shares = leaders(then if then is not None and changed else view, at)
        told = [share.seat for share in shares if changed and share not in leaders(view, at)]
    _shares(sketch, start, y, shares, x + width, told)


def _shares(sketch: Sketch, x: int, y: int, shares: list[Share], end: int, told: Sequence[int]) -> None:
    """Seats with what they have for an island, closer together where they would not fit.

    ``told`` are the seats whose share is not yet true.
    """
    canvas = sketch.canvas
    if not shares:
        canvas.put(x, y, "-", "faint")
        return
    texts = [str(share.cards) if share.points is None else points_word(share.points) for share in shares]
    loose = sum(4 + cell_len(text) for text in texts) + len(texts) - 1 <= end - x
    for share, text in zip(shares, texts, strict=True):
        mark = seat_mark(share.seat)
        paint = f"{sketch.scene.colours[share.seat]} bold"
        x = canvas.put(x, y, f"{mark} " if loose else mark.replace(" ", ""), paint)
        paint = "soft" if share.points == 0 else "ink bold"
        x = canvas.put(x, y, text, "preview bold" if share.seat in told else paint) + 1


# --- strength ---------------------------------------------------------------------------------------------


def _force(sketch: Sketch) -> Line:
    """Weapons face up; from the reveal on the strength of both sides, and how the mutiny went."""
    view = sketch.view
    found = outcome(view)
    if sketch.step == "bottom":
        left = RETURNED - int(view.agenda[-1][2])
        return (t("loader"), "soft"), [(tn("{n} card goes back", "{n} cards go back", left), "ink")]
    if sketch.step == "take_role" and sketch.private is not None and sketch.focus == "role":
        sides = strength_with(sketch.private, sketch.value)
        if sides is not None:
            words = t("captain's side {a}, mutiny {b}", a=sides[0], b=sides[1])
            return (t("then"), "preview"), [(words, "preview bold")]
    if found in ("open", "lost"):
        return _strength(sketch, view, found)
    if found == "won":
        seat = view.captain
        return (tp("line", "mutiny"), "soft"), [
            (t("won:") + " ", "soft"),
            (f"{seat_mark(seat)} ", f"{sketch.scene.colours[seat]} bold"),
            (t("commands now"), "ink"),
        ]
    if found == "none":
        return (tp("line", "mutiny"), "soft"), [(t("none this round"), "soft")]
    shown: list[Span] = []
    for seat in range(view.seats):
        if weapons(view, seat):
            shown += [
                (f"{seat_mark(seat)} ", f"{sketch.scene.colours[seat]} bold"),
                (f"{weapons(view, seat)} ", "ink bold"),
            ]
    return (t("weapons"), "soft"), shown or [(t("none shown yet"), "soft")]


def _strength(sketch: Sketch, view: View, found: str) -> Line:
    a, b = strengths(view)
    if sketch.after is not None and sketch.focus == "weapon":
        a, b = strengths(sketch.after)
        return (t("then"), "preview"), [(t("captain's side {a} │ mutiny {b}", a=a, b=b), "preview bold")]
    if found == "lost":
        return (tp("line", "mutiny"), "soft"), [(t("failed, {a} to {b}", a=a, b=b), "soft")]
    return (t("strength"), "soft"), [(t("captain's side {a} │ mutiny {b}", a=a, b=b), "ink bold")]


def command_words(view: View, names: tuple[str, ...]) -> str:
    """Captain and salary, or both sides' strength, in a line of the frame."""
    if outcome(view) == "open":
        a, b = strengths(view)
        return t("captain's side {a}, mutiny {b}", a=a, b=b)
    who = f"{seat_mark(view.captain)} {fit(names[view.captain], 8)}"
    if view.salary is None:
        return t("captain {who}", who=who)
    return t("captain {who}, salary {n}", who=who, n=view.salary)
