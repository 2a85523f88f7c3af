"""The action spaces of the four areas, as every heading on the board of Vasco da Gama shows them."""

from piratebox.wording.vasco_da_gama.targets import lying
from rules.vasco_da_gama.components import AREAS
from rules.vasco_da_gama.state import Disc
from rules.vasco_da_gama.view import View

from .landings_grid import Sketch
from .landings_words import mark_of

FREE = "___"
"""An action space without a disc."""


def capacity(seen: View, area: str) -> int:
    """How many action spaces of an area are open at this table."""
    return int(seen.box.capacity[seen.seats][AREAS.index(area)])


def new_disc(sketch: Sketch) -> tuple[int, Disc] | None:
    """The disc that the highlighted choice would place, with its number."""
    if sketch.after is None:
        return None
    known = dict(sketch.view.discs)
    return next(((number, disc) for number, disc in sketch.after.discs if number not in known), None)


def draw_spaces(sketch: Sketch, x: int, y: int, area: str, end: int) -> None:
    """Draw an area's spaces in a row that ends before column ``end``: discs, then free ones."""
    seen = sketch.view
    discs = lying(seen, area)
    count = max(capacity(seen, area), len(discs))
    width = sum(2 + len(str(number)) for number, _ in discs) + len(FREE) * (count - len(discs))
    gap = 2 if x + width + 2 * (count - 1) <= end else 1
    for place in range(count):
        disc = discs[place] if place < len(discs) else None
        x = _draw_space(sketch, x, y, area, place, disc) + gap


def draw_queue(sketch: Sketch, x: int, y: int, area: str) -> None:
    """Draw an area's spaces one below the other."""
    discs = lying(sketch.view, area)
    for place in range(max(capacity(sketch.view, area), len(discs))):
        disc = discs[place] if place < len(discs) else None
        _draw_space(sketch, x, y + place, area, place, disc, gap=" ")


def _draw_space(
    sketch: Sketch, x: int, y: int, area: str, place: int, found: tuple[int, Disc] | None, gap: str = ""
) -> int:
    """Draw one space; returns the column after it."""
    canvas, target = sketch.canvas, f"space:{area}:{place}"
    if found is not None:
        end = draw_disc(sketch, x, y, *found, gap=gap)
        canvas.hit(x, y, end - x, 1, target)
        return end
    mark, new = sketch.mark(target), new_disc(sketch)
    end = x + len(FREE)
    if new is not None and new[1].area == area and place == len(lying(sketch.view, area)):
        end = canvas.chip(x - 1, y, f"{mark_of(new[1].seat)}{gap}{new[0]}", "preview") - 1
    elif mark.kind == "focused":
        canvas.chip(x - 1, y, f"{mark.label:_^3}", "lantern")
    elif mark.key:
        canvas.put(x, y, FREE, "legal" if mark.kind == "legal" else "faint")
        canvas.put(x if mark.kind == "barred" else x + 1, y, mark.label, mark.paint)
    else:
        canvas.put(x, y, FREE, "line")
    canvas.hit(x, y, end - x, 1, target)
    return end


def draw_disc(sketch: Sketch, x: int, y: int, number: int, disc: Disc, *, gap: str = "") -> int:
    """Draw a disc with its number: filled while it is executed, faint once that is done.

    Returns:
        The column after it.
    """
    canvas, paint = sketch.canvas, sketch.scene.colours[disc.seat]
    label = mark_of(disc.seat) + gap
    if number == sketch.view.resolving:
        return canvas.chip(x - 1, y, f"{label}{number}", paint) - 1
    if not sketch.waits(number):
        return canvas.put(x, y, f"{label}{number}", "faint")
    return canvas.put(canvas.put(x, y, label, paint), y, str(number), "ink bold")
