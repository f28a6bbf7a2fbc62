"""What was found when a game was looked back at."""

from __future__ import annotations

import zlib

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.schema import reviews


def save_review(connection: Connection, table: str, format: int, body: bytes) -> None:
    """Keep the review of a table, in the place of an older one."""
    connection.execute(delete(reviews).where(reviews.c.table_id == table))
    connection.execute(insert(reviews).values(table_id=table, format=format, body=zlib.compress(body)))


async def load_review(connection: AsyncConnection, table: str, format: int) -> bytes | None:
    """The review of a table as JSON; None if there is none of this format."""
    query = select(reviews.c.body).where(reviews.c.table_id == table, reviews.c.format == format)
    body = await connection.scalar(query)
    return None if body is None else zlib.decompress(body)
