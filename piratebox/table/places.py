"""Where saved games, records and settings live."""

import os
from pathlib import Path

HOME = "PIRATEBOX_HOME"
"""The environment variable that names one folder for everything, instead of the system's own places."""


def data_folder() -> Path:
    """The folder of saved games and records; it need not exist yet."""
    home = os.environ.get(HOME)
    if home:
        return Path(home) / "data"
    from platformdirs import user_data_path

    return user_data_path("piratebox", appauthor=False)


def config_folder() -> Path:
    """The folder of the settings; it need not exist yet."""
    home = os.environ.get(HOME)
    if home:
        return Path(home) / "config"
    from platformdirs import user_config_path

    return user_config_path("piratebox", appauthor=False)


def saves_folder() -> Path:
    """The folder of saved and finished games."""
    return data_folder() / "saves"


def record_file() -> Path:
    """The file of the local record."""
    return data_folder() / "record.json"


def settings_file() -> Path:
    """The file of the settings."""
    return config_folder() / "settings.json"
