"""A table over a WebSocket: every change is pushed, requests are answered, a client that shouts is shown out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import ExitStack, aclosing, suppress
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Meta, Raw, Struct
from uvicorn.protocols.utils import ClientDisconnected

from teahouse.server import play, stand_ins, streams, talk, watch, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import OUT_OF_ORDER, Problem, language
from teahouse.server.store import OutOfOrder
from teahouse.server.web.asked import TableId, TheHouse
from teahouse.server.web.auth import who
from teahouse.server.web.gate import refuse
from teahouse.server.web.limits import Buckets

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
Socket = WebSocket[Any, Any, Any]

log = logging.getLogger("teahouse.server")

TOO_MUCH: Final = 1008
TOO_LARGE: Final = 1009
GOING_AWAY: Final = 1001
FAILED: Final = 1011
HELLO_SECONDS: Final = 10.0
"""How long a socket may be silent before it says what it wants."""


class Hello(wire.Request, tag="hello", kw_only=True):
    """The first message: what the client knows already."""

    since: wire.Version = 0
    seat: wire.SeatNumber | None = None
    talk: bool = False
    """Send what is said as well."""
    packed: bool = False
    """Of clients of version 0.1.0, which also read what is not packed: it means nothing any more."""


class Try(wire.Tentative, tag="try", kw_only=True):
    """As `POST try`."""

    request: RequestId


class Preview(wire.Tentative, tag="preview", kw_only=True):
    """As `POST preview`."""

    request: RequestId


class Turn(wire.Turn, tag="turn", kw_only=True):
    """As `POST turn`."""

    request: RequestId


class Why(wire.Question, tag="why", kw_only=True):
    """As `POST why`."""

    request: RequestId


class Explain(wire.Thing, tag="explain", kw_only=True):
    """As `POST explain`."""

    request: RequestId


class Say(wire.Say, tag="say", kw_only=True):
    """As `POST talk`."""

    request: RequestId


class Ping(wire.Request, tag="ping", kw_only=True):
    """Is anybody there?"""

    request: RequestId


_HELLO: Final = msgspec.json.Decoder(Hello)
Asked = Try | Preview | Turn | Why | Explain | Say | Ping


class Answer(Struct, tag="answer"):
    """What came of a request: the status and body that HTTP would have had."""

    request: str
    status: int
    body: Raw


class _Line:
    """One socket with its limits."""

    def __init__(self, socket: Socket, house: House, guest: Guest | None, id: str) -> None:
        self._socket = socket
        self._house = house
        self._guest = guest
        self._id = id
        self._lang = language(socket.headers.get("accept-language", ""))
        self._buckets = Buckets()
        self._read = msgspec.json.Decoder(Asked)

    async def send(self, data: bytes) -> None:
        """Send a message; the socket packs what is long."""
        await self._socket.send_data(data, mode="text")

    async def receive(self) -> bytes | None:
        """The next message; None if there were too many or it is too large, and the socket is closed."""
        data = (await self._socket.receive_data(mode="text")).encode()
        limits = self._house.settings.limits
        if len(data) > limits.frame_bytes:
            await self._socket.close(code=TOO_LARGE, reason="too large")
            return None
        seated = self._seated()
        most = limits.socket_messages if seated else limits.watcher_messages
        if self._buckets.wait("messages", "player" if seated else "watcher", most, limits.socket_seconds):
            await self._socket.close(code=TOO_MUCH, reason="too many messages")
            return None
        return data

    def _seated(self) -> bool:
        live = self._house.live.get(self._id)
        return live is not None and self._guest is not None and bool(live.seats_of(self._guest.id))

    async def push(self, watcher: watch.Watcher, hello: Hello) -> None:
        """Send the state now and after every change."""
        found = streams.states(self._house, watcher, self._id, hello.seat, hello.since, talks=hello.talk)
        try:
            async with aclosing(found):
                async for state in found:
                    await self.send(state)
        except (WebSocketDisconnect, ClientDisconnected):
            return
        except (Problem, OutOfOrder):
            await self._socket.close(code=FAILED, reason="please come again")  # the log says why
            return
        except Exception:
            # a client that hears nothing more must not believe that nothing happens
            log.exception("a push failed", extra={"table": self._id})
            await self._socket.close(code=FAILED, reason="please come again")
            return
        await self._socket.close(code=GOING_AWAY, reason="closing")

    async def answer(self, data: bytes) -> bytes:
        """Do what a message asks for."""
        try:
            asked = wire.read(self._read.decode, data)
        except msgspec.DecodeError as error:
            problem = Problem(400, "bad-body", problem=str(error))
            return msgspec.json.encode(Answer(_request(data), 400, Raw(self._problem(problem))))
        try:
            status, body = 200, await self._do(asked)
        except Problem as problem:
            status, body = problem.status, self._problem(problem)
        except OutOfOrder:
            status, body = OUT_OF_ORDER.status, self._problem(OUT_OF_ORDER)
        return msgspec.json.encode(Answer(asked.request, status, Raw(body)))

    def _problem(self, problem: Problem) -> bytes:
        return problem.body(self._lang)

    async def _do(self, asked: Asked) -> bytes:
        if isinstance(asked, Ping):
            return b"{}"
        if isinstance(asked, Explain):
            return wire.encode(await play.explain(self._house, self._guest, self._id, asked))
        if self._guest is None:
            raise Problem(401, "no-guest")
        self._house.saw(self._guest)
        if isinstance(asked, Turn):
            return wire.encode(await play.turn(self._house, self._guest, self._id, asked))
        if isinstance(asked, Say):
            return wire.encode(await talk.say(self._house, self._guest, self._id, asked))
        if isinstance(asked, Why):
            return wire.encode(await play.why(self._house, self._guest, self._id, asked))
        if isinstance(asked, Preview):
            return wire.encode(await play.previews(self._house, self._guest, self._id, asked))
        return await play.attempt(self._house, self._guest, self._id, asked)


def _request(data: bytes) -> str:
    """The id of a request that cannot be read as a whole, if it has one."""
    try:
        found: Any = wire.read(msgspec.json.decode, data)
    except msgspec.DecodeError:
        return ""
    named = found.get("request", "") if isinstance(found, dict) else ""
    return named[:64] if isinstance(named, str) else ""


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: TableId, house: TheHouse) -> None:
    """A table, live. The first message is a hello; then the state is pushed after every change."""
    address: str = socket.scope["teahouse.address"]  # type: ignore[typeddict-item]
    with ExitStack() as door:
        try:
            guest = await who(socket, house)
            await stand_ins.come_back(house, guest, await house.find(id))
            watcher = door.enter_context(house.door.enter(guest, address))
        except (Problem, OutOfOrder) as error:
            problem = error if isinstance(error, Problem) else OUT_OF_ORDER
            await socket.receive()
            await refuse(cast(Any, socket.scope), cast(Any, socket.send), problem)
            return
        await socket.accept()
        line = _Line(socket, house, guest, id)
        with suppress(WebSocketDisconnect):
            await _talk(line, watcher, socket)


async def _talk(line: _Line, watcher: watch.Watcher, socket: Socket) -> None:
    try:
        first = await asyncio.wait_for(line.receive(), HELLO_SECONDS)
    except TimeoutError:
        first = b""
    if first is None:
        return
    try:
        hello = wire.read(_HELLO.decode, first)
    except msgspec.DecodeError:
        await socket.close(code=TOO_MUCH, reason="the first message is a hello")
        return
    push = asyncio.create_task(line.push(watcher, hello))
    try:
        while True:
            data = await line.receive()
            if data is None:
                return
            await line.send(await line.answer(data))
    finally:
        push.cancel()
        await asyncio.gather(push, return_exceptions=True)


ROUTES = [live]
