"""What people have said about others at a table: that a bot shall play for them, that they shall not sit there."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.schema import sent_away, votes


def add_vote(connection: Connection, table: str, seat: int, guest: str) -> None:
    """A guest wants a bot to play a seat; asked twice, it counts once."""
    where = (votes.c.table_id == table) & (votes.c.seat == seat) & (votes.c.guest == guest)
    connection.execute(delete(votes).where(where))
    connection.execute(insert(votes).values(table_id=table, seat=seat, guest=guest))


def drop_votes(connection: Connection, table: str, seat: int) -> None:
    """Whoever sits there is back, or a bot plays: votes are worth nothing any more."""
    connection.execute(delete(votes).where(votes.c.table_id == table, votes.c.seat == seat))


async def load_votes(connection: AsyncConnection, table: str) -> dict[int, set[str]]:
    """Who wants a bot to play, by seat."""
    found: dict[int, set[str]] = {}
    for row in await connection.execute(select(votes).where(votes.c.table_id == table)):
        found.setdefault(row.seat, set()).add(row.guest)
    return found


def send_away(connection: Connection, table: str, guest: str) -> None:
    """The owner does not want a guest at a table."""
    where = (sent_away.c.table_id == table) & (sent_away.c.guest == guest)
    connection.execute(delete(sent_away).where(where))
    connection.execute(insert(sent_away).values(table_id=table, guest=guest))


async def load_sent_away(connection: AsyncConnection, table: str) -> set[str]:
    """Whom the owner does not want."""
    return set(await connection.scalars(select(sent_away.c.guest).where(sent_away.c.table_id == table)))
