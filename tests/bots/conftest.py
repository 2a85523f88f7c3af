import pytest

from rules import GAMES


@pytest.fixture
def game():
    return GAMES["spanish_main"]
