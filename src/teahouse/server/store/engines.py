"""Connections to the database: many that read, and for a file one that writes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, pool
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


def reading(url: str, file: Path | None) -> AsyncEngine:
    """To read by, beside whatever is written."""
    if file is None:
        return connections(url, 7)
    address = URL.create("sqlite+aiosqlite", database=str(file))  # a name may hold what means something in an address
    engine = create_async_engine(
        address,
        connect_args={"timeout": 30},
        poolclass=pool.AsyncAdaptedQueuePool,
        pool_size=4,
        max_overflow=4,
    )
    _prepare(engine.sync_engine, "BEGIN")
    return engine


def connections(url: str, count: int) -> AsyncEngine:
    """So many connections to PostgreSQL, which are kept: to open one in a crowd takes longer than to wait for one."""
    return create_async_engine(url, pool_size=count, max_overflow=0, pool_pre_ping=True)


def writing(file: Path) -> Engine:
    """To write a file by: from one thread, and nobody else meanwhile."""
    address = URL.create("sqlite", database=str(file))
    engine = create_engine(address, connect_args={"timeout": 30}, poolclass=pool.SingletonThreadPool)
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
