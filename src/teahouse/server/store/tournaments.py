"""Tournaments as they are stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.fence import living
from teahouse.server.store.schema import entrants, guests, tables, tournaments

_RUNNING: Final = tournaments.c.status == "running"
"""One that waits for players and whose owner is forgotten is as good as closed; one that runs goes on."""


def add_tournament(connection: Connection, **values: Any) -> None:
    """A new tournament, without anybody in it."""
    connection.execute(insert(tournaments).values(values))


def enter(connection: Connection, id: str, guest: str, naming: Callable[[list[str]], str], zone: str, most: int) -> str:
    """Somebody joins, on the next number; otherwise why not: `begun`, `full` or `taken`, which is about the name.

    `naming` says what they are called beside those who are there, empty if that cannot be.
    """
    if not _still_open(connection, id):
        return "begun"
    there = _there(connection, id)
    if any(one.guest == guest for one in there):
        return ""
    if len(there) >= most:
        return "full"
    name = naming([one.name for one in there])
    if not name:
        return "taken"
    number = 1 + max((one.number for one in there), default=-1)
    values = {"tournament": id, "number": number, "guest": guest, "name": name, "level": "", "zone": zone}
    connection.execute(insert(entrants).values(values))
    return ""


def _still_open(connection: Connection, id: str) -> bool:
    """Whether one can still join or leave; nobody begins it before this transaction ends."""
    row = connection.execute(select(tournaments.c.status).where(tournaments.c.id == id).with_for_update()).first()
    return row is not None and row.status == "open"


def _there(connection: Connection, id: str) -> Sequence[Row[Any]]:
    query = select(entrants).where(entrants.c.tournament == id).order_by(entrants.c.number)
    return connection.execute(query).all()


def withdraw(connection: Connection, id: str, guest: str) -> bool:
    """Somebody changes their mind; False if it has begun."""
    if not _still_open(connection, id):
        return False
    connection.execute(delete(entrants).where(entrants.c.tournament == id, entrants.c.guest == guest))
    return True


def begin(connection: Connection, id: str, order: list[dict[str, Any]]) -> bool:
    """The field is complete: the entrants in the order that the lot has given them.

    False if it has begun already, or if others have joined or left since the lot was drawn.
    """
    if not _still_open(connection, id):
        return False
    if {one.guest for one in _there(connection, id)} != {one["guest"] for one in order if not one["level"]}:
        return False
    connection.execute(update(tournaments).where(tournaments.c.id == id).values(status="running", field=len(order)))
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


async def load_mine(connection: AsyncConnection, guest: str, most: int, going: bool) -> list[Row[Any]]:
    """The tournaments that a guest has made or plays in, the latest first; if wanted, only those that are not over."""
    plays = exists().where(entrants.c.tournament == tournaments.c.id, entrants.c.guest == guest)
    query = select(tournaments).where(or_(tournaments.c.owner == guest, plays))
    if going:
        query = query.where(tournaments.c.status.in_(("open", "running")), tournaments.c.owner.is_not(None) | _RUNNING)
    order = (tournaments.c.changed.desc(), tournaments.c.id)
    return list((await connection.execute(query.order_by(*order).limit(most))).all())


async def count_going(connection: AsyncConnection, guest: str) -> int:
    """How many tournaments of a guest are not over."""
    query = select(func.count()).select_from(tournaments).where(tournaments.c.owner == guest)
    return int(await connection.scalar(query.where(tournaments.c.status.in_(("open", "running")))) or 0)


async def load_going(connection: AsyncConnection, most: int) -> list[Row[Any]]:
    """Everybody's tournaments that are not over, the latest first, with how many play."""
    plays = select(func.count()).where(entrants.c.tournament == tournaments.c.id).scalar_subquery()
    query = select(tournaments, plays.label("players"), guests.c.name.label("made_by"))
    query = query.join_from(tournaments, guests, tournaments.c.owner == guests.c.id, isouter=True)
    query = query.where(tournaments.c.status.in_(("open", "running")), tournaments.c.owner.is_not(None) | _RUNNING)
    query = query.order_by(tournaments.c.changed.desc(), tournaments.c.id)
    return list((await connection.execute(query.limit(most))).all())


async def load_left(connection: AsyncConnection, number: int, shared: bool) -> tuple[list[str], list[str]]:
    """What was left when a server ended: tournaments without a game that goes on, tables that have not begun.

    Those of this server, which has a number, are its own affair; so are those of others that live.
    """
    running = list(await connection.scalars(select(tournaments.c.id).where(tournaments.c.status == "running")))
    if not running:
        return [], []
    going = tables.c.status.in_(("open", "running")) & tables.c.tournament.in_(running)
    on = set(await connection.scalars(select(tables.c.tournament).where(going).distinct()))
    waiting = select(tables.c.id).where(going, tables.c.status == "open", tables.c.fence != number)
    if shared:
        waiting = waiting.where(~living())
    return [id for id in running if id not in on], list(await connection.scalars(waiting))


async def load_tables(connection: AsyncConnection, ids: list[str]) -> dict[str, Any]:
    """How tables of a tournament stand."""
    columns = (tables.c.id, tables.c.status, tables.c.to_move, tables.c.ranking, tables.c.players)
    query = select(*columns).where(tables.c.id.in_(ids))
    return {row.id: row for row in (await connection.execute(query)).all()}
