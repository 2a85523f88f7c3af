"""The table on screen: banner, board, side column, secrets, prompt and footer, laid out for any size."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from textual.app import ComposeResult
from textual.containers import Container

from .board import Board, Scene
from .canvas import Canvas
from .canvas_widget import CanvasWidget
from .furniture import Key, Seat
from .layout import is_narrow, side_width
from .prompt import Asked, Prompt
from .table import Banner, Bar, BottomRule, Footer, Painted, SecretsRule, TooSmall, TopRule

Painter = Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything the table shows at a moment; a panel without a painter is empty.

    ``opened`` says that somebody's secrets are on screen, ``private`` that they take the board's place, so
    that every line of the frame warns of it. ``tabs`` are keys and words of panels that slide over the board.
    """

    game: str
    phase: Sequence[str]
    seats: Sequence[Seat]
    acting: int | None
    board_title: str
    scene: Scene
    secrets_words: str
    asked: Asked
    side_title: str = ""
    tabs: Sequence[tuple[str, str]] = ()
    opened: bool = False
    private: bool = False
    secrets: Painter | None = None
    side: Painter | None = None
    slide: Painter | None = None
    keys: Sequence[Key] = field(default_factory=tuple)


class TableView(Container):
    """The table's furniture round a game's board."""

    def __init__(self, board: Board) -> None:
        super().__init__(id="table")
        self.board = board

    def compose(self) -> ComposeResult:
        """The furniture, top to bottom."""
        yield Banner(id="banner")
        yield TopRule(id="top")
        with Container(id="middle"):
            yield Bar()
            with Container(id="sea"):
                yield self.board
            side = Painted(id="side")
            yield Bar(before=side)
            yield side
            yield Bar(after=side)
            yield Painted(id="slide")
        yield SecretsRule(id="secrets-rule")
        with Container(id="lower"):
            yield Bar()
            yield Prompt(id="prompt")
            yield Painted(id="secrets")
            yield Bar()
        yield BottomRule(id="bottom")
        yield Footer(id="footer")
        yield TooSmall(id="too-small")

    @property
    def narrow(self) -> bool:
        """Whether the drawing for 80x24 is in use: no frame, no side column."""
        return is_narrow(*self.size)

    @property
    def side_width(self) -> int:
        """The side column's inner width, 0 if there is none."""
        return side_width(*self.size)

    def show(self, picture: Picture) -> None:
        """Show another moment."""
        open_secrets = picture.secrets is not None
        self.query_one(Banner).show(picture.game, picture.phase, picture.seats, picture.acting)
        self.query_one(TopRule).show(
            picture.board_title, picture.side_title, self.side_width, picture.tabs, private=picture.private
        )
        self.query_one(SecretsRule).show(
            picture.secrets_words, open=picture.opened, side_width=self.side_width
        )
        self.query_one(BottomRule).framed = not self.narrow
        for line in (*self.query(BottomRule), *self.query(Bar)):
            line.private = picture.private
        self.query_one(Footer).show(picture.keys)
        self.query_one(Prompt).show(picture.asked)
        self.board.show(picture.scene)
        for name, painter in (("side", picture.side), ("slide", picture.slide), ("secrets", picture.secrets)):
            self.query_one(f"#{name}", Painted).show(painter)
        self.set_class(open_secrets, "-open")
        self.set_class(picture.slide is not None, "-sliding")
        for widget in (*self.query(BottomRule), *self.query(Bar), *self.query(TooSmall)):
            widget.redraw()

    def ask(self, asked: Asked) -> None:
        """Show another prompt and nothing else new."""
        self.query_one(Prompt).show(asked)

    def photograph(self) -> Canvas:
        """Everything on screen, drawn on one canvas."""
        width, height = self.size
        photo = Canvas(width, height, "ground")
        for widget in self.query(CanvasWidget):
            if widget.region.area and widget.is_on_screen and widget.id != "inspection":
                photo.blit(widget.region.x, widget.region.y, widget.canvas)
        return photo
