"""Guests: a name, tokens that prove it, links that carry it to another device."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, distinct, func, insert, select, update

from teahouse.server import ids, names
from teahouse.server.post import Forgotten, Post
from teahouse.server.problems import Problem
from teahouse.server.store import Database
from teahouse.server.store.schema import guests, links, seats, tables, tokens

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


class Device(Struct, frozen=True):
    """Where a guest is signed in."""

    token: str
    """Its hash."""
    kind: str
    name: str
    since: float

    @property
    def id(self) -> str:
        """To speak of it; worth nothing to anybody else."""
        return self.token[:16]


class Guests:
    """Everybody who may sit down."""

    def __init__(self, database: Database, post: Post) -> None:
        self._database = database
        self._post = post
        self._known: OrderedDict[str, Guest] = OrderedDict()
        self._drops = 0
        """How often somebody was forgotten: who was looked up meanwhile may be somebody else by now."""

    async def arrive(self, name: str, kind: str, device: str = "") -> tuple[Guest, str]:
        """A new guest and the token that proves it."""
        name = names.clean(name)
        token, id = ids.token(), ids.guest_id()
        guest = Guest(id, name, ids.hashed(token), kind)

        def work(connection: Connection) -> None:
            now = time.time()
            connection.execute(insert(guests).values(id=id, name=name, created=now))
            _sign_in(connection, guest, device)

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
        drops = self._drops
        async with self._database.read() as connection:
            row = (await connection.execute(query.where(tokens.c.hash == hashed))).first()
        if row is None:
            return None
        guest = Guest(row.id, row.name, hashed, row.kind)
        if drops == self._drops:
            self._remember(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Another name from now on; seats keep the name they were taken with."""
        name = names.clean(name)

        def work(connection: Connection) -> None:
            connection.execute(update(guests).where(guests.c.id == guest.id).values(name=name))

        await self._database.write(work)
        self.forget(guest.id)
        return Guest(guest.id, name, guest.token, guest.kind)

    async def new_token(self, guest: Guest, kind: str, device: str = "") -> str:
        """A further token of the same guest."""
        token = ids.token()
        further = Guest(guest.id, guest.name, ids.hashed(token), kind)
        await self._database.write(lambda connection: _sign_in(connection, further, device))
        return token

    async def devices(self, guest: Guest) -> list[Device]:
        """Everywhere that this guest is signed in, the latest first."""
        query = select(tokens).where(tokens.c.guest == guest.id).order_by(tokens.c.created.desc(), tokens.c.hash)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [Device(row.hash, row.kind, row.device, row.created) for row in rows]

    async def sign_out(self, guest: Guest, token: str = "") -> None:
        """A token of this guest (the one that the request came with) is worth nothing any more.

        Where a device is ended, nor are links that bring this guest to others: whoever had it may have made one.
        """
        hashed = token or guest.token

        def work(connection: Connection) -> None:
            connection.execute(delete(tokens).where(tokens.c.hash == hashed, tokens.c.guest == guest.id))
            if token:
                connection.execute(delete(links).where(links.c.kind == "transfer", links.c.guest == guest.id))

        await self._database.write(work)
        self._post.tell(Forgotten(token=hashed))
        self.drop(token=hashed)

    async def signed_in(self, hashes: set[str]) -> set[str]:
        """Which of these tokens are still worth something."""
        if not hashes:
            return set()
        async with self._database.read() as connection:
            return set(await connection.scalars(select(tokens.c.hash).where(tokens.c.hash.in_(hashes))))

    async def known(self, ids: set[str]) -> set[str]:
        """Which of these guests there still are."""
        if not ids:
            return set()
        async with self._database.read() as connection:
            return set(await connection.scalars(select(guests.c.id).where(guests.c.id.in_(ids))))

    async def seats(self, guest: str) -> int:
        """At how many tables that are not over a guest sits."""
        query = select(func.count(distinct(tables.c.id))).join_from(seats, tables, seats.c.table_id == tables.c.id)
        query = query.where(seats.c.guest == guest, tables.c.status.in_(("open", "running")))
        async with self._database.read() as connection:
            return int(await connection.scalar(query) or 0)

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

    async def brought_by(self, secret: str) -> tuple[str, str]:
        """The id and the name of the guest whom a transfer link would bring; the link stays good."""
        query = select(guests.c.id, guests.c.name).join_from(links, guests, links.c.guest == guests.c.id)
        async with self._database.read() as connection:
            row = (await connection.execute(query.where(_good(secret)))).first()
        if row is None:
            raise Problem(404, "link-used")
        return row.id, row.name

    async def claim(self, secret: str, kind: str, device: str = "") -> tuple[Guest, str]:
        """The guest of a transfer link, with a new token; the link is used up."""
        token = ids.token()

        def work(connection: Connection) -> Guest | None:
            taken = (connection.execute(delete(links).where(_good(secret)).returning(links.c.guest))).first()
            if taken is None:
                return None
            return admit(connection, taken.guest, token, kind, device)

        guest = await self._database.write(work)
        if guest is None:
            raise Problem(404, "link-used")
        return guest, token

    def _remember(self, guest: Guest) -> None:
        self._known[guest.token] = guest
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)

    def forget(self, id: str) -> None:
        """What is remembered about a guest is not true any more, at every process."""
        self._post.tell(Forgotten(guest=id))
        self.drop(guest=id)

    def drop(self, guest: str = "", token: str = "") -> None:
        """The same at this process alone, or about a token."""
        self._drops += 1
        self._known.pop(token, None)
        for known in [known for known, one in self._known.items() if guest and one.id == guest]:
            del self._known[known]

    def drop_all(self) -> None:
        """Remember nobody: everybody is looked up again."""
        self._drops += 1
        self._known.clear()


def admit(connection: Connection, id: str, token: str, kind: str, device: str) -> Guest:
    """A guest who is known comes in by a new token."""
    row = (connection.execute(select(guests).where(guests.c.id == id))).one()
    found = Guest(row.id, row.name, ids.hashed(token), kind)
    _sign_in(connection, found, device)
    return found


def _sign_in(connection: Connection, guest: Guest, device: str) -> None:
    row = {"hash": guest.token, "guest": guest.id, "kind": guest.kind, "device": device, "created": time.time()}
    connection.execute(insert(tokens).values(row))


def _good(secret: str) -> ColumnElement[bool]:
    """The transfer link with this secret, while it is good."""
    return (links.c.hash == ids.hashed(secret)) & (links.c.kind == "transfer") & (links.c.expires >= time.time())
