"""What sockets and streams are sent: the state after every change, news about a guest's tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Final

from teahouse.server import talk, wire
from teahouse.server.house import House
from teahouse.server.watch import Watcher

HEARTBEAT: Final = 15.0
"""Seconds after which a silent stream says that it lives."""


async def states(
    house: House,
    watcher: Watcher,
    id: str,
    wish: int | None,
    since: int,
    heartbeat: float | None = None,
    talks: bool = False,
) -> AsyncGenerator[bytes, None]:
    """The state of a table now and after every change; an empty one as a heartbeat.

    With `talks` also what is said from now on, as far as the watcher may hear it.
    """
    live = await house.find(id)
    shown, heard = -1, live.said
    live.watchers.add(watcher.ring)
    house.look(live)
    try:
        while True:
            watcher.ring.clear()
            if watcher.shut:
                return
            present = await house.find(id)
            if present is not live:
                live.watchers.discard(watcher.ring)
                live, shown = present, -1
                live.watchers.add(watcher.ring)
                house.look(live)
            if wish is not None and wish not in live.seats_of(watcher.name):
                wish = None  # the seat was given up
            if live.shown != shown:
                async with house.turnstile:  # one at a time: whoever waits for an answer comes before those who look on
                    await asyncio.sleep(0)
                    state = house.state(live, watcher.name, wish, since if since <= live.version else 0)
                    since, shown = live.version, live.shown
                yield state
            if talks and live.said > heard:
                after, heard = heard, live.said
                words = [word for word in await talk.heard(house, live, watcher.name, after) if not word.muted]
                if words:
                    yield wire.encode(wire.Heard(words=words))
            while not watcher.ring.is_set():
                try:
                    await asyncio.wait_for(watcher.ring.wait(), heartbeat)
                except TimeoutError:
                    yield b""
    finally:
        live.watchers.discard(watcher.ring)


async def events(house: House, watcher: Watcher, heartbeat: float | None = None) -> AsyncGenerator[bytes, None]:
    """News about all tables of a guest; an empty line as a heartbeat."""
    with house.listening(watcher):
        while True:
            watcher.ring.clear()
            for event in watcher.news():
                yield wire.encode(event)
            if watcher.shut:
                return
            try:
                await asyncio.wait_for(watcher.ring.wait(), heartbeat)
            except TimeoutError:
                yield b""
