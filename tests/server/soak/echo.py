"""A bare Litestar echo under the same load, to tell our own cost from that of the machine and the framework."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from tests.server.soak.process import Server, a_core_for_the_server


@get("/health")
async def health() -> dict[str, bool]:
    """The server is alive."""
    return {"ok": True}


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Say everything again."""
    await socket.accept()
    try:
        while True:
            await socket.send_data(await socket.receive_data(mode="text"), mode="text")
    except WebSocketDisconnect:
        return


def main() -> None:
    """Serve on the port that is named."""
    app = Litestar(route_handlers=[health, echo], openapi_config=None, logging_config=None)
    uvicorn.run(app, port=int(sys.argv[1]), log_level="error", ws_per_message_deflate=False)


class Echo:
    """A bare echo with some lines to it, and how long they wait for their answers."""

    def __init__(self, folder: Path, core: int | None = None) -> None:
        self._server = Server(folder, [sys.executable, "-m", "tests.server.soak.echo"], core=core)
        self._lines: list[ClientConnection] = []
        self._latencies: list[float] = []
        self._cpu = self._took = 0.0

    async def open(self, lines: int) -> None:
        """Start it and call it so many times."""
        self._server.start()
        address = self._server.address.replace("http", "ws") + "/echo"
        for start in range(0, lines, 40):
            calls = [connect(address, open_timeout=60, compression=None) for _ in range(min(40, lines - start))]
            self._lines += await asyncio.gather(*calls)

    async def talk(self, talkers: int, seconds: float, every: float) -> None:
        """Some of the lines say something every few seconds."""
        ends = time.monotonic() + seconds

        async def one(number: int) -> None:
            line, chance = self._lines[number], random.Random(number)
            await asyncio.sleep(every * chance.random())
            while time.monotonic() < ends:
                sent = time.perf_counter()
                await line.send("x" * 150)
                await line.recv()
                self._latencies.append(time.perf_counter() - sent)
                await asyncio.sleep(every)

        used, began = self._server.seconds(), time.monotonic()
        await asyncio.gather(*(one(number) for number in range(talkers)))
        self._cpu, self._took = self._server.seconds() - used, time.monotonic() - began

    async def close(self) -> dict[str, float]:
        """Hang up; the figures."""
        memory = self._server.megabytes()
        for line in self._lines:
            await line.close()
        self._server.stop()
        waited = sorted(self._latencies)
        return {
            "sockets": len(self._lines),
            "moves": len(waited),
            "p50": waited[len(waited) // 2] * 1000,
            "p99": waited[int(len(waited) * 0.99)] * 1000,
            "cpu": self._cpu / self._took * 100,
            "cpu_per_move": self._cpu / len(waited) * 1000,
            "megabytes": memory,
        }


async def trial(folder: Path, seconds: float, tables: int, every: float) -> dict[str, float]:
    """As many lines as a crowd has, on one core as well; one in four says something every few seconds."""
    with a_core_for_the_server() as core:
        echo = Echo(folder, core)
        await echo.open(4 * tables)
        await echo.talk(tables, seconds, every)
        return await echo.close()


if __name__ == "__main__":
    main()
