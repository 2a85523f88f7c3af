"""The prompt: who is asked what, the answers in words, and what the highlighted one would do."""

from dataclasses import dataclass

from rich.cells import cell_len

from piratebox.language import sentences, t
from piratebox.table.asking import Item

from .canvas import Canvas, fit, pad, wrap
from .canvas_widget import CanvasWidget
from .furniture import Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """What the prompt shows.

    ``focused`` is an index into ``items`` or None; ``short`` is the question where there is little room.
    ``message`` is a refusal or a notice and takes the place of the ``consequence``; ``hover`` the text of
    what the mouse is over. ``told`` says what the last choice did. ``detail`` explains the highlighted item;
    in a low prompt it takes the place of the items, which must then all stand on the board. ``text`` is read,
    page by page, instead of anything being asked.
    """

    seat: Seat | None
    question: str
    items: tuple[Item, ...] = ()
    focused: int | None = None
    short: str = ""
    back: str = ""
    consequence: tuple[str, ...] = ()
    message: str = ""
    alarm: bool = True
    """Whether the message is a refusal or trouble."""
    hover: str = ""
    told: str = ""
    fresh: bool = False
    """Whether ``told`` may take the place of the consequence where there is no other room for it."""
    detail: str = ""
    text: str = ""
    page: int = 0


def pages(text: str, width: int, height: int) -> list[list[str]]:
    """A text as pages of lines, for a prompt of that many cells; its first row holds the heading."""
    rows = max(1, height - 1)
    lines = wrap(text, max(20, width - 3)) if text else []
    return [lines[at : at + rows] for at in range(0, len(lines), rows)]


class Prompt(CanvasWidget):
    """The prompt area: 6 rows, or 4 in a narrow terminal."""

    asked = Asked(None, "")
    _late = ""
    """What the last choice led to, if it has no room beside the question."""

    def show(self, asked: Asked) -> None:
        """Ask something else."""
        self.asked = asked
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Question, answers, consequence."""
        asked = self.asked
        margin = 1 if canvas.height > 4 else 0
        if asked.text:
            self._page(canvas, margin)
            return
        x = margin
        if asked.seat is not None:
            x = canvas.chip(x, 0, asked.seat.label, asked.seat.colour) + 1
        back = t("esc {where}", where=asked.back) if asked.back else ""
        room = canvas.width - x - (cell_len(back) + 2 if back else 1)
        if not asked.items and cell_len(asked.question) > room:
            canvas.paragraph(x, 0, room, asked.question, "ink bold", rows=canvas.height)
            return
        question = asked.question if cell_len(asked.question) <= room else asked.short or asked.question
        canvas.put(x, 0, fit(question, room), "ink bold")
        if back:
            edge = canvas.width - 1
            canvas.right(edge, 0, back, "soft")
            canvas.put(edge - cell_len(back), 0, back.split(" ")[0], "lantern bold")
            canvas.hit(edge - cell_len(back), 0, cell_len(back), 1, "key:esc")
        beside = not back and x + cell_len(question) + cell_len(asked.told) + 3 <= canvas.width
        if asked.told and beside:
            canvas.right(canvas.width - 1, 0, asked.told, "soft")
        self._late = "" if beside or not asked.fresh else asked.told
        if asked.detail and canvas.height <= 4:
            self._tail(canvas, margin)
            for row, line in enumerate(self._detail(canvas, margin)):
                canvas.put(margin + 1, 1 + row, line, "ink")
            return
        self._tail(canvas, margin)
        self._items(canvas, margin)

    def _detail(self, canvas: Canvas, margin: int) -> list[str]:
        """What explains the highlighted item, in all rows but the first and the last."""
        return wrap(self.asked.detail, canvas.width - margin - 2)[: canvas.height - 2]

    def _page(self, canvas: Canvas, margin: int) -> None:
        """What is to be read, and the key that goes on."""
        asked = self.asked
        canvas.put(margin + 1, 0, asked.question, "ink bold")
        words, key = t("enter goes on"), t("enter goes on").split(" ")[0]
        edge = canvas.width - 1
        canvas.right(edge, 0, words, "soft")
        canvas.put(edge - cell_len(words), 0, key, "lantern bold")
        found = pages(asked.text, canvas.width, canvas.height)
        for row, line in enumerate(found[min(asked.page, len(found) - 1)]):
            canvas.put(margin + 1, 1 + row, line, "ink")
        canvas.hit(0, 0, canvas.width, canvas.height, "key:enter")

    def _columns(self, canvas: Canvas) -> int:
        """How many columns the answers take, so that all of them have a row."""
        count = len(self.asked.items)
        most = max(1, canvas.height - 2)
        if self._listed(canvas):
            return 1
        wanted = 3 if canvas.width >= 90 else 2 if canvas.height > 4 else 1
        return max(min(wanted, count), -(-count // most), 1)

    def _listed(self, canvas: Canvas) -> bool:
        """Whether the answers are few enough to stand one below the other, with room for their notes."""
        items = self.asked.items
        few = 1 < len(items) <= canvas.height - (3 if canvas.height > 4 else 2)
        return few and canvas.width >= 60 and any(item.note for item in items)

    def _list(self, canvas: Canvas, margin: int) -> None:
        """One answer to a row: key and label, then the note."""
        items = self.asked.items
        keys = [f"({item.key})" if item.reason else item.key for item in items]
        width = max(cell_len(item.label) + cell_len(key) for item, key in zip(items, keys, strict=True))
        width = min(width, canvas.width - margin - 4)
        x = margin + 1
        for row, (item, key) in enumerate(zip(items, keys, strict=True), start=1):
            label = fit(item.label, width - cell_len(key))
            focused = row - 1 == self.asked.focused
            if focused:
                canvas.chip(x - 1, row, pad(f"{key} {label}", width + 1))
            else:
                at = canvas.put(x, row, key, "faint" if item.reason else "lantern bold")
                canvas.put(at + 1, row, label, "faint" if item.reason else "ink")
            note = x + width + 4
            paint = "faint" if item.reason else "ink" if focused else "soft"
            canvas.put(note, row, fit(item.note, canvas.width - note - 1), paint)
            canvas.hit(x - 1, row, canvas.width - x, 1, f"item:{row - 1}")

    def _tail(self, canvas: Canvas, margin: int) -> None:
        """Draw the last rows, as many as the answers leave."""
        asked = self.asked
        width = canvas.width - margin - 1
        if asked.message:
            paint = "bad bold" if asked.alarm else "preview"
            self._bottom(canvas, margin, f"{'! ' if asked.alarm else ''}{asked.message}", paint, 2)
        elif self._late:
            self._bottom(canvas, margin, self._late, "soft", 0)
        elif asked.hover:
            self._bottom(canvas, margin, fit(asked.hover, width), "soft", 0)
        elif asked.consequence:
            then = t("then") + " "
            told = then + sentences(self._fitting(canvas, margin, cell_len(then)))
            first = self._bottom(canvas, margin, told, "preview", cell_len(then))
            canvas.put(margin, first, then, "preview bold")

    def _fitting(self, canvas: Canvas, x: int, hang: int) -> tuple[str, ...]:
        """The first sentences of the consequence that have room, one at least."""
        told, width, most = self.asked.consequence, canvas.width - x - 1, self._most(canvas, x)
        count = len(told)
        while count > 1 and len(wrap(" " * hang + sentences(told[:count]), width, hang=hang)) > most:
            count -= 1
        return told[:count]

    def _most(self, canvas: Canvas, x: int) -> int:
        """How many of the last rows the answers leave, three at most."""
        rows = -(-len(self.asked.items) // self._columns(canvas))
        if self.asked.detail and canvas.height <= 4:
            rows = len(self._detail(canvas, x))
        return max(1, min(3, canvas.height - 1 - rows))

    def _bottom(self, canvas: Canvas, x: int, text: str, paint: str, hang: int) -> int:
        width = canvas.width - x - 1
        lines = wrap(text, width, hang=hang)
        most = self._most(canvas, x)
        if len(lines) > most:
            lines = [*lines[: most - 1], fit(sentences(lines[most - 1 :]), width - (hang if most > 1 else 0))]
        first = canvas.height - max(len(lines), 1)
        for row, line in enumerate(lines):
            canvas.put(x + (hang if row else 0), first + row, line, paint)
        return first

    def _items(self, canvas: Canvas, margin: int) -> None:
        items = self.asked.items
        if not items:
            return
        if self._listed(canvas):
            self._list(canvas, margin)
            return
        columns = self._columns(canvas)
        rows = -(-len(items) // columns)
        down = canvas.width >= 90
        pitch = min((canvas.width - margin) // columns, 58)
        places = None if down else self._flow(canvas.width, pitch, rows)
        if places is not None:
            for number, (item, (x, y, width)) in enumerate(zip(items, places, strict=True)):
                self._item(canvas, x, y, width, item, focused=number == self.asked.focused, bare=True)
                canvas.hit(x, y, width - 1, 1, f"item:{number}")
            return
        for number, item in enumerate(items):
            column, row = divmod(number, rows) if down else reversed(divmod(number, columns))
            x, y = margin + column * pitch, 1 + row
            self._item(canvas, x, y, pitch, item, focused=number == self.asked.focused)
            canvas.hit(x, y, pitch - 1, 1, f"item:{number}")

    def _flow(self, width: int, pitch: int, rows: int) -> list[tuple[int, int, int]] | None:
        """Column, row and width of each answer set one after the other as words are in a line.

        None if columns of that pitch have room for every label, or if there are not rows enough for this.
        """
        items = self.asked.items
        needs = [cell_len(item.key) + cell_len(item.label) + (5 if item.reason else 3) for item in items]
        if max(needs) <= pitch:
            return None
        places, x, y = [], 0, 1
        for need in needs:
            if x and x + need > width:
                x, y = 0, y + 1
            places.append((x, y, need))
            x += need
        return places if y <= rows and max(needs) <= width else None

    def _item(
        self, canvas: Canvas, x: int, y: int, width: int, item: Item, *, focused: bool, bare: bool = False
    ) -> None:
        inner = width - 2
        key = item.key if not item.reason else f"({item.key})"
        room = inner - cell_len(key) - 1
        note = item.note if not bare and cell_len(item.label) + cell_len(item.note) < room else ""
        label = fit(item.label, room)
        if focused:
            canvas.chip(x - 1 if x else x, y, " " * (inner if x else inner - 1), "lantern")
            at = x if x else x + 1
            canvas.put(at, y, f"{key} {label}", "ground bold", "lantern")
            if note:
                canvas.right(x + inner, y, note, "ground", "lantern")
            return
        at = canvas.put(x if x else 1, y, key, "faint" if item.reason else "lantern bold")
        canvas.put(at + 1, y, label, "faint" if item.reason else "ink")
        if note:
            canvas.right(x + inner, y, note, "faint" if item.reason else "soft")
