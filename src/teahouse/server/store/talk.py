"""What was said at tables, and whom guests do not want to hear."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.fence import one_at_a_time
from teahouse.server.store.schema import mutes, tables, words


class NewWord(Struct):
    """Something that is being said."""

    table: str
    guest: str
    seat: int
    name: str
    phrase: str
    text: str
    at: float


def add_word(connection: Connection, word: NewWord, since: float, most: int, kept: int) -> tuple[int, float]:
    """Keep a word; its number. If its speaker has said `most` things `since` then: 0 and the time of the first of them.

    Of a table so many are `kept`; the oldest go.
    """
    if most:
        lately = select(words.c.at).where(words.c.guest == word.guest, words.c.at > since)
        times = list(connection.scalars(lately.order_by(words.c.at.desc()).limit(most)))
        if len(times) == most:
            return 0, times[-1]
    count = update(tables).where(tables.c.id == word.table).values(said=tables.c.said + 1).returning(tables.c.said)
    number = int(connection.scalar(count) or 0)
    connection.execute(
        insert(words).values(
            table_id=word.table,
            number=number,
            guest=word.guest,
            seat=word.seat,
            name=word.name,
            phrase=word.phrase,
            text=word.text,
            at=word.at,
        )
    )
    connection.execute(delete(words).where(words.c.table_id == word.table, words.c.number <= number - kept))
    return number, word.at


async def load_words(connection: AsyncConnection, table: str, guest: str, after: int, most: int) -> list[Row[Any]]:
    """The latest words after a number, in order; `muted` is the speaker if the guest does not want to hear them."""
    unheard = and_(mutes.c.guest == guest, mutes.c.muted == words.c.guest)
    query = select(words, mutes.c.muted).join_from(words, mutes, unheard, isouter=True)
    query = query.where(words.c.table_id == table, words.c.number > after)
    return list((await connection.execute(query.order_by(words.c.number.desc()).limit(most))).all())[::-1]


async def load_word(connection: AsyncConnection, table: str, number: int) -> Row[Any] | None:
    """One of them."""
    query = select(words).where(words.c.table_id == table, words.c.number == number)
    return (await connection.execute(query)).first()


async def words_of(connection: AsyncConnection, guest: str) -> list[Row[Any]]:
    """All that a guest has said."""
    query = select(words).where(words.c.guest == guest).order_by(words.c.at, words.c.table_id, words.c.number)
    return list((await connection.execute(query)).all())


def mute(connection: Connection, guest: str, whom: str, on: bool) -> None:
    """A guest does not want to hear another one, or wants to again."""
    one_at_a_time(connection, guest)
    connection.execute(delete(mutes).where(mutes.c.guest == guest, mutes.c.muted == whom))
    if on:
        connection.execute(insert(mutes).values(guest=guest, muted=whom))
