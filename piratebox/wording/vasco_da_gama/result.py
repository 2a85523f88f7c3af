"""Vasco da Gama after its end: who won and why, what the voyages brought, and the replay's open view."""

from collections.abc import Sequence
from dataclasses import replace

from piratebox.language import listed, pick, t, tn
from piratebox.table.chronicle import Chronicle
from piratebox.wording.results import Highlights, Mark, Names, Panel, PanelRow, Span
from rules.core.standings import Source
from rules.vasco_da_gama.view import View

from .names import gains, landing, points

PANEL_ROWS = 8
"""So many ships at sea are listed."""


class VascoDaGamaResult:
    """The words and panels of a finished match."""

    # --- the winner -----------------------------------------------------------------------------------------

    def reasons(self, story: Chronicle, names: Names) -> list[str]:
        """The winning score and what decided, the longest version first."""
        standings = story.standings
        best = max(standings.scores)
        level = [seat for seat, score in enumerate(standings.scores) if score == best]
        if len(level) > 1:
            fields = {"names": listed([names[seat] for seat in level]), "vp": points(best)}
            if len(standings.winners) > 1:
                return [
                    t("{names} bring home {vp} each, level in ships at sea and in crew too.", **fields),
                    t("{vp} each, level to the last.", **fields),
                ]
            if standings.tie_breaks[-1].kind == "ships_on_landings":
                return [
                    t("{names} bring home {vp} each; the ships at sea decide.", **fields),
                    t("The ships at sea decide.", **fields),
                ]
            return [
                t("{names} bring home {vp} each; the unused crew decides.", **fields),
                t("The unused crew decides.", **fields),
            ]
        first = level[0]
        second = max(range(story.seats), key=lambda seat: (seat != first, standings.scores[seat]))
        fields = {
            "name": names[first],
            "second": names[second],
            "vp": points(best),
            "margin": str(best - standings.scores[second]),
        }
        return [
            t("{name} brings home {vp}, {margin} more than {second}.", **fields),
            t("{vp}, {margin} more than {second}.", **fields),
            t("{vp}, {margin} ahead.", **fields),
        ]

    # --- scores and ties ------------------------------------------------------------------------------------

    def amount(self, score: int) -> str:
        """VP with their word."""
        return points(score)

    def total(self) -> str:
        """The first row of the tie table."""
        return t("all VP")

    def parts(self, story: Chronicle, seat: int) -> Sequence[Source]:
        """The six sources."""
        return story.standings.sources[seat]

    def source(self, story: Chronicle, source: Source, *, short: bool = False) -> str:
        """What VP come from."""
        words = {
            "sent": (t("ships sent"), t("sent")),
            "income": (t("income at sea"), t("income")),
            "completion": (t("complete landings"), t("full")),
            "characters": (t("Dias"), t("Dias")),
            "money": (t("money left"), t("money")),
            "ready_ships": (t("ready ships"), t("ready")),
        }
        return words[source.kind][short]

    def tie_rule(self, kind: str) -> str:
        """The two rules of dossier 4.6."""
        return t("own ships at sea") if kind == "ships_on_landings" else t("unused crew")

    def tie_value(self, kind: str, value: int) -> str:
        """A number of ships or of crew."""
        return str(value)

    # --- the course of the match ----------------------------------------------------------------------------

    def chart(self) -> tuple[str, str]:
        """Each round is shown as if the game had ended then."""
        return t("VP round by round"), t("as if the game ended there")

    def marks(self, story: Chronicle, names: Names) -> Sequence[Mark]:
        """The rounds in which landings were complete."""
        found: dict[int, list[str]] = {}
        for turn, event in story.lines(None):
            if event.kind == "complete":
                found.setdefault(turn, []).append(landing(event.data["landing"]))
        return [Mark(turn, listed(places)) for turn, places in found.items()]

    def highlights(self, story: Chronicle, names: Names) -> Highlights:
        """What complete landings paid."""
        rows = []
        for turn, event in story.lines(None):
            if event.kind == "complete":
                fields = {"landing": landing(event.data["landing"]), "gains": gains(event.data["vp"], names)}
                rows.append(
                    (turn, t("{landing}: {gains}", **fields) if fields["gains"] else fields["landing"])
                )
        return Highlights(t("Complete landings"), tuple(rows))

    def panel(self, story: Chronicle) -> Panel:
        """The ships at sea at the end, the farthest first."""
        seen: View = story.view(story.last, None)
        box = seen.box
        rows = [
            PanelRow("", Span(""), str(pick(box.landings[space.landing].name)), owner, box.level[tile])
            for space, tile, owner in zip(box.spaces, seen.berths, seen.owners, strict=True)
            if owner is not None
        ][::-1]
        notes = [t("The numbers are levels.")] if rows else [t("No ship was at sea at the end.")]
        if len(rows) > PANEL_ROWS:
            nearer = len(rows) - PANEL_ROWS
            notes.append(tn("{n} more stood nearer home.", "{n} more stood nearer home.", nearer))
        return Panel(t("ships at sea"), tuple(rows[:PANEL_ROWS]), tuple(notes))

    # --- the replay -----------------------------------------------------------------------------------------

    def open_view(self, story: Chronicle, place: int) -> View:
        """A stranger's view: nothing is hidden but what is still in piles and bag."""
        view: View = story.view(place, None)
        return view

    def on_board(self, view: View) -> View:
        """All see the same."""
        return replace(view, seat=None)
