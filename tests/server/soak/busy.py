"""People play at many tables while every bot process thinks; and one person alone beside fifty hostile tables."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.soak.crowd import measure, sit_down
from tests.server.soak.echo import Echo
from tests.server.soak.player import GAME
from tests.server.soak.process import Server

BEHIND: tuple[str, ...] = ("--behind-proxy", "127.0.0.1")
"""So that each guest can come from an address of their own."""


class Guest:
    """Somebody at an address of their own, who lets bots think."""

    def __init__(self, address: str, home: str) -> None:
        self._address = address
        self._headers = {"X-Forwarded-For": home}
        self.answers: list[float] = []
        """Seconds from a turn of mine until the bots have played theirs and I am asked again."""

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request of this guest."""
        async with httpx.AsyncClient(base_url=self._address, headers=self._headers, timeout=60) as http:
            answer = await http.request(method, path, json={} if body is None else body)
            answer.raise_for_status()
            return answer.json() if answer.content else None

    async def arrive(self, name: str) -> None:
        """Become a guest."""
        found = await self.ask("POST", "/api/guests", {"name": name, "token": True})
        self._headers["Authorization"] = f"Bearer {found['token']}"

    async def table(self, level: str, bots: int) -> str:
        """Open a table with bots; its id."""
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(bots))]
        return str((await self.ask("POST", "/api/tables", {"game": GAME, "seats": seats}))["id"])

    async def play(self, id: str, until: float, turns: int = 1_000_000) -> None:
        """Look on, and move when asked, whatever it is."""
        where = f"{self._address.replace('http', 'ws')}/api/tables/{id}/live"
        chance, version, sent, thought = random.Random(id), -1, 0.0, False
        with suppress(WebSocketException, OSError, TimeoutError):
            async with connect(where, additional_headers=self._headers, max_size=None, open_timeout=60) as line:
                await line.send('{"type":"hello"}')
                while turns and time.monotonic() < until:
                    message = json.loads(await asyncio.wait_for(line.recv(), until - time.monotonic()))
                    if message["type"] != "state" or message["version"] == version:
                        continue
                    moved = {line["seat"] for line in message["log"] if line["kind"] == "move"}
                    thought |= any(seat >= 0 and seat != message["seat"] for seat in moved)
                    if not message["moves"]:
                        continue
                    if thought and sent:
                        self.answers.append(time.monotonic() - sent)
                    version, turns = message["version"], turns - 1
                    move = chance.choice(message["moves"])
                    turn = {"type": "turn", "request": str(version), "id": f"turn-{version:06}", "version": version}
                    sent, thought = time.monotonic(), False
                    await line.send(json.dumps(turn | {"moves": [move]}))


async def trial(folder: Path, seconds: float, tables: int, every: float) -> dict[str, float]:
    """So many tables of people, a move each every few seconds, while all bot processes think; a bare echo beside it."""
    server = Server(folder / "busy", flags=BEHIND)
    server.start()
    host = Guest(server.address, "10.1.0.1")
    await host.arrive("Host")
    await host.ask("POST", "/api/host", {"secret": server.host_secret})
    crowds = await sit_down(server, tables)
    echo = Echo(folder)
    await echo.open(20)
    guests = [Guest(server.address, f"10.2.0.{number}") for number in range(1, 9)]
    until = time.monotonic() + 2 * every + seconds + 60
    thinking = []
    for guest in guests:
        await guest.arrive("Thinker")
        thinking.append(asyncio.create_task(guest.play(await guest.table("master", 3), until)))
    busy: list[float] = []

    async def watch() -> None:
        while True:
            health = (await host.ask("GET", "/api/house"))["health"]
            busy.append(health["thinking"] / health["workers"])
            await asyncio.sleep(1.0)

    watching = asyncio.create_task(watch())
    talking = asyncio.create_task(echo.talk(20, 2 * every + seconds, 0.2))
    found = await measure(server, crowds, seconds, every)
    await talking
    for task in (watching, *thinking):
        task.cancel()
    await asyncio.gather(watching, *thinking, return_exceptions=True)
    await asyncio.gather(*(crowd.leave() for crowd in crowds))
    beside = await echo.close()
    server.stop()
    late = sorted(busy[len(busy) // 4 :])  # the first of them were still starting
    return found | {
        "workers_busy": 100 * late[len(late) // 2],
        "echo_p50": beside["p50"],
        "echo_p99": beside["p99"],
    }


async def hostile(folder: Path, tables: int, turns: int) -> dict[str, float]:
    """How soon the bots of a person alone answer, first with nobody else, then beside hostile tables of one address."""
    server = Server(folder / "hostile", flags=BEHIND)
    server.start()
    person = Guest(server.address, "10.3.0.1")
    await person.arrive("Person")
    await person.play(await person.table("pot", 1), time.monotonic() + 120, turns)
    alone, person.answers = sorted(person.answers), []
    crowd = [Guest(server.address, "10.4.0.1") for _ in range(5)]
    for guest in crowd:
        await guest.arrive("Hostile")
    until = time.monotonic() + 300
    mob = []
    for number in range(tables):
        guest = crowd[number % len(crowd)]
        mob.append(asyncio.create_task(guest.play(await guest.table("master", 3), until)))
    await asyncio.sleep(3)
    await person.play(await person.table("pot", 1), time.monotonic() + 120, turns)
    beside = sorted(person.answers)
    for task in mob:
        task.cancel()
    await asyncio.gather(*mob, return_exceptions=True)
    server.stop()
    return {
        "hostile_tables": tables,
        "answers": len(beside),
        "alone_median": alone[len(alone) // 2],
        "beside_median": beside[len(beside) // 2],
        "beside_max": beside[-1],
        "times_longer": beside[len(beside) // 2] / alone[len(alone) // 2],
    }
