"""Whole matches go as recorded; a change here changes how saved matches replay."""

import pytest

from .record import FOLDER, LARGEST, playthrough, records


@pytest.mark.parametrize("name", records())
def test_a_match_goes_as_recorded(name):
    recorded = (FOLDER / name).read_text(encoding="utf-8")
    assert playthrough(*records()[name]).splitlines() == recorded.splitlines()


def test_the_records_are_those_of_the_box():
    assert {path.name for path in FOLDER.glob("*.txt")} == set(records())


@pytest.mark.parametrize("name", records())
def test_a_record_stays_readable(name):
    assert (FOLDER / name).stat().st_size < LARGEST
