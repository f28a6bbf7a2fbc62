"""Connections are bounded: whoever holds them open keeps nobody else out."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from teahouse.server.serving import listen
from teahouse.server.settings import Settings
from teahouse.server.web import lines
from teahouse.server.web.gate import Gate
from teahouse.server.web.lines import HEAD_BYTES
from tests.server.client import Web, serving
from tests.server.support import WIDE

pytestmark = pytest.mark.anyio

HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"


def limited(place: Settings, **changes: Any) -> Settings:
    return msgspec.structs.replace(place, limits=msgspec.structs.replace(WIDE, **changes))


class Raw:
    """A connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    async def some(self) -> bytes:
        """What comes first."""
        return await asyncio.wait_for(self._reader.read(65_536), 60)

    async def all(self) -> tuple[int, dict[str, str], Any]:
        """What came until the server hung up: status, headers, JSON."""
        data = await asyncio.wait_for(self._reader.read(), 60)
        head, _, body = data.partition(b"\r\n\r\n")
        first, *rest = head.decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in rest)}
        return int(first.split()[1]), headers, json.loads(body)


@asynccontextmanager
async def line(web: Web, address: str = "127.0.0.1", say: bytes = b"") -> AsyncIterator[Raw]:
    port = int(web.address.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(say)
    await writer.drain()
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def inside(web: Web, address: str, count: int, stack: AsyncExitStack) -> None:
    """So many unfinished requests from an address."""
    for _ in range(count):
        await stack.enter_async_context(line(web, address, HEAD))


@pytest.mark.parametrize("begun", [b"", b"G", HEAD])
async def test_a_head_that_does_not_arrive_in_time_is_given_up(file_place: Settings, begun: bytes) -> None:
    async with serving(limited(file_place, head_seconds=0.3)) as web, line(web, say=begun) as raw:
        status, headers, problem = await raw.all()
        assert (status, headers["connection"], problem["error"]) == (408, "close", "too-slow")


async def test_a_drop_now_and_then_wins_no_time(file_place: Settings) -> None:
    async with serving(limited(file_place, head_seconds=0.5)) as web, line(web, say=HEAD) as raw:

        async def drip() -> None:
            while not raw.writer.is_closing():
                raw.writer.write(b"X-Drop: 1\r\n")
                await asyncio.sleep(0.05)

        dripping = asyncio.create_task(drip())
        with suppress(ConnectionError):  # a drop that comes after the end may overtake the answer
            assert (await raw.all())[0] == 408
        dripping.cancel()


async def test_a_body_that_does_not_arrive_in_time_is_given_up(
    file_place: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    begun = (
        b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
    )
    async with serving(limited(file_place, body_seconds=0.3)) as web, line(web, say=begun) as raw:
        with caplog.at_level(logging.WARNING):
            assert (await raw.all())[0] == 408
            await web.stranger().get("/health")
        assert [record.getMessage() for record in caplog.records] == []


async def test_a_head_without_end_is_refused(file_place: Settings) -> None:
    async with serving(file_place) as web, line(web, say=HEAD) as raw:
        with suppress(ConnectionError):
            for _ in range(HEAD_BYTES // 1000 + 5):
                raw.writer.write(b"X-Long: " + b"x" * 990 + b"\r\n")
                await raw.writer.drain()
        assert (await raw.all())[0] == 431


@pytest.mark.parametrize("more", [b"\r\n", b"\r\n\r\n\r\n"])
async def test_an_empty_line_after_an_answer_holds_nothing_open(file_place: Settings, more: bytes) -> None:
    async with serving(limited(file_place, head_seconds=0.3)) as web, line(web, say=HEAD + b"\r\n") as raw:
        heard = b""
        while not heard.endswith(b"}"):
            heard += await raw.some()
        raw.writer.write(more)
        assert (await raw.all())[0] == 408


async def test_whoever_is_turned_away_is_told_so_whatever_else_they_ask_for(file_place: Settings) -> None:
    async with serving(limited(file_place, connections_address=1)) as web, AsyncExitStack() as stack:
        await inside(web, "127.0.0.2", 1, stack)
        async with line(web, "127.0.0.2", HEAD + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n") as raw:
            assert (await raw.all())[0] == 429


async def test_a_finished_request_has_no_deadline_and_its_line_serves_again(file_place: Settings, toy: str) -> None:
    async with serving(limited(file_place, head_seconds=2.0, body_seconds=2.0)) as web:
        mei = await web.guest()
        id = await mei.table("me", "hotseat Bao")
        async with mei.lines(f"/api/tables/{id}/stream") as heard:
            assert json.loads(await anext(heard))["type"] == "state"
            await asyncio.sleep(2.5)
            for _ in range(3):
                await mei.get("/health")
            state = await mei.state(id)
            await mei.turn(id, state["version"], "pass")
            assert json.loads(await anext(heard))["version"] == state["version"] + 1


async def test_a_quiet_line_stays_unless_lines_are_scarce(
    file_place: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert lines.LINE_SECONDS > 120 > lines.HURRIED_SECONDS  # proxies keep theirs for up to two minutes
    monkeypatch.setattr(lines, "HURRIED_SECONDS", 0.1)
    for scarce in ({"connections": 8}, {"connections_address": 8}):
        async with serving(limited(file_place, **scarce)) as web, AsyncExitStack() as stack:
            early = await stack.enter_async_context(line(web, say=HEAD + b"\r\n"))
            await early.some()
            await inside(web, "127.0.0.1", 4, stack)
            async with line(web, say=HEAD + b"\r\n") as late:
                assert (await late.all())[0] == 200  # and then it is closed
            early.writer.write(HEAD + b"Connection: close\r\n\r\n")
            assert (await early.all())[0] == 200


async def test_one_address_keeps_no_other_out(file_place: Settings, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(limited(file_place, connections_address=10)) as web, AsyncExitStack() as stack:
        mei = await web.guest()
        await mei.close()
        with caplog.at_level(logging.WARNING, "teahouse.server"):
            await inside(web, "127.0.0.2", 120, stack)
            async with line(web, "127.0.0.3", HEAD + b"Connection: close\r\n\r\n") as other:
                assert (await other.all())[0] == 200
        assert len([record for record in caplog.records if "turned away" in record.getMessage()]) == 1
    async with serving(limited(file_place, connections_address=3)) as web, AsyncExitStack() as stack:
        await inside(web, "127.0.0.2", 3, stack)
        async with line(web, "127.0.0.2", HEAD + b"\r\n") as one_more:
            status, headers, problem = await one_more.all()
            assert (status, headers["retry-after"], problem["error"]) == (429, "5", "too-many-sockets")


async def test_beyond_its_room_the_house_says_so(file_place: Settings, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(limited(file_place, connections=4)) as web:
        async with AsyncExitStack() as stack:
            await inside(web, "127.0.0.2", 5, stack)
            with caplog.at_level(logging.WARNING, "teahouse.server"):
                for _ in range(3):
                    async with line(web, "127.0.0.3", HEAD + b"\r\n") as late:
                        status, headers, problem = await late.all()
                        assert (status, headers["retry-after"], problem["error"]) == (503, "5", "crowded")
                with pytest.raises(InvalidStatus) as refused:
                    await connect(web.address.replace("http", "ws") + "/api/tables/x/live")
                assert refused.value.response.status_code == 503
            assert len([record for record in caplog.records if record.name.startswith("teahouse")]) == 1
        while True:  # those who left are noticed
            async with line(web, "127.0.0.3", HEAD + b"Connection: close\r\n\r\n") as again:
                if (await again.all())[0] == 200:
                    return


async def test_a_socket_that_is_refused_leaves_no_error_in_the_log(
    file_place: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(file_place) as web:
        with caplog.at_level(logging.INFO), pytest.raises(InvalidStatus) as refused:
            await connect(web.address.replace("http", "ws") + "/api/tables/nowhere/live")
        assert refused.value.response.status_code == 404
        assert json.loads(refused.value.response.body)["error"]
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_sockets_count_as_connections(file_place: Settings, toy: str) -> None:
    async with serving(limited(file_place, connections=6)) as web:
        mei = await web.guest()
        id = await mei.table("me", "hotseat Bao")
        opened, status = 0, 0
        async with AsyncExitStack() as stack:
            try:
                while opened < 20:
                    await (await stack.enter_async_context(mei.socket(id))).hear()
                    opened += 1
            except InvalidStatus as refused:
                status = refused.response.status_code
            assert (status, 4 <= opened <= 7) == (503, True)  # beside the lines over which this was asked


async def test_answers_are_not_held_back_until_their_first_half_is_acknowledged(file_place: Settings) -> None:
    taken = asyncio.Queue[int]()

    class Taken(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            found: socket.socket = transport.get_extra_info("socket")
            taken.put_nowait(found.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    port = listen(msgspec.structs.replace(file_place, port=0))
    async with await asyncio.get_running_loop().create_server(Taken, sock=port):
        _, writer = await asyncio.open_connection(*port.getsockname())
        assert await taken.get()
        writer.close()


def test_the_limit_of_open_files_is_raised_when_the_server_starts() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    code = "from teahouse.server.web.lines import raise_files, files; print(*raise_files(), files())"

    def low() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))

    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, preexec_fn=low)
    was, now, have = map(int, said.stdout.split())
    assert (was, now) == (256, have)
    assert now == min(hard if hard >= 0 else 65_536, 65_536) > 256


# -- the limit of parallel calls ----------------------------------------------------------------------------------

SPELLINGS = [
    [(b"authorization", b"Bearer th_token")],
    [(b"authorization", b"bearer th_token")],
    [(b"authorization", b"BEARER   th_token  ")],
    [(b"Authorization", b"Bearer th_token")],
    [(b"authorization", b"Bearer th_token"), (b"authorization", b"Bearer other")],
    [(b"authorization", b"Bearer other"), (b"Authorization", b"Bearer th_token")],
]


@pytest.mark.parametrize("spelled", SPELLINGS, ids=range(len(SPELLINGS)))
async def test_no_spelling_of_a_header_gets_around_the_limit_of_parallel_calls(
    file_place: Settings, spelled: list[tuple[bytes, bytes]]
) -> None:
    release, reached, sent = asyncio.Event(), [], list[dict[str, Any]]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        reached.append(scope)
        await release.wait()

    async def send(message: Any) -> None:
        sent.append(message)

    gate = Gate(app, limited(file_place, api_parallel=1))  # type: ignore[arg-type]

    def scope(headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
        given = [(b"host", b"localhost"), *headers]
        return {"type": "http", "method": "GET", "path": "/api/me", "headers": given, "client": ("127.0.0.1", 1)}

    first = asyncio.create_task(gate(scope(SPELLINGS[0]), None, send))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    await gate(scope(spelled), None, send)  # type: ignore[arg-type]
    assert len(reached) == 1
    assert sent[0]["status"] in (400, 429)
    release.set()
    await first


async def test_a_token_of_a_tool_is_nothing_as_a_cookie(web_on_file: Web) -> None:
    mei = await web_on_file.guest()
    smuggler, browser = (web_on_file.stranger() for _ in range(2))
    smuggler.http.cookies.set("teahouse", mei.token)
    assert (await smuggler.get("/api/me", 401))["error"] == "no-guest"
    with pytest.raises(AssertionError, match="401"):
        await smuggler.table("me", "hotseat Bao")
    assert (await mei.get("/api/me"))["name"] == "Mei"
    await browser.post("/api/guests", {"name": "Bao"}, 201)
    assert (await browser.get("/api/me"))["name"] == "Bao"
