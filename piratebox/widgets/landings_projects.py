"""The projects of Vasco da Gama: the São Gabriel one and six more, and what is ready in hand."""

from rich.cells import cell_len

from piratebox.language import t, tn, tp
from piratebox.wording.vasco_da_gama.targets import displayed
from rules.vasco_da_gama.components import PROJECT_SPACES

from .canvas import fit, pad
from .landings_grid import BOX_KINDS, Sketch
from .landings_spaces import draw_spaces
from .landings_words import plan_words, ship_words, tile_income

_EDGES = {"plain": "─", "heavy": "━", "double": "═"}


def draw_projects(sketch: Sketch) -> None:
    """Draw the area's heading and its seven tiles."""
    canvas, grid, y = sketch.canvas, sketch.grid, sketch.grid.projects
    x = grid.left + 1
    canvas.put(x, y, fit(t("Projects"), 9), "ink bold")
    canvas.hit(x, y, 9, 1, "area:projects")
    draw_spaces(sketch, x + 10, y, "projects", grid.left + 40)
    pitch, width = (12, 11) if grid.wide else (11, 10)
    for index in range(PROJECT_SPACES + 1):
        _draw_tile(sketch, x + pitch * index, y + 1, width, index)


def _draw_tile(sketch: Sketch, x: int, y: int, width: int, index: int) -> None:
    canvas, seen, box = sketch.canvas, sketch.view, sketch.box
    tile, target, inner = displayed(seen, index), f"project:{index}", width - 2
    if not tile:
        canvas.box(x, y, width, 4, "plain", "line")
        canvas.put(x + 2, y + 1, fit(t("sold"), inner - 1), "faint")
        return
    mark = sketch.mark(target)
    kind = BOX_KINDS.get(mark.kind, "plain")
    edge = "lantern" if mark.kind in BOX_KINDS else "legal" if mark.kind == "legal" else "line2"
    canvas.box(x, y, width, 4, kind, edge, "raised")
    _draw_heading(sketch, x + 1, y, inner, index)
    canvas.put(x + 1, y + 1, pad(tp("on a tile", "level"), 6), "soft")
    canvas.put(x + 7, y + 1, str(box.level[tile]), "ink bold")
    crew = box.crew[tile]
    if index:
        canvas.put(x + 1, y + 2, pad(t("crew"), 6), "soft")
        canvas.put(x + 7, y + 2, str(crew), "ink bold")
    else:
        price = tn("{n} Real", "{n} Reals", crew)
        number = str(crew)
        canvas.put(x + 1, y + 2, fit(price, inner), "soft")
        if price.startswith(number):
            canvas.put(x + 1, y + 2, number, "ink bold")
    income = tile_income(box, tile, short=not sketch.grid.wide)
    if income:
        text = f" {income} " if cell_len(income) + 2 <= inner else income
        canvas.put(x + 1, y + 3, text + _EDGES[kind] * (inner - cell_len(text)), edge)
        canvas.put(x + 1, y + 3, text, "soft")
    canvas.hit(x, y, width, 4, target)


def _draw_heading(sketch: Sketch, x: int, y: int, inner: int, index: int) -> None:
    """On a tile's upper edge: its key, that it is chosen, or that it is the São Gabriel project."""
    canvas, mark = sketch.canvas, sketch.mark(f"project:{index}")
    if mark.key:
        x = canvas.put(x, y, mark.label, mark.paint)
        inner -= cell_len(mark.label)
    if mark.kind == "chosen":
        canvas.put(x, y, fit(" " + t("chosen"), inner), "lantern bold")
    elif not index:
        word = t("Gabriel") if inner >= 9 else t("Gabr.")
        room = cell_len(word) + 2 <= inner
        text = f" {word} " if room else f" {word}" if cell_len(word) < inner else word
        canvas.put(x, y, fit(text, inner), "soft")


def draw_price_note(sketch: Sketch) -> None:
    """What projects cost."""
    amount = sketch.box.amount
    words = t("one for {one}, two for {two} Reals", one=amount["project_one"], two=amount["project_two"])
    sketch.canvas.put(*sketch.grid.note, fit(words, 32), "soft")


# --- what the acting seat has in hand ---------------------------------------------------------------------


def draw_ready(sketch: Sketch, x: int, y: int, end: int) -> None:
    """Draw the acting seat's launched ships and projects in a row, each with the key that takes it."""
    seen, seat = sketch.view, sketch.view.acting
    if seat is None:
        return
    box, ready, hand = sketch.box, seen.ships[seat], seen.projects[seat]
    ships = [ship_words(box, ship) for ship in ready]
    plans = [plan_words(box, ship) for ship in hand]
    labels = (t("ready"), t("projects"))
    keys = [sketch.mark(target).label for target in (*sketch.scene.keys, *sketch.scene.barred)]
    marked = sum(len(key) + 1 for key in keys) if sketch.asks_for("ship:", "plan:") else 0
    comma = t(", ")
    whole = [
        f"{label} {comma.join(held)}" for label, held in zip(labels, (ships, plans), strict=True) if held
    ]
    groups = [cell_len(words) for words in whole]
    if x + sum(groups) + 2 * (len(groups) - 1) + marked > end:
        ships = [str(box.level[ship]) for ship in ready]
        plans = [f"{box.level[ship]}/{box.crew[ship]}" for ship in hand]
    x = _draw_held(sketch, x, y, end, labels[0], [f"ship:{seat}:{at}" for at in range(len(ships))], ships)
    _draw_held(sketch, x, y, end, labels[1], [f"plan:{seat}:{at}" for at in range(len(plans))], plans)


def _draw_held(
    sketch: Sketch, x: int, y: int, end: int, label: str, targets: list[str], words: list[str]
) -> int:
    if not words or x + cell_len(label) + 3 > end:
        return x
    canvas = sketch.canvas
    x = canvas.put(x, y, label, "soft") + 1
    for number, (target, word) in enumerate(zip(targets, words, strict=True)):
        mark = sketch.mark(target)
        comma = t(", ") if number + 1 < len(words) else ""
        if mark.kind in BOX_KINDS:
            text = fit(f"{mark.key}▸{word}" if mark.key else word, end - x - 1)
            after = canvas.chip(x - 1, y, text, "lantern") if text else x
            comma = " "
        else:
            after = x
            if mark.key:
                after = canvas.put(after, y, f"{mark.label}▸", mark.paint)
            after = canvas.put(after, y, fit(word + comma, max(0, end - after)), "ink")
            comma = ""
        canvas.hit(x, y, after - x, 1, target)
        x = after + (1 if comma else 0)
        if x >= end:
            return end
    return x + 2
