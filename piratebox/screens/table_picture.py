"""What a match looks like at a moment: everything the table view draws, from the session's views."""

from typing import TYPE_CHECKING, Any

from piratebox.language import t
from piratebox.widgets.board import Scene
from piratebox.widgets.canvas import Canvas
from piratebox.widgets.furniture import Key, Seat
from piratebox.widgets.prompt import Asked
from piratebox.widgets.table import draw_log
from piratebox.widgets.table_view import Picture
from piratebox.wording.problems import save_problem

from .table_log import log_lines

if TYPE_CHECKING:
    from .game_screen import GameScreen


def picture(screen: "GameScreen") -> Picture:
    """Everything on the table now."""
    view = screen.session.view(None)
    private = screen.private()
    framed = private is not None and screen.private_board()
    remarks = [screen.standing(seat.number) for seat in screen.seats]
    public = any(remarks) and not framed
    return Picture(
        game=screen.wording.title().upper(),
        phase=screen.wording.phase(view, short=screen.table.narrow),
        seats=[
            Seat(seat.number, seat.name, seat.colour, remark if public else "")
            for seat, remark in zip(screen.seats, remarks, strict=True)
        ],
        acting=screen.acting if screen.acting is None or framed or not remarks[screen.acting] else None,
        board_title=screen.board_title(),
        scene=_scene(screen, view, private),
        secrets_words=_secrets_words(screen, opened=private is not None, framed=framed),
        asked=asked(screen),
        side_title=screen.side_title(),
        tabs=screen.tabs(),
        opened=private is not None,
        private=framed,
        secrets=None if private is None or framed else lambda canvas: screen.paint_secrets(canvas, private),
        side=(lambda canvas: _paint_side(screen, canvas, framed=framed)) if screen.table.side_width else None,
        slide=(lambda canvas: _paint_slide(screen, canvas)) if screen.sliding else None,
        keys=screen.footer_keys(),
    )


def asked(screen: "GameScreen") -> Asked:
    """What the prompt shows."""
    choosing, seat, session = screen.choosing, screen.acting_human, screen.session
    if screen.reading.text:
        return Asked(None, t("What happened"), text=screen.reading.text, page=screen.reading.page)
    message = screen.notice
    if session.problem is not None:
        message = t("Not saved: {what} The game goes on here.", what=save_problem(session.problem))
    if choosing is None and seat is not None:
        name = session.names[seat]
        return Asked(screen.seats[seat], t("{name} chooses from folded secrets; h opens them.", name=name))
    if choosing is None:
        return Asked(None, message or t("One moment."))
    blind = screen.blind
    choice = None if blind else choosing.item.choice
    consequence = screen.outlook_words() if blind else []
    if choice is not None and screen.looking is None:
        view, short = session.view(None), screen.table.narrow
        consequence = screen.wording.consequence(view, choice, session.names, short=short)
    return Asked(
        None if seat is None else screen.seats[seat],
        choosing.menu.question,
        choosing.menu.items,
        short=choosing.menu.short,
        focused=None if blind else choosing.focus,
        back=choosing.menu.back if choosing.deep else "",
        consequence=tuple(consequence),
        message=choosing.refusal or message,
        alarm=bool(choosing.refusal) or screen.alarm or session.problem is not None,
        hover=screen.hover,
        told=screen.told,
        fresh=screen.fresh,
        detail="" if blind else screen.explain(choosing.item),
    )


def _scene(screen: "GameScreen", view: Any, private: Any) -> Scene:
    choosing = screen.choosing if screen.looking is None else None
    item = choosing.item if choosing and not screen.blind else None
    ahead = item is not None and item.choice is not None
    return Scene(
        view=view,
        names=screen.session.names,
        colours=tuple(seat.colour for seat in screen.seats),
        private=private,
        keys=choosing.keys() if choosing else {},
        barred=choosing.barred() if choosing else {},
        focused=item.target if item else None,
        chosen=choosing.chosen if choosing else (),
        foresight=screen.foresee(item.choice) if item and ahead else screen.outlook(),
        history=tuple(line.event for line in screen.session.lines(None) if line.event),
    )


def _secrets_words(screen: "GameScreen", *, opened: bool, framed: bool) -> str:
    seat = screen.secrets_seat
    if seat is None:
        return screen.no_secrets()
    name = screen.session.names[seat]
    secrets = screen.secrets_words(name)
    if framed:
        return t("{secrets}: open, h folds", secrets=secrets)
    if opened:
        return t("{secrets}: only {name} may look, h folds", secrets=secrets, name=name)
    if screen.armed:
        return t("press h again when only {name} is looking", name=name)
    return t("{secrets}: folded, h opens", secrets=secrets)


def footer_keys(screen: "GameScreen") -> list[Key]:
    """The footer: at most seven keys."""
    return [
        Key("?", t("help")),
        Key("h", t("secrets"), screen.secrets_seat is not None and screen.looking is None),
        Key("i", t("inspect")),
        Key("u", t("undo"), screen.session.undo_refused() is None),
        Key("l", t("log")),
        Key("s", t("score")),
        Key("g", t("game menu")),
    ]


def _paint_side(screen: "GameScreen", canvas: Canvas, *, framed: bool) -> None:
    """Crews above, log below; a medium terminal has room for crews only. Beside secrets: the game's own."""
    if framed:
        screen.paint_beside(canvas, screen.private())
        return
    after = screen.paint_crews(canvas)
    if canvas.width < 29 or canvas.height - after < 5:
        return
    canvas.line(0, after, canvas.width)
    canvas.put(1, after, " " + t("log") + " ", "ink bold")
    _paint_log(screen, canvas, after + 1)


def _paint_log(screen: "GameScreen", canvas: Canvas, top: int) -> None:
    lines = log_lines(screen.session, screen.seats, screen.reader, screen.acting_human)
    most = draw_log(canvas, 0, top, canvas.width, canvas.height - top, lines, screen.log_back)
    screen.log_back = min(screen.log_back, most)


def _paint_slide(screen: "GameScreen", canvas: Canvas) -> None:
    canvas.box(0, 0, canvas.width, canvas.height, "plain", "line2")
    inner = Canvas(canvas.width - 2, canvas.height - 2, "panel", ascii=canvas.ascii)
    match screen.sliding:
        case "log":
            _paint_log(screen, inner, 0)
        case "crews":
            screen.paint_crews(inner)
        case "score":
            screen.paint_score(inner)
        case name:
            screen.paint_slide(inner, name)
    canvas.blit(1, 1, inner)
    canvas.put(2, 0, " " + t("esc closes") + " ", "soft")
