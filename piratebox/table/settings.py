"""What players have set: language, looks, pace, and the last table of each game."""

import json
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from .files import free_name, write_safely
from .places import settings_file
from .players import Player


class LastTable(BaseModel):
    """Who played a game last, and with which options."""

    model_config = ConfigDict(extra="forbid")

    players: list[Player]
    options: dict[str, Any] = {}


class Settings(BaseModel):
    """All settings; every one has a default."""

    model_config = ConfigDict(extra="forbid", validate_assignment=True)

    language: Literal["en", "zh_Hant", "en_PIRATE"] | None = None
    """None follows the system."""
    theme: str = Field(default="lantern", min_length=1)
    motion: bool = True
    ascii: bool = False
    bot_pace: Literal["slow", "normal", "fast", "instant"] = "normal"
    """How long a computer player's move stands before the next."""
    odds: bool = True
    """Whether the chance to bust is shown where one presses one's luck."""
    ballot_curtain: bool = False
    """Whether a sealed ballot is given behind a curtain, also by a player with nothing to hide."""
    last_tables: dict[str, LastTable] = {}
    """By game key."""


class SettingsProblem(Exception):  # noqa: N818
    """A settings file that cannot be used; it names the file, and the key if one is at fault (else empty)."""

    def __init__(self, path: Path, key: str, reason: str) -> None:
        super().__init__(": ".join(part for part in (str(path), key, reason) if part))
        self.path = path
        self.key = key
        self.reason = reason


class SettingsFile:
    """The file that keeps the settings."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = settings_file() if path is None else path

    def read(self) -> tuple[Settings, SettingsProblem | None]:
        """The settings, and what is wrong with the file if it cannot be used; then they are the defaults."""
        try:
            return Settings.model_validate(json.loads(self.path.read_bytes())), None
        except FileNotFoundError:
            return Settings(), None
        except ValidationError as error:
            first = error.errors()[0]
            key = ".".join(str(part) for part in first["loc"])
            return Settings(), SettingsProblem(self.path, key, first["msg"])
        except (OSError, ValueError, RecursionError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            return Settings(), SettingsProblem(self.path, "", reason)

    def write(self, settings: Settings) -> Path | None:
        """Keep the settings.

        Returns:
            Where a file that could not be used was put aside, if that was needed.

        Raises:
            OSError: the file cannot be written.
        """
        _, problem = self.read()
        aside = free_name(self.path, "broken") if problem else None
        write_safely(self.path, settings.model_dump_json(indent=1).encode() + b"\n", aside)
        return aside
