"""Questions for bots that think on other machines: they lie in PostgreSQL until somebody takes them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.fence import now
from teahouse.server.store.schema import thoughts

_KEPT: Final = 600.0
"""Seconds after which a question that nobody waits for any more is cleared away."""


def ask(connection: Connection, id: str, rank: int, seconds: float, asked: str) -> None:
    """Lay a question down."""
    row = {"id": id, "rank": rank, "seconds": seconds, "asked": asked, "at": now()}
    connection.execute(insert(thoughts).values(row))


def take(connection: Connection, grace: float) -> Any:
    """The next question that nobody thinks about, the first in rank, then the oldest; others skip it from now on."""
    free = or_(thoughts.c.until.is_(None), thoughts.c.until < now())
    first = select(thoughts.c.id).where(thoughts.c.answer.is_(None), free).order_by(thoughts.c.rank, thoughts.c.at)
    one = first.limit(1).with_for_update(skip_locked=True).scalar_subquery()
    taken = update(thoughts).where(thoughts.c.id == one).values(until=now() + thoughts.c.seconds + grace)
    return connection.execute(taken.returning(thoughts.c.id, thoughts.c.asked, thoughts.c.seconds)).first()


def answer(connection: Connection, id: str, text: str) -> None:
    """Lay the answer beside its question."""
    connection.execute(update(thoughts).where(thoughts.c.id == id).values(answer=text))


def drop(connection: Connection, id: str) -> None:
    """Nobody waits for it any more."""
    connection.execute(delete(thoughts).where(thoughts.c.id == id))


def clear(connection: Connection) -> None:
    """Drop what was asked by a server that has died."""
    connection.execute(delete(thoughts).where(thoughts.c.at < now() - _KEPT))


async def look(connection: AsyncConnection, id: str) -> Any:
    """How a question stands: until when somebody thinks, and the answer."""
    query = select(thoughts.c.until, thoughts.c.answer).where(thoughts.c.id == id)
    return (await connection.execute(query)).first()
