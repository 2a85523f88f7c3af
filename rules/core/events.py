"""What happened, as data: the app makes log, recap, animation and replay from it."""

from collections.abc import Iterable
from typing import Any, NamedTuple


class Event(NamedTuple):
    """One thing that happened at the table.

    ``audience`` lists the seats that may know it; ``None`` means everybody. ``final`` marks an event that
    turned up, drew or shuffled something hidden: nothing at or before it can be taken back.
    """

    kind: str
    seat: int | None
    data: dict[str, Any]
    audience: tuple[int, ...] | None = None
    final: bool = False

    def known_to(self, seat: int | None) -> bool:
        """Whether a seat (``None``: a stranger at the table) may know this event."""
        return self.audience is None or (seat is not None and seat in self.audience)


class Recorder:
    """Collects the events of one choice; play at full speed passes None in its place."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(
        self,
        kind: str,
        seat: int | None = None,
        *,
        audience: tuple[int, ...] | None = None,
        final: bool = False,
        **data: Any,
    ) -> None:
        """Add an event."""
        self.events.append(Event(kind, seat, data, audience, final))


def known_events(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events a seat may know, in order, with the audience itself removed."""
    return [event._replace(audience=None) for event in events if event.known_to(seat)]
