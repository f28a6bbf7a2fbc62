"""The ways by which guests are told that it is their turn, as they are stored."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.fence import one_at_a_time
from teahouse.server.store.schema import CALLED, NEVER_TOLD, channels, house_keys, quiet_hours, seats, tables


def add_channel(connection: Connection, most: int, **values: Any) -> bool:
    """Keep a channel in place of the same one; False if its guest has too many."""
    one_at_a_time(connection, values["guest"])
    same = and_(channels.c.kind == values["kind"], channels.c.address == values["address"])
    if values["kind"] == "push":  # a browser has one subscription, whoever uses it
        same = or_(same, and_(channels.c.kind == "push", channels.c.token == values["token"]))
    else:
        same = and_(same, channels.c.guest == values["guest"])
    connection.execute(delete(channels).where(same))
    count = select(func.count()).select_from(channels).where(channels.c.guest == values["guest"])
    if int(connection.scalar(count) or 0) >= most:
        return False
    connection.execute(insert(channels).values(values))
    return True


def drop_channel(connection: Connection, guest: str, id: str) -> bool:
    """A guest wants no notices there any more; False if there is no such channel of theirs."""
    return bool(connection.execute(delete(channels).where(channels.c.id == id, channels.c.guest == guest)).rowcount)


def stop_channel(connection: Connection, secret: str) -> str:
    """Whoever gets the notices wants no more; the guest's id, empty if there is no such channel."""
    found = connection.execute(delete(channels).where(channels.c.stop == secret).returning(channels.c.guest)).first()
    return str(found.guest) if found is not None else ""


def confirm_channel(connection: Connection, secret: str) -> str:
    """Whoever reads the mail wants the notices; the guest's id, empty if there is no such channel."""
    wanted = update(channels).where(channels.c.stop == secret).values(confirmed=True).returning(channels.c.guest)
    found = connection.execute(wanted).first()
    return str(found.guest) if found is not None else ""


def count_failure(connection: Connection, id: str, arrived: bool) -> None:
    """A notice has arrived, or it has not."""
    failed = 0 if arrived else channels.c.failed + 1
    connection.execute(update(channels).where(channels.c.id == id).values(failed=failed))


def mark_told(connection: Connection, table: str, seat: int, version: int) -> bool:
    """Whoever sits there knows that it is their turn, or that everybody is there (CALLED); False if that was known."""
    new = seats.c.told == NEVER_TOLD if version == CALLED else seats.c.told < version
    one = and_(seats.c.table_id == table, seats.c.seat == seat, new)
    return bool(connection.execute(update(seats).where(one).values(told=version)).rowcount)


def set_quiet(connection: Connection, guest: str, hours: dict[str, Any] | None) -> None:
    """When a guest is not told anything; None for never."""
    one_at_a_time(connection, guest)
    connection.execute(delete(quiet_hours).where(quiet_hours.c.guest == guest))
    if hours is not None:
        connection.execute(insert(quiet_hours).values(guest=guest, **hours))


def keep_key(connection: Connection, name: str, value: str) -> str:
    """The key of this name: the one that is kept already, or this one from now on."""
    known = select(house_keys.c.value).where(house_keys.c.name == name)
    if connection.scalar(known) is None:
        with suppress(IntegrityError), connection.begin_nested():  # another process may be quicker
            connection.execute(insert(house_keys).values(name=name, value=value))
    return str(connection.scalar(known))


async def load_key(connection: AsyncConnection, name: str) -> str:
    """The key of this name; empty if there is none yet."""
    return str(await connection.scalar(select(house_keys.c.value).where(house_keys.c.name == name)) or "")


async def load_channels(connection: AsyncConnection, guest: str) -> list[Row[Any]]:
    """Everything by which a guest is told, the latest first."""
    query = select(channels).where(channels.c.guest == guest).order_by(channels.c.created.desc(), channels.c.id)
    return list((await connection.execute(query)).all())


async def load_quiet(connection: AsyncConnection, guest: str) -> Row[Any] | None:
    """The quiet hours of a guest."""
    return (await connection.execute(select(quiet_hours).where(quiet_hours.c.guest == guest))).first()


async def load_wanted(connection: AsyncConnection) -> set[str]:
    """Everybody who wants to be told."""
    return set(await connection.scalars(select(channels.c.guest).where(channels.c.confirmed).distinct()))


async def load_due(connection: AsyncConnection, table: str = "") -> list[Row[Any]]:
    """Whoever is waited for, at a table or at all of them, and has not been told.

    Those whose turn it is, with its version; and, at tables that are full, those whose part of the shuffle is missing.
    """
    turns = _untold(tables.c.version).where(
        tables.c.status == "running",
        seats.c.seat == tables.c.to_move,
        seats.c.level == "",
        seats.c.gone.is_(False),
        seats.c.told < tables.c.version,
    )
    others = seats.alias()
    free = exists().where(others.c.table_id == tables.c.id, others.c.kind.in_(("open", "reserved")))
    parts = _untold(literal(CALLED)).where(
        tables.c.status == "open",
        seats.c.committed != "",
        seats.c.part == "",
        seats.c.told == NEVER_TOLD,
        ~free,
    )
    found: list[Row[Any]] = []
    for query in (turns, parts):
        one = query.where(tables.c.id == table) if table else query
        found += (await connection.execute(one)).all()
    return found


def _untold(version: ColumnElement[int]) -> Select[Any]:
    columns = (tables.c.id, tables.c.name, tables.c.game, version.label("version"), seats.c.seat, seats.c.guest)
    query: Select[Any] = select(*columns).join_from(tables, seats, seats.c.table_id == tables.c.id)
    told = exists().where(channels.c.guest == seats.c.guest, channels.c.confirmed)
    return query.where(seats.c.kind == "guest", told)
