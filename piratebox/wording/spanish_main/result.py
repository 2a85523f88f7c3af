"""The Spanish Main after its end: who won and why, whose the captains were, what turned the game."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from piratebox.language import listed, t, tn
from piratebox.table.chronicle import Chronicle
from piratebox.wording.results import Highlights, Mark, Names, Panel, PanelRow, Span
from rules.core.standings import Source
from rules.spanish_main.components import NATION, SHIP_IDS
from rules.spanish_main.view import View, view

from .events import ship_name

FLAGS = {"english": "╬", "spanish": "╳", "dutch": "═"}
"""The glyph of each nation's flag."""


def flag(ship: str) -> Span:
    """A ship's flag and id as a filled tag."""
    nation = NATION[ship]
    return Span(f"{FLAGS[nation]}{ship}", f"on-flag-{nation} bold", f"flag-{nation}")


@dataclass(frozen=True, slots=True)
class KnownView(View):
    """A view that treats every captain it knows as if all at the table knew him."""

    def public_owner_of(self, ship: str) -> int | None:
        """The holder, if he is known."""
        return self.owner_of(ship)


class SpanishMainResult:
    """The words and panels of a finished match."""

    # --- the winner -----------------------------------------------------------------------------------------

    def reasons(self, story: Chronicle, names: Names) -> list[str]:
        """The winning score and what decided, the longest version first."""
        standings = story.standings
        best = max(standings.scores)
        if not standings.tie_breaks:
            first, second = (standings.places.index(place) for place in (1, 2))
            margin = best - standings.scores[second]
            fields = {"name": names[first], "second": names[second], "fame": best, "margin": margin}
            return [
                t("{name} brings home {fame} fame, {margin} more than {second}.", **fields),
                t("{fame} fame, {margin} more than {second}.", **fields),
                t("{fame} fame, {margin} ahead.", **fields),
            ]
        decider = self._decider(standings.tie_breaks[-1].kind)
        level = standings.tie_breaks[0].seats
        clauses = [t("all bring home {fame} fame", fame=best)]
        if len(level) < len(names):
            clauses = [
                t(
                    "{names} bring home {fame} fame each",
                    names=listed([names[seat] for seat in level]),
                    fame=best,
                )
            ]
        elif len(level) == 2:
            clauses.insert(0, t("both captains bring home {fame} fame", fame=best))
        elif len(level) == 3:
            clauses.insert(0, t("all three captains bring home {fame} fame", fame=best))
        elif len(level) == 4:
            clauses.insert(0, t("all four captains bring home {fame} fame", fame=best))
        sentences = [t("{level}; {decider}.", level=clause, decider=decider) for clause in clauses]
        sentences.append(t("{decider}.", decider=decider))
        return [sentence[:1].upper() + sentence[1:] for sentence in sentences]

    @staticmethod
    def _decider(kind: str) -> str:
        if kind == "undamaged_ships":
            return t("the undamaged ships decide")
        return t("the foremost ship decides")

    # --- scores and ties ------------------------------------------------------------------------------------

    def amount(self, score: int) -> str:
        """Fame with its word."""
        return tn("{n} fame", "{n} fame", score)

    def total(self) -> str:
        """The first row of the tie table."""
        return t("total fame")

    def parts(self, story: Chronicle, seat: int) -> Sequence[Source]:
        """Ship by ship."""
        return story.standings.sources[seat]

    def source(self, story: Chronicle, source: Source, *, short: bool = False) -> str:
        """A ship's name, with its damage, or the stash."""
        if source.kind == "stash":
            return t("stash")
        damaged = story.view(story.last, None).is_damaged(source.key)
        if short:
            return t("{ship} dmg", ship=source.key) if damaged else source.key
        ship = ship_name(source.key)
        return t("{ship} (damaged)", ship=ship) if damaged else ship

    def tie_rule(self, kind: str) -> str:
        """The two rules of dossier 4.3."""
        return t("undamaged own ships") if kind == "undamaged_ships" else t("foremost own ship")

    def tie_value(self, kind: str, value: int) -> str:
        """A number of ships, or a space of the row."""
        return str(value) if kind == "undamaged_ships" else t("space {space}", space=value)

    # --- the course of the match ----------------------------------------------------------------------------

    def chart(self) -> tuple[str, str]:
        """Fame counts hidden captains too, so the chart was secret."""
        return t("fame turn by turn"), t("secret until the end")

    def marks(self, story: Chronicle, names: Names) -> Sequence[Mark]:
        """Right accusations, and the Mutiny in words."""
        marks = []
        for turn, event in story.lines(None):
            if event.kind == "accuse" and event.data["right"]:
                marks.append(Mark(turn))
            elif event.kind == "adventure" and event.data["mutiny"] and event.data["owner"] is not None:
                lost = sum(amount for _, amount in event.data["lost"])
                name = names[event.data["owner"]]
                marks.append(Mark(turn, t("Mutiny: {name} -{lost}", name=name, lost=lost)))
        return marks

    def highlights(self, story: Chronicle, names: Names) -> Highlights:
        """The right accusations."""
        rows = []
        for turn, event in story.lines(None):
            if event.kind == "accuse" and event.data["right"]:
                fields = {"name": names[event.seat or 0], "accused": names[event.data["accused"]]}
                if event.data["taken"]:
                    text = t("{name} takes {n} from {accused}", n=event.data["taken"], **fields)
                else:
                    text = t("{name} unmasks {accused}", **fields)
                rows.append((turn, text))
        return Highlights(t("Right accusations"), tuple(rows))

    def panel(self, story: Chronicle) -> Panel:
        """The row from the front, with every captain, and what the marks mean."""
        seen: View = story.view(story.last, None)
        rows = tuple(
            PanelRow(
                number=str(space),
                tag=flag(ship),
                label=ship_name(ship),
                seat=seen.owner_of(ship),
                amount=seen.fame_of(ship),
                dim=seen.is_damaged(ship),
            )
            for space, ship in enumerate(seen.row, start=1)
        )
        notes = [t("--- put away unseen")]
        damaged = [ship for ship in seen.row if seen.is_damaged(ship)]
        if len(damaged) == len(SHIP_IDS):
            notes.append(t("All ships are damaged"))
        elif damaged:
            ships = listed([ship_name(ship) if len(damaged) == 1 else ship for ship in damaged])
            notes.append(tn("{ships} is damaged", "{ships} are damaged", len(damaged), ships=ships))
        return Panel(t("captains"), rows, tuple(notes))

    # --- the replay -----------------------------------------------------------------------------------------

    def open_view(self, story: Chronicle, place: int) -> View:
        """A stranger's view that knows every captain."""
        position = story.moments[place].position
        owner = tuple(position.owner[ship] for ship in SHIP_IDS)
        return replace(view(position, None), owner=owner)

    def on_board(self, view: View) -> View:
        """Known captains are shown beside their ships, and nothing of a hand is left."""
        facts = {name: getattr(view, name) for name in View.__dataclass_fields__}
        return KnownView(**facts | {"seat": None, "hand": ()})
