"""The private door of a process, for the other processes of the house alone."""

from __future__ import annotations

import asyncio
import base64
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from hmac import compare_digest
from typing import Any, cast
from urllib.parse import urlsplit

import uvicorn
from litestar import Litestar
from sqlalchemy import make_url

from teahouse.server.house import House
from teahouse.server.problems import OUT_OF_ORDER, Problem
from teahouse.server.rooms.rooms import Rooms
from teahouse.server.settings import BadSetting, Settings
from teahouse.server.store import OutOfOrder
from teahouse.server.web.gate import Gate, Message, Receive, Scope, Send, refuse
from teahouse.server.web.lines import HURRIED_SECONDS, Crowd, Line, Wire, strangers
from teahouse.server.web.relay import ADDRESS, ELSEWHERE, ONE_PLACE, SAID, SECRET, Relay, table_in


@asynccontextmanager
async def private_door(house: House, gate: Gate) -> AsyncIterator[None]:
    """Let other processes reach this one while this lasts; a house on a file has no others."""
    if house.rooms is None or not isinstance(gate.inner, Relay):
        yield
        return
    port = _listen(house.settings)
    config = uvicorn.Config(
        cast(Any, PrivateGate(house, house.rooms, gate.app)),
        access_log=False,
        date_header=False,
        http=cast(Any, partial(PrivateLine, Strangers(house), house.rooms)),
        lifespan="off",
        log_config=None,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        ws=Wire,
        ws_max_size=house.settings.limits.frame_bytes,
        ws_per_message_deflate=False,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server._serve([port]))
    try:
        while not server.started and not serving.done():
            await asyncio.sleep(0.005)
        host, number = port.getsockname()[:2]
        await house.rooms.reached_at(f"[{host}]:{number}" if ":" in host else f"{host}:{number}")
        yield
    finally:
        house.rooms.address = ""
        server.should_exit = True
        await serving
        await gate.inner.close()
        port.close()


def _listen(settings: Settings) -> socket.socket:
    """A port at the address of this machine that the database sees, or at the one that was named."""
    host, port = private_address(settings)
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(2048)
    except (OSError, OverflowError) as error:
        found.close()
        raise BadSetting(f"--private: cannot listen on {host} port {port}: {error}") from None
    return found


def private_address(settings: Settings) -> tuple[str, int]:
    """Host and port of the private door; port 0 for any that is free."""
    if settings.private:
        try:
            named = urlsplit("//" + settings.private)
            return named.hostname or "", named.port or 0
        except ValueError:
            raise BadSetting(f"--private takes HOST or HOST:PORT, not {settings.private!r}") from None
    url = make_url(settings.database_url())
    where = url.host or str(url.query.get("host", "") or "")
    if not where or where.startswith("/"):
        return "127.0.0.1", 0
    try:
        found = socket.getaddrinfo(where, url.port or 5432, type=socket.SOCK_DGRAM)[0]
        with socket.socket(found[0], socket.SOCK_DGRAM) as probe:
            probe.connect(found[4])  # nothing is sent: the system says from where it would be
            return str(probe.getsockname()[0]), 0
    except OSError as error:
        raise BadSetting(f"the address of this machine is not known ({error}); give it with --private HOST") from None


def _knows(secret: bytes, rooms: Rooms) -> bool:
    return compare_digest(secret, rooms.secret.encode())


class Strangers(Crowd):
    """Counts the lines at a private door over which nobody has shown the secret yet."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.most = strangers()
        self._most_address = 0  # neighbours have few addresses and many lines

    @property
    def _taken(self) -> int:
        return self.inside

    def patience(self, address: str) -> int:
        return HURRIED_SECONDS


class PrivateLine(Line):
    """A line of a neighbour, bounded like any other until it shows the secret; from then on it is trusted."""

    def __init__(self, crowd: Crowd, rooms: Rooms, **given: Any) -> None:
        super().__init__(crowd, **given)
        self._rooms = rooms

    def on_headers_complete(self) -> None:
        if any(name == SECRET.encode() and _knows(value, self._rooms) for name, value in self.headers):
            self.leave()
            self._problem = ""
        super().on_headers_complete()


class PrivateGate:
    """What other processes ask this one: they have looked at the request already, and say who it is."""

    def __init__(self, house: House, rooms: Rooms, app: Litestar) -> None:
        self._house = house
        self._rooms = rooms
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(cast(Any, scope), cast(Any, receive), cast(Any, send))
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if scope["type"] == "websocket":
            send = _telling(send)
        try:
            if not _knows(headers.get(SECRET, "").encode(), self._rooms):
                raise Problem(403, "forged")
            scope["teahouse.address"] = headers.get(ADDRESS, "")
            if await self._elsewhere(scope["path"]):
                await _moved(scope, receive, send)
                return
            await self._app(cast(Any, scope), cast(Any, receive), cast(Any, send))
        except (Problem, OutOfOrder) as error:
            if scope["type"] == "websocket":
                await receive()
            await refuse(scope, send, error if isinstance(error, Problem) else OUT_OF_ORDER)

    async def _elsewhere(self, path: str) -> bool:
        """Whether it has to be asked for at yet another process: nothing is carried twice."""
        table = await table_in(path, self._rooms)
        if not table:
            return path.startswith(ONE_PLACE) and self._rooms.eldest is not None
        return await self._rooms.place(table) is not None


def _telling(send: Send) -> Send:
    """The body of a refused handshake goes along in a header as well."""
    held: list[Message] = []

    async def told(message: Message) -> None:
        if message["type"] == "websocket.http.response.start":
            held.append(message)
            return
        if message["type"] == "websocket.http.response.body" and held:
            start = held.pop()
            said = (SAID.encode(), base64.b64encode(message.get("body", b"")))
            await send({**start, "headers": [*start["headers"], said]})
        await send(message)

    return told


async def _moved(scope: Scope, receive: Receive, send: Send) -> None:
    """Say that another process has it."""
    kind = "http" if scope["type"] == "http" else "websocket.http"
    if scope["type"] == "websocket":
        await receive()
    headers = [(ELSEWHERE.encode(), b"1"), (b"content-length", b"0")]
    await send({"type": f"{kind}.response.start", "status": 421, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": b""})
