"""Why shuffles to which somebody had opened a part have begun anew."""

from __future__ import annotations

from sqlalchemy import Connection, exists, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.seat import Anew
from teahouse.server.store.schema import reshuffles, seats, tables


def add_reshuffles(connection: Connection, table: str, known: int, causes: list[Anew]) -> None:
    """Keep why, after so many that are known."""
    for number, cause in enumerate(causes, start=known + 1):
        row = {"table_id": table, "number": number, "why": cause.why, "guest": cause.guest, "name": cause.name}
        connection.execute(insert(reshuffles).values(row))


async def load_reshuffles(connection: AsyncConnection, table: str) -> list[Anew]:
    """All of a table, the first first."""
    query = select(reshuffles).where(reshuffles.c.table_id == table).order_by(reshuffles.c.number)
    return [Anew(row.why, row.guest, row.name) for row in await connection.execute(query)]


def forget_shuffler(connection: Connection, guest: str) -> None:
    """Somebody is deleted: it is still counted what they have caused, and what their leaving causes now."""
    connection.execute(update(reshuffles).where(reshuffles.c.guest == guest).values(guest="", name="–"))
    sat = select(seats.c.table_id).where(seats.c.guest == guest)
    before = select(func.coalesce(func.max(reshuffles.c.number), 0) + 1).where(reshuffles.c.table_id == tables.c.id)
    opened = exists().where(seats.c.table_id == tables.c.id, seats.c.part != "")
    left = select(tables.c.id, before.scalar_subquery(), literal("left"), literal(""), literal("–")).where(
        tables.c.status == "open", tables.c.id.in_(sat), opened
    )
    connection.execute(insert(reshuffles).from_select(["table_id", "number", "why", "guest", "name"], left))
