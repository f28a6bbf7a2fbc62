"""Keeps a second server away from a SQLite file. The operating system lets go when a process dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from teahouse.server.store.trouble import DatabaseBusy


class FileLock:
    """A lock on a file beside the database, held until released or until the process ends."""

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(database.name + ".lock")
        self._handle = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except OSError:
            os.close(self._handle)
            raise DatabaseBusy("busy-file", file=str(database)) from None

    def stands(self) -> bool:
        """Whether it is still this file that keeps others away, not one that was made after it was removed."""
        try:
            return os.path.samestat(os.fstat(self._handle), self._file.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Let others have the database."""
        os.close(self._handle)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
