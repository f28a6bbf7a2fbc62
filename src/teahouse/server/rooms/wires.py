"""What processes tell each other travels through Litestar's channels: on PostgreSQL, or on Valkey or Redis."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from msgspec import Struct

from teahouse.server import ids
from teahouse.server.post import Beat, Interrupted, Post, Word
from teahouse.server.store import Database

log = logging.getLogger("teahouse.server.rooms")

_PAUSE: Final = 0.02
"""Seconds for which words are gathered before they are sent in one letter."""
_LETTER: Final = 6_000
"""Bytes of a letter at most, unless one word alone is longer; PostgreSQL carries 8,000."""
_SILENCE: Final = 5.0
"""A process that has not heard itself for so many seconds hears nobody: the line is made anew."""


class Letter(Struct):
    """Words of one process."""

    sender: int
    words: list[Word]


class Wires:
    """The line to the other processes. Words may be lost with it; whoever hears again is told that some may be."""

    def __init__(
        self,
        post: Post,
        number: int,
        channel: str,
        backend: Callable[[], ChannelsBackend],
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._post = post
        self._number = number
        self._channel = channel
        self._make_backend = backend
        self._steady = steady
        self._plugin: ChannelsPlugin | None = None
        self._listens: asyncio.Task[None] | None = None
        self._sends: asyncio.Task[None] | None = None
        self._outbox: list[Word] = []
        self._waits = asyncio.Event()
        self._mends: asyncio.Task[None] | None = None
        """The line is being made anew: one at a time, or of two one would never be closed."""
        self._count = 0
        self._heard = 0.0
        """When a word of our own last came back."""
        self._read = msgspec.json.Decoder(Letter)

    async def open(self) -> None:
        """Begin to hear and to speak."""
        await self._connect()
        self._sends = asyncio.create_task(self._send_often())
        self._post.send = self.tell

    async def close(self) -> None:
        """Say what is still to be said, then fall silent."""
        self._post.send = None
        if self._sends is not None:
            self._sends.cancel()
            with suppress(asyncio.CancelledError):
                await self._sends
        with suppress(Exception):
            await self._flush()
        if self._mends is not None:
            with suppress(Exception):
                await self._mends
        await self._disconnect()

    def tell(self, word: Word) -> None:
        """Hand in a word; it goes out with whatever else is said at about the same time."""
        self._outbox.append(word)
        self._waits.set()

    async def beat(self) -> None:
        """Once a second: say that we live; if our own words do not come back, make the line anew."""
        self._count += 1
        self.tell(Beat(self._count))
        if self._mends is None:
            if self._steady() - self._heard <= _SILENCE:
                return
            log.warning("nothing is heard of the other processes; the line is made anew")
            self._mends = asyncio.create_task(self._mend())
        await asyncio.shield(self._mends)

    async def _mend(self) -> None:
        """To the end, also if whoever noticed it is gone: half a line would be nobody's to close."""
        try:
            await self._disconnect()
            await self._connect()
        except Exception as error:  # whatever a backend raises: it is tried again in a while
            self._heard = self._steady()
            log.warning("the line cannot be made", extra={"problem": type(error).__name__})
            return
        finally:
            self._mends = None
        self._post.heard(Interrupted())

    async def _connect(self) -> None:
        plugin = ChannelsPlugin(self._make_backend(), channels=[self._channel])
        try:
            async with asyncio.timeout(_SILENCE):
                await plugin.__aenter__()
                subscriber = await plugin.subscribe(self._channel)
        except BaseException:
            await _end(plugin)  # it may listen already
            raise
        self._plugin = plugin
        self._heard = self._steady()
        self._listens = asyncio.create_task(self._listen(subscriber))

    async def _disconnect(self) -> None:
        if self._listens is not None:
            self._listens.cancel()
            with suppress(asyncio.CancelledError):
                await self._listens
            self._listens = None
        plugin, self._plugin = self._plugin, None
        if plugin is not None:
            await _end(plugin)

    async def _listen(self, subscriber: Any) -> None:
        async for data in subscriber.iter_events():
            try:
                letter = self._read.decode(data)
            except msgspec.DecodeError as error:
                log.warning("a word of another process cannot be read", extra={"problem": str(error)})
                continue
            if letter.sender == self._number:
                self._heard = self._steady()
                continue
            for word in letter.words:
                try:
                    self._post.heard(word)
                except Exception:
                    log.exception("a word of another process could not be heeded")

    async def _send_often(self) -> None:
        while True:
            await self._waits.wait()
            self._waits.clear()
            await asyncio.sleep(_PAUSE)
            try:
                await self._flush()
            except Exception as error:  # whatever a backend raises: what was said is lost, and beats notice it
                log.warning("words to other processes were lost", extra={"problem": type(error).__name__})

    async def _flush(self) -> None:
        words, self._outbox = self._outbox, []
        if self._plugin is None:
            return
        for letter in letters(self._number, words):
            await self._plugin.wait_published(letter, self._channel)


async def _end(plugin: ChannelsPlugin) -> None:
    """Close a line, as far as it was made."""
    with suppress(Exception):  # one that is broken cannot be closed well
        async with asyncio.timeout(_SILENCE):
            await plugin.__aexit__(None, None, None)


def letters(number: int, words: Iterable[Word]) -> list[bytes]:
    """Words as letters that every backend can carry, in their order."""
    found, size = list[list[Word]](), _LETTER + 1
    for word in words:
        own = len(msgspec.json.encode(word)) + 1
        if size + own > _LETTER:
            found.append([])
            size = 0
        found[-1].append(word)
        size += own
    return [msgspec.json.encode(Letter(number, some)) for some in found]


def channel(secret: str) -> str:
    """The name of the channel of a house: others may use the same Valkey."""
    return f"teahouse_{ids.hashed(secret)[:16]}"


def postgres(database: Database) -> Callable[[], ChannelsBackend]:
    """PostgreSQL's own: LISTEN on a connection of its own, NOTIFY on those of the house."""
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    class _Backend(AsyncPgChannelsBackend):
        """Litestar's would make a connection for every word that is said."""

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            for channel in channels:
                await database.notify(channel, data.decode())

    return lambda: _Backend(make_connection=database.listener)


def valkey(address: str) -> Callable[[], ChannelsBackend]:
    """Valkey or Redis, by its address."""
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    class _Backend(RedisChannelsPubSubBackend):
        """Litestar's closes what it listens with, but not what it speaks with."""

        async def on_shutdown(self) -> None:
            await super().on_shutdown()
            await self._redis.aclose()

    plain = "redis" + address.removeprefix("valkey") if address.startswith("valkey") else address
    return lambda: _Backend(redis=Redis.from_url(plain, socket_connect_timeout=_SILENCE))
