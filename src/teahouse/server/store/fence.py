"""One owner per table: every server that starts has a higher number, and a table belongs to the number it bears.

SQLite is one file with one owner; in PostgreSQL every table has its own, for as long as that server's lease lasts. The
number is looked at in the transaction of each write, so that a server which has lost a table without noticing writes
nothing there any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, Float, cast, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.schema import guests, leases, processes, tables

_HOUSE: Final = "house"


class Elsewhere(Exception):
    """Another server has it."""


def now() -> ColumnElement[float]:
    """The time of PostgreSQL, by which leases are measured: the clocks of several machines differ."""
    return cast(func.extract("epoch", func.clock_timestamp()), Float)


def living() -> ColumnElement[bool]:
    """Whether the server that a table belongs to still has its lease."""
    return exists().where(processes.c.number == tables.c.fence, processes.c.until > now())


def one_at_a_time(connection: Connection, guest: str) -> None:
    """Of several servers that change what belongs to one guest, the next waits until this transaction ends."""
    connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update())


def next_number(connection: Connection) -> int:
    """The number of a server that starts now."""
    mine = leases.c.name == _HOUSE
    if not connection.execute(update(leases).where(mine).values(fence=leases.c.fence + 1)).rowcount:
        connection.execute(insert(leases).values(name=_HOUSE, fence=1))
    found: int = connection.execute(select(leases.c.fence).where(mine)).scalar_one()
    return found


def check_file(connection: Connection, number: int) -> None:
    """Whether the file still belongs to the server with this number."""
    found = connection.scalar(select(leases.c.fence).where(leases.c.name == _HOUSE))
    if found != number:
        raise Elsewhere(f"a server with the number {found} has this database, not number {number}")


def check_table(connection: Connection, table: str, number: int) -> None:
    """Whether a table still belongs to the server with this number; nobody can take it before this transaction ends."""
    found = connection.scalar(select(tables.c.fence).where(tables.c.id == table).with_for_update())
    if found is not None and found != number:
        raise Elsewhere(f"a server with the number {found} has table {table}, not number {number}")


def take_tables(connection: Connection, ids: Sequence[str], number: int) -> dict[str, int]:
    """Make tables this server's own, unless others with a lease have them; whose each of them is now, if it exists.

    Of several who take one at once the first has it: PostgreSQL looks at the row again when the others have their turn.
    All take them in the same order, so that no two wait for each other.
    """
    these = tables.c.id.in_(ids)
    known = connection.execute(select(tables.c.id, tables.c.fence, living().label("living")).where(these)).all()
    orphans = [row.id for row in known if row.fence != number and not row.living]
    if not orphans:
        return {row.id: row.fence for row in known}
    free = tables.c.id.in_(orphans) & ~living()
    taken = connection.scalars(select(tables.c.id).where(free).order_by(tables.c.id).with_for_update()).all()
    connection.execute(update(tables).where(tables.c.id.in_(taken)).values(fence=number))
    return {row.id: row.fence for row in connection.execute(select(tables.c.id, tables.c.fence).where(these))}


async def lost_tables(connection: AsyncConnection, ids: Sequence[str], number: int) -> list[str]:
    """Which of these tables another server has taken."""
    found = await connection.scalars(select(tables.c.id).where(tables.c.id.in_(ids), tables.c.fence != number))
    return list(found.all())
