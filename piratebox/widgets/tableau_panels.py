"""Pirate King!'s side panels: crews, score, discard piles and what the decks hold."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len

from piratebox.language import t, tn, tp
from piratebox.wording.pirate_king.names import (
    GLYPHS,
    bare_name,
    captain_word,
    counted,
    short_name,
    symbols,
)
from rules.core.standings import Source
from rules.pirate_king.cards import ROUNDS
from rules.pirate_king.scoring import fulfils_win, sources
from rules.pirate_king.view import View

from .canvas import Canvas, fit, wrap
from .furniture import Seat, draw_seat

# --- crowns -----------------------------------------------------------------------------------------------


def sources_of(view: View, seat: int) -> tuple[Source, ...]:
    """Where a seat's crowns would come from if the match ended now; all that counts is public."""
    position: Any = view
    return sources(position, seat)


def crowns(view: View, seat: int) -> int:
    """A seat's crowns if the match ended now."""
    return sum(source.amount for source in sources_of(view, seat))


def wins_outright(view: View, seat: int) -> bool:
    """Whether a seat meets an END: WIN condition now."""
    position: Any = view
    return fulfils_win(position, seat)


# --- crews ------------------------------------------------------------------------------------------------


def draw_crews(canvas: Canvas, seats: Sequence[Seat], view: View, acting: int | None, top: int = 1) -> int:
    """Every seat's crowns, piles and pirate; returns the row after them.

    Args:
        canvas: at least 17 columns wide.
        seats: all seats.
        view: a stranger's view.
        acting: the seat that must act.
        top: the first row.
    """
    slim = canvas.width < 26
    rows = 4 if slim else 3 if canvas.height >= 3 * view.seats else 2
    gap = 0 if canvas.height - top < (rows + 1) * view.seats - 1 else 1
    y = 0 if canvas.height - top < rows * view.seats else top
    for seat in seats:
        _draw_crew(canvas, y, seat, view, rows, acting=seat.number == acting)
        y += rows + gap
    return y


def _draw_crew(canvas: Canvas, y: int, seat: Seat, view: View, rows: int, *, acting: bool) -> None:
    number, end, slim = seat.number, canvas.width - 1, canvas.width < 26
    if acting:
        canvas.column(0, y, rows, seat.colour, "▌")
    amount = str(crowns(view, number))
    total = f"{amount} {GLYPHS['crown']}" if slim else symbols("crown", crowns(view, number))
    name = Seat(number, fit(seat.name, end - 6 - acting - cell_len(total)), seat.colour)
    x = draw_seat(canvas, 1 if acting else 2, y, name, acting=acting)
    if seat.remark and not slim and x + 1 + cell_len(seat.remark) < end - cell_len(total):
        canvas.put(x + 1, y, seat.remark, "faint")
    canvas.right(end, y, total, "crown" if slim else "soft")
    if total.startswith(amount):
        canvas.put(end - cell_len(total), y, amount, "ink bold")
    canvas.hit(0, y, canvas.width, rows, f"seat:{number}")
    pirate = bare_name(view, view.pirates[number]) if view.pirates[number] else t("no pirate yet")
    captain = number == view.captain
    if slim:
        _put_count(canvas, 2, y + 1, t("deck"), len(view.decks[number]))
        if captain:
            canvas.right(end, y + 1, captain_word(), "ink")
        _put_count(canvas, 2, y + 2, t("discard"), len(view.discards[number]))
        canvas.put(2, y + 3, fit(pirate, canvas.width - 3), "soft")
        return
    x = _put_count(canvas, 2, y + 1, t("deck"), len(view.decks[number]))
    x = _put_count(canvas, x + 3, y + 1, t("discard"), len(view.discards[number]))
    if rows < 3:
        if captain:
            pirate = t("{pirate}, {captain}", pirate=captain_word(), captain=pirate)
        canvas.put(x + 3, y + 1, fit(pirate, canvas.width - x - 4), "soft")
    elif view.pirates[number]:
        canvas.put(2, y + 2, _article(view, number, canvas.width - 3), "soft")
    else:
        told = t("{pirate}, {captain}", pirate=pirate, captain=captain_word()) if captain else pirate
        canvas.put(2, y + 2, fit(told, canvas.width - 3), "soft")


def _put_count(canvas: Canvas, x: int, y: int, word: str, count: int) -> int:
    """A word and a number; returns the column after them."""
    x = canvas.put(x, y, word, "soft")
    return canvas.put(x + 1, y, str(count), "ink bold")


def _article(view: View, seat: int, width: int) -> str:
    """A seat's pirate by its whole name, and whether it is the captain, as far as there is room."""
    pirate = view.pirates[seat]
    for name in (short_name(view, pirate, width), bare_name(view, pirate)):
        told = name
        if seat == view.captain:
            told = t("{pirate}, {captain}", pirate=name, captain=captain_word())
        if cell_len(told) <= width:
            return told
    return told


# --- score ------------------------------------------------------------------------------------------------


def parts(view: View, seat: int) -> list[str]:
    """A seat's crowns by where they come from, in words."""
    kinds = dict.fromkeys(("starter", "pirate", "monster", "loot", "bonus", "token"), 0)
    for source in sources_of(view, seat):
        kind = "token" if source.kind == "token" else "bonus"
        if source.kind == "card":
            kind = view.box.cards[source.key].kind
        kinds[kind] += source.amount
    words = {
        "starter": tp("crowns", "starters"),
        "pirate": tp("crowns", "pirate"),
        "monster": tp("crowns", "monsters"),
        "loot": tp("crowns", "loot"),
        "bonus": tp("crowns", "end bonus"),
        "token": tp("crowns", "captain"),
    }
    return [t("{source} {n}", source=words[kind], n=amount) for kind, amount in kinds.items() if amount]


def draw_score(canvas: Canvas, seats: Sequence[Seat], view: View) -> None:
    """Everybody's crowns and where they come from, on at least 38 by 13 cells."""
    canvas.put(1, 0, t("crowns if it ended now"), "ink bold")
    canvas.right(canvas.width - 1, 0, t("round {n} of {total}", n=view.round, total=ROUNDS), "soft")
    told = [
        wrap(t(", ").join(parts(view, seat.number)) or t("no crowns yet"), canvas.width - 4) for seat in seats
    ]
    if 1 + sum(1 + len(lines) for lines in told) > canvas.height:
        told = [[fit(" ".join(lines), canvas.width - 4)] for lines in told]
    rows = 1 + sum(1 + len(lines) for lines in told)
    gap = 1 if rows + len(seats) <= canvas.height else 0
    y = 1 + gap
    for seat, lines in zip(seats, told, strict=True):
        end = draw_seat(canvas, 1, y, seat)
        if wins_outright(view, seat.number):
            canvas.put(end + 2, y, t("wins outright"), "good bold")
        canvas.right(canvas.width - 1, y, str(crowns(view, seat.number)), "gold bold")
        for row, line in enumerate(lines, start=y + 1):
            canvas.put(3, row, line, "soft")
        y += 1 + len(lines) + gap


# --- discards and decks -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    paint: str
    seat: Seat | None = None


def draw_discards(canvas: Canvas, seats: Sequence[Seat], view: View, down: int = 0) -> int:
    """Every seat's discard pile and the cards in its deck, in no order; all of it is public (dossier 6).

    Args:
        canvas: at least 38 by 11.
        seats: all seats.
        view: a stranger's view.
        down: rows to look further down.

    Returns:
        How far one can look down, in rows.
    """
    lines = _piles(canvas, view)
    for seat in seats:
        lines += _cards_of(canvas, seat, view)
    most = max(0, len(lines) - canvas.height + 1) if len(lines) > canvas.height else 0
    down = min(down, most)
    for row, line in enumerate(lines[down : down + canvas.height]):
        if line.seat is not None:
            x = draw_seat(canvas, 1, row, line.seat)
            canvas.put(x + 2, row, fit(line.text, canvas.width - x - 3), line.paint)
        else:
            canvas.put(1, row, line.text, line.paint)
    if down < most:
        more = t(" ▾ more ")
        canvas.fill(0, canvas.height - 1, canvas.width, 1, "panel")
        canvas.right(canvas.width, canvas.height - 1, more, "lantern")
    return most


def _piles(canvas: Canvas, view: View) -> list[_Line]:
    """What is left in the piles of the table."""
    told = (
        tn("{n} monster still to come", "{n} monsters still to come", len(view.monster_pile)),
        t("{n} loot still to come", n=len(view.loot_pile)),
    )
    return [_Line(fit(words, canvas.width - 2), "soft") for words in told]


def _cards_of(canvas: Canvas, seat: Seat, view: View) -> list[_Line]:
    """A seat's discard pile, uppermost card first, and what its deck holds."""
    number = seat.number
    pile, deck = view.discards[number], view.decks[number]
    top = t("top {card}", card=bare_name(view, pile[-1])) if pile else ""
    lines = [_Line("", "soft"), _Line(top, "soft", seat)]
    for words, cards in (
        (tp("pile", "discards {n}", n=len(pile)), view.box.in_order(pile)),
        (tp("pile", "deck {n}", n=len(deck)), list(deck)),
    ):
        told = t(", ").join(counted(view, cards)) or tp("cards", "none")
        text = t("{where}: {cards}", where=words, cards=told)
        wrapped = wrap(text, canvas.width - 2, hang=2)
        lines += [_Line(("  " if at else "") + line, "ink") for at, line in enumerate(wrapped)]
    return lines
