"""The ship of Libertalia: sun path, hull, and one character slot a player in order of rank."""

from typing import NamedTuple

from rich.cells import cell_len

from piratebox.language import pick, t, tp
from piratebox.wording.libertalia.names import phase_word, token_word
from rules.libertalia.components import CHARACTERS, COLOURS

from .canvas import fit
from .glyphs import SEAT_LETTERS, SEAT_SHAPES
from .ship_slots_art import draw_digits, draw_hull
from .ship_slots_grid import CARD, Sketch
from .ship_slots_past import Ghost
from .ship_slots_words import (
    PHASES,
    colour_letter,
    name_in,
    phase_capitals,
    phase_of,
    phase_rule,
)


class Slot(NamedTuple):
    """A slot of the ship: a character aboard with its place from the left, a ghost, or a face-down card."""

    rank: int
    influence: int
    seat: int
    place: int
    ghost: Ghost | None = None


# --- the sun path -------------------------------------------------------------------------------------------


def draw_path(sketch: Sketch) -> None:
    """The phases of the day, the present one between brackets, and who acts first in it."""
    canvas, grid = sketch.canvas, sketch.grid
    now = phase_of(sketch.view)
    phases = (*PHASES, "rest") if now == "rest" else PHASES
    at = phases.index(now) if now in phases else -1
    reach = 5 if grid.wide and now != "rest" else 3
    plain = canvas.ascii
    x, y = grid.left + (2 if grid.wide else 1), grid.path
    for place, phase in enumerate(phases):
        if place:
            passed = place <= at
            line = ("=" if passed else "-") if plain else "━" if passed else "─"
            gap = "" if place == at + 1 and at >= 0 else " "
            x = canvas.put(x, y, gap + line * reach, "soft" if passed else "line2")
        if place == at:
            ends = ("[", "]") if plain else ("┫", "┣")
            x = canvas.put(x, y, ends[0], "ink bold")
            x = canvas.put(x, y, f" {phase_capitals(phase)} ", "ink bold")
            x = canvas.put(x, y, ends[1], "ink bold")
        else:
            x = canvas.put(x + (1 if place else 0), y, phase_word(phase), "soft" if place < at else "faint")
    right = grid.left + grid.width - (2 if grid.wide else 1)
    canvas.right(right, y, fit(phase_rule(now), max(0, right - x - 2)), "soft")


# --- the slots ----------------------------------------------------------------------------------------------


def slots_of(sketch: Sketch) -> list[Slot]:
    """One slot a player in order of rank; at sunrise face-down ones in order of seats."""
    view = sketch.view
    if phase_of(view) == "sunrise":
        return [Slot(0, 0, seat, -1) for seat in range(view.seats)]
    slots = [Slot(*aboard, place) for place, aboard in enumerate(view.ship)]
    slots += [Slot(ghost.rank, ghost.influence, ghost.seat, -1, ghost) for ghost in sketch.past.ghosts]
    return sorted(slots, key=lambda slot: (slot.rank, slot.influence))


def draw_deck(sketch: Sketch) -> None:
    """Hull and slots."""
    canvas, grid = sketch.canvas, sketch.grid
    draw_hull(canvas, grid.left, grid.hull, wide=grid.wide)
    if not grid.wide and not grid.keel:
        canvas.put(grid.left, grid.hull + 2, " " * grid.width)
    if grid.wide:
        canvas.put(grid.left + 2, grid.booty - 1, "▔" * 84, "sea")
    if phase_of(sketch.view) == "":
        _draw_colours(sketch)
        return
    slots = slots_of(sketch)
    for x, slot in zip(grid.slots(len(slots)), slots, strict=True):
        if slot.rank == 0:
            _draw_sealed(sketch, x, slot.seat)
        else:
            _draw_slot(sketch, x, slot)


def _draw_slot(sketch: Sketch, x: int, slot: Slot) -> None:
    if slot.ghost is not None:
        _draw_ghost(sketch, x, slot, slot.ghost)
    else:
        _draw_aboard(sketch, x, slot)


def _who(seat: int) -> str:
    return f"{SEAT_SHAPES[seat]} {SEAT_LETTERS[seat]}"


def _draw_aboard(sketch: Sketch, x: int, slot: Slot) -> None:
    """A character on the ship: rank, influence and crew, name, owner, when it acts."""
    canvas, grid, seat = sketch.canvas, sketch.grid, slot.seat
    word, paint = order_word(sketch, slot)
    active = paint == "lantern bold"
    y, height = grid.cards, 7 if grid.wide else 4
    kind, edge = ("heavy", "lantern") if active else ("round", "line2")
    canvas.box(x, y, CARD, height, kind, edge, "raised" if grid.wide else "panel")
    letter, crew = colour_letter(sketch.view.colours[seat]), f"{sketch.paint(seat)} bold"
    influence = f"({slot.influence})" if canvas.ascii else f"○{slot.influence}"
    name, end = name_in(slot.rank, CARD - 2), x + CARD - 1
    if grid.wide:
        draw_digits(canvas, x + 2, y + 1, slot.rank, "ink")
        canvas.right(end, y + 1, influence, "soft")
        canvas.right(end, y + 2, letter, crew)
        canvas.put(x + 1, y + 4, name, "ink bold")
        label = fit(f"{_who(seat)} {sketch.scene.names[seat]}", CARD - 2)
        canvas.put(x + 1, y + 5, label, sketch.paint(seat))
        canvas.centre(x, y - 1, CARD, fit(word, CARD), paint)
    else:
        canvas.put(x + 1, y, f" {slot.rank} ", "ink bold")
        canvas.right(end - cell_len(letter), y, f" {influence}", "soft")
        canvas.right(end, y, letter, crew)
        canvas.put(x + 1, y + 1, name, "ink")
        canvas.put(x + 1, y + 2, _who(seat), crew)
        canvas.right(end, y + 2, fit(short_order(sketch, slot), CARD - 6), paint)
    canvas.hit(x, y, CARD, height, f"slot:{slot.place}")


def _draw_ghost(sketch: Sketch, x: int, slot: Slot, ghost: Ghost) -> None:
    """A character that was on the ship today, where it went, and its owner where there is room."""
    canvas, grid = sketch.canvas, sketch.grid
    y, height, room = grid.cards, 7 if grid.wide else 4, CARD - 2
    canvas.box(x, y, CARD, height, "dashed", "faint", "panel")
    name, row = name_in(ghost.rank, room), y + (4 if grid.wide else 1)
    if grid.wide:
        draw_digits(canvas, x + 2, y + 1, ghost.rank, "line2")
        word, paint = order_word(sketch, slot)
        canvas.centre(x, y - 1, CARD, fit(word, CARD), paint)
    else:
        canvas.put(x + 1, y, str(ghost.rank), "faint")
    gone = {"den": t("in den"), "graveyard": t("graveyard"), "replaced": t("replaced")}[ghost.where]
    who = _who(ghost.seat)
    if ghost.where == "graveyard" and cell_len(gone) + 1 + cell_len(who) > room:
        gone = t("grave")
    for at, text in enumerate((name, fit(gone, room))):
        canvas.put(x + 1, row + at, text, "faint")
    for at, text, mark in ((1, gone, who), (0, name, who), (1, gone, who.replace(" ", ""))):
        if cell_len(text) + 1 + cell_len(mark) <= room:
            canvas.right(x + CARD - 1, row + at, mark, sketch.paint(ghost.seat))
            break


def _draw_sealed(sketch: Sketch, x: int, seat: int) -> None:
    """The place of a character that is still being chosen, or lies there face down."""
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    sealed = view.chosen[seat]
    y, height = grid.cards, 7 if grid.wide else 4
    own = sketch.private.sealed if sketch.private and sketch.private.seat == seat else 0
    if sealed:
        canvas.box(x, y, CARD, height, "round", "private" if own else "line2", "panel")
    else:
        canvas.box(x, y, CARD, height, "dashed", "line2", "panel")
    word = t("sealed") if sealed else t("choosing")
    who, crew = _who(seat), sketch.paint(seat)
    if grid.wide:
        canvas.centre(x, y - 1, CARD, word, "soft" if sealed else "faint")
        if own:
            draw_digits(canvas, x + 3, y + 1, own, "private")
            canvas.put(x + 1, y + 4, "▌", "private")
            canvas.put(x + 2, y + 4, name_in(own, CARD - 3), "private")
        elif sealed:
            for row in range(1, 5):
                canvas.put(x + 2, y + row, "▒" * 9, "line2")
        canvas.put(x + 1, y + 5, fit(f"{who} {sketch.scene.names[seat]}", CARD - 2), crew)
    else:
        if own:
            canvas.put(x + 1, y + 1, fit(f"▌{own} {name_in(own, 7)}", CARD - 2), "private")
        else:
            canvas.put(x + 1, y + 1, fit(word, CARD - 2), "soft" if sealed else "faint")
        canvas.put(x + 1, y + 2, who, f"{crew} bold")
        if sealed:
            canvas.put(x + 5, y + 2, "▒" * 7, "line2")
    canvas.hit(x, y, CARD, height, f"seat:{seat}")


def _draw_colours(sketch: Sketch) -> None:
    """The six colours while they are being chosen, each with whoever has taken it."""
    canvas, grid, view = sketch.canvas, sketch.grid, sketch.view
    height = 7 if grid.wide else 4
    for x, (colour, face) in zip(grid.slots(6), COLOURS.items(), strict=True):
        owner = view.colours.index(colour) if colour in view.colours else None
        mark = sketch.mark(f"colour:{colour}")
        kind, edge = {
            "focused": ("heavy", "lantern"),
            "legal": ("round", "legal"),
        }.get(mark.kind, ("dashed", "line2"))
        y, paint = grid.cards, f"crew-{colour}"
        canvas.box(x, y, CARD, height, kind, edge, "raised" if mark.kind == "focused" else "panel")
        if mark.key:
            label = f"({mark.key})" if mark.kind == "barred" else f" {mark.key} "
            canvas.put(x + 2, y, label, "faint" if mark.kind == "barred" else "lantern bold")
        name = fit(str(pick(face.name)), CARD - 2)
        if grid.wide:
            for row in (1, 2):
                canvas.centre(x, y + row, CARD, "█" * 7, paint)
        canvas.centre(x, y + (4 if grid.wide else 1), CARD, name, f"{paint} bold")
        if owner is not None:
            label = f"{SEAT_SHAPES[owner]} {SEAT_LETTERS[owner]} {sketch.scene.names[owner]}"
            canvas.centre(x, y + (5 if grid.wide else 2), CARD, fit(label, CARD - 2), paint)
        else:
            canvas.centre(x, y + (5 if grid.wide else 2), CARD, t("free"), "faint")
        canvas.hit(x, y, CARD, height, f"colour:{colour}")


# --- who acts when ------------------------------------------------------------------------------------------


def _position(sketch: Sketch, slot: Slot) -> int:
    """How many act before a character at dusk, counted from the one that acts now."""
    return len(sketch.view.ship) - 1 - slot.place


def order_word(sketch: Sketch, slot: Slot) -> tuple[str, str]:
    """What stands above a slot, and its paint."""
    view = sketch.view
    phase = phase_of(view)
    if slot.ghost is not None:
        return _ghost_word(sketch, slot.ghost), "lantern bold" if slot.ghost.where == "replaced" else "faint"
    if phase == "dusk":
        place = _position(sketch, slot)
        if place == 0:
            if view.agenda[-1][0] == "saber":
                return t("strikes now"), "lantern bold"
            return t("takes now"), "lantern bold"
        return _turn_word(place, last=slot.place == 0), "soft"
    if phase == "day":
        key = (slot.rank, slot.influence, slot.seat)
        now = _acting_by_day(sketch)
        if key == now:
            return t("acts now"), "lantern bold"
        if "day" not in CHARACTERS[slot.rank].phases:
            return t("not by day"), "faint"
        if key < now:
            return t("has acted"), "faint"
        later = [
            (card.rank, card.influence, card.seat)
            for card in view.ship
            if tuple(card) > now and "day" in CHARACTERS[card.rank].phases
        ]
        return _turn_word(1 + later.index(key), last=False), "soft"
    return "", "soft"


def _acting_by_day(sketch: Sketch) -> tuple[int, int, int]:
    """The character that acts by day: rank, influence, seat."""
    step = next(step for step in reversed(sketch.view.agenda) if step[0] == "day")
    return int(step[1]), int(step[2]), int(step[3])


def _turn_word(place: int, *, last: bool) -> str:
    """When a character acts: 1 is next."""
    if place == 1:
        return t("next")
    if last:
        return t("last")
    return {2: t("third"), 3: t("fourth"), 4: t("fifth")}.get(place, t("sixth"))


def short_order(sketch: Sketch, slot: Slot) -> str:
    """The same word in 7 cells."""
    word, paint = order_word(sketch, slot)
    if paint == "lantern bold":
        return tp("acts or takes now", "now")
    return "" if cell_len(word) > CARD - 6 else word


def _ghost_word(sketch: Sketch, ghost: Ghost) -> str:
    if ghost.where == "replaced":
        return t("who comes?")
    if ghost.thrown:
        return t("thrown off")
    if not ghost.took:
        return t("took nothing")
    words = [token_word(kind) for kind in ghost.took]
    told = t("took {token}", token=t(", ").join(words))
    return told if cell_len(told) <= CARD else t("took {n}", n=len(words))
