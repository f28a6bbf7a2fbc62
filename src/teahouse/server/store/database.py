"""Opens the database, keeps other servers out of a file, commits in groups."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, func, inspect, pool, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store import engines, fence, files, rooms
from teahouse.server.store.fence import Elsewhere
from teahouse.server.store.lock import FileLock
from teahouse.server.store.owners import Owners
from teahouse.server.store.schema import NEWEST, metadata
from teahouse.server.store.trouble import DatabaseBusy, DatabaseTooNew, OutOfOrder, Trouble, crossed, machine_trouble

log = logging.getLogger("teahouse.server.store")

T = TypeVar("T")
Work = Callable[[Connection], T]
"""A piece of writing. It may run twice if a neighbour in its group fails, so it changes nothing but the database."""

GROUP: Final = 200
"""Pieces of writing that share one commit, at most."""
PATIENCE: Final = 3.0
"""Seconds that closing waits for those who still read."""
_NOT_FOR_ASYNCPG: Final = ("async_fallback", "prepared_statement_cache_size", "prepared_statement_name_func")
"""What an address may say to SQLAlchemy alone."""
_ADVISORY: Final = 0x7EA405E
"""The lock under which servers begin, one after the other, on one PostgreSQL."""


class Database:
    """A database with one writer; reads run beside it."""

    def __init__(self, url: str, file: Path | None) -> None:
        self._file = file
        self._engine = engines.reading(url, file)
        self._plain = None if file is None else engines.writing(file)
        self._first = self._engine if file is not None else engines.connections(url, 3)
        """For what may not wait behind readers: turns, signs of life, and whose a table is."""
        self._thread = ThreadPoolExecutor(1, "teahouse-writer")
        self._queue: asyncio.Queue[tuple[Work[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._owners = Owners(self._take)
        self._lock: FileLock | None = None
        self.commits = 0
        """How often the disk was asked to keep something."""
        self.written = 0
        """How many pieces of writing were kept."""
        self.number = 0
        """Of this server: one that starts later has a higher one. 0 before the database is open."""
        self.lost = False
        """Whether another server has the file now."""
        self.closed = False
        self._trouble = ""

    @property
    def trouble(self) -> str:
        """What the machine last complained of; empty while all is well."""
        return self._trouble

    async def size(self) -> int:
        """The bytes it takes; with SQLite those that are still to be taken in as well."""
        if self._file is not None:
            kept = [self._file, *(self._file.with_name(self._file.name + suffix) for suffix in files.BESIDE)]
            return sum(one.stat().st_size for one in kept if one.exists())
        async with self.read() as connection:
            return int(await connection.scalar(text("select pg_database_size(current_database())")) or 0)

    @property
    def shared(self) -> bool:
        """Whether other processes may serve it as well."""
        return self._file is None

    async def open(self, enter: Callable[[Connection, int], None] | None = None) -> None:
        """Claim the database, bring it to the present form and start the writer.

        On PostgreSQL `enter` is called with the number of this server while no other one begins.
        """
        if self._file is not None:
            self._file.parent.mkdir(mode=files.PRIVATE_FOLDER, parents=True, exist_ok=True)
            self._lock = FileLock(self._file)
        try:
            if self._file is not None:
                files.make_private(self._file)
                problem = await asyncio.to_thread(files.glance, self._file)
                if problem:
                    raise Trouble("damaged", file=str(self._file), problem=problem)
            async with self._one_begins():
                await self._migrate()
                self.number = await self.run_sync(fence.next_number)
                if enter is not None:
                    await self.run_sync(lambda connection: enter(connection, self.number))
        except BaseException:
            await self.close()
            raise
        self._writer = asyncio.create_task(self._write_groups())

    async def close(self) -> None:
        """Write what waits, then let go."""
        self.closed = True
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
            self._writer = None
        await self._all_returned()
        await self._engine.dispose()
        await self._first.dispose()
        if self._plain is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._plain.dispose)
            self._plain = None
        self._thread.shutdown()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    async def _all_returned(self) -> None:
        """Wait for connections that are still lent, for a while: a pool closes only what lies in it."""
        end = time.monotonic() + PATIENCE
        for lender in (self._engine.pool, self._first.pool):
            while isinstance(lender, pool.AsyncAdaptedQueuePool) and lender.checkedout() and time.monotonic() < end:
                await asyncio.sleep(0.01)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one state of the database."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except Exception as error:
            complaint = self._complaint(error)
            if complaint is error:
                raise
            raise complaint from error

    async def write(self, work: Work[T], table: str = "") -> T:
        """Do `work` and return when it is safe on disk, together with whatever else waits.

        Work on a table fails with `Elsewhere` if the table belongs to another server by now.
        """

        def fenced(connection: Connection) -> T:
            if table and self._file is None:
                fence.check_table(connection, table, self.number)
            return work(connection)

        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((fenced, future))
        return await future

    async def take(self, table: str) -> None:
        """Make a table this server's own before it is read; `Elsewhere` if another one has it."""
        if self._file is None:
            owner = await self.owner(table)
            if owner is not None and owner != self.number:
                raise Elsewhere(f"a server with the number {owner} has table {table}, not number {self.number}")
        elif await self.gone():
            raise Elsewhere("another server has this database")

    @property
    def doubtful(self) -> bool:
        """Whether another server could have the file without this one having noticed: what it was locked by is away."""
        return self._lock is not None and not self.lost and not self._lock.stands()

    async def gone(self) -> bool:
        """Whether another server has the file by now; the number in it says so."""
        if self._file is not None and not self.lost:
            async with self.read() as connection:
                with suppress(Elsewhere):
                    await connection.run_sync(self._check_file)
        return self.lost

    async def owner(self, table: str) -> int | None:
        """Whose a table of PostgreSQL is: this server's from now on, if nobody with a lease has it. None: no table."""
        return await self._owners.of(table)

    async def _take(self, ids: Sequence[str]) -> dict[str, int]:
        return await self.aside(partial(fence.take_tables, ids=ids, number=self.number))

    async def aside(self, work: Work[T], again: int = 3) -> T:
        """Do a small piece of writing at once, beside the groups: it waits for none of them and none for it."""
        if self.closed:
            raise OutOfOrder("the database was closed")
        try:
            return await self.run_sync(work)
        except Exception as error:
            if again and crossed(error):
                return await self.aside(work, again - 1)
            complaint = self._complaint(error)
            if complaint is error:
                raise
            raise complaint from error

    async def listener(self) -> Any:
        """A connection of asyncpg's own, to listen to PostgreSQL; whoever asks for it closes it."""
        import asyncpg

        given = dict(self._engine.dialect.create_connect_args(self._engine.url)[1])
        return await asyncpg.connect(**{name: value for name, value in given.items() if name not in _NOT_FOR_ASYNCPG})

    async def notify(self, channel: str, text: str) -> None:
        """Tell whoever listens to PostgreSQL."""
        async with self._engine.begin() as connection:
            await connection.execute(select(func.pg_notify(channel, text)))

    async def lost_tables(self, ids: Sequence[str]) -> list[str]:
        """Which tables belong to another server by now."""
        if self._file is not None:
            return list(ids) if await self.gone() else []
        if not ids:
            return []
        async with self.read() as connection:
            return await fence.lost_tables(connection, ids, self.number)

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

    async def _write(self, group: list[tuple[Work[Any], asyncio.Future[Any]]], again: int = 3) -> None:
        try:
            results = await self.run_sync(lambda connection: self._all(connection, [work for work, _ in group]))
        except Exception as error:
            if len(group) == 1 and again and crossed(error):
                await self._write(group, again - 1)
                return
            if len(group) == 1:
                _settle(group[0][1], None, self._complaint(error))
                return
            for piece in group:  # one of them failed: each for itself
                await self._write([piece])
            return
        self.commits += 1
        self.written += len(group)
        if self._trouble:
            self._trouble = ""
            log.warning("the database does what it is asked again")
        for (_, future), result in zip(group, results, strict=True):
            _settle(future, result, None)

    def _all(self, connection: Connection, works: list[Work[Any]]) -> list[Any]:
        """Do pieces of writing, if the file is still this server's."""
        if self._file is not None:
            self._check_file(connection)
        return [work(connection) for work in works]

    def _check_file(self, connection: Connection) -> None:
        try:
            fence.check_file(connection, self.number)
        except Elsewhere as error:
            if not self.lost:
                log.error("this server has lost its database and writes nothing any more", extra=_why(error))
            self.lost = True
            raise

    def _complaint(self, error: Exception) -> Exception:
        """What to raise for an error: the machine's own are told to the log, once however many meet them."""
        problem = machine_trouble(error)
        if not problem:
            return error
        if problem != self._trouble:
            self._trouble = problem
            log.error("the database cannot do what it is asked", extra={"problem": problem})
        return OutOfOrder(problem)

    async def run_sync(self, work: Work[T]) -> T:
        """Call a function with a plain connection, in a transaction that is safe on disk afterwards."""
        if self._plain is None:
            async with self._first.begin() as connection:
                return await connection.run_sync(work)
        # SQLite answers at once: a thread that does a whole group is much cheaper than a change of thread a statement
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._begin, work)

    def _begin(self, work: Work[T]) -> T:
        assert self._plain is not None
        with self._plain.begin() as connection:
            return work(connection)

    async def _migrate(self) -> None:
        found, there = await self._form()
        missing = sorted(set(metadata.tables) - there)
        if found == NEWEST and missing:
            raise Trouble("incomplete", tables=", ".join(missing))
        if found == NEWEST:
            return
        if found is None and (len(missing) < len(metadata.tables) or (self._file is not None and there)):
            raise Trouble("not-ours")
        if found is None:
            await self.run_sync(_make)
            return
        from teahouse.server.store import migrate  # takes long to load, and is seldom needed

        if found not in migrate.known():
            raise DatabaseTooNew("too-new")
        if self._file is None and "processes" in there and await self.run_sync(rooms.any_living):
            raise DatabaseBusy("busy-server")
        if self._file is not None:
            copy = self._file.with_name(f"{self._file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
            await asyncio.to_thread(files.backup, self._file, copy)
        await self.run_sync(migrate.upgrade)

    async def _form(self) -> tuple[str | None, set[str]]:
        """The form the database has, None for one that was never ours, and the tables in it."""
        async with self._engine.connect() as connection:
            there = set(await connection.run_sync(lambda plain: inspect(plain).get_table_names()))
            if "alembic_version" not in there:
                return None, there
            found: str | None = await connection.scalar(text("select version_num from alembic_version"))
            return found, there - {"alembic_version"}

    @asynccontextmanager
    async def _one_begins(self) -> AsyncIterator[None]:
        """While this lasts no other server begins on the same PostgreSQL."""
        if self._file is not None:
            yield
            return
        async with self._engine.connect() as connection:
            await connection.scalar(text(f"select pg_advisory_lock({_ADVISORY})"))
            await connection.commit()
            try:
                yield
            finally:
                await connection.scalar(text(f"select pg_advisory_unlock({_ADVISORY})"))
                await connection.commit()


def _why(error: Exception) -> dict[str, str]:
    return {"problem": str(error)}


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
