"""What guests have told the host."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.schema import guests, reports, tables


def add_report(connection: Connection, most: int, **values: object) -> bool:
    """Keep a report; False if the host has so many of them already."""
    if int(connection.scalar(select(func.count()).select_from(reports)) or 0) >= most:
        return False
    connection.execute(insert(reports).values(values))
    return True


def drop_report(connection: Connection, id: str) -> bool:
    """The host has read it; False if there is no such report."""
    return bool(connection.execute(delete(reports).where(reports.c.id == id)).rowcount)


async def load_reports(connection: AsyncConnection) -> list[Row[Any]]:
    """All of them, the latest first, with the names of the table and of whoever tells."""
    told_by, called = guests.c.name.label("told_by"), tables.c.name.label("table_name")
    query = select(reports, told_by, called, tables.c.game, tables.c.status).select_from(reports)
    query = query.join(guests, reports.c.guest == guests.c.id).join(tables, reports.c.table_id == tables.c.id)
    return list((await connection.execute(query.order_by(reports.c.at.desc(), reports.c.id))).all())
