"""The menu on a canvas: games, saved games, shelf, and what the focused one is."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from rich.cells import cell_len

from piratebox.language import LANGUAGES, OFFERED, language, t, tn
from piratebox.wording.blurbs import blurb

from .canvas import Canvas, fit, wrap
from .furniture import Key, Seat, draw_footer
from .glyphs import SEAT_SHAPES
from .layout import is_wide
from .menu_tiles import COMPACT_HEIGHT, draw_small_tile, draw_story, draw_tile

LOGO = (
    "█▀▀▀▄  ▀█▀  █▀▀▀▄  ▄▀▀▀▄  ▀▀█▀▀  █▀▀▀▀  █▀▀▀▄  ▄▀▀▀▄  ▀▄ ▄▀",
    "█▄▄▄▀   █   █▄▄▄▀  █▄▄▄█    █    █▀▀▀   █▀▀▀▄  █   █    █",
    "█      ▄█▄  █  ▀▄  █   █    █    █▄▄▄▄  █▄▄▄▀  ▀▄▄▄▀  ▄▀ ▀▄",
)


@dataclass(frozen=True, slots=True)
class SaveRow:
    """A saved game in the list.

    ``problem`` says in a few words why it cannot be resumed, ``file`` which file that is about; then there is
    no game.
    """

    id: str
    title: str
    phase: str = ""
    seats: tuple[Seat, ...] = ()
    moment: datetime | None = None
    """When it was last played, in local time."""
    problem: str = ""
    file: str = ""
    has_backup: bool = False


@dataclass(slots=True)
class MenuScene:
    """All that the menu shows."""

    games: tuple[str, ...]
    game: int = 0
    """The focused game."""
    saves: tuple[SaveRow, ...] = ()
    save: int = 0
    """The saved game that ``r`` takes."""
    in_saves: bool = False
    """Whether the list of saved games has the focus."""
    deleting: bool = False
    """Whether it is being asked if that saved game shall be deleted."""
    message: str = ""
    """Something that went wrong."""
    replays: int = 0
    sailors: int = 0
    theme: str = ""
    motion: bool = True
    now: datetime = field(default_factory=datetime.now)
    last_tables: dict[str, str] = field(default_factory=dict)


def draw_menu(canvas: Canvas, scene: MenuScene) -> None:
    """The whole menu, wide (120x36 and more) or compact."""
    if is_wide(canvas.width, canvas.height):
        _draw_wide(canvas, scene)
    else:
        _draw_compact(canvas, scene)
    many = f"1-{len(scene.games)}" if len(scene.games) > 1 else "1"
    keys = [
        Key("?", t("help")),
        Key(many, t("game")),
        Key("r", t("resume"), bool(scene.saves)),
        Key("v", t("replays")),
        Key("o", t("settings")),
        Key("F2", t("language")),
        Key("q", t("quit")),
    ]
    draw_footer(canvas, keys)


def slogan(games: int) -> str:
    """What the box holds, in a few words."""
    return {
        1: t("a pirate game, one keyboard"),
        2: t("two pirate games, one keyboard"),
        3: t("three pirate games, one keyboard"),
        4: t("four pirate games, one keyboard"),
    }.get(games, t("five pirate games, one keyboard"))


def other_language() -> str:
    """The name of the language that F2 switches to."""
    codes = list(OFFERED)
    here = codes.index(language()) if language() in codes else -1
    return LANGUAGES[codes[(here + 1) % len(codes)]]


def when(moment: datetime, now: datetime, *, long: bool) -> str:
    """A time as people say it: today's by the clock, this week's by its day, others by the date."""
    days = (now.date() - moment.date()).days
    if days == 0:
        clock = f"{moment:%H:%M}"
        return t("today {time}", time=clock) if long else clock
    if 0 < days < 7:
        names = (
            t("Monday"),
            t("Tuesday"),
            t("Wednesday"),
            t("Thursday"),
            t("Friday"),
            t("Saturday"),
            t("Sunday"),
        )
        return names[moment.weekday()]
    return f"{moment:%Y-%m-%d}"


def _draw_wide(canvas: Canvas, scene: MenuScene) -> None:
    width, height = canvas.width, canvas.height
    margin = (width - 114) // 2
    spare = height - 40
    listed = max(9, min(9 + spare, 2 * len(scene.saves) + 2))
    down = max(0, spare - (listed - 9)) // 2
    squeeze = max(0, 40 - height)
    if canvas.ascii:
        canvas.put(margin, 2 + down, "P I R A T E B O X", "lantern bold")
    else:
        for row, line in enumerate(LOGO):
            canvas.put(margin, 1 + down + row, line, "lantern")
    canvas.right(width - margin, 1 + down, slogan(len(scene.games)), "soft")
    other = other_language()
    canvas.right(width - margin, 3 + down, other, "soft")
    canvas.right(width - margin - cell_len(other) - 1, 3 + down, "F2", "lantern bold")
    canvas.right(width - margin - cell_len(other) - 5, 3 + down, LANGUAGES[language()], "ink")
    canvas.hit(width - margin - cell_len(other) - 3, 3 + down, cell_len(other) + 3, 1, "key:F2")
    _rule(canvas, 5 + down, margin, t("games"))
    top = 7 + down - (1 if squeeze else 0)
    for place, game in enumerate(scene.games):
        focused = place == scene.game and not scene.in_saves
        draw_tile(canvas, margin + 23 * place, top, game, str(place + 1), focused=focused)
    left = margin + 23 * len(scene.games) + 2
    if width - margin - left >= 44:
        draw_story(canvas, left, top + 1, width - margin - left - 1, 14, scene.games[scene.game])
    lists = top + 17 - (1 if squeeze > 1 else 0)
    divider = width - margin - 41
    _rule(canvas, lists, margin, t("resume"))
    _join(canvas, divider, lists, t("shelf"), 2)
    foot = lists + 1 + listed if spare >= 0 else height - (6 if squeeze < 3 else 5)
    canvas.line(0, foot, width)
    canvas.column(divider, lists + 1, foot - lists - 1)
    canvas.put(divider, foot, "┴", "line")
    pad = 0 if squeeze else 1
    _draw_saves(canvas, margin, lists + 1 + pad, divider - 1, foot - lists - 1 - pad, scene, names=True)
    _draw_shelf(canvas, divider + 3, lists + 1 + pad, width - margin, foot - lists - 1 - pad, scene, gap=2)
    _draw_prompt(canvas, margin, foot + 1, width - 2 * margin, 3, scene, 2)


def _draw_compact(canvas: Canvas, scene: MenuScene) -> None:
    width, height = canvas.width, canvas.height
    canvas.fill(0, 0, width, 1, "raised")
    x = canvas.put(1, 0, "PIRATEBOX", "lantern bold")
    canvas.put(x + 2, 0, slogan(len(scene.games)), "soft")
    other = other_language()
    canvas.right(width - 1, 0, other, "soft")
    canvas.right(width - 2 - cell_len(other), 0, "F2", "lantern bold")
    canvas.hit(width - cell_len(other) - 4, 0, cell_len(other) + 3, 1, "key:F2")
    _rule(canvas, 1, 2, t("games"))
    pitch = min(20, width // 5)
    for place, game in enumerate(scene.games):
        focused = place == scene.game and not scene.in_saves
        draw_small_tile(canvas, pitch * place, 2, pitch - 1, game, str(place + 1), focused=focused)
    left = pitch * len(scene.games) + 1
    if width - left >= 44:
        draw_story(canvas, left, 2, width - left - 2, COMPACT_HEIGHT, scene.games[scene.game])
    lists = 2 + COMPACT_HEIGHT
    divider = width - 26
    foot = height - 7
    _rule(canvas, lists, 2, t("resume"))
    _join(canvas, divider, lists, t("shelf"), 1)
    canvas.line(0, foot, width)
    canvas.column(divider, lists + 1, foot - lists - 1)
    canvas.put(divider, foot, "┴", "line")
    _draw_saves(canvas, 1, lists + 1, divider - 1, foot - lists - 1, scene, names=False)
    _draw_shelf(canvas, divider + 2, lists + 1, width - 1, foot - lists - 1, scene, gap=1)
    _draw_prompt(canvas, 1, foot + 1, width - 2, 4, scene, 1)
    canvas.line(0, height - 2, width)


def _rule(canvas: Canvas, y: int, x: int, title: str) -> None:
    canvas.line(0, y, canvas.width)
    canvas.put(x - 1, y, f" {title} ", "ink bold")


def _join(canvas: Canvas, x: int, y: int, title: str, dashes: int) -> None:
    canvas.put(x, y, "┬", "line")
    canvas.put(x + 1 + dashes, y, f" {title} ", "ink bold")


def _draw_saves(
    canvas: Canvas, x: int, y: int, right: int, rows: int, scene: MenuScene, *, names: bool
) -> None:
    """The saved games between columns ``x`` and ``right``."""
    note = t("every choice is saved; a resumed game opens on the curtain")
    if not scene.saves:
        canvas.put(x + 2, y, t("no game waits to be resumed"), "soft")
        if rows >= 3:
            canvas.put(x + 2, y + 2, fit(note, right - x - 3), "faint")
        return
    count = len(scene.saves)
    pitch = 2 if names and 2 * count + 1 <= rows else 1
    room = rows // pitch if pitch == 2 else rows
    first = max(0, min(scene.save - room // 2, count - room))
    for place in range(first, min(count, first + room)):
        row = y + (place - first) * pitch
        _draw_save(canvas, x, row, right, scene, place, names=names)
        canvas.hit(x, row, right - x, 1, f"save:{scene.saves[place].id}")
    if first > 0:
        canvas.put(right, y, "▴", "soft")
    if first + room < count:
        canvas.put(right, y + (room - 1) * pitch, "▾", "soft")
    if names and count * pitch + 1 <= rows - 1:
        canvas.put(x + 2, y + count * pitch + (0 if pitch == 2 else 1), note, "faint")


def _draw_save(
    canvas: Canvas, x: int, y: int, right: int, scene: MenuScene, place: int, *, names: bool
) -> None:
    save = scene.saves[place]
    selected = place == scene.save
    if selected:
        canvas.put(x, y, "r", "lantern bold")
    title = fit(save.title, 16)
    if selected and scene.in_saves:
        canvas.chip(x + 1, y, title)
    else:
        canvas.put(x + 2, y, title, "ink bold" if selected else "ink")
    at = x + (19 if names else 20)
    if save.problem:
        canvas.put(at, y, fit(save.problem, right - at - 1), "bad")
        return
    time = when(save.moment, scene.now, long=not names) if save.moment else ""
    canvas.right(right, y, time, "faint")
    room = right - at - cell_len(time) - 2
    canvas.put(at, y, fit(save.phase, min(room, 18) if names else room), "soft")
    if names:
        _draw_names(canvas, x + 38, y, right - x - 38 - cell_len(time) - 2, save.seats)


def _draw_names(canvas: Canvas, x: int, y: int, room: int, seats: Sequence[Seat]) -> None:
    width = room
    while width > 1 and sum(3 + min(width, cell_len(seat.name)) for seat in seats) - 1 > room:
        width -= 1
    for seat in seats:
        x = canvas.put(x, y, SEAT_SHAPES[seat.number], seat.colour)
        x = canvas.put(x + 1, y, _cut(seat.name, width), "soft") + 1


def _cut(name: str, width: int) -> str:
    while name and cell_len(name) > width:
        name = name[:-1]
    return name


def _draw_shelf(canvas: Canvas, x: int, y: int, right: int, rows: int, scene: MenuScene, *, gap: int) -> None:
    if gap == 2:
        replays = tn("{n} game", "{n} games", scene.replays)
        sailors = tn("{n} sailor", "{n} sailors", scene.sailors)
    else:
        replays, sailors = str(scene.replays), str(scene.sailors)
    motion = t("on") if scene.motion else t("off")
    lines = [
        ("v", t("Replays"), replays),
        ("n", t("Names and records"), sailors),
        ("t", t("Theme"), scene.theme),
        ("m", t("Motion"), motion),
        ("o", t("Other settings"), ""),
    ]
    if rows < len(lines):
        lines = [lines[0], lines[2], ("o", t("Settings"), "")]
    for row, (key, word, value) in enumerate(lines):
        canvas.put(x, y + row, key, "lantern bold")
        canvas.put(x + 1 + gap, y + row, word, "ink")
        canvas.right(right, y + row, fit(value, right - x - 3 - gap - cell_len(word)), "soft")
        canvas.hit(x, y + row, right - x, 1, f"key:{key}")


def _draw_prompt(canvas: Canvas, x: int, y: int, width: int, rows: int, scene: MenuScene, gap: int) -> None:
    """What the focused game or saved game is, and what Enter does."""
    if scene.message:
        for row, line in enumerate(wrap(f"! {scene.message}", width, hang=2)[:rows]):
            canvas.put(x + (2 if row else 0), y + row, line, "bad")
        return
    if scene.in_saves:
        _draw_save_prompt(canvas, x, y, width, rows, scene)
        return
    game = scene.games[scene.game]
    words = blurb(game)
    after = canvas.put(x, y, words.title, "ink bold") + gap
    lines = wrap(words.first, width - (after - x))
    canvas.put(after, y, lines[0], "ink")
    for row, line in enumerate(wrap(words.rest, width if gap == 2 else width - 6)[: rows - 2], start=1):
        canvas.put(x, y + row, line, "soft")
    last = y + rows - 1
    after = canvas.put(x, last, t("enter"), "lantern bold")
    after = canvas.put(after + 1, last, t("set up a table"), "soft")
    canvas.hit(x, last, after - x, 1, "key:enter")
    table = scene.last_tables.get(game)
    if table:
        after = canvas.put(after + 1 + 2 * gap, last, t("last table:"), "faint") + 1
        canvas.put(after, last, fit(table, x + width - after), "soft")


def _draw_save_prompt(canvas: Canvas, x: int, y: int, width: int, rows: int, scene: MenuScene) -> None:
    save = scene.saves[scene.save]
    after = canvas.put(x, y, fit(save.title, width // 2), "ink bold") + 2
    if save.problem:
        canvas.put(after, y, fit(save.problem, x + width - after), "bad")
        for row, line in enumerate(wrap(save.file, width)[: rows - 2], start=1):
            canvas.put(x, y + row, line, "soft")
    else:
        canvas.put(after, y, fit(save.phase, x + width - after), "ink")
        _draw_names(canvas, x, y + 1, width, save.seats)
    last = y + rows - 1
    if scene.deleting:
        question = t("Delete this saved game for good?")
        after = canvas.put(x, last, question, "bad bold") + 2
        keys = [("y", t("delete")), ("esc", t("keep"))]
    else:
        after = x
        keys = [("delete", t("delete")), ("esc", t("back to the games"))]
        if not save.problem:
            keys.insert(0, ("enter", t("resume")))
        elif save.has_backup:
            keys.insert(0, ("b", t("open the backup, the version before")))
    for key, word in keys:
        start = after
        after = canvas.put(after, last, t("enter") if key == "enter" else key, "lantern bold")
        after = canvas.put(after + 1, last, word, "soft")
        canvas.hit(start, last, after - start, 1, f"key:{key}")
        after += 3
