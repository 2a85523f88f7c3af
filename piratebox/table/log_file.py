"""Where exported logs go."""

from pathlib import Path

from .files import write_safely
from .places import data_folder


def logs_folder() -> Path:
    """The folder of exported logs; it need not exist yet."""
    return data_folder() / "logs"


def write_log(game_id: str, text: str, folder: Path | None = None) -> Path:
    """Write a log as UTF-8 text; the same text is written once, another one under a further name.

    Args:
        game_id: names the file.
        text: all of it.
        folder: where to, instead of :func:`logs_folder`.

    Returns:
        The file.

    Raises:
        OSError: it cannot be written.
    """
    data = text.encode()
    folder = logs_folder() if folder is None else folder
    path = folder / f"{game_id}.txt"
    number = 1
    while path.exists() and path.read_bytes() != data:
        number += 1
        path = folder / f"{game_id}-{number}.txt"
    write_safely(path, data)
    return path
