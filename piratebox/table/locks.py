"""Locks between processes: one process at a time may play on a saved game."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

_HELD_BY_ANOTHER = (errno.EACCES, errno.EAGAIN)


class Locked(Exception):  # noqa: N818
    """Another process holds the lock; ``process`` is its number if known."""

    def __init__(self, path: Path, process: int | None) -> None:
        super().__init__(f"{path} is held by process {process or '?'}")
        self.path = path
        self.process = process


class FileLock:
    """A lock file held from construction to :meth:`release`; a dead process holds nothing.

    Raises:
        Locked: another process holds it.
        OSError: the lock file cannot be made.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._descriptor: int | None = _flock(path) if fcntl is not None else _own(path)

    def release(self) -> None:
        """Let go; releasing twice does nothing."""
        if self._descriptor is not None:
            with suppress(OSError):
                self.path.unlink()
            os.close(self._descriptor)
            self._descriptor = None

    def __enter__(self) -> "FileLock":
        return self

    def __exit__(self, *_: Any) -> None:
        self.release()


def _flock(path: Path) -> int:
    """Lock by the operating system, which lets go when the process ends in whatever way."""
    while True:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(descriptor)
            if error.errno in _HELD_BY_ANOTHER:
                raise Locked(path, _holder(path)) from error
            return _own(path)  # a file system without such locks
        with suppress(FileNotFoundError):
            if path.stat().st_ino == os.fstat(descriptor).st_ino:
                os.ftruncate(descriptor, 0)
                os.write(descriptor, str(os.getpid()).encode())
                return descriptor
        os.close(descriptor)


def _own(path: Path) -> int:
    """Lock by making a file that must not exist yet; one left by a dead process is taken over."""
    for _ in range(3):
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o644)
        except FileExistsError:
            process = _holder(path)
            if process is not None and _alive(process):
                raise Locked(path, process) from None
            with suppress(FileNotFoundError):
                path.unlink()
            continue
        os.write(descriptor, str(os.getpid()).encode())
        return descriptor
    raise Locked(path, _holder(path))


def _holder(path: Path) -> int | None:
    try:
        return int(path.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
