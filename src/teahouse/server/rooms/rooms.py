"""The processes of a house share its tables: each table has one owner, for as long as that process keeps its lease."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection

from teahouse.server import ids
from teahouse.server.post import Seen
from teahouse.server.problems import Problem
from teahouse.server.rooms import hearing, wires
from teahouse.server.rooms.neighbours import Neighbour, figures_of, neighbour
from teahouse.server.store import OutOfOrder
from teahouse.server.store import rooms as store

if TYPE_CHECKING:
    from teahouse.server.house import House

log = logging.getLogger("teahouse.server.rooms")

LEASE: Final = 4.0
"""Seconds after its last sign of life for which a process keeps its tables."""
BEAT: Final = 1.0
"""Seconds between two signs of life."""
SILENT: Final = 1.5
"""A process that refuses connections is given up when it has given no sign of life for so long."""
_MARGIN: Final = 0.5
"""A process trusts its own lease for so much less than the others do."""
_GOSSIP: Final = 10
"""Beats between two words about who was seen."""
_SEEN: Final = 60
"""Guests in one word."""
_KNOWN: Final = 20_000
"""Tables of which it is remembered whose they are."""


class Rooms:
    """This process among the others."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.address = ""
        """Where the others reach this process; empty if they cannot."""
        self.secret = ""
        """By which processes know each other."""
        self.neighbours: dict[int, Neighbour] = {}
        """Everybody with a lease, this process among them, by number."""
        self._owners: OrderedDict[str, int] = OrderedDict()
        """Whose the tables are that others have, as far as they were asked for."""
        self._ends: dict[int, asyncio.Event] = {}
        """Set when the lease of a process is over for which somebody waits."""
        self._doubts: dict[int, asyncio.Task[None]] = {}
        """Looks at processes that cannot be reached."""
        self._renewed = 0.0
        self._renewing = asyncio.Lock()
        """A process that has lost its place takes it again once, whoever notices it."""
        self._patient = 0.0
        """Until then nobody is struck out: after a break of the database everybody's lease is over for a moment."""
        self._beats = 0
        self._told = 0.0
        """When the others last heard who was seen here."""
        self._wires: wires.Wires | None = None
        self._beating: asyncio.Task[None] | None = None
        self._fresh = asyncio.Event()
        """Set at every renewal."""

    @property
    def number(self) -> int:
        return self._house.database.number

    # -- beginning and ending -------------------------------------------------------------------------------------

    def enter(self, connection: Connection, number: int) -> None:
        """Take a lease; the first process of a house that was empty clears away what the last one left."""
        if not store.any_living(connection):
            store.drop_host_links(connection)
        self.secret = store.keep_secret(connection, "rooms", ids.link_secret())
        self._renewed = self._house.steady()
        self._insert(connection, number)

    def _insert(self, connection: Connection, number: int) -> None:
        store.enter(
            connection,
            number,
            LEASE,
            address=self.address,
            machine=socket.gethostname()[:64],
            pid=os.getpid(),
            started=self._house.clock(),
            figures="{}",
        )

    async def open(self) -> None:
        """Hear the others, and give signs of life from now on."""
        settings, database = self._house.settings, self._house.database
        backend = wires.valkey(settings.channels) if settings.channels else wires.postgres(database)
        self._wires = wires.Wires(
            self._house.post, self.number, wires.channel(self.secret), backend, self._house.steady
        )
        hearing.listen(self._house)
        await self._wires.open()
        await self._look()
        self._beating = asyncio.create_task(self._beat_often())

    async def close(self) -> None:
        """Leave: others can take what was here at once."""
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        number = self.number
        if number:
            with suppress(Exception):  # the lease ends by itself
                await self._house.database.aside(lambda connection: store.leave(connection, number))
        if self._wires is not None:
            await self._wires.close()

    async def reached_at(self, address: str) -> None:
        """Others reach this process there from now on."""
        self.address = address
        await self._renew()

    # -- signs of life --------------------------------------------------------------------------------------------

    async def _beat_often(self) -> None:
        while not self._house.database.closed:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except OutOfOrder:
                continue  # the log says why, once
            except Exception:
                log.exception("a sign of life failed")

    async def beat(self) -> None:
        """A sign of life: renew the lease, see who else lives, inherit from those who do not any more."""
        await self._renew()
        known = set(self.neighbours)
        await self._look()
        left = known - set(self.neighbours)
        dead = list[int]()
        if self._house.steady() >= self._patient:
            dead = await self._house.database.aside(lambda connection: store.bury(connection, self.number))
        if dead:
            log.warning("a process has ended without a word", extra={"problem": f"number {dead}"})
        if dead or (left and self.eldest is None):  # of those who have left well the eldest inherits
            self._house.inherit()
        self._beats += 1
        if self._beats % _GOSSIP == 0:
            self.gossip()
        if self._wires is not None:
            await self._wires.beat()

    async def _renew(self) -> None:
        async with self._renewing:
            await self._renew_now()

    async def _renew_now(self) -> None:
        house, began = self._house, self._house.steady()
        figures = msgspec.json.encode(figures_of(house)).decode()
        number, address = self.number, self.address

        def work(connection: Connection) -> bool:
            if store.renew(connection, number, LEASE, address, figures):
                return True
            self._insert(connection, number)
            return False

        kept = await house.database.aside(work)
        if not kept or began - self._renewed > LEASE - _MARGIN:
            self._owners.clear()
            self._patient = began + LEASE
            await house.drop_lost()  # before anybody is shown a table that has gone on elsewhere
        self._renewed = began
        self._fresh.set()

    async def _look(self) -> None:
        async with self._house.database.read() as connection:
            rows = await store.load_living(connection)
        self.neighbours = {row.number: neighbour(row) for row in rows}
        self._say_ends()

    def end_of(self, other: Neighbour) -> asyncio.Event:
        """Set as soon as another process has lost its lease: what is carried there leads nowhere any more."""
        end = self._ends.setdefault(other.number, asyncio.Event())
        self._say_ends()
        return end

    def _say_ends(self) -> None:
        for number in [number for number in self._ends if number not in self.neighbours]:
            self._ends.pop(number).set()

    async def hosts(self) -> None:
        """Learn who came by a host's link."""
        async with self._house.database.read() as connection:
            self._house.host.guests |= await store.load_hosts(connection)

    def gossip(self) -> None:
        """Tell the others whom this process has seen lately."""
        since, self._told = self._told, self._house.steady()
        seen = list(self._house.presence.since(since).items())
        for place in range(0, len(seen), _SEEN):
            self._house.post.tell(Seen(dict(seen[place : place + _SEEN])))

    # -- whose is a table -----------------------------------------------------------------------------------------

    async def place(self, id: str) -> Neighbour | None:
        """Who serves a table: another process, or this one (None), which takes it if nobody has it."""
        await self._be_sure()
        if id in self._house.live or not (id.isascii() and id.isalnum()):
            return None
        found = self.neighbours.get(self._owners.get(id, 0))
        if found is not None:
            return found
        owner = await self._house.database.owner(id)
        if owner is None or owner == self.number:
            return None
        if owner not in self.neighbours:
            await self._look()  # it has begun a moment ago
        found = self.neighbours.get(owner)
        if found is None:
            raise Problem(503, "elsewhere", retry=1)
        self._owners[id] = owner
        while len(self._owners) > _KNOWN:
            self._owners.popitem(last=False)
        return found

    async def rematch(self, id: str) -> str:
        """The table at which a rematch is asked for: the new one if there is one already."""
        if not (id.isascii() and id.isalnum()):
            return id
        async with self._house.database.read() as connection:
            return await store.rematch_of(connection, id) or id

    @property
    def eldest(self) -> Neighbour | None:
        """Who does what is done in one place for the whole house; None for this process."""
        first = min(self.neighbours, default=self.number)
        return self.neighbours[first] if first != self.number else None

    def forget(self, id: str) -> None:
        """It is not as it was known: the table has another owner."""
        self._owners.pop(id, None)

    async def unreachable(self, other: Neighbour) -> None:
        """Another process refuses connections: it is given up if it is silent, too; otherwise wait a little.

        However many wait for it, the database is asked once.
        """
        doubt = self._doubts.get(other.number)
        if doubt is None:
            doubt = self._doubts[other.number] = self._house.spawn(self._doubt(other), waited=True)
            doubt.add_done_callback(lambda _: self._doubts.pop(other.number, None))
        await asyncio.shield(doubt)

    async def _doubt(self, other: Neighbour) -> None:
        seconds = LEASE - SILENT
        over = await self._house.database.aside(lambda connection: store.give_up(connection, other.number, seconds))
        if over:
            self.neighbours.pop(other.number, None)
            self._say_ends()
        else:
            await asyncio.sleep(0.1)
            await self._look()

    async def _be_sure(self) -> None:
        """Serve nothing while the lease may be over and others may have taken what is in memory here."""
        if self._sure():
            return
        self._fresh.clear()
        try:
            await asyncio.wait_for(self._fresh.wait(), LEASE)
        except TimeoutError:
            raise Problem(503, "elsewhere", retry=1) from None

    def _sure(self) -> bool:
        """Also one who knows of no others: some may have begun since the database was last heard."""
        return self._house.steady() - self._renewed < LEASE - _MARGIN
