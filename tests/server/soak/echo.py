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
from websockets.asyncio.client import connect

from tests.server.soak.process import Server


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


async def trial(folder: Path, seconds: float, tables: int, every: float = 3.0) -> dict[str, float]:
    """The same number of sockets, a message of one in four of them every few seconds."""
    server = Server(folder, [sys.executable, "-m", "tests.server.soak.echo"])
    server.start()
    address = server.address.replace("http", "ws") + "/echo"
    lines = []
    for _ in range(0, tables * 4, 40):
        lines += await asyncio.gather(*(connect(address, open_timeout=60, compression=None) for _ in range(40)))
    latencies: list[float] = []

    async def talk(number: int) -> None:
        line, chance = lines[number], random.Random(number)
        await asyncio.sleep(every * chance.random())
        while time.monotonic() < ends:
            sent = time.perf_counter()
            await line.send("x" * 150)
            await line.recv()
            latencies.append(time.perf_counter() - sent)
            await asyncio.sleep(every)

    used, began = server.seconds(), time.monotonic()
    ends = began + seconds
    await asyncio.gather(*(talk(number) for number in range(tables)))
    cpu, memory = (server.seconds() - used) / (time.monotonic() - began), server.megabytes()
    for line in lines:
        await line.close()
    server.stop()
    latencies.sort()
    return {
        "sockets": len(lines),
        "moves": len(latencies),
        "p50": latencies[len(latencies) // 2] * 1000,
        "p99": latencies[int(len(latencies) * 0.99)] * 1000,
        "cpu": cpu * 100,
        "megabytes": memory,
    }


if __name__ == "__main__":
    main()
