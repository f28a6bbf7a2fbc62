"""By what guests come back, as it is stored: passkeys, what they have to sign, codes on paper."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server.store.fence import one_at_a_time
from teahouse.server.store.schema import challenges, codes, guests, passkeys


def add_challenge(connection: Connection, hashed: str, guest: str | None, now: float, expires: float) -> None:
    """Something to be signed, by this guest or by whoever signs in; those that were never signed are forgotten."""
    connection.execute(delete(challenges).where(challenges.c.expires < now))
    connection.execute(insert(challenges).values(hash=hashed, guest=guest, expires=expires))


def take_challenge(connection: Connection, hashed: str, guest: str | None, now: float) -> bool:
    """It was signed: it is used up, whatever comes of it. False if it was not meant for that, or not any more."""
    good = (
        (challenges.c.hash == hashed) & (challenges.c.expires >= now) & (challenges.c.guest.is_not_distinct_from(guest))
    )
    return bool(connection.execute(delete(challenges).where(good)).rowcount)


def add_passkey(connection: Connection, most: int, **values: Any) -> str:
    """Keep a passkey; otherwise `known` if it is kept already, whoever has it, or `many`."""
    one_at_a_time(connection, values["guest"])
    if connection.scalar(select(passkeys.c.id).where(passkeys.c.id == values["id"])) is not None:
        return "known"
    count = select(func.count()).select_from(passkeys).where(passkeys.c.guest == values["guest"])
    if int(connection.scalar(count) or 0) >= most:
        return "many"
    connection.execute(insert(passkeys).values(values))
    return ""


def drop_passkey(connection: Connection, guest: str, id: str) -> bool:
    """A guest gives a passkey up; False if there is no such one of theirs."""
    return bool(connection.execute(delete(passkeys).where(passkeys.c.id == id, passkeys.c.guest == guest)).rowcount)


def count_use(connection: Connection, id: str, before: int, uses: int, now: float) -> bool:
    """A passkey was used; False if it was used by somebody else meanwhile, or is gone."""
    same = (passkeys.c.id == id) & (passkeys.c.uses == before)
    return bool(connection.execute(update(passkeys).where(same).values(uses=uses, used=now)).rowcount)


def keep_code(connection: Connection, guest: str, hashed: str, now: float) -> None:
    """A new code in place of the one before."""
    one_at_a_time(connection, guest)
    drop_code(connection, guest)
    connection.execute(insert(codes).values(guest=guest, hash=hashed, created=now))


def drop_code(connection: Connection, guest: str) -> None:
    """There is no code any more."""
    connection.execute(delete(codes).where(codes.c.guest == guest))


def take_code(connection: Connection, hashed: str) -> str:
    """A code is used up; whose it was, empty if there is none."""
    found = connection.execute(delete(codes).where(codes.c.hash == hashed).returning(codes.c.guest)).first()
    return str(found.guest) if found is not None else ""


async def load_passkeys(connection: AsyncConnection, guest: str) -> list[Row[Any]]:
    """The passkeys of a guest, the latest first."""
    query = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created.desc(), passkeys.c.id)
    return list((await connection.execute(query)).all())


async def load_passkey(connection: AsyncConnection, id: str) -> Row[Any] | None:
    """A passkey with the name of its guest."""
    query = select(passkeys, guests.c.name).join_from(passkeys, guests, passkeys.c.guest == guests.c.id)
    return (await connection.execute(query.where(passkeys.c.id == id))).first()


async def code_since(connection: AsyncConnection, guest: str) -> float | None:
    """When a guest's code was made; None if there is none."""
    found = await connection.scalar(select(codes.c.created).where(codes.c.guest == guest))
    return None if found is None else float(found)


async def whose_code(connection: AsyncConnection, hashed: str) -> str:
    """The id of the guest whom a code would bring; empty if there is none."""
    return str(await connection.scalar(select(codes.c.guest).where(codes.c.hash == hashed)) or "")
