"""The set-up screen on a canvas: seats, options, luck, the prompt, and what is in the box."""

from rich.cells import cell_len

from piratebox.language import t, tn
from piratebox.wording.blurbs import Blurb, blurb, colour_name

from .canvas import Canvas, fit, wrap
from .covers import draw_cover
from .furniture import Key, draw_footer, draw_rule
from .glyphs import seat_mark
from .menu_tiles import seat_range
from .setup_parts import (
    NAME_WIDTH,
    SetupScene,
    draw_deed,
    draw_option,
    draw_stepper,
    draw_text_field,
    draw_values,
    explain,
    option_lines,
    player_kind,
)

_SIDE = 31


def draw_setup(canvas: Canvas, scene: SetupScene) -> None:
    """The whole set-up, wide (120x40 and more) or compact."""
    words = blurb(scene.game)
    wide = canvas.width >= 120 and canvas.height >= 40
    _draw_banner(canvas, scene, words, wide=wide)
    if wide:
        _draw_wide(canvas, scene, words)
    else:
        _draw_compact(canvas, scene, words)
    options = len(scene.form.options)
    keys = [
        Key("?", t("help")),
        Key("+", t("seat"), scene.form.may_add),
        Key("-", t("leave"), scene.form.may_leave),
        Key(f"1-{options}" if options > 1 else "1", t("option"), options > 0),
        Key("e", t("seed")),
        Key("F5", t("deal")),
        Key("esc", t("menu")),
    ]
    if scene.here.startswith("name:") or scene.here == "seed":
        keys = [Key("enter", t("next field")), Key("F5", t("deal")), Key("esc", t("done"))]
    draw_footer(canvas, keys)


def _draw_banner(canvas: Canvas, scene: SetupScene, words: Blurb, *, wide: bool) -> None:
    canvas.fill(0, 0, canvas.width, 1, "raised")
    x = canvas.put(1, 0, words.title.upper(), "lantern bold")
    canvas.put(x + 2, 0, t("set up the table"), "soft")
    form = scene.form
    humans = tn("{n} human", "{n} humans", form.humans)
    bots = len(form.seats) - form.humans
    who = t("{humans}, {bots}", humans=humans, bots=tn("{n} bot", "{n} bots", bots)) if bots else humans
    canvas.right(canvas.width - 1, 0, who, "soft")
    if wide:
        left = canvas.width - 1 - cell_len(who)
        canvas.right(left, 0, " │ ", "line2")
        canvas.right(left - 3, 0, tn("{n} seat", "{n} seats", len(form.seats)), "soft")


def _draw_wide(canvas: Canvas, scene: SetupScene, words: Blurb) -> None:
    width, height = canvas.width, canvas.height
    divider, foot = width - _SIDE, height - 9
    shift = (divider - 89) // 2
    form = scene.form
    options = len(form.options)
    draw_rule(canvas, 1, 0, divider + 1, t("seats"), left="┌", right="┬")
    draw_rule(canvas, 1, divider, _SIDE, t("in the box"), left="┬", right="┐")
    for x in (0, divider, width - 1):
        canvas.column(x, 2, foot - 2)
    canvas.column(0, foot, 8)
    canvas.column(width - 1, foot, 8)
    many = len(form.seats) > 4
    if not many:
        for x, head in ((3, t("seat")), (11, t("name")), (35, t("played by")), (60, t("mark colour"))):
            canvas.put(shift + x, 3, head, "faint")
    for seat in range(len(form.seats)):
        _draw_seat(
            canvas, scene, seat, 4 + seat if many else 5 + 2 * seat, (3, 11, 33, 58, 80), 20, 16, shift
        )
    below = 11 if len(form.seats) < 4 else 12
    _draw_add(canvas, scene, words, shift + 3, below, shift + 35)
    draw_rule(canvas, 13, 0, divider + 1, t("options"), left="├", right="┤")
    area = foot - 21
    pitch = 3 if 3 * options + 1 <= area else 2
    top = 15 if pitch * options + 1 <= area else 14
    for place, key in enumerate(form.options):
        field = form.game.options.model_fields[key]
        row = top + pitch * place
        draw_option(canvas, shift + 3, shift + 11, row, place + 1, scene, key, 23, 2)
        lines = option_lines(t(field.description), divider - 37 - 2 * shift, hidden=key in words.hidden)
        for line, (text, paint) in enumerate(lines[:pitch]):
            canvas.put(shift + 36, row + line, text, paint)
        canvas.hit(shift + 3, row, divider - shift - 4, 2, f"option:{key}")
    luck = max(24, top + pitch * options)
    draw_rule(canvas, luck, 0, divider + 1, t("luck"), left="├", right="┤")
    _draw_luck(canvas, scene, luck + 2, (shift + 3, shift + 11, shift + 36, shift + 54), 16)
    canvas.put(shift + 11, luck + 4, t("The same seed, seats and options give the same deal."), "soft")
    _draw_side(canvas, scene, words, divider + 2, foot)
    draw_rule(canvas, foot, 0, width, left="├", right="┤")
    canvas.put(divider, foot, "┴", "line")
    canvas.put(2, foot, f" {words.first_look(form.humans)} ", "soft")
    _draw_prompt(canvas, scene, 3, foot + 1, width - 6, 6, 4)
    draw_rule(canvas, height - 2, 0, width, left="└", right="┘")


def _draw_compact(canvas: Canvas, scene: SetupScene, words: Blurb) -> None:
    width, height = canvas.width, canvas.height
    form = scene.form
    foot = height - 7
    need = 3 + len(form.seats) + 1 + len(form.options) + 2
    blanks = _blanks(foot - 1 - need)
    draw_rule(canvas, 1, 0, width, t("seats"))
    y = 2 + blanks[2]
    for seat in range(len(form.seats)):
        _draw_seat(canvas, scene, seat, y, (1, 6, 23, 45, 64), 19, 14, 0)
        y += 1
    _draw_add(canvas, scene, words, 1, y, 28)
    y += 1 + blanks[0]
    draw_rule(canvas, y, 0, width, t("options"), remark=words.caution)
    y += 1 + blanks[4]
    for place, key in enumerate(form.options):
        field = form.game.options.model_fields[key]
        draw_option(canvas, 1, 7, y, place + 1, scene, key, 23, 1)
        brief = words.briefs.get(key, t(field.description))
        long = t(field.description)
        paint = "private" if key in words.hidden and form.options[key] else "soft"
        canvas.put(32, y, fit(long if cell_len(long) <= width - 33 else brief, width - 33), paint)
        canvas.hit(1, y, width - 2, 1, f"option:{key}")
        y += 1
    y += blanks[1]
    draw_rule(canvas, y, 0, width, t("luck"))
    y += 1 + blanks[5]
    _draw_luck(canvas, scene, y, (1, 7, 32, 48), 12)
    canvas.put(7, y + 1, t("The same seed, seats and options give the same deal."), "soft")
    canvas.line(0, foot, width)
    look = words.first_look_short if form.humans > 1 else words.first_look(form.humans)
    canvas.put(1, foot, f" {fit(look, width - 4)} ", "soft")
    _draw_prompt(canvas, scene, 1, foot + 1, width - 2, 4, 3)
    canvas.line(0, height - 2, width)


def _blanks(spare: int) -> list[int]:
    """Blank rows: before the options and luck rules, after the seats rule, at the end, after the others."""
    blanks = [0] * 6
    for place in (0, 1, 2, 3, 4, 5, 0, 1):
        if spare > 0:
            blanks[place] += 1
            spare -= 1
    return blanks


def _draw_seat(
    canvas: Canvas,
    scene: SetupScene,
    seat: int,
    y: int,
    columns: tuple[int, ...],
    kind: int,
    colour: int,
    shift: int,
) -> None:
    """One seat: mark, name, who plays it, colour, and how to leave; the columns are where each begins."""
    form = scene.form.seats[seat]
    mark, name, played, hue, leave = (shift + x for x in columns)
    canvas.put(mark, y, seat_mark(seat), f"{form.colour} bold")
    field = f"name:{seat}"
    paint = "bad bold" if scene.form.name_fault(seat) else "ink bold"
    draw_text_field(canvas, name, y, NAME_WIDTH, form.shown, field, paint, focused=scene.focused(field))
    field = f"kind:{seat}"
    draw_stepper(canvas, played, y, kind, player_kind(form.level), field, focused=scene.focused(field))
    field = f"colour:{seat}"
    draw_stepper(
        canvas,
        hue,
        y,
        colour,
        colour_name(form.colour),
        field,
        focused=scene.focused(field),
        swatch=form.colour,
    )
    field = f"leave:{seat}"
    draw_deed(
        canvas, leave, y, "-", t("leave"), field, focused=scene.focused(field), enabled=scene.form.may_leave
    )


def _draw_add(canvas: Canvas, scene: SetupScene, words: Blurb, x: int, y: int, start_x: int) -> None:
    if scene.form.may_add:
        more = {
            2: t("add a third seat"),
            3: t("add a fourth seat"),
            4: t("add a fifth seat"),
            5: t("add a sixth seat"),
        }[len(scene.form.seats)]
        draw_deed(canvas, x, y, "+", more, "add", focused=scene.focused("add"))
    canvas.put(start_x, y, words.start, "faint")


def _draw_luck(
    canvas: Canvas, scene: SetupScene, y: int, columns: tuple[int, int, int, int], width: int
) -> None:
    key, word, value, new = columns
    canvas.put(key, y, "e", "lantern bold")
    canvas.put(word, y, t("seed"), "ink bold")
    paint = "bad bold" if scene.form.seed_fault() else "lantern bold"
    seed = "".join(char for char in scene.form.seed if char.isprintable())
    draw_text_field(canvas, value, y, width, seed, "seed", paint, focused=scene.focused("seed"))
    draw_deed(canvas, new, y, "n", t("a new one"), "new", focused=scene.focused("new"))


def _draw_side(canvas: Canvas, scene: SetupScene, words: Blurb, x: int, foot: int) -> None:
    draw_cover(canvas, x + 3, 3, scene.game, paint="line2")
    y = 14
    for count, text in words.contents:
        canvas.right(x + 3, y, str(count), "gold bold")
        canvas.put(x + 4, y, fit(text, 24), "soft")
        y += 1
    y += 1
    for line in wrap(words.deal(len(scene.form.seats)), 28)[: foot - y - 5]:
        canvas.put(x, y, line, "soft")
        y += 1
    for line in wrap(words.caution, 28) if words.caution else ():
        if y < foot - 5:
            canvas.put(x, y, line, "legal bold")
            y += 1
    y = min(max(y + 1, 25), foot - 4)
    rows = (
        (seat_range(scene.game), t("players")),
        (str(words.minutes), t("minutes")),
        ("?", t("the rules")),
    )
    for row, (value, text) in enumerate(rows):
        after = canvas.put(x, y + row, value, "lantern bold" if value == "?" else "ink bold")
        canvas.put(after + 1, y + row, text, "soft")
    canvas.hit(x, y + 2, 20, 1, "key:?")


def _draw_prompt(canvas: Canvas, scene: SetupScene, x: int, y: int, width: int, rows: int, gap: int) -> None:
    words = explain(scene)
    canvas.put(x, y, fit(words.question, width), "ink bold")
    row = y + 1
    if words.values:
        draw_values(canvas, x, row, words.values, words.chosen, gap)
        row += 1
    last = y + rows - 1
    lines = [(line, paint) for text, paint in _paragraphs(scene, words.lines) for line in wrap(text, width)]
    for line, paint in lines[: last - row]:
        canvas.put(x, row, line, paint)
        row += 1
    wide = gap == 4
    after = x - 3
    if not (scene.here.startswith("name:") or scene.here == "seed"):
        after = canvas.put(x, last, t("left and right") if wide else t("left, right"), "lantern bold")
        after = canvas.put(after + 1, last, t("change"), "soft")
    after = canvas.put(after + 3, last, t("up and down") if wide else t("up, down"), "lantern bold")
    after = canvas.put(after + 1, last, t("next field"), "soft")
    deal = t("sit down and deal")
    end = canvas.width - (2 if wide else 1)
    left = end - cell_len(deal) - 3
    if scene.focused("deal"):
        canvas.chip(left - 1, last, f"F5 {deal}")
    else:
        canvas.put(left, last, "F5", "lantern bold")
        canvas.put(left + 3, last, deal, "ink bold")
    canvas.hit(left, last, end - left, 1, "deal")


def _paragraphs(scene: SetupScene, lines: tuple[str, ...]) -> list[tuple[str, str]]:
    if scene.message:
        return [(f"! {scene.message}", "bad")] if scene.alarm else [(scene.message, "preview")]
    return [(line, "soft" if row == 0 else "faint") for row, line in enumerate(lines)]
