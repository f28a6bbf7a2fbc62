"""Bots that think on other machines: a server lays questions down, `teahouse bots` takes them up."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec

from teahouse.server import ids
from teahouse.server.opponents import Thinker
from teahouse.server.post import Asked, Post, ThoughtMade, ThoughtTaken
from teahouse.server.rooms import wires
from teahouse.server.settings import Settings
from teahouse.server.store import Database, OutOfOrder, thoughts
from teahouse.server.store import rooms as store
from teahouse.server.worker import Answer, Question

log = logging.getLogger("teahouse.server.bots")

PATIENCE: Final = 3.0
"""Seconds after which a question that nobody elsewhere has taken up is thought about here."""
_LOOK: Final = 1.0
"""Seconds between two looks at the database, should a word be lost."""
_ALONE: Final = 10.0
"""Seconds for which nobody elsewhere is asked after nobody has taken up a question."""
_TIDY: Final = 60.0


class Distance:
    """The side of a server: questions go out, and answers come back."""

    def __init__(self, database: Database, post: Post) -> None:
        self._database = database
        self._post = post
        self._waiting: dict[str, asyncio.Event] = {}
        self._taken: set[str] = set()
        self._alone_until = 0.0
        post.on(ThoughtTaken, lambda word: self._wake(word.id, taken=True))
        post.on(ThoughtMade, lambda word: self._wake(word.id))

    def _wake(self, id: str, taken: bool = False) -> None:
        event = self._waiting.get(id)
        if event is None:
            return  # another server has asked
        if taken:
            self._taken.add(id)
        event.set()

    async def ask(self, asked: Question, rank: int, seconds: float, grace: float) -> Answer | None:
        """The answer to a question; None if nobody elsewhere takes it up in time or brings it to an end."""
        id, loop = ids.table_id(), asyncio.get_running_loop()
        if loop.time() < self._alone_until:
            return None
        text = msgspec.json.encode(asked).decode()
        event = self._waiting[id] = asyncio.Event()
        try:
            await self._database.write(lambda connection: thoughts.ask(connection, id, rank, seconds, text))
            self._post.tell(Asked())
            end, begun = loop.time() + PATIENCE, False
            while loop.time() < end:
                with suppress(TimeoutError):
                    await asyncio.wait_for(event.wait(), min(_LOOK, max(0.01, end - loop.time())))
                event.clear()
                async with self._database.read() as connection:
                    found = await thoughts.look(connection, id)
                if found is None:
                    return None
                if found.answer is not None:
                    return msgspec.json.decode(found.answer, type=Answer)
                if not begun and (found.until is not None or id in self._taken):
                    begun, end = True, loop.time() + seconds + grace + _LOOK
            self._alone_until = loop.time() + _ALONE
            return None
        finally:
            self._waiting.pop(id, None)
            self._taken.discard(id)
            with suppress(OutOfOrder):
                await self._database.write(lambda connection: thoughts.drop(connection, id))


class Thinkers:
    """The side of a machine that thinks: processes that take up what lies there, one question each."""

    def __init__(self, settings: Settings, count: int) -> None:
        self._settings = settings
        self._count = count
        self._database = Database(settings.database_url(), None)
        self._post = Post()
        self._bell = asyncio.Event()
        self._post.on(Asked, lambda _: self._bell.set())
        self.answered = 0

    async def run(self, ready: Any) -> None:
        """Think until cancelled."""
        await self._database.open()
        secret = await self._database.aside(
            lambda connection: store.keep_secret(connection, "rooms", ids.link_secret())
        )
        channels = self._settings.channels
        backend = wires.valkey(channels) if channels else wires.postgres(self._database)
        line = wires.Wires(self._post, self._database.number, wires.channel(secret), backend)
        await line.open()
        tasks = [asyncio.create_task(self._think_often()) for _ in range(self._count)]
        try:
            ready()
            passed = 0.0
            while True:
                await asyncio.sleep(_LOOK)
                await line.beat()
                passed += _LOOK
                if passed >= _TIDY:
                    passed = 0.0
                    with suppress(OutOfOrder):
                        await self._database.aside(thoughts.clear)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await line.close()
            await self._database.close()

    async def _think_often(self) -> None:
        thinker: Thinker | None = None
        grace = self._settings.bot_grace
        try:
            while True:
                try:
                    taken = await self._database.aside(lambda connection: thoughts.take(connection, grace))
                except OutOfOrder:
                    taken = None  # the log says why, once
                if taken is None:
                    self._bell.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._bell.wait(), _LOOK)
                    continue
                self._post.tell(ThoughtTaken(taken.id))
                if thinker is not None and not thinker.alive:
                    await thinker.gone()
                    thinker = None
                thinker = thinker or Thinker()
                await self._answer(thinker, taken)
        finally:
            if thinker is not None:
                thinker.kill()
                await thinker.gone()

    async def _answer(self, thinker: Thinker, taken: Any) -> None:
        most = taken.seconds + self._settings.bot_grace
        try:
            if not thinker.alive:
                await thinker.start(self._settings.worker)
            asked = msgspec.json.decode(taken.asked, type=Question)
            found = await asyncio.wait_for(thinker.ask(asked), most)
        except TimeoutError:
            thinker.kill()
            found = Answer(error=f"no answer in {most:g} seconds")
        except (OSError, EOFError, msgspec.DecodeError) as error:
            log.warning("a bot process failed", extra={"problem": f"{type(error).__name__}: {error}"})
            thinker.kill()
            found = Answer(error=f"the process died ({type(error).__name__})")
        text = msgspec.json.encode(found).decode()
        with suppress(OutOfOrder):
            await self._database.aside(lambda connection: thoughts.answer(connection, taken.id, text))
            self._post.tell(ThoughtMade(taken.id))
            self.answered += 1
