"""The processes that serve one PostgreSQL: who they are, how they are reached, until when each is taken to live."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.fence import now
from teahouse.server.store.schema import house_keys, processes, tables

HOST: Final = "host-"
"""How the names of keys begin that say who is the host: the hash of a link follows."""


def enter(connection: Connection, number: int, seconds: float, **about: Any) -> None:
    """A process begins."""
    connection.execute(insert(processes).values(number=number, until=now() + seconds, **about))


def renew(connection: Connection, number: int, seconds: float, address: str, figures: str) -> bool:
    """A process goes on for so many seconds; False if the others have given it up."""
    mine = processes.c.number == number
    values = {"until": now() + seconds, "address": address, "figures": figures}
    return bool(connection.execute(update(processes).where(mine).values(values)).rowcount)


def leave(connection: Connection, number: int) -> None:
    """A process ends: what it has had can be taken at once."""
    connection.execute(delete(processes).where(processes.c.number == number))


def bury(connection: Connection, own: int) -> list[int]:
    """Strike out the others whose lease is over; of several processes that try, one is told the number."""
    over = processes.c.until <= now()
    found = connection.scalars(delete(processes).where(over, processes.c.number != own).returning(processes.c.number))
    return list(found)


def give_up(connection: Connection, number: int, seconds: float) -> bool:
    """End the lease of a process that cannot be reached and has not renewed it for so long; whether it is over."""
    silent = (processes.c.number == number) & (processes.c.until <= now() + seconds)
    connection.execute(update(processes).where(silent).values(until=now()))
    found = select(processes.c.number).where(processes.c.number == number, processes.c.until > now())
    return connection.scalar(found) is None


async def load_living(connection: AsyncConnection) -> list[Row[Any]]:
    """Everybody with a lease, the eldest first."""
    query = select(processes).where(processes.c.until > now()).order_by(processes.c.number)
    return list((await connection.execute(query)).all())


def any_living(connection: Connection) -> bool:
    """Whether there is one."""
    return connection.scalar(select(processes.c.number).where(processes.c.until > now()).limit(1)) is not None


async def owned(connection: AsyncConnection) -> dict[int, int]:
    """By number of a process, how many tables that are not over belong to it."""
    going = tables.c.status.in_(("open", "running"))
    query = select(tables.c.fence, func.count().label("many")).where(going).group_by(tables.c.fence)
    return {row.fence: row.many for row in await connection.execute(query)}


async def rematch_of(connection: AsyncConnection, table: str) -> str:
    """The table at which a game is played again; empty if there is none."""
    return str(await connection.scalar(select(tables.c.rematch).where(tables.c.id == table)) or "")


def keep_secret(connection: Connection, name: str, value: str) -> str:
    """The secret of this name: the one that is kept already, or this one from now on, whoever asks first."""
    from sqlalchemy.dialects.postgresql import insert as insert_or_not  # a house on a file needs none of it

    fresh = insert_or_not(house_keys).values(name=name, value=value).on_conflict_do_nothing()
    connection.execute(fresh)
    return str(connection.scalar(select(house_keys.c.value).where(house_keys.c.name == name)))


def add_host_link(connection: Connection, hash: str) -> None:
    """A link for the host, good once."""
    connection.execute(insert(house_keys).values(name=_host(hash), value=""))


def use_host_link(connection: Connection, hash: str, guest: str) -> bool:
    """Somebody comes by a host's link; False if there is none, or somebody else came first."""
    free = house_keys.c.value.in_(("", guest))
    mine = (house_keys.c.name == _host(hash)) & free
    return bool(connection.execute(update(house_keys).where(mine).values(value=guest)).rowcount)


def drop_host_links(connection: Connection) -> None:
    """The house was empty: whoever was its host is so no more."""
    connection.execute(delete(house_keys).where(house_keys.c.name.startswith(HOST)))


async def load_hosts(connection: AsyncConnection) -> set[str]:
    """The guests who came by a host's link."""
    query = select(house_keys.c.value).where(house_keys.c.name.startswith(HOST), house_keys.c.value != "")
    return set(await connection.scalars(query))


def _host(hash: str) -> str:
    return HOST + hash[:27]
