"""Libertalia after its end: who won and why, what the campaigns brought, and the replay's open view."""

from collections.abc import Sequence
from dataclasses import replace

from piratebox.language import listed, t, tn
from piratebox.table.chronicle import Chronicle
from piratebox.wording.results import Highlights, Mark, Names, Panel, PanelRow, Span
from rules.core.standings import Source
from rules.libertalia.components import CAMPAIGNS, DAYS, mask_of
from rules.libertalia.state import Result, State
from rules.libertalia.view import View, view


def _kinds() -> dict[str, str]:
    """What a den is paid for, as :class:`Result` names it."""
    return {
        "doubloons": t("doubloons"),
        "chest": t("chests"),
        "jewel": t("jewels"),
        "goods": t("goods"),
        "map": t("maps"),
        "relic": t("relics"),
        "floor": t("never below 0"),
    }


class LibertaliaResult:
    """The words and panels of a finished match."""

    # --- the winner -----------------------------------------------------------------------------------------

    def reasons(self, story: Chronicle, names: Names) -> list[str]:
        """The winning score and what decided, the longest version first."""
        standings = story.standings
        best = max(standings.scores)
        level = [seat for seat, score in enumerate(standings.scores) if score == best]
        if len(level) > 1:
            fields = {"names": listed([names[seat] for seat in level]), "score": best}
            if not standings.tie_breaks:
                return [
                    t("{names} bring home {score} doubloons each.", **fields),
                    t("{score} doubloons each.", **fields),
                ]
            if len(standings.winners) > 1:
                return [
                    t("Level with {score} doubloons, and in the last campaign too.", **fields),
                    t("Level in the last campaign too.", **fields),
                ]
            return [
                t("{names} bring home {score} doubloons each; the last campaign decides.", **fields),
                t("The last campaign decides.", **fields),
            ]
        first = level[0]
        second = max(range(story.seats), key=lambda seat: (seat != first, standings.scores[seat]))
        fields = {
            "name": names[first],
            "second": names[second],
            "score": best,
            "margin": best - standings.scores[second],
        }
        return [
            t("{name} brings home {score} doubloons, {margin} more than {second}.", **fields),
            t("{score} doubloons, {margin} more than {second}.", **fields),
            t("{score} doubloons, {margin} ahead.", **fields),
        ]

    # --- scores and ties ------------------------------------------------------------------------------------

    def amount(self, score: int) -> str:
        """Doubloons with their word."""
        return tn("{n} doubloon", "{n} doubloons", score)

    def total(self) -> str:
        """The first row of the tie table."""
        return t("all three campaigns")

    def parts(self, story: Chronicle, seat: int) -> Sequence[Source]:
        """Campaign by campaign."""
        results = story.view(story.last, None).results
        return [
            Source("campaign", str(campaign), sum(result[seat]))
            for campaign, result in enumerate(results, start=1)
        ]

    def source(self, story: Chronicle, source: Source, *, short: bool = False) -> str:
        """A campaign, or what it paid for."""
        if source.kind == "campaign":
            if short:
                return t("{campaign}:", campaign=source.key)
            return t("campaign {campaign}", campaign=source.key)
        what = _kinds()[source.kind]
        return t("{campaign}: {what}", campaign=source.key, what=what)

    def tie_rule(self, kind: str) -> str:
        """The one rule of dossier 4.10."""
        return t("the last campaign")

    def tie_value(self, kind: str, value: int) -> str:
        """A campaign's points."""
        return str(value)

    # --- the course of the match ----------------------------------------------------------------------------

    def chart(self) -> tuple[str, str]:
        """Each day is shown as if the campaign had been scored then, without the day of rest."""
        return t("doubloons day by day"), t("dens as they lay")

    def marks(self, story: Chronicle, names: Names) -> Sequence[Mark]:
        """The first days of the later campaigns."""
        return [
            Mark(campaign * DAYS + 1, t("campaign {campaign}", campaign=campaign + 1))
            for campaign in range(1, CAMPAIGNS)
        ]

    def highlights(self, story: Chronicle, names: Names) -> Highlights:
        """Who did best in each campaign."""
        results = story.view(story.last, None).results
        rows = []
        for campaign, dens in enumerate(results, start=1):
            points = [sum(den) for den in dens]
            best = [names[seat] for seat, score in enumerate(points) if score == max(points)]
            text = t("{names}: {points}", names=listed(best), points=max(points))
            rows.append((campaign * DAYS, text))
        return Highlights(t("Best of each campaign"), tuple(rows))

    def panel(self, story: Chronicle) -> Panel:
        """Who got most out of each kind of booty, and most relics, over all campaigns."""
        results = story.view(story.last, None).results
        rows = []
        for place, kind in enumerate(Result._fields[:-1]):
            totals = [sum(result[seat][place] for result in results) for seat in range(story.seats)]
            amount = min(totals) if kind == "relic" else max(totals)
            seat = totals.index(amount) if amount and totals.count(amount) == 1 else None
            rows.append(PanelRow("", Span(""), _kinds()[kind], seat, amount))
        notes = (t("The most of each in all campaigns"), t("--- nobody alone"))
        return Panel(t("booty"), tuple(rows), notes)

    # --- the replay -----------------------------------------------------------------------------------------

    def open_view(self, story: Chronicle, place: int) -> View:
        """A stranger's view that knows every hand, and every token of the dens."""
        position: State = story.moments[place].position
        seen = view(position, None)
        return replace(
            seen,
            worlds=tuple((mask_of(hand),) for hand in position.hands),
            tokens=tuple(map(tuple, position.tokens)),
            bag=tuple(position.bag),
        )

    def on_board(self, view: View) -> View:
        """What the viewer knows of his own hand is known, and nothing is left to one seat alone."""
        if view.seat is None:
            return view
        worlds = list(view.worlds)
        worlds[view.seat] = (mask_of(view.hand),)
        return replace(view, seat=None, worlds=tuple(worlds), hand=(), sealed=0, graveyard=())
