"""Where the parts of Pirate King!'s board lie: the displays above, then a row of cards for every seat."""

from dataclasses import dataclass

WIDE_SIZE = (88, 29)
"""Columns and rows that the wide drawing needs; every smaller board gets the narrow one."""
NARROW_SIZE = (80, 15)
ORDINARY = 4
"""Seats up to which the wide drawing has five rows of cells for each."""


@dataclass(frozen=True, slots=True)
class Strip:
    """How the cards of one row lie: the oldest ``folded`` ones in a stub, the others ``pitch`` apart."""

    folded: int
    first: int
    """The column of the first card that is not folded."""
    pitch: int

    def column(self, place: int) -> int:
        """The left column of a card of the row, counted from the oldest."""
        return self.first + (place - self.folded) * self.pitch


@dataclass(frozen=True, slots=True)
class Grid:
    """Columns and rows of a drawing, in cells of the canvas."""

    wide: bool
    seats: int
    left: int
    top: int
    first: int
    """The row of the first seat, from ``top``."""
    pitch: int
    """Rows from one seat to the next."""
    tall: int
    """Rows of a card."""

    @property
    def width(self) -> int:
        """Columns of the whole drawing."""
        return WIDE_SIZE[0] if self.wide else NARROW_SIZE[0]

    def row(self, seat: int) -> int:
        """The first row of a seat."""
        return self.top + self.first + seat * self.pitch

    # --- displays -------------------------------------------------------------------------------------------

    def market(self, monsters: int, loot: int) -> tuple[int, int, int, int]:
        """First column of the monsters and of the loot, columns from card to card, and of a card."""
        if self.wide:
            many = monsters + loot > 6
            pitch = 12 if many else 14
            return self.left + 1, self.left + 3 + monsters * pitch, pitch, pitch - 1
        pitch = 11 if monsters + loot > 6 else 13
        return self.left, self.left + 2 + monsters * pitch, pitch, pitch

    # --- rows -----------------------------------------------------------------------------------------------

    @property
    def cards(self) -> int:
        """The column of a row's first card."""
        return self.left + (20 if self.wide else 15)

    @property
    def slot(self) -> tuple[int, int]:
        """The rightmost column of the next card's slot, and its width."""
        return (self.left + 80, 8) if self.wide else (self.left + 69, 11)

    def strip(self, cards: int, *, reserved: bool) -> Strip:
        """How so many cards lie; ``reserved`` if the next card's slot follows them."""
        card, widest, least, stub = (11, 10, 6, 7) if self.wide else (9, 9, 6, 9)
        end = self.slot[0] + (1 if self.wide else 0) if reserved else self.left + self.width
        room = end - self.cards
        if cards < 2:
            return Strip(0, self.cards, widest)
        pitch = min(widest, (room - card) // (cards - 1))
        if pitch >= least:
            return Strip(0, self.cards, pitch)
        kept = 1 + (room - stub - card) // least
        return Strip(cards - kept, self.cards + stub, least)

    def slot_column(self, strip: Strip, cards: int) -> int:
        """The column of the next card's slot after so many cards."""
        if not cards:
            return strip.first
        return min(strip.column(cards - 1) + (10 if self.wide else 9), self.slot[0])


def grid_for(width: int, height: int, seats: int) -> Grid:
    """The drawing for a board of that size; it is centred if there is more room."""
    if width >= WIDE_SIZE[0] and height >= WIDE_SIZE[1]:
        left, top = (width - WIDE_SIZE[0]) // 2, (height - WIDE_SIZE[1]) // 2
        if seats > ORDINARY:
            return Grid(True, seats, left, top, first=5, pitch=5, tall=4)
        pitch = {4: 6, 3: 7}.get(seats, 8)
        return Grid(True, seats, left, top, first=6, pitch=pitch, tall=5)
    left = max(0, (width - NARROW_SIZE[0]) // 2)
    room = max(0, height - 3)
    pitch = min(5, max(2, room // seats))
    spare = room - pitch * seats
    first = 3 + min(1, spare)
    top = max(0, (spare - min(1, spare)) // 2)
    return Grid(False, seats, left, top, first=first, pitch=pitch, tall=3 if pitch >= 4 else 2)
