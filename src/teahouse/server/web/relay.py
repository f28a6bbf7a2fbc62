"""A request or a socket for a table that another process serves is carried there and back, as it is."""

from __future__ import annotations

import asyncio
import base64
import logging
import re
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final, TypeVar, cast

import aiohttp
from litestar import Litestar
from yarl import URL

from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.rooms.neighbours import Neighbour
from teahouse.server.rooms.rooms import BEAT, LEASE, Rooms
from teahouse.server.store import OutOfOrder
from teahouse.server.watch import Watcher
from teahouse.server.web.gate import Message, Receive, Scope, Send

T = TypeVar("T")
log = logging.getLogger("teahouse.server.rooms")

_TABLE: Final = re.compile(r"/(?:t|api/tables|api/house/tables)/([^/]+)(/rematch$)?")
ONE_PLACE: Final = ("/lab", "/api/lab")
"""Studies lie in the folder of one machine, and one is made at a time."""
SECRET: Final = "x-teahouse-secret"
ADDRESS: Final = "x-teahouse-address"
ELSEWHERE: Final = "x-teahouse-elsewhere"
SAID: Final = "x-teahouse-said"
"""The body of a refused handshake, which clients of sockets do not hand over."""
_HOPS: Final = frozenset(
    (
        b"connection", b"keep-alive", b"proxy-authorization", b"te", b"trailer", b"transfer-encoding", b"upgrade",
        b"sec-websocket-key", b"sec-websocket-version", b"sec-websocket-extensions", b"sec-websocket-accept",
        b"content-length", b"date", b"server",
    )
)  # fmt: skip
"""What belongs to one connection."""
_CONNECT: Final = 2.0
_PATIENCE: Final = LEASE + 2.0
"""Seconds for which a request waits until somebody serves its table."""
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
GOING_AWAY: Final = 1001
FAILED: Final = 1011


class _Unreached(Exception):
    """Nothing has reached the other process."""


class _Broken(Exception):
    """The other process may have done what was asked, or not."""


class _Moved(Exception):
    """The other process does not serve it any more."""


class Relay:
    """Stands between the gate and the application."""

    def __init__(self, house: House, rooms: Rooms, app: Litestar) -> None:
        self._house = house
        self._rooms = rooms
        self._app = app
        self._session: aiohttp.ClientSession | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._answer(scope, receive, send)
        except OutOfOrder:
            raise Problem(503, "out-of-order", retry=30) from None

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = await table_in(scope["path"], self._rooms)
        other = await self._where(table, scope["path"])
        if other is None:
            await self._app(cast(Any, scope), cast(Any, receive), cast(Any, send))
        elif scope["type"] == "http":
            await self._request(table, other, scope, receive, send)
        else:
            await self._socket(table, other, scope, receive, send)

    async def close(self) -> None:
        """Hang up."""
        if self._session is not None:
            await self._session.close()

    async def _where(self, table: str, path: str) -> Neighbour | None:
        if table:
            return await self._rooms.place(table)
        return self._rooms.eldest if path.startswith(ONE_PLACE) else None

    async def _again(
        self, table: str, path: str, other: Neighbour, problem: Exception, until: float
    ) -> Neighbour | None:
        """Where it is served now; a Problem when that took too long."""
        if asyncio.get_running_loop().time() > until:
            raise Problem(503, "elsewhere", retry=1) from problem
        if isinstance(problem, _Moved):
            await asyncio.sleep(0.05)
        else:
            await self._rooms.unreachable(other)
            if other.number in self._rooms.neighbours:
                return self._rooms.neighbours[other.number]  # it has its lease, and so its tables
        self._rooms.forget(table)
        return await self._where(table, path)

    # -- requests -------------------------------------------------------------------------------------------------

    async def _request(self, table: str, other: Neighbour, scope: Scope, receive: Receive, send: Send) -> None:
        until = asyncio.get_running_loop().time() + _PATIENCE
        body = await _body(receive, self._house.settings.limits.body_bytes)
        place: Neighbour | None = other
        while place is not None:
            try:
                await self._ask(place, scope, body, receive, send)
                return
            except (_Unreached, _Moved) as problem:
                place = await self._again(table, scope["path"], place, problem, until)
            except _Broken as problem:
                if scope["method"] not in _SAFE:  # whoever asks again with the same id gets the same answer
                    raise Problem(503, "elsewhere", retry=1) from problem
                place = await self._again(table, scope["path"], place, problem, until)
        await self._app(cast(Any, scope), cast(Any, _replayed(body, receive)), cast(Any, send))

    async def _ask(self, other: Neighbour, scope: Scope, body: bytes, receive: Receive, send: Send) -> None:
        began = False
        if not other.address:
            raise _Unreached
        try:
            asked = self._open().request(
                scope["method"],
                _address(other, scope),
                headers=self._headers(scope),
                data=body or None,
                allow_redirects=False,
            )
            async with await self._while_it_lives(other, asked) as answer:
                if answer.status == 421 and ELSEWHERE in answer.headers:
                    raise _Moved
                whole = await answer.read() if answer.content_length is not None else None
                headers = _kept(answer.raw_headers)
                if whole is not None:
                    headers.append((b"content-length", str(len(whole)).encode()))
                head = {"type": "http.response.start", "status": answer.status, "headers": headers}
                began = True
                if whole is not None:
                    await send(head)
                    await send({"type": "http.response.body", "body": whole})
                else:
                    await send(head)
                    await _stream(answer, receive, send, self._rooms.end_of(other))
        except (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError) as error:
            raise _Unreached from error
        except (aiohttp.ClientError, ConnectionError) as error:
            if began:
                log.info("an answer was cut off", extra={"problem": type(error).__name__})
                await send({"type": "http.response.body", "body": b""})
                return
            raise _Broken from error

    async def _while_it_lives(self, other: Neighbour, asked: Coroutine[Any, Any, T]) -> T:
        """An answer of another process; nobody waits longer for it than it keeps its lease."""
        answer = asyncio.create_task(asked)
        try:
            while not (await asyncio.wait((answer,), timeout=BEAT))[0]:
                if other.number not in self._rooms.neighbours:
                    raise _Broken
            return answer.result()
        finally:
            answer.cancel()

    # -- sockets --------------------------------------------------------------------------------------------------

    async def _socket(self, table: str, other: Neighbour, scope: Scope, receive: Receive, send: Send) -> None:
        until = asyncio.get_running_loop().time() + _PATIENCE
        first = await receive()
        place: Neighbour | None = other
        with self._house.door.carry() as watcher:
            while place is not None:
                try:
                    await self._carry(place, scope, receive, send, watcher)
                    return
                except (_Unreached, _Moved, _Broken) as problem:
                    place = await self._again(table, scope["path"], place, problem, until)
        await self._app(cast(Any, scope), cast(Any, _first(first, receive)), cast(Any, send))

    async def _carry(self, other: Neighbour, scope: Scope, receive: Receive, send: Send, watcher: Watcher) -> None:
        if not other.address:
            raise _Unreached
        try:
            asked = self._open().ws_connect(
                _address(other, scope), headers=self._headers(scope), compress=0, max_msg_size=0, autoping=True
            )
            line = await self._while_it_lives(other, asked)
        except aiohttp.WSServerHandshakeError as refused:
            if refused.status == 421 and refused.headers is not None and ELSEWHERE in refused.headers:
                raise _Moved from refused
            await _refused(refused, scope, send)
            return
        except (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError) as error:
            raise _Unreached from error
        except (aiohttp.ClientError, ConnectionError) as error:
            raise _Broken from error
        async with line:
            await send({"type": "websocket.accept"})
            ways = [
                asyncio.create_task(_there(line, receive)),
                asyncio.create_task(_back(line, send)),
                asyncio.create_task(watcher.ring.wait()),
                asyncio.create_task(self._rooms.end_of(other).wait()),  # a machine that is off closes no line
            ]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
            if not ways[0].cancelled() and ways[0].exception() is None:
                return  # whoever looked on has gone
            code = GOING_AWAY if watcher.shut else line.close_code or FAILED
            usable = code in (1000, GOING_AWAY, 1008, 1009, FAILED)
            with suppress(Exception):  # it may have gone at the same moment
                reason = "closing" if watcher.shut else "please come again"
                await send({"type": "websocket.close", "code": code if usable else FAILED, "reason": reason})

    # -- both -----------------------------------------------------------------------------------------------------

    def _open(self) -> aiohttp.ClientSession:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                auto_decompress=False,
                connector=aiohttp.TCPConnector(limit=0, keepalive_timeout=15.0),
                cookie_jar=aiohttp.DummyCookieJar(),
                skip_auto_headers=("Accept-Encoding", "Content-Type", "User-Agent", "Accept"),
                timeout=aiohttp.ClientTimeout(total=None, sock_connect=_CONNECT),
            )
        return self._session

    def _headers(self, scope: Scope) -> list[tuple[str, str]]:
        kept = [(name, value) for name, value in _kept(scope["headers"]) if not name.lower().startswith(b"x-teahouse")]
        found = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in kept if name.lower() != b"host"]
        return [*found, (SECRET, self._rooms.secret), (ADDRESS, scope["teahouse.address"])]


async def table_in(path: str, rooms: Rooms) -> str:
    """The table that a path is about; empty if it is about none. A rematch that exists already is one of its own."""
    found = _TABLE.match(path)
    if found is None:
        return ""
    return await rooms.rematch(found[1]) if found[2] else found[1]


def _address(other: Neighbour, scope: Scope) -> URL:
    kind = "http" if scope["type"] == "http" else "ws"
    path, query = scope["raw_path"].decode("latin-1"), scope["query_string"].decode("latin-1")
    return URL(f"{kind}://{other.address}{path}{'?' if query else ''}{query}", encoded=True)


def _kept(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    return [(name, value) for name, value in headers if name.lower() not in _HOPS]


async def _body(receive: Receive, most: int) -> bytes:
    parts, size = list[bytes](), 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Problem(408, "too-slow")
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            raise Problem(413, "body-too-large", most=most)
        if not message.get("more_body", False):
            return b"".join(parts)


def _replayed(body: bytes, receive: Receive) -> Receive:
    return _first({"type": "http.request", "body": body, "more_body": False}, receive)


def _first(message: Message, receive: Receive) -> Receive:
    """What was received already, then what comes."""
    waiting = [message]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


async def _stream(answer: aiohttp.ClientResponse, receive: Receive, send: Send, end: asyncio.Event) -> None:
    """Hand on what comes until it ends, or its process, or until nobody listens any more."""

    async def hand_on() -> None:
        async for part in answer.content.iter_any():
            await send({"type": "http.response.body", "body": part, "more_body": True})

    async def gone() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    ways = [asyncio.create_task(hand_on()), asyncio.create_task(gone()), asyncio.create_task(end.wait())]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        found = await asyncio.gather(*ways, return_exceptions=True)
    if isinstance(found[0], Exception):
        raise found[0]
    if isinstance(found[1], asyncio.CancelledError):
        await send({"type": "http.response.body", "body": b""})


async def _there(line: aiohttp.ClientWebSocketResponse, receive: Receive) -> None:
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            await line.close()
            return
        text = message.get("text")
        if text is not None:
            await line.send_str(text)
        else:
            await line.send_bytes(message["bytes"])


async def _back(line: aiohttp.ClientWebSocketResponse, send: Send) -> None:
    async for message in line:
        if message.type is aiohttp.WSMsgType.TEXT:
            await send({"type": "websocket.send", "text": message.data})
        elif message.type is aiohttp.WSMsgType.BINARY:
            await send({"type": "websocket.send", "bytes": message.data})


async def _refused(refused: aiohttp.WSServerHandshakeError, scope: Scope, send: Send) -> None:
    """Hand on why a socket was not opened."""
    headers = {name.lower(): value for name, value in (refused.headers or {}).items()}
    body = base64.b64decode(headers.get(SAID, ""))
    if not body or "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
        return
    given = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "retry-after" in headers:
        given.append((b"retry-after", headers["retry-after"].encode()))
    await send({"type": "websocket.http.response.start", "status": refused.status, "headers": given})
    await send({"type": "websocket.http.response.body", "body": body})
