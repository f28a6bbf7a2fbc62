"""One owner per table: every server that starts has a higher number, and what a higher number has taken stays taken.

SQLite is one file with one owner; in PostgreSQL every table has its own. The number is looked at in the transaction of
each write, so that a server which has lost its claim without noticing writes nothing any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.schema import leases, tables

_HOUSE: Final = "house"


class Elsewhere(Exception):
    """Another server has taken over."""


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


def take_table(connection: Connection, table: str, number: int) -> None:
    """Make a table this server's own, unless a newer one has it."""
    where = (tables.c.id == table) & (tables.c.fence <= number)
    if connection.execute(update(tables).where(where).values(fence=number)).rowcount:
        return
    check_table(connection, table, number)  # not there at all: whoever reads it will find that out


async def lost_tables(connection: AsyncConnection, ids: Sequence[str], number: int) -> list[str]:
    """Which of these tables a newer server has taken."""
    found = await connection.scalars(select(tables.c.id).where(tables.c.id.in_(ids), tables.c.fence > number))
    return list(found.all())
