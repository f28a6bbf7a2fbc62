"""When guests are away, as it is stored. What is over stays for a year: clocks that stood are counted by it."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.fence import one_at_a_time
from teahouse.server.store.schema import holidays, seats, tables


def begin_holiday(connection: Connection, guest: str, now: float, until: float, forget: float) -> None:
    """A guest is away from now on; one that lasts already ends then instead. What ended before `forget` goes."""
    one_at_a_time(connection, guest)
    connection.execute(delete(holidays).where(holidays.c.guest == guest, holidays.c.ends < forget))
    lasts = (holidays.c.guest == guest) & (holidays.c.ends > now)
    if not connection.execute(update(holidays).where(lasts).values(ends=until)).rowcount:
        connection.execute(insert(holidays).values(guest=guest, begins=now, ends=until))


def end_holiday(connection: Connection, guest: str, now: float) -> bool:
    """A guest is back; False if they were not away."""
    lasts = (holidays.c.guest == guest) & (holidays.c.ends > now)
    return bool(connection.execute(update(holidays).where(lasts).values(ends=now)).rowcount)


async def load_holidays(connection: AsyncConnection, guest: str) -> list[tuple[float, float]]:
    """From when until when a guest was or is away, the earliest first."""
    query = select(holidays.c.begins, holidays.c.ends).where(holidays.c.guest == guest).order_by(holidays.c.begins)
    return [(row.begins, row.ends) for row in await connection.execute(query)]


async def load_away(connection: AsyncConnection, guests: Iterable[str], now: float) -> dict[str, float]:
    """Of these guests those who are away now, and until when."""
    wanted = [guest for guest in guests if guest]
    if not wanted:
        return {}
    query = select(holidays.c.guest, holidays.c.ends).where(holidays.c.guest.in_(wanted), holidays.c.ends > now)
    return {row.guest: row.ends for row in await connection.execute(query)}


async def timed_tables(connection: AsyncConnection, guest: str) -> list[str]:
    """The running tables of a guest that have a clock."""
    query = select(tables.c.id).join_from(tables, seats, seats.c.table_id == tables.c.id)
    query = query.where(seats.c.guest == guest, tables.c.status == "running", tables.c.pace != "").distinct()
    return list(await connection.scalars(query))
