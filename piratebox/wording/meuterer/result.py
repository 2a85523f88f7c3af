"""Meuterer after its end: who won and why, where the ship went, and the replay's open view."""

from collections.abc import Sequence
from dataclasses import replace

from piratebox.language import listed, t, tn
from piratebox.table.chronicle import Chronicle
from piratebox.wording.results import Highlights, Mark, Names, Panel, PanelRow, Span
from rules.core.standings import Source
from rules.meuterer.components import KINDS
from rules.meuterer.state import BOYS, COMMAND, MATES, RAID, SALARY, SALES, State
from rules.meuterer.view import View, view

from .names import island_name, source_word


class MeutererResult:
    """The words and panels of a finished match."""

    # --- the winner -----------------------------------------------------------------------------------------

    def reasons(self, story: Chronicle, names: Names) -> list[str]:
        """The winning score, the longest version first."""
        standings = story.standings
        best = max(standings.scores)
        if len(standings.winners) > 1:
            fields = {"names": listed([names[seat] for seat in standings.winners]), "score": best}
            return [t("{names} have {score} VP each.", **fields), t("{score} VP each.", **fields)]
        first = standings.winners[0]
        second = max(range(story.seats), key=lambda seat: (seat != first, standings.scores[seat]))
        fields = {
            "name": names[first],
            "second": names[second],
            "score": best,
            "margin": best - standings.scores[second],
        }
        return [
            t("{name} has {score} VP, {margin} more than {second}.", **fields),
            t("{score} VP, {margin} more than {second}.", **fields),
            t("{score} VP, {margin} ahead.", **fields),
        ]

    # --- scores and ties ------------------------------------------------------------------------------------

    def amount(self, score: int) -> str:
        """Points with their unit."""
        return t("{n} VP", n=score)

    def total(self) -> str:
        """The first row of a tie table."""
        return t("all points")

    def parts(self, story: Chronicle, seat: int) -> Sequence[Source]:
        """Sales, command and the crew's pay; salaries paid make command smaller."""
        ledger = story.moments[story.last].position.ledger[seat]
        command, pay = ledger[COMMAND], ledger[SALARY] + ledger[MATES] + ledger[BOYS]
        if pay < 0:
            command, pay = command + pay, 0
        found = (("sales", ledger[SALES]), ("command", command), ("pay", pay), ("raid", ledger[RAID]))
        return [Source(kind, "", amount) for kind, amount in found if amount or kind != "raid"]

    def source(self, story: Chronicle, source: Source, *, short: bool = False) -> str:
        """Where points come from."""
        return source_word(source.kind)

    def tie_rule(self, kind: str) -> str:
        """Nothing breaks ties (ruling 28)."""
        return t("shared victory")

    def tie_value(self, kind: str, value: int) -> str:
        """A plain number."""
        return str(value)

    # --- the course of the match ----------------------------------------------------------------------------

    def chart(self) -> tuple[str, str]:
        """Points are public all the time."""
        return t("points round by round"), ""

    def marks(self, story: Chronicle, names: Names) -> Sequence[Mark]:
        """Successful mutinies."""
        return [
            Mark(turn, t("mutiny: {name}", name=names[event.seat or 0]))
            for turn, event in story.lines(None)
            if event.kind == "outcome" and event.data["succeeds"]
        ]

    def highlights(self, story: Chronicle, names: Names) -> Highlights:
        """All mutinies."""
        rows = []
        for turn, event in story.lines(None):
            if event.kind != "outcome":
                continue
            fields = {"name": names[event.seat or 0], "mutiny": event.data["mutiny"]}
            fields["captains"] = event.data["captains"]
            if event.data["succeeds"]:
                rows.append((turn, t("{name} wins {mutiny} to {captains}", **fields)))
            else:
                rows.append((turn, t("{name} fails {mutiny} to {captains}", **fields)))
        return Highlights(t("Mutinies"), tuple(rows))

    def panel(self, story: Chronicle) -> Panel:
        """Round by round where the ship went, and who got the arrival points."""
        mutinies = {
            turn for turn, event in story.lines(None) if event.kind == "outcome" and event.data["succeeds"]
        }
        rows = tuple(
            PanelRow(
                number=str(turn),
                tag=Span("*", "bad bold") if turn in mutinies else Span(" "),
                label=island_name(event.data["island"]),
                seat=event.seat,
                amount=event.data["points"],
            )
            for turn, event in story.lines(None)
            if event.kind in ("command", "raid")
        )
        notes = [tn("{n} round: who got the arrival", "{n} rounds: who got the arrivals", len(rows))]
        if mutinies:
            notes.append(t("* after a mutiny"))
        return Panel(t("voyage"), rows, tuple(notes))

    # --- the replay -----------------------------------------------------------------------------------------

    def open_view(self, story: Chronicle, place: int) -> View:
        """A stranger's view that knows every role."""
        position: State = story.moments[place].position
        return replace(view(position, None), roles=tuple(position.roles))

    def on_board(self, view: View) -> View:
        """A role the viewer knows lies on the board, and nothing of a hand is left."""
        return replace(view, seat=None, hand=(0,) * len(KINDS), looked=(), drawn=(), returned=())
