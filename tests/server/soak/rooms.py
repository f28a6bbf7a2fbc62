"""Several processes on one PostgreSQL: players at any of them, and one after the other is killed."""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

from websockets.asyncio.client import ClientConnection

from tests.server.postgres import Cluster, free_port
from tests.server.soak.crowd import Crowd, seat_everybody
from tests.server.soak.player import Player, verify
from tests.server.soak.process import Server, idle_seconds, seconds_with_children

PAUSE = 6.0
"""Seconds between two turns of a table at most, half of it on average: the pace of the trial beside busy bots."""


class Wanderer(Player):
    """Comes to another process whenever its line is cut, whichever process serves the table."""

    def __init__(self, number: int, servers: list[Server], pause: float) -> None:
        super().__init__(number, servers[0].address, "", pause)
        self._servers = servers
        self._wants: float | None = None
        """Since when it would like to make the next turn."""
        self.turns: list[tuple[float, float]] = []
        """When a turn was wished for, and when it was acknowledged."""

    def _elsewhere(self) -> None:
        self._address = self._chance.choice(self._servers).address
        self._line = self._address.replace("http", "ws")

    async def _open_table(self) -> None:
        self._wants = time.monotonic()
        self._elsewhere()
        await super()._open_table()

    async def _session(self) -> None:
        self._elsewhere()
        await super()._session()

    async def _send(self, line: ClientConnection) -> int:
        self._wants = self._wants or time.monotonic()
        before = len(self.acknowledged[self.tables[-1]])
        after = await super()._send(line)
        if len(self.acknowledged[self.tables[-1]]) > before:
            self.turns.append((self._wants, time.monotonic()))
            self._wants = None
        return after

    def goes_on(self, since: float) -> bool:
        """Whether a turn was acknowledged after this moment."""
        return bool(self.turns) and self.turns[-1][1] > since

    def outage(self, since: float, until: float) -> float:
        """The longest that a turn wished for before `until` had to wait from `since` on."""
        return max(
            (done - max(began, since) for began, done in self.turns if done > since and began < until), default=0
        )


def open_house(folder: Path, count: int, database: str, *flags: str) -> list[Server]:
    """So many processes on one database, each at a port of its own."""
    servers = [Server(folder / f"room-{number}", database=database, flags=flags) for number in range(count)]
    for server in servers:
        server.start()
    return servers


async def kills(
    folder: Path, count: int, tables: int, rounds: int, every: float, database: str, *flags: str
) -> dict[str, float]:
    """Kill one process after the other, and start it again, while everybody plays."""
    servers = open_house(folder, count, database, *flags)
    players = [Wanderer(number, servers, 0.05 if tables < 50 else PAUSE) for number in range(tables)]
    for some in range(0, tables, 20):
        await asyncio.gather(*(player.arrive() for player in players[some : some + 20]))
    playing = [asyncio.create_task(player.run()) for player in players]
    chance, moments = random.Random(20), list[float]()
    for _ in range(rounds):
        await asyncio.gather(*(asyncio.wait_for(player.synced.wait(), 180) for player in players))
        await asyncio.sleep(every / 2)
        victim = chance.choice(servers)
        moments.append(time.monotonic())
        victim.kill()
        await asyncio.sleep(every / 2)
        await asyncio.to_thread(victim.start)
    async with asyncio.timeout(180):
        while not all(player.goes_on(moments[-1]) for player in players):
            await asyncio.sleep(0.1)
    for player in players:
        player.stop()
    await asyncio.gather(*playing)
    spans = list(pairwise([*moments, time.monotonic()]))
    outages = sorted(player.outage(*span) for player in players for span in spans)
    found = await verify(chance.choice(servers).address, players)
    stopped = max(server.stop() for server in servers)
    return {
        "processes": count,
        "kills": rounds,
        "tables": found["tables"],
        "acknowledged": found["acknowledged"],
        "lost": found["lost"],
        "double": found["double"],
        "outage_median": outages[len(outages) // 2],
        "outage_max": outages[-1],
        "reconnects": sum(player.reconnects for player in players),
        "stop": stopped,
    }


async def throughput(folder: Path, tables: int, seconds: float, every: float, running: Cluster) -> dict[str, float]:
    """The same load on one, two and three processes: how many turns, how long each takes, what they cost and whom."""
    found: dict[str, float] = {"tables": tables, "seconds": seconds, "offered": tables / every}
    for count in (1, 2, 3):
        servers = open_house(folder / f"throughput-{count}", count, running.database())
        crowds = await _sit_down(servers, tables)
        figures = await _measure(servers, crowds, seconds, every, running.pid)
        found |= {f"{name}_{count}": value for name, value in figures.items()}
        for crowd in crowds:
            await crowd.leave()
        for server in servers:
            server.stop()
    return found


async def _sit_down(servers: list[Server], tables: int) -> list[Crowd]:
    """Tables at all processes alike, with four sockets each, at any of them."""
    addresses = [server.address for server in servers]
    crowds: list[Crowd] = []
    for server in servers:
        crowds += await seat_everybody(server.address, tables // len(servers))
    for some in range(0, len(crowds), 20):
        await asyncio.gather(*(crowd.come(*addresses) for crowd in crowds[some : some + 20]))
    return crowds


async def _measure(
    servers: list[Server], crowds: list[Crowd], seconds: float, every: float, database: int
) -> dict[str, float]:
    used, began, generator = [server.seconds() for server in servers], time.monotonic(), time.process_time()
    stored, idle = seconds_with_children(database), idle_seconds()
    await asyncio.gather(*(crowd.play(time.monotonic() + seconds, every) for crowd in crowds))
    took = time.monotonic() - began
    stored, idle = seconds_with_children(database) - stored, idle_seconds() - idle
    cpu = [server.seconds() - before for server, before in zip(servers, used, strict=True)]
    latencies = sorted(latency for crowd in crowds for latency in crowd.latencies)
    moves = sum(crowd.moves for crowd in crowds)
    return {
        "turns": moves / took,
        "p50": latencies[len(latencies) // 2] * 1000,
        "p99": latencies[int(len(latencies) * 0.99)] * 1000,
        "cpu": 100 * sum(cpu) / took,
        "busiest": 100 * max(cpu) / took,
        "cpu_per_move": 1000 * sum(cpu) / max(1, moves),
        "database": 100 * stored / took,
        "clients": 100 * (time.process_time() - generator) / took,
        "idle": 100 * idle / took,
    }


@contextmanager
def valkey() -> Iterator[str]:
    """A Valkey or Redis of the trial's own, on a free port of this machine; its address."""
    program = shutil.which("valkey-server") or shutil.which("redis-server")
    if program is None:
        raise AssertionError("valkey-server is missing; Debian's package is valkey-server, in older ones redis-server")
    port = free_port()
    folder = tempfile.mkdtemp(prefix="teahouse-valkey-")
    words = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    try:
        yield f"valkey://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)
