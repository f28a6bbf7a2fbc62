"""A client that plays on whatever happens to the line: it comes back, asks again with the same id, and keeps score."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from collections.abc import Sequence
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GAME = "year-of-the-dragon"


class Lost(Exception):
    """The line is cut, or silent for too long."""


class Player:
    """One guest with all seats of a table, on one socket."""

    def __init__(self, number: int, address: str, line: str, pause: float) -> None:
        self.number = number
        self._address = address
        self._line = line
        """The address of the socket's end: the server, or a bad proxy before it."""
        self._pause = pause
        self._chance = random.Random(number)
        self.token = ""
        self.tables: list[str] = []
        self.acknowledged: dict[str, list[tuple[str, int, str]]] = {}
        """By table: turn id, version before, move."""
        self.version = -1
        self.synced = asyncio.Event()
        """Set when the present state has come over the present line."""
        self.reconnects = 0
        self.stale = 0
        self._pending: dict[str, Any] | None = None
        self._shown: Any = None
        """A state that was pushed while an answer was waited for."""
        self._stop = False

    async def arrive(self) -> None:
        """Become a guest and open a table."""
        async with httpx.AsyncClient(base_url=self._address, timeout=60) as http:
            found = await http.post("/api/guests", json={"name": f"Player {self.number}", "token": True})
            self.token = found.json()["token"]
        await self._open_table()

    async def _open_table(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Other"}]
        while True:
            try:
                async with httpx.AsyncClient(base_url=self._address, headers=headers, timeout=10) as http:
                    made = await http.post("/api/tables", json={"game": GAME, "seats": seats})
                    made.raise_for_status()
                    self.tables.append(made.json()["id"])
                    self.acknowledged[self.tables[-1]] = []
                    self.version = -1
                    return
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
                self._elsewhere()

    def _elsewhere(self) -> None:
        """Try another address, where there is one."""

    def stop(self) -> None:
        """Finish the present turn, then leave."""
        self._stop = True

    async def run(self) -> None:
        """Play until stopped."""
        while not self._stop or self._pending is not None:
            try:
                await self._session()
            except (OSError, WebSocketException, Lost, TimeoutError, EOFError):
                self.synced.clear()
                self.reconnects += 1
                await asyncio.sleep(0.05 + 0.1 * self._chance.random())

    async def _session(self) -> None:
        address = f"{self._line}/api/tables/{self.tables[-1]}/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, open_timeout=5, close_timeout=1) as line:
            self._shown = None
            await line.send(json.dumps({"type": "hello", "since": max(self.version, 0)}))
            state = await self._state(line, self.version)
            self.synced.set()
            while not self._stop or self._pending is not None:
                if state["table"]["status"] != "running" and self._pending is None:
                    await self._open_table()
                    return
                if self._pending is None:
                    move = self._chance.choice(state["moves"])
                    self._pending = {"id": uuid.UUID(int=self._chance.getrandbits(128)).hex}
                    self._pending |= {"version": state["version"], "moves": [move]}
                after = await self._send(line)
                if after > state["version"]:
                    state = await self._state(line, after)
                await asyncio.sleep(self._pause * self._chance.random())

    async def _state(self, line: ClientConnection, least: int) -> Any:
        """The next state of at least this version, which may have been shown already."""
        message, self._shown = self._shown, None
        while True:
            message = message or await self._hear(line)
            if message["type"] == "state" and message["version"] >= least:
                self.version = max(self.version, message["version"])
                return message
            message = None

    async def _send(self, line: ClientConnection) -> int:
        """Send the pending turn until it is answered; the version it led to."""
        assert self._pending is not None
        request = str(self._chance.getrandbits(32))
        await line.send(json.dumps({"type": "turn", "request": request, **self._pending}))
        while True:
            message = await self._hear(line)
            if message["type"] == "state":
                self._shown = message  # the push may come before the answer
            if message["type"] != "answer" or message["request"] != request:
                continue
            if message["status"] == 503:
                raise Lost  # nobody knows what became of it: it is asked again with the same id
            turn, self._pending = self._pending, None
            if message["status"] == 200:
                self.acknowledged[self.tables[-1]].append((turn["id"], turn["version"], turn["moves"][0]))
                return int(message["body"]["after"])
            if message["body"]["error"] == "stale":
                self.stale += 1
                return int(message["body"]["state"]["version"])
            raise AssertionError(message)

    async def _hear(self, line: ClientConnection) -> Any:
        try:
            return json.loads(await asyncio.wait_for(line.recv(), 3))
        except TimeoutError:
            raise Lost from None


async def verify(address: str, players: Sequence[Player]) -> dict[str, int]:
    """Compare what was acknowledged with what the server has: how many turns, how many lost, how many too many."""
    found = {"acknowledged": 0, "lost": 0, "double": 0, "tables": 0}
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for player in players:
            for id, turns in player.acknowledged.items():
                headers = {"Authorization": f"Bearer {player.token}"}
                text = (await http.get(f"/api/tables/{id}/record", headers=headers)).text
                stored = moves_of(text)
                own = [move for seat, move in stored if seat != "-"]
                found["tables"] += 1
                found["acknowledged"] += len(turns)
                for _, before, move in turns:
                    if before >= len(stored) or stored[before][1] != move:
                        found["lost"] += 1
                found["double"] += max(0, len(own) - len(turns))
    return found


def moves_of(record: str) -> list[tuple[str, str]]:
    """Seat and text of each move of a record."""
    found = []
    for line in record.partition("\n\n")[2].splitlines():
        seat, _, move = line.partition(" ")
        if seat == "-" or seat.isdigit():
            found.append((seat, move))
    return found
