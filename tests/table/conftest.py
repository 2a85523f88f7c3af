"""A home of its own for every test."""

import pytest

from piratebox.table.saves import Shelf


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("PIRATEBOX_HOME", str(tmp_path / "box"))
    return tmp_path / "box"


@pytest.fixture
def shelf(home):
    return Shelf()
