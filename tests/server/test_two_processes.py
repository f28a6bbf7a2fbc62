"""What belongs to people rather than to one table is the same at two processes, and happens once."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server import receivers
from tests.server.authenticators import Authenticator
from tests.server.client import Client
from tests.server.pairs import Pair, stored
from tests.server.postgres import Cluster
from tests.server.receivers import Letters
from tests.server.soak import rooms
from tests.server.soak.process import Server

pytestmark = pytest.mark.anyio
GAME = "dragon-boats"
DAY = 86_400.0
FLAGS = ("--notice-delay", "1", "--notices-inside", "--limit", "sign_ins_hour=0", "--limit", "channels_hour=0")


@pytest.fixture(scope="module")
def servers(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    found = rooms.open_house(tmp_path_factory.mktemp("rooms"), 2, postgres.database(), *FLAGS)
    yield found
    for server in found:
        server.stop()


@pytest.fixture
async def pair(servers: list[Server]) -> AsyncIterator[Pair]:
    made = Pair(servers)
    yield made
    await made.close()


@pytest.fixture
async def hook() -> AsyncIterator[Letters]:
    async with receivers.http() as letters:
        yield letters


async def statuses(*asked: Any) -> list[int]:
    """What several requests at the same moment are answered, in order of the numbers."""
    return sorted(answer.status_code for answer in await asyncio.gather(*asked))


async def mover(id: str, *players: Client) -> tuple[Client, Any]:
    """Whoever is to move, and what they see."""
    for who in players:
        if (state := await who.state(id))["moves"]:
            return who, state
    raise AssertionError(f"nobody is to move: {state['table']['status']}")


async def together(pair: Pair, **wishes: Any) -> tuple[str, list[Client], list[Client]]:
    """Mei and Bao at a table that the first process serves; each of them here and there."""
    people = [await pair.guest("Mei"), await pair.guest("Bao")]
    (mei, _), (_, bao) = people
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "talk": "phrases"} | wishes
    id = (await mei.post("/api/tables", wish, 201))["id"]
    assert (await bao.post(f"/api/tables/{id}/sit", {}))["status"] == "running"
    return id, [one[0] for one in people], [one[1] for one in people]


# -- who somebody is ----------------------------------------------------------------------------------------------


async def test_a_code_is_made_and_used_once_whichever_process_is_asked(pair: Pair) -> None:
    here, there = await pair.guest()
    made = await asyncio.gather(*(one.post("/api/me/code", {}, 201) for one in (here, there, here, there)))
    codes = [one["code"] for one in made]
    assert len(set(codes)) == 4
    assert await stored(pair.servers[0].database, "select count(*) from codes") == [(1,)]
    tried = [pair.at(place % 2).http.post("/api/code", json={"code": code}) for place, code in enumerate(codes)]
    assert await statuses(*tried) == [201, 403, 403, 403], "the last one is good"
    last = (await there.post("/api/me/code", {}, 201))["code"]
    tried = [pair.at(place).http.post("/api/code", json={"code": last}) for place in (0, 1, 0, 1)]
    assert await statuses(*tried) == [201, 403, 403, 403], "it brings one of them back, and the others nobody"
    devices = await here.get("/api/me/devices")
    assert len(devices) == 3
    assert [one["id"] for one in await there.get("/api/me/devices")] == [one["id"] for one in devices]


async def test_a_passkey_that_was_asked_for_at_one_process_is_made_and_used_at_the_other(pair: Pair) -> None:
    streets = [server.address.replace("127.0.0.1", "localhost") for server in pair.servers]
    hosts = [{"host": street.removeprefix("http://"), "origin": street} for street in streets]
    here, there = await pair.guest()
    for client, headers in ((here, hosts[0]), (there, hosts[1])):
        client.http.headers.update(headers)
    key = Authenticator(streets[0])
    made = key.make((await here.post("/api/me/passkeys/ask", {}))["options"], streets[1])
    await there.post("/api/me/passkeys", made, 201)
    assert (await there.post("/api/me/passkeys", made, 409))["error"] == "passkey-late", "what was signed has served"
    browsers = [pair.at(place) for place in (0, 1)]
    for browser, headers in zip(browsers, hosts, strict=True):
        browser.http.headers.update(headers)
    signed = key.sign((await browsers[0].post("/api/passkeys/ask", {}))["options"], streets[1])
    assert await statuses(*(browsers[1].http.post("/api/passkeys", json=signed) for _ in range(2))) == [201, 409]
    assert (await browsers[1].get("/api/me")) == await here.get("/api/me")
    # a device that is ended there is ended here
    fresh = next(one for one in await here.get("/api/me/devices") if one["kind"] == "browser")
    assert (await browsers[1].get("/api/me"))["name"] == "Mei"
    await here.ask("DELETE", f"/api/me/devices/{fresh['id']}", status=204)
    while (await browsers[1].http.get("/api/me")).status_code != 401:  # the word travels
        await asyncio.sleep(0.05)


async def test_settings_of_a_guest_are_changed_at_both_processes_at_once_and_stay_whole(pair: Pair) -> None:
    here, there = await pair.guest()
    both = (here, there, here, there)
    quiet = {"begins": 1320, "ends": 480, "zone": "Europe/Berlin"}
    assert await statuses(*(one.http.put("/api/me/quiet", json=quiet) for one in both)) == [204] * 4
    until = time.time() + DAY
    away = {"until": until}
    assert await statuses(*(one.http.put("/api/me/holiday", json=away) for one in both)) == [200] * 4
    assert [(await one.get("/api/me/holiday"))["until"] for one in (here, there)] == [until] * 2
    lasting = "select count(*) from holidays where ends > $1"
    assert await stored(pair.servers[0].database, lasting, time.time()) == [(1,)]
    keys = [(await one.get("/api/me/notices"))["key"] for one in (here, there)]
    assert keys[0] == keys[1], "browsers know the house by one key"


# -- tables -------------------------------------------------------------------------------------------------------


async def test_words_notes_and_notices_reach_people_wherever_they_are(pair: Pair, hook: Letters) -> None:
    id, (mei, bao), (mei_there, bao_there) = await together(pair)
    await bao_there.post("/api/me/notices", {"kind": "webhook", "address": hook.address}, 201)
    await pair.travelled(1)
    async with mei.socket(id, {"talk": True}) as near:
        await near.hear()
        word = await bao_there.post(f"/api/tables/{id}/talk", {"phrase": "good-luck"}, 201)
        heard = (await near.hear("talk"))["words"]
        assert [(one["number"], one["phrase"]) for one in heard] == [(word["number"], "good-luck")]
    said = [(await one.get(f"/api/tables/{id}/talk"))["words"][-1]["phrase"] for one in (mei, mei_there)]
    assert said == ["good-luck"] * 2
    path = f"/api/tables/{id}/talk/{word['number']}/mute"
    assert await statuses(*(one.http.put(path, json={}) for one in (mei, mei_there, mei, mei_there))) == [204] * 4
    assert (await mei_there.get(f"/api/tables/{id}/talk"))["words"][-1]["muted"]
    await bao_there.ask("PUT", f"/api/tables/{id}/notes", {"text": "First rice"})
    assert (await bao.get(f"/api/tables/{id}/notes"))["text"] == "First rice"
    # one notice for a turn, by whichever process, and none for who looks on at the other
    await _until_turn_of(mei, bao, id)
    await _until_turn_of(bao, mei, id)
    _, body = await hook.next()
    assert (json.loads(body)["event"], json.loads(body)["table"]) == ("turn", id)
    await _until_turn_of(mei, bao, id)
    await bao_there.ask("POST", "/api/me/here", {"page": "one", "looking": True, "table": id}, 204)
    await pair.travelled(1)
    await _until_turn_of(bao, mei, id)
    await hook.none(2.5)


async def _until_turn_of(who: Client, other: Client, id: str) -> None:
    while not (await who.state(id))["table"]["your_turn"]:
        state = await other.state(id)
        await other.turn(id, state["version"], state["moves"][0])


async def test_a_game_that_counts_is_rated_once_although_its_last_turn_is_sent_to_both_processes(pair: Pair) -> None:
    id, here, there = await together(pair, rated=True)
    place, after = 0, 0
    while True:
        place, (who, state) = 1 - place, await mover(id, *(here, there)[place])
        body = {"id": f"turn-{state['version']:04}", "version": state["version"], "moves": [state["moves"][0]]}
        other = (here, there)[place][(here, there)[1 - place].index(who)]
        path = f"/api/tables/{id}/turn"
        answers = await asyncio.gather(who.post(path, body), other.post(path, body))
        assert answers[0] == answers[1]
        after = answers[0]["after"]
        if (await who.get(f"/api/tables/{id}"))["status"] != "running":
            break
    assert after > 10
    for people in (here, there):
        for who in people:
            (rating,) = (await who.get("/api/me/ratings"))["ratings"]
            assert [one["table"] for one in rating["games"]] == [id]


async def test_a_holiday_taken_at_one_process_stops_the_clock_at_the_other(pair: Pair) -> None:
    id, here, there = await together(pair, pace={"kind": "hour"}, replace="bot")
    who, state = await mover(id, *here)
    due = state["table"]["clock"]["due"]
    away = there[here.index(who)]
    await away.ask("PUT", "/api/me/holiday", {"until": time.time() + DAY})
    while (clock := (await who.get(f"/api/tables/{id}"))["clock"])["stands"] != "holiday":  # the word travels
        await asyncio.sleep(0.05)
    assert clock["due"] > due + DAY - 3700
    await away.ask("DELETE", "/api/me/holiday")
    while (await who.get(f"/api/tables/{id}"))["clock"]["stands"]:
        await asyncio.sleep(0.05)


# -- tournaments --------------------------------------------------------------------------------------------------


async def entered(pair: Pair, count: int, **wishes: Any) -> tuple[str, list[tuple[Client, Client]]]:
    """A tournament that so many have joined at the same moment, at both processes, under one name."""
    people = [await pair.guest("Mei") for _ in range(count)]
    made = await people[0][0].post("/api/tournaments", {"game": GAME, **wishes}, 201)
    path = f"/api/tournaments/{made['id']}/join"
    assert await statuses(*(one[at % 2].http.post(path, json={}) for at, one in enumerate(people))) == [200] * count
    return made["id"], people


async def agree(pair: Pair, table: str, people: list[tuple[Client, Client]]) -> None:
    """Everybody who sits at a table ends it, here and there."""
    for here, there in people:
        if any(seat["mine"] for seat in (await there.get(f"/api/tables/{table}"))["seats"]):
            await here.post(f"/api/tables/{table}/end", {"agree": True})


async def test_a_tournament_is_joined_begun_and_carried_on_once(pair: Pair) -> None:
    id, people = await entered(pair, 4)
    here, there = people[0]
    told = await there.get(f"/api/tournaments/{id}")
    assert len({one["name"] for one in told["entrants"]}) == 4, "people are told apart"
    tried = [one.http.post(f"/api/tournaments/{id}/start", json={}) for one in (here, there, here, there)]
    assert await statuses(*tried) == [200, 409, 409, 409]
    told = await there.get(f"/api/tournaments/{id}")
    assert (told["status"], len(told["rounds"]), len(told["rounds"][0]["tables"])) == ("running", 1, 2)
    looking = [asyncio.create_task(_look_often(one, id)) for one in (here, there)]  # each look asks for the next round
    for number in (1, 2):
        for table in told["rounds"][-1]["tables"]:
            await agree(pair, table["table"], people)
        async with asyncio.timeout(120):
            while len((told := await there.get(f"/api/tournaments/{id}"))["rounds"]) == number:
                await asyncio.sleep(0.05)
    for task in looking:
        task.cancel()
    assert len(told["rounds"]) == 3
    made = await stored(pair.servers[0].database, "select count(*) from tables where tournament = $1", id)
    assert made == [(6,)], "no table was made in vain"


async def _look_often(who: Client, id: str) -> None:
    while True:
        await who.http.get(f"/tournaments/{id}")
        await asyncio.sleep(0.01)


# -- a process is killed ------------------------------------------------------------------------------------------


async def test_clocks_notices_and_rounds_of_a_process_that_was_killed_go_on_at_the_other(
    postgres: Cluster, tmp_path: Path, hook: Letters
) -> None:
    pair = Pair(rooms.open_house(tmp_path, 2, postgres.database(), *FLAGS))  # nobody else misses it
    database, timed = pair.servers[0].database, {"pace": {"kind": "day"}, "replace": "bot"}
    kept, here, there = await together(pair, **timed)
    late, _, _ = await together(pair, **timed)
    told, (mei, bao), (_, bao_there) = await together(pair)
    await bao_there.post("/api/me/notices", {"kind": "webhook", "address": hook.address}, 201)
    over, people = await entered(pair, 4)
    await people[0][0].post(f"/api/tournaments/{over}/start", {})
    unbegun, others = await entered(pair, 4)
    await others[0][0].post(f"/api/tournaments/{unbegun}/start", {})
    due = (await here[0].get(f"/api/tables/{kept}"))["clock"]["due"]
    await _until_turn_of(bao, mei, told)  # he is to be told in a second
    pair.servers[0].kill()
    # as if it had been killed in the middle: a round is over and the next not made, a table is made and not begun
    await stored(database, "update tables set status = 'ended', alarm = null where tournament = $1", over)
    tables = await stored(database, "select id from tables where tournament = $1", unbegun)
    first = tables[0]["id"]
    await stored(database, "delete from turns where table_id = $1", first)
    await stored(database, "delete from snapshots where table_id = $1", first)
    await stored(database, "update tables set status = 'open', version = 0, to_move = -1 where id = $1", first)
    # and a day has passed at one table
    moved = "update tables set asked = asked - $2, due = due - $2, alarm = due - $2 where id = $1"
    await stored(database, moved, late, 1.5 * DAY)
    async with asyncio.timeout(180):
        assert json.loads((await hook.next())[1])["table"] == told, "another one tells him"
        await hook.none(1.5)
        assert (await there[0].get(f"/api/tables/{kept}"))["clock"]["due"] == due, "clocks are exact"
        while not await stored(database, "select 1 from seats where table_id = $1 and replaced", late):
            await asyncio.sleep(0.1)  # nobody asks for it
        assert (await people[1][1].get(f"/api/tournaments/{over}"))["status"] == "running"
        while len((info := await people[1][1].get(f"/api/tournaments/{over}"))["rounds"]) < 2:
            await asyncio.sleep(0.1)
        while (await stored(database, "select status from tables where id = $1", first)) != [("running",)]:
            await asyncio.sleep(0.1)
    assert len(info["rounds"]) == 2
    assert all(table["status"] == "running" for table in info["rounds"][1]["tables"])
    await pair.close()
    pair.servers[1].stop()
