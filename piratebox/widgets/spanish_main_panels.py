"""The Spanish Main's side panels: crews, own pirates, score, deduction sheet."""

from collections.abc import Mapping, Sequence

from rich.cells import cell_len

from piratebox.language import pick, t
from rules.spanish_main.components import NATION, SHIP_IDS, SHIPS
from rules.spanish_main.view import View

from .canvas import Canvas, fit
from .furniture import Seat, draw_seat
from .glyphs import SEAT_SHAPES

NATION_GLYPHS = {"english": "╬", "spanish": "╳", "dutch": "═"}
NOTE_MARKS = ("", "?", "+", "x")
"""What a note may say of a player and a pirate: nothing, perhaps, yes, no."""


def draw_flag(canvas: Canvas, x: int, y: int, ship: str) -> int:
    """A ship's flag tag, such as ``╬E1``; returns the column after it."""
    nation = NATION[ship]
    return canvas.put(x, y, NATION_GLYPHS[nation] + ship, f"on-flag-{nation} bold", f"flag-{nation}")


def draw_crew(canvas: Canvas, y: int, seat: Seat, seen: View, *, acting: bool) -> int:
    """A seat's public counters: known fame, stash, pirates, hand; returns the rows used."""
    number = seat.number
    if acting:
        canvas.column(0, y, 3, seat.colour, "▌")
        canvas.right(canvas.width - 1, y, t("to act"), seat.colour)
        x = draw_seat(canvas, 1, y, seat, acting=True)
    else:
        x = draw_seat(canvas, 2, y, seat)
    if seat.remark and x + 1 + cell_len(seat.remark) < canvas.width - (0 if not acting else 10):
        canvas.put(x + 1, y, seat.remark, "faint")
    wide = canvas.width >= 26
    x = canvas.put(2, y + 1, t("known fame") if wide else t("fame"), "soft")
    x = canvas.put(x + 1, y + 1, str(seen.known_fame(number)), "gold bold")
    x = canvas.put(x + (3 if wide else 1), y + 1, t("stash"), "soft")
    canvas.put(x + 1, y + 1, str(seen.stash[number]), "gold bold")
    draw_pirates(canvas, y + 2, number, seen)
    if not seen.options.hand:
        return 3
    x = canvas.put(2, y + 3, t("cards"), "soft")
    canvas.put(x + 1, y + 3, t("{cards} of {limit}", cards=seen.hands[number], limit=seen.limits[number]))
    return 4


def draw_pirates(canvas: Canvas, y: int, seat: int, seen: View) -> None:
    """A seat's pirate cards: face-up ones by flag tag, the others face-down."""
    each = 3 if seen.seats == 2 else 2
    x = max(canvas.put(2, y, t("pirates"), "soft") + 1, 14 if canvas.width >= 26 else 0)
    shown = [ship for ship in SHIP_IDS if seen.public_owner_of(ship) == seat]
    for ship in shown:
        x = draw_flag(canvas, x, y, ship) + 1
    for _ in range(each - len(shown)):
        x = canvas.put(x, y, "▒▒", "faint") + 1


def draw_crews(canvas: Canvas, seats: Sequence[Seat], seen: View, acting: int | None, top: int = 1) -> int:
    """All crews; returns the row after them."""
    y = top
    for seat in seats:
        y += draw_crew(canvas, y, seat, seen, acting=seat.number == acting) + 1
    return y


def draw_own_pirates(canvas: Canvas, seen: View, name: str) -> None:
    """The acting seat's own pirates, with where their ships lie and what they carry."""
    canvas.column(0, 0, canvas.height, "private", "▌")
    canvas.put(2, 0, t("only {name} may look", name=name), "private bold")
    for row, ship in enumerate(sorted(seen.own_ships(), key=seen.row.index), start=1):
        x = draw_flag(canvas, 2, row, ship)
        pirate = fit(pick(SHIPS[ship].pirate), 19)
        canvas.put(x + 1, row, pirate, "ink bold")
        facts = [
            t("space {space}", space=seen.row.index(ship) + 1),
            t("fame {fame}", fame=seen.fame_of(ship)),
        ]
        if seen.is_damaged(ship):
            facts.append(t("damaged"))
        if seen.is_revealed(ship):
            facts.append(t("face-up"))
        canvas.put(26, row, fit(t(", ").join(facts), canvas.width - 27), "soft")
        if canvas.height < 6:
            continue
    if canvas.height >= 6:
        canvas.put(2, 5, t("Fame under these ships is {name}'s at the end.", name=name), "faint")


def draw_score(canvas: Canvas, seats: Sequence[Seat], seen: View) -> None:
    """The public score with its sources; hidden ownership enters nothing."""
    canvas.put(1, 0, t("score, by what all know"), "ink bold")
    y = 2
    for seat in seats:
        draw_seat(canvas, 1, y, seat)
        canvas.right(canvas.width - 2, y, str(seen.known_fame(seat.number)), "gold bold")
        rows = [(t("stash"), seen.stash[seat.number])]
        rows += [
            (pick(SHIPS[ship].name), seen.fame_of(ship))
            for ship in seen.row
            if seen.public_owner_of(ship) == seat.number
        ]
        for label, amount in rows:
            y += 1
            canvas.put(3, y, fit(label, canvas.width - 9), "soft")
            canvas.right(canvas.width - 2, y, str(amount), "soft")
        y += 2 if canvas.height > 20 else 1
    if not seen.over:
        words = t("Fame under ships whose captain is hidden counts for nobody yet.")
        canvas.paragraph(1, y, canvas.width - 2, words, "faint")


def draw_deduction(
    canvas: Canvas,
    seats: Sequence[Seat],
    seen: View,
    notes: Mapping[str, int] | None,
    cursor: tuple[int, int] | None,
) -> None:
    """Who can hold which pirate: public facts, and a seat's own notes while only it is looking.

    Args:
        canvas: at least 34 by 14.
        seats: all seats.
        seen: a stranger's view, or the note keeper's own.
        notes: marks by ``ship:seat``, None while they are folded.
        cursor: row and column of the note being written.
    """
    canvas.put(1, 0, t("deduction sheet"), "ink bold")
    canvas.right(canvas.width - 1, 0, t("own notes") if notes is not None else "", "private")
    first = canvas.width - 3 * len(seats) - 5
    for column, seat in enumerate(seats):
        canvas.put(first + 3 * column + 1, 1, SEAT_SHAPES[seat.number], seat.colour)
    canvas.put(first + 3 * len(seats) + 1, 1, t("none"), "soft")
    for row, ship in enumerate(SHIP_IDS):
        y = 2 + row
        x = draw_flag(canvas, 1, y, ship)
        canvas.put(x + 1, y, fit(pick(SHIPS[ship].pirate), first - x - 1), "ink")
        owner = seen.public_owner_of(ship)
        for column, seat in enumerate(seats):
            x = first + 3 * column
            glyph, paint = _public_mark(seen, ship, seat.number, owner)
            if notes is not None and glyph == "·":
                note = notes.get(f"{ship}:{seat.number}", 0)
                glyph, paint = (NOTE_MARKS[note], "private bold") if note else (glyph, paint)
            if cursor == (row, column):
                canvas.put(x, y, f"[{glyph}]", "ground bold", "private")
            else:
                canvas.put(x + 1, y, glyph, paint)
        if ship in seen.ownerless:
            canvas.put(first + 3 * len(seats) + 2, y, "●", "good bold")
    y = 12
    lines = [t("x: said no, or impossible. ●: known.")]
    if notes is None:
        lines.append(t("Open the secrets with h to see and write own notes here."))
    else:
        lines.append(t("Arrows walk, Enter writes: ? perhaps, + yes, x no."))
    for line in lines:
        y += canvas.paragraph(1, y, canvas.width - 2, line, "faint")


def _public_mark(seen: View, ship: str, seat: int, owner: int | None) -> tuple[str, str]:
    if owner is not None:
        return ("●", "good bold") if owner == seat else ("x", "faint")
    if ship in seen.ownerless or ship in seen.denied(seat):
        return "x", "bad"
    return "·", "faint"
