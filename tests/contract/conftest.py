"""Every contract test runs at every table."""

from .tables import TABLES


def pytest_generate_tests(metafunc):
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", TABLES, ids=str)
