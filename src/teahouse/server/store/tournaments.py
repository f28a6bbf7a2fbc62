"""Tournaments as they are stored."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.schema import entrants, tables, tournaments


def add_tournament(connection: Connection, **values: Any) -> None:
    """A new tournament, without anybody in it."""
    connection.execute(insert(tournaments).values(values))


def enter(connection: Connection, id: str, guest: str | None, name: str, level: str, most: int) -> bool:
    """Somebody joins, on the next number; False if it has begun, is full, or they are in it."""
    row = connection.execute(select(tournaments.c.status).where(tournaments.c.id == id).with_for_update()).first()
    if row is None or row.status != "open":
        return False
    there = connection.execute(select(entrants.c.number, entrants.c.guest).where(entrants.c.tournament == id)).all()
    if len(there) >= most or (guest is not None and any(one.guest == guest for one in there)):
        return False
    number = 1 + max((one.number for one in there), default=-1)
    connection.execute(insert(entrants).values(tournament=id, number=number, guest=guest, name=name, level=level))
    return True


def withdraw(connection: Connection, id: str, guest: str) -> None:
    """Somebody changes their mind before it begins."""
    connection.execute(delete(entrants).where(entrants.c.tournament == id, entrants.c.guest == guest))


def begin(connection: Connection, id: str, order: list[dict[str, Any]]) -> bool:
    """The field is complete: the entrants in the order that the lot has given them; False if it has begun already."""
    waits = and_(tournaments.c.id == id, tournaments.c.status == "open")
    if connection.execute(update(tournaments).where(waits).values(status="running", field=len(order))).rowcount != 1:
        return False
    connection.execute(delete(entrants).where(entrants.c.tournament == id))
    connection.execute(insert(entrants), [one | {"tournament": id, "number": at} for at, one in enumerate(order)])
    return True


def open_round(connection: Connection, id: str, before: int, rounds: str, now: float) -> bool:
    """One more round; False if it was opened by somebody else."""
    same = and_(tournaments.c.id == id, tournaments.c.round == before, tournaments.c.status == "running")
    values = {"round": before + 1, "rounds": rounds, "changed": now}
    return connection.execute(update(tournaments).where(same).values(values)).rowcount == 1


def end(connection: Connection, id: str, status: str, now: float) -> None:
    """It is over."""
    going = and_(tournaments.c.id == id, tournaments.c.status.in_(("open", "running")))
    connection.execute(update(tournaments).where(going).values(status=status, changed=now))


async def load(connection: AsyncConnection, id: str) -> tuple[Row[Any], list[Row[Any]]] | None:
    """A tournament and who plays in it, by their numbers."""
    row = (await connection.execute(select(tournaments).where(tournaments.c.id == id))).first()
    if row is None:
        return None
    query = select(entrants).where(entrants.c.tournament == id).order_by(entrants.c.number)
    return row, list((await connection.execute(query)).all())


async def load_mine(connection: AsyncConnection, guest: str, most: int) -> list[Row[Any]]:
    """The tournaments that a guest has made or plays in, the latest first."""
    plays = exists().where(entrants.c.tournament == tournaments.c.id, entrants.c.guest == guest)
    query = select(tournaments).where(or_(tournaments.c.owner == guest, plays))
    order = (tournaments.c.changed.desc(), tournaments.c.id)
    return list((await connection.execute(query.order_by(*order).limit(most))).all())


async def count_going(connection: AsyncConnection, guest: str) -> int:
    """How many tournaments of a guest are not over."""
    query = select(func.count()).select_from(tournaments).where(tournaments.c.owner == guest)
    return int(await connection.scalar(query.where(tournaments.c.status.in_(("open", "running")))) or 0)


async def load_tables(connection: AsyncConnection, ids: list[str]) -> dict[str, Any]:
    """How tables of a tournament stand."""
    query = select(tables.c.id, tables.c.status, tables.c.ranking, tables.c.players).where(tables.c.id.in_(ids))
    return {row.id: row for row in (await connection.execute(query)).all()}
