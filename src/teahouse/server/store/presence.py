"""When guests were last seen, as it is stored: every few minutes, many of them together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, bindparam, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.schema import guests


def save_seen(connection: Connection, seen: Sequence[tuple[str, float]]) -> None:
    """Store when guests were seen; in the order of their ids, so that no two processes wait for each other."""
    later = or_(guests.c.seen.is_(None), guests.c.seen < bindparam("at"))
    statement = update(guests).where(guests.c.id == bindparam("who"), later).values(seen=bindparam("at"))
    connection.execute(statement, [{"who": guest, "at": at} for guest, at in sorted(seen)])


async def load_seen(connection: AsyncConnection, wanted: Iterable[str]) -> dict[str, float]:
    """When guests were last seen, as far as that is known."""
    query = select(guests.c.id, guests.c.seen).where(guests.c.id.in_(list(wanted)), guests.c.seen.is_not(None))
    return {row.id: row.seen for row in await connection.execute(query)}
