"""Opens the database, keeps other servers out, commits in groups."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, pool, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from teahouse.server.store.lock import DatabaseBusy, FileLock
from teahouse.server.store.schema import NEWEST, metadata

T = TypeVar("T")
Work = Callable[[Connection], T]
"""A piece of writing. It may run twice if a neighbour in its group fails, so it changes nothing but the database."""

GROUP: Final = 200
"""Pieces of writing that share one commit, at most."""
PATIENCE: Final = 3.0
"""Seconds that closing waits for those who still read."""
_ADVISORY: Final = 0x7EA405E
"""The lock by which a server claims a PostgreSQL database."""


class DatabaseTooNew(Exception):
    """The database was written by a newer program."""


class Database:
    """A database with one writer; reads run beside it."""

    def __init__(self, url: str, file: Path | None) -> None:
        self._file = file
        self._engine = _reading(url, file)
        self._plain = None if file is None else _writing(file)
        self._thread = ThreadPoolExecutor(1, "teahouse-writer")
        self._queue: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._lock: FileLock | None = None
        self._claim: AsyncConnection | None = None
        self.commits = 0
        """How often the disk was asked to keep something."""
        self.written = 0
        """How many pieces of writing were kept."""

    async def open(self) -> None:
        """Claim the database, bring it to the present form and start the writer."""
        if self._file is not None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(self._file)
        try:
            if self._file is None:
                await self._claim_server()
            await self._migrate()
        except BaseException:
            await self.close()
            raise
        self._writer = asyncio.create_task(self._write_groups())

    async def close(self) -> None:
        """Write what waits, then let go."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
            self._writer = None
        if self._claim is not None:
            await self._claim.close()
            self._claim = None
        await self._all_returned()
        await self._engine.dispose()
        if self._plain is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._plain.dispose)
            self._plain = None
        self._thread.shutdown()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    async def _all_returned(self) -> None:
        """Wait for connections that are still lent, for a while: a pool closes only what lies in it."""
        lender = self._engine.pool
        end = time.monotonic() + PATIENCE
        while isinstance(lender, pool.AsyncAdaptedQueuePool) and lender.checkedout() and time.monotonic() < end:
            await asyncio.sleep(0.01)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one state of the database."""
        async with self._engine.connect() as connection:
            yield connection

    async def write(self, work: Work[T]) -> T:
        """Do `work` and return when it is safe on disk, together with whatever else waits."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, future))
        return await future

    async def _write_groups(self) -> None:
        while True:
            group = [await self._queue.get()]
            while len(group) < GROUP and not self._queue.empty():
                group.append(self._queue.get_nowait())
            try:
                await self._write(group)
            finally:
                for _ in group:
                    self._queue.task_done()

    async def _write(self, group: list[tuple[Work[Any], asyncio.Future[Any]]]) -> None:
        try:
            results = await self.run_sync(lambda connection: [work(connection) for work, _ in group])
        except Exception as error:
            if len(group) == 1:
                _settle(group[0][1], None, error)
                return
            for piece in group:  # one of them failed: each for itself
                await self._write([piece])
            return
        self.commits += 1
        self.written += len(group)
        for (_, future), result in zip(group, results, strict=True):
            _settle(future, result, None)

    async def run_sync(self, work: Work[T]) -> T:
        """Call a function with a plain connection, in a transaction that is safe on disk afterwards."""
        if self._plain is None:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        # SQLite answers at once: a thread that does a whole group is much cheaper than a change of thread a statement
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._begin, work)

    def _begin(self, work: Work[T]) -> T:
        assert self._plain is not None
        with self._plain.begin() as connection:
            return work(connection)

    async def _migrate(self) -> None:
        found = await self._revision()
        if found == NEWEST:
            return
        if found is None:
            await self.run_sync(_make)
            return
        from teahouse.server.store import migrate  # takes long to load, and is seldom needed

        if found not in migrate.known():
            raise DatabaseTooNew("the database was written by a newer Teahouse; please update the program")
        if self._file is not None:
            backup(self._file, self._file.with_name(f"{self._file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}"))
        await self.run_sync(migrate.upgrade)

    async def _revision(self) -> str | None:
        """The form the database has; None for an empty one."""
        async with self._engine.connect() as connection:
            if not await connection.run_sync(lambda plain: inspect(plain).has_table("alembic_version")):
                return None
            found: str | None = await connection.scalar(text("select version_num from alembic_version"))
            return found

    async def _claim_server(self) -> None:
        self._claim = await self._engine.connect()
        claimed = await self._claim.scalar(text(f"select pg_try_advisory_lock({_ADVISORY})"))
        await self._claim.commit()
        if not claimed:
            raise DatabaseBusy("another Teahouse server uses this database already")


def _make(connection: Connection) -> None:
    """The tables of an empty database, as the migrations would make them."""
    metadata.create_all(connection)
    connection.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)")
    connection.exec_driver_sql(f"INSERT INTO alembic_version VALUES ('{NEWEST}')")


def _settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.done():  # whoever asked has gone; the writing stands all the same
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)


def _reading(url: str, file: Path | None) -> AsyncEngine:
    if file is None:
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)
    engine = create_async_engine(
        url, connect_args={"timeout": 30}, poolclass=pool.AsyncAdaptedQueuePool, pool_size=4, max_overflow=4
    )
    _prepare(engine.sync_engine, "BEGIN")
    return engine


def _writing(file: Path) -> Engine:
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": 30}, poolclass=pool.SingletonThreadPool)
    _prepare(engine, "BEGIN IMMEDIATE")
    return engine


def _prepare(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where sqlite3 guesses
        cursor = connection.cursor()
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {line}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def backup(source: Path, target: Path) -> None:
    """Copy a SQLite database while servers use it, and check the copy."""
    if not source.exists():
        raise FileNotFoundError(f"there is no database at {source}")
    if target.exists():
        raise FileExistsError(f"{target} exists already")
    half = target.with_name(target.name + ".part")
    half.unlink(missing_ok=True)
    copied, kept = sqlite3.connect(f"file:{source}?mode=ro", uri=True), sqlite3.connect(half)
    try:
        copied.backup(kept)
        kept.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
    finally:
        copied.close()
        kept.close()
    problem = check(half)
    if problem:
        half.unlink()
        raise OSError(f"the copy of {source} is damaged: {problem}")
    half.rename(target)


def restore(source: Path, target: Path) -> Path | None:
    """Put a backup in the place of the database; the old one is kept beside it and its name returned."""
    if not source.exists():
        raise FileNotFoundError(f"there is no backup at {source}")
    problem = check(source)
    if problem:
        raise OSError(f"{source} is not a sound backup of Teahouse: {problem}")
    target.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(target)
    try:
        fresh = target.with_name(target.name + ".part")
        fresh.unlink(missing_ok=True)
        fresh.write_bytes(source.read_bytes())
        old: Path | None = None
        if target.exists():
            old = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}-{time.time_ns() % 1000:03d}")
            backup(target, old)
            for suffix in ("-wal", "-shm"):
                target.with_name(target.name + suffix).unlink(missing_ok=True)
        fresh.replace(target)
        return old
    finally:
        lock.release()


def check(file: Path) -> str:
    """What is wrong with a SQLite file; empty if nothing is."""
    from teahouse.server.store import migrate

    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            return str(found)
        revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        return str(error)
    finally:
        connection.close()
    if revision is None or revision[0] not in migrate.known():
        return "it was written by another version of the program"
    return ""
