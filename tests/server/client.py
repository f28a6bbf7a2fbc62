"""A client as any tool could be: HTTP with a token, a WebSocket."""

from __future__ import annotations

import asyncio
import json
import time
import uuid
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing, asynccontextmanager
from typing import Any, cast

import httpx
from websockets.asyncio.client import ClientConnection, connect

from teahouse.server.house import House
from teahouse.server.serving import configuration, listen
from teahouse.server.settings import Settings
from teahouse.server.web.entrance import Server
from tests.server.postgres import free_port


class Client:
    """Somebody at the other end of the line; keeps every byte that came back."""

    def __init__(self, address: str, token: str = "", **headers: str) -> None:
        self.address = address
        self.token = token
        self.heard: list[bytes] = []
        given = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=address, headers=given | headers, timeout=120, event_hooks={})

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = 200, **more: Any) -> Any:
        """Send a request and read JSON; the status must be as expected."""
        if method in ("POST", "PUT", "PATCH"):
            more["json"] = {} if body is None else body
        answer = await self.http.request(method, path, **more)
        self.heard.append(answer.content)
        self.heard.append(repr(answer.headers.raw).encode())
        if status is not None:
            assert answer.status_code == status, f"{answer.status_code}: {answer.text[:500]}"
        if answer.headers.get("content-type", "").startswith("application/json"):
            return answer.json()
        return answer.text

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return await self.ask("GET", path, status=status, params=params)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return await self.ask("POST", path, body, status)

    async def table(self, *kinds: str, game: str = "toy", **options: Any) -> str:
        """Open a table: `me`, `open`, `bot LEVEL` or `hotseat NAME`; the id."""
        seats = []
        for kind in kinds:
            word, _, rest = kind.partition(" ")
            seats.append({"kind": word} | ({"level": rest or "random"} if word == "bot" else {"name": rest}))
        found = await self.post("/api/tables", {"game": game, "seats": seats, "options": options}, 201)
        id: str = found["id"]
        return id

    async def state(self, id: str, **params: Any) -> Any:
        return await self.get(f"/api/tables/{id}/state", **params)

    async def turn(self, id: str, version: int, *moves: str, status: int = 200, turn: str = "") -> Any:
        body = {"id": turn or uuid.uuid4().hex, "version": version, "moves": list(moves)}
        return await self.post(f"/api/tables/{id}/turn", body, status)

    @asynccontextmanager
    async def socket(self, id: str, hello: dict[str, Any] | None = None, **headers: str) -> AsyncIterator[Socket]:
        """A table, live; says hello at once."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{id}/live"
        given = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        patient: dict[str, Any] = {"open_timeout": 60, "ping_timeout": None}
        async with connect(address, additional_headers=given | headers, max_size=None, **patient) as line:
            socket = Socket(line, self)
            await line.send(json.dumps({"type": "hello"} | (hello or {})))
            yield socket

    @asynccontextmanager
    async def lines(self, path: str) -> AsyncIterator[AsyncIterator[str]]:
        """What a stream says, line by line; nothing of it is left when it is no longer listened to.

        Empty lines are left out: they say only that it lives, to whoever waits for long.
        """
        async with self.http.stream("GET", path) as stream:
            said = cast("AsyncGenerator[str, None]", stream.aiter_lines())
            async with aclosing(said), aclosing(_filled(said)) as lines:
                yield lines

    async def close(self) -> None:
        await self.http.aclose()


async def _filled(lines: AsyncIterator[str]) -> AsyncGenerator[str, None]:
    async for line in lines:
        if line.strip():
            yield line


class Socket:
    """A live table."""

    def __init__(self, line: ClientConnection, client: Client) -> None:
        self.line = line
        self._client = client
        self._asked = 0
        self._kept: list[Any] = []

    async def hear(self, kind: str = "state") -> Any:
        """The next message of a kind; others are kept."""
        for place, message in enumerate(self._kept):
            if message["type"] == kind:
                return self._kept.pop(place)
        while True:
            data = await asyncio.wait_for(self.line.recv(), 60)
            self._client.heard.append(data.encode() if isinstance(data, str) else data)
            message = json.loads(data)
            if message["type"] == kind:
                return message
            self._kept.append(message)

    async def ask(self, kind: str, **body: Any) -> Any:
        """Send a request; the answer."""
        self._asked += 1
        await self.line.send(json.dumps({"type": kind, "request": str(self._asked)} | body))
        return await self.hear("answer")


class Web:
    """A house that serves, and its guests."""

    def __init__(self, house: House, address: str) -> None:
        self.house = house
        self.address = address
        self._clients: list[Client] = []

    async def guest(self, name: str = "Mei", **headers: str) -> Client:
        """A new guest with a token."""
        stranger = self.stranger()
        found = await stranger.post("/api/guests", {"name": name, "token": True}, 201)
        return self.stranger(found["token"], **headers)

    def stranger(self, token: str = "", **headers: str) -> Client:
        """Somebody without a name."""
        client = Client(self.address, token, **headers)
        self._clients.append(client)
        return client

    async def close(self) -> None:
        for client in self._clients:
            await client.close()


@asynccontextmanager
async def serving(settings: Settings, clock: Callable[[], float] = time.time) -> AsyncIterator[Web]:
    """A real server on a free port of this machine, in this process."""
    port = free_port()
    house = House(_with_port(settings, port), clock)
    await house.open()
    server = Server(configuration(house), settings.limits.head_seconds)
    task = asyncio.create_task(server._serve([listen(house.settings)]))
    while not server.started:
        await asyncio.sleep(0.005)
    web = Web(house, f"http://127.0.0.1:{port}")
    try:
        yield web
    finally:
        await web.close()
        house.stop()
        server.should_exit = True
        await task
        await house.close()


def _with_port(settings: Settings, port: int) -> Settings:
    import msgspec

    return msgspec.structs.replace(settings, port=port)
