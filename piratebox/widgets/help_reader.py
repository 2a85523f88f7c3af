"""Reading pages of help: which page and lines are in sight, which row is focused, what is searched for."""

from collections.abc import Callable

from piratebox.wording.help_page import HelpPage

from .help_lines import Line, entries, lay_out

LONGEST_SEARCH = 40
"""Characters of a search that are kept."""


class HelpReader:
    """A place in the pages; ``make_pages`` words them in the current language.

    ``width`` and ``rows`` are the window, set by whoever draws it. ``here`` is the focused component row's
    target, ``found`` page and entry that the search stands at.
    """

    def __init__(self, make_pages: Callable[[], list[HelpPage]]) -> None:
        self._make_pages = make_pages
        self._pages: list[HelpPage] = []
        self._laid: dict[tuple[int, int], list[Line]] = {}
        self.number = 0
        self.top = 0
        self.width = 78
        self.rows = 20
        self.here: str | None = None
        self.needle = ""
        self.found: tuple[int, int] | None = None
        self._began = (0, 0)

    # --- the pages ----------------------------------------------------------------------------------------

    @property
    def pages(self) -> list[HelpPage]:
        """All pages in the current language."""
        if not self._pages:
            self._pages = self._make_pages()
        return self._pages

    @property
    def page(self) -> HelpPage:
        """The open page."""
        return self.pages[self.number]

    def lines(self) -> list[Line]:
        """The lines of the open page at the window's width."""
        key = (self.number, self.width)
        if key not in self._laid:
            self._laid[key] = lay_out(self.page, self.width)
        return self._laid[key]

    def in_window(self) -> list[Line]:
        """The lines in sight."""
        return self.lines()[self.top : self.top + self.rows]

    @property
    def below(self) -> int:
        """How many lines lie below the window."""
        return max(0, len(self.lines()) - self.top - self.rows)

    def resize(self, width: int, rows: int) -> None:
        """Read in a window of another size; the same entry stays at its top."""
        if width != self.width:
            entry = self._entry_at(self.top)
            self.width = width
            self.top = self._line_of(entry)
        self.rows = rows
        self.top = max(0, min(self.top, len(self.lines()) - rows))

    def relabel(self) -> None:
        """Word everything again; page and place stay."""
        entry = self._entry_at(self.top)
        self._pages = []
        self._laid = {}
        self.top = self._line_of(entry)

    def _entry_at(self, line: int) -> int:
        return next((one.entry for one in self.lines()[line:] if one.entry is not None), 0)

    def _line_of(self, entry: int) -> int:
        return next((at for at, line in enumerate(self.lines()) if line.entry == entry), 0)

    # --- going through them ---------------------------------------------------------------------------------

    def show_page(self, number: int) -> None:
        """Open a page at its top; a number without a page does nothing."""
        if 0 <= number < len(self.pages):
            self.number = number
            self.top = 0
            self.here = None

    def targets(self) -> list[tuple[str, int, int]]:
        """The page's component rows with their first and last lines."""
        spans: dict[str, tuple[int, int]] = {}
        for at, line in enumerate(self.lines()):
            if line.target:
                spans[line.target] = (spans.get(line.target, (at, at))[0], at)
        return [(target, first, last) for target, (first, last) in spans.items()]

    def _in_sight(self, span: tuple[str, int, int]) -> bool:
        return self.top <= span[1] and span[2] < self.top + self.rows

    def step(self, way: int) -> None:
        """Focus the next component row if it is in sight, otherwise scroll by a line."""
        targets = self.targets()[::way]
        names = [target for target, _, _ in targets]
        if self.here in names:
            ahead = targets[names.index(self.here) + 1 :]
        else:
            ahead = [span for span in targets if self._in_sight(span)] or [
                span for span in targets if (span[1] >= self.top) == (way > 0)
            ]
        if (ahead and not self._in_sight(ahead[0])) or not ahead:
            self.scroll(way)
        if ahead and self._in_sight(ahead[0]):
            self.here = ahead[0][0]

    def walk(self, way: int) -> None:
        """Focus the next component row, wherever it is."""
        targets = self.targets()
        names = [target for target, _, _ in targets]
        if self.here not in names:
            return
        at = names.index(self.here) + way
        if 0 <= at < len(targets):
            self.here, first, last = targets[at]
            self.top = max(min(self.top, first), last - self.rows + 1)

    def focus_in_sight(self) -> None:
        """Focus the first row in sight, unless one is focused."""
        if self.here is None:
            self.here = next((span[0] for span in self.targets() if self._in_sight(span)), None)

    def scroll(self, lines: int) -> None:
        """Move the window; a row that leaves it loses the focus."""
        self.top = max(0, min(self.top + lines, len(self.lines()) - self.rows))
        for target, first, last in self.targets():
            if target == self.here and (last < self.top or first >= self.top + self.rows):
                self.here = None

    # --- searching ------------------------------------------------------------------------------------------

    def places(self) -> list[tuple[int, int]]:
        """Page and entry of everything that holds what is searched for."""
        needle = self.needle.lower()
        if not needle:
            return []
        return [
            (number, entry)
            for number, page in enumerate(self.pages)
            for entry, text in enumerate(entries(page))
            if needle in text.lower()
        ]

    def begin_search(self) -> None:
        """Forget the last search; the next one looks from what is in sight on."""
        self.needle = ""
        self.found = None
        self._began = (self.number, self._entry_at(self.top))

    def search(self, needle: str) -> None:
        """Go to the first place from where the search began on."""
        self.needle = needle[:LONGEST_SEARCH]
        self.found = None
        places = self.places()
        if places:
            self._reach(next((place for place in places if place >= self._began), places[0]))

    def again(self, way: int) -> None:
        """The next or the previous place found."""
        places = self.places()
        if not places:
            return
        at = places.index(self.found) + way if self.found in places else 0
        self._reach(places[at % len(places)])

    def _reach(self, place: tuple[int, int]) -> None:
        """Open the page of a place and bring it into sight."""
        if place[0] != self.number:
            self.show_page(place[0])
        self.found = place
        lines = [at for at, line in enumerate(self.lines()) if line.entry == place[1]]
        if lines[0] < self.top or lines[-1] >= self.top + self.rows:
            self.top = lines[0] - self.rows // 3
        self.scroll(0)
        self.here = self.lines()[lines[0]].target or None
