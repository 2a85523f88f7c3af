"""Saving, replaying and taking back."""

import hashlib
import json
import os
import subprocess
import sys

from rules.core.match import (
    Match,
    decode_choice,
    decode_position,
    digest,
    encode_choice,
    encode_position,
    play,
    replay,
    start,
    take_back,
)

from .tables import TABLES, choices_of, random_match, some_steps

SEED = 1
TAKEN_BACK = 5
"""Choices taken back one after the other."""


def written(table) -> Match:
    """A whole random match as its history."""
    match, state, _ = start(table.game, table.seats, table.options, SEED)
    steps, last = random_match(table, SEED)
    for step in steps:
        play(table.game, match, state, step.seat, step.choice)
    assert state == last
    return match


def digests_of_all_tables() -> str:
    """One digest of the last position and the events of a match at every table."""
    whole = hashlib.sha256()
    for table in TABLES:
        steps, last = random_match(table, SEED)
        whole.update(digest(last).encode())
        whole.update(repr([step.events for step in steps]).encode())
        whole.update(repr([step.decisions for step in steps]).encode())
        whole.update(repr(table.game.view(steps[len(steps) // 2].before, 0)).encode())
    return whole.hexdigest()


def test_a_replay_gives_the_same_positions_and_events(table):
    match = Match.model_validate_json(written(table).model_dump_json())
    steps, last = random_match(table, SEED)
    replayed = replay(table.game, match)
    first, *_ = next(replayed)
    assert first == steps[0].before
    expected = [step.before for step in steps[1:]] + [last]
    count = 0
    for (state, seat, choice, events), step, after in zip(replayed, steps, expected, strict=True):
        assert (seat, choice, events) == (step.seat, step.choice, step.events)
        assert state == after
        count += 1
    assert count == len(steps)


def test_undo_equals_never_having_chosen(table):
    match = written(table)
    steps, _ = random_match(table, SEED)
    for step in steps[: -TAKEN_BACK - 1 : -1]:
        take_back(match)
        for state, *_ in replay(table.game, match):
            position = state
        assert position == step.before
        assert digest(position) == digest(step.before)
        events = play(table.game, match, position, step.seat, step.choice)
        assert events == step.events
        take_back(match)


def test_a_snapshot_goes_on_like_the_position(table):
    for step in some_steps(table, SEED):
        snapshot = json.loads(json.dumps(encode_position(step.before)))
        position = decode_position(table.game, snapshot)
        assert position == step.before
        assert digest(position) == digest(step.before)
        assert table.game.decisions(position) == step.decisions
        assert table.game.apply(position, step.seat, step.choice) == step.events


def test_every_choice_survives_json(table):
    for choice in choices_of(table):
        data = json.loads(json.dumps(encode_choice(choice)))
        assert all(isinstance(part, int | str | None) for part in data)
        again = decode_choice(table.game, data)
        assert again == choice
        assert type(again) is type(choice)


def test_different_choices_are_written_differently(table):
    pool = choices_of(table)
    assert len({json.dumps(encode_choice(choice)) for choice in pool}) == len(pool)


def test_digests_do_not_depend_on_string_hashes():
    script = "from tests.contract.test_history import digests_of_all_tables as d; print(d())"
    found = set()
    for hash_seed in ("1", "77"):
        found.add(
            subprocess.run(
                [sys.executable, "-c", script],
                env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
                capture_output=True,
                text=True,
                check=True,
            ).stdout.strip()
        )
    assert found == {digests_of_all_tables()}
