"""Guests: a name, tokens that prove it, links that carry it to another device."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from teahouse.server import ids, names
from teahouse.server.problems import Problem
from teahouse.server.store import Database
from teahouse.server.store.schema import guests, links, notes, seats, tables, tokens

TRANSFER_SECONDS: Final = 900.0
_REMEMBERED: Final = 10_000


class Guest(Struct, frozen=True):
    """Somebody who has given a name."""

    id: str
    name: str
    token: str
    """The hash of the token that the request came with."""
    kind: str
    """browser or tool."""


class Guests:
    """Everybody who may sit down."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def arrive(self, name: str, kind: str) -> tuple[Guest, str]:
        """A new guest and the token that proves it."""
        name = names.clean(name)
        token, id = ids.token(), ids.guest_id()
        guest = Guest(id, name, ids.hashed(token), kind)

        def work(connection: Connection) -> None:
            now = time.time()
            connection.execute(insert(guests).values(id=id, name=name, created=now))
            connection.execute(insert(tokens).values(hash=guest.token, guest=id, kind=kind, created=now))

        await self._database.write(work)
        self._remember(guest)
        return guest, token

    async def find(self, token: str) -> Guest | None:
        """The guest a token belongs to."""
        if not token or len(token) > 200:
            return None
        hashed = ids.hashed(token)
        known = self._known.get(hashed)
        if known is not None:
            self._known.move_to_end(hashed)
            return known
        query = select(guests.c.id, guests.c.name, tokens.c.kind).join_from(tokens, guests)
        async with self._database.read() as connection:
            row = (await connection.execute(query.where(tokens.c.hash == hashed))).first()
        if row is None:
            return None
        guest = Guest(row.id, row.name, hashed, row.kind)
        self._remember(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Another name from now on; seats keep the name they were taken with."""
        name = names.clean(name)

        def work(connection: Connection) -> None:
            connection.execute(update(guests).where(guests.c.id == guest.id).values(name=name))

        await self._database.write(work)
        self._forget(guest.id)
        return Guest(guest.id, name, guest.token, guest.kind)

    async def new_token(self, guest: Guest, kind: str) -> str:
        """A further token of the same guest."""
        token = ids.token()

        def work(connection: Connection) -> None:
            row = {"hash": ids.hashed(token), "guest": guest.id, "kind": kind, "created": time.time()}
            connection.execute(insert(tokens).values(row))

        await self._database.write(work)
        return token

    async def sign_out(self, guest: Guest) -> None:
        """The token that the request came with is worth nothing any more."""

        def work(connection: Connection) -> None:
            connection.execute(delete(tokens).where(tokens.c.hash == guest.token))

        await self._database.write(work)
        self._known.pop(guest.token, None)

    async def transfer(self, guest: Guest) -> tuple[str, float]:
        """The secret of a link that brings this identity to another device, once, and when it expires."""
        secret, expires = ids.link_secret(), time.time() + TRANSFER_SECONDS

        def work(connection: Connection) -> None:
            connection.execute(delete(links).where(links.c.expires < time.time()))
            connection.execute(
                insert(links).values(hash=ids.hashed(secret), kind="transfer", guest=guest.id, expires=expires)
            )

        await self._database.write(work)
        return secret, expires

    async def claim(self, secret: str, kind: str) -> tuple[Guest, str]:
        """The guest of a transfer link, with a new token; the link is used up."""
        hashed, token = ids.hashed(secret), ids.token()

        def work(connection: Connection) -> Guest | None:
            where = (links.c.hash == hashed) & (links.c.kind == "transfer") & (links.c.expires >= time.time())
            taken = (connection.execute(delete(links).where(where).returning(links.c.guest))).first()
            if taken is None:
                return None
            row = (connection.execute(select(guests).where(guests.c.id == taken.guest))).one()
            values = {"hash": ids.hashed(token), "guest": row.id, "kind": kind, "created": time.time()}
            connection.execute(insert(tokens).values(values))
            return Guest(row.id, row.name, ids.hashed(token), kind)

        guest = await self._database.write(work)
        if guest is None:
            raise Problem(404, "link-used")
        self._remember(guest)
        return guest, token

    async def delete(self, guest: Guest) -> None:
        """Forget name, tokens, links and notes; games stay, with the seat of somebody unnamed."""

        def work(connection: Connection) -> None:
            connection.execute(delete(notes).where(notes.c.guest == guest.id))
            connection.execute(delete(links).where(links.c.guest == guest.id))
            connection.execute(delete(tokens).where(tokens.c.guest == guest.id))
            connection.execute(update(tables).where(tables.c.owner == guest.id).values(owner=None))
            connection.execute(
                update(seats).where(seats.c.guest == guest.id).values(guest="", name="–", gone=True, agrees=False)
            )
            connection.execute(delete(guests).where(guests.c.id == guest.id))

        await self._database.write(work)
        self._forget(guest.id)

    def _remember(self, guest: Guest) -> None:
        self._known[guest.token] = guest
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)

    def _forget(self, id: str) -> None:
        for token in [token for token, guest in self._known.items() if guest.id == id]:
            del self._known[token]
