"""What has happened in the round being played, read from the events that everybody saw."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from rules.core.events import Event
from rules.pirate_king.view import View

REMOVED = -1
"""Stands for the box, where a card of a display has gone."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of a display: its card, and who has taken it; None while it lies there."""

    card: str
    taker: int | None = None


@dataclass(slots=True)
class Past:
    """A round so far, and the flip step that has just been resolved or still is."""

    entered: Counter[int] = field(default_factory=Counter)
    """How many cards have come into each seat's row in this step and lie there; they are its last."""
    placed: Counter[int] = field(default_factory=Counter)
    """How many cards have been placed with each seat in this step; they are its last visitors."""
    turned: Counter[tuple[int, str]] = field(default_factory=Counter)
    """The cards turned over in this step, by whose play area they lie in."""
    fallen: set[int] = field(default_factory=set)
    """Who has gone bust in this step."""
    torn: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The rows that went bust in this round, by seat."""
    curses: dict[int, int] = field(default_factory=dict)
    """How many curses those showed."""
    monsters: tuple[Slot, ...] = ()
    loot: tuple[Slot, ...] = ()


def past_of(view: View, history: Sequence[Event]) -> Past:
    """The round being played, as far as the history tells it."""
    past = Past()
    events = _since(history, "round") or (history if view.round == 1 else ())
    monsters: Iterable[str] = view.monsters
    loot: Iterable[str] = view.loot
    gone: list[tuple[str, int]] = []
    for event in events:
        seat, data = event.seat, event.data
        match event.kind:
            case "round":
                monsters, loot = data["monsters"], data["loot"]
            case "bust" if seat is not None:
                past.torn[seat], past.curses[seat] = tuple(data["cards"]), data["curses"]
            case "monster" | "loot" if seat is not None:
                gone.append((data["card"], seat))
            case "remove":
                gone.append((data["card"], REMOVED))
    past.monsters = _slots(monsters, view.monsters, gone)
    past.loot = _slots(loot, view.loot, gone)
    if view.agenda and view.agenda[-1][0] not in ("monster", "loot", "remove"):
        _read_step(past, _since(events, "flip"))
    return past


def _since(history: Sequence[Event], kind: str) -> Sequence[Event]:
    """The events from the last one of a kind on; none if there is no such event."""
    for at in range(len(history) - 1, -1, -1):
        if history[at].kind == kind:
            return history[at:]
    return ()


def _read_step(past: Past, events: Sequence[Event]) -> None:
    for event in events:
        seat, data = event.seat, event.data
        match event.kind:
            case "flip":
                past.entered.update(owner for owner, _, _ in data["cards"])
            case "reveal" if seat is not None:
                past.entered[seat] += 1
            case "place" if seat is not None:
                past.entered[seat] -= 1
                past.placed[data["host"]] += 1
            case "turned":
                past.turned.update((host, card) for host, card in data["cards"])
            case "bust" if seat is not None:
                past.fallen.add(seat)


def _slots(shown: Iterable[str], lying: Sequence[str], gone: Sequence[tuple[str, int]]) -> tuple[Slot, ...]:
    """The places of a display as it was laid out; only what lies there if that does not add up."""
    slots = [Slot(card) for card in shown]
    for card, taker in gone:
        if (at := next((at for at, slot in enumerate(slots) if slot == Slot(card)), None)) is not None:
            slots[at] = Slot(card, taker)
    if Counter(slot.card for slot in slots if slot.taker is None) != Counter(lying):
        return tuple(Slot(card) for card in lying)
    return tuple(slots)
