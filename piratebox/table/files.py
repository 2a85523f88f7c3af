"""Writing a file so that a crash at any moment leaves the old or the new contents, never half of them."""

import os
import shutil
from contextlib import suppress
from pathlib import Path


def write_safely(path: Path, data: bytes, backup: Path | None = None) -> None:
    """Replace a file's contents; its folder is made if need be.

    The new contents go to a temporary file beside it and reach the disk before the name is switched over.

    Args:
        path: the file.
        data: all of its new contents.
        backup: where the contents until now are kept, if there were any.

    Raises:
        OSError: it cannot be written; the file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.new")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if backup is not None and path.exists():
            _keep(path, backup)
        os.replace(temporary, path)  # noqa: PTH105
    except OSError:
        with suppress(OSError):
            temporary.unlink()
        raise
    _settle(path.parent)


def free_name(path: Path, word: str) -> Path:
    """A free name beside a file, ending in ``.word`` or ``.word.2`` and so on, to keep its contents under."""
    number = 1
    aside = path.with_name(f"{path.name}.{word}")
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.{word}.{number}")
    return aside


def _keep(path: Path, backup: Path) -> None:
    """Give the present contents a second name, without a moment in which the first is missing."""
    second = path.with_name(f".{path.name}.old")
    second.unlink(missing_ok=True)
    try:
        os.link(path, second)
    except OSError:
        shutil.copyfile(path, second)
    os.replace(second, backup)  # noqa: PTH105


def _settle(folder: Path) -> None:
    """Bring a folder's names to the disk, where the system can do that."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
