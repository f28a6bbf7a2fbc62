"""Tables in memory: loaded when somebody looks, dropped when nobody does; every change stored first."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from teahouse import library
from teahouse.kernel import NOBODY, BadOption, Game, Table
from teahouse.server import clocks
from teahouse.server.book import Damaged, Shot
from teahouse.server.live import AGREE, Live
from teahouse.server.played import Played, StoredTurn
from teahouse.server.problems import Problem
from teahouse.server.seat import Seat
from teahouse.server.settings import Settings
from teahouse.server.shares import Claim
from teahouse.server.store import Database, Elsewhere, OutOfOrder, holidays, keep, ratings, reshuffles, votes

T = TypeVar("T")
log = logging.getLogger("teahouse.server")


class Tables:
    """Every table of a house. One task at a time changes a table, and what it changes is on disk before it shows."""

    def __init__(
        self,
        settings: Settings,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.clock = clock
        """The time of day, for what is stored; it may be set."""
        self.steady = steady
        """For how long something has lasted."""
        self.database = Database(settings.database_url(), settings.sqlite_file)
        self.live: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._damaged: set[str] = set()
        self._work: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T], *, waited: bool = False) -> asyncio.Task[T]:
        """Work that goes on when the request that caused it goes away.

        Whoever has `waited` for it hears what goes wrong; of all other work the log tells it.
        """
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._waited if waited else self._done)
        return task

    def _waited(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # even if whoever waited has gone, nobody is told that it was never looked at

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Problem, Elsewhere, OutOfOrder)):
            log.error("work that nobody waits for has failed", exc_info=error)

    async def finish_work(self) -> None:
        """Let what was begun end, for a while."""
        if self._work:
            _, late = await asyncio.wait(self._work, timeout=3.0)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    # -- finding --------------------------------------------------------------------------------------------------

    async def find(self, id: str) -> Live:
        """A table by its id, from memory or from the database."""
        if self.database.doubtful:
            await self.drop_lost()
        live = self.live.get(id)
        if live is None:
            if not (id.isascii() and id.isalnum()):
                raise Problem(404, "no-table")  # the database is not asked for what cannot be
            if id in self._damaged:
                raise Problem(409, "table-damaged")
            loading = self._opening.get(id)
            if loading is None:
                loading = self._opening[id] = self.spawn(self._open(id), waited=True)
                loading.add_done_callback(lambda _: self._opening.pop(id, None))
            live = await asyncio.shield(loading)
        live.used = self.steady()
        return live

    async def _open(self, id: str) -> Live:
        """Load a table, once however many ask for it; the one of them that goes away does not stop it."""
        try:
            live = self.live[id] = await self._load(id)
        except Elsewhere as error:
            raise Problem(503, "elsewhere", retry=5) from error
        self.loaded(live)
        return live

    def loaded(self, live: Live) -> None:
        """A table has come from the database."""

    async def _load(self, id: str) -> Live:
        await self.database.take(id)
        return await self.read(id)

    async def read(self, id: str) -> Live:
        """A table as it is stored, to be looked at; whoever it belongs to goes on with it."""
        try:
            return await self._read(id)
        except Problem:
            raise
        except (Damaged, msgspec.DecodeError, ValueError, LookupError, TypeError) as error:
            self._damaged.add(id)
            log.error(
                "a stored table is damaged and set aside; all others go on",
                extra={"table": id, "problem": f"{type(error).__name__}: {error}"},
            )
            raise Problem(409, "table-damaged") from error

    async def _read(self, id: str) -> Live:
        async with self.database.read() as connection:
            found = await keep.load_table(connection, id)
            if found is None:
                raise Problem(404, "no-table")
            row, seats = found
            live = Live(id, row, seats, game_of(row.game, row.rules, row.players, row.options, row.components))
            live.anew = await reshuffles.load_reshuffles(connection, id)
            if row.status == "open" or live.hearers == "all":
                live.removed = await votes.load_sent_away(connection, id)
            if row.status == "open":
                return live
            if row.status == "running" and (live.replace == AGREE or any(seat.gone for seat in seats)):
                live.votes = await votes.load_votes(connection, id)
            if live.pace is not None:
                live.holidays = await holidays.load_away(connection, live.people(), self.clock())
            book, turns = await keep.load_book(connection, id)
        if len(book.moves) != row.version:
            raise Damaged(f"{len(book.moves)} moves are stored of {row.version}")
        if live.game is None:
            live.stored(book)
        elif book.moves or book.shots:
            live.snapshot = book.shots[-1].number if book.shots else 0
            live.begin(*await asyncio.to_thread(book.tell, live.game), turns, book.times)
        return live

    async def table_at(self, live: Live, at: int) -> Table:
        """A table as it was after so many moves."""
        assert live.game is not None
        async with self.database.read() as connection:
            page = await keep.load_page(connection, live.id, at)
        try:
            return page.table_at(live.game, at)[0]
        except Damaged as error:
            log.error("a stored table is damaged", extra={"table": live.id, "problem": str(error)})
            raise Problem(409, "table-damaged") from error

    def claim(self, live: Live) -> Claim:
        """For whom bots think at a table."""
        return Claim(live.id, live.owner)

    def forget(self, live: Live) -> None:
        """Drop a table from memory; whoever looks at it next loads what is stored."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        if live.bot is not None:
            live.bot.cancel()
        live.ring()

    async def drop_lost(self) -> None:
        """Serve no table that belongs to another server by now: nobody shall look at what does not go on here."""
        for id in await self.database.lost_tables(list(self.live)):
            live = self.live.get(id)
            if live is not None:
                self._lose(live)

    def _lose(self, live: Live) -> None:
        log.error("another server has taken a table; it is not served here any more", extra={"table": live.id})
        self.forget(live)

    def sweep(self) -> None:
        """Drop the tables nobody has looked at for a while, and the oldest if there are too many."""
        limits = self.settings.limits
        idle = [
            live for live in self.live.values() if not live.watchers and live.bot is None and not live.lock.locked()
        ]
        idle.sort(key=lambda live: live.used)
        spare = len(self.live) - limits.live_tables
        for place, live in enumerate(idle):
            if place < spare or self.steady() - live.used > limits.idle_seconds:
                del self.live[live.id]

    # -- changing -------------------------------------------------------------------------------------------------

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
                    except Elsewhere as error:
                        self._lose(live)
                        raise Problem(503, "elsewhere", retry=5) from error
                    except Exception:
                        # what was stored is not certain: the next one to look reads it from the database
                        self.forget(live)
                        raise

        return await asyncio.shield(self.spawn(alone(), waited=True))

    async def advance(
        self,
        live: Live,
        trial: Table,
        played: list[Played],
        turn: StoredTurn | None = None,
        *,
        new: bool = False,
        ended: bool = False,
    ) -> None:
        """Let NATURE follow, store everything, then show it. The caller holds the lock of the table, or it is new.

        `ended` is for a game that was played elsewhere and is only looked at.
        """
        assert live.game is not None
        now, begins = self.clock(), live.table is None
        draws = live.draws if ended else live.draw(trial, played)
        after = live.version + len(played)
        if turn is not None:
            turn.before, turn.after = live.version, after
        told, shots = live.untold + played, list[Shot]()
        if begins:
            shots.append(Shot.of(live.game.new(), 0, 0, []))
        if after and (after - live.snapshot >= self.settings.snapshot_every or trial.over or ended):
            shots.append(Shot.of(trial, after, draws, told))
        asked = not trial.over and not ended
        clock = None
        if live.timed:
            next_one = trial.to_move if asked else NOBODY
            clock = clocks.turn(live, _person(turn), next_one, now, await self.holidays_of(live, next_one))
        step = keep.Advance(
            table=live.id,
            now=now,
            before=live.version,
            played=played,
            status="finished" if trial.over else "ended" if ended else "running",
            to_move=trial.to_move if asked else NOBODY,
            bot_waits=asked and bool(live.seats[trial.to_move].bot),
            scores=trial.scores() if trial.over else None,
            ranking=trial.ranking() if trial.over else None,
            turn=turn,
            shots=shots,
            clock=clock,
        )

        def work(connection: Connection) -> None:
            if new:
                keep.add_table(connection, live, self.database.number)
            keep.save_advance(connection, step)
            if step.ranking is not None:
                ratings.rate_game(connection, live, step.ranking, now)

        await self.database.write(work, live.id)
        live.status, live.changed = step.status, now
        if clock is not None:
            live.asked, live.due, live.alarm = clock.asked, clock.due, clock.alarm
            for seat, bank in clock.banks.items():
                live.seats[seat].bank = bank
        live.accept(trial, played, draws, now)
        if turn is not None:
            live.turns[turn.id] = turn
        if shots and shots[-1].number == after:
            live.snapshot, live.untold = after, []
        self.live[live.id] = live
        self.show(live)

    async def holidays_of(self, live: Live, number: int) -> list[clocks.Holiday]:
        """When whoever is asked was or is away, if that stops their clock."""
        live_game = live.pace is not None and live.pace.kind == "live"
        if not live.timed or live_game or number < 0 or not live.seats[number].guest:
            return []
        async with self.database.read() as connection:
            return await holidays.load_holidays(connection, live.seats[number].guest)

    def overdue(self, live: Live, seat: Seat) -> bool:
        """Whether somebody is late: it is their turn, and the clock of the table has run out, or they are away."""
        return live.to_move >= 0 and live.seats[live.to_move] is seat and clocks.late(live, live.to_move, self.clock())

    async def last_seen(self, guest: str) -> float:
        """When a guest gave the last sign of life; 0 if none is known."""
        return 0.0

    async def close_book(self, live: Live) -> None:
        """Store where a game stands that ends unfinished, so that it can be looked at whatever becomes of its rules."""
        if live.table is None or live.version <= live.snapshot:
            return
        shot = Shot.of(live.table, live.version, live.draws, live.untold)
        await self.database.write(lambda connection: keep.save_shot(connection, live.id, shot), live.id)
        live.snapshot, live.untold = live.version, []

    def show(self, live: Live) -> None:
        """Tell everybody who looks that a table has changed."""
        live.used = self.steady()
        live.show()


def _person(turn: StoredTurn | None) -> int:
    """The seat of the person who has made a turn; bots have none to store."""
    return NOBODY if turn is None else turn.seat


def game_of(name: str, rules: int, players: int, options: str, components: str) -> Game | None:
    """The game of a stored table; None if this program does not know its rules any more."""
    try:
        game = library.build(name, players, None, msgspec.json.decode(options))
    except BadOption:
        return None
    return game if game.rules_version == rules and game.components.digest == components else None
