"""Backups that the host has made while the house is open."""

from __future__ import annotations

import asyncio
import logging
import math
import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from teahouse.server import wire
from teahouse.server.problems import Problem
from teahouse.server.store import Trouble, files
from teahouse.server.store.trouble import said

log = logging.getLogger("teahouse.server")

KEPT: Final = 10
"""So many are kept, the latest."""
ROOM: Final = 64 * 2**20
"""Bytes that have to be free after a backup: games go on on the same disk."""


class Backups:
    """Copies of the SQLite file in a folder beside it. They are never sent anywhere: all secrets are in them."""

    def __init__(self, data: Path, file: Path | None) -> None:
        self._file = file
        self._folder = data / "backups"
        self._lock = asyncio.Lock()

    async def make(self) -> wire.BackupInfo:
        """Copy the database and check the copy; the oldest beyond those that are kept goes."""
        if self._file is None:
            raise Problem(409, "backup-server")
        if self._lock.locked():
            raise Problem(409, "backup-runs", retry=5)
        async with self._lock:
            return await asyncio.to_thread(self._make, self._file)

    def _make(self, file: Path) -> wire.BackupInfo:
        try:
            return self._copy(file)
        except (Trouble, OSError) as error:
            trouble = error if isinstance(error, Trouble) else self._unwritable(error)
            log.error("a backup could not be made", extra={"problem": str(trouble)})
            raise Problem(409, "backup-failed", message=trouble.message, problem=str(trouble)) from error

    def _unwritable(self, error: OSError) -> Trouble:
        return Trouble("unwritable", file=str(error.filename or self._folder), problem=said(error))

    def _copy(self, file: Path) -> wire.BackupInfo:
        self._folder.mkdir(mode=files.PRIVATE_FOLDER, parents=True, exist_ok=True)
        free, needed = shutil.disk_usage(self._folder).free, file.stat().st_size + ROOM
        if free < needed:
            raise Problem(409, "backup-no-room", free=free // 2**20, needed=math.ceil(needed / 2**20))
        now = time.time_ns()
        named = f"{time.strftime('%Y%m%d-%H%M%S', time.localtime(now // 10**9))}-{now // 10**6 % 1000:03d}"
        target = self._folder / f"teahouse-{named}.sqlite"
        files.backup(file, target)
        for old in self._files()[KEPT:]:
            old.unlink(missing_ok=True)
        return _told(target)

    def _files(self) -> list[Path]:
        """The latest first: by when they were made, for there is a night in which names go back an hour."""
        found = []
        for file in self._folder.glob("teahouse-*.sqlite"):
            with suppress(OSError):  # somebody has just taken it away
                found.append((file.stat().st_mtime_ns, file))
        return [file for _, file in sorted(found, reverse=True)]

    def listed(self) -> list[wire.BackupInfo]:
        """Those that there are, the latest first."""
        found = []
        for file in self._files():
            with suppress(OSError):
                found.append(_told(file))
        return found


def _told(file: Path) -> wire.BackupInfo:
    about = file.stat()
    return wire.BackupInfo(file=str(file), megabytes=math.ceil(about.st_size / 2**20), at=about.st_mtime)
