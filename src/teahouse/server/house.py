"""The house: its tables, the people around them, and the bots."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from teahouse.server import changes, clocks, late, shuffle, wire
from teahouse.server.bot_turns import bot_turn
from teahouse.server.guests import Guest, Guests
from teahouse.server.hosting import Host
from teahouse.server.info import table_info
from teahouse.server.live import END, NEVER, Live
from teahouse.server.notices import Notices
from teahouse.server.opponents import Opponents
from teahouse.server.pace import Pace
from teahouse.server.post import News, Post
from teahouse.server.presence import SAVE_SECONDS, Presence
from teahouse.server.problems import Problem
from teahouse.server.reviewer import Reviewer
from teahouse.server.seat import Seat
from teahouse.server.settings import Settings
from teahouse.server.shares import AT_THE_TABLE, AWAY, NOBODY_CARES, WATCHED, Claim
from teahouse.server.store import Elsewhere, OutOfOrder, keep
from teahouse.server.tables import Tables
from teahouse.server.watch import Door, Watcher

if TYPE_CHECKING:
    from teahouse.server.rooms.rooms import Rooms

log = logging.getLogger("teahouse.server")

_GUARD_SECONDS: Final = 5.0
"""How often a house looks whether it still has what it serves."""
_RING_SECONDS: Final = 1.0
"""How often it looks whether somebody's time has run out."""
_CARE_SECONDS: Final = 60.0
"""How often it looks after what others may have left."""


class Offer:
    """A table that is opened when somebody comes by its link, and belongs to them."""

    def __init__(self, wish: wire.NewTable) -> None:
        self.wish = wish
        self.guest = ""
        self.table = ""
        self.lock = asyncio.Lock()


class House(Tables):
    """Everything a server holds. Lobby, play, records and story are its rooms."""

    def __init__(
        self,
        settings: Settings,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(settings, clock, steady)
        self.post = Post()
        self.guests = Guests(self.database, self.post)
        self.opponents = Opponents(settings)
        self.turnstile = asyncio.Lock()
        """Through which what people see is told to them, one after the other."""
        self.reviewer = Reviewer(self.database, self.opponents, settings.limits.review_seconds, self.spawn)
        self.door = Door(settings.limits.sockets, settings.limits.sockets_address, self.post)
        self.listeners: dict[str, set[Watcher]] = {}
        self.offers: dict[str, Offer] = {}
        """Tables that wait for whoever brings their link, by its hash."""
        self.host = Host(settings, self.database, self.post)
        self.notices = Notices(settings, self.database, clock, steady, self.post)
        self.pace = Pace()
        self.when_over: list[Callable[[Live], None]] = []
        """Told of each table that is over, perhaps more than once."""
        self.caretakers: list[Callable[[], Coroutine[Any, Any, None]]] = []
        """Look after what a server has left that ended amid it: when the house opens, another ends, and by and by."""
        self.presence = Presence(self.database, self.door, clock, steady)
        self._sweeper: asyncio.Task[None] | None = None
        self._guard: asyncio.Task[None] | None = None
        self._ringer: asyncio.Task[None] | None = None
        self._caring: asyncio.Task[None] | None = None
        self._saving: asyncio.Task[None] | None = None
        self.closing = False
        self.rooms: Rooms | None = None
        """The other processes of the house, where there can be some."""
        if self.database.shared:
            from teahouse.server.rooms.rooms import Rooms  # a house on a file needs none of it

            self.rooms = Rooms(self)
        if settings.bots_elsewhere:
            from teahouse.server.rooms.distance import Distance

            self.opponents.distance = Distance(self.database, self.post)

    # -- opening and closing --------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the database; bots whose turn was interrupted go on."""
        await self.database.open(self.rooms.enter if self.rooms is not None else None)
        self.presence.opened = self.steady()
        if self.rooms is not None:
            await self.rooms.open()
            await self.rooms.hosts()
        self._sweeper = asyncio.create_task(self._sweep_often())
        self._guard = asyncio.create_task(self._guard_often())
        self._ringer = asyncio.create_task(self._ring_often())
        self._caring = asyncio.create_task(self._care_often())
        self._saving = asyncio.create_task(self._save_seen_often())
        await self.notices.open()
        self.spawn(self._resume_bots())
        if self.settings.warm_bots:
            self.spawn(self.opponents.warm())

    def stop(self) -> None:
        """Show everybody out; streams and sockets end, nothing new begins."""
        self.closing = True
        self.door.shut()

    async def close(self) -> None:
        """Finish what is being stored, stop the bots, let go of the database."""
        self.stop()
        ticking = [
            task for task in (self._sweeper, self._guard, self._ringer, self._caring, self._saving) if task is not None
        ]
        for task in ticking:
            task.cancel()
        for live in self.live.values():
            if live.bot is not None:
                live.bot.cancel()
        await asyncio.gather(*ticking, return_exceptions=True)  # one that reads gives its connection back
        await self.notices.close()
        await self.finish_work()
        if self._saving is not None:
            await self._save_seen()
            self._saving = None
        await self.opponents.close()
        await self.host.close()
        if self.rooms is not None:
            await self.rooms.close()
        await self.database.close()

    @property
    def up(self) -> float:
        """For how many seconds the house has been open."""
        return self.steady() - self.presence.opened

    async def _guard_often(self) -> None:
        while True:
            await asyncio.sleep(_GUARD_SECONDS)
            try:
                await self.drop_lost()
            except OutOfOrder:
                continue  # the log says why

    async def ring(self) -> None:
        """See to whatever clock has run out, or soon will."""
        await late.ring(self, self.notices)

    async def _ring_often(self) -> None:
        while True:
            await asyncio.sleep(_RING_SECONDS)
            try:
                await self.ring()
            except OutOfOrder:
                continue  # the log says why
            except Exception:
                log.exception("a clock could not be looked at")

    async def _care_often(self) -> None:
        pause = _RING_SECONDS
        while True:
            await asyncio.sleep(pause)
            await self._care()
            pause = _CARE_SECONDS

    async def _care(self) -> None:
        for work in self.caretakers:
            try:
                await work()
            except OutOfOrder:
                continue  # the log says why
            except Exception:
                log.exception("what was left could not be looked after")

    async def _save_seen_often(self) -> None:
        while True:
            await asyncio.sleep(SAVE_SECONDS)
            await self._save_seen()

    async def _save_seen(self) -> None:
        try:
            await self.presence.save()
        except (OutOfOrder, Elsewhere):
            return  # the log says why
        except Exception:
            log.exception("it could not be stored who was seen")

    async def _sweep_often(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, max(0.2, self.settings.limits.idle_seconds / 4)))
            self.sweep()

    def sweep(self) -> None:
        super().sweep()
        self.presence.sweep()
        self.notices.looks.sweep()

    async def _resume_bots(self) -> None:
        async with self.database.read() as connection:
            waiting = await keep.waiting_for_bots(connection, self.database.shared)
        for id in waiting:
            if self.closing:
                return
            try:
                await self.find(id)
            except Problem:
                continue  # it is damaged, and the log says so: the others go on
            except Exception:
                log.exception("a table could not be opened", extra={"table": id})
            await asyncio.sleep(0)

    def inherit(self) -> None:
        """Another process has ended: what waited there for nobody's request goes on here."""
        self.spawn(self._resume_bots())
        self.spawn(self.notices.reload())
        self.spawn(self._care())

    async def read(self, id: str) -> Live:
        live = await super().read(id)
        if live.status == "running" and not live.timed and live.replace != NEVER:
            await self.presence.learn(live.people())
        return live

    async def peek(self, id: str) -> Live:
        """A table to look at once, also one that another process serves."""
        if self.rooms is None or await self.rooms.place(id) is None:
            return await self.find(id)
        return await self.read(id)

    # -- people ---------------------------------------------------------------------------------------------------

    def saw(self, guest: Guest | None, address: str = "") -> None:
        """A sign of life."""
        if guest is not None:
            self.presence.saw(guest.id, address)

    def away(self, guest: str) -> bool:
        """Whether a guest has given no sign of life for a while."""
        return self.presence.absent(guest) > self.settings.limits.absent_seconds

    async def last_seen(self, guest: str) -> float:
        return await self.presence.last_seen(guest)

    def replaceable(self, live: Live, seat: Seat) -> bool:
        """Whether the others may let a bot play a seat now, by the table's own setting or because it was left."""
        return seat.gone or (live.replace not in (NEVER, END) and self.overdue(live, seat))

    def overdue(self, live: Live, seat: Seat) -> bool:
        if live.timed or live.replace == NEVER:
            return super().overdue(live, seat)
        # a table from before there was one setting for the late and the absent
        usual = self.settings.limits.absent_seconds
        return self.presence.absent(seat.guest) > (int(live.replace) * 60.0 if live.replace.isdigit() else usual)

    async def show_strangers_out(self) -> None:
        """Shut the sockets of those who were signed out while this process heard nothing."""
        tokens = self.door.tokens()
        for token in tokens - await self.guests.signed_in(tokens):
            self.door.close(token=token)

    def info(self, live: Live, guest: str) -> wire.TableInfo:
        """A table as a guest may know it."""
        mine = live.seats_of(guest)
        return table_info(
            live,
            guest,
            self.settings.origin,
            your_turn=live.to_move in mine,
            away=self.replaceable,
            to_move=live.to_move,
            late=shuffle.late(self, live),
            agreement=changes.agreement(self, live),
            clock=clocks.shown(live, live.to_move, self.clock()),
            now=self.clock(),
        )

    def state(self, live: Live, guest: str, wish: int | None, since: int) -> bytes:
        """All that a guest may know about a table, as JSON."""
        seat = live.eyes(guest, wish)
        return live.state(self.info(live, guest), seat, since)

    def show(self, live: Live) -> None:
        """Tell everybody who looks or listens that a table has changed, and let a bot move if it is to."""
        super().show(live)
        people = {seat.guest for seat in live.seats if seat.guest}
        for guest in people:
            for listener in self.listeners.get(guest, ()):
                listener.tell(live)
        if people and not self.post.alone:
            turn = [guest for guest in people if live.to_move in live.seats_of(guest)]
            self.post.tell(News(live.id, live.version, live.status, list(people), turn))
        if live.over:
            self.opponents.forget(live.id)
            if live.played and live.people():
                live.played = False
                self.reviewer.begin(live, self.claim(live))
            for told in self.when_over:
                told(live)
        self.notices.waits(live)
        self.wake_bot(live)

    @contextmanager
    def listening(self, watcher: Watcher) -> Iterator[None]:
        """Hear about all tables of a guest while this lasts."""
        self.listeners.setdefault(watcher.name, set()).add(watcher)
        try:
            yield
        finally:
            self.listeners[watcher.name].discard(watcher)
            if not self.listeners[watcher.name]:
                del self.listeners[watcher.name]

    # -- bots -----------------------------------------------------------------------------------------------------

    def loaded(self, live: Live) -> None:
        live.filled = self.steady()
        if shuffle.ready(live):  # the house went down after the last part was stored
            self.spawn(self.change(live.id, lambda live: shuffle.start_if_ready(self, live)))
        self.wake_bot(live)

    def look(self, live: Live) -> None:
        """Somebody asks how a table stands: bots that had stopped go on."""
        live.looked = self.steady()
        self.wake_bot(live)

    def rank(self, live: Live) -> int:
        """How soon bots think at a table: where people play first, not at all where nobody plays and nobody looks."""
        watched = bool(live.watchers) or self.steady() - live.looked <= self.settings.limits.look_seconds
        if live.playing() or live.tournament:  # people wait for the tables of bots, too
            return AT_THE_TABLE if watched else AWAY
        return WATCHED if watched else NOBODY_CARES

    def claim(self, live: Live) -> Claim:
        """Bots think for the players of a table, for whoever has opened it, or for those in whose place they play."""
        players = sorted(live.playing(), key=lambda guest: guest != live.owner)
        seated = [seat.guest for seat in live.seats]
        guest = next((one for one in (*players, live.owner, *seated, live.tournament) if one), "")
        return Claim(live.id, guest, self.presence.address_of(guest), lambda: self.rank(live))

    def bot_tables(self, guest: str, address: str) -> tuple[int, int]:
        """Running tables in memory at which bots play, those of a guest and those of everybody at an address."""
        going = [live for live in self.live.values() if live.status == "running"]
        owners = [live.owner or self.claim(live).guest for live in going if any(seat.bot for seat in live.seats)]
        there = sum(self.presence.address_of(owner) == address for owner in owners)
        return owners.count(guest), there

    def wake_bot(self, live: Live) -> None:
        """Let a bot think if it is to move; play goes on around it."""
        seat = live.to_move
        if seat < 0 or live.bot is not None or self.closing or live.game is None or not live.seats[seat].bot:
            return
        if self.rank(live) == NOBODY_CARES:
            return
        live.bot = self.spawn(bot_turn(self, self.opponents, live))

        def done(_: object) -> None:
            live.bot = None
            if self.live.get(live.id) is live:
                self.wake_bot(live)

        live.bot.add_done_callback(done)
