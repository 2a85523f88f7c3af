"""What all tests share: a home directory of their own, English, and repeatable hypothesis runs."""

import pytest
from hypothesis import HealthCheck, settings

from piratebox.language import set_language

settings.register_profile(
    "repeatable",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("repeatable")

OURS = ("PIRATEBOX_HOME", "PIRATEBOX_LANG", "COLUMNS", "LINES", "NO_COLOR")


@pytest.fixture(autouse=True)
def own_home(tmp_path, monkeypatch):
    """Every test has an empty home directory, so that no real settings or saves are read or written."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", *OURS):
        monkeypatch.delenv(name, raising=False)
    return home


@pytest.fixture(autouse=True)
def english_afterwards():
    """Whatever language a test speaks, the next one begins in English."""
    yield
    set_language("en")
