"""The SQLite file itself: private, copied while it is used, put back, and looked through for damage."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from teahouse.server.store.lock import FileLock
from teahouse.server.store.trouble import Trouble, said

PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; it gives them the database's own permissions."""
_LOOK_SECONDS: Final = 5.0
"""How long a server looks through its file before it opens; a very large one is not looked through to its end."""


def make_private(file: Path) -> None:
    """See to it that a database, there already or not, can be read by nobody else; a folder made for it as well."""
    file.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    for one in (file, *(file.with_name(file.name + suffix) for suffix in BESIDE)):
        with suppress(FileNotFoundError):
            os.chmod(one, PRIVATE_FILE)


def _open(file: Path) -> sqlite3.Connection:
    """For reading alone."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def backup(source: Path, target: Path) -> None:
    """Copy a SQLite database while servers use it, and check the copy."""
    if not source.exists():
        raise Trouble("missing", file=str(source))
    if target.exists():
        raise Trouble("exists", file=str(target))
    half = _copy(source, target)
    try:
        problem = check(half)
        if problem:
            raise Trouble("damaged", file=str(source), problem=problem)
        half.rename(target)
    except BaseException:
        half.unlink(missing_ok=True)
        raise


def _copy(source: Path, target: Path) -> Path:
    """A private copy of a database beside `target`, which has not got its name yet."""
    half = target.with_name(target.name + ".part")
    try:
        half.unlink(missing_ok=True)
        os.close(os.open(half, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))
    except OSError as error:
        raise Trouble("unwritable", file=str(target), problem=said(error)) from None
    try:
        with closing(_open(source)) as copied, closing(sqlite3.connect(half)) as kept:
            copied.backup(kept)
            kept.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
    except (sqlite3.Error, OSError) as error:
        half.unlink(missing_ok=True)
        problem = check(source)
        if problem:
            raise Trouble("damaged", file=str(source), problem=problem) from None
        raise Trouble("unwritable", file=str(target), problem=said(error)) from None
    except BaseException:
        half.unlink(missing_ok=True)
        raise
    return half


def restore(source: Path, target: Path) -> Path | None:
    """Put a backup in the place of the database; the old one, sound or not, is set aside and its name returned."""
    if not source.exists():
        raise Trouble("no-backup", file=str(source))
    problem = check(source)
    if problem:
        raise Trouble("bad-backup", file=str(source), problem=problem)
    try:
        target.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        lock = FileLock(target)
    except OSError as error:
        raise Trouble("unwritable", file=str(target), problem=said(error)) from None
    try:
        fresh = _copy(source, target)
        try:
            old = _set_aside(target)
            fresh.replace(target)
        except OSError as error:
            fresh.unlink(missing_ok=True)
            raise Trouble("unwritable", file=str(target), problem=said(error)) from None
        return old
    finally:
        lock.release()


def _set_aside(target: Path) -> Path | None:
    """Give what is there a second name, as it is; only then nothing is left of it that could reach the new one.

    What lies beside a file that is missing goes as well: SQLite would play it into the new one.
    """
    if target.is_file():  # a sound one takes in what lies beside it; a damaged one is kept with it
        with suppress(sqlite3.Error), closing(sqlite3.connect(target)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    stamp = f"{time.strftime('%Y%m%d-%H%M%S')}-{time.time_ns() % 1000:03d}"
    kept = [suffix for suffix in ("", *BESIDE) if os.path.lexists(f"{target}{suffix}")]
    names = [Path(f"{target}.before-{stamp}{suffix}") for suffix in kept]
    for suffix, name in zip(kept, names, strict=True):
        one = Path(f"{target}{suffix}")
        if one.is_file():
            _second_name(one, name)
        else:  # a folder, or a link that leads nowhere
            one.rename(name)
    for suffix in BESIDE:
        Path(f"{target}{suffix}").unlink(missing_ok=True)
    return names[0] if names else None


def _second_name(file: Path, name: Path) -> None:
    try:
        os.link(file, name)
    except OSError:  # a file system without links
        shutil.copyfile(file, name)
    os.chmod(name, PRIVATE_FILE)


def check(file: Path) -> str:
    """What is wrong with a SQLite file of Teahouse; empty if nothing is."""
    from teahouse.server.store import migrate

    try:
        with closing(_open(file)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                return " ".join(str(found).split())
            revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, OSError) as error:
        return said(error)
    if revision is None or revision[0] not in migrate.known():
        raise Trouble("other-version", file=str(file))
    return ""


def glance(file: Path) -> str:
    """What a look of a few seconds finds wrong with a file that is about to be used; empty if nothing."""
    end = time.monotonic() + _LOOK_SECONDS
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.set_progress_handler(lambda: int(time.monotonic() > end), 10_000)
            found = connection.execute("PRAGMA quick_check(1)").fetchone()
            return "" if found is None or found[0] == "ok" else " ".join(str(found[0]).split())
    except sqlite3.OperationalError as error:
        return "" if error.sqlite_errorname == "SQLITE_INTERRUPT" else said(error)
    except sqlite3.Error as error:
        return said(error)
