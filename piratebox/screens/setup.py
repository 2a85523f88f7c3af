"""Setting up a table: who plays, with which options, from which seed."""

from collections.abc import Iterator
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.geometry import Offset
from textual.widgets import Input

from piratebox.language import t
from piratebox.table.corrections import read_corrections
from piratebox.table.settings import LastTable
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.setup_page import draw_setup
from piratebox.widgets.setup_parts import SetupScene
from rules import GAMES

from .setup_form import Fault, SetupForm, new_seed
from .sheet import Sheet


class Field(Input):
    """The one text field, laid over the name or seed that has the focus."""

    DEFAULT_CSS = """
    Field, Field:focus {
        layer: over; position: absolute; width: 16; height: 1; border: none; padding: 0;
        background: $raised; color: $ink; text-style: bold underline; display: none;
    }
    Field.-open { display: block; }
    .-tiny Field, .-short Field { display: none; }
    """


class SetupScreen(Sheet):
    """Sets up one game's table; dealing hands it to the app.

    Args:
        game_key: the game.
    """

    HORIZONTAL_BREAKPOINTS = [(0, "-tiny"), (80, "-roomy")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (24, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "row(-1)", show=False, id="setup.up"),
        Binding("down,j", "row(1)", show=False, id="setup.down"),
        Binding("tab", "field(1)", show=False, priority=True, id="setup.next"),
        Binding("shift+tab", "field(-1)", show=False, priority=True, id="setup.previous"),
        Binding("left,h", "change(-1)", show=False, id="setup.left"),
        Binding("right,l", "change(1)", show=False, id="setup.right"),
        Binding("enter,space", "take_here", show=False, id="setup.take"),
        Binding("plus,equals_sign", "add", show=False, id="setup.add"),
        Binding("minus", "leave", show=False, id="setup.leave"),
        Binding("e", "seed", show=False, id="setup.seed"),
        Binding("n", "new_seed", show=False, id="setup.new"),
        Binding("f5", "deal", show=False, priority=True, id="setup.deal"),
        Binding("escape", "back", show=False, id="setup.back"),
        Binding("question_mark", "help", show=False, id="setup.help"),
        *(Binding(str(n), f"option({n})", show=False, id=f"setup.option{n}") for n in range(1, 10)),
    ]
    ground = "panel"

    def __init__(self, game_key: str) -> None:
        super().__init__()
        self.game_key = game_key
        self.form: SetupForm | None = None
        self.here = "kind:0"
        self.message = ""
        self.alarm = True
        self._column = 1
        self._placed: tuple[str, int, int, int] | None = None

    def over(self) -> Iterator[Any]:
        """The text field."""
        yield Field(id="field", compact=True, select_on_focus=False)

    def on_mount(self) -> None:
        """Begin with the last table."""
        last: LastTable | None = self.host.settings.last_tables.get(self.game_key)
        corrections = read_corrections(self.game_key)
        self.form = SetupForm(GAMES[self.game_key], last, corrections.text)
        if corrections.problem:
            self._alarm(t("Corrected values are left out. {problem}", problem=corrections.problem))
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """The form; the text field is laid where the focused text stands."""
        if self.form is None or self.here is None:
            return
        draw_setup(canvas, SetupScene(self.game_key, self.form, self.here, self.message, self.alarm))
        spot = next((hit for hit in canvas.hits if hit.target == self.here), None)
        if self._is_text and spot is not None:
            place = (self.here, spot.x, spot.y, spot.width)
            if place != self._placed:
                self._placed = place
                self.call_later(self._lay_field)

    # --- the text field -----------------------------------------------------------------------------------

    @property
    def _is_text(self) -> bool:
        return self.here is not None and (self.here.startswith("name:") or self.here == "seed")

    @property
    def _field(self) -> Field:
        return self.query_one(Field)

    def _lay_field(self) -> None:
        """Put the text field over the focused text."""
        if self._placed is None or not self._is_text:
            return
        _, x, y, width = self._placed
        field = self._field
        field.styles.offset = Offset(x, y)
        field.styles.width = width
        field.add_class("-open")
        if self.focused is not field:
            self.set_focus(field)

    def _text(self) -> str:
        assert self.form is not None and self.here is not None
        return self.form.seed if self.here == "seed" else self.form.seats[int(self.here[5:])].name

    def on_input_changed(self, message: Input.Changed) -> None:
        """Take over what is typed, and say at once if it cannot be used."""
        message.stop()
        form = self.form
        if form is None or self.here is None or not self._is_text or message.value == self._text():
            return
        if self.here == "seed":
            form.seed = message.value
            fault = form.seed_fault()
        else:
            seat = int(self.here[5:])
            form.seats[seat].name = message.value
            fault = form.name_fault(seat)
        self._say(fault)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        """Enter: on to the next field."""
        message.stop()
        self.action_field(1)

    # --- moving about -------------------------------------------------------------------------------------

    def go(self, target: str) -> None:
        """Focus a field; a click on one of a stepper's arrows steps."""
        side, _, field = target.partition(":")
        if side in ("back", "on") and field:
            self.go(field)
            self._change(-1 if side == "back" else 1)
            return
        changed = target != self.here
        self.here = target
        if changed:
            self._quiet()
            self._placed = None
            form, field_widget = self.form, self._field
            if self._is_text and form is not None:
                field_widget.value = self._text()
                field_widget.select_all()
                if self.here != "seed":
                    self._say(form.name_fault(int(self.here[5:])))
            else:
                field_widget.remove_class("-open")
                self.set_focus(None)
        elif self._is_text:
            self.call_later(self._lay_field)
        self.redraw()

    def _rows(self) -> list[list[str]]:
        assert self.form is not None
        return self.form.rows()

    def _place(self) -> tuple[int, int]:
        for row, fields in enumerate(self._rows()):
            if self.here in fields:
                return row, fields.index(self.here)
        return 0, 1

    def action_row(self, by: int) -> None:
        """The field above or below, in the same column if there is one."""
        rows = self._rows()
        row, column = self._place()
        if len(rows[row]) > 2:
            self._column = column
        row = (row + by) % len(rows)
        wanted = self._column if len(rows[row]) > 2 else 0
        self.go(rows[row][min(wanted, len(rows[row]) - 1)])

    def action_field(self, by: int) -> None:
        """The next field, row by row."""
        fields = [field for row in self._rows() for field in row]
        here = fields.index(self.here) if self.here in fields else 0
        self.go(fields[(here + by) % len(fields)])

    # --- changing -----------------------------------------------------------------------------------------

    def action_change(self, by: int) -> None:
        """Left and right: change the focused value, or go along the row where there is none."""
        kind, _, _ = (self.here or "").partition(":")
        if kind in ("kind", "colour", "option"):
            self._change(by)
        else:
            row, column = self._place()
            fields = self._rows()[row]
            self.go(fields[(column + by) % len(fields)])

    def _change(self, by: int) -> None:
        form = self.form
        assert form is not None and self.here is not None
        kind, _, rest = self.here.partition(":")
        self._quiet()
        if kind == "kind":
            form.step_kind(int(rest), by)
        elif kind == "colour":
            swapped = form.step_colour(int(rest), by)
            if swapped is not None:
                self._tell(t("{name} takes the other colour.", name=form.seats[swapped].shown))
        elif kind == "option":
            form.step_option(rest, by)
        self.redraw()

    def take(self, target: str) -> None:
        """A second click on a field, or Enter."""
        self.action_take_here()

    def action_take_here(self) -> None:
        """Enter or Space: change the value, or do what the field does."""
        kind, _, rest = (self.here or "").partition(":")
        if kind in ("kind", "colour", "option"):
            self._change(1)
        elif kind == "leave":
            self._leave(int(rest))
        elif kind == "add":
            self.action_add()
        elif kind == "new":
            self.action_new_seed()
        elif kind == "deal":
            self.action_deal()

    def action_add(self) -> None:
        """One more seat, taken by a bot."""
        assert self.form is not None
        if self.form.add():
            self.go(f"kind:{len(self.form.seats) - 1}")
        else:
            self._alarm(t("No more than {n} can play this game.", n=self.form.game.seats[-1]))

    def action_leave(self) -> None:
        """The focused seat leaves, or the last one."""
        assert self.form is not None
        kind, _, rest = (self.here or "").partition(":")
        seat = int(rest) if kind in ("name", "kind", "colour", "leave") else len(self.form.seats) - 1
        self._leave(seat)

    def _leave(self, seat: int) -> None:
        form = self.form
        assert form is not None
        if form.leave(seat):
            self.go(f"kind:{min(seat, len(form.seats) - 1)}")
            self.redraw()
        else:
            self._alarm(t("The game needs at least {n} players.", n=form.game.seats[0]))

    def action_option(self, number: int) -> None:
        """Switch an option."""
        assert self.form is not None
        keys = list(self.form.options)
        if number <= len(keys):
            self.go(f"option:{keys[number - 1]}")
            self._change(1)

    def action_seed(self) -> None:
        """Write a seed."""
        self.go("seed")

    def action_new_seed(self) -> None:
        """Draw a new seed."""
        assert self.form is not None
        self.form.seed = new_seed()
        self.go("new")
        self.redraw()

    def action_deal(self) -> None:
        """Deal, or go to what must be mended first."""
        form = self.form
        assert form is not None
        fault = form.fault()
        if fault is not None:
            self.go(fault.field)
            self._say(fault)
            return
        players, options, seed = form.table()
        self.host.settings.last_tables[self.game_key] = LastTable(
            players=players, options=options.model_dump(mode="json")
        )
        self.host.save_settings()
        self.host.start_table(self.game_key, players, options, seed)

    def action_back(self) -> None:
        """From a text to its row; else back to the menu."""
        if self.here == "seed":
            self.go("new")
        elif self._is_text:
            self.go(f"kind:{(self.here or '')[5:]}")
        else:
            self.dismiss()

    def action_help(self) -> None:
        """The rules of this game."""
        self.host.open_help(self.game_key)

    # --- saying -------------------------------------------------------------------------------------------

    def _quiet(self) -> None:
        self.message = ""

    def _tell(self, words: str) -> None:
        self.message, self.alarm = words, False
        self.redraw()

    def _alarm(self, words: str) -> None:
        self.message, self.alarm = words, True
        self.redraw()

    def _say(self, fault: Fault | None) -> None:
        """Say what is wrong, or nothing any more."""
        self.message, self.alarm = (fault.words, True) if fault else ("", True)
        self.redraw()

    def relabel(self) -> None:
        """Word everything again; what was said last is said in the new language when it is next found."""
        self.message = ""
        if self.form is not None and self.here is not None and self.here.startswith("name:"):
            self._say(self.form.name_fault(int(self.here[5:])))
        self.redraw()
