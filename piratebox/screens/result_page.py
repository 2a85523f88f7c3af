"""What the result screen shows, made from a finished match in the current language."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from piratebox.language import listed, t
from piratebox.table.chronicle import Chronicle
from piratebox.table.players import Player
from piratebox.table.record import Tally
from piratebox.widgets.breakdown import Part, Score, TieRow, TieTable
from piratebox.widgets.furniture import Seat
from piratebox.widgets.score_chart import Chart, ChartMark
from piratebox.wording import WORDINGS
from piratebox.wording.results import Highlights, Panel, ResultWords, result_words
from rules.core.standings import TieBreak

from .menu import seats_of


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A seat's line of the local record; ``tally`` is None for whoever is not in it."""

    seat: Seat
    bot: bool
    tally: Tally | None


@dataclass(frozen=True, slots=True)
class ResultPage:
    """Everything on the result screen."""

    title: str
    phase: tuple[str, ...]
    seats: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    reasons: tuple[str, ...]
    """Why they won, the longest version first."""
    scores: tuple[Score, ...]
    """In finishing order."""
    tie: TieTable | None
    chart: Chart
    chart_title: str
    chart_remark: str
    panel: Panel
    record: tuple[RecordRow, ...]
    highlights: Highlights


def result_page(
    story: Chronicle, players: Sequence[Player], record: Mapping[str, Mapping[str, Tally]]
) -> ResultPage:
    """Word and lay together the result of a match.

    Args:
        story: the finished match.
        players: who sat where.
        record: tallies by name and game.
    """
    key = story.game.key
    words, wording = result_words(key), WORDINGS[key]
    names = tuple(player.name for player in players)
    seats = seats_of(list(players))
    standings = story.standings
    order = sorted(range(story.seats), key=lambda seat: standings.places[seat])
    chart_title, chart_remark = words.chart()
    return ResultPage(
        title=wording.title().upper(),
        phase=tuple(wording.phase(story.view(story.last, None))),
        seats=seats,
        winners=tuple(seats[seat] for seat in standings.winners),
        reasons=tuple(words.reasons(story, names)),
        scores=tuple(_score(story, words, seats[seat]) for seat in order),
        tie=tie_table(story, words, seats, order),
        chart=Chart(
            tuple(seats[seat] for seat in order),
            tuple(story.series[seat] for seat in order),
            tuple(ChartMark(mark.turn, mark.text) for mark in words.marks(story, names)),
        ),
        chart_title=chart_title,
        chart_remark=chart_remark,
        panel=words.panel(story),
        record=tuple(
            RecordRow(seats[seat], players[seat].kind == "bot", record.get(names[seat], {}).get(key))
            for seat in order
        ),
        highlights=words.highlights(story, names),
    )


def _score(story: Chronicle, words: ResultWords, seat: Seat) -> Score:
    standings = story.standings
    total = standings.scores[seat.number]
    parts = tuple(
        Part(words.source(story, source), words.source(story, source, short=True), source.amount)
        for source in words.parts(story, seat.number)
    )
    return Score(seat, standings.places[seat.number], parts, total, words.amount(total))


def tie_table(
    story: Chronicle, words: ResultWords, seats: Sequence[Seat], order: Sequence[int]
) -> TieTable | None:
    """The rules that decided beside the score as a table, or None if the score alone did."""
    standings = story.standings
    if not standings.tie_breaks:
        return None
    level = [seat for seat in order if seat in standings.tie_breaks[0].seats]
    tied = len({standings.scores[seat] for seat in level}) == 1
    rows = [
        TieRow(
            "",
            words.total(),
            tuple((str(standings.scores[seat]), None) for seat in level),
            t("level") if tied else "",
        )
    ]
    for number, rule in enumerate(standings.tie_breaks, start=1):
        cells: list[Any] = []
        for seat in level:
            if seat not in rule.seats:
                cells.append(None)
                continue
            text = words.tie_value(rule.kind, rule.values[rule.seats.index(seat)])
            kept = True if seat in rule.kept else None if len(rule.kept) == 1 else False
            cells.append((text, kept))
        rows.append(TieRow(str(number), words.tie_rule(rule.kind), tuple(cells), _note(rule, seats)))
    title = t("what decided the tie") if tied else t("what decides before the score")
    return TieTable(title, tuple(seats[seat] for seat in level), tuple(rows))


def _note(rule: TieBreak, seats: Sequence[Seat]) -> str:
    dropped = [seats[seat].name for seat in rule.seats if seat not in rule.kept]
    if len(rule.kept) == 1:
        return t("{name} is ahead", name=seats[rule.kept[0]].name)
    if not dropped:
        return t("still level")
    if len(dropped) == 1:
        return t("{name} drops out", name=dropped[0])
    return t("{names} drop out", names=listed(dropped))
