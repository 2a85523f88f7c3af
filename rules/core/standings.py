"""The order of the seats at the end, and why."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Source:
    """One part of a score, such as the fame under one ship: ``kind`` says what, ``key`` which."""

    kind: str
    key: str
    amount: int


@dataclass(frozen=True, slots=True)
class TieBreak:
    """One tie-break rule as it was applied to the seats still level.

    ``values`` holds each contender's value in ``seats`` order; ``kept`` the seats still level afterwards.
    """

    kind: str
    seats: tuple[int, ...]
    values: tuple[int, ...]
    kept: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standings:
    """Scores with their sources, seat by seat, and the finishing order.

    ``places`` gives each seat's finishing place from 1; seats that share a victory share place 1.
    """

    scores: tuple[int, ...]
    sources: tuple[tuple[Source, ...], ...]
    places: tuple[int, ...]
    tie_breaks: tuple[TieBreak, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
