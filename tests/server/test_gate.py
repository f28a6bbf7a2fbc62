"""Headers, cookies, forged requests and limits, on every route."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from teahouse.server.settings import Limits, Settings
from teahouse.server.web import sockets
from teahouse.server.web.app import application
from tests.server.client import Client, Web, serving
from tests.server.routes import SOCKET, STREAMS, probes, routes_of
from tests.server.support import WIDE

pytestmark = pytest.mark.anyio


def limited(place: Settings, **changes: Any) -> Settings:
    """The same house with other limits."""
    return msgspec.structs.replace(place, limits=msgspec.structs.replace(WIDE, **changes))


def test_every_route_is_probed(web_on_file: Web) -> None:
    known = {(probe.method, probe.path) for probe in probes(4, "pass", "hang 1")} | {SOCKET, *STREAMS}
    assert routes_of(application(web_on_file.house).app) == known


async def test_every_answer_of_every_route_carries_the_headers(web_on_file: Web) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao")
    answers = []
    for probe in probes(4, "pass", "hang 1"):
        more: dict[str, Any] = {"json": probe.body or {}} if probe.method in ("POST", "PUT", "PATCH") else {}
        answers.append(await mei.http.request(probe.method, probe.target(id=id), params=probe.params, **more))
        assert answers[-1].status_code < 500, probe
    answers.append(await mei.http.get("/nowhere"))
    answers.append(await mei.http.put("/health", json={}))
    answers.append(await mei.http.get("/health", headers={"Host": "evil.example"}))
    async with mei.http.stream("GET", f"/api/tables/{id}/stream") as stream:
        answers.append(stream)
    for answer in answers:
        headers = answer.headers
        assert "default-src 'none'" in headers["content-security-policy"], answer.url
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["x-frame-options"] == "DENY"
        kept = answer.url.path.startswith(("/static/", "/favicon", "/icon", "/manifest")) and answer.status_code == 200
        assert headers["cache-control"] == ("public, max-age=86400" if kept else "no-store")
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers


async def test_a_forged_request_is_refused_on_every_route_that_changes_something(web_on_file: Web) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao")
    marks = [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
    ]
    before = await mei.state(id)
    for probe in probes(4, "pass", "hang 1"):
        if probe.method == "GET":
            continue
        for mark in marks:
            answer = await mei.http.request(probe.method, probe.target(id=id), json=probe.body or {}, headers=mark)
            assert (answer.status_code, answer.json()["error"]) == (403, "forged"), probe
        if probe.method != "DELETE":
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
                sent = {"Content-Type": kind}
                answer = await mei.http.request(probe.method, probe.target(id=id), content=b"{}", headers=sent)
                assert answer.status_code == 415, probe
    assert await mei.state(id) == before


async def test_a_request_from_our_own_page_is_accepted(web_on_file: Web) -> None:
    own = {"Origin": web_on_file.address, "Sec-Fetch-Site": "same-origin"}
    await web_on_file.stranger(**own).post("/api/guests", {"name": "Mei"}, 201)


async def test_a_socket_from_another_site_or_to_nowhere_is_refused(web_on_file: Web) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao")
    for headers, where, status in (
        ({"Origin": "https://evil.example"}, id, 403),
        ({"Sec-Fetch-Site": "cross-site"}, id, 403),
        ({"Authorization": "Bearer th_wrong"}, id, 401),
        ({}, "nowhere", 404),
    ):
        with pytest.raises(InvalidStatus) as refused:
            async with web_on_file.stranger().socket(where, None, **headers):
                pass
        assert refused.value.response.status_code == status
    async with mei.socket(id, Origin=web_on_file.address) as socket:
        await socket.hear()


async def test_over_plain_http_the_cookie_is_strict_enough(web_on_file: Web) -> None:
    answer = await web_on_file.stranger().http.post("/api/guests", json={"name": "Mei"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("teahouse=th_")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "strict-transport-security" not in answer.headers


async def test_over_tls_the_cookie_belongs_to_this_host_alone(file_place: Settings, toy: str) -> None:
    place = msgspec.structs.replace(file_place, base_url="https://games.example", proxies=("127.0.0.1",))
    async with serving(place) as web:
        host = {"Host": "games.example", "Origin": "https://games.example"}
        answer = await web.stranger().http.post("/api/guests", json={"name": "Mei"}, headers=host)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-teahouse=th_")
        for part in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"):
            assert part in cookie
        assert "Domain" not in cookie
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        plain = {"Host": "games.example", "Origin": "http://games.example"}
        assert (await web.stranger().http.post("/api/guests", json={"name": "Mei"}, headers=plain)).status_code == 403


async def test_a_stranger_s_name_for_this_server_is_refused(web_on_file: Web) -> None:
    answer = await web_on_file.stranger().http.get("/api/games", headers={"Host": "rebound.example"})
    assert (answer.status_code, answer.json()["error"]) == (421, "unknown-host")


async def test_too_many_requests_from_one_address_have_to_wait(file_place: Settings, toy: str) -> None:
    async with serving(limited(file_place, http_rate=0.01, http_burst=20)) as web:
        visitor = web.stranger()
        answers = [await visitor.http.get("/api/games") for _ in range(24)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert 1 <= len(refused) <= 4
        assert int(refused[0].headers["retry-after"]) >= 1
        assert refused[0].json()["error"] == "too-fast"
        for _ in range(40):
            assert (await visitor.http.get("/health")).status_code == 200


@pytest.mark.parametrize("trusted", [True, False])
async def test_forwarded_addresses_count_only_from_the_proxy_of_the_host(
    file_place: Settings, toy: str, trusted: bool
) -> None:
    place = limited(file_place, http_rate=0.01, http_burst=2)
    place = msgspec.structs.replace(place, proxies=("127.0.0.1",) if trusted else ("10.0.0.1",))
    async with serving(place) as web:
        visitor = web.stranger()
        statuses = []
        for number in range(4):
            forwarded = {"X-Forwarded-For": f"1.2.3.{number}, 198.51.100.{number}"}
            statuses.append((await visitor.http.get("/api/games", headers=forwarded)).status_code)
        assert statuses == ([200] * 4 if trusted else [200, 200, 429, 429])


async def test_new_guests_tables_and_links_are_limited(file_place: Settings, toy: str) -> None:
    place = limited(file_place, guests_hour=2, tables_minute=3, open_tables=2, links_hour=1)
    async with serving(place) as web:
        mei = await web.guest()
        await web.guest("Bao")
        assert (await web.stranger().post("/api/guests", {"name": "Li"}, 429))["error"] == "too-fast"
        seats = [{"kind": "me"}, {"kind": "open"}]
        for _ in range(2):
            await mei.post("/api/tables", {"game": "toy", "seats": seats}, 201)
        assert (await mei.post("/api/tables", {"game": "toy", "seats": seats}, 429))["error"] == "open-tables"
        assert (await mei.post("/api/tables", {"game": "toy", "seats": seats}, 429))["error"] == "too-fast"
        await mei.post("/api/me/transfer", status=201)
        await mei.post("/api/me/tokens", status=429)


async def test_a_tool_asks_one_thing_after_the_other(web_on_file: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    mei, database, go = await web_on_file.guest(), web_on_file.house.database, asyncio.Event()
    read = database.read

    @asynccontextmanager
    async def later() -> AsyncIterator[AsyncConnection]:
        await go.wait()
        async with read() as connection:
            yield connection

    monkeypatch.setattr(database, "read", later)  # whoever is let in waits until somebody was not
    asked = [asyncio.create_task(mei.http.get("/api/tables", params={"list": "mine"})) for _ in range(8)]
    refused, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    go.set()
    assert {one.result().status_code for one in refused} == {429}
    assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200, 429}


async def test_a_list_ends_after_some_pages(file_place: Settings, toy: str) -> None:
    async with serving(limited(file_place, pages=2, page_size=1)) as web:
        mei = await web.guest()
        for _ in range(4):
            await mei.table("me", "open")
        assert (await mei.get("/api/tables", list="mine", page=3))["more"] is False
        assert (await mei.get("/api/tables", 400, list="open", page=2))["error"] == "page-too-far"


@pytest.mark.parametrize("size", [70_000, 5_000_000])
async def test_a_body_that_is_too_large_is_not_read(web_on_file: Web, size: int) -> None:
    mei = await web_on_file.guest()
    problem = await mei.ask("POST", "/api/guests", {"name": "x" * size}, 413)
    assert problem["error"] == "body-too-large"

    async def pieces() -> Any:
        for _ in range(0, size, 1000):
            yield b" " * 1000

    sent = {"Content-Type": "application/json"}
    answer = await mei.http.post("/api/guests", content=pieces(), headers=sent)
    assert answer.status_code == 413


async def test_a_frame_that_is_too_large_closes_the_socket(web_on_file: Web) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao")
    async with mei.socket(id) as socket:
        await socket.hear()
        await socket.line.send("x" * 8193)
        assert (await closed(socket)).code == 1009
    async with mei.socket(id) as socket:
        assert (await socket.ask("ping", padding="x" * 8000))["status"] == 400


async def closed(socket: Any) -> Any:
    try:
        while True:
            await asyncio.wait_for(socket.line.recv(), 60)
    except ConnectionClosed as end:
        return end.rcvd


@pytest.mark.parametrize(("who", "most"), [("player", 6), ("watcher", 3)])
async def test_a_socket_that_shouts_is_closed(file_place: Settings, toy: str, who: str, most: int) -> None:
    async with serving(limited(file_place, socket_messages=6, watcher_messages=3, socket_seconds=3600)) as web:
        mei = await web.guest()
        id = await mei.table("me", "hotseat Bao")
        client = mei if who == "player" else web.stranger()
        async with client.socket(id) as socket:
            for number in range(most):
                await socket.line.send(json.dumps({"type": "ping", "request": str(number)}))
            assert (await closed(socket)).code == 1008
            async with client.socket(id) as another:
                for _ in range(most - 1):  # the hello counts
                    await another.ask("ping")


async def test_somebody_holds_only_so_many_sockets(file_place: Settings, toy: str) -> None:
    async with serving(limited(file_place, sockets=2)) as web:
        mei = await web.guest()
        id = await mei.table("me", "hotseat Bao")
        async with mei.socket(id), mei.socket(id):
            with pytest.raises(InvalidStatus) as refused:
                async with mei.socket(id):
                    pass
            assert refused.value.response.status_code == 429
            for path in (f"/api/tables/{id}/stream", "/api/events"):
                answer = await mei.http.get(path)
                assert (answer.status_code, answer.json()["error"]) == (429, "too-many-sockets")


async def test_a_socket_that_says_nothing_is_closed(web_on_file: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.05)
    mei = await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao")
    async with connect(f"{web_on_file.address}/api/tables/{id}/live".replace("http", "ws")) as line:
        with pytest.raises(ConnectionClosed) as ended:
            await asyncio.wait_for(line.recv(), 60)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1008


async def test_a_socket_that_cannot_be_told_more_is_closed_and_comes_again(
    web_on_file: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao")
    async with mei.socket(id) as socket:
        await socket.hear()
        with monkeypatch.context() as broken:
            broken.setattr(web_on_file.house, "state", lambda *_: 1 // 0)
            broken.setattr(logging.getLogger("teahouse.server"), "disabled", True)
            web_on_file.house.show(await web_on_file.house.find(id))
            assert (await closed(socket)).code == 1011
    async with mei.socket(id) as socket:
        assert (await socket.hear())["version"] == 4


@pytest.mark.parametrize(
    "message",
    ["", "{", "[]", '"hello"', '{"type":"fly"}', '{"type":"hello","since":-1}', '{"type":"hello","since":"0"}', "\x00"],
)
async def test_a_socket_that_does_not_begin_with_a_hello_is_closed(web_on_file: Web, message: str) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao")
    address = f"{web_on_file.address}/api/tables/{id}/live".replace("http", "ws")
    async with connect(address) as line:
        await line.send(message)
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(line.recv(), 60)


def broken_bodies(version: int) -> list[tuple[str, Any]]:
    good = {"id": "a-good-turn", "version": version, "moves": ["pass"]}
    return [
        ("unknown field", {**good, "seed": "1"}),
        ("text for a number", {**good, "version": str(version)}),
        ("number for a text", {**good, "moves": [3]}),
        ("negative version", {**good, "version": -1}),
        ("huge version", {**good, "version": 10**30}),
        ("no moves", {**good, "moves": []}),
        ("missing id", {"version": version, "moves": ["pass"]}),
        ("short id", {**good, "id": "x"}),
        ("odd id", {**good, "id": "../../../etc/passwd"}),
        ("too many moves", {**good, "moves": ["pass"] * 65}),
        ("long move", {**good, "moves": ["x" * 201]}),
        ("list for an object", [good]),
        ("null", None),
    ]


async def test_malformed_turns_are_refused_with_a_sentence_and_change_nothing(web_on_file: Web) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao")
    before = await mei.state(id)
    sent = {"Content-Type": "application/json"}
    bodies = [json.dumps(body).encode() for _, body in broken_bodies(4)]
    for raw in [*bodies, b"{", b"\xff\xfe", b'{"id":', b"[" * 5000]:
        answer = await mei.http.post(f"/api/tables/{id}/turn", content=raw, headers=sent)
        assert answer.status_code == 400, raw[:80]
        assert answer.json()["sentence"]
    for path in (f"/api/tables/{id}/state?since=x", f"/api/tables/{id}/state?seat=99", "/api/tables?list=all"):
        assert (await mei.http.get(path)).status_code == 400
    assert await mei.state(id) == before


async def test_out_of_turn_foreign_and_late_moves_change_nothing(web: Web) -> None:
    mei, bao, li = await web.guest("Mei"), await web.guest("Bao"), await web.guest("Li")
    id = await mei.table("me", "open")
    cases: list[tuple[Client, dict[str, Any], int, str]] = [
        (bao, {}, 409, "not-your-turn"),
        (li, {}, 403, "not-seated"),
        (mei, {"seat": 1}, 403, "not-your-seat"),
        (mei, {"version": 3}, 409, "stale"),
        (mei, {"version": 5}, 409, "stale"),
        (mei, {"moves": ["buy"]}, 422, "illegal"),
        (mei, {"moves": ["deal red"]}, 422, "illegal"),
        (mei, {"moves": ["nonsense"]}, 422, "unknown-move"),
        (mei, {"moves": ["pass", "pass", "pass"]}, 409, "turn-ended"),
        (mei, {"moves": ["hang 1", "pass"]}, 409, "turn-ended"),
    ]
    good = {"id": "a-good-turn", "version": 4, "moves": ["pass"]}
    assert (await mei.post(f"/api/tables/{id}/turn", good, 409))["error"] == "not-started"
    await bao.post(f"/api/tables/{id}/sit")
    before = await mei.state(id)
    for client, changes, status, error in cases:
        problem = await client.post(f"/api/tables/{id}/turn", good | changes, status)
        assert problem["error"] == error, changes
        assert problem["sentence"]
        if status == 422 or error in ("not-your-turn", "turn-ended"):
            assert problem["refusal"]["clause"].startswith("TOY-")
    assert await mei.state(id) == before
    await mei.turn("nowhere", 4, "pass", status=404)


async def test_options_that_do_not_exist_are_named(web_on_file: Web) -> None:
    mei = await web_on_file.guest()
    seats = [{"kind": "me"}, {"kind": "open"}]
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess", "seats": seats}, "chess"),
        ({"game": "toy", "seats": seats * 4}, "2 to 3 players"),
        ({"game": "toy", "seats": seats, "options": {"wings": True}}, "wings"),
        ({"game": "toy", "seats": seats, "options": {"rounds": 9}}, "rounds"),
    ]
    wrong.append(({"game": "dragon-boats", "seats": seats, "options": {"short": "fixed"}}, "The short game"))
    for body, named in wrong:
        problem = await mei.post("/api/tables", body, 400)
        assert named in problem["sentence"]
        german = await mei.ask("POST", "/api/tables", body, 400, headers={"Accept-Language": "de"})
        assert german["sentence"] != problem["sentence"]
        assert not {"choose", "players", "There", "game"} & set(re.findall(r"\w+", german["sentence"]))


def test_limits_are_read_from_the_command_line() -> None:
    from teahouse.server.settings import BadSetting, read_limits

    assert read_limits(["http_rate=50", "sockets=3"]) == Limits(http_rate=50.0, sockets=3)
    bad: list[Callable[[], object]] = [
        lambda: read_limits(["speed=3"]),
        lambda: read_limits(["http_rate"]),
        lambda: read_limits(["sockets=many"]),
        lambda: read_limits(["sockets=-1"]),
    ]
    for read in bad:
        with pytest.raises(BadSetting):
            read()
