"""What only one seat may see in Meuterer: its hand, or the roles it finds in the middle."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.cells import cell_len

from piratebox.language import pick, t, tp
from rules.meuterer.components import (
    BOY,
    BOYS_SHARE,
    CARDS,
    HAND_SIZE,
    KINDS,
    LOADED_HAND,
    LOADER,
    MATE,
    MATES_SHARE,
    MERCHANT,
    MUTINEER,
    deck,
)
from rules.meuterer.view import View

from .canvas import Canvas, fit
from .island_ring_art import LETTERS, WARES
from .island_ring_sums import step_of
from .island_ring_words import INKS, points_word, role_name

CARD = 12
"""Columns of a card where there is room."""


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys of what can be taken, by target, and what is highlighted."""

    legal: Mapping[str, str] = field(default_factory=dict)
    focused: str = ""


def picks(own: View) -> bool:
    """Whether the viewer is choosing a role now."""
    return step_of(own) == "take_role" and own.acting == own.seat


def draw_secrets(canvas: Canvas, own: View, keys: Keys) -> None:
    """The hand or the roles in the middle, in a panel of 60 by 6 or 40 by 4 cells."""
    canvas.column(0, 0, canvas.height, "private", "▌")
    if picks(own):
        _draw_roles(canvas, own, keys)
    else:
        _draw_hand(canvas, own, keys)


def _edge(keys: Keys, target: str) -> tuple[str, str]:
    """The kind of box round a card, and its paint."""
    if target == keys.focused:
        return "heavy", "lantern"
    return "plain", "legal" if target in keys.legal else "line2"


# --- hand -------------------------------------------------------------------------------------------------


def _draw_hand(canvas: Canvas, own: View, keys: Keys) -> None:
    held = [kind for kind, count in enumerate(own.hand) if count]
    tall = canvas.height >= 6
    if not held:
        canvas.put(2, 1, t("the hand is empty"), "faint")
        return
    room = canvas.width - 2
    stacks = sum(own.hand[kind] > 1 for kind in held) if tall else 0
    wanted = CARD if tall else 9
    gap = 1 if len(held) * (wanted + 1) + stacks <= room else 0
    width = min(wanted, (room - stacks) // len(held) - gap)
    if width < 8 and not tall:
        _draw_list(canvas, own, keys, held)
        return
    x = 2
    for kind in held:
        x = _draw_card(canvas, x, width, own, keys, kind, tall=tall) + gap


def _draw_card(canvas: Canvas, x: int, width: int, own: View, keys: Keys, kind: int, *, tall: bool) -> int:
    """One kind of card, with a second edge if several are held; returns the column after it."""
    count, total = own.hand[kind], deck(own.options.pirates)[kind]
    target = f"hand:{KINDS[kind]}"
    box, paint = _edge(keys, target)
    height = 6 if tall else 4
    name = str(pick(CARDS[KINDS[kind]].name))
    after = x + width
    if tall and count > 1:
        canvas.box(x + 1, 0, width, height, box, paint, "raised")
        after += 1
    canvas.box(x, 0, width, height, box, paint, "raised")
    if tall and count > 1 and box == "plain":
        canvas.put(x + width - 1, 0, "┬", paint)
        canvas.put(x + width - 1, height - 1, "┴", paint)
    if target in keys.legal:
        canvas.put(x + 1, 0, keys.legal[target], "lantern bold")
    if tall:
        left = x + (2 if width >= 10 else 1)
        canvas.put(left, 1, fit(name, x + width - 1 - left), "ink bold")
        for row, picture in enumerate(WARES[kind]):
            if not canvas.ascii:
                canvas.put(left, 2 + row, picture, INKS[kind])
        words = t("{n} of {total}", n=count, total=total)
        canvas.put(left, 4, fit(words, x + width - 1 - left), "soft")
        if words.startswith(str(count)):
            canvas.put(left, 4, str(count), "ink bold")
    else:
        canvas.put(x + 1, 1, LETTERS[kind] if canvas.ascii else "█", INKS[kind])
        canvas.put(x + 2, 1, fit(name, width - 3), "ink bold")
        canvas.put(x + 2, 2, f"x{count}/{total}", "soft")
    canvas.hit(x, 0, after - x, height, target)
    return after


def _draw_list(canvas: Canvas, own: View, keys: Keys, held: list[int]) -> None:
    """Many kinds in little room: two columns of lines."""
    pitch = (canvas.width - 2) // 2
    rows = max(3, -(-len(held) // 2))
    for number, kind in enumerate(held):
        column, row = divmod(number, rows)
        x, target = 2 + column * pitch, f"hand:{KINDS[kind]}"
        focused = target == keys.focused
        if focused:
            canvas.fill(x, row, pitch - 1, 1, "lantern")
        canvas.put(x, row, keys.legal.get(target, " "), "ground bold" if focused else "lantern bold")
        if not focused:
            canvas.put(x + 2, row, LETTERS[kind] if canvas.ascii else "█", INKS[kind])
        words = f"{pick(CARDS[KINDS[kind]].name)} x{own.hand[kind]}/{deck(own.options.pirates)[kind]}"
        canvas.put(x + 4, row, fit(words, pitch - 5), "ground bold" if focused else "ink")
        canvas.hit(x, row, pitch - 1, 1, target)


# --- roles ------------------------------------------------------------------------------------------------


def role_lines(own: View, role: str) -> tuple[tuple[str, str], ...]:
    """Three lines on a role's card, each long and short (at most 11 and 8 cells)."""
    seat = own.seat if own.seat is not None else 0
    mutiny = (t("mutiny side"), tp("side", "mutiny"))
    neutral = (t("neutral"), t("neutral"))
    if role == MUTINEER:
        points = points_word(own.arrival(own.ahead(own.hands[seat])))
        return mutiny, (t("own route"), t("own way")), (t("{n} if won", n=points), t("{n} if won", n=points))
    if role == BOY:
        points = points_word(BOYS_SHARE)
        return (
            mutiny,
            (t("no strength"), t("0 alone")),
            (t("{n} if won", n=points), t("{n} if won", n=points)),
        )
    if role == MERCHANT:
        return neutral, (t("in a tie is"), t("in a tie")), (t("paid full"), tp("short", "full pay"))
    if role == LOADER:
        more = LOADED_HAND - HAND_SIZE
        return (
            neutral,
            (t("draws {n}", n=more), t("draws {n}", n=more)),
            (t("cards more"), tp("cards", "more")),
        )
    assert role == MATE
    points = points_word(MATES_SHARE + (own.salary or 0))
    return (
        (t("captain's"), tp("side", "captain")),
        (t("strength 1"), t("force 1")),
        (
            t("{n} if kept", n=points),
            t("{n} kept", n=points),
        ),
    )


def role_brief(own: View, role: str) -> str:
    """A role in a line."""
    side, _, gain = role_lines(own, role)
    if role in (MUTINEER, BOY, MATE):
        return t("{side}, {gain}", side=side[0] if role != MUTINEER else t("own route"), gain=gain[0])
    if role == MERCHANT:
        return t("a tie pays him full")
    return t("draws {n} cards more", n=LOADED_HAND - HAND_SIZE)


def _draw_roles(canvas: Canvas, own: View, keys: Keys) -> None:
    if canvas.height < 6:
        _list_roles(canvas, own, keys)
        return
    width = 57 // max(3, len(own.looked))
    for number, role in enumerate(own.looked):
        x, target = 2 + number * width, f"role:{role}"
        box, paint = _edge(keys, target)
        canvas.box(x, 0, width, 6, box, paint, "raised")
        if target in keys.legal:
            canvas.put(x + 1, 0, keys.legal[target], "lantern bold")
        left = x + (2 if width >= 14 else 1)
        room = x + width - 1 - left
        canvas.put(left, 1, role_name(role, room), "ink bold")
        for row, (long, short) in enumerate(role_lines(own, role)):
            words = long if cell_len(long) <= room else short
            gain = row == 2 and role in (MUTINEER, BOY, MATE) and target == keys.focused
            canvas.put(left, 2 + row, fit(words, room), "preview bold" if gain else "soft")
        canvas.hit(x, 0, width, 6, target)


def _list_roles(canvas: Canvas, own: View, keys: Keys) -> None:
    """One line a role; five share four rows, the highlighted one explained."""
    many = len(own.looked) > canvas.height
    pitch = (canvas.width - 2) // 2 if many else canvas.width - 3
    focused = keys.focused.partition(":")[2]
    for number, role in enumerate(own.looked):
        column, row = divmod(number, 3) if many else (0, number)
        x, target = 2 + column * pitch, f"role:{role}"
        words = f"{keys.legal.get(target, ' ')} {_pad(role_name(role, 9))}"
        if not many:
            words += f" {role_brief(own, role)}"
        words = fit(words, pitch - 3)
        if target == keys.focused:
            canvas.chip(x - 1, row, words + " " * (pitch - 1 - cell_len(words)), "lantern")
        else:
            canvas.put(x, row, words, "ink")
            canvas.put(x, row, keys.legal.get(target, " "), "lantern bold")
        canvas.hit(x, row, pitch, 1, target)
    if many and focused in own.looked:
        canvas.put(2, 3, fit(role_brief(own, focused), canvas.width - 3), "soft")


def _pad(text: str) -> str:
    return text + " " * (9 - cell_len(text))
