"""Whoever does not look is told that it is their turn: once, after a while, never in their quiet hours."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from teahouse.library import rulebook
from teahouse.server import names
from teahouse.server.couriers import Couriers, Notice, Outcome
from teahouse.server.live import Live
from teahouse.server.looks import Looks
from teahouse.server.settings import Settings
from teahouse.server.store import Database, OutOfOrder
from teahouse.server.store import channels as store
from teahouse.words import Words

log = logging.getLogger("teahouse.server")

FAILURES: Final = 10
"""A channel by which so many notices have not arrived, one after another, is not tried any more."""
_AGAIN: Final = (0.0, 10.0, 60.0)
"""Seconds before each try."""
_LEAST_PAUSE: Final = 0.05


class Notices:
    """Who is to be told, and when. What was told last is stored, so that nobody is told twice after a restart."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        clock: Callable[[], float],
        steady: Callable[[], float],
    ) -> None:
        self._settings = settings
        self._database = database
        self._clock = clock
        self._steady = steady
        self.looks = Looks(steady)
        self.couriers = Couriers(settings, database)
        self._wanted: set[str] = set()
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Go on with the turns of which nobody has been told yet."""
        async with self._database.read() as connection:
            self._wanted = await store.load_wanted(connection)
            due = await store.load_due(connection) if self._wanted else []
        for turn in due:
            self._begin(turn.id, turn.seat, turn.version)

    async def close(self) -> None:
        """Tell nobody any more."""
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wants(self, guest: str) -> bool:
        """Whether somebody wants to be told when it is their turn."""
        return guest in self._wanted

    async def changed(self, guest: str) -> None:
        """A guest has other channels than before."""
        async with self._database.read() as connection:
            wants = any(channel.confirmed for channel in await store.load_channels(connection, guest))
        if wants:
            self._wanted.add(guest)
        else:
            self._wanted.discard(guest)

    def turn(self, live: Live) -> None:
        """A table has changed: if somebody else's move has made it a guest's turn, they are told in a while."""
        number = live.to_move
        if number < 0:
            return
        seat = live.seats[number]
        if seat.guest in self._wanted and not seat.bot and not seat.gone and not _moved_last(live, seat.guest):
            self._begin(live.id, number, live.version)

    def _begin(self, table: str, seat: int, version: int) -> None:
        key = (table, version)
        if key in self._waiting:
            return
        task = self._waiting[key] = asyncio.create_task(self._wait(table, seat, version))
        task.add_done_callback(lambda _: self._waiting.pop(key, None))

    async def _wait(self, table: str, seat: int, version: int) -> None:
        try:
            await self._tell_in_time(table, seat, version)
        except OutOfOrder:
            return  # the log says why, once
        except Exception:
            log.exception("a notice failed", extra={"table": table})

    async def _tell_in_time(self, table: str, seat: int, version: int) -> None:
        since, pause = self._steady(), max(self._settings.notice_delay, _LEAST_PAUSE)
        while True:
            await asyncio.sleep(pause)
            async with self._database.read() as connection:
                due = await store.load_due(connection, table)
                if not due or (due[0].seat, due[0].version) != (seat, version):
                    return  # the game has gone on, or it was told
                quiet = await store.load_quiet(connection, due[0].guest)
            guest = due[0].guest
            if self.looks.looked(guest, table, since):
                await self._mark(table, seat, version)  # they know
                return
            end = self._clock() if quiet is None else quiet_until(quiet.begins, quiet.ends, quiet.zone, self._clock())
            if not self.looks.here(guest) and end <= self._clock():
                break
            while self._clock() < end:
                await asyncio.sleep(pause)
        if await self._mark(table, seat, version):
            await self._tell(due[0])

    async def _mark(self, table: str, seat: int, version: int) -> bool:
        """Whether it was not known; of several servers that ask, one is told so, whoever the table belongs to."""
        return await self._database.write(lambda connection: store.mark_told(connection, table, seat, version))

    async def _tell(self, turn: Any) -> None:
        async with self._database.read() as connection:
            channels = await store.load_channels(connection, turn.guest)
        wanted = [channel for channel in channels if channel.confirmed and channel.failed < FAILURES]
        await asyncio.gather(*(self._deliver(channel, self._notice(turn, channel.lang)) for channel in wanted))

    def _notice(self, turn: Any, lang: str) -> Notice:
        words = Words(lang, turn.game)
        game = words.text("game-title")
        named = turn.name != rulebook(turn.game).title[: names.MOST]
        text = (
            words.text("notice-at-named", table=turn.name, game=game) if named else words.text("notice-at", game=game)
        )
        link = f"{self._settings.origin}/t/{turn.id}"
        return Notice(title=words.text("web-title-your-turn"), text=text, link=link, table=turn.id, game=turn.game)

    async def trial(self, channel: Any) -> bool:
        """Send a notice now, to see whether it arrives."""
        words = Words(channel.lang)
        link = f"{self._settings.origin}/me/notices"
        notice = Notice(title=words.text("notice-trial-title"), text=words.text("notice-trial"), link=link)
        return await self._deliver(channel, notice, tries=1)

    async def ask_to_confirm(self, channel: Any) -> bool:
        """Ask whoever reads a mail address whether they want notices there."""
        words = Words(channel.lang)
        link = f"{self._settings.origin}/notices/confirm#{channel.stop}"
        notice = Notice(title=words.text("notice-confirm-title"), text=words.text("notice-confirm"), link=link)
        return await self.couriers.send(channel, notice) is Outcome.ARRIVED

    async def _deliver(self, channel: Any, notice: Notice, tries: int = len(_AGAIN)) -> bool:
        outcome = Outcome.FAILED
        for pause in _AGAIN[:tries]:
            await asyncio.sleep(pause)
            outcome = await self.couriers.send(channel, notice)
            if outcome is not Outcome.FAILED:
                break
        arrived = outcome is Outcome.ARRIVED
        if outcome is Outcome.GONE:
            await self._database.write(lambda connection: store.drop_channel(connection, channel.guest, channel.id))
            await self.changed(channel.guest)
        elif not arrived or channel.failed:
            await self._database.write(lambda connection: store.count_failure(connection, channel.id, arrived))
        return arrived


def _moved_last(live: Live, guest: str) -> bool:
    """Whether a guest has made the last move: then they know that it is their turn again."""
    last = next((seat for seat, _ in reversed(live.moves) if seat >= 0), -1)
    return last in live.seats_of(guest)


def quiet_until(begins: int, ends: int, zone: str, now: float) -> float:
    """When quiet hours end that last now, from and to minutes after midnight; `now` if there are none now."""
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    minute = here.hour * 60 + here.minute
    if not (begins <= minute < ends if begins < ends else minute >= begins or minute < ends):
        return now
    day = here + timedelta(days=1) if minute >= ends else here
    return day.replace(hour=ends // 60, minute=ends % 60, second=0, microsecond=0).timestamp()
