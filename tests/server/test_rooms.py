"""Several processes on one PostgreSQL are one house: asked anywhere, every table answers; one that dies is replaced."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from teahouse.cli import main
from teahouse.server.rooms.distance import Thinkers
from teahouse.server.store import Database, thoughts
from tests.server import receivers
from tests.server.client import Client, Socket
from tests.server.pairs import Pair, living
from tests.server.postgres import Cluster
from tests.server.soak import rooms
from tests.server.soak.player import GAME
from tests.server.soak.process import Server
from tests.server.support import settings

pytestmark = pytest.mark.anyio
BOTS_TOO = ("--limit", "bots_last=0")
"""Where a machine is busy with other tests, bots would otherwise hardly begin to think."""


@pytest.fixture(scope="module")
def servers(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    found = rooms.open_house(tmp_path_factory.mktemp("rooms"), 2, postgres.database(), "--limit", "reports_hour=3")
    yield found
    for server in found:
        server.stop()


@pytest.fixture
async def pair(servers: list[Server]) -> AsyncIterator[Pair]:
    made = Pair(servers)
    yield made
    await made.close()


async def test_a_table_can_be_played_at_either_process_and_every_socket_hears_of_it(pair: Pair) -> None:
    here, there = await pair.guest()
    id = await here.table("me", "hotseat Bao", game=GAME)
    assert await there.state(id) == await here.state(id)
    assert (await there.http.get(f"/t/{id}")).text == (await here.http.get(f"/t/{id}")).text
    async with here.socket(id) as near, there.socket(id) as far:
        state = await far.hear()
        assert (await near.hear())["view"] == state["view"]
        body = {"id": "turn-one", "version": state["version"], "moves": [state["moves"][0]]}
        answer = await far.ask("turn", **body)
        assert answer["status"] == 200
        assert await here.turn(id, state["version"], state["moves"][0], turn="turn-one") == answer["body"]
        later = [await near.hear(), await far.hear()]
        assert later[0] == later[1]
        assert later[0]["version"] == answer["body"]["after"]
        assert (await far.ask("turn", **body | {"id": "turn-two"}))["body"]["error"] == "stale"
    refused = await there.turn(id, later[0]["version"], "no such move", status=422)
    assert refused == await here.turn(id, later[0]["version"], "no such move", status=422)
    assert (await there.get("/api/tables/nosuchtable/state", 404))["error"] == "no-table"


async def test_news_of_all_my_tables_reach_me_wherever_i_listen(pair: Pair) -> None:
    here, there = await pair.guest()
    id = await here.table("me", "hotseat Bao", game=GAME)
    state = await here.state(id)
    async with there.lines("/api/events") as lines:
        first = asyncio.create_task(_event(lines))
        while not first.done():  # the head of a stream comes a moment before it listens
            await here.ask("PATCH", f"/api/tables/{id}", {"name": "Another name"})
            await asyncio.wait([first], timeout=0.3)
        event = first.result()
        after = (await here.turn(id, state["version"], state["moves"][0]))["after"]
        while event["version"] < after:
            event = await asyncio.wait_for(_event(lines), 60)
    assert event == {"table": id, "version": after, "status": "running", "your_turn": True}


async def _event(lines: AsyncIterator[str]) -> Any:
    async for line in lines:
        return json.loads(line)
    raise AssertionError("the stream has ended")


async def test_a_stream_of_a_table_elsewhere_goes_on_with_it(pair: Pair) -> None:
    here, there = await pair.guest()
    id = await here.table("me", "hotseat Bao", game=GAME)
    async with there.lines(f"/api/tables/{id}/stream") as lines:
        state = await asyncio.wait_for(_event(lines), 60)
        after = (await here.turn(id, state["version"], state["moves"][0]))["after"]
        assert (await asyncio.wait_for(_event(lines), 60))["version"] == after


async def test_whoever_signs_out_at_one_process_is_shown_out_at_the_other(pair: Pair) -> None:
    here, there = await pair.guest()
    id = await here.table("me", "hotseat Bao", game=GAME)
    await there.get("/api/me")
    async with here.socket(id) as near, there.socket(id) as far:
        await near.hear()
        await far.hear()
        await there.ask("DELETE", "/api/me/session", status=204)
        for socket in (near, far):
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(_until_closed(socket), 60)
    for client in (here, there):
        while (await client.http.get("/api/me")).status_code != 401:  # the word travels
            await asyncio.sleep(0.05)
    with pytest.raises(InvalidStatus) as refused:
        async with there.socket(id):
            pass
    assert refused.value.response.status_code == 401


async def _until_closed(socket: Socket) -> None:
    while True:
        await socket.line.recv()


async def test_what_may_be_had_only_so_often_is_counted_at_all_processes_together(pair: Pair) -> None:
    here, there = await pair.guest()
    id = await here.table("me", "hotseat Bao", game=GAME)
    other = await there.table("me", "hotseat Bao", game=GAME)
    found: list[int] = []
    for client, table in ((here, id), (here, id), (there, other), (there, other)):
        answer = await client.http.post(f"/api/tables/{table}/report", json={"text": "Hello"})
        found.append(answer.status_code)
        if client is here:
            await pair.travelled(0)
    assert found == [204, 204, 204, 429]


async def test_who_left_for_good_leaves_the_tables_of_every_process(pair: Pair) -> None:
    here, there = await pair.guest()
    id = await here.table("me", "open", game=GAME)
    _, friend = await pair.guest("Bao")
    assert (await friend.post(f"/api/tables/{id}/sit", {}))["status"] == "running"
    await there.get("/api/me")
    await there.ask("DELETE", "/api/me", status=204)
    while (await friend.state(id))["table"]["seats"][0]["name"] != "–":  # the word travels
        await asyncio.sleep(0.05)


async def test_a_rematch_is_one_table_wherever_it_is_asked_for(pair: Pair) -> None:
    here, there = await pair.guest()
    id = await here.table("me", "open", game=GAME)
    bao, bao_there = await pair.guest("Bao")
    await bao_there.post(f"/api/tables/{id}/sit", {})
    for client in (there, bao):
        await client.post(f"/api/tables/{id}/end", {"agree": True})
    first = await there.post(f"/api/tables/{id}/rematch", {})
    second = await bao_there.post(f"/api/tables/{id}/rematch", {})
    assert first["id"] == second["id"]
    assert second["status"] == "running"


async def test_the_host_is_the_host_at_every_process_and_sees_all_of_them(pair: Pair) -> None:
    here, there = await pair.guest("Wirtin")
    await here.ask("POST", "/api/host", {"secret": pair.servers[0].host_secret}, 204)
    other, _ = await pair.guest()
    await other.ask("POST", "/api/host", {"secret": pair.servers[0].host_secret}, 404)
    while (await there.http.get("/house")).status_code != 200:  # the word travels
        await asyncio.sleep(0.05)
    assert (await there.http.get("/lab")).status_code == 200
    id = await other.table("me", "hotseat Bao", game=GAME)
    told = (await there.get("/api/house"))["processes"]
    assert [one["here"] for one in told] == [False, True]
    assert told[0]["tables"] >= 1  # the eldest has it
    await there.ask("POST", f"/api/house/tables/{id}/close", {}, 204)
    assert (await other.state(id))["table"]["closed_by"] == "host"


async def test_a_private_door_opens_to_nobody_without_the_secret(pair: Pair) -> None:
    addresses = await living(pair.servers[0], "address")
    assert len(addresses) == 2
    for address in addresses:
        for headers in ({}, {"x-teahouse-secret": "guess"}):
            stranger = Client(f"http://{address}")
            assert (await stranger.http.get("/api/games", headers=headers)).status_code == 403
            await stranger.close()
    here, _ = await pair.guest()
    forged = {"x-teahouse-address": "10.9.9.9", "x-teahouse-secret": "guess"}
    assert (await here.http.get("/api/me", headers=forged)).status_code == 200  # they mean nothing at the open door


async def test_a_private_door_waits_for_nobody_who_shows_no_secret(tmp_path: Path, postgres: Cluster) -> None:
    servers = rooms.open_house(tmp_path, 2, postgres.database(), "--limit", "head_seconds=1")
    made = Pair(servers)
    try:
        here, there = await made.guest()
        id = await here.table("me", "hotseat Bao", game=GAME)
        async with there.socket(id) as carried:
            version = (await carried.hear())["version"]
            while not all(doors := await living(servers[0], "address")) or len(doors) < 2:  # the next beat says it
                await asyncio.sleep(0.1)
            for said in (b"", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n\r\n"):
                for address in doors:
                    host, _, port = address.rpartition(":")
                    reader, writer = await asyncio.open_connection(host, int(port))
                    writer.write(said)
                    answer = await asyncio.wait_for(reader.read(), 60)
                    assert answer.split()[1] == (b"403" if said.endswith(b"\r\n\r\n") else b"408")
                    writer.close()
            state = await there.state(id)
            await there.turn(id, version, state["moves"][0])
            assert (await carried.hear())["version"] > version
    finally:
        await made.close()
        for server in servers:
            server.stop()


async def test_nothing_is_lost_or_doubled_when_a_process_is_killed(tmp_path: Path, postgres: Cluster) -> None:
    found = await rooms.kills(tmp_path, 2, 6, 1, 3.0, postgres.database())
    assert (found["lost"], found["double"]) == (0, 0)
    assert found["acknowledged"] > 0
    assert found["outage_max"] > 0  # all went on, or the trial would have given up


async def test_a_process_that_falls_silent_holds_nobody_up_for_longer_than_its_lease(
    tmp_path: Path, postgres: Cluster
) -> None:
    began = time.monotonic()
    servers = rooms.open_house(tmp_path, 2, postgres.database())
    took = time.monotonic() - began  # where the machine is busy, all takes longer
    made = Pair(servers)
    try:
        here, there = await made.guest()
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bao"}]
        id = (await here.post("/api/tables", {"game": GAME, "seats": seats}, 201))["id"]
        version = (await there.state(id))["version"]  # carried by a line that stays open
        async with there.socket(id) as before, there.lines(f"/api/tables/{id}/stream") as lines:
            await before.hear()
            await _event(lines)
            os.kill(servers[0].pid, signal.SIGSTOP)
            began, asked = time.monotonic(), asyncio.create_task(there.state(id))
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(_until_closed(before), 60)
            with pytest.raises(AssertionError, match="the stream has ended"):
                await asyncio.wait_for(_event(lines), 60)
        async with there.socket(id) as after:
            assert (await asyncio.wait_for(after.hear(), 60))["version"] == version
        assert (await asyncio.wait_for(asked, 60))["version"] == version
        assert time.monotonic() - began < 5 * max(3.0, took)  # five seconds where the machine has nothing else to do
    finally:
        os.kill(servers[0].pid, signal.SIGCONT)
        await made.close()
        for server in servers:
            server.stop()


async def test_bots_of_a_process_that_was_killed_go_on_at_another(tmp_path: Path, postgres: Cluster) -> None:
    servers = rooms.open_house(tmp_path, 2, postgres.database(), "--bot-workers", "1", *BOTS_TOO)
    made = Pair(servers)
    here, there = await made.guest()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    id = (await here.post("/api/tables", {"game": GAME, "seats": seats}, 201))["id"]
    async with asyncio.timeout(180):
        while not (state := await here.state(id))["moves"]:
            await asyncio.sleep(0.05)
        servers[0].kill()
        for _ in range(3):
            after = (await there.turn(id, state["version"], state["moves"][0]))["after"]
            while (state := await there.state(id))["version"] < after or not state["moves"]:
                await asyncio.sleep(0.05)
    await made.close()
    servers[1].stop()


async def test_a_turn_is_told_once_wherever_somebody_looks_and_whichever_process_is_killed(
    tmp_path: Path, postgres: Cluster
) -> None:
    servers = rooms.open_house(tmp_path, 2, postgres.database(), "--notice-delay", "1", "--notices-inside")
    made = Pair(servers)
    (mei, mei_there), (_, bao) = await made.guest(), await made.guest("Bao")
    id = await mei.table("me", "open", game=GAME)  # the first process has it; Bao is never there
    await bao.post(f"/api/tables/{id}/sit", {})

    async def passes_on(who: Client) -> None:
        while (state := await who.state(id))["table"]["your_turn"]:
            await who.turn(id, state["version"], state["moves"][0])

    async with receivers.http() as hook:
        await bao.post("/api/me/notices", {"kind": "webhook", "address": hook.address}, 201)
        await made.travelled(1)
        await passes_on(mei)
        assert json.loads((await hook.next())[1])["table"] == id
        await hook.none(2.0)
        await bao.post("/api/me/here", {"page": "one", "table": id, "looking": True}, 204)
        await made.travelled(1)
        await passes_on(bao)
        await passes_on(mei)
        await hook.none(2.0)
        await bao.post("/api/me/here", {"page": "one", "table": id, "looking": False, "count": 1}, 204)
        await made.travelled(1)
        await passes_on(bao)
        await passes_on(mei)
        servers[0].kill()
        assert json.loads((await hook.next())[1])["event"] == "turn"
        await hook.none(2.0)
        assert (await mei_there.state(id))["table"]["to_move"] == 1
    await made.close()
    servers[1].stop()


def test_workers_share_a_port_and_one_that_is_killed_is_replaced(tmp_path: Path, postgres: Cluster) -> None:
    server = Server(tmp_path, database=postgres.database(), flags=("--workers", "2"))
    server.start()
    try:
        first = _wait_for_two(server, set())
        os.kill(first[0], signal.SIGKILL)
        second = _wait_for_two(server, {first[0]})
        assert first[1] in second
    finally:
        server.stop()
    # Who left gives the lease back; that of the one who was killed ends by itself, on a fast machine after this.
    assert [pid for pid in _pids(server) if pid != first[0]] == []
    assert not any(Path(f"/proc/{pid}").exists() for pid in second)


def _wait_for_two(server: Server, without: set[int]) -> list[int]:
    end = time.monotonic() + 180
    while len(found := [pid for pid in _pids(server) if pid not in without]) < 2:
        assert time.monotonic() < end, "nobody has come"
        time.sleep(0.1)
    return found


def _pids(server: Server) -> list[int]:
    return asyncio.run(living(server, "pid"))


def test_workers_on_a_file_are_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--data", str(tmp_path), "--workers", "2"]) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 1
    assert "--workers needs --database postgresql://" in said[0]
    assert main(["serve", "--data", str(tmp_path), "--channels", "valkey://127.0.0.1"]) == 2
    assert "--channels is for several processes" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


async def test_bots_think_elsewhere_and_here_when_nobody_does_there(tmp_path: Path, postgres: Cluster) -> None:
    server = Server(tmp_path, database=postgres.database(), flags=("--bots-elsewhere", "--bot-workers", "1", *BOTS_TOO))
    server.start()
    command = [sys.executable, "-m", "teahouse", "bots", "--database", server.database, "--bot-workers", "1"]
    bots = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    made = Pair([server, server])
    try:
        assert bots.stdout is not None
        assert "thinks" in bots.stdout.readline()
        mei, _ = await made.guest()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        id = (await mei.post("/api/tables", {"game": GAME, "seats": seats}, 201))["id"]
        state: Any = {"version": -1, "moves": []}

        async def go_on(state: Any) -> Any:
            if state["moves"]:
                await mei.turn(id, state["version"], state["moves"][0])
            async with asyncio.timeout(120):
                while not (after := await mei.state(id))["moves"] or after["version"] == state["version"]:
                    await asyncio.sleep(0.05)
            return after

        for _ in range(8):  # a turn of mine may have several parts
            if not _thinkers(bots.pid):
                state = await go_on(state)
        assert _thinkers(server.pid) == []
        assert len(_thinkers(bots.pid)) == 1
        bots.kill()
        for _ in range(8):
            if not _thinkers(server.pid):
                state = await go_on(state)
        assert len(_thinkers(server.pid)) == 1
    finally:
        bots.kill()
        bots.communicate()
        await made.close()
        server.stop()


async def test_a_process_that_does_not_start_is_said_and_the_next_question_is_taken_up(
    tmp_path: Path, postgres: Cluster
) -> None:
    place = settings(tmp_path, database=postgres.database(), worker=(sys.executable, "-c", ""))
    database = Database(place.database_url(), None)
    await database.open()
    thinking = asyncio.create_task(Thinkers(place, 1).run(lambda: None))
    try:
        for id in ("first", "second"):
            await database.aside(lambda connection, id=id: thoughts.ask(connection, id, 0, 1.0, "{}"))  # type: ignore[misc]
            async with asyncio.timeout(60):
                while (found := await _thought(database, id)) is None:
                    await asyncio.sleep(0.05)
            assert "EOFError" in json.loads(found)["error"]
        assert not thinking.done()
    finally:
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        await database.close()


async def _thought(database: Database, id: str) -> str | None:
    async with database.read() as connection:
        return (await thoughts.look(connection, id)).answer  # type: ignore[no-any-return]


def _thinkers(parent: int) -> list[int]:
    """The processes that a process lets think."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            after = (folder / "stat").read_text("utf-8").rpartition(")")[2].split()
            words = (folder / "cmdline").read_bytes()
        except OSError:
            continue  # it has just ended
        if int(after[1]) == parent and b"teahouse.server.worker" in words:
            found.append(int(folder.name))
    return found
