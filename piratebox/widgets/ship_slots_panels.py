"""Libertalia's side panels: crews, score, the own hand beside the prompt."""

from collections.abc import Sequence

from rich.cells import cell_len

from piratebox.language import pick, t, tp
from piratebox.wording.libertalia.names import token_word
from rules.libertalia.components import COLOURS, KINDS
from rules.libertalia.scoring import wealth
from rules.libertalia.state import Result
from rules.libertalia.view import View

from .canvas import Canvas, fit
from .furniture import Seat, draw_seat
from .ship_slots_words import acts_at_night, colour_letter, crew_paint, name_in, sign, token_paint


def crewed(seats: Sequence[Seat], view: View) -> list[Seat]:
    """The seats in the inks of their crews."""
    return [
        Seat(seat.number, seat.name, crew_paint(view, seat.number, seat.colour), seat.remark)
        for seat in seats
    ]


def standing(view: View, seat: int) -> str:
    """At sunrise, whether a seat is still choosing."""
    if view.over or view.agenda[-1][0] != "play":
        return ""
    return t("sealed") if view.chosen[seat] else t("choosing")


# --- crews ------------------------------------------------------------------------------------------------


def draw_crews(canvas: Canvas, seats: Sequence[Seat], view: View, acting: int | None, top: int = 1) -> int:
    """Every seat's public counters; returns the row after them."""
    y = top
    wide = canvas.width >= 26
    rows = 2 if wide else 3
    gap = 1 if canvas.height - top >= (rows + 1) * view.seats else 0
    for seat in crewed(seats, view):
        _draw_crew(canvas, y, seat, view, rows, acting=seat.number == acting)
        y += rows + gap
    return y


def _draw_crew(canvas: Canvas, y: int, seat: Seat, view: View, rows: int, *, acting: bool) -> None:
    number = seat.number
    if acting:
        canvas.column(0, y, rows, seat.colour, "▌")
        x = draw_seat(canvas, 1, y, seat, acting=True)
    else:
        x = draw_seat(canvas, 2, y, seat)
    end = canvas.width - 1
    if number < len(view.colours):
        colour = str(pick(COLOURS[view.colours[number]].name))
        if x + 1 + cell_len(colour) > end:
            colour = colour_letter(view.colours[number])
        if x + 1 + cell_len(colour) <= end:
            canvas.right(end, y, colour, seat.colour)
            end -= cell_len(colour) + 1
    remark = standing(view, number) or seat.remark
    if remark and x + 1 + cell_len(remark) < end:
        canvas.put(x + 1, y, remark, "faint")
    pairs = [
        (tp("crew", "score"), view.scores()[number]),
        (t("hand"), view.hands[number]),
        (t("den"), len(view.dens[number])),
    ]
    x = 2
    if rows == 2:
        for label, amount in pairs:
            x = canvas.put(canvas.put(x, y + 1, label, "soft") + 1, y + 1, str(amount), "ink bold") + 3
        return
    for row, some in ((1, pairs[:1]), (2, pairs[1:])):
        x = 2
        for label, amount in some:
            x = canvas.put(canvas.put(x, y + row, label, "soft") + 1, y + row, str(amount), "ink bold") + 2


# --- score ------------------------------------------------------------------------------------------------


def result_word(part: str) -> str:
    """What a part of a campaign's result is called."""
    if part == "doubloons":
        return t("doubloons")
    if part == "floor":
        return t("never below 0")
    return token_word(part)


def draw_score(canvas: Canvas, seats: Sequence[Seat], view: View, own: View | None = None) -> None:
    """The campaigns scored, and what the dens hold now.

    Args:
        canvas: at least 38 by 13.
        seats: all seats.
        view: a stranger's view.
        own: the view of the seat before the screen, whose own booty may be counted too.
    """
    canvas.put(1, 0, t("score"), "ink bold")
    columns = [t("now") if number == 4 else str(number) for number in range(1, 5)]
    end = canvas.width - 1
    for place, label in enumerate((*columns, t("sum"))):
        canvas.right(end - 6 * (4 - place), 0, label, "soft")
    y = 2 if canvas.height > 3 * len(seats) + 3 else 1
    for seat in crewed(seats, view):
        number = seat.number
        canvas.put(1, y, fit(seat.label, end - 32), f"{seat.colour} bold")
        scored = [sum(result[number]) for result in view.results]
        for place in range(3):
            text = str(scored[place]) if place < len(scored) else "-"
            canvas.right(end - 6 * (4 - place), y, text, "ink" if place < len(scored) else "faint")
        result = None if view.over else _present(view, number, own)
        now = "-" if view.over else "?" if result is None else str(sum(result))
        canvas.right(end - 6, y, now, "gold bold" if result else "faint")
        total = sum(scored) + (sum(result) if result else 0)
        canvas.right(end, y, str(total), "ink bold")
        y += 1
        if result is not None and canvas.height > 2 * len(seats) + 3:
            canvas.put(3, y, fit(_parts(result), canvas.width - 4), "soft")
            y += 1
        if canvas.height > 3 * len(seats) + 3:
            y += 1
    if view.over:
        return
    words = t("Now: doubloons and booty in the den, before the day of rest.")
    if view.options.memory:
        words = t("Booty lies face down: what the dens are worth now is not public.")
    canvas.paragraph(1, min(y, canvas.height - 2), canvas.width - 2, words, "faint", rows=2)


def _present(view: View, seat: int, own: View | None) -> Result | None:
    """What a den is worth as it lies; None if its booty lies face down."""
    tokens = own.tokens[seat] if own is not None and own.seat == seat else view.tokens[seat]
    return None if tokens is None else wealth(view.coins[seat], list(tokens))


def _parts(result: Result) -> str:
    parts = [(part, amount) for part, amount in zip(Result._fields, result, strict=True) if amount]
    words = []
    for part, amount in parts:
        signed = f"{amount:+d}"
        words.append(t("{part} {amount}", part=result_word(part), amount=signed))
    return t(", ").join(words)


# --- the own hand beside the prompt -----------------------------------------------------------------------


def draw_own_hand(canvas: Canvas, own: View, name: str) -> None:
    """The own hand and graveyard, in a panel of 60 by 6 or 40 by 4 cells."""
    canvas.column(0, 0, canvas.height, "private", "▌")
    x = canvas.put(2, 0, t("only {name} may look", name=name), "private bold")
    seat = own.seat if own.seat is not None else 0
    if own.graveyard:
        ranks = " ".join(map(str, own.graveyard))
        words = t("graveyard {ranks}", ranks=ranks)
        canvas.right(canvas.width - 1, 0, fit(words, canvas.width - x - 3), "soft")
    elif own.tokens[seat] is not None and own.options.memory:
        draw_counts(canvas, x + 2, 0, own.tokens[seat] or (), canvas.width - 1)
    rows = canvas.height - 1
    columns = max(1, -(-len(own.hand) // rows))
    pitch = (canvas.width - 2) // columns
    for number, rank in enumerate(own.hand):
        column, row = divmod(number, rows)
        at = 2 + column * pitch
        sealed = rank == own.sealed
        canvas.put(at, 1 + row, f"{rank:>2}", "private bold" if sealed else "ink bold")
        canvas.put(at + 3, 1 + row, name_in(rank, pitch - 4), "private bold" if sealed else "ink")


def draw_counts(canvas: Canvas, x: int, y: int, counts: Sequence[int], end: int) -> int:
    """Tokens by sign and number, as many as fit; returns the column after them."""
    for kind, count in zip(KINDS, counts, strict=True):
        if count and x + 1 + len(str(count)) <= end:
            x = canvas.put(x, y, sign(kind, ascii=canvas.ascii), token_paint(kind))
            x = canvas.put(x, y, str(count), "ink") + 1
    return x


# --- all dens in words ------------------------------------------------------------------------------------


def draw_all_dens(canvas: Canvas, seats: Sequence[Seat], view: View) -> None:
    """Every den with its characters, and what everybody knows of its graveyard."""
    y = 0
    rows = (canvas.height - 1) // max(1, len(seats))
    for seat in crewed(seats, view):
        number = seat.number
        x = canvas.put(1, y, seat.label, f"{seat.colour} bold") + 1
        x = canvas.put(x, y, t("{n} coins", n=view.coins[number]), "gold") + 1
        counts = view.tokens[number]
        if counts is None:
            canvas.put(x, y, fit(t("{n} face down", n=view.token_counts[number]), canvas.width - x), "faint")
        else:
            draw_counts(canvas, x, y, counts, canvas.width)
        night = "n" if canvas.ascii else "◐"
        den = [f"{rank}{night if acts_at_night(rank) else ''}" for rank in view.dens[number]]
        named = [
            f"{rank}{night if acts_at_night(rank) else ' '} {name_in(rank, 14)}" for rank in view.dens[number]
        ]
        if den and rows >= 3 + (len(named) + 1) // 2:
            for place, text in enumerate(named):
                canvas.put(3 + 18 * (place % 2), y + 1 + place // 2, text, "ink")
            after = y + 1 + (len(named) + 1) // 2
        else:
            canvas.put(3, y + 1, " ".join(den) if den else t("den empty"), "ink" if den else "faint")
            after = y + 2
        canvas.put(3, after, fit(_graveyard(view, number), canvas.width - 4), "faint")
        y = max(after + 1, y + min(rows, 4))
        if y >= canvas.height - 1:
            break


def _graveyard(view: View, seat: int) -> str:
    """What everybody knows of a graveyard; a question mark stands behind what may have left it."""
    if not view.graveyards[seat]:
        return t("graveyard empty")
    cards = [f"{rank}{'' if certain else '?'}" for rank, certain in view.in_graveyard(seat)]
    return t("graveyard {n}: {ranks}", n=view.graveyards[seat], ranks=" ".join(cards))


# --- beside the hand --------------------------------------------------------------------------------------


def neighbours(view: View, seat: int) -> list[tuple[str, int]]:
    """The seats whose dens a saber reaches, with the side they sit on."""
    right, left = (seat - 1) % view.seats, (seat + 1) % view.seats
    if right == left:
        return [(t("both"), left)]
    return [(t("right"), right), (t("left"), left)]
