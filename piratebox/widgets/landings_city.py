"""The city of Vasco da Gama: characters, crew sections, and the discs waiting to sail."""

from rich.cells import cell_len

from piratebox.language import t, tp
from rules.vasco_da_gama.components import CHARACTERS, SAILORS

from .canvas import fit, pad
from .glyphs import seat_mark
from .landings_grid import BOX_KINDS, SEA, Sketch
from .landings_projects import draw_ready
from .landings_spaces import draw_disc, draw_queue, draw_spaces
from .landings_words import about_character, action_word, draw_crew, list_name, reals

# --- characters -------------------------------------------------------------------------------------------

_ABOUT, _HOLDER = 11, 30
"""Columns of what a character gives and of who holds it, from the list's left edge."""


def draw_characters(sketch: Sketch) -> None:
    """Draw the area's heading, the four characters and the money."""
    canvas, (x, y) = sketch.canvas, sketch.grid.characters
    canvas.put(x, y, fit(t("Characters"), 11), "ink bold")
    canvas.hit(x, y, 11, 1, "area:characters")
    draw_spaces(sketch, x + 13, y, "characters", x + (38 if sketch.grid.wide else 39))
    for row, character in enumerate(CHARACTERS, start=1):
        _draw_character(sketch, x, y + row, character)
    _draw_money(sketch, x, y + 1 + len(CHARACTERS))


def _draw_label(sketch: Sketch, x: int, y: int, width: int, target: str, text: str, paint: str) -> None:
    """A line of a list: its key before it, or a filled chip round it."""
    canvas, mark = sketch.canvas, sketch.mark(target)
    if mark.kind in BOX_KINDS:
        label = f"{mark.label} " if mark.key else ""
        canvas.chip(x - 1 - cell_len(label), y, label + pad(text, width), "lantern")
        return
    if mark.key:
        canvas.right(x - 1, y, mark.label, mark.paint)
    canvas.put(x, y, fit(text, width), paint)


def _draw_character(sketch: Sketch, x: int, y: int, character: str) -> None:
    canvas, seen, target = sketch.canvas, sketch.view, f"character:{character}"
    used = bool(dict(seen.taken)[character])
    paint = "faint" if used else "ink bold"
    _draw_label(sketch, x, y, _ABOUT - 1, target, list_name(character), paint)
    canvas.put(x + _ABOUT, y, fit(about_character(seen, character), 18), "faint" if used else "soft")
    holder, word = seen.holder(character), t("used") if used else ""
    ink = "faint"
    if sketch.after is not None and dict(sketch.after.taken)[character] and not used:
        holder, word, ink = sketch.after.holder(character), t("then"), "preview"
    if holder is not None:
        paint = ink if ink == "preview" else sketch.scene.colours[holder]
        canvas.put(x + _HOLDER, y, seat_mark(holder), f"{paint} bold" if ink == "preview" else paint)
    if word:
        canvas.put(x + _HOLDER + 4, y, fit(word, 5), ink)
    canvas.hit(x, y, _HOLDER + 8, 1, target)


def _draw_money(sketch: Sketch, x: int, y: int) -> None:
    """The two money stacks."""
    canvas, seen = sketch.canvas, sketch.view
    canvas.put(x, y, fit(t("money"), 10), "ink bold")
    at, shown = x + _ABOUT, seen.stacks if seen.tile else ()
    gap = 3 if sketch.asks_for("money:") else 2
    for stack, amount in enumerate(shown, start=1):
        if stack > 1:
            at = canvas.put(at + 2, y, t("or"), "soft") + gap
        target = f"money:{stack}"
        mark = sketch.mark(target)
        text = reals(amount) if amount else t("taken")
        end = at + cell_len(text)
        if mark.kind in BOX_KINDS:
            canvas.chip(at - 1, y, text, "lantern")
        else:
            canvas.put(at, y, text, "ink" if amount else "faint")
        if mark.key:
            canvas.right(at - 1, y, mark.label, mark.paint)
        canvas.hit(at, y, end - at, 1, target)
        at = end


# --- crew sections ----------------------------------------------------------------------------------------


def draw_sections(sketch: Sketch) -> None:
    """Draw the area's heading, the crew sections, prices and the bag."""
    wide = sketch.grid.wide
    canvas, (x, y) = sketch.canvas, sketch.grid.sections
    title = t("Crew sections") if wide else t("Recruiting")
    canvas.put(x, y, fit(title, 16 if wide else 10), "ink bold")
    canvas.hit(x, y, cell_len(title), 1, "area:recruiting")
    bag = t("bag {n}", n=sum(sketch.view.bag))
    if wide:
        canvas.right(x + 24, y, bag, "faint")
        canvas.hit(x + 24 - cell_len(bag), y, cell_len(bag), 1, "bag")
        draw_spaces(sketch, x, y + 1, "recruiting", x + 26)
    else:
        draw_spaces(sketch, x + 11, y, "recruiting", x + 35)
    first = y + 2 if wide else y + 1
    for number in range(1, len(sketch.view.sections) + 1):
        _draw_section(sketch, x, first + number - 1, number)
    if wide:
        _draw_wide_prices(sketch, x + 24, first)
    else:
        _draw_narrow_prices(sketch, x, y, bag)
    _draw_captain(sketch, *((x + 6, first + len(sketch.view.sections)) if wide else (x + 26, y + 5)))


def _prices(sketch: Sketch) -> str:
    return " ".join(str(price) for price in sketch.box.sailor_price[1:])


def _draw_wide_prices(sketch: Sketch, end: int, y: int) -> None:
    """What sailors cost by how many colours they are of, at the right of the sections."""
    words = (t("price"), _prices(sketch), t("by colours"))
    hired = _hired(sketch)
    rows = [y + row for row in range(3) if hired is None or y + row != y + hired[0] - 1]
    for row, text in zip(rows, words if len(rows) == 3 else words[:2], strict=True):
        sketch.canvas.right(end, row, text, "faint")


def _draw_narrow_prices(sketch: Sketch, x: int, y: int, bag: str) -> None:
    canvas, colours = sketch.canvas, " ".join(str(n) for n in range(1, len(SAILORS) + 1))
    if len(sketch.view.sections) < 4:
        row = y + 4
        canvas.put(x, row, fit(t("colours"), 8), "faint")
        canvas.put(x + 9, row, colours, "faint")
    canvas.put(x, y + 5, fit(t("Reals"), 8), "faint")
    after = canvas.put(x + 9, y + 5, _prices(sketch), "faint") + 2
    canvas.put(after, y + 5, bag, "faint")
    canvas.hit(after, y + 5, cell_len(bag), 1, "bag")


def _hired(sketch: Sketch) -> tuple[int, tuple[int, ...]] | None:
    """The section hired from and the sailors chosen, while that is being asked or would be."""
    for seen in (sketch.after, sketch.view):
        if seen is not None and seen.agenda and seen.agenda[-1][0] in ("hire", "captain"):
            section, *counts = [int(part) for part in seen.agenda[-1][2:]]
            return (section, tuple(counts)) if section else None
    return None


def _draw_section(sketch: Sketch, x: int, y: int, number: int) -> None:
    canvas, wide, target = sketch.canvas, sketch.grid.wide, f"section:{number}"
    mark = sketch.mark(target)
    crew = sketch.view.sections[number - 1]
    label = str(number) if wide else t("section {n}", n=number)
    at = x + (3 if wide else 11)
    if mark.kind in BOX_KINDS:
        canvas.chip(x - 1, y, pad(label, 1 if wide else 9), "lantern")
    else:
        canvas.put(x, y, label, "soft")
        if mark.key and mark.key != str(number):
            canvas.right(x, y, mark.label, mark.paint)
        elif mark.key:
            canvas.put(x + cell_len(label) - 1, y, mark.key, mark.paint)
    canvas.hit(x, y, at - x, 1, target)
    if any(sketch.mark(f"crew:{number}:{colour}").key for colour in SAILORS):
        end = _draw_groups(sketch, at, y, number)
    elif any(crew):
        end = draw_crew(canvas, at, y, crew)
    else:
        end = canvas.put(at, y, t("empty"), "faint")
    hired = _hired(sketch)
    if hired is not None and hired[0] == number and any(hired[1]):
        canvas.put(end, y, " ► ", "lantern")
        draw_crew(canvas, end + 3, y, hired[1])


def _draw_groups(sketch: Sketch, x: int, y: int, section: int) -> int:
    """The sailors of a section colour by colour, each with the key that takes them."""
    canvas, end = sketch.canvas, x
    for place, (colour, count) in enumerate(zip(SAILORS, sketch.view.sections[section - 1], strict=True)):
        if not count:
            continue
        target = f"crew:{section}:{colour}"
        mark = sketch.mark(target)
        counts = [count if at == place else 0 for at in range(len(SAILORS))]
        start = x
        if mark.kind in BOX_KINDS:
            canvas.put(x - 1, y, "▐", "lantern")
            x = draw_crew(canvas, x, y, counts)
            x = end = canvas.put(x, y, "▌", "lantern")
        else:
            several = mark.kind == "legal" and sketch.step == "hire"
            x = canvas.put(x, y, "▸" if several else mark.label, mark.paint)
            end = draw_crew(canvas, x, y, counts)
            x = end + 1
        canvas.hit(start, y, x - start, 1, target)
    return end


def _draw_captain(sketch: Sketch, x: int, y: int) -> None:
    """The captain space, while a captain can be had."""
    mark = sketch.mark("captain")
    if not mark.key and mark.kind == "plain":
        return
    hired = _hired(sketch)
    price = sum(hired[1]) if hired else 0
    words = t("captain")
    if sketch.grid.wide:
        words = t("captain, {amount}", amount=reals(price)) if price else t("captain, free")
    _draw_label(sketch, x + 2, y, 18 if sketch.grid.wide else 7, "captain", words, "ink bold")
    sketch.canvas.hit(x, y, 2 + cell_len(words), 1, "captain")


# --- discs that wait --------------------------------------------------------------------------------------


def draw_sailing(sketch: Sketch) -> None:
    """Draw the sailing area: below each other in the wide drawing, in a row on the narrow city page."""
    canvas, (x, y) = sketch.canvas, sketch.grid.sailing
    word = t("Sailing")
    canvas.put(x, y, fit(word, 8), "ink bold")
    canvas.hit(x, y, cell_len(word), 1, "area:sailing")
    if sketch.grid.wide:
        draw_queue(sketch, x, y + 1, "sailing")
    else:
        draw_spaces(sketch, x + 9, y, "sailing", sketch.grid.left + 78)


def draw_waiting(sketch: Sketch) -> None:
    """Draw the discs still to come beside the stairs of the narrow sea page."""
    canvas, seen, (x, y) = sketch.canvas, sketch.view, sketch.grid.queue
    if seen.marker:
        words = t("marker {n}", n=seen.marker)
        canvas.right(x + 28, y, words, "soft")
        canvas.hit(x + 28 - cell_len(words), y, cell_len(words), 1, "marker")
    discs = [(number, disc) for number, disc in sorted(seen.discs) if sketch.waits(number)]
    canvas.put(x, y, fit(t("discs to come") if discs else t("no disc to come"), 17), "soft")
    rows = 5
    most = 2 * rows
    shown = discs if len(discs) <= most else discs[: most - 1]
    first = min(rows, len(shown) // 2) if len(shown) < most - 1 else rows
    names = [action_word(disc.area, short=place < first) for place, (_, disc) in enumerate(shown)]
    start = x - 2 if any(cell_len(word) > 5 for word in names[:first]) else x
    for place, ((number, disc), word) in enumerate(zip(shown, names, strict=True)):
        at, row = (start, y + 1 + place) if place < first else (x + 13, y + 1 + place - first)
        after = draw_disc(sketch, at, row, number, disc, gap=" ")
        canvas.put(at + 6, row, fit(word, 7 if place < first else 9), "soft")
        canvas.hit(at, row, after - at, 1, f"number:{number}")
    if len(shown) < len(discs):
        canvas.put(x + 13, y + rows, t("+{n} more", n=len(discs) - len(shown)), "soft")
    _draw_score_change(sketch, x + 10, y + 6)


def _draw_score_change(sketch: Sketch, x: int, y: int) -> None:
    """The VP and the money that the acting seat would have."""
    seen, after, seat = sketch.view, sketch.after, sketch.view.acting
    if after is None or seat is None:
        return
    canvas = sketch.canvas
    changes = (
        (seen.score(seat), after.score(seat), tp("beside a number", "VP")),
        (seen.money[seat], after.money[seat], t("Reals")),
    )
    for before, then, unit in changes:
        if then != before:
            at = canvas.put(x, y, t("then") + " ", "preview bold")
            at = canvas.put(at, y, f"{before} ► ", "soft")
            at = canvas.put(at, y, str(then), "preview bold")
            canvas.put(at + 1, y, unit, "soft")
            y += 1


# --- the acting seat --------------------------------------------------------------------------------------


def draw_hand(sketch: Sketch) -> None:
    """Draw what the acting seat has: always on narrow pages, in the wide drawing while it is asked for."""
    grid, seen, seat = sketch.grid, sketch.view, sketch.view.acting
    x, y = grid.hand
    if seat is None:
        return
    end = grid.left + (87 if grid.wide else 79)
    if grid.wide or y == grid.projects:
        draw_ready(sketch, x, y, end)
        return
    canvas, after = sketch.canvas, sketch.after
    x = canvas.put(x, y, seat_mark(seat), f"{sketch.scene.colours[seat]} bold") + 1
    x = canvas.put(x, y, t("Reals"), "soft") + 1
    x = canvas.put(x, y, str(seen.money[seat]), "gold bold")
    if after is not None and after.money[seat] != seen.money[seat] and grid.page != SEA:
        x = canvas.put(canvas.put(x, y, "►", "soft"), y, str(after.money[seat]), "preview bold")
    x = canvas.put(x + 2, y, tp("own pieces", "captains"), "soft") + 1
    x = canvas.put(x, y, str(seen.captains[seat]), "ink bold") + 2
    x = canvas.put(x, y, t("crew"), "soft") + 1
    x = (
        draw_crew(canvas, x, y, seen.crew[seat], gap="")
        if any(seen.crew[seat])
        else canvas.put(x, y, "-", "faint")
    )
    draw_ready(sketch, x + 2, y, end)
