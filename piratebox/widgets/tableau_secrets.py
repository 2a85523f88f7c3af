"""What only one seat may see in Pirate King!: the cards it knows on top of its deck."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.cells import cell_len

from piratebox.language import t, tp
from piratebox.wording.pirate_king.names import effect_word, rank_word, short_name
from rules.pirate_king.view import View

from .canvas import Canvas, fit
from .tableau_cards import Mark, Picture, draw_card, name_lines, symbol_spans
from .tableau_sketch import step_of


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys of what can be taken, by target, and what is highlighted."""

    legal: Mapping[str, str] = field(default_factory=dict)
    focused: str = ""


def draw_secrets(canvas: Canvas, own: View, keys: Keys) -> None:
    """The known cards, uppermost first, in a panel of 60 by 6, 46 by 4 or 40 by 4 cells.

    While they are being put back, those that have their place stand first.
    """
    canvas.column(0, 0, canvas.height, "private", "▌")
    top, settled = known_cards(own)
    if not top:
        canvas.put(2, 0, t("no card of the deck is known"), "faint")
        return
    tall = canvas.height >= 6
    width = min(13, (canvas.width - 2) // len(top))
    for number, card in enumerate(top):
        _draw_card(canvas, 2 + number * width, width, own, card, keys, number if number < settled else None)
    if tall:
        _draw_places(canvas, own, len(top), settled, width)


def known_cards(own: View) -> tuple[list[str], int]:
    """The cards the viewer knows on top of its deck, and how many of them have their place.

    In the middle of a LOOK or a CHOOSE the others lie in the box's order, as the menu has them.
    """
    step = own.agenda[-1] if own.agenda else ("",)
    if own.acting != own.seat or step_of(own) not in ("look", "choose"):
        return list(own.top), len(own.top)
    cards, done = (int(step[2]), int(step[3])) if step[0] == "look" else (2, 0)
    seen = own.top[:cards]
    return [*seen[:done], *own.box.in_order(seen[done:])], done


def place_word(place: int) -> str:
    """When a card of the deck comes, from 0: "next", "2nd"."""
    return tp("card", "next") if place == 0 else rank_word(place + 1) if place < 5 else str(place + 1)


def _draw_places(canvas: Canvas, own: View, cards: int, settled: int, width: int) -> None:
    for place in range(settled):
        canvas.put(3 + place * width, 5, fit(place_word(place), width - 2), "private")
    if settled < cards and step_of(own) == "look" and own.acting == own.seat:
        words = t("which comes {place}?", place=place_word(settled))
        x = 3 + settled * width
        canvas.put(x, 5, fit(words, canvas.width - x), "private")


def _draw_card(
    canvas: Canvas, x: int, width: int, own: View, card: str, keys: Keys, place: int | None
) -> None:
    """A card with its key, or with when it comes."""
    box, target = own.box, f"top:{card}"
    tall = canvas.height >= 6
    inner = width - 2
    mark = Mark()
    if place is None:
        kind = "focused" if target == keys.focused else "legal" if target in keys.legal else "plain"
        mark = Mark(kind, keys.legal.get(target, ""))
    lines = name_lines(box, card, inner) if tall else [short_name(box, card, inner)]
    picture = Picture(
        lines,
        symbol_spans(box.faces[card], inner),
        effect_word(box, card),
        edge="private",
        mark=mark,
    )
    draw_card(canvas, x, 0, width, 5 if tall else 4, picture)
    if place is not None and not tall:
        words = fit(f" {place_word(place)} ", inner)
        canvas.put(x + width - 1 - cell_len(words), 0, words, "private")
    canvas.hit(x, 0, width, canvas.height, target)
