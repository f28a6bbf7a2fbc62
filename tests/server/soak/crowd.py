"""A thousand tables with four sockets each, the server on one core; a backup in the middle."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
import uuid
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.soak.player import GAME, moves_of
from tests.server.soak.process import Server, a_core_for_the_server

SEATS = 4
COMPARED = 100
"""So many games of the backup are compared with those that went on."""


class _Status(msgspec.Struct):
    status: str


class _Body(msgspec.Struct):
    after: int = 0


class _Heard(msgspec.Struct):
    """What the load generator reads of a message."""

    type: str
    version: int = 0
    moves: list[str] = []
    table: _Status | None = None
    request: str = ""
    status: int = 0
    body: _Body | None = None


_READ = msgspec.json.Decoder(_Heard)


class Crowd:
    """The guests of one table, each with a socket."""

    def __init__(self, number: int, id: str, tokens: list[str]) -> None:
        self.id = id
        self.tokens = tokens
        self._chance = random.Random(number)
        self._lines: list[ClientConnection] = []
        self._states: list[_Heard | None] = [None] * SEATS
        self._answers: dict[str, asyncio.Future[_Heard]] = {}
        self._readers: list[asyncio.Task[None]] = []
        self.pushes = 0
        self.moves = 0
        self.latencies: list[float] = []
        self._version = 0
        """What the last turn led to: its answer may come long before it is shown."""

    async def come(self, *addresses: str) -> None:
        """Open the sockets, each at any of these servers."""
        for seat, token in enumerate(self.tokens):
            headers = {"Authorization": f"Bearer {token}"}
            address = self._chance.choice(addresses)
            where = f"{address.replace('http', 'ws')}/api/tables/{self.id}/live"
            line = await connect(where, additional_headers=headers, max_size=None, open_timeout=60, compression=None)
            await line.send('{"type":"hello"}')
            self._lines.append(line)
            self._readers.append(asyncio.create_task(self._read(seat, line)))

    async def _read(self, seat: int, line: ClientConnection) -> None:
        try:
            async for data in line:
                heard = _READ.decode(data)
                if heard.type == "state":
                    self._states[seat] = heard
                    self.pushes += 1
                else:
                    self._answers.pop(heard.request).set_result(heard)
        except ConnectionClosed:
            return

    async def play(self, until: float, every: float) -> None:
        """A move of whoever is to move, every few seconds."""
        await asyncio.sleep(every * self._chance.random())
        while time.monotonic() < until:
            began = time.monotonic()
            for reader in self._readers:
                if reader.done():
                    reader.result()  # a socket that hears nothing any more is a failure, not silence
                    raise AssertionError("the server has closed a socket")
            newest = max((state.version for state in self._states if state), default=0)
            for seat, state in enumerate(self._states):
                if state is not None and state.moves and state.version == newest >= self._version:
                    await self._turn(seat, state)
                    break
            await asyncio.sleep(max(0.0, every - (time.monotonic() - began)))

    async def _turn(self, seat: int, state: _Heard) -> None:
        request = str(self.moves)
        answer: asyncio.Future[_Heard] = asyncio.get_running_loop().create_future()
        self._answers[request] = answer
        move = self._chance.choice(state.moves)
        turn = {"type": "turn", "request": request, "id": uuid.uuid4().hex, "version": state.version, "moves": [move]}
        sent = time.perf_counter()
        await self._lines[seat].send(json.dumps(turn))
        heard = await asyncio.wait_for(answer, 30)
        if heard.status != 200:
            raise AssertionError(heard)
        self._version = heard.body.after if heard.body else 0
        self.latencies.append(time.perf_counter() - sent)
        self.moves += 1

    async def leave(self) -> None:
        """Close the sockets."""
        for line in self._lines:
            await line.close()
        await asyncio.gather(*self._readers)


async def seat_everybody(address: str, tables: int) -> list[Crowd]:
    """Guests and tables, by HTTP."""
    some = asyncio.Semaphore(16)
    crowds: list[Crowd] = []

    async with httpx.AsyncClient(base_url=address, timeout=60) as http:

        async def ask(path: str, body: Any, token: str = "") -> Any:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            answer = await http.post(path, json=body, headers=headers)
            answer.raise_for_status()
            return answer.json()

        async def seat(number: int) -> None:
            async with some:
                tokens = [
                    (await ask("/api/guests", {"name": f"Guest {number} {seat}", "token": True}))["token"]
                    for seat in range(SEATS)
                ]
                seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
                id = (await ask("/api/tables", {"game": GAME, "seats": seats}, tokens[0]))["id"]
                for token in tokens[1:]:
                    await ask(f"/api/tables/{id}/sit", {}, token)
                crowds.append(Crowd(number, id, tokens))

        await asyncio.gather(*(seat(number) for number in range(tables)))
    return crowds


async def sit_down(server: Server, tables: int) -> list[Crowd]:
    """So many tables with their people, each with a socket."""
    crowds = await seat_everybody(server.address, tables)
    for start in range(0, len(crowds), 20):
        await asyncio.gather(*(crowd.come(server.address) for crowd in crowds[start : start + 20]))
    return crowds


async def measure(server: Server, crowds: list[Crowd], seconds: float, every: float) -> dict[str, float]:
    """Everybody plays, a move at each table every few seconds; what it costs and how long it takes."""
    await asyncio.gather(*(crowd.play(time.monotonic() + 2 * every, every) for crowd in crowds))
    for crowd in crowds:
        crowd.latencies.clear()
        crowd.pushes = 0
    late: list[float] = []
    clock = asyncio.create_task(_watch_the_clock(late))
    used, began = server.seconds(), time.monotonic()
    await asyncio.gather(*(crowd.play(began + seconds, every) for crowd in crowds))
    took, busy = time.monotonic() - began, server.seconds() - used
    clock.cancel()
    latencies = sorted(value for crowd in crowds for value in crowd.latencies)
    return {
        "tables": len(crowds),
        "sockets": len(crowds) * SEATS,
        "seconds": took,
        "moves": len(latencies),
        "p50": latencies[len(latencies) // 2] * 1000,
        "p99": latencies[int(len(latencies) * 0.99)] * 1000,
        "pushes": sum(crowd.pushes for crowd in crowds),
        "cpu": busy / took * 100,
        "cpu_per_move": busy / len(latencies) * 1000,
        "clients_late_p99": sorted(late)[int(len(late) * 0.99)] * 1000,
    }


async def trial(folder: Path, seconds: float, tables: int, every: float) -> dict[str, float]:
    """Everybody plays, the server on one core; in the middle a backup is taken and afterwards compared."""
    with a_core_for_the_server() as core:
        server = Server(folder / "crowd", core=core)
        server.start()
        crowds = await sit_down(server, tables)
        idle = server.megabytes()
        copy = folder / "crowd-copy.sqlite"
        saving = asyncio.create_task(_save(server, copy, 2 * every + seconds / 2))
        found = await measure(server, crowds, seconds, every)
        memory = server.megabytes()
        await saving
    compared = crowds[:: max(1, len(crowds) // COMPARED)][:COMPARED]
    equal = await _compare(server, folder, copy, compared)
    await asyncio.gather(*(crowd.leave() for crowd in crowds))
    server.stop()
    kept = {"backup_compared": len(compared), "backup_differs": len(compared) - equal}
    return found | {"idle_megabytes": idle, "megabytes": memory} | kept


async def _watch_the_clock(late: list[float]) -> None:
    """How late the clients themselves are: their share of what they measure."""
    while True:
        wanted = time.perf_counter() + 0.02
        await asyncio.sleep(0.02)
        late.append(time.perf_counter() - wanted)


async def _save(server: Server, copy: Path, after: float) -> None:
    await asyncio.sleep(after)
    code = "import sys; from teahouse.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "backup", str(copy), "--data", str(server.data)]
    done = await asyncio.to_thread(subprocess.run, command, stdout=subprocess.DEVNULL)
    if done.returncode:
        raise AssertionError("the backup failed")


async def _compare(server: Server, folder: Path, copy: Path, crowds: list[Crowd]) -> int:
    """Restore the backup elsewhere: each game there must be the beginning of the game here."""
    code = "import sys; from teahouse.cli import main; sys.exit(main())"
    elsewhere = folder / "restored"
    done = subprocess.run(
        [sys.executable, "-c", code, "restore", str(copy), "--data", str(elsewhere)], stdout=subprocess.DEVNULL
    )
    if done.returncode:
        raise AssertionError("the backup could not be restored")
    twin = Server(elsewhere)
    twin.start()
    equal = 0
    async with httpx.AsyncClient(timeout=60) as http:
        for crowd in crowds:
            headers = {"Authorization": f"Bearer {crowd.tokens[0]}"}
            path = f"/api/tables/{crowd.id}/record"
            here = moves_of((await http.get(server.address + path, headers=headers)).text)
            there = moves_of((await http.get(twin.address + path, headers=headers)).text)
            equal += bool(there) and here[: len(there)] == there
    twin.stop()
    return equal
