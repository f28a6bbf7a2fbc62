"""Whoever does not look is told that they are waited for: once, after a while, never in their quiet hours.

It is their turn, or everybody has come and the game cannot begin without their part of the shuffle.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, Final

from msgspec import Struct

from teahouse.kernel import NOBODY
from teahouse.library import rulebook
from teahouse.server import names, shuffle
from teahouse.server.couriers import Couriers, Notice, Outcome
from teahouse.server.hours import quiet_until
from teahouse.server.live import Live
from teahouse.server.looks import Looks
from teahouse.server.post import Channels, Post
from teahouse.server.settings import Settings
from teahouse.server.store import Database, OutOfOrder, holidays
from teahouse.server.store import channels as store
from teahouse.server.store.schema import CALLED
from teahouse.words import Words

log = logging.getLogger("teahouse.server")

FAILURES: Final = 10
"""A channel by which so many notices have not arrived, one after another, is not tried any more."""
_AGAIN: Final = (0.0, 10.0, 60.0)
"""Seconds before each try."""
_LEAST_PAUSE: Final = 0.05
_LATER: Final = 60.0
"""Somebody who looks at another page is reminded so many seconds later."""


class _Turn(Struct):
    """A turn of which somebody is told."""

    id: str
    name: str
    game: str
    version: int
    guest: str


class Notices:
    """Who is to be told, and when. What was told last is stored, so that nobody is told twice after a restart."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        clock: Callable[[], float],
        steady: Callable[[], float],
        post: Post,
    ) -> None:
        self._settings = settings
        self._database = database
        self._clock = clock
        self._steady = steady
        self._post = post
        self.looks = Looks(steady, post)
        self.couriers = Couriers(settings, database)
        self._wanted: set[str] = set()
        self._back: Counter[str] = Counter()
        """How often guests have come back from a holiday before its end."""
        self._waiting: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        """What is told soon, by table, seat and version."""

    async def open(self) -> None:
        """Go on with the turns of which nobody has been told yet."""
        await self.reload()

    async def reload(self) -> None:
        """Learn who wants to be told, and of what; of several processes one tells it, whichever asks first."""
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
        self._post.tell(Channels(guest))
        await self.reread(guest)

    async def reread(self, guest: str) -> None:
        """The same, as this or another process was told."""
        async with self._database.read() as connection:
            wants = any(channel.confirmed for channel in await store.load_channels(connection, guest))
        if wants:
            self._wanted.add(guest)
        else:
            self._wanted.discard(guest)

    def back(self, guest: str) -> None:
        """A guest has come back before the end of a holiday, and is told what waits."""
        self._back[guest] += 1

    def waits(self, live: Live) -> None:
        """A table has changed: if it waits for a guest who did not do that themselves, they are told in a while."""
        if live.status == "open":
            for number in shuffle.awaited(live):
                if live.seats[number].guest in self._wanted:
                    self._begin(live.id, number, CALLED)
            return
        number = live.to_move
        if number < 0:
            return
        seat = live.seats[number]
        if seat.guest in self._wanted and not seat.bot and not seat.gone:
            self._begin(live.id, number, live.version, known=_moved_last(live, seat.guest))

    def _begin(self, table: str, seat: int, version: int, known: bool = False) -> None:
        """Tell of a turn, or keep that its player knows of it: then no other process, and no restart, tells them."""
        if (table, seat, version) not in self._waiting:
            telling = self._know if known else self._tell_in_time
            self._spawn((table, seat, version), telling(table, seat, version))

    async def _know(self, table: str, seat: int, version: int) -> None:
        await self._mark(table, seat, version)

    def _spawn(self, key: tuple[str, int, int], telling: Coroutine[Any, Any, None]) -> None:
        task = self._waiting[key] = asyncio.create_task(self._safely(telling, key[0]))
        task.add_done_callback(lambda _: self._waiting.pop(key, None))

    async def _safely(self, telling: Coroutine[Any, Any, None], table: str) -> None:
        try:
            await telling
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
            wait = next((one for one in due if (one.seat, one.version) == (seat, version)), None)
            if wait is None:
                return  # the game has gone on, or it was told
            guest = wait.guest
            if self.looks.looked(guest, table, since):
                await self._mark(table, seat, version)  # they know
                return
            end = await self._quiet_until(guest)
            if not self.looks.here(guest) and end <= self._clock():
                break
            back = self._back[guest]
            while self._clock() < end and self._back[guest] == back:
                await asyncio.sleep(pause)
        if await self._mark(table, seat, version):
            await self._tell(wait)

    async def _quiet_until(self, guest: str) -> float:
        """When a guest may be told something: at the end of their quiet hours and of their holiday, or now."""
        now = self._clock()
        async with self._database.read() as connection:
            quiet = await store.load_quiet(connection, guest)
            away = (await holidays.load_away(connection, [guest], now)).get(guest, now)
        return away if quiet is None else max(away, quiet_until(quiet.begins, quiet.ends, quiet.zone, away))

    async def better_later(self, live: Live) -> float | None:
        """When to look again whether somebody has to be reminded of a turn: not while they are quiet or here.

        None for now; the end of their time if there is nothing to say to them.
        """
        guest, now = live.seats[live.to_move].guest, self._clock()
        if guest not in self._wanted or self.looks.looked(guest, live.id, self._steady()):
            return live.due
        if self.looks.here(guest):
            return now + _LATER
        quiet = await self._quiet_until(guest)
        return quiet if quiet > now else None

    def remind(self, live: Live, left: float) -> None:
        """Tell somebody that the time for a turn runs out in so many seconds."""
        turn = _Turn(live.id, live.name, live.game_name, live.version, live.seats[live.to_move].guest)
        self._spawn((live.id, NOBODY, live.version), self._tell(turn, left))

    async def _mark(self, table: str, seat: int, version: int) -> bool:
        """Whether it was not known; of several servers that ask, one is told so, whoever the table belongs to."""
        return await self._database.write(lambda connection: store.mark_told(connection, table, seat, version))

    async def _tell(self, turn: Any, left: float | None = None) -> None:
        async with self._database.read() as connection:
            channels = await store.load_channels(connection, turn.guest)
        wanted = [channel for channel in channels if channel.confirmed and channel.failed < FAILURES]
        await asyncio.gather(*(self._deliver(channel, self._notice(turn, channel.lang, left)) for channel in wanted))

    def _notice(self, turn: Any, lang: str, left: float | None) -> Notice:
        words = Words(lang, turn.game)
        said = {"game": words.text("game-title"), "table": turn.name}
        named = "-named" if turn.name != rulebook(turn.game).title[: names.MOST] else ""
        text, title, event = words.text(f"notice-at{named}", **said), words.text("web-title-your-turn"), "turn"
        if turn.version == CALLED:
            text, title, event = words.text(f"notice-begin-at{named}", **said), words.text("notice-begin"), "begin"
        if left is not None:
            event, minutes = "reminder", max(1, round(left / 60))
            hours = round(minutes / 60) if minutes >= 90 else 0
            title = words.text("notice-reminder", hours=hours, minutes=minutes)
        link = f"{self._settings.origin}/t/{turn.id}"
        return Notice(title=title, text=text, link=link, table=turn.id, game=turn.game, event=event)

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
