"""The house: tables in memory, loaded when somebody looks and dropped when nobody does; every change stored first."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import Connection

from teahouse import library
from teahouse.kernel import NOBODY, SPECTATOR, BadOption, Game, Table
from teahouse.server import wire
from teahouse.server.guests import Guest, Guests
from teahouse.server.live import Live, Seat, replay
from teahouse.server.opponents import Opponents
from teahouse.server.play import bot_turns
from teahouse.server.played import line_of
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from teahouse.server.store import Database, keep
from teahouse.server.watch import Door, Watcher

if TYPE_CHECKING:
    from teahouse.server.offers import Offer

T = TypeVar("T")
log = logging.getLogger("teahouse.server")


class House:
    """Everything a server holds. Lobby, play and records are rooms of it."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.clock = clock
        self.database = Database(settings.database_url(), settings.sqlite_file)
        self.guests = Guests(self.database)
        self.opponents = Opponents(settings)
        self.door = Door(settings.limits.sockets, settings.limits.sockets_address)
        self.live: dict[str, Live] = {}
        self.listeners: dict[str, set[Watcher]] = {}
        self.offers: dict[str, Offer] = {}
        """Tables that wait for whoever brings their link, by its hash."""
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._work: set[asyncio.Task[Any]] = set()
        self._seen: dict[str, float] = {}
        self._opened = clock()
        self._sweeper: asyncio.Task[None] | None = None
        self.closing = False

    # -- opening and closing --------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the database; bots whose turn was interrupted go on."""
        await self.database.open()
        self._opened = self.clock()
        self._sweeper = asyncio.create_task(self._sweep_often())
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
        if self._sweeper is not None:
            self._sweeper.cancel()
        for live in self.live.values():
            if live.bot is not None:
                live.bot.cancel()
        if self._work:
            _, late = await asyncio.wait(self._work, timeout=3.0)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self.opponents.close()
        await self.database.close()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work that goes on when the request that caused it goes away."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits gets it; nobody is told that it was never looked at

    async def _resume_bots(self) -> None:
        async with self.database.read() as connection:
            waiting = await keep.waiting_for_bots(connection)
        for id in waiting:
            if self.closing:
                return
            await self.find(id)
            await asyncio.sleep(0)

    # -- tables in memory -----------------------------------------------------------------------------------------

    async def find(self, id: str) -> Live:
        """A table by its id, from memory or from the database."""
        live = self.live.get(id)
        if live is None:
            if not (id.isascii() and id.isalnum()):
                raise Problem(404, "no-table")  # the database is not asked for what cannot be
            loading = self._opening.get(id)
            if loading is None:
                loading = self._opening[id] = self.spawn(self._open(id))
                loading.add_done_callback(lambda _: self._opening.pop(id, None))
            live = await asyncio.shield(loading)
        live.used = self.clock()
        return live

    async def _open(self, id: str) -> Live:
        """Load a table, once however many ask for it; the one of them that goes away does not stop it."""
        live = self.live[id] = await self._load(id)
        self.wake_bot(live)
        return live

    async def _load(self, id: str) -> Live:
        async with self.database.read() as connection:
            found = await keep.load_table(connection, id)
            if found is None:
                raise Problem(404, "no-table")
            row, seats = found
            live = Live(id, row, seats, game_of(row.game, row.rules, row.players, row.options, row.components))
            if row.status == "open":
                return live
            shot = await keep.load_snapshot(connection, id, row.version)
            played = await keep.load_moves(connection, id)
            live.turns = await keep.load_turns(connection, id)
        live.version = row.version
        live.lines = [line_of(move) for move in played]
        if shot is None:
            return live
        live.snapshot = shot.number
        if live.game is None:
            live.stored_view = msgspec.json.decode(shot.view)
            return live
        live.table, live.draws = replay(live.game, shot, played[shot.number :])
        return live

    def forget(self, live: Live) -> None:
        """Drop a table from memory; whoever looks at it next loads what is stored."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        if live.bot is not None:
            live.bot.cancel()
        for watcher in live.watchers:
            watcher.set()

    async def _sweep_often(self) -> None:
        while True:
            await asyncio.sleep(min(30.0, max(0.2, self.settings.limits.idle_seconds / 4)))
            self.sweep()

    def sweep(self) -> None:
        """Drop the tables nobody has looked at for a while, and the oldest if there are too many."""
        limits = self.settings.limits
        idle = [
            live for live in self.live.values() if not live.watchers and live.bot is None and not live.lock.locked()
        ]
        idle.sort(key=lambda live: live.used)
        spare = len(self.live) - limits.live_tables
        for place, live in enumerate(idle):
            if place < spare or self.clock() - live.used > limits.idle_seconds:
                del self.live[live.id]
        horizon = self.clock() - max(limits.absent_seconds, 60.0)
        self._seen = {guest: at for guest, at in self._seen.items() if at > horizon}

    async def change(self, id: str, work: Callable[[Live], Awaitable[T]]) -> T:
        """Change a table: alone, to the end even if the request goes away, and from the database if it fails."""

        async def alone() -> T:
            while True:
                live = await self.find(id)
                async with live.lock:
                    if self.live.get(id) is not live:
                        continue  # it was dropped while we waited
                    try:
                        return await work(live)
                    except Problem:
                        raise
                    except Exception:
                        # what was stored is not certain: the next one to look reads it from the database
                        self.forget(live)
                        raise

        return await asyncio.shield(self.spawn(alone()))

    async def store(self, step: keep.Advance) -> None:
        """Store moves of a table."""

        def work(connection: Connection) -> None:
            keep.save_advance(connection, step)

        await self.database.write(work)

    # -- people ---------------------------------------------------------------------------------------------------

    def saw(self, guest: Guest | None) -> None:
        """A sign of life."""
        if guest is not None:
            self._seen[guest.id] = self.clock()

    def away(self, guest: str) -> bool:
        """Whether a guest has given no sign of life for a while."""
        if self.door.present(guest):
            return False
        return self.clock() - self._seen.get(guest, self._opened) > self.settings.limits.absent_seconds

    def info(self, live: Live, guest: str) -> wire.TableInfo:
        """A table as a guest may know it."""
        mine = live.seats_of(guest)
        return table_info(
            live, guest, self.settings.origin, your_turn=live.to_move in mine, away=self.away, to_move=live.to_move
        )

    def state(self, live: Live, guest: str, wish: int | None, since: int) -> bytes:
        """All that a guest may know about a table, as JSON."""
        seat = live.eyes(guest, wish)
        return live.state(self.info(live, guest), seat, since)

    def show(self, live: Live) -> None:
        """Tell everybody who looks or listens that a table has changed, and let a bot move if it is to."""
        live.used = self.clock()
        live.show()
        for guest in {seat.guest for seat in live.seats if seat.guest}:
            for listener in self.listeners.get(guest, ()):
                listener.tell(live)
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

    def wake_bot(self, live: Live) -> None:
        """Let a bot think if it is to move; play goes on around it."""
        seat = live.to_move
        if seat < 0 or live.bot is not None or self.closing or live.game is None or not live.seats[seat].bot:
            return
        live.bot = self.spawn(bot_turns(self, live))

        def done(_: object) -> None:
            live.bot = None
            if self.live.get(live.id) is live:
                self.wake_bot(live)

        live.bot.add_done_callback(done)


def game_of(name: str, rules: int, players: int, options: str, components: str) -> Game | None:
    """The game of a stored table; None if this program does not know its rules any more."""
    try:
        game = library.build(name, players, None, msgspec.json.decode(options))
    except BadOption:
        return None
    return game if game.rules_version == rules and game.components.digest == components else None


def table_info(
    live: Live,
    guest: str,
    origin: str,
    *,
    your_turn: bool,
    away: Callable[[str], bool],
    to_move: int,
) -> wire.TableInfo:
    """A table as a guest may know it; the seed only when the game is over."""
    running = live.status == "running"
    return wire.TableInfo(
        id=live.id,
        name=live.name,
        link=f"{origin}/t/{live.id}",
        game=live.game_name,
        rules=live.rules,
        players=live.players,
        options=live.options,
        status=live.status,  # type: ignore[arg-type]
        listed=live.listed,
        owner=bool(guest) and live.owner == guest,
        seats=[
            seat_info(number, seat, guest, running and seat.kind == "guest" and (seat.gone or away(seat.guest)))
            for number, seat in enumerate(live.seats)
        ],
        version=live.version,
        to_move=to_move if running else NOBODY,
        your_turn=your_turn,
        commitment=live.commitment,
        seed=live.seed if live.over else "",
        salt=live.salt if live.over else "",
        scores=live.scores,
        ranking=live.ranking,
        rematch=live.rematch,
        created=live.created,
        changed=live.changed,
    )


def seat_info(number: int, seat: Seat, guest: str, away: bool) -> wire.SeatInfo:
    """A seat as everybody may know it."""
    return wire.SeatInfo(
        seat=number,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        mine=bool(guest) and seat.kind in ("guest", "reserved") and seat.guest == guest,
        hotseat=seat.hotseat,
        level=seat.level,
        gone=seat.gone,
        away=away,
        agrees=seat.agrees,
    )


def public_view(game: Game, table: Table) -> dict[str, Any]:
    """What somebody who only watches may see."""
    return game.view(table, SPECTATOR).to_json()
