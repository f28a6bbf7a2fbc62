"""The server is killed in the middle of things, again and again."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

from tests.server.soak.player import Player, verify
from tests.server.soak.process import Server


async def trial(folder: Path, kills: int, tables: int, database: str = "") -> dict[str, float]:
    """Kill the server while everybody plays; nothing that was acknowledged may be lost."""
    server = Server(folder / ("kills-server" if database else "kills-file"), database=database)
    starts = [server.start()]
    line = server.address.replace("http", "ws")
    players = [Player(number, server.address, line, 0.05) for number in range(tables)]
    await asyncio.gather(*(player.arrive() for player in players))
    playing = [asyncio.create_task(player.run()) for player in players]
    chance, resyncs, outages = random.Random(20), list[float](), list[float]()
    for _ in range(kills):
        await asyncio.gather(*(asyncio.wait_for(player.synced.wait(), 30) for player in players))
        await asyncio.sleep(0.2 + chance.random())
        for player in players:
            player.synced.clear()
        killed = time.monotonic()
        server.kill()
        starts.append(await asyncio.to_thread(server.start))
        ready = time.monotonic()
        await asyncio.gather(*(asyncio.wait_for(player.synced.wait(), 30) for player in players))
        resyncs.append(time.monotonic() - ready)
        outages.append(time.monotonic() - killed)
    for player in players:
        player.stop()
    await asyncio.gather(*playing)
    found = await verify(server.address, players)
    stopped = server.stop()
    return {
        "kills": kills,
        "tables": found["tables"],
        "acknowledged": found["acknowledged"],
        "lost": found["lost"],
        "double": found["double"],
        "resync_max": max(resyncs),
        "outage_max": max(outages),
        "start_median": sorted(starts)[len(starts) // 2],
        "stop": stopped,
    }
