"""Pirate King! after its end: who is king and why, who won the battles, and the replay's view."""

from collections.abc import Sequence
from dataclasses import replace

from piratebox.language import listed, t, tn
from piratebox.table.chronicle import Chronicle
from piratebox.wording.results import Highlights, Mark, Names, Panel, PanelRow, Span
from rules.core.standings import Source
from rules.pirate_king.cards import Box, EndWin
from rules.pirate_king.scoring import showing
from rules.pirate_king.state import State
from rules.pirate_king.view import View

from .names import bare_name, card_name, seats_named, symbols

GROUPS = ("starter", "pirate", "monster", "loot", "end", "token")
"""Where crowns come from, in the order of a score's bar."""
PANEL_ROWS = 10
"""So many of the most valuable cards are listed."""


class PirateKingResult:
    """The words and panels of a finished match."""

    # --- the winner -----------------------------------------------------------------------------------------

    def reasons(self, story: Chronicle, names: Names) -> list[str]:
        """The winning crowns and what decided, the longest version first."""
        standings, winners = story.standings, story.standings.winners
        first = winners[0]
        fields = {
            "name": names[first],
            "names": listed([names[seat] for seat in winners]),
            "crowns": symbols("crown", standings.scores[first]),
        }
        kinds = [rule.kind for rule in standings.tie_breaks]
        if len(winners) > 1:
            return [
                t("{names} have {crowns} each, and none is captain.", **fields),
                t("{crowns} each.", **fields),
            ]
        if "end_win" in kinds:
            fields["card"] = self._winning_card(story, first)
            return [
                t("{name} wins outright by {card}, with {crowns}.", **fields),
                t("{card} wins outright.", **fields),
            ]
        if "captain" in kinds:
            return [
                t("{name} has {crowns} like others, and is captain.", **fields),
                t("{crowns}; the captain token decides.", **fields),
            ]
        second = max(range(story.seats), key=lambda seat: (seat != first, standings.scores[seat]))
        fields["second"] = names[second]
        fields["margin"] = str(standings.scores[first] - standings.scores[second])
        return [
            t("{name} has {crowns}, {margin} more than {second}.", **fields),
            t("{crowns}, {margin} more than {second}.", **fields),
            t("{crowns}, {margin} ahead.", **fields),
        ]

    def _winning_card(self, story: Chronicle, seat: int) -> str:
        """The card by which a seat wins outright."""
        state, box = self._end(story), self._box(story)
        for card in state.owned(seat):
            end = box.faces[card].end
            if isinstance(end, EndWin) and showing(state, seat, end.symbol) >= end.at_least:
                return card_name(box, card)
        return t("a card")

    @staticmethod
    def _end(story: Chronicle) -> State:
        state: State = story.moments[story.last].position
        return state

    def _box(self, story: Chronicle) -> Box:
        return self._end(story).box

    # --- scores and ties ------------------------------------------------------------------------------------

    def amount(self, score: int) -> str:
        """Crowns with their word."""
        return symbols("crown", score)

    def total(self) -> str:
        """The first row of a tie table."""
        return t("all crowns")

    def parts(self, story: Chronicle, seat: int) -> Sequence[Source]:
        """Crowns by group of cards, bonuses of the end, and the token."""
        box = self._box(story)
        sums = dict.fromkeys(GROUPS, 0)
        for source in story.standings.sources[seat]:
            group = {"end_crowns": "end", "token": "token"}.get(source.kind)
            sums[group or box.cards[source.key].kind] += source.amount
        return [Source(group, "", amount) for group, amount in sums.items() if amount]

    def source(self, story: Chronicle, source: Source, *, short: bool = False) -> str:
        """A group of cards, or the very card that crowns come from."""
        if source.kind == "card":
            return bare_name(self._box(story), source.key)
        if source.kind == "end_crowns":
            return t("{card} (bonus)", card=bare_name(self._box(story), source.key))
        words = {
            "starter": (t("starter cards"), t("starters")),
            "pirate": (t("pirate"), t("pirate")),
            "monster": (t("monsters"), t("monsters")),
            "loot": (t("loot"), t("loot")),
            "end": (t("bonuses of the end"), t("bonuses")),
            "token": (t("captain token"), t("token")),
        }
        return words[source.kind][short]

    def tie_rule(self, kind: str) -> str:
        """The two rules of dossier 4.7."""
        return t("wins outright") if kind == "end_win" else t("captain token")

    def tie_value(self, kind: str, value: int) -> str:
        """Whether a seat meets the condition, or holds the token."""
        return t("yes") if value else t("no")

    # --- the course of the match ----------------------------------------------------------------------------

    def chart(self) -> tuple[str, str]:
        """Crowns are public all the time."""
        return t("crowns round by round"), t("as if the game ended there")

    def marks(self, story: Chronicle, names: Names) -> Sequence[Mark]:
        """The rounds in which two players or more were bust."""
        return [
            Mark(turn, t("bust: {names}", names=seats_named(seats, names)))
            for turn, seats in self._busts(story).items()
            if len(seats) > 1
        ]

    @staticmethod
    def _busts(story: Chronicle) -> dict[int, list[int]]:
        """Who was bust in which round."""
        found: dict[int, list[int]] = {}
        for turn, event in story.lines(None):
            if event.kind == "bust" and event.seat is not None:
                found.setdefault(turn, []).append(event.seat)
        return found

    def highlights(self, story: Chronicle, names: Names) -> Highlights:
        """Who was bust in which round."""
        rows = tuple((turn, seats_named(seats, names)) for turn, seats in self._busts(story).items())
        return Highlights(t("Bust"), rows)

    def panel(self, story: Chronicle) -> Panel:
        """The monsters and the loot that were worth the most crowns, by round."""
        box = self._box(story)
        gains = [
            (turn, event.seat, event.data["card"])
            for turn, event in story.lines(None)
            if event.kind in ("monster", "loot")
            or (event.kind == "reveal" and event.data["by"] == "draw_loot")
        ]
        gains = [gain for gain in gains if box.faces[gain[2]].crown]
        best = sorted(gains, key=lambda gain: -box.faces[gain[2]].crown)[:PANEL_ROWS]
        rows = tuple(
            PanelRow(str(turn), Span(" "), bare_name(box, card), seat, box.faces[card].crown)
            for turn, seat, card in sorted(best, key=lambda gain: gain[0])
        )
        notes = [t("Round, card and its crowns.")]
        if len(gains) > len(rows):
            left = len(gains) - len(rows)
            notes.append(tn("{n} card of fewer crowns more", "{n} cards of fewer crowns more", left))
        return Panel(t("crowns won"), rows, tuple(notes))

    # --- the replay -----------------------------------------------------------------------------------------

    def open_view(self, story: Chronicle, place: int) -> View:
        """A stranger's view that sees every vote."""
        position: State = story.moments[place].position
        view: View = story.view(place, None)
        return replace(view, ballots=tuple(position.ballots))

    def on_board(self, view: View) -> View:
        """All see the same rows; what somebody looked at stays in the hand."""
        return replace(view, seat=None, top=())
