"""Meuterer's side panels: crews, score, discards."""

from collections.abc import Sequence

from rich.cells import cell_len

from piratebox.language import pick, t, tp
from rules.meuterer.components import CARDS, KINDS, deck
from rules.meuterer.state import SOURCES
from rules.meuterer.view import View

from .canvas import Canvas, fit
from .furniture import Seat, draw_seat
from .glyphs import SEAT_LETTERS, SEAT_SHAPES, seat_mark
from .island_ring_art import LETTERS
from .island_ring_sums import leaders, outcome, sales, selling, step_of
from .island_ring_words import INKS, island_name, points_word, role_name, several, ware

# --- crews ------------------------------------------------------------------------------------------------


def draw_crews(
    canvas: Canvas,
    seats: Sequence[Seat],
    view: View,
    acting: int | None,
    own: View | None = None,
    top: int = 1,
) -> int:
    """Every seat's public counters; returns the row after them.

    Args:
        canvas: at least 17 columns wide.
        seats: all seats.
        view: a stranger's view.
        acting: the seat that must act.
        own: the view of the seat before the screen, whose own role may be shown to it.
        top: the first row.
    """
    slim = canvas.width < 26
    low = canvas.height < (4 if slim else 3) * view.seats + 5
    rows = 4 if slim else 2 if low else 3
    tight = rows == 2 or canvas.height - top < (rows + 1) * view.seats - 1
    gap = 0 if tight else 1
    y = 0 if low and not slim else top
    for seat in seats:
        _draw_crew(canvas, y, seat, view, own, rows, acting=seat.number == acting)
        y += rows + gap
    if low and not slim:
        return _draw_markets(canvas, view, y)
    return y


def _draw_crew(
    canvas: Canvas, y: int, seat: Seat, view: View, own: View | None, rows: int, *, acting: bool
) -> None:
    number, end = seat.number, canvas.width - 1
    points = t("{n} VP", n=view.scores()[number])
    if acting:
        canvas.column(0, y, rows, seat.colour, "▌")
    name = Seat(number, fit(seat.name, end - 6 - cell_len(points) - acting), seat.colour)
    x = draw_seat(canvas, 1 if acting else 2, y, name, acting=acting)
    if seat.remark and x + 1 + cell_len(seat.remark) < end - cell_len(points):
        canvas.put(x + 1, y, seat.remark, "faint")
    canvas.right(end, y, points, "soft")
    amount = str(view.scores()[number])
    if points.startswith(amount):
        canvas.put(end - cell_len(points), y, amount, "ink bold")
    x = canvas.put(2, y + 1, t("hand"), "soft")
    x = canvas.put(x + 1, y + 1, str(view.hands[number]), "ink bold")
    row = y + 1
    if rows == 4:
        x, row = -1, y + 2
    words, paint = standing(view, number, own, acting=acting)
    x = canvas.put(x + 3, row, fit(words, end - x - 2), seat.colour if paint == "seat" else paint)
    canvas.hit(0, y, canvas.width, rows, f"seat:{number}")
    if rows < 3:
        return
    offered = [
        t("{good} {n}", good=ware(KINDS[kind]), n=view.offered[number].count(kind))
        for kind in dict.fromkeys(view.offered[number])
    ]
    last = y + rows - 1
    if offered:
        told = several(offered) if rows == 4 else t("offered {goods}", goods=several(offered))
        canvas.put(2, last, fit(told, canvas.width - 3), "ink")
    else:
        canvas.put(2, last, tp("offered", "nothing") if rows == 4 else t("nothing offered"), "faint")


def standing(view: View, seat: int, own: View | None, *, acting: bool) -> tuple[str, str]:
    """Where a seat stands in this round, and its paint; ``seat`` is the paint of the seat itself."""
    captain = seat == view.captain
    role = view.roles[seat]
    if view.revealed and not view.over:
        name = role_name(role) if role is not None else t("captain") if captain else tp("role", "deposed")
        if captain and role is not None:
            name = t("{role}, captain", role=name)
        if seat in view.stopped and step_of(view) == "weapon":
            return t("{role}, stopped", role=name), "soft"
        return name, "ink"
    if acting and not view.over:
        return (t("captain, to act") if captain else t("to act")), "seat"
    if captain:
        return (t("captain, passed") if seat in view.passed else t("captain")), "soft"
    if view.over:
        return (role_name(role) if role is not None else ""), "soft"
    if view.taken[seat]:
        mine = own.roles[seat] if own is not None and own.seat == seat else None
        if mine is not None:
            return t("passed, {role}", role=role_name(mine)), "private"
        return t("passed, role {hidden}", hidden="▒▒"), "soft"
    return (t("passed") if seat in view.passed else ""), "soft"


def _draw_markets(canvas: Canvas, view: View, y: int) -> int:
    """The open islands, what the mutiny did, and the roles in the middle, in few rows."""
    canvas.line(0, y, canvas.width)
    sold = view.revealed and selling(view)
    words = t("sales") if sold else t("open now")
    canvas.put(1, y, f" {words} ", "ink bold")
    for at, place in enumerate(view.open):
        y += 1
        name = island_name(view.ring[place], 14)
        x = canvas.put(1, y, name, "ink") + 1
        shares = sales(view, at) if sold else leaders(view, at)
        if not shares:
            canvas.put(x, y, "-", "faint")
        for share in shares:
            text = str(share.cards) if share.points is None else points_word(share.points)
            x = canvas.put(x, y, f"{SEAT_SHAPES[share.seat]}{SEAT_LETTERS[share.seat]}{text}", "soft") + 1
    y += 1
    if not view.revealed and y < canvas.height:
        canvas.put(1, y, fit(t("{n} roles in the middle", n=view.middle), canvas.width - 2), "soft")
    elif outcome(view) == "won" and y < canvas.height:
        words = t("mutiny won: {who} commands", who=seat_mark(view.captain))
        canvas.put(1, y, fit(words, canvas.width - 2), "soft")
    return y + 1


# --- score ------------------------------------------------------------------------------------------------


def source_word(source: str) -> str:
    """Where points come from."""
    return {
        "command": t("command"),
        "salary": t("salary"),
        "mate": t("Mate's point"),
        "boy": t("Cabin Boy"),
        "raid": t("raids"),
        "sales": t("sales"),
    }[source]


def draw_score(canvas: Canvas, seats: Sequence[Seat], view: View) -> None:
    """Everybody's points and where they come from, on at least 38 by 13 cells."""
    canvas.put(1, 0, t("score"), "ink bold")
    canvas.right(canvas.width - 1, 0, t("round {n} of {total}", n=view.round, total=view.rounds), "soft")
    loose = canvas.height > 4 * len(seats) + 2
    y = 2 if loose else 1
    for seat in seats:
        draw_seat(canvas, 1, y, seat)
        canvas.right(canvas.width - 1, y, str(view.scores()[seat.number]), "gold bold")
        parts = [
            t("{source} {points}", source=source_word(source), points=points_word(points))
            for source, points in zip(SOURCES, view.ledger[seat.number], strict=True)
            if points
        ]
        told = several(parts) or t("no points yet")
        canvas.paragraph(3, y + 1, canvas.width - 4, told, "soft", rows=2)
        y += 4 if loose else 3


# --- discards ---------------------------------------------------------------------------------------------


def draw_discards(canvas: Canvas, view: View, own: View | None) -> None:
    """How many of each kind have been seen: face up, discarded, and the own hand while it lies open.

    Args:
        canvas: at least 38 by 11.
        view: a stranger's view.
        own: the view of the seat before the screen.
    """
    heads = [tp("count", "box"), tp("count", "gone"), tp("count", "open")]
    heads += [tp("count", "own")] if own is not None else []
    heads += [tp("count", "left")]
    end = canvas.width - 1
    canvas.put(1, 0, t("cards seen"), "ink bold")
    for at, head in enumerate(reversed(heads)):
        canvas.right(end - 5 * at, 0, head, "soft")
    y = 1
    for kind, total in enumerate(deck(view.options.pirates)):
        if not total:
            continue
        shown = sum(cards.count(kind) for cards in view.offered)
        held = own.hand[kind] if own is not None else 0
        row = [total, view.discard[kind], shown]
        row += [held] if own is not None else []
        row += [total - view.discard[kind] - shown - held]
        canvas.put(1, y, LETTERS[kind] if canvas.ascii else "█", INKS[kind])
        canvas.put(3, y, fit(str(pick(CARDS[KINDS[kind]].name)), 10), "ink")
        for at, count in enumerate(reversed(row)):
            paint = "faint" if not count else "ink bold" if not at else "ink"
            canvas.right(end - 5 * at, y, str(count), paint)
        y += 1
    y += 1
    words = t("Left: in the draw pile ({n}) or in hands nobody sees.", n=view.deck)
    canvas.paragraph(1, y, canvas.width - 2, words, "faint", rows=max(1, canvas.height - y))
