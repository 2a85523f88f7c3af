"""What stands beside the hand at sunrise: today's booty, the own den, the neighbours."""

from collections.abc import Sequence

from rich.cells import cell_len

from piratebox.language import pick, t, tp
from piratebox.wording.libertalia.names import token_word
from rules.libertalia.components import CHARACTERS, KINDS
from rules.libertalia.view import View

from .canvas import Canvas, fit, wrap
from .glyphs import seat_mark
from .ship_slots_panels import draw_counts, neighbours
from .ship_slots_words import acts_at_night, crew_paint, name_in, sign, token_effect, token_paint


def draw_aside(canvas: Canvas, own: View, names: Sequence[str], rank: int | None = None) -> None:
    """Draw the side column of the private frame from its owner's view.

    Args:
        canvas: at least 17 columns wide.
        own: the owner's view.
        names: the players' names by seat.
        rank: the highlighted card, whose whole text is added where there is room.
    """
    seat = own.seat if own.seat is not None else 0
    people = neighbours(own, seat)
    kinds = sum(1 for count in own.space if count)
    wanted = 1 + kinds + 1 + 1 + 1 + 2 + len(own.dens[seat]) + 2 + 1
    wanted += sum(3 + len(own.dens[other]) for _, other in people) + 1
    loose = canvas.height - wanted >= 4
    y = _draw_booty(canvas, own, 1 if loose else 0) + (1 if loose else 0)
    y = _rule(canvas, y, t("{name}'s den", name=names[seat])) + (1 if loose else 0)
    y = _draw_den(canvas, own, seat, y, loose=loose) + (1 if loose else 0)
    if y + 3 > canvas.height:
        return
    y = _rule(canvas, y, t("neighbours")) + (1 if loose else 0)
    for side, other in people:
        y = _draw_neighbour(canvas, own, names, side, other, y) + (1 if loose else 0)
    if rank is not None:
        _draw_text(canvas, rank, y)


def _rule(canvas: Canvas, y: int, title: str) -> int:
    canvas.line(0, y, canvas.width, "private")
    canvas.put(1, y, f" {fit(title, canvas.width - 4)} ", "ink bold")
    return y + 1


def _draw_text(canvas: Canvas, rank: int, y: int) -> None:
    """The whole text of a card, at the foot of the column."""
    text = wrap(str(pick(CHARACTERS[rank].text)), canvas.width - 2)
    first = canvas.height - len(text)
    if first - 1 < y:
        return
    _rule(canvas, first - 1, name_in(rank, canvas.width - 6))
    for row, line in enumerate(text):
        canvas.put(1, first + row, line, "soft")


def _draw_booty(canvas: Canvas, own: View, y: int) -> int:
    for kind, count in zip(KINDS, own.space, strict=True):
        if not count:
            continue
        canvas.put(1, y, sign(kind, ascii=canvas.ascii), token_paint(kind))
        word = token_word(kind) if count == 1 else f"{token_word(kind)} x{count}"
        x = canvas.put(3, y, word, "ink")
        effect = token_effect(kind)
        x = max(10, x + 1)
        if x + cell_len(effect) <= canvas.width:
            canvas.put(x, y, effect, "soft")
        canvas.hit(1, y, canvas.width - 1, 1, f"token:{kind}")
        y += 1
    return y


def _draw_den(canvas: Canvas, own: View, seat: int, y: int, *, loose: bool) -> int:
    x = canvas.put(canvas.put(1, y, t("coins"), "soft") + 1, y, str(own.coins[seat]), "gold bold") + 3
    if x + cell_len(tp("crew", "score")) + 4 <= canvas.width:
        canvas.put(canvas.put(x, y, tp("crew", "score"), "soft") + 1, y, str(own.scores()[seat]), "ink bold")
    draw_counts(canvas, 1, y + 1, own.tokens[seat] or (0,) * len(KINDS), canvas.width)
    y += 3 if loose else 2
    y = _draw_people(canvas, own, seat, 1, y)
    y += 1 if loose else 0
    words = t("graveyard {ranks}", ranks=" ".join(map(str, own.graveyard))) if own.graveyard else ""
    canvas.put(1, y, fit(words or t("graveyard empty"), canvas.width - 1), "faint")
    y += 1
    if loose:
        night = "n" if canvas.ascii else "◐"
        canvas.put(canvas.put(1, y + 1, night, "soft") + 1, y + 1, t("acts every night"), "faint")
        y += 2
    return y


def _draw_people(canvas: Canvas, own: View, seat: int, x: int, y: int) -> int:
    """A den's characters, one to a row."""
    for rank in own.dens[seat]:
        if y >= canvas.height:
            break
        canvas.put(x, y, f"{rank:>2}", "ink bold")
        night = ("n" if canvas.ascii else "◐") if acts_at_night(rank) else ""
        canvas.put(x + 2, y, night, "soft")
        canvas.put(x + 4, y, name_in(rank, max(0, canvas.width - x - 4)), "ink")
        canvas.hit(x, y, canvas.width - x, 1, f"den:{seat}:{rank}")
        y += 1
    return y


def _draw_neighbour(canvas: Canvas, own: View, names: Sequence[str], side: str, seat: int, y: int) -> int:
    """Where a neighbour sits, coins, characters, booty."""
    indent = 7 if canvas.width >= 26 else 1
    end = canvas.width - 1
    coins = str(own.coins[seat])
    if canvas.width >= 26:
        canvas.put(1, y, side, "soft")
        coins = t("{n} coins", n=coins)
    label = fit(f"{seat_mark(seat)} {names[seat]}", end - indent - cell_len(coins) - 1)
    canvas.put(indent, y, label, f"{crew_paint(own, seat)} bold")
    canvas.right(end, y, coins, "gold")
    y = _draw_people(canvas, own, seat, indent, y + 1)
    counts = own.tokens[seat]
    if y < canvas.height:
        if counts is None:
            canvas.put(indent, y, t("{n} face down", n=own.token_counts[seat]), "faint")
        else:
            draw_counts(canvas, indent, y, counts, canvas.width)
    return y + 1
