"""A whole match of random choices as readable text, the same for every game."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from rules import GAMES
from rules.core.chance import Chance
from rules.core.events import Event, Recorder, known_events
from rules.core.match import digest
from tests.contract.tables import option_sets

SEED = 2024
VIEW_EVERY = 6
"""Choices between two full views."""
LARGEST = 150_000
"""Bytes a record may have."""
FOLDER = Path(__file__).parent / "records"


def records() -> dict[str, tuple[str, int, str]]:
    """File name, game, seat count and option set of every record.

    Each seat count is played with the default options, the largest also with all options changed.
    """
    found = {}
    for key in sorted(GAMES):
        for seats in GAMES[key].seats:
            found[f"{key}-{seats}.txt"] = (key, seats, "default")
        found[f"{key}-{seats}-all.txt"] = (key, seats, "all")
    return found


def short(value: Any) -> str:
    """A value of a view, event or choice in few characters."""
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return f"{type(value).__name__}({' '.join(map(short, value))})"
    if isinstance(value, tuple | list):
        return "[" + " ".join(map(short, value)) + "]"
    if isinstance(value, dict):
        return "{" + " ".join(f"{short(key)}:{short(item)}" for key, item in value.items()) + "}"
    if isinstance(value, BaseModel):
        return short(value.model_dump())
    if is_dataclass(value):
        parts = [short(getattr(value, field.name)) for field in fields(value)]
        return f"{type(value).__name__}({' '.join(parts)})"
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def event_line(event: Event) -> str:
    """An event with its data."""
    seat = "" if event.seat is None else f" seat={event.seat}"
    data = "".join(f" {name}={short(value)}" for name, value in event.data.items())
    return f"  {event.kind}{seat}{data}{' !' if event.final else ''}"


def view_lines(view: Any) -> Iterator[str]:
    """A view, one field a line; empty fields are left out."""
    for field in fields(view):
        value = getattr(view, field.name)
        if value not in (None, (), ""):
            yield f"    {field.name}: {short(value)}"


def playthrough(key: str, seats: int, option_set: str) -> str:
    """The record of a match of random choices."""
    game, chance = GAMES[key], Chance.seeded(SEED, seats)
    deal = Recorder()
    state = game.new(seats, option_sets(game.options)[option_set], SEED, deal)
    lines = [f"{key}, {seats} seats, seed {SEED}, rules {game.rules}"]
    lines += map(event_line, known_events(deal.events, None))
    number = 0
    while decisions := game.decisions(state):
        if number % VIEW_EVERY == 0:
            lines += ["", f"turn {game.turn(state)}, seen by a stranger", *view_lines(game.view(state, None))]
        number += 1
        decision = decisions[chance.below(len(decisions))]
        choice = decision.choices[chance.below(len(decision.choices))]
        asked = f"{number}. seat {decision.seat} {decision.kind}, one of {len(decision.choices)}"
        lines += ["", f"{asked}: {short(choice)}"]
        lines += map(event_line, known_events(game.apply(state, decision.seat, choice), None))
        lines.append(f"  = {digest(state)}")
    standings = game.standings(state)
    lines += ["", "the end, seen by all", *view_lines(game.view(state, None))]
    lines += [f"scores {short(standings.scores)} places {short(standings.places)}"]
    for seat, sources in enumerate(standings.sources):
        lines.append(f"  seat {seat} {short(sources)}")
    lines += [f"  {short(tie)}" for tie in standings.tie_breaks]
    return "\n".join(lines) + "\n"
