"""A line that drops, doubles, delays and reorders messages, and breaks."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.postgres import free_port
from tests.server.soak.player import Player, verify
from tests.server.soak.process import Server


class BadLine:
    """A proxy for sockets with every fault a line can have."""

    def __init__(self, target: str) -> None:
        self.port = free_port()
        self._target = target.replace("http", "ws")
        self._chance = random.Random(5)
        self.counts = {"dropped": 0, "doubled": 0, "delayed": 0, "cut": 0, "passed": 0}
        self._server: Any = None

    async def open(self) -> None:
        """Listen on this machine."""
        self._server = await serve(self._handle, "127.0.0.1", self.port, max_size=None)

    async def close(self) -> None:
        """Cut everything."""
        self._server.close()
        await self._server.wait_closed()

    async def _handle(self, near: ServerConnection) -> None:
        assert near.request is not None
        headers = {"Authorization": near.request.headers["Authorization"]}
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(self._target + near.request.path, additional_headers=headers, max_size=None) as far:
                ways = [asyncio.create_task(self._pump(near, far)), asyncio.create_task(self._pump(far, near))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async def _pump(self, source: Any, target: Any) -> None:
        late: set[asyncio.Task[None]] = set()
        with suppress(ConnectionClosed):
            async for message in source:
                fate = self._chance.random()
                if fate < 0.03:
                    self.counts["dropped"] += 1
                elif fate < 0.08:
                    self.counts["doubled"] += 1
                    await target.send(message)
                    await target.send(message)
                elif fate < 0.20:  # whatever comes meanwhile overtakes it
                    self.counts["delayed"] += 1
                    task = asyncio.create_task(self._later(target, message))
                    late.add(task)
                    task.add_done_callback(late.discard)
                elif fate < 0.205:
                    self.counts["cut"] += 1
                    return
                else:
                    self.counts["passed"] += 1
                    await target.send(message)

    async def _later(self, target: Any, message: Any) -> None:
        await asyncio.sleep(0.02 + 0.4 * self._chance.random())
        with suppress(ConnectionClosed):
            await target.send(message)


async def trial(folder: Path, seconds: float, tables: int) -> dict[str, float]:
    """Play over the bad line; no move may count twice and no table may get stuck."""
    server = Server(folder / "proxy")
    server.start()
    line = BadLine(server.address)
    await line.open()
    players = [Player(number, server.address, f"ws://127.0.0.1:{line.port}", 0.1) for number in range(tables)]
    await asyncio.gather(*(player.arrive() for player in players))
    playing = [asyncio.create_task(player.run()) for player in players]
    ends, stuck = time.monotonic() + seconds, 0
    window = 20.0  # within which every table must go on
    while time.monotonic() < ends:
        before = [sum(map(len, player.acknowledged.values())) for player in players]
        await asyncio.sleep(window)
        after = [sum(map(len, player.acknowledged.values())) for player in players]
        stuck += sum(one == two for one, two in zip(before, after, strict=True))
    for player in players:
        player.stop()
    await asyncio.gather(*playing)
    found = await verify(server.address, players)
    await line.close()
    server.stop()
    return {
        "seconds": seconds,
        "tables": found["tables"],
        "acknowledged": found["acknowledged"],
        "lost": found["lost"],
        "double": found["double"],
        "stuck": stuck,
        "reconnects": sum(player.reconnects for player in players),
        **line.counts,
    }
