"""Two processes of one house, and what they say of themselves."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg

from tests.server.client import Client
from tests.server.soak.process import Server


class Pair:
    """Two processes of one house, and guests who come to the one or the other."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self._clients: list[Client] = []

    def at(self, place: int, token: str = "") -> Client:
        """Somebody at one of the processes."""
        client = Client(self.servers[place].address, token)
        self._clients.append(client)
        return client

    async def guest(self, name: str = "Mei") -> tuple[Client, Client]:
        """A new guest, at the one and at the other."""
        found = await self.at(0).post("/api/guests", {"name": name, "token": True}, 201)
        return self.at(0, found["token"]), self.at(1, found["token"])

    async def travelled(self, place: int) -> None:
        """What one of them has said so far has reached the other: words arrive in their order."""
        found = await self.at(place).post("/api/guests", {"name": "Runner", "token": True}, 201)
        runner, there = self.at(place, found["token"]), self.at(1 - place, found["token"])
        await there.get("/api/me")  # it is known there, until the word comes that it has left
        await runner.ask("DELETE", "/api/me/session", status=204)
        while (await there.http.get("/api/me")).status_code != 401:
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        for client in self._clients:
            await client.close()


async def stored(database: str, query: str, *values: Any) -> list[Any]:
    """What lies in the database, or what becomes of it."""
    connection = await asyncpg.connect(database)
    try:
        return list(await connection.fetch(query, *values))
    finally:
        await connection.close()


async def living(server: Server, column: str) -> list[Any]:
    """What the processes with a lease say of themselves, the eldest first."""
    query = f"select {column} from processes where until > extract(epoch from clock_timestamp()) order by number"
    return [row[column] for row in await stored(server.database, query)]
