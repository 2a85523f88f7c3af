"""The outline of the screens after a game: where board, side, prompt and rules lie at each size."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from piratebox.language import t
from piratebox.widgets.canvas import Canvas, wrap
from piratebox.widgets.furniture import draw_frame, draw_rule
from piratebox.widgets.layout import is_narrow, is_wide, side_width


@dataclass(frozen=True, slots=True)
class Frame:
    """The regions of a screen of ``width`` by ``height`` cells, the same as the table's."""

    width: int
    height: int
    narrow_prompt: int = 4
    """The rows of the prompt in a narrow terminal."""
    whole: bool = False
    """Whether there is no side column at any size."""

    @property
    def narrow(self) -> bool:
        """Without frame and side column."""
        return is_narrow(self.width, self.height)

    @property
    def wide(self) -> bool:
        """Room for the wide drawing of a board, 88x29."""
        return is_wide(self.width, self.height)

    @property
    def side(self) -> int:
        """The inner width of the side column; 0 if there is none."""
        return 0 if self.whole else side_width(self.width, self.height)

    @property
    def divider(self) -> int:
        """The column between board and side."""
        return self.width - 1 if self.whole else self.width - self.side - 2

    @property
    def board(self) -> tuple[int, int, int, int]:
        """The board's column, row, width and height."""
        if self.narrow:
            return 0, 2, self.width, self.low_rule - 2
        return 1, 2, self.divider - 1, self.low_rule - 2

    @property
    def prompt_rows(self) -> int:
        """The rows of the prompt."""
        return 6 if self.wide else self.narrow_prompt if self.narrow else 4

    @property
    def low_rule(self) -> int:
        """The row of the rule above the prompt."""
        return self.height - 3 - self.prompt_rows

    @property
    def inner(self) -> tuple[int, int]:
        """The column and width of text on the board; beside a side column it is centred."""
        x, _, width, _ = self.board
        margin = 2 if self.wide else 1
        if self.whole:
            return x + margin, min(width - 2 * margin, 116)
        text = min(width - 2 * margin, 106)
        return x + (width - text) // 2, text

    def draw(
        self, canvas: Canvas, title: str, side_title: str, tabs: Sequence[tuple[str, str]] = (), low: str = ""
    ) -> None:
        """Draw every line of the frame.

        Args:
            canvas: the whole screen.
            title: set into the rule above the board.
            side_title: set into the rule above the side column.
            tabs: in a narrow terminal, the keys and words of what slides over the board.
            low: set into the rule above the prompt.
        """
        bottom = self.height - 2
        canvas.fill(0, 1, self.width, self.height - 2, "panel")
        if self.narrow:
            draw_rule(canvas, 1, 0, self.width, title)
            draw_rule(canvas, self.low_rule, 0, self.width, low, title_paint="soft")
            draw_rule(canvas, bottom, 0, self.width)
            x = self.width
            for key, word in reversed(tabs):
                x -= cell_len(key) + cell_len(word) + 3
                canvas.put(x, 1, f" {key} ", "lantern bold")
                canvas.put(x + cell_len(key) + 2, 1, f"{word} ", "soft")
                canvas.hit(x, 1, cell_len(key) + cell_len(word) + 3, 1, f"key:{key}")
                x -= 1
            return
        draw_frame(canvas, 1, bottom)
        draw_rule(canvas, 1, 0, self.divider + 1, title, left="┌", right="┐" if self.whole else "")
        draw_rule(canvas, self.low_rule, 0, self.width, low, left="├", right="┤", title_paint="soft")
        if not self.whole:
            draw_rule(canvas, 1, self.divider, self.side + 2, side_title, left="┬", right="┐")
            canvas.column(self.divider, 2, self.low_rule - 2)
            canvas.put(self.divider, self.low_rule, "┴", "line")

    def board_title(self, canvas: Canvas, title: str) -> None:
        """Another title in the rule above the board."""
        width = self.width if self.narrow else self.divider
        start = 1 if self.narrow else 2
        canvas.line(start, 1, width - start)
        canvas.put(start, 1, f" {title} ", "ink bold")

    def board_rule(self, canvas: Canvas, y: int, title: str, remark: str = "", paint: str = "faint") -> None:
        """A rule across the board, joined to its frame."""
        if self.narrow:
            draw_rule(canvas, y, 0, self.width, title)
            end = self.width - 1
        else:
            draw_rule(canvas, y, 0, self.divider + 1, title, left="├", right="┤")
            end = self.divider - 2
        if remark:
            canvas.right(end, y, f" {remark} ", paint)

    def side_rule(self, canvas: Canvas, y: int, title: str, *, crossing: bool = False) -> None:
        """A rule across the side column; ``crossing`` if it meets one across the board."""
        left = "┼" if crossing else "├"
        draw_rule(canvas, y, self.divider, self.side + 2, title, left=left, right="┤")


@dataclass(frozen=True, slots=True)
class Answer:
    """One of the things to do: its key, its word, and what it would do, the longest version first."""

    key: str
    word: str
    then: tuple[str, ...]


def draw_answers(
    canvas: Canvas,
    frame: Frame,
    question: str,
    answers: Sequence[Answer],
    focused: int,
    note: str,
    paint: str,
) -> None:
    """The prompt: a question, the answers in one row, and a note or what the focused answer would do.

    Args:
        canvas: the whole screen.
        frame: its regions.
        question: the first row.
        answers: each with the hit target ``answer:`` and its key.
        focused: the number of the focused one.
        note: the last row, if anything is to be said; else it says what the focused answer does.
        paint: the note's paint.
    """
    wide = frame.prompt_rows == 6
    x = 1 if frame.narrow else 3 if wide else 2
    top = frame.low_rule + 1
    canvas.put(x, top, question, "ink bold")
    row = top + (2 if wide else 1)
    at = x
    for number, answer in enumerate(answers):
        text = f"{answer.key} {answer.word}"
        if number == focused:
            canvas.chip(at - 1, row, text)
        else:
            canvas.put(at, row, answer.key, "lantern bold")
            canvas.put(at + cell_len(answer.key) + 1, row, answer.word, "ink")
        canvas.hit(at - 1, row, cell_len(text) + 2, 1, f"answer:{answer.key}")
        at += cell_len(text) + (5 if wide and number else 4)
    row += 2 if wide else 1
    rows = frame.height - 2 - row
    if note:
        canvas.paragraph(x, row, frame.width - x - 2, note, paint, rows=rows)
        return
    end = canvas.put(x, row, t("then"), "preview bold") + 1
    room = frame.width - end - 1
    then = answers[focused].then
    text = next((text for text in then if len(wrap(text, room)) <= rows), then[-1])
    canvas.paragraph(end, row, room, text, "preview", rows=rows)
